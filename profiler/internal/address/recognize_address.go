package address

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/streetparts"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// streetKinds are the words that a street's name ends with in English, and
// their short forms.
var streetKinds = &wordset.WordList{File: "address", Set: "streetKinds"}

// plainStreetKinds are those that mean a street in lower case as well: "ten
// failures in a row" has no address in it.
var plainStreetKinds = &wordset.WordList{File: "address", Set: "plainStreetKinds"}

// streetHeads are the words that a street's name begins with where the number
// comes first, and those where it comes last.
var (
	streetHeadsNumberFirst = &wordset.WordList{File: "address", Set: "streetHeadsNumberFirst"}
	streetHeadsNumberLast  = &wordset.WordList{File: "address", Set: "streetHeadsNumberLast"}

	// commaHeads are those of Canada that mean other things where no comma stands behind the number.
	commaHeads = &wordset.WordList{Text: "rang montée"}

	// markedHeads are those of them that mean other things, and stand for a street where the
	// word for a number is behind the name.
	markedHeads = &wordset.WordList{Text: "gang"}

	// smallNamed are those of them that words in small letters may follow.
	smallNamed = &wordset.WordList{File: "address", Set: "smallNamed"}
)

// streetTailsBy are the same by their last byte, in both letter cases.
var streetTailsBy = lazy.Value[*[256][]string]{Make: func() *[256][]string {
	var by [256][]string
	for _, t := range lists.Words("address", "streetTails") {
		last := t[len(t)-1]
		by[last] = append(by[last], t)
		if numeral.IsLetter(last) {
			by[last&^0x20] = append(by[last&^0x20], t)
		}
	}
	return &by
}}

// mostStreetWords bounds the words between a house number and its street.
const mostStreetWords = 5

// matchNumberStreet reads 350 Fifth Avenue, 10 rue de la Paix, 221B Baker St
// around the word for a street: it goes back from there to numbers.
func matchNumberStreet(text string, at int) (spec.Match, bool) {
	if e, _ := prose.WordAt(text, at); !wordset.InSet(streetKinds, text[at:e]) && !wordset.InSet(streetHeadsNumberFirst, text[at:e]) {
		return spec.Match{}, false
	}
	numbers := false
	for i, words := at, 0; i > 0 && at-i < spec.LongestWeak && words <= mostStreetWords; {
		switch insideStreet[text[i-1]] {
		case endsStreet:
			return spec.Match{}, false
		case partsStreet:
			words++
		}
		i--
		if numeral.IsDigit(text[i]) {
			numbers = true
			if !lex.JoinsBefore(text, i) {
				if m, ok := numberStreetAt(text, i); ok {
					return m, m.End > at
				}
			}
		}
	}
	if numbers {
		return spec.Match{}, false
	}
	// Nobody behind finds one before the next digit.
	until := at
	for until < min(len(text), at+spec.LongestWeak) && !numeral.IsDigit(text[until]) {
		until++
	}
	return spec.NothingBefore(until)
}

// insideStreet says what a byte is between a number and the word for a street.
var insideStreet = func() (t [256]uint8) {
	for c := range t {
		switch b := byte(c); {
		case b == ' ':
			t[c] = partsStreet
		case b < utf8.RuneSelf && !numeral.IsAlnum(b) && strings.IndexByte(".,'-", b) < 0:
			t[c] = endsStreet
		}
	}
	return t
}()

const (
	endsStreet  = 1
	partsStreet = 2
)

// besideStreets stand between a number and a word for a street in sentences, and in no name of a street.
var besideStreets = &wordset.WordList{File: "address", Set: "besideStreets"}

