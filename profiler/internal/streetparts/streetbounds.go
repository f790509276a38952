package streetparts

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/words"
)

// This file widens a street and its number by what else belongs to the address of a
// house: the flat before it, the kind of the street in a short form, a quarter of the
// compass, the staircase and the flat behind it.

// streetShorts are the short forms of kinds of streets before their names.
var streetShorts = lists.List{File: "streetparts", Set: "streetShorts"}

var (
	streetShortTable = lazy.Value[*affixTable]{Make: func() *affixTable { return suffixTable(streetShorts.Get()) }}
	streetLinkTable  = lazy.Value[*affixTable]{Make: func() *affixTable { return suffixTable(streetLinks.Get()) }}
)

// streetLinks stand between the kind and the name.
var streetLinks = lists.List{File: "streetparts", Set: "streetLinks"}

// flatWords are before the number of a flat that stands before a street.
var flatWords = lazy.Value[*foldedWords]{Make: func() *foldedWords {
	return newFoldedWords(lists.Words("streetparts", "flatWords"))
}}

// floorNames say which floor.
var floorNames = lazy.Value[*foldedWords]{Make: func() *foldedWords {
	return newFoldedWords(lists.Words("streetparts", "floorNames"))
}}

// compass are the quarters behind the name of a street.
var compass = lazy.Value[map[string]bool]{Make: func() map[string]bool { return words.WordSet(lists.Words("streetparts", "compass")) }}

// moreKinds are the kinds of streets that follow a word which is one too.
var moreKinds = lazy.Value[map[string]bool]{Make: func() map[string]bool {
	return words.WordSet(lists.Words("streetparts", "moreKinds"))
}}

// mostWidened bounds how many parts are added on each side.
const mostWidened = 3

// StreetBounds gives the bounds of the address of a house of which text[start:end] is
// the street and its number. Nothing before text[done] is part of it.
func StreetBounds(text string, start, end, done int) (from, to int) {
	if text[start] >= utf8.RuneSelf {
		start = behindStreetPrefix(text, start)
	}
	for range mostWidened {
		k := streetHead(text, start, done)
		if k == start {
			break
		}
		start = k
	}
	end = MarkedNumberEnd(text, end)
	for range mostWidened {
		k := UnitEnd(text, streetTail(text, start, end))
		if k == end {
			break
		}
		end = k
	}
	return start, houseLetterEnd(text, end)
}

// houseLetterEnd is the end of the letter of a house behind its number, which ends at text[i], and of
// the number of a flat behind that, as in Storgatan 12 B and Hämeenkatu 21 A 14; or i.
func houseLetterEnd(text string, i int) int {
	if i < 1 || i+1 >= len(text) || text[i] != ' ' || text[i+1] < 'A' || text[i+1] > 'H' || !numeral.IsDigit(text[i-1]) {
		return i
	}
	k := i + 2
	if k+1 < len(text) && text[k] == ' ' && numeral.IsDigit(text[k+1]) {
		d := k + 1
		for d < len(text) && numeral.IsDigit(text[d]) && d-k <= 3 {
			d++
		}
		if !endsHouse(text, d) {
			return i
		}
		return d
	}
	if endsHouse(text, k) {
		return k
	}
	if r, _ := utf8.DecodeRuneInString(text[min(k+1, len(text)):]); k < len(text) && text[k] == ' ' && unicode.IsLower(r) {
		return k
	}
	return i
}

// endsHouse reports whether a sentence, a line or a part of it ends at text[i].
func endsHouse(text string, i int) bool {
	return i == len(text) || strings.IndexByte(",;)\n\r", text[i]) >= 0 || text[i] == '.' && (i+1 == len(text) || text[i+1] <= ' ')
}

// numberMarks stand before the number of a house in Spanish, Portuguese and Italian.
var numberMarks = lists.List{File: "streetparts", Set: "numberMarks"}

// longestMarkedNumber bounds such a number, in digits.
const longestMarkedNumber = 5

