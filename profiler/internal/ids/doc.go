// Package ids finds the numbers that states, banks, insurers and makers give out: to people, firms, accounts, cards, securities
// and vehicles. Most have a form and check digits, and all have a source.
//
// There is a file and a func for each country or group of countries, such as recognize_uk.go with [UkRecognizers] and
// recognize_nordic.go with [NordicRecognizers], and one for each kind that is the same everywhere: [CardRecognizers],
// [BankRecognizers], [FinanceRecognizers], [VatRecognizers], [VehicleRecognizers] and [MrzRecognizers]. Package builtin lists
// all of them.
//
// What other packages ask: [RegionCodes] gives the countries that have a code for a state, [IsDocumentNumber], [IsICD10] and
// [IsConditionCell] read whole values.
//
// To add a number, add a value to the list of its country: shapes, check, source, context words, headers.
// recognize_australia.go is a short example. The parts that checks are made of are in internal/numeral. If a check is a
// weighted sum, add the sum to package sumrules as well, so that columns check it quickly. The words of a language go into
// lists/words/ids.txt. docs/architecture.md lists what else a number wants.
//
// The package imports dates, said, secrets, spec, lexicon, lists, once and the packages of text. A number that only a word
// tells belongs to package said.
package ids
