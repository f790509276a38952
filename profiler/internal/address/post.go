package address

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads the town and the postcode behind a street in the order of a country, by their form.

// postGap is where a part of an address begins behind a comma and a blank, or a line break, at text[i], or i.
func postGap(text string, i int) int {
	k := chars.SkipByte(text, i, ',')
	j := chars.SkipBlanks(text, k)
	if n := chars.SkipByte(text, j, '\r'); n < len(text) && text[n] == '\n' {
		if n = chars.SkipBlanks(text, n+1); n < len(text) && !isLineEnd(text, n) {
			return n
		}
		return i
	}
	if k > i && j > k && j < len(text) {
		return j
	}
	return i
}

// postEnd is the end of the town and the postcode behind the street that ends at text[i], or i. A postcode may stand
// behind a town and a comma only where the number of the house stands late.
func postEnd(text string, i int, late bool) int {
	end := postParts(text, i, 0, late)
	if end == i {
		return i
	}
	k := postGap(text, end)
	if k > end && chars.IsCapitalAt(text, k) {
		e, _ := prose.WordAt(text, k)
		if e2 := chars.SkipByte(text, e, ' '); e2 > e {
			if e3, capital := prose.WordAt(text, e2); capital && lexicon.Lookup(text[k:e3]).Is(lexicon.Country) {
				e = e3
			}
		}
		if lexicon.Lookup(text[k:e]).Is(lexicon.Country) && isPlaceEdge(text, e) {
			return e
		}
	}
	return end
}

// postParts is postEnd behind parts that have been read.
func postParts(text string, i, parts int, late bool) int {
	at := postGap(text, i)
	if at == i {
		return i
	}
	line := strings.IndexByte(text[i:at], '\n') >= 0
	if end := codeAndTown(text, at); end > at {
		return end
	}
	if parts > 0 {
		if end := exactCodeEnd(text, at); end > at {
			return end
		}
		if e := numberEndOf(text, at, 4); e > at && line && parts > 1 && isUnitEdge(text, e) {
			return e
		}
	}
	if parts == mostMailParts || !chars.IsCapitalAt(text, at) {
		return i
	}
	for k, n := at, 0; n <= mostMailWords; n++ {
		e, capital := prose.WordAt(text, k)
		if e == k || e-k > longestMailWord || !capital && !wordset.InSet(mailLinks, text[k:e]) {
			return i
		}
		if capital {
			if end := behindTown(text, at, e, parts, late); end > e {
				return end
			}
		}
		if e = chars.SkipByte(text, e, '.'); e >= len(text) || text[e] != ' ' {
			return i
		}
		k = e + 1
	}
	return i
}

// numberEndOf is the end of so many digits at text[i], or i.
func numberEndOf(text string, i, digits int) int {
	_, e := dates.Number(text, i, digits+1)
	if e-i != digits || !lex.StandsBefore(text, e) {
		return i
	}
	return e
}

// behindTown is the end of the region and the postcode behind the town text[at:e], or e.
func behindTown(text string, at, e, parts int, late bool) int {
	if e >= len(text) {
		return e
	}
	k := chars.SkipByte(text, e, ',')
	comma := k > e
	if k < len(text) && text[k] == ' ' {
		k++
		if end := regionAndCode(text, k); end > k {
			return end
		}
		if end := exactCodeEnd(text, k); end > k {
			return end
		}
		if digits := numberTokenEnd(text, k) - k; digits >= 4 && digits <= 6 && isTownLike(text[at:e]) {
			end := numberEndOf(text, k, digits)
			switch {
			case end == k:
			case digits == 5 && late && comma && isUnitEdge(text, end), // Álava, 48061
				digits == 6 && text[k] != '0',
				digits == 4 && !comma && isUnitEdge(text, end):
				return end
			}
		}
	}
	for _, dash := range [...]string{"-", " - ", " – "} {
		if strings.HasPrefix(text[e:], dash) && isTownLike(text[at:e]) {
			if end := numberEndOf(text, e+len(dash), 6); end > e+len(dash) {
				return end
			}
		}
	}
	if p := provinceBehind(text, e); p > e { // São Paulo - SP, CEP 01234-567
		k := chars.SkipByte(text, chars.SkipByte(text, p, ','), ' ')
		if strings.HasPrefix(text[k:], "CEP") {
			k = chars.SkipByte(text, chars.SkipByte(text, k+len("CEP"), ':'), ' ')
		}
		if end := postcodeEnd(text, k); k > p && end == k+len("12345-678") {
			return end
		}
	}
	if end := postParts(text, e, parts+1, late); end > e {
		return end
	}
	return e
}

// capitalDistrict is the only region of the United States with a small word in its name.
const capitalDistrict = "District of Columbia"

