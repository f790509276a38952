package spec

import (
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// TriggersOf gives those of the words of the set. Of letters beyond ASCII a gate knows no
// case, so that a word that begins with one is in it with a capital as well.
func TriggersOf(s *wordset.OtherSet) []Trigger {
	var latin, others []string
	add := func(w string) {
		if prose.IsOther(w) {
			others = append(others, w)
		} else {
			latin = append(latin, w)
		}
	}
	for _, w := range s.Words() {
		add(w)
		if first, n := utf8.DecodeRuneInString(w); n > 1 && unicode.ToUpper(first) != first {
			add(string(unicode.ToUpper(first)) + w[n:])
		}
		if prose.IsOther(w) {
			if capitals := wordset.UpperASCII(w); capitals != w {
				add(capitals) // 会員ID
			}
		}
	}
	var list []Trigger
	if len(latin) > 0 { // without words it would be any word
		list = append(list, OnToken(lex.TokenWord, 0).OneOf(latin, nil).inFull())
	}
	if len(others) > 0 {
		list = append(list, OnToken(lex.TokenOther, 0).OneOf(others, nil))
	}
	return list
}
