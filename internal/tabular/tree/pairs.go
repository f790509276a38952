package tree

import (
	_ "embed"
	"errors"
	"maps"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular/block"
)

// This file reads values that have their names beside them: tables of attributes and values,
// and objects such as {"key":"ssn","value":…}. A value is in the column of its name then,
// value{ssn}, and in that of all values where what stands beside it is no name.
//
// Only the names tell such a layout, and not the values, so that a masked file is read as its
// original.

// A Role is what a heading says of its column in such a layout.
type Role uint8

const (
	RoleNone   Role = iota
	RoleName        // it holds names
	RoleWeak        // it may hold names, and counts where they are known: type, system
	RoleValue       // it holds values, or what wraps them
	RoleHeader      // it holds the names of the columns of a table
)

// pairWords are headings without what parts their words, one a line behind its role, and codes
// with the names that they stand for.
//
//go:embed pairs.txt
var pairWords string

// A pairLexicon is what pairWords says.
type pairLexicon struct {
	roles map[string]Role
	codes map[string]string
}

var pairLexicons = sync.OnceValue(func() pairLexicon {
	x := pairLexicon{map[string]Role{}, map[string]string{}}
	roles := map[string]Role{"name": RoleName, "weak": RoleWeak, "value": RoleValue, "header": RoleHeader}
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

// RoleOf gives the role of a heading.
func RoleOf(heading string) Role {
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
			return RoleNone
		}
		word[n] = c
		n++
	}
	return pairLexicons().roles[string(word[:n])]
}

// A Namer says what names columns.
type Namer struct {
	IsName  func(string) bool
	IsKnown func(string) bool // nil: nothing is
	IsWhole func(string) bool // nil: nothing is
}

// NewNamer takes what the options say of names.
func NewNamer(opts *block.Options) Namer {
	n := Namer{opts.IsName, opts.IsKnown, opts.IsWhole}
	if n.IsName == nil {
		n.IsName = LooksLikeName
	}
	return n
}

// KnownBy gives an IsKnown of [block.Options] by who judges columns: a name is known that has another label than
// UNKNOWN without any values.
func KnownBy(judge func([]privet.Column) []privet.Result) func(name string) bool {
	return func(name string) bool {
		results := judge([]privet.Column{{Name: name}})
		return len(results) == 1 && results[0].Label != privet.Unknown
	}
}

// Knows reports whether a name says what a column holds.
func (n *Namer) Knows(name string) bool { return n.IsKnown != nil && n.IsKnown(name) }

// Known counts the different names among some keys, and those of them that are known, be it as the
// whole name of a column.
func (n *Namer) Known(keys []string, whole func(name string) string) (names, known int) {
	met := map[string]bool{}
	for _, key := range keys {
		key = NameOfKey(key)
		if key == "" || met[key] || len(met) == MostPairs || !n.IsName(key) {
			continue
		}
		met[key] = true
		names++
		if n.Knows(key) || n.Knows(whole(key)) {
			known++
		}
	}
	return names, known
}

// PairColumn is the name of the column for the values of a column that have a name.
func PairColumn(column, name string) string { return column + "{" + name + "}" }

// AreNames reports whether the keys beside some values are names of columns: one in five is
// known, or half of them where they do not come again.
func (n *Namer) AreNames(column string, keys []string) bool {
	names, known := n.Known(keys, func(name string) string { return PairColumn(column, name) })
	return known > 0 && (5*known >= names && 2*names <= len(keys) || 2*known >= names)
}

// MostPairs is how many names the values of a column can have.
const MostPairs = 1000

// NameOfKey gives the name that a key has for its value: that of a URL, a URN or an OID is the
// last part. It is empty where there is none.
func NameOfKey(key string) string {
	if len(key) > block.MaxPath {
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

// A Pairing gives the values of one column the columns of their names. Goroutines share it:
// they look for names without waiting, and add them one at a time.
type Pairing struct {
	column string // of all values
	all    bool   // any name counts, and not only those that are known
	left   *int   // how many keys the pairings of the file can still settle
	keys   atomic.Pointer[map[string]int32]
	full   atomic.Bool
}

// MostKeys is how many keys all pairings of a file settle.
const MostKeys = 2 * block.MaxColumns

// NewPairing makes the Pairing of a column that no name has been met for.
func NewPairing(column string, all bool, left *int) *Pairing {
	p := &Pairing{column: column, all: all, left: left}
	p.keys.Store(&map[string]int32{})
	return p
}

// NoPair is the column of values whose key is no name.
const NoPair int32 = -1

// Find gives the column of a key, and reports whether that is settled.
func (p *Pairing) Find(key []byte) (column int32, settled bool) {
	column, settled = (*p.keys.Load())[string(key)]
	switch {
	case settled:
		return column, true
	case len(key) == 0 || len(key) > block.MaxPath:
		return NoPair, true
	}
	return NoPair, p.full.Load()
}

// Add settles the column of a key, which may have been settled in the meantime. It is called
// by one goroutine at a time.
func (p *Pairing) Add(key string, n *Namer, newColumn func(name string) (int32, error)) (int32, error) {
	if column, settled := p.Find([]byte(key)); settled {
		return column, nil
	}
	if len(*p.keys.Load()) == MostPairs || *p.left == 0 {
		p.full.Store(true)
		return NoPair, nil
	}
	*p.left--
	column := NoPair
	if name := NameOfKey(key); name != "" && n.IsName(name) {
		if full := PairColumn(p.column, name); p.all || n.Knows(name) || n.Knows(full) {
			var err error
			if column, err = newColumn(full); errors.Is(err, block.ErrTooManyColumns) {
				p.full.Store(true)
				return NoPair, nil
			} else if err != nil {
				return NoPair, err
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
