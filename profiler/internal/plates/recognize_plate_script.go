package plates

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/fields"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file finds registration marks beside words for them, whatever the country: those
// in Latin letters by what all of them have in common, and those of countries that write
// letters of their own by the form that they have there.

// PlateScriptRecognizers find marks by the words beside them.
func PlateScriptRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "plate-beside-word", Label: "LICENSE_PLATE",
			Doc: "One to four groups of capitals and digits, four to nine in all and some of both, with spaces, hyphens or a dot between " +
				"them, beside a word for a plate.",
			Source:   "the countries' registration rules",
			Triggers: latinPlateTriggers.Get(),
			Match:    matchLatinPlate,
			Beside:   0.96, Context: fields.PlateContext(),
		},
		{
			Name: "plate-in-own-script", Label: "LICENSE_PLATE",
			Doc: "A mark with letters of its country: Cyrillic and Greek letters and three or four digits, a Chinese province, a letter and five " +
				"or six characters, " +
				"a Japanese office, class, kana and number, a Korean class, syllable and number, Arabic letters or Thai consonants and a " +
				"number, or the seven or eight digits of Israel; beside a word for a plate.",
			Source: "ГОСТ Р 50577-2018; ДСТУ 4278; GA 36-2018; 自動車登録規則; 자동차 등록번호판 등의 기준에 관한 고시; the countries' registration rules",
			Triggers: []spec.Trigger{
				spec.OnToken(lex.TokenDigits, 1).Standing().AtMost(plateAlone), spec.OnToken(lex.TokenDigits, 2).Standing().AtMost(plateAlone),
				spec.OnToken(lex.TokenDigits, 3).Standing().AtMost(plateAlone), spec.OnToken(lex.TokenDigits, 3).FollowedBy(" *\x80*").Standing(),
				spec.OnToken(lex.TokenDigits, 4).Standing().AtMost(plateAlone),
				spec.OnToken(lex.TokenDigits, 5).Standing().AtMost(plateAlone), spec.OnToken(lex.TokenDigits, 6).Standing().AtMost(plateAlone),
				spec.OnToken(lex.TokenWord, 1).Capitalised().FollowedBy("\x80* 9-9 A-A").BeforeDigits().Standing().AtMost(plateAlone),
				spec.OnToken(lex.TokenMixed, 5).Standing().AtMost(plateAlone), spec.OnToken(lex.TokenMixed, 6).Standing().AtMost(plateAlone),
				spec.OnToken(lex.TokenMixed, 7).Standing().AtMost(plateAlone)},
			Match:  matchScriptPlate,
			Beside: 0.96, Context: fields.PlateContext(),
		},
	}
}

// plateAlone is what a mark is worth without its word: too little for a guess.
const plateAlone = 0.004

// latinPlateTriggers are what a mark begins with: letters and a group with a digit, digits
// and a group of letters, or both in one.
var latinPlateTriggers = lazy.Value[[]spec.Trigger]{Make: func() (list []spec.Trigger) {
	list = append(list, spec.OnToken(lex.TokenWord, 0).FollowedBy(" 9-9.9 A-A.A").BeforeDigits().Capitalised().Standing().AtMost(plateAlone).Lengths(1, 3)...)
	list = append(list, spec.OnToken(lex.TokenDigits, 0).FollowedBy(" A-A.A 9-9.9").Standing().AtMost(plateAlone).Lengths(1, 5)...)
	list = append(list, spec.OnToken(lex.TokenMixed, 0).Standing().AtMost(plateAlone).Lengths(2, 9)...)
	return list
}}

// matchLatinPlate reads the groups of a mark.
func matchLatinPlate(text string, at int) (spec.Match, bool) {
	token, kind := lex.NextToken(text, at)
	if lex.PlaceAt(text, at) != lex.PlaceFree || at > 1 && lex.IsGlue(text[at-1]) && numeral.IsAlnum(text[at-2]) || kind == lex.TokenWord &&
		!spec.DigitBehind(text, token) {
		return spec.Match{}, false
	}
	end, both := plateAt(text, at)
	if end == at || at == 0 && end == len(text) || !lex.StandsBefore(text, end) || fields.IsOtherField(text, at) {
		return spec.Match{}, false
	}
	if text[at+1] == ' ' && numeral.IsLetter(text[at+2]) && numeral.IsLetter(text[at]) {
		return spec.Match{}, false // a word of one letter stands before it
	}
	if !both && strings.IndexByte(text[at:end], ' ') > 0 && !hasNumberGroup(text[at:end]) {
		return spec.Match{}, false
	}
	return spec.Match{Start: at, End: end, Alone: plateAlone}, true
}

