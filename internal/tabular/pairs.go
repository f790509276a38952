package tabular

import (
	_ "embed"
	"errors"
	"maps"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/privet-go/privet"
)

// This file reads values that have their names beside them: tables of attributes and values,
// and objects such as {"key":"ssn","value":…}. A value is in the column of its name then,
// value{ssn}, and in that of all values where what stands beside it is no name.
//
// Only the names tell such a layout, and not the values, so that a masked file is read as its
// original.

// A pairRole is what a heading says of its column in such a layout.
type pairRole uint8

const (
	pairNone   pairRole = iota
	pairName            // it holds names
	pairWeak            // it may hold names, and counts where they are known: type, system
	pairValue           // it holds values, or what wraps them
	pairHeader          // it holds the names of the columns of a table
)

// pairWords are headings without what parts their words, one a line behind its role, and codes
// with the names that they stand for.
//
//go:embed pairs.txt
var pairWords string

// A pairLexicon is what pairWords says.
type pairLexicon struct {
	roles map[string]pairRole
	codes map[string]string
}

var pairLexicons = sync.OnceValue(func() pairLexicon {
	x := pairLexicon{map[string]pairRole{}, map[string]string{}}
	roles := map[string]pairRole{"name": pairName, "weak": pairWeak, "value": pairValue, "header": pairHeader}
	for line := range strings.Lines(pairWords) {
		switch f := strings.Fields(line); {
		case len(f) == 3:
			x.codes[f[1]] = f[2]
		case len(f) == 2:
			x.roles[f[1]] = roles[f[0]]
		}
	}
	return x
})

// roleOf gives the role of a heading.
func roleOf(heading string) pairRole {
	const longest = 24
	var word [longest]byte
	n := 0
	for _, c := range []byte(heading) {
		switch {
		case 'A' <= c && c <= 'Z':
			c |= 0x20
		case c == '_' || c == '-' || c == ' ' || c == '.':
			continue
		}
		if n == longest {
			return pairNone
		}
		word[n] = c
		n++
	}
	return pairLexicons().roles[string(word[:n])]
}

// A namer says what names columns.
type namer struct {
	isName  func(string) bool
	isKnown func(string) bool // nil: nothing is
	isWhole func(string) bool // nil: nothing is
}

// newNamer takes what the options say of names.
func newNamer(opts *Options) namer {
	n := namer{opts.IsName, opts.IsKnown, opts.IsWhole}
	if n.isName == nil {
		n.isName = LooksLikeName
	}
	return n
}

// KnownBy gives an IsKnown of [Options] by who judges columns: a name is known that has another label than
// UNKNOWN without any values.
func KnownBy(judge func([]privet.Column) []privet.Result) func(name string) bool {
	return func(name string) bool {
		results := judge([]privet.Column{{Name: name}})
		return len(results) == 1 && results[0].Label != privet.Unknown
	}
}

func (n *namer) knows(name string) bool { return n.isKnown != nil && n.isKnown(name) }

// known counts the different names among some keys, and those of them that are known, be it as the
// whole name of a column.
func (n *namer) known(keys []string, whole func(name string) string) (names, known int) {
	met := map[string]bool{}
	for _, key := range keys {
		key = nameOfKey(key)
		if key == "" || met[key] || len(met) == mostPairs || !n.isName(key) {
			continue
		}
		met[key] = true
		names++
		if n.knows(key) || n.knows(whole(key)) {
			known++
		}
	}
	return names, known
}

// pairColumn is the name of the column for the values of a column that have a name.
func pairColumn(column, name string) string { return column + "{" + name + "}" }

// areNames reports whether the keys beside some values are names of columns: one in five is
// known, or half of them where they do not come again.
func (n *namer) areNames(column string, keys []string) bool {
	names, known := n.known(keys, func(name string) string { return pairColumn(column, name) })
	return known > 0 && (5*known >= names && 2*names <= len(keys) || 2*known >= names)
}

// mostPairs is how many names the values of a column can have.
const mostPairs = 1000

// nameOfKey gives the name that a key has for its value: that of a URL, a URN or an OID is the
// last part. It is empty where there is none.
func nameOfKey(key string) string {
	if len(key) > MaxPath {
		return ""
	}
	if strings.Contains(key, "://") || strings.HasPrefix(key, "urn:") {
		key = strings.TrimRight(key, "/")
		key = key[strings.LastIndexAny(key, "/:#")+1:]
	}
	if name, ok := pairLexicons().codes[key]; ok {
		return name
	}
	return key
}

// A pairing gives the values of one column the columns of their names. Goroutines share it:
// they look for names without waiting, and add them one at a time.
type pairing struct {
	column string // of all values
	all    bool   // any name counts, and not only those that are known
	left   *int   // how many keys the pairings of the file can still settle
	keys   atomic.Pointer[map[string]int32]
	full   atomic.Bool
}

// mostKeys is how many keys all pairings of a file settle.
const mostKeys = 2 * MaxColumns

func newPairing(column string, all bool, left *int) *pairing {
	p := &pairing{column: column, all: all, left: left}
	p.keys.Store(&map[string]int32{})
	return p
}

// noPair is the column of values whose key is no name.
const noPair int32 = -1

// find gives the column of a key, and reports whether that is settled.
func (p *pairing) find(key []byte) (column int32, settled bool) {
	column, settled = (*p.keys.Load())[string(key)]
	switch {
	case settled:
		return column, true
	case len(key) == 0 || len(key) > MaxPath:
		return noPair, true
	}
	return noPair, p.full.Load()
}

// add settles the column of a key, which may have been settled in the meantime. It is called
// by one goroutine at a time.
func (p *pairing) add(key string, n *namer, newColumn func(name string) (int32, error)) (int32, error) {
	if column, settled := p.find([]byte(key)); settled {
		return column, nil
	}
	if len(*p.keys.Load()) == mostPairs || *p.left == 0 {
		p.full.Store(true)
		return noPair, nil
	}
	*p.left--
	column := noPair
	if name := nameOfKey(key); name != "" && n.isName(name) {
		if full := pairColumn(p.column, name); p.all || n.knows(name) || n.knows(full) {
			var err error
			if column, err = newColumn(full); errors.Is(err, ErrTooManyColumns) {
				p.full.Store(true)
				return noPair, nil
			} else if err != nil {
				return noPair, err
			}
		}
	}
	keys := maps.Clone(*p.keys.Load())
	keys[strings.Clone(key)] = column
	p.keys.Store(&keys)
	return column, nil
}

// IsOf reports whether a column that has been met is one of the header, or holds a part of
// what one of these holds.
func IsOf(header []string, column string) bool {
	return slices.ContainsFunc(header, func(name string) bool {
		rest, ok := strings.CutPrefix(column, name)
		return ok && (rest == "" || name != "" && strings.ContainsRune("{.[", rune(rest[0])))
	})
}
