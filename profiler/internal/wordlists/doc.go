// Package wordlists holds the lists of words from which the tables of the
// profiler are built: names of persons, places and organisations, and the
// words that look like names and are none.
//
// A list is a file of the folder lists, a row a line, in the order of the
// bytes:
//
//	word TAB weight TAB codes TAB note
//
// The word is in its native spelling. The weight goes from 1 to 9 on a scale
// of logarithms, 9 for the most frequent: a bucket is half a power of ten, of
// the rank in the source, or for places of the inhabitants. The codes are
// those of countries in capitals (ISO 3166-1) and of languages in small
// letters (ISO 639); there may be none. The note depends on the list; a row
// without one has three columns:
//
//	given          m, f or u, where the gender is known
//	family         m or f where the name has two forms, u where it serves both
//	regions        abbr for an abbreviation
//	demonyms       adj, noun
//	orgwords       before, after, in, legal: where the word stands in the name
//	streets        before, after, either or glued: where it stands in the name
//	titles         before, after: where it stands beside the name
//	common         de:noun for a noun that German writes with a capital
//	notnames       what it is: language, month, weekday, product …
//
// The other lists, countries, organizations, occupations, places and
// religions, have no notes.
//
// The lists are for programs that build tables and for tests. The profiler
// does not import this package. The program makelists writes the lists; its
// README.md names the sources and their licences.
//
// [Lists] names the lists and [Rows] gives the rows of one. A word is added to a file of makelists/hand. Package lists is
// another thing: it has the words that recognizers are told by, and is part of the profiler.
package wordlists
