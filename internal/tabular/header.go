package tabular

// IsHeader reports whether a first row holds the names of columns rather than
// data. A row of data that is taken for a header would pass as it is, so in doubt
// it is none: nothing in it may be personal, as holds tells, or have five digits
// in it; and some cell must be a name that knows has heard of, or all of them
// words as programs name columns, such as col_7.
func IsHeader(cells []string, holds, knows func(cell string) bool) bool {
	words, signs, known := true, false, false
	for _, s := range cells {
		digits := 0
		for i := range len(s) {
			switch c := s[i]; {
			case '0' <= c && c <= '9':
				digits++
				signs = true
				words = words && i > 0
			case c == '_':
				signs = true
			case 'a' <= c && c <= 'z':
			default:
				words = false
			}
		}
		// Names of columns have years and counters in them, but nothing longer.
		if digits >= nameDigits || holds(s) {
			return false
		}
		known = known || knows(s)
	}
	return known || words && signs
}

const (
	nameDigits = 5   // as many digits are no name
	nameBytes  = 128 // and nothing longer is one
)

// LooksLikeName reports whether a key of a JSON object can name a column: it has
// fewer than five digits, something else than digits, at most 128 bytes, and no
// asterisk, which is what masked data has.
func LooksLikeName(key string) bool {
	digits := 0
	for i := range len(key) {
		switch c := key[i]; {
		case '0' <= c && c <= '9':
			digits++
		case c == '*':
			return false
		}
	}
	return digits < nameDigits && len(key) <= nameBytes && (digits < len(key) || key == "")
}
