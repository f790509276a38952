package attack

import (
	"sync"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/numbers"
)

// This file holds what identifiers spell: an identity number that is left beside a
// masked date of birth gives the date away. What identity numbers tell is a field of
// package numbers; to teach an identifier of another kind, add a derivation to
// derivations.

// A derivation says what can be read from an identifier.
type derivation struct {
	label privet.Label // of the identifier; empty for a form that any column may have
	from  func(compact string) (facts, bool)

	// length is that of a value in bytes, as it is written; 0 means any.
	length int
}

// facts are what an identifier says about its holder. A zero field says nothing.
type facts struct {
	numbers.Facts
	country string
	apart   bool   // each part of the name is spelled by itself
	mac     string // 12 hexadecimal digits
	made    [3]int // year, month and day when it was made
}

// derivations are the identifiers that spell something: those of package numbers, whose
// sources are the specifications that docs/recognizers.md names for each label, and the
// others.
var derivations = sync.OnceValue(func() []derivation {
	var list []derivation
	for _, n := range numbers.All() {
		if of := n.Facts; of != nil {
			list = append(list, derivation{n.Label, func(s string) (facts, bool) {
				f, ok := of(s)
				return facts{Facts: f}, ok
			}, 0})
		}
	}
	return append(list, otherDerivations...)
})

// otherDerivations are those of what is no identity number.
var otherDerivations = []derivation{
	// Nationality, date of birth and sex.
	{"PASSPORT_MRZ", func(s string) (facts, bool) {
		// The second line of a passport without its fillers cannot be counted
		// from the front; the date of birth stands behind the nationality.
		for i := 10; i+10 <= len(s); i++ {
			if f, ok := numbers.YearMonthDay(s[i:]); ok && isUpper(s[i-3:i]) && (s[i+7] == 'M' || s[i+7] == 'F') {
				f.Sex = s[i+7]
				return facts{Facts: f, country: countryOf(s[i-3 : i])}, true
			}
		}
		return facts{}, false
	}, 0},
	// The country of the bank, in the first two letters.
	{"IBAN", func(s string) (facts, bool) {
		if len(s) < 15 || !isUpper(s[:2]) {
			return facts{}, false
		}
		f := facts{country: countryOf(s[:2])}
		return f, f.country != ""
	}, 0},
	// The country, in the calling code behind a plus sign.
	{"PHONE_NUMBER", phoneCountry, 0},
	// The country, in the calling code behind a plus sign.
	{"FAX_NUMBER", phoneCountry, 0},
	// A UUID of version 1 spells the hardware address of the computer that made it, and one of version 1, 6 or 7 when.
	{"", uuidFacts, 36},
	// A ULID spells when it was made.
	{"", ulidFacts, 26},
}

func isUpper(s string) bool {
	for i := range len(s) {
		if s[i] < 'A' || s[i] > 'Z' {
			return false
		}
	}
	return s != ""
}
