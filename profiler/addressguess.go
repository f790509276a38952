package profiler

import (
	"math/bits"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file reads what can be a street by its form alone: a number and words with capitals,
// in either order. That is worth something only where the rest of an address follows.

// guessedStreet is the probability of such a street.
const guessedStreet = 0.39

// Bounds of such a street, and of the search for one before a place.
const (
	guessBack         = 96 // bytes
	mostGuesses       = 4
	mostGuessedWords  = 5
	longestGuessedNum = 5 // digits
)

// nextStreet gives the first street with a number that begins at *from or behind it and
// before until, of which nothing stands before least, and moves *from behind that number.
func nextStreet(text string, from *int, least, until int) (match, bool) {
	for i := nextDigit(text, *from, until); i < until; i = nextDigit(text, i, until) {
		start := i
		for i < until && isDigit(text[i]) {
			i++
		}
		*from = i
		if i-start > longestGuessedNum || !standsAfter(text, start) {
			continue
		}
		end := i
		if end < len(text) && isLetter(text[end]) && !joinsAfter(text, end+1) {
			end++ // 12a
		}
		if joinsAfter(text, end) {
			continue
		}
		if to := wordsBehindNumber(text, end, until); to > end {
			return match{start, to, guessedStreet}, true
		}
		if head := wordsBeforeNumber(text, start, least); head < start {
			return match{head, end, guessedStreet}, true
		}
	}
	*from = until
	return match{}, false
}

// nextDigit is where the next digit stands in text[i:until], or until. It looks at eight bytes
// at once, since most of what stands before a place has none.
func nextDigit(text string, i, until int) int {
	const each = 0x0101010101010101
	for ; i+8 <= until; i += 8 {
		v := load(text, i)
		c := v &^ highBits
		if digits := (c + (0x80-'0')*each) &^ (c + (0x7F-'9')*each) &^ v & highBits; digits != 0 {
			return i + bits.TrailingZeros64(digits)>>3
		}
	}
	for i < until && !isDigit(text[i]) {
		i++
	}
	return i
}

// wordsBehindNumber is the end of the name of a street behind the number of a house that
// ends at text[i], or i: words with capitals and short ones between them, or words in small
// letters with another number behind them.
func wordsBehindNumber(text string, i, until int) int {
	if i >= len(text) || text[i] != ' ' {
		return i
	}
	j, end := i+1, i
	named, small, told := false, false, false // a capital; a long word without; a word that not everybody uses
	for n := 0; n < mostGuessedWords && j < until; n++ {
		if isDigit(text[j]) && n > 0 {
			k := numberTokenEnd(text, j)
			if k-j <= longestGuessedNum+1 && !joinsAfter(text, k) && (named || told) {
				return k
			}
			return i
		}
		if tagger.UnitAt(text, j) > j {
			break
		}
		e, capital := wordAt(text, j)
		if e == j || joinsAfter(text, e) {
			return i
		}
		switch {
		case capital:
			named, end = true, e
		case e-j > longestLink:
			small = true
		}
		told = told || e-j > longestLink && lexicon.Lookup(text[j:e]).Common() < 2
		if e+1 < len(text) && text[e] == '.' && text[e+1] == ' ' && e-j <= longestLink {
			e++ // N. Stadion
		}
		if e >= len(text) || text[e] != ' ' {
			if !capital {
				return i
			}
			break
		}
		j = e + 1
	}
	if !named || small {
		return i
	}
	return end
}

// longestLink bounds the small words inside of a name, in bytes, and those that a dot
// makes short.
const longestLink = 4

// wordsBeforeNumber is the beginning of the name of a street before the number of a house
// at text[i], or i: words with capitals, and small ones right before the number.
func wordsBeforeNumber(text string, i, least int) int {
	j := i
	if j > least && text[j-1] == ' ' {
		j--
	}
	if j > least && j < i && text[j-1] == ',' {
		j--
	}
	if j == i {
		return i
	}
	start, named := i, false
	for n := 0; n < mostGuessedWords && j > least; n++ {
		end := j
		if text[end-1] == '.' {
			end--
		}
		from := end
		for k := 0; k < longestWord && from > least; k++ {
			r, size := utf8.DecodeLastRuneInString(text[:from])
			if !isLetterRune(r) && !isMarkRune(r) && r != '-' && r != '\'' && r != '’' {
				break
			}
			from -= size
		}
		if from == end || joinsBefore(text, from) {
			break
		}
		_, capital := wordAt(text, from)
		if !capital && (named || n > 1) {
			break
		}
		if class := lexicon.Lookup(text[from:end]); capital && class.Common() > 1 && !class.IsName() && !class.Is(lexicon.Street) {
			break // it begins a sentence
		}
		if capital {
			start, named = from, true
		}
		if from <= least || text[from-1] != ' ' {
			break
		}
		j = from - 1
		if j <= least || strings.IndexByte(",:;!?", text[j-1]) >= 0 {
			break
		}
	}
	if !named {
		return i
	}
	return start
}
