// Package plates finds registration marks of vehicles.
//
// Its recognizers:
//
//   - [EuropePlateRecognizers] find marks whose letters and numbers have rules: those of the United Kingdom, Germany, Turkey,
//     Ukraine and Russia.
//   - [PlateRecognizers] find marks of any country behind a word that says what they are.
//   - [PlateScriptRecognizers] find marks beside such a word, also in scripts other than Latin.
//   - [VehiclePlateRecognizers] find marks beside a vehicle: its kind, its owner or its maker.
//
// A mark without a rule and without a word beside it is not found: any short token has its form. Look first at
// plateword.go; a country whose marks have a rule goes into recognize_plate_eu.go. The words are in
// lists/words/plates.txt. The package imports dates, fields, spec, lexicon, lists and the packages of text.
package plates
