package masker_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"net/url"
	"strings"
	"testing"

	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// TestLayoutsLeaveNobody masks files of twenty made-up people in layouts of which no delimiter or no name says what stands where:
// no unique value stays, each status does, and so does what the layout is made of.
func TestLayoutsLeaveNobody(t *testing.T) {
	names := []string{"badge", "name", "email", "ssn", "password", "mrn", "pay", "status"}
	r := rand.New(rand.NewPCG(3, 1))
	people := tableMaker{r}
	var rows [][]string
	for i := range 20 {
		p := people.person(i)
		rows = append(rows, []string{fmt.Sprint(i + 1), p["first_name"] + " " + p["last_name"], fmt.Sprintf("box%d%c@quarry.example", r.IntN(9999), 'a'+i),
			people.digits("219-1#-1###"), fmt.Sprintf("Kiln%dmoss%c", 100+r.IntN(899), 'a'+i), people.digits("MR2#####"), people.digits("4####"), []string{"open", "shut"}[i%2]})
	}
	each := func(head string, row func(values []string) string, foot string) string {
		var b strings.Builder
		b.WriteString(head)
		for _, values := range rows {
			b.WriteString(row(values))
		}
		return b.String() + foot
	}
	padded := func(values []string) string {
		line := ""
		for _, v := range values {
			line += fmt.Sprintf("%-28s", v)
		}
		return strings.TrimRight(line, " ") + "\n"
	}
	quoted := func(values []string) string {
		return "'" + strings.ReplaceAll(strings.ReplaceAll(strings.Join(values, "\x00"), "'", "''"), "\x00", "', '") + "'"
	}
	pairs := func(form string, values []string) string {
		var parts []string
		for i, v := range values {
			if form == "%s=%s" {
				v = url.QueryEscape(v)
			}
			parts = append(parts, fmt.Sprintf(form, names[i], v))
		}
		return strings.Join(parts, map[string]string{"%s=%s": "&", "%10s: %s": "\n", "%s,%s": "\n", `%s="%s"`: " "}[form])
	}
	m, err := masker.New(&masker.Options{Finder: newTestProfiler(t), Classifier: newTestProfiler(t)})
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ name, in string }{
		{"fixed.txt", each(padded(names), padded, "")},
		{"fixed.dat", each("Staff of York\n\n"+padded(names)+strings.Repeat("-", 200)+"\n", padded, "")},
		{"nameless.csv", each("", func(v []string) string { return strings.Join(v, ",") + "\n" }, "")},
		{"nameless.txt", each("", func(v []string) string { return strings.Join(v, "|") + "\n" }, "")},
		{"nameless.sql", each("", func(v []string) string { return "INSERT INTO staff VALUES (" + quoted(v) + ");\n" }, "")},
		{"copy.sql", each("COPY staff FROM stdin;\n", func(v []string) string { return strings.Join(v, "\t") + "\n" }, "\\.\n")},
		{"query.txt", each("", func(v []string) string { return pairs("%s=%s", v) + "\n" }, "")},
		{"query.csv", each("id,query\n", func(v []string) string { return v[0] + "," + pairs("%s=%s", v) + "\n" }, "")},
		{"bound.log", each("", func(v []string) string {
			return "2026-01-02 03:04:05 DEBUG insert into staff (" + strings.Join(names, ", ") + ") values (" + strings.Repeat("?, ", 7) + "?) [" + strings.Join(v, ", ") + "]\n"
		}, "")},
		{"quoted.log", each("", func(v []string) string { return "Jan  2 03:04:05 web app[7]: saved " + pairs(`%s="%s"`, v) + "\n" }, "")},
		{"pairs.csv", each("key,value\n", func(v []string) string { return pairs("%s,%s", v) + "\n" }, "")},
		{"right.txt", each("", func(v []string) string { return "****** row ******\n" + pairs("%10s: %s", v) + "\n" }, "")},
	} {
		var dst bytes.Buffer
		if _, err := m.File(&dst, strings.NewReader(tt.in), &masker.FileOptions{Name: tt.name}); err != nil {
			t.Errorf("%s: %v", tt.name, err)
			continue
		}
		out := dst.String()
		for _, values := range rows {
			for k, v := range values[1:7] {
				if strings.Contains(out, v) || strings.Contains(out, url.QueryEscape(v)) {
					t.Errorf("%s: a value of %s stays", tt.name, names[k+1])
				}
			}
		}
		for _, stays := range []string{"open", "shut", "\n", "&", "=", "|", "(", "'"} {
			if got, want := strings.Count(out, stays), strings.Count(tt.in, stays); got != want {
				t.Errorf("%s: %d of %q, want %d", tt.name, got, stays, want)
			}
		}
	}
}

// newTestProfiler makes a profiler.
func newTestProfiler(t *testing.T) *profiler.Profiler {
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}
