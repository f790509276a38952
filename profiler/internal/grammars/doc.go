// Package grammars makes recognizers of the numbers of internal/numbers: those that states, banks, insurers and makers give out to
// people, firms, accounts, cards, securities and vehicles. It also finds what has a grammar beside: machine-readable zones,
// tracks of cards, addresses of coins, documents, VAT numbers with spaces.
//
// What other packages ask:
//
//   - [Recognizers] gives the recognizers. Package builtin puts them in their order.
//   - [RegionCodes] gives the countries that have a code for a state.
//   - [IsDocumentNumber] and [IsConditionCell] read whole values.
//
// Look first at ids.go. To add a number, add a value to internal/numbers and its name to order.txt of package builtin; this
// package then finds it. Only a number that needs a grammar needs code here. docs/architecture.md lists what else a number
// wants. A number that only a word tells belongs to package fields.
//
// The package imports internal/numbers, dates, fields, secrets, spec, lexicon, lists, lazy and the packages of text.
package grammars
