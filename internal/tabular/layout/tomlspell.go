package layout

import (
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
)

// A tomlSpeller spells and reads the values of TOML.
type tomlSpeller struct{}

// How a value is spelled.
const (
	tomlBare     = iota // a number, a truth or a time
	tomlText            // in double quotes
	tomlRaw             // in single quotes
	tomlLines           // in three double quotes
	tomlRawLines        // in three single quotes
	tomlComment

	tomlKinds = 7
	tomlKey   = 1 << 3
)

// tomlEscape gives the length of the escape that s begins with, or 0 if it is none.
func tomlEscape(s string, lines bool) int {
	if len(s) > 1 && strings.IndexByte(`btnfre"\xuU`, s[1]) >= 0 {
		return yamlEscapeLen(s)
	}
	if lines {
		if rest := strings.TrimLeft(s[1:], " \t\r"); rest != "" && rest[0] == '\n' {
			return 1
		}
	}
	return 0
}

// Decode gives the value.
func (tomlSpeller) Decode(raw string, c block.Cell) string {
	s := raw[c.Start:c.End]
	switch c.Spelling & tomlKinds {
	case tomlText:
		return unescapeTOML(s[1 : len(s)-1])
	case tomlRaw:
		return s[1 : len(s)-1]
	case tomlLines, tomlRawLines:
		lines := strings.TrimPrefix(strings.TrimPrefix(s[3:len(s)-3], "\r"), "\n")
		if c.Spelling&tomlKinds == tomlLines {
			return unescapeTOML(lines)
		}
		return lines
	}
	return s
}

// unescapeTOML gives what the inside of double quotes means.
func unescapeTOML(s string) string {
	var b strings.Builder
	for {
		i := strings.IndexByte(s, '\\')
		if i < 0 {
			b.WriteString(s)
			return b.String()
		}
		b.WriteString(s[:i])
		s = s[i:]
		n := yamlEscapeLen(s)
		if strings.IndexByte(" \t\r\n", s[1]) >= 0 { // the line goes on
			s = strings.TrimLeft(s[1:], " \t\r\n")
			continue
		}
		b.WriteString(unescapeYAML(s[:n])) // the escapes are among those of YAML
		s = s[n:]
	}
}

// Encode leaves a number a number, a truth one and a time one, if the value is.
func (tomlSpeller) Encode(dst []byte, c block.Cell, value []byte) []byte {
	s := string(value)
	switch c.Spelling & tomlKinds {
	case tomlComment:
		return append(dst, strings.NewReplacer("\n", " ", "\r", " ").Replace(s)...)
	case tomlBare:
		if c.Spelling&tomlKey != 0 {
			if s != "" && strings.IndexFunc(s, func(r rune) bool { return r >= 0x80 || !isBareTOML(byte(r)) }) < 0 {
				return append(dst, s...)
			}
			break
		}
		if end, ok := block.NumberEnd(value); ok && end == len(value) || s == "true" || s == "false" || isTOMLDate(s) {
			return append(dst, s...)
		}
	case tomlRaw:
		if isPrintable(s) && !strings.ContainsAny(s, "'\n") {
			return append(append(append(dst, '\''), s...), '\'')
		}
	case tomlLines, tomlRawLines:
		if isPrintable(s) && !strings.ContainsAny(s, `"\`) {
			return append(append(append(dst, "\"\"\"\n"...), s...), `"""`...)
		}
	}
	return appendQuotedYAML(dst, s) // the escapes are those of TOML as well
}

// isTOMLValue reports whether a value without quotes is a number, a truth or a time, about.
func isTOMLValue(s string) bool {
	number := strings.TrimLeft(s, "+-")
	return s != "" && (yamlKind(s) != yamlText || number == "inf" || number == "nan")
}

// isTOMLDate reports whether a value is a date.
func isTOMLDate(s string) bool {
	if len(s) != len("2006-01-02") || s[4] != '-' || s[7] != '-' {
		return false
	}
	month, day := s[5:7], s[8:]
	return isNumeral(s[:4]) && isNumeral(month) && isNumeral(day) && "01" <= month && month <= "12" && "01" <= day && day <= "31"
}

// AppendNull appends an empty text, since TOML has no null.
func (tomlSpeller) AppendNull(dst []byte, c block.Cell) []byte {
	if c.Spelling&tomlKinds == tomlComment {
		return dst
	}
	return append(dst, '"', '"')
}
