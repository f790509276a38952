package profiler

import (
	"testing"

	"github.com/privet-go/privet"
)

// TestSuppliers holds that a supplier is a firm where firms stand under the header, and nothing
// personal where codes do.
func TestSuppliers(t *testing.T) {
	p := newProfiler(t)
	goods := []Column{
		{Name: "sku", Values: []string{"AB-1", "AB-2", "AB-3", "AB-4", "AB-5", "AB-6", "AB-7", "AB-8"}},
		{Name: "price", Values: []string{"12.50", "8.00", "3.99", "7.10", "2.25", "19.00", "4.40", "5.75"}},
	}
	firms := Column{Name: "supplier", Values: []string{"Hartwell Foods Ltd", "Nordlicht GmbH", "Brennan & Sons Inc", "Aster Trading LLC",
		"Vega Logistics BV", "Hartwell Foods Ltd", "Kolbe Werke AG", "Lumen Systems Corp"}}
	codes := Column{Name: "supplier", Values: []string{"V1002", "V1044", "V1002", "V1017", "V1090", "V1031", "V1044", "V1002"}}
	if r := p.Columns(append(goods, firms))[2]; r.Label != "ORGANIZATION" {
		t.Errorf("firms are %s (%.2f)", r.Label, r.Confidence)
	}
	if r := p.Columns(append(goods, codes))[2]; r.Label != privet.None && r.Label != privet.Unknown {
		t.Errorf("codes are %s (%.2f)", r.Label, r.Confidence)
	}
}
