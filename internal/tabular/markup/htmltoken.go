package markup

import (
	_ "embed"
	"strconv"
	"strings"
	"sync"

	"github.com/privet-go/privet/internal/tabular/block"
)

// This file reads the tags of HTML as browsers do: nothing is an error.

// htmlWords are names of elements and attributes by what they are: all elements, those that are
// blocks of their own, those whose content has no tags, those that hold values of forms, attributes
// whose values are shown or are data, and properties of a page that are about the page.
//
//go:embed htmlwords.txt
var htmlWords string

var htmlWordSets = sync.OnceValue(func() map[string]map[string]bool { return wordSets(htmlWords) })

// isHTMLWord reports whether a word in lower case is one of a kind.
func isHTMLWord(kind, word string) bool { return htmlWordSets()[kind][word] }

// wordSets gives the words of each line behind the kind that it begins with.
func wordSets(text string) map[string]map[string]bool {
	sets := map[string]map[string]bool{}
	for line := range strings.Lines(text) {
		kind, words, _ := strings.Cut(line, ": ")
		sets[kind] = map[string]bool{}
		for _, word := range strings.Fields(words) {
			sets[kind][word] = true
		}
	}
	return sets
}

// An htmlTag is a tag.
type htmlTag struct {
	name  string // in lower case
	end   bool   // it is an end tag
	attrs []htmlAttribute
}

// An htmlAttribute is the place of an attribute.
type htmlAttribute struct {
	name     string // in lower case
	from, to int    // of its value, quotes included
	spelling uint8
}

// value gives the value of an attribute, or "".
func (t *htmlTag) value(text, name string) string {
	for _, a := range t.attrs {
		if a.name == name {
			return decodeHTML(text, block.Cell{Start: int32(a.from), End: int32(a.to), Spelling: a.spelling})
		}
	}
	return ""
}

// span gives the number of columns or rows that a cell of a table has.
func (t *htmlTag) span(text, name string) int {
	const most = 1000
	n, err := strconv.Atoi(strings.TrimSpace(t.value(text, name)))
	if err != nil {
		return 1
	}
	return min(max(n, 1), most)
}

// beginsTag reports whether a tag, a comment or a declaration is at text[i], which is <.
func beginsTag(text string, i int) bool {
	if i+1 == len(text) {
		return false
	}
	c := text[i+1]
	return isLetter(c) || c == '/' || c == '!' || c == '?'
}

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

// isHTMLSpace reports whether c is white space.
func isHTMLSpace(c byte) bool { return isXMLSpace(c) || c == '\f' }

// readHTMLTag reads the tag at text[i]; it is whole if ok.
func readHTMLTag(text string, i int, attrs []htmlAttribute) (t htmlTag, end int, ok bool) {
	t.attrs = attrs
	j := i + 1
	if text[j] == '/' {
		t.end = true
		j++
	}
	from := j
	for j < len(text) && !isHTMLSpace(text[j]) && text[j] != '/' && text[j] != '>' {
		j++
	}
	t.name = strings.ToLower(text[from:j])
	for {
		for j < len(text) && (isHTMLSpace(text[j]) || text[j] == '/') {
			j++
		}
		if j == len(text) {
			return t, j, false
		}
		if text[j] == '>' {
			return t, j + 1, true
		}
		a := htmlAttribute{}
		from := j
		for j++; j < len(text) && !isHTMLSpace(text[j]) && text[j] != '/' && text[j] != '>' && text[j] != '='; {
			j++
		}
		a.name = strings.ToLower(text[from:j])
		k := j
		for k < len(text) && isHTMLSpace(text[k]) {
			k++
		}
		if k == len(text) {
			return t, k, false
		}
		if text[k] != '=' {
			continue
		}
		for k++; k < len(text) && isHTMLSpace(text[k]); {
			k++
		}
		if k == len(text) {
			return t, k, false
		}
		switch c := text[k]; c {
		case '>':
			j = k
			continue
		case '"', '\'':
			n := strings.IndexByte(text[k+1:], c)
			if n < 0 {
				return t, len(text), false
			}
			a.from, a.to, a.spelling = k, k+n+2, htmlQuoted
		default:
			for j = k; j < len(text) && !isHTMLSpace(text[j]) && text[j] != '>'; {
				j++
			}
			a.from, a.to, a.spelling = k, j, htmlBare
		}
		j = a.to
		t.attrs = append(t.attrs, a)
	}
}

// indexFold gives the first place of what ends a text without tags, such as </script, in any letter case, or -1.
func indexFold(text, of string) int {
	for from := 0; ; {
		i := strings.Index(text[from:], of[:min(len(of), 2)])
		if i < 0 || len(text)-from-i < len(of) {
			return -1
		}
		if from += i; strings.EqualFold(text[from:from+len(of)], of) {
			return from
		}
		from++
	}
}

// trimHTML gives the places between which text[from:to] has something else than white space.
func trimHTML(text string, from, to int) (int, int) {
	for {
		for from < to && isHTMLSpace(text[from]) {
			from++
		}
		n := max(prefixLen(text[from:to], "&nbsp;"), prefixLen(text[from:to], "\u00a0"))
		if n == 0 {
			break
		}
		from += n
	}
	for {
		for from < to && isHTMLSpace(text[to-1]) {
			to--
		}
		switch s := text[from:to]; {
		case strings.HasSuffix(s, "&nbsp;"):
			to -= len("&nbsp;")
		case strings.HasSuffix(s, "\u00a0"):
			to -= len("\u00a0")
		default:
			return from, to
		}
	}
}

// prefixLen gives the length of the prefix if s has it.
func prefixLen(s, prefix string) int {
	if strings.HasPrefix(s, prefix) {
		return len(prefix)
	}
	return 0
}
