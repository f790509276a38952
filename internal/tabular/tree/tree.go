package tree

import (
	"hash/maphash"
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/privet-go/privet/internal/tabular/block"
)

// The columns of a file of keys, such as one in JSON, are the paths of its leaves. A path begins at a record:
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

// A Node is a place in the tree of the keys that have been met. Goroutines share
// the tree: they find their way in it without waiting, and only what nobody has met
// before is added by one at a time.
type Node struct {
	Key      string
	Path     string // as the column is named; empty at the top
	Data     bool   // all keys of the objects here are
	Role     Role
	Table    *Table          // of which arrays here are the rows, or the names
	Headings map[string]bool // texts here that are the names of columns of a table
	Whole    bool            // values here are not parted
	Late     bool            // it is met when it is known that its values, or names, are none of a pair
	Parent   *Node
	hash     uint64
	Element  atomic.Pointer[Node]       // of an array
	Star     atomic.Pointer[Node]       // under keys that are data
	Column   atomic.Int32               // of leaves; -1 when there was none
	Keys     atomic.Int32               // the column of keys that are data; -1 when there was none
	next     atomic.Pointer[Node]       // the sibling that came behind it last, for a guess
	first    atomic.Pointer[Node]       // the child that came first last
	pairs    [2]atomic.Pointer[Pairing] // of values: by names that are sure, and by those that are not
}

// Paths are all paths of a file.
type Paths struct {
	Root   *Node
	Namer  Namer
	Data   []string         // the columns of keys that are
	Paired map[string]bool  // paths of names and values that are pairs; true where all of the names count
	pairs  map[string]int32 // the columns of these
	keys   int              // of pairs, that can still be settled
	met    map[*Node]int    // how many keys that are data have been met; nil: nobody counts

	Sink  func(name string) (int32, error) // of the columns; nil: names has them
	seed  maphash.Seed
	table atomic.Pointer[[]atomic.Pointer[Node]] // of members, by their hashes; its length is a power of two

	mu       sync.Mutex
	names    []string // of columns
	nodes    int
	children int // in the table
}

// NewPaths makes the tree of a file of which nothing has been met. The columns of keys that are data by themselves are given.
func NewPaths(namer Namer, data []string) *Paths {
	const smallest = 64
	p := &Paths{Namer: namer, Data: data, pairs: map[string]int32{}, keys: MostKeys, seed: maphash.MakeSeed()}
	p.Root, _ = p.add("", "")
	table := make([]atomic.Pointer[Node], smallest)
	p.table.Store(&table)
	return p
}

// Columns gives the columns that there are by now.
func (p *Paths) Columns() (names []string, header bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.names, len(p.names) > 0
}

// hash gives the hash of a member.
func (p *Paths) hash(n *Node, key []byte) uint64 {
	return maphash.Bytes(p.seed, key) ^ bits.RotateLeft64(n.hash, 1)
}

// Find gives the path of a member that has been met, or nil. Records have their keys
// in the same order, most of them, so that the member before is a good guess.
func (p *Paths) Find(n, after *Node, key []byte) *Node {
	guess := &n.first
	if after != nil {
		guess = &after.next
	}
	if c := guess.Load(); c != nil && c.Key == string(key) {
		return c
	}
	hash := p.hash(n, key)
	table := *p.table.Load()
	for i := hash; ; i++ {
		c := table[i%uint64(len(table))].Load()
		if c == nil {
			return nil
		}
		if c.hash == hash && c.Parent == n && c.Key == string(key) {
			guess.Store(c)
			return c
		}
	}
}

// The functions below are called by one goroutine at a time.

// Member gives the path under a key, and the column of the key if it is data, or -1.
func (p *Paths) Member(n *Node, key string) (c *Node, column int32, err error) {
	if c = p.Find(n, nil, []byte(key)); c != nil {
		return c, -1, nil
	}
	if n.Data || !p.Namer.IsName(key) {
		p.CountKey(n)
		return p.AddKeys(n)
	}
	c, err = p.AddChild(n, key)
	return c, -1, err
}

// add makes a path.
func (p *Paths) add(key, path string) (*Node, error) {
	// There are fewer objects and arrays on the way to leaves than leaves, in
	// most files by far. The top is none.
	if p.nodes++; p.nodes > 2*block.MaxColumns+1 {
		return nil, block.ErrTooManyColumns
	}
	if len(path) > block.MaxPath {
		return nil, block.ErrTooLong
	}
	n := &Node{Key: key, Path: path, Data: slices.Contains(p.Data, path+keysSuffix), hash: maphash.String(p.seed, path)}
	n.Whole = p.Namer.IsWhole != nil && p.Namer.IsWhole(path)
	n.Column.Store(-1)
	n.Keys.Store(-1)
	return n, nil
}

// AddRoot makes a path that stands for itself, such as that of a column whose values are read as JSON.
func (p *Paths) AddRoot(path string) (*Node, error) { return p.add("", path) }

