package tagger

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file tells how many characters are a name in Chinese, and how surely.

// chinese gives how many characters from i on are a name, and how surely.
func (q *runes) chinese(text string, i int) (n int, p float64) {
	k, degree := 0, 0
	switch {
	case i+3 <= q.n && q.isRole(text, i+1) && !q.behind(text, i+1):
		return 0, 0 // 付原告
	case i+2 < q.n && chineseCompounds.has(q, text, i, i+2):
		k, degree = 2, surelyFamily
	case i+1 < q.n && (eastWords.has(q, text, i, i+2) && !(i+3 <= q.n && q.endsName(text, i, i+3)) || q.isRole(text, i)) || q.everydayHan(text, i):
		return 0, 0
	case joiningFamilies.contains(q.r[i]) && (i > 0 && !q.before(text, i) || i+1 < q.n && q.family(text, i+1, i+2) > 1):
		return 0, 0 // and somebody
	case q.r[i] == '任' && i+1 < q.n && q.jobAt(text, i+1) > 0:
		return 0, 0 // somebody becomes what follows
	case i+2 < q.n && q.family(text, i, i+2) >= 2 && scriptOf(q.r[i+1]) == scriptHan:
		k, degree = 2, q.family(text, i, i+2)
	case q.family(text, i, i+1) >= 2:
		k, degree = 1, q.family(text, i, i+1)
	default:
		return 0, 0
	}
	if k == 1 && wordsFirst.contains(q.r[i]) {
		degree = min(degree, 2)
	}
	before := q.before(text, i)
	if (k == 1 || degree == surelyFamily) && q.behind(text, i+k) && (i == 0 || before || degree >= 3 || chineseFronts.contains(q.r[i-1])) {
		return k, 0.8 // a family name and a title
	}
	if k == 1 && degree == 3 && (q.oldOrYoung(text, i) || q.calledShort(text, i)) {
		return 1, 0.7
	}
	cue := 0.0
	switch {
	case before:
		cue = 2.5
	case i == 0:
		cue = 1
	case chineseFronts.contains(q.r[i-1]):
		cue = 1.2
	}
	best := 0.0
	for given := 2; given > 0; given-- {
		odds := q.chineseOdds(text, i, k, given, degree) + cue
		if before && odds < 1 && i+k+given < q.n && odds > -9 && q.placeAt(text, i+k+given) {
			odds++ // 记者李建生宁波报道
		}
		if given == 2 {
			odds += 0.3 // the longer name is the commoner
		}
		if odds > best {
			best, n, p = odds, k+given, logistic(odds)
		}
	}
	if n > 0 && k == 1 && !before && q.placeAt(text, i+k) {
		return 0, 0 // 现居长春
	}
	return n, p
}

// placeAt reports whether a place that is known begins at character i.
func (q *runes) placeAt(text string, i int) bool {
	n, p := q.place(text, i)
	return n > 1 && p >= 0.8
}

// surelyFamily is more than the degree of any family name: of what is nothing else.
const surelyFamily = 6

