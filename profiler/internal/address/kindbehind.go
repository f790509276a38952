package address

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads streets whose kind stands behind their name, as a word of its own, and before
// the number of the house: Váci utca 12, Vilniaus g. 2, Palackého tř. 33, Moda Cad. No:45. In
// Turkish a quarter and other streets with their kinds stand before that.

// lateKinds are such words in Hungarian, the Baltic and the Slavic languages and Turkish; lateShorts
// are short ones that mean other things, and have a stop or the word for a number behind them.
var (
	lateKinds  = &wordset.WordList{File: "address", Set: "lateKinds"}
	lateShorts = &wordset.WordList{File: "address", Set: "lateShorts"}

	// lateMarked are those of them that are often so far before the number of the house as in Sok. No: 4.
	lateMarked = &wordset.WordList{File: "address", Set: "lateMarked"}

	// lateQuarters stand behind the names of quarters, and before a street.
	lateQuarters = &wordset.WordList{Text: "mah mahallesi mh"}

	// lateHomes are words for living somewhere that begin sentences.
	lateHomes = &wordset.WordList{File: "address", Set: "lateHomes", Capitals: true}
)

// matchLateKind reads a street around its kind at text[at].
func matchLateKind(text string, at int) (spec.Match, bool) {
	end, capital := prose.WordAt(text, at)
	short := wordset.InSet(lateShorts, text[at:end])
	if end == at || !short && !wordset.InSet(lateKinds, text[at:end]) || at < 3 || text[at-1] != ' ' || end == at+1 && capital {
		return spec.Match{}, false
	}
	i := chars.SkipByte(text, end, '.')
	stop := i > end
	i = chars.SkipByte(text, chars.SkipByte(text, i, ','), ' ')
	marked := skipLateMark(text, i)
	if short && !stop && marked == i || i == end || marked >= len(text) || !numeral.IsDigit(text[marked]) ||
		wordset.InSet(lateQuarters, text[at:end]) && marked == i {
		return spec.Match{}, false
	}
	to := houseNumberEnd(text, marked)
	if to == marked {
		return spec.Match{}, false
	}
	from := lateName(text, at)
	if from == at || end == at+1 && text[at] == 'g' && !isGenitive(text[:at-1]) {
		return spec.Match{}, false
	}
	sure := 0.8
	if marked > i {
		sure = 0.94 // with the word for a number
	}
	m := widened(text, spec.Match{Start: from, End: to, Alone: sure})
	m.End = unitsEnd(text, m.End, true)
	return m, true
}

// isGenitive reports whether a text ends as a name does that a street is called after in Lithuanian.
func isGenitive(text string) bool {
	c := text[len(text)-1]
	return c == 'o' || c == 's' || strings.HasSuffix(text, "ų")
}

// skipLateMark goes over what stands between such a street and the number of the house at text[i], and the blank behind it.
func skipLateMark(text string, i int) int {
	if mark := chars.PrefixOf(text[i:], "No:", "No.", "No ", "no:", "No :", "Nr.", "nr.", "nr ", "č.p.", "č.", "č ", "N:"); mark != "" {
		return chars.SkipByte(text, i+len(mark), ' ')
	}
	return i
}

// lateName is where the name before the kind at text[at] begins, with what has other such kinds
// before it, or at.
func lateName(text string, at int) int {
	from := at
	for range 3 { // streets with their kinds
		start := lateWords(text, from)
		if start == from {
			break
		}
		from = start
		k := chars.BytesStart(text, from, max(1, from-1), " ")
		if k > 1 && k < from && text[k-1] == ',' {
			k--
		}
		if k > 1 && k < from && text[k-1] == '.' {
			k--
		}
		kind := lex.WordStartWithin(text, k, k-wordset.LongestWord)
		if k == from || kind == k || kind < 3 || text[kind-1] != ' ' || !wordset.InSet(lateKinds, text[kind:k]) && !wordset.InSet(lateShorts, text[kind:k]) {
			break
		}
		if lateWords(text, kind) == kind {
			if wordset.InSet(lateQuarters, text[kind:k]) && !chars.IsCapitalAt(text, kind) { // pazar mahallesi 1485. caddesi
				if small := lex.WordStartWithin(text, kind-1, kind-1-wordset.LongestWord); small < kind-1 && !lex.JoinsBefore(text, small) {
					from = small
				}
			}
			break
		}
		from = kind
	}
	return from
}

// lateWords is where the words with capitals or the ordinal number before the kind at text[at] begin,
// or at.
func lateWords(text string, at int) int {
	from := at
	for range 4 { // words of a name
		k := capitalBefore(text, from, max(0, at-AddressBack))
		if k == from {
			if k = ordinalBefore(text, from); k < from {
				if from = k; k > 1 && text[k-1] == ' ' { // Október 6. utca
					if month := lex.WordStartWithin(text, k-1, k-1-dates.LongestMonth); dates.MonthNamed(text[month:k-1]) > 0 {
						from = month
					}
				}
			}
			break
		}
		word := strings.TrimSuffix(text[k:from-1], ".")
		if wordset.InSet(leadingWords, word) || wordset.InSet(addressNames, word) || wordset.InSet(lateHomes, word) || wordset.InSet(lateKinds, word) ||
			wordset.InSet(lateShorts, word) || from == at && prose.IsCapitals(word) && len(word) < 3 {
			break
		}
		if class := lexicon.Lookup(word); class.Common() > 1 && !class.IsName() && !class.Is(lexicon.Street) {
			break
		}
		if text[from-2] == '.' && from-k > len("Sv. ") && from < at {
			break // the end of a sentence
		}
		from = k
	}
	return from
}

// ordinalBefore is where a number with a stop begins that stands before text[i], as in 52. Sok., or i.
func ordinalBefore(text string, i int) int {
	k := i - 2
	if k < 1 || text[i-1] != ' ' || text[k] != '.' {
		return i
	}
	k = chars.DigitsStart(text, k, i-len("1234. "))
	if k == i-2 || !lex.StandsAfter(text, k) || k > 0 && text[k-1] != ' ' && text[k-1] != '\n' {
		return i
	}
	return k
}
