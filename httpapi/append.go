package httpapi

import (
	"strconv"
	"unicode/utf8"
)

// This file writes the answers that are asked for most as JSON. Package
// encoding/json finds its way through a value by reflection, which for a small
// answer costs as much as to read the request. What is written here is byte for
// byte what encoding/json writes with SetEscapeHTML(false); a test compares them.

// An appender is an answer that writes itself as JSON.
type appender interface {
	// appendJSON appends the JSON text to dst.
	appendJSON(dst []byte) []byte
}

// appendEnvelope appends a [success] with data that writes itself.
func appendEnvelope(dst []byte, data appender) []byte {
	dst = append(dst, `{"status":"SUCCESS","data":`...)
	dst = data.appendJSON(dst)
	return append(dst, `,"errors":[]}`...)
}

// columnAnswer is the data of the verdicts on columns that nobody wants explained.
type columnAnswer struct {
	Results []columnResult `json:"results"`
}

func (a columnAnswer) appendJSON(dst []byte) []byte {
	dst = append(dst, `{"results":[`...)
	for i := range a.Results {
		r := &a.Results[i]
		dst = appendComma(dst, i)
		dst = append(dst, `{"column":`...)
		dst = appendString(dst, r.Column)
		dst = append(dst, `,"label":`...)
		dst = appendString(dst, string(r.Label))
		dst = append(dst, `,"confidence":`...)
		dst = append(appendProbability(dst, r.Confidence), '}')
	}
	return append(dst, `]}`...)
}

// textAnswer is the data of the findings in a text that nobody wants explained.
type textAnswer struct {
	Results []textResult `json:"results"`
}

func (a textAnswer) appendJSON(dst []byte) []byte {
	dst = append(dst, `{"results":[`...)
	for i := range a.Results {
		r := &a.Results[i]
		dst = appendComma(dst, i)
		dst = append(dst, `{"label":`...)
		dst = appendString(dst, string(r.Label))
		dst = append(dst, `,"confidence":`...)
		dst = appendProbability(dst, r.Confidence)
		dst = append(dst, `,"start":`...)
		dst = strconv.AppendInt(dst, int64(r.Start), 10)
		dst = append(dst, `,"end":`...)
		dst = append(strconv.AppendInt(dst, int64(r.End), 10), '}')
	}
	return append(dst, `]}`...)
}

func (a maskAnswer) appendJSON(dst []byte) []byte {
	dst = append(dst, `{"maskedRecords":[`...)
	for i := range a.MaskedRecords {
		r := &a.MaskedRecords[i]
		dst = appendComma(dst, i)
		dst = append(dst, `{"value":`...)
		dst = appendString(dst, r.Value)
		dst = append(dst, `,"ruleName":`...)
		dst = append(appendString(dst, r.RuleName), '}')
	}
	return append(dst, `]}`...)
}

// The answers that write themselves.
var (
	_ appender = columnAnswer{}
	_ appender = textAnswer{}
	_ appender = maskAnswer{}
)

// appendComma appends the comma before the element i of an array.
func appendComma(dst []byte, i int) []byte {
	if i > 0 {
		dst = append(dst, ',')
	}
	return dst
}

// appendProbability appends a number from 0 to 1 with four decimals at most, as
// [round] gives it, so that it needs no exponent.
func appendProbability(dst []byte, p float64) []byte {
	if n := int(p*1e4 + 0.5); 0 < n && n < 1e4 && float64(n)/1e4 == p {
		// Digit by digit, in a tenth of the time that any number takes.
		digits := [...]byte{'0', '.', byte('0' + n/1000), byte('0' + n/100%10), byte('0' + n/10%10), byte('0' + n%10)}
		end := len(digits)
		for digits[end-1] == '0' {
			end--
		}
		return append(dst, digits[:end]...)
	}
	return strconv.AppendFloat(dst, p, 'f', -1, 64)
}

// appendString appends a string in quotes. Invalid UTF-8 becomes U+FFFD.
func appendString(dst []byte, s string) []byte {
	const digits = "0123456789abcdef"
	dst = append(dst, '"')
	from := 0 // of what is still to be copied as it is
	for i := 0; i < len(s); {
		c := s[i]
		if c >= utf8.RuneSelf {
			r, size := utf8.DecodeRuneInString(s[i:])
			switch {
			case r == utf8.RuneError && size == 1:
				dst = append(append(dst, s[from:i]...), `\ufffd`...)
				from = i + 1
			case r == '\u2028' || r == '\u2029': // JavaScript ends a line there
				dst = append(append(dst, s[from:i]...), `\u202`...)
				dst = append(dst, digits[r&0xF])
				from = i + size
			}
			i += size
			continue
		}
		if c >= ' ' && c != '"' && c != '\\' {
			i++
			continue
		}
		dst = append(append(dst, s[from:i]...), '\\')
		switch c {
		case '"', '\\':
			dst = append(dst, c)
		case '\b':
			dst = append(dst, 'b')
		case '\f':
			dst = append(dst, 'f')
		case '\n':
			dst = append(dst, 'n')
		case '\r':
			dst = append(dst, 'r')
		case '\t':
			dst = append(dst, 't')
		default:
			dst = append(dst, 'u', '0', '0', digits[c>>4], digits[c&0xF])
		}
		i++
		from = i
	}
	return append(append(dst, s[from:]...), '"')
}
