package reveal

import "strings"

// A Type is what a program takes a value for.
type Type uint8

// The types.
const (
	Text Type = iota
	Integer
	Decimal
	Date
	Boolean
	NumTypes // how many there are
)

// String returns the name of the type in reports.
func (t Type) String() string {
	return [NumTypes]string{"text", "integer", "decimal number", "date", "truth value"}[t]
}

// TypeOf returns the type of a value that is not empty, and the layout of a date:
// its characters with 9 for each digit.
func TypeOf(s string) (Type, string) {
	switch c := s[0]; {
	case '0' <= c && c <= '9', c == '+', c == '-':
		return numberOrDate(s)
	case len(s) <= 5:
		switch strings.ToLower(s) {
		case "true", "false", "yes", "no":
			return Boolean, ""
		}
	}
	return Text, ""
}

func numberOrDate(s string) (Type, string) {
	digits, dots, others := 0, 0, 0
	for i := range len(s) {
		switch c := s[i]; {
		case '0' <= c && c <= '9':
			digits++
		case c == '.':
			dots++
		case i == 0: // a sign
		default:
			others++
		}
	}
	switch {
	case digits == 0:
		return Text, ""
	case others == 0 && dots == 0:
		return Integer, ""
	case others == 0 && dots == 1 && s[len(s)-1] != '.':
		return Decimal, ""
	}
	if layout, ok := dateLayout(s); ok {
		return Date, layout
	}
	return Text, ""
}

// dateHeads are the layouts of days that are in use; a time may follow them.
var dateHeads = [...]string{"9999-99-99", "9999/99/99", "9999.99.99", "99-99-9999", "99/99/9999", "99.99.9999", "99/99/99", "9/9/9999", "99/9/9999",
	"9/99/9999"}

const maxDateLength = 40 // 2006-01-02T15:04:05.000000000+00:00 has 35

// dateLayout returns the layout of a date, with or without a time of day.
func dateLayout(s string) (string, bool) {
	if len(s) > maxDateLength || len(s) < 8 {
		return "", false
	}
	var buf [maxDateLength]byte
	for i := range len(s) {
		c := s[i]
		if '0' <= c && c <= '9' {
			c = '9'
		}
		buf[i] = c
	}
	layout := buf[:len(s)]
	for _, head := range dateHeads {
		if string(layout[:min(len(head), len(layout))]) != head {
			continue
		}
		rest := layout[len(head):]
		if len(rest) == 0 || (rest[0] == 'T' || rest[0] == ' ') && len(rest) >= 6 && rest[1] == '9' {
			return string(layout), true
		}
	}
	return "", false
}
