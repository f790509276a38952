package layout

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

var yamlTests = []struct {
	reason, in string
	want       []string // path=value
	records    int
}{
	{"a mapping is one record", "a: 1\nb:\n  c: x y\n", []string{"a=1", "b.c=x y"}, 1},
	{"elements are records", "n: 3\npeople:\n  - name: Al\n    to:\n      city: Ulm\n  - name: Bo\nend: z\n",
		[]string{"n=3", "people[].name=Al", "people[].to.city=Ulm", "people[].name=Bo", "end=z"}, 2},
	{"a sequence need not be further in", "people:\n- name: Al\n  tags:\n  - x\n  - y\n- name: Bo\nend: z\n",
		[]string{"people[].name=Al", "people[].tags[]=x", "people[].tags[]=y", "people[].name=Bo", "end=z"}, 2},
	{"a sequence at the top begins the paths", "- name: Al\n-\n  name: Bo\n- {name: Cy}\n- Di\n", []string{"name=Al", "name=Bo", "name=Cy", "$=Di"}, 4},
	{"texts are no records", "tags:\n  - x\n  - y\n", []string{"tags[]=x", "tags[]=y"}, 1},
	{"sequences in sequences", "- - a\n  - b: c\n- - d\n", []string{"[]=a", "[].b=c", "[]=d"}, 2},
	{"documents", "%YAML 1.2\n---\na: x\n...\n---\na: y\n--- # z\n- a: z\n- a: w\n", []string{"#=YAML 1.2", "a=x", "a=y", "#= z", "a=z", "a=w"}, 4},
	{"a text is a document", "--- x\n y\n---\n|\n z\n", []string{"$=x y", "$=z"}, 2},
	{"plain values of many lines", "a: one\n  two\n\n  three # no\nb: c#d\n", []string{"a=one two\nthree", "#= no", "b=c#d"}, 1},
	{"single quotes", "a: 'it''s: #x'\n'b c': 'one\n\n  two'\n", []string{"a=it's: #x", "b c=one\ntwo"}, 1},
	{"double quotes", `a: "x\ty\u00e9\x41\\ \"z\"\N"` + "\nb: \"one\\\n   two  \n  three\\n\n\n  four\\ \n  five\"\n",
		[]string{"a=x\tyéA\\ \"z\"\u0085", "b=onetwo three\n\nfour  five"}, 1},
	{"blocks", "a: |\n  one\n    two\n\n  three\nb: >-\n  one\n  two\n\n  three\n    four\n  five\nc: |+\n  x\n\nd: |2-\n    y\n",
		[]string{"a=one\n  two\n\nthree", "b=one two\nthree\n  four\nfive", "c=x", "d=  y"}, 1},
	{"a block in an element", "- |\n  x\n  # no comment\n- >\n   y\n   z\n# but this is\n", []string{"$=x\n# no comment", "$=y z", "#= but this is"}, 2},
	{"an empty block", "a: |\nb: x\n", []string{"b=x"}, 1},
	{"braces", "a: {b: x, 'c': [1, {d: y}, z: w], e: , f, \"g\":h}\n",
		[]string{"a.b=x", "a.c[]=1", "a.c[].d=y", "a.c[].z=w", "a.g=h"}, 1},
	{"braces in many lines", "a: [\n  http://x.y/z, # w\n  one\n    two,\n]\n", []string{"a[]=http://x.y/z", "#= w", "a[]=one two"}, 1},
	{"comments in braces", "[x # y\n , z, {w: # v\n u} # t\n]\n", []string{"[]=x", "#= y", "[]=z", "#= v", "[].w=u", "#= t"}, 1},
	{"JSON is YAML", `{"a": {"b": ["x", null, 1.5, true]}}`, []string{"a.b[]=x", "a.b[]=", "a.b[]=1.5", "a.b[]=true"}, 1},
	{"null stays", "a: ~\nb: null\nc:\nd: ''\n", []string{"a=", "b=", "d="}, 1},
	{"anchors, aliases and tags", "a: &x\n  b: !!str y\nc: *x\nd:\n  <<: *x\n  e: &z !!int 5\nf: ! g\n", []string{"a.b=y", "d.e=5", "f=g"}, 1},
	{"keys that are data", "accounts:\n  12345:\n    owner: Al\n  \"123456\": z\n", []string{"accounts{}=12345", "accounts.*.owner=Al", "accounts{}=123456", "accounts.*=z"}, 1},
	{"keys with signs", "a.b: x\n? \"\": y\n"[:7], []string{`["a.b"]=x`}, 1},
	{"carriage returns", "a: x\r\nb: |\r\n  y\r\n  z\r\n", []string{"a=x", "b=y\nz"}, 1},
	{"a byte order mark", block.ByteOrderMark + "a: x\n", []string{"a=x"}, 1},
	{"comments alone", "# x\n\n", []string{"#= x"}, 0},
	{"times and colons", "a: 12:30:45\nb: x:y\n", []string{"a=12:30:45", "b=x:y"}, 1},
	{"a dash that is none", "a: -1\nb: - x\n"[:6] + "c: -x\n", []string{"a=-1", "c=-x"}, 1},
}

