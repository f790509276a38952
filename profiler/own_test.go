package profiler

import (
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/linear"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/pattern"
	"github.com/privet-go/privet/profiler/internal/samples"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// employeeID is a recognizer of one's own with everything but a func.
func employeeID() Recognizer {
	return Recognizer{
		Name: "acme-employee", Label: "EMPLOYEE_ID", Doc: "Numbers of employees.",
		Patterns:  []Pattern{{Name: "current", Regexp: `\bEMP-\d{6}\b`, Alone: 0.9}, {Name: "old", Regexp: `\b[A-Z]{2}\d{6}\b`, Alone: 0.2}},
		Shapes:    []Shape{{Pattern: "PN 999.999", Alone: 0.8}},
		DenyList:  []string{"The Boss", "Größter Chef"},
		AllowList: []string{"EMP-000000", "PN 000.000"},
		Context:   []string{"employee", "badge"},
		Headers:   []string{"staff code"},
	}
}

func newOwn(t testing.TB, opts Options) *Profiler {
	t.Helper()
	p, err := New(&opts)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestOwnFind(t *testing.T) {
	p := newOwn(t, Options{Recognizers: []Recognizer{employeeID(),
		{Name: "member", Label: "MEMBER_ID", Doc: "Numbers of members.", Patterns: []Pattern{{Name: "form", Regexp: `\bM\d{7}\b`, Alone: 0.8}}, Checksum: "luhn",
			Check: func(c []byte) bool { return c[0] == 'M' }},
		{Name: "digits", Label: "MEMBER_ID", Doc: "Numbers of members.", Patterns: []Pattern{{Name: "form", Regexp: `\bN \d{8}\b`, Alone: 0.8}},
			Check: func(c []byte) bool { return string(c) == "N12345678" }},
		{Name: "ends", Label: "LINE_ID", Doc: "Where a line or text ends.", Patterns: []Pattern{{Name: "text", Regexp: `^ID\d\d`, Alone: 0.8}, {Name: "line", Regexp: `(?m)K\d\d$`, Alone: 0.8}}},
	}})
	for _, marked := range []string{
		"see ⟦EMPLOYEE_ID:EMP-123456⟧, not EMP-1234567 or XEMP-123456 or emp-123456",
		"employee ⟦EMPLOYEE_ID:AB123456⟧ and then, much later and with no word nearby that could say what it is about, AB123456",
		"order no AB123456 of an employee",
		"⟦EMPLOYEE_ID:PN 123.456⟧", "PN 000.000 and EMP-000000 are nobody's",
		"ask ⟦EMPLOYEE_ID:the boss⟧ or ⟦EMPLOYEE_ID:THE BOSS⟧, not the bosses or the  boss or the_boss",
		"⟦EMPLOYEE_ID:GRÖßTER chef⟧ und ⟦EMPLOYEE_ID:grÖẞter Chef⟧, keine größter Chefin",
		"⟦MEMBER_ID:N 12345678⟧", "N 12345679",
		"M1234567 has a letter, which luhn does not take",
		"⟦EMAIL_ADDRESS:jane@example.com⟧ is ⟦EMPLOYEE_ID:EMP-123456⟧",
		"⟦LINE_ID:ID12⟧ ID12", " ID12", "⟦LINE_ID:K12⟧\nK12 ⟦LINE_ID:K34⟧",
		"⟦EMPLOYEE_ID:EMP-123456⟧", "é⟦EMPLOYEE_ID:EMP-123456⟧é", "",
	} {
		wantFound(t, p, marked)
		text, _ := samples.Unmark(t, marked)
		checkLaws(t, p, text)
	}
}

// TestOwnOverlaps holds that the candidates of several recognizers of one's own
// are weighed against each other and against built-in ones as all others are.
func TestOwnOverlaps(t *testing.T) {
	p := newOwn(t, Options{Recognizers: []Recognizer{
		{Name: "sure", Label: "SURE", Doc: "d", Patterns: []Pattern{{Name: "p", Regexp: `jane@example\.com`, Alone: 0.9999999}}},
		{Name: "short", Label: "SHORT", Doc: "d", Patterns: []Pattern{{Name: "p", Regexp: `abc`, Alone: 0.7}}},
		{Name: "long", Label: "LONG", Doc: "d", Patterns: []Pattern{{Name: "p", Regexp: `bcd+`, Alone: 0.7}}},
		{Name: "late", Label: "LATE", Doc: "d", Patterns: []Pattern{{Name: "p", Regexp: `d+e`, Alone: 0.9}}},
	}})
	for _, marked := range []string{
		"⟦SURE:jane@example.com⟧ ⟦EMAIL_ADDRESS:joan@example.com⟧",
		"7 ⟦SHORT:abc⟧", "7 ⟦SHORT:abc⟧d", "7 a⟦LONG:bcdd⟧", "7 ⟦SHORT:abc⟧⟦LATE:ddde⟧",
	} {
		wantFound(t, p, marked)
	}
}

func TestThresholds(t *testing.T) {
	recognizers := []Recognizer{
		{Name: "wide", Label: "WIDE", Doc: "d", Patterns: []Pattern{{Name: "p", Regexp: `\bX-\d{4}\b`, Alone: 0.8}}},
		{Name: "narrow", Label: "NARROW", Doc: "d", Patterns: []Pattern{{Name: "p", Regexp: `\d{4}\b`, Alone: 0.6}}},
		{Name: "weak", Label: "WEAK", Doc: "d", Patterns: []Pattern{{Name: "p", Regexp: `\bweak\b`, Alone: 0.2}}},
	}
	zero, most := 0.0, 0.95
	for _, c := range []struct {
		opts   Options
		q      *Query
		marked string
		reason string
	}{
		{Options{}, nil, "⟦WIDE:X-1234⟧ weak", "the wider one is surer"},
		{Options{Thresholds: map[privet.Label]float64{"WIDE": 0.9}}, nil, "X-⟦NARROW:1234⟧ weak", "what is below its own threshold hides nothing"},
		{Options{Thresholds: map[privet.Label]float64{"WIDE": 0.8}}, nil, "⟦WIDE:X-1234⟧ weak", "a threshold is the least that counts"},
		{Options{Thresholds: map[privet.Label]float64{"WEAK": 0.1}}, nil, "⟦WIDE:X-1234⟧ ⟦WEAK:weak⟧", "a threshold can be lower"},
		{Options{MinConfidence: &most, Thresholds: map[privet.Label]float64{"WEAK": 0.1}}, nil, "X-1234 ⟦WEAK:weak⟧", "and counts in place of the other"},
		{Options{ExcludeLabels: []privet.Label{"WIDE"}}, nil, "X-1234 weak", "an excluded label still explains its place"},
		{Options{Thresholds: map[privet.Label]float64{"WIDE": 1}}, &Query{Thresholds: map[privet.Label]float64{}}, "⟦WIDE:X-1234⟧ weak",
			"an empty map is none"},
		{Options{Thresholds: map[privet.Label]float64{"WIDE": 1}}, &Query{}, "X-⟦NARROW:1234⟧ weak", "nil is that of the Profiler"},
		{Options{Thresholds: map[privet.Label]float64{"WIDE": 1}}, &Query{MinConfidence: &zero}, "X-⟦NARROW:1234⟧ ⟦WEAK:weak⟧",
			"so is a threshold when only the other is given"},
		{Options{ExcludeLabels: []privet.Label{"WEAK"}}, &Query{MinConfidence: &zero, ExcludeLabels: []privet.Label{"NARROW"}}, "⟦WIDE:X-1234⟧ weak",
			"exclusions add up"},
		{Options{}, &Query{Thresholds: map[privet.Label]float64{"SSN": 0}}, "⟦WIDE:X-1234⟧ weak", "a label that nothing finds does not matter"},
	} {
		c.opts.Recognizers, c.opts.WithoutBuiltIn = recognizers, true
		p := newOwn(t, c.opts)
		text, want := samples.Unmark(t, c.marked)
		var got []privet.Finding
		for _, f := range must(p.FindWith(text, c.q)) {
			got = append(got, f.Finding)
		}
		if samples.Mark(text, got) != samples.Mark(text, want) {
			t.Errorf("%s: found %s, want %s", c.reason, samples.Mark(text, got), c.marked)
		}
		if c.q == nil {
			wantFound(t, p, c.marked)
		}
	}
}

// TestThresholdsOfColumns holds that a verdict has a threshold and can be
// excluded, too.
func TestThresholdsOfColumns(t *testing.T) {
	column := []Column{{Name: "mail", Values: []string{"jane@example.com", "joan@example.com"}}}
	for _, c := range []struct {
		opts Options
		want privet.Label
	}{
		{Options{}, "EMAIL_ADDRESS"},
		{Options{Thresholds: map[privet.Label]float64{"EMAIL_ADDRESS": 1}}, privet.Unknown},
		{Options{Thresholds: map[privet.Label]float64{"SSN": 1}}, "EMAIL_ADDRESS"},
		{Options{ExcludeLabels: []privet.Label{"EMAIL_ADDRESS"}}, privet.Unknown},
		{Options{AllowList: []string{"JOAN@example.com"}}, "EMAIL_ADDRESS"},
	} {
		r := newOwn(t, c.opts).Columns(column)[0]
		if r.Label != c.want {
			t.Errorf("%+v: %s, want %s", c.opts, r.Label, c.want)
		}
		if want := 2 - len(c.opts.AllowList); r.Count != want {
			t.Errorf("%+v: %d values count, want %d", c.opts, r.Count, want)
		}
	}
}

// TestAllowList holds that the list of the Profiler hides a value whole, and that
// of a recognizer leaves the place to others.
func TestAllowList(t *testing.T) {
	wide := Recognizer{Name: "wide", Label: "WIDE", Doc: "d", Patterns: []Pattern{{Name: "p", Regexp: `\bX-\d{4}\b`, Alone: 0.8}}}
	narrow := Recognizer{Name: "narrow", Label: "NARROW", Doc: "d", Patterns: []Pattern{{Name: "p", Regexp: `\d{4}\b`, Alone: 0.6}}}
	p := newOwn(t, Options{Recognizers: []Recognizer{wide, narrow}, AllowList: []string{"x-1234", "Support@Example.com"}})
	wantFound(t, p, "X-1234 ⟦WIDE:X-1235⟧ ⟦NARROW:1234⟧ support@example.com ⟦EMAIL_ADDRESS:esupport@example.com⟧")
	if found := must(p.FindWith("X-1234", nil)); len(found) != 0 {
		t.Error("FindWith does not know the list")
	}
	wide.AllowList = []string{"x-1234"}
	p = newOwn(t, Options{Recognizers: []Recognizer{wide, narrow}})
	wantFound(t, p, "X-⟦NARROW:1234⟧ ⟦WIDE:X-1235⟧")
	if p.Valid("WIDE", "X-1234") || !p.Valid("WIDE", "X-1235") {
		t.Error("Valid does not know the list")
	}
}

func TestOwnColumns(t *testing.T) {
	p := newOwn(t, Options{Recognizers: []Recognizer{employeeID(),
		{Name: "badge", Label: "BADGE", Doc: "d", Find: findBadges, Checksum: "luhn"},
		{Name: "team", Label: "TEAM", Doc: "d", Headers: []string{"squad"}},
	}})
	for _, c := range []struct {
		name   string
		values []string
		want   privet.Label
	}{
		{"ref", []string{"EMP-123456", "EMP-123457", "EMP-123458"}, "EMPLOYEE_ID"},
		{"x", []string{"the boss", "The Boss", " THE BOSS "}, "EMPLOYEE_ID"},
		{"staff code", []string{"AB123456", "AC123456"}, "EMPLOYEE_ID"},
		{"x", []string{"<18>", "<26>", "<34>"}, "BADGE"},
		{"squad", []string{"red", "blue"}, "TEAM"},
		{"x", []string{"EMP-1234567", "see EMP-123456", "EMP-12345"}, privet.None},
		{"mail", []string{"jane@example.com"}, "EMAIL_ADDRESS"},
	} {
		if r := p.Columns([]Column{{Name: c.name, Values: c.values}})[0]; r.Label != c.want {
			t.Errorf("%s %q: %s, want %s", c.name, c.values, r.Label, c.want)
		}
	}
	for value, want := range map[string]bool{
		"EMP-123456": true, " EMP-123456 ": true, "EMP-1234567": false, "AB123456": true, "PN 123.456": true, "the Boss": true, "the boss!": false, "EMP-000000": false, "": false,
	} {
		if got := p.Valid("EMPLOYEE_ID", value); got != want {
			t.Errorf("Valid(EMPLOYEE_ID, %q) = %v", value, got)
		}
	}
	if !p.Valid("BADGE", "<18>") || p.Valid("BADGE", "<19>") || p.Valid("BADGE", "a <18>") || !p.Valid("EMAIL_ADDRESS", "jane@example.com") ||
		p.Valid("TEAM", "red") {
		t.Error("Valid is wrong about other labels")
	}
}

// findBadges finds digits in angle brackets.
func findBadges(dst []Place, text string) []Place {
	for i := 0; i < len(text); i++ {
		if text[i] != '<' {
			continue
		}
		j := i + 1
		for j < len(text) && numeral.IsDigit(text[j]) {
			j++
		}
		if j > i+1 && j < len(text) && text[j] == '>' {
			dst = append(dst, Place{Start: i, End: j + 1, Alone: 0.9})
		}
	}
	return dst
}

// TestBadPlaces holds that what a func says is not trusted.
func TestBadPlaces(t *testing.T) {
	const text = "日本 <18> \xff" // the rest is what has no place in it
	long := text + strings.Repeat("x", 2*pattern.MaxMatchLength)
	nan := 0.0
	nan /= nan
	for _, c := range []struct {
		place Place
		taken bool
	}{
		{Place{Start: 0, End: 3, Alone: 0.9}, true}, {Place{Start: 0, End: 6, Alone: 0.9}, true}, {Place{Start: 0, End: len(long), Alone: 0.9},
			false}, {Place{Start: 0, End: pattern.MaxMatchLength, Alone: 0.9}, true}, {Place{Start: 0, End: pattern.MaxMatchLength + 1, Alone: 0.9}, false},
		{Place{Start: 1, End: 3, Alone: 0.9}, false}, {Place{Start: 0, End: 4, Alone: 0.9}, false}, {Place{Start: 0, End: 5, Alone: 0.9},
			false}, {Place{Start: -1, End: 3, Alone: 0.9}, false}, {Place{Start: 3, End: 3, Alone: 0.9}, false}, {Place{Start: 6, End: 3, Alone: 0.9}, false},
		{Place{Start: len(long) - 1, End: len(long), Alone: 0.9}, true}, {Place{Start: len(long) - 1, End: len(long) + 1, Alone: 0.9},
			false}, {Place{Start: len(long), End: len(long), Alone: 0.9}, false},
		{Place{Start: 1 << 62, End: 1<<62 + 1, Alone: 0.9}, false}, {Place{Start: -1 << 63, End: 3, Alone: 0.9},
			false}, {Place{Start: -1 << 63, End: 1<<63 - 1, Alone: 0.9}, false},
		{Place{Start: 0, End: 3, Alone: 0}, false}, {Place{Start: 0, End: 3, Alone: 1}, false}, {Place{Start: 0, End: 3, Alone: -0.5},
			false}, {Place{Start: 0, End: 3, Alone: nan}, false},
	} {
		p := newOwn(t, Options{WithoutBuiltIn: true, Recognizers: []Recognizer{
			{Name: "f", Label: "F", Doc: "d", Find: func(dst []Place, _ string) []Place { return append(dst, c.place) }}}})
		if got := len(p.Find(long)) == 1; got != c.taken {
			t.Errorf("%+v is taken: %v", c.place, got)
		}
		if p.Valid("F", "日") != (c.taken && c.place.End == 3) {
			t.Errorf("%+v as a value", c.place)
		}
	}
}

// TestPanicGoesThrough holds that a panic of a caller's func is the caller's, and
// that the Profiler is as before.
func TestPanicGoesThrough(t *testing.T) {
	fail := false
	p := newOwn(t, Options{Recognizers: []Recognizer{employeeID(), {Name: "f", Label: "F", Doc: "d", Find: func(dst []Place, text string) []Place {
		if fail {
			panic("own")
		}
		return findBadges(dst, text)
	}}}})
	const marked = "jane: ⟦EMPLOYEE_ID:EMP-123456⟧ ⟦F:<18>⟧ ⟦EMAIL_ADDRESS:jane@example.com⟧"
	text, _ := samples.Unmark(t, marked)
	for range 4 {
		wantFound(t, p, marked)
		fail = true
		func() {
			defer func() {
				if recover() != "own" {
					t.Error("the panic does not come through")
				}
			}()
			p.Find(text)
		}()
		fail = false
	}
	wantFound(t, p, marked)
}

// TestNewRefusesOwn holds that all reasons are given together, with where they
// are, and that nothing of what was given is repeated but names.
func TestNewRefusesOwn(t *testing.T) {
	const secret = "s3cr3t"
	long := secret + strings.Repeat("x", pattern.MaxPatternLength)
	over := 1.5
	_, err := New(&Options{
		MinConfidence: &over,
		ExcludeLabels: []privet.Label{secret},
		Thresholds:    map[privet.Label]float64{secret: 0.5, "SSN": 2},
		AllowList:     []string{"", " " + secret},
		Recognizers: []Recognizer{
			{Name: "us-ssn", Label: "SSN", Doc: "d", DenyList: []string{secret}},
			{Name: "Not A Name " + secret, Label: secret, Checksum: secret},
			{Name: "mine", Label: "MINE", Doc: "d", Shapes: []Shape{{Pattern: "", Alone: 2}}, Patterns: []Pattern{
				{Name: "a", Regexp: secret + `(`, Alone: 0.5}, {Name: "b", Regexp: secret + `|`, Alone: 0.5}, {Name: "c", Regexp: long, Alone: 0.5}, {Name: "d", Regexp: secret + `x{1,257}`, Alone: 0.5}, {Name: "e", Regexp: secret, Alone: 1}, {Name: "e", Regexp: secret, Alone: 0.5}, {Name: secret + "!", Regexp: secret, Alone: 0.5},
				{Name: "f", Regexp: "", Alone: 0.5}, {Name: "g", Regexp: `\b`, Alone: 0.5}, {Name: "h", Regexp: secret + `[^\x00-\x{10FFFF}]`, Alone: 0.5}, {Name: "i", Regexp: `(?:` + secret + `\pL{30}){200}`, Alone: 0.5}, {Name: "j", Regexp: `(?:a{200}){6}`, Alone: 0.5}, {Name: "k", Regexp: "\xff" + secret, Alone: 0.5},
			}},
			{Name: "lists", Label: "LISTS", Doc: "d", DenyList: []string{"", secret + " ", "--", "\xff", strings.Repeat("x", MaxWordLength+1), "\ufffd"},
				AllowList: []string{""}, Context: []string{"# " + secret}, Headers: []string{"#"}},
			{Name: "lists", Label: "LISTS", Doc: "d"},
			{Name: "empty", Label: "NONE", Doc: "d", DenyList: []string{}},
		},
	})
	if err == nil {
		t.Fatal("it is taken")
	}
	for _, want := range []string{
		"profiler: ", "least confidence", "label 0 of ExcludeLabels", "label 1 of Thresholds", "threshold of label 0 of Thresholds (SSN)", "value 0 of AllowList is empty", "value 1 of AllowList begins",
		"recognizer 0 (us-ssn): another recognizer", "recognizer 1: the name", "recognizer 1: the label", "recognizer 1: no doc", "recognizer 1: nothing to find it by", "recognizer 1: the checksum is not one of iban, luhn",
		"recognizer 2 (mine): shape 0: the pattern is empty", "shape 0: Alone", "recognizer 2 (mine): pattern 0 (a): the expression does not compile: missing closing )",
		"pattern 1 (b): the expression matches the empty string", "pattern 2 (c): the expression has more than 1024 bytes", "pattern 3 (d): a repetition", "pattern 4: Alone", "pattern 5 (e): another pattern",
		"pattern 6: the name", "pattern 7 (f): the expression is empty", "pattern 8 (g): the expression matches the empty", "pattern 9 (h): the expression matches nothing", "pattern 10 (i): the expression",
		"pattern 11 (j): the expression does not compile", "pattern 12 (k): the expression does not compile",
		"word 0 of DenyList is empty", "word 1 of DenyList begins or ends", "word 2 of DenyList has no letter", "word 3 of DenyList is not valid", "word 4 of DenyList has more", "word 5 of DenyList is not valid",
		"recognizer 3 (lists): value 0 of AllowList", "word 0 of Context", "word 0 of Headers", "recognizer 4 (lists): another recognizer", "recognizer 4 (lists): nothing to find it by", "recognizer 5 (empty): the label",
	} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("the error does not say %q", want)
		}
	}
	if strings.Contains(err.Error(), secret) {
		t.Error("the error repeats what was given")
	}
	if t.Failed() {
		t.Log(err)
	}
	if _, err := New(&Options{WithoutBuiltIn: true}); err == nil {
		t.Error("a Profiler of nothing is made")
	}
}

