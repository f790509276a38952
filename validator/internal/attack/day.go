package attack

import (
	"fmt"
	"strings"
	"time"

	"github.com/privet-go/privet/validator/internal/reveal"
)

// This file spells days in other ways than an original does, since a date of birth
// that is masked is given away by a note that has it with the month in words.

// dayChance is how likely it is that a number or a word is one of the spellings of a
// day by chance. The shortest of them have five digits.
const dayChance = 1e-5

// appendDays appends the other spellings of the days that a value can mean. It uses the
// memory behind dst.
func appendDays(dst []spelling, value string) []spelling {
	// The day before the first that spreadsheets count.
	excelZero := time.Date(1899, time.December, 30, 0, 0, 0, 0, time.UTC)
	for _, d := range reveal.Days(value) {
		day := time.Date(d[0], time.Month(d[1]), d[2], 0, 0, 0, 0, time.UTC)
		if day.Year() != d[0] || int(day.Month()) != d[1] || day.Day() != d[2] || d[0] < 1000 || d[0] > 9999 {
			continue // there is no such day
		}
		for _, layout := range dayLayouts {
			dst = appendDay(dst, day.Format(layout))
		}
		// As computers and spreadsheets count them.
		if day.Year() >= 1970 {
			dst = appendDay(dst, fmt.Sprint(day.Unix()))
			dst = appendDay(dst, fmt.Sprint(day.UnixMilli()))
		}
		if serial := int(day.Sub(excelZero).Hours() / 24); serial >= 10000 {
			dst = appendDay(dst, fmt.Sprint(serial))
		}
	}
	return dst
}

// dayLayouts are how days are written, without what lies between the parts.
var dayLayouts = [...]string{
	"20060102", "02012006", "01022006", "060102", "020106", "010206", "212006", "122006",
	"02January2006", "2January2006", "January022006", "January22006",
	"02Jan2006", "2Jan2006", "Jan022006", "Jan22006",
}

func appendDay(dst []spelling, text string) []spelling {
	if len(dst) < cap(dst) {
		dst = dst[:len(dst)+1]
	} else {
		dst = append(dst, spelling{})
	}
	dst[len(dst)-1].set(strings.ToLower(text))
	return dst
}

// holdsAny reports whether one of the needles is in s.
func (s *spelling) holdsAny(needles []spelling) bool {
	for i := range needles {
		if s.holds(&needles[i]) {
			return true
		}
	}
	return false
}
