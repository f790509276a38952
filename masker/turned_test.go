package masker_test

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// turnedColumns are the columns of files that turn.
var turnedColumns = []string{"id", "status", "c1", "c2", "c3", "c4", "product", "quantity"}

// turnedRows gives rows of things, a sample and more, and rows of people behind them in some columns. What
// they hold then is personal.
func turnedRows(things, people, again int) (rows [][]string, personal []string) {
	r := tableMaker{rand.New(rand.NewPCG(7, 8))}
	for i := range things + people + again {
		p := r.person(i)
		row := []string{p["id"], p["status"], fmt.Sprint(i % 60), fmt.Sprintf("X%d", i%50), "", "low", p["product"], p["quantity"]}
		if i >= things && i < things+people {
			last := p["last_name"]
			row[1], row[2], row[3], row[4], row[5] = last, r.digits("5########"), "MRN"+r.digits("2####"), last, strings.ToLower(last)
			personal = append(personal, row[1:6]...)
		}
		rows = append(rows, row)
	}
	return rows, personal
}

// csvOf and linesOf spell a table.
func csvOf(rows [][]string) string {
	var b strings.Builder
	w := csv.NewWriter(&b)
	_ = w.Write(turnedColumns)
	_ = w.WriteAll(rows)
	return b.String()
}

func linesOf(rows [][]string) string {
	var b strings.Builder
	for _, row := range rows {
		record := map[string]string{}
		for i, name := range turnedColumns {
			if i != 4 || row[i] != "" {
				record[name] = row[i]
			}
		}
		line, _ := json.Marshal(record)
		b.Write(append(line, '\n'))
	}
	return b.String()
}

// valuesOf gives the values of a column.
func valuesOf(t *testing.T, name, file string, column int) (values []string) {
	t.Helper()
	if strings.HasSuffix(name, ".csv") {
		rows, err := csv.NewReader(strings.NewReader(file)).ReadAll()
		if err != nil {
			t.Fatal(err)
		}
		for _, row := range rows[1:] {
			values = append(values, row[column])
		}
		return values
	}
	for d := json.NewDecoder(strings.NewReader(file)); ; {
		record := map[string]string{}
		if err := d.Decode(&record); err == io.EOF {
			return values
		} else if err != nil {
			t.Fatal(err)
		}
		values = append(values, record[turnedColumns[column]])
	}
}

