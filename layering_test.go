package privet_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const module = "github.com/privet-go/privet"

// layers says for each package which packages of this module it may import.
// Imports point down. The engines import the standard library and nothing else
// from outside.
var layers = map[string]struct {
	imports []string // of this module
	outside []string // modules
}{
	"internal/labelkey":                {},
	".":                                {imports: []string{"internal/labelkey"}},
	"internal/makelabels":              {imports: []string{"."}},
	"internal/checksum":                {},
	"internal/archive":                 {},
	"internal/areacode":                {},
	"internal/numeral":                 {imports: []string{"internal/checksum"}},
	"internal/iso3166":                 {imports: []string{"internal/numeral"}},
	"internal/numbers":                 {imports: []string{".", "internal/areacode", "internal/checksum", "internal/iso3166", "internal/numeral"}},
	"internal/packed":                  {},
	"internal/linear":                  {imports: []string{"internal/longtest"}},
	"internal/longtest":                {},
	"internal/strictjson":              {},
	"internal/markup":                  {},
	"internal/swar":                    {},
	"internal/tabular/block":           {},
	"internal/tabular/block/blocktest": {imports: []string{"internal/tabular/block"}},
	"internal/tabular/tree":            {imports: []string{".", "internal/tabular/block"}},
	"internal/tabular/sql":             {imports: []string{"internal/tabular/block", "internal/tabular/tree"}},
	"internal/tabular/markup":          {imports: []string{".", "internal/tabular/block", "internal/tabular/tree"}},
	"internal/tabular/layout":          {imports: []string{"internal/tabular/block", "internal/tabular/tree"}},
	"internal/tabular/mail":            {imports: []string{"internal/tabular/block"}},
	"internal/tabular/segment":         {imports: []string{"internal/tabular/block"}},
	"internal/tabular":                 {imports: []string{".", "internal/swar", "internal/tabular/block", "internal/tabular/layout", "internal/tabular/mail", "internal/tabular/markup", "internal/tabular/segment", "internal/tabular/sql", "internal/tabular/tree"}},
	"internal/measure":                 {imports: []string{"."}},
	"profiler/remote":                  {imports: []string{"."}},

	// The rooms of the profiler, the lowest first.
	"profiler/internal/lex":          {imports: []string{"internal/numeral", "profiler/internal/bytekind", "profiler/internal/chars"}},
	"profiler/internal/pattern":      {imports: []string{"internal/numeral", "profiler/internal/wordset"}},
	"profiler/internal/spec":         {imports: []string{".", "internal/checksum", "internal/numeral", "profiler/internal/cells", "profiler/internal/chars", "profiler/internal/lex", "profiler/internal/pattern", "profiler/internal/prose", "profiler/internal/tagger", "profiler/internal/wordset"}},
	"profiler/internal/lists":        {imports: []string{"internal/packed"}},
	"profiler/internal/dates":        {imports: []string{"internal/numeral", "profiler/internal/chars", "profiler/internal/lazy", "profiler/internal/lex", "profiler/internal/lists", "profiler/internal/prose", "profiler/internal/spec", "profiler/internal/wordset"}},
	"profiler/internal/internet":     {imports: []string{"internal/checksum", "internal/areacode", "internal/numeral", "profiler/internal/cells", "profiler/internal/chars", "profiler/internal/dates", "profiler/internal/lex", "profiler/internal/lists", "profiler/internal/lazy", "profiler/internal/prose", "profiler/internal/spec", "profiler/internal/wordset"}},
	"profiler/internal/fields":       {imports: []string{".", "internal/checksum", "internal/numeral", "profiler/internal/cells", "profiler/internal/chars", "profiler/internal/dates", "profiler/internal/lex", "profiler/internal/lists", "profiler/internal/lazy", "profiler/internal/prose", "profiler/internal/spec", "profiler/internal/wordset"}},
	"profiler/internal/phones":       {imports: []string{"internal/areacode", "internal/numeral", "profiler/internal/chars", "profiler/internal/dates", "profiler/internal/fields", "profiler/internal/internet", "profiler/internal/lazy", "profiler/internal/lex", "profiler/internal/lists", "profiler/internal/prose", "profiler/internal/spec", "profiler/internal/wordset"}},
	"profiler/internal/secrets":      {imports: []string{"internal/checksum", "internal/numeral", "profiler/internal/cells", "profiler/internal/chars", "profiler/internal/dates", "profiler/internal/fields", "profiler/internal/internet", "profiler/internal/lazy", "profiler/internal/lex", "profiler/internal/lexicon", "profiler/internal/lists", "profiler/internal/prose", "profiler/internal/spec", "profiler/internal/wordset"}},
	"profiler/internal/grammars":     {imports: []string{"internal/checksum", "internal/iso3166", "internal/numbers", "internal/numeral", "profiler/internal/cells", "profiler/internal/chars", "profiler/internal/dates", "profiler/internal/lex", "profiler/internal/lexicon", "profiler/internal/lists", "profiler/internal/lazy", "profiler/internal/prose", "profiler/internal/fields", "profiler/internal/secrets", "profiler/internal/spec", "profiler/internal/wordset"}},
	"profiler/internal/plates":       {imports: []string{"internal/numeral", "profiler/internal/cells", "profiler/internal/chars", "profiler/internal/dates", "profiler/internal/fields", "profiler/internal/lazy", "profiler/internal/lex", "profiler/internal/lexicon", "profiler/internal/lists", "profiler/internal/prose", "profiler/internal/spec", "profiler/internal/wordset"}},
	"profiler/internal/demographics": {imports: []string{".", "internal/numeral", "profiler/internal/cells", "profiler/internal/chars", "profiler/internal/dates", "profiler/internal/grammars", "profiler/internal/lex", "profiler/internal/lexicon", "profiler/internal/lists", "profiler/internal/lazy", "profiler/internal/prose", "profiler/internal/fields", "profiler/internal/secrets", "profiler/internal/spec", "profiler/internal/tagger", "profiler/internal/wordset"}},
	"profiler/internal/address":      {imports: []string{".", "internal/numeral", "profiler/internal/cells", "profiler/internal/chars", "profiler/internal/dates", "profiler/internal/demographics", "profiler/internal/fields", "profiler/internal/internet", "profiler/internal/halt", "profiler/internal/lazy", "profiler/internal/lex", "profiler/internal/lexicon", "profiler/internal/lists", "profiler/internal/prose", "profiler/internal/spec", "profiler/internal/streetparts", "profiler/internal/tagger", "profiler/internal/wordset"}},
	"profiler/internal/builtin":      {imports: []string{"profiler/internal/lists", "profiler/internal/address", "profiler/internal/dates", "profiler/internal/demographics", "profiler/internal/fields", "profiler/internal/grammars", "profiler/internal/internet", "profiler/internal/lazy", "profiler/internal/phones", "profiler/internal/plates", "profiler/internal/secrets", "profiler/internal/spec"}},
	"profiler/internal/names":        {imports: []string{"internal/numeral", "profiler/internal/chars", "profiler/internal/demographics", "profiler/internal/lex", "profiler/internal/lexicon", "profiler/internal/namestart", "profiler/internal/prose", "profiler/internal/spec", "profiler/internal/tagger", "profiler/internal/wordset"}},
	"profiler/internal/scan":         {imports: []string{".", "internal/labelkey", "internal/numbers", "internal/numeral", "profiler/internal/cells", "profiler/internal/chars", "profiler/internal/cpu", "profiler/internal/dates", "profiler/internal/decode", "profiler/internal/demographics", "profiler/internal/fields", "profiler/internal/folding", "profiler/internal/internet", "profiler/internal/halt", "profiler/internal/lazy", "profiler/internal/lex", "profiler/internal/lexicon", "profiler/internal/lists", "profiler/internal/names", "profiler/internal/namestart", "profiler/internal/pattern", "profiler/internal/phones", "profiler/internal/prose", "profiler/internal/secrets", "profiler/internal/spec", "profiler/internal/sumrules", "profiler/internal/tagger", "profiler/internal/wordset"}},
	"profiler/internal/columns":      {imports: []string{".", "internal/numeral", "internal/packed", "profiler/internal/builtin", "profiler/internal/cells", "profiler/internal/chars", "profiler/internal/columns/headings", "profiler/internal/dates", "profiler/internal/demographics", "profiler/internal/grammars", "profiler/internal/internet", "profiler/internal/halt", "profiler/internal/lazy", "profiler/internal/lexicon", "profiler/internal/lists", "profiler/internal/phones", "profiler/internal/scan", "profiler/internal/spec", "profiler/internal/wordset"}},
	"profiler/internal/grids":        {imports: []string{".", "internal/numeral", "internal/tabular/sql", "profiler/internal/chars", "profiler/internal/columns", "profiler/internal/demographics", "profiler/internal/lazy", "profiler/internal/lex", "profiler/internal/lexicon", "profiler/internal/lists", "profiler/internal/prose", "profiler/internal/scan", "profiler/internal/spec", "profiler/internal/tagger", "profiler/internal/wordset"}},
	"profiler/internal/samples":      {imports: []string{".", "internal/numeral", "profiler/internal/cells", "profiler/internal/folding", "profiler/internal/lex", "profiler/internal/spec", "profiler/internal/wordset"}},
	"profiler/internal/halt":         {},
	"profiler/internal/lazy":         {imports: []string{}},
	"profiler":                       {imports: []string{".", "internal/tabular", "profiler/internal/address", "profiler/internal/builtin", "profiler/internal/cells", "profiler/internal/chars", "profiler/internal/columns", "profiler/internal/demographics", "profiler/internal/grids", "profiler/internal/halt", "profiler/internal/names", "profiler/internal/pattern", "profiler/internal/scan", "profiler/internal/spec", "profiler/internal/wordset"}},
	"profiler/internal/decode":       {imports: []string{"internal/numeral", "profiler/internal/chars", "profiler/internal/folding", "profiler/internal/lazy", "profiler/internal/lex", "profiler/internal/lists"}},
	"profiler/internal/chars":        {imports: []string{"internal/numeral"}},
	"profiler/internal/wordset":      {imports: []string{"internal/numeral", "profiler/internal/chars", "profiler/internal/lex", "profiler/internal/lists"}},
	"profiler/internal/prose":        {imports: []string{"internal/numeral", "profiler/internal/chars", "profiler/internal/lex", "profiler/internal/lexicon", "profiler/internal/wordset"}},
	"profiler/internal/cells":        {imports: []string{"internal/numeral", "profiler/internal/chars", "profiler/internal/folding", "profiler/internal/lex", "profiler/internal/wordset"}},
	"profiler/internal/sumrules":     {imports: []string{"internal/numeral"}},
	"profiler/internal/folding":      {imports: []string{"internal/numeral", "profiler/internal/chars"}},

	// What the profiler has learned, and the programs that make it.
	"profiler/internal/cpu":                 {},
	"profiler/internal/bytekind":            {imports: []string{"profiler/internal/cpu"}},
	"profiler/internal/columns/headings":    {imports: []string{".", "profiler/internal/lists"}},
	"profiler/internal/lexicon":             {},
	"profiler/internal/lexicon/makelexicon": {imports: []string{"profiler/internal/lexicon", "profiler/internal/wordlists"}},
	"profiler/internal/words":               {imports: []string{"internal/numeral", "profiler/internal/chars"}},
	"profiler/internal/namestart":           {imports: []string{"internal/numeral", "profiler/internal/chars", "profiler/internal/lexicon", "profiler/internal/words"}},
	"profiler/internal/streetparts":         {imports: []string{"internal/numeral", "profiler/internal/chars", "profiler/internal/lazy", "profiler/internal/lexicon", "profiler/internal/lists", "profiler/internal/words"}},
	"profiler/internal/tagger":              {imports: []string{"profiler/internal/cpu", "profiler/internal/lazy", "profiler/internal/lexicon", "profiler/internal/namestart"}},
	"profiler/internal/tagger/train":        {imports: []string{"profiler/internal/corpus", "profiler/internal/lexicon", "profiler/internal/namestart", "profiler/internal/tagger"}},
	"profiler/internal/corpus":              {imports: []string{"internal/numbers", "profiler/internal/wordlists"}},
	"profiler/internal/corpus/makecorpus":   {imports: []string{"profiler/internal/corpus"}},
	"profiler/internal/tables":              {imports: []string{".", "internal/checksum", "internal/numbers", "profiler/internal/wordlists"}},
	"profiler/internal/yardstick":           {imports: []string{".", "profiler", "profiler/internal/corpus", "profiler/internal/tables", "internal/linear", "internal/measure"}},
	"profiler/internal/wordlists":           {imports: []string{"internal/packed"}},
	"profiler/internal/wordlists/makelists": {imports: []string{"profiler/internal/wordlists"}},
	"masker": {imports: []string{".", "internal/labelkey", "internal/areacode", "internal/strictjson", "internal/swar", "internal/tabular",
		"masker/internal/calendar", "masker/internal/decimal", "masker/internal/domain", "masker/internal/glob", "masker/internal/fake", "masker/internal/ff1", "masker/internal/nfc", "masker/internal/permute", "masker/internal/recent", "masker/internal/siv"}},
	"masker/redact":                  {imports: []string{".", "masker", "profiler"}}, // a convenience above both; masker itself stays without a profiler
	"masker/rows":                    {imports: []string{".", "masker", "profiler"}}, // stores of rows, beside both
	"masker/internal/fake":           {imports: []string{".", "internal/checksum", "internal/areacode", "internal/iso3166", "internal/numbers", "internal/packed"}},
	"masker/internal/fake/makelists": {},
	"masker/internal/decimal":        {},
	"masker/internal/domain":         {},
	"masker/internal/glob":           {},
	"masker/internal/ff1":            {},
	"masker/internal/nfc":            {},
	"masker/internal/siv":            {},
	"masker/internal/recent":         {},
	"masker/internal/calendar":       {},
	"masker/internal/permute":        {imports: []string{"masker/internal/ff1"}},
	"risk":                           {imports: []string{".", "internal/labelkey", "internal/packed", "internal/strictjson"}},
	"validator":                      {imports: []string{".", "internal/tabular", "internal/markup", "profiler", "masker", "validator/internal/attack", "validator/internal/promise", "validator/internal/reveal"}},
	"validator/internal/attack":      {imports: []string{".", "internal/checksum", "internal/areacode", "internal/numbers", "internal/tabular", "masker", "profiler", "validator/internal/promise", "validator/internal/reveal"}},
	"validator/internal/promise":     {imports: []string{".", "masker"}},
	"validator/internal/reveal":      {imports: []string{"."}},
	"audit":                          {imports: []string{".", "internal/strictjson", "risk"}},
	"internal/markup/markuptest":     {},
	"internal/masked":                {imports: []string{".", "masker"}},
	"internal/filerisk":              {imports: []string{".", "internal/masked", "masker", "profiler", "risk"}},
	"internal/residual":              {imports: []string{"validator", "audit", "risk"}},
	"registry":                       {imports: []string{".", "internal/labelkey", "internal/strictjson", "profiler", "masker", "validator", "risk", "audit"}, outside: []string{"github.com/google/uuid"}},
	"httpapi/internal/credential":    {imports: []string{"internal/strictjson"}, outside: []string{"github.com/golang-jwt/jwt/v5"}},
	"httpapi/internal/listen":        {},
	"httpapi/internal/rate":          {},
	"httpapi/internal/spool":         {},
	"httpapi/internal/fetch":         {},
	"httpapi/internal/console":       {},
	"httpapi":                        {imports: []string{".", "httpapi/internal/console", "httpapi/internal/credential", "httpapi/internal/fetch", "httpapi/internal/listen", "httpapi/internal/rate", "httpapi/internal/spool", "internal/filerisk", "internal/masked", "internal/residual", "internal/strictjson", "internal/tabular", "profiler", "profiler/remote", "masker", "validator", "risk", "audit", "registry"}, outside: []string{"github.com/google/uuid"}},
	"httpapi/siege":                  {},
	"cmd/privet/internal/treescan":   {imports: []string{".", "profiler", "internal/packed", "internal/tabular", "risk"}},
	"cmd/internal/assist":            {imports: []string{".", "profiler", "profiler/remote"}},
	"cmd/internal/server":            {imports: []string{"cmd/internal/assist", "internal/markup", "profiler", "masker", "validator", "registry", "httpapi"}},
	"cmd/privet":                     {imports: []string{".", "internal/archive", "cmd/internal/assist", "cmd/internal/server", "cmd/privet/internal/treescan", "profiler", "profiler/remote", "internal/filerisk", "internal/markup", "internal/measure", "internal/residual", "internal/strictjson", "internal/tabular", "masker", "validator", "risk", "audit", "registry", "httpapi"}},
	"examples":                       {imports: nil},
	"examples/*":                     {imports: []string{".", "profiler", "masker", "masker/redact", "validator", "risk", "audit", "registry", "httpapi"}},
}

