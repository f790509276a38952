package numbers

import (
	_ "embed"
	"strings"
	"sync"
)

//go:embed words.txt
var wordsFile string

var (
	wordsOnce sync.Once
	wordSets  map[string][]string
)

// words gives the words of a set of words.txt. A line of the file is the name of a set, a colon, and words between bars; a set may
// have any number of lines, and lines that begin with # are comments. A set that is not there is a fault of the program, and panics.
func words(name string) []string {
	wordsOnce.Do(func() {
		wordSets = map[string][]string{}
		for line := range strings.Lines(wordsFile) {
			set, list, ok := strings.Cut(strings.TrimRight(line, "\n"), ": ")
			if ok && !strings.HasPrefix(set, "#") {
				wordSets[set] = append(wordSets[set], strings.Split(list, "|")...)
			}
		}
	})
	list, ok := wordSets[name]
	if !ok {
		panic("numbers: words.txt has no set " + name)
	}
	return list[:len(list):len(list)]
}
