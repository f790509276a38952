package httpapi

import (
	"bytes"
	"encoding/json"
	"math"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// asJSON is what package json makes of an answer.
func asJSON(t testing.TB, results []columnResult) string {
	t.Helper()
	var want bytes.Buffer
	enc := json.NewEncoder(&want)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(success{Status: "SUCCESS", Data: profileAnswer[columnResult]{results}}); err != nil {
		t.Fatal(err)
	}
	return want.String()
}

// TestVerdicts holds that answers are those of package json, and which are left to it.
func TestVerdicts(t *testing.T) {
	long := []columnResult{}
	for range maxPooledBuffer / 20 {
		long = append(long, columnResult{"place of work", privet.None, 0.5})
	}
	for _, tt := range []struct {
		results []columnResult
		plain   bool
		reason  string
	}{
		{[]columnResult{}, true, "no column"},
		{[]columnResult{{"", privet.Unknown, 0}, {"<a>&'b", "OWN_LABEL", 1}}, true, "HTML is not escaped"},
		{[]columnResult{{"mail", "EMAIL_ADDRESS", 0.9876}, {"born", "DOB", 0.5}}, true, "as most are"},
		{[]columnResult{{`a"b`, privet.None, 0.5}}, false, "a quote"},
		{[]columnResult{{`a\b`, privet.None, 0.5}}, false, "a backslash"},
		{[]columnResult{{"a\tb", privet.None, 0.5}}, false, "a control character"},
		{[]columnResult{{"Straße\u2028", privet.None, 0.5}}, false, "a line separator"},
		{[]columnResult{{"mail", privet.None, 1.5}}, false, "no probability"},
		{[]columnResult{{"mail", privet.None, 0.12345}}, false, "five decimals"},
		{[]columnResult{{"mail", privet.None, math.Copysign(0, -1)}}, false, "a negative zero"},
		{[]columnResult{{"mail", privet.None, 1e-7}}, false, "an exponent"},
		{long, false, "too large to be held twice"},
	} {
		got, ok := appendVerdicts(nil, tt.results)
		if ok != tt.plain || ok && string(got) != asJSON(t, tt.results) {
			t.Errorf("%s: %v %.200s", tt.reason, ok, got)
		}
	}
	for n := range 10_001 {
		p := round(float64(n) / 1e4)
		want, _ := json.Marshal(p)
		if got, ok := appendRounded(nil, p); !ok || string(got) != string(want) {
			t.Errorf("%s is written %s", want, got)
		}
	}
}

// FuzzVerdicts holds the same of any names and numbers.
func FuzzVerdicts(f *testing.F) {
	f.Add("mail", "EMAIL_ADDRESS", 0.9876)
	f.Add("a\xff", "", math.SmallestNonzeroFloat64)
	f.Fuzz(func(t *testing.T, column, label string, confidence float64) {
		if math.IsNaN(confidence) || math.IsInf(confidence, 0) {
			confidence = 0
		}
		results := []columnResult{{column, privet.Label(label), confidence}, {strings.Repeat(column, 2), privet.None, round(confidence)}}
		if got, ok := appendVerdicts(nil, results); ok && string(got) != asJSON(t, results) {
			t.Errorf("%q", got)
		}
	})
}
