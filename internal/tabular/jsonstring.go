package tabular

import (
	"bytes"
	"encoding/binary"
	"math/bits"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/tabular/block"
)

// This file spells and reads strings and numbers of JSON (RFC 8259).

// How a value is spelled.
const (
	jsonString  = iota // in quotes, without escapes
	jsonEscaped        // in quotes, with escapes
	jsonNumber
	jsonBool
	jsonNull
	jsonKey   // of a member
	jsonPHP   // in a string that PHP has written, with its length
	jsonQuery // in a string that asks for something, and without quotes
)

// unescape appends what the inside of a string means. A surrogate without its half
// is U+FFFD, since no text in UTF-8 can have one.
func unescape(dst []byte, s string) []byte {
	for {
		i := strings.IndexByte(s, '\\')
		if i < 0 {
			return append(dst, s...)
		}
		dst = append(dst, s[:i]...)
		c := s[i+1]
		s = s[i+2:]
		switch c {
		case 'b':
			c = '\b'
		case 'f':
			c = '\f'
		case 'n':
			c = '\n'
		case 'r':
			c = '\r'
		case 't':
			c = '\t'
		case 'u':
			r := block.Hex4(s)
			s = s[4:]
			if utf16.IsSurrogate(r) {
				low := rune(-1)
				if len(s) >= 6 && s[0] == '\\' && s[1] == 'u' {
					low = block.Hex4(s[2:])
				}
				if r = utf16.DecodeRune(r, low); r != utf8.RuneError {
					s = s[6:]
				}
			}
			dst = utf8.AppendRune(dst, r)
			continue
		}
		dst = append(dst, c)
	}
}

// appendQuoted appends the spelling of a string.
func appendQuoted(dst, value []byte) []byte {
	return append(appendEscaped(append(dst, '"'), value), '"')
}

// appendEscaped appends what stands between the quotes of a string. It escapes no more than it has to.
func appendEscaped(dst, value []byte) []byte {
	const digits = "0123456789abcdef"
	done := 0
	for i, c := range value {
		if c >= ' ' && c != '"' && c != '\\' {
			continue
		}
		dst = append(dst, value[done:i]...)
		done = i + 1
		switch c {
		case '"', '\\':
			dst = append(dst, '\\', c)
		case '\n':
			dst = append(dst, '\\', 'n')
		case '\r':
			dst = append(dst, '\\', 'r')
		case '\t':
			dst = append(dst, '\\', 't')
		default:
			dst = append(dst, '\\', 'u', '0', '0', digits[c>>4], digits[c&15])
		}
	}
	return append(dst, value[done:]...)
}

// stringEnd gives the place behind the string that b begins with. It is 0 when b
// ends before the string does. With an error it is the place where it goes wrong.
func stringEnd(b []byte) (end int, escaped bool, err error) {
	for i := 1; i < len(b); i++ {
		if i = plainJSON(b, i); i == len(b) {
			break
		}
		switch b[i] {
		case '"':
			return i + 1, escaped, nil
		case '\\':
			escaped = true
			if i++; i == len(b) {
				return 0, escaped, nil
			}
			if b[i] == 'u' {
				if i+4 >= len(b) && bytes.IndexFunc(b[i+1:], func(r rune) bool { return block.Hex4("000"+string(r)) < 0 }) < 0 {
					return 0, escaped, nil
				}
				if block.Hex4(b[i+1:]) < 0 {
					return i - 1, escaped, errEscape
				}
				i += 4
			} else if !strings.ContainsRune(`"\/bfnrt`, rune(b[i])) {
				return i - 1, escaped, errEscape
			}
		default:
			return i, escaped, errControl
		}
	}
	return 0, escaped, nil
}

// plainJSON gives the place of the first byte in b, not before i, that a string does
// not just consist of. It looks at eight bytes at a time.
func plainJSON(b []byte, i int) int {
	for ; i+8 <= len(b); i += 8 {
		w := binary.LittleEndian.Uint64(b[i:])
		// What is below 0x20 borrows from the highest bit of its byte.
		if m := zeros(w^'"'*ones) | zeros(w^'\\'*ones) | (w-' '*ones)&^w&highs; m != 0 {
			return i + bits.TrailingZeros64(m)/8
		}
	}
	for i < len(b) && !jsonSpecial[b[i]] {
		i++
	}
	return i
}

// jsonSpecial are the bytes that a string does not just consist of.
var jsonSpecial = func() (t [256]bool) {
	for c := range ' ' {
		t[c] = true
	}
	t['"'], t['\\'] = true, true
	return t
}()