// AddChild gives the path of a member, which may have been met in the meantime.
func (p *Paths) AddChild(n *Node, key string) (*Node, error) {
	if c := p.Find(n, nil, []byte(key)); c != nil {
		return c, nil
	}
	c, err := p.add(key, Join(n.Path, SpellKey(key)))
	if err != nil {
		return nil, err
	}
	c.Parent, c.hash, c.Role = n, p.hash(n, []byte(key)), RoleOf(key)
	_, c.Late = p.Paired[c.Path]
	table := *p.table.Load()
	if p.children++; 2*p.children > len(table) {
		larger := make([]atomic.Pointer[Node], 2*len(table))
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
func insert(table []atomic.Pointer[Node], c *Node) {
	i := c.hash
	for table[i%uint64(len(table))].Load() != nil {
		i++
	}
	table[i%uint64(len(table))].Store(c)
}

// AddElement gives the path of the elements of an array.
func (p *Paths) AddElement(n *Node) (c *Node, err error) {
	if c = n.Element.Load(); c == nil {
		if c, err = p.add("", n.Path+"[]"); err == nil {
			c.Parent = n
			if c.Role = n.Role; c.Role == RoleName {
				c.Role = RoleWeak
			}
			_, c.Late = p.Paired[c.Path]
			n.Element.Store(c)
		}
	}
	return c, err
}

// AddKeys gives the path under keys that are data, and the column of these keys.
func (p *Paths) AddKeys(n *Node) (c *Node, column int32, err error) {
	if c = n.Star.Load(); c == nil {
		if c, err = p.add("*", Join(n.Path, "*")); err != nil {
			return nil, 0, err
		}
		n.Star.Store(c)
	}
	column, err = p.addColumn(&n.Keys, n.Path+keysSuffix)
	return c, column, err
}

// keysSuffix ends the name of a column of keys.
const keysSuffix = "{}"

// AddLeaf gives the column of leaves at a path.
func (p *Paths) AddLeaf(n *Node) (int32, error) {
	path := n.Path
	if path == "" {
		path = "$"
	}
	return p.addColumn(&n.Column, path)
}

// addColumn gives a column.
func (p *Paths) addColumn(index *atomic.Int32, path string) (int32, error) {
	if i := index.Load(); i >= 0 {
		return i, nil
	}
	column, err := p.newColumn(path)
	if err == nil {
		index.Store(column)
	}
	return column, err
}

func (p *Paths) newColumn(name string) (int32, error) {
	if p.Sink != nil {
		return p.Sink(name)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.names) == block.MaxColumns {
		return 0, block.ErrTooManyColumns
	}
	p.names = append(p.names, name)
	return int32(len(p.names) - 1), nil
}

// AddPair gives the column of a value by its key, or NoPair.
func (p *Paths) AddPair(n *Node, key string, weak bool) (int32, error) {
	if n.Whole {
		return NoPair, nil
	}
	pairs := &n.pairs[index(weak)]
	if pairs.Load() == nil {
		path := n.Path
		pairs.Store(NewPairing(path, !weak && p.Paired[path], &p.keys))
	}
	return pairs.Load().Add(key, &p.Namer, func(name string) (int32, error) {
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

// Join gives the path of a key below another path.
func Join(path, key string) string {
	if path == "" || strings.HasPrefix(key, "[") {
		return path + key
	}
	return path + "." + key
}

// SpellKey gives a key as paths have it.
func SpellKey(key string) string {
	if key == "" || strings.ContainsAny(key, ".[]{}*$\"\\") {
		return "[" + strconv.Quote(key) + "]"
	}
	return key
}

// Pairing gives the columns of the values here by their names, sure ones or weak ones, or nil.
func (n *Node) Pairing(weak bool) *Pairing { return n.pairs[index(weak)].Load() }

// index is 1 where it holds.
func index(weak bool) int {
	if weak {
		return 1
	}
	return 0
}

// CountKeys makes a tree that is tried out on the beginning of a file count the keys that are data.
func (p *Paths) CountKeys() { p.met = map[*Node]int{} }

// CountKey counts a key that is data, if somebody wants to know.
func (p *Paths) CountKey(n *Node) {
	if p.met != nil {
		p.met[n]++
	}
}

// LearnKeys takes over of another tree, which counts keys, where all keys are data: at least three are by themselves, the
// others are no more, and none of these says what a column holds. A key that looks like a name is what the keys beside it
// are: of 150 people by whose names objects were, 9 were taken for columns.
func (p *Paths) LearnKeys(tried *Paths) {
	const fewest = 3
	if p.Namer.IsKnown == nil {
		return
	}
	others, known := map[*Node]int{}, map[*Node]bool{}
	for i := range *tried.table.Load() {
		if c := (*tried.table.Load())[i].Load(); c != nil && tried.met[c.Parent] > 0 {
			others[c.Parent]++
			known[c.Parent] = known[c.Parent] || p.Namer.Knows(c.Key) || p.Namer.Knows(c.Path)
		}
	}
	for n, keys := range tried.met {
		if keys >= max(fewest, others[n]) && others[n] > 0 && !known[n] {
			p.Data = append(p.Data, n.Path+keysSuffix)
			p.Root.Data = p.Root.Data || n == tried.Root
		}
	}
}
