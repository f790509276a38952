// Package streetparts reads what belongs to a street: the mark and the number of the house, the floor, the flat, and the words
// with which the name of a street begins or ends.
//
// What most code uses:
//
//   - [StreetBounds] gives the bounds of the address of a house, from the street and number that were found.
//   - [UnitEnd] and [UnitAt] read the floor and the flat.
//   - [MarkedNumberEnd] reads a number behind a mark: Calle 48 N° 732.
//
// Look first at streetbounds.go, number.go and unit.go. Words are in lists/words/streetparts.txt. The package knows no towns,
// postcodes or labels; package address joins those. It imports lexicon, lists, lazy and words.
package streetparts
