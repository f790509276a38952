package decode

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
)

// This file finds the ends of lines that a value may go over: a number that is broken off, a date between its words, a name in
// a sentence. Most ends of lines are none, as two bytes tell.

// A Wrap is such an end of a line. In its place the value has a space, or nothing where Soft is set.
type Wrap struct {
	At, End int  // from the end of what is written in a line to what is written in the next
	Soft    bool // a hyphen or a soft break of quoted-printable stands before it
	Initial bool // an initial stands before it
	Alike   bool // both lines look the same, as in a list
}

// Bounds of what is looked at around the end of a line, in bytes.
const (
	wrapReach      = 40  // of a number
	fewestWrapped  = 7   // digits of a number
	sentenceBefore = 20  // before a name that a sentence goes on with
	longestAlike   = 24  // of lines that are compared
	longestMarks   = 16  // before what is written in a line
	longestLine    = 256 // that is looked at
)

// NextWrap gives the first Wrap whose line ends in text[i:limit], and the place to go on from; or false.
func NextWrap(text string, i, limit int) (w Wrap, next int, ok bool) {
	for i < limit {
		k := strings.IndexByte(text[i:limit], '\n')
		if k < 0 {
			break
		}
		i += k + 1
		if w, ok = wrapAt(text, i-1); ok {
			return w, i, true
		}
	}
	return Wrap{}, limit, false
}

// wrapAt is NextWrap for the end of a line at text[i].
func wrapAt(text string, i int) (w Wrap, ok bool) {
	at := i
	for at > 0 && (text[at-1] == '\r' || text[at-1] == ' ') && i-at < 3 {
		at--
	}
	if at == 0 || i+1 == len(text) || text[at-1] <= ' ' {
		return w, false
	}
	marked := i + 1 // what is written begins behind the marks of quotations, comments and lists
	end := marksEnd(text, marked)
	if end == len(text) || !mayWrap[text[at-1]] || !mayWrap[text[end]] {
		return w, false
	}
	from := lex.LineStart(text, at, longestLine)
	begin := marksEnd(text, from)
	if begin >= at || strings.TrimSpace(text[from:begin]) != strings.TrimSpace(text[marked:end]) {
		return w, false
	}
	w = Wrap{At: at, End: end, Soft: text[at-1] == '-', Initial: text[at-1] == '.' && at-begin > 2 && text[at-3] == ' '}
	if text[at-1] == '=' && at > 1 && numeral.IsAlnum(text[at-2]) && numeral.IsAlnum(text[end]) {
		w.At, w.Soft = at-1, true
		return w, true
	}
	to := lex.LineEnd(text, end, longestLine)
	number := goesOnAsNumber(text, begin, at, end, to)
	if !number && !goesOnAsDate(text, begin, at, end) && !goesOnAsName(text, begin, at, end, to, w.Initial) {
		return w, false
	}
	if w.Alike = isAlike(text[begin:at], text[end:to]); !w.Alike {
		return w, true
	}
	// Three lines that look the same are a list.
	if from > 0 {
		if k := marksEnd(text, lex.LineStart(text, from-1, longestLine)); k < from && isAlike(text[k:from-1], text[begin:at]) {
			return w, false
		}
	}
	if to+1 < len(text) {
		if k := marksEnd(text, to+1); isAlike(text[k:lex.LineEnd(text, k, longestLine)], text[end:to]) {
			return w, false
		}
	}
	return w, number
}

// mayWrap are the bytes that can stand beside the end of a line within a value.
var mayWrap = chars.SetWhere(func(c byte) bool {
	return numeral.IsAlnum(c) || c >= utf8.RuneSelf || strings.IndexByte("-./()+=", c) >= 0
})

// marksEnd is where what is written in a line begins that begins at text[i].
func marksEnd(text string, i int) int {
	k := i
	for k < len(text) && k-i < longestMarks && strings.IndexByte(" \t>#*/|;-", text[k]) >= 0 {
		k++
	}
	if k > i && text[k-1] > ' ' && text[k-1] != '>' {
		return i // a sign or a slash that belongs to what follows
	}
	return k
}

// goesOnAsNumber reports whether the digits at the end of text[begin:at] and at the start of text[end:to] can be one number.
func goesOnAsNumber(text string, begin, at, end, to int) bool {
	before := digitsIn(text[chars.SetStart(text, at, max(begin, at-wrapReach), &inNumber):at])
	after := digitsIn(text[end:chars.SetEnd(text, end, min(to, end+wrapReach), &inNumber)])
	return before > 0 && after > 0 && before+after >= fewestWrapped
}

// inNumber are the bytes that can be a part of a number that is written in groups.
var inNumber = chars.SetOf("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ -./()+")

func digitsIn(s string) (n int) {
	for i := range len(s) {
		if numeral.IsDigit(s[i]) {
			n++
		}
	}
	return n
}

// goesOnAsDate reports whether a line ends with a day or a month, and the next one goes on with a month or a year.
func goesOnAsDate(text string, begin, at, end int) bool {
	i := at
	if text[i-1] == '.' {
		i--
	}
	if i > begin && numeral.IsDigit(text[i-1]) {
		k := chars.DigitsStart(text, i, begin)
		return i-k <= 2 && (k == begin || text[k-1] == ' ') && (numeral.IsLetter(text[end]) || text[end] >= utf8.RuneSelf)
	}
	k := wordBefore(text, begin, i)
	if k == i || !numeral.IsDigit(text[end]) {
		return false
	}
	return k > begin+1 && text[k-1] == ' ' && (numeral.IsDigit(text[k-2]) || k > begin+2 && text[k-2] == '.' && numeral.IsDigit(text[k-3])) ||
		isCapital(text[k:i])
}

// goesOnAsName reports whether a sentence ends its line with a word that has a capital, or with an initial, and goes on with
// another one and more.
func goesOnAsName(text string, begin, at, end, to int, initial bool) bool {
	i := at
	if initial {
		i--
	}
	k := wordBefore(text, begin, i)
	if k-begin < sentenceBefore || text[k-1] != ' ' || !initial && !isCapital(text[k:i]) || !isCapital(text[end:to]) {
		return false
	}
	n := strings.IndexByte(text[end:to], ' ')
	return n > 0 && n < to-end-1
}

// wordBefore is where the word begins that ends before text[i].
func wordBefore(text string, begin, i int) int {
	for i > begin && (numeral.IsLetter(text[i-1]) || text[i-1] >= utf8.RuneSelf) {
		i--
	}
	return i
}

// isCapital reports whether a text begins with a capital and a small letter.
func isCapital(text string) bool {
	r, n := utf8.DecodeRuneInString(text)
	small, _ := utf8.DecodeRuneInString(text[n:])
	return unicode.IsUpper(r) && unicode.IsLower(small)
}

// isAlike reports whether two lines begin alike: with digits and letters in the same places, however many digits.
func isAlike(a, b string) bool {
	for n := 0; n < longestAlike; n++ {
		if a == "" || b == "" {
			return strings.TrimSpace(a+b) == ""
		}
		switch c, d := a[0], b[0]; {
		case numeral.IsDigit(c) && numeral.IsDigit(d):
			a, b = a[chars.DigitsEnd(a, 0, len(a)):], b[chars.DigitsEnd(b, 0, len(b)):] // strings.TrimLeft takes a third of the time of a log
			continue
		case c != d && !(numeral.IsLetter(c) && numeral.IsLetter(d)):
			return false
		}
		a, b = a[1:], b[1:]
	}
	return true
}
