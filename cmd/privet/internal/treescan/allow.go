package treescan

import (
	"errors"
	"slices"
	"strings"
	"unicode"

	"github.com/privet-go/privet"
)

// allowMark begins a comment such as "privet:allow EMAIL_ADDRESS of the founder".
const allowMark = "privet:allow"

// An allowance is the labels that a comment allows on its line. One that stands
// alone on its line is about the next line as well.
type allowance struct {
	labels []privet.Label
	alone  bool
}

var errAllow = errors.New("a comment " + allowMark + " needs a label, or several with commas between them, and a reason")

// allowanceOf reads the comment of a line. ok is false where there is none.
func allowanceOf(line string) (a allowance, ok bool, err error) {
	before, rest, ok := strings.Cut(line, allowMark)
	if !ok || strings.TrimLeft(rest, " \t") == rest {
		return a, false, nil
	}
	fields := strings.Fields(rest)
	if len(fields) == 0 {
		return a, false, errAllow
	}
	for word := range strings.SplitSeq(fields[0], ",") {
		l, err := privet.ParseLabel(word)
		if err != nil {
			return a, false, errAllow
		}
		a.labels = append(a.labels, l)
	}
	if !slices.ContainsFunc(fields[1:], func(s string) bool { return strings.ContainsFunc(s, isLetter) }) {
		return a, false, errAllow
	}
	a.alone = !strings.ContainsFunc(before, isLetter)
	return a, true, nil
}

func isLetter(r rune) bool { return unicode.IsLetter(r) }

// allowances are those of a text, by line.
type allowances map[int]allowance

// allowancesOf reads the comments of a text of which the first line has a number. Lines whose comment cannot be used are returned as well.
func allowancesOf(text string, first int) (list allowances, bad []int) {
	if !strings.Contains(text, allowMark) {
		return nil, nil
	}
	list = allowances{}
	n := first
	for line := range strings.Lines(text) {
		if a, ok, err := allowanceOf(line); err != nil {
			bad = append(bad, n)
		} else if ok {
			list[n] = a
		}
		n++
	}
	return list, bad
}

// has reports whether a label is allowed on a line.
func (list allowances) has(line int, l privet.Label) bool {
	if list == nil {
		return false
	}
	if a, ok := list[line-1]; ok && a.alone && slices.Contains(a.labels, l) {
		return true
	}
	a, ok := list[line]
	return ok && slices.Contains(a.labels, l)
}
