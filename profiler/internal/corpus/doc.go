// Package corpus makes labelled text: sentences, letters, log lines and forms in
// many languages in which the places of names, addresses, numbers and other
// personal data are known, and many that hold none.
//
// A sentence comes from a template of the folder templates, whose slots are
// filled with values: words of lists, words that a model of letters invents, and
// numbers whose check digits are right. What is made is split in three parts.
// A template belongs to one part, with all of its alternatives, and so does a
// name of a person, a town, a street or a company; what is learned from one part
// can be measured on another. Closed classes such as countries, nationalities and
// religions are shared by the parts.
//
// # Templates
//
// A file of the folder has one template a line. A line that begins with "# " is a
// comment, one that begins with "## " names the group of the templates behind it.
//
//	[live|lived] in      one of the alternatives
//	[very |]             a part that may be left out
//	{PERSON}             a labelled slot
//	{PERSON.given}       a form of it
//	{PERSON.given#a}     the same person wherever #a stands in the template
//	{PERSON.given#she}   a woman, {PERSON.given#he} a man
//	{PERSON.given.of}    a case: of, dat, acc, ins, loc or voc, where the language has it
//	{LOCATION.loc}       the same of a town: of, dat, acc, ins or loc
//	{LOCATION.city.gen}  with an ending, or an article before it, as endings.go has them
//	{number:1-99}        a filler, which has no label
//	{abroad}             nothing, but what stands behind it is of another country
//	{latin}              nothing, but what stands behind it is in Latin letters
//	@greeting            a non-terminal
//	@greeting = Hi|Hello the alternatives of a non-terminal, in the same file
//	\n \t \\ \[ \{ \@    a line break, a tabulator, and the signs themselves
//
// The labels are those of package privet, and the name of the slot is the label. A
// slot ADDRESS is a whole address over several lines, ADDRESS.line one in a line, of
// a STREET_ADDRESS, LOCATION and ZIP_CODE each, which [Options.Parts] says more of. A title stands outside of the span
// of a name, the ending of a case inside of it (Annas, Иванова), but not an ending
// behind an apostrophe (Anna's), nor one that a short form has behind a sign (Oy:n).
// A town, a river, a state and a country are all a LOCATION; [Span.Form] tells them apart. A date is a DATE_TIME in log lines too;
// weekdays, months and years alone, and times of day, have no label.
//
// A slot in lower case that is no filler of this package is the non-terminal of
// that name. Labelled slots inside of another labelled slot add their text to it.
// Non-terminals of the file shared.txt serve all languages, those of addresses.txt
// are the addresses of countries.
//
// # Values
//
// Names come from package wordlists, and from the folder values, whose lines are
// such as "DE family: Müller, Schmidt" with the code of a country, or of a language
// for words that are no names of people or towns. A name is one of the country of
// the text in six of ten cases; each is chosen uniformly in half of the cases and by
// how frequent it is in the others, and 12 of 100 are in no list.
//
// # What most code uses
//
// [Generate] gives sentences, as [Options] ask for them: a [Sentence] has a text, its language and template, and a [Span] for
// each place. [Languages] lists the languages, and the program makecorpus writes sentences as lines. Look first at corpus.go
// and template.go; person.go, place.go, contact.go, date.go and national.go fill the slots.
//
// The package imports wordlists and internal/checksum. It does not import the profiler: what it makes is what the
// profiler is measured with, and must not depend on it. Programs and tests import it, and no binary has it.
package corpus
