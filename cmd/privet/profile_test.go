package main

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
)

func TestProfile(t *testing.T) {
	longtest.Alone(t)
	table := runPrivet(t, "", nil, "profile", sampleFile)
	if table.status != exitDone || !strings.Contains(table.out, "200 rows, risk 98 (Critical)") {
		t.Errorf("status %d, %s%s", table.status, table.out, table.err)
	}
	// Flags may stand behind the file, and the file may come from standard input.
	r := runPrivet(t, read(t, sampleFile), nil, "profile", "-", "-format", "json", "-explain")
	var got []struct {
		Rows    int64
		Columns []struct {
			Column, Label string
			Evidence      []any
		}
		Risk struct{ OverallRiskScore int }
	}
	if err := json.Unmarshal([]byte(r.out), &got); err != nil || len(got) != 1 {
		t.Fatalf("%v in %s%s", err, r.out, r.err)
	}
	if got[0].Rows != 200 || len(got[0].Columns) != 18 || got[0].Columns[3].Label != "EMAIL_ADDRESS" || got[0].Columns[3].Evidence == nil ||
		got[0].Risk.OverallRiskScore != 98 {
		t.Errorf("got %+v", got[0])
	}
	if r := runPrivet(t, "", nil, "profile", "-fail-on", "high", sampleFile); r.status != exitFound {
		t.Errorf("-fail-on high: status %d, want 1", r.status)
	}
	for _, level := range []string{"low", "medium"} {
		if r := runPrivet(t, "sku,qty\nA-1,2\n", nil, "profile", "-fail-on", level, "-"); r.status != exitDone {
			t.Errorf("-fail-on %s: status %d for a table about things", level, r.status)
		}
	}
	if r := runPrivet(t, "country,qty\nSpain,2\n", nil, "profile", "-fail-on", "low", "-"); r.status != exitFound {
		t.Errorf("-fail-on low: status %d for a table with a country", r.status)
	}
	if r := runPrivet(t, "nothing to see", nil, "profile", "-text", "-fail-on", "low", "-"); r.status != exitDone {
		t.Errorf("-fail-on low: status %d for a text in which nothing is found", r.status)
	}
	if r := runPrivet(t, "", nil, "risk", "NONE", "-fail-on", "low"); r.status != exitDone {
		t.Errorf("-fail-on low: status %d for NONE", r.status)
	}
	// What a column of everything holds is not in its label.
	mixed := "ref,n\n" + strings.Repeat("536-90-4399,1\n4111 1111 1111 1111,2\nA-17,3\n", 20)
	if r := runPrivet(t, mixed, nil, "profile", "-fail-on", "high", "-"); r.status != exitFound || !strings.Contains(r.out, "UNKNOWN") ||
		!strings.Contains(r.out, "CREDIT_CARD 20, SSN 20") {
		t.Errorf("%d %s", r.status, r.out)
	}
	if r := runPrivet(t, mixed, nil, "profile", "-format", "json", "-"); !strings.Contains(r.out, `"SSN": 20`) {
		t.Error(r.out)
	}
	if r := runPrivet(t, "", nil, "profile", "no-such-file"); r.status != exitFailed {
		t.Errorf("no such file: status %d, want 2", r.status)
	}
}

func TestProfileText(t *testing.T) {
	r := runPrivet(t, "Hello,\nécrivez à jane@example.com\n", nil, "profile", "-text", "-")
	if r.status != exitDone || !strings.Contains(r.out, "2:11") || !strings.Contains(r.out, "EMAIL_ADDRESS") || strings.Contains(r.out, "jane") {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
}

// TestProfileListsSoMany holds that all places of a text are counted, and that what is
// not listed is said.
func TestProfileListsSoMany(t *testing.T) {
	const text = "mail jane@example.com\nmail joe@example.com, from 10.1.2.3\n"
	for _, c := range []struct {
		places           string
		listed, unlisted int
	}{{"-1", 3, 0}, {"0", 0, 3}, {"2", 2, 1}, {"3", 3, 0}} {
		r := runPrivet(t, text, nil, "profile", "-text", "-places", c.places, "-format", "json", "-")
		var got []struct {
			Findings []struct{ Label string }
			Counts   map[string]int
			Unlisted int
			Risk     struct{ OverallRiskScore int }
		}
		if err := json.Unmarshal([]byte(r.out), &got); err != nil || len(got) != 1 || len(got[0].Findings) != c.listed || got[0].Unlisted != c.unlisted ||
			got[0].Counts["EMAIL_ADDRESS"] != 2 || got[0].Counts["IP_ADDRESS"] != 1 || got[0].Risk.OverallRiskScore == 0 {
			t.Errorf("-places %s: %v, %s%s", c.places, err, r.out, r.err)
		}
		page := runPrivet(t, text, nil, "profile", "-text", "-places", c.places, "-")
		if said := strings.Contains(page.out, "Not listed: ") &&
			strings.Contains(page.out, "EMAIL_ADDRESS 2, IP_ADDRESS 1"); !strings.Contains(page.out, "3 findings") || said != (c.unlisted > 0) {
			t.Errorf("-places %s: %s%s", c.places, page.out, page.err)
		}
	}
}
