package reveal

import (
	"strings"
	"testing"
)

// FuzzForms holds that no value makes a form or a cipher panic, and that what is compared
// has no separators.
func FuzzForms(f *testing.F) {
	for _, s := range []string{"", "123-45-6789", "john.doe@example.com", "1985-02-03", "0x00", "Żółć", "\xff", "00000", "a b c d e"} {
		f.Add(s, "masked")
	}
	f.Fuzz(func(t *testing.T, original, masked string) {
		const most = 256
		if len(original) > most || len(masked) > most {
			return
		}
		target := NewTarget(2)
		target.Add(masked, 0)
		Results(original, func(*Form) bool { return true }, func(f *Form, result string) {
			target.Find(f, result, func(int) {})
			if c := canonical(result); canonical(c) != c && !strings.HasPrefix(c, "0") {
				t.Errorf("%s: what is compared is not the same when it is compared again", f.Name)
			}
		})
		Reversal(original, masked)
		for _, c := range []string{canonical(original), canonical(masked), masked} {
			for _, s := range []string{original, masked, strings.ToUpper(original)} {
				if isCanonicalOf(s, c) != (canonical(s) == c) {
					t.Errorf("%q is canonically %q and not %q: %v", s, canonical(s), c, isCanonicalOf(s, c))
				}
			}
		}
		pairs := [][2]string{{original, masked}, {masked, original}, {original, original}}
		Substituted(pairs)
		KeyStreamed(pairs)
		Rearranged(pairs)
	})
}

// TestLongestDigest holds that no hash that reversal looks for has a longer result.
func TestLongestDigest(t *testing.T) {
	Results("john.doe@example.com", func(f *Form) bool { return f.Hash && !f.Rare }, func(f *Form, result string) {
		if len(result) > longestDigest {
			t.Errorf("%s: %d", f.Name, len(result))
		}
	})
}
