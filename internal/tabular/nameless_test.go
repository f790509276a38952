package tabular

import (
	"fmt"
	"maps"
	"testing"

	"github.com/privet-go/privet"
)

// TestDistrusted holds which columns without names are not believed to be nobody's.
func TestDistrusted(t *testing.T) {
	column := func(name string, value func(i int) string) privet.Column {
		c := privet.Column{Name: name}
		for i := range 12 {
			c.Values = append(c.Values, value(i))
		}
		return c
	}
	secret := func(i int) string { return fmt.Sprint("kiln", i*7919%100, "moss") }
	columns := []privet.Column{
		column("", secret),
		column("", func(i int) string { return fmt.Sprint(i + 1) }),
		column("", func(i int) string { return []string{"open", "shut"}[i%2] }),
		column("", secret), column("", secret), // the people
		column("badge", secret),
		column("other.1", secret),
		column("staff.1", secret), column("staff.2", secret), column("staff.3", secret),
	}
	labels := []privet.Label{"NONE", "NONE", "NONE", "PERSON", "EMAIL_ADDRESS", "NONE", "NONE", "NONE", "LAST_NAME", "SSN"}
	results := make([]privet.Result, len(columns))
	for i := range results {
		results[i] = privet.Result{Label: labels[i], Confidence: 0.9}
	}
	if got, want := Distrusted(columns, results), (map[int]bool{0: true, 7: true}); !maps.Equal(got, want) {
		t.Errorf("the columns %v are distrusted, want %v", got, want)
	}
}