// numberStreetAt reads an address from its number.
func numberStreetAt(text string, at int) (spec.Match, bool) {
	if !numeral.IsDigit(text[at]) || lex.JoinsBefore(text, at) || at > 0 && lex.IsGlue(text[at-1]) {
		return spec.Match{}, false
	}
	_, i := dates.Number(text, at, 5)
	if repeated := repeatAt(text, i); repeated > i {
		i = repeated
	} else if i < len(text) && numeral.IsLetter(text[i]) {
		i++
	}
	if lex.JoinsAfter(text, i) {
		return spec.Match{}, false
	}
	i = prose.Gap(text, i)
	if i < 0 {
		return spec.Match{}, false
	}
	head := false
	for n := 0; n < mostStreetWords && i < len(text) && i-at < spec.LongestWeak; n++ {
		end := i
		capital := false
		if numeral.IsDigit(text[i]) && (n == 0 || n == 1 && i > 2 && text[i-1] == ' ' && beginsCompass(text[compassStart(text, i):])) { // 5th Avenue, W 85th St
			end, _ = lex.NextToken(text, i)
			capital = true
			if end-i < 3 {
				return spec.Match{}, false
			}
		} else {
			end, capital = prose.WordAt(text, i)
		}
		if end == i {
			return spec.Match{}, false
		}
		word := text[i:end]
		switch {
		case n == 0 && wordset.InSet(streetHeadsNumberFirst, word) && (!wordset.InSet(commaHeads, word) || text[i-2] == ','):
			if head = true; wordset.HasWordFold(text, i, "boul") {
				end = chars.SkipDot(text, end) // others with a dot are read with their towns
			}
		case n > 0 && wordset.InSet(streetKinds, word) && (end == len(text) || !numeral.IsDigit(text[end])):
			if capital && wordset.HasWordFold(text, i, "dr") && !chars.IsCapitalAt(text, lex.WordStartWithin(text, i-1, i-1-wordset.LongestWord)) {
				return spec.Match{}, false // 30 días con el Dr. Pérez
			}
			if capital {
				return widened(text, spec.Match{Start: at, End: dotEnd(text, end), Alone: 0.88}), true
			}
			if wordset.InSet(plainStreetKinds, word) || saysHome(text, at) {
				return widened(text, spec.Match{Start: at, End: dotEnd(text, end), Alone: 0.7}), true
			}
		case head && (capital || isElided(text, i, end) || len(word) > 3 && saysHome(text, at)):
			return widened(text, spec.Match{Start: at, End: secondNumberEnd(text, at, nameEnd(text, end)), Alone: 0.85}), true
		case !capital && (len(word) > 12 || wordset.InSet(besideStreets, word) || n > 0 && word == "the"):
			return spec.Match{}, false
		}
		if end = dotEnd(text, end); end >= len(text) || text[end] != ' ' {
			return spec.Match{}, false
		}
		i = end + 1
	}
	return spec.Match{}, false
}

// homeWords say that a home, or where something is to go, stands behind them.
var homeWords = &wordset.WordList{File: "address", Set: "homeWords"}

// tailHomes are those of them in languages where the kind of a street ends its name.
var tailHomes = &wordset.WordList{File: "address", Set: "tailHomes"}

// saysHome reports whether one of the last three words before text[at] is one of homeWords, so that a street may be in small
// letters: i live at 42 wallaby way. Of 30 such streets in chats, made after it, it finds 26; heaps of programs have none more.
func saysHome(text string, at int) bool {
	rest := text[lex.LineStart(text, at, 2*wordset.LongestWord):at]
	for range 3 {
		rest = strings.TrimRight(rest, " ,")
		k := strings.LastIndexByte(rest, ' ') + 1
		if wordset.InSet(homeWords, rest[k:]) {
			return true
		}
		rest = rest[:k]
	}
	return false
}

// compassStart is where the one or two letters before the blank before text[i] begin.
func compassStart(text string, i int) int {
	for k := i - 2; k > 0 && k > i-5; k-- {
		if text[k-1] == ' ' {
			return k
		}
	}
	return i
}

