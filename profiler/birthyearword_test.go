package profiler

import (
	"testing"
)

// TestBirthsBehind holds words for birth behind the date, which take the word for a year with them.
func TestBirthsBehind(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Петров Пётр, ⟦DOB:04.11.1949⟧ г.р.",
		"Петров Пётр (⟦DOB:4 ноября 1949⟧ г. р.) живёт тут.",
		"Договор от 12.03.2021 г. и от 5 мая 2021 года.",
		"Umowa z 12.03.2021 r. i 5 maja 2021 roku.",
	} {
		wantLabel(t, p, "DOB", marked)
	}
	wantLabel(t, p, "DATE_TIME", "Договор от ⟦DATE_TIME:12.03.2021 г.⟧ р. п. Лесной")
}
