package layout

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/tabular/block"
)

// A yamlSpeller spells and reads the leaves of YAML.
type yamlSpeller struct{}

// How a value is spelled.
const (
	yamlText       = iota // without quotes, as are the four below
	yamlNumber            // and is a number for some reader
	yamlBool              // a truth for some reader
	yamlTime              // a date or a time
	yamlNull              // nothing
	yamlSingle            // in single quotes
	yamlSingleMore        // with quotes in it or in several lines
	yamlDouble            // in double quotes
	yamlDoubleMore        // with escapes or in several lines
	yamlLiteral           // a block whose lines are kept
	yamlFolded            // a block whose lines are one
	yamlComment

	yamlKinds = 15

	// Of all but the two kinds of blocks:
	yamlKey     = 1 << 4
	yamlFlowing = 1 << 5 // inside of braces or brackets
	yamlTagged  = 1 << 7 // a tag is in front of it, which is left out when it is masked

	// Of blocks, whose margin is how far in their lines are:
	yamlStrip   = 1 << 4 // the last line end is no part of the value
	yamlKeep    = 1 << 5 // all line ends at its end are
	yamlReturns = 1 << 6 // lines end with a carriage return and a line feed
)

// yamlKind is what a plain value of one line is for the readers of one version or another.
func yamlKind(s string) uint8 {
	switch strings.ToLower(s) {
	case "", "~", "null":
		return yamlNull
	case "true", "false", "yes", "no", "on", "off", "y", "n":
		return yamlBool
	case ".inf", "+.inf", "-.inf", ".nan":
		return yamlNumber
	}
	const fullDate = len("2006-1-2")
	switch {
	case len(s) >= fullDate && isNumeral(s[:4]) && s[4] == '-' && strings.Trim(s, "0123456789-:+. TtZz") == "":
		return yamlTime
	case isYAMLNumber(strings.TrimLeft(s, "+-")):
		return yamlNumber
	}
	return yamlText
}

// isYAMLNumber reports whether a text without its sign is a number for some reader: with low lines or
// commas in it, to the base of 60, or of another base behind a letter.
func isYAMLNumber(s string) bool {
	if s == "" || !block.IsDigit(s[0]) && (s[0] != '.' || len(s) == 1 || !block.IsDigit(s[1])) {
		return false
	}
	if s[0] == '0' && len(s) > 1 && strings.IndexByte("xXoObB", s[1]) >= 0 {
		return strings.Trim(s[2:], "0123456789abcdefABCDEF_") == ""
	}
	for i := range len(s) {
		switch c := s[i]; {
		case block.IsDigit(c) || strings.IndexByte("_,.:", c) >= 0 || c|0x20 == 'e':
		case (c == '+' || c == '-') && s[i-1]|0x20 == 'e':
		default:
			return false
		}
	}
	return true
}

// Decode gives the value. That of a block has no line ends at its end.
func (yamlSpeller) Decode(raw string, c block.Cell) string {
	s := raw[c.Start:c.End]
	kind := c.Spelling & yamlKinds
	if c.Spelling&yamlTagged != 0 {
		i := strings.IndexAny(s, " \t")
		s = strings.TrimLeft(s[i:], " \t")
	}
	switch kind {
	case yamlText, yamlSingleMore:
		if kind == yamlSingleMore {
			s = strings.ReplaceAll(s[1:len(s)-1], "''", "'")
		}
		if strings.Contains(s, "\n") {
			return foldLines(s)
		}
	case yamlNull:
		return ""
	case yamlSingle, yamlDouble:
		return s[1 : len(s)-1]
	case yamlDoubleMore:
		return unescapeYAML(s[1 : len(s)-1])
	case yamlLiteral, yamlFolded:
		return blockLines(s, int(c.Margin), kind == yamlFolded)
	}
	return s
}

// foldLines makes one line of several, as plain and quoted values have them: a line end is a
// space, and an empty line a line end.
func foldLines(s string) string {
	var b strings.Builder
	breaks := 0
	for i := 0; ; i++ {
		line, rest, more := strings.Cut(s, "\n")
		line = strings.TrimSuffix(line, "\r")
		if i > 0 {
			line = strings.TrimLeft(line, " \t")
		}
		if more {
			line = strings.TrimRight(line, " \t")
		}
		if i > 0 && (line != "" || !more) {
			fold(&b, breaks)
			breaks = 0
		}
		b.WriteString(line)
		if breaks++; !more {
			return b.String()
		}
		s = rest
	}
}

// fold writes what some line ends are.
func fold(b *strings.Builder, breaks int) {
	if breaks == 1 {
		b.WriteByte(' ')
		return
	}
	for range breaks - 1 {
		b.WriteByte('\n')
	}
}

