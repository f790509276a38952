package tabular

import (
	"strconv"
	"strings"
)

// The columns of a JSON file are the paths of its leaves. A path begins at a record:
//
//	email                 a member of the record
//	address.city          a member of an object in it
//	phones[]              the strings of an array
//	orders[].items[].sku
//	["e.mail"]            a key with a sign in it that paths use
//	$                     the record itself, when it is no object or array
//	accounts.*.owner      under keys that are data themselves, such as numbers of accounts
//	accounts{}            these keys
//
// Around the records, paths begin at the top of the file, and so do those of the
// records: {"customers":[{"email":…}]} has customers[].email.

// A jsonPath is a place in the tree of the keys that have been met.
type jsonPath struct {
	key      string
	path     string // as the column is named; empty at the top
	children map[string]*jsonPath
	element  *jsonPath // of an array
	star     *jsonPath // under keys that are data
	column   int32     // of leaves; -1 when there was none
	keys     int32     // the column of keys that are data; -1 when there was none
	next     *jsonPath // the sibling that came behind it last, for a guess
	first    *jsonPath // the child that came first last
}

// jsonPaths are all paths of a file.
type jsonPaths struct {
	root   *jsonPath
	isName func(key string) bool
	names  []string // of columns
	nodes  int
}

func newJSONPaths(isName func(string) bool) *jsonPaths {
	if isName == nil {
		isName = LooksLikeName
	}
	return &jsonPaths{root: &jsonPath{column: -1, keys: -1}, isName: isName}
}

// add makes a path.
func (p *jsonPaths) add(key, path string) (*jsonPath, error) {
	// There are fewer objects and arrays on the way to leaves than leaves, in
	// most files by far.
	if p.nodes++; p.nodes > 2*MaxColumns {
		return nil, ErrTooManyColumns
	}
	if len(path) > MaxPath {
		return nil, ErrTooLong
	}
	return &jsonPath{key: key, path: path, column: -1, keys: -1}, nil
}

// child gives the path of a member, and whether its key is data.
func (p *jsonPaths) child(n *jsonPath, after *jsonPath, key []byte) (*jsonPath, bool, error) {
	// Records have their keys in the same order, most of them.
	guess := n.first
	if after != nil {
		guess = after.next
	}
	if guess != nil && guess.key == string(key) {
		return guess, false, nil
	}
	c := n.children[string(key)]
	if c == nil {
		k := string(key)
		if !p.isName(k) {
			var err error
			if n.star == nil {
				n.star, err = p.add("*", join(n.path, "*"))
			}
			return n.star, true, err
		}
		var err error
		if c, err = p.add(k, join(n.path, spellKey(k))); err != nil {
			return nil, false, err
		}
		if n.children == nil {
			n.children = map[string]*jsonPath{}
		}
		n.children[k] = c
	}
	if after != nil {
		after.next = c
	} else {
		n.first = c
	}
	return c, false, nil
}

// elementOf gives the path of the elements of an array.
func (p *jsonPaths) elementOf(n *jsonPath) (_ *jsonPath, err error) {
	if n.element == nil {
		n.element, err = p.add("", n.path+"[]")
	}
	return n.element, err
}

// leaf gives the column of leaves at a path.
func (p *jsonPaths) leaf(n *jsonPath) (int32, error) {
	if n.column < 0 {
		path := n.path
		if path == "" {
			path = "$"
		}
		return p.column(&n.column, path)
	}
	return n.column, nil
}

// keysOf gives the column of keys of an object that are data.
func (p *jsonPaths) keysOf(n *jsonPath) (int32, error) {
	if n.keys < 0 {
		return p.column(&n.keys, n.path+"{}")
	}
	return n.keys, nil
}

func (p *jsonPaths) column(index *int32, path string) (int32, error) {
	if len(p.names) == MaxColumns {
		return 0, ErrTooManyColumns
	}
	*index = int32(len(p.names))
	p.names = append(p.names, path)
	return *index, nil
}

func join(path, key string) string {
	if path == "" || strings.HasPrefix(key, "[") {
		return path + key
	}
	return path + "." + key
}

// spellKey gives a key as paths have it.
func spellKey(key string) string {
	if key == "" || strings.ContainsAny(key, ".[]{}*$\"\\") {
		return "[" + strconv.Quote(key) + "]"
	}
	return key
}
