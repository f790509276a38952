package grammars

import (
	"slices"
	"strings"
	"sync"

	"github.com/privet-go/privet/internal/numbers"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/fields"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads numbers that are set apart in a way that none of their forms knows, right behind the word that names them:
// PESEL 440514-01359, NHS no: 94 34 76 59 19, NIP: 5 2 6 1 0 4 0 8 2 8.

const (
	apartAlone   = 0.9
	longestApart = 24 // characters of such a number
)

// apartCompacts are the memory of such numbers without their separators.
var apartCompacts = sync.Pool{New: func() any { return new([longestApart]byte) }}

// apartRecognizer makes the recognizer of a number in any groups, if its word and its check are enough to tell it.
func apartRecognizer(n *numbers.Number) (spec.Recognizer, bool) {
	word := wordOf(n)
	var lengths []int
	for _, f := range n.Forms {
		if letters, digits, ok := spec.Spelling(f.Pattern); ok && !slices.Contains(lengths, letters+digits) {
			lengths = append(lengths, letters+digits)
		}
	}
	slices.SortFunc(lengths, func(a, b int) int { return b - a }) // the longest first
	return spec.Recognizer{
		Name: n.Name + spec.SetApart, Label: n.Label, Region: n.Region, Source: n.Source,
		Doc:      "The number of " + n.Name + " in groups of any size, right behind its word.",
		Check:    n.Check,
		Sums:     n.Sums,
		Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf([]string{word}, nil)},
		Match:    func(text string, at int) (spec.Match, bool) { return matchApart(text, at, word, lengths, n.Check) },
	}, word != ""
}

// wordOf is the word of a number's context that it is named by. It is empty where there is none, and where the check takes more
// than one in ten.
func wordOf(n *numbers.Number) string {
	if n.Check == nil || n.Lenient || len(n.Forms) == 0 || n.FalseAccept <= 0 || n.FalseAccept > 0.1 {
		return ""
	}
	names := strings.FieldsFunc(n.Name+"-"+strings.ToLower(string(n.Label)), func(r rune) bool { return r == '-' || r == '_' })
	if i := slices.IndexFunc(names, func(w string) bool { return len(w) >= 3 && slices.Contains(n.Context, w) }); i >= 0 {
		return names[i]
	}
	return ""
}

// matchApart reads the number behind the word at text[at].
func matchApart(text string, at int, word string, lengths []int, check func([]byte) bool) (spec.Match, bool) {
	end := at + len(word)
	if end >= len(text) || !strings.EqualFold(text[at:end], word) || lex.JoinsAfter(text, end) || lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	start := behindLinks(text, end)
	if start == end {
		return spec.Match{}, false
	}
	buf := apartCompacts.Get().(*[longestApart]byte) // what is given to a check escapes
	defer apartCompacts.Put(buf)
	compact := buf[:0]
	var ends [longestApart]int // of each character of the number
	for i, most := start, min(lengths[0], len(buf)); i < len(text) && len(compact) < most; i++ {
		if c := text[i]; numeral.IsAlnum(c) {
			ends[len(compact)] = i + 1
			compact = append(compact, numeral.Upper(c))
		} else if c != ' ' && !lex.IsGlue(c) || !numeral.IsAlnum(text[i-1]) {
			break
		}
	}
	for _, n := range lengths {
		if n > len(compact) || ends[n-1]-start == n { // which its forms have
			continue
		}
		if last := ends[n-1]; lex.StandsBefore(text, last) && check(compact[:n]) {
			return spec.Match{Start: start, End: last, Alone: apartAlone}, true
		}
	}
	return spec.Match{}, false
}

// behindLinks is where the value begins that the name of a field which ends at text[i] leads to: behind signs and up to two words
// such as number and is. It is i where none is near.
func behindLinks(text string, i int) int {
	from := i
	for range 3 {
		k := chars.BytesEnd(text, i, i+4, " .:#=(\"'")
		if k == len(text) || k == i {
			return from
		}
		if numeral.IsDigit(text[k]) {
			return k
		}
		end, _ := prose.WordAt(text, k)
		if end == k || !wordset.InSet(fields.SaidLinks, text[k:end]) {
			return k
		}
		i = end
	}
	return from
}
