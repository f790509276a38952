package profiler

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
)

// TestForms holds that each form is one of a grammar, and that no built-in
// recognizer is asked about every value for the want of one.
func TestForms(t *testing.T) {
	known := map[string]*Recognizer{}
	for _, r := range builtIn() {
		known[r.Name] = r
		if r.match != nil && wholeForms[r.Name] == nil {
			t.Errorf("%s has a grammar and no form of whole values", r.Name)
		}
		if r.cell != nil && r.cellAlone >= askedAlways && cellForms[r.Name] == nil {
			t.Errorf("%s is asked about every column and has no form", r.Name)
		}
	}
	for name := range wholeForms {
		if known[name] == nil || known[name].match == nil {
			t.Errorf("%s is no grammar", name)
		}
	}
	for name := range cellForms {
		if known[name] == nil || known[name].cell == nil {
			t.Errorf("%s has no function cell", name)
		}
	}
	if builtInWholes().others != nil {
		t.Error("some built-in recognizers are not in the index")
	}
}

// plainValid is Valid that asks everybody.
func plainValid(p *Profiler, label privet.Label, value string) (valid bool) {
	c := new(cell)
	plainSet(c, value)
	p.scanner.wholes(c, func(recognizer int, _ float64) bool {
		r := p.scanner.recognizers[recognizer]
		valid = r.Label == label && !r.lenient && !r.allowed.has(c.text)
		return !valid
	})
	return valid
}

// plainSet is cell.set and cell.spell, character by character.
func plainSet(c *cell, value string) {
	value, c.folded = foldCell(c.folded, strings.TrimSpace(value))
	c.text, c.spelt = strings.TrimSpace(value), true
	c.compact, c.spelled = nil, false
	if len(c.text) > len(c.buf) {
		return
	}
	c.spelled = true
	gap := true // before the first character
	n := 0
	for i := range len(c.text) {
		switch b := c.text[i]; {
		case isAlnum(b):
			c.buf[n] = upper(b)
			n++
			gap = false
		case b == ' ' || b == '-' || b == '.' || b == '/':
			c.spelled = c.spelled && !gap
			gap = true
		default:
			c.spelled = false
			gap = true
		}
	}
	c.spelled = c.spelled && !gap
	if n <= maxCompact {
		c.compact = c.buf[:n]
	}
}

// builtInPatterns are the patterns of all shapes, each once.
func builtInPatterns() (list []string) {
	for _, r := range builtIn() {
		for _, s := range r.Shapes {
			list = append(list, s.Pattern)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// someValues are values of all kinds, right and wrong ones.
func someValues(t testing.TB, r *rand.Rand) []string {
	values := append(append(markedValues(t), moreWholes...), "123-45-6789", "nr-1234", "AB-1230", "ref x1", "", " ", "x", "\xff", "日本", "female", "AB+", "1234567890123456")
	for _, v := range slices.Clone(values) {
		for range 4 {
			values = append(values, altered(r, v))
		}
	}
	for _, pattern := range builtInPatterns() {
		for range 3 {
			values = append(values, altered(r, writtenAs(r, pattern)))
		}
	}
	return values
}

// TestValidTwin holds Valid equal to asking everybody.
func TestValidTwin(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("it is about one goroutine")
	}
	plain := newProfiler(t)
	holdValidTwin(t, plain, Valid)
	holdValidTwin(t, plain, plain.Valid)
	for _, own := range ownProfilers(t) {
		holdValidTwin(t, own, own.Valid)
	}
}

func holdValidTwin(t *testing.T, plain *Profiler, isValid func(privet.Label, string) bool) {
	r := rand.New(rand.NewPCG(8, 8))
	valid := 0
	for i, v := range someValues(t, r) {
		// All labels of each value would take long. The steps meet all pairs of
		// label and remainder.
		step := longtest.Of(53, 17)
		for k := i % step; k < len(plain.judge.kinds); k += step {
			label := plain.judge.kinds[k].label
			want := plainValid(plain, label, v)
			if isValid(label, v) != want {
				t.Fatalf("Valid of %s is %v for value %d (%q)", label, !want, i, v)
			}
			if want {
				valid++
			}
		}
	}
	if valid < 200 {
		t.Errorf("%d valid values only", valid)
	}
}

// TestOthers holds that a recognizer which the index does not know is asked all
// the same.
func TestOthers(t *testing.T) {
	p := newProfiler(t)
	strange := func(text string, at int) (match, bool) {
		return match{0, len(text), 0.9}, text[at] == '~'
	}
	list := append(slices.Clone(p.scanner.recognizers),
		&Recognizer{Name: "strange", Label: "STRANGE", triggers: []trigger{onByte('~')}, match: strange},
		&Recognizer{Name: "small", Label: "SMALL", Shapes: []Shape{{"nr-9999", 0.7}, {"Nr 99", 0.6}}})
	kinds, kindOf := newKinds(list)
	index := newWholeIndex(list, kindOf)
	own := newJudge(kinds, kindOf, sync.OnceValue(func() headerIndex { return newHeaderIndex(kinds, builtIn()) }), func() *wholeIndex { return index }, nil, p.AppendFind)
	if index.others == nil || len(index.otherOf) != 2 {
		t.Fatalf("%d recognizers are not in the index, want 2", len(index.otherOf))
	}
	if got := own.append(nil, []Column{{Values: []string{"a~b", "~"}}}, &demand{}); got[0].Label != "STRANGE" {
		t.Errorf("the column is %s", got[0].Label)
	}
}

// TestPlanes holds what is seen in a value equal to a look at each byte.
func TestPlanes(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 3))
	var fast, plain cell
	for range 20_000 {
		b := make([]byte, r.IntN(150))
		for i := range b {
			if b[i] = byte(r.IntN(256)); r.IntN(4) > 0 {
				b[i] = "0123456789abzABZ -./@[`{:"[r.IntN(25)]
			}
		}
		fast.set(string(b))
		plainSet(&plain, string(b))
		fast.spell()
		if fast.text != plain.text || fast.spelled != plain.spelled || string(fast.compact) != string(plain.compact) || (fast.compact == nil) != (plain.compact == nil) {
			t.Fatalf("%q is spelled %q (%v), want %q (%v)", b, fast.compact, fast.spelled, plain.compact, plain.spelled)
		}
		var want cell
		for i := range len(fast.text) {
			switch c := fast.text[i]; {
			case c >= utf8.RuneSelf:
				want.high = true
				continue
			case isDigit(c):
				want.digits++
				if i < 64 {
					want.digit |= 1 << i
				}
				continue
			case isLetter(c):
				want.letters++
				if i < 64 {
					want.letter |= 1 << i
				}
				continue
			case c == ' ':
				want.spaces++
			}
			want.signs |= 1 << signOf[fast.text[i]]
		}
		if fast.digit != want.digit || fast.letter != want.letter || fast.digits != want.digits || fast.letters != want.letters ||
			fast.spaces != want.spaces || fast.signs != want.signs || fast.high != want.high {
			t.Fatalf("%q is seen as %+v, want %+v", b, fast, want)
		}
	}
}

