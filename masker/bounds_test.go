package masker

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/privet-go/privet"
)

// TestMaxLength holds that nothing longer is written than the policy says, that what would be is redacted and counted,
// each time that it comes, and that the rest comes back.
func TestMaxLength(t *testing.T) {
	const short, long = "a@b.co", "somebody.with.a.long.name@department.example.org"
	in := "mail,n\n" + strings.Repeat(short+",1\n"+long+",2\n", 3)
	for _, tt := range []struct {
		operation, redacted string
		most                int
		few                 bool // the shorter one is not too long
	}{
		{`"operator":"pseudonym"`, "[EMAIL_ADDRESS]", 24, true},
		{`"operator":"pseudonym"`, "********", 8, false},
		{`"operator":"encrypt"`, "[EMAIL_ADDRESS]", 30, true},
		{`"operator":"fake"`, "*", 1, false},
		{`"operator":"replace","with":"éé"`, "", 2, true},
		{`"operator":"hash","length":32`, "", 32, true},
	} {
		p, err := ParsePolicy(fmt.Appendf(nil, `{"labels":{"EMAIL_ADDRESS":{%s,"maxLength":%d}}}`, tt.operation, tt.most))
		if err != nil {
			t.Fatal(err)
		}
		m := newMasker(t, &Options{Finder: nothing{}, Classifier: byName{"mail": "EMAIL_ADDRESS", "n": privet.None}, Policy: p, Keys: testKeys})
		var dst, back bytes.Buffer
		report, err := m.File(&dst, strings.NewReader(in), nil)
		if err != nil {
			t.Fatal(err)
		}
		want := 0
		for i, line := range strings.Split(strings.TrimSpace(dst.String()), "\n")[1:] {
			value := line[:len(line)-2]
			if utf8.RuneCountInString(value) > tt.most {
				t.Errorf("%s: %s is longer than %d", tt.operation, value, tt.most)
			}
			tooLong := tt.redacted != "" && (i%2 == 1 || !tt.few)
			if tooLong {
				want++
			}
			if (value == tt.redacted) != tooLong {
				t.Errorf("%s: %d became %s", tt.operation, i, value)
			}
		}
		if got := report.Columns[0]; got.TooLong != int64(want) || got.Contradictions != 0 {
			t.Errorf("%s: %+v, want %d", tt.operation, got, want)
		}
		if !strings.Contains(tt.operation, "pseudonym") && !strings.Contains(tt.operation, "encrypt") {
			continue
		}
		if _, err := m.UnmaskFile(&back, &dst, &FileOptions{Columns: map[string]privet.Label{"mail": "EMAIL_ADDRESS"}}); err != nil ||
			tt.few != strings.Contains(back.String(), short) || !strings.Contains(back.String(), tt.redacted) {
			t.Errorf("%s: %s, %v", tt.operation, back.String(), err)
		}
		if _, err := m.Unmask("EMAIL_ADDRESS", tt.redacted); !errors.Is(err, ErrNotMasked) {
			t.Errorf("%s: %v", tt.operation, err)
		}
	}
	for _, o := range []string{`"operator":"hash","maxLength":10`, `"operator":"replace","with":"xyz","maxLength":2`, `"operator":"fpe","maxLength":2`, `"operator":"fake","maxLength":-1`} {
		if _, err := ParsePolicy([]byte(forLabel("EMAIL_ADDRESS", o))); !errors.Is(err, ErrPolicy) {
			t.Errorf("%s: %v", o, err)
		}
	}
}

// TestNormalize holds which values are one for pseudonym, and what comes back.
func TestNormalize(t *testing.T) {
	for _, tt := range []struct{ ways, a, b, back string }{
		{"", "Jo@example.org", "jo@example.org", ""},
		{`"case"`, "Jo@EXAMPLE.org", "jo@example.org", "jo@example.org"},
		{`"trim"`, " jo@example.org\t", "jo@example.org", "jo@example.org"},
		{`"case"`, " jo@example.org", "jo@example.org", ""},
		{`"nfc"`, "Mu\u0308ller-Lu\u0308denscheidt", "Müller-Lüdenscheidt", "Müller-Lüdenscheidt"},
		{`"trim","case","nfc"`, "  MU\u0308LLER-LÜDENSCHEIDT", "müller-lüdenscheidt", "müller-lüdenscheidt"},
		{`"trim"`, "   ", " ", ""},
	} {
		label := "PERSON"
		if strings.Contains(tt.a, "@") {
			label = "EMAIL_ADDRESS"
		}
		m := withPolicy(t, forLabel(label, `"operator":"pseudonym","normalize":[`+tt.ways+`]`))
		a, err1 := m.Mask(label, tt.a)
		b, err2 := m.Mask(label, tt.b)
		if err1 != nil || err2 != nil || (a == b) != (tt.back != "") {
			t.Errorf("%s: %q and %q became %q and %q, %v, %v", tt.ways, tt.a, tt.b, a, b, err1, err2)
		}
		if back, err := m.Unmask(label, a); err != nil || tt.back != "" && back != tt.back {
			t.Errorf("%s: %q comes back as %q, %v", tt.ways, tt.a, back, err)
		}
	}
	if _, err := ParsePolicy([]byte(forLabel("PERSON", `"operator":"pseudonym","normalize":["secret"]`))); !errors.Is(err, ErrPolicy) || strings.Contains(err.Error(), "secret") {
		t.Error(err)
	}
	if _, err := ParsePolicy([]byte(forLabel("PERSON", `"operator":"fpe","normalize":["trim"]`))); !errors.Is(err, ErrPolicy) {
		t.Error(err)
	}
}