// blockLines gives the text of a block.
func blockLines(s string, margin int, folded bool) string {
	_, s, _ = strings.Cut(s, "\n") // behind the sign
	var b strings.Builder
	breaks, before := 0, true // before: the line before is further in, or is none
	for first := true; ; {
		line, rest, more := strings.Cut(s, "\n")
		line = strings.TrimSuffix(line, "\r")
		indent := 0
		for indent < margin && indent < len(line) && line[indent] == ' ' {
			indent++
		}
		if line = line[indent:]; line == "" {
			if breaks++; !more {
				return b.String()
			}
			s = rest
			continue
		}
		further := block.IsSpace(line[0])
		switch {
		case first && breaks > 0, !folded, before, further:
			for range breaks {
				b.WriteByte('\n')
			}
		default:
			fold(&b, breaks)
		}
		b.WriteString(line)
		first, before, breaks = false, further, 1
		if !more {
			return b.String()
		}
		s = rest
	}
}

// Encode leaves a number a number, a truth one and a date a date, if the value is. What else
// takes their place, and what readers may take for something else, is in quotes.
func (y yamlSpeller) Encode(dst []byte, c block.Cell, value []byte) []byte {
	kind := c.Spelling & yamlKinds
	switch kind {
	case yamlComment:
		for _, b := range value {
			if b == '\r' || b == '\n' {
				b = ' '
			}
			dst = append(dst, b)
		}
		return dst
	case yamlNumber:
		if end, ok := block.NumberEnd(value); ok && end == len(value) {
			return append(dst, value...)
		}
	case yamlText, yamlBool, yamlTime, yamlNull:
		if s := string(value); isPlainYAML(s) && (yamlKind(s) == yamlText || yamlKind(s) == kind && kind != yamlText) {
			return append(dst, value...)
		}
	case yamlSingle, yamlSingleMore:
		if s := string(value); isPrintable(s) && !strings.Contains(s, "\n") {
			return append(append(append(dst, '\''), strings.ReplaceAll(s, "'", "''")...), '\'')
		}
	case yamlLiteral, yamlFolded:
		if s := string(value); isBlockText(s, c.Margin) {
			return appendBlock(dst, c, s)
		}
	}
	return appendQuotedYAML(dst, string(value))
}

// AppendNull appends null, or no text where a key has to be.
func (yamlSpeller) AppendNull(dst []byte, c block.Cell) []byte {
	switch kind := c.Spelling & yamlKinds; {
	case kind == yamlComment:
		return dst
	case kind < yamlLiteral && c.Spelling&yamlKey != 0:
		return append(dst, '"', '"')
	}
	return append(dst, "null"...)
}

// isPlainYAML reports whether a value can stand without quotes, in braces as well. It says so of
// those alone of which nobody is in doubt.
func isPlainYAML(s string) bool {
	if s == "" || strings.ContainsAny(s, ",[]{}\n\t\"") || !isPrintable(s) || strings.HasSuffix(s, " ") || strings.HasSuffix(s, ":") {
		return false
	}
	if c := s[0]; !block.IsDigit(c) && !('a' <= c|0x20 && c|0x20 <= 'z') && c < utf8.RuneSelf && strings.IndexByte("_/(+", c) < 0 {
		return false
	}
	return !strings.Contains(s, ": ") && !strings.Contains(s, " #")
}

// isBlockText reports whether a value can be a block whose first line tells how far in it is.
func isBlockText(s string, margin uint8) bool {
	if s == "" || block.IsSpace(s[0]) || s[0] == '\n' || !isPrintable(s) || strings.Trim(s[strings.LastIndexByte(s, '\n')+1:], " \t") == "" {
		return false
	}
	return margin > 0 || !strings.Contains("\n"+s, "\n---") && !strings.Contains("\n"+s, "\n...")
}

// isPrintable reports whether readers of all versions take a text as it is.
func isPrintable(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool {
		return r < ' ' && r != '\n' && r != '\t' || 0x7f <= r && r <= 0x9f || r == '\u2028' || r == '\u2029' || r == '\ufeff' || r == 0xfffe || r == 0xffff
	})
}

// appendBlock appends a block, each line with its margin.
func appendBlock(dst []byte, c block.Cell, value string) []byte {
	sign := byte('|')
	if c.Spelling&yamlKinds == yamlFolded && !strings.Contains(value, "\n") {
		sign = '>'
	}
	dst = append(dst, sign)
	switch {
	case c.Spelling&yamlStrip != 0:
		dst = append(dst, '-')
	case c.Spelling&yamlKeep != 0:
		dst = append(dst, '+')
	}
	for line := range strings.SplitSeq(value, "\n") {
		if c.Spelling&yamlReturns != 0 {
			dst = append(dst, '\r')
		}
		if dst = append(dst, '\n'); line != "" {
			for range c.Margin {
				dst = append(dst, ' ')
			}
		}
		dst = append(dst, line...)
	}
	return dst
}
