package columns

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads headers whose words are all cut short, as they are where a name may
// have few letters only: cod_post, fec_nac, acct_hldr, "Kart.-Nr.". Each word is the
// beginning of one of the words of a phrase, or its consonants, in the same order. Only
// what can be the phrases of one kind alone is read so.

// Of headers that are read so.
const (
	leastShortened     = 4 // letters of a header, and of what stands beside a word for numbers
	leastShortenedWord = 3 // letters of its longest word
	mostShortened      = 5 // words
	mostCutShort       = 5 // letters of the beginning of a word; longer ones are written as they are
)

// A shortenedIndex is the phrases of two words or more, by the first byte of the first
// word and by what it is one of the words for.
type shortenedIndex [256][]shortenedPhrase

type shortenedPhrase struct {
	phrase *headerPhrase
	words  []string // without those that only join others
}

// Words for one thing in several languages, as headerWords spells them out, and what
// people write for them.
var oneThing = lazy.Value[map[string]byte]{Make: func() map[string]byte {
	m := map[string]byte{}
	for i, list := range [...]string{
		"number numero num nro nummer szam szama cislo cis numara numarasi numar nomer nu n номер ном број αριθμος αρ",
		"date dat datum datumu data fecha fec fch fe dato tarih tarihi tar pvm tanggal tgl ngay dtm dte дата ημερομηνια ημ",
		"name nom nombre nomb nome naam navn namn nimi nev neve nume jmeno nazwa nazev nazov isim adi nama имя название наименование",
		"address adresse adres adress adresa adresi adresu адрес адреса",
		"telephone telefono telefon telefone telefonu telefoon tlf telf tfno phone тел телефон τηλ",
		"code kod kodu codigo cod codice kode cve koodi код",
	} {
		for w := range strings.FieldsSeq(list) {
			m[w] = byte(i + 1)
		}
	}
	return m
}}

// joiningWords stand between the words of a phrase and are left out of short headers.
// Those of one letter may be what is left of a word in a header, and nothing else in a
// phrase.
var joiningWords = &wordset.WordList{File: "columns", Set: "joiningWords"}

func isJoining(w string) bool {
	return joiningWords.Words()[w] || len(w) == 1 && !numeral.IsDigit(w[0])
}

// newShortenedIndex makes the index of phrases.
func newShortenedIndex(phrases *headerPhrases) *shortenedIndex {
	x := &shortenedIndex{}
	for i := range phrases.all {
		p := &phrases.all[i]
		words := p.words
		if slices.ContainsFunc(words, isJoining) {
			words = slices.DeleteFunc(slices.Clone(words), isJoining)
		}
		if len(words) < 2 || len(words) > mostShortened || p.short {
			continue
		}
		s := shortenedPhrase{p, words}
		x[words[0][0]] = append(x[words[0][0]], s)
		if c := oneThing.Get()[words[0]]; c != 0 {
			x[c] = append(x[c], s)
		}
	}
	return x
}

// find gives the first phrase that the words are short for, when all such phrases are
// of one kind of data, or nil. Of several those count that most words are the same in.
func (x *shortenedIndex) find(words [][]byte) *headerPhrase {
	if len(words) < 2 || len(words) > mostShortened {
		return nil
	}
	letters, said, longest := 0, 0, 0
	for _, w := range words {
		letters += len(w)
		longest = max(longest, len(w))
		if !isAnyNumber(w) {
			said += len(w)
		}
	}
	if letters < leastShortened || longest < leastShortenedWord || said < letters && said < leastShortened {
		return nil
	}
	var found *headerPhrase
	same, kinds := -1, 0
	look := func(list []shortenedPhrase) {
		for i := range list {
			p := &list[i]
			n := p.matches(words)
			switch {
			case n < 0 || n < same:
			case n > same:
				found, same, kinds = p.phrase, n, 1
			case p.phrase.kind != found.kind:
				kinds++
			case p.phrase.text < found.text || p.phrase.text == found.text && p.phrase.ambiguous:
				found = p.phrase
			}
		}
	}
	if c := oneThing.Get()[string(words[0])]; c != 0 {
		look(x[c])
	}
	look(x[words[0][0]])
	if kinds != 1 || found.kind == leftOut {
		return nil
	}
	return found
}

// matches gives how many of the words of the phrase the words are as they stand, or -1
// where one is not short for its own.
func (p *shortenedPhrase) matches(words [][]byte) int {
	if len(words) != len(p.words) {
		return -1
	}
	same := 0
	for i, w := range words {
		switch {
		case isOneThing(w, p.words[i]):
			same++
		case !isShortFor(w, p.words[i]):
			return -1
		}
	}
	return same
}

// isOneThing reports whether a word is another one, or the word for it in some language.
func isOneThing(w []byte, word string) bool {
	if string(w) == word {
		return true
	}
	c := oneThing.Get()[string(w)]
	return c != 0 && c == oneThing.Get()[word]
}

// isAnyNumber reports whether a word only says that there are numbers or codes, which
// everything has.
func isAnyNumber(w []byte) bool {
	c := oneThing.Get()[string(w)]
	return c == oneThing.Get()["number"] || c == oneThing.Get()["code"] || string(w) == "id"
}

// isShortFor reports whether a word is the beginning of a longer one, with consonants
// that follow in it behind that, the next of them first.
func isShortFor(w []byte, word string) bool {
	n := 0
	for n < len(w) && n < len(word) && w[n] == word[n] {
		n++
	}
	if n == len(w) {
		return n < len(word) && utf8.RuneStart(word[n]) && string(w) != "id" && utf8.RuneCount(w) <= mostCutShort
	}
	if n == 0 {
		return false
	}
	at := n
	for _, c := range w[n:] {
		if c >= utf8.RuneSelf || strings.IndexByte("aeiouy", c) >= 0 || numeral.IsDigit(c) {
			return false
		}
		k := strings.IndexByte(word[at:], c)
		if k < 0 || at == n && strings.Trim(word[n:n+k], "aeiouy") != "" {
			return false
		}
		at += k + 1
	}
	return true
}

// shortened gives the phrase that the words are short for, if it is one: all of them, or
// those that say more than whose it is.
func (x HeaderIndex) shortened(h *HeaderScratch, words [][]byte) *headerPhrase {
	h.telling = h.telling[:0]
	for _, w := range words {
		if !joiningWords.Words()[string(w)] {
			h.telling = append(h.telling, w)
		}
	}
	if p := x.short.find(h.telling); p != nil {
		return p
	}
	h.telling = slices.DeleteFunc(h.telling, func(w []byte) bool { return neutralWords.Words()[string(w)] || isNumeric(w) })
	return x.short.find(h.telling)
}
