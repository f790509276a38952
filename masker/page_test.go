package masker

import (
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// An addressFinder finds addresses of pages, and nothing else.
type addressFinder struct{}

func (addressFinder) AppendFind(dst []privet.Finding, text string) []privet.Finding {
	if i := strings.Index(text, "http"); i >= 0 {
		dst = append(dst, privet.Finding{Label: "URL", Start: i, End: len(text), Confidence: 1})
	}
	return dst
}

// TestPagesAreNoDoubt holds that a column of addresses which the Classifier calls NONE stays, unless something in
// them may be of somebody or they are parts of longer values.
func TestPagesAreNoDoubt(t *testing.T) {
	m := newMasker(t, &Options{Finder: addressFinder{}, Classifier: byName{"system": privet.None}})
	for value, kept := range map[string]bool{
		"http://codes.example/loinc":              true,
		"http://shop.example/?user=7":             false,
		"http://jo@shop.example/":                 false,
		"see http://codes.example/loinc":          false,
		"nothing of the kind":                     true,
		"http://codes.example/page#of-somebody-7": false,
	} {
		in := "system,n\n" + strings.Repeat(value+",1\n", 5)
		var dst strings.Builder
		report, err := m.File(&dst, strings.NewReader(in), &FileOptions{Columns: map[string]privet.Label{"n": privet.None}})
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Contains(dst.String(), value); got != kept || report.Columns[0].Searched == kept {
			t.Errorf("%s: kept %t, searched %t", value, got, report.Columns[0].Searched)
		}
	}
	var dst strings.Builder
	in := "system,n\n" + strings.Repeat("none,1\n", 9) + "http://people.example/anna-miller,1\n"
	if _, err := m.File(&dst, strings.NewReader(in), &FileOptions{Columns: map[string]privet.Label{"n": privet.None}}); err != nil || strings.Contains(dst.String(), "anna") {
		t.Errorf("one address among words stays: %s, %v", dst.String(), err)
	}
}
