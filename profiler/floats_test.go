package profiler

import (
	"fmt"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/checksum"
)

// TestFloatColumns holds that numbers of cards and of persons are known in the
// spelling of a data frame, and that amounts and mixed columns stay what they are.
func TestFloatColumns(t *testing.T) {
	p, err := New(nil)
	if err != nil {
		t.Fatal(err)
	}
	var cards, exponents, amounts []string
	for i := range 60 {
		body := fmt.Sprintf("4%014d", (i+1)*7_919_393_077%100_000_000_000_000)
		card := body
		for d := '0'; d <= '9'; d++ {
			if checksum.Luhn([]byte(body + string(d))) {
				card += string(d)
			}
		}
		cards = append(cards, card+".0")
		exponents = append(exponents, card[:1]+"."+strings.TrimRight(card[1:], "0")+"e+15")
		amounts = append(amounts, fmt.Sprintf("%d.0", i*733))
	}
	cards[7], cards[8] = "", "nan"
	for _, tt := range []struct {
		name   string
		values []string
		want   privet.Label
	}{
		{"card", cards, "CREDIT_CARD"},
		{"c1", cards, "CREDIT_CARD"},
		{"card", exponents, "CREDIT_CARD"},
		{"c1", exponents, "CREDIT_CARD"},
		{"total", amounts, privet.None},
	} {
		if r := p.Columns([]Column{{Name: tt.name, Values: tt.values}})[0]; r.Label != tt.want {
			t.Errorf("%s of %s is %s, want %s", tt.name, tt.values[0], r.Label, tt.want)
		}
	}
}
