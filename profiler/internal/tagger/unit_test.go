package tagger

import "testing"

// TestWordTable finds the words of the tables and none that are like them.
func TestWordTable(t *testing.T) {
	const listed = "a to tot the über oder nábřeží skersgatvis sümbolid улица 12345678 123456789"
	table, set := newWordTable(listed), wordSet(listed)
	for word := range set {
		for _, w := range []string{word, word[1:], word[:len(word)-1], word + "a", "a" + word, word[:len(word)-1] + "\x00", "\x00" + word[1:], word + word} {
			if got := table.has(w); got != set[w] {
				t.Errorf("%q: %v", w, got)
			}
		}
	}
	if table.has("") {
		t.Error("an empty word is in it")
	}
}
