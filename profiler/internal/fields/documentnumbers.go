package fields

import (
	"slices"
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

// This file finds numbers that have no form of their own and are told by the word beside them: those of identity cards, of which
// few countries make one by a rule, and those of taxes of firms.

// isSaidCard takes one group, or letters and a number behind them.
func isSaidCard(_ string, groups []saidGroup) bool {
	letters, digits := saidCount(groups)
	if digits < 5 || letters > 4 || letters+digits < 6 || letters+digits > 12 || len(groups) > 4 {
		return false
	}
	for i := range groups {
		if g := &groups[i]; i > 0 && (g.gap == '.' || g.gap == '/' || g.letters > 0 && i < len(groups)-1) {
			return false
		}
	}
	return len(groups) == 1 || groups[0].digits == 0 && len(groups) <= 3 || letters == 0 && groups[0].digits >= 2 && digits >= 7
}

// isSaidTax takes digits, also in groups, and letters of a country before them.
func isSaidTax(text string, groups []saidGroup) bool {
	letters, digits := saidCount(groups)
	if digits < 7 || digits > 14 || letters > 2 || len(groups) > 5 {
		return false
	}
	for i := range groups {
		g := &groups[i]
		if g.letters > 0 && i > 0 || i > 0 && (g.gap == '.' || g.gap == 'N') {
			return false
		}
	}
	last := groups[len(groups)-1].end
	return !IsMoney(text, groups[0].start, last) && !(inThousands(groups) && text[last-3:last] == "000")
}

// inField makes a reader pass over a number that the name of another field than these stands right before, or another
// word: ПИБ: 103852166 МБ: 08639515.
func inField(read func(text string, at int) (spec.Match, bool), set string) func(text string, at int) (spec.Match, bool) {
	var lasts []string
	for _, f := range lists.Words("fields", set) {
		lasts = append(lasts, f[strings.LastIndexAny(strings.TrimSuffix(f, "."), " .-")+1:])
	}
	return func(text string, at int) (spec.Match, bool) {
		m, ok := read(text, at)
		if !ok {
			return m, false
		}
		i := chars.SkipBack(text, m.Start)
		signed := false
		for n := 0; n < 2; n++ {
			for _, sign := range numberSigns {
				if strings.HasSuffix(text[:i], sign) {
					i, signed = chars.SkipBack(text, i-len(sign)), true
				}
			}
		}
		i = chars.SkipBack(text, skipBackDot(text, i))
		from := i
		for from > 0 && i-from < wordset.LongestWord && (numeral.IsLetter(text[from-1]) || text[from-1] >= utf8.RuneSelf) {
			from--
		}
		for from < i && !utf8.RuneStart(text[from]) {
			from++
		}
		word := text[from:i]
		if word == "" || wordset.InSet(SaidLinks, word) || wordset.InSet(seriesWords, word) || !signed && chars.Spaceless(chars.LastRune(word)) {
			return m, true
		}
		return m, slices.ContainsFunc(lasts, func(w string) bool { return strings.EqualFold(w, word) })
	}
}

// skipBackDot is where a dot before text[i] stands, or i.
func skipBackDot(text string, i int) int {
	if i > 0 && text[i-1] == '.' {
		return i - 1
	}
	return i
}

// seriesWords stand between the word for a card and its number.
var seriesWords = &wordset.WordList{File: "fields", Set: "seriesWords"}

// numberSigns stand between the name of a field and its value.
var numberSigns = [...]string{":", "=", "№", "："}

// What follows reads numbers of passports that somebody puts right behind the word for one, at the end of
// what was wrong: My passport number is wrong on the ticket, it should be AB1234567.

// putRightWords are words for a passport that such a sentence begins with.
var putRightWords = &wordset.WordList{File: "fields", Set: "putRightWords"}

// putRights stand before the number that is right.
var putRights = lists.List{File: "fields", Set: "putRights"}

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
		if p := chars.PrefixOf(text[i:], putRights.Get()...); p != "" {
			return putRightAt(text, i+len(p))
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
