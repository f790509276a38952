package numeral

func daysIn(month, year int) int {
	switch month {
	case 2:
		if year%4 == 0 && (year%100 != 0 || year%400 == 0) {
			return 29
		}
		return 28
	case 4, 6, 9, 11:
		return 30
	}
	return 31
}

// IsDay reports whether there is such a day in the Gregorian calendar.
func IsDay(day, month, year int) bool {
	return 1 <= month && month <= 12 && 1 <= day && day <= daysIn(month, year)
}

// IsShortDate reports whether a day, a month and the last two digits of a year
// are a date of some century: 29 February is one whenever a year that ends so
// is a leap year.
func IsShortDate(day, month, year int) bool {
	return year >= 0 && IsDay(day, month, 2000+year)
}

// IsDayMonthYear reports whether six digits are a date, the day first.
func IsDayMonthYear(d []byte) bool {
	return len(d) == 6 && IsShortDate(Numeral(d[:2]), Numeral(d[2:4]), Numeral(d[4:]))
}

// IsShortDay reports whether the digits are a day as year, month and day of two
// digits each, in some century.
func IsShortDay(d []byte) bool {
	return IsShortDate(Numeral(d[4:6]), Numeral(d[2:4]), Numeral(d[:2]))
}

// IsBirthYear reports whether a person whose papers are in use can be born in
// that year.
func IsBirthYear(y int) bool { return 1880 <= y && y <= 2099 }
