package numbers

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/numeral"
)

// TestNumbersAreDocumented holds that each number has a name of its own, a label, and says what it is and where that is published.
func TestNumbersAreDocumented(t *testing.T) {
	name := regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)
	seen := map[string]bool{}
	for i := range All() {
		n := &All()[i]
		if seen[n.Name] || !name.MatchString(n.Name) || Named(n.Name) != n {
			t.Errorf("%q is the name of two, or no name", n.Name)
		}
		seen[n.Name] = true
		if n.Label == "" || n.Source == "" || !strings.HasSuffix(n.Doc, ".") {
			t.Errorf("%s says too little of itself", n.Name)
		}
		if len(n.Sums) > 0 && n.Check == nil {
			t.Errorf("%s has sums and no check", n.Name)
		}
		for _, w := range append(append([]string(nil), n.Context...), n.Headers...) {
			if w == "" || w != strings.ToLower(w) || w != strings.Join(strings.Fields(w), " ") {
				t.Errorf("%s: %q is no phrase in lower case", n.Name, w)
			}
		}
	}
	if Named("no-such-number") != nil {
		t.Error("there is a number of any name")
	}
}

// TestWords holds that words.txt is in order and that all of its sets are asked for.
func TestWords(t *testing.T) {
	asked := map[string]bool{}
	for _, n := range All() {
		for _, list := range [][]string{n.Context, n.Headers} {
			if len(list) > 0 {
				asked[list[0]] = true
			}
		}
	}
	last := ""
	for line := range strings.Lines(wordsFile) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		set, list, ok := strings.Cut(strings.TrimSuffix(line, "\n"), ": ")
		if !ok || set < last {
			t.Errorf("%.40q is no line, or stands at the wrong place", line)
		}
		if set != last && !asked[words(set)[0]] {
			t.Errorf("%s is asked for by no number", set)
		}
		last = set
		for w := range strings.SplitSeq(list, "|") {
			if w == "" || w != strings.TrimSpace(w) {
				t.Errorf("%s has a word that is empty or has a blank at an end", set)
			}
		}
	}
}

// TestSums holds that each sum is true of the numbers that the check takes.
func TestSums(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 1))
	for _, n := range All() {
		for k := range n.Sums {
			s := &n.Sums[k]
			digits := make([]byte, s.Length())
			for range 20_000 {
				sum := 0
				for i := range digits {
					digits[i] = byte('0' + r.IntN(10))
					sum += s.Summand(i, int(digits[i]-'0'))
				}
				if !s.IsRight(sum) && n.Check(digits) {
					t.Fatalf("%s takes %s, whose sum is %d", n.Name, digits, sum)
				}
			}
		}
	}
}

// FuzzCheck holds that neither a check nor the facts trust the length or the characters of what they are given.
func FuzzCheck(f *testing.F) {
	for _, s := range []string{"", "0", "123456789", "12345678901", "PL1234567890", "AB1234567C", "00000000000000"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, c []byte) {
		for i, b := range c {
			if c[i] = numeral.Upper(b); !numeral.IsAlnum(c[i]) {
				c[i] = '0'
			}
		}
		for _, n := range All() {
			if n.Check != nil {
				n.Check(c)
			}
			if n.Facts != nil {
				n.Facts(string(c))
			}
		}
	})
}
