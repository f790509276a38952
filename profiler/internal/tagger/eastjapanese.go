package tagger

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file tells how many characters are a name in Japanese, and how surely.

// japanese is chinese for Japanese.
func (q *runes) japanese(text string, i int) (n int, p float64) {
	if i > 0 && scriptOf(q.r[i-1]) == scriptHan && !q.before(text, i) || q.isRole(text, i) && !q.namedLikeRole(text, i) {
		return 0, 0
	}
	end := i
	for end < q.n && end-i < 7 && scriptOf(q.r[end]) == scriptHan {
		end++
	}
	if end-i >= 2 && eastWords.has(q, text, i, i+2) && !q.isCalled(text, i+2) && end-i < 4 {
		return 0, 0
	}
	cue := 0.0
	if q.before(text, i) {
		cue = 1.5
	}
	// The whole name, up to the end of the characters or to a title among them.
	for e := min(end, i+6); e > i+1; e-- {
		titled := q.behind(text, e)
		if e < end && !titled {
			continue
		}
		for k := i + 1; k < e && k <= i+3; k++ {
			family, given := q.family(text, i, k), q.class(text, k, e).Given()
			if family == 0 || given == 0 || q.behind(text, k) {
				continue
			}
			odds := -1.8 + 0.6*float64(family+given) + cue
			if titled {
				odds += 2
			} else if q.isEveryday(text, i, e) {
				return 0, 0
			}
			return e - i, logistic(odds)
		}
	}
	// A family name, and a given name that nobody knows, with a title.
	if e := q.titledEnd(text, i, min(end, i+5)); e > i+2 && !q.isEveryday(text, i, e) && !q.class(text, i, e).Is(lexicon.Occupation|lexicon.Country|lexicon.Organization) && !roleEnds.contains(q.r[e-1]) {
		for k := min(i+3, e-1); k > i+1; k-- {
			if q.family(text, i, k) > 1 && e-k < 4 && !q.behind(text, k) {
				return e - i, logistic(0.5 + cue)
			}
		}
	}
	// A given name in kana.
	if (i == 0 || scriptOf(q.r[i-1]) != scriptKana || isKatakana(q.r[i-1]) || betweenWords.contains(q.r[i-1])) && end-i <= 3 && end < q.n && q.family(text, i, end) > 1 {
		for e := min(q.n, end+4); e > end+1; e-- {
			if scriptOf(q.r[e-1]) == scriptKana && q.class(text, end, e).Given() > 0 {
				return e - i, logistic(0.6*float64(q.family(text, i, end)) + cue)
			}
		}
	}
	// A family name, or a given one, with a title.
	for e := min(end, i+3); e > i; e-- {
		if !q.behind(text, e) || e == i+1 && whichTitle.contains(q.r[i]) {
			continue
		}
		c := q.class(text, i, e)
		if f := c.Family(); f > 0 && !c.Is(lexicon.Country) {
			return e - i, logistic(0.6*float64(f) + cue + 0.5)
		}
		if c.Given() > 0 && c.Common() < 3 && q.isCalled(text, e) {
			return e - i, logistic(0.6*float64(c.Given()) + cue)
		}
	}
	// A name that somebody says of himself: 山田です.
	if c := q.class(text, i, end); (i == 0 || q.r[i-1] == 'の') && c.Family() > 1 && end-i > 1 && c.Common() < 3 && c.Place() < 3 && q.saysSo(text, end) {
		return end - i, logistic(0.4*float64(c.Family()) + cue)
	}
	// A given name behind a relative.
	if c := q.class(text, i, end); cue > 0 && i > 0 && q.r[i-1] == 'の' && c.Given() > 1 && c.Common() == 0 && end < q.n && strings.ContainsRune("とがはにへもを", q.r[end]) {
		return end - i, logistic(0.4*float64(c.Given()) - 0.6 + cue)
	}
	// A family name behind a word that leads to one, and a particle.
	if f := q.family(text, i, end); cue > 0 && f > 1 && end-i > 1 && end < q.n && strings.ContainsRune("とがはにへもか", q.r[end]) && !q.isEveryday(text, i, end) && q.class(text, i, end).Common() == 0 {
		return end - i, logistic(0.6*float64(f) - 1 + cue)
	}
	return 0, 0
}

// roleEnds are what words for people end with that are no names.
var roleEnds = runesOf("者屋師员員家長手士客人方主民生官")

// titledEnd is where the characters end that have a title for a person behind them, from character
// i to end, or i.
func (q *runes) titledEnd(text string, i, end int) int {
	for e := end; e > i; e-- {
		if q.isCalled(text, e) || beginsWith(text[q.at[e]:], "容疑者", "選手", "被告", "大統領", "首相", "議員", "教授", "監督", "知事", "市長") == 1 {
			return e
		}
	}
	return i
}

// whichTitle are characters before a title that say whose it is, or when.
var whichTitle = runesOf("新現前元副同各当全本両旧次名老御我貴弊女男国県市奥父母兄姉")

// isCalled reports whether one of the words behind given names begins at character e.
func (q *runes) isCalled(text string, e int) bool {
	return beginsWith(text[q.at[e]:], "さん", "くん", "ちゃん", "君", "様", "さま", "氏") == 1
}

// saysSo reports whether what follows a name that somebody says of himself begins at character e.
func (q *runes) saysSo(text string, e int) bool {
	return beginsWith(text[q.at[e]:], "です。", "です、", "ですが", "でございます", "と申", "だけど", "ですけど") == 1 || text[q.at[e]:] == "です" || beginsWith(text[q.at[e]:], "です\n") == 1
}

// namedLikeRole reports whether a family name that is like a role begins at character i and a
// word that follows names stands behind it.
func (q *runes) namedLikeRole(text string, i int) bool {
	for e := i + 2; e <= min(q.n, i+3); e++ {
		if q.family(text, i, e) > 0 && q.isCalled(text, e) {
			return true
		}
	}
	return false
}