// repeatAt is the end of bis, ter or quater behind the number of a house that ends at
// text[i], or i.
func repeatAt(text string, i int) int {
	j := chars.SkipByte(text, i, ' ')
	if j == len(text) || text[j] != 'b' && text[j] != 't' && text[j] != 'q' {
		return i
	}
	if end := lex.PhraseEnd(text, j, "bis", "ter", "quater"); end > j {
		return end
	}
	return i
}

// dotEnd is the end of the dot behind a short form, when more follows it.
func dotEnd(text string, i int) int {
	if i+1 < len(text) && text[i] == '.' && (text[i+1] == ' ' || text[i+1] == ',') && i+2 < len(text) && !chars.IsUpperRune(rune(text[i+2])) {
		return i + 1
	}
	return i
}

// widened is a street with its number, with the flat before it and what else belongs to
// the address of the house.
func widened(text string, m spec.Match) spec.Match {
	from := m.Start
	m.Start, m.End = streetparts.StreetBounds(text, m.Start, m.End, 0)
	if m.Start < from && chars.HoldsDigit(text[m.Start:from]) {
		m.Alone = max(m.Alone, flatBehind) // Flat 4, 31 Albert Road
	}
	return m
}

// nameEnd is the end of the words in capitals that go on at text[i].
func nameEnd(text string, i int) int {
	for range mostStreetWords {
		j := prose.Gap(text, i)
		if j < 0 || j >= len(text) || text[i] == ',' {
			break
		}
		end, capital := prose.WordAt(text, j)
		if !capital && end+1 < len(text) && text[end] == ' ' && (text[j:end] == "à" || wordset.InSet(streetJoins, text[j:end])) { // rue du Four à Chaux
			k := end + 1
			e, _ := prose.WordAt(text, k)
			if text[j:end] == "à" {
				if class := lexicon.Lookup(text[k:e]); class.Common() == 0 || class.Place() > 0 {
					break // rue Foch à Vigneulles
				}
			}
			j = k
			end, capital = prose.WordAt(text, j)
		}
		if !capital && !isElided(text, j, end) || streetparts.UnitAt(text, j) > end {
			break
		}
		i = end
	}
	return i
}

// streetJoins stand inside of names of streets.
var streetJoins = &wordset.WordList{Text: "aux du des de la"}

// isElided reports whether the word text[i:end] has a short article and a capital, as in
// l'Industrie.
func isElided(text string, i, end int) bool {
	if i+2 >= end || text[i] != 'l' && text[i] != 'd' {
		return false
	}
	if text[i+1] == '\'' {
		return chars.IsCapitalAt(text, i+2)
	}
	return strings.HasPrefix(text[i+1:], "’") && chars.IsCapitalAt(text, i+1+len("’"))
}

// secondNumberEnd is the end of the number of the house behind the name of a street at text[i],
// where the number before it at text[at] tells something else, as in 24 Rue du Lac 59; or i.
func secondNumberEnd(text string, at, i int) int {
	if _, first := dates.Number(text, at, 5); first-at > mostTwice || i+1 >= len(text) || text[i] != ' ' || !numeral.IsDigit(text[i+1]) {
		return i
	}
	if _, end := dates.Number(text, i+1, 3); !lex.JoinsAfter(text, end) && lex.StandsBefore(text, end) &&
		(end == len(text) || text[end] != ' ' || end+1 == len(text) || !numeral.IsDigit(text[end+1])) {
		return end
	}
	return i
}

// matchStreetOrNumbered is matchStreetNumber, or a street with its number and a word for it before.
func matchStreetOrNumbered(text string, at int) (spec.Match, bool) {
	if m, ok := numberedStreet(text, at); ok {
		return m, true
	}
	if e, _ := prose.WordAt(text, at); wordset.InSet(tailHomes, text[at:e]) {
		for range 3 { // wohne in der hauptstr. 12
			if at = chars.SkipByte(text, e, ' '); at == e {
				return spec.Match{}, false
			}
			if e, _ = prose.WordAt(text, at); e > at && hasTail(text[at:e]) {
				break
			}
		}
	}
	return matchStreetNumber(text, at)
}

