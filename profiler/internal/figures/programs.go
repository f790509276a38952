package main

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
)

// mostOfPrograms is how much of a folder of programs is looked at, in bytes.
const mostOfPrograms = 20 << 20

// writePrograms counts what is reported in the Go files of a folder, and says so where there is
// no folder.
func writePrograms(p *page, finder *profiler.Profiler, folder string) error {
	p.say("## Programs")
	if folder == "" {
		p.say("Not here: no folder of programs was given.")
		return nil
	}
	found, size, files := map[privet.Label]int{}, 0, 0
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() || !strings.HasSuffix(path, ".go"):
			return nil
		case size > mostOfPrograms:
			return fs.SkipAll
		}
		text, err := os.ReadFile(path)
		if err != nil || !utf8.Valid(text) {
			return err
		}
		size += len(text)
		files++
		for _, f := range finder.Find(string(text)) {
			found[f.Label]++
		}
		return nil
	})
	if err != nil {
		var at *fs.PathError
		if errors.As(err, &at) {
			err = at.Err
		}
		return fmt.Errorf("the folder of programs: %w", err)
	}
	labels := make([]privet.Label, 0, len(found))
	for l := range found {
		labels = append(labels, l)
	}
	slices.SortFunc(labels, func(a, b privet.Label) int { return cmp.Or(found[b]-found[a], cmp.Compare(a, b)) })
	p.say(`The %d first Go files of a folder, %.1f MB of it; on this page that is the source of Go's standard library and its tools. Nobody has labelled them. They name the holders of
rights and the authors of papers, have addresses in examples and links in comments; nearly all other names below are none, but words of programs.`, files, float64(size)/1e6)
	rows := [][]string{}
	for _, l := range labels[:min(len(labels), mostProgramLabels)] {
		rows = append(rows, []string{"`" + string(l) + "`", fmt.Sprint(found[l]), fmt.Sprintf("%.2f", float64(found[l])*1e5/float64(size))})
	}
	p.table([]string{"kind", "reported", "per 100 KB"}, rows)
	return nil
}

// mostProgramLabels is how many kinds the table of programs has at most.
const mostProgramLabels = 10
