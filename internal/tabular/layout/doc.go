// Package layout reads files whose lines and indents say what belongs together: YAML, TOML, lines of keys and
// values, which are properties of Java, variables of the environment and sections of ini files, and columns of a fixed width.
//
// [Formats] has all of them, and [Tell] says which one a text is, if any. A walker goes through the file
// once. It keeps its place in the tree of keys of package tree, so that a value is in the column of its path, and ends
// a row with each record: a document or an item of a list in YAML, a table of an array in TOML, a section of
// lines. Comments are cells of no column, which are searched as text.
//
// YAML is in the files that begin with yaml: collections by their indents (yamlblock.go), collections in
// brackets (yamlflow.go), scalars (yamlscalar.go) and how they are spelled (yamlspell.go, yamlescape.go). TOML is in
// toml.go and tomlspell.go, and the lines are in keyvalue.go, keypath.go and keyspell.go. Columns of a fixed width are in
// fixed.go, which tells them by the blanks between them. All others go through a text as lines.go has it. What cannot be read for sure is refused with
// [block.ErrLayout]. Begin with keyvalue.go, which is the simplest.
package layout
