package mail

import (
	base "encoding/base64"
	"strings"
	"unicode/utf8"
)

// This file encodes and decodes texts. Line ends stay as they are.

// decode gives the text that is spelled so, and reports whether it is one.
func decode(spelled string, how coding) (string, bool) {
	var text []byte
	switch {
	case how&quoted != 0:
		text = decodeQuoted(spelled)
	case how&base64 != 0:
		n := strings.TrimRight(spelled, " \t\r\n")
		var err error
		if text, err = base.StdEncoding.DecodeString(strings.NewReplacer("\r", "", "\n", "", " ", "").Replace(n)); err != nil {
			return "", false
		}
	default:
		return spelled, true
	}
	if how&latin != 0 {
		runes := make([]rune, len(text))
		for i, b := range text {
			runes[i] = rune(b)
		}
		return string(runes), true
	}
	return string(text), utf8.Valid(text)
}

// decodeQuoted undoes quoted-printable. What is no right spelling stays as it is.
func decodeQuoted(s string) []byte {
	text := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		if s[i] != '=' {
			text = append(text, s[i])
			continue
		}
		blanks := len(s) - i - 1 - len(strings.TrimLeft(s[i+1:], " \t"))
		if rest := s[i+1+blanks:]; strings.HasPrefix(rest, "\r\n") || strings.HasPrefix(rest, "\n") || rest == "" {
			i += blanks + min(1, len(rest)) // a soft break
			if strings.HasPrefix(rest, "\r\n") {
				i++
			}
			continue
		}
		if i+2 < len(s) && fromHex(s[i+1]) >= 0 && fromHex(s[i+2]) >= 0 {
			text = append(text, byte(fromHex(s[i+1])<<4|fromHex(s[i+2])))
			i += 2
			continue
		}
		text = append(text, '=')
	}
	return text
}

// fromHex is the value of a hexadecimal digit, or -1.
func fromHex(c byte) int {
	switch {
	case '0' <= c && c <= '9':
		return int(c - '0')
	case 'a' <= c|0x20 && c|0x20 <= 'f':
		return int(c|0x20-'a') + 10
	}
	return -1
}

// longest is how long an encoded line is (RFC 2045, section 6.7 and 6.8).
const longest = 76

// encode appends the spelling of a text.
func encode(dst, text []byte, how coding) []byte {
	end := "\n"
	if strings.Contains(string(text), "\r\n") {
		end = "\r\n"
	}
	if how&latin != 0 {
		var bytes []byte
		for _, r := range string(text) {
			if r > 0xff {
				r = '?'
			}
			bytes = append(bytes, byte(r))
		}
		text = bytes
	}
	switch {
	case how&quoted != 0:
		return encodeQuoted(dst, text, end)
	case how&base64 != 0:
		spelled := base.StdEncoding.EncodeToString(text)
		for len(spelled) > longest {
			dst = append(append(dst, spelled[:longest]...), end...)
			spelled = spelled[longest:]
		}
		return append(append(dst, spelled...), end...)
	}
	return append(dst, text...)
}

// encodeQuoted appends text as quoted-printable.
func encodeQuoted(dst, text []byte, end string) []byte {
	const digits = "0123456789ABCDEF"
	column := 0
	for i, c := range text {
		lineEnd := c == '\n' || c == '\r' && i+1 < len(text) && text[i+1] == '\n'
		if lineEnd {
			dst = append(dst, c)
			column = 0
			continue
		}
		last := i+1 == len(text) || text[i+1] == '\n' || text[i+1] == '\r'
		width := 3
		if c >= ' ' && c <= '~' && c != '=' && !(c == ' ' && last) || c == '\t' && !last {
			width = 1
		}
		if column+width > longest-1 && !(last && column+width <= longest) {
			dst = append(append(dst, '='), end...)
			column = 0
		}
		if column += width; width == 1 {
			dst = append(dst, c)
		} else {
			dst = append(dst, '=', digits[c>>4], digits[c&15])
		}
	}
	return dst
}
