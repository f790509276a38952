package glob

import (
	"regexp"
	"strings"
	"testing"
)

// slowMatch is Matches by a regular expression.
func slowMatch(pattern, name string) bool {
	quoted := regexp.QuoteMeta(string([]rune(pattern)))
	quoted = strings.NewReplacer(`\*`, `(?s:.*)`, `\?`, `(?s:.)`).Replace(quoted)
	return regexp.MustCompile(`^(?:` + quoted + `)$`).MatchString(name)
}

// TestPattern holds what patterns stand for.
func TestPattern(t *testing.T) {
	for _, tt := range []struct {
		pattern, name string
		want          bool
	}{
		{"addr_*", "addr_", true}, {"addr_*", "addr_city", true}, {"addr_*", "addr", false}, {"addr_*", "my_addr_", false},
		{"customers[].phones[]", "customers[].phones[]", true}, {"customers[].*", "customers[].phones[]", true}, {"customers[].*", "customersa.x", false},
		{"*", "", true}, {"**", "x", true}, {"?", "é", true}, {"?", "", false}, {"?", "ab", false}, {"a*b*c", "a-b-b-c", true}, {"a*b*c", "a-c-b", false},
		{strings.Repeat("ab", 100), strings.Repeat("ab", 100), true}, {strings.Repeat("a?", 100) + "*z", strings.Repeat("ab", 100) + "..z", true},
		{"[ab]*", "a", false}, {`\*`, `\x`, true}, {"{*}", "{x}", true},
	} {
		if got := New(tt.pattern).Matches(tt.name); got != tt.want || got != slowMatch(tt.pattern, tt.name) {
			t.Errorf("%.20q stands for %.20q: %v", tt.pattern, tt.name, got)
		}
	}
}

func FuzzPattern(f *testing.F) {
	f.Add("a*b?", "axxbc")
	f.Add(strings.Repeat("a*", 60), strings.Repeat("a", 300))
	f.Fuzz(func(t *testing.T, pattern, name string) {
		if len(pattern) > MaxLength || strings.ToValidUTF8(pattern, "") != pattern || strings.ToValidUTF8(name, "") != name {
			return
		}
		if got := New(pattern).Matches(name); got != slowMatch(pattern, name) {
			t.Errorf("%q stands for %q: %v", pattern, name, got)
		}
	})
}