// hasNumberGroup reports whether one of the groups of a mark is a number of two digits or
// more.
func hasNumberGroup(mark string) bool {
	digits := 0
	for i := range len(mark) {
		if numeral.IsDigit(mark[i]) {
			if digits++; digits == 2 {
				return true
			}
		} else {
			digits = 0
		}
	}
	return false
}

// matchScriptPlate reads a mark around a number, or from the letter behind the name of a
// Chinese province on.
func matchScriptPlate(text string, at int) (spec.Match, bool) {
	start, end := scriptPlate(text, at)
	if start == end || start == 0 && end == len(text) || lex.JoinsAfter(text, end) {
		return spec.Match{}, false
	}
	if isWholeJapanese(text[start:end]) {
		return spec.Match{Start: start, End: end, Alone: 0.85}, true // nothing else is written so
	}
	return spec.Match{Start: start, End: end, Alone: plateAlone}, true
}

// isWholeJapanese reports whether a mark has an office of two characters or more, a class of three digits, a kana and two
// pairs of digits with a hyphen: 浜松 580 さ 48-20.
func isWholeJapanese(mark string) bool {
	if len(mark) < len("浜松580さ48-20") || mark[0] < 0xE3 || mark[0] > 0xE9 || mark[len(mark)-3] != '-' {
		return false
	}
	i := strings.IndexAny(mark, "0123456789")
	office := len(strings.TrimRight(mark[:i], " "))
	return office >= len("浜松") && cells.DigitsAt(mark, i) == 3 && numeral.IsDigit(mark[len(mark)-5]) && !numeral.IsDigit(mark[len(mark)-6])
}

func scriptPlate(text string, at int) (start, end int) {
	end, kind := lex.NextToken(text, at)
	if lex.PlaceAt(text, at) != lex.PlaceFree || kind == lex.TokenWord && !spec.DigitBehind(text, end) {
		return at, at
	}
	if start, stop := chinesePlate(text, at); stop > start {
		return start, stop
	}
	if kind != lex.TokenDigits {
		return at, at
	}
	n := end - at
	if !isHighBeside(text, at, end) { // as most numbers: no letter of another script touches it
		return israeliPlate(text, at, end)
	}
	before, gap := runBefore(text, at)
	switch script := plateScriptOf(chars.LastRune(text[:at-gap])); {
	case at-gap > 0 && (script == unicode.Cyrillic || script == unicode.Greek):
		return europeanScriptPlate(text, at, end, before)
	case script == unicode.Thai && n <= 4 && gap <= 1:
		return thaiPlate(text, at, end, gap)
	case script == unicode.Arabic && n <= 4 && gap == 1:
		if from := spacedLetters(text, at-1); from < at {
			return from, end
		}
	}
	if end < len(text) {
		rest := text[end:]
		next, size := utf8.DecodeRuneInString(strings.TrimPrefix(rest, " "))
		switch {
		case next < 0x600: // as mostly: none of these scripts
		case unicode.Is(unicode.Hangul, next) && (n == 2 || n == 3) && rest[0] != ' ':
			return koreanPlate(text, at, end+size)
		case unicode.Is(unicode.Han, chars.LastRune(text[:at-gap])) && (n == 2 || n == 3) && gap <= 1 && unicode.Is(unicode.Hiragana, next):
			return japanesePlate(text, at-gap, len(text)-len(strings.TrimPrefix(rest, " "))+size)
		case unicode.Is(unicode.Arabic, next) && n <= 4:
			if to := spacedLettersBehind(text, end); to > end {
				return at, to
			}
		}
	}
	return israeliPlate(text, at, end)
}

// israeliPlate reads 12-345-67 and 123-45-678 from the first group of digits text[at:end].
func israeliPlate(text string, at, end int) (int, int) {
	if end < len(text) && text[end] == '-' {
		switch end - at {
		case 2:
			return at, fields.GroupsOf(text, at, "99-999-99")
		case 3:
			return at, fields.GroupsOf(text, at, "999-99-999")
		}
	}
	return at, at
}

// isHighBeside reports whether a byte beyond ASCII stands beside text[at:end], or behind one sign
// beside it.
func isHighBeside(text string, at, end int) bool {
	return text[max(0, at-1)] >= utf8.RuneSelf || text[max(0, at-2)] >= utf8.RuneSelf ||
		text[min(end, len(text)-1)] >= utf8.RuneSelf || text[min(end+1, len(text)-1)] >= utf8.RuneSelf
}

// plateRunes are the runes of those, and perhaps others from mostInSet on.
var plateRunes = lazy.Value[*chars.RuneSet]{Make: func() *chars.RuneSet {
	return chars.NewRuneSet(unicode.Cyrillic, unicode.Greek, unicode.Thai, unicode.Arabic)
}}

