// Package hungarian has the endings by which Hungarian says what a name is to a sentence: with whom, to whom, of whom. It joins
// them to names.
//
// The grammar is that of any textbook: the vowels of an ending follow those of the word, an a or an e at the end of a word
// becomes long before it, and the v of -val and -vel becomes the consonant before it.
//
// [Endings] lists them; [Harmony], [Long] and [EndsInVowel] are what the form of an ending depends on. Package corpus makes
// sentences with them. The package imports the standard library only.
package hungarian
