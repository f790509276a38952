package fake

import (
	"strings"

	"github.com/privet-go/privet/internal/checksum"
)

// germanNumbers are the numbers of Germany, Austria and Switzerland.
var germanNumbers = []numbers{
	{label: "DE_TAX_ID", doc: "Eleven digits, one of the first ten of them twice and one not at all, with a right check digit.",
		patterns: []string{"##########?"}, check: mod1110, arrange: arrangeGermanTaxID},
	{label: "DE_TAX_NUMBER", doc: "As many digits; the number of the state stays in the form of 13 digits.",
		patterns: []string{"[1-9]########", "[1-9]#########", "[1-9]##########",
			"=<10|11|21|22|23|24|26|27|28|30|31|32|40|41|51|52|53|91|92>##0########"}},
	{label: "DE_VAT_ID", doc: "Nine digits with a check digit by MOD 11,10.", patterns: []string{"DE[1-9]#######?"}, check: last(9, mod1110)},
	{label: "DE_ID_CARD", doc: "A letter of an authority and eight characters, and the check digit where there was one.",
		patterns: []string{"[LMNPRTVWXY]" + germanSerial}, check: hasTwoDigits},
	{label: "DE_ID_CARD", patterns: []string{"[LMNPRTVWXY]" + germanSerial + "?"}, check: all(hasTwoDigits, icao)},
	{label: "DE_SOCIAL_SECURITY", doc: "An area, a date of birth, a letter, a serial number and a right check digit.",
		patterns: []string{"<02|03|04|08|09|10|11|12|13|14|15|16|17|18|19|20|21|23|24|25|26|28|29|38|39|40|42|43|44|48|49|50|51|52|53|54|55|56|57|58|59|60|61|63|64|65|66|68|69|78|79|80|81|82|89>{dd}{mm}{yy}@##?"},
		check:    germanPension},
	{label: "DE_HANDELSREGISTER", doc: "A number of as many digits in the same part of the register.",
		patterns: []string{"=<HRA|HRB>[1-9]", "=<HRA|HRB>[1-9]#", "=<HRA|HRB>[1-9]##", "=<HRA|HRB>[1-9]###", "=<HRA|HRB>[1-9]####", "=<HRA|HRB>[1-9]#####"}},
	{label: "DE_HEALTH_INSURANCE", doc: "A letter, eight digits and a right check digit.", patterns: []string{"@########?"}, check: kvnr},
	{label: "DE_LANR", doc: "Six digits, a right check digit and a specialty.", patterns: []string{"[1-9]#####?##"},
		check: weigh(10, missing10, 4, 9, 4, 9, 4, 9)},
	{label: "DE_BSNR", doc: "An association of physicians and seven digits.",
		patterns: []string{"<01|02|03|17|20|38|46|51|52|71|72|73|74|78|83|88|93|98>#######"}},
	{label: "AT_SVNR", doc: "A serial number, a right check digit and a date of birth.", patterns: []string{"[1-9]##?{dd}{mm}{yy}"},
		check: weighInto(3, 11, left11, 3, 7, 9, 0, 5, 8, 4, 2, 1, 6)},
	{label: "CH_AHV", doc: "756, nine digits and a right check digit.", patterns: []string{"756#########?"},
		check: weigh(10, missing10, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3)},
	{label: "CH_UID", doc: "Nine digits, the last of them right by 11, with the prefix and the suffix of the original.",
		patterns: []string{"CHE[1-4]#######?", "CHE[1-4]#######?MWST", "CHE[1-4]#######?TVA", "CHE[1-4]#######?IVA"}, check: within(3, 12, swissUID)},
	{label: "CH_UID", patterns: []string{"[1-4]#######?"}, check: swissUID},
}

// germanSerial are eight characters of serial numbers. The digits are there
// twice, so that half of the characters are some.
const (
	germanSet    = "[0-90-9CFGHJKLMNPRTVWXYZ]"
	germanSerial = germanSet + germanSet + germanSet + germanSet + germanSet + germanSet + germanSet + germanSet
)

var swissUID = weigh(11, missing11, 5, 4, 3, 2, 7, 6, 5, 4)

// arrangeGermanTaxID puts ten digits in the place of the first ten of which one
// comes up twice and one not at all (Steueridentifikationsnummerverordnung § 2).
func arrangeGermanTaxID(c []byte, s *Stream) {
	copy(c, digits)
	for i := 9; i > 0; i-- {
		k := s.below(i + 1)
		c[i], c[k] = c[k], c[i]
	}
	// The last one gives way to another; the first is no zero.
	c[9] = c[s.below(9)]
	if c[0] == '0' {
		k := s.between(1, 8)
		for c[k] == '0' {
			k = 1 + k%8
		}
		c[0], c[k] = c[k], c[0]
	}
}

func hasTwoDigits(c []byte) bool { return countDigits(c[:9]) >= 2 }

func countDigits(c []byte) int {
	n := 0
	for _, b := range c {
		if isDigit(b) {
			n++
		}
	}
	return n
}

// icao computes the last character by ICAO Doc 9303.
func icao(c []byte) bool {
	n := len(c) - 1
	c[n] = '0' + byte(checksum.ICAO(c[:n]))
	return isDigit(c[n])
}

// germanPension computes the last digit; the letter counts by its place in the
// alphabet, of two digits.
func germanPension(c []byte) bool {
	var d [12]byte
	copy(d[:], c[:8])
	appendNumber(d[:8], int(c[8]-'A')+1, 2)
	copy(d[10:], c[9:11])
	c[11] = left10[folded(d[:], 2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1)%10]
	return true
}

// kvnr computes the last digit in the same way with other weights (§ 290 SGB V).
func kvnr(c []byte) bool {
	var d [10]byte
	appendNumber(d[:0], int(c[0]-'A')+1, 2)
	copy(d[2:], c[1:9])
	c[9] = left10[folded(d[:], 1, 2, 1, 2, 1, 2, 1, 2, 1, 2)%10]
	return true
}

// oneOf reports whether a character is one of a set.
func oneOf(c byte, set string) bool { return strings.IndexByte(set, c) >= 0 }
