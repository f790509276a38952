package masker

import (
	"slices"
	"strings"
)

// restrictedZIP3 are the first three digits of ZIP codes that stand for areas of
// 20,000 people or fewer, which 45 CFR 164.514(b)(2)(i)(B) wants written as 000.
//
// Which these are follows from the last census. The list holds the seventeen that
// the guidance of the Department of Health and Human Services of 26 November 2012
// names, by the census of 2000, and what lists by the census of 2010 have beside
// them. One that is here without need shows less than it might. Whoever relies on
// Safe Harbor compares the list with the census that is in force.
var restrictedZIP3 = []string{
	"036", "059", "063", "102", "202", "203", "204", "205", "369", "556", "692", "753", "772",
	"790", "821", "823", "830", "831", "878", "879", "884", "890", "893",
}

// generalizePostcode leaves three digits of a ZIP code of five or nine digits, and
// of a postcode of two parts with letters in it, such as those of Britain, Canada
// and the Netherlands, the first part. It reports false for all others.
func generalizePostcode(dst []byte, value string) ([]byte, bool) {
	plain := value
	if len(value) == 10 && (value[5] == '-' || value[5] == ' ') {
		plain = value[:5] + value[6:]
	}
	if _, ok := fixedNumber(plain, len(plain)); ok && (len(plain) == 5 || len(plain) == 9) {
		if slices.Contains(restrictedZIP3, plain[:3]) {
			return append(dst, "000"...), true
		}
		return append(dst, plain[:3]...), true
	}
	first, second, ok := strings.Cut(value, " ")
	if !ok || len(first) < 2 || len(first) > 4 || len(second) < 2 || len(second) > 3 {
		return dst, false
	}
	letters := false
	for _, r := range first + second {
		switch {
		case 'a' <= r|0x20 && r|0x20 <= 'z':
			letters = true
		case r < '0' || r > '9':
			return dst, false
		}
	}
	return append(dst, first...), letters
}