// MarkedNumberEnd is the end of the mark and the number behind the street that ends at text[i],
// or in that mark, as in Calle 48 N° 732; or i.
func MarkedNumberEnd(text string, i int) int {
	at := i
	if k := strings.TrimSuffix(text[:i], "."); strings.HasSuffix(k, " N") || strings.HasSuffix(k, " n") {
		at = len(k) - 1
	} else {
		if at < len(text) && text[at] == ',' {
			at++
		}
		if at == len(text) || text[at] != ' ' {
			return i
		}
		at++
	}
	if at >= len(text) || text[at]|0x20 != 'n' {
		return i
	}
	for _, mark := range numberMarks.Get() {
		if !strings.HasPrefix(text[at:], mark) {
			continue
		}
		from := at + len(mark)
		if from < len(text) && text[from] == ' ' {
			from++
		}
		to := from
		for to < len(text) && numeral.IsDigit(text[to]) && to-from <= longestMarkedNumber {
			to++
		}
		if to == from || to-from > longestMarkedNumber {
			continue
		}
		if to-from < 4 && to+3 < len(text) && text[to] == '.' && numeral.IsDigit(text[to+1]) && numeral.IsDigit(text[to+2]) && numeral.IsDigit(text[to+3]) {
			to += len(".200") // nº 1.200
		}
		if to+1 < len(text) && text[to] == '/' && numeral.IsLetter(text[to+1]) {
			to++ // n. 7/b
		}
		if to < len(text) && numeral.IsLetter(text[to]) && (to+1 == len(text) || !numeral.IsAlnum(text[to+1])) {
			to++
		}
		if to < len(text) && (numeral.IsAlnum(text[to]) || text[to] >= utf8.RuneSelf) {
			continue
		}
		return to
	}
	return i
}

// behindStreetPrefix is where the kind of the street at text[start] begins, without the letter that
// says in or to in Hebrew and Arabic: ברחוב, بشارع.
func behindStreetPrefix(text string, start int) int {
	end := words.End(text, start)
	if end-start < leastDressed || !isPrefix(text[start:start+2]) || lexicon.Lookup(text[start:end]).Is(lexicon.Street) ||
		!lexicon.Lookup(text[start+2:end]).Is(lexicon.Street) {
		return start
	}
	return start + 2
}

// mayEndAlike tells most texts off that do not end with a word in any letter case, by
// the last byte. The text is not shorter than the word.
func mayEndAlike(text, word string) bool {
	if word == "" {
		return true
	}
	a, b := text[len(text)-1], word[len(word)-1]
	return a|0x20 == b|0x20 || a >= utf8.RuneSelf || b >= utf8.RuneSelf
}

// suffixFold reports whether text ends with a word of lower case, in any letter case,
// that begins a word.
func suffixFold(text, word string) bool {
	n := len(text) - len(word)
	if n < 0 || !mayEndAlike(text, word) || !strings.EqualFold(text[n:], word) {
		return false
	}
	if n == 0 {
		return true
	}
	r, _ := chars.RuneBefore(text, n)
	return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '.' && r != '-'
}

// streetHead is where what stands right before text[start] and belongs to the street
// begins.
func streetHead(text string, start, done int) int {
	if start == 0 {
		return start
	}
	head := text[max(0, start-40):start]
	least := start - len(head)
	rest := head
	for _, link := range streetLinkTable.Get().endings(head) {
		if suffixFold(head, link) {
			rest = head[:len(head)-len(link)]
			break
		}
	}
	if k := len(rest) - len("c/"); suffixFold(rest, "c/") && least+k >= done {
		return least + k
	}
	for _, s := range streetShortTable.Get().endings(rest) {
		if suffixFold(rest, s) && least+len(rest)-len(s) >= done {
			return least + len(rest) - len(s)
		}
	}
	if k := repeatBefore(head); k < len(head) && least+k >= done {
		return least + k
	}
	// Flat 28, 166 Abbey Crescent
	rest, comma := strings.CutSuffix(head, ", ")
	if !comma {
		if rest, comma = strings.CutSuffix(head, " "); !comma || !numeral.IsDigit(text[start]) || !numberAndComma(text[start:]) {
			return start
		}
		from, to := wordBefore(rest, len(rest))
		if from < to && to == len(rest) && flatWords.Get().has(rest[from:to]) && len(rest[from:to]) > 2 && least+from >= done {
			return least + from // the number is part of the street already
		}
		return start
	}
	i := len(rest)
	for i > 0 && (numeral.IsAlnum(rest[i-1])) && len(rest)-i < 5 {
		i--
	}
	if number := rest[i:]; number != "" && (hasDigit(number) || len(number) == 1) {
		if i > 0 && rest[i-1] == '#' && least+i-1 >= done {
			return least + i - 1
		}
		if i > 0 && rest[i-1] == '/' { // 12/40, Nehru Road
			k := i - 1
			for k > 0 && numeral.IsDigit(rest[k-1]) {
				k--
			}
			if k < i-1 && least+k >= done && (k == 0 || rest[k-1] == ' ' || rest[k-1] == '\n') {
				return least + k
			}
		}
		if i > 1 && rest[i-1] == ' ' {
			j := i - 1
			if rest[j-1] == '.' {
				j--
			}
			if from, to := wordBefore(rest, j); from < to && to == j && flatWords.Get().has(rest[from:to]) && least+from >= done {
				if f := houseBefore(rest, from); least+f >= done {
					from = f
				}
				return least + from
			}
		}
		return start
	}
	// First Floor Flat, 15 Carmichael Hill
	from, to := wordBefore(rest, len(rest))
	if to != len(rest) || from == to {
		return start
	}
	if rest[from:to] == "Flat" || rest[from:to] == "flat" {
		from, to = wordBefore(rest, from)
	}
	if strings.EqualFold(rest[from:to], "floor") {
		from, to = wordBefore(rest, from)
		k := from
		for k > 0 && numeral.IsDigit(rest[k-1]) {
			k-- // 2nd
		}
		if (floorNames.Get().has(rest[from:to]) || k < from) && least+k >= done {
			return least + k
		}
	}
	return start
}

