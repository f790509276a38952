package tables

import (
	"math"
	"testing"

	"github.com/privet-go/privet"
)

func TestTally(t *testing.T) {
	table := Table{Locale: "de_DE", Columns: []Column{
		{Label: "FIRST_NAME", Also: []string{"PERSON"}, Style: Clear, Field: "given"},
		{Label: "CITY", Style: Opaque, Field: "town", Tells: true},
		{Label: "CITY", Style: Opaque, Field: "town", Tells: true},
		{Label: "NONE", Style: Short, Field: "amount"},
		{Label: "NONE", Style: Short, Field: "amount"},
		{Label: "EMAIL_ADDRESS", Style: Clear, Field: "mail"},
	}}
	var tally Tally
	tally.Add(table, []privet.Result{
		{Label: "PERSON", Confidence: 1, Count: 9},    // right, since both are
		{Label: "COUNTRY", Confidence: 0.8, Count: 9}, // wrong
		{Label: "COUNTRY", Confidence: 0.8, Count: 4}, // wrong, of too few values to count by style
		{Label: "UNKNOWN", Confidence: 0.9, Count: 9}, // right, since nothing is told
		{Label: "SALARY", Confidence: 0.5, Count: 9},  // a false alarm
		{Label: "PERSON", Confidence: 0.25, Count: 0}, // of nothing
	})
	for what, c := range map[string][2]Rate{
		"clear":                   {tally.Styles["clear"], Rate{1, 1}},
		"opaque":                  {tally.Styles["opaque"], Rate{0, 1}},
		"nothing personal, short": {tally.Styles["nothing personal, short"], Rate{1, 2}},
		"Germany":                 {tally.Locales["de_DE"], Rate{1, 2}},
		"cities":                  {tally.Labels["CITY"], Rate{0, 1}},
		"false alarms":            {tally.FalseAlarms, Rate{1, 2}},
	} {
		if c[0] != c[1] {
			t.Errorf("%s: %v, want %v", what, c[0], c[1])
		}
	}
	worst := tally.Worst()
	if len(worst) != 2 || worst[0] != (Confusion{Opaque, "CITY", "town", "COUNTRY"}) || tally.Confusions[worst[0]] != 2 {
		t.Errorf("the worst are %v", worst)
	}
	// Of five, two at 0.8 are wrong, one at 0.5 too; those at 0.9 and 1 share a bin.
	if b := tally.Bins(); b[8] != (Bin{2, 0.8, 0}) || b[9] != (Bin{2, 0.95, 1}) || b[2].Count != 0 {
		t.Errorf("the bins are %v", b)
	}
	width, mass := tally.CalibrationError()
	if want := (2*0.8 + 0.5 + 2*0.05) / 5; math.Abs(width-want) > 1e-9 {
		t.Errorf("the error by width is %v, want %v", width, want)
	}
	if want := (2*0.8 + 0.5 + 0.1 + 0) / 5; math.Abs(mass-want) > 1e-9 { // one in each
		t.Errorf("the error by mass is %v, want %v", mass, want)
	}
}
