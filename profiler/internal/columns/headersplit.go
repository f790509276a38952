package columns

import (
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
)

// This file splits the name of a column into words, in any style, in lower case and without
// accents.

// HeaderWords splits the name of a column into words in lower case, without
// accents and spelled out: at everything that is neither letter nor digit, between letters and
// digits, and where a capital begins a word, so that customerEmail, IPAddress1
// and "Straße / Nr." give customer email, ip address 1 and strasse number. The
// words are good until the next header is split.
func (x *HeaderScratch) HeaderWords(name string) [][]byte {
	x.letters, x.ends, x.words, x.guessed, x.parents = x.letters[:0], x.ends[:0], x.words[:0], false, 0
	from := 0 // where the present word begins
	before := runeGap
	for i, r := range name {
		var is headerRune
		if r < utf8.RuneSelf {
			is = headerRunes[r] // as most
		} else {
			is = headerRuneOf(r)
		}
		switch {
		case is == runeGap:
			from = x.endWord(from)
			before = is
			if r == '.' {
				x.parents = len(x.ends)
			}
			continue
		case (is == runeDigit) != (before == runeDigit),
			is == runeUpper && (before == runeLower || before == runeUpper && beginsLower(name[i+utf8.RuneLen(r):])):
			from = x.endWord(from)
		}
		switch {
		case r >= utf8.RuneSelf:
			x.letters = appendPlain(x.letters, chars.LowerRune(r))
		case is == runeUpper:
			x.letters = append(x.letters, byte(r)|0x20)
		default:
			x.letters = append(x.letters, byte(r))
		}
		before = is
	}
	x.endWord(from)
	from = 0
	for _, to := range x.ends {
		x.words = append(x.words, x.letters[from:to])
		from = to
	}
	return x.words
}

// endWord ends the word that begins at from, if there is one, and gives the
// beginning of the next.
func (x *HeaderScratch) endWord(from int) int {
	if from == len(x.letters) {
		return from
	}
	if long, ok := shortWords.Get()[string(x.letters[from:])]; ok {
		x.letters = append(x.letters[:from], long...)
	} else if x.known != nil {
		x.takeApart(from)
	}
	x.ends = append(x.ends, len(x.letters))
	return len(x.letters)
}

// A headerRune is what a rune is to the words of a header.
type headerRune uint8

const (
	runeGap    headerRune = iota // it is in no word
	runeLetter                   // of a script without letter cases, or a mark
	runeLower
	runeUpper
	runeDigit
)

func headerRuneOf(r rune) headerRune {
	if r < utf8.RuneSelf {
		return headerRunes[r]
	}
	switch {
	case chars.IsLowerRune(r):
		return runeLower
	case chars.IsUpperRune(r):
		return runeUpper
	case chars.IsLetterRune(r) || chars.IsMarkRune(r):
		return runeLetter
	case unicode.IsDigit(r):
		return runeDigit
	}
	return runeGap
}

// headerRunes is headerRuneOf of ASCII.
var headerRunes = func() (t [utf8.RuneSelf]headerRune) {
	for c := range byte(utf8.RuneSelf) {
		switch {
		case numeral.IsDigit(c):
			t[c] = runeDigit
		case numeral.IsLetter(c) && c == numeral.Upper(c):
			t[c] = runeUpper
		case numeral.IsLetter(c):
			t[c] = runeLower
		}
	}
	return t
}()

func beginsLower(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return headerRuneOf(r) == runeLower
}

// plainLetters are letters of the Latin and the Greek script, behind what people
// write for them where a name may hold no accents.
var plainLetters = lazy.Value[map[rune]string]{Make: func() map[rune]string {
	m := map[rune]string{'０': "0", '１': "1", '２': "2", '３': "3", '４': "4", '５': "5", '６': "6", '７': "7", '８': "8", '９': "9", 'ß': "ss", 'æ': "ae",
		'œ': "oe", 'þ': "th", '\u0307': ""}
	for _, s := range [...]string{"aàáâãäåāăą", "cçćč", "dďđð", "eèéêëēęěė", "gğģ", "iìíîïīıį", "kķ", "lłľĺļ", "nñńňņ", "oòóôõöøōő", "rřŕ", "sśšşș",
		"tťţț", "uùúûüūůűų", "yýÿ", "zźżž",
		"αά", "εέ", "ηή", "ιίϊΐ", "οό", "υύϋΰ", "ωώ", "её", "иѝ"} {
		first, n := utf8.DecodeRuneInString(s)
		for _, r := range s[n:] {
			m[r] = string(first)
		}
	}
	return m
}}

// appendPlain appends a letter without its accent, as people write it where a name may
// hold ASCII only.
func appendPlain(dst []byte, r rune) []byte {
	if r < 0x80 {
		return append(dst, byte(r))
	}
	if s, ok := plainLetters.Get()[r]; ok {
		return append(dst, s...)
	}
	return utf8.AppendRune(dst, r)
}
