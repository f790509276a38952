package samples

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// Found gives what recognizers find in a text by themselves with a probability of DefaultMinConfidence or more, without what lies
// above them: a word of their context counts in full wherever it stands near, and none speaks against them. Each token and each
// byte leads to all that name it, nothing is ruled out beforehand, and of what overlaps the surest stays, or the longest.
func Found(recognizers []spec.Recognizer, text string) (found []privet.Finding) {
	var all []privet.Finding
	for i := range recognizers {
		r := &recognizers[i]
		add := func(m spec.Match) {
			p := m.Alone
			if p < r.BesideContext() && isBeside(r, text, m) {
				p = r.BesideContext()
			}
			if p >= spec.DefaultMinConfidence {
				all = append(all, privet.Finding{Label: r.Label, Start: m.Start, End: m.End, Confidence: p})
			}
		}
		for at := 0; at < len(text); {
			next := at + 1
			end, kind := at, lex.TokenKind(0)
			token := lex.Classes[text[at]] != lex.ClassOther
			if token {
				end, kind = lex.NextToken(text, at)
				next = end
				if kind == lex.TokenOther { // words of a script that sets no spaces can stand anywhere
					_, n := utf8.DecodeRuneInString(text[at:])
					next = at + n
				}
				for _, s := range r.Shapes {
					if e, ok := spec.MatchShape(text, at, s.Pattern); ok && lex.StandsAlone(text, at, e) && r.Passes(spec.AppendCompact(nil, text[at:e])) {
						add(spec.Match{Start: at, End: e, Alone: s.Alone})
					}
				}
			}
			for _, t := range r.Triggers {
				if token == (t.Char != 0) || !token && t.Char != text[at] ||
					token && (t.Kind != kind || t.Length > 0 && min(t.Length, spec.LongestToken) != min(end-at, spec.LongestToken)) {
					continue
				}
				if m, ok := r.Match(text, at); ok && (r.Check == nil || r.Check(spec.AppendCompact(nil, text[m.Start:m.End]))) {
					add(m)
				}
				break
			}
			at = next
		}
	}
	slices.SortStableFunc(all, func(a, b privet.Finding) int {
		return cmp.Or(cmp.Compare(b.Confidence, a.Confidence), cmp.Compare(b.End-b.Start, a.End-a.Start), cmp.Compare(a.Start, b.Start))
	})
	for _, f := range all {
		if !slices.ContainsFunc(found, func(o privet.Finding) bool { return f.Start < o.End && o.Start < f.End }) {
			found = append(found, f)
		}
	}
	slices.SortFunc(found, func(a, b privet.Finding) int { return cmp.Compare(a.Start, b.Start) })
	return found
}

// contextAfter is how far behind a place, in bytes, words count.
const contextAfter = 24

// isBeside reports whether a word of a recognizer's context stands near a match on its line.
func isBeside(r *spec.Recognizer, text string, m spec.Match) bool {
	before, after := spec.ContextBefore, contextAfter
	if r.Reach > 0 {
		before, after = min(before, r.Reach), min(after, r.Reach)
	}
	from, to := max(0, m.Start-before), min(len(text), m.End+after)
	for _, part := range [...]string{text[from:m.Start], text[m.End:to]} {
		part = strings.NewReplacer("-", " ", "_", " ").Replace(strings.ToLower(part))
		for _, phrase := range r.Context {
			for i := 0; i < len(part); i++ {
				k := strings.Index(part[i:], phrase)
				if k < 0 {
					break
				}
				if i += k; !wordset.WordBefore(part, i) && !wordset.WordAfter(part, i+len(phrase)) {
					return true
				}
			}
		}
	}
	return false
}

// WantLabel checks that of a label recognizers by themselves find exactly what is marked.
func WantLabel(t testing.TB, recognizers []spec.Recognizer, label privet.Label, marked string) {
	t.Helper()
	text, want := Unmark(t, marked)
	got := slices.DeleteFunc(Found(recognizers, text), func(f privet.Finding) bool { return f.Label != label })
	for i := range got {
		got[i].Confidence = 0
	}
	if !slices.Equal(got, want) {
		t.Errorf("found %s\n want %s", Mark(text, got), marked)
	}
}

// WantFound checks that recognizers by themselves find exactly what is marked.
func WantFound(t testing.TB, recognizers []spec.Recognizer, marked string) {
	t.Helper()
	text, want := Unmark(t, marked)
	got := Found(recognizers, text)
	for i := range got {
		got[i].Confidence = 0
	}
	if !slices.Equal(got, want) {
		t.Errorf("found %s\n want %s", Mark(text, got), marked)
	}
}

// A Reporter is told of a mistake in a marked text.
type Reporter interface {
	Helper()
	Fatalf(format string, args ...any)
}

// Unmark takes the marks out of a text such as "call ⟦PHONE_NUMBER:+1 212 555
// 0100⟧" and gives the plain text and the findings that the marks stand for.
func Unmark(t Reporter, marked string) (text string, want []privet.Finding) {
	t.Helper()
	var b strings.Builder
	for {
		before, rest, ok := strings.Cut(marked, "⟦")
		b.WriteString(before)
		if !ok {
			return b.String(), want
		}
		label, rest, ok1 := strings.Cut(rest, ":")
		data, rest, ok2 := strings.Cut(rest, "⟧")
		if !ok1 || !ok2 || !privet.Label(label).IsWellFormed() {
			t.Fatalf("bad mark in %q", marked)
		}
		start := b.Len()
		b.WriteString(data)
		want = append(want, privet.Finding{Label: privet.Label(label), Start: start, End: b.Len()})
		marked = rest
	}
}

// Mark is the opposite of Unmark, for messages.
func Mark(text string, found []privet.Finding) string {
	var b strings.Builder
	at := 0
	for _, f := range found {
		fmt.Fprintf(&b, "%s⟦%s:%s⟧", text[at:f.Start], f.Label, text[f.Start:f.End])
		at = f.End
	}
	return b.String() + text[at:]
}
