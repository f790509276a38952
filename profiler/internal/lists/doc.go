// Package lists has the words that recognizers and headers are told by, as data. A list of words belongs here and not in code.
//
// The files are in the folder words, one for each package, and for package demographics one for each kind. A line is the name of a
// set, a colon, and words with bars between them; a set may have any number of lines, and a line that begins with # is a
// comment. The files of the folders headings and names are read line by line by those who ask for them.
//
// What most code uses:
//
//   - [Words] gives the words of some sets of a file. [Sets] gives all sets of a file.
//   - [Text] gives a file as it is, and [WithoutComments] leaves its comments out.
//
// Packages that compare words with a text take a WordList or an OtherSet of package wordset, which name a file and a set and
// ask this package when they are first used. A file is read when one of its sets is first asked for.
//
// To add a word, add it to the line of its set. The package imports the standard library only. Words that are names, places or
// everyday words are no part of it: they are in the lexicon, which is made from package wordlists.
package lists