func TestYAML(t *testing.T) {
	for _, tt := range yamlTests {
		_, leaves, records, err := rewritten(&YAML, tt.in, strings.NewReader(tt.in), keepAll)
		if want := strings.Join(tt.want, "\n") + "\n"; err != nil || spelled(leaves) != want || records != tt.records {
			t.Errorf("%s: %q\ngot %d records, %v\n%s\nwant %d\n%s", tt.reason, tt.in, records, err, spelled(leaves), tt.records, want)
		}
		checkLayout(t, &YAML, tt.in, sameValue)
	}
}

func sameValue(l leaf) string { return l.value }

var badYAML = []struct {
	in   string
	line int64
	err  error
}{
	{"a: 1\n\tb: 2\n", 2, errYAMLTab},
	{"- a\n-\tb: 1\n", 2, errYAMLTab},
	{"a: x\n \ty\n", 2, errYAMLTab},
	{"a:\n  b: 1\n   c: 2\n", 3, errYAMLColon},
	{"a:\n   b: 1\n  c: 2\n", 3, errYAMLIndent},
	{"a: 1\nb\n", 2, errYAMLIndent},
	{"a: 1\n- b\n", 2, errYAMLIndent},
	{"- a\nb: 1\n", 2, errYAMLIndent},
	{"? a\n: b\n", 1, errYAMLComplex},
	{"{? a : b}\n", 1, errYAMLComplex},
	{"{[a]: b}\n", 1, errYAMLComplex},
	{"{{a: b}: c}\n", 1, errYAMLComplex},
	{"[a]: b\n", 1, errYAMLBehind},
	{"*a : b\n", 1, errYAMLComplex},
	{": b\n", 1, errYAMLComplex},
	{"a: b: c\n", 1, errYAMLColon},
	{"a: {{ x }}\n", 1, errYAMLComplex},
	{"a: @x\n", 1, errYAMLSign},
	{"a: %x\n", 1, errYAMLSign},
	{"a: - b\n", 1, errYAMLSign},
	{"a: 'b' c\n", 1, errYAMLBehind},
	{"a: 'b\n", 1, errOpen},
	{"a: [b\n", 2, errOpen},
	{"a: [b}\n", 1, errYAMLFlow},
	{"a: [b,,c]\n", 1, errYAMLFlow},
	{"a: \"\\q\"\n", 1, errYAMLEscape},
	{"a: \"b\n---\nc\"\n", 2, errYAMLMark},
	{"a: b\rc: d\n", 1, errReturn},
	{"a: |x\n  b\n", 1, errYAMLBlock},
	{"a: | # b\n  c\n", 1, errYAMLBlock},
	{"a: |\n     \n  c\n", 3, errYAMLBlock},
	{"a: &12345 x\n", 1, errYAMLName},
	{"a: *jo@b.co\n", 1, errYAMLName},
	{"a: !jo@b.co x\n", 1, errYAMLName},
	{strings.Repeat("- ", block.MaxDepth+1) + "x\n", 1, block.ErrTooDeep},
	{"a: " + strings.Repeat("[", block.MaxDepth+1), 1, block.ErrTooDeep},
	{"a: " + strings.Repeat("x", block.DefaultMaxField+1), 1, block.ErrTooLong},
}

