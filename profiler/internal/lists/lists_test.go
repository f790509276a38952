package lists

import (
	"strings"
	"testing"
)

// TestWordData holds that each line of a file of words is a comment, or a set and its words, none of which is empty.
func TestWordData(t *testing.T) {
	list, err := files.ReadDir("words")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range list {
		if file.IsDir() {
			continue // these are read line by line
		}
		text, err := files.ReadFile("words/" + file.Name())
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for line := range strings.Lines(string(text)) {
			n++
			set, words, ok := strings.Cut(strings.TrimSuffix(line, "\n"), ": ")
			if strings.HasPrefix(line, "#") || line == "\n" {
				continue
			}
			if !ok || set == "" {
				t.Errorf("%s:%d: no set", file.Name(), n)
			}
			for word := range strings.SplitSeq(words, "|") {
				if strings.TrimSpace(word) == "" { // marks have a blank at an end
					t.Errorf("%s:%d: an empty word", file.Name(), n)
				}
			}
		}
	}
}
