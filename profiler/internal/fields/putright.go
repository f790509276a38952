package fields

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads numbers of passports that somebody puts right behind the word for one, at the end of
// what was wrong: My passport number is wrong on the ticket, it should be AB1234567.

// putRightWords are words for a passport that such a sentence begins with.
var putRightWords = &wordset.WordList{File: "fields", Set: "putRightWords"}

// putRights stand before the number that is right.
var putRights = lazy.Value[[]string]{Make: func() []string { return lists.Words("fields", "putRights") }}

// putRightFirsts are the first bytes of them.
var putRightFirsts = lazy.Value[*[256]bool]{Make: func() *[256]bool { return chars.FirstsOf(putRights.Get()) }}

const (
	longestPutRight = 96 // from the word for a passport to what is right, in bytes
	isPutRight      = 0.9
)

// matchPutRight reads the number behind the word for a passport at text[at] and such words.
func matchPutRight(text string, at int) (spec.Match, bool) {
	end, _ := prose.WordAt(text, at)
	if end == at || lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	if wordset.InSet(shortPasses, text[at:end]) {
		return matchShortPass(text, at, end)
	}
	if !wordset.InSet(putRightWords, text[at:end]) {
		return spec.Match{}, false
	}
	for i, limit := end, min(len(text), end+longestPutRight); i < limit && text[i] != '\n'; i++ {
		if !putRightFirsts.Get()[text[i]] || text[i-1] != ' ' && text[i-1] < utf8.RuneSelf {
			continue
		}
		for _, p := range putRights.Get() {
			if strings.HasPrefix(text[i:], p) {
				return putRightAt(text, i+len(p))
			}
		}
	}
	return spec.Match{}, false
}

// shortPasses are words for a passport that have other meanings, and otherPasses stand before them in these.
var (
	shortPasses = &wordset.WordList{Text: "pass pas passet passets passnr pasnr"}
	otherPasses = &wordset.WordList{File: "fields", Set: "otherPasses"}
)

// matchShortPass reads the number of a passport behind such a word that ends at text[end]: pass AB1234567.
func matchShortPass(text string, at, end int) (spec.Match, bool) {
	if !strings.ContainsAny(text[end:min(len(text), end+24)], "0123456789") {
		return spec.Match{}, false // as in French, where it says not
	}
	i := end
	for _, link := range [...]string{" nr", " no", " nummer", ".", ":", " "} {
		if strings.HasPrefix(text[i:], link) {
			i += len(link)
		}
	}
	e := chars.AlnumsEnd(text, i, len(text))
	bare := at > 1 && text[at-1] == ' ' && text[at-2] == ',' && (e-i == 8 || e-i == 9) && numeral.AreDigits([]byte(text[i:e]), e-i) // Rasa Friis, pas 33035909
	if i == end || !bare && !IsPassportForm(text[i:e]) || lex.JoinsAfter(text, e) || !lex.StandsBefore(text, e) {
		return spec.Match{}, false
	}
	if at > 1 && (text[at-1] == ' ' || text[at-1] == '-') {
		if k := lex.WordStartWithin(text, at-1, at-1-wordset.LongestWord); wordset.InSet(otherPasses, text[k:at-1]) {
			return spec.Match{}, false
		}
	}
	return spec.Match{Start: i, End: e, Alone: isPutRight}, true
}

// IsPassportForm reports whether a value is one to three capitals and six digits or more, as numbers of passports are.
func IsPassportForm(v string) bool {
	letters := chars.CapitalsEnd(v, 0, len(v))
	digits := cells.DigitsAt(v, letters)
	return 1 <= letters && letters <= 3 && digits >= 6 && letters+digits == len(v) && len(v) <= 9
}

// putRightAt reads the number at text[i].
func putRightAt(text string, i int) (spec.Match, bool) {
	e := i
	digits := 0
	for e < len(text) && numeral.IsAlnum(text[e]) {
		if numeral.IsDigit(text[e]) {
			digits++
		} else if text[e] >= 'a' {
			return spec.Match{}, false
		}
		e++
	}
	if e-i < 7 || e-i > 10 || digits < 4 || lex.JoinsAfter(text, e) || !lex.StandsBefore(text, e) {
		return spec.Match{}, false
	}
	return spec.Match{Start: i, End: e, Alone: isPutRight}, true
}
