package spec_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// TestChecksums holds each algorithm to numbers of its source, and its rate of
// false acceptance to what it takes by chance.
func TestChecksums(t *testing.T) {
	vectors := map[string]struct{ right, wrong, random string }{
		"iban":     {"GB29NWBK60161331926819", "GB29NWBK60161331926818", "AA99999999999999999999"}, // ISO 13616 registry
		"luhn":     {"4111111111111111", "4111111111111112", "9999999999"},
		"luhn36":   {"27AAPFU0939F1ZV", "27AAPFU0939F1ZW", "XXXXXXXXXX"},                         // GST of India, sample of the form
		"mod11-10": {"86095742719", "86095742718", "99999999999"},                                // Bundeszentralamt für Steuern, test number
		"mod11-2":  {"0000000218250097", "0000000218250098", "99999999"},                         // ORCID, the example of its structure page
		"mod97":    {"3214282912345698765432161182", "3214282912345698765432161183", "XXXXXXXX"}, // the IBAN of Great Britain as a number
		"verhoeff": {"2363", "2364", "99999999"},
		"vin":      {"1M8GDM9AXKP042788", "1M8GDM9A1KP042788", "99999999999999999"}, // 49 CFR 565.15
	}
	if names := spec.Checksums(); !slices.IsSorted(names) || len(names) != len(vectors) {
		t.Errorf("the names are %v", names)
	}
	random := rand.New(rand.NewPCG(9, 9))
	for _, name := range spec.Checksums() {
		v, ok := vectors[name]
		c := spec.CheckDigitNamed(name)
		if !ok || !c.IsRight([]byte(v.right)) || c.IsRight([]byte(v.wrong)) {
			t.Errorf("%s is wrong about its vectors", name)
		}
		const n = 20000
		taken := 0
		for range n {
			if c.IsRight([]byte(samples.RandomOf(random, v.random))) {
				taken++
			}
		}
		if got := float64(taken) / n; got < c.FalseAccept*0.7 || got > c.FalseAccept*1.3 {
			t.Errorf("%s takes a share of %.4g of random strings and says %.4g", name, got, c.FalseAccept)
		}
	}
}
