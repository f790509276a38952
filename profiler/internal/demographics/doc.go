// Package demographics finds what is said of a person: ages, jobs, nationalities, religions, sex, marital status, blood group, and names behind a title
// or in a field. Names in running text come from package tagger; the recognizers that give them their labels stand here.
//
// Its recognizers:
//
//   - [NameRecognizers] give their labels to the spans of the tagger: people, places, organisations and more.
//   - [PersonRecognizers] and [ThaiNameRecognizers] find names behind a title or the name of a field.
//   - [JobRecognizers], [NationalityRecognizers], [ReligionRecognizers], [AgeRecognizers], [CountryRecognizers] and
//     [BodyRecognizers].
//   - [FieldRecognizers] and [TraitRecognizers] find these kinds behind a word for them, [ColumnRecognizers] know only headers
//     of columns. PersonRecognizers find passwords and secrets behind the name of a field as well.
//
// [WithPersonal] is a step of the stage of names: it finds what is said of somebody right beside the name. [FieldEnd] and
// [FieldLinks] read the value of a field.
//
// Look first at recognize_name.go and recognize_field.go, then at recognize_person.go and besideperson.go. Words are in lists/words: demographics.txt,
// jobs.txt, nations.txt, religions.txt, age.txt, jobfields.txt and the folder names. A rule about names stays only where the yardstick shows its worth,
// and its comment gives the figure. The package imports dates, grammars, fields, secrets, spec, tagger, lexicon, lists, lazy and the packages of text.
package demographics
