package attack

import (
	"os"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
)

// derive gives what an identifier spells.
func derive(label privet.Label, value string) (facts, bool) {
	for _, d := range derivations() {
		if d.label == label && (d.length == 0 || d.length == len(value)) {
			if f, ok := d.from(upperCompact(value)); ok {
				return f, true
			}
		}
	}
	return facts{}, false
}

// TestDerivations holds what the vectors say of the holders of identifiers.
func TestDerivations(t *testing.T) {
	data, err := os.ReadFile("testdata/derivations.txt")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for line := range strings.Lines(string(data)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		w := strings.Fields(line)
		n++
		f, ok := derive(privet.Label(w[0]), w[1])
		if !ok {
			t.Errorf("%s %s: nothing is derived", w[0], w[1])
			continue
		}
		// A month without a day agrees with any day of it.
		if born := strings.Replace(w[2], "-00", "-17", 1); !f.isBorn(born) {
			t.Errorf("%s %s: born %d-%d-%d, want %s", w[0], w[1], f.Year, f.Month, f.Day, w[2])
		}
		for _, other := range []string{"1901-02-03", "1999-11-30"} {
			if f.isBorn(other) {
				t.Errorf("%s %s agrees with %s", w[0], w[1], other)
			}
		}
		if sex := map[string]byte{"M": 'M', "F": 'F', "-": 0}[w[3]]; f.Sex != sex {
			t.Errorf("%s %s: sex %q, want %s", w[0], w[1], f.Sex, w[3])
		}
		if !profiler.Valid(privet.Label(w[0]), w[1]) {
			t.Errorf("%s %s is no vector: it is not valid", w[0], w[1])
		}
	}
	if n < 20 {
		t.Errorf("only %d vectors", n)
	}
}

// TestDerivationNames holds the letters of names in identifiers.
func TestDerivationNames(t *testing.T) {
	for _, c := range []struct {
		label       privet.Label
		id          string
		first, last string
		want        bool
	}{
		{"IT_FISCAL_CODE", "MRTMTT91D08F205J", "MATTEO", "MORETTI", true},
		{"IT_FISCAL_CODE", "MRTMTT91D08F205J", "MARCO", "MORETTI", false},
		{"IT_FISCAL_CODE", "MRTMTT91D08F205J", "", "MORETTI", true},
		{"IT_FISCAL_CODE", "MRTMTT91D08F205J", "", "ROSSI", false},
		{"MX_CURP", "HEGG560427MVZRRL04", "GLORIA", "HERNANDEZ", true},
		{"MX_CURP", "HEGG560427MVZRRL04", "MARIA", "HERNANDEZ", false},
		{"DE_SOCIAL_SECURITY", "15070649C103", "", "CLASEN", true},
		{"DE_SOCIAL_SECURITY", "15070649C103", "", "MEYER", false},
		{"DRIVER_LICENSE", "MORGA657054SM9IJ", "", "MORGAN", true},
		{"DRIVER_LICENSE", "MORGA657054SM9IJ", "", "SMITH", false},
	} {
		f, ok := derive(c.label, c.id)
		if !ok || f.Name == nil || f.Name(c.first, c.last) != c.want {
			t.Errorf("%s of %s %s: not %v", c.label, c.first, c.last, c.want)
		}
	}
}

// TestMadeWhen holds what identifiers that hold a time say: the vectors of RFC 9562
// and of the specification of ULIDs.
func TestMadeWhen(t *testing.T) {
	for value, want := range map[string][3]int{
		"C232AB00-9414-11EC-B3C8-9F6BDECED846": {2022, 2, 22},
		"1EC9414C-232A-6B00-B3C8-9F6BDECED846": {2022, 2, 22},
		"017F22E2-79B0-7CC3-98C4-DC0C0C07398F": {2022, 2, 22},
		"01ARYZ6S41TSV4RRFFQ69G5FAV":           {2016, 7, 30},
	} {
		if f, ok := derive("", value); !ok || f.made != want {
			t.Errorf("%s was made %v, want %v", value, f.made, want)
		}
	}
	if f, _ := derive("", "C232AB00-9414-11EC-B3C8-9F6BDECED846"); f.mac != "9F6BDECED846" {
		t.Errorf("the hardware address is %q", f.mac)
	}
	if _, ok := derive("", "919108f7-52d1-4320-9bac-f847db4148a8"); ok {
		t.Error("a UUID of version 4 spells nothing")
	}
}

// FuzzDerive holds that no text makes a derivation panic.
func FuzzDerive(f *testing.F) {
	f.Add("44051401359")
	f.Add("MRTMTT91D08F205J")
	f.Add("C232AB00-9414-11EC-B3C8-9F6BDECED846")
	f.Add("+39 06")
	f.Fuzz(func(t *testing.T, s string) {
		for _, d := range derivations() {
			if facts, ok := d.from(upperCompact(s)); ok {
				facts.isBorn(s)
				if facts.Name != nil {
					facts.Name(upperName(s), upperName(s))
					facts.Name("", upperName(s))
					facts.Name(upperName(s), "")
				}
			}
		}
	})
}
