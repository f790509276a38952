package address

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/streetparts"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads what addresses have in other scripts than Latin: a street whose number
// nobody has found with it, the postcode and the mark of a town before it, the districts
// between a town and a street.

// addressScript says how the script of a street sets addresses.
type addressScript uint8

const (
	ofLatin     addressScript = iota
	ofCyrillic                // and Greek: with capitals
	ofCaseless                // Arabic, Hebrew, the scripts of India: without, and with spaces
	ofSpaceless               // Chinese, Japanese, Korean
)

// addressScriptOf gives the script of the first letter of a text.
func addressScriptOf(text string) addressScript {
	i := 0
	for i < len(text) && text[i] < utf8.RuneSelf {
		if numeral.IsLetter(text[i]) {
			return ofLatin
		}
		i++
	}
	for _, r := range text[i:] {
		switch {
		case !chars.IsLetterRune(r):
		case r < 0x370 || chars.IsLatin(r):
			return ofLatin
		case chars.Spaceless(r):
			return ofSpaceless
		case chars.IsUpperRune(r) || chars.IsLowerRune(r):
			return ofCyrillic
		default:
			return ofCaseless
		}
	}
	return ofLatin
}

// completed is a street with its number and without what does not belong to it, as far as
// that is plain to see: the word for a number before one, and the words before the kind of
// the street where no letter case tells where it begins.
func completed(text string, street spec.Match) spec.Match {
	s := text[street.Start:street.End]
	script := addressScriptOf(s)
	if !chars.HoldsDigit(s) {
		k := street.End
		if n := numberMarkEnd(text, street); n > k {
			k = n
		} else {
			k = chars.SkipByte(text, k, ' ')
		}
		if k > street.End {
			if end := houseNumberEnd(text, k); end > k && (script == ofCaseless || numberMarkEnd(text, street) == k || endsHouse(text, end)) {
				street.End = end
			}
		}
	} else if at := strings.LastIndexByte(s, ','); at > 0 && script == ofLatin && isOrdinal(text, street.End) &&
		streetparts.UnitEnd(text, street.Start+at) > street.End {
		street.End = street.Start + at // Calle Mayor 12, 3.º B: the floor is read as one
	}
	switch script {
	case ofCaseless:
		if numeral.IsDigit(s[0]) {
			street.End = caselessNameEnd(text, street.End)
		} else {
			street.Start = kindOfStreet(text, street)
		}
	case ofSpaceless:
		street.Start = behindHomes(text, street)
		if k := street.End; k < len(text) && text[k] == ' ' && strings.ContainsRune("길로", chars.LastRune(s)) {
			if end := blockEnd(text, k+1); end > k+1 {
				street.End = end
			}
		}
		street.End = eastUnitsEnd(text, street.End)
	}
	return street
}

// eastHomes lead to an address in Chinese.
var eastHomes = [...]string{"住在", "位于", "位於", "寄到", "送到", "搬到", "地址是", "地址为", "地址為", "居住於", "居住于"}

// behindHomes is where a street begins behind such words.
func behindHomes(text string, street spec.Match) int {
	s := text[street.Start:street.End]
	for _, home := range eastHomes {
		if k := strings.Index(s, home); k >= 0 && k+len(home) < len(s) {
			return street.Start + k + len(home)
		}
	}
	return street.Start
}

// caselessNameEnd is the end of the name of a street in Arabic that ends at text[i], with what is left
// of it before a comma: 12 شارع طلعت حرب، وسط البلد; or i.
func caselessNameEnd(text string, i int) int {
	k := i
	for range 2 { // more words at most
		if k >= len(text) || text[k] != ' ' {
			break
		}
		e, _ := prose.WordAt(text, k+1)
		if e == k+1 || addressScriptOf(text[k+1:e]) != ofCaseless {
			break
		}
		if k = e; strings.HasPrefix(text[k:], "،") {
			return k
		}
	}
	return i
}

// caselessQuarters stand before the names of quarters in Arabic.
var caselessQuarters = &wordset.WordList{File: "address", Set: "caselessQuarters"}

