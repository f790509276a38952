package dates

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestMonthOfBirth holds months and years of births, with the place between or none, and that the month of anything else is none.
func TestMonthOfBirth(t *testing.T) {
	for _, marked := range []string{
		"Ada Quill (born ⟦DOB:March 1951⟧) paints.",
		"She was born in Leeds, England, in ⟦DOB:March 1951⟧.",
		"Er wurde im ⟦DOB:Juli 1938⟧ in Wels geboren.",
		"Ze werd in ⟦DOB:augustus 1938⟧ geboren in Weert.",
		"Il est né à Lyon en ⟦DOB:avril 1947⟧.",
		"Nació en Soria en ⟦DOB:enero de 1911⟧ y murió joven.",
		"Nacque a Lodi nell'⟦DOB:ottobre 1922⟧.",
		"Nasceu no Porto em ⟦DOB:maio de 1930⟧.",
		"Hon föddes i ⟦DOB:december 1901⟧ i Falun.",
		"Syntyi Turussa ⟦DOB:toukokuussa 1913⟧.",
		"Urodził się w ⟦DOB:lipcu 1940⟧ w Łodzi.",
		"Narodil se v ⟦DOB:březnu 1940⟧ v Plzni.",
		"Egerben született ⟦DOB:1913 májusában⟧.",
		"S-a născut în ⟦DOB:mai 1921⟧ la Arad.",
		"⟦DOB:Mayıs 1950⟧'de Bursa'da doğdu.",
		"Родилась в ⟦DOB:мае 1913 года⟧ в Перми.",
		"Γεννήθηκε τον ⟦DOB:Μάιο του 1913⟧ στην Πάτρα.",
		"Lahir di Bandung pada ⟦DOB:Juni 1946⟧.",
		"⟦DOB:1946年6月⟧生まれ",
		"Né à Lyon, en avril 1950 il part pour Nice.",
		"Born in Leeds, she moved to York in June 1970.",
		"The birthday party in June 2024 was fun. NATO in June 2022 met in Rome.",
		"Zum Geburtstag im Mai 2024 kamen alle.",
	} {
		samples.WantLabel(t, recognizers, "DOB", marked)
	}
	samples.WantLabel(t, recognizers, "DOB", "Joined 01/04/2025, born ⟦DOB:22/10/1994⟧ in Bath.")
	samples.WantLabel(t, recognizers, "DATE_TIME", "Joined ⟦DATE_TIME:01/04/2025⟧, born 22/10/1994 in Bath.")
}

// TestMonthsAndYears holds words for a year behind it, years before their months, and numbers of versions.
func TestMonthsAndYears(t *testing.T) {
	for _, marked := range []string{
		"Spis z ⟦DATE_TIME:4 lutego 2021 r.⟧ jest tu.",
		"Дом построен в ⟦DATE_TIME:марте 2022 года⟧ и продан.",
		"Договір від ⟦DATE_TIME:3 березня 2022 р.⟧ діє.",
		"Kezdete: ⟦DATE_TIME:2019. augusztus⟧, vége ma.",
		"A híd ⟦DATE_TIME:2019 augusztusában⟧ épült.",
		"Siden ⟦DATE_TIME:mai 2019⟧ her.",
		"Il y vécut jusqu'en ⟦DATE_TIME:mars 2002⟧.",
		"Από τον ⟦DATE_TIME:Οκτώβριο του 2021⟧ εδώ.",
		"See you ⟦DATE_TIME:Sunday, October 19⟧ at noon.",
		"Upgrade if the schema is older than 2024.11.3.",
		"Version 2024.11.3 is out. He ran 2019. the end.",
	} {
		samples.WantLabel(t, recognizers, "DATE_TIME", marked)
	}
	samples.WantLabel(t, recognizers, "DATE_TIME", "Release date: ⟦DATE_TIME:2024.11.03⟧.")
}
