package profiler

import (
	"go/ast"
	"go/parser"
	gotoken "go/token"
	"math/rand/v2"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler/internal/corpus"
)

// TestCutTexts holds that a text may begin and end anywhere, within a word, a name or a rune, and that parts of two may
// meet: what looks before its trigger or behind it has to see where there is nothing.
func TestCutTexts(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("it is about one goroutine")
	}
	p := newProfiler(t)
	r := rand.New(rand.NewPCG(3, 5))
	pool := append(textsOfTests(t), repetitions...)
	for s := range corpus.Generate(corpus.Options{Seed: 11, Number: 2000}) {
		pool = append(pool, s.Text)
	}
	tries := longtest.Of(50_000, 2_000_000)
	var buf []privet.Finding
	for range tries {
		a, b := pool[r.IntN(len(pool))], pool[r.IntN(len(pool))]
		i, j := cutIn(r, a), cutIn(r, b)
		var text string
		switch r.IntN(4) {
		case 0:
			text = a[i:]
		case 1:
			text = a[:i]
		case 2:
			text = a[i:] + b[:j]
		default:
			text = a[:i] + b[j:]
		}
		func() {
			defer func() {
				if e := recover(); e != nil {
					t.Errorf("%v in %q", e, text)
					p = newProfiler(t)
				}
			}()
			buf = p.AppendFind(buf[:0], text)
		}()
		for _, f := range buf {
			if f.Start < 0 || f.Start >= f.End || f.End > len(text) {
				t.Errorf("%v is not in %q", f, text)
			}
		}
	}
}

// textsOfTests are the texts that the tests of this package and of those below it have, without the marks in them: whatever leads somewhere is
// in one of them.
func textsOfTests(t *testing.T) (texts []string) {
	var files []string
	for _, pattern := range []string{"*_test.go", "internal/*/*_test.go"} {
		list, err := filepath.Glob(pattern)
		if err != nil || len(list) < 50 {
			t.Fatalf("%d files of tests: %v", len(list), err)
		}
		files = append(files, list...)
	}
	marks := regexp.MustCompile(`⟦[A-Z_]+:|⟧`)
	for _, name := range files {
		file, err := parser.ParseFile(gotoken.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if l, ok := n.(*ast.BasicLit); ok && l.Kind == gotoken.STRING {
				if s, err := strconv.Unquote(l.Value); err == nil && len(s) > 5 && len(s) < 500 {
					texts = append(texts, marks.ReplaceAllString(s, ""))
				}
			}
			return true
		})
	}
	return texts
}

// cutIn gives a place in a text: before or behind a space mostly.
func cutIn(r *rand.Rand, text string) int {
	i := r.IntN(len(text) + 1)
	if r.IntN(4) == 0 {
		return i
	}
	if k := strings.IndexAny(text[i:], " \n'’:,"); k >= 0 {
		i += k + r.IntN(2)
	}
	return i
}
