package main

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/registry"
)

// TestPapers holds that the forms name what is there in the points of the law, leave open what only
// people know, and hold none of the data.
func TestPapers(t *testing.T) {
	longtest.Alone(t)
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

// TestHistoryPaper has a server remember what a data set held, and the paper say what came since.
func TestHistoryPaper(t *testing.T) {
	longtest.Alone(t)
	r, err := registry.New(&registry.Options{Now: func() time.Time { return time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC) }})
	if err != nil {
		t.Fatal(err)
	}
	change, err := r.Remember("crm", registry.Look{Labels: map[privet.Label]int{"EMAIL_ADDRESS": 1, "SSN": 1}, Owner: "sales"})
	if err != nil {
		t.Fatal(err)
	}
	bare, err := json.Marshal(change.Record)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for _, document := range []string{string(bare), `{"status":"SUCCESS","data":` + string(bare) + `,"errors":[]}`} {
		dataset := newFile(t, dir, "crm.json", document)
		for _, paper := range []string{"history", "record"} {
			got := runPrivet(t, "", nil, "report", "-paper", paper, "-dataset", dataset, sampleFile)
			for _, want := range []string{"2026-03-01", "first look", "this file", "CREDIT_CARD", "sales", "SSN\n"} {
				if got.status != exitDone || !strings.Contains(got.out, want) {
					t.Errorf("%s has no %q: %s%s", paper, want, got.out, got.err)
				}
			}
		}
	}
	bad := newFile(t, dir, "bad.json", `["a secret"]`)
	for _, args := range [][]string{{"-paper", "history"}, {"-dataset", bad}, {"-paper", "record", "-dataset", bad}} {
		got := runPrivet(t, "", nil, append(append([]string{"report"}, args...), sampleFile)...)
		if got.status != exitFailed || strings.Contains(got.err, "secret") {
			t.Errorf("%q: status %d, %s", args, got.status, got.err)
		}
	}
}
