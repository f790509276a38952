package layout

import (
	"errors"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/tabular/block"
)

var tomlTests = []struct {
	reason, in string
	want       []string
	records    int
}{
	{"tables", "a = 1 # c\nb.c = 'x'\n[d]\n\"e f\" = true\n[d.\"g.h\"]\ni=2001-02-03 04:05:06Z\n",
		[]string{"a=1", "#= c", "b.c=x", "d.e f=true", `d["g.h"].i=2001-02-03 04:05:06Z`}, 1},
	{"arrays of tables are records", "n = 1\n[[p]]\na = 'x'\n[p.q]\nb = 'y'\n[[p.r]]\nc = 'z'\n[[p]] # d\na = 'w'\n[s]\nt = 2\n",
		[]string{"n=1", "p[].a=x", "p[].q.b=y", "p[].r[].c=z", "#= d", "p[].a=w", "s.t=2"}, 2},
	{"texts", "a = \"x\\t\\u00e9\\\"\"\nb = '''\none\n\"two'''''\nc = \"\"\"\\\n   one \\\n\n   two\\n\"\"\"\nd = ''\n",
		[]string{"a=x\té\"", "b=one\n\"two''", "c=one two\n", "d="}, 1},
	{"arrays and tables in a line", "a = [ 1, # c\n  [2,], {b = 'x', c.d = \"y\"},\n]\n", []string{"a[]=1", "#= c", "a[][]=2", "a[].b=x", "a[].c.d=y"}, 1},
	{"keys that are data", "[a]\n12345.b = 'x'\n\"123456\" = 'y'\n", []string{"a{}=12345", "a.*.b=x", "a{}=123456", "a.*=y"}, 1},
	{"carriage returns", block.ByteOrderMark + "a = 1\r\nb = [\r\n2]", []string{"a=1", "b[]=2"}, 1},
}

func TestTOML(t *testing.T) {
	for _, tt := range tomlTests {
		_, leaves, records, err := rewritten(&TOML, tt.in, strings.NewReader(tt.in), keepAll)
		if want := strings.Join(tt.want, "\n") + "\n"; err != nil || spelled(leaves) != want || records != tt.records {
			t.Errorf("%s: %q\ngot %d records, %v\n%s\nwant %d\n%s", tt.reason, tt.in, records, err, spelled(leaves), tt.records, want)
		}
		checkLayout(t, &TOML, tt.in, sameValue)
	}
}

var badTOML = []struct {
	in   string
	line int64
	err  error
}{
	{"a = 1\nb\n", 2, errTOMLKey},
	{"= 1\n", 1, errTOMLKey},
	{"[a\n", 1, errTOMLKey},
	{"[[a]\n", 1, errTOMLKey},
	{"a = \n", 1, errTOMLValue},
	{"a = jane\n", 1, errTOMLValue},
	{"a = [1 2]\n", 1, errTOMLValue},
	{"a = [,]\n", 1, errTOMLValue},
	{"a = 'x' y\n", 1, errTOMLBehind},
	{"a = 'x\n'\n", 1, errTOMLOpen},
	{"a = [\n1,\n", 3, errTOMLOpen},
	{"a = '''x\n", 1, errTOMLOpen},
	{"a = \"\\q\"\n", 1, errTOMLEscape},
	{"a = 1\rb = 2\n", 1, errReturn},
	{"a = " + strings.Repeat("[", block.MaxDepth+1), 1, block.ErrTooDeep},
	{"a = '" + strings.Repeat("x", block.DefaultMaxField) + "'", 1, block.ErrTooLong},
}

func TestBadTOML(t *testing.T) {
	for _, tt := range badTOML {
		_, _, _, err := rewritten(&TOML, tt.in, strings.NewReader(tt.in), keepAll)
		if p := (*block.ParseError)(nil); !errors.As(err, &p) || !errors.Is(err, tt.err) || p.Line != tt.line {
			t.Errorf("%.60q: got %v, want line %d, %v", tt.in, err, tt.line, tt.err)
		}
	}
}

func TestTOMLEncode(t *testing.T) {
	for _, tt := range []struct{ in, value, want string }{
		{"a = 1", "2", "a = 2"},
		{"a = 1", "*", `a = "*"`},
		{"a = 2001-02-03", "2002-03-04", "a = 2002-03-04"},
		{"a = 2001-02-03", "2001-**-**", `a = "2001-**-**"`},
		{"a = 'x'", "y\\", `a = 'y\'`},
		{"a = 'x'", "it's", `a = "it's"`},
		{"a = '''x'''", "y\nz", "a = \"\"\"\ny\nz\"\"\""},
		{"a = \"x\"", "\x01\"", `a = "\u0001\""`},
	} {
		got, _, _, err := rewritten(&TOML, tt.in, strings.NewReader(tt.in), func(leaf) (string, bool) { return tt.value, true })
		if err != nil || got != tt.want {
			t.Errorf("%q with %q: got %q, %v, want %q", tt.in, tt.value, got, err, tt.want)
		}
	}
}

func FuzzTOML(f *testing.F) {
	for _, tt := range tomlTests {
		f.Add(tt.in)
	}
	for _, tt := range badTOML {
		if len(tt.in) < 1000 {
			f.Add(tt.in)
		}
	}
	f.Fuzz(func(t *testing.T, text string) { checkLayout(t, &TOML, text, sameValue) })
}