// matchStreetNumber reads Hauptstraße 12a, Calle Mayor 5, Via Roma 3.
func matchStreetNumber(text string, at int) (spec.Match, bool) {
	end, capital := prose.WordAt(text, at)
	if end == at {
		return spec.Match{}, false
	}
	next := prose.Gap(text, chars.SkipDot(text, end))
	if next < 0 {
		// What begins inside of the same word ends with it, or where wordAt stops, which is
		// inside of it for all but the last of a long one.
		last := end
		for last < len(text) && last-end < spec.LongestWeak {
			n := 1
			if c := text[last]; c >= utf8.RuneSelf {
				n = chars.LetterAt(text, last)
			} else if !numeral.IsLetter(c) && c != '-' && c != '\'' {
				break
			}
			if n == 0 {
				break
			}
			last += n
		}
		switch {
		case last > end:
			end = last - wordset.LongestWord - 2*utf8.UTFMax
		case end-at > wordset.LongestWord:
			end = at // letters beyond ASCII may go on
		}
		return spec.NothingBefore(end)
	}
	if next >= len(text) || lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	word := text[at:end]
	alone := 0.9
	if numeral.IsDigit(text[next]) && wordset.InSet(gridKinds, word) {
		if end := crossingEnd(text, next); end > next {
			return widened(text, spec.Match{Start: at, End: end, Alone: alone}), true
		}
	}
	if wordset.InSet(markedHeads, word) && !marksNumber(text, next) || word == "priv" || wordset.HasWordFold(text, at, "priv") &&
		(text[end] != '.' || wordset.InSet(formWords, lettersAt(text, next))) {
		return spec.Match{}, false // Priv. Tel. 0171
	}
	switch {
	case numeral.IsDigit(text[next]) && hasTail(word) && (capital || saysHome(text, at)):
		at = nameStart(text, at)
	case wordset.InSet(streetHeadsNumberLast, word):
		j := chars.SkipDot(text, end)
		after := datedName(text, j) // a day that the street is called after
		dated := after > j
		j = after
		for n := 0; ; n++ {
			k := prose.Gap(text, j)
			if k < 0 || k >= len(text) || n == mostStreetWords {
				return spec.Match{}, false
			}
			if numeral.IsDigit(text[k]) && (n > 0 || dated) {
				break
			}
			if n > 0 && text[j] == ',' && capital {
				if e := streetparts.UnitEnd(text, j); e > j && chars.HoldsDigit(text[j:e]) { // Rua Sete, quadra 12
					return widened(text, spec.Match{Start: at, End: e, Alone: 0.8}), true
				}
			}
			if d := streetparts.MarkedNumberEnd(text, chars.SkipBack(text, k)); d > k && n > 0 {
				return widened(text, spec.Match{Start: at, End: d, Alone: 0.8}), true // Jr. Ucayali N° 266
			}
			e, c := prose.WordAt(text, k)
			if e == k || !c && e-k > 4 && !(n < 2 && wordset.InSet(smallNamed, word)) && !(n < 3 && saysHome(text, at)) {
				return spec.Match{}, false
			}
			if j = e; wordset.HasWordFold(text, k, "no") {
				j = chars.SkipByte(text, chars.SkipDot(text, e), ':')
			} else if (c || wordset.InSet(smallNamed, word)) && e-k > 1 && e-k <= longestLink && e+2 < len(text) && text[e] == '.' && text[e+1] == ' ' &&
				chars.IsCapitalAt(text, e+2) {
				j = e + 1 // Rua Dr. Nilo Peçanha
			}
		}
		if end, alone = j, 0.8; dated {
			alone = 0.95 // called after a day
		}
	default:
		return spec.Match{}, false
	}
	i := prose.Gap(text, chars.SkipDot(text, end))
	if i < 0 || i >= len(text) || !numeral.IsDigit(text[i]) {
		return spec.Match{}, false
	}
	_, j := dates.Number(text, i, 4)
	if j-i > 1 && text[i] == '0' && j+1 < len(text) && (text[j] == '-' || text[j] == '/') && numeral.IsDigit(text[j+1]) { // of a telephone
		return spec.Match{}, false // av Elin Ask, 0651-12 13 14
	}
	if k := thousandsEnd(text, i, j); k > j && text[i-2] == ',' {
		j = k
	}
	j = chars.LettersEnd(text, j, j+1)
	if lasts(text, j) || lex.JoinsAfter(text, j) || j+1 < len(text) && (text[j] == '.' || text[j] == ',') && numeral.IsDigit(text[j+1]) &&
		!strings.EqualFold(text[max(0, i-len(" km ")):i], " km ") || wordset.InSet(markedHeads, word) && !isUnitEdge(text, j) {
		return spec.Match{}, false
	}
	at = ordinalKindStart(text, at)
	switch flat, told := tellsFlat(text, i, j); {
	case wordset.HasWordFold(text, at, "r") && !flat:
		return spec.Match{}, false // the initial of a name
	case told:
		alone = flatStreet
	case i > len(" Km ") && strings.EqualFold(text[i-len(" Km "):i], " km "):
		alone = flatStreet
		if j+1 < len(text) && text[j] == '.' && numeral.IsDigit(text[j+1]) {
			_, j = dates.Number(text, j+1, 3)
		}
	}
	return widened(text, spec.Match{Start: at, End: j, Alone: alone}), true
}

