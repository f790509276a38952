package attack

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// TestBudget holds that what is remembered stays within its bound, that a finding says when
// the bound was met, and that a leak of many rows is found all the same.
func TestBudget(t *testing.T) {
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := masker.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	var original, masked strings.Builder
	original.WriteString("mail,copy\n")
	masked.WriteString("mail,copy\n")
	for row := range 3000 {
		mail := fmt.Sprintf("jan.kowalski%d@mail.example", row)
		hidden, err := m.Mask("EMAIL_ADDRESS", mail)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&original, "%s,%s\n", mail, mail)
		fmt.Fprintf(&masked, "%s,%s\n", hidden, mail)
	}
	const most = 12000
	c := newComparison([]Table{{Name: "t", Original: strings.NewReader(original.String()), Masked: strings.NewReader(masked.String())}},
		Masking{Masker: m, Profiler: p},
		Options{Columns: map[string]privet.Label{"mail": "EMAIL_ADDRESS", "copy": privet.None}, SampleRows: 1000, MaxMemory: most, MaxTries: -1,
			MaxSearch: 1 << 20, SmallClass: 11,
			Now: time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)})
	if err := c.run(); err != nil {
		t.Fatal(err)
	}
	bytes := int64(0)
	for _, m := range c.budget.maps {
		bytes += m.size()
	}
	remembered := 0
	for _, part := range c.originals.parts {
		if part != nil {
			remembered += part.n
		}
	}
	if bytes > most || c.budget.used != bytes || remembered == 0 {
		t.Errorf("%d bytes are taken, and %d were counted", bytes, c.budget.used)
	}
	r := c.result()
	for _, code := range []string{ResidualValue, CheckIncomplete} {
		if !slices.ContainsFunc(r.Findings, func(f Finding) bool { return f.Code == code }) {
			t.Errorf("there is no finding %s: %+v", code, r.Findings)
		}
	}
}
