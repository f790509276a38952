// Package profiler says what a column holds and where personal data is in a
// text.
//
//	p, err := profiler.New(nil)
//	findings := p.Find("Write to jane@example.com or call +1 415 555 0132.")
//	results := p.Columns([]profiler.Column{{Name: "mail", Values: values}})
//
// # Text
//
// [Profiler.Find] walks over the text once. A token of a certain kind and
// length, or a byte such as @, leads to the few recognizers that can begin
// there. No regular expression runs unless it is one of your own. A finding has a
// confidence: a probability that starts from what the form alone is worth, and that
// the words around it raise or lower. Where findings would overlap, the most
// confident stays.
//
// Most of a text leads to nothing: operations on bits sort 64 bytes at a time into
// classes, one table has all words, and one automaton has all shapes. A form that
// means little alone is looked for only near one of its context words. With a
// MinConfidence below DefaultMinConfidence all forms are looked for everywhere, which
// takes several times as long. Inside a finding that is all but certain, only names
// are looked for.
//
// A text can hold a table: a line of headers with lines below it that have as many
// fields, or an INSERT or a COPY of a database. Its columns are judged as those of any
// table (see below). The cells of personal columns are found, and a name in a column
// of things is not. Records are read in the same way: fields behind their names in
// JSON, in XML, in pairs and in lines, rows of HTML, and the messages of HL7 version
// 2, X12 and vCard. Up to 16 KiB of one table are read so; the rest of it is searched
// as any text is.
//
// Somebody who has been named with a given name and a family name is found again by
// either of them in the next 8 KiB, also where the word alone would say nothing or
// would be a place. The last sixteen words of such names are remembered.
//
// [Profiler.Scan] finds the same in a reader of any length. [Profiler.FindWith]
// says why something was found, and [Profiler.Unreported] why something was not.
//
// # Columns
//
// [Profiler.Columns] weighs the header, the values and the neighbouring columns
// together and gives one [Result] for each column. NONE means that there is
// evidence that the column is not personal; UNKNOWN means that nothing tells what it is.
// FREE_TEXT is a column of sentences in which something personal was found; its
// evidence says what, and in how many of the values.
//
// Headers are understood in some thirty languages, in any style, shortened and
// written as one word. A header that says nothing leaves the verdict to the values:
// their forms and check digits, their words, lengths, letters and years.
//
// The confidence is the probability that the label is right, and for NONE and
// UNKNOWN that nothing personal is known to be there. The weights are fitted to
// tables that the package internal/tables makes, and held to others; docs/columns.md
// has the figures.
//
// # Recognizers
//
// A [Recognizer] is a documented value. To add a kind of data to the built-in ones, add
// one to its family below the folder internal, or a number to the package
// internal/numbers, and its name to internal/builtin/order.txt, as docs/architecture.md
// says. Its label has to be in the catalogue of package privet. Recognizers that have no
// form know only the headers of columns.
//
// # Your own kinds
//
// [Options] take recognizers of your own. They are of the same type as the
// built-in ones, are validated in the same way, and what they find is weighed
// against everything else, in texts and in columns:
//
//	p, err := profiler.New(&profiler.Options{
//		Recognizers: []profiler.Recognizer{{
//			Name:     "acme-badge",
//			Label:    "BADGE_ID",
//			Doc:      "Numbers of badges at Acme, ACM and six digits.",
//			Patterns: []profiler.Pattern{{Name: "form", Regexp: `\bACM-?\d{6}\b`, Alone: 0.6}},
//			Context:  []string{"badge"},
//			Headers:  []string{"badge number"},
//		}},
//	})
//
// A recognizer finds by Shapes, by Patterns, which are regular expressions, by
// the words of a DenyList, or by a func; Context, Headers, Check and Checksum say
// more about what it finds. The more exact a pattern is, the surer it can be:
// nothing is put around it, so that \b is yours to write.
//
// Patterns are not run over the text one after another. All of them and all words
// are looked for in one walk, by the words that a match cannot do without or by
// the bytes it can begin with, so that a hundred cost little more than one. A
// pattern that could begin at nearly every byte, such as [a-z]+\d, is slower.
//
// Options.Thresholds, ExcludeLabels and AllowList say what is not reported, and
// WithoutBuiltIn leaves the built-in recognizers out.
//
// # Models
//
// A [Model] is another way to find data in texts, such as a network that knows more
// names. [Profiler.With] returns an [Assisted], which asks the model beside the
// recognizers or in their place. Its methods return an error, since a model can fail. Package remote, below this one, asks a model over HTTP.
//
// # What is hidden
//
// [Profiler.Find] also finds what is written with full-width characters or the
// digits of another script; with invisible characters between the visible ones;
// with other spaces and hyphens than those of ASCII; percent-encoded, with
// character references of HTML, quoted-printable or the escapes of JSON and JavaScript; in
// base 64; over the end of a line; and three of these inside each other. Context words count that are
// hidden so. Offsets are those of the text as it was given: a finding covers the
// whole spelling, and never a part of an escape. What is found in base 64 is the
// whole token, under the label of the most confident thing in it. Evidence of the
// kind [privet.EvidenceDecoded] names the decoding. An e-mail address that is
// spelled out, as in jane [at] example [dot] com, is found by a [Recognizer] of
// its own. [Profiler.Columns] and [Valid] read full-width, foreign, invisible and
// typographic characters in values.
//
// Not decoded are quoted-printable, letters of other scripts that look like Latin
// ones, compressed or encrypted data, base 64 of what is not UTF-8 text, of more
// than 16 KiB, or broken into lines, as far as a value goes over a line break, and
// what is longer than 4 KiB in its encoded spelling. A letter behind a single
// backslash in a path such as C:\new is no escape.
//
// # Names
//
// Names of people, places and organisations, nationalities, religions and streets have no form. In
// running text a small network finds them by the words, their spelling and the words around them. It
// is part of the package, needs no network of machines, and has learned from 370,000 stretches of text
// in some 60 languages: from sentences that people wrote and others labelled, which NOTICE names, from
// sentences that the package internal/corpus makes, and from programs, most of whose words name nobody.
// Its probabilities are like those of other findings, and never above 0.95. A name inside something that
// has a form, such as an e-mail address, is part of that. docs/detection.md has the figures: how much is found, and how
// much of it is right, by kind and by language, on text that nobody here wrote.
//
// # Addresses
//
// A postal address in running text is one finding, STREET_ADDRESS, from its first to its
// last part: the street with its number, then the flat, the town, the region, the postcode,
// the country, one behind another with commas or blanks between them, or folded over lines
// of which the next begins with a comma or holds two parts or more. In countries that write
// them first, the postcode and the town stand before the street. A street without a number
// and a town stay two findings. So do the parts of a form, which has a line
// or the name of a field for each; there the line of a street tells what the lines below it
// are. What stands in the place of a street where streets have no names counts as one: rows
// of numbers, as in the countries of the Gulf and in Brasília, estates of blocks, boxes at
// post offices. [Explained] has the parts of an address, and AddressParts in [Options] and [Query]
// has them reported in its place.
//
// # What is not found
//
// Names are missed, and other words are taken for names, more often than anything
// else. That is so above all for names in scripts without capitals and in languages
// with many endings; for names in small letters, where capitals do not tell them; for organisations without a word that tells them, such as Ltd or
// University; and for streets of unusual form. Many occupations and religions in
// prose are not found, and names of accounts, numbers of customers and passwords
// behind the name of their field only. A sentence that begins in lower case is
// searched for names in its first 4 KiB and as far as it goes on so; a run of
// Chinese, Japanese or Korean characters without a space or a mark in its first
// 16 KiB.
//
// Text that is not valid UTF-8 is searched all the same.
//
// Offsets are bytes. Findings never begin or end inside a rune.
//
// # Security
//
// A [privet.Finding] holds no text. No error of this package repeats a value.
// Work is linear in the length of the text: every walk around a trigger is
// bounded, and a pattern of your own looks at MaxMatchLength bytes from each place
// at most. A func of your own has no such bound; its panics go through to you.
package profiler