// streetFirsts are the words that names of streets of two words begin with, and streetLinks
// those between the name of a person and the kind.
var (
	streetFirsts = &wordset.WordList{File: "address", Set: "streetFirsts"}
	streetLinks  = &wordset.WordList{File: "address", Set: "streetLinks"}
)

// nameStart is where the name of a street begins whose last word stands at text[at]: Östra in
// Östra Storgatan, Willem in Willem van Oranjelaan.
func nameStart(text string, at int) int {
	i, linked := at, false
	for n := 0; n < 3 && i > 1 && text[i-1] == ' '; n++ {
		base := max(0, i-1-2*wordset.LongestWord)
		from := base + prose.WordStart(text[base:], i-1-base)
		if from == i-1 || from == base && base > 0 || lex.JoinsBefore(text, from) || from > 0 && text[from-1] == '-' {
			break
		}
		word := text[from : i-1]
		if wordset.InSet(streetLinks, word) {
			i, linked = from, true
			continue
		}
		if _, capital := prose.WordAt(text, from); capital && (linked && lexicon.Lookup(word).Given() > 0 || wordset.InSet(streetFirsts, word)) {
			return from
		}
		break
	}
	if _, capital := prose.WordAt(text, i); linked && capital {
		return i // De Vrieslaan
	}
	return at
}

// hasTail reports whether a word is a name of a street by its end.
func hasTail(word string) bool {
	for _, t := range streetTailsBy.Get()[word[len(word)-1]] {
		if len(word) >= len(t)+3 && strings.EqualFold(word[len(word)-len(t):], t) {
			return true
		}
	}
	return false
}

// isNoPlaceholder reports whether it is not all zeros or all nines, which stand for
// a postcode that is not known.
func isNoPlaceholder(c []byte) bool {
	return len(c) > 0 && (c[0] != '0' && c[0] != '9' || !numeral.AllSame(c))
}

// isPostcodeCell reports whether a whole value can be a postcode of some
// country: 3 to 10 letters and digits, with a digit, in at most two groups.
func isPostcodeCell(v string) bool {
	letters, digits, ok := spec.Spelling(v)
	n := letters + digits
	return ok && digits > 0 && letters <= 5 && n >= 3 && n <= 10 && len(v) <= n+1
}
