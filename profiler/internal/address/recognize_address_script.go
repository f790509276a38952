package address

import (
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/demographics"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/streetparts"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file finds streets with the number of a house in scripts other than Latin, by the
// word for the kind of the street: ул. Арбат, д. 10; Невский проспект, 28; شارع التحرير 12.

func AddressScriptRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "street-in-other-script", Label: "STREET_ADDRESS",
			Doc: "The word for a kind of street, its name and the number of a house in Cyrillic, Greek, Arabic, Hebrew or a script of " +
				"India; in Cyrillic the name can come first.",
			Source:   "UPU, postal addressing systems of the countries",
			Triggers: spec.TriggersOf(streetKindNames),
			Match:    matchScriptStreet,
			Beside:   0.97, Context: scriptAddressContext.Get(),
		},
		{
			Name: "street-in-korean", Label: "STREET_ADDRESS",
			Doc:      "A street in Korean whose name ends with a number and the letter for a way, and the number of a house, without a town: 장천2길 15.",
			Source:   "Ministry of the Interior and Safety, road name addresses",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenOther, 0).OneOf([]string{koreanWay}, nil)},
			Match:    matchKoreanStreet,
			Beside:   0.97, Context: scriptAddressContext.Get(),
		},
		{
			Name: "estate-in-bulgarian", Label: "STREET_ADDRESS",
			Doc: "The name of an estate or a quarter and the number of a block in it, with the staircase, the floor and the flat, in " +
				"Bulgarian: ж.к. Младост 1, бл. 23, вх. Б, ап. 14.",
			Source:   "UPU, postal addressing systems of the countries",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenOther, 0).OneOf(estateBlocks.Get(), nil)},
			Match:    matchEstate,
			Beside:   0.97, Context: scriptAddressContext.Get(),
		},
	}
}

var scriptAddressContext = lazy.Value[[]string]{Make: func() []string {
	return append([]string{"адрес", "адреса", "адресу", "διεύθυνση", "عنوان", "العنوان", "כתובת"}, lists.Words("address", "addressContext")...)
}}

// streetKindNames are the kinds of streets, by which their names begin.
var streetKindNames = &wordset.OtherSet{File: "address", Sets: []string{"streetKindNames"}}

// serbianKinds stand behind the name of a street in Serbian, which ends as serbianNames do, and mean other things behind others:
// Сомборски пут 18, but not први пут.
var (
	serbianKinds = &wordset.WordList{Text: "пут венац кеј"}
	serbianNames = [...]string{"ски", "шки", "чки", "ћки", "ев", "ов", "ин"}
)

// houseMarks stand between a street and the number of the house.
var houseMarks = [...]string{"д.", "дом", "буд.", "будинок", "№", "No.", "no.", "αρ.", "αριθμός", "رقم", "عمارة", "مبنى", "بناية", "برج", "فيلا",
	"پلاک", "מס'", "מספר"}

// houseMarkSeconds are their second bytes.
var houseMarkSeconds = func() (t [256]bool) {
	for _, mark := range houseMarks {
		t[mark[1]] = true
	}
	return t
}()

// Bounds of the name of a street, in words.
const mostScriptWords = 4

// scriptStreetAlone is what the form proves.
const scriptStreetAlone = 0.9

// longestScriptStreet bounds what matchScriptStreet reads up to the number of the house, in
// bytes: the kind, the words, and what stands between them and the number.
const longestScriptStreet = (mostScriptWords+1)*(wordset.LongestWord+3*utf8.UTFMax) + 64

// digitFrom is where the first digit of ASCII stands in text[i:i+n], or the end of that.
func digitFrom(text string, i, n int) int {
	for limit := min(len(text), i+n); i < limit; i++ {
		if numeral.IsDigit(text[i]) {
			return i
		}
	}
	return i
}

// matchScriptStreet reads a street around the word for its kind at text[at].
func matchScriptStreet(text string, at int) (spec.Match, bool) {
	if digit := digitFrom(text, at, 2*longestScriptStreet); digit-at >= longestScriptStreet {
		return spec.NothingBefore(digit - longestScriptStreet) // no number of a house
	}
	kind := streetKindNames.At(text, at)
	if kind == "" {
		return spec.Match{}, false
	}
	script := addressScriptOf(kind)
	behind := chars.SkipByte(text, at+len(kind), '.')
	if wordset.InSet(serbianKinds, kind) {
		start := capitalBefore(text, at, 0)
		end, ok := scriptHouse(text, behind)
		return spec.Match{Start: start, End: end, Alone: scriptStreetAlone}, ok && start < at &&
			demographics.EndsAsJob(text[start:at-1], serbianNames[:]) && endsHouse(text, end)
	}
	if kind == "ברחוב" || kind == "بشارع" {
		at += len("ב") // in, which is no part of it
	}
	if end, ok := scriptStreetEnd(text, behind, script); ok {
		return spec.Match{Start: at, End: end, Alone: scriptStreetAlone}, true
	}
	if script != ofCyrillic {
		return spec.Match{}, false
	}
	// Невский проспект, 28
	start := at
	for range 2 { // words before the kind
		from := capitalBefore(text, start, 0)
		if from == start || addressScriptOf(text[from:start]) != ofCyrillic {
			break
		}
		start = from
	}
	if start < at {
		start = ordinalStart(text, start)
	}
	if end, ok := scriptHouse(text, behind); ok && start < at {
		return spec.Match{Start: start, End: end, Alone: scriptStreetAlone}, true
	}
	return spec.Match{}, false
}

