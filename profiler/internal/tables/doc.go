// Package tables makes labelled tables, in which the verdict of the profiler on
// columns is fitted and measured.
//
// A table has the columns of people or of things as some twenty countries write
// them, with headers that are clear, shortened or foreign, or say nothing.
// Everything is drawn from a seed: the same options give the same tables. What is
// drawn for one [Part] is not drawn for another, as far as there is enough of it:
// the words of the lists and the spellings of the headers are dealt out by their
// hashes, and numbers are random.
//
// The package does not import the profiler, so that its tests can be those of the
// profiler as well.
//
// [Generate] gives the tables that [Options] ask for, of the words that [Load] has read. A [Tally] counts how often a verdict
// is right, and [Rates] are its figures. Look first at tables.go; fields.go has the columns of people, things.go, morethings.go
// and oddthings.go those of things, headers.go their headers, and numbers.go the numbers of countries.
//
// The package imports privet, wordlists and internal/checksum. Programs and tests import it, and no binary has it.
package tables
