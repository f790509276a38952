package layout

import (
	"strconv"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/tabular/block"
)

// This file reads and writes values of YAML in double quotes.

// yamlEscapes are the letters of escapes and what they stand for, one behind the other.
const yamlEscapes = "0\x00a\ab\bt\tn\nv\vf\fr\re\x1b  \"\"//\\\\\t\t"

// yamlWide are the letters of escapes of what is not ASCII.
var yamlWide = map[byte]string{'N': "\u0085", '_': "\u00a0", 'L': "\u2028", 'P': "\u2029"}

// yamlDigits is how many digits are behind these letters.
var yamlDigits = map[byte]int{'x': 2, 'u': 4, 'U': 8}

// yamlEscapeLen gives the length of the escape that s begins with, or 0 if it is none.
func yamlEscapeLen(s string) int {
	if len(s) < 2 {
		return 0
	}
	c := s[1]
	switch n := yamlDigits[c]; {
	case n > 0:
		if len(s) < 2+n {
			return 0
		}
		if r, err := strconv.ParseUint(s[2:2+n], 16, 32); err != nil || r > utf8.MaxRune {
			return 0
		}
		return 2 + n
	case c == '\n', yamlWide[c] != "", simpleEscape(c) >= 0:
		return 2
	case c == '\r' && len(s) > 2 && s[2] == '\n':
		return 3
	}
	return 0
}

// simpleEscape gives the byte that an escape of one letter stands for, or -1.
func simpleEscape(c byte) int {
	for i := 0; i < len(yamlEscapes); i += 2 {
		if yamlEscapes[i] == c {
			return int(yamlEscapes[i+1])
		}
	}
	return -1
}

// unescapeYAML gives what the inside of double quotes means. A surrogate, alone or not, is U+FFFD.
func unescapeYAML(s string) string {
	var out []byte
	written := 0 // of out: spaces before this place are no end of a line
	for i := 0; i < len(s); {
		switch c := s[i]; c {
		case '\\':
			n := yamlEscapeLen(s[i:])
			letter := s[i+1]
			digits := yamlDigits[letter]
			i += n
			switch {
			case digits > 0:
				r, _ := strconv.ParseUint(s[i-digits:i], 16, 32) // it is one, says yamlEscapeLen
				out = utf8.AppendRune(out, rune(r))
			case letter == '\n' || letter == '\r': // the line goes on
				for i < len(s) && block.IsSpace(s[i]) {
					i++
				}
			case yamlWide[letter] != "":
				out = append(out, yamlWide[letter]...)
			default:
				out = append(out, byte(simpleEscape(letter)))
			}
			written = len(out)
		case '\r', '\n':
			breaks := 0
			for ; i < len(s) && (block.IsSpace(s[i]) || s[i] == '\n' || s[i] == '\r'); i++ {
				if s[i] == '\n' {
					breaks++
				}
			}
			for len(out) > written && block.IsSpace(out[len(out)-1]) {
				out = out[:len(out)-1]
			}
			if breaks == 1 {
				out = append(out, ' ')
			}
			for range breaks - 1 {
				out = append(out, '\n')
			}
			written = len(out)
		default:
			out = append(out, c)
			i++
		}
	}
	return string(out)
}

// appendQuotedYAML appends a value in double quotes. It escapes what readers of one version or
// another do not take as it is.
func appendQuotedYAML(dst []byte, value string) []byte {
	const digits = "0123456789abcdef"
	dst = append(dst, '"')
	for _, r := range value {
		switch {
		case r == '"' || r == '\\':
			dst = append(dst, '\\', byte(r))
		case r == '\n':
			dst = append(dst, '\\', 'n')
		case r == '\r':
			dst = append(dst, '\\', 'r')
		case r == '\t':
			dst = append(dst, '\\', 't')
		case isPrintable(string(r)):
			dst = utf8.AppendRune(dst, r)
		default:
			dst = append(dst, '\\', 'u', digits[r>>12&15], digits[r>>8&15], digits[r>>4&15], digits[r&15])
		}
	}
	return append(dst, '"')
}
