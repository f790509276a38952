package rows

import (
	"bytes"
	"strconv"
)

// The layouts of kinds that are times.
const (
	DateLayout      = "2006-01-02"
	TimeLayout      = "15:04:05.999999999"
	TimestampLayout = "2006-01-02T15:04:05.999999999"
	ZonedLayout     = TimestampLayout + "Z07:00"
	SpacedLayout    = "2006-01-02 15:04:05.999999999" // as databases write a timestamp
)

// What stands for a value of a kind of which nothing is left.
const (
	noDate = "1970-01-01"
	noTime = "00:00:00"
	noUUID = "00000000-0000-0000-0000-000000000000"
)

// fit gives a text that is of the kind: the text itself if it is, and otherwise what is left of
// it, which is nothing: 0, false. Times are for [days].
func fit(k Kind, text []byte) []byte {
	switch k {
	case Bool:
		if string(text) == "true" {
			return text
		}
		return []byte("false")
	case Int:
		if isNumber(text) {
			return text
		}
		if _, err := strconv.ParseInt(string(text), 10, 64); err == nil {
			return text
		}
		if _, err := strconv.ParseUint(string(text), 10, 64); err == nil {
			return text
		}
		return []byte("0")
	case Float, Decimal:
		if _, err := strconv.ParseFloat(string(text), 64); err == nil && (k == Float || isDecimal(text)) {
			return text
		}
		return []byte("0")
	case UUID:
		if len(text) == len(noUUID) && isUUID(text) {
			return text
		}
		return []byte(noUUID)
	}
	return text
}

// isNumber reports whether a text is surely a number of 64 bits: that takes a tenth of the time of strconv.ParseInt.
func isNumber(text []byte) bool {
	if len(text) == 0 || len(text) > 18 {
		return false
	}
	for _, c := range text {
		if c < '0' || c > '9' {
			return false
		}
	}
	return true
}

// isDay reports whether a text begins with a day that each month has. It takes a twentieth of the time of time.Parse, and most
// times are not masked.
func isDay(text []byte) bool {
	if text[4] != '-' || text[7] != '-' || !isNumber(text[:4]) || !isNumber(text[5:7]) || !isNumber(text[8:10]) {
		return false
	}
	month, day := text[5:7], text[8:10]
	return string(month) >= "01" && string(month) <= "12" && string(day) >= "01" && string(day) <= "28"
}

// isMoment reports whether a text is surely a moment: a day, T or a space, a time, a fraction or none, and Z or nothing.
func isMoment(text []byte) bool {
	const whole = "2006-01-02T15:04:05"
	if len(text) < len(whole) || !isDay(text) || text[10] != 'T' && text[10] != ' ' || text[13] != ':' || text[16] != ':' {
		return false
	}
	hour, minute, second, rest := text[11:13], text[14:16], text[17:19], bytes.TrimSuffix(text[len(whole):], []byte("Z"))
	return isNumber(hour) && isNumber(minute) && isNumber(second) && string(hour) <= "23" && minute[0] <= '5' && second[0] <= '5' &&
		(len(rest) == 0 || len(rest) <= 10 && rest[0] == '.' && isNumber(rest[1:]))
}

// isDecimal reports whether a text is digits with a sign and a point at most.
func isDecimal(text []byte) bool {
	for i, c := range text {
		if (c < '0' || c > '9') && c != '.' && (i > 0 || c != '-') {
			return false
		}
	}
	return true
}

// isUUID reports whether a text of that length is a UUID.
func isUUID(text []byte) bool {
	for i, c := range text {
		if hyphen := i == 8 || i == 13 || i == 18 || i == 23; hyphen {
			if c != '-' {
				return false
			}
		} else if (c < '0' || c > '9') && (c|0x20 < 'a' || c|0x20 > 'f') {
			return false
		}
	}
	return true
}
