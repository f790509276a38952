package scan

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// layoutTexts are ways of writing short texts without letters. Other digits are set in.
var layoutTexts = []string{
	"0", "00", "1234567", "123-45-6789", "1985-02-03", "3.2.1985", "02/03/85", "1985-02-03 10:20:30", "4111 1111 1111 1111", "4111-1111-1111-1111", "4111111111111111",
	"+1 415 555 0132", "(415) 555-0132", "+49 30 901820", "030 901820", "+1 (415) 555-0132", "00 44 20 7946 0000", "192.168.1.10", "10.0.0.1/24", "10.0.0.1:8080",
	"529.982.247-25", "11.222.333/0001-81", "943 476 5919", "1 85 05 78 006 084 36", "19-2000145399/0800", "85.07.30-033.28", "756.9217.0769.85", "850203/1234", "90210-1234",
	"12 1234 1234", "$1,234.56", "1,234,567.89", "-0.5", "50.8503, 4.3517", "10:30", "12/27", "1-800-555-0199", "(01)09501101530003", "0,0,0,0,0,0,0", "1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1",
	"1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6", "100%", "1&2", "1\\2", "1+2", "<1>", "{1}", "@1", "1_2", "_", "::1", "\n12345", "12345\r\n", "12345678901234567890123456789012", "123456789012345678901234567890123",
}

// seriesTexts are short texts with a few letters.
var seriesTexts = []string{
	"1985-02-03T10:20:30Z", "2024-05-06 07:08:09 PM", "12.345,67 EUR", "EUR 12.50", "INV0012345", "ORD-2024-00123", "A1B2C3D4", "DE89 3704 0044 0532 0130 00", "DE89370400440532013000",
	"GB29NWBK60161331926819", "QQ123456C", "12345678Z", "X1234567L", "M-AB 1234", "AB12 CDE", "SW1A 1AA", "1HGCM82633A004352", "00:1A:2B:3C:4D:5E", "00-1a-2b-3c-4d-5e", "2001:db8::ff00:42:8329",
	"#FF00AA", "BE 0123.456.789", "CHE-123.456.788", "FR12345678901", "No. 12", "no 12", "tel 030 901820", "ssn 123-45-6789", "12 May", "12 kg", "5 km/h", "Bob 12", "a@b1.co", "1 a 2", "x=1", "p5.de", "c.76A>G",
	"(A)(01)09501101530003", "+A99912345", "v1.2.3", "10.0.0.1 a", "HD 209458 b", "U2", "R2-D2", "7 PM", "P.O. 12", "B12", "é12", "12 é", "A%4012", "1&a", "EC1A-1BB", "1st", "2nd of", "C3PO 1977", "PL 61 1090",
}

// TestSeries is TestLayouts for texts with letters.
func TestSeries(t *testing.T) { checkRedigited(t, seriesTexts) }

// TestLayouts holds what is found in a text of a layout that is known equal to what is found
// plainly, whatever the digits are.
func TestLayouts(t *testing.T) { checkRedigited(t, layoutTexts) }

// checkRedigited holds what is found in texts equal to what is found plainly, again and again with
// other digits.
func checkRedigited(t *testing.T, texts []string) {
	t.Helper()
	s := builtInScanner()
	r := rand.New(rand.NewPCG(1, 1))
	rounds := 40
	if longtest.UnderRace {
		rounds = 2
	}
	var used, plain Scratch
	for _, written := range texts {
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

// TestSeriesShareAPlace holds what is found equal to what is found plainly where texts of many series follow each other, of which each
// can take the place of another, in whole or not at all.
func TestSeriesShareAPlace(t *testing.T) {
	s := builtInScanner()
	r := rand.New(rand.NewPCG(5, 8))
	parts := []string{"0", "10", "207", "4110", "00561", "A", "q", "BX", "DE89", "-", ".", " ", " ", "/", ":", "@", "+", "(", "+1 "}
	var used, plain Scratch
	var written []string
	for range longtest.Watched(4000, 50) {
		var text string
		for n := 2 + r.IntN(24); n > 0 && len(text) < longestLayout-5; n-- {
			text += parts[r.IntN(len(parts))]
		}
		written = append(written, text)
		for range 3 { // it is noted when it comes again
			checkUsed(t, s, &used, &plain, text)
		}
		checkUsed(t, s, &used, &plain, written[r.IntN(len(written))])
	}
}

// TestLayoutsHoldNoValue holds that what is remembered of a text tells none of its digits.
func TestLayoutsHoldNoValue(t *testing.T) {
	s := builtInScanner()
	var a, b Scratch
	scanOf(s, &a, "078-05-1120", spec.DefaultMinConfidence)
	scanOf(s, &b, "123-45-6789", spec.DefaultMinConfidence)
	if *a.layouts.byHash != *b.layouts.byHash {
		t.Error("two texts of one layout leave different layouts behind")
	}
}
