package lists

import (
	"embed"
	"strings"

	"github.com/privet-go/privet/profiler/internal/lex"
)

//go:embed words
var wordFiles embed.FS

// A wordData is a file of words: sets of words and phrases in small letters, by the name of the set.
type wordData map[string][]string

// Read reads the file of words of a name. A line is the name of a set, a colon, and words between bars; a set may have any
// number of lines. Lines that begin with # are comments. The files are a part of the program, so that reading does not fail.
func Read(name string) wordData {
	data := wordData{}
	for line := range strings.Lines(Text(name)) {
		set, words, ok := strings.Cut(strings.TrimRight(line, "\n"), ": ")
		if ok && !strings.HasPrefix(set, "#") {
			data[set] = append(data[set], strings.Split(words, "|")...)
		}
	}
	return data
}

// Text is the whole file of words of a name.
func Text(name string) string {
	text, err := wordFiles.ReadFile("words/" + name + ".txt")
	if err != nil {
		panic(err)
	}
	return string(text)
}

// Set gives the words of some sets together.
func (d wordData) Set(names ...string) *lex.OtherSet {
	var lists [][]string
	for _, name := range names {
		lists = append(lists, d[name])
	}
	return lex.NewOtherSet(lists...)
}

// WithoutComments returns a list without its lines that begin with #.
func WithoutComments(list string) string {
	var b strings.Builder
	for line := range strings.Lines(list) {
		if line[0] != '#' {
			b.WriteString(line)
		}
	}
	return b.String()
}
