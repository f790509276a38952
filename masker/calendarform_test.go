package masker

import (
	"fmt"
	"net/netip"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// TestAddressesAndDatesStay holds that fpe and pseudonym make addresses of IP addresses, and
// of dates dates in the same layout, that no two share an image, and that all can be undone.
func TestAddressesAndDatesStay(t *testing.T) {
	longtest.Alone(t)
	date := func(layouts ...string) func(string) bool {
		return func(s string) bool {
			for _, l := range layouts {
				if at, err := time.Parse(l, s); err == nil && at.Format(l) == s {
					return true
				}
			}
			return false
		}
	}
	address := func(bits int) func(string) bool {
		return func(s string) bool {
			a, err := netip.ParseAddr(s)
			return err == nil && a.BitLen() == bits && a.String() == s
		}
	}
	for _, tt := range []struct {
		label string
		value func(n int) string
		is    func(string) bool
	}{
		{"IP_ADDRESS", func(n int) string { return fmt.Sprintf("10.0.%d.%d", n/256, n%256) }, address(32)},
		{"IP_ADDRESS", func(n int) string { return fmt.Sprintf("2001:db8::%x", n+1) }, address(128)},
		{"DOB", func(n int) string { return time.Unix(int64(n)*86400, 0).UTC().Format("2006-01-02") }, date("2006-01-02")},
		{"DOB", func(n int) string { return time.Unix(int64(n)*86400, 0).UTC().Format("20060102") }, date("20060102")},
		{"DOB", func(n int) string { return time.Unix(int64(n)*86400, 0).UTC().Format("02.01.2006") }, date("02.01.2006")},
		{"DOB", func(n int) string { return time.Unix(int64(n)*86400, 0).UTC().Format("02/01/2006") }, date("02/01/2006")},
		{"DOB", func(n int) string { return time.Unix(int64(n)*86400, 0).UTC().Format("01-02-2006") }, date("01-02-2006")},
		{"DATE_TIME", func(n int) string { return time.Unix(int64(n)*9999, 0).UTC().Format("2006-01-02T15:04:05Z") }, date("2006-01-02T15:04:05Z")},
		{"DATE_TIME", func(n int) string { return time.Unix(int64(n)*9999, 5e6).UTC().Format("02/01/2006 15:04:05.000") },
			date("02/01/2006 15:04:05.000")},
		{"DATE_TIME", func(n int) string { return time.Unix(int64(n)*9999, 0).UTC().Format("2006-01-02 15:04") }, date("2006-01-02 15:04")},
		{"DOB", func(n int) string { return time.Unix(int64(n)*86400, 0).UTC().Format("2 January 2006") }, date("2 January 2006", "2 Jan 2006")},
		{"DOB", func(n int) string { return time.Unix(int64(n)*86400, 0).UTC().Format("Jan 2, 2006") }, date("Jan 2, 2006")},
		{"DOB", func(n int) string { return time.Unix(int64(n)*86400, 0).UTC().Format("02-Jan-2006") }, date("02-Jan-2006")},
		{"DOB", func(n int) string { return time.Unix(int64(n)*86400, 0).UTC().Format("2.1.2006") }, date("2.1.2006", "02.01.2006")},
		{"DATE_TIME", func(n int) string { return time.Unix(int64(n)*9999, 0).UTC().Format("January 2, 2006 15:04:05") }, date("January 2, 2006 15:04:05", "Jan 2, 2006 15:04:05")},
	} {
		for _, operator := range []string{"fpe", "pseudonym"} {
			m := withPolicy(t, forLabel(tt.label, `"operator":"`+operator+`","keyRef":"k"`))
			images := map[string]string{}
			for n := range 2000 {
				value := tt.value(n)
				masked, err := m.Mask(tt.label, value)
				if err != nil || !tt.is(masked) {
					t.Fatalf("%s of %s: %s, %v", operator, value, masked, err)
				}
				if other, taken := images[masked]; taken && other != value {
					t.Fatalf("%s of %s and %s: %s", operator, other, value, masked)
				}
				images[masked] = value
				if back, err := m.Unmask(tt.label, masked); err != nil || back != value {
					t.Fatalf("%s of %s is undone to %s, %v", operator, value, back, err)
				}
			}
		}
	}
}

// TestClockIsEncrypted holds that fpe shows no time of day, as it shows no other figures.
func TestClockIsEncrypted(t *testing.T) {
	m := withPolicy(t, forLabel("DATE_TIME", `"operator":"fpe","keyRef":"k"`))
	clocks := map[string]bool{}
	for n := range 50 {
		masked, err := m.Mask("DATE_TIME", time.Unix(int64(n)*86400, 0).UTC().Format("2006-01-02")+"T10:20:30Z")
		if err != nil {
			t.Fatal(err)
		}
		clocks[masked[11:]] = true
	}
	if len(clocks) < 40 {
		t.Errorf("%d times of day", len(clocks))
	}
}

// FuzzCalendarForm holds that what is a date in figures has another in its place, and that
// it can be undone.
func FuzzCalendarForm(f *testing.F) {
	for _, v := range []string{"1985-02-03", "03/02/1985", "31/12/1999 23:59:59.999", "1999-12-31T10:00:00+02:00", "2001/07/04, 3:05 PM", "29-02-2004", "3 March 1970", "May 3, 1970 10:20", "3 MAY 1970", "30-Sep-2001", "1.2.1970"} {
		f.Add(v)
	}
	m := withPolicy(f, `{"labels":{"DOB":{"operator":"fpe","keyRef":"k"},"DATE_TIME":{"operator":"pseudonym","keyRef":"k"}}}`)
	f.Fuzz(func(t *testing.T, value string) {
		for _, tt := range []struct {
			label string
			form  calendarForm
		}{{"DOB", calendarForm{clock: true}}, {"DATE_TIME", calendarForm{}}} {
			if !tt.form.has(value) {
				continue
			}
			masked, err := m.Mask(tt.label, value)
			if err != nil {
				t.Fatal(err)
			}
			if masked[0] != tokenMark && !tt.form.has(masked) {
				t.Errorf("%s of %q is %q", tt.label, value, masked)
			}
			if back, err := m.Unmask(tt.label, masked); err != nil || back != value {
				t.Errorf("%s of %q, %q, is undone to %q, %v", tt.label, value, masked, back, err)
			}
		}
	})
}
