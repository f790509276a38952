package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/privet-go/privet/profiler"
)

// TestPages holds that each command that reports has a page, which needs nothing else
// and escapes what it shows.
func TestPages(t *testing.T) {
	out := filepath.Join(t.TempDir(), "out.csv")
	const table = "email,<script>\na@example.com,1\nb@example.com,2\n"
	for _, tt := range []struct {
		args  []string
		input string
		want  string
		toErr bool
	}{
		{[]string{"profile", "-format", "html", "-"}, table, "&lt;script&gt;", false},
		{[]string{"profile", "-text", "-format", "html", "-"}, "write to a@example.com", "EMAIL_ADDRESS", false},
		{[]string{"mask", "-format", "html", "-o", out, "-"}, table, "&lt;script&gt;", true},
		{[]string{"validate", "-format", "html", "SSN", "123-45-6789", "123-45-6789"}, "", "UNCHANGED", false},
		{[]string{"validate", "-format", "html", "SSN", "123-45-6789", "***-**-6789"}, "", "valid", false},
		{[]string{"rules", "-format", "html", "SSN"}, "", "SSN", false},
	} {
		r := runPrivet(t, tt.input, nil, tt.args...)
		page := r.out
		if tt.toErr {
			page = r.err
		}
		if r.status == exitFailed || !strings.HasPrefix(page, "<!DOCTYPE html>") || !strings.HasSuffix(page, "</html>\n") || !strings.Contains(page, tt.want) {
			t.Errorf("%v: %d %s %s", tt.args, r.status, r.out, r.err)
		}
		if strings.Contains(page, "<script") || strings.Contains(page, "123-45") {
			t.Errorf("%v: the page has a script or a value", tt.args)
		}
	}
}

// TestNamesMoveNothing holds that a name of a column or a file that has an escape, a bell or a
// character that turns its direction around reaches no terminal, as a table, a page, a
// document or an error.
func TestNamesMoveNothing(t *testing.T) {
	dir := t.TempDir()
	const bad = "\x1b]0;x\a\u009b2J\u202egnp\u2066\u2028"
	in := filepath.Join(dir, "in")
	if err := os.Mkdir(in, 0o700); err != nil {
		t.Fatal(err)
	}
	table := "email,a" + bad + "\na@example.com,x y\nb@example.com,z y\n"
	file := filepath.Join(in, "f"+bad+".csv")
	if err := os.WriteFile(file, []byte(table), 0o600); err != nil {
		t.Skip(err)
	}
	if err := os.WriteFile(filepath.Join(in, "g"+bad+".png"), []byte("\x89PNG\r\n\x1a\n"), 0o600); err != nil {
		t.Skip(err)
	}
	out := filepath.Join(dir, "out")
	for _, args := range [][]string{
		{"profile", in}, {"report", in}, {"mask", "-o", out, in}, {"validate", "-original", file, "-masked", file},
		{"audit", "-original", file, "-masked", file}, {"profile", file}, {"report", "-quasi", "a" + bad, file},
		{"risk", "a" + bad}, {"mask", "-column", "b" + bad + "=SSN", "-o", out + "2", file}, {"rules", "a" + bad},
		{"profile", "-a" + bad}, {"profile", "none" + bad + "*"},
	} {
		for _, format := range []string{"table", "json", "html"} {
			r := runPrivet(t, "", nil, append([]string{args[0], "-format", format}, args[1:]...)...)
			if all := r.out + r.err; strings.ContainsAny(all, "\x1b\a\u009b\u202e\u2066\u2028") {
				t.Errorf("%q as %s: %q", args, format, all)
			}
			os.RemoveAll(out)
		}
	}
}

// TestOne holds that one of a thing is counted as one.
func TestOne(t *testing.T) {
	dir := t.TempDir()
	in, out := filepath.Join(dir, "in.csv"), filepath.Join(dir, "out.csv")
	if err := os.WriteFile(in, []byte("email,code\na@example.com,x\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	const labelled = `{"text": "a@example.com", "spans": [{"label": "EMAIL_ADDRESS", "start": 0, "end": 13}]}`
	for _, tt := range []struct {
		args  []string
		input string
		want  string
	}{
		{[]string{"profile", in}, "", ": 1 row, risk "},
		{[]string{"profile", "-text", "-"}, "write to a@example.com", ": 1 finding, risk "},
		{[]string{"mask", "-column", "code=NONE", "-o", out, in}, "", "1 row; the columns were judged by 1 of them.\nNot searched, in kept columns: 1 value.\n"},
		{[]string{"mask", "-no-header", "-o", "-", "-"}, "a@example.com,x\n", "\ncolumn_1  EMAIL_ADDRESS"},
		{[]string{"validate", "-original", in, "-masked", out}, "", "\n1 row and 1 masked row\n"},
		{[]string{"eval", "-"}, labelled, "\n1 text; reported is "},
	} {
		if r := runPrivet(t, tt.input, nil, tt.args...); r.status == exitFailed || !strings.Contains(r.out+r.err, tt.want) {
			t.Errorf("%v: %d, no %q in %s%s", tt.args, r.status, tt.want, r.out, r.err)
		}
	}
}

// TestProfileSaysWhatIsLeft holds that nobody is told to do what he has done.
func TestProfileSaysWhatIsLeft(t *testing.T) {
	for _, tt := range []struct {
		sample int
		rows   int64 // of 5 that were looked at
		want   string
	}{
		{1000, 5, ""},
		{3, 3, "Not examined: 2 rows; -sample -1 examines all."},
		{4, 3, "Not examined: 2 rows; the sample has no room for more."},
		{-1, 3, "Not examined: 2 rows; the sample has no room for more."},
	} {
		one := profile{FileReport: &profiler.FileReport{Format: "csv", Rows: 5, SampledRows: tt.rows}, sample: tt.sample}
		if got := strings.Join(one.section(false).Notes, "\n"); got != tt.want {
			t.Errorf("%d: %q, want %q", tt.sample, got, tt.want)
		}
	}
}
