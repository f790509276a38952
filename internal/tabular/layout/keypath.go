package layout

import (
	"io"
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// keyPaths find the paths of dotted keys.
type keyPaths struct {
	*tree.Paths
	highest map[*tree.Node]int // of the numbers of elements
}

// A group is the first number of a key with something behind it. The lines that have it in common
// are a record.
type group struct {
	node   *tree.Node
	number string
}

// A keyPart is a part of a key: a name, or a number.
type keyPart struct {
	start, end int
	number     bool
}

// mostIndexDigits is how many digits the number of an element has, unless those before it are there.
const mostIndexDigits = 4

// key gives the path of the key in a part of the text, and notes what of it is data.
func (w *keyValueWalker) key(start, end int) (n *tree.Node, g group, err error) {
	if end-start > w.maxField {
		return nil, group{}, block.ErrTooLong
	}
	parts := w.parted(start, end)
	names := 0
	for _, p := range parts {
		if !p.number {
			names++
		}
	}
	// What is no name as a whole, such as an address of e-mail, is not parted at its dots.
	if text := w.text[start:end]; (strings.Contains(text, "@") || names == 0) && !w.Namer.IsName(w.keyText(start, end)) {
		parts = []keyPart{{start: start, end: end}}
	}
	return w.follow(w.section, parts, false)
}

// sectionPath gives the path of the name of a section.
func (w *keyValueWalker) sectionPath(start, end int) (n *tree.Node, g group, err error) {
	if end-start > w.maxField {
		return nil, group{}, block.ErrTooLong
	}
	var parts []keyPart
	text := w.text[start:end]
	switch quote := strings.IndexByte(text, '"'); {
	case quote >= 0 && quote < len(text)-1 && strings.HasSuffix(text, `"`):
		// Of [remote "origin"] the text in quotes is a part for itself.
		if name := strings.TrimRight(text[:quote], " \t"); name != "" {
			parts = w.parted(start, start+len(name))
		}
		parts = append(parts, w.numbered(start+quote+1, end-1)...)
	case strings.Contains(text, "@") && !w.Namer.IsName(w.keyText(start, end)):
		parts = []keyPart{{start: start, end: end}}
	default:
		parts = w.parted(start, end)
		last := parts[len(parts)-1]
		if !last.number {
			parts = append(parts[:len(parts)-1], w.numbered(last.start, last.end)...)
		}
	}
	return w.follow(w.Root, parts, true)
}

// numbered parts a name from the number that it ends with, such as user1.
func (w *keyValueWalker) numbered(start, end int) []keyPart {
	text := w.text[start:end]
	digits := len(text) - len(strings.TrimRight(text, "0123456789"))
	if digits == 0 || digits > mostIndexDigits || digits == len(text) {
		return []keyPart{{start, end, digits > 0 && digits <= mostIndexDigits}}
	}
	name := strings.TrimRight(text[:len(text)-digits], " _-:#")
	if name == "" {
		return []keyPart{{start: start, end: end}}
	}
	return []keyPart{{start: start, end: start + len(name)}, {end - digits, end, true}}
}

// parted gives the parts of a key: between dots, and numbers in brackets.
func (w *keyValueWalker) parted(start, end int) (parts []keyPart) {
	if w.export {
		return w.partedVariable(start, end)
	}
	for i := start; ; i++ {
		from := i
		for i < end && w.text[i] != '.' && w.index(i, end) == 0 {
			i++
		}
		if n := w.index(i, end); n == 0 || i > from {
			parts = append(parts, keyPart{from, i, isNumeral(w.text[from:i])})
		}
		for n := w.index(i, end); n > 0; n = w.index(i, end) {
			parts = append(parts, keyPart{i + 1, i + n - 1, isNumeral(w.text[i+1 : i+n-1])})
			i += n
		}
		if i >= end-1 {
			return parts
		}
	}
}

// index gives the length of a number in brackets, or of one that is masked, with nothing but another
// part behind it, or 0.
func (w *keyValueWalker) index(p, end int) int {
	if p >= end || w.text[p] != '[' {
		return 0
	}
	inside := w.text[p+1 : end]
	n := strings.IndexAny(inside, "[]")
	if n < 1 || inside[n] != ']' || !isNumeral(inside[:n]) && !strings.Contains(inside[:n], "*") {
		return 0
	}
	if rest := inside[n+1:]; rest != "" && rest[0] != '.' && rest[0] != '[' {
		return 0
	}
	return n + 2
}

// partedVariable gives the parts of the name of a variable, which numbers between low lines part:
// USER_1_NAME.
func (w *keyValueWalker) partedVariable(start, end int) (parts []keyPart) {
	from := start
	for i := start; i < end; i++ {
		if w.text[i] != '_' || i == from {
			continue
		}
		n := i + 1
		for n < end && block.IsDigit(w.text[n]) {
			n++
		}
		if n > i+1 && (n == end || w.text[n] == '_' && n+1 < end) {
			parts = append(parts, keyPart{start: from, end: i}, keyPart{i + 1, n, true})
			from = min(n+1, end)
			i = from - 1
		}
	}
	if from < end || len(parts) == 0 {
		parts = append(parts, keyPart{start: from, end: end})
	}
	return parts
}

func isNumeral(s string) bool { return s != "" && strings.Trim(s, "0123456789") == "" }

// manyNumbers is how many numbers in a row, such as those of 10.0.0.1, are no places of elements
// unless they can be a name.
const manyNumbers = 3

// follow goes from a path along the parts of a key, behind which there may be more.
func (w *keyValueWalker) follow(n *tree.Node, parts []keyPart, more bool) (_ *tree.Node, g group, err error) {
	for i := 0; i < len(parts); i++ {
		p := parts[i]
		numbers := i
		for numbers < len(parts) && parts[numbers].number && (parts[numbers].start == 0 || w.text[parts[numbers].start-1] != '[') {
			numbers++ // one in brackets is the place of an element
		}
		if numbers-i >= manyNumbers && !w.Namer.IsName(w.text[p.start:parts[numbers-1].end]) {
			p = keyPart{start: p.start, end: parts[numbers-1].end}
			i = numbers - 1
		}
		if p.number && w.isIndex(n, w.text[p.start:p.end]) {
			if n, err = w.AddElement(n); err != nil {
				return nil, group{}, err
			}
			if g == (group{}) && (more || i+1 < len(parts)) {
				g = group{n, w.text[p.start:p.end]}
			}
			continue
		}
		column := int32(-1)
		if n, column, err = w.Member(n, w.keyText(p.start, p.end)); err != nil {
			return nil, group{}, err
		}
		if column >= 0 {
			if err := w.cell(block.Cell{Start: int32(p.start), End: int32(p.end), Column: column, Spelling: keyName}); err != nil {
				return nil, group{}, err
			}
		}
	}
	return n, g, nil
}

// isIndex reports whether a number is the place of an element below a path rather than data. One of
// many digits is if those before it have been met.
func (w *keyValueWalker) isIndex(n *tree.Node, number string) bool {
	if len(number) > 2*mostIndexDigits {
		return false
	}
	v := 0
	for _, c := range []byte(number) {
		v = 10*v + int(c-'0')
	}
	if len(number) > mostIndexDigits && v > w.highest[n]+1 {
		return false
	}
	if w.highest == nil {
		w.highest = map[*tree.Node]int{}
	}
	w.highest[n] = max(w.highest[n], v)
	return true
}

// keyText is what a part of a key says.
func (w *keyValueWalker) keyText(start, end int) string {
	return w.Decode(w.text, block.Cell{Start: int32(start), End: int32(end), Spelling: keyName})
}

// newReader makes the reader of a format of keys, which is first tried out on the beginning of the file.
func newReader(src io.Reader, opts *block.Options, walker func(*tree.Paths) block.Walker) block.Reader {
	namer := tree.NewNamer(opts)
	paths := tree.NewPaths(namer, opts.Keys)
	if head := block.Head(src); head != "" && namer.IsKnown != nil {
		tried := tree.NewPaths(namer, opts.Keys)
		tried.CountKeys()
		// What is wrong is said where the file is read.
		_, _ = walker(tried).Walk(strings.TrimPrefix(head, block.ByteOrderMark), true, new(block.Block))
		paths.LearnKeys(tried)
	}
	return block.NewWalkReader(src, paths, walker(paths))
}
