package risk

import "testing"

func TestLevelOf(t *testing.T) {
	for score, want := range map[int]Level{
		-1: Low, 0: Low, 29: Low, 30: Medium, 59: Medium, 60: High, 79: High, 80: Critical, 100: Critical, 101: Critical,
	} {
		if got := LevelOf(score); got != want {
			t.Errorf("LevelOf(%d) = %s, want %s", score, got, want)
		}
	}
}