// repeatBefore gives where the number of a house with bis, ter or quater begins that
// head ends with, a comma and a space behind it or a space alone, or the length of head.
func repeatBefore(head string) int {
	rest := strings.TrimSuffix(strings.TrimSuffix(head, " "), ",")
	if len(rest) == len(head) || rest == "" || rest[len(rest)-1] != 's' && rest[len(rest)-1] != 'r' {
		return len(head)
	}
	for _, w := range [...]string{" bis", " ter", " quater", "bis", "ter"} {
		k := len(rest) - len(w)
		if k <= 0 || rest[k:] != w || !numeral.IsDigit(rest[k-1]) {
			continue
		}
		i := k
		for i > 0 && k-i < 5 && numeral.IsDigit(rest[i-1]) {
			i--
		}
		if i == 0 || !numeral.IsAlnum(rest[i-1]) {
			return i
		}
	}
	return len(head)
}

// numberedKinds are the last words of streets that have a number in place of a name.
var numberedKinds = words.WordSet([]string{"Road", "Rd", "Route", "Highway", "Hwy"})

// roadNumber is the end of the number of a road that text[start:end] is the rest of:
// 7740 County Road 52. It is end where there is none.
func roadNumber(text string, start, end int) int {
	if end+1 >= len(text) || text[end] != ' ' || !numeral.IsDigit(text[end+1]) {
		return end
	}
	kind := lastWord(text[start:end])
	before := strings.TrimSuffix(text[start:end-len(kind)], " ")
	if !numberedKinds[kind] {
		return end
	}
	switch lastWord(before) {
	case "County", "State", "Farm", "Ranch", "Township", "US", "Forest", "Old", "Market":
	default:
		return end
	}
	k := end + 1
	for k < len(text) && numeral.IsDigit(text[k]) && k-end < 6 {
		k++
	}
	if k == end+1 || k < len(text) && numeral.IsAlnum(text[k]) {
		return end
	}
	return k
}

// secondNumber is the end of another number behind a street that begins with a short one,
// as in 71 Rose Street 39, where the line or the part of the address ends or a flat follows. It is end
// where there is none.
func secondNumber(text string, start, end int) int {
	first := start
	for first < end && numeral.IsDigit(text[first]) {
		first++
	}
	if first == start || first-start > 2 || end+1 >= len(text) || text[end] != ' ' || numeral.IsDigit(text[end-1]) || !numeral.IsDigit(text[end+1]) {
		return end
	}
	k := end + 1
	for k < len(text) && numeral.IsDigit(text[k]) && k-end < 5 {
		k++
	}
	if k < len(text) && numeral.IsLetter(text[k]) {
		k++
	}
	switch {
	case k == len(text) || text[k] == ',' && (k+1 == len(text) || text[k+1] == ' ' || text[k+1] == '\n') || text[k] == '\n':
		return k
	case UnitEnd(text, k) > k:
		return k
	}
	return end
}