// regionAndCode is the end of a region and its postcode at text[i], or i.
func regionAndCode(text string, i int) int {
	j := chars.CapitalsEnd(text, i, i+4)
	full := false
	if n := j - i; n < 2 || n > 3 {
		e, capital := prose.WordAt(text, i)
		if e == i || !capital {
			return i
		}
		if strings.HasPrefix(text[i:], capitalDistrict) {
			e = i + len(capitalDistrict)
		} else if wordset.InSet(mailFirsts, text[i:e]) && e < len(text) && text[e] == ' ' {
			e, _ = prose.WordAt(text, e+1)
		}
		from := lastWordOf(text, i, e)
		if !wordset.InSet(mailFullState, text[from:e]) {
			return i
		}
		j, full = e, true
	}
	k := chars.SkipByte(text, j, ',')
	if k = chars.SkipByte(text, k, ' '); k == j || k >= len(text) || text[k-1] != ' ' {
		return i
	}
	if full || wordset.InSet(mailStates, text[i:j]) {
		if end := numberEndOf(text, k, 5); end > k {
			return end
		}
		if _, e := dates.Number(text, k, 5); e == k+5 && e < len(text) && text[e] == '-' {
			if end := numberEndOf(text, e+1, 4); end > e+1 {
				return end
			}
		}
	}
	if !full && wordset.InSet(mailTerritory, text[i:j]) {
		if end := numberEndOf(text, k, 4); end > k {
			return end
		}
	}
	if !full && wordset.InSet(mailProvinces, text[i:j]) {
		if end := exactCodeEnd(text, k); end > k {
			return end
		}
	}
	return i
}

// codeAndTown is the end of a postcode and a town behind it at text[i], with a province behind that or
// without, or i.
func codeAndTown(text string, i int) int {
	if k := i + 2; k < len(text) && text[i+1] == '-' && 'A' <= text[i] && text[i] <= 'Z' && numeral.IsDigit(text[k]) {
		i = k
	}
	if i >= len(text) || !numeral.IsDigit(text[i]) || lex.JoinsBefore(text, i) {
		return i
	}
	k := postcodeEnd(text, i)
	if k == i || k-i > len("12345-678") {
		if _, e := dates.Number(text, i, 5); e != i+4 || e+2 > len(text) || !isCapitalPair(text, e) {
			return i
		}
		k = i + len("1234AB")
	}
	at := chars.SkipByte(text, chars.SkipByte(text, k, ','), ' ')
	if at == k || text[at-1] != ' ' || !chars.IsCapitalAt(text, at) {
		return i
	}
	end := at
	for j, n := at, 0; n <= mostMailWords; n++ {
		e, capital := prose.WordAt(text, j)
		if e == j || !capital && (e-j > longestMailWord || prose.IsAndWord(text[j:e])) {
			break // or another address
		}
		if p := provinceBehind(text, e); p > e {
			return p
		}
		if capital {
			end = e
		} else if n == 0 {
			break
		}
		if e+1 >= len(text) || text[e] != ' ' {
			break
		}
		if end < j && !wordset.InSet(mailLinks, text[j:e]) && !provinceNear(text, j) {
			break
		}
		j = e + 1
	}
	if end == at || !isTownLike(text[at:end]) || !isPlaceEdge(text, end) && !(end+1 < len(text) && text[end] == ' ' && numeral.IsDigit(text[end+1])) {
		return i
	}
	if n := at - i; n < len("12345") {
		return i
	}
	return districtOr(text, end)
}

// isTownLike reports whether words may be the name of a town: one of them, before the first small one, is none that
// everybody uses and that is no name.
func isTownLike(words string) bool {
	for i := 0; i < len(words); {
		e, capital := prose.WordAt(words, i)
		if e == i || !capital {
			break
		}
		if class := lexicon.Lookup(words[i:e]); class.Common() < 2 || class.Place() > 0 || class.Family() > 1 || class.Given() > 1 {
			return true
		}
		if strings.IndexByte(words[i:e], '-') > 0 {
			return true
		}
		i = chars.SkipByte(words, chars.SkipByte(words, e, '.'), ' ')
	}
	return false
}

// districtOr is the end of the number of a district behind a town at text[i], or i.
func districtOr(text string, i int) int {
	if i+1 < len(text) && text[i] == ' ' {
		if e := districtEnd(text, i+1); e > i+1 {
			return e
		}
	}
	return i
}

// isCapitalPair reports whether two capitals and nothing more stand at text[i].
func isCapitalPair(text string, i int) bool {
	return i+2 <= len(text) && 'A' <= text[i] && text[i] <= 'Z' && 'A' <= text[i+1] && text[i+1] <= 'Z' && !lex.JoinsAfter(text, i+2)
}