// caselessQuarter is where such a quarter begins that stands with a comma before text[i], or i.
func caselessQuarter(text string, i, least int) int {
	k := len(strings.TrimSuffix(text[:i], "، "))
	if k == i || k <= least {
		return i
	}
	for range mostMarkedWords + 1 {
		from := lex.WordStartWithin(text, k, max(least, k-2*wordset.LongestWord))
		if from == k {
			break
		}
		if wordset.InSet(caselessQuarters, text[from:k]) {
			return from
		}
		if from <= least || text[from-1] != ' ' {
			break
		}
		k = from - 1
	}
	return i
}

// endsHouse reports whether the number of a house ends at text[i]: the line, the sentence or the part
// of the address ends there, or the number of a flat follows.
func endsHouse(text string, i int) bool {
	return isLineEnd(text, i) || strings.IndexByte(",;)", text[i]) >= 0 || streetparts.UnitEnd(text, i) > i
}

// isOrdinal reports whether the sign of an ordinal number stands at text[i], perhaps behind a dot.
func isOrdinal(text string, i int) bool {
	i = chars.SkipByte(text, i, '.')
	return strings.HasPrefix(text[i:], "º") || strings.HasPrefix(text[i:], "ª")
}

// numberMarkEnd is where the number behind a street begins whose name ends with the word for
// one, or is followed by it and a colon, as in Rumeli Cad. No:86; the end of the street
// where there is none.
func numberMarkEnd(text string, street spec.Match) int {
	k := street.End
	if i := chars.SkipByte(text, chars.SkipByte(text, k, ','), ' '); wordset.HasWordFold(text, i, "no") {
		k = i + len("no")
	} else if last := lastWordOf(text, street.Start, street.End); last == street.Start || !strings.EqualFold(text[last:k], "no") {
		return k
	}
	k = chars.SkipByte(text, k, '.')
	k = chars.SkipByte(text, k, ':')
	if k == street.End {
		return k
	}
	return chars.SkipByte(text, k, ' ')
}

// houseNumberEnd is the end of the number of a house at text[i], of at most four digits and
// a letter or a second number, or i.
func houseNumberEnd(text string, i int) int {
	j := chars.DigitsEnd(text, i, i+5)
	if n := j - i; n == 0 || n > 4 {
		return i
	}
	if k := j + 1; k < len(text) && (text[j] == '/' || text[j] == '-') && numeral.IsDigit(text[k]) {
		k = chars.DigitsEnd(text, k, j+5)
		j = k
	}
	j = chars.LettersEnd(text, j, j+1)
	if lex.JoinsAfter(text, j) || j+1 < len(text) && strings.IndexByte(".,:%", text[j]) >= 0 && numeral.IsDigit(text[j+1]) {
		return i
	}
	return j
}

// kindOfStreet is where the kind of a street begins, of which the name follows, if there is
// one among its first words; the beginning of the street otherwise.
func kindOfStreet(text string, street spec.Match) int {
	i := street.Start
	for range 3 { // words before the kind, and that
		end, _ := prose.WordAt(text, i)
		if end == i || end >= street.End {
			break
		}
		if lexicon.Lookup(text[i:end]).Is(lexicon.Street) {
			return i
		}
		if text[end] != ' ' {
			break
		}
		i = end + 1
	}
	return street.Start
}

// townMarks stand before a town, and between a postcode and a town.
var townMarks = [...]string{"г. ", "г.", "город ", "пос. ", "м. ", "м.", "с. ", "п. ", "місто ", "гр. ", "смт "}

// withoutTownMark is a text without the mark of a town that it ends with.
func withoutTownMark(text string) string {
	for _, mark := range townMarks {
		if rest, ok := strings.CutSuffix(text, mark); ok {
			if r, _ := utf8.DecodeLastRuneInString(rest); !chars.IsLetterRune(r) {
				return rest
			}
		}
	}
	return text
}

