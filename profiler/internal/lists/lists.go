package lists

import (
	"embed"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/privet-go/privet/internal/packed"
)

//go:embed words
var files embed.FS

// read are the files that have been asked for, by name.
var read sync.Map // of map[string][]string

// Sets gives the sets of words of a file, by their names. A line of the file is the name of a set, a colon, and words between
// bars; a set may have any number of lines. Lines that begin with # are comments. The result is shared and must not be changed.
func Sets(file string) map[string][]string {
	if sets, ok := read.Load(file); ok {
		return sets.(map[string][]string)
	}
	sets := map[string][]string{}
	for line := range strings.Lines(Text(file)) {
		set, words, ok := strings.Cut(strings.TrimRight(line, "\n"), ": ")
		if ok && !strings.HasPrefix(set, "#") {
			sets[set] = append(sets[set], strings.Split(words, "|")...)
		}
	}
	made, _ := read.LoadOrStore(file, sets)
	return made.(map[string][]string)
}

// Words gives the words of some sets of a file together, in the order of the file. A set that the file does not have is a fault
// of the program, and panics. The result is shared and must not be changed.
func Words(file string, names ...string) []string {
	sets := Sets(file)
	if len(names) == 1 && len(sets[names[0]]) > 0 {
		return slices.Clip(sets[names[0]])
	}
	var all []string
	for _, name := range names {
		words, ok := sets[name]
		if !ok {
			panic("lists: " + file + " has no set " + name)
		}
		all = append(all, words...)
	}
	return all
}

// A List is a set of words of a file, which is read when it is first asked for.
type List struct {
	File, Set string

	words atomic.Pointer[[]string]
}

// Get gives the words of the list, which must not be changed.
func (l *List) Get() []string {
	if words := l.words.Load(); words != nil {
		return *words
	}
	words := Words(l.File, l.Set)
	l.words.Store(&words)
	return words
}

// Text is a whole file of words. The files are a part of the program, so that reading does not fail. The largest are packed: those of
// the folder packed, which a test packs.
func Text(file string) string {
	text, err := files.ReadFile("words/" + file + ".txt")
	if err == nil {
		return string(text)
	}
	text, err = files.ReadFile("words/" + file + ".txt.gz")
	if err != nil {
		panic(err)
	}
	return packed.Text(text)
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
