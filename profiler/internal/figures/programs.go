package main

import (
	"cmp"
	"fmt"
	"io/fs"
	"maps"
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

// mostProgramLabels is how many kinds the table of programs has at most.
const mostProgramLabels = 10

// writePrograms counts what is reported in the Go files of a folder, and says so where there is
// no folder.
func writePrograms(p *page, finder *profiler.Profiler, folder string) error {
	p.say("## Programs")
	if folder == "" {
		p.say("Not here: no folder of programs was given.")
		return nil
	}
	var r reported
	files := 0
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() || !strings.HasSuffix(path, ".go"):
			return nil
		case r.size > mostOfPrograms:
			return fs.SkipAll
		}
		text, err := os.ReadFile(path)
		if err != nil || !utf8.Valid(text) {
			return err
		}
		r.read(finder, string(text))
		files++
		return nil
	})
	if err != nil {
		return folderError("programs", err)
	}
	labels := slices.SortedFunc(maps.Keys(r.found), func(a, b privet.Label) int {
		return cmp.Or(r.found[b]-r.found[a], cmp.Compare(a, b))
	})
	p.say(`The %d first Go files of a folder, %.1f MB of it; on this page that is the source of Go's standard library and its tools. Nobody has labelled them. They name the holders of
rights and the authors of papers, have addresses in examples and links in comments; nearly all other names below are none, but words of programs.`, files, float64(r.size)/1e6)
	var rows [][]string
	for _, l := range labels[:min(len(labels), mostProgramLabels)] {
		rows = append(rows, []string{"`" + string(l) + "`", fmt.Sprint(r.found[l]), fmt.Sprintf("%.2f", r.per100KB(r.found[l]))})
	}
	p.table([]string{"kind", "reported", "per 100 KB"}, rows)
	return nil
}
