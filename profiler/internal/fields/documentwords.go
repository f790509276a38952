package fields

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file finds the numbers of papers and accounts of any country by the words beside
// them alone. The forms that countries publish are found by the recognizers of those
// countries; here a number has any form that such numbers have somewhere, so that it is
// worth nothing without its word.

// SaidAlone is what such a number is worth without its word.
const SaidAlone = 0.004

// saidTriggers are what a number of digits and letters begins with that has such lengths:
// letters and a number, a mixed token, digits, or a short group of them and another one.
func saidTriggers(most int) []spec.Trigger {
	list := digitTriggers(most)
	list = append(list, spec.OnToken(lex.TokenWord, 0).FollowedBy(" 9-9").BeforeDigits().Capitalised().Standing().AtMost(SaidAlone).Lengths(1, MostSeries)...)
	list = append(list, spec.OnToken(lex.TokenMixed, 0).Standing().AtMost(SaidAlone).Lengths(2, most)...)
	return list
}

// fewestAlone is how many digits a number has at least that stand in one group.
const fewestAlone = 5

func digitTriggers(most int) (list []spec.Trigger) {
	for n := 1; n <= most; n++ {
		t := spec.OnToken(lex.TokenDigits, n).Standing().AtMost(SaidAlone)
		if n < fewestAlone {
			t = t.FollowedBy(" 9 A *-9-A.9/9")
		}
		list = append(list, t)
	}
	return list
}

// MostSeries bounds the letters before a number.
const MostSeries = 3

// mostSaidGroups bounds the groups of a number.
const mostSaidGroups = 6

// A saidGroup is a run of letters and digits and what stands before it: a space, a sign,
// or N for the sign №.
type saidGroup struct {
	start, end      int
	letters, digits int
	small           bool
	gap             byte
}

// matchSaid reads the groups of a number from a letter or digit on and gives as many of
// them as make one that a grammar takes, unless it stands right behind the name of one of
// the other fields.
func matchSaid(takes func(text string, groups []saidGroup) bool, others *wordset.WordList) func(string, int) (spec.Match, bool) {
	return func(text string, at int) (spec.Match, bool) {
		if !maySay(text, at) {
			return spec.Match{}, false
		}
		var groups [mostSaidGroups]saidGroup
		n := readSaid(&groups, text, at)
		for ; n > 0; n-- {
			first, last := &groups[0], &groups[n-1]
			if !lex.StandsBefore(text, last.end) || !takes(text, groups[:n]) {
				continue
			}
			if first.start == 0 && last.end == len(text) || IsFieldOf(text, first.start, others) || prose.IsMeasured(text, last.end) {
				return spec.Match{}, false // it stands alone, or is something else's
			}
			if numeral.IsDigit(text[first.start]) {
				if m, _, ok := dates.DateAt(text, first.start); ok && m.Alone > 0.5 && m.End >= last.end {
					return spec.Match{}, false
				}
			}
			return spec.Match{Start: first.start, End: last.end, Alone: SaidAlone}, true
		}
		return spec.Match{}, false
	}
}

// maySay is false for most letters and digits at which too few stand together.
func maySay(text string, at int) bool {
	if mayBeSeries(text, at) || at > 0 && mayBeSeries(text, at-1) {
		return true
	}
	n := 0
	for i := at; i < len(text); i++ {
		if numeral.IsAlnum(text[i]) {
			if n++; n == 4 { // as many as a number has at least
				return true
			}
			continue
		}
		switch {
		case text[i] != ' ' && !lex.IsGlue(text[i]) || i+1 == len(text):
			return false
		case text[i+1] >= utf8.RuneSelf:
			return true // the sign № may
		case !numeral.IsAlnum(text[i+1]):
			return false
		}
	}
	return false
}

// mayBeSeries is false for most places before which neither a letter of a series nor the sign
// № stands.
func mayBeSeries(text string, i int) bool {
	const sign, first, last = 0x96, 0xCD, 0xD4 // the last byte of №, and the first ones of U+0370 and of U+052F
	return i > 1 && text[i-1] >= utf8.RuneSelf && (text[i-1] == sign || first <= text[i-2] && text[i-2] <= last)
}