// houseBefore gives where Flat or House before "No." at text[i] begins, or i.
func houseBefore(text string, i int) int {
	for _, w := range [...]string{"flat ", "house ", "plot ", "door "} {
		if i >= len(w) && strings.EqualFold(text[i-len(w):i], w) {
			return i - len(w)
		}
	}
	return i
}

// numberAndComma reports whether text begins with a number of a flat and a comma.
func numberAndComma(text string) bool {
	i := 0
	for i < len(text) && i < 5 && numeral.IsAlnum(text[i]) {
		i++
	}
	return i > 0 && strings.HasPrefix(text[i:], ", ")
}

// streetTail is the end of what follows text[end] and is part of the street or of its
// number.
func streetTail(text string, start, end int) int {
	i := end
	if i < len(text) && i > 0 && numeral.IsDigit(text[i-1]) && (text[i] == '/' || text[i] == '-') { // 50/17, 18-59
		k := i + 1
		for k < len(text) && numeral.IsDigit(text[k]) && k-i < 5 {
			k++
		}
		if k < len(text) && k > i+1 && numeral.IsLetter(text[k]) {
			k++
		}
		if k == i+1 && k < len(text) && numeral.IsLetter(text[k]) { // 7/b
			k++
		}
		if k > i+1 && (k == len(text) || !numeral.IsAlnum(text[k]) && text[k] != '/' && text[k] != '-') {
			return k
		}
		return end
	}
	if last := lastWord(text[start:end]); i < len(text) && text[i] == ' ' && len(last) < 4 && len(last) > 1 && end-len(last) > start {
		if k := UnitAt(text, end-len(last)); k > end { // No. 15, RT and 03
			return k
		}
	}
	if k := roadNumber(text, start, end); k > end {
		return k
	}
	if k := secondNumber(text, start, end); k > end {
		return k
	}
	if i > start && numeral.IsDigit(text[i-1]) && strings.HasPrefix(text[i:], ". ") { // , 4 and . tv
		if e := words.End(text, i+2); e > i+2 && !numberFollows(text, e) && isFloorWord(text[i+2:e]) {
			return e
		}
	}
	if k := i + 1; k < len(text) && text[i] == ' ' && numeral.IsDigit(text[k]) && numeral.IsDigit(text[start]) && !numeral.IsDigit(text[i-1]) {
		for k < len(text) && numeral.IsDigit(text[k]) {
			k++
		}
		if strings.HasPrefix(text[k:], " #") && UnitAt(text, k+1) > k+1 { // 123 Ang Mo Kio Ave 6 #08-123
			return k
		}
	}
	if i+1 < len(text) && text[i] == ' ' && (isUpperByte(text[i+1]) || words.End(text, i+1) == i+3) &&
		numeral.IsDigit(text[start]) && !numeral.IsDigit(text[i-1]) {
		e := words.End(text, i+1)
		if moreKinds.Get()[text[i+1:e]] { // Beech Grove Road
			return e
		}
		if compass.Get()[text[i+1:e]] && !gluedAfter(text, e) {
			if next := e + 1; e == len(text) || text[e] != ' ' || !words.IsCapital(text[min(next, len(text)):]) || UnitEnd(text, e) > e {
				return e
			}
		}
	}
	return end
}

// numberFollows reports whether a number follows the word that ends at text[i], behind a
// space or a dot and a space.
func numberFollows(text string, i int) bool {
	if i < len(text) && text[i] == '.' {
		i++
	}
	return i+1 < len(text) && text[i] == ' ' && numeral.IsDigit(text[i+1])
}

// isHebrewAt reports whether a Hebrew letter stands at text[i].
func isHebrewAt(text string, i int) bool {
	return text[i] == 0xD7 && i+1 < len(text) && text[i+1] >= 0x90 && text[i+1] <= 0xAA
}

// What follows reads the numbers of a chain: those of houses, and postcodes.

// isInnerHyphen reports whether text[i] is a hyphen or a slash between two digits.
func isInnerHyphen(text string, i int) bool {
	return (text[i] == '-' || text[i] == '/') && i > 0 && i+1 < len(text) && numeral.IsDigit(text[i-1]) && numeral.IsDigit(text[i+1])
}

func hasDigit(s string) bool {
	for i := range len(s) {
		if numeral.IsDigit(s[i]) {
			return true
		}
	}
	return false
}
