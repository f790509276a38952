package validator

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/validator/internal/attack"
)

// TestShortCodes holds that short codes that tell records apart are found in texts of other tables, and that other
// codes are none of them.
func TestShortCodes(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var before, after strings.Builder
	before.WriteString("customer,status\n")
	after.WriteString("customer,status\n")
	var ids []string
	for i := range 300 {
		id := fmt.Sprintf("C-%05d", 10007+271*i+r.IntN(200))
		ids = append(ids, id)
		fmt.Fprintf(&before, "%s,%d\n", id, i%3)
		fmt.Fprintf(&after, "%c-%05d,%d\n", 'A'+r.IntN(26), r.IntN(100000), i%3)
	}
	for _, tt := range []struct {
		text   func(i int) string
		want   bool
		reason string
	}{
		{func(i int) string { return "please call " + ids[i] + " back" }, true, "in a sentence"},
		{func(i int) string { return strings.ToLower(strings.ReplaceAll(ids[i], "-", "")) }, true, "alone, and written otherwise"},
		{func(i int) string { return "no " + ids[i] + " but C-" + fmt.Sprintf("%05d", 90001+i) }, false, "half of the codes are others"},
		{func(int) string { return fmt.Sprintf("case C-%05d is closed", r.IntN(100000)) }, false, "random codes of the form"},
		{func(int) string { return fmt.Sprintf("case C-%04d is closed", r.IntN(10000)) }, false, "codes of another form"},
		{func(i int) string { return "order D-" + ids[i][2:] }, false, "other letters"},
	} {
		var notes strings.Builder
		notes.WriteString("n,text\n")
		for i := range 120 {
			fmt.Fprintf(&notes, "%d,%s\n", i, tt.text((i*7)%len(ids)))
		}
		v, err := New(nil)
		if err != nil {
			t.Fatal(err)
		}
		report, err := v.Tables([]Table{
			{Name: "customers", Original: strings.NewReader(before.String()), Masked: strings.NewReader(after.String())},
			{Name: "notes", Original: strings.NewReader(notes.String()), Masked: strings.NewReader(notes.String())},
		}, &TableOptions{Now: testNow,
			Columns: map[string]privet.Label{"customer": "CUSTOMER_ID", "status": privet.None, "n": privet.None, "text": privet.None}})
		if err != nil {
			t.Fatal(err)
		}
		if found := hasCode(report, attack.ResidualValue); found != tt.want {
			t.Errorf("%s: found %v\n%s", tt.reason, found, findingsText(report))
		}
		if strings.Contains(findingsText(report), ids[0]) {
			t.Errorf("%s: a code is in the report", tt.reason)
		}
	}
}
