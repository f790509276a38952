package samples

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// far is how far from its trigger, in bytes, nothing counts for a grammar.
const far = 16 << 10

// HoldGrammars holds what grammars promise, on texts that are joined by chance of what tests have marked and of words of the
// recognizers: a match lies in the text, cuts no rune and has a probability; what stands far away does not count; and nothing
// is allocated but by those that are named.
func HoldGrammars(t *testing.T, rounds int, recognizers []spec.Recognizer, allocating ...string) {
	t.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	pieces := append(Marked(t), MoreWholes...)
	own := ownTexts(t)
	for i := range recognizers {
		pieces = append(pieces, recognizers[i].Context...)
		for _, trigger := range recognizers[i].Triggers {
			pieces = append(pieces, trigger.Gate.Words...)
		}
	}
	joints := []string{" ", " ", " ", ": ", "=", ", ", "\n", "-", ".", "(", "\"", "/", "@", "", "\xff", "é", " is ", "：", "1"}
	type call struct {
		r    *spec.Recognizer
		text string
		at   int
	}
	var calls []call
	matches := 0
	for range rounds {
		var b strings.Builder
		for range 1 + r.IntN(6) {
			piece := pieces[r.IntN(len(pieces))]
			if len(own) > 0 && r.IntN(3) == 0 {
				piece = own[r.IntN(len(own))]
			}
			if r.IntN(4) == 0 {
				piece = Altered(r, piece)
			}
			b.WriteString(piece + joints[r.IntN(len(joints))])
		}
		text := b.String()
		lines := []string{"Nothing is said of anybody here.\n", "card=12 tel 030 password: x is 7, he\n"}
		near := strings.Repeat(lines[0], far/len(lines[0]))
		for i := range recognizers {
			rec := &recognizers[i]
			eachSight(rec, text, func(at int) {
				calls = append(calls, call{rec, text, at})
				m, ok := rec.Match(text, at)
				if !ok {
					return
				}
				matches++
				if m.Start < 0 || m.Start >= m.End || m.End > len(text) || cutsRune(text, m.Start) || cutsRune(text, m.End) || m.Alone <= 0 || m.Alone >= 1 {
					t.Fatalf("%s finds %+v in %q", rec.Name, m, text)
				}
				if matches%16 != 0 {
					return // as it takes long
				}
				var found [2]spec.Match
				for k, line := range lines {
					before, behind := strings.Repeat(line, 9)+near, near+strings.Repeat(line, 9)
					found[k], _ = rec.Match(before+"\n"+text+"\n"+behind, at+len(before)+1)
					found[k].Start, found[k].End = found[k].Start-len(before), found[k].End-len(before)
				}
				if found[0] != found[1] {
					t.Fatalf("%s finds %+v or %+v in %q by what stands far away", rec.Name, found[0], found[1], text)
				}
			})
		}
	}
	if matches < rounds/200 {
		t.Errorf("%d matches only", matches)
	}
	calls = slices.DeleteFunc(calls, func(c call) bool { return slices.Contains(allocating, c.r.Name) })
	if n := testing.AllocsPerRun(1, func() {
		for _, c := range calls {
			c.r.Match(c.text, c.at)
		}
	}); n > 0 {
		seen := map[string]bool{}
		for _, c := range calls {
			if !seen[c.r.Name] && testing.AllocsPerRun(2, func() { c.r.Match(c.text, c.at) }) > 0 {
				seen[c.r.Name] = true
				t.Errorf("%s allocates at %d of %q", c.r.Name, c.at, c.text)
			}
		}
	}
}

// cutsRune reports whether text[i] is inside a rune.
func cutsRune(text string, i int) bool {
	for k := max(0, i-utf8.UTFMax+1); k < i; k++ {
		if _, n := utf8.DecodeRuneInString(text[k:]); k+n > i {
			return true
		}
	}
	return false
}

// ownTexts are the marked texts of the tests in this directory, without the marks.
func ownTexts(t *testing.T) (texts []string) {
	files, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(src)) {
			line = strings.TrimSuffix(strings.TrimSpace(line), ",")
			if !strings.Contains(line, "⟦") {
				continue
			}
			if text, err := strconv.Unquote(line); err == nil {
				text, _ = Unmark(t, text)
				texts = append(texts, text)
			}
		}
	}
	return texts
}

// eachSight calls a func at each place of a text at which a grammar is called.
func eachSight(r *spec.Recognizer, text string, call func(at int)) {
	if r.Match == nil {
		return
	}
	for at := 0; at < len(text); {
		end, kind, token := at+1, lex.TokenKind(0), lex.Classes[text[at]] != lex.ClassOther
		if token {
			end, kind = lex.NextToken(text, at)
		}
		for _, t := range r.Triggers {
			if token && t.Char == 0 && t.Kind == kind && (t.Length == 0 || min(t.Length, spec.LongestToken) == min(end-at, spec.LongestToken)) ||
				!token && t.Char == text[at] {
				call(at)
				break
			}
		}
		at = end
	}
}
