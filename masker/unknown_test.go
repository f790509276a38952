package masker

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestUnknown holds what becomes of a column that is UNKNOWN, under each value of the
// policy, and that free text beside it stays searched.
func TestUnknown(t *testing.T) {
	const in = "id,x,note\n1,A-17 zzyzx,ask jo@b.co\n2,\"ask jo@b.co, now\",nothing\n3,,\n"
	columns := byName{"id": privet.None, "x": privet.Unknown, "note": "FREE_TEXT"}
	for _, tt := range []struct {
		policy           Policy
		want             string
		masked, searched bool
	}{
		{Policy{}, "**********|****************", true, false},
		{Policy{Unknown: "mask"}, "**********|****************", true, false},
		{Policy{Default: "redact"}, "**********|****************", true, false},
		{Policy{Unknown: "text"}, "A-17 zzyzx|ask j*@b.co, now", false, true},
		{Policy{Unknown: "redact"}, "[REDACTED]|[REDACTED]", true, false},
		{Policy{Unknown: "keep"}, "A-17 zzyzx|ask jo@b.co, now", false, false},
		{Policy{Columns: map[string]Operation{"x": {Operator: "replace", With: "-"}}}, "-|-", true, false},
		{Policy{Unknown: "fail", Columns: map[string]Operation{"x": {Operator: "keep"}}}, "A-17 zzyzx|ask jo@b.co, now", false, false},
		{Policy{Default: "fail", Unknown: "mask", Columns: map[string]Operation{"note": {Operator: "null"}}}, "**********|****************", true, false},
		{Policy{Default: "fail"}, "", false, false},
		{Policy{Unknown: "fail"}, "", false, false},
	} {
		m := newMasker(t, &Options{Finder: fakeFinder{}, Classifier: columns, Policy: &tt.policy})
		var dst bytes.Buffer
		report, err := m.File(&dst, strings.NewReader(in), nil)
		if tt.want == "" {
			if at := (*ParseError)(nil); !errors.Is(err, ErrNoOperator) || !errors.As(err, &at) || at.Column != 2 || dst.Len() > 0 {
				t.Errorf("%+v: %v, wrote %q", tt.policy, err, dst.String())
			}
			continue
		}
		if err != nil {
			t.Errorf("%+v: %v", tt.policy, err)
			continue
		}
		first, second, _ := strings.Cut(tt.want, "|")
		if strings.Contains(second, ",") || strings.Contains(second, "*") {
			second = `"` + second + `"`
		}
		rows := strings.Split(dst.String(), "\n")
		if !strings.HasPrefix(rows[1], "1,"+first+",") || !strings.HasPrefix(rows[2], "2,"+second+",") && !strings.HasPrefix(rows[2], `2,"`+second+`",`) {
			t.Errorf("%+v: %q, want %s", tt.policy, dst.String(), tt.want)
		}
		if tt.policy.Default != "fail" && tt.policy.Default != "redact" && !strings.HasSuffix(rows[1], ",ask j*@b.co") {
			t.Errorf("%+v: free text is %q", tt.policy, rows[1])
		}
		if c := report.Columns[1]; c.Masked != tt.masked || c.Searched != tt.searched || c.Label != privet.Unknown || c.RuleName != "" {
			t.Errorf("%+v: %+v", tt.policy, c)
		}
	}
}

// TestUnknownInJSON holds that nothing of columns that are UNKNOWN is left, those that come
// after the sample among them, and that what comes of them is JSON.
func TestUnknownInJSON(t *testing.T) {
	m := newMasker(t, &Options{Finder: fakeFinder{}, Classifier: byName{"id": privet.None}})
	var dst bytes.Buffer
	in := `{"id":1,"x":"zebra"}` + "\n" + `{"id":2,"x":4711,"y":[true,"tiger"]}` + "\n"
	report, err := m.File(&dst, strings.NewReader(in), &FileOptions{SampleRows: 1})
	if err != nil {
		t.Fatal(err)
	}
	if want := `{"id":1,"x":"*****"}` + "\n" + `{"id":2,"x":"****","y":["*","*****"]}` + "\n"; dst.String() != want {
		t.Errorf("%s, want %s", dst.String(), want)
	}
	for _, c := range report.Columns[1:] {
		if !c.Masked || c.Searched {
			t.Errorf("%+v", c)
		}
	}
}

// TestDoubtedStaysSearched holds that a column that is NONE and doubted is searched,
// whatever becomes of those that are UNKNOWN.
func TestDoubtedStaysSearched(t *testing.T) {
	for _, unknown := range unknownColumns {
		m := newMasker(t, &Options{Finder: fakeFinder{}, Classifier: byName{"id": privet.None, "what": privet.None}, Policy: &Policy{Unknown: unknown}})
		var dst bytes.Buffer
		report, err := m.File(&dst, strings.NewReader("id,what\n1,a chair\n2,ask jo@b.co\n"), nil)
		if err != nil || dst.String() != "id,what\n1,a chair\n2,ask j*@b.co\n" || !report.Columns[1].Searched {
			t.Errorf("%s: %q, %+v, %v", unknown, dst.String(), report.Columns, err)
		}
	}
}

// TestUnknownPolicy holds that a value that is none is refused with its name and those
// that there are, and that a policy inside another one has none.
func TestUnknownPolicy(t *testing.T) {
	for document, want := range map[string]string{
		`{"unknown":"zzyzx"}`: `unknown must be "mask", "text", "redact", "keep" or "fail"`,
		`{"labels":{"FREE_TEXT":{"operator":"text","policy":{"unknown":"keep"}}}}`: "labels.FREE_TEXT.policy.unknown belongs into the policy that this one is part of",
	} {
		if _, err := ParsePolicy([]byte(document)); !errors.Is(err, ErrPolicy) ||
			!strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "zzyzx") {
			t.Errorf("%s: %v", document, err)
		}
	}
	m := newMasker(t, &Options{Policy: &Policy{Unknown: "redact"}})
	with, err := m.With(&Policy{}, nil)
	if err != nil || with.operators.forUnknown != "redact" {
		t.Errorf("%v: a policy that says nothing does not follow the one below", err)
	}
}

// TestUnmaskUnknown holds that a column that was UNKNOWN is left as it is when a file is
// unmasked.
func TestUnmaskUnknown(t *testing.T) {
	columns := byName{"x": privet.Unknown, "mail": "EMAIL_ADDRESS"}
	m := newMasker(t, &Options{Finder: fakeFinder{}, Classifier: columns, Keys: testKeys,
		Policy: &Policy{Labels: map[string]Operation{"EMAIL_ADDRESS": {Operator: "encrypt"}}}})
	var masked, back bytes.Buffer
	if _, err := m.File(&masked, strings.NewReader("x,mail\nzebra,jo@b.co\n"), nil); err != nil {
		t.Fatal(err)
	}
	report, err := m.UnmaskFile(&back, &masked, &FileOptions{Columns: columns})
	if err != nil || back.String() != "x,mail\n*****,jo@b.co\n" {
		t.Errorf("%q, %v", back.String(), err)
	}
	if !slices.EqualFunc(report.Columns, []bool{false, true}, func(c ColumnReport, restored bool) bool { return c.Restored == restored }) {
		t.Errorf("%+v", report.Columns)
	}
}
