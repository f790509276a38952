package address

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads streets that have no word for one, before a postcode and a town, and knows what is no postcode.

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
	a.parts = append(a.parts, a.out[n:]...)
	a.parts = append(a.parts, list[i:w.last]...)
	s.settleParts(x, &w, &whole, s.postal)
	a.out = append(a.out[:n], whole)
	a.behind.known = -1
	return w.last
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
