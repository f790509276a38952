package masker_test

import (
	"bytes"
	"compress/gzip"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// A verdictFile is a file that is profiled and masked.
type verdictFile struct {
	reason, name, content string
	noHeader              bool
	searched              []string // columns that are NONE and are masked as free text all the same
}

// verdictFiles gives files of each format, with what has made one who profiles and one who
// masks differ.
func verdictFiles(t *testing.T) []verdictFile {
	const columns = "id|name|email|date_of_birth|city|order_total|status|created_at|product|description|remark_2|empty_code"
	names := strings.Split(columns, "|")
	r := tableMaker{rand.New(rand.NewPCG(3, 4))}
	people := make([]person, 300)
	for i := range people {
		p := r.person(i)
		p["description"] = p["product"]
		people[i] = p
	}
	// One address in a column of things, and a remark behind most samples.
	people[3]["product"] += ", ask " + people[3]["email"]
	people[250]["remark_2"] = "call " + people[250]["phone"]
	table := func(comma rune, header bool) string {
		var b strings.Builder
		w := csv.NewWriter(&b)
		w.Comma = comma
		if header {
			_ = w.Write(names)
		}
		for _, p := range people {
			row := make([]string, len(names))
			for i, name := range names {
				row[i] = p[name]
			}
			_ = w.Write(row)
		}
		w.Flush()
		return b.String()
	}
	records := func(begin, between, end string) string {
		var b strings.Builder
		for i, p := range people {
			record := map[string]any{"id": i, "vip": i%3 == 0, "closed": nil, "who": map[string]any{"name": p["name"], "mails": []string{p["email"]}},
				"product": p["product"], "description": p["description"]}
			if i >= 200 {
				record["quantity"] = i
				record["contact"] = map[string]any{"phone": p["phone"], "city": p["city"], "created_at": p["created_at"]}
			}
			line, err := json.Marshal(record)
			if err != nil {
				t.Fatal(err)
			}
			b.WriteString(begin)
			b.Write(line)
			begin = between
		}
		return b.String() + end
	}
	lines := strings.SplitAfter(table(',', true), "\n")
	for i := range lines {
		if i%2 == 1 {
			lines[i] = strings.TrimSuffix(lines[i], "\n") + fmt.Sprintf(",%d,ann%d@example.org\n", i, i)
		}
	}
	doubted := []string{"product"}
	csvFile := table(',', true)
	return []verdictFile{
		{"a table", "a.csv", csvFile, false, doubted},
		{"compressed", "a.csv.gz", compressed(csvFile), false, doubted},
		{"semicolons", "a.csv", table(';', true), false, doubted},
		{"tabs", "a.tsv", table('\t', true), false, doubted},
		{"no header", "a.csv", table(',', false), false, nil},
		{"a header that is none", "a.csv", csvFile, true, nil},
		{"fields beyond the header", "a.csv", strings.Join(lines, ""), false, doubted},
		{"a title above the table", "a.csv", "Orders of the year\n" + csvFile, true, nil},
		{"a first row of words that some headers have", "a.csv", "status,open,Berlin\nclosed,paid,Paris\n", false, nil},
		{"a header alone", "a.csv", "id,email,status,blorp\n", false, []string{"status"}},
		{"lines", "a.ndjson", records("", "\n", "\n"), false, doubted},
		{"lines, compressed", "a.ndjson.gz", compressed(records("", "\n", "\n")), false, doubted},
		{"an array", "a.json", records("[", ",", "]"), false, doubted},
		{"values that come late", "a.csv", lateValues(), false, nil},
		{"wide rows", "a.csv", wide(700, 1100), false, nil},
		{"long rows", "a.ndjson", strings.Repeat(`{"id":1,"text":"`+strings.Repeat("x ", 20<<10)+`"}`+"\n", 300), false, nil},
	}
}

// wide gives a table of that many columns and rows.
func wide(columns, rows int) string {
	var b strings.Builder
	for c := range columns {
		fmt.Fprintf(&b, "col_%d,", c)
	}
	b.WriteString("status\n")
	for r := range rows {
		// Late rows are of another kind, which a shorter sample does not see.
		cell := []string{"x1,", "jane.doe@example.com,"}[min(r/800, 1)]
		b.WriteString(strings.Repeat(cell, columns))
		b.WriteString("open\n")
	}
	return b.String()
}

// lateValues gives a table of several blocks, of which columns have no values in the first, or hardly any.
func lateValues() string {
	r := tableMaker{rand.New(rand.NewPCG(5, 6))}
	var b strings.Builder
	b.WriteString("id,c1,c2,status,order_total,email\n")
	for i := range 9000 {
		row := []string{fmt.Sprint(i), "", "", "", "", ""}
		if p := r.person(i); i%400 == 3 || i > 6000 {
			row = []string{fmt.Sprint(i), p["last_name"], p["quantity"], p["status"], p["order_total"], p["email"]}
			if i > 6000 {
				row[3] = p["name"]
			}
		}
		b.WriteString(strings.Join(row, ",") + "\n")
	}
	return b.String()
}

func compressed(s string) string {
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	_, _ = io.WriteString(w, s)
	_ = w.Close()
	return b.String()
}

// TestOneVerdict holds that a file is judged alike by who profiles it and by who masks it,
// for samples of any length.
func TestOneVerdict(t *testing.T) {
	longtest.Alone(t)
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := masker.New(&masker.Options{Finder: p, Classifier: p})
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range verdictFiles(t) {
		samples := []int{0, 1, 7, 200}
		if len(f.content) > 1<<20 {
			samples = samples[:1]
		}
		for _, rows := range samples {
			profiled, err := p.File(strings.NewReader(f.content), &profiler.FileOptions{Name: f.name, NoHeader: f.noHeader, SampleRows: rows}, nil)
			if err != nil {
				t.Fatalf("%s: %v", f.reason, err)
			}
			masked, err := m.File(io.Discard, strings.NewReader(f.content), &masker.FileOptions{Name: f.name, NoHeader: f.noHeader, SampleRows: rows})
			if err != nil {
				t.Fatalf("%s: %v", f.reason, err)
			}
			if profiled.Header != masked.Header || profiled.SampledRows != masked.SampledRows || profiled.Rows != masked.Rows {
				t.Errorf("%s, sample %d: header %v and %v, %d and %d rows, sampled %d and %d", f.reason, rows, profiled.Header, masked.Header,
					profiled.Rows, masked.Rows, profiled.SampledRows, masked.SampledRows)
			}
			var verdicts []privet.Result
			var searched []string
			for _, c := range masked.Columns {
				verdicts = append(verdicts, privet.Result{Column: c.Column, Label: c.Label, Confidence: c.Confidence, Count: c.Count, Matched: c.Matched})
				if c.Searched && c.Label == privet.None {
					searched = append(searched, c.Column)
				}
				if c.Searched && c.Masked {
					t.Errorf("%s, sample %d: %s is searched and masked", f.reason, rows, c.Column)
				}
			}
			if !reflect.DeepEqual(profiled.Columns, verdicts) {
				t.Errorf("%s, sample %d: profiled\n\t%+v\nmasked\n\t%+v", f.reason, rows, profiled.Columns, verdicts)
			}
			for _, name := range f.searched {
				if rows == 0 && !slices.Contains(searched, name) {
					t.Errorf("%s: %s is not searched: %+v", f.reason, name, masked.Columns)
				}
			}
		}
	}
}
