package dates

import (
	"testing"
)

// TestDatesWithEnds holds that the point of Hungarian dates, and the word for a year, end a
// date.
func TestDatesWithEnds(t *testing.T) {
	for _, v := range []string{"2019.05.26.", "2019. 05. 26.", "3 мая 2020 г.", "05.03.2021 р."} {
		if !IsDate(v) {
			t.Errorf("%q is no date", v)
		}
	}
	for _, v := range []string{"2019.05.26.1", "2019.05.26..", "3 мая 2020 г. и", ".", "г."} {
		if IsDate(v) {
			t.Errorf("%q is a date", v)
		}
	}
}
