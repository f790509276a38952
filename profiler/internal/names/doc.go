// Package names turns what the tagger sees of a text into names: it has the tagger read the stretch around each place where a
// name can begin, lets a few steps amend the spans, and knows people again who have been named before.
//
// What most code uses:
//
//   - [NameFinder] is the memory of one text. Begin makes it ready, Find reads a stretch, and Shift moves it along in a stream.
//   - [NameStep] amends spans. The door of the profiler hands the steps in (nameSteps in stages.go there), so that this package
//     calls nothing above it.
//   - [IsThing] reports that a word in small letters is a thing that has the name of a place: a turkey, chili.
//
// Look first at names.go, then at repeatedname.go, which remembers the last sixteen words of names for 8 KiB, and homonym.go.
//
// The package lies below scan: it gives spans of the tagger, and scan makes candidates of them (namestage.go there). It imports
// the packages of text, lexicon, namestart, demographics, spec and tagger. No rule about names lives here unless the yardstick shows
// its worth; the comment of NameFinder gives the figures of those that were left out.
package names
