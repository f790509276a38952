package fields

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file finds numbers that have no form of their own and are told by the word beside them: those of identity cards, of which
// few countries make one by a rule, and those of taxes of firms.

func DocumentRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:  "identity-card-beside-word",
			Said:  true,
			Label: "NATIONAL_ID",
			Doc: "Six to twelve digits and letters, five digits or more among them, in one piece or behind a series, beside a word for an " +
				"identity card, in some thirty languages.",
			Source:   "Regulation (EU) 2019/1157; the countries' identity cards",
			Triggers: saidTriggers(12),
			Match:    inField(matchSaid(isSaidCard, OtherFields), lists.Words("fields", "identityWords")),
			Beside:   0.955,
			Reach:    32,
			Context:  lists.Words("fields", "identityWords"),
		},
		{
			Name:  "tax-number-beside-word",
			Said:  true,
			Label: "TAX_ID",
			Doc: "Seven to fourteen digits in one piece or in groups, also behind the letters of a country, beside a word for a number of " +
				"taxes, in some twenty languages.",
			Source:   "OECD, Tax Identification Numbers; the countries' tax offices",
			Triggers: saidTriggers(14),
			Match:    inField(matchSaid(isSaidTax, OtherFields), lists.Words("fields", "taxWords")),
			Beside:   0.92,
			Reach:    20,
			Context:  lists.Words("fields", "taxWords"),
		},
	}
}

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
func inField(read func(text string, at int) (spec.Match, bool), fields []string) func(text string, at int) (spec.Match, bool) {
	var lasts []string
	for _, f := range fields {
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