// readSaid reads the groups of letters and digits at text[at], and a series of Greek or
// Cyrillic capitals before it.
func readSaid(groups *[mostSaidGroups]saidGroup, text string, at int) (n int) {
	if lex.PlaceAt(text, at) != lex.PlaceFree || at > 0 && text[at-1] == '+' || at > 1 && lex.IsGlue(text[at-1]) && numeral.IsAlnum(text[at-2]) {
		return 0
	}
	gap := byte(0)
	if g, by, ok := seriesBefore(text, at); ok {
		groups[0], n, gap = g, 1, by
	}
	before := n
	for i := at; n < len(groups); {
		g := saidGroup{start: i, gap: gap}
		capital := false
		for i < len(text) && numeral.IsAlnum(text[i]) {
			switch {
			case numeral.IsDigit(text[i]):
				g.digits++
			case text[i] >= 'a':
				g.small = true
				g.letters++
			default:
				capital = true
				g.letters++
			}
			i++
		}
		if g.end = i; i == g.start || g.small && (capital || g.digits == 0) || g.digits == 0 &&
			(g.letters > MostSeries || n == 0 && wordset.InSet(noSeries, text[g.start:i]) && !(i < len(text) && text[i] == '-' && !g.small)) {
			return n
		}
		groups[n] = g
		n++
		rest := text[i:]
		word := n == before+1 && g.digits == 0
		switch {
		case len(rest) > 1 && (rest[0] == ' ' || rest[0] == '-') && numeral.IsAlnum(rest[1]) && (!word || numeral.IsDigit(rest[1])),
			len(rest) > 1 && (rest[0] == '.' || rest[0] == '/') && numeral.IsDigit(rest[1]) && !word:
			i, gap = i+1, rest[0]
			continue
		case word:
			return 0
		case strings.HasPrefix(rest, " № "):
			i, gap = i+len(" № "), 'N'
			continue
		case strings.HasPrefix(rest, " №"):
			i, gap = i+len(" №"), 'N'
			continue
		}
		if n == before+1 && g.letters == 0 && g.digits < fewestAlone {
			return 0
		}
		return n
	}
	return n
}

// noSeries are short words that stand before a number and are no part of it.
var noSeries = &wordset.WordList{File: "fields", Set: "noSeries"}

// seriesBefore gives the one to three Greek or Cyrillic capitals before text[at], with a
// space, a hyphen or the sign № between, and that.
func seriesBefore(text string, at int) (g saidGroup, gap byte, ok bool) {
	i := at
	switch {
	case strings.HasSuffix(text[:i], " № "):
		i, gap = i-len(" № "), 'N'
	case strings.HasSuffix(text[:i], " №"), strings.HasSuffix(text[:i], "№ "):
		i, gap = i-len(" №"), 'N'
	case i > 0 && (text[i-1] == ' ' || text[i-1] == '-'):
		i, gap = i-1, text[i-1]
	}
	g.end, g.start = i, i
	for g.start > 0 && g.letters <= MostSeries {
		r, size := utf8.DecodeLastRuneInString(text[:g.start])
		if r < 0x370 || r > 0x52F || !chars.IsUpperRune(r) {
			if chars.IsLetterRune(r) {
				return g, 0, false
			}
			break
		}
		g.start -= size
		g.letters++
	}
	return g, gap, g.letters > 0 && g.letters <= MostSeries
}

// saidCount is how many letters and digits there are in all.
func saidCount(groups []saidGroup) (letters, digits int) {
	for i := range groups {
		letters += groups[i].letters
		digits += groups[i].digits
	}
	return letters, digits
}

// isSaidPassport takes one group, or letters and a number, or a number in two to four
// groups, the Russian ones with the sign № before the last.
func isSaidPassport(_ string, groups []saidGroup) bool {
	letters, digits := saidCount(groups)
	if letters+digits < 6 || letters+digits > 12 || digits < 3 || letters > 6 {
		return false
	}
	for i := range groups {
		g := &groups[i]
		switch {
		case i == 0:
		case g.gap == '.' || g.gap == '/', g.letters > 0, g.gap != 'N' && g.digits < 2:
			return false
		}
	}
	return len(groups) == 1 && digits > 0 || groups[0].digits == 0 && len(groups) <= 3 && digits >= 5 || letters == 0 && len(groups) <= 4 &&
		groups[0].digits >= 2 && digits >= 7 && digits <= 10
}

// vinLength is how many letters and digits the number of a vehicle has.
const vinLength = 17

// isSaidLicense takes one group or more, with any sign between them.
func isSaidLicense(_ string, groups []saidGroup) bool {
	letters, digits := saidCount(groups)
	if letters+digits < 6 || letters+digits > 18 || digits < 4 || len(groups) > 5 || letters > 2 && letters+digits == vinLength {
		return false
	}
	for i := range groups {
		g := &groups[i]
		if i > 0 && g.gap == ' ' && (g.digits == 0 || g.letters > 0 && groups[i-1].digits > 0) {
			return false
		}
	}
	return true
}

