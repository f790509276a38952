// Package namestart tells where in a text a name can begin: at a word with a capital, in a sentence without any, and in scripts
// that have none. It is asked of every text, and reads most of it eight bytes at a time.
//
// What most code uses:
//
//   - [AppendStarts] appends a [Start] for each such place in a part of a text.
//   - [IsPlain] reports whether a word is one that everybody uses and no name, so that the tagger need not be asked.
//   - [BeginsLow] and [EachLow] are for sentences in lower case.
//
// Look first at starts.go; alone.go is about words that stand alone, eastscript.go about Chinese, Japanese and Korean.
// starters.txt has words that begin sentences.
//
// The package imports lexicon and words. What a name is the tagger says; this package only says where to look.
package namestart
