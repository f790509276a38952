package profiler

import (
	"slices"
	"testing"

	"github.com/privet-go/privet"
)

// siteTables are tables of sites and of what moves, and what their coordinates are.
var siteTables = []struct {
	cols   []Column
	want   privet.Label
	reason string
}{
	{[]Column{{Name: "Sensor", Values: []string{"T-01", "T-02", "H-01"}}, {Name: "Latitude", Values: []string{"47.8213", "47.8317", "47.8406"}},
		{Name: "humidity", Values: []string{"41", "52", "47"}}}, privet.None, "a sensor stands where it is"},
	{[]Column{{Name: "Haltestelle", Values: []string{"Marktplatz", "Rathaus", "Waldfriedhof"}},
		{Name: "Latitude", Values: []string{"52.1731", "52.1780", "52.1822"}}, {Name: "Stadt",
			Values: []string{"Hildesheim", "Hildesheim", "Hildesheim"}}}, privet.None, "so does a stop, in a town"},
	{[]Column{{Name: "stacja_id", Values: []string{"11", "12", "13"}}, {Name: "latitude", Values: []string{"50.0614", "50.0712", "50.0520"}}},
		privet.None, "so does a station in Poland"},
	{[]Column{{Name: "station", Values: []string{"A", "B", "C"}}, {Name: "latitude", Values: []string{"50.0614", "50.0712", "50.0520"}},
		{Name: "rider", Values: []string{"8213", "9112", "7731"}}}, "GEO_COORDINATES", "somebody rides there"},
	{[]Column{{Name: "station", Values: []string{"A", "B", "C"}}, {Name: "latitude", Values: []string{"50.0614", "50.0712", "50.0520"}},
		{Name: "x", Values: []string{"Ilse Hartung", "Boris Adler", "Tina Wolff"}}}, "GEO_COORDINATES", "there are people in the table"},
	{[]Column{{Name: "vehicle_id", Values: []string{"11", "12", "13"}}, {Name: "latitude", Values: []string{"50.0614", "50.0712", "50.0520"}},
		{Name: "stop", Values: []string{"1", "2", "3"}}}, "GEO_COORDINATES", "a vehicle moves"},
	{[]Column{{Name: "meter_no", Values: []string{"11", "12", "13"}}, {Name: "latitude", Values: []string{"50.0614", "50.0712", "50.0520"}}},
		"GEO_COORDINATES", "a meter hangs in a home"},
	{[]Column{{Name: "ts", Values: []string{"2024-02-01", "2024-02-02", "2024-02-03"}},
		{Name: "latitude", Values: []string{"50.0614", "50.0712", "50.0520"}}}, "GEO_COORDINATES", "nothing says whose they are"},
}

// TestSites holds that coordinates of sites are no person's, and that all others are.
func TestSites(t *testing.T) {
	p := newProfiler(t)
	for _, tt := range siteTables {
		for range 2 {
			at := slices.IndexFunc(tt.cols, func(c Column) bool { return c.Name == "Latitude" || c.Name == "latitude" })
			if r := p.Columns(tt.cols)[at]; r.Label != tt.want {
				t.Errorf("%s: coordinates are %s (%.2f), want %s", tt.reason, r.Label, r.Confidence, tt.want)
			}
			checkColumnLaws(t, p, tt.cols)
			slices.Reverse(tt.cols) // the order does not matter
		}
	}
}

// TestPagesOfThings holds that addresses of pages of goods are no person's, and that those in
// which something is hidden or that are of people stay what they are.
func TestPagesOfThings(t *testing.T) {
	p := newProfiler(t)
	pages := []string{"https://shop.lumen.example/p/desk-lamp-77", "https://shop.lumen.example/p/oak-stool-12",
		"https://shop.lumen.example/p/kettle-31", "https://shop.lumen.example/p/rug-140"}
	hidden := []string{"https://shop.lumen.example/p/1?user=ilse.hartung@post.example", "https://shop.lumen.example/p/2?user=b.adler@post.example",
		"https://shop.lumen.example/p/3?user=t.wolff@post.example"}
	for _, tt := range []struct {
		header string
		values []string
		none   bool
	}{
		{"Product URL", pages, true}, {"product_link", pages, true}, {"page_produit", pages, true}, {"Enlace Producto", pages, true}, {"ürün linki",
			pages, true}, {"商品链接", pages, true},
		{"Product URL", hidden, false}, {"profile_url", pages, false}, {"website", pages, false}, {"photo_url", pages, false},
	} {
		cols := []Column{{Name: "sku", Values: []string{"L-77", "S-12", "K-31", "R-140"}}, {Name: tt.header, Values: tt.values}}
		r := p.Columns(cols)[1]
		if none := r.Label == privet.None; none != tt.none {
			t.Errorf("%q over %q is %s (%.2f)", tt.header, tt.values[0], r.Label, r.Confidence)
		}
		checkColumnLaws(t, p, cols)
	}
}
