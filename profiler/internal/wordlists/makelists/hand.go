package main

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"strconv"
	"strings"

	"github.com/privet-go/privet/profiler/internal/wordlists"
)

// The folder hand holds what was written for this project: words that no
// source with an open licence carries.
//
//go:embed hand
var handFiles embed.FS

// addHand adds the rows of a file in the folder hand. A line is
//
//	codes TAB weight TAB note TAB word, word, …
//
// A line that starts with # is a comment.
func addHand(t *table, name string) error {
	data, err := handFiles.ReadFile("hand/" + name)
	if err != nil {
		return err
	}
	at := 0
	for line := range strings.SplitSeq(string(data), "\n") {
		at++
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		f := strings.Split(line, "\t")
		if len(f) != 4 {
			return fmt.Errorf("hand/%s:%d: %d columns, want 4", name, at, len(f))
		}
		weight, err := strconv.Atoi(f[1])
		if err != nil || weight < 1 || weight > 9 {
			return fmt.Errorf("hand/%s:%d: weight %q", name, at, f[1])
		}
		for w := range strings.SplitSeq(f[3], ",") {
			t.add(w, weight, f[0], f[2])
		}
	}
	return nil
}

// byHand are the lists that grow by hand between two builds from the packages, with what adds to them.
var byHand = []struct {
	name string
	add  func(*table) error
}{
	{"common", addEveryday},
	{"organizations", func(t *table) error { return addHand(t, "organizations.tsv") }},
}

// more adds what has been written by hand to the lists that the package wordlists has, and writes them.
func more(out string) error {
	for _, list := range byHand {
		rows, err := wordlists.Rows(list.name)
		if err != nil {
			return err
		}
		t := newTable()
		for r := range rows {
			t.add(r.Word, r.Weight, r.Codes, r.Note)
		}
		if err := list.add(t); err != nil {
			return err
		}
		if err := t.write(out, list.name); err != nil {
			return err
		}
	}
	return nil
}

// everydayWeight is the weight of everyday words, with which they are told from names at once.
const everydayWeight = 7

// addEveryday adds the words of the folder hand/everyday, in a file for each language, with
// spaces and line breaks between them. A line that begins with a number sign says something
// else.
func addEveryday(t *table) error {
	return eachHand("everyday/*.txt", func(file, text string) error {
		language := strings.TrimSuffix(path.Base(file), ".txt")
		for line := range strings.Lines(text) {
			if strings.HasPrefix(line, "#") {
				continue
			}
			for w := range strings.FieldsSeq(line) {
				t.add(w, everydayWeight, language, "")
			}
		}
		return nil
	})
}

// eachHand calls a function for each file of the folder hand that a pattern names, with the
// name and what stands in it.
func eachHand(pattern string, read func(file, text string) error) error {
	files, err := fs.Glob(handFiles, "hand/"+pattern)
	if err != nil {
		return err
	}
	for _, file := range files {
		data, err := handFiles.ReadFile(file)
		if err != nil {
			return err
		}
		if err := read(file, string(data)); err != nil {
			return err
		}
	}
	return nil
}

// addHandNames adds the given or family names that stand in the folder hand/names,
// in a file for each country. A line is
//
//	name TAB given or family TAB weight TAB m, f or u for given names
func addHandNames(t *table, kind string) error {
	return eachHand("names/*.tsv", func(file, text string) error {
		country, _, _ := strings.Cut(strings.ToUpper(strings.TrimSuffix(path.Base(file), ".tsv")), "-") // of GB-WLS, GB
		at := 0
		for line := range strings.Lines(text) {
			at++
			f := strings.Split(strings.TrimRight(line, "\n"), "\t")
			if len(f) < 3 {
				return fmt.Errorf("%s:%d: %d columns, want 3 or 4", file, at, len(f))
			}
			weight, err := strconv.Atoi(f[2])
			if err != nil || weight < 1 || weight > 9 {
				return fmt.Errorf("%s:%d: the weight is none", file, at)
			}
			if f[1] != kind {
				continue
			}
			note := ""
			if len(f) > 3 {
				note = f[3]
			}
			t.add(f[0], weight, country, note)
		}
		return nil
	})
}
