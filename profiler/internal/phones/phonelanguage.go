package phones

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/fields"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file finds telephone numbers that nothing stands beside but their language: in a text in Danish, 51 88 41 70 is one, and in
// a text in Czech 777 902 118, which in other languages may be an amount, a part or a row of scores.

func PhoneLanguageRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "phone-of-language", Label: "PHONE_NUMBER",
			Doc:    "A number in the groups of a country, standing free, where letters near it are those of a language of that country.",
			Source: "ITU-T E.123, national notation; the countries' numbering plans",
			Triggers: []spec.Trigger{
				spec.OnToken(lex.TokenDigits, 1).FollowedBy(" 9").StartingWith("0").Leading(),
				spec.OnToken(lex.TokenDigits, 2).FollowedBy(" 9/9").Leading(),
				spec.OnToken(lex.TokenDigits, 3).FollowedBy(" 9").Leading(),
				spec.OnToken(lex.TokenDigits, 4).FollowedBy(" 9").StartingWith("0", "2").Leading(),
				spec.OnToken(lex.TokenDigits, 10).StartingWith("69", "2", "09", "06", "05").Standing(),
				spec.OnToken(lex.TokenDigits, 11).StartingWith("89", "79", "1", "05").Standing(),
			},
			Match: matchPhoneOfLanguage,
		},
	}
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
	{"99 99 99 99", "23456789", "æøÆØ", 0}, {"999 99 999", "49", "øæØÆ", 0},
	{"999 999 999", "23456789", "ąęłśżźćńŁŚŻ", 0}, {"999 999 999", "23456789", "ěřůťďňŘ", 0},
	{"0999 999 999", "", "ľťďňĺŕôčž", 0}, {"999 999 999", "29", "ãõÃç", 0}, {"999 999 999", "6789", "ñ¿¡óáíé", 0},
	{"999 99 99 99", "6789", "ñ¿¡óáíé", 0}, {"0999 999 99 99", "", "ğşıİĞŞ", 0}, {"0 999 999 99 99", "", "ğşıİĞŞ", 0},
	{"999 999 99 99", "5", "ğşıİĞŞ", 0}, {"05999999999", "", "ğşıİĞŞ", 0}, {"99/999-999", "", "őűŐŰáé", 0},
	{"06 99 999 9999", "", "őűŐŰáé", 0}, {"999 999 9999", "6", "", 'Α'}, {"9999 999 999", "2", "", 'Α'},
	{"999 9999999", "26", "", 'Α'}, {"9999999999", "26", "", 'Α'}, {"89999999999", "", "", 'А'},
	{"8 999 999 99 99", "", "", 'А'}, {"0 800 999 999", "", "", 'А'}, {"099 999 99 99", "", "", 'А'},
	{"099 999 9999", "", "", 'А'}, {"19999999999", "", "", '一'},
}

// matchPhoneOfLanguage reads the number at text[at].
func matchPhoneOfLanguage(text string, at int) (spec.Match, bool) {
	if !numeral.IsDigit(text[at]) || lex.JoinsBefore(text, at) || !mayStandFree(text, at) {
		return spec.Match{}, false
	}
	for i := range phoneForms {
		f := &phoneForms[i]
		end := at + len(f.form)
		if end > len(text) || f.firsts != "" && strings.IndexByte(f.firsts, text[at]) < 0 || !f.fits(text[at:end]) {
			continue
		}
		if lex.JoinsAfter(text, end) || end+1 < len(text) && (lex.IsGlue(text[end]) || text[end] == ' ' || text[end] == ',' || text[end] == ':') &&
			numeral.IsDigit(text[end+1]) {
			continue
		}
		if prose.IsMeasured(text, end) || strings.HasSuffix(text[at:end], "000") { // an amount
			continue
		}
		if f.speaks(text, at, end) {
			return spec.Match{Start: at, End: end, Alone: phoneOfLanguage}, true
		}
	}
	return spec.Match{}, false
}

// fits reports whether digits and signs have the form.
func (f *phoneForm) fits(s string) bool {
	for i := range len(s) {
		if f.form[i] == '9' && numeral.IsDigit(s[i]) || f.form[i] == s[i] {
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
		return !strings.HasSuffix(text[:i], "nr.") && i > 5 && numeral.IsLetter(text[i-2]) && numeral.IsLetter(text[i-3]) && numeral.IsLetter(text[i-4]) &&
			numeral.IsLetter(text[i-5])
	case numeral.IsLetter(c), c >= utf8.RuneSelf:
		if strings.HasSuffix(text[:i], "№") || strings.HasSuffix(text[:i], "：") {
			return false
		}
		k := prose.WordStart(text, i)
		if chars.Spaceless(chars.LastRune(text[:i])) {
			return !strings.HasSuffix(text[:i], "号") && !strings.HasSuffix(text[:i], "单")
		}
		return i == at-1 && i-k > 1 && !wordset.InSet(fields.SaidLinks, text[k:i]) && !wordset.InSet(fields.OtherFields, text[k:i]) &&
			!(c < utf8.RuneSelf && prose.IsCapitals(text[k:i]))
	}
	return false
}
