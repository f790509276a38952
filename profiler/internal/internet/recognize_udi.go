package internet

import (
	"strings"

	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// UdiRecognizers find unique identifiers of medical devices, in the notations
// of the three agencies that give them out. Behind the identifier of the model
// may stand a serial number, which leads from an implant to its bearer.
func UdiRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "udi-gs1", Label: "MEDICAL_DEVICE_UDI",
			Doc:      "(01) and a GTIN with a right check digit, and further application identifiers in parentheses.",
			Source:   "GS1 General Specifications, 7.9.1 and table of application identifiers; 21 CFR 830",
			Triggers: []spec.Trigger{spec.OnByte('(').Then("0")},
			Match:    matchGS1,
			Beside:   0.98, Context: lists.Words("internet", "udiContext"),
		},
		{
			Name: "udi-hibcc", Label: "MEDICAL_DEVICE_UDI",
			Doc:      "A plus sign, the code of a labeler, a product, and a check character that makes the sum right by 43.",
			Source:   "ANSI/HIBC 2.6, supplier labeling standard",
			Triggers: []spec.Trigger{spec.OnByte('+').Then("A")},
			Match:    matchHIBC,
			Beside:   0.98, Context: lists.Words("internet", "udiContext"),
		},
		{
			Name: "udi-iccbba", Label: "MEDICAL_DEVICE_UDI",
			Doc:      "=/ and a processor, a product and what follows, as on tissue and cells.",
			Source:   "ICCBBA, ISBT 128 standard, product identification of devices with human cells or tissue",
			Triggers: []spec.Trigger{spec.OnByte('=').Then("/")},
			Match:    matchISBT,
			Beside:   0.98, Context: lists.Words("internet", "udiContext"),
		},
		{
			Name: "udi-di", Label: "MEDICAL_DEVICE_UDI",
			Doc:    "A GTIN of 14 digits with a right check digit, beside a word for a device identifier.",
			Source: "GS1 General Specifications, 7.9.1; 21 CFR 830",
			Shapes: []spec.Shape{{Pattern: "99999999999999", Alone: 0.02}, {Pattern: "9999999999999999", Alone: 0.005}},
			Check:  isGTIN, FalseAccept: 0.051,
			Context: lists.Words("internet", "udiContext"),
		},
	}
}

// isGTIN reports whether the last of 14 digits, behind the application
// identifier 01 or nothing, is their right check digit.
func isGTIN(d []byte) bool {
	if len(d) == 16 && d[0] == '0' && d[1] == '1' {
		d = d[2:]
	}
	sum := checksum.WeightedFromRight(d, 1, 3)
	return len(d) == 14 && sum > 0 && sum%10 == 0 && !numeral.AllSame(d)
}

// Bounds on the walks, in bytes: application identifiers behind the first, the
// value of one of them, and a whole identifier of HIBCC or ICCBBA.
const LongestUDI = 100

// matchGS1 reads (01), 14 digits, and what follows in the same notation.
func matchGS1(text string, at int) (spec.Match, bool) {
	const head = "(01)"
	if !strings.HasPrefix(text[at:], head) || len(text) < at+len(head)+14 {
		return spec.Match{}, false
	}
	var gtin [14]byte
	end := at + len(head) + copy(gtin[:], text[at+len(head):])
	if !isGTIN(gtin[:]) {
		return spec.Match{}, false
	}
	// Alone it is the number of any trade item; a date of expiry, a lot or a
	// serial number beside it makes it more probable that it is a device's.
	alone := 0.25
	for range 8 { // elements at most
		next, ok := gs1Element(text, end)
		if !ok {
			break
		}
		end, alone = next, 0.6
	}
	return spec.Match{Start: at, End: end, Alone: alone}, !lex.JoinsAfter(text, end)
}

