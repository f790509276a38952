package masker

import (
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestByPlace holds that columns without a header are called by their places, in reports, in
// options and in policies, and that a pattern of a policy is about names of the file alone.
func TestByPlace(t *testing.T) {
	const file = "1,jo@b.co,red\n2,al@b.co,blue\n"
	mask := func(policy *Policy, opts *FileOptions) (string, Report, error) {
		var out strings.Builder
		m := newMasker(t, &Options{Finder: fakeFinder{}, Classifier: byName{}, Policy: policy})
		report, err := m.File(&out, strings.NewReader(file), opts)
		return out.String(), report, err
	}
	redact := Operation{Operator: "redact"}
	for _, tt := range []struct {
		reason string
		policy *Policy
		opts   *FileOptions
		column string // its cells of the first row
	}{
		{"a policy names it", &Policy{Columns: map[string]Operation{"column_3": redact}}, &FileOptions{NoHeader: true}, "[REDACTED]"},
		{"an option names it", nil, &FileOptions{NoHeader: true, Columns: map[string]privet.Label{"column_3": "CITY"}}, "***"},
		{"an option keeps it", nil, &FileOptions{NoHeader: true, Columns: map[string]privet.Label{"column_3": privet.None}}, "red"},
	} {
		out, report, err := mask(tt.policy, tt.opts)
		first, _, _ := strings.Cut(out, "\n")
		cells := strings.Split(first, ",")
		if err != nil || len(cells) != 3 || report.Columns[0].Column != "column_1" || report.Columns[2].Column != "column_3" {
			t.Fatalf("%s: %q, %+v, %v", tt.reason, out, report.Columns, err)
		}
		if cells[2] != tt.column {
			t.Errorf("%s: %q; want %q", tt.reason, cells[2], tt.column)
		}
	}
	for _, columns := range []map[string]Operation{{"column_4": redact}, {"col*": redact}, {"mail": redact, "column_1": redact}} {
		if _, _, err := mask(&Policy{Columns: columns}, &FileOptions{NoHeader: true}); !errors.Is(err, ErrAbsent) {
			t.Errorf("%v: %v", columns, err)
		}
	}
	if _, err := newMasker(t, &Options{Finder: fakeFinder{}, Classifier: byName{}}).File(io.Discard, strings.NewReader(file),
		&FileOptions{NoHeader: true, Columns: map[string]privet.Label{"column_4": "CITY"}}); !errors.Is(err, ErrOptions) {
		t.Error(err)
	}
}
