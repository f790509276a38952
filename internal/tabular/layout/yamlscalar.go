package layout

import (
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
)

// This file finds the ends of texts, numbers and other leaves of YAML.

// plain gives the end of a plain value at p in a block, which goes on in lines that are further in
// than the indentation.
func (y *yamlWalker) plain(p, indent int) (end int, spelling uint8, err error) {
	if !startsPlain(y.text, p, false) {
		return 0, 0, y.fail(p, errYAMLSign)
	}
	first := p
	for {
		stop, whole := y.lineEnd(p)
		if !whole {
			return 0, 0, errCut
		}
		last := p // behind the last sign that is no space
		comment := false
		for i := p; i < stop && !comment; i++ {
			switch c := y.text[i]; {
			case c == ':' && y.isBlank(i+1):
				return 0, 0, y.fail(i, errYAMLColon)
			case c == '#' && i > first && y.isBlank(i-1):
				comment = true
			case !y.isBlank(i):
				last = i + 1
			}
		}
		if last > p {
			end = last
		}
		if end-first > y.maxField {
			return 0, 0, y.fail(first, block.ErrTooLong)
		}
		if comment {
			break
		}
		// The next line that is not empty goes on with it, or does not.
		next, more := stop, 0
		for next < len(y.text) {
			for more = 0; next+more < len(y.text) && y.text[next+more] == ' '; more++ {
			}
			q := y.skipSpace(next + more)
			if q < len(y.text) && (y.text[q] == '\n' || y.text[q] == '\r') {
				next, _ = y.lineEnd(q)
				continue
			}
			if q < len(y.text) && q > next+more {
				return 0, 0, y.fail(next+more, errYAMLTab)
			}
			break
		}
		q := next + more
		if q >= len(y.text)-len("---") && !y.eof {
			return 0, 0, errCut
		}
		if q >= len(y.text) || more <= indent || y.text[q] == '#' || more == 0 && y.isMark(q) {
			break
		}
		p = q
	}
	if text := y.text[first:end]; !strings.Contains(text, "\n") {
		spelling = yamlKind(text)
	}
	return end, spelling, nil
}

// startsPlain reports whether a plain value can begin at p.
func startsPlain(text string, p int, inFlow bool) bool {
	c := text[p]
	if c == '-' || c == '?' || c == ':' {
		return p+1 < len(text) && strings.IndexByte(" \t\r\n", text[p+1]) < 0 && !(inFlow && isFlowSign(text[p+1]))
	}
	return strings.IndexByte(",[]{}#&*!|>'\"%@`", c) < 0
}

// quoted gives the end of a quoted value at p.
func (y *yamlWalker) quoted(p int) (end int, spelling uint8, err error) {
	text := y.text[:min(len(y.text), p+y.maxField+1)]
	end, spelling, bad := quotedEnd(text, p)
	switch {
	case bad > 0 && bad < len(y.text)-10: // digits of an escape may be cut
		return 0, 0, y.fail(bad, errYAMLEscape)
	case end == 0 && len(text) < len(y.text):
		return 0, 0, y.fail(p, block.ErrTooLong)
	case end == 0 && !y.eof:
		return 0, 0, errCut
	case bad > 0:
		return 0, 0, y.fail(bad, errYAMLEscape)
	case end == 0:
		return 0, 0, y.fail(p, errOpen)
	}
	for i := p; ; {
		n := strings.IndexByte(y.text[i:end], '\n')
		if n < 0 {
			return end, spelling, nil
		}
		if i += n + 1; y.isMark(i) {
			return 0, 0, y.fail(i, errYAMLMark)
		}
	}
}

// quotedEnd gives the place behind the quoted value at p, or 0 when the text ends before, and
// where an escape is none, or 0.
func quotedEnd(text string, p int) (end int, spelling uint8, bad int) {
	quote, more := text[p], uint8(yamlSingleMore)
	if spelling = yamlSingle; quote == '"' {
		spelling, more = yamlDouble, yamlDoubleMore
	}
	for i := p + 1; i < len(text); i++ {
		switch c := text[i]; {
		case c == '\n':
			spelling = more
		case c == '\\' && quote == '"':
			spelling = more
			n := yamlEscapeLen(text[i:])
			if n == 0 {
				return 0, 0, i
			}
			i += n - 1
		case c == quote && quote == '\'' && i+1 < len(text) && text[i+1] == quote:
			spelling = more
			i++
		case c == quote:
			return i + 1, spelling, 0
		}
	}
	return 0, 0, 0
}

// blockText gives the end of the text of a block, such as behind |, and the line behind it. The
// end is 0 when the text is empty, and next is behind the line of the sign then.
func (y *yamlWalker) blockText(p, indent int) (end, next int, spelling uint8, margin int, err error) {
	fail := func(at int, err error) (int, int, uint8, int, error) { return 0, 0, 0, 0, y.fail(at, err) }
	if spelling = yamlLiteral; y.text[p] == '>' {
		spelling = yamlFolded
	}
	q, digit := p+1, 0
	for ; !y.isBlank(q); q++ {
		switch c := y.text[q]; {
		case c == '-' && spelling&(yamlStrip|yamlKeep) == 0:
			spelling |= yamlStrip
		case c == '+' && spelling&(yamlStrip|yamlKeep) == 0:
			spelling |= yamlKeep
		case '1' <= c && c <= '9' && digit == 0:
			digit = int(c - '0')
		default:
			return fail(p, errYAMLBlock)
		}
	}
	if q = y.skipSpace(q); !y.atEnd(q) || q < len(y.text) && y.text[q] == '#' {
		return fail(p, errYAMLBlock)
	}
	at, _ := y.lineEnd(q)
	if strings.HasSuffix(y.text[:at], "\r\n") {
		spelling |= yamlReturns
	}
	if digit > 0 {
		margin = max(indent, 0) + digit
	}
	begun, widest := false, 0
	for at < len(y.text) {
		stop, whole := y.lineEnd(at)
		if !whole {
			return 0, 0, 0, 0, errCut
		}
		s := at
		for s < stop && y.text[s] == ' ' {
			s++
		}
		if line := strings.TrimRight(y.text[s:stop], "\r\n"); line != "" {
			if !begun && digit == 0 {
				if margin = s - at; margin <= indent {
					break
				}
				if widest > margin {
					return fail(at, errYAMLBlock) // readers do not agree about how far in the text is
				}
			}
			if s-at < margin && line[0] == '\t' {
				return fail(s, errYAMLTab)
			}
			if s-at < margin || margin == 0 && y.isMark(at) {
				break
			}
			begun = true
			end = s + len(line)
		}
		widest = max(widest, s-at)
		if at = stop; at-p > y.maxField {
			return fail(p, block.ErrTooLong)
		}
		if begun {
			next = at
		}
	}
	switch {
	case at == len(y.text) && !y.eof:
		return 0, 0, 0, 0, errCut
	case margin > 255:
		return fail(p, block.ErrTooDeep)
	case end == 0:
		next, err = y.lineRest(q)
		return 0, next, 0, 0, err
	}
	return end, next, spelling, margin, nil
}
