// Package dates finds dates, times of day and dates of birth, and reads dates for the other packages. Ages are in package
// people.
//
// Its recognizers:
//
//   - [DateRecognizers] find dates in all usual orders and in many languages; calendar.go reads eras and calendars of East
//     Asia, Thailand and Iran.
//   - [DatePartRecognizers] find dates without a day or without a year, [ClockRecognizers] days before a time of day, and
//     [SpanRecognizers] months in ranges, as a curriculum has them.
//   - [BirthRecognizers] find dates of birth by what stands before and behind them.
//
// What other packages ask: [IsDate] of a whole value, [DateAt] of a place, [MonthNamed] of a word, and [Number], which reads a
// few digits.
//
// Look first at recognize_date.go, then at recognize_birth.go and month.go. The words are in lists/words/dates.txt. The package
// imports spec, lists, lazy and the packages of text only: it is the lowest of the packages of kinds, and most others import
// it.
package dates
