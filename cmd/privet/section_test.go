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
		{[]string{"mask", "-no-header", "-o", "-", "-"}, "a@example.com,x\n", "\n(column 1)  EMAIL_ADDRESS"},
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
