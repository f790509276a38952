package wordlists

import (
	"embed"
	"fmt"
	"io/fs"
	"iter"
	"strconv"
	"strings"

	"github.com/privet-go/privet/internal/packed"
)

//go:embed lists
var files embed.FS

// A Row is one word of a list and what is known of it.
type Row struct {
	Word   string
	Weight int    // 1 to 9, 9 for the most frequent
	Codes  string // of countries and languages, separated by commas
	Note   string // see the doc of the package
}

// Has reports whether code is one of the codes of the row.
func (r Row) Has(code string) bool {
	for c := range strings.SplitSeq(r.Codes, ",") {
		if c == code {
			return true
		}
	}
	return false
}

// Lists returns the names of the lists in alphabetical order.
func Lists() []string {
	entries, err := fs.ReadDir(files, "lists")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	var names []string
	for _, e := range entries {
		name, _, _ := strings.Cut(e.Name(), ".")
		names = append(names, name)
	}
	return names
}

// Rows returns the rows of a list in the order of the bytes of their words.
// The list is read at once; it is an error when there is no such list or a
// line of it is malformed.
func Rows(list string) (iter.Seq[Row], error) {
	text, err := read(list)
	if err != nil {
		return nil, fmt.Errorf("wordlists: %w", err)
	}
	at := 0
	for line := range strings.Lines(text) {
		at++
		if _, err := parse(line); err != nil {
			return nil, fmt.Errorf("wordlists: %s:%d: %w", list, at, err)
		}
	}
	return func(yield func(Row) bool) {
		for line := range strings.Lines(text) {
			if r, _ := parse(line); !yield(r) {
				return
			}
		}
	}, nil
}

func read(list string) (string, error) {
	data, err := files.ReadFile("lists/" + list + ".tsv")
	if err == nil {
		return string(data), nil
	}
	data, err = files.ReadFile("lists/" + list + ".tsv.gz")
	if err != nil {
		return "", fmt.Errorf("no list %q", list)
	}
	return packed.Text(data), nil
}

// parse reads a line with its end.
func parse(line string) (Row, error) {
	word, rest, ok := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
	weight, rest, more := strings.Cut(rest, "\t")
	codes, note, _ := strings.Cut(rest, "\t")
	if !ok || !more || word == "" || strings.Contains(note, "\t") {
		return Row{}, fmt.Errorf("not three or four columns")
	}
	w, err := strconv.Atoi(weight)
	if err != nil || w < 1 || w > 9 {
		return Row{}, fmt.Errorf("the weight is not between 1 and 9")
	}
	return Row{word, w, codes, note}, nil
}
