// Package masker puts something harmless in the place of personal data.
//
// Most programs mask single values, by a rule that is named by a label:
//
//	m, err := masker.New(nil)
//	s, err := m.Mask("EMAIL_ADDRESS", "john.doe@example.com") // j***.d**@example.com
//
// Texts and files need to be told what is in them. A [Finder] says where in a
// text personal data stands and a [Classifier] says what a column holds; a
// profiler is both:
//
//	p, err := profiler.New(nil)
//	m, err := masker.New(&masker.Options{Finder: p, Classifier: p})
//	report, err := m.File(dst, src, nil)
//
// # Rules
//
// A rule is named by a label, by its code or by an alias: EMAIL_ADDRESS,
// email-address and email are one rule. [Rules] lists them with what each one
// shows. A rule keeps the form of a value and writes [Mask] over the rest. Six
// laws hold for each rule and each value; they are fuzzed:
//
//   - The number of code points stays. A byte that is not valid UTF-8 counts as
//     one code point.
//   - Each code point either stays where it is or becomes a '*'.
//   - A value that the rule does not understand is masked whole, separators
//     too. It never passes through.
//   - Only an empty value and one that is all '*' come out unchanged.
//   - Masking a masked value shows no more than the mask did. A '*' counts as a
//     hidden character wherever a letter or a digit may stand; a value that
//     would come out as it is, since it is masked in part already, is masked
//     whole.
//   - The result depends on the rule and the value alone.
//
// # Policies
//
// A [Policy] chooses another operator for a label or a column; [Operators] lists
// them, and docs/masking.md says when to take which. Some need a key, which
// [Options.Keys] gives by its name:
//
//	p, err := masker.ParsePolicy([]byte(`{"labels":{"SSN":{"operator":"fpe"}}}`))
//	m, err := masker.New(&masker.Options{Policy: p, Keys: keys})
//	s, err := m.Mask("SSN", "123-45-6789")
//	s, err = m.Unmask("SSN", s) // 123-45-6789
//
// These laws hold for the operators, and are tested:
//
//   - The result depends on the policy, the key, the label and the value, and for
//     shift on the person whose row it is: on no order, number of goroutines,
//     process or machine.
//   - What a reversible operator has masked, [Masker.Unmask] restores exactly.
//   - Of pseudonym, fpe and encrypt, no two values of a label or scope have one
//     result.
//   - pseudonym never gives a value itself; fpe, which is FF1, can, once in a
//     million values or fewer.
//   - What an operator does not understand is masked whole or becomes a token: it
//     never passes.
//
// # Texts
//
// [Masker.AppendText] masks one text in memory and says which place came from
// which. [Masker.Text] masks a text of any length in constant memory, with the
// same result, provided that the Finder is a [Scanner] or looks no further than
// [Reach].
//
// # Files
//
// [Masker.File] masks CSV, TSV, JSON, NDJSON, XML, HTML and plain text, each also compressed
// by gzip. It classifies the columns of a file by its first rows, masks each column
// by the operator of its label, searches columns of free text, and masks a column that
// nobody can name whole. What is not masked comes out byte for byte: quotes, line ends, the byte order
// mark, rows of uneven length, white space, the order of keys, the spelling of
// numbers. Rows are worked on by several goroutines and written in their order.
//
// In JSON the columns are paths; [FileOptions] describes them. A string that
// something is masked in is spelled with no more escapes than it needs. Where a
// number or a boolean value was masked, there is a string, unless the operator gives
// a number or a boolean value again.
//
// A [Format] of one's own can be handed in by FileOptions.Formats.
//
// # Security considerations
//
// A function that returns an error returns no usable value. Text and File write
// as they go, so what they have written before an error is to be thrown away;
// a program that makes files writes to a temporary one and renames it.
//
// Errors and reports hold places, counts and names of labels and of columns,
// never a value, and errors not even the name of a column.
//
// In a text only what the Finder finds is masked, in the text or in the masked one: there something that was hidden by what stood
// beside it can be found. No Finder finds all names of
// people and places; docs/detection.md says how many the profiler does. A text
// that has to be clean needs a reader as well.
//
// Keys are held by functions, so that nothing that prints a Masker prints them.
// Whoever has the key of an operator can undo it or try values.
//
// Masking keeps the length of a value. Where the length alone tells the value
// apart, as with "male" and "female", masking hides little; leave such a column
// out of the data that is handed on.
//
// A column that is kept is judged by a sample of its values. A later value that is foreign to these, by its length and the
// kinds of its characters or as none of the few that come again, is held to what the Classifier says of it and its like: it is masked whole
// if that is something personal, and as free text if something personal is surely in it. From where there are many of
// them the column is masked whole. In a column of many words people can come behind the sample unseen. The report says how many
// values were written without having been searched. A column of which the sample has no value is judged by its name and its first values. The
// labels in the report are those that the Classifier has given; what was done with a column
// stands beside its label.
//
// The keys of JSON objects are names of columns, and are in the report, unless they
// have digits as data has them or the Finder surely finds something in them; then
// they are masked as values.
package masker
