// Package headings lists what columns are called in the languages of the world, beside the headers that the recognizers give.
// Package columns makes one index of both.
//
// [Lists] gives all lists, in the order that decides where two labels have one phrase, and [Part] a set that others ask for as
// well. A [List] is of [Heading] values, each a label and its phrases; a list that is Short has abbreviations that count as a
// whole header only.
//
// The phrases are data, in the folder lists/words/headings: usual.txt, more.txt and further.txt by label, latin.txt for
// languages in Latin letters, short.txt and latinshort.txt for abbreviations, cut.txt for words that are cut off, things.txt,
// goods.txt, matters.txt, nature.txt and subjects.txt for what is not personal, owners.txt for whose numbers databases hold,
// records.txt and segments.txt for records and messages. To add a phrase, add it to the line of its label.
//
// How a header is split and looked up is in package columns. The package imports privet and lists.
package headings
