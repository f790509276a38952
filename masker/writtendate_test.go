package masker

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker/internal/calendar"
)

// TestShiftLayouts holds that dates move by as many days in each layout, and keep it, and come back.
func TestShiftLayouts(t *testing.T) {
	op := withPolicy(t, forLabel("DOB", `"operator":"shift","min":10,"max":40,"order":"dmy"`)).operator("DOB").(*shiftOperator)
	by := op.days("")
	day := time.Date(2024, 2, 9, 0, 0, 0, 0, time.UTC)
	for _, layout := range []string{
		"2006-1-2", "2006/1/2", "2006.1.2", "2.1.2006", "2/1/2006", "2-1-2006", "2006-01-2", "2.1.2006 15:04", "2006-1-2T15:04:05Z",
		"Jan 2 2006", "Jan 2, 2006", "January 2, 2006", "2 Jan 2006", "2 January 2006", "02-Jan-2006", "2/Jan/2006", "Jan 2, 2006 3:04 PM",
		"2006-01-02", "20060102", "02.01.2006", "2006-01-02T15:04:05.999Z", "2006-01-02 15:04:05Z", "02/01/2006",
	} {
		value := day.Format(layout)
		masked, understood, err := op.apply(nil, value, new(worker))
		want := day.AddDate(0, 0, by).Format(layout)
		if layout == "2006-01-2" { // of two ways in one date the shorter one is taken
			want = day.AddDate(0, 0, by).Format("2006-1-2")
		}
		if err != nil || !understood || string(masked) != want {
			t.Errorf("%q moved by %d days is %q, %v, %v; want %q", value, by, masked, understood, err, want)
		}
		back, err := op.revert(nil, string(masked), new(worker))
		d, ok := calendar.Read(string(back), calendar.OrderDMY, false)
		if err != nil || !ok || d.Number != int64(calendar.NumberOf(2024, 2, 9)) || d.Fixed && string(back) != value && strings.Contains(layout, "01") {
			t.Errorf("%q comes back as %q, %v", value, back, err)
		}
	}
	for value, step := range map[string]int{"1709287872": calendar.SecondsOfDay, "1709287872123": 1000 * calendar.SecondsOfDay, "45352": 1, "999999999": calendar.SecondsOfDay} {
		masked, understood, _ := op.apply(nil, value, new(worker))
		var n, m int
		_, _ = fmt.Sscan(value, &n)
		if _, err := fmt.Sscan(string(masked), &m); err != nil || !understood || m-n != by*step {
			t.Errorf("%s became %s", value, masked)
		}
		if back, err := op.revert(nil, string(masked), new(worker)); err != nil || string(back) != value {
			t.Errorf("%s comes back as %s, %v", value, back, err)
		}
	}
	for _, s := range []string{"1 JAN 2024", "1 jan 2024", "1 JANUARY 2024", "1 january 2024"} {
		masked, _, _ := op.apply(nil, s, new(worker))
		if got := string(masked); s[2:] == strings.ToUpper(s[2:]) != (got[2:] == strings.ToUpper(got[2:])) || len(s) > 10 != (len(got) > len("28 MAR 2024")) {
			t.Errorf("%s became %s", s, got)
		}
	}
	for _, s := range []string{
		"2024-2-30", "1.2.24", "1 Janu 2024", "1 Foo 2024", "Jan 1  2024", "1 Jan,2024", "1-Jan 2024", "0 Jan 2024", "2024-1", "1 2 2024", "1.13.2024",
		"12345", "70000", "12345678901", "-45352", "045352", "45352.5", "2024030110", "202403011011", "253402300799", "60000", "9999999999",
		"-", "1-", "--", "Jan", "1 Jan 0000",
		"31.12.9999", "Dec 31 9999", "31 Dec 9998", "1.1.0001", "9999-12-31T00:00:00Z",
	} {
		masked, understood, err := op.apply(nil, s, new(worker))
		if err != nil || understood || masked[0] != tokenMark {
			t.Errorf("%q became %q", s, masked)
		}
		if back, err := op.revert(nil, string(masked), new(worker)); err != nil || string(back) != s {
			t.Errorf("%q comes back as %q", s, back)
		}
	}
	// A number of a column that holds no dates is none.
	op = withPolicy(t, forLabel("CUSTOMER_ID", `"operator":"shift"`)).operator("CUSTOMER_ID").(*shiftOperator)
	if masked, understood, _ := op.apply(nil, "1709287872", new(worker)); understood || masked[0] != tokenMark {
		t.Errorf("a customer number became %s", masked)
	}
}

// TestShiftOfNobody holds that the dates of rows without the value that says whose they are are redacted and counted, and do
// not move together.
func TestShiftOfNobody(t *testing.T) {
	labels := byName{"who": "CUSTOMER_ID", "born": "DOB"}
	p := &Policy{KeepNulls: []string{"NULL"}, Columns: map[string]Operation{"born": {Operator: "shift", By: "who"}},
		Labels: map[string]Operation{"CUSTOMER_ID": {Operator: "keep"}}}
	m := newMasker(t, &Options{Finder: nothing{}, Classifier: labels, Policy: p, Keys: testKeys})
	for _, in := range []string{
		"who,born\n,1985-02-03\nNULL,1985-02-03\n,NULL\n7,1985-02-03\n,no date\n",
		`[{"who":"","born":"1985-02-03"},{"who":"NULL","born":"1985-02-03"},{"born":"NULL"},{"who":7,"born":"1985-02-03"},{"who":null,"born":"no date"}]`,
	} {
		var dst, back bytes.Buffer
		report, err := m.File(&dst, strings.NewReader(in), nil)
		if err != nil || strings.Count(dst.String(), "[DOB]") != 3 || strings.Contains(dst.String(), "1985-02-03") || strings.Count(dst.String(), "NULL") != 2 {
			t.Errorf("%s, %v", dst.String(), err)
		}
		for _, c := range report.Columns {
			if c.Column == "born" && c.Contradictions != 3 {
				t.Errorf("%d contradictions", c.Contradictions)
			}
		}
		_, err = m.UnmaskFile(&back, &dst, &FileOptions{Columns: map[string]privet.Label(labels)})
		if err != nil || strings.Count(back.String(), "[DOB]") != 3 || !strings.Contains(back.String(), "1985-02-03") {
			t.Errorf("%s, %v", back.String(), err)
		}
	}
}

// FuzzWrittenDate holds that what moves is read again as the same kind of date, so many days away.
func FuzzWrittenDate(f *testing.F) {
	for _, s := range seedValues {
		f.Add(s, 17)
	}
	for _, s := range []string{"Mar 1 2024", "1-MAR-2024 10:11", "1.3.2024", "2024/3/1", "1709287872", "45352", "May 31, 2024"} {
		f.Add(s, -40)
	}
	f.Fuzz(func(t *testing.T, value string, by int) {
		by %= maxShift
		for _, order := range []string{"", calendar.OrderDMY, calendar.OrderMDY} {
			d, ok := calendar.Read(value, order, true)
			if !ok || by == 0 {
				continue
			}
			out, ok := d.Move(nil, value, order, by)
			if !ok {
				continue
			}
			again, ok := calendar.Read(string(out), order, true)
			if !ok || again.Unit != d.Unit || again.Number == d.Number {
				t.Fatalf("%q became %q", value, out)
			}
			if back, ok := again.Move(nil, string(out), order, -by); !ok {
				t.Fatalf("%q became %q, which does not come back", value, out)
			} else if then, ok := calendar.Read(string(back), order, true); !ok || then.Number != d.Number {
				t.Fatalf("%q became %q, and %q", value, out, back)
			}
		}
	})
}
