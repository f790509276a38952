package corpus

import (
	"math/rand/v2"
	"regexp"
	"testing"
)

func TestSpelledDay(t *testing.T) {
	endings := map[string]string{"1": "st", "2": "nd", "3": "rd", "21": "st", "22": "nd", "23": "rd"}
	ordinal := regexp.MustCompile(`\b(\d{1,2})([a-z]+)\b`)
	m := &maker{rng: rand.New(rand.NewPCG(1, 2))}
	seen := map[string]bool{}
	for range 2000 {
		day := m.spelledDay(1987)
		found := ordinal.FindStringSubmatch(day)
		if found == nil {
			t.Fatalf("%q has no ordinal number", day)
		}
		want := endings[found[1]]
		if want == "" {
			want = "th"
		}
		if found[2] != want {
			t.Errorf("%q does not end in %s", day, want)
		}
		seen[found[1]] = true
	}
	if len(seen) != 28 {
		t.Errorf("%d days of a month, want 28", len(seen))
	}
}