// TestWithoutBuiltIn holds that nothing but what was given is found, and that
// built-in recognizers go through the same door.
func TestWithoutBuiltIn(t *testing.T) {
	var some []Recognizer
	for _, r := range Recognizers() {
		if r.Label == "EMAIL_ADDRESS" || r.Label == "SSN" {
			some = append(some, r)
		}
	}
	p := newOwn(t, Options{Recognizers: append(some, employeeID()), WithoutBuiltIn: true})
	wantFound(t, p, "⟦EMAIL_ADDRESS:jane@example.com⟧ 4111111111111111 ⟦SSN:123-45-6789⟧ ⟦EMPLOYEE_ID:EMP-123456⟧")
	results := must(p.ColumnsWith([]Column{{Name: "email", Values: []string{"jane@example.com"}},
		{Name: "card", Values: []string{"4111111111111111"}}}, &Query{Explain: true}))
	if results[0].Label != "EMAIL_ADDRESS" || results[1].Label != privet.Unknown {
		t.Errorf("columns are %s and %s", results[0].Label, results[1].Label)
	}
	newOwn(t, Options{WithoutBuiltIn: true, Recognizers: Recognizers()})
}

// TestNewCopies holds that what a caller does with its options afterwards does
// not matter.
func TestNewCopies(t *testing.T) {
	r := employeeID()
	least := 0.5
	opts := Options{Recognizers: []Recognizer{r}, AllowList: []string{"EMP-999999"}, MinConfidence: &least,
		Thresholds: map[privet.Label]float64{"SSN": 0.6}, ExcludeLabels: []privet.Label{"SSN"}}
	p := newOwn(t, opts)
	r.Patterns[0], r.Patterns[1], r.Shapes[0], r.DenyList[0], r.AllowList[0], r.Context[0] = Pattern{}, Pattern{}, Shape{}, "", "", ""
	opts.Recognizers[0], opts.AllowList[0], opts.ExcludeLabels[0], least = Recognizer{}, "", "", 1
	clear(opts.Thresholds)
	wantFound(t, p, "employee ⟦EMPLOYEE_ID:AB123456⟧, ⟦EMPLOYEE_ID:EMP-123456⟧, ⟦EMPLOYEE_ID:the boss⟧, EMP-000000, EMP-999999, SSN 123-45-6789")
}

