// Package tree names the columns of files whose values stand under keys: JSON, YAML, TOML, lines of
// keys and values, and cells of a table that hold JSON.
//
// [Paths] is the tree of the keys of one file. A reader goes down it as it goes into objects and arrays:
// Find gives the [Node] of a key that has been met before and AddChild, AddElement and AddKeys make one that
// has not; AddLeaf gives the column of a value there. The name of the column is the path, as in
// orders[].items[].sku. A [Namer] says which keys name a column and which are data themselves.
//
// Two layouts have the names of columns among the values. In the one, a name stands beside each
// value, as in {"key":"ssn","value":"…"}: pairs.go, with the words in pairs.txt. In the other, a first array has
// the names of all that follow: table.go. Formats that are no trees take from here what a name looks like and how a path is
// spelled. Begin with tree.go.
package tree
