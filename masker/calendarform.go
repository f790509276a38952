package masker

import "github.com/privet-go/privet/masker/internal/calendar"

// A calendarForm is a date in figures or with the name of a month, with or without a time of
// day. Its image is a date that is written the same way, so that who reads the one reads the
// other.
type calendarForm struct {
	shaper

	// clock says that the time of day is replaced too; without it, it stays.
	clock bool
}

// A calendarLayout is how a date is written: where its numbers stand and what they can be.
type calendarLayout struct {
	day     calendar.Day // of the layouts that calendar.ReadDay reads
	isDay   bool
	written calendar.Written // of those that calendar.ReadFields reads
	from    int              // the end of written, from which the fields count; 0: it is none
	fields  [maxCalendarFields]calendarField
	n       int
}

// isLike reports whether two dates are written the same way.
func (c calendarLayout) isLike(other calendarLayout) bool {
	for _, c := range []*calendarLayout{&c, &other} {
		c.day.Number, c.written.Number, c.from = 0, 0, 0
		for i := range c.written.Parts {
			c.written.Parts[i] = calendar.Part{Kind: c.written.Parts[i].Kind}
		}
	}
	return c == other
}

// maxCalendarFields are a day, a month, a year, an hour, a minute and a second, and the nine
// digits of a fraction of it.
const maxCalendarFields = 6 + 9

// A calendarField is a number of a date: width digits that are low at least, and one of
// count numbers.
type calendarField struct{ at, width, low, count int }

func (c *calendarLayout) add(at, width, low, count int) {
	c.fields[c.n] = calendarField{at - c.from, width, low, count}
	c.n++
}

// read reads how a date is written.
func (f calendarForm) read(value string) (c calendarLayout, ok bool) {
	end := len("2006-01-02")
	if c.day, c.isDay = calendar.ReadDay(value, ""); c.isDay {
		end = max(c.day.YearAt+4, c.day.DayAt+2)
	} else if !c.readSlashed(value) {
		var room [calendar.MaxLength]byte
		d, ok := calendar.ReadFields(value, "", "")
		if !ok || d.Short || len(value) > calendar.MaxLength || string(d.AppendFields(room[:0], value, int(d.Number))) != value {
			return calendarLayout{}, false
		}
		end = d.Parts[2].To
		c.written, c.from = d, end
	}
	if f.clock && len(value) > end && !c.readClock(value, end) {
		return calendarLayout{}, false
	}
	return c, true
}

// readSlashed reads a date such as 03/02/1985, which says nothing of its order unless one
// of its numbers is above 12. Where none is, none is in the image.
func (c *calendarLayout) readSlashed(value string) bool {
	if len(value) < len("02/01/2006") || value[2] != '/' && value[2] != '-' || value[5] != value[2] ||
		len(value) > len("02/01/2006") && !calendar.IsClockAfter(value[len("02/01/2006"):]) {
		return false
	}
	first, ok1 := calendar.Number(value, 2)
	second, ok2 := calendar.Number(value[3:], 2)
	year, ok3 := calendar.Number(value[6:], 4)
	if !ok1 || !ok2 || !ok3 || year == 0 || !calendar.IsDay(year, first, second) && !calendar.IsDay(year, second, first) {
		return false
	}
	for i, n := range []int{first, second} {
		low, most := 1, 12
		if n > most {
			low, most = 13, 31
		}
		c.add(3*i, 2, low, most-low+1)
	}
	c.add(6, 4, 1, 9999)
	return true
}

// readClock reads a time of day whose hours and minutes have two digits. What stands behind
// the time, such as a time zone, stays.
func (c *calendarLayout) readClock(value string, at int) bool {
	at++ // calendar.IsClockAfter has seen what parts them
	for at < len(value) && value[at] == ' ' {
		at++
	}
	hour, ok1 := calendar.Number(value[at:], 2)
	if !ok1 || hour > 23 || at+5 > len(value) || value[at+2] != ':' {
		return false
	}
	if minute, ok := calendar.Number(value[at+3:], 2); !ok || minute > 59 {
		return false
	}
	c.add(at, 2, 0, 24)
	c.add(at+3, 2, 0, 60)
	if at += 5; at+3 > len(value) || value[at] != ':' {
		return true
	}
	if second, ok := calendar.Number(value[at+1:], 2); !ok || second > 59 {
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
	if c.isDay || c.from > 0 {
		sh.add(0, uint32(c.day.Number+int(c.written.Number)), calendar.Days)
	}
	for _, field := range c.fields[:c.n] {
		n, _ := calendar.Number(value[c.from+field.at:], field.width)
		sh.add(0, uint32(n-field.low), uint32(field.count))
	}
	start := len(dst)
	write := func() {
		switch dst = dst[:start]; {
		case c.isDay:
			dst = c.day.Append(dst, value, int(sh.x[0]))
		case c.from > 0:
			dst = c.written.AppendFields(dst, value, int(sh.x[0]))
		default:
			dst = append(dst, value...)
		}
		from := len(dst) - len(value) + c.from
		numbers := sh.x[len(sh.x)-c.n:]
		for i, field := range c.fields[:c.n] {
			n := int(numbers[i]) + field.low
			for at := from + field.at + field.width - 1; at >= from+field.at; at-- {
				dst[at] = '0' + byte(n%10)
				n /= 10
			}
		}
	}
	var accept func() bool // any day will do
	if c.n+c.from > 0 || w.class != nil {
		accept = func() bool {
			write()
			image, ok := f.read(string(dst[start:]))
			return ok && image.isLike(c) && w.keepsClass(dst[start:], value)
		}
	}
	if !f.permute("", w, accept, inverse) {
		return dst[:start], false
	}
	write()
	return dst, true
}
