// Package treescan looks for personal data and credentials in trees of source and data, as
// [Scan] says: what a reviewer would not want to see committed.
//
// The tables in a tree are judged column by column by the doors of package profiler, and all else is
// searched as text. What the profiler finds is then held to what a reader of code would agree
// with: values that standards reserve for documentation, placeholders, numbers that no word
// names, vectors of tests and the names of authors are no findings. worth.go, numbers.go, secrets.go and credits.go hold these rules,
// and the folder words what they know.
//
// # Security considerations
//
// A [Finding] never holds the value, nor the line around it. Its fingerprint is a hash of its
// label, its path and the words around it, in which every finding is replaced by its label and every digit
// by a zero, so that a baseline can be committed.
package treescan
