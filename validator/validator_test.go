package validator

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/linear"
	"github.com/privet-go/privet/masker"
)

// defaults is a Validator with what is built in. It never changes, so that all
// tests can share it.
var defaults = sync.OnceValues(func() (*Validator, error) { return New(nil) })

func newValidator(t testing.TB) *Validator {
	t.Helper()
	v, err := defaults()
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func codes(r Report) []Code {
	var list []Code
	for _, i := range r.Issues {
		list = append(list, i.Code)
	}
	return list
}

// TestValidate holds which issue each kind of failure has, among others, and
// that what the rules make has none.
func TestValidate(t *testing.T) {
	v := newValidator(t)
	for _, c := range []struct {
		rule, original, masked string
		want                   []Code // all of them; nil means valid
		reason                 string
	}{
		{"EMAIL_ADDRESS", "john.doe@example.com", "j***.d**@example.com", nil, "the specification's sample"},
		{"email", "john.doe@example.com", "j***.d**@example.com", nil, "an alias is a rule"},
		{"DOB", "1985-02-03", "1985-**-**", nil, "the specification's sample"},
		{"CREDIT_CARD", "4111 1111 1111 1111", "**** **** **** 1111", nil, ""},
		{"SSN", "123-45-6789", "***-**-6789", nil, ""},
		{"PHONE_NUMBER", "+1 (415) 555-0132", "+1 (***) ***-**32", nil, ""},
		{"SSN", "", "", nil, "there is nothing to hide"},
		{"SSN", "***", "***", nil, "it is hidden already"},
		{"SSN", "", "[SSN]", []Code{LengthChanged, FormatChanged, RuleMismatch}, "there was nothing to redact"},
		{"PL_PESEL", "44051401359", "02070803628", []Code{StillValid, RuleMismatch}, "another number of the kind"},

		{"NO_SUCH_RULE", "a", "*", []Code{UnknownRule}, ""},
		{"SSN", "123-45-6789", "123-45-6789", []Code{Unchanged, StillValid, RuleMismatch}, ""},
		{"SSN", "123-45-6789", "*23-45-6789", []Code{LeaksCharacters, LeaksSubstring, RuleMismatch}, "four more characters are shown, and in a row"},
		{"SSN", "123-45-6789", "1**-**-6789", []Code{LeaksCharacters, RuleMismatch}, "one more is shown"},
		{"SSN", "123-45-6789", "***_**_6789", []Code{FormatChanged, RuleMismatch}, ""},
		{"SSN", "123-45-6789", "*****6789", []Code{LengthChanged, FormatChanged, RuleMismatch}, ""},
		{"SSN", "123-45-6789", "***-**-****", nil, "it hides more than the rule"},
		{"SSN", "123-45-6789", "***********", nil, "it hides the separators too"},
		{"SSN", "123-45-6789", "[SSN]", nil, "it is redacted"},
		{"SSN", "123-45-6789", "[PERSON]", []Code{LengthChanged, FormatChanged, RuleMismatch}, "redacted as something else"},
		{"PERSON", "John Doe", "Jane Roe", []Code{RuleMismatch}, "two letters meet by chance"},
		{"LAST_NAME", "Hendrickson", "Gustavesson", []Code{RuleMismatch}, "a common end of names"},
		{"LAST_NAME", "Hendrickson", "Hendrickxyz", []Code{LeaksCharacters, LeaksSubstring, RuleMismatch}, "too much for chance"},
		{"SSN", "123-45-6789", "1XX-XX-6789", []Code{LeaksCharacters, RuleMismatch}, "one more is shown, and X hides the others"},
		{"LAST_NAME", "Hendrickson", "Hxxxxxxkson", []Code{LeaksCharacters, LeaksSubstring, RuleMismatch}, "x hides the others"},
		{"LAST_NAME", "Hendrickson", "*******kson", []Code{LeaksCharacters, LeaksSubstring, RuleMismatch}, "no made-up value has mask characters"},
		{"GENDER", "female", "*", nil, "values of a small set have one length"},
		{"SSN", "123-45-6789", "534-21-0782", []Code{StillValid, RuleMismatch}, "another number that passes as real"},
		{"SSN", "123-45-6789", "****12345**", []Code{LeaksSubstring, FormatChanged, RuleMismatch}, "the run is in another place"},
		{"SSN", "123-45-6789", "987654321", []Code{Reversible, LengthChanged, FormatChanged, RuleMismatch}, "backwards, and without separators"},
		{"CREDIT_CARD", "4111 1111 1111 1111", "5500 0000 0000 0004", []Code{StillValid, RuleMismatch}, "a card that passes as real"},
		{"PERSON", "John Doe", "J*** jane@example.org", []Code{ResidualPII, LengthChanged, FormatChanged, RuleMismatch}, "another kind of data"},
		{"PERSON", "John Doe", "Wbua Qbr", []Code{Reversible, RuleMismatch}, "ROT13"},
	} {
		r := v.Validate(c.rule, c.original, c.masked)
		got := codes(r)
		slices.Sort(got)
		slices.Sort(c.want)
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q from %q: %v, want %v %s", c.rule, c.masked, c.original, got, c.want, c.reason)
		}
		if r.Valid != (len(r.Issues) == 0) || r.Issues == nil {
			t.Errorf("%s: valid is %v with %d issues", c.rule, r.Valid, len(r.Issues))
		}
	}
}