// TestTurned holds that people behind a sample of things are masked, that all else stays byte for
// byte, that neither workers nor reads change that, and that who profiles the file sees the same.
func TestTurned(t *testing.T) {
	longtest.Alone(t)
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := masker.New(&masker.Options{Finder: p, Classifier: p})
	if err != nil {
		t.Fatal(err)
	}
	for i, tt := range []struct {
		reason                string
		things, people, again int
		sample                int // 0: as many rows as a sample has by default
	}{
		{"in the last block of the sample", 1500, 50, 0, 0},
		{"blocks behind it", 7000, 300, 0, 0},
		{"and then things again", 4000, 2500, 3000, 0},
		{"at the first row behind it", 1000, 100, 0, 0},
		{"inside of a sample that is the file", 7000, 300, 0, 100_000},
		{"inside of a sample, and behind it", 7000, 300, 0, 7100},
	} {
		if i%longtest.Watched(1, 3) != 0 {
			continue
		}
		rows, personal := turnedRows(tt.things, tt.people, tt.again)
		for name, file := range map[string]string{"a.csv": csvOf(rows), "a.ndjson": linesOf(rows)} {
			if name == "a.ndjson" && i%longtest.Of(3, 1) != 0 {
				continue
			}
			var first string
			var report masker.Report
			for _, way := range []struct {
				workers int
				src     io.Reader
			}{{1, strings.NewReader(file)}, {4, iotest.HalfReader(strings.NewReader(file))}} {
				var dst bytes.Buffer
				got, err := m.File(&dst, way.src, &masker.FileOptions{Name: name, Workers: way.workers, SampleRows: tt.sample})
				if err != nil {
					t.Fatal(err)
				}
				if first == "" {
					first, report = dst.String(), got
				} else if dst.String() != first || !reflect.DeepEqual(got, report) {
					t.Errorf("%s, %s: %d workers mask otherwise: %+v; not %+v", tt.reason, name, way.workers, got, report)
				}
			}
			turned := 0
			for i, column := range turnedColumns {
				was, is := valuesOf(t, name, file, i), valuesOf(t, name, first, i)
				for k := range tt.things {
					if was[k] != is[k] {
						t.Fatalf("%s, %s: %s of row %d was not masked before the column turned", tt.reason, name, column, k+1)
					}
				}
				for k := tt.things; k < tt.things+tt.people; k++ {
					if masked := was[k] != is[k]; masked != (i >= 1 && i <= 5) {
						t.Errorf("%s, %s: %s of row %d: masked %v", tt.reason, name, column, k+1, masked)
						break
					}
				}
				c := report.Columns[slices.IndexFunc(report.Columns, func(c masker.ColumnReport) bool { return c.Column == column })]
				if want := i >= 1 && i <= 5 && i != 4; (c.Turned == int64(tt.things)+1) != want {
					t.Errorf("%s, %s: %s turned at %d", tt.reason, name, column, c.Turned)
				}
				if c.Turned > 0 {
					turned++
				}
			}
			for _, value := range personal {
				if strings.Contains(first, `"`+value+`"`) || strings.Contains(first, ","+value+",") {
					t.Errorf("%s, %s: something stays", tt.reason, name)
					break
				}
			}
			profiled, err := p.File(strings.NewReader(file), &profiler.FileOptions{Name: name, SampleRows: tt.sample}, nil)
			if err != nil || len(profiled.Turned) != turned {
				t.Errorf("%s, %s: profiled %+v, %v", tt.reason, name, profiled, err)
			}
			for i, c := range report.Columns {
				v := privet.Result{Column: c.Column, Label: c.Label, Confidence: c.Confidence, Count: c.Count, Matched: c.Matched}
				if !reflect.DeepEqual(v, profiled.Columns[i]) {
					t.Errorf("%s, %s: profiled %+v, masked %+v", tt.reason, name, profiled.Columns[i], v)
				}
			}
		}
	}
}

// TestNotTurned holds that further states, larger numbers, dates and things behind the sample are
// neither masked nor counted.
func TestNotTurned(t *testing.T) {
	longtest.Alone(t)
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := masker.New(&masker.Options{Finder: p, Classifier: p})
	if err != nil {
		t.Fatal(err)
	}
	states := strings.Fields("new open paid shipped returned refunded cancelled lost packed delayed archived")
	r := rand.New(rand.NewPCG(1, 2))
	var b strings.Builder
	b.WriteString("id,status,quantity,discount,shipped_at,code,remark_code\n")
	for i := range 20_000 {
		known, most, discount, shipped, code := 4, 9, "0", "never", "A1"
		if i >= 1200 {
			known, most, discount, code = len(states), 5000, fmt.Sprintf("%.2f", 50*r.Float64()), "B2"
			shipped = fmt.Sprintf("2024-0%d-1%d", 1+r.IntN(9), r.IntN(10))
		}
		fmt.Fprintf(&b, "%d,%s,%d,%s,%s,%s,%d\n", i, states[r.IntN(known)], 1+r.IntN(most), discount, shipped, code, i/100)
	}
	var dst bytes.Buffer
	report, err := m.File(&dst, strings.NewReader(b.String()), nil)
	if err != nil {
		t.Fatal(err)
	}
	was, is := strings.Split(b.String(), "\n"), strings.Split(dst.String(), "\n")
	for i := range was {
		if was[i] != is[i] {
			t.Errorf("line %d: %q became %q", i+1, was[i], is[i])
			break
		}
	}
	for _, c := range report.Columns {
		if c.Label != privet.None || c.Turned != 0 || c.Contradictions != 0 {
			t.Errorf("%+v", c)
		}
	}
}
