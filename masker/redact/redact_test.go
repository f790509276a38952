package redact_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"sync"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/masker/redact"
	"github.com/privet-go/privet/profiler"
)

// People and values of the tests, all made up, and the parts of them that nothing may show.
const (
	mail     = "odette.larkspur@quillmail.example"
	mailPart = "larkspur"
	card     = "4111 1111 1111 1111"
	secret   = "vexing-Harbour-93"
)

// newRedactor makes a Redactor or fails.
func newRedactor(t testing.TB, opts *redact.Options) *redact.Redactor {
	t.Helper()
	r, err := redact.New(opts)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestRedact says what becomes of texts, and what of those that cannot be redacted.
func TestRedact(t *testing.T) {
	for _, c := range []struct{ in, out, reason string }{
		{"", "", "empty stays"},
		{"served in 12 ms", "served in 12 ms", "nothing personal stays"},
		{"mail to " + mail, "mail to o*****.l*******@quillmail.example", "an address"},
		{"paid with " + card, "paid with **** **** **** 1111", "a card"},
		{"mail to " + mail + " \xff", redact.Replacement, "not UTF-8"},
		{"mail to " + mail + " \x00", redact.Replacement, "a NUL byte"},
		{mail + strings.Repeat(" a", redact.DefaultMaxText/2), redact.Replacement, "too long"},
	} {
		if got := redact.Redact(c.in); got != c.out {
			t.Errorf("%s: %.80q", c.reason, got)
		}
		var zero redact.Redactor
		if got := zero.Redact(c.in); got != c.out {
			t.Errorf("%s: the zero Redactor gives %.80q", c.reason, got)
		}
		if again := redact.Redact(c.out); again != c.out {
			t.Errorf("%s: redacted again it is %.80q", c.reason, again)
		}
	}
}

// TestField says how the name of a value counts.
func TestField(t *testing.T) {
	r := newRedactor(t, &redact.Options{
		Fields: map[string]privet.Label{"Build-Host": privet.None, "order.buyer": privet.LabelPerson, "user_name": "name"},
		Policy: &masker.Policy{Columns: map[string]masker.Operation{
			"tenant": {Operator: "keep"}, "memo": {Operator: "redact"}, "x_*": {Operator: "truncate", Length: 2}, "pw": {Operator: "hash", Length: 32},
		}, Labels: map[string]masker.Operation{"PHONE_NUMBER": {Operator: "redact"}}},
		Keys: func(string) ([]byte, error) { return []byte("0123456789abcdefghijklmnopqrstuv"), nil },
	})
	for _, c := range []struct{ name, in, out string }{
		{"password", secret, strings.Repeat("*", len(secret))},
		{"user.pwd", secret, strings.Repeat("*", len(secret))},
		{"credentials.kind", "x-y", "***"},
		{"Authorization", "Digest abc", strings.Repeat("*", 10)},
		{"X-CSRF-Token", "abc", "***"},
		{"signing_key", "abc", "***"},
		{"max_tokens", "abc", "abc"},
		{"status", "open", "open"},
		{"status", "call " + mail, "call o*****.l*******@quillmail.example"},
		{"msg", "hello", "hello"},
		{"build_host", "ann-arbor-7", "ann-arbor-7"},
		{"order.buyer", "Zsofia", "Z*****"},
		{"tenant", secret, secret},
		{"memo", "anything at all", "[REDACTED]"},
		{"x_ray", "abcdef", "ab"},
		{"phone", "+1 415 555 0144", "[PHONE_NUMBER]"},
		{strings.Repeat("a", 300), mail, strings.Repeat("*", len(mail))},
	} {
		if got := r.Field(c.name, c.in); got != c.out {
			t.Errorf("%s: %q is %q", c.name, c.in, got)
		}
	}
	if got := r.Field("pw", secret); len(got) != 32 || strings.Contains(got, "vex") {
		t.Errorf("hash: %q", got)
	}
}

// TestValue says what becomes of values of other types, and of names that are data.
func TestValue(t *testing.T) {
	var r *redact.Redactor
	for _, c := range []struct {
		name    string
		in, out any
	}{
		{"password", secret, strings.Repeat("*", len(secret))},
		{"age", 41, "**"},
		{"count", 41, int64(41)},
		{"ok", true, true},
		{"x", nil, nil},
		{"list", []string{mail}, json.RawMessage(`["o*****.l*******@quillmail.example"]`)},
	} {
		if got := r.Value(c.name, c.in); !reflect.DeepEqual(got, c.out) {
			t.Errorf("%s: %v", c.name, got)
		}
	}
	for in, want := range map[string]string{"http.route": "http.route", mail: "o*****.l*******@quillmail.example", "": ""} {
		if got := r.Key(in); got != want {
			t.Errorf("%q is %q", in, got)
		}
	}
}

// TestFailingPolicy holds that a value for which there is no operator is replaced whole.
func TestFailingPolicy(t *testing.T) {
	r := newRedactor(t, &redact.Options{Policy: &masker.Policy{Default: "fail"}})
	for _, got := range []string{r.Redact("mail to " + mail), r.Field("email", mail)} {
		if got != redact.Replacement {
			t.Errorf("%q", got)
		}
	}
}

// TestOptions says which options are refused, all reasons at once and without values.
func TestOptions(t *testing.T) {
	low := 2.0
	_, err := redact.New(&redact.Options{
		Labels: []privet.Label{"NO_SUCH_KIND"}, MinConfidence: &low, MaxText: -1,
		Fields: map[string]privet.Label{secret: "NO_SUCH_KIND"}, Policy: &masker.Policy{Default: "shred"},
	})
	if err == nil {
		t.Fatal("taken")
	}
	for _, want := range []string{"MaxText", "label 0 of Labels", "least confidence", "Fields[0]", "default"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%q is not in: %v", want, err)
		}
	}
	if strings.Contains(err.Error(), secret) {
		t.Error("a name is in the error")
	}
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := redact.New(&redact.Options{Profiler: p, MinConfidence: &low}); err == nil {
		t.Error("MinConfidence beside a Profiler is taken")
	}
	if _, err := redact.New(&redact.Options{Fields: map[string]privet.Label{"job-name": privet.None, "job_name": "SSN"}}); err == nil {
		t.Error("two labels of one field are taken")
	}
	only := newRedactor(t, &redact.Options{Labels: []privet.Label{"email"}})
	if got := only.Redact(mail + " " + card); got != "o*****.l*******@quillmail.example "+card {
		t.Errorf("labels: %q", got)
	}
	if got := only.Field("secret", "abc"); got != "abc" {
		t.Errorf("a label that is not asked for: %q", got)
	}
}

// TestConcurrent uses one Redactor from many goroutines, with names that it has not seen.
func TestConcurrent(t *testing.T) {
	r := newRedactor(t, nil)
	var wg sync.WaitGroup
	for g := range 8 {
		wg.Go(func() {
			for i := range 40 {
				name := fmt.Sprintf("part%d.email", (g+i)%13)
				if got := r.Field(name, mail); strings.Contains(got, mailPart) {
					t.Errorf("%s: %q", name, got)
				}
				if got := r.Redact("to " + mail); strings.Contains(got, mailPart) {
					t.Errorf("%q", got)
				}
				if _, err := r.Marshal(&customer{Email: mail}); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
}
