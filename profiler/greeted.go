package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds who is spoken to: a word with a capital between a greeting or a form of
// address and a comma, which is a name in whatever case it stands and though nobody knows it.

// greetedAlone is how sure such a name is.
const greetedAlone = 0.8

// greetings stand before a name that is spoken to, beside shortTitles.
var greetings = wordSet("zdravo bok ahoj čau nazdar cześć hej hei moi terve szia sziasztok salut bună merhaba selam γεια привет привіт здрасте здравей здравейте hallo hoi ciao hola olá oi hi hello hey dear kia ora g'day Привет Привіт Здравей Γεια")

// spokenTo are all words that such a name stands behind.
var spokenTo = wordSet(strings.Join(wordsOf(greetings, shortTitles, sureTitles), " "))

// greetedEnd is the end of the name that begins at text[at] behind one of these words and
// before a comma, an exclamation mark or the end of the line; or at.
func greetedEnd(text string, at int) int {
	if at < 3 || text[at-1] != ' ' || text[at-2] < utf8.RuneSelf && !isLetter(text[at-2]) && text[at-2] != '.' {
		return at
	}
	if text[at-2] == '.' && at > 2 && isMonsieur(text, at-3) {
		return signedRun(text, at)
	}
	k := skipDotBack(text, at-1)
	if k < 2 || !spokenTo.mayEnd(text, k) {
		return at
	}
	end, capital := wordAt(text, at)
	if !capital || end-at < 4 {
		return at
	}
	ends := end == len(text) || strings.IndexByte(",!\n\r", text[end]) >= 0
	i := wordStartWithin(text, k, k-longestWord)
	if i == k {
		return at
	}
	switch word := text[i:k]; {
	case inSet(sureTitles, word):
	case !ends:
		return at
	case inSet(shortTitles, word) && k-i > 2 && !inSet(plainTitles, word):
	case inSet(greetings, word) && isLineStart(text, i):
	default:
		return at
	}
	c := lexicon.Lookup(text[at:end])
	if c.Common() > 1 && !c.IsName() || c.Is(lexicon.Country|lexicon.Title|lexicon.Occupation|lexicon.OrgWord|lexicon.Thing) || formHeads.at(text, at) != "" || nameLeads.at(text, at) != "" {
		return at
	}
	return end
}

// withoutSuffix is the end of the name text[at:end] without an ending behind an apostrophe, as in
// Turkish: Aslı'yı.
func withoutSuffix(text string, at, end int) int {
	for _, apostrophe := range [...]string{"'", "’"} {
		if k := strings.Index(text[at:end], apostrophe); k > 2 && at+k+len(apostrophe) < end && !isCapitalAt(text, at+k+len(apostrophe)) {
			return at + k
		}
	}
	return end
}

// greetedName is where the name begins behind the greeting at text[at], and its end, or at.
func greetedName(text string, at int) (from, to int) {
	end, _ := wordAt(text, at)
	if end+1 >= len(text) || text[end] != ' ' || text[end+1] >= 'a' && text[end+1] <= 'z' || !inSet(greetings, text[at:end]) {
		return at, at
	}
	if to = greetedEnd(text, end+1); to > end+1 {
		return end + 1, to
	}
	return at, at
}

// plainTitles are titles that are everyday words as well.
var plainTitles = wordSet("heer miss sir madam don bay der herre pan fru")

// isLineStart reports whether a line begins at text[i], or a sentence.
func isLineStart(text string, i int) bool {
	return i == 0 || text[i-1] == '\n' || text[i-1] == '"' || i > 1 && text[i-1] == ' ' && strings.IndexByte(".!?:>", text[i-2]) >= 0
}