// TestOwnDoesNotAllocate holds the promise of AppendFind for patterns and words.
func TestOwnDoesNotAllocate(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("allocations cannot be counted under the race detector")
	}
	p := newOwn(t, Options{Recognizers: append(employeePatterns(100), employeeID()), AllowList: []string{"EMP-123457"}})
	text := strings.Repeat("ask the boss, EMP-123456, EMP-123457, patient id 123456, jane@ab.corp.example, employee AB123456. ", 20)
	buf := p.Find(text)
	if len(buf) < 80 {
		t.Fatalf("only %d findings", len(buf))
	}
	if n := testing.AllocsPerRun(20, func() { buf = p.AppendFind(buf[:0], text) }); n != 0 {
		t.Errorf("AppendFind allocates %v times, want 0", n)
	}
}

// findDoubled finds two equal ASCII characters.
func findDoubled(dst []Place, text string) []Place {
	for i := len(text) - 2; i >= 0; i-- {
		if text[i] == text[i+1] && text[i] < utf8.RuneSelf {
			dst = append(dst, Place{Start: i, End: i + 2, Alone: 0.7})
		}
	}
	return dst
}

// TestOwnIsLinear holds that the time for the worst that we know of is linear.
func TestOwnIsLinear(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("one goroutine that is timed")
	}
	p := newOwn(t, Options{WithoutBuiltIn: true, Recognizers: []Recognizer{
		{Name: "a", Label: "A", Doc: "d", Patterns: []Pattern{{Name: "never", Regexp: `a+b`, Alone: 0.5}, {Name: "late", Regexp: `[a@]+@x`, Alone: 0.5}, {Name: "long", Regexp: `[A-Za-z]{20,}`, Alone: 0.5}, {Name: "nested", Regexp: `(?:a+a+)+c`, Alone: 0.5}, {Name: "dots", Regexp: `.*x.*y`, Alone: 0.5}},
			DenyList: []string{strings.Repeat("a", MaxWordLength), "a a a a"}},
		{Name: "f", Label: "F", Doc: "d", Find: findDoubled},
		{Name: "g", Label: "G", Doc: "d", Find: findDoubled},
	}})
	for _, unit := range []string{"a", "a@", "a ", "x", "é", "\xff"} {
		text := strings.Repeat(unit, 1<<15/len(unit))
		var buf []privet.Finding
		find := func(text string) func() {
			return func() { buf = p.AppendFind(buf[:0], text) }
		}
		linear.Check(t, unit, 12, find(text[:len(text)/4]), find(text))
	}
}