// ordinalStart is where the number before the name at text[i] begins, as in 2-я Брестская ул., or i.
func ordinalStart(text string, i int) int {
	if i < 4 || text[i-1] != ' ' {
		return i
	}
	k := lex.WordStartWithin(text, i-1, i-1-2*utf8.UTFMax)
	if k < 2 || text[k-1] != '-' || !numeral.IsDigit(text[k-2]) {
		return i
	}
	for k--; k > 0 && i-k < 16 && numeral.IsDigit(text[k-1]); k-- {
	}
	if lex.JoinsBefore(text, k) {
		return i
	}
	return k
}

// scriptStreetEnd is the end of the name of a street and the number of a house behind the
// kind of the street that ends at text[i].
func scriptStreetEnd(text string, i int, script addressScript) (end int, ok bool) {
	named := false
	for range mostScriptWords {
		if named {
			if end, ok := scriptHouse(text, i); ok {
				return end, true
			}
		}
		j := chars.SkipByte(text, i, ' ')
		if j == i && (i == 0 || text[i-1] != '.') {
			break
		}
		if !named && j < len(text) && (text[j] >= utf8.RuneSelf || text[j] == '"') {
			if end := prose.QuotedNameEnd(text, j); end > j { // ул. „Иван Вазов“ № 12
				to, ok := scriptHouse(text, end)
				return to, ok && (endsHouse(text, to) || !numeral.IsDigit(text[chars.SkipByte(text, end, ' ')]) ||
					!chars.IsLowerAt(text, min(len(text)-1, to+1)))
			}
		}
		word, capital := prose.WordAt(text, j)
		switch {
		case word == j: // 8 Марта, 1-я Тверская
			if word = streetOrdinal(text, j); word == j {
				return 0, false
			}
		case script == ofCyrillic && !capital && !isNameLink(text[j:word]), addressScriptOf(text[j:word]) != script:
			return 0, false
		case capital || script == ofCaseless:
			named = true
		}
		i = chars.SkipByte(text, word, '.')
	}
	if named {
		return scriptHouse(text, i)
	}
	return 0, false
}

// streetOrdinal is the end of a number in the name of a street at text[i], which a word
// follows, or i.
func streetOrdinal(text string, i int) int {
	j := chars.DigitsEnd(text, i, i+3)
	if j == i {
		return i
	}
	if j < len(text) && text[j] == '-' {
		end, _ := prose.WordAt(text, j+1)
		if n := utf8.RuneCountInString(text[j+1 : end]); n == 0 || n > 2 {
			return i
		}
		j = end
	}
	if j+1 >= len(text) || text[j] != ' ' {
		return i
	}
	if _, capital := prose.WordAt(text, j+1); !capital {
		return i
	}
	return j
}

// isNameLink reports whether a word in small letters can stand inside the name of a street.
func isNameLink(word string) bool {
	switch word {
	case "им", "имени", "и", "ім", "імені", "св", "της", "του", "των":
		return true
	}
	return false
}

// scriptHouse is the end of the number of a house, and of the flat in it, behind the name of
// a street that ends at text[i].
func scriptHouse(text string, i int) (end int, ok bool) {
	j := chars.SkipByte(text, i, ',')
	j += len(chars.PrefixOf(text[j:], "،"))
	j = chars.SkipByte(text, j, ' ')
	if j == i {
		return 0, false
	}
	j = skipHouseMark(text, j)
	j += len(chars.PrefixOf(text[j:], "رقم ")) // a building, number 4
	end = houseNumberEnd(text, j)
	if end == j {
		return 0, false
	}
	// A letter of the house: 12а.
	if r, n := utf8.DecodeRuneInString(text[end:]); chars.IsLetterRune(r) && r >= utf8.RuneSelf {
		if end += n; joinsAfterRune(text, end) {
			return 0, false
		}
	}
	return streetparts.UnitEnd(text, end), true
}

// skipHouseMark goes over one of houseMarks that stands at text[j], and the space behind it.
func skipHouseMark(text string, j int) int {
	if j+1 >= len(text) || !houseMarkSeconds[text[j+1]] {
		return j
	}
	if mark := chars.PrefixOf(text[j:], houseMarks[:]...); mark != "" {
		return chars.SkipByte(text, j+len(mark), ' ')
	}
	return j
}

// joinsAfterRune reports whether a letter or a digit of any script stands at text[i].
func joinsAfterRune(text string, i int) bool {
	r, _ := utf8.DecodeRuneInString(text[i:])
	return chars.IsLetterRune(r) || chars.IsMarkRune(r) || i < len(text) && numeral.IsDigit(text[i])
}
