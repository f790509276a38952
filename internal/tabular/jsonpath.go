package tabular

import (
	"hash/maphash"
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
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

// A jsonPath is a place in the tree of the keys that have been met. Goroutines share
// the tree: they find their way in it without waiting, and only what nobody has met
// before is added by one at a time.
type jsonPath struct {
	key      string
	path     string // as the column is named; empty at the top
	data     bool   // all keys of the objects here are
	role     pairRole
	table    *jsonTable      // of which arrays here are the rows, or the names
	headings map[string]bool // texts here that are the names of columns of a table
	whole    bool            // values here are not parted
	late     bool            // it is met when it is known that its values, or names, are none of a pair
	parent   *jsonPath
	hash     uint64
	element  atomic.Pointer[jsonPath]   // of an array
	star     atomic.Pointer[jsonPath]   // under keys that are data
	column   atomic.Int32               // of leaves; -1 when there was none
	keys     atomic.Int32               // the column of keys that are data; -1 when there was none
	next     atomic.Pointer[jsonPath]   // the sibling that came behind it last, for a guess
	first    atomic.Pointer[jsonPath]   // the child that came first last
	pairs    [2]atomic.Pointer[pairing] // of values: by names that are sure, and by those that are not
}

// jsonPaths are all paths of a file.
type jsonPaths struct {
	root   *jsonPath
	namer  namer
	data   []string         // the columns of keys that are
	paired map[string]bool  // paths of names and values that are pairs; true where all of the names count
	pairs  map[string]int32 // the columns of these
	keys   int              // of pairs, that can still be settled

	sink  func(name string) (int32, error) // of the columns; nil: names has them
	seed  maphash.Seed
	table atomic.Pointer[[]atomic.Pointer[jsonPath]] // of members, by their hashes; its length is a power of two

	mu       sync.Mutex
	names    []string // of columns
	nodes    int
	children int // in the table
}

func newJSONPaths(namer namer, data []string) *jsonPaths {
	const smallest = 64
	p := &jsonPaths{namer: namer, data: data, pairs: map[string]int32{}, keys: mostKeys, seed: maphash.MakeSeed()}
	p.root, _ = p.add("", "")
	table := make([]atomic.Pointer[jsonPath], smallest)
	p.table.Store(&table)
	return p
}

// Columns gives the columns that there are by now.
func (p *jsonPaths) Columns() (names []string, header bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.names, len(p.names) > 0
}

// hash gives the hash of a member.
func (p *jsonPaths) hash(n *jsonPath, key []byte) uint64 {
	return maphash.Bytes(p.seed, key) ^ bits.RotateLeft64(n.hash, 1)
}

// find gives the path of a member that has been met, or nil. Records have their keys
// in the same order, most of them, so that the member before is a good guess.
func (p *jsonPaths) find(n, after *jsonPath, key []byte) *jsonPath {
	guess := &n.first
	if after != nil {
		guess = &after.next
	}
	if c := guess.Load(); c != nil && c.key == string(key) {
		return c
	}
	hash := p.hash(n, key)
	table := *p.table.Load()
	for i := hash; ; i++ {
		c := table[i%uint64(len(table))].Load()
		if c == nil {
			return nil
		}
		if c.hash == hash && c.parent == n && c.key == string(key) {
			guess.Store(c)
			return c
		}
	}
}

// The functions below are called by one goroutine at a time.

// member gives the path under a key, and the column of the key if it is data, or -1.
func (p *jsonPaths) member(n *jsonPath, key string) (c *jsonPath, column int32, err error) {
	if c = p.find(n, nil, []byte(key)); c != nil {
		return c, -1, nil
	}
	if n.data || !p.namer.isName(key) {
		return p.addKeys(n)
	}
	c, err = p.addChild(n, key)
	return c, -1, err
}

// add makes a path.
func (p *jsonPaths) add(key, path string) (*jsonPath, error) {
	// There are fewer objects and arrays on the way to leaves than leaves, in
	// most files by far. The top is none.
	if p.nodes++; p.nodes > 2*MaxColumns+1 {
		return nil, ErrTooManyColumns
	}
	if len(path) > MaxPath {
		return nil, ErrTooLong
	}
	n := &jsonPath{key: key, path: path, data: slices.Contains(p.data, path+keysSuffix), hash: maphash.String(p.seed, path)}
	n.whole = p.namer.isWhole != nil && p.namer.isWhole(path)
	n.column.Store(-1)
	n.keys.Store(-1)
	return n, nil
}

// addChild gives the path of a member, which may have been met in the meantime.
func (p *jsonPaths) addChild(n *jsonPath, key string) (*jsonPath, error) {
	if c := p.find(n, nil, []byte(key)); c != nil {
		return c, nil
	}
	c, err := p.add(key, join(n.path, spellKey(key)))
	if err != nil {
		return nil, err
	}
	c.parent, c.hash, c.role = n, p.hash(n, []byte(key)), roleOf(key)
	_, c.late = p.paired[c.path]
	table := *p.table.Load()
	if p.children++; 2*p.children > len(table) {
		larger := make([]atomic.Pointer[jsonPath], 2*len(table))
		for i := range table {
			if c := table[i].Load(); c != nil {
				insert(larger, c)
			}
		}
		p.table.Store(&larger)
		table = larger
	}
	insert(table, c)
	return c, nil
}

// insert puts a path into a table that has room.
func insert(table []atomic.Pointer[jsonPath], c *jsonPath) {
	i := c.hash
	for table[i%uint64(len(table))].Load() != nil {
		i++
	}
	table[i%uint64(len(table))].Store(c)
}

// addElement gives the path of the elements of an array.
func (p *jsonPaths) addElement(n *jsonPath) (c *jsonPath, err error) {
	if c = n.element.Load(); c == nil {
		if c, err = p.add("", n.path+"[]"); err == nil {
			c.parent = n
			if c.role = n.role; c.role == pairName {
				c.role = pairWeak
			}
			_, c.late = p.paired[c.path]
			n.element.Store(c)
		}
	}
	return c, err
}

// addKeys gives the path under keys that are data, and the column of these keys.
func (p *jsonPaths) addKeys(n *jsonPath) (c *jsonPath, column int32, err error) {
	if c = n.star.Load(); c == nil {
		if c, err = p.add("*", join(n.path, "*")); err != nil {
			return nil, 0, err
		}
		n.star.Store(c)
	}
	column, err = p.addColumn(&n.keys, n.path+keysSuffix)
	return c, column, err
}

// keysSuffix ends the name of a column of keys.
const keysSuffix = "{}"

// addLeaf gives the column of leaves at a path.
func (p *jsonPaths) addLeaf(n *jsonPath) (int32, error) {
	path := n.path
	if path == "" {
		path = "$"
	}
	return p.addColumn(&n.column, path)
}

// addColumn gives a column.
func (p *jsonPaths) addColumn(index *atomic.Int32, path string) (int32, error) {
	if i := index.Load(); i >= 0 {
		return i, nil
	}
	column, err := p.newColumn(path)
	if err == nil {
		index.Store(column)
	}
	return column, err
}

func (p *jsonPaths) newColumn(name string) (int32, error) {
	if p.sink != nil {
		return p.sink(name)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.names) == MaxColumns {
		return 0, ErrTooManyColumns
	}
	p.names = append(p.names, name)
	return int32(len(p.names) - 1), nil
}

// addPair gives the column of a value by its key, or noPair.
func (p *jsonPaths) addPair(n *jsonPath, key string, weak bool) (int32, error) {
	if n.whole {
		return noPair, nil
	}
	pairs := &n.pairs[index(weak)]
	if pairs.Load() == nil {
		path := n.path
		pairs.Store(newPairing(path, !weak && p.paired[path], &p.keys))
	}
	return pairs.Load().add(key, &p.namer, func(name string) (int32, error) {
		if column, ok := p.pairs[name]; ok {
			return column, nil
		}
		column, err := p.newColumn(name)
		if err == nil {
			p.pairs[name] = column
		}
		return column, err
	})
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

// index is 1 where it holds.
func index(weak bool) int {
	if weak {
		return 1
	}
	return 0
}
