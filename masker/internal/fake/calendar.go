package fake

// A date is a day of the Gregorian calendar.
type date struct{ year, month, day int }

// date is a day from the first of January of one year to the end of another.
func (s *Stream) date(first, last int) date {
	d := date{year: s.between(first, last), month: s.between(1, 12)}
	d.day = s.between(1, daysIn(d.month, d.year))
	return d
}

// dayOfYear counts from 1.
func (d date) dayOfYear() int {
	n := d.day
	for m := 1; m < d.month; m++ {
		n += daysIn(m, d.year)
	}
	return n
}

func isLeap(year int) bool { return year%4 == 0 && (year%100 != 0 || year%400 == 0) }

// daysIn is the number of days of a month, or 0 when there is no such month.
func daysIn(month, year int) int {
	switch month {
	case 1, 3, 5, 7, 8, 10, 12:
		return 31
	case 4, 6, 9, 11:
		return 30
	case 2:
		if isLeap(year) {
			return 29
		}
		return 28
	}
	return 0
}
