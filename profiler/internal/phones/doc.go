// Package phones finds ways to reach a person, above all telephone numbers.
//
// Its recognizers:
//
//   - [ContactRecognizers] find telephone and fax numbers by calling code, by national form and by the words beside them, and
//     e-mail addresses, whose grammar is in package internet.
//   - [PhoneLanguageRecognizers] find numbers that nothing stands beside but the language of the text: 51 88 41 70 in Danish.
//
// [FewestPhoneDigits], [MostPhoneDigits] and [LongestPhone] bound a number. Look first at recognize_contact.go, then at
// phone.go, the grammar, and contactphone.go, which reads numbers in forms that say whom to call. Calling codes come from
// internal/areacode, words from lists/words/phones.txt. The package imports dates, internet, fields, spec, lists, lazy and the
// packages of text.
package phones
