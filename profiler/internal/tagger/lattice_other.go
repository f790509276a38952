//go:build !amd64

package tagger

// run finds the best way, and for every tag of every word from the first of its names on
// the best way that goes through it.
func (l *lattice) run(n int, m *Model) { l.runPlainly(n, m) }
