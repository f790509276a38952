package main

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"
)

// An entry is what is known of one word of a list.
type entry struct {
	weight int
	codes  map[string]bool
	note   string
}

// A table is a list in the making: words, and what the sources say of each.
type table struct {
	rows map[string]*entry

	// merge says what becomes of two notes that differ. When it is nil the
	// notes are joined with commas.
	merge func(a, b string, wa, wb int) string
}

func newTable() *table {
	return &table{rows: make(map[string]*entry)}
}

// add enters a word. The weight of a word in several sources is the greatest,
// its codes are those of all of them. Codes are separated by commas.
func (t *table) add(word string, weight int, codes, note string) {
	word = strings.Join(strings.Fields(word), " ")
	if word == "" || strings.ContainsAny(word, "\t\n\r") || !utf8.ValidString(word) {
		return
	}
	weight = min(max(weight, 1), 9)
	e := t.rows[word]
	if e == nil {
		e = &entry{weight: weight, codes: make(map[string]bool), note: note}
		t.rows[word] = e
	} else if note != "" && note != e.note {
		switch {
		case e.note == "":
			e.note = note
		case t.merge != nil:
			e.note = t.merge(e.note, note, e.weight, weight)
		default:
			e.note = union(e.note, note)
		}
	}
	e.weight = max(e.weight, weight)
	for c := range strings.SplitSeq(codes, ",") {
		if c != "" {
			e.codes[c] = true
		}
	}
}

// union joins two comma separated sets in order of their letters.
func union(a, b string) string {
	set := make(map[string]bool)
	for s := range strings.SplitSeq(a+","+b, ",") {
		if s != "" {
			set[s] = true
		}
	}
	return strings.Join(sorted(set), ",")
}

func sorted(set map[string]bool) []string {
	list := make([]string, 0, len(set))
	for s := range set {
		list = append(list, s)
	}
	sort.Strings(list)
	return list
}

// write writes the rows in the order of their bytes, so that a change of a
// source reads well as a difference of the lists.
func (t *table) write(dir, name string) error {
	words := make([]string, 0, len(t.rows))
	for w := range t.rows {
		words = append(words, w)
	}
	sort.Strings(words)
	var text bytes.Buffer
	for _, w := range words {
		e := t.rows[w]
		fmt.Fprintf(&text, "%s\t%d\t%s", w, e.weight, strings.Join(sorted(e.codes), ","))
		if e.note != "" {
			text.WriteByte('\t')
			text.WriteString(e.note)
		}
		text.WriteByte('\n')
	}
	plain := filepath.Join(dir, name+".tsv")
	packed := plain + ".gz"
	// One of the two would be stale.
	os.Remove(plain)
	os.Remove(packed)
	if text.Len() <= 100<<10 {
		fmt.Printf("%-14s %7d rows %9d bytes\n", name, len(words), text.Len())
		return os.WriteFile(plain, text.Bytes(), 0o644)
	}
	var out bytes.Buffer
	// The header stays empty: neither a name nor a time is in it.
	z, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return err
	}
	if _, err := z.Write(text.Bytes()); err != nil {
		return err
	}
	if err := z.Close(); err != nil {
		return err
	}
	fmt.Printf("%-14s %7d rows %9d bytes, %8d compressed\n", name, len(words), text.Len(), out.Len())
	return os.WriteFile(packed, out.Bytes(), 0o644)
}

// rankWeight puts the rank of a word, counted from 0, on the scale of the
// lists. A bucket is half a power of ten wide.
func rankWeight(rank int) int {
	for i, limit := range []int{100, 300, 1000, 3000, 10000, 30000, 100000} {
		if rank < limit {
			return 9 - i
		}
	}
	return 2
}

// nameLike reports whether s may be a name of one to four words: letters,
// marks, and between them spaces, hyphens, full stops and apostrophes.
func nameLike(s string) bool {
	last := ' '
	words, letters := 1, 0
	for _, r := range s {
		switch {
		case unicode.IsLetter(r):
			letters++
		case unicode.IsMark(r):
			if last == ' ' {
				return false
			}
		case r == ' ' || r == '-' || r == '\'' || r == '’' || r == '‘' || r == 'ʻ' || r == 'ʼ':
			if r == ' ' {
				words++
			}
			if last == ' ' && r != '\'' && r != '’' && r != '‘' {
				return false
			}
		default:
			return false
		}
		last = r
	}
	return letters > 0 && words <= 4 && last != '-' && last != ' '
}

// lines calls f with each line of a file that is neither empty nor a comment.
func lines(path string, f func(string)) error {
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	s := bufio.NewScanner(file)
	s.Buffer(nil, 1<<20)
	for s.Scan() {
		line := strings.TrimRight(s.Text(), "\r")
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		f(line)
	}
	return s.Err()
}