// TestCellTwins holds the functions about whole values that do without
// allocations equal to their plain forms.
func TestCellTwins(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	values := someValues(t, r)
	for _, words := range []string{"male FEMALE non-binary prefer not to say männlich K dİvers MÄNNLICH unknown 男", "Married domestic-partnership CÉLIBATAIRE Divorcée geschieden sİngle",
		"TRUE no Y 0 1 Inactive İnactİve enabled", "null N/A NaN -- \\N undefined (NULL) <null> #N/A nİl UNDEFİNED",
		"AB+ 0- a+ve O-VE B+ve. A", "12.50 -3,5 €1.234,56 1'234.5 1’234.50 12.345 .5 5. 1.2.3 $-4.00% 1234567890123.5 ١.٥",
		"-0 +7 -7 + - 007 2305843009213693951 2305843009213693952 000000000000000000000001 1_000 999999999999999999"} {
		for _, w := range strings.Fields(words) {
			values = append(values, w, strings.ToLower(w), strings.ReplaceAll(w, "-", " "), altered(r, w))
		}
	}
	values = append(values, "prefer not to say", "AB+ VE", "AB+  VE", "A+ ", "domestic partnership", "1 234.50", "E11.9", "E119", "I10", "1 234 567 890 12.50")
	for _, f := range []struct {
		name        string
		fast, plain func(string) bool
	}{
		{"saysNothing", saysNothing, plainSaysNothing},
		{"isFlag", isFlag, plainIsFlag},
		{"isSmallNumber", isSmallNumber, plainIsSmallNumber},
		{"isDecimal", isDecimal, plainIsDecimal},
		{"isNumber", isNumber, func(s string) bool { return strings.Trim(s, "0123456789") == "" }},
		{"wholeNumber", func(s string) bool { _, ok := wholeNumber(s); return ok }, func(s string) bool { n, err := strconv.ParseInt(s, 10, 62); return err == nil && n >= 0 }},
		{"isGender", isGender, func(s string) bool {
			return !strings.ContainsFunc(s, isAsciiCapital) && isGender(s) || isGender(strings.ToLower(s))
		}},
		{"isBloodType", isBloodType, func(s string) bool {
			s = strings.TrimSuffix(strings.TrimSuffix(strings.ToUpper(s), "VE"), " ")
			return slices.Contains([]string{"A型", "B型", "AB型", "O型", "A형", "B형", "AB형", "O형"}, s) || slices.Contains([]string{"A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-", "0+", "0-"}, s)
		}},
		{"isConditionCell", isConditionCell, func(s string) bool {
			var c cell
			plainSet(&c, s)
			return isStreetCell(s) || c.spelled && isICD10(c.compact)
		}},
		{"isUUID", func(s string) bool { return isUUID(appendCompact(nil, s)) }, func(s string) bool {
			c := strings.Map(func(r rune) rune {
				if r < utf8.RuneSelf && isAlnum(byte(r)) {
					return unicode.ToUpper(r)
				}
				return -1
			}, s)
			return len(c) == 32 && strings.Trim(c, "0123456789ABCDEF") == "" && strings.IndexByte("12345678", c[12]) >= 0 && strings.IndexByte("89AB", c[16]) >= 0
		}},
	} {
		yes := 0
		for _, v := range values {
			want := f.plain(v)
			if f.fast(v) != want {
				t.Errorf("%s(%q) = %v", f.name, v, !want)
			}
			if want {
				yes++
			}
		}
		if yes == 0 {
			t.Errorf("%s is true of no value", f.name)
		}
	}
}

func isAsciiCapital(r rune) bool { return 'A' <= r && r <= 'Z' }

// TestColumnsAllocations holds that nothing is allocated for a value.
func TestColumnsAllocations(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("the race detector forgets pools")
	}
	p := newProfiler(t)
	for _, rows := range []int{2, 200} {
		columns := mixedTable(rows)
		p.Columns(columns)
		if n := testing.AllocsPerRun(10, func() { p.Columns(columns) }); n > 1 {
			t.Errorf("%v allocations for %d rows, want that of the results", n, rows)
		}
	}
}
