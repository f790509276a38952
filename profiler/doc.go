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
// there; no regular expression is run. What is found has a confidence: a
// probability that starts from what the form alone is worth and is raised or
// lowered by the words around it. Where findings would overlap, the most
// confident stays.
//
// # Columns
//
// [Profiler.Columns] weighs the header, the values and the neighbouring columns
// together and gives one [Result] for each column. NONE means that there is
// evidence that the column is not personal; UNKNOWN that it cannot be told.
//
// # Recognizers
//
// A [Recognizer] is a documented value. To add a kind of data, add one to the
// list of its family (recognize_*.go); its label has to be in the catalogue of
// package privet. Recognizers that have no form, such as that of job titles, know
// only the headers of columns.
//
// # What is not found
//
// Names of people and places in running text are found behind a title or the
// name of a field only. Offsets are bytes. Text that is not valid UTF-8 is
// searched all the same; findings never begin or end inside a rune.
//
// # Security
//
// A [privet.Finding] holds no text. No error of this package repeats a value.
// Work is linear in the length of the text: every walk around a trigger is
// bounded.
package profiler
