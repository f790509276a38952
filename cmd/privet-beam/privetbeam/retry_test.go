package privetbeam

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem/local"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/risk"
	"github.com/privet-go/privet/validator"
)

// whole is the pipeline that does all there is to do.
func whole(t testing.TB, table *Table, folder string) func(s beam.Scope) {
	return func(s beam.Scope) {
		parts := Split(s, table)
		profile := Profile(s, table, parts)
		Report(s, profile, folder+"/profile.json")
		masked, err := Mask(s, table, parts, profile, []byte(policyText), folder+"/masked")
		if err != nil {
			t.Fatal(err)
		}
		findings, err := Validate(s, table, masked, profile, []byte(policyText))
		if err != nil {
			t.Fatal(err)
		}
		Report(s, findings, folder+"/findings.json")
		assessed, err := Risk(s, table, parts, profile, []string{"birthdate", "status"})
		if err != nil {
			t.Fatal(err)
		}
		Report(s, assessed, folder+"/risk.json")
	}
}

// A flaky file system is the local one, but that the first writing of each of some files fails in the middle.
type flaky struct{ filesystem.Interface }

var failing = map[string]bool{}

func (f flaky) OpenWrite(ctx context.Context, name string) (io.WriteCloser, error) {
	for part := range failing {
		if strings.Contains(name, part) {
			delete(failing, part)
			w, err := f.Interface.OpenWrite(ctx, strings.TrimPrefix(name, "flaky://"))
			if err == nil {
				_, _ = w.Write([]byte("half a par"))
				_ = w.Close()
			}
			return nil, errors.New("the worker is gone")
		}
	}
	return f.Interface.OpenWrite(ctx, strings.TrimPrefix(name, "flaky://"))
}

func (f flaky) OpenRead(ctx context.Context, name string) (io.ReadCloser, error) {
	return f.Interface.OpenRead(ctx, strings.TrimPrefix(name, "flaky://"))
}

func init() {
	filesystem.Register("flaky", func(ctx context.Context) filesystem.Interface { return flaky{local.New(ctx)} })
}

// TestFailedBundle holds that a part that could not be written fails the run, as a runner that does not do it again has it, and that
// doing it again gives the whole.
func TestFailedBundle(t *testing.T) {
	t.Setenv("PRIVET_KEY_MAIN", key)
	folder := t.TempDir()
	name := folder + "/people.csv"
	writePeople(t, name, 5000)
	want, _ := wholeFile(t, name)
	table := open(t, name, &Options{PartSize: 1 << 17})
	failing["-000001"] = true
	again := func() error {
		return run(t, func(s beam.Scope) {
			parts := Split(s, table)
			if _, err := Mask(s, table, parts, Profile(s, table, parts), []byte(policyText), "flaky://"+folder+"/masked"); err != nil {
				t.Fatal(err)
			}
		})
	}
	if err := again(); len(failing) > 0 || err == nil || !strings.Contains(err.Error(), "the worker is gone") {
		t.Errorf("a part that was not written: %v", err)
	}
	if err := again(); err != nil {
		t.Fatal(err)
	}
	if got := concatenated(t, folder+"/masked"); !bytes.Equal(got, want) {
		t.Error("after a retry the output is another one")
	}
}

// TestKilledWorker holds that a worker that is killed in the middle of its work leaves nothing that is taken for a part of the
// output, and that another one that does it all again gets the same.
func TestKilledWorker(t *testing.T) {
	t.Setenv("PRIVET_KEY_MAIN", key)
	folder := t.TempDir()
	name := folder + "/people.csv"
	if in := os.Getenv("PRIVET_TEST_FOLDER"); in != "" {
		if err := run(t, whole(t, open(t, in+"/people.csv", &Options{PartSize: 1 << 17}), in)); err != nil {
			t.Fatal(err)
		}
		return
	}
	writePeople(t, name, 20_000)
	want, _ := wholeFile(t, name)
	worker := exec.Command(os.Args[0], "-test.run", "^TestKilledWorker$")
	worker.Env = append(os.Environ(), "PRIVET_TEST_FOLDER="+folder)
	if err := worker.Start(); err != nil {
		t.Fatal(err)
	}
	written := func() []string {
		names, _ := filepath.Glob(folder + "/masked/*.csv")
		return names
	}
	for end := time.Now().Add(time.Minute); len(written()) == 0 && time.Now().Before(end); {
		time.Sleep(time.Millisecond)
	}
	if err := worker.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = worker.Wait()
	parts := written()
	for _, part := range parts {
		b, err := os.ReadFile(part)
		if err != nil || !bytes.Contains(want, b) {
			t.Errorf("%s is no part of the output: %v", filepath.Base(part), err)
		}
	}
	t.Logf("killed after %d parts", len(parts))
	if err := run(t, whole(t, open(t, name, &Options{PartSize: 1 << 17}), folder)); err != nil {
		t.Fatal(err)
	}
	var got []byte
	for _, part := range written() {
		b, err := os.ReadFile(part)
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, b...)
	}
	if !bytes.Equal(got, want) {
		t.Error("what was done again is another output")
	}
}

