package masker

import (
	"strings"

	"github.com/privet-go/privet/internal/areacode"
	"github.com/privet-go/privet/masker/internal/calendar"
)

// generalizePostcode leaves three digits of a ZIP code of five or nine digits, and
// of a postcode of two parts with letters in it, such as those of Britain, Canada
// and the Netherlands, the first part. Of a ZIP code of an area with few people it
// leaves 000 (45 CFR 164.514(b)(2)(i)(B)). It reports false for all others.
func generalizePostcode(dst []byte, value string) ([]byte, bool) {
	plain := value
	if len(value) == 10 && (value[5] == '-' || value[5] == ' ') {
		plain = value[:5] + value[6:]
	}
	if _, ok := calendar.Number(plain, len(plain)); ok && (len(plain) == 5 || len(plain) == 9) {
		if areacode.SmallZIP3(plain[:3]) {
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