// TestResidualMessage holds that the message about what is left names its label
// without an article, which would have to be that of the label.
func TestResidualMessage(t *testing.T) {
	text, err := New(&Options{Profiler: newValidator(t).profiler,
		Policy: &masker.Policy{Labels: map[string]masker.Operation{"FREE_TEXT": {Operator: "text"}}}})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		v                      *Validator
		original, masked, rule string
	}{
		{newValidator(t), "John Doe", "J*** jane@example.org", "PERSON"},
		{text, "from john.doe@example.com to all", "from john.doe@example.com to ***", "FREE_TEXT"},
	} {
		r := c.v.Validate(c.rule, c.original, c.masked)
		want := Issue{ResidualPII, "EMAIL_ADDRESS is still inside", Error}
		if !slices.Contains(r.Issues, want) {
			t.Errorf("%s: %+v, want %+v among them", c.rule, r.Issues, want)
		}
	}
}

// TestReversible holds that the hashes and encodings that masking is mistaken
// for are known, in the usual spellings of the original.
func TestReversible(t *testing.T) {
	v := newValidator(t)
	sum := func(s string) string { return fmt.Sprintf("%x", sha256.Sum256([]byte(s))) }
	for _, masked := range []string{
		sum("123-45-6789"), strings.ToUpper(sum("123-45-6789")), sum("123456789"), sum("123-45-6789")[:16],
		base64.StdEncoding.EncodeToString([]byte("123-45-6789")), base64.RawURLEncoding.EncodeToString([]byte("123456789")),
		"3132332d34352d36373839", "987654321",
	} {
		if got := codes(v.Validate("SSN", "123-45-6789", masked)); !slices.Contains(got, Reversible) {
			t.Errorf("%q: %v, want REVERSIBLE among them", masked, got)
		}
	}
	for _, masked := range []string{sum("another value"), "5b6e2f9", "***-**-6789", ""} {
		if got := codes(v.Validate("SSN", "123-45-6789", masked)); slices.Contains(got, Reversible) {
			t.Errorf("%q is called reversible", masked)
		}
	}
}

// TestLongValues holds that the work grows with the length of the values: eight
// times the length takes nowhere near sixty-four times as long.
func TestLongValues(t *testing.T) {
	v := newValidator(t)
	validate := func(n int) func() {
		original := strings.Repeat("abcdefghij", n)
		return func() { v.Validate("HTTP_COOKIE", original, original+"x") }
	}
	linear.Check(t, "a value and a longer one", 24, validate(1000), validate(8000))
}

// samples are originals of many rules, right and wrong ones.
var samples = []string{"john.doe@example.com", "a@b.co", "1985-02-03", "4111 1111 1111 1111", "123-45-6789", "+1 (415) 555-0132", "Jane Doe",
	"DE89 3704 0044 0532 0130 00", "192.168.1.10", "https://example.com/x?y=z", "hunter2", "---", "*", "", " ", "\xff", "王小明", "12345678901234567890"}

// TestRulesAreValid holds that what a default rule makes of a value is valid,
// for every label and all manner of values.
func TestRulesAreValid(t *testing.T) {
	v := newValidator(t)
	for l := range privet.Labels() {
		for _, original := range samples {
			masked, err := v.masker.Mask(string(l), original)
			if err != nil {
				t.Fatal(err)
			}
			if r := v.Validate(string(l), original, masked); !r.Valid {
				t.Errorf("%s: what the rule makes of %q has issues: %v", l, original, codes(r))
			}
		}
	}
}

// TestUnchangedIsNeverValid is the law that matters most.
func TestUnchangedIsNeverValid(t *testing.T) {
	v := newValidator(t)
	for l := range privet.Labels() {
		for _, original := range samples {
			if l == privet.None || strings.Trim(original, "*") == "" {
				continue
			}
			if r := v.Validate(string(l), original, original); r.Valid {
				t.Errorf("%s: %q unchanged is valid", l, original)
			}
		}
	}
}

// FuzzValidate holds that no pair of values makes a panic, that valid means no
// issues, and that no message repeats what is long enough to be recognised.
func FuzzValidate(f *testing.F) {
	for _, s := range samples {
		f.Add(s, "x"+s, "EMAIL_ADDRESS")
		f.Add(s, s, "SSN")
	}
	v := newValidator(f)
	f.Fuzz(func(t *testing.T, original, masked, rule string) {
		r := v.Validate(rule, original, masked)
		if r.Valid != (len(r.Issues) == 0) || r.Issues == nil {
			t.Fatal("valid does not go with the issues")
		}
		for _, i := range r.Issues {
			if i.Code == "" || i.Message == "" || i.Severity != Error && i.Severity != Warning || !utf8.ValidString(i.Message) {
				t.Fatalf("incomplete issue %+v", i)
			}
			for _, s := range []string{original, masked, rule} {
				if len(s) >= 24 && strings.Contains(i.Message, s) {
					t.Fatal("a message repeats what it was given")
				}
			}
		}
	})
}

// BenchmarkValidate is one right value; BenchmarkCompare is its baseline, the
// comparison of the two strings.
func BenchmarkValidate(b *testing.B) {
	v := newValidator(b)
	b.ReportAllocs()
	for b.Loop() {
		if !v.Validate("EMAIL_ADDRESS", "john.doe@example.com", "j***.d**@example.com").Valid {
			b.Fatal("not valid")
		}
	}
}

func BenchmarkCompare(b *testing.B) {
	original, masked := "john.doe@example.com", "j***.d**@example.com"
	b.ReportAllocs()
	for b.Loop() {
		if original == masked {
			b.Fatal("equal")
		}
	}
}
