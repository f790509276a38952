package tagger

import (
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file tells at a glance most words with a capital that are a chain by themselves
// and no name: those that begin a sentence, and abbreviations. It takes a fifth of the
// time of reading the chain.

// IsPlain reports whether text[i:j], a word of ASCII letters with a capital, is one that
// everybody uses and nothing else, goes on in lower case, and begins a sentence or is all in
// capitals and alone, as in the lines of a log. Such a word is a chain by itself and no name.
// It is false for words of more than longestWord bytes.
func IsPlain(words *lexicon.Memo, text string, i, j int) bool {
	if j+1 >= len(text) || text[j] != ' ' || !isLower(text[j+1]) || j-i > longestWord {
		return false
	}
	if beginsSentence(text, i) {
		return isWord(words.Lookup(text, i, j)) || starts(text, i, j)
	}
	return isCapitals(text[i:j]) && isWord(words.Lookup(text, i, j)) && isAlone(text, i, j, 0)
}

// starters are words that many sentences begin with and that are names as well, most of them in
// a language that is written in Latin letters beside its own.
var starters = newWordTable("To We You In An It Do As So No Any All At On By My Me He Or If Is Are Up Us Be Am Go Was Has Had Can Her His Our Out Off Who Why How Now Yet But And For Not Let Too Two One Few Own Such Some Each Both Most Many More Than Then Thus Also Only Even Just Like With From Into Upon Over This That These Those There Here When Where What " +
	"Ein Er Es Sie Wir Ihr Wie Was Man Nun Bei Mit Nach Seit Vor Hier Dann Doch Noch Auch Une On Nous Vous Ce Cela Se Ne Ma Mais Ou Tu Pour Dans Chez Con Sin Por Para Muy Su Sus Mi Ya Son Era Che Chi Non Per Tra Fra Sono Gli Nel Alla Ha Hai Ho " +
	"She Its While During Of Every Other Der Die Das Den Des Eine Sein Seine Im Vom Zum Zur Zu Aus Um Aber Als Wer Dort Nur Schon Gestern Alle Viele Weil Trotz Durch " +
	"Les Un Des Du Il Elle Elles Ces Ses Leurs Car Sur Sous Sans Par Avant Si Tous Plus El La Los Las Una Ella Este Esta Ese Esa Pero En Del Como Hay Hoy Ayer Cada " +
	"Lo Di Da Questa Quella Dopo Prima Durante Nella Dal Dalla Della Delle Tutti Lui Lei Loro Ela Antes Het Hun Met Door Toen Det De Och Av Inte Hennes Nie Ten Jest Jak Pro " +
	"Os Ao Em Nos Com Sem Mas Uma Een Voor Wat Dat Dit Deze Zij Hij Ik Je Zo Ook Nog Maar Po Za Od Ze Tak Ale Czy Han Hon Men Som Vi Jag Jeg Ni Var Har Et")

// starts reports whether the word text[at:end] begins a sentence and no name, by itself and by
// the word in small letters that stands behind it, which is no particle: In het Veld may be
// somebody.
func starts(text string, at, end int) bool {
	return starters.has(text[at:end]) && !joinWords.has(text[end+1:wordEnd(text, end+1)])
}

// isCapitals reports whether a word of ASCII letters has several, and no small one.
func isCapitals(word string) bool {
	for i := len(word) - 1; i > 0; i-- {
		if word[i] >= 'a' {
			return false
		}
	}
	return len(word) > 1
}

// isIdle reports whether the word text[at:end] of a class and a shape, which has a capital, is a chain by
// itself that is not worth a closer look. It says so of fewer words than readFrom.
func isIdle(class lexicon.Class, s shape, text string, at, end, done int) bool {
	if end == len(text) || class.Common() == 0 && end-at > 1 {
		return false
	}
	if s == shapeInitial && end-at == 1 {
		return isAlone(text, at, end, done)
	}
	t := token{start: at, end: end, class: class, shape: s}
	return !t.isWorth(edgeBefore(text, at)) && isAlone(text, at, end, done)
}

// isAlone reports whether nothing belongs to the word before it or behind it. It is
// false where that is not plain to see.
func isAlone(text string, at, end, done int) bool {
	if at > 1 && text[at-1] == ' ' {
		k := at - 1
		if text[k-1] == ',' {
			k--
		}
		if k >= 8 {
			k -= lettersBefore(load(text[k-8 : k]))
		}
		for k > 0 && isLetterByte(text[k-1]) {
			k--
		}
		// A number with a dot, a colon or the like before it is none of a house.
		digits, least := k, max(0, k-longestNumber)
		for digits > least && isDigit(text[digits-1]) {
			digits--
		}
		if digits < k && (digits <= done || !partsNumbers[text[digits-1]]) {
			if from, to := numberBefore(text, at, done); from < to {
				return false
			}
		}
	}
	for i, n := end, 0; n < 3; n++ {
		if i+1 >= len(text) {
			return true
		}
		if text[i] != ' ' {
			return !joins[text[i]]
		}
		i++
		switch c := text[i]; {
		case isDigit(c):
			return numberEnd(text, i) == i
		case !isLower(c):
			return false
		}
		from := i
		if v := loadAt(text, i); v&caseBits == caseBits { // no capital among the next
			i += lettersOf(v)
		}
		for i < len(text) && isLower(text[i]) {
			i++
		}
		if i < len(text) && (isLetterByte(text[i]) || text[i] >= utf8.RuneSelf) {
			return false
		}
		if i-from > longestConnector || gluedAfter(text, i) || !isConnector(text[from:i]) {
			return !lateKinds.has(text[from:i]) && !(lateWords.has(text[from:i]) && numberFollows(text, i))
		}
	}
	return false
}

// partsNumbers is true for the bytes before a number that make it a part of something
// else.
var partsNumbers = func() (t [256]bool) {
	for _, c := range []byte(".:#+@_%$'\\") {
		t[c] = true
	}
	return t
}()

// longestConnector is the length in bytes of the longest word in ASCII for isConnector.
const longestConnector = 5

// joins is true for the bytes behind a word that may join another one to it.
var joins = func() (t [256]bool) {
	for c := range t {
		switch c {
		case ' ', '-', '\'', '&', '/', '.', ',':
			t[c] = true
		default:
			t[c] = c == int("’"[0])
		}
	}
	return t
}()
