package profiler

import (
	"testing"
)

// TestBirthsBehind holds words for birth behind the date, which take the word for a year with them, and the next date, which
// is of something else.
func TestBirthsBehind(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Петров Пётр, ⟦DOB:04.11.1949⟧ г.р.",
		"Петров Пётр, ⟦DOB:04.11.1949⟧г.р., паспорт выдан 12.05.2003 ОВД",
		"Петров Пётр (⟦DOB:4 ноября 1949⟧ г. р.) живёт тут.",
		"Петров Пётр, ⟦DOB:04.11.1949⟧ года рождения, выбыл 12.05.2003 г.",
		"Мельник Олег ⟦DOB:12.03.1957⟧ р.н., мешкає тут з 12.05.2003",
		"Мельник Олег, ⟦DOB:12 березня 1957⟧ року народження, паспорт від 12.05.2003 р.",
		"Jan Vis, ⟦DOB:21.8.1964⟧ geboren, seit 01.04.2020 dabei.",
		"Ahmet, ⟦DOB:1990-05-04⟧ doğumlu, 12.05.2003 tarihinde geldi.",
		"Anna, ⟦DOB:1985. 03. 02⟧-án született, 2003.05.12-én költözött.",
		"Jan Lis, ⟦DOB:12.03.1957⟧ r. ur., przyjęty 12.05.2003 r.",
		"Договор от 12.03.2021 г. и от 5 мая 2021 года.",
		"Umowa z 12.03.2021 r. i 5 maja 2021 roku.",
	} {
		wantLabel(t, p, "DOB", marked)
	}
	for _, marked := range []string{
		"Договор от ⟦DATE_TIME:12.03.2021 г.⟧ р. п. Лесной",
		"Петров Пётр, 04.11.1949 г.р., паспорт выдан ⟦DATE_TIME:12.05.2003⟧ ОВД",
		"Мельник Олег 12.03.1957 року народження, паспорт від ⟦DATE_TIME:12.05.2003 р.⟧ тут",
	} {
		wantLabel(t, p, "DATE_TIME", marked)
	}
}
