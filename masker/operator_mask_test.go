package masker

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"unicode"
)

// TestMaskCharacters holds which characters a policy can hide others with, and that a
// policy with any other is refused when it is read.
func TestMaskCharacters(t *testing.T) {
	for _, tt := range []struct {
		chars  string
		want   bool
		reason string
	}{
		{"*#.-_~xX0", true, "ASCII"},
		{"•█●×＊○…–§€°", true, "signs"},
		{"éДωの某ア", true, "letters that stand beside each other"},
		{"\u0301\u20DD\u0903\uFE0F\u200D\u034F", false, "marks"},
		{" \t\u00A0\u2003\u3000\u200B\u00AD\u2028", false, "spaces, and what shows nothing"},
		{"\u3164\u115F\uFFA0\u2800", false, "blank letters and symbols"},
		{"ب\u05D0\u0660\u061F\U00010800\U0001E900", false, "from right to left"},
		{"\U0001F1E9\U0001F3FB\u1100क\u0E01ｰ", false, "what joins others"},
		{"\uFFFD\uFFFC\uE000\u0378\x00\x7f\u202E", false, "no characters"},
	} {
		for _, r := range tt.chars {
			char, err := json.Marshal(string(r))
			if err != nil {
				t.Fatal(err)
			}
			_, err = ParsePolicy([]byte(`{"labels":{"SSN":{"operator":"mask","keepLast":2,"char":` + string(char) + `}}}`))
			if (err == nil) != tt.want || err != nil && (!errors.Is(err, ErrPolicy) || strings.ContainsRune(err.Error(), r) && r > unicode.MaxASCII) {
				t.Errorf("%U: %v (%s)", r, err, tt.reason)
			}
		}
	}
}

// TestMaskCharactersStand holds that no mark, and nothing that is not shown, hides
// anything, in all of Unicode.
func TestMaskCharactersStand(t *testing.T) {
	for r := rune(0); r <= unicode.MaxRune; r++ {
		if canHide(r) && (unicode.In(r, unicode.M, unicode.Z, unicode.C, unicode.Lm, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector, unicode.Regional_Indicator, unicode.Arabic, unicode.Hebrew) || unicode.IsLetter(r) && unicode.Is(unicode.Hangul, r) || !unicode.IsPrint(r)) {
			t.Errorf("%U hides", r)
		}
	}
}
