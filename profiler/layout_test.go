package profiler

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// layoutTexts are ways of writing short texts without letters. Other digits are set in.
var layoutTexts = []string{
	"0", "00", "1234567", "123-45-6789", "1985-02-03", "3.2.1985", "02/03/85", "1985-02-03 10:20:30", "4111 1111 1111 1111", "4111-1111-1111-1111", "4111111111111111",
	"+1 415 555 0132", "(415) 555-0132", "+49 30 901820", "030 901820", "+1 (415) 555-0132", "00 44 20 7946 0000", "192.168.1.10", "10.0.0.1/24", "10.0.0.1:8080",
	"529.982.247-25", "11.222.333/0001-81", "943 476 5919", "1 85 05 78 006 084 36", "19-2000145399/0800", "85.07.30-033.28", "756.9217.0769.85", "850203/1234", "90210-1234",
	"12 1234 1234", "$1,234.56", "1,234,567.89", "-0.5", "50.8503, 4.3517", "10:30", "12/27", "1-800-555-0199", "(01)09501101530003", "0,0,0,0,0,0,0", "1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1",
	"1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6", "100%", "1&2", "1\\2", "1+2", "<1>", "{1}", "@1", "1_2", "_", "::1", "\n12345", "12345\r\n", "12345678901234567890123456789012", "123456789012345678901234567890123",
}

// TestLayouts holds what is found in a text of a layout that is known equal to what is found
// plainly, whatever the digits are.
func TestLayouts(t *testing.T) {
	s := newProfiler(t).scanner
	r := rand.New(rand.NewPCG(1, 1))
	rounds := 40
	if underRace {
		rounds = 2
	}
	var used, plain scratch
	for _, written := range layoutTexts {
		for range rounds {
			text := strings.Map(func(c rune) rune {
				if c < '0' || c > '9' || r.IntN(4) == 0 {
					return c
				}
				return '0' + rune(r.IntN(10))
			}, written)
			checkUsed(t, s, &used, &plain, text)
		}
	}
}

// TestLayoutsHoldNoValue holds that what is remembered of a text tells none of its digits.
func TestLayoutsHoldNoValue(t *testing.T) {
	s := newProfiler(t).scanner
	var a, b scratch
	s.scan(&a, "078-05-1120", DefaultMinConfidence)
	s.scan(&b, "123-45-6789", DefaultMinConfidence)
	if *a.layouts.byHash != *b.layouts.byHash {
		t.Error("two texts of one layout leave different layouts behind")
	}
}
