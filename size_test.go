package privet_test

import (
	"bufio"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// The sizes that keep the tree readable. Files are those outside of tests.
const (
	mostFilesOfDoor  = 40   // of package profiler itself
	mostFiles        = 60   // of a package
	mostLines        = 9500 // of a package
	mostLinesOfFile  = 600
	widest           = 160    // columns, where a tab has four
	mostWide         = 50     // lines that are wider, in all
	mostWordsInCode  = 36     // of a list of words or letters; longer ones are data
	profilerAndBelow = 63_760 // but corpus, tables and lists
)

// tablesOfText are packages of which the Go files are data: templates and tables that texts and columns are made of.
var tablesOfText = map[string]bool{"profiler/internal/corpus": true, "profiler/internal/tables": true, "profiler/internal/wordlists": true, "profiler/internal/wordlists/makelists": true}

// TestSizes holds the sizes of files and packages.
func TestSizes(t *testing.T) {
	files, lines := map[string]int{}, map[string]int{}
	wide, all := 0, 0
	err := filepath.WalkDir(".", func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && file != "." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata") {
			return fs.SkipDir
		}
		if d.IsDir() || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
			return nil
		}
		file = filepath.ToSlash(file)
		dir := path.Dir(file)
		n, over, err := count(file)
		if err != nil {
			return err
		}
		files[dir]++
		lines[dir] += n
		if tablesOfText[dir] {
			return nil
		}
		wide += over
		if strings.HasPrefix(file, "profiler/") && dir != "profiler/internal/samples" {
			all += n
			checkWords(t, file)
		}
		if n > mostLinesOfFile {
			t.Errorf("%s has %d lines, more than %d", file, n, mostLinesOfFile)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for dir, n := range files {
		if n > mostFiles || dir == "profiler" && n > mostFilesOfDoor {
			t.Errorf("%s has %d files", dir, n)
		}
		if lines[dir] > mostLines && !tablesOfText[dir] {
			t.Errorf("%s has %d lines, more than %d", dir, lines[dir], mostLines)
		}
	}
	if wide > mostWide {
		t.Errorf("%d lines have more than %d columns", wide, widest)
	}
	if all > profilerAndBelow {
		t.Errorf("profiler and what is below it has %d lines, more than %d", all, profilerAndBelow)
	}
}

// count gives the lines of a file, and how many of them are too wide.
func count(file string) (lines, wide int, err error) {
	f, err := os.Open(file)
	if err != nil {
		return 0, 0, err
	}
	defer f.Close()
	for s := bufio.NewScanner(f); s.Scan(); lines++ {
		if len([]rune(strings.ReplaceAll(s.Text(), "\t", "    "))) > widest {
			wide++
		}
	}
	return lines, wide, nil
}

// checkWords holds that no list of words is written in a Go file.
func checkWords(t *testing.T, file string) {
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(f, func(n ast.Node) bool {
		list, ok := n.(*ast.CompositeLit)
		if !ok {
			return true
		}
		words := 0
		for _, e := range list.Elts {
			if s, ok := e.(*ast.BasicLit); ok && s.Kind == token.STRING {
				if v, err := strconv.Unquote(s.Value); err == nil && strings.ContainsFunc(v, isLetter) {
					words++
				}
			}
		}
		if words > mostWordsInCode {
			t.Errorf("%s: a list of %d words", file, words)
		}
		return true
	})
}

func isLetter(r rune) bool { return r >= 'a' && r <= 'z' || r >= 0x80 }
