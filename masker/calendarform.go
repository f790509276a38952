package masker

// A calendarForm is a date in figures, with or without a time of day. Its image is a date
// that is written the same way, so that a program that reads the one reads the other.
type calendarForm struct {
	shaper

	// clock says that the time of day is replaced too; without it, it stays.
	clock bool
}

// A calendar is how a date is written: where its numbers stand and what they can be.
type calendar struct {
	day    day // of the layouts that readDay knows; its number is not used
	isDay  bool
	fields [maxCalendarFields]calendarField
	n      int
}

// maxCalendarFields are a day, a month, a year, an hour, a minute and a second, and the
// digits of a fraction of it.
const maxCalendarFields = 6 + maxFraction

// maxFraction is the number of digits of the longest fraction of a second.
const maxFraction = 9

// A calendarField is a number of a date: width digits that are low at least, and one of
// count numbers.
type calendarField struct{ at, width, low, count int }

func (c *calendar) add(at, width, low, count int) {
	c.fields[c.n] = calendarField{at, width, low, count}
	c.n++
}

// read reads how a date is written.
func (f calendarForm) read(value string) (c calendar, ok bool) {
	end := len("2006-01-02")
	if c.day, c.isDay = readDay(value, ""); c.isDay {
		if c.day.dayAt == len("200601") {
			end = len("20060102")
		}
	} else if !c.readSlashed(value) {
		return calendar{}, false
	}
	if f.clock && len(value) > end && !c.readClock(value, end) {
		return calendar{}, false
	}
	return c, true
}

// readSlashed reads a date such as 03/02/1985, which says nothing of its order unless one
// of its numbers is above 12. Where none is, none is in the image.
func (c *calendar) readSlashed(value string) bool {
	if len(value) < len("02/01/2006") || value[2] != '/' && value[2] != '-' || value[5] != value[2] ||
		len(value) > len("02/01/2006") && !isClockAfter(value[len("02/01/2006"):]) {
		return false
	}
	first, ok1 := fixedNumber(value, 2)
	second, ok2 := fixedNumber(value[3:], 2)
	year, ok3 := fixedNumber(value[6:], 4)
	if !ok1 || !ok2 || !ok3 || year == 0 || !isDay(year, first, second) && !isDay(year, second, first) {
		return false
	}
	for i, n := range []int{first, second} {
		if n > 12 {
			c.add(3*i, 2, 13, 31-12)
		} else {
			c.add(3*i, 2, 1, 12)
		}
	}
	c.add(6, 4, 1, 9999)
	return true
}

// readClock reads a time of day whose hours and minutes have two digits. What stands behind
// the time, such as a time zone, stays.
func (c *calendar) readClock(value string, at int) bool {
	at++ // isClockAfter has seen what parts them
	for at < len(value) && value[at] == ' ' {
		at++
	}
	hour, ok1 := fixedNumber(value[at:], 2)
	if !ok1 || hour > 23 || at+5 > len(value) || value[at+2] != ':' {
		return false
	}
	if minute, ok := fixedNumber(value[at+3:], 2); !ok || minute > 59 {
		return false
	}
	c.add(at, 2, 0, 24)
	c.add(at+3, 2, 0, 60)
	if at += 5; at+3 > len(value) || value[at] != ':' {
		return true
	}
	if second, ok := fixedNumber(value[at+1:], 2); !ok || second > 59 {
		return false
	}
	c.add(at+1, 2, 0, 60)
	if at += 3; at < len(value) && value[at] == '.' {
		for at++; at < len(value) && '0' <= value[at] && value[at] <= '9'; at++ {
			if c.n == maxCalendarFields {
				return false
			}
			c.add(at, 1, 0, 10)
		}
	}
	return true
}

func (f calendarForm) has(value string) bool {
	_, ok := f.read(value)
	return ok
}

func (f calendarForm) append(dst []byte, value string, w *worker, inverse bool) ([]byte, bool) {
	c, ok := f.read(value)
	if !ok {
		return dst, false
	}
	sh := &w.shape
	sh.reset()
	if c.isDay {
		sh.add(0, uint32(c.day.number), days)
	}
	for _, field := range c.fields[:c.n] {
		n, _ := fixedNumber(value[field.at:], field.width)
		sh.add(0, uint32(n-field.low), uint32(field.count))
	}
	start := len(dst)
	write := func() {
		if dst = dst[:start]; c.isDay {
			dst = c.day.append(dst, value, int(sh.x[0]))
		} else {
			dst = append(dst, value...)
		}
		numbers := sh.x[len(sh.x)-c.n:]
		for i, field := range c.fields[:c.n] {
			n := int(numbers[i]) + field.low
			for at := start + field.at + field.width - 1; at >= start+field.at; at-- {
				dst[at] = '0' + byte(n%10)
				n /= 10
			}
		}
	}
	var accept func() bool // any day will do
	if c.n > 0 {
		c.day.number = 0
		accept = func() bool {
			write()
			image, ok := f.read(string(dst[start:]))
			image.day.number = 0
			return ok && image == c
		}
	}
	if !f.permute("", w, accept, inverse) {
		return dst[:start], false
	}
	write()
	return dst, true
}
