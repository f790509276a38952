package profiler

// This file tells what no street is from what it is counted in: an amount of money, how long something lasts, a time of
// day, and seats.

// lastingUnits are the words for times behind a number, beside those for years and months.
var lastingUnits = wordSet(monthWords + " months month weeks week days day hours hour minutes seconds tage tagen tag wochen woche stunden stunde std minuten jours jour semaines semaine heures heure días día semanas semana horas hora minutos " +
	"giorni giorno settimane ore minuti dias dia dagen dag weken week uur uren minuter dagar veckor timmar timme dage uger timer minutter dager uker päivää päivä viikkoa viikko tuntia tunti minuuttia kk vrk dni dzień tygodni tygodnie godzin godziny minut " +
	"dnů dny týdnů týdny hodin hodiny dní týždňov hodín nap hét óra perc zile săptămâni ore minute gün hafta saat dakika ay ημέρες μέρες εβδομάδες ώρες λεπτά дней дня недель недели часов часа минут днів дні тижнів годин хвилин дни седмици часа dana tjedana sati dienų savaičių valandų dienas nedēļas stundas päeva nädalat tundi")

// lasts reports whether a word for years or other times stands behind the number that ends at text[i].
func lasts(text string, i int) bool {
	if i+1 >= len(text) || text[i] != ' ' && text[i] != '-' {
		return false
	}
	e, _ := wordAt(text, i+1)
	return e > i+1 && !isCapitalAt(text, i+1) && (inSet(lastingUnits, text[i+1:e]) || inSet(yearsAlone, text[i+1:e]))
}
