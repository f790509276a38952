package markup

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/tabular/block"
)

// This file reads the tokens of XML, one at a time. What is no XML for encoding/xml is none here,
// but that entities of a document's own and other encodings than UTF-8 are not refused, nor letters in names that
// only Unicode knows.

// An xmlError is a reason for [block.ErrSyntax] in XML.
type xmlError string

func (e xmlError) Error() string { return "not as XML has it: " + string(e) }

// Is reports whether it is that error.
func (e xmlError) Is(target error) bool { return target == block.ErrSyntax }

// The reasons for ErrSyntax in XML.
const (
	errXMLName      = xmlError("a name is missing or has a character that names do not have")
	errXMLTag       = xmlError("a tag is not as XML has it")
	errXMLValue     = xmlError("the value of an attribute is not in quotes, or has < in it")
	errXMLEnd       = xmlError("the end tag is not that of the element that is open")
	errXMLReference = xmlError("an ampersand begins no reference")
	errXMLComment   = xmlError("a comment has two hyphens in it")
	errXMLText      = xmlError("]]> ends no CDATA section")
	errXMLOutside   = xmlError("there is text outside of the root element")
	errXMLControl   = xmlError("a character that XML does not have")
	errXMLUnclosed  = xmlError("the text ends before the root element does")
	errXMLNothing   = xmlError("there is no element")
)

// isXMLSpace reports whether c is white space.
func isXMLSpace(c byte) bool { return c == ' ' || c == '\n' || c == '\t' || c == '\r' }

// skipXMLSpace gives the place behind white space.
func skipXMLSpace(text string, i int) int {
	for i < len(text) && isXMLSpace(text[i]) {
		i++
	}
	return i
}

// trimXML gives the places between which text[from:to] has something else than white space.
func trimXML(text string, from, to int) (int, int) {
	for from < to && isXMLSpace(text[from]) {
		from++
	}
	for from < to && isXMLSpace(text[to-1]) {
		to--
	}
	return from, to
}

// xmlNameEnd gives the place behind the name at text[i].
func xmlNameEnd(text string, i int) (int, error) {
	from := i
	for ; i < len(text); i++ {
		c := text[i]
		switch {
		case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', c == '_', c == ':', c >= utf8.RuneSelf:
		case i > from && ('0' <= c && c <= '9' || c == '-' || c == '.'):
		case i > from && (isXMLSpace(c) || c == '>' || c == '/' || c == '=' || c == ';' || c == '?' || c == '['):
			return i, nil
		default:
			return i, errXMLName
		}
	}
	return i, block.ErrMore
}

// badXMLRune gives the first byte of a character that XML does not have, or -1.
func badXMLRune(text string) int {
	for i := range len(text) {
		switch c := text[i]; {
		case c < ' ' && !isXMLSpace(c):
			return i
		case c == 0xef && (strings.HasPrefix(text[i:], "\ufffe") || strings.HasPrefix(text[i:], "\uffff")):
			return i
		}
	}
	return -1
}

// checkReferences gives the first ampersand of text[from:to] that begins no reference.
func checkReferences(text string, from, to int) (int, error) {
	for {
		i := strings.IndexByte(text[from:to], '&')
		if i < 0 {
			return 0, nil
		}
		from += i
		n := referenceLen(text[from:to])
		if n == 0 {
			return from, errXMLReference
		}
		from += n
	}
}

// referenceLen gives the length of the reference that text begins with, such as &amp; and
// &#64; or 0.
func referenceLen(text string) int {
	if strings.HasPrefix(text, "&#") {
		if _, n := numericReference(text); n > 0 {
			return n
		}
		return 0
	}
	if len(text) < 2 {
		return 0
	}
	end, err := xmlNameEnd(text, 1)
	if err != nil || text[end] != ';' {
		return 0
	}
	return end + 1
}

