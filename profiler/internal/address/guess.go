package address

import (
	"math"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/streetparts"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads what can be a street by its form alone: a number and words with capitals,
// in either order. That is worth something only where the rest of an address follows.

// guessedStreet is the probability of such a street.
const guessedStreet = 0.39

// Bounds of such a street, and of the search for one before a place.
const (
	guessBack         = 96 // bytes
	mostGuessedWords  = 5
	longestGuessedNum = 5 // digits
)

// A readNumber is a number that nextStreet has read: what it leads to, as long as nothing
// ends it before text[high], and it may begin at text[low].
type readNumber struct {
	start, end int // of the digits; there is none at an end of 0
	street     spec.Match
	ok         bool
	low, high  int
}

// nextStreet gives the first street with a number that begins at *from or behind it and
// before until, of which nothing stands before least, and moves *from behind that number.
func (b *addressMemo) nextStreet(text string, from *int, least, until int) (spec.Match, bool) {
	v := &b.vain
	noting := v.has(*from, least)
	if noting {
		*from = v.end
	}
	for i := chars.NextDigit(text, *from, until); i < until; i = chars.NextDigit(text, i, until) {
		start := i
		i = chars.DigitsEnd(text, i, until)
		*from = i
		if i-start > longestGuessedNum || !lex.StandsAfter(text, start) {
			if noting = noting && i < until; noting {
				v.end = i
			}
			continue
		}
		n := &b.numbers[uint64(start)*0x9E3779B97F4A7C15>>60%uint64(len(b.numbers))]
		if n.start != start || n.end != i || n.high >= until || n.low <= least {
			*n = readNumber{start: start, end: i}
			n.read(text, least, until)
		}
		if n.high >= until {
			n.end = 0 // it may lead farther where more is read
		}
		if n.ok {
			return n.street, true
		}
		if noting = noting && n.high < until && i < until; noting {
			v.end, v.low = i, min(v.low, n.low)
		}
	}
	*from = until
	return spec.Match{}, false
}

// A vain is a part of the text in which no number leads to a street, as long as one may begin
// before text[low]: rows of postcodes go back over the same numbers again and again.
type vain struct{ start, end, low int }

// has reports whether it has text[i], or goes on there, for streets of which nothing stands
// before text[least]. What is far behind it begins another one.
func (v *vain) has(i, least int) bool {
	if v.start <= i && i <= v.end && least < v.low {
		return true
	}
	if i < v.start || i > v.end+guessBack || v.low <= least {
		*v = vain{i, i, math.MaxInt}
		return true
	}
	return false
}

// read reads the street of a number, of which the digits are known.
func (n *readNumber) read(text string, least, until int) {
	n.low = n.start
	end := n.end
	if end < len(text) && numeral.IsLetter(text[end]) && !lex.JoinsAfter(text, end+1) {
		end++ // 12a
	}
	for k := 0; k < 2 && end+1 < len(text) && text[end] == '/' && numeral.IsDigit(text[end+1]); k++ {
		_, end = dates.Number(text, end+1, 3) // 19/2/11
	}
	if text[n.start] != '0' && n.end-n.start < 3 && end == n.end {
		for k := 0; k < 2 && end+1 < len(text) && text[end] == '-' && '1' <= text[end+1] && text[end+1] <= '9'; k++ {
			_, end = dates.Number(text, end+1, 2) // 4-3-1 Nishiki
		}
	}
	n.high = end
	if lex.JoinsAfter(text, end) {
		return
	}
	if end > n.end && end+1 >= until && strings.IndexByte(text[n.end:end], '-') >= 0 {
		n.high = until // 15-7 Sakuragaoka, which is the place that is asked for
		return
	}
	to, high := wordsBehind(text, end, until)
	n.high = max(n.high, high)
	if to > end {
		n.street, n.ok = spec.Match{Start: n.start, End: to, Alone: guessedStreet}, true
		return
	}
	head, low := wordsBefore(text, n.start, least)
	n.low = low
	if head < n.start {
		n.street, n.ok = spec.Match{Start: head, End: end, Alone: guessedStreet}, true
	}
}

// wordsBehindNumber is the end of the name of a street behind the number of a house that
// ends at text[i], or i: words with capitals and short ones between them, or words in small
// letters with another number behind them.
func wordsBehindNumber(text string, i, until int) int {
	end, _ := wordsBehind(text, i, until)
	return end
}

// wordsBehind is wordsBehindNumber with the last place that is compared with until.
func wordsBehind(text string, i, until int) (end, last int) {
	if i >= len(text) || text[i] != ' ' {
		return i, i
	}
	j := i + 1
	end = i
	named, small, told := false, false, false // a capital; a long word without; a word that not everybody uses
	for n := 0; n < mostGuessedWords && j < until; n++ {
		if numeral.IsDigit(text[j]) && n > 0 {
			k := numberTokenEnd(text, j)
			if k-j <= longestGuessedNum+1 && !lex.JoinsAfter(text, k) && (named || told) {
				return k, j
			}
			return i, j
		}
		if streetparts.UnitAt(text, j) > j {
			break
		}
		e, capital := prose.WordAt(text, j)
		if e == j || lex.JoinsAfter(text, e) {
			return i, j
		}
		switch {
		case capital || e-j > 3 && j+1 < len(text) && chars.IsCapitalAt(text, j+1): // na hAbhann
			named, end, capital = true, e, true
		case e-j > longestLink:
			small = true
		}
		told = told || e-j > longestLink && lexicon.Lookup(text[j:e]).Common() < 2
		if e+1 < len(text) && text[e] == '.' && text[e+1] == ' ' && e-j <= longestLink {
			e++ // N. Stadion
		}
		if e >= len(text) || text[e] != ' ' {
			if !capital {
				return i, j
			}
			break
		}
		j = e + 1
	}
	if !named || small {
		return i, j
	}
	return end, j
}

// longestLink bounds the small words inside of a name, in bytes, and those that a dot
// makes short.
const longestLink = 4

// wordsBeforeNumber is the beginning of the name of a street before the number of a house
// at text[i], or i: words with capitals, and small ones right before the number.
func wordsBeforeNumber(text string, i, least int) int {
	start, _ := wordsBefore(text, i, least)
	return start
}

// beginsSentence reports whether a word with a capital is one that everybody uses and no name: it
// begins a sentence, if it is the first.
func beginsSentence(word string) bool {
	class := lexicon.Lookup(word)
	return class.Common() > 1 && !class.IsName() && !class.Is(lexicon.Street)
}

// leadingWords lead to a number and are no part of a name before it.
var leadingWords = &wordset.WordList{File: "address", Set: "leadingWords"}

// wordsBefore is wordsBeforeNumber with the first place that is compared with least.
func wordsBefore(text string, i, least int) (start, first int) {
	j := chars.BytesStart(text, i, max(least, i-1), " ")
	if j > least && j < i && text[j-1] == ',' {
		j--
	}
	if j == i {
		return i, i
	}
	start = i
	named := false
	for n := 0; n < mostGuessedWords && j > least; n++ {
		end := j
		if text[end-1] == '.' {
			end--
		}
		from := end
		first = from
		for k := 0; k < wordset.LongestWord && from > least; k++ {
			r, size := utf8.DecodeLastRuneInString(text[:from])
			if !chars.IsLetterRune(r) && !chars.IsMarkRune(r) && r != '-' && r != '\'' && r != '’' {
				break
			}
			from -= size
		}
		first = from - 1
		if from == end || lex.JoinsBefore(text, from) {
			break
		}
		_, capital := prose.WordAt(text, from)
		if !capital && (named || n > 1 || n == 0 && wordset.InSet(leadingWords, text[from:end])) {
			break
		}
		if capital && beginsSentence(text[from:end]) {
			if k := capitalBefore(text, from, least); k == from || beginsSentence(text[k:from-1]) {
				break
			}
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
		start = i
	}
	return start, min(first, j)
}

// What follows reads streets that have no word for one, before a postcode and a town, and knows what is no postcode.

// joinPlain is joinAt for a postcode with words and the number of a house before it, and a town behind it: Nowa Wieś 12,
// 05-800 Pruszków. Nobody has found that the words are a street.
func (s *Joiner) joinPlain(x *Joining, text string, list []spec.Candidate, i int) (next int) {
	a := &x.Addresses
	street := plainStreet(text, list[i].Start, max(a.given, list[i].Start-AddressBack))
	if street.End == 0 {
		return i
	}
	folded := strings.IndexByte(text[street.End:list[i].Start], '\n') >= 0
	n := len(a.out)
	for ; n > 0 && a.out[n-1].End > street.Start; n-- {
		c := &a.out[n-1]
		r := s.roleOf(c)
		if c.Walked || c.Start < street.Start || r != rolePlace && r != rolePostcode && (r != roleName || c.Confidence >= surelyName || !folded) {
			return i // Maria Weber 12, 80331 München
		}
	}
	w := x.newWalk(s, text, list, i, spec.Candidate{Match: street, Confidence: street.Alone})
	w.goOn()
	if w.last <= i || !w.isWhole() || isYearAt(text, list[i].Start) && !folded && !isUnitEdge(text, w.end) {
		return i
	}
	whole := s.whole(x, &w)
	if whole.Confidence < partFrom || !x.Takes(whole.Confidence, s.postal) {
		return i
	}
	return s.settle(x, &w, &whole, len(a.out)-n, list[i:w.last])
}

// isYearAt reports whether the four digits at text[i] may be a year.
func isYearAt(text string, i int) bool {
	return numberEndOf(text, i, 4) > i && (text[i] == '1' && text[i+1] == '9' || text[i] == '2' && text[i+1] == '0')
}

// plainStreet gives the words with capitals and the number of a house before the postcode at text[at].
func plainStreet(text string, at, least int) spec.Match {
	k := at
	if k > 2 && text[k-1] == '-' && 'A' <= text[k-2] && text[k-2] <= 'Z' {
		k -= 2 // A-1010
	}
	k = chars.BytesStart(text, k, max(least, at-chars.MostBlanks), " \n\r,")
	if k == at || postGap(text, k) == k || codeAndTown(text, postGap(text, k)) == postGap(text, k) {
		return spec.Match{}
	}
	end := k
	k = chars.LettersStart(text, k, max(least, k-1))
	for n := 0; n < 2; n++ {
		from := k
		k = chars.DigitsStart(text, k, max(least, from-5))
		if k == from || from-k > 4 {
			return spec.Match{}
		}
		if k <= least || text[k-1] != '/' {
			break
		}
		k--
	}
	if k <= least+1 || text[k-1] != ' ' {
		return spec.Match{}
	}
	start := k
	for i, n := k, 0; n < mostMailWords && i > least && text[i-1] == ' '; n++ {
		from := lex.WordStartWithin(text, i-1, max(least, i-1-longestMailWord))
		for from-1 > least && text[from-1] == '-' { // Hessel-Dörr-Gasse
			k := lex.WordStartWithin(text, from-1, max(least, from-1-longestMailWord))
			if k == from-1 {
				break
			}
			from = k
		}
		if from == i-1 || lex.JoinsBefore(text, from) {
			break
		}
		word := text[from : i-1]
		capital := chars.IsCapitalAt(text, from)
		if !capital && !wordset.InSet(mailLinks, word) || capital && (beginsSentence(word) && !(n > 0 && lexicon.Lookup(text[from:k-1]).Place() > 0) ||
			len(word) < 2 || wordset.InSet(plainDays.Get(), word) || wordset.InSet(addressNames, word) || wordset.InSet(leadingWords, word)) {
			break
		}
		if capital {
			start = from
		}
		i = from
	}
	if start == k {
		return spec.Match{}
	}
	return spec.Match{Start: prose.WordBeforeIn(text, start, least, smallHeads), End: end, Alone: headStreet}
}

// plainDays are names of months and days, which no street has alone.
var plainDays = lazy.Value[*wordset.WordList]{Make: func() *wordset.WordList { return wordset.WordSet(strings.Join(dates.CalendarWords.Get(), " ")) }}

// smallHeads stand in small letters before the name of a street.
var smallHeads = &wordset.WordList{Text: "plac aleja aleje ulica osiedle rondo skwer"}

// isNoPostcode reports whether text[i:end] has a form that no postcode has: a score such as 21-19, numbers with a stroke,
// or the volume or the page of a report of laws, as in 384 U.S. 436.
func isNoPostcode(text string, i, end int) bool {
	if end-i > len("173/60") || !numeral.IsDigit(text[i]) {
		return false
	}
	_, k := dates.Number(text, i, 4)
	if k < end && text[k] == '/' || k < end && k-i < 3 && text[k] == '-' && end-k < 4 {
		return true
	}
	return k == end && k-i < 4 && (strings.HasPrefix(text[end:], " U.S. ") || strings.HasSuffix(text[:i], " U.S. "))
}