// isSaidAccount takes digits, with a space, a dot or a hyphen between their groups. A
// stroke stands before the number of a bank, and is that of other recognizers.
func isSaidAccount(text string, groups []saidGroup) bool {
	letters, digits := saidCount(groups)
	// 8105-9 a clearing number of Sweden
	if letters > 0 || digits < 6 || digits > 20 || len(groups) > 5 && !(groups[1].gap == '-' && groups[0].digits == 4 && groups[1].digits == 1) {
		return false
	}
	spaces := 0
	for i := range groups {
		switch groups[i].gap {
		case '/', 'N':
			return false
		case ' ':
			spaces++
		}
	}
	end := groups[len(groups)-1].end
	if IsMoney(text, groups[0].start, end) {
		return false
	}
	if end+1 < len(text) && text[end] == '/' && numeral.IsDigit(text[end+1]) {
		return false
	}
	return len(groups) == 1 || spaces == 0 || digits >= 8
}

// isSaidRecord takes one group or letters and a number, or a number in pairs.
func isSaidRecord(_ string, groups []saidGroup) bool {
	letters, digits := saidCount(groups)
	if letters > 4 || digits < 4 || letters+digits < 5 || letters+digits > 12 || len(groups) > 4 {
		return false
	}
	if inFours(groups) {
		return true
	}
	if len(groups) == 3 && letters == 0 && groups[0].digits == 3 && groups[1].digits == 2 && groups[2].digits == 5 && groups[2].gap == '-' {
		return false // of a firm in Korea
	}
	for i := range groups {
		if g := &groups[i]; i > 0 && (g.letters > 0 && g.gap != '/' && g.gap != '-' || g.gap == ' ' && groups[0].digits > 0 || g.gap == 'N') {
			return false
		}
	}
	return true
}

// inPatientsText makes a reader pass over a number near which no word for a patient stands.
func inPatientsText(read func(string, int) (spec.Match, bool)) func(string, int) (spec.Match, bool) {
	return func(text string, at int) (spec.Match, bool) {
		m, ok := read(text, at)
		return m, ok && chars.ContainsAny(text[max(0, m.Start-patientReach):min(len(text), m.End+patientReach)], patientStems.Get()...)
	}
}

// patientReach is how far, in bytes, a word for a patient counts.
const patientReach = 320

func isSaidStaff(_ string, groups []saidGroup) bool {
	letters, digits := saidCount(groups)
	return len(groups) <= 3 && letters <= 3 && digits >= 3 && letters+digits >= 4 && letters+digits <= 10 &&
		(len(groups) == 1 || groups[1].gap == '-' || groups[0].digits == 0 && len(groups) == 2 || inThousands(groups))
}

// isSaidCustomer takes one group, letters and a number, or groups with hyphens.
func isSaidCustomer(_ string, groups []saidGroup) bool {
	letters, digits := saidCount(groups)
	return len(groups) <= 3 && letters <= 4 && digits >= 4 && letters+digits <= 14 &&
		(len(groups) == 1 || groups[1].gap == '-' || groups[0].digits == 0 && len(groups) == 2 || inThousands(groups) || inGroups(groups))
}

// inThousands reports whether a number is written in groups of three digits, as in 77 104 228.
func inThousands(groups []saidGroup) bool {
	for i := range groups {
		g := &groups[i]
		if g.letters > 0 || i > 0 && (g.digits != 3 || g.gap != ' ') || g.digits > 3 {
			return false
		}
	}
	return len(groups) > 1
}

// inGroups reports whether a number of seven digits or more is written in groups of two to four.
func inGroups(groups []saidGroup) bool {
	digits := 0
	for i := range groups {
		g := &groups[i]
		if g.letters > 0 || g.digits > 4 || g.digits < 2 && i < len(groups)-1 || i > 0 && g.gap != ' ' && g.gap != '-' {
			return false
		}
		digits += g.digits
	}
	return len(groups) > 1 && digits >= 7
}

// inFours reports whether a number is written in two groups of four digits or more.
func inFours(groups []saidGroup) bool {
	for i := range groups {
		if g := &groups[i]; g.letters > 0 || g.digits != 4 || i > 0 && g.gap != ' ' {
			return false
		}
	}
	return len(groups) > 1
}

// isSaidPractice takes digits, also in groups, and letters before them.
func isSaidPractice(_ string, groups []saidGroup) bool {
	letters, digits := saidCount(groups)
	if letters > 3 || digits < 4 || digits > 12 || len(groups) > 4 {
		return false
	}
	for i := range groups {
		if i > 0 && (groups[i].letters > 0 || groups[i].gap == 'N') {
			return false
		}
	}
	return true
}