// TestChecksumBesideCheck holds that a checksum counts, and Check beside it.
func TestChecksumBesideCheck(t *testing.T) {
	admitted := func(check func([]byte) bool) *spec.Recognizer {
		r := &spec.Recognizer{Name: "own", Label: "OWN", Doc: "d", Checksum: "luhn", DenyList: []string{"x"}, Check: check}
		if err := ready(r, nil); err != nil {
			t.Fatal(err)
		}
		return r
	}
	right, wrong := []byte("4111111111111111"), []byte("4111111111111112")
	if r := admitted(nil); !r.Passes(right) || r.Passes(wrong) || r.FalseAccept != spec.CheckDigitNamed("luhn").FalseAccept {
		t.Error("the checksum does not count")
	}
	if admitted(func([]byte) bool { return false }).Passes(right) {
		t.Error("Check does not count beside it")
	}
}

// TestOwnConcurrent is for the race detector, with a func that hands out what it
// keeps.
func TestOwnConcurrent(t *testing.T) {
	kept := []Place{{Start: 10, End: 11, Alone: 0.9}, {Start: 0, End: 3, Alone: 0.9}}
	p := newOwn(t, Options{Recognizers: append(employeePatterns(20), employeeID(),
		Recognizer{Name: "f", Label: "F", Doc: "d", Find: func([]Place, string) []Place { return kept }})})
	text := "EMP-123456, the boss, patient id: 123456, jane@example.com, é" + strings.Repeat("x", 20)
	want := p.Find(text)
	if len(want) != 5 {
		t.Fatalf("%d findings", len(want))
	}
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for range 50 {
				if got := p.Find(text); !slices.Equal(got, want) {
					t.Error("another result under load")
				}
				p.Valid("EMPLOYEE_ID", "the boss")
			}
		})
	}
	wg.Wait()
	if kept[0].Start != 10 {
		t.Error("what the func keeps has been changed")
	}
}

