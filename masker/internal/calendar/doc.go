// Package calendar reads the dates that stand in values: which day it is, where its fields stand, and how they are written, so
// that another day can be written in the same way.
//
//   - [Read] reads a date in any layout that can be written again, [ReadDay] those with fields of fixed widths, and [ReadFields]
//     those with three fields of any width, one of which may be the name of a month.
//   - [FindYear] finds the year of a date in any writing and any language, and does not read the rest.
//
// A day is a number: of days from 1 January of the year 1, which is 0, in the Gregorian calendar. The package imports the
// standard library only.
package calendar

func isDigit(c byte) bool { return '0' <= c && c <= '9' }