func isSaidPlan(_ string, groups []saidGroup) bool {
	letters, digits := saidCount(groups)
	if letters == 0 && len(groups) == 3 && groups[0].digits == 2 && groups[1].digits == 8 && groups[2].digits == 2 {
		return true // of the social security of Spain, whatever its check digits
	}
	return len(groups) <= 4 && letters <= 6 && digits >= 5 && letters+digits <= 16 &&
		(len(groups) == 1 || groups[1].gap == '-' || groups[0].digits == 0 || inFours(groups))
}

// ehicCountries are the numeric codes of the countries that issue such cards.
const ehicCountries = "040 056 100 191 196 203 208 233 246 250 276 300 348 352 372 380 428 438 440 442 470 528 578 616 620 642 703 705 724 752 756 826"

func isEHIC(c []byte) bool {
	return numeral.AreDigits(c, 20) && c[0] == '8' && c[1] == '0' &&
		numeral.IsListed(ehicCountries, c[2:5])
}

// matchSortCode reads three pairs of digits.
func matchSortCode(text string, at int) (spec.Match, bool) {
	for _, form := range [...]string{"99-99-99", "99 99 99"} {
		if end := GroupsOf(text, at, form); end > at && (at > 0 || end < len(text)) && lex.PlaceAt(text, at) == lex.PlaceFree {
			return spec.Match{Start: at, End: end, Alone: SaidAlone}, true
		}
	}
	return spec.Match{}, false
}

// SaidLinks may stand between the name of a field and its value.
var SaidLinks = &wordset.WordList{File: "fields", Set: "SaidLinks"}

// OtherFields are names of fields and things that numbers belong to which are neither
// papers nor accounts.
var OtherFields = &wordset.WordList{File: "fields", Set: "OtherFields"}

// otherThings are otherFields without those of customers.
var otherThings = lazy.Value[*wordset.WordList]{Make: func() *wordset.WordList {
	return wordsWithout(OtherFields, lists.Words("fields", "otherThings"))
}}

// wordsWithout is the list without some of its words.
func wordsWithout(list *wordset.WordList, words []string) *wordset.WordList {
	var kept []string
	for _, w := range wordset.SortedKeys(list.Words()) {
		if !slices.Contains(words, w) {
			kept = append(kept, w)
		}
	}
	return wordset.WordSet(strings.Join(kept, " "))
}

// IsOtherField reports whether the word right before text[i], links aside, is the name of
// another field.
func IsOtherField(text string, i int) bool { return IsFieldOf(text, i, OtherFields) }

// IsFieldOf is isOtherField for these fields.
func IsFieldOf(text string, i int, fields *wordset.WordList) bool {
	for range 3 {
		i = chars.BytesStart(text, i, i-4, " :.#=(\"'")
		end := i
		for i > 0 && end-i <= wordset.LongestWord && (numeral.IsLetter(text[i-1]) || text[i-1] >= utf8.RuneSelf || text[i-1] == '-' || text[i-1] == '.' &&
			i > 1 && numeral.IsLetter(text[i-2])) {
			i--
		}
		if i == end {
			return false
		}
		word := text[i:end]
		if wordset.InSet(fields, word) {
			return true
		}
		if !wordset.InSet(SaidLinks, word) {
			return false
		}
	}
	return false
}

// IsMoney reports whether text[i:end], digits with what parts them, is an amount of money: a sign or
// the name of a currency stands before or behind it, or it has two decimals.
func IsMoney(text string, i, end int) bool {
	if prose.IsMeasured(text, end) || isPriced(text, i) {
		return true
	}
	if end+2 < len(text) && text[end] == ',' && numeral.IsDigit(text[end+1]) && numeral.IsDigit(text[end+2]) && !lex.JoinsAfter(text, end+3) {
		return true // 133 310,92
	}
	k := end - len(".92")
	if k <= i || text[k] != '.' || !numeral.IsDigit(text[k+1]) || !numeral.IsDigit(text[k+2]) {
		return false
	}
	return strings.LastIndexByte(text[i:k], '.') < 0 // other numbers have several dots
}

// currencies stand before an amount.
var currencies = &wordset.WordList{File: "fields", Set: "currencies"}

// isPriced reports whether the sign or the short form of a currency stands before text[i].
func isPriced(text string, i int) bool {
	i = chars.BytesStart(text, i, i-1, " ")
	if i == 0 {
		return false
	}
	if text[i-1] == '$' {
		return true
	}
	if text[i-1] >= utf8.RuneSelf {
		r, _ := utf8.DecodeLastRuneInString(text[:i])
		return strings.ContainsRune("€£¥₽₺₴₹₩￥", r)
	}
	k := chars.LettersStart(text, i, i-4)
	return i-k == 3 && text[k] < 'a' && wordset.InSet(currencies, text[k:i])
}
