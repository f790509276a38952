// Package spec has the types that all rooms of the profiler share: what a recognizer is, and what it finds. It has no grammar
// and no word of any language.
//
// What most code uses:
//
//   - [Recognizer] is a documented value that finds one label. The packages of kinds, such as dates and grammars, give lists of
//     them.
//   - [Shape] is a written form, such as 999-99-9999. [Trigger] and [Gate] say which tokens lead to a grammar, the func Match
//     of a Recognizer, so that it is called at few places.
//   - [Match] is a place that a grammar has found, and how probable the label is there when nothing else is known.
//   - [Candidate] is a match that has been weighed by the words around it. Candidates are what the stages of a search hand on.
//   - [Demand] is what one call asks for: labels, thresholds, evidence.
//
// The probabilities of one Recognizer are those of its form alone and beside a word of its context; [Logit] and [Sigmoid] turn
// them into odds that add up, and back.
//
// Look first at recognizer.go, then at trigger.go for the gates and shape.go for the language of shapes.
//
// The package imports privet, the packages of text (chars, lex, wordset, prose, cells), pattern, internal/checksum, and of
// tagger the labels only. What a scan does with recognizers is in package scan. The public twin of Recognizer, with the fields
// that users may set, is in package profiler.
package spec
