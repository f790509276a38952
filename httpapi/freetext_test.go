package httpapi

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestFreeTextOneWay holds that who profiles a column of sentences is told the labels and
// counts that are masked in it, dates among them.
func TestFreeTextOneWay(t *testing.T) {
	ts := startServer(t, nil)
	const table = "ticket,remarks\n" +
		"1,\"Ines Hagen rang on 9 April 2025 because of her invoice and asks to be called at +49 40 5550 8721\"\n" +
		"2,\"Wrote to p.lorenz@hafen.example on 2025-04-11, who was born on 2 July 1974 and lives in Bremen\"\n" +
		"3,\"There was nothing else to say and so the case has been closed without any further steps\"\n" +
		"4,\"The parcel was handed over on 17.04.2025 and nobody has asked for anything since that day\"\n"
	var seen [2]struct {
		Data struct{ Findings map[string]int }
	}
	for i, path := range []string{fileProfilePath, fileMaskPath} {
		r := ts.post(path, fmt.Sprintf(`{"fileName":"tickets.csv","content":%q}`, base64Of(table)))
		if err := json.Unmarshal([]byte(r.body), &seen[i]); r.status != 200 || err != nil {
			t.Fatalf("%d %v %s", r.status, err, r.body)
		}
	}
	if diff := cmp.Diff(seen[1], seen[0]); diff != "" || seen[0].Data.Findings["DATE_TIME"] == 0 {
		t.Errorf("%+v: %s", seen[0], diff)
	}
}
