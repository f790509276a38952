package profiler

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestUnreported holds the reasons that a place can have.
func TestUnreported(t *testing.T) {
	p, err := New(&Options{
		ExcludeLabels: []privet.Label{"IP_ADDRESS"},
		AllowList:     []string{"info@example.com"},
		Recognizers: []Recognizer{{Name: "test-badge", Label: "BADGE", Doc: "d", Patterns: []Pattern{{Name: "p", Regexp: `B\d{4}\b`, Alone: 0.9}}, AllowList: []string{"B0000"}},
			{Name: "test-locker", Label: "LOCKER", Doc: "d", Patterns: []Pattern{{Name: "p", Regexp: `\d{4}\b`, Alone: 0.6}}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		text, place, label string
		reason             Reason
		by                 string
	}{
		{"card 4111 1111 1111 1112 of mine", "4111 1111 1111 1112", "CREDIT_CARD", ReasonCheck, ""},
		{"the number 536904399 of something", "536904399", "SSN", ReasonThreshold, ""},
		{"mail jane@example.com now", "example.com", "DOMAIN_NAME", "", ""}, // inside of what is sure
		{"the server 192.168.17.20 is up", "192.168.17.20", "IP_ADDRESS", ReasonLabel, ""},
		{"write to info@example.com", "info@example.com", "EMAIL_ADDRESS", ReasonAllowed, ""},
		{"badge B0000 here", "B0000", "BADGE", ReasonAllowed, ""},
		{"SSN 536-90-4399 on file", "536-90-4399", "US_ITIN", ReasonCheck, ""},
		{"http://192.168.17.20/x", "192.168.17.20", "IP_ADDRESS", "", ""},
		{"badge B1234 here", "1234", "LOCKER", ReasonOutranked, "test-badge"},
	} {
		start := strings.Index(c.text, c.place)
		list := must(p.Unreported(c.text, start, start+len(c.place), nil))
		if !slices.IsSortedFunc(list, func(a, b Unreported) int { return cmp.Compare(b.Confidence, a.Confidence) }) {
			t.Errorf("%q: not in order", c.text)
		}
		i := slices.IndexFunc(list, func(u Unreported) bool { return string(u.Label) == c.label })
		switch {
		case i < 0 && c.reason != "":
			t.Errorf("%q: nothing is said of %s", c.text, c.label)
		case i >= 0 && c.reason == "":
			t.Errorf("%q: %s is said to be unreported for the reason %q", c.text, c.label, list[i].Reason)
		case i >= 0 && (list[i].Reason != c.reason || list[i].By != c.by):
			t.Errorf("%q: %s has the reason %q by %q, want %q by %q", c.text, c.label, list[i].Reason, list[i].By, c.reason, c.by)
		}
		// What is reported is not unreported, and the question changes nothing.
		for _, f := range p.Find(c.text) {
			for _, u := range list {
				if u.Finding == f {
					t.Errorf("%q: %s is both", c.text, f.Label)
				}
			}
		}
	}
}

func ExampleProfiler_Unreported() {
	p, err := New(nil)
	if err != nil {
		panic(err)
	}
	const text = "the card 4111 1111 1111 1112"
	list, err := p.Unreported(text, 9, len(text), nil)
	if err != nil {
		panic(err)
	}
	for _, u := range list {
		if u.Label == "CREDIT_CARD" && u.Start == 9 && u.End == len(text) {
			fmt.Println(u.Recognizer, u.Reason)
		}
	}
	// Output: card-number check
}
