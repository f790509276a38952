// Package address finds the parts of postal addresses and joins them to one finding: the street with its number, the flat, the
// town, the region, the postcode, the country.
//
// It works in two stages. Recognizers and the tagger find parts; then, when overlaps are resolved, a walk around each street
// reads what stands before and behind it, and what is enough for a letter to arrive becomes one candidate.
//
// What most code uses:
//
//   - [AddressRecognizers], [AddressScriptRecognizers] and [EuropePostcodeRecognizers] find parts.
//   - [Joiner] joins them: JoinAddresses in a whole text, JoinSettled in a stream. A [Joining] is its memory and [NewJoiner]
//     makes it.
//   - [Partition] says whether addresses are reported whole or in parts.
//   - [WithoutNoAddresses] is a step of the stage of names: it leaves out spans that are no streets.
//   - [AddressAhead] and [AddressBack] bound the walk, in bytes.
//
// Look first at address.go and walk.go. before.go reads what stands before a street, parts.go what stands
// behind it, form.go and letter.go addresses in lines. Countries that write otherwise have a file:
// thai.go, vietnam.go, numbered.go (the Gulf, Brasília), estate.go (Bulgaria).
// Words for streets are in lists/words/address.txt and, for the number of the house and the flat, in package streetparts.
//
// The package takes and gives candidates and knows no scanner. It imports dates, internet, demographics, fields, spec, streetparts,
// tagger, lexicon, lists, lazy and the packages of text.
package address
