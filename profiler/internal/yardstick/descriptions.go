package main

import (
	"bufio"
	"compress/bzip2"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
)

// mostDescribed is how much is looked at of each language, in bytes.
const mostDescribed = 1 << 20

// writeDescriptions counts what is reported in the descriptions of Debian's packages in the languages
// of a folder, and says so where there is no folder.
func writeDescriptions(p *page, finder *profiler.Profiler, folder string) error {
	p.say("## Prose in many languages")
	if folder == "" {
		p.say("Not here: no folder of descriptions was given.")
		return nil
	}
	files, err := filepath.Glob(filepath.Join(folder, "Translation-*"))
	if err == nil && len(files) == 0 {
		err = errors.New("there is no file Translation-…")
	}
	var rows [][]string
	for _, name := range files {
		var text string
		if text, err = readDescriptions(name); err != nil {
			break
		}
		var r reported
		r.read(finder, text)
		row := []string{strings.TrimSuffix(strings.TrimPrefix(filepath.Base(name), "Translation-"), ".bz2"), fmt.Sprint(r.size / 1000)}
		others := r.all
		for _, k := range named {
			n := r.found[privet.Label(k)]
			row = append(row, fmt.Sprintf("%.1f", r.per100KB(n)))
			others -= n
		}
		rows = append(rows, append(row, fmt.Sprintf("%.1f", r.per100KB(others))))
	}
	if err != nil {
		return folderError("descriptions", err)
	}
	p.say(`What Debian 12 says of its packages, in the languages that people have put it into: the files ` + "`Translation-*.bz2`" + ` of the folder ` + "`dists/bookworm/main/i18n`" + ` of its archive, the
first megabyte of each. Nobody has labelled them. They name some authors and companies; most other names below are none, but programs and what the language writes with a capital.`)
	p.table([]string{"language", "KB", "`PERSON` per 100 KB", "`ORGANIZATION`", "`LOCATION`", "all others"}, rows)
	return nil
}

// readDescriptions gives the descriptions of a file: a line that says what a package is, and paragraphs.
func readDescriptions(name string) (string, error) {
	f, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	var src io.Reader = f
	if strings.HasSuffix(name, ".bz2") {
		src = bzip2.NewReader(f)
	}
	var b strings.Builder
	inside := false
	for lines := bufio.NewScanner(src); b.Len() < mostDescribed; {
		if !lines.Scan() {
			if err := lines.Err(); err != nil {
				return "", err
			}
			break
		}
		line := lines.Text()
		if !utf8.ValidString(line) {
			return "", errors.New("a file is not UTF-8")
		}
		rest, begins := strings.CutPrefix(line, "Description-")
		more, goesOn := strings.CutPrefix(line, " ")
		switch {
		case begins && !strings.HasPrefix(rest, "md5:"):
			_, what, _ := strings.Cut(rest, ": ")
			b.WriteString("\n" + what + "\n")
			inside = true
		case inside && more == ".":
			b.WriteString("\n")
		case inside && goesOn:
			b.WriteString(more + "\n")
		default:
			inside = false
		}
	}
	return b.String(), nil
}
