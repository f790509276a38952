package corpus_test

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/profiler/internal/corpus"
)

// some is how many sentences of a kind the tests look at.
const some = 6000

func TestSpans(t *testing.T) {
	for _, clean := range []bool{false, true} {
		for s := range corpus.Generate(corpus.Options{Seed: 1, Number: some, Clean: clean}) {
			if !utf8.ValidString(s.Text) {
				t.Fatalf("%s: not valid UTF-8: %q", s.Language, s.Text)
			}
			last := 0
			for _, sp := range s.Spans {
				if sp.Start < last || sp.End <= sp.Start || sp.End > len(s.Text) {
					t.Fatalf("%s: span %v in %q", s.Language, sp, s.Text)
				}
				last = sp.End
				value := s.Text[sp.Start:sp.End]
				if !utf8.ValidString(value) || strings.TrimSpace(value) != value {
					t.Errorf("%s: %s is %q in %q", s.Language, sp.Label, value, s.Text)
				}
				if !privet.Label(sp.Label).IsBuiltIn() {
					t.Errorf("%s is no label", sp.Label)
				}
			}
		}
	}
}

// TestSex checks that what stands in a field for the sex is labelled.
func TestSex(t *testing.T) {
	n := 0
	for s := range corpus.Generate(corpus.Options{Seed: 2, Number: some, Languages: []string{"en"}, Clean: true, Single: true}) {
		_, value, ok := strings.Cut(s.Text, "Sex: ")
		if !ok {
			continue
		}
		n++
		at := len(s.Text) - len(value)
		if !slices.ContainsFunc(s.Spans, func(sp corpus.Span) bool { return sp.Label == "GENDER" && sp.Start == at && sp.End == at+1 }) {
			t.Errorf("no GENDER at %d in %q", at, s.Text)
		}
	}
	if n == 0 {
		t.Error("no such field")
	}
}

func TestDeterministic(t *testing.T) {
	opts := corpus.Options{Seed: 7, Number: 500}
	all := slices.Collect(corpus.Generate(opts))
	opts.Number = 200
	for i, s := range slices.Collect(corpus.Generate(opts)) {
		if s.Text != all[i].Text || !slices.Equal(s.Spans, all[i].Spans) {
			t.Fatalf("sentence %d differs", i)
		}
	}
	opts.Seed = 8
	if slices.Collect(corpus.Generate(opts))[0].Text == all[0].Text {
		t.Error("the seed does not matter")
	}
}

// TestParts checks that neither templates nor names are in two parts.
func TestParts(t *testing.T) {
	templates := map[int]corpus.Part{}
	values := map[string]corpus.Part{}
	for _, part := range []corpus.Part{corpus.Train, corpus.Calibrate, corpus.Test} {
		n := 0
		for s := range corpus.Generate(corpus.Options{Seed: 3, Number: some, Part: part, Clean: true, Single: true}) {
			if before, ok := templates[s.Template]; ok && before != part {
				t.Errorf("template %d is in %v and %v", s.Template, before, part)
			}
			templates[s.Template] = part
			for _, sp := range s.Spans {
				split := sp.Label == "PERSON" && (sp.Form == "given" || sp.Form == "family") || sp.Label == "ORGANIZATION" ||
					sp.Label == "LOCATION" && sp.Form == "city"
				if !split {
					continue
				}
				n++
				value := sp.Label + " " + sp.Form + " " + strings.ToLower(s.Text[sp.Start:sp.End])
				if before, ok := values[value]; ok && before != part {
					t.Errorf("%s is in %v and %v", value, before, part)
				}
				values[value] = part
			}
		}
		if n < some/10 {
			t.Errorf("only %d names in %v", n, part)
		}
	}
}

// unchecked are the labels whose values have no form that could be checked.
var unchecked = []string{"PERSON", "LOCATION", "ORGANIZATION", "NATIONALITY", "RELIGION", "JOB_TITLE", "STREET_ADDRESS", "AGE", "DATE_TIME", "DOB",
	"USERNAME", "PASSWORD", "CUSTOMER_ID", "EMPLOYEE_ID", "MEDICAL_RECORD_NUMBER", "BANK_ACCOUNT", "CVV", "GENDER"}

// withoutCheck are the labels whose values have no check digit. Countries write
// them in forms that the profiler does not know.
var withoutCheck = []string{"PHONE_NUMBER", "ZIP_CODE", "LICENSE_PLATE"}

// TestValid asks the profiler about the numbers.
func TestValid(t *testing.T) {
	seen, wrong := map[string]int{}, map[string]int{}
	for s := range corpus.Generate(corpus.Options{Seed: 5, Number: 6 * some, Clean: true}) {
		for _, sp := range s.Spans {
			if slices.Contains(unchecked, sp.Label) {
				continue
			}
			seen[sp.Label]++
			if value := s.Text[sp.Start:sp.End]; !profiler.Valid(privet.Label(sp.Label), value) {
				if wrong[sp.Label]++; wrong[sp.Label] < 6 {
					t.Logf("%s: %s %q is not valid", s.Language, sp.Label, value)
				}
			}
		}
	}
	for label, n := range wrong {
		t.Logf("%s: %d of %d", label, n, seen[label])
		if loose := slices.Contains(withoutCheck, label); !loose || n*4 > seen[label] {
			t.Errorf("%s: %d of %d are not valid", label, n, seen[label])
		}
	}
}