// numericReference gives the character of the numeric reference that text begins with, and its
// length, or 0.
func numericReference(text string) (r rune, n int) {
	i, base := 2, rune(10)
	if strings.HasPrefix(text[i:], "x") {
		i, base = 3, 16
	}
	from := i
	for ; i < len(text) && r <= utf8.MaxRune; i++ {
		c := rune(text[i])
		switch {
		case '0' <= c && c <= '9':
			c -= '0'
		case base == 16 && 'a' <= c|0x20 && c|0x20 <= 'f':
			c = c | 0x20 - 'a' + 10
		case c == ';' && i > from && isXMLRune(r):
			return r, i + 1
		default:
			return 0, 0
		}
		r = r*base + c
	}
	return 0, 0
}

// isXMLRune reports whether XML has the character.
func isXMLRune(r rune) bool {
	return r == '\t' || r == '\n' || r == '\r' || ' ' <= r && r <= 0xd7ff || 0xe000 <= r && r <= 0xfffd || 0x10000 <= r && r <= utf8.MaxRune
}

// endOf gives the place behind the next of what ends a token, from a place on.
func endOf(text string, from int, with string) (int, error) {
	if from > len(text) {
		return 0, block.ErrMore
	}
	i := strings.Index(text[from:], with)
	if i < 0 {
		return 0, block.ErrMore
	}
	return from + i + len(with), nil
}

const (
	cdataBegin = "<![CDATA["
	cdataEnd   = "]]>"
)

// isCut reports whether text[i:] may be the beginning of a word that goes on.
func isCut(text string, i int, word string) bool {
	return len(text)-i < len(word) && strings.HasPrefix(word, text[i:])
}

// readXMLText gives the end of the text at text[i], CDATA sections included, and how many
// of these it has.
func readXMLText(text string, i int, eof bool) (end, sections int, err error) {
	for {
		k := strings.IndexByte(text[i:], '<')
		if k < 0 && !eof {
			return 0, 0, block.ErrMore
		}
		if k < 0 {
			k = len(text) - i
		}
		if at := strings.Index(text[i:i+k], cdataEnd); at >= 0 {
			return i + at, 0, errXMLText
		}
		if at, err := checkReferences(text, i, i+k); err != nil {
			return at, 0, err
		}
		i += k
		if !strings.HasPrefix(text[i:], cdataBegin) {
			if i < len(text) && isCut(text, i, cdataBegin) && !eof {
				return 0, 0, block.ErrMore
			}
			return i, sections, nil
		}
		end, err := endOf(text, i+len(cdataBegin), cdataEnd)
		if err != nil {
			return i, 0, err
		}
		i = end
		sections++
	}
}

// readXMLComment gives the end of the comment at text[i].
func readXMLComment(text string, i int) (int, error) {
	end, err := endOf(text, i+len("<!--"), "--")
	if err != nil {
		return i, err
	}
	if end == len(text) {
		return i, block.ErrMore
	}
	if text[end] != '>' {
		return end - 2, errXMLComment
	}
	return end + 1, nil
}

// readXMLInstruction gives the end of the processing instruction at text[i].
func readXMLInstruction(text string, i int) (int, error) {
	target, err := xmlNameEnd(text, i+2)
	switch {
	case err != nil:
		return target, err
	case target+1 == len(text):
		return i, block.ErrMore
	case !isXMLSpace(text[target]) && text[target:target+2] != "?>":
		return target, errXMLTag
	}
	return endOf(text, target, "?>")
}

