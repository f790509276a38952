package columns

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numbers"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/builtin"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/grammars"
	"github.com/privet-go/privet/profiler/internal/internet"
	"github.com/privet-go/privet/profiler/internal/samples"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// TestNoOthers holds that no built-in recognizer is asked about every value for the want of a form.
func TestNoOthers(t *testing.T) {
	if BuiltInWholes.Get().Others != nil {
		t.Error("some built-in recognizers are not in the index")
	}
}

// TestCellTwins holds the functions about whole values that do without
// allocations equal to their plain forms.
func TestCellTwins(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	values := samples.Values(t, r, builtin.Recognizers())
	for _, words := range []string{"unknown K dİvers ",
		"TRUE no Y 0 1 Inactive İnactİve enabled", "null N/A NaN -- \\N undefined (NULL) <null> #N/A nİl UNDEFİNED",
		"AB+ 0- a+ve O-VE B+ve. A", "12.50 -3,5 €1.234,56 1'234.5 1’234.50 12.345 .5 5. 1.2.3 $-4.00% 1234567890123.5 ١.٥",
		"-0 +7 -7 + - 007 2305843009213693951 2305843009213693952 000000000000000000000001 1_000 999999999999999999"} {
		for _, w := range strings.Fields(words) {
			values = append(values, w, strings.ToLower(w), strings.ReplaceAll(w, "-", " "), samples.Altered(r, w))
		}
	}
	values = append(values, "prefer not to say", "AB+ VE", "AB+  VE", "A+ ", "domestic partnership", "1 234.50", "E11.9", "E119", "I10", "1 234 567 890 12.50")
	for _, f := range []struct {
		name        string
		fast, plain func(string) bool
	}{
		{"saysNothing", cells.SaysNothing, plainSaysNothing},
		{"isFlag", isFlag, plainIsFlag},
		{"isSmallNumber", isSmallNumber, plainIsSmallNumber},
		{"isDecimal", isDecimal, plainIsDecimal},
		{"isNumber", chars.IsNumber, func(s string) bool { return strings.Trim(s, "0123456789") == "" }},
		{"wholeNumber", func(s string) bool { _, ok := wholeNumber(s); return ok },
			func(s string) bool { n, err := strconv.ParseInt(s, 10, 62); return err == nil && n >= 0 }},
		{"isConditionCell", grammars.IsConditionCell, func(s string) bool {
			var c cells.Cell
			samples.PlainSet(&c, s)
			return cells.IsStreetCell(s) || c.Spelled && numbers.IsICD10(c.Compact)
		}},
		{"isUUID", func(s string) bool { return internet.IsUUID(spec.AppendCompact(nil, s)) }, func(s string) bool {
			c := strings.Map(func(r rune) rune {
				if r < utf8.RuneSelf && numeral.IsAlnum(byte(r)) {
					return unicode.ToUpper(r)
				}
				return -1
			}, s)
			return len(c) == 32 && strings.Trim(c, "0123456789ABCDEF") == "" && strings.IndexByte("12345678", c[12]) >= 0 &&
				strings.IndexByte("89AB", c[16]) >= 0
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
