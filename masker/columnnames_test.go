package masker

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/privet-go/privet/masker/internal/glob"
)

// TestColumnByName holds which of the names of a policy decides about a column.
func TestColumnByName(t *testing.T) {
	columns := map[string]Operation{"*": {Operator: "redact"}, "a*": {Operator: "null"}, "a?c": {Operator: "hash"}, "abc": {Operator: "keep"},
		"ab*": {Operator: "text"}, "x*": {Operator: "encrypt"}}
	p := &Policy{Columns: columns}
	for name, want := range map[string]string{"abc": "keep", "axc": "hash", "abd": "text", "axx": "null", "z": "redact", "x*": "encrypt", "": "redact"} {
		if op, ok := p.Column(name); !ok || op.Operator != want {
			t.Errorf("%q is masked by %s, want %s", name, op.Operator, want)
		}
	}
	delete(columns, "*")
	if _, ok := p.Column("z"); ok {
		t.Error("a column is named that is not")
	}
}

// TestAbsent holds that a column which the policy names and the file lacks is an error unless the policy says
// otherwise, and then in the report, and that no name is in the error.
func TestAbsent(t *testing.T) {
	const policy = `{"columns":{"a.*":{"operator":"redact"},"id":{"operator":"keep"},"secret-x":{"operator":"redact"},"secret-y?":{"operator":"redact"}}%s}`
	for _, tt := range []struct {
		in    string
		want  string // that are absent
		first int
	}{
		{"id,a.b,secret-x,secret-yz\n1,2,3,4\n", "", 0},
		{"id,a.b,secret-y\n1,2,3\n", "secret-x secret-y?", 2},
		{"mail,secret-x\na,b\n", "a.* id secret-y?", 0},
		{"17,b\n", "a.* id secret-x secret-y?", 0},
		{`[{"id":1},{"a":{"b":1}}]`, "secret-x secret-y?", 2},
		{`[{"id":1},{"a":{"b":1},"secret-x":1,"secret-yy":2}]`, "", 0},
		{"", "", 0},
		{"[]", "", 0},
	} {
		for _, allow := range []bool{false, true} {
			more := ""
			if allow {
				more = `,"absent":"allow"`
			}
			p, err := ParsePolicy(fmt.Appendf(nil, policy, more))
			if err != nil {
				t.Fatal(err)
			}
			m := newMasker(t, &Options{Finder: fakeFinder{}, Classifier: fakeColumns, Policy: p})
			var dst bytes.Buffer
			report, err := m.File(&dst, strings.NewReader(tt.in), nil)
			absent := 0
			if tt.want != "" {
				absent = len(strings.Fields(tt.want))
			}
			switch {
			case allow || absent == 0:
				got := strings.Join(report.AbsentColumns, " ")
				if err != nil || got != tt.want && tt.in != "" && tt.in != "[]" {
					t.Errorf("%q: absent are %s, %v; want %s", tt.in, got, err, tt.want)
				}
			case !errors.Is(err, ErrAbsent) || !strings.Contains(err.Error(), fmt.Sprintf("%d of 4, the first of them columns[%d]", absent, tt.first)) ||
				strings.Contains(err.Error(), "secret"):
				t.Errorf("%q: %v", tt.in, err)
			case tt.in[0] != '[' && dst.Len() > 0:
				t.Errorf("%q: there is output before the error", tt.in)
			}
		}
	}
	m := newMasker(t, &Options{Finder: fakeFinder{}, Classifier: fakeColumns, Policy: &Policy{Columns: map[string]Operation{"x": {Operator: "redact"}}}})
	if _, err := m.File(new(bytes.Buffer), strings.NewReader("x"), &FileOptions{Format: "text"}); !errors.Is(err, ErrAbsent) {
		t.Errorf("a text has no columns: %v", err)
	}
}

// TestHeaderByPolicy holds that names of a policy make a first row the header, and that values do not.
func TestHeaderByPolicy(t *testing.T) {
	for _, tt := range []struct {
		reason, in, absent string
		columns            []string
		want               bool
	}{
		{"the names are there", "kzq,vvw\n1,2\n3,4\n", "", []string{"kzq", "vvw"}, true},
		{"one is missing", "kzq,vvx\nb,a\nc,d\n", "", []string{"kzq", "vvw"}, false},
		{"one may be missing", "kzq,vvx\nb,a\nc,d\n", "allow", []string{"kzq", "vvw"}, true},
		{"the name comes again below", "kzq,x\nd,y\nkzq,z\n", "", []string{"kzq"}, false},
		{"a number is no name", "17,x\n18,y\n", "", []string{"17"}, false},
		{"what a pattern stands for is no name", "kzq,x\nb,y\n", "", []string{"k*"}, false},
		{"another column may have a pattern", "kzq,vvx\nb,y\n", "", []string{"kzq", "v*"}, true},
	} {
		p := &Policy{Absent: tt.absent, Columns: map[string]Operation{}}
		for _, name := range tt.columns {
			p.Columns[name] = Operation{Operator: "redact"}
		}
		m := newMasker(t, &Options{Finder: nothing{}, Classifier: byName{}, Policy: p})
		var dst bytes.Buffer
		report, err := m.File(&dst, strings.NewReader(tt.in), nil)
		if got := err == nil && report.Header; got != tt.want {
			t.Errorf("%s: header is %v, %v", tt.reason, got, err)
		}
	}
	m := newMasker(t, &Options{Finder: nothing{}, Classifier: byName{"1": "SSN"}})
	var dst bytes.Buffer
	report, err := m.File(&dst, strings.NewReader("1,2\n3,4\n"), &FileOptions{Header: true})
	if err != nil || !report.Header || !strings.HasPrefix(dst.String(), "1,2\n*") {
		t.Errorf("the first row was said to be the header: %q, %v", dst.String(), err)
	}
	if _, err := m.File(&dst, strings.NewReader("1,2\n"), &FileOptions{Header: true, NoHeader: true}); !errors.Is(err, ErrOptions) {
		t.Errorf("both: %v", err)
	}
}

// TestPatternsRefused holds that too many and too long names with wildcards are refused.
func TestPatternsRefused(t *testing.T) {
	many := &Policy{Columns: map[string]Operation{}}
	for i := range maxPatterns + 1 {
		many.Columns[fmt.Sprintf("secret%d*", i)] = Operation{Operator: "keep"}
	}
	long := &Policy{Columns: map[string]Operation{"secret*" + strings.Repeat("x", maxPattern): {Operator: "keep"}}}
	for _, p := range []*Policy{many, long, {Absent: "secret"}} {
		if _, err := New(&Options{Policy: p}); !errors.Is(err, ErrPolicy) || strings.Contains(err.Error(), "secret") {
			t.Error(err)
		}
	}
	most := strings.Repeat("x", maxPattern) + "*"
	if p := (&Policy{Columns: map[string]Operation{most: {Operator: "keep"}}}); len(p.Columns) > 0 {
		if _, err := New(&Options{Policy: p}); err != nil || !glob.New(most).Matches(most[:maxPattern]+"more") {
			t.Error(err)
		}
	}
}
