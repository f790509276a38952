package profiler_test

import (
	"flag"
	"fmt"
	"log"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/profiler/internal/tables"
)

// A table that is on several machines is judged as one.
func ExampleSketch() {
	names := []string{"contact", "price"}
	here, there := profiler.NewSketch(names), profiler.NewSketch(names)
	there.Add(1, []string{"joe@example.com", "8.99"})
	sent, err := there.MarshalBinary()
	if err != nil {
		log.Fatal(err)
	}

	here.Add(0, []string{"jane@example.com", "12.50"})
	var received profiler.Sketch
	if err := received.UnmarshalBinary(sent); err != nil {
		log.Fatal(err)
	}
	if err := here.Merge(&received); err != nil {
		log.Fatal(err)
	}
	p, err := profiler.New(nil)
	if err != nil {
		log.Fatal(err)
	}
	for _, r := range p.Columns(here.Columns()) {
		fmt.Println(r.Column, r.Label, r.Count)
	}
	// Output:
	// contact EMAIL_ADDRESS 2
	// price NONE 2
}

var sketchTables = flag.String("sketch-tables", "", "a `folder` of CSV files that TestSketchVerdicts judges as well")

// TestSketchVerdicts holds that the verdict on a table is that of its parts, in any order.
func TestSketchVerdicts(t *testing.T) {
	longtest.Alone(t)
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	for table := range tables.Generate(tables.Options{Seed: 42, Tables: 60, Part: tables.Test, Lists: tables.Load()}) {
		var columns []profiler.Column
		for _, c := range table.Columns {
			columns = append(columns, profiler.Column{Name: c.Name, Values: c.Values})
		}
		holdSketch(t, p, columns)
	}
	if *sketchTables == "" {
		return
	}
	files, err := filepath.Glob(filepath.Join(*sketchTables, "*"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no tables: %v", err)
	}
	judged := 0
	for _, name := range files {
		if columns := readColumns(t, p, name); columns != nil {
			holdSketch(t, p, columns)
			judged += len(columns)
		}
	}
	t.Logf("%d columns of files", judged)
}

// readColumns reads a file of rows. Others, and such as cannot be read, have no columns.
func readColumns(t *testing.T, p *profiler.Profiler, name string) []profiler.Column {
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	opts := &profiler.FileOptions{Name: filepath.Base(name)}
	report, err := p.File(strings.NewReader(string(text)), opts, nil)
	if err != nil || len(report.Columns) == 0 {
		t.Logf("%s has no rows: %v", name, err)
		return nil
	}
	columns, places := make([]profiler.Column, len(report.Columns)), make([]int, len(report.Columns))
	for i, c := range report.Columns {
		columns[i].Name, places[i] = c.Column, i
	}
	err = p.Rows(strings.NewReader(string(text)), opts, places, func(values []string) error {
		for i, v := range values {
			columns[i].Values = append(columns[i].Values, v)
		}
		return nil
	})
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return columns
}

// holdSketch holds that columns of at most 1,000 values are judged as they are when they are cut.
func holdSketch(t *testing.T, p *profiler.Profiler, columns []profiler.Column) {
	t.Helper()
	names, rows := make([]string, len(columns)), 0
	for i, c := range columns {
		names[i], rows = c.Name, max(rows, len(c.Values))
	}
	want := p.Columns(columns)
	r := rand.New(rand.NewPCG(uint64(rows), 3))
	for _, parts := range []int{1, 7, 100} {
		sketches := make([]*profiler.Sketch, parts)
		for i := range sketches {
			sketches[i] = profiler.NewSketch(names)
		}
		for _, i := range r.Perm(rows) {
			row := make([]string, len(columns))
			for c := range columns {
				row[c] = columns[c].Values[i]
			}
			sketches[r.IntN(parts)].Add(uint64(i), row)
		}
		whole := new(profiler.Sketch)
		for _, i := range r.Perm(parts) {
			if err := whole.Merge(sketches[i]); err != nil {
				t.Fatal(err)
			}
		}
		if got := p.Columns(whole.Columns()); !reflect.DeepEqual(got, want) {
			t.Errorf("%q in %d parts is %v, and %v as a whole", names, parts, got, want)
		}
	}
}
