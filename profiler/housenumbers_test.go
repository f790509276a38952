package profiler

import (
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestHoused holds what is told of places by the columns beside them.
func TestHoused(t *testing.T) {
	p := newProfiler(t)
	people := Column{Name: "c1", Values: []string{"Olga Brandt", "Ivo Kral", "Nora Lind", "Tom Hale", "Rosa Gil", "Max Orth", "Lia Conti", "Jan Mol"}}
	towns := Column{Name: "c2", Values: []string{"Lyon", "Nantes", "Toulouse", "Rennes", "Grenoble", "Dijon", "Amiens", "Le Mans"}}
	mail := Column{Name: "c9", Values: []string{"a.b@example.org", "c@example.org", "d@example.org", "e@example.org", "f@example.org",
		"g@example.org", "h@example.org", "i@example.org"}}
	for _, c := range []struct {
		reason string
		beside []Column
		header string
		values string
		want   privet.Label
	}{
		{"names and numbers of houses", []Column{people, towns}, "c3", "הרצל 12|ביאליק 110|הגפן 7|סוקולוב 45|האלון 3|ויצמן 126|הרצל 64|רוטשילד 9",
			"STREET_ADDRESS"},
		{"numbers of one length beside towns", []Column{people, towns}, "c3", "69003|44100|31500|35700|38000|21240|80090|72100", "ZIP_CODE"},
		{"numbers that count, beside towns", []Column{people, towns}, "c3", "4654|4655|4656|4657|4658|4659|4660|4661", privet.Unknown},
		{"postcodes of one town", []Column{people, towns}, "c3", "10115|10117|10117|10119|10115|10119|10117|10115", "ZIP_CODE"},
		{"masks of networks", []Column{people, mail}, "c3",
			"255.255.255.0|255.255.0.0|255.255.255.128|255.255.255.0|255.0.0.0|255.255.255.0|255.255.254.0|255.255.255.252", privet.None},
		{"addresses", []Column{people, mail}, "c3", "255.255.255.0|10.255.0.0|10.1.2.3|10.3.2.1|192.0.2.1|192.0.2.2|192.0.2.5|192.0.2.7", "IP_ADDRESS"},
		{"codes of one length twice", []Column{people, towns, {Name: "c4", Values: strings.Split("41093|70358|11846|90215|33874|52067|60939|28413",
			"|")}}, "c3", "58203|44109|31562|95781|38047|21249|80093|72108", privet.Unknown},
		{"words of which none is of a postcode", []Column{people, mail}, "torque", "1435|1010|1520|1207|1368|1104|1299|1483", privet.None},
		{"a field of a message", []Column{people}, "PID_11_5", "69003|44100|31500|35700|38000|21240|80090|72100", "ZIP_CODE"},
		{"births that are spelled out", []Column{people, towns}, "c3",
			"5 de marzo de 1963|11 de diciembre de 1983|24 de enero de 1941|27 de enero de 2006|5 de abril de 1997|2 de mayo de 1958|30 de junio de 1974|19 de julio de 1969", "DOB"},
	} {
		r := p.Columns(append([]Column{{Name: c.header, Values: strings.Split(c.values, "|")}}, c.beside...))[0]
		if r.Label != c.want && !(c.want == privet.Unknown && r.Label == privet.None) && !(c.want == privet.None && r.Label == privet.Unknown) {
			t.Errorf("%s: %s (%.2f)", c.reason, r.Label, r.Confidence)
		}
	}
}