// gs1Element is the end of one element such as (17)141120 at text[i].
func gs1Element(text string, i int) (end int, ok bool) {
	if i >= len(text) || text[i] != '(' {
		return i, false
	}
	digits := 0
	for i++; i < len(text) && numeral.IsDigit(text[i]) && digits < 5; i++ {
		digits++
	}
	if digits < 2 || digits > 4 || i >= len(text) || text[i] != ')' {
		return i, false
	}
	i++
	for end = i; end < len(text) && end-i < 20; end++ {
		if c := text[end]; !numeral.IsAlnum(c) && c != '-' && c != '.' && c != '/' {
			break
		}
	}
	for end > i && !numeral.IsAlnum(text[end-1]) {
		end-- // the full stop of a sentence
	}
	return end, end > i
}

// hibcAlphabet gives each character its value by its place.
const hibcAlphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%"

// hibcValues are these values, of letters in both cases, and -1 for all other bytes.
var hibcValues = func() (t [256]int8) {
	for c := range t {
		t[c] = int8(strings.IndexByte(hibcAlphabet, numeral.Upper(byte(c))))
	}
	return t
}()

// mostHIBCSpaces is how many spaces a bar code with further data may hold.
const mostHIBCSpaces = 2

// matchHIBC reads + and the characters of a bar code up to the check character.
// A space and a full stop can be data or the text around it; the check tells.
func matchHIBC(text string, at int) (spec.Match, bool) {
	if at+1 >= len(text) || !numeral.IsLetter(text[at+1]) || lex.JoinsBefore(text, at) || at > 0 && (text[at-1] == '~' || text[at-1] == '.') {
		return spec.Match{}, false
	}
	slash := false
	for end, spaces := at, 0; ; end++ {
		inside := end < len(text) && (slash && end-at < LongestUDI || end-at <= longestPlainHIBC) && hibcValues[text[end]] >= 0
		if !inside || text[end] == ' ' {
			if isHIBC(text[at:end]) {
				return spec.Match{Start: at, End: end, Alone: 0.6}, !lex.JoinsAfter(text, end)
			}
			if last := end - 1; text[last] == '.' && isHIBC(text[at:last]) {
				return spec.Match{Start: at, End: last, Alone: 0.6}, true
			}
			if spaces++; !inside || !slash || spaces > mostHIBCSpaces {
				return spec.Match{}, false
			}
		}
		slash = slash || text[end] == '/'
	}
}

// ShortestHIBC and longestPlainHIBC are the lengths in characters of the
// identifier of a model; behind a slash there may be more.
const (
	ShortestHIBC     = 8
	longestPlainHIBC = 25
)

// isHIBC reports whether the values of all characters but the last add up to
// the last one's by 43. Three digits must be among them.
func isHIBC(s string) bool {
	if len(s) < ShortestHIBC || len(s) > LongestUDI || len(s) > longestPlainHIBC && !strings.Contains(s, "/") {
		return false
	}
	sum, digits := 0, 0
	for i := range len(s) - 1 {
		sum += int(hibcValues[s[i]])
		if numeral.IsDigit(s[i]) {
			digits++
		}
	}
	return digits >= 3 && sum%len(hibcAlphabet) == int(hibcValues[s[len(s)-1]])
}

// isbtProduct is the form of the first block: a processor, its own part, and a
// code of the product.
const isbtProduct = "A9999XXXXXXA9999"

// matchISBT reads =/ and a product, and the blocks that follow up to a space.
func matchISBT(text string, at int) (spec.Match, bool) {
	if !strings.HasPrefix(text[at:], "=/") {
		return spec.Match{}, false
	}
	end, ok := spec.MatchShape(text, at+2, isbtProduct)
	if !ok {
		return spec.Match{}, false
	}
	for end < len(text) && end-at < LongestUDI {
		c := text[end]
		if !numeral.IsAlnum(c) && !strings.ContainsRune("=,>}&{)", rune(c)) {
			break
		}
		end++
	}
	for c := text[end-1]; !numeral.IsAlnum(c); c = text[end-1] {
		end--
	}
	return spec.Match{Start: at, End: end, Alone: 0.8}, !lex.JoinsAfter(text, end)
}
