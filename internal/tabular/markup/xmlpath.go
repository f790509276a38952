package markup

import (
	_ "embed"
	"strings"
	"sync"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// The columns of an XML file are the paths of its elements and attributes from below its
// root, without prefixes of namespaces:
//
//	customer.address.city   an element or an attribute
//	row.ssn                 <row><field name="ssn">, where an attribute says what the element is
//	accounts.*.owner        below an element whose name is none of a column
//	$                       the root itself
//
// An attribute or an element that says so is called like that, and so is the element,
// by the words of xmlwords.txt.

// An xmlPath is a place in the tree of the names that have been met.
type xmlPath struct {
	name     string // of the element or the attribute, with its prefix
	path     string // as the column is named
	column   int32  // -1 when there is none
	parent   *xmlPath
	children map[string]*xmlPath
	last     *xmlPath // the child that was met last, which is a good guess of the one before the next
	next     *xmlPath // the sibling that came behind it last

	naming, carrier, paired, typed bool     // what the name is among the words
	labelled                       bool     // it has the name that an attribute gives
	labels                         int      // of this name that were asked for
	names                          []string // of the columns of the first table here

	seen        int64 // the element that it was in last
	times, most int   // how often it has been in that one, and in any
	leafy       bool  // it has leaves
	inside      bool  // it has elements
	record      bool  // it is a row
	recordBelow bool  // or something in it is
}

// mostLabels is how many names attributes of one element may give. What gives more gives
// none, but has them as data.
const mostLabels = 1000

// xmlPaths are all paths of a file.
type xmlPaths struct {
	*block.ColumnSet
	isName func(string) bool
	top    *xmlPath // above the root
	nodes  int
}

func newXMLPaths(columns *block.ColumnSet, isName func(string) bool) *xmlPaths {
	if isName == nil {
		isName = tree.LooksLikeName
	}
	return &xmlPaths{ColumnSet: columns, isName: isName, top: &xmlPath{column: -1}}
}

// child gives the path of a name in an element.
func (p *xmlPaths) child(n *xmlPath, name string) (*xmlPath, error) {
	c := n.last
	if c != nil && c.next != nil && c.next.name == name {
		c = c.next
	} else if c == nil || c.name != name {
		c = n.children[name]
		if n.last != nil {
			n.last.next = c
		}
	}
	if c == nil {
		key, local := name, name[strings.LastIndexByte(name, ':')+1:]
		if local == "" || !p.isName(local) {
			// The names of elements that are data are not remembered.
			if key, local = "*", "*"; n.children[key] != nil {
				return n.children[key], nil
			}
		}
		if local != "*" {
			local = tree.SpellKey(local)
		}
		path := ""
		if n != p.top {
			path = tree.Join(n.path, local)
		}
		var err error
		if c, err = p.add(n, strings.Clone(key), path); err != nil {
			return nil, err
		}
		word := strings.ToLower(name[strings.LastIndexByte(name, ':')+1:])
		c.naming, c.carrier = isXMLWord("naming", word), isXMLWord("carriers", word)
		c.paired, c.typed = isXMLWord("paired", word), isXMLWord("typed", word)
		if n.last != nil {
			n.last.next = c
		}
	}
	n.last = c
	return c, nil
}

// add adds a path.
func (p *xmlPaths) add(n *xmlPath, key, path string) (*xmlPath, error) {
	if p.nodes++; p.nodes > 2*block.MaxColumns+1 {
		return nil, block.ErrTooManyColumns
	}
	if len(path) > block.MaxPath {
		return nil, block.ErrTooLong
	}
	c := &xmlPath{name: key, path: path, column: -1, parent: n}
	if n.children == nil {
		n.children = map[string]*xmlPath{}
	}
	n.children[key] = c
	return c, nil
}

// label gives the path of an element in base that is called as the label says, or nil if
// that is no name of a column. It is asked for by n. Unless it is sure that the label is
// a name, it has to be known.
func (p *xmlPaths) label(base, n *xmlPath, label string, sure bool) (*xmlPath, error) {
	key := "=" + label
	if c := base.children[key]; c != nil {
		return c, nil
	}
	if !sure || n.labels >= mostLabels || label == "" {
		return nil, nil
	}
	n.labels++
	if strings.TrimSpace(label) != label || !tree.LooksLikeName(label) || !p.isName(label) {
		return nil, nil
	}
	c, err := p.add(base, strings.Clone(key), tree.Join(base.path, tree.SpellKey(label)))
	if err == nil {
		c.labelled = true
	}
	return c, err
}

// columnOf gives the column of a path.
func (p *xmlPaths) columnOf(n *xmlPath) (int32, error) {
	if n.column >= 0 {
		return n.column, nil
	}
	path := n.path
	if path == "" {
		path = "$"
	}
	var err error
	n.column, err = p.Column(path)
	return n.column, err
}

// canBeRecord reports whether elements at a path look like the rows of a table: there are
// several in one element, and they have leaves.
func (n *xmlPath) canBeRecord() bool { return n.most > 1 && n.leafy && !n.labelled }

// widest is how often any below a path that can be a record is in one element.
func (n *xmlPath) widest() int {
	most := 0
	for _, c := range n.children {
		if most = max(most, c.widest()); c.canBeRecord() {
			most = max(most, c.most)
		}
	}
	return most
}

// mark says which of the paths that have been met are those of records: the outermost ones
// that can be, and those without leaves of their own that are in one element as often as any below them.
func (n *xmlPath) mark() {
	if n.canBeRecord() || n.most > 1 && !n.labelled && n.inside && n.most >= n.widest() {
		n.record = true
		for a := n.parent; a != nil; a = a.parent {
			a.recordBelow = true
		}
		return
	}
	for _, c := range n.children {
		c.mark()
	}
}

// forget forgets the columns of the paths.
func (n *xmlPath) forget() {
	n.column, n.seen, n.times = -1, 0, 0
	for _, c := range n.children {
		c.forget()
	}
}

// xmlWords are names that say nothing of the data, by what they are for: attributes and
// elements that give a name, elements that get theirs from an attribute, elements in which one
// child names the next, and attributes and elements that hold values.
//
//go:embed xmlwords.txt
var xmlWords string

var xmlWordSets = sync.OnceValue(func() map[string]map[string]bool { return wordSets(xmlWords) })

// isXMLWord reports whether a word in lower case is one of a kind.
func isXMLWord(kind, word string) bool { return xmlWordSets()[kind][word] }