// TestBuiltInNeedNothingMade holds that built-in recognizers, which are used as
// they stand, have nothing that would have to be compiled first.
func TestBuiltInNeedNothingMade(t *testing.T) {
	for _, r := range Recognizers() {
		if len(r.Patterns) > 0 || len(r.AllowList) > 0 || r.Checksum != "" {
			t.Errorf("%s: patterns, an AllowList or a Checksum", r.Name)
		}
	}
}

// TestLabelsAgainstGuesses holds that a guess at what was not asked for hides
// nothing that was, and that what is found does: from 0.5 on where that is asked for,
// and from 0.92 on where guesses are.
func TestLabelsAgainstGuesses(t *testing.T) {
	for _, c := range []struct {
		least, asked, other float64
		found               bool
	}{
		{0, 0.2, 0.3, true}, {0, 0.2, 0.5, true}, {0, 0.2, 0.91, true}, {0, 0.2, 0.92, false}, {0, 0.2, 0.99, false},
		{0.2, 0.2, 0.91, true}, {0.2, 0.2, 0.92, false},
		{0.5, 0.6, 0.61, false}, {0.5, 0.6, 0.59, true},
	} {
		p, err := New(&Options{WithoutBuiltIn: true, Recognizers: []Recognizer{
			{Name: "asked", Label: "ASKED", Doc: "d", Patterns: []Pattern{{Name: "p", Regexp: `\b\d{7}\b`, Alone: c.asked}}},
			{Name: "other", Label: "OTHER", Doc: "d", Patterns: []Pattern{{Name: "p", Regexp: `\b\d{7}\b`, Alone: c.other}}},
		}})
		if err != nil {
			t.Fatal(err)
		}
		for _, q := range []*Query{
			{Labels: []privet.Label{"ASKED"}, MinConfidence: &c.least},
			{ExcludeLabels: []privet.Label{"OTHER"}, MinConfidence: &c.least},
			{Labels: []privet.Label{"ASKED"}, Thresholds: map[privet.Label]float64{"ASKED": c.least}},
		} {
			if found := len(must(p.FindWith("a 1234567 b", q))) == 1; found != c.found {
				t.Errorf("%v asked for, beside another of %v: found is %v", c.least, c.other, found)
			}
		}
	}
}

