package demographics

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/samples"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// TestGates holds that a gate lets every word of its list through, in any letter case.
func TestGates(t *testing.T) {
	for w := range GenderSets() {
		for _, s := range []string{w, strings.ToUpper(w)} {
			if strings.ToLower(s) == w && !IsGender(s) {
				t.Errorf("%q is no sex", s)
			}
		}
	}
	for w := range MaritalWords.Words() {
		for _, s := range []string{w, strings.ToUpper(w)} {
			if strings.ToLower(s) == w && !IsMaritalStatus(s) {
				t.Errorf("%q is no marital status", s)
			}
		}
	}
	// Of other words it lets few through.
	others := lists.Words("columns", "streetWords")
	passed := 0
	for _, w := range others {
		if GenderGate.Get().Passes(w) {
			passed++
		}
	}
	if passed*2 > len(others) {
		t.Errorf("the gate for sexes lets %d of %d other words through", passed, len(others))
	}
}

// TestCellTwins holds the functions about whole values that do without allocations equal to their plain forms.
func TestCellTwins(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	var list []*spec.Recognizer
	for i := range recognizers {
		list = append(list, &recognizers[i])
	}
	values := samples.Values(t, r, list)
	for _, words := range []string{"male FEMALE non-binary prefer not to say männlich K dİvers MÄNNLICH unknown 男",
		"Married domestic-partnership CÉLIBATAIRE Divorcée geschieden sİngle",
		"AB+ 0- a+ve O-VE B+ve. A A型 AB형 o型"} {
		for _, w := range strings.Fields(words) {
			values = append(values, w, strings.ToLower(w), strings.ReplaceAll(w, "-", " "), samples.Altered(r, w))
		}
	}
	values = append(values, "prefer not to say", "AB+ VE", "AB+  VE", "A+ ", "domestic partnership")
	for _, f := range []struct {
		name        string
		fast, plain func(string) bool
	}{
		{"IsGender", IsGender, func(s string) bool {
			return !strings.ContainsFunc(s, func(r rune) bool { return 'A' <= r && r <= 'Z' }) && IsGender(s) || IsGender(strings.ToLower(s))
		}},
		{"IsBloodType", IsBloodType, func(s string) bool {
			s = strings.TrimSuffix(strings.TrimSuffix(strings.ToUpper(s), "VE"), " ")
			return slices.Contains([]string{"A型", "B型", "AB型", "O型", "A형", "B형", "AB형", "O형"}, s) ||
				slices.Contains([]string{"A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-", "0+", "0-"}, s)
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