func TestBadYAML(t *testing.T) {
	opts := block.Options{MaxField: block.DefaultMaxField, IsName: func(key string) bool { return tree.LooksLikeName(key) && !strings.Contains(key, "@") }}
	for _, tt := range badYAML {
		r, err := YAML.Open(strings.NewReader(tt.in), opts)
		if err == nil {
			err = r.Next(new(block.Block))
		}
		if p := (*block.ParseError)(nil); !errors.As(err, &p) || !errors.Is(err, tt.err) || p.Line != tt.line {
			t.Errorf("%.60q: got %v, want line %d, %v", tt.in, err, tt.line, tt.err)
		}
	}
}

// yamlEncodings have values that replace the one of a, and how it is spelled then.
var yamlEncodings = []struct{ in, value, want string }{
	{"a: x", "y z", "a: y z"},
	{"a: x", "*y", `a: "*y"`},
	{"a: x", "y: z", `a: "y: z"`},
	{"a: x", "y #z", `a: "y #z"`},
	{"a: x", "12", `a: "12"`},
	{"a: x", "no", `a: "no"`},
	{"a: 12-34-56", "12-**-56", "a: 12-**-56"},
	{"a: x", "0x1F", `a: "0x1F"`},
	{"a: x", "1_0", `a: "1_0"`},
	{"a: x", "+1e-3", `a: "+1e-3"`},
	{"a: x", "12:30", `a: "12:30"`},
	{"a: x", "e5", "a: e5"},
	{"a: x", "", `a: ""`},
	{"a: 1", "2.5", "a: 2.5"},
	{"a: 1", "02", `a: "02"`},
	{"a: 1", "*", `a: "*"`},
	{"a: true", "false", "a: false"},
	{"a: 2001-02-03", "2002-03-04", "a: 2002-03-04"},
	{"a: 2001-02-03", "2001-**-**", "a: 2001-**-**"},
	{"a: !!int 1", "*", `a: "*"`},
	{"a: !x 1", "*", `a: !x "*"`},
	{"a: 'x'", "it's *", "a: 'it''s *'"},
	{`a: "x"`, "\x01\u2028é", `a: "\u0001\u2028é"`},
	{"a: |\n   x\n   y\n", "*\n  *", "a: |\n   *\n     *\n"},
	{"a: |-\n  x\n", "\n*", "a: \"\\n*\"\n"},
	{"a: >+\n  x\n  y\n\n", "* *", "a: >+\n  * *\n\n"},
	{"a: >\n  x\n", "*\n*", "a: |\n  *\n  *\n"},
	{"a: |\r\n  x\r\n", "*\n*", "a: |\r\n  *\r\n  *\r\n"},
	{"{a: x}", "y,z", `{a: "y,z"}`},
}

func TestYAMLEncode(t *testing.T) {
	for _, tt := range yamlEncodings {
		got, _, _, err := rewritten(&YAML, tt.in, strings.NewReader(tt.in), func(leaf) (string, bool) { return tt.value, true })
		if err != nil || got != tt.want {
			t.Errorf("%q with %q: got %q, %v, want %q", tt.in, tt.value, got, err, tt.want)
		}
	}
}

// TestYAMLBlocks reads a file that is longer than blocks.
func TestYAMLBlocks(t *testing.T) {
	var b strings.Builder
	b.WriteString("conf:\n")
	for i := range 3000 {
		fmt.Fprintf(&b, "  key_a: value %d\n", i)
	}
	b.WriteString("people:\n")
	const people = 30_000
	for i := range people {
		fmt.Fprintf(&b, "  - name: Al %d\n    notes: |\n      one\n\n      two\n    tags: [a, \"b\"]\n", i)
	}
	out, leaves, records, err := rewritten(&YAML, b.String(), strings.NewReader(b.String()), keepAll)
	if err != nil || out != b.String() || records != people || len(leaves) != 3000+4*people {
		t.Fatalf("%d records, %d leaves, %v", records, len(leaves), err)
	}
	for i, l := range leaves[3000:] {
		if l.record != i/4 {
			t.Fatalf("leaf %d is of record %d", i, l.record)
		}
	}
}

func FuzzYAML(f *testing.F) {
	for _, tt := range yamlTests {
		f.Add(tt.in)
	}
	for _, tt := range badYAML {
		if len(tt.in) < 1000 {
			f.Add(tt.in)
		}
	}
	f.Fuzz(func(t *testing.T, text string) { checkLayout(t, &YAML, text, sameValue) })
}
