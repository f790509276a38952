package dates

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestClocksBehindDates holds times of day behind dates with the words between them, and numbers behind dates that are no
// times.
func TestClocksBehindDates(t *testing.T) {
	for _, marked := range []string{
		"Met on ⟦DATE_TIME:22 July 2025 at 10:05⟧ and ⟦DATE_TIME:July 22, 2025 at 10:05 PM⟧ here.",
		"Spotkanie ⟦DATE_TIME:12.09.2025 godz. 10:00⟧ w sali",
		"Schůzka ⟦DATE_TIME:14.11.2025 v 8:15⟧ tam, ⟦DATE_TIME:29.8. 11:05⟧ tam",
		"Møte ⟦DATE_TIME:4/12 kl 07.30⟧ der",
		"Møde den ⟦DATE_TIME:30/6-2025 kl. 21.17⟧ der",
		"Den ⟦DATE_TIME:19.4.2025 kl. 12.06⟧ var det",
		"Møte ⟦DATE_TIME:12.09.2025 kl. 18.00-20.00⟧ der",
		"Tapaaminen ⟦DATE_TIME:18.8.2025 klo 6.52⟧ siellä",
		"Termin ⟦DATE_TIME:12.09.2025 um 10:00 Uhr⟧ dort",
		"Termin ⟦DATE_TIME:12.09.2025, 14:22 Uhr⟧ dort, ⟦DATE_TIME:5. November um 17:30 Uhr⟧ auch",
		"Termin ⟦DATE_TIME:12.09.2025 um 8 Uhr⟧ früh",
		"RDV le ⟦DATE_TIME:12/09/2025 à 10h30⟧ ici, le ⟦DATE_TIME:5 mai à 10 heures⟧ là",
		"Visita ⟦DATE_TIME:12/09/2025 alle 17.30⟧ e ⟦DATE_TIME:12/09/2025 alle ore 17:30⟧ e ⟦DATE_TIME:5 novembre alle 17.30⟧ qui",
		"El ⟦DATE_TIME:5 de mayo a las 10:30⟧ y ⟦DATE_TIME:12/09/2025 a las 17:30⟧ aquí",
		"Dia ⟦DATE_TIME:12/09/2025 às 17h30⟧ aqui",
		"Op ⟦DATE_TIME:12-09-2025 om 14:30 uur⟧ hier",
		"Toplantı ⟦DATE_TIME:12.09.2025 saat 14:30⟧ burada",
		"Встреча ⟦DATE_TIME:12.09.2025 в 14:30⟧ там, ⟦DATE_TIME:5 мая 2025 года в 10 часов⟧ тут",
		"Зустріч ⟦DATE_TIME:12.09.2025 о 14:30⟧ там",
		"Pe ⟦DATE_TIME:12.09.2025 ora 14:30⟧ aici",
		"Sastanak ⟦DATE_TIME:12. 9. 2025. u 14:30 sati⟧ ovdje",
		"Ekkor: ⟦DATE_TIME:2025.09.12. 14:30⟧-kor jött",
		"Την ⟦DATE_TIME:12/9/2025 στις 14:30⟧ εκεί",
		"ביום ⟦DATE_TIME:12/09/2025 בשעה 14:30⟧ שם",
		"会议⟦DATE_TIME:9月9日14:00⟧开始",
		"⟦DATE_TIME:10月3日の7時⟧に、⟦DATE_TIME:10月3日（火）14:00⟧から",
		"開始: ⟦DATE_TIME:2025年7月2日 午後3時⟧から",
		"시작: ⟦DATE_TIME:2025년 7월 2일 오전 8시⟧에",
		"시작: ⟦DATE_TIME:2025. 7. 2. 오전 8시⟧에",

		"Kosten ⟦DATE_TIME:12.09.2025⟧ 14,50 EUR",
		"Preis am ⟦DATE_TIME:12.09.2025⟧ um 14.50 EUR gefallen",
		"Closed on ⟦DATE_TIME:5 May 2025⟧ at 14.50 and rose",
		"Release ⟦DATE_TIME:12.09.2025⟧ v 1.10 of it",
		"worked ⟦DATE_TIME:12.09.2025⟧ 8 h and ⟦DATE_TIME:13.09.2025⟧ 8 hours",
		"le ⟦DATE_TIME:5 mai⟧ à 8 euros, el ⟦DATE_TIME:5 de mayo⟧ a 10 euros",
		"⟦DATE_TIME:10月3日⟧ 3時間、⟦DATE_TIME:10月3日⟧3点の指摘",
		"NRS 4/10 um 10:00, RR 120/80 kl. 08:00, 1/2 um 3.50",
		"up since ⟦DATE_TIME:12.09.2025⟧ 10.0.0.1 and ⟦DATE_TIME:12.09.2025⟧ 1.2.3",
	} {
		samples.WantLabel(t, recognizers, "DATE_TIME", marked)
	}
	for _, marked := range []string{
		"Er wurde am ⟦DOB:12.09.1975⟧ um 10:00 Uhr geboren.",
		"geboren ⟦DOB:12.09.1975⟧ um 10:00 Uhr in Wels",
		"Né le ⟦DOB:12/09/1975⟧ à 10h30 à Lyon",
		"Nato il ⟦DOB:12/09/1975⟧ alle ore 17:30",
		"Date of birth: ⟦DOB:12 May 1975⟧ at 10:05 am",
	} {
		samples.WantLabel(t, recognizers, "DOB", marked)
	}
}