// TestThresholdsHidden holds that thresholds count for what is hidden as well.
func TestThresholdsHidden(t *testing.T) {
	for _, c := range []struct {
		least float64
		found int
	}{{0.9, 1}, {0.9999, 0}} {
		p, err := New(&Options{Thresholds: map[privet.Label]float64{"EMAIL_ADDRESS": c.least}})
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range []string{"jane@example.com", "jane%40example.com", "amFuZS5kb2VAZXhhbXBsZS5jb20=", "jane＠example.com"} {
			found := slices.DeleteFunc(p.Find(s), func(f privet.Finding) bool { return f.Label != "EMAIL_ADDRESS" })
			if len(found) != c.found {
				t.Errorf("%q with the threshold %v: %d findings, want %d", s, c.least, len(found), c.found)
			}
		}
	}
}

// TestTooMany holds that what does not fit is refused and not cut.
func TestTooMany(t *testing.T) {
	var mixed, many []Shape
	r := rand.New(rand.NewPCG(3, 4))
	for range 600 {
		b := []byte("X")
		for range 40 {
			b = append(b, "9AX"[r.IntN(3)])
		}
		mixed = append(mixed, Shape{Pattern: string(b), Alone: 0.5})
	}
	for range spec.MaxShapes + 1 {
		many = append(many, Shape{Pattern: "999", Alone: 0.5})
	}
	for _, c := range []struct {
		reason string
		shapes []Shape
	}{{"states", mixed}, {"1001 shapes", many}} {
		_, err := New(&Options{Recognizers: []Recognizer{{Name: "too-many", Label: "ACME", Doc: "d", Shapes: c.shapes}}})
		if err == nil || !strings.Contains(err.Error(), c.reason) {
			t.Errorf("%s: the error is %v", c.reason, err)
		}
	}
}

