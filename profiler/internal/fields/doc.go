// Package fields finds numbers that have no form of their own and are told by the word beside them: numbers of passports, driving
// licences, bank accounts and identity cards of any country, and what people earn.
//
// Its recognizers are [SaidRecognizers] and [SalaryRecognizers].
//
// What other packages ask: [IsOtherField] and [IsFieldOf] report that the word before a place is the name of another field,
// [IsMoney] that a number is an amount, [IsYearSaid] that it is a year, and [SaidLinks] are the words that may stand between
// the name of a field and its value. [SaidAlone] is what such a number is worth without its word: next to nothing.
//
// Look first at documentwords.go, then at lists/words/fields.txt, which has the words in many languages. A
// number whose form a country publishes belongs to package grammars. The package imports dates, spec, lists, lazy and the packages
// of text.
package fields
