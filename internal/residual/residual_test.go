package residual

import (
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/audit"
	"github.com/privet-go/privet/risk"
	"github.com/privet-go/privet/validator"
)

// TestOf holds that a leak which validation finds raises the score to what it is
// without the masking, and is recommended about with its code's articles.
func TestOf(t *testing.T) {
	const head = "pesel,date_of_birth\n"
	original := head + strings.Repeat("44051401359,1944-05-14\n02070803628,1902-07-08\n85010112345,1985-01-01\n", 20)
	masked := head + strings.Repeat("44051401359,[DOB]\n02070803628,[DOB]\n85010112345,[DOB]\n", 20)
	v, err := validator.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	r, err := v.Tables([]validator.Table{{Name: "t", Original: strings.NewReader(original), Masked: strings.NewReader(masked)}},
		&validator.TableOptions{Columns: map[string]privet.Label{"pesel": "PL_PESEL", "date_of_birth": "DOB"}})
	if err != nil {
		t.Fatal(err)
	}
	tags, maskedTags := Tags(r)
	if !slices.Equal(tags, []string{"PL_PESEL", "DOB"}) || !slices.Equal(maskedTags, []string{"DOB"}) {
		t.Fatalf("tags %v, masked %v", tags, maskedTags)
	}
	opts := &audit.Options{Masked: maskedTags, Residual: Of(r)}
	if left := audit.Holding(tags, opts); len(left) > 0 {
		t.Errorf("the masking of %v holds, although the number spells it", left)
	}
	i := slices.IndexFunc(audit.Recommend(tags, opts), func(r audit.Recommendation) bool {
		return r.Scenario == audit.ResidualData && slices.Equal(r.Tags, []string{"DOB"}) && strings.Contains(r.Reason, "pesel") && slices.Contains(r.Standards, "GDPR")
	})
	if i < 0 {
		t.Errorf("not recommended: %+v", audit.Recommend(tags, opts))
	}
}

// TestLeak holds that each code of a leak is one, with an action and articles of a
// standard that the catalogue has, and no code of harm is.
func TestLeak(t *testing.T) {
	standards := map[string]bool{}
	for _, s := range risk.BuiltIn().Standards() {
		standards[s.Name] = true
	}
	for k := range validator.Kinds() {
		l, known, leaks := Leak(k.Code, "", []string{"SSN"}, nil)
		if !known || leaks != k.Leaks {
			t.Errorf("%s: known %v, leaks %v", k.Code, known, leaks)
		}
		if !leaks {
			continue
		}
		cited := slices.ContainsFunc(l.Citations, func(c risk.Citation) bool { return standards[c.Standard] })
		if l.Action == "" || l.Reason == "" || l.Level != risk.Level(k.Level) || !cited {
			t.Errorf("%s: incomplete: %+v", k.Code, l)
		}
	}
	if _, known, _ := Leak("NO_SUCH_CODE", "", nil, nil); known {
		t.Error("a code that there is not is known")
	}
}
