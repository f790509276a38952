package markup

import (
	"errors"
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
)

// This file tells XML and HTML from each other and from texts that begin with <, such as logs of syslog.

// Tell gives the format of a text that begins like markup, or nil. What is not sure is that it is no
// table whose first name is in angle brackets.
func Tell(head string, whole bool) (f *block.Format, sure bool) {
	start := strings.TrimLeft(strings.TrimPrefix(head, block.ByteOrderMark), " \t\r\n")
	if len(start) < 2 || start[0] != '<' || !isLetter(start[1]) && start[1] != '!' && start[1] != '?' {
		return nil, false
	}
	names := firstNames(start)
	switch {
	case len(names) > 0 && names[0] == "html", block.Begins("<!doctype html")(start, false):
		return &HTML, true
	case block.Begins("<?xml ", "<?xml\t", "<?xml\n", "<?xml\r")(start, false):
		return &XML, true
	case len(names) == 0:
		return nil, false
	case isHTMLWord("elements", names[0]) && (len(names) < 2 || isHTMLWord("elements", names[1])):
		return &HTML, false
	}
	if closed, _ := probeXML(start, whole); closed > 0 {
		return &XML, true
	}
	return nil, false
}

// firstNames gives the names of the first two elements of markup, in lower case.
func firstNames(text string) (names []string) {
	for i := 0; i < len(text) && len(names) < 2; {
		k := strings.IndexByte(text[i:], '<')
		if k < 0 || !beginsTag(text, i+k) {
			break
		}
		i += k
		var err error
		switch {
		case strings.HasPrefix(text[i:], "<!--"):
			i, err = endOf(text, i+4, "-->")
		case text[i+1] == '!':
			i, _, err = readXMLDeclaration(text, i, nil)
		case text[i+1] == '?':
			i, err = endOf(text, i, "?>")
		default:
			tag, end, ok := readHTMLTag(text, i, nil)
			if !ok {
				return names
			}
			if i = end; !tag.end {
				names = append(names, tag.name)
			}
		}
		if err != nil {
			break
		}
	}
	return names
}

// probeXML gives how many elements of a text are whole, up to where it is no XML.
func probeXML(text string, whole bool) (closed int64, err error) {
	w := newXMLWalker(new(block.ColumnSet), block.Options{MaxField: block.MaxRow})
	w.probe = true
	_, err = w.Walk(text, whole, new(block.Block))
	return w.closed, err
}

// IsWholeXML reports whether a text is XML from its beginning to its end, as far as it is known.
func IsWholeXML(head string, whole bool) bool {
	closed, err := probeXML(head, whole)
	return closed > 0 && (err == nil || errors.Is(err, block.ErrTooManyColumns))
}

// MayBeXML reports whether a text that is called XML is so, or is XML that is broken.
func MayBeXML(head string) bool {
	start := strings.TrimLeft(strings.TrimPrefix(head, block.ByteOrderMark), " \t\r\n")
	return start == "" || start[0] == '<'
}
