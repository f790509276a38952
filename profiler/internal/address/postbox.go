package address

import (
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads boxes at post offices: PO Box 1234, Postfach 10 02 44, Apartado Postal 55-222,
// P.O. Box 30197-00100.

// BoxNames stand before the number of a box at a post office, and mean nothing else there.
var BoxNames = &wordset.OtherSet{File: "address", Sets: []string{"BoxNames"}}

// BoxShorts stand before that number as well, with a capital, and before much else: BP is a
// pressure, too.
var BoxShorts = &wordset.OtherSet{File: "address", Sets: []string{"BoxShorts"}}

// postcodeShorts are those of boxShorts that stand before a postcode in other countries; they are
// boxes where another number is the postcode: CP 47, 1211 Genève 1, but C.P. 22115, Tijuana.
var postcodeShorts = &wordset.WordList{Text: "c.p. cp"}

// smallBoxes are the first words of those of boxNames that are written in small letters, too.
var smallBoxes = &wordset.WordList{Text: "po p pobox skr"}

// boxLasts and boxOthers lead the scanner to the names and short forms: the last word of each, of
// Latin letters and of others, without what is no letter.
var (
	boxLasts  = lists.List{File: "address", Set: "boxLasts"}
	boxOthers = lists.List{File: "address", Set: "boxOthers"}
)

// Bounds of the name of a box and of its number, in bytes and groups of digits.
const (
	longestBoxName  = 40
	longestBoxGroup = 6
	shortBoxGroup   = 3 // of digits with a blank before or behind them
)

// boxNumberWords stand between the name of a box and its number, and lead to none.
var boxNumberWords = &wordset.WordList{File: "address", Set: "boxNumberWords"}

// matchPostBox reads a box around the last word of its name at text[at], the longest there is.
func matchPostBox(text string, at int) (spec.Match, bool) {
	var found spec.Match
	if e, _ := prose.WordAt(text, at); e == at || numeral.IsDigit(text[at]) || wordset.InSet(boxNumberWords, text[at:e]) {
		return spec.Match{}, false
	}
	for start, n := at, 0; n < 4; n++ { // words at most
		if !lex.JoinsBefore(text, start) {
			if end, sure := boxAt(text, start); sure && end > at {
				found = spec.Match{Start: start, End: end, Alone: 0.86}
			} else if end > at && found.End == 0 {
				postcode, place := townBehind(text, end)
				if place && (postcode || !wordset.InSet(postcodeShorts, BoxShorts.At(text, start))) {
					found = spec.Match{Start: start, End: end, Alone: 0.8}
				}
			}
		}
		k := chars.BytesStart(text, start, start-2, " ./\"")
		before := lex.WordStartWithin(text, k, at-longestBoxName)
		if k == start || before == k || at-before > longestBoxName {
			break
		}
		start = before
	}
	return found, found.End > 0
}

// boxEnd is the end of the name and the number of a box at text[i], or i.
func boxEnd(text string, i int) int {
	end, _ := boxAt(text, i)
	return end
}

// boxAt is boxEnd, and says whether the name means nothing else.
func boxAt(text string, i int) (end int, sure bool) {
	if i+1 >= len(text) {
		return i, false
	}
	small := 'a' <= text[i] && text[i] <= 'z'
	if name := BoxNames.At(text, i); name != "" {
		if w, _ := prose.WordAt(text, i); !small || wordset.InSet(smallBoxes, text[i:w]) {
			if end := boxNumberEnd(text, i+len(name)); end > i+len(name) {
				return end, true
			}
		}
	}
	if small {
		return i, false
	}
	if name := BoxShorts.At(text, i); name != "" {
		if end := boxNumberEnd(text, i+len(name)); end > i+len(name) {
			return end, false
		}
	}
	return i, false
}

// boxMarks stand before a number.
var boxMarks = [...]string{"No. ", "No.", "no. ", "No ", "no ", "Nr. ", "nr. ", "Nr ", "nr ", "N° ", "n° ", "Nº ", "nº ", "# ", "#", "№ ", "№"}

// boxNumberEnd is the end of the number of a box behind its name, which ends at text[i], or i.
func boxNumberEnd(text string, i int) int {
	k := chars.SkipByte(text, i, '.')
	k = chars.SkipByte(text, k, ':')
	if k = chars.SkipByte(text, k, ' '); k >= len(text) || k == i && text[i-1] < utf8.RuneSelf && text[i-1] != '.' {
		return i
	}
	k += len(chars.PrefixOf(text[k:], boxMarks[:]...))
	if k+1 < len(text) && 'A' <= text[k] && text[k] <= 'Z' && (numeral.IsDigit(text[k+1]) || (text[k+1] == '-' || text[k+1] == ' ') && k+2 < len(text) &&
		numeral.IsDigit(text[k+2])) {
		if k++; !numeral.IsDigit(text[k]) { // Private Bag X12, X 12
			k++
		}
	}
	from, end := i, i
	for n := 0; n < 3 && k < len(text) && numeral.IsDigit(text[k]); n++ { // 10 02 44
		_, e := dates.Number(text, k, longestBoxGroup)
		if n > 0 && text[k-1] == ' ' && (e-k > shortBoxGroup || end-from > shortBoxGroup) {
			break // a postcode
		}
		if from, end = k, e; end+1 >= len(text) || text[end] != ' ' && text[end] != '-' || !numeral.IsDigit(text[end+1]) {
			break
		}
		k = end + 1
	}
	if end == i {
		return i
	}
	if end+1 < len(text) && text[end] == '-' && 'A' <= text[end+1] && text[end+1] <= 'Z' && !lex.JoinsAfter(text, end+2) {
		end += 2 // 13-D
	}
	if joinsAfterRune(text, end) && !chars.Spaceless(chars.NextRune(text, end)) {
		return i
	}
	return end
}

// townBehind reports whether the name of a place stands behind text[:i], with a comma or a
// blank before it, and whether a number does before that.
func townBehind(text string, i int) (postcode, place bool) {
	i = chars.SkipByte(text, i, ',')
	for {
		if i >= len(text) || text[i] != ' ' && text[i] != '\n' {
			return postcode, false
		}
		if i++; i >= len(text) || !numeral.IsDigit(text[i]) || postcode {
			break
		}
		_, i = dates.Number(text, i, longestBoxGroup)
		postcode = true
	}
	for end, n := i, 0; n < 3 && end < len(text); n++ { // words at most
		e, capital := prose.WordAt(text, end)
		if e == end || n == 0 && !capital {
			break
		}
		if class := lexicon.Lookup(text[i:e]); class.Place() > 0 && class.Place() >= class.Common() && !lex.JoinsAfter(text, e) {
			return postcode, true
		}
		if e >= len(text) || text[e] != ' ' {
			break
		}
		end = e + 1
	}
	return postcode, false
}
