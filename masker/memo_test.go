package masker

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestMemo holds that a table has what each value is masked as alone, where no value is
// remembered: values that come again, values that never do, values that are too long to
// be remembered, equal values of other columns, and such as the operator does not
// understand.
func TestMemo(t *testing.T) {
	labels := []privet.Label{"FIRST_NAME", "CITY", "SSN", "DOB", "CUSTOMER_ID", "COUNTRY", "ZIP_CODE"}
	m := withPolicy(t, `{"labels":{"FIRST_NAME":{"operator":"pseudonym"},"CITY":{"operator":"fake"},"SSN":{"operator":"fpe"},"DOB":{"operator":"shift"},
		"CUSTOMER_ID":{"operator":"hash"},"COUNTRY":{"operator":"encrypt"},"ZIP_CODE":{"operator":"generalize"}},"keys":{"main":{"env":"X"}}}`)
	rng := rand.New(rand.NewPCG(3, 4))
	few := []string{"Anna", "Berlin", "123-45-6789", "1985-02-03", "~", "90210", "é", "x y", strings.Repeat("long ", 9), strings.Repeat("z", memoValue), strings.Repeat("z", memoValue+1)}
	for range 300 {
		few = append(few, fmt.Sprintf("%03d-%02d-%04d", rng.IntN(900), 1+rng.IntN(98), rng.IntN(10000)))
	}
	const rows = 6000 // more than a column tries
	var in strings.Builder
	var want [][]string
	contradictions := make([]int64, len(labels))
	for i, l := range labels {
		if i > 0 {
			in.WriteByte(',')
		}
		in.WriteString(strings.ToLower(string(l)))
	}
	in.WriteByte('\n')
	for r := range rows {
		row := make([]string, len(labels))
		for i, l := range labels {
			value := few[rng.IntN(len(few))]
			if rng.IntN(4) == 0 || i == 2 && r%64 > 0 {
				value = fmt.Sprintf("%09d", r*7+i) // comes once
			}
			if i > 0 {
				in.WriteByte(',')
			}
			in.WriteString(value)
			masked, understood, err := m.apply(m.operators.labelled(l), nil, value)
			if err != nil {
				t.Fatal(err)
			}
			if !understood {
				contradictions[i]++
			}
			row[i] = string(masked)
		}
		in.WriteByte('\n')
		want = append(want, row)
	}
	m.finder = nothing{}
	m.classifier = classifierFunc(func(columns []privet.Column) []privet.Result {
		results := make([]privet.Result, len(columns))
		for i := range results {
			results[i] = privet.Result{Column: columns[i].Name, Label: labels[i]}
		}
		return results
	})
	for _, workers := range []int{1, 3} {
		var dst bytes.Buffer
		report, err := m.File(&dst, strings.NewReader(in.String()), &FileOptions{Workers: workers})
		if err != nil {
			t.Fatal(err)
		}
		got, err := csv.NewReader(&dst).ReadAll()
		if err != nil || len(got) != rows+1 {
			t.Fatalf("%d rows, %v", len(got), err)
		}
		for r, row := range want {
			for i := range row {
				if got[r+1][i] != row[i] {
					t.Fatalf("row %d, %s: %q is masked as %q alone", r, labels[i], got[r+1][i], row[i])
				}
			}
		}
		for i, c := range report.Columns {
			if c.Contradictions != contradictions[i] {
				t.Errorf("%s: %d contradictions, want %d", labels[i], c.Contradictions, contradictions[i])
			}
		}
	}
}

// TestMemoUse holds that a column of values that never come again is not looked up for
// ever, and one whose values do is.
func TestMemoUse(t *testing.T) {
	w := new(worker)
	again, once := &column{pure: true, operator: redactOperator("SSN")}, &column{pure: true, operator: redactOperator("SSN")}
	for i := range 3 * memoTries {
		if _, _, err := w.apply(again, 0, fmt.Sprint(i%100)); err != nil {
			t.Fatal(err)
		}
		if _, _, err := w.apply(once, 1, fmt.Sprint(i)); err != nil {
			t.Fatal(err)
		}
	}
	if w.memo.entry(0, "1") == nil || w.memo.entry(1, "1") != nil {
		t.Errorf("%+v", w.memo.columns)
	}
}
