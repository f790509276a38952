package columns

import (
	"slices"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads words of headers that are not known as they stand: several
// written as one (firstname), abbreviations that leave the vowels out (gndr),
// plurals, and words that end in a known one (Kundentelefonnummer).

// A headerVocabulary is the words that stand in phrases.
type headerVocabulary struct {
	words     map[string]bool
	short     map[string]bool   // a few letters that are a header as they stand
	skeletons map[string]string // without vowels, and the only word that has it
	longest   int               // in bytes
}

// Of words that are taken apart.
const (
	leastPiece    = 3  // bytes of a piece
	leastTail     = 6  // bytes of a known word at the end of another: six ASCII letters, two Chinese characters
	leastTailWide = 12 // that in a script whose letters have two bytes, such as the Cyrillic one
	leastSkeleton = 3  // letters of an abbreviation
	mostApart     = 48 // bytes of a word that is taken apart
)

// shortPieces are pieces that are shorter.
var shortPieces = &wordset.WordList{File: "columns", Set: "shortPieces"}

func newHeaderVocabulary(phrases *headerPhrases) *headerVocabulary {
	n := len(phrases.lists)
	v := &headerVocabulary{words: make(map[string]bool, n+n/4), short: map[string]bool{}, skeletons: make(map[string]string, n/2+n/8)}
	for i := range phrases.all {
		p := &phrases.all[i]
		for _, w := range p.words {
			if p.short {
				v.short[w] = true
			} else {
				v.add(w, phrases)
			}
		}
	}
	for w := range neutralWords.Words() {
		v.words[w] = true
	}
	for _, w := range unitWords {
		v.words[w] = true
	}
	return v
}

// add adds a word of the phrases.
func (v *headerVocabulary) add(w string, phrases *headerPhrases) {
	if v.words[w] {
		return
	}
	v.words[w] = true
	v.longest = max(v.longest, len(w))
	var room, whole [mostApart]byte
	s := appendSkeleton(room[:0], w)
	if len(s) < leastSkeleton || string(s) == string(squeezed(w, whole[:0])) {
		return
	}
	switch other, ok := v.skeletons[string(s)]; {
	case !ok:
		v.skeletons[string(s)] = w
	case other == "" || !oneKind(phrases, w, other):
		v.skeletons[string(s)] = "" // of two words
	default:
		v.skeletons[string(s)] = min(w, other) // one word in two languages
	}
}

// oneKind reports whether two words are phrases by themselves, and all of one kind.
func oneKind(phrases *headerPhrases, words ...string) bool {
	kind, n := notPersonal, 0
	for _, w := range words {
		alone := false
		for _, p := range phrases.behind([]byte(w)) {
			if len(p.words) > 1 || p.short {
				continue
			}
			if alone || n > 0 && p.kind != kind {
				return false
			}
			alone, kind = true, p.kind
			n++
		}
		if !alone {
			return false
		}
	}
	return true
}

// appendSkeleton appends to dst an ASCII word without the vowels behind its first letter, and
// with one letter for two that are the same; nothing of a word that is not in ASCII.
func appendSkeleton(dst []byte, w string) []byte {
	from := len(dst)
	for i := range len(w) {
		switch c := w[i]; {
		case c >= utf8.RuneSelf:
			return dst[:from]
		case i > 0 && (c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u'), len(dst) > from && dst[len(dst)-1] == c:
		default:
			dst = append(dst, c)
		}
	}
	return dst
}

// squeezed appends to dst a word with one letter for two that are the same.
func squeezed[W string | []byte](w W, dst []byte) []byte {
	for i := range len(w) {
		if c := w[i]; len(dst) == 0 || dst[len(dst)-1] != c {
			dst = append(dst, c)
		}
	}
	return dst
}

// takeApart looks at the word from x.letters[from:] on, and writes what it stands
// for in its place.
func (x *HeaderScratch) takeApart(from int) {
	v := x.known
	w := x.letters[from:]
	if len(w) < leastSkeleton || len(w) > mostApart || v.words[string(w)] || v.short[string(w)] || numeral.IsDigit(w[0]) {
		return
	}
	var short [mostApart]byte
	if long := v.skeletons[string(squeezed(w, short[:0]))]; long != "" {
		x.letters = append(x.letters[:from], long...)
		x.guessed = true
		return
	}
	if w[len(w)-1] == 's' && v.words[string(w[:len(w)-1])] {
		x.letters = x.letters[:len(x.letters)-1]
		return
	}
	if w[0] >= utf8.RuneSelf {
		if w[0] < 0xE0 {
			x.cutTail(from, leastTailWide)
		} else {
			x.cutTail(from, leastTail)
		}
		return
	}
	if x.cutPieces(from, w) {
		return
	}
	x.cutTail(from, leastTail)
}

// cutPieces ends a word within w where known words meet, if all of it are such. Of
// several ways it takes that with the fewest.
func (x *HeaderScratch) cutPieces(from int, w []byte) bool {
	var least [mostApart + 1]uint8 // pieces up to here, plus one; 0 where there is no way
	var back [mostApart + 1]uint8
	least[0] = 1
	for to := 1; to <= len(w); to++ {
		for at := max(0, to-x.known.longest); at < to; at++ {
			if least[at] == 0 || to-at < leastPiece && !shortPieces.Words()[string(w[at:to])] || !x.known.words[string(w[at:to])] && !isShortWord(w[at:to]) {
				continue
			}
			if least[to] == 0 || least[at]+1 < least[to] {
				least[to], back[to] = least[at]+1, uint8(at)
			}
		}
	}
	if n := least[len(w)]; n == 0 || n > 5 {
		return false
	}
	x.guessed = true
	var cuts [mostApart + 1]int
	n := 0
	for at := int(back[len(w)]); at > 0; at = int(back[at]) {
		cuts[n] = at
		n++
	}
	// The pieces are spelled out, so that the letters are written anew.
	var buf [mostApart]byte
	letters := buf[:copy(buf[:], w)]
	x.letters = x.letters[:from]
	at := 0
	slices.Reverse(cuts[:n])
	cuts[n] = len(letters)
	for _, to := range cuts[:n+1] {
		if long, ok := shortWords.Get()[string(letters[at:to])]; ok {
			x.letters = append(x.letters, long...)
		} else {
			x.letters = append(x.letters, letters[at:to]...)
		}
		if to < len(letters) {
			x.ends = append(x.ends, len(x.letters))
		}
		at = to
	}
	return true
}

func isShortWord(w []byte) bool { return shortWords.Get()[string(w)] != "" }

// cutTail ends a word where a known one of least bytes or more begins that goes to
// the end. The longest counts.
func (x *HeaderScratch) cutTail(from, least int) {
	for at := from + 1; len(x.letters)-at >= least; at++ {
		if utf8.RuneStart(x.letters[at]) && x.known.words[string(x.letters[at:])] {
			x.ends = append(x.ends, at)
			x.guessed = true
			return
		}
	}
}
