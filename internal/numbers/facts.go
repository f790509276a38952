package numbers

// Facts are what a number tells of its holder. A zero field tells nothing.
type Facts struct {
	Year, Month, Day int                           // of birth
	Short            bool                          // the year has two digits
	Sex              byte                          // 'M' or 'F'
	Name             func(first, last string) bool // reports whether a name, in capitals, makes the letters of the number
}

// date returns the facts of a date of birth. It reports false when there is no such day.
func date(year, month, day int) (Facts, bool) {
	ok := month >= 1 && month <= 12 && day >= 1 && day <= 31
	return Facts{Year: year, Month: month, Day: day}, ok
}

// shortDate is date for a year of two digits.
func shortDate(year, month, day int) (Facts, bool) {
	f, ok := date(year, month, day)
	f.Short = true
	return f, ok
}

// num returns the number that n digits from offset i spell, or -1.
func num(s string, i, n int) int {
	v := 0
	if i < 0 || i+n > len(s) {
		return -1
	}
	for _, c := range []byte(s[i : i+n]) {
		if c < '0' || c > '9' {
			return -1
		}
		v = v*10 + int(c-'0')
	}
	return v
}

// sexOf returns male for an odd number.
func sexOf(n int) byte {
	if n < 0 {
		return 0
	}
	if n%2 == 1 {
		return 'M'
	}
	return 'F'
}

// withSex returns a func that adds a sex to facts.
func withSex(sex byte) func(f Facts, ok bool) (Facts, bool) {
	return func(f Facts, ok bool) (Facts, bool) {
		f.Sex = sex
		return f, ok
	}
}

// ddmmyy reads six digits from the beginning, the day first.
func ddmmyy(s string) (Facts, bool) { return shortDate(num(s, 4, 2), num(s, 2, 2), num(s, 0, 2)) }

// YearMonthDay reads the facts of a date of birth from the first six digits of a text, the last two of the year first.
func YearMonthDay(s string) (Facts, bool) { return shortDate(num(s, 0, 2), num(s, 2, 2), num(s, 4, 2)) }

// centuryFirst reads a number of a length that begins with a digit for century and sex.
func centuryFirst(s string, length int) (Facts, bool) {
	n := num(s, 0, 1)
	if len(s) != length || n < 1 {
		return Facts{}, false
	}
	f, ok := shortDate(num(s, 1, 2), num(s, 3, 2), num(s, 5, 2))
	f.Sex = sexOf(n)
	return f, ok
}
