package tabular

import (
	"fmt"
	"strings"
	"testing"
)

// TestLook holds which values look otherwise than a sample.
func TestLook(t *testing.T) {
	for _, c := range []struct {
		sample []string
		value  string
		want   bool
	}{
		{[]string{"open", "closed"}, "paid", false},
		{[]string{"open", "closed"}, "jo@b.co", true},
		{[]string{"open", "closed"}, "4111111111111111", true},
		{[]string{"open", "closed"}, "closed by John Smith", true},
		{[]string{"1", "2"}, "123456", false},
		{[]string{"1", "2"}, "123-45-6789", true},
		{[]string{"1", "2"}, "Smith", false},
		{[]string{"1", "2"}, "Smithy", true},
		{[]string{"1.50"}, "-1,234.50", false},
		{[]string{"SKU-123456"}, "SKU-654321", false},
		{[]string{"jo@b.co"}, "al@b.co", false},
		{[]string{"open"}, "opén12", true},
		{nil, "Smithy", true},
	} {
		if got := lookOf(c.sample).differs(c.value); got != c.want {
			t.Errorf("%q beside %q: %v", c.value, c.sample, got)
		}
	}
}

// slowDiffers is differs, by kindsOf alone.
func slowDiffers(sample, s string) bool {
	had, most := kindsOf(sample)
	kinds, digits := kindsOf(s)
	return len(s) >= leastSure && (kinds&^had != 0 || digits > most && digits >= leastSureDigits || len(s) > 2*len(sample) && kinds != 0)
}

// FuzzDiffers compares what looks at eight bytes at a time with its plain twin.
func FuzzDiffers(f *testing.F) {
	for _, s := range []string{"", "open", "1234567", "Jürgen Weiß", "ab@b.co", "closed by John Smith", "é1é1é1é12345678", "\xff@\x80"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		from := len(s) / 2
		if lookOf([]string{s[:from]}).differs(s) != slowDiffers(s[:from], s) {
			t.Errorf("%q looks otherwise than %q; plainly not, or the other way round", s, s[:from])
		}
		if hasDigit(s) != strings.ContainsAny(s, "0123456789") {
			t.Errorf("%q: digits", s)
		}
	})
}

// TestFewValues holds that the values of a column are few where they come again, and that no
// other value is taken for one of them.
func TestFewValues(t *testing.T) {
	var values []string
	for i := range 2560 {
		values = append(values, fmt.Sprint(i%256))
	}
	f := fewOf(values)
	if f == nil || f.n != 256 {
		t.Fatalf("%+v", f)
	}
	for i := range 2000 {
		if s := fmt.Sprint(i); f.has(s) != (i < 256) {
			t.Errorf("%s: %v", s, f.has(s))
		}
	}
	if more := f.clone().with("x"); more != nil {
		t.Error("there is no end to few values")
	}
	for _, s := range []string{"a", "abcdefgh", "abcdefgi", "xbcdefgh", "abcdefghabcdefgh", "abcdefghxxabcdefgh", strings.Repeat("a", 64)} {
		few := fewOf(append(values[:0:0], strings.Split(strings.Repeat(s+",", 99)+s, ",")...))
		if few == nil || !few.has(s) || few.has(s+"x") || few.has("") || few.clone().with(s+"x") == nil && len(s) < 64 {
			t.Errorf("%q: %+v", s, few)
		}
	}
	for reason, values := range map[string][]string{
		"hardly any": values[:49], "of which one is long": append([]string{strings.Repeat("x", 65)}, values...), "most of which come once": values[:500],
	} {
		if fewOf(values) != nil {
			t.Errorf("values %s are few", reason)
		}
	}
}
