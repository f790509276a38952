package secrets

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file knows the names of accounts that are made of the beginnings of a name that stands near:
//
//	Lotte Hagström (lohag) cannot log in.
//	user rveltman, that is Ruud Veltman

const (
	fewestOfName   = 4   // letters of such a name of an account
	fewestOfPart   = 3   // letters of one of its parts, or two of both
	nameOfLogin    = 160 // bytes around it in which the name stands
	mostNamesAsked = 32  // words with a capital that are looked at
)

// A namePart is a word of a name in small letters without diacritics.
type namePart struct {
	room   [2 * lexicon.LongestWord]byte
	n      int  // bytes of it
	marked bool // it has diacritics, which accounts have as a second vowel or not
	end    int  // of the word in the text
}

// read takes the word text[i:j].
func (p *namePart) read(text string, i, j int) {
	p.n = len(lexicon.AppendFolded(p.room[:0], text[i:j]))
	p.marked, p.end = !chars.IsASCII(text[i:j]), j
}

// begins reports whether the word begins with letters: brueg, of Brüggemann.
func (p *namePart) begins(letters []byte) bool {
	k := 0
	for i, c := range letters {
		switch {
		case k < p.n && p.room[k] == c:
			k++
		case p.marked && i > 0 && (c == 'e' || c == 'a') && strings.IndexByte("aou", letters[i-1]) >= 0 && k > 0 && letters[i-1] == p.room[k-1]:
		default:
			return false
		}
	}
	return true
}

// lettersOfLogin appends the letters of what may be the name of an account: without dots and the like, and the digits at its
// end. It gives nothing for one with digits or capitals inside.
func lettersOfLogin(dst []byte, login string) []byte {
	end := chars.DigitsStart(login, len(login), 0)
	for i := range end {
		switch c := login[i]; {
		case 'a' <= c && c <= 'z':
			if len(dst) == cap(dst) {
				return nil
			}
			dst = append(dst, c)
		case c != '.' && c != '_' && c != '-':
			return nil
		}
	}
	return dst
}

// isMadeOf reports whether letters are the beginning of one word and then that of another.
func isMadeOf(letters []byte, a, b *namePart) bool {
	for k := 1; k < len(letters); k++ {
		if n := len(letters) - k; (k >= fewestOfPart || n >= fewestOfPart || k > 1 && n > 1) &&
			(a.begins(letters[:k]) && b.begins(letters[k:]) || b.begins(letters[:k]) && a.begins(letters[k:])) {
			return true
		}
	}
	return false
}

// isLoginOfName reports whether the name of an account text[from:to] is made of two words with capitals that stand beside each
// other in text[least:most].
func isLoginOfName(text string, from, to, least, most int) bool {
	var room [LongestUsername]byte
	letters := lettersOfLogin(room[:0], text[from:to])
	if len(letters) < fewestOfName {
		return false
	}
	var parts [2]namePart
	last := 0
	for i, n := max(0, least), 0; i < most && n < mostNamesAsked; {
		end := i
		capital := false
		if c := text[i]; numeral.IsLetter(c) || c >= utf8.RuneSelf && utf8.RuneStart(c) {
			end, capital = prose.WordAt(text, i)
		}
		if end == i {
			i++
			continue
		}
		if end > most {
			break
		}
		if !capital || lex.JoinsBefore(text, i) {
			parts[0].end = -1
			i = end
			continue
		}
		n++
		p, before := &parts[last], &parts[1-last]
		p.read(text, i, end)
		if n > 1 && before.end == i-1 && text[i-1] == ' ' && isMadeOf(letters, before, p) {
			return true
		}
		last = 1 - last
		i = end
	}
	return false
}

// matchBracketedLogin reads the name of an account in brackets behind the name that it is made of: Lotte Hagström (lohag).
func matchBracketedLogin(text string, at int) (spec.Match, bool) {
	i := at + 1
	if i >= len(text) || text[i] < 'a' || text[i] > 'z' || at < len("A B ") || text[at-1] != ' ' {
		return spec.Match{}, false
	}
	end, kind := loginAt(text, i)
	if kind == noLogin || end >= len(text) || text[end] != ')' && text[end] != ',' {
		return spec.Match{}, false
	}
	k := lex.WordStartWithin(text, at-1, at-1-wordset.LongestWord)
	if !chars.IsCapitalAt(text, k) {
		return spec.Match{}, false
	}
	return spec.Match{Start: i, End: end, Alone: 0.85}, isLoginOfName(text, i, end, at-64, at-1)
}
