package validator

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"

	"github.com/privet-go/privet/masker"
)

// maskTable masks a table by the default rules.
func maskTable(t testing.TB, original string, opts *masker.FileOptions) string {
	t.Helper()
	var b bytes.Buffer
	if _, err := newValidator(t).masker.File(&b, strings.NewReader(original), opts); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// compareTables compares one table with what became of it.
func compareTables(t testing.TB, original, masked string, opts *TableOptions) *TableReport {
	t.Helper()
	r, err := newValidator(t).Tables([]Table{unnamed("table", strings.NewReader(original), strings.NewReader(masked))}, opts)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func findingsText(r *TableReport) string {
	var b strings.Builder
	for _, f := range r.Findings {
		fmt.Fprintf(&b, "%s %s %v %s %d/%d %s at %d:%d: %s\n", f.Level, f.Code, f.Columns, f.Label, f.Count, f.Of, f.Unit, f.Example.Row, f.Example.Column,
			f.Message)
	}
	return b.String()
}

// TestDefaultsOnCustomers holds that what the default rules make of the sample has
// no finding of severity error.
func TestDefaultsOnCustomers(t *testing.T) {
	data, err := os.ReadFile("../examples/data/customers.csv")
	if err != nil {
		t.Fatal(err)
	}
	r := compareTables(t, string(data), maskTable(t, string(data), nil), nil)
	if r.AtLeast(High) {
		t.Errorf("findings:\n%s", findingsText(r))
	}
	if r = compareTables(t, string(data), string(data), nil); !r.AtLeast(Critical) {
		t.Errorf("the original itself has no critical finding:\n%s", findingsText(r))
	}
}

// unnamed is a table whose file has no name.
func unnamed(name string, original, masked io.ReadSeeker) Table {
	return Table{Name: name, Original: original, Masked: masked}
}