// TestValidateAndRisk holds that a table that was masked as it should be has no high finding, that a part that is put back in clear
// has one, and that classes are counted over all parts.
func TestValidateAndRisk(t *testing.T) {
	t.Setenv("PRIVET_KEY_MAIN", key)
	folder := t.TempDir()
	name := folder + "/people.csv"
	writePeople(t, name, 5000)
	table := open(t, name, &Options{PartSize: 1 << 17})
	if err := run(t, whole(t, table, folder)); err != nil {
		t.Fatal(err)
	}
	read := func(file string, v any) {
		t.Helper()
		b, err := os.ReadFile(folder + "/" + file)
		if err == nil {
			err = json.Unmarshal(b, v)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	var findings []Finding
	read("findings.json", &findings)
	policy, err := masker.ParsePolicy([]byte(policyText))
	if err != nil {
		t.Fatal(err)
	}
	v, err := validator.New(&validator.Options{Profiler: engine(), Policy: policy, Keys: Keys(policy)})
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	masked, _ := wholeFile(t, name)
	report, err := v.Tables([]validator.Table{{Name: "table", FileName: "people.csv", Original: bytes.NewReader(text), Masked: bytes.NewReader(masked)}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	ofParts, ofWhole := map[string]bool{}, map[string]bool{}
	for _, f := range findings {
		if validator.Level(f.Level).AtLeast(validator.High) {
			ofParts[fmt.Sprint(f.Code, f.Columns)] = true
		}
	}
	for _, f := range report.Findings {
		if f.Level.AtLeast(validator.High) {
			ofWhole[fmt.Sprint(f.Code, f.Columns)] = true
		}
	}
	if !maps.Equal(ofParts, ofWhole) {
		t.Errorf("the parts have %v, and the whole %v", ofParts, ofWhole)
	}

	var a Assessment
	read("risk.json", &a)
	counted, err := risk.NewTable(&risk.TableOptions{QuasiIdentifiers: a.Reidentification.QuasiIdentifiers})
	if err != nil {
		t.Fatal(err)
	}
	err = engine().Rows(bytes.NewReader(text), nil, []int{3, 4}, func(row []string) error { return counted.Add(row, nil) })
	if err != nil {
		t.Fatal(err)
	}
	if want, err := counted.Reidentification(); err != nil || !reflect.DeepEqual(a.Reidentification, want) {
		t.Errorf("%+v and not %+v: %v", a.Reidentification, want, err)
	}

	if err := run(t, func(s beam.Scope) {
		parts := Split(s, table)
		masked := beam.ParDo(s, &clearFn{*table, folder + "/clear"}, parts)
		findings, err := Validate(s, table, masked, Profile(s, table, parts), []byte(policyText))
		if err != nil {
			t.Fatal(err)
		}
		Report(s, findings, folder+"/clear.json")
	}); err != nil {
		t.Fatal(err)
	}
	read("clear.json", &findings)
	bad := map[string]int64{}
	for _, f := range findings {
		if validator.Level(f.Level).AtLeast(validator.High) && len(f.Columns) > 0 {
			bad[f.Columns[0]] += f.Count
		}
	}
	if bad["email"] < 5000 || bad["name"] < 5000 {
		t.Errorf("nothing was masked, and the findings are %v", bad)
	}
}

// A clearFn masks nothing.
type clearFn struct {
	Table  Table
	Folder string
}

func (fn *clearFn) ProcessElement(ctx context.Context, p Part) (Masked, error) {
	data, err := p.read(ctx, &fn.Table)
	if p.Number == 0 {
		data = append(bytes.Clone(p.Head), data...)
	}
	m := Masked{Part: p, File: fn.Table.output(fn.Folder, &p)}
	return m, errors.Join(err, writeWhole(ctx, m.File, data))
}

func init() { beam.RegisterDoFn(&clearFn{}) }