// TestMonthsTold holds months with their year in sentences, days of the week before dates, and births behind the place.
func TestMonthsTold(t *testing.T) {
	for _, marked := range []string{
		"Die Firma zog im ⟦DATE_TIME:November 1852⟧ um.",
		"Elle vend la maison en ⟦DATE_TIME:mai 1947⟧ à son frère.",
		"Saken går i ⟦DATE_TIME:mars 2011⟧ igjen.",
		"Dům koupila v ⟦DATE_TIME:dubnu 2006⟧ obec.",
		"W ⟦DATE_TIME:lipcu 1988⟧ wyszła za mąż.",
		"Музей открылся в ⟦DATE_TIME:сентябре 1967⟧.",
		"Talo valmistui ⟦DATE_TIME:syyskuussa 1954⟧.",
		"Lo hanno assunto dal ⟦DATE_TIME:1° giugno⟧.",
		"The fair opens on ⟦DATE_TIME:Sunday 2 March 2031⟧ at the quay.",
		"Ich bin bis ⟦DATE_TIME:Freitag, 7. Juni⟧ nicht da.",
		"Se casan el ⟦DATE_TIME:domingo 4 de mayo de 2031⟧ en Lerma.",
		"On march 2000 men came.",
		"They mars 2000 plates.",
		"The sofa sat 3 people.",
	} {
		samples.WantLabel(t, recognizers, "DATE_TIME", marked)
	}
	for _, marked := range []string{
		"Alois Huber wurde am ⟦DOB:3. Mai 1861⟧ in Wels geboren.",
		"Hon föddes den ⟦DOB:9 april 1938⟧ vid sjön.",
		"⟦DOB:5 Mart 1951⟧'de göçmen bir ailede doğan Kaya sustu.",
		"Anna Bakker werd op ⟦DOB:7 juni 1949⟧ in Weert geboren.",
		"Am 3. Mai 1990 wurde die Schule gebaut, in der Anna geboren ist.",
	} {
		samples.WantLabel(t, recognizers, "DOB", marked)
	}
}

// TestDaysOfFewSigns holds days and months without a year, and fractions, sections and versions.
func TestDaysOfFewSigns(t *testing.T) {
	for _, marked := range []string{
		"pengar tillbaka den ⟦DATE_TIME:21/2⟧ men inget kom",
		"tilmelding senest ⟦DATE_TIME:12/9 2025⟧ til præsten",
		"λείπει ως ⟦DATE_TIME:12/4⟧ στην Αθήνα",
		"objednala jsem u vás ⟦DATE_TIME:3.11.⟧ boty",
		"ostin teiltä ⟦DATE_TIME:18.12.⟧ kuusen",
		"avresa ⟦DATE_TIME:22 maj⟧.",
		"de starter ⟦DATE_TIME:9. mars⟧, alle tre",
		"senest ⟦DATE_TIME:1. mai⟧. Nå venter vi",
		"⟦DATE_TIME:aug 2021⟧ – hemma",
		"της ⟦DATE_TIME:10ης Μαρτίου 2026⟧ στην πόλη",
		"Златибор, ⟦DATE_TIME:24. септембар 2025⟧ и даље",
		"hindi om 3/4 van de tijd, til 3/4 av prisen, on 1/2 of it",
		"open 24/7, na 24/7 bereikbaar",
		"viz kapitola 3.11. druhá část, python 3.11. je nový",
		"the 2 mai mari and 15 may be so",
		"発生日時 の欄",
	} {
		samples.WantLabel(t, recognizers, "DATE_TIME", marked)
	}
}