// codeBefore gives where a postcode begins that stands before the town at text[at], with a
// comma or a space between: four to six digits; at where there is none. Nothing before
// least is one.
func codeBefore(text string, at, least int) int {
	j := len(strings.TrimSuffix(strings.TrimSuffix(text[:at], " "), ","))
	if j == at {
		return at
	}
	i := chars.DigitsStart(text, j, max(least, j-7))
	if n := j - i; n < 4 || n > 6 || lex.JoinsBefore(text, i) || !lex.StandsAfter(text, i) {
		return at
	}
	return i
}

// bracketQuarter is the end of a quarter in brackets behind the number of a house at text[i], in Korean, or i.
func bracketQuarter(text string, i int) int {
	if i == 0 || !numeral.IsDigit(text[i-1]) || !strings.HasPrefix(text[i:], " (") {
		return i
	}
	k := i + len(" (")
	for range 12 { // runes
		r, n := utf8.DecodeRuneInString(text[k:])
		if !unicode.Is(unicode.Hangul, r) {
			break
		}
		k += n
	}
	if k == i+len(" (") || k >= len(text) || text[k] != ')' || !strings.HasSuffix(text[:k], "동") && !strings.HasSuffix(text[:k], "리") &&
		!strings.HasSuffix(text[:k], "가") {
		return i
	}
	return k + 1
}

// bracketCode is the end of a postcode in brackets at text[i], with a space before it, as
// in 중앙로 1 (83250), or i.
func bracketCode(text string, i int) int {
	const size = len(" (83250)")
	if !strings.HasPrefix(text[i:], " (") || len(text)-i < size || text[i+size-1] != ')' {
		return i
	}
	if !chars.IsNumber(text[i+2 : i+size-1]) {
		return i
	}
	return i + size
}

// districtEnds are what the names of the parts of a Korean or Chinese town end with, and
// of towns and counties.
const districtEnds = "시군구동읍면리도區区县縣市町村镇鎮乡鄉"

// isDistricts reports whether a text is nothing but the names of parts of a town, with
// spaces around them.
func isDistricts(text string) bool {
	n := 0
	for word := range strings.FieldsSeq(text) {
		r, _ := utf8.DecodeLastRuneInString(word)
		if n++; n > mostPlaceWords || !strings.ContainsRune(districtEnds, r) || utf8.RuneCountInString(word) < 2 ||
			addressScriptOf(word) != ofSpaceless || chars.HoldsDigit(word) {
			return false
		}
	}
	return n > 0
}

// What follows reads streets in Korean that stand without a town: 장천2길 15, 판교로 289번길 20. The name
// has a number, by which it is told from others that end alike.

// Bounds of such a street.
const koreanWay = "길"

// matchKoreanStreet reads a street around its last letter at text[at].
func matchKoreanStreet(text string, at int) (spec.Match, bool) {
	i := at + len(koreanWay)
	if i+1 >= len(text) || text[i] != ' ' || !numeral.IsDigit(text[i+1]) {
		return spec.Match{}, false
	}
	end := houseNumberEnd(text, i+1)
	if end == i+1 {
		return spec.Match{}, false
	}
	if rest := text[end:]; strings.HasPrefix(rest, "분") || strings.HasPrefix(rest, "개") || strings.HasPrefix(rest, "명") || strings.HasPrefix(rest, "km") {
		return spec.Match{}, false
	}
	k := len(strings.TrimSuffix(text[:at], "번"))
	from := chars.DigitsStart(text, k, k-5)
	if from == k || k-from == 5 {
		return spec.Match{}, false
	}
	name := koreanStart(text, from)
	if name == from { // 판교로 289번길
		if from == 0 || text[from-1] != ' ' || !strings.HasSuffix(text[:from-1], "로") {
			return spec.Match{}, false
		}
		if name = koreanStart(text, from-1); name == from-1 {
			return spec.Match{}, false
		}
	}
	return spec.Match{Start: name, End: end, Alone: 0.85}, true
}

// koreanStart is where the letters of Korean begin that stand right before text[i].
func koreanStart(text string, i int) int {
	k := i
	for range 10 { // runes at most
		r, n := utf8.DecodeLastRuneInString(text[:k])
		if r < '가' || r > '힣' {
			break
		}
		k -= n
	}
	return k
}