// plateScriptOf is the script of a letter, as far as marks are written in it.
func plateScriptOf(r rune) *unicode.RangeTable {
	if !plateRunes.Get().Has(r) {
		return nil // as mostly
	}
	for _, t := range [...]*unicode.RangeTable{unicode.Cyrillic, unicode.Greek, unicode.Thai, unicode.Arabic} {
		if unicode.Is(t, r) {
			return t
		}
	}
	return nil
}

// runBefore is where the capitals before text[at], with a space or a hyphen between or
// not, begin, and the length of that gap.
func runBefore(text string, at int) (start, gap int) {
	start = at
	if start > 0 && (text[start-1] == ' ' || text[start-1] == '-') {
		start, gap = start-1, 1
	}
	return capitalsBefore(text, start), gap
}

func capitalsBefore(text string, i int) int {
	for n := 0; n < 4 && i > 1 && text[i-1] >= utf8.RuneSelf; n++ {
		r, size := chars.RuneBefore(text, i)
		if !chars.IsUpperRune(r) || r < 0x370 || r > 0x52F {
			break
		}
		i -= size
	}
	return i
}

// capitalsBehind is the end of the Cyrillic capitals at text[i], and how many there are.
func capitalsBehind(text string, i int) (end, n int) {
	for n < 4 && i < len(text) {
		r, size := utf8.DecodeRuneInString(text[i:])
		if !chars.IsUpperRune(r) || r < 0x400 || r > 0x52F {
			break
		}
		i += size
		n++
	}
	return i, n
}

// europeanScriptPlate reads a mark of Russia, Ukraine, Bulgaria, Belarus or Greece around
// the number text[at:end]: А 123 ВС 199, КА 4821 ВТ, ΙΚΤ-4821.
func europeanScriptPlate(text string, at, end, from int) (int, int) {
	letters := utf8.RuneCountInString(strings.TrimRight(text[from:at], " -"))
	if letters == 0 || letters > 3 || chars.IsLetterRune(chars.LastRune(text[:from])) {
		return at, at
	}
	n := end - at
	i := chars.BytesEnd(text, end, end+1, " -")
	to, behind := capitalsBehind(text, i)
	switch {
	case letters == 1 && n == 3 && behind == 2: // Russia
		i = chars.SkipByte(text, to, ' ')
		if _, e := dates.Number(text, i, 4); (e-i == 2 || e-i == 3) && !lex.JoinsAfter(text, e) {
			return from, e
		}
		return from, to
	case letters <= 2 && n == 4 && (behind == 1 || behind == 2) && !chars.IsLetterRune(chars.NextRune(text, to)): // Ukraine, Bulgaria
		return from, to
	case letters == 2 && n == 3 && behind == 0 && end < len(text): // taxis of Russia
		if _, e := dates.Number(text, i, 3); i > end && e-i == 2 {
			return from, e
		}
	case letters == 3 && n == 4 && behind == 0 && plateScriptOf(chars.LastRune(strings.TrimRight(text[:at], " -"))) == unicode.Greek:
		return from, end
	}
	return at, at
}

// provinces are the Chinese characters that begin marks of China.
const provinces = "京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼"

// plateDots may stand behind the letter of such a mark, and endsPlateDot is true for their last
// bytes.
var (
	plateDots    = [...]string{"·", "•", " ", "-"}
	endsPlateDot = func() (t [256]bool) {
		for _, dot := range plateDots {
			t[dot[len(dot)-1]] = true
		}
		return t
	}()
)

// chinesePlate reads a mark of China around its letter or the characters behind that:
// 京A12345, 沪B·48219.
func chinesePlate(text string, at int) (start, end int) {
	i := at
	if at > 1 && (text[at-1] < utf8.RuneSelf && text[at-1] != ' ' && text[at-1] != '-' || text[at-1] == ' ' && text[at-2] < 'A') &&
		(text[at] < 'A' || text[at] > 'Z') {
		return at, at // as most
	}
	if at > 0 && endsPlateDot[text[at-1]] {
		for _, dot := range plateDots {
			if strings.HasSuffix(text[:i], dot) && i > len(dot) && numeral.IsLetter(text[i-len(dot)-1]) {
				i -= len(dot) + 1
				break
			}
		}
	}
	if i < 3 || i >= len(text) || text[i] < 'A' || text[i] > 'Z' || text[i-3]&0xF0 != 0xE0 {
		return at, at
	}
	r, size := chars.RuneBefore(text, i)
	if size < 3 || !strings.ContainsRune(provinces, r) {
		return at, at
	}
	end = i + 1
	for _, dot := range plateDots {
		if strings.HasPrefix(text[end:], dot) {
			end += len(dot)
			break
		}
	}
	n := 0
	for end < len(text) && n < 7 && (numeral.IsDigit(text[end]) || 'A' <= text[end] && text[end] <= 'Z') {
		end++
		n++
	}
	if n < 5 || n > 6 {
		return at, at
	}
	for _, special := range [...]string{"挂", "学", "警", "领"} {
		if n == 5 && strings.HasPrefix(text[end:], special) {
			end += len(special)
		}
	}
	return i - size, end
}