// provinceNear reports whether a province in brackets stands a few words behind text[i].
func provinceNear(text string, i int) bool {
	for k, n := i, 0; n < 3 && k < len(text); n++ {
		e, _ := prose.WordAt(text, k)
		if e == k {
			return false
		}
		if provinceBehind(text, e) > e {
			return true
		}
		if k = chars.SkipByte(text, e, ' '); k == e {
			return false
		}
	}
	return false
}

// provinceBehind is the end of two capitals in brackets or behind a stroke at text[i], as in Fosco (RM) and
// Brito / SP, or i.
func provinceBehind(text string, i int) int {
	k := chars.SkipByte(text, chars.SkipByte(text, i, ','), ' ')
	if k < len(text) && text[k] == '(' && isCapitalPair(text, k+1) && k+3 < len(text) && text[k+3] == ')' {
		return k + len("(RM)")
	}
	for _, stroke := range [...]string{" / ", "/", " - ", " – "} {
		if strings.HasPrefix(text[i:], stroke) && isCapitalPair(text, i+len(stroke)) && isPlaceEdge(text, i+len(stroke)+2) {
			return i + len(stroke) + 2
		}
	}
	return i
}

// isGreatCode reports whether a postcode of Britain, Ireland or Canada ends at text[to].
func isGreatCode(text string, to int) bool {
	return to > 4 && numeral.IsAlnum(text[to-1]) && (numeral.IsLetter(text[to-1]) || numeral.IsLetter(text[to-2]) || numeral.IsLetter(text[to-3]) ||
		numeral.IsLetter(text[to-4])) && exactCodeBefore(text, to)
}

// exactCodeBefore reports whether a code of two groups, of which the first begins with a letter, ends at text[to].
func exactCodeBefore(text string, to int) bool {
	for n := 5; n <= 8 && n <= to; n++ {
		if at := to - n; exactCodeEnd(text, at) == to {
			return true
		}
	}
	return false
}

// exactCodeEnd is the end of such a code at text[i], or i.
func exactCodeEnd(text string, i int) int {
	if i >= len(text) || text[i] < 'A' || text[i] > 'Z' || lex.JoinsBefore(text, i) {
		return i
	}
	end := postcodeEnd(text, i)
	if end <= i+4 || strings.IndexByte(text[i:end], ' ') < 0 {
		if k := i + len("A1A1A1"); k <= len(text) && numeral.IsLetter(text[i+2]) && numeral.IsDigit(text[i+1]) && numeral.IsDigit(text[i+3]) &&
			'A' <= text[i+4] && text[i+4] <= 'Z' && numeral.IsDigit(text[i+5]) && !lex.JoinsAfter(text, k) {
			return k
		}
		if end == i+len("A1A-1A1") && text[i+3] == '-' && numeral.IsLetter(text[i+2]) {
			return end
		}
		return i
	}
	return end
}

// goMail takes the town and the postcode behind the street where the form of a letter tells them, and the rest of
// the walk does not.
func (w *addressWalk) goMail() {
	if w.script == ofCyrillic && w.codes == 0 && w.end > 0 && w.end == unitsEnd(w.text, w.street.End, true) && strings.HasPrefix(w.text[w.end:], ", ") {
		k := w.end + len(", ")
		if end := numberEndOf(w.text, k, 6); end > k && isUnitEdge(w.text, end) {
			w.codes++
			w.read++
			w.end = end // ул. Лесная, д. 12 к. 3, 123456
			return
		}
	}
	from := mailUnitsEnd(w.text, w.street.End)
	end := postEnd(w.text, from, !numeral.IsDigit(w.text[w.street.Start]))
	if end <= w.end || end == from || end > w.limit || w.inFields(end) {
		return
	}
	for k := w.next; k < len(w.list) && w.list[k].Start < end; k++ {
		if c := &w.list[k]; c.End > end && w.joiner.roleOf(c) == roleOther {
			return
		}
	}
	w.addressCount = addressCount{found: 3, places: 1, codes: 1}
	w.end = end
}

// inFields reports whether a postcode that tells a street stands in a line of its own before text[end], and a town that is
// known in the one line between: that is a form with a field in each line, if the street is not like one of a letter, with
// its kind in small letters or a flat in the line before it.
func (w *addressWalk) inFields(end int) bool {
	line := strings.LastIndexByte(w.text[w.street.End:end], '\n') + 1
	if line == 0 || exactCodeEnd(w.text, chars.SkipBlanks(w.text, w.street.End+line)) != end {
		return false
	}
	town := strings.TrimSpace(w.text[w.street.End : w.street.End+line])
	if strings.IndexByte(town, '\n') >= 0 || lexicon.Lookup(strings.TrimPrefix(town, ", ")).Place() == 0 {
		return false
	}
	street := w.text[w.street.Start:w.street.End]
	return strings.IndexByte(street, '\n') < 0 && !chars.IsLowerAt(street, lastWordOf(street, 0, len(street)))
}
