package nfc

import (
	"testing"
	"unicode/utf8"
)

// TestComposed holds the normal form C of letters with marks, in whatever order they come.
func TestComposed(t *testing.T) {
	for in, want := range map[string]string{
		"plain": "plain", "e\u0301": "é", "é": "é", "e\u0323\u0302": "ệ", "e\u0302\u0323": "ệ", "ê\u0323": "ệ", "ẹ\u0302": "ệ", "\u212b": "Å", "A\u030a": "Å",
		"\u0301e": "\u0301e", "a\u0332\u0301": "á\u0332", "x\u0301": "x\u0301", "и\u0306": "й", "α\u0301": "ά", "ǖ": "ǖ", "u\u0308\u0304": "ǖ", "u\u0304\u0308": "ṻ",
		"日本": "日本", "a\u0301\u0301": "á\u0301", "a日\u0301": "a日\u0301", "\u0344": "\u0308\u0301", "\xff": "\ufffd",
	} {
		if got := Of(in); got != want {
			t.Errorf("%+q gives %+q, want %+q", in, got, want)
		}
	}
	c := composition()
	if len(c.compose) < 700 || len(c.class) < 100 {
		t.Errorf("%d compositions of %d marks", len(c.compose), len(c.class))
	}
	for r := range c.parts {
		if again := Of(string(c.decompose(nil, r))); again != Of(string(r)) {
			t.Errorf("%c is composed in two ways", r)
		}
	}
}

// FuzzComposed holds that what is composed is composed, and decomposed to the same.
func FuzzComposed(f *testing.F) {
	for _, s := range []string{"", "Müller", "日本 a\u0301", "e\u0323\u0302\u0301", "ǖ\u0323", "\xff"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		one := Of(s)
		var runes []rune
		for _, r := range s {
			runes = composition().decompose(runes, r)
		}
		if again := Of(one); again != one || Of(string(runes)) != one && utf8.ValidString(s) {
			t.Errorf("%+q gives %+q, and that %+q", s, one, again)
		}
	})
}
