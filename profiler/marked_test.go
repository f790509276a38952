package profiler

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// unmark takes the marks out of a text such as "call ⟦PHONE_NUMBER:+1 212 555
// 0100⟧" and gives the plain text and the findings that the marks stand for.
func unmark(t *testing.T, marked string) (text string, want []privet.Finding) {
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

// mark is the opposite of unmark, for messages.
func mark(text string, found []privet.Finding) string {
	var b strings.Builder
	at := 0
	for _, f := range found {
		fmt.Fprintf(&b, "%s⟦%s:%s⟧", text[at:f.Start], f.Label, text[f.Start:f.End])
		at = f.End
	}
	return b.String() + text[at:]
}

// wantFound checks that exactly what is marked is found.
func wantFound(t *testing.T, p *Profiler, marked string) {
	t.Helper()
	text, want := unmark(t, marked)
	got := p.Find(text)
	same := slices.EqualFunc(got, want, func(a, b privet.Finding) bool {
		return a.Label == b.Label && a.Start == b.Start && a.End == b.End
	})
	if !same {
		t.Errorf("found %s\n want %s", mark(text, got), marked)
	}
}

func newProfiler(t testing.TB) *Profiler {
	t.Helper()
	p, err := New(nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}
