package profiler

import (
	"unicode"
	"unicode/utf8"
)

// triggersOf gives those of the words of the set. Of letters beyond ASCII a gate knows no
// case, so that a word that begins with one is in it with a capital as well.
func triggersOf(s *otherSet) []trigger {
	var latin, others []string
	add := func(w string) {
		if isOther(w) {
			others = append(others, w)
		} else {
			latin = append(latin, w)
		}
	}
	for _, w := range s.words {
		add(w)
		if first, n := utf8.DecodeRuneInString(w); n > 1 && unicode.ToUpper(first) != first {
			add(string(unicode.ToUpper(first)) + w[n:])
		}
		if isOther(w) {
			if capitals := upperASCII(w); capitals != w {
				add(capitals) // 会員ID
			}
		}
	}
	var list []trigger
	if len(latin) > 0 { // without words it would be any word
		list = append(list, onToken(tokenWord, 0).oneOf(latin, nil).inFull())
	}
	if len(others) > 0 {
		list = append(list, onToken(tokenOther, 0).oneOf(others, nil))
	}
	return list
}