// TestEverySign holds that shapes with every character that they may have are
// taken, and find what they say.
func TestEverySign(t *testing.T) {
	var shapes []Shape
	for c := byte(' '); c < 0x80; c++ {
		if p := "99" + string(c) + "99"; spec.CheckPattern(p) == nil {
			shapes = append(shapes, Shape{Pattern: p, Alone: 0.9})
		}
	}
	p, err := New(&Options{WithoutBuiltIn: true, Recognizers: []Recognizer{{Name: "acme-signs", Label: "ACME", Doc: "d", Shapes: shapes}}})
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range shapes {
		text := strings.NewReplacer("9", "4", "A", "q", "X", "q").Replace(s.Pattern)
		if found := p.Find(text); len(found) != 1 || found[0].End != len(text) {
			t.Errorf("shape %q: found %v", s.Pattern, found)
		}
	}
}

// TestLike holds that what is taken from another Profiler changes nothing: expressions
// that it has, and others by the names of those.
func TestLike(t *testing.T) {
	first := newOwn(t, Options{Recognizers: []Recognizer{employeeID()}})
	other := employeeID()
	other.Patterns[0].Regexp = `\bXX-[0-9]{3}\b`
	text := "employee AB123456, EMP-123456, XX-123, the boss, jane@ab.corp.example"
	for _, r := range []Recognizer{employeeID(), other} {
		plain := newOwn(t, Options{Recognizers: []Recognizer{r}})
		like := newOwn(t, Options{Recognizers: []Recognizer{r}, Like: first})
		if got, want := like.Find(text), plain.Find(text); len(want) < 3 || !slices.Equal(got, want) {
			t.Errorf("found %v, want %v", got, want)
		}
	}
	if like := newOwn(t, Options{Recognizers: []Recognizer{employeeID()},
		Like: first}); like.own[employeeID().Patterns[0].Regexp] != first.own[employeeID().Patterns[0].Regexp] {
		t.Error("an expression is compiled again")
	}
	wrong := employeeID()
	wrong.Patterns[0].Regexp = "("
	if _, err := New(&Options{Recognizers: []Recognizer{wrong}, Like: first}); err == nil {
		t.Error("an expression that is none is taken")
	}
}
