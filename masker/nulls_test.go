package masker

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet"
)

// TestKeepNulls holds that spellings of nothing stay in columns that are masked, byte for byte, whatever masks
// them, and are counted for themselves, and that nothing stays where the policy says nothing.
func TestKeepNulls(t *testing.T) {
	columns := byName{"rule": "EMAIL_ADDRESS", "made": "CUSTOMER_ID", "key": "CUSTOMER_ID", "day": "DOB", "text": "FREE_TEXT", "odd": privet.Unknown,
		"keep": privet.None}
	const table = "rule,made,key,day,text,odd,keep\n" +
		"NULL,NULL,NULL,NULL,NULL,NULL,NULL\n" +
		"\\N,\" N/A\",\\N, NULL,\"\\N\",\\N,\\N\n" +
		"  ,\" \",\t,  ,\" \", , \n" +
		"null,Null,N / A,NULLS,x,nulL,null\n"
	policy := &Policy{KeepNulls: []string{"NULL", `\N`, "N/A ", " "}, Labels: map[string]Operation{"DOB": {Operator: "fpe"}},
		Columns: map[string]Operation{"key": {Operator: "encrypt"}}}
	mask := func(p *Policy, workers int) (string, Report) {
		m := newMasker(t, &Options{Finder: nothing{}, Classifier: columns, Policy: p, Keys: testKeys})
		var dst bytes.Buffer
		r, err := m.File(&dst, iotest.OneByteReader(strings.NewReader(table)), &FileOptions{Workers: workers})
		if err != nil {
			t.Fatal(err)
		}
		return dst.String(), r
	}
	got, report := mask(policy, 1)
	if again, _ := mask(policy, 4); strings.Join(strings.Split(again, "\n")[:4], "") != strings.Join(strings.Split(got, "\n")[:4], "") {
		t.Error("the result depends on the number of workers")
	}
	was, is := strings.Split(table, "\n"), strings.Split(got, "\n")
	for i := range 4 {
		if is[i] != was[i] {
			t.Errorf("%q became %q", was[i], is[i])
		}
	}
	for i, cell := range strings.Split(is[4], ",")[:4] {
		if cell == strings.Split(was[4], ",")[i] {
			t.Errorf("%s stays, which is no spelling of the policy", cell)
		}
	}
	for _, c := range report.Columns[:6] {
		if c.Nulls != 3 {
			t.Errorf("%s has %d nulls, want 3", c.Column, c.Nulls)
		}
	}
	if none := (*Policy)(nil); !policy.Keeps(" NULL") || policy.Keeps("null") || !policy.Keeps("\t") || none.Keeps("") {
		t.Error("Keeps says otherwise")
	}
	policy.KeepNulls = nil
	if got, report = mask(policy, 1); strings.HasPrefix(strings.Split(got, "\n")[1], "NULL") || report.Columns[0].Nulls != 0 {
		t.Error("a spelling stays that the policy does not name")
	}
}

// TestNullWalker holds that no masked value is a spelling of nothing, that different values stay different, and that
// all come back.
func TestNullWalker(t *testing.T) {
	policy := &Policy{KeepNulls: []string{"NA", "XX", "00"}, IDsKeyRef: "main"}
	m := newIDMasker(t, policy)
	var src strings.Builder
	src.WriteString("customer,n\n")
	for a := 'A'; a <= 'Z'; a++ {
		for b := 'A'; b <= 'Z'; b++ {
			fmt.Fprintf(&src, "%c%c,1\n", a, b)
		}
	}
	var dst, back bytes.Buffer
	report, err := m.File(&dst, strings.NewReader(src.String()), nil)
	if err != nil || report.Columns[0].Nulls != 2 {
		t.Fatalf("%d nulls, %v", report.Columns[0].Nulls, err)
	}
	seen := map[string]bool{}
	for i, line := range strings.Split(strings.TrimSpace(dst.String()), "\n") {
		was := strings.Split(src.String(), "\n")[i]
		if seen[line] || strings.HasPrefix(was, "NA,") != strings.HasPrefix(line, "NA,") {
			t.Errorf("%s became %s", was, line)
		}
		seen[line] = true
	}
	_, err = m.UnmaskFile(&back, &dst, &FileOptions{Columns: map[string]privet.Label{"customer": "CUSTOMER_ID"}})
	if err != nil || back.String() != src.String() {
		t.Errorf("the values do not come back: %v", err)
	}
}

// TestKeepNullsRefused holds that a policy with spellings that cannot be is refused, and shows none of them.
func TestKeepNullsRefused(t *testing.T) {
	for _, p := range []string{
		`{"keepNulls":["` + strings.Repeat("secret-", 5) + `"]}`,
		`{"keepNulls":["secret-\n"]}`,
		`{"keepNulls":"secret-"}`,
		`{"keepNulls":["secret-"` + strings.Repeat(`,"x"`, maxNulls) + `]}`,
		`{"labels":{"FREE_TEXT":{"operator":"text","policy":{"keepNulls":["secret-"]}}}}`,
	} {
		if _, err := ParsePolicy([]byte(p)); !errors.Is(err, ErrPolicy) || strings.Contains(err.Error(), "secret-") {
			t.Errorf("%.40s: %v", p, err)
		}
	}
}
