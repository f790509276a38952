package scan_test

import (
	"context"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/profiler/internal/builtin"
	"github.com/privet-go/privet/profiler/internal/columns"
	"github.com/privet-go/privet/profiler/internal/corpus"
	"github.com/privet-go/privet/profiler/internal/grids"
	"github.com/privet-go/privet/profiler/internal/scan"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// A twins is a scanner of the built-in recognizers that reads tables, and two scratches, one for each way to search.
type twins struct {
	scanner     *scan.Scanner
	fast, plain scan.Scratch
}

func newTwins(t testing.TB) *twins {
	t.Helper()
	s, err := scan.New(builtin.Recognizers(), grids.TableReader.Get())
	if err != nil {
		t.Fatal(err)
	}
	kinds, kindOf := columns.BuiltInKinds()
	judge := &grids.TableJudge{
		Judge: columns.New(kinds, kindOf, columns.BuiltInHeaders.Get, columns.BuiltInWholes.Get, nil, func(_ context.Context, dst []privet.Finding, text string) []privet.Finding {
			return new(profiler.Profiler).AppendFind(dst, text)
		}),
		All:     &spec.Demand{Confidence: spec.DefaultMinConfidence},
		Scanner: s,
		IsValid: profiler.Valid,
		FirstOf: sync.OnceValue(func() map[privet.Label]int { return grids.FirstRecognizers(s.Recognizers) }),
	}
	w := &twins{scanner: s}
	w.fast.Tables, w.plain.Tables = &grids.TextTable{Judge: judge}, &grids.TextTable{Judge: judge}
	return w
}

// check holds the search of a text equal to the plain one.
func (w *twins) check(t testing.TB, text string) {
	t.Helper()
	scan.CheckTwins(t, w.scanner, grids.TableReader.Get(), &w.fast, &w.plain, text)
}

// literals are the strings in the tests of package profiler and of those below it, without the marks in them, by what declares
// them: whatever leads somewhere is in one of them.
func literals(t testing.TB) map[string][]string {
	t.Helper()
	files, err := filepath.Glob("../../*_test.go")
	if err != nil || len(files) < 50 {
		t.Fatalf("%d files of tests: %v", len(files), err)
	}
	rooms, err := filepath.Glob("../*/*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	marks := regexp.MustCompile(`⟦[A-Z_]+:|⟧`)
	texts := map[string][]string{}
	for _, name := range append(files, rooms...) {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range file.Decls {
			by := ""
			switch d := decl.(type) {
			case *ast.FuncDecl:
				by = d.Name.Name
			case *ast.GenDecl:
				if d.Tok == token.IMPORT {
					continue
				}
				if v, ok := d.Specs[0].(*ast.ValueSpec); ok {
					by = v.Names[0].Name
				}
			}
			ast.Inspect(decl, func(n ast.Node) bool {
				if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING {
					if s, err := strconv.Unquote(l.Value); err == nil && s != "" {
						texts[by] = append(texts[by], marks.ReplaceAllString(s, ""))
					}
				}
				return true
			})
		}
	}
	return texts
}

// askedFirst are texts of which the search finds less than its plain twin: a trigger says AtMost of what is worth more, so that
// a context word is asked for first, and the word that the grammar knows is not among them.
var askedFirst = []string{"Römork 34 KQ 1234 kayıp", "A híd 2019 augusztusában épült."}

// TestTwinsOfTests holds that the search finds what its plain twin does, which rules nothing out beforehand, in the texts that
// tests have.
func TestTwinsOfTests(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("it is about one goroutine")
	}
	t.Parallel()
	w, n := newTwins(t), 0
	all := literals(t)
	for _, by := range slices.Sorted(maps.Keys(all)) {
		for _, text := range all[by] {
			if len(text) > 2000 || slices.Contains(askedFirst, text) {
				continue
			}
			if n++; n%longtest.Of(3, 1) == 0 {
				w.check(t, text)
			}
		}
	}
	if n < 5000 {
		t.Errorf("%d texts", n)
	}
}

// TestTwinsOfRepetitions is TestTwinsOfTests for repetitions of what leads to something.
func TestTwinsOfRepetitions(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("it is about one goroutine")
	}
	t.Parallel()
	w, n := newTwins(t), 0
	all := literals(t)
	for _, by := range []string{"repetitions", "worstUnits", "TestNewRepetitions", "TestDecodeIsLinear"} {
		if len(all[by]) < 10 {
			t.Fatalf("%s has %d texts", by, len(all[by]))
		}
		for _, unit := range all[by] {
			w.check(t, strings.Repeat(unit, min(longtest.Of(80, 200), 1+4000/len(unit))))
			n++
		}
	}
	if n < 300 {
		t.Errorf("%d units", n)
	}
}

// TestTwinsOfTexts is TestTwinsOfTests for texts of all languages of the generator.
func TestTwinsOfTexts(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("it is about one goroutine")
	}
	t.Parallel()
	w, n := newTwins(t), 0
	fewest := longtest.Of(400, 4000)
	for sentence := range corpus.Generate(corpus.Options{Seed: 24, Number: fewest}) {
		w.check(t, sentence.Text)
		n++
	}
	if n < fewest {
		t.Errorf("%d texts", n)
	}
}

// FuzzScan holds the search equal to its plain twin.
func FuzzScan(f *testing.F) {
	for _, text := range literals(f)["FuzzFind"] {
		f.Add(text)
	}
	f.Add("000000000000000000000000 AAAAAAAABCC & ACXAA 000A1 2, Cr 0A0")
	w := newTwins(f)
	f.Fuzz(func(t *testing.T, text string) { w.check(t, text) })
}