// chineseOdds is what the characters themselves, and what follows them, say for a person in
// characters i to i+k+given, of which k are the family name, known to a degree.
func (q *runes) chineseOdds(text string, i, k, given, degree int) float64 {
	const never = -99
	e := i + k + given
	if e > q.n || noGiven.contains(q.r[e-1]) || given == 2 && noGiven.contains(q.r[e-2]) ||
		scriptOf(q.r[e-1]) != scriptHan || given == 2 && (scriptOf(q.r[e-2]) != scriptHan || q.isRole(text, e-1)) {
		return never
	}
	odds := -2.5 + 0.4*float64(degree)
	if rest := text[q.at[e]:]; strings.HasPrefix(rest, ":") || strings.HasPrefix(rest, "：") {
		odds -= 3 // the name of a field
	}
	behind := q.behind(text, e)
	followed := true
	switch {
	case behind:
		odds += 3
	case e == q.n:
		odds += 1.2
	case chineseVerbs.contains(q.r[e]):
		odds++
	default:
		if followed = false; given == 1 {
			odds -= 1.5
		}
	}
	c := q.class(text, i+k, e)
	switch {
	case c.Given() > 0:
		odds++
	case given == 2 && auxiliaries.contains(q.r[e-1]) && (e < q.n || strings.ContainsRune("称稱", q.r[e-1])):
		odds -= 2 // 欧阳倩会在
	case given == 2 && c.Common() > 0 && degree < surelyFamily:
		odds -= 2
	case given == 1 && wordEnds.contains(q.r[i+k]):
		odds -= 1.2
	}
	if !behind && !q.isTypicalGiven(text, i+k, e) {
		switch {
		case degree == 2:
			odds -= 1.3 // the character is a word more often
		case given == 1 && degree == 3:
			odds -= 0.6
		}
	}
	if !behind && verbRunes.contains(q.r[e-1]) && given == 2 && (e < q.n && (c.Given() == 0 || !followed)) {
		odds -= 1.5 // what the person does
	}
	if given == 2 && e < q.n && strings.ContainsRune("和与與跟及", q.r[e-1]) && q.family(text, e, e+1) > 1 {
		odds -= 3 // and somebody else
	}
	if q.class(text, i, e).Is(lexicon.Country | lexicon.Region | lexicon.Thing) {
		odds -= 4
	} else if k == 1 && !behind && q.class(text, i, i+2).Common() > 0 {
		odds -= 1.5
	}
	return odds
}

// calledShort reports whether a title of one character stands behind character i, a family name:
// 王总, 刘哥, 张工.
func (q *runes) calledShort(text string, i int) bool {
	if i+1 >= q.n || !strings.ContainsRune("总總哥姐董工导導局处處队隊叔姨嫂爷爺", q.r[i+1]) || i > 0 && !chineseFronts.contains(q.r[i-1]) || i+2 < q.n && !chineseVerbs.contains(q.r[i+2]) && !strings.ContainsRune("您你那这這请請好", q.r[i+2]) {
		return false
	}
	return q.class(text, i, i+2).Common() == 0
}

// isGivenHan reports whether characters i to k are known to be given and are no word.
func (q *runes) isGivenHan(text string, i, k int) bool {
	c := q.class(text, i, k)
	return c.Given() > 0 && c.Common() == 0
}

// isTypicalGiven reports whether characters i to k are known to be given, or are those of which
// given names consist.
func (q *runes) isTypicalGiven(text string, i, k int) bool {
	return q.isGivenHan(text, i, k) && (k > i+1 || q.class(text, i, k).Given() > 1) || givenHan.contains(q.r[i]) && givenHan.contains(q.r[k-1])
}

// wordsFirst are family names that are words, or parts of them, far more often.
var wordsFirst = runesOf("文段連连原源明游遊向上那能申相單单全空元")

// joiningFamilies are family names that are seldom and stand before names as words.
var joiningFamilies = runesOf("和与與同向从從对對由有是于於给給被为為")

// isRole reports whether a word that names stand before or behind begins at character i.
func (q *runes) isRole(text string, i int) bool {
	return i+1 < q.n && eastRoles.has(q, text, i, i+2) || i+2 < q.n && eastRoles.has(q, text, i, i+3)
}

// oldOrYoung reports whether character i, a family name, has the word for an old or a young one
// before it, as those are called whom one knows: 老王, 小李.
func (q *runes) oldOrYoung(text string, i int) bool {
	if i == 0 || !strings.ContainsRune("老小阿", q.r[i-1]) || i > 1 && !chineseFronts.contains(q.r[i-2]) ||
		i+1 < q.n && !chineseVerbs.contains(q.r[i+1]) {
		return false
	}
	return q.class(text, i-1, i+1)&^lexicon.Begins == 0
}