// readXMLDeclaration gives the end of the declaration at text[i], such as a DOCTYPE, and
// appends the texts that are declared in it, and the comments, to cells.
func readXMLDeclaration(text string, i int, cells []block.Cell) (end int, all []block.Cell, err error) {
	depth, external, outer := 0, false, true
	for j := i; j < len(text); j++ {
		switch c := text[j]; c {
		case '"', '\'':
			k := strings.IndexByte(text[j+1:], c)
			if k < 0 {
				return i, cells, block.ErrMore
			}
			if !external && !outer {
				cells = append(cells, block.Cell{Start: int32(j), End: int32(j + k + 2), Column: block.Beside, Spelling: xmlLiteral})
			}
			j += k + 1
		case '<':
			if strings.HasPrefix(text[j:], "<!--") {
				end, err := endOf(text, j+4, "-->")
				if err != nil {
					return i, cells, err
				}
				cells = append(cells, block.Cell{Start: int32(j + 4), End: int32(end - 3), Column: block.Prose, Spelling: xmlComment})
				j = end - 1
				continue
			}
			if isCut(text, j, "<!--") {
				return i, cells, block.ErrMore
			}
			depth++
			external, outer = false, depth == 1
		case '>':
			if depth--; depth == 0 {
				return j + 1, cells, nil
			}
			outer = true
		case 'S', 'P':
			external = external || isXMLSpace(text[j-1]) && (strings.HasPrefix(text[j:], "SYSTEM") || strings.HasPrefix(text[j:], "PUBLIC"))
		}
	}
	return i, cells, block.ErrMore
}

// An xmlAttribute is the place of an attribute.
type xmlAttribute struct {
	name     string
	from, to int // of its value, quotes included
}

// readXMLTag reads the start tag at text[i]. The attributes are appended to attrs.
func readXMLTag(text string, i int, attrs []xmlAttribute) (name string, all []xmlAttribute, end int, alone bool, err error) {
	nameEnd, err := xmlNameEnd(text, i+1)
	if err != nil {
		return "", attrs, nameEnd, false, err
	}
	name = text[i+1 : nameEnd]
	for j := nameEnd; ; {
		j = skipXMLSpace(text, j)
		if j == len(text) {
			return name, attrs, j, false, block.ErrMore
		}
		switch text[j] {
		case '>':
			return name, attrs, j + 1, false, nil
		case '/':
			if j+1 == len(text) {
				return name, attrs, j, false, block.ErrMore
			}
			if text[j+1] != '>' {
				return name, attrs, j, false, errXMLTag
			}
			return name, attrs, j + 2, true, nil
		}
		a := xmlAttribute{}
		k, err := xmlNameEnd(text, j)
		if err != nil {
			return name, attrs, k, false, err
		}
		a.name = text[j:k]
		if k = skipXMLSpace(text, k); k == len(text) {
			return name, attrs, k, false, block.ErrMore
		}
		if text[k] != '=' {
			return name, attrs, k, false, errXMLTag
		}
		if k = skipXMLSpace(text, k+1); k == len(text) {
			return name, attrs, k, false, block.ErrMore
		}
		if text[k] != '"' && text[k] != '\'' {
			return name, attrs, k, false, errXMLValue
		}
		n := strings.IndexByte(text[k+1:], text[k])
		if at := strings.IndexByte(text[k:], '<'); n < 0 && at >= 0 {
			return name, attrs, k + at, false, errXMLValue
		}
		if n < 0 {
			return name, attrs, k, false, block.ErrMore
		}
		a.from, a.to = k, k+n+2
		if at := strings.IndexByte(text[k:a.to], '<'); at >= 0 {
			return name, attrs, k + at, false, errXMLValue
		}
		if at, err := checkReferences(text, k, a.to); err != nil {
			return name, attrs, at, false, err
		}
		attrs = append(attrs, a)
		j = a.to
	}
}

// readXMLEnd reads the end tag at text[i].
func readXMLEnd(text string, i int) (name string, end int, err error) {
	k, err := xmlNameEnd(text, i+2)
	if err != nil {
		return "", k, err
	}
	name = text[i+2 : k]
	if k = skipXMLSpace(text, k); k == len(text) {
		return name, k, block.ErrMore
	}
	if text[k] != '>' {
		return name, k, errXMLTag
	}
	return name, k + 1, nil
}