// koreanPlate reads a mark of Korea, which begins at text[at] and whose syllable ends at
// text[i]: 12가 3456.
func koreanPlate(text string, at, i int) (start, end int) {
	i = chars.SkipByte(text, i, ' ')
	if _, end = dates.Number(text, i, 5); end-i != 4 {
		return at, at
	}
	// The name of the province, as on older marks.
	if from := hangulBefore(text, at); from < at {
		return from, end
	}
	return at, end
}

// hangulBefore gives where the name of a province, two syllables, begins before text[at].
func hangulBefore(text string, at int) int {
	i := chars.BytesStart(text, at, at-1, " ")
	name := chars.SuffixOf(text[:i], "서울", "부산", "대구", "인천", "광주", "대전", "울산", "세종", "경기", "강원", "충북", "충남", "전북", "전남", "경북", "경남", "제주")
	if name != "" {
		return i - len(name)
	}
	return at
}

// japanesePlate reads a mark of Japan, the name of whose office ends at text[i] and whose
// kana ends at text[j]: 品川 300 あ 12-34.
func japanesePlate(text string, i, j int) (start, end int) {
	start = i
	for n := 0; n < 4 && start > 0; n++ {
		r, size := utf8.DecodeLastRuneInString(text[:start])
		if !unicode.Is(unicode.Han, r) {
			break
		}
		start -= size
	}
	j = chars.SkipByte(text, j, ' ')
	end = j
	digits := 0
	for end < len(text) && digits < 5 {
		switch {
		case numeral.IsDigit(text[end]):
			digits++
			end++
		case text[end] == '-' && digits > 0 && end+1 < len(text) && numeral.IsDigit(text[end+1]):
			end++
		case strings.HasPrefix(text[end:], "・"):
			end += len("・")
		default:
			if digits == 0 {
				return i, i
			}
			return start, end
		}
	}
	if digits == 0 || digits > 4 {
		return i, i
	}
	return start, end
}

// thaiPlate reads a mark of Thailand whose number is text[at:end], behind two consonants
// or three and a digit before them: 1กข 4821.
func thaiPlate(text string, at, end, gap int) (int, int) {
	i, n := at-gap, 0
	for n < 3 && i > 0 {
		r, size := utf8.DecodeLastRuneInString(text[:i])
		if r < 'ก' || r > 'ฮ' {
			break
		}
		i -= size
		n++
	}
	if n < 2 || i > 0 && unicode.Is(unicode.Thai, chars.LastRune(text[:i])) {
		return at, at
	}
	if i > 0 && numeral.IsDigit(text[i-1]) && !(i > 1 && numeral.IsAlnum(text[i-2])) {
		i--
	}
	return i, end
}

// spacedLetters gives where one to three single Arabic letters with spaces between them
// begin before text[i], or i.
func spacedLetters(text string, i int) int {
	from := i
	for n := 0; n < 3; n++ {
		r, size := utf8.DecodeLastRuneInString(text[:from])
		if !unicode.Is(unicode.Arabic, r) || from-size > 0 && text[from-size-1] != ' ' {
			if n < 2 {
				return i + 1
			}
			break
		}
		from -= size
		if from == 0 || n == 2 {
			break
		}
		before, _ := utf8.DecodeLastRuneInString(text[:from-1])
		two := from - 1 - utf8.RuneLen(before)
		if !unicode.Is(unicode.Arabic, before) || two > 0 && text[two-1] != ' ' {
			if n == 0 {
				return i + 1
			}
			break
		}
		from--
	}
	return from
}

// spacedLettersBehind gives the end of two or three single Arabic letters with spaces
// between them behind text[:i], or i.
func spacedLettersBehind(text string, i int) int {
	to, n := i, 0
	for n < 3 && to+1 < len(text) && text[to] == ' ' {
		r, size := utf8.DecodeRuneInString(text[to+1:])
		k := to + 1 + size
		if !unicode.Is(unicode.Arabic, r) || k < len(text) && text[k] >= utf8.RuneSelf {
			break
		}
		to = k
		n++
	}
	if n < 2 {
		return i
	}
	return to
}
