package registry

import (
	"hash/maphash"
	"iter"
	"strings"
)

// An idMap holds records by their IDs, in the order of those. To copy one costs nothing: a
// copy that is written to makes the nodes on the way to the change anew and shares all
// others, so that neither a read nor a write takes longer than the logarithm of their number.
//
// It is a treap: a tree in the order of the IDs whose nodes have ranks, none a higher one
// than its parent. The ranks are made of the IDs by a hash that nobody outside can foretell,
// so that no choice of IDs makes the tree deep.
type idMap[T any] struct {
	root *idNode[T]
	n    int
	seed maphash.Seed
}

// An idNode never changes once its map has been copied.
type idNode[T any] struct {
	id          string
	rank        uint64
	record      *T
	left, right *idNode[T]
}

func newIDMap[T any]() idMap[T] { return idMap[T]{seed: maphash.MakeSeed()} }

func (m *idMap[T]) len() int { return m.n }

// get gives the record of an ID, or nil.
func (m *idMap[T]) get(id string) *T {
	for n := m.root; n != nil; {
		switch c := strings.Compare(id, n.id); {
		case c < 0:
			n = n.left
		case c > 0:
			n = n.right
		default:
			return n.record
		}
	}
	return nil
}

// put gives an ID a record in the place of the one that it has.
func (m *idMap[T]) put(id string, record *T) {
	if m.get(id) == nil {
		m.n++
	}
	m.root = m.root.with(&idNode[T]{id: id, rank: maphash.String(m.seed, id), record: record})
}

// with is the tree with a node in the place of the one of its ID.
func (n *idNode[T]) with(node *idNode[T]) *idNode[T] {
	if n == nil {
		return node
	}
	up := *n
	switch c := strings.Compare(node.id, n.id); {
	case c < 0:
		if up.left = n.left.with(node); up.left.rank > up.rank {
			top := up.left // which is new
			up.left, top.right = top.right, &up
			return top
		}
	case c > 0:
		if up.right = n.right.with(node); up.right.rank > up.rank {
			top := up.right
			up.right, top.left = top.left, &up
			return top
		}
	default:
		up.record = node.record
	}
	return &up
}

// remove takes an ID out.
func (m *idMap[T]) remove(id string) {
	if m.get(id) != nil {
		m.n--
		m.root = m.root.without(id)
	}
}

// without is the tree without the node of an ID that is in it.
func (n *idNode[T]) without(id string) *idNode[T] {
	up := *n
	switch c := strings.Compare(id, n.id); {
	case c < 0:
		up.left = n.left.without(id)
	case c > 0:
		up.right = n.right.without(id)
	default:
		return joined(n.left, n.right)
	}
	return &up
}

// joined is a tree of two, all IDs of the first of which are below those of the second.
func joined[T any](a, b *idNode[T]) *idNode[T] {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	case a.rank > b.rank:
		up := *a
		up.right = joined(a.right, b)
		return &up
	}
	up := *b
	up.left = joined(a, b.left)
	return &up
}

// all gives the records in the order of their IDs. The map may change meanwhile.
func (m *idMap[T]) all() iter.Seq2[string, *T] {
	root := m.root
	return func(yield func(string, *T) bool) { root.walk(yield) }
}

func (n *idNode[T]) walk(yield func(string, *T) bool) bool {
	return n == nil || n.left.walk(yield) && yield(n.id, n.record) && n.right.walk(yield)
}

// equal reports whether two maps hold the same records.
func (m *idMap[T]) equal(other *idMap[T]) bool {
	if m.root == other.root || m.n != other.n {
		return m.root == other.root
	}
	for id, record := range m.all() {
		if other.get(id) != record {
			return false
		}
	}
	return true
}
