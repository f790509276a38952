package privetbeam

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	_ "github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem/local"
	_ "github.com/apache/beam/sdks/v2/go/pkg/beam/runners/prism"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/validator"
)

const key = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"

const policyText = `{"idsKeyRef":"main","columns":{"birthdate":{"operator":"shift","by":"customer_id","min":-30,"max":30}},"labels":{"PERSON":{"operator":"fake"},"EMAIL_ADDRESS":{"operator":"pseudonym"}}}`

func TestMain(m *testing.M) {
	flag.Parse()
	beam.Init()
	slog.SetLogLoggerLevel(slog.LevelError)
	os.Exit(m.Run())
}

// writePeople writes a table of people who do not exist. A comment here and there has an address in it, and from row 5,000
// on a column that had cities has numbers of cards.
func writePeople(t testing.TB, name string, rows int) {
	t.Helper()
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	b := bufio.NewWriter(f)
	b.WriteString("customer_id,name,email,birthdate,status,amount,remark,colour\r\n")
	r := rand.New(rand.NewPCG(1, 2))
	given, family := []string{"Ada", "Jane", "Joe", "Marta", "Ivan", "Lena"}, []string{"Vance", "Miller", "Nowak", "Silva", "Okafor"}
	for i := range rows {
		g, f := given[r.IntN(len(given))], family[r.IntN(len(family))]
		remark := "paid, thanks"
		if r.IntN(40) == 0 {
			remark = fmt.Sprintf("call %s at +1 212 555 01%02d\nor write to %s@example.com", g, r.IntN(100), strings.ToLower(f))
		}
		colour := []string{"red", "green", "blue"}[r.IntN(3)]
		if i > 5000 && r.IntN(3) == 0 {
			colour = fmt.Sprintf("jane%d@example.com", i)
		}
		fmt.Fprintf(b, "C-%08d,%s %s,%s.%s%d@example.com,%04d-%02d-%02d,%s,%d.%02d,\"%s\",%s\r\n", i*7, g, f, strings.ToLower(g), strings.ToLower(f), i,
			1940+r.IntN(60), 1+r.IntN(12), 1+r.IntN(28), []string{"active", "closed"}[r.IntN(2)], r.IntN(1000), r.IntN(100), remark, colour)
	}
	if err := errors.Join(b.Flush(), f.Close()); err != nil {
		t.Fatal(err)
	}
}

// run runs a pipeline on the local runner.
func run(t testing.TB, build func(s beam.Scope)) error {
	t.Helper()
	p, s := beam.NewPipelineWithRoot()
	build(s)
	_, err := beam.Run(context.Background(), "prism", p)
	return err
}

// verdictsOf keeps what a pipeline says.
var said = make(chan Verdicts, 1)

func say(v Verdicts) { said <- v }

func init() { beam.RegisterFunction(say) }

