package profiler

import (
	"embed"
	"strings"
)

//go:embed words
var wordFiles embed.FS

// A wordData is a file of words: sets of words and phrases in small letters, by the name of the set.
type wordData map[string][]string

// readWords reads the file of words of a name. A line is the name of a set, a colon, and words between bars; a set may have any
// number of lines. Lines that begin with # are comments. The files are a part of the program, so that reading does not fail.
func readWords(name string) wordData {
	data := wordData{}
	for line := range strings.Lines(wordText(name)) {
		set, words, ok := strings.Cut(strings.TrimRight(line, "\n"), ": ")
		if ok && !strings.HasPrefix(set, "#") {
			data[set] = append(data[set], strings.Split(words, "|")...)
		}
	}
	return data
}

// wordText is the whole file of words of a name.
func wordText(name string) string {
	text, err := wordFiles.ReadFile("words/" + name + ".txt")
	if err != nil {
		panic(err)
	}
	return string(text)
}

// set gives the words of some sets together.
func (d wordData) set(names ...string) *otherSet {
	var lists [][]string
	for _, name := range names {
		lists = append(lists, d[name])
	}
	return newOtherSet(lists...)
}

// startOf gives where the longest of up to four words of a set begins that ends at text[end], or end.
func (s *otherSet) startOf(text string, end int) int {
	if !s.mayEnd(text, end) {
		return end
	}
	found := end
	from := end
	for range 4 {
		start := wordStartWithin(text, from, from-longestWord)
		if start == from {
			break
		}
		if len(s.at(text, start)) == end-start {
			found = start
		}
		if start == 0 || text[start-1] != ' ' && text[start-1] != '-' && text[start-1] != '/' {
			break
		}
		from = start - 1
	}
	return found
}

// withoutComments returns a list without its lines that begin with #.
func withoutComments(list string) string {
	var b strings.Builder
	for line := range strings.Lines(list) {
		if line[0] != '#' {
			b.WriteString(line)
		}
	}
	return b.String()
}
