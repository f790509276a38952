package main

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// plainLetters names the Latin letters with marks by the letter below the
// mark. The standard library has no table of decompositions.
var plainLetters = func() map[rune]string {
	m := make(map[rune]string)
	for _, row := range []string{
		"aàáâãäåāăąǎảạấầẩẫậắằẳẵặ", "cçćĉċč", "dďđð", "eèéêëēĕėęěẻẽẹếềểễệ", "gĝğġģǧ", "hĥħ",
		"iìíîïĩīĭįıỉịǐ", "jĵ", "kķ", "lĺļľłŀ", "nñńņňŋ", "oòóôõöøōŏőơǒỏọốồổỗộớờởỡợ", "rŕŗř",
		"sśŝşšș", "tţťŧț", "uùúûüũūŭůűųưǔủụứừửữự", "wŵ", "yýÿŷỳỷỹỵ", "zźżž",
	} {
		plain, n := utf8.DecodeRuneInString(row)
		for _, r := range row[n:] {
			m[r] = string(plain)
		}
	}
	m['ß'], m['æ'], m['œ'], m['þ'] = "ss", "ae", "oe", "th"
	return m
}()

// fold gives a word in small letters without marks.
func fold(s string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(s) {
		if p, ok := plainLetters[r]; ok {
			b.WriteString(p)
		} else if !unicode.IsMark(r) && r != '’' && r != '\'' {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// title gives each word of a name a capital, also after hyphens and after
// the O' and Mc of Irish and Scottish names.
func title(s string) string {
	var b strings.Builder
	start := true
	var done int
	for i, r := range s {
		if start {
			r = unicode.ToTitle(r)
		}
		b.WriteRune(r)
		word := s[done:i]
		start = false
		switch r {
		case ' ', '-':
			start = true
			done = i + 1
		case '\'', '’':
			start = len(word) == 1
		case 'c':
			start = word == "m" && len(s)-i > 3
		}
	}
	return b.String()
}

// only reports whether each letter of s is in the set or is a plain one.
func only(s, set string) bool {
	for _, r := range strings.ToLower(s) {
		if r > unicode.MaxASCII && !strings.ContainsRune(set, r) {
			return false
		}
	}
	return true
}

// hasUpper reports whether s begins with a capital and has a small letter.
func hasUpper(s string) bool {
	r, n := utf8.DecodeRuneInString(s)
	return unicode.IsUpper(r) && strings.ToLower(s[n:]) != strings.ToUpper(s[n:]) && s[n:] != strings.ToUpper(s[n:])
}
