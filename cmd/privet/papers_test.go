package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestPapers holds that the forms name what is there in the points of the law, leave open what only
// people know, and hold none of the data.
func TestPapers(t *testing.T) {
	for paper, wants := range map[string][]string{
		"summary":    {"Personal data in short", "Which law is hit worst", "What to do first", "card_number", "Critical", "Read by:"},
		"record":     {"Record of processing activities", "(g)", "It is kept for 400 days.", "CREDIT_CARD", "(to be filled in)", "People outside"},
		"assessment": {"(a) Description", "(b) Necessity", "(c) Risks", "(d) Measures", "Art. 35(3)", "found again"},
	} {
		for _, format := range []string{"table", "html"} {
			out := filepath.Join(t.TempDir(), "paper")
			r := runPrivet(t, "", nil, "report", "-paper", paper, "-format", format, "-retention-days", "400", "-external-access", "-o", out, sampleFile)
			if r.status != exitDone {
				t.Fatalf("%s: status %d, %s", paper, r.status, r.err)
			}
			text := read(t, out)
			for _, want := range wants {
				if !strings.Contains(text, want) {
					t.Errorf("%s as %s has no %q", paper, format, want)
				}
			}
			if strings.Contains(text, "james.davis24") || strings.Contains(text, "%!") {
				t.Errorf("%s as %s holds data, or what is no text", paper, format)
			}
			if strings.Contains(text, "<h1>") != (format == "html") {
				t.Errorf("%s as %s is of another form", paper, format)
			}
		}
	}
	empty := newFile(t, t.TempDir(), "a.csv", "total\n1.50\n2.75\n")
	if r := runPrivet(t, "", nil, "report", "-paper", "summary", empty); r.status != exitDone || !strings.Contains(r.out, "Nothing about people was found.") {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
	for _, args := range [][]string{{"-paper", "treaty"}, {"-paper", "record", "-format", "json"}} {
		if r := runPrivet(t, "", nil, append(append([]string{"report"}, args...), sampleFile)...); r.status != exitFailed {
			t.Errorf("%q: status %d", args, r.status)
		}
	}
}