// TestLayering holds every import of the module's programs to layers.
func TestLayering(t *testing.T) {
	seen := 0
	err := filepath.WalkDir(".", func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && file != "." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata") {
			return fs.SkipDir
		}
		if _, err := os.Stat(filepath.Join(file, "go.mod")); d.IsDir() && file != "." && err == nil {
			return fs.SkipDir // a module of its own
		}
		if d.IsDir() || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
			return nil
		}
		dir := path.Dir(filepath.ToSlash(file))
		layer, ok := layers[dir]
		if parent := path.Dir(dir); !ok && parent == "examples" {
			layer, ok = layers["examples/*"]
		}
		if !ok {
			t.Errorf("%s: the package %s is in no layer", file, dir)
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		seen++
		for _, spec := range f.Imports {
			name, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			switch rest, inside := strings.CutPrefix(name, module); {
			case inside:
				if rest = strings.TrimPrefix(rest, "/"); rest == "" {
					rest = "."
				}
				if !slices.Contains(layer.imports, rest) {
					t.Errorf("%s imports %s, which does not lie below it", file, name)
				}
			case strings.Contains(strings.Split(name, "/")[0], "."):
				if !slices.Contains(layer.outside, name) {
					t.Errorf("%s imports %s from outside", file, name)
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if seen < 20 {
		t.Errorf("only %d files were looked at", seen)
	}
}