func open(t testing.TB, pattern string, opts *Options) *Table {
	t.Helper()
	table, err := Open(context.Background(), pattern, opts)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// concatenated gives what the files in a folder hold, in the order of their names.
func concatenated(t testing.TB, folder string) []byte {
	t.Helper()
	all := new(bytes.Buffer)
	concatenate(t, all, folder)
	return all.Bytes()
}

func concatenate(t testing.TB, dst io.Writer, folder string) {
	t.Helper()
	names, err := filepath.Glob(folder + "/*")
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(names)
	for _, name := range names {
		f, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		_, err = io.Copy(dst, f)
		f.Close()
		if err != nil {
			t.Fatal(err)
		}
	}
}

// wholeFile masks and profiles a file without Beam.
func wholeFile(t testing.TB, name string) ([]byte, profiler.FileReport) {
	t.Helper()
	masked := new(bytes.Buffer)
	report := maskWhole(t, masked, name)
	return masked.Bytes(), report
}

func maskWhole(t testing.TB, dst io.Writer, name string) profiler.FileReport {
	t.Helper()
	p := engine()
	policy, err := masker.ParsePolicy([]byte(policyText))
	if err != nil {
		t.Fatal(err)
	}
	m, err := masker.New(&masker.Options{Policy: policy, Finder: p, Classifier: p, Keys: Keys(policy)})
	if err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := m.File(dst, f, &masker.FileOptions{Name: "people.csv"}); err != nil {
		t.Fatal(err)
	}
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		t.Fatal(err)
	}
	report, err := p.File(f, &profiler.FileOptions{Name: "people.csv"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return report
}

// holdVerdicts holds that verdicts are those on the whole.
func holdVerdicts(t testing.TB, v *Verdicts, report *profiler.FileReport) {
	t.Helper()
	if v.Rows != report.Rows {
		t.Errorf("%d rows are %d", report.Rows, v.Rows)
	}
	for i, r := range report.Columns {
		turned := int64(0)
		for _, x := range report.Turned {
			if x.Column == i {
				turned = x.Row
			}
		}
		if i >= len(v.Columns) || v.Columns[i].Label != string(r.Label) || v.Columns[i].Confidence != r.Confidence || (v.Columns[i].Turned > 0) != (turned > 0) {
			t.Errorf("column %s is %s (%v, turned %d), and not %v", r.Column, r.Label, r.Confidence, turned, v.Columns)
		}
	}
}

// TestOneTable holds that a table that is cut into parts is judged and masked as the file that it is.
func TestOneTable(t *testing.T) {
	t.Setenv("PRIVET_KEY_MAIN", key)
	for _, c := range []struct {
		rows     int
		partSize int64
	}{{0, 0}, {10, 0}, {999, 1}, {1000, 0}, {3000, 1 << 16}, {20_000, 1 << 18}} {
		t.Run(fmt.Sprint(c), func(t *testing.T) {
			folder := t.TempDir()
			name, out := folder+"/people.csv", folder+"/masked"
			writePeople(t, name, c.rows)
			masked, report := wholeFile(t, name)
			table := open(t, name, &Options{PartSize: c.partSize})
			err := run(t, func(s beam.Scope) {
				parts := Split(s, table)
				profile := Profile(s, table, parts)
				beam.ParDo0(s, say, profile)
				if _, err := Mask(s, table, parts, profile, []byte(policyText), out); err != nil {
					t.Fatal(err)
				}
			})
			if err != nil {
				t.Fatal(err)
			}
			if got := concatenated(t, out); !bytes.Equal(got, masked) {
				at := 0
				for at < min(len(got), len(masked)) && got[at] == masked[at] {
					at++
				}
				t.Errorf("%d bytes are %d, others from %d on: %.200q and not %.200q", len(masked), len(got), at, got[at:], masked[at:])
			}
			v := <-said
			holdVerdicts(t, &v, &report)
		})
	}
}

// TestWhole holds, of ten million rows in its long form, that a table that is profiled, masked and validated in parts is judged, masked and
// found as it is in one piece, to the last byte.
func TestWhole(t *testing.T) {
	t.Setenv("PRIVET_KEY_MAIN", key)
	folder := t.TempDir()
	name := folder + "/people.csv"
	writePeople(t, name, longtest.Of(6000, 10_000_000))
	want, got := sha256.New(), sha256.New()
	report := maskWhole(t, want, name)
	if err := run(t, whole(t, open(t, name, &Options{PartSize: longtest.Of[int64](1<<17, 0)}), folder)); err != nil {
		t.Fatal(err)
	}
	concatenate(t, got, folder+"/masked")
	if !bytes.Equal(got.Sum(nil), want.Sum(nil)) {
		t.Error("what is masked in parts is something else")
	}
	var v Verdicts
	var findings []Finding
	for file, into := range map[string]any{"profile": &v, "findings": &findings} {
		b, err := os.ReadFile(folder + "/" + file + ".json")
		if err == nil {
			err = json.Unmarshal(b, into)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	holdVerdicts(t, &v, &report)
	for _, f := range findings {
		if f.Level == string(validator.Critical) {
			t.Errorf("%+v", f)
		}
	}
}

// TestSeveralFiles holds that files with the same columns are one table, and that one with other columns is refused.
func TestSeveralFiles(t *testing.T) {
	t.Setenv("PRIVET_KEY_MAIN", key)
	folder := t.TempDir()
	all := folder + "/people.csv"
	writePeople(t, all, 4000)
	want, _ := wholeFile(t, all)
	text, err := os.ReadFile(all)
	if err != nil {
		t.Fatal(err)
	}
	head, rest, _ := bytes.Cut(text, []byte("\r\n"))
	head = append(head, "\r\n"...)
	cut := bytes.Index(rest, []byte("\r\nC-00014000,")) + 2 // in front of row 2,001
	for i, rows := range [][]byte{rest[:cut], rest[cut:]} {
		if err := os.WriteFile(fmt.Sprintf("%s/part-%d.csv", folder, i), slices.Concat(head, rows), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	mask := func(table *Table) error {
		return run(t, func(s beam.Scope) {
			parts := Split(s, table)
			if _, err := Mask(s, table, parts, Profile(s, table, parts), []byte(policyText), folder+"/masked"); err != nil {
				t.Fatal(err)
			}
		})
	}
	table := open(t, folder+"/part-*.csv", &Options{PartSize: 1 << 16})
	if err := mask(table); err != nil {
		t.Fatal(err)
	}
	if got := bytes.Split(concatenated(t, folder+"/masked"), head); len(got) != 3 || !bytes.Equal(slices.Concat(head, got[1], got[2]), want) {
		t.Errorf("two files are masked otherwise than one, in %d pieces", len(got))
	}

	if err := os.WriteFile(folder+"/part-2.csv", []byte("name,email\r\nJane Miller,jane@example.com\r\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := mask(open(t, folder+"/part-*.csv", nil)); err == nil || !strings.Contains(err.Error(), ErrColumns.Error()) || strings.Contains(err.Error(), "jane@") {
		t.Errorf("a file with other columns: %v", err)
	}
}
