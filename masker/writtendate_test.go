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
		d, ok := calendar.Read(string(back), calendar.OrderDMY, "", false)
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
		"1 Janu 2024", "1 Foo 2024", "Jan 1  2024", "1 Jan,2024", "1-Jan 2024", "0 Jan 2024", "2024-1", "1 2 2024", "1.13.2024",
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

// TestShiftLanguages holds that dates with names of months in many languages, with signs and with years of two digits move by as
// many days, stay in their language and layout, and come back.
func TestShiftLanguages(t *testing.T) {
	for _, tt := range []struct {
		value  string
		by     int
		want   string
		locale string
	}{
		{"1 März 2024", 30, "31 März 2024", ""},
		{"1. März 2024", 31, "1. April 2024", "de"},
		{"28. April 2024", 33, "31. Mai 2024", ""},
		{"1. JÄN 2024", 31, "1. FEB 2024", ""},
		{"3 mars 1987", 40, "12 avril 1987", ""},
		{"3 août 1987", 31, "3 septembre 1987", ""},
		{"1 de marzo de 2024", 35, "5 de abril de 2024", ""},
		{"1 de Março de 2024", 35, "5 de Abril de 2024", ""},
		{"9 de janeiro 1980", 30, "8 de fevereiro 1980", ""},
		{"1 mei 2024", 31, "1 juni 2024", ""},
		{"1 maj 2024", 31, "1 juni 2024", "sv"},
		{"5 maja 2024", 30, "4 czerwca 2024", ""},
		{"7 Ağustos 1990", 30, "6 Eylül 1990", ""},
		{"7 AĞUSTOS 1990", 40, "16 EYLÜL 1990", ""},
		{"1 марта 2024 г.", 31, "1 апреля 2024 г.", ""},
		{"1 مارس 2024", 31, "1 أبريل 2024", ""},
		{"1 मार्च 2024", 31, "1 अप्रैल 2024", ""},
		{"2024. március 1.", 31, "2024. április 1.", ""},
		{"2024 Mar 1", 31, "2024 Apr 1", ""},
		{"1-déc-99", 31, "1-janv-00", ""},
		{"2024年3月1日", 31, "2024年4月1日", ""},
		{"2024年03月01日 10:11", 31, "2024年04月01日 10:11", ""},
		{"2024년 3월 1일", 31, "2024년 4월 1일", ""},
		{"2024. 3. 1.", 31, "2024. 4. 1.", ""},
		{"1. 3. 2024", 31, "1. 4. 2024", ""},
		{"01.03.24", 31, "01.04.24", ""},
		{"01/03/24", 31, "01/04/24", ""},
		{"1.3.24 10:11", 31, "1.4.24 10:11", ""},
		{"31.12.68", 31, "31.01.69", ""}, // the hundred years begin anew
		{"28.02.00", 30, "29.03.00", ""},
		{"1 Mar 24", 31, "1 Apr 24", ""},
	} {
		operation := `"operator":"shift","min":30,"max":60,"order":"dmy"`
		if tt.locale != "" {
			operation += `,"locale":"` + tt.locale + `"`
		}
		op := withPolicy(t, forLabel("DOB", operation)).operator("DOB").(*shiftOperator)
		d, ok := calendar.Read(tt.value, calendar.OrderDMY, tt.locale, true)
		if !ok {
			t.Errorf("%q is no date", tt.value)
			continue
		}
		moved, ok := d.Move(nil, tt.value, calendar.OrderDMY, tt.locale, tt.by)
		if !ok || string(moved) != tt.want {
			t.Errorf("%q moved by %d is %q, %v; want %q", tt.value, tt.by, moved, ok, tt.want)
		}
		masked, understood, err := op.apply(nil, tt.value, new(worker))
		if err != nil || !understood {
			t.Errorf("%q became %q, %v", tt.value, masked, err)
			continue
		}
		back, err := op.revert(nil, string(masked), new(worker))
		again, ok := calendar.Read(string(back), calendar.OrderDMY, tt.locale, true)
		if err != nil || !ok || again.Number != d.Number || again.Short != d.Short {
			t.Errorf("%q became %q and comes back as %q, %v", tt.value, masked, back, err)
		}
	}
	op := withPolicy(t, forLabel("DOB", `"operator":"shift","order":"dmy"`)).operator("DOB").(*shiftOperator)
	for _, s := range []string{"2024-02-30", "2024-2-30", "20240230", "31.02.2024", "31.4.24", "30 Feb 2024", "31 avril 1980", "2023年2月29日", "1900-02-29"} {
		if masked, understood, err := op.apply(nil, s, new(worker)); err != nil || understood || string(masked) != "[DOB]" {
			t.Errorf("%q, a day that is not, became %q, %v", s, masked, err)
		}
	}
	for _, s := range []string{"31.12.99", "01.01.01", "32.01.2024", "00.01.2024", "1 de foo de 2024", "1 Mars, 24 rue", "24.03.1.", "2024年3月", "5 Mai"} {
		if masked, understood, _ := op.apply(nil, s, new(worker)); understood || masked[0] != tokenMark {
			t.Errorf("%q became %q", s, masked)
		}
	}
}

// TestMonthNames holds that each writing of each month of each language moves to any other and back, where it is asked for.
func TestMonthNames(t *testing.T) {
	for _, language := range strings.Fields("en de fr es it pt nl sv da nb fi pl cs sk sl hr sr hu ro tr id ru uk be bg mk et lv lt ca gl is sq cy el sw fil ar he fa ur hi bn") {
		dot := ""
		if strings.Contains(" de da nb fi cs sk sl hr sr et lv is ", " "+language+" ") {
			dot = "."
		}
		found := 0
		for _, word := range calendar.MonthsOf(language) {
			value := "11" + dot + " " + word + " 2001"
			d, ok := calendar.Read(value, "", language, false)
			if !ok {
				t.Errorf("%s: %q is no date", language, value)
				continue
			}
			for _, by := range []int{31, 92, 181, -31} {
				moved, ok := d.Move(nil, value, "", language, by)
				if !ok {
					t.Errorf("%s: %q does not move", language, value)
					continue
				}
				again, ok := calendar.Read(string(moved), "", language, false)
				back, ok2 := again.Move(nil, string(moved), "", language, -by)
				then, _ := calendar.Read(string(back), "", language, false)
				if !ok || !ok2 || then.Number != d.Number {
					t.Errorf("%s: %q became %q and %q", language, value, moved, back)
				}
			}
			found++
		}
		if found < 12 {
			t.Errorf("%s has %d names", language, found)
		}
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
			d, ok := calendar.Read(value, order, "", true)
			if !ok || by == 0 {
				continue
			}
			out, ok := d.Move(nil, value, order, "", by)
			if !ok {
				continue
			}
			again, ok := calendar.Read(string(out), order, "", true)
			if !ok || again.Unit != d.Unit || again.Number == d.Number {
				t.Fatalf("%q became %q", value, out)
			}
			if back, ok := again.Move(nil, string(out), order, "", -by); !ok {
				t.Fatalf("%q became %q, which does not come back", value, out)
			} else if then, ok := calendar.Read(string(back), order, "", true); !ok || then.Number != d.Number {
				t.Fatalf("%q became %q, and %q", value, out, back)
			}
		}
	})
}
