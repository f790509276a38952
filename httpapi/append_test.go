package httpapi

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// plainJSON is what encoding/json writes.
func plainJSON(t testing.TB, v any) string {
	t.Helper()
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		t.Fatal(err)
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// sameJSON compares an answer, bare and in the envelope, with what encoding/json
// makes of the same value.
func sameJSON(t testing.TB, a appender) {
	t.Helper()
	if got, want := string(a.appendJSON(nil)), plainJSON(t, a); got != want {
		t.Errorf("written %s, encoding/json has %s", got, want)
	}
	got := string(appendEnvelope([]byte("x"), a))
	if want := "x" + plainJSON(t, success{Status: "SUCCESS", Data: a}); got != want {
		t.Errorf("written %s, encoding/json has %s", got, want)
	}
}

// TestAppendJSON writes empty answers, and answers with everything that a string
// can hold.
func TestAppendJSON(t *testing.T) {
	var texts []string
	for c := range 0x250 {
		texts = append(texts, string(rune(c)), "a"+string(rune(c))+"b", string([]byte{byte(c)}))
	}
	texts = append(texts, "", "\u2027\u2028\u2029\u202a", "😀\xf0\x9f\x98", "<a href=\"x\">&amp;</a>", `\"\\`, "\xed\xa0\x80", "日本\t語")
	columns, found, masked := []columnResult{}, []textResult{}, []maskedRecord{}
	sameJSON(t, columnAnswer{columns})
	sameJSON(t, textAnswer{found})
	sameJSON(t, maskAnswer{masked})
	random := rand.New(rand.NewPCG(1, 2))
	for i, s := range texts {
		p := round(random.Float64())
		columns = append(columns, columnResult{s, privet.Label(s), p})
		found = append(found, textResult{privet.Label(s), p, i * i, -i})
		masked = append(masked, maskedRecord{s, s + s})
	}
	sameJSON(t, columnAnswer{columns})
	sameJSON(t, textAnswer{found})
	sameJSON(t, maskAnswer{masked})
	for i := range 10_001 {
		p := round(float64(i) / 1e4)
		if got, want := string(appendProbability(nil, p)), plainJSON(t, p); got != want {
			t.Fatalf("written %s, encoding/json has %s", got, want)
		}
	}
}

// FuzzAppendString compares a string with what encoding/json makes of it.
func FuzzAppendString(f *testing.F) {
	for _, s := range []string{"", "a\"b\\c\x00\x1f\x7f", "\u2028é\xff", "<>&"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if got, want := string(appendString(nil, s)), plainJSON(t, s); got != want {
			t.Errorf("written %s, encoding/json has %s", got, want)
		}
	})
}
