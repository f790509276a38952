package profiler

import (
	"strings"
	"unicode/utf8"
)

// This file finds telephone numbers that nothing stands beside but their language: in a text in Danish, 51 88 41 70 is one, and in
// a text in Czech 777 902 118, which in other languages may be an amount, a part or a row of scores.

var phoneLanguageRecognizers = []Recognizer{
	{
		Name:   "phone-of-language",
		Label:  "PHONE_NUMBER",
		Doc:    "A number in the groups of a country, standing free, where letters near it are those of a language of that country.",
		Source: "ITU-T E.123, national notation; the countries' numbering plans",
		triggers: []trigger{
			onToken(tokenDigits, 1).followedBy(" 9").startingWith("0").leading(),
			onToken(tokenDigits, 2).followedBy(" 9/9").leading(),
			onToken(tokenDigits, 3).followedBy(" 9").leading(),
			onToken(tokenDigits, 4).followedBy(" 9").startingWith("0", "2").leading(),
			onToken(tokenDigits, 10).startingWith("69", "2", "09", "06", "05").standing(),
			onToken(tokenDigits, 11).startingWith("89", "79", "1", "05").standing(),
		},
		match: matchPhoneOfLanguage,
	},
}

// phoneOfLanguage is how sure such a number is.
const phoneOfLanguage = 0.75

// A phoneForm is how a country writes numbers: 9 stands for a digit, 0 to 8 for themselves, and any of firsts begins it.
type phoneForm struct {
	form    string
	firsts  string // the first digits that it can have; all when empty
	letters string // of the language, one of which stands near
	script  rune   // the first letter of the script of the language, where all of it has one
}

var phoneForms = []phoneForm{
	{"99 99 99 99", "23456789", "æøÆØ", 0},
	{"999 99 999", "49", "øæØÆ", 0},
	{"999 999 999", "23456789", "ąęłśżźćńŁŚŻ", 0},
	{"999 999 999", "23456789", "ěřůťďňŘ", 0},
	{"0999 999 999", "", "ľťďňĺŕôčž", 0},
	{"999 999 999", "29", "ãõÃç", 0},
	{"999 999 999", "6789", "ñ¿¡óáíé", 0},
	{"999 99 99 99", "6789", "ñ¿¡óáíé", 0},
	{"0999 999 99 99", "", "ğşıİĞŞ", 0},
	{"0 999 999 99 99", "", "ğşıİĞŞ", 0},
	{"999 999 99 99", "5", "ğşıİĞŞ", 0},
	{"05999999999", "", "ğşıİĞŞ", 0},
	{"99/999-999", "", "őűŐŰáé", 0},
	{"06 99 999 9999", "", "őűŐŰáé", 0},
	{"999 999 9999", "6", "", 'Α'},
	{"9999 999 999", "2", "", 'Α'},
	{"999 9999999", "26", "", 'Α'},
	{"9999999999", "26", "", 'Α'},
	{"89999999999", "", "", 'А'},
	{"8 999 999 99 99", "", "", 'А'},
	{"0 800 999 999", "", "", 'А'},
	{"099 999 99 99", "", "", 'А'},
	{"099 999 9999", "", "", 'А'},
	{"19999999999", "", "", '一'},
}

// matchPhoneOfLanguage reads the number at text[at].
func matchPhoneOfLanguage(text string, at int) (match, bool) {
	if !isDigit(text[at]) || joinsBefore(text, at) || !mayStandFree(text, at) {
		return match{}, false
	}
	for i := range phoneForms {
		f := &phoneForms[i]
		end := at + len(f.form)
		if end > len(text) || f.firsts != "" && strings.IndexByte(f.firsts, text[at]) < 0 || !f.fits(text[at:end]) {
			continue
		}
		if joinsAfter(text, end) || end+1 < len(text) && (isGlue(text[end]) || text[end] == ' ' || text[end] == ',' || text[end] == ':') && isDigit(text[end+1]) {
			continue
		}
		if isMeasured(text, end) || strings.HasSuffix(text[at:end], "000") { // an amount
			continue
		}
		if f.speaks(text, at, end) {
			return match{at, end, phoneOfLanguage}, true
		}
	}
	return match{}, false
}

// fits reports whether digits and signs have the form.
func (f *phoneForm) fits(s string) bool {
	for i := range len(s) {
		if f.form[i] == '9' && isDigit(s[i]) || f.form[i] == s[i] {
			continue
		}
		return false
	}
	return true
}

// languageReach is how far, in bytes, a letter of a language counts.
const languageReach = 160

// speaks reports whether the language of the form is that of the text around text[at:end].
func (f *phoneForm) speaks(text string, at, end int) bool {
	around := [2]string{text[max(0, at-languageReach):at], text[end:min(len(text), end+languageReach)]}
	for _, part := range around {
		if f.letters != "" {
			if strings.ContainsAny(part, f.letters) {
				return true
			}
			continue
		}
		n := 0
		for _, r := range part {
			if f.inScript(r) {
				if n++; n >= 3 {
					return true
				}
			}
		}
	}
	return false
}

// inScript reports whether a letter is of the script.
func (f *phoneForm) inScript(r rune) bool {
	switch f.script {
	case '一':
		return 0x4E00 <= r && r <= 0x9FFF
	case 'А':
		return 0x400 <= r && r <= 0x4FF
	default:
		return 0x370 <= r && r <= 0x3FF
	}
}

// mayStandFree is false where the name of a field or a sign for numbers stands right before text[at]: what that is belongs to another reader.
func mayStandFree(text string, at int) bool {
	i := at
	for i > 0 && text[i-1] == ' ' {
		i--
	}
	if i == 0 {
		return false
	}
	switch c := text[i-1]; {
	case c == ':':
		return at+2 < len(text) && text[at+2] == '/' // 92/507-518
	case c == '\n', c == ',', c == '|', c == ')', c == '?', c == '!':
		return true
	case c == '(':
		return true
	case c == '.':
		return !strings.HasSuffix(text[:i], "nr.") && i > 5 && isLetter(text[i-2]) && isLetter(text[i-3]) && isLetter(text[i-4]) && isLetter(text[i-5])
	case isLetter(c), c >= utf8.RuneSelf:
		if strings.HasSuffix(text[:i], "№") || strings.HasSuffix(text[:i], "：") {
			return false
		}
		k := wordStart(text, i)
		if spaceless(lastRune(text[:i])) {
			return !strings.HasSuffix(text[:i], "号") && !strings.HasSuffix(text[:i], "单")
		}
		return i == at-1 && i-k > 1 && !inSet(saidLinks, text[k:i]) && !inSet(otherFields, text[k:i]) && !(c < utf8.RuneSelf && isCapitals(text[k:i]))
	}
	return false
}
