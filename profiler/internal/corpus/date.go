package corpus

import (
	"fmt"
	"strings"
)

// monthNames are the months of the languages, in the case that stands in a date.
var monthNames = map[string]string{
	"en": "January February March April May June July August September October November December",
	"de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
	"fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
	"es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
	"it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
	"pt": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
	"nl": "januari februari maart april mei juni juli augustus september oktober november december",
	"pl": "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
	"sv": "januari februari mars april maj juni juli augusti september oktober november december",
	"da": "januar februar marts april maj juni juli august september oktober november december",
	"no": "januar februar mars april mai juni juli august september oktober november desember",
	"cs": "ledna února března dubna května června července srpna září října listopadu prosince",
	"tr": "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık",
	"ru": "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
	"uk": "січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня",
	"hu": "január február március április május június július augusztus szeptember október november december",
	"ro": "ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie",
	"fi": "tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta",
	"el": "Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου",
	"id": "Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember",
	"ar": "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
}

// dayForms are the ways to write a day: d and m are numbers, dd and mm have two
// digits, M is the name of the month, y the year.
var dayForms = map[string][]string{
	"en": {"M d, y", "d M y", "y-mm-dd", "mm/dd/y", "d/m/y", "M d", "d-B-y", "B d, y", "dd.mm.y", "M d y"},
	"de": {"dd.mm.y", "d. M y", "d.m.y", "y-mm-dd", "d. M"}, "fr": {"d M y", "dd/mm/y", "d M", "y-mm-dd"}, "es": {"d de M de y", "dd/mm/y", "d de M",
		"y-mm-dd", "dd-mm-y"},
	"it": {"d M y", "dd/mm/y", "d M", "dd.mm.y"}, "pt": {"d de M de y", "dd/mm/y", "d de M", "y-mm-dd"}, "nl": {"d M y", "dd-mm-y", "d M", "y-mm-dd"},
	"pl": {"d M y", "dd.mm.y", "d M", "y-mm-dd"}, "sv": {"d M y", "y-mm-dd", "d M"}, "da": {"d. M y", "dd-mm-y", "dd.mm.y", "d. M"}, "no": {"d. M y",
		"dd.mm.y", "d. M"},
	"cs": {"d. M y", "d. m. y", "dd.mm.y", "d. M"}, "tr": {"d M y", "dd.mm.y", "d M", "dd/mm/y"}, "ru": {"d M y", "dd.mm.y", "d M"}, "uk": {"d M y",
		"dd.mm.y", "d M"},
	"zh": {"y年m月d日", "y-mm-dd", "m月d日"}, "ja": {"y年m月d日", "y/mm/dd", "m月d日"}, "ko": {"y년 m월 d일", "y-mm-dd", "m월 d일"}, "ar": {"d M y", "dd/mm/y", "y-mm-dd"},
	"hu": {"y. mm. dd.", "y-mm-dd", "y.mm.dd"}, "ro": {"d M y", "dd.mm.y", "d M"}, "fi": {"d.m.y", "dd.mm.y", "d. M y"}, "el": {"d M y",
		"dd/mm/y"}, "he": {"dd/mm/y", "dd.mm.y"},
	"hi": {"dd/mm/y", "dd-mm-y"}, "vi": {"dd/mm/y", "d/m/y"}, "id": {"d M y", "dd/mm/y", "d M"},
}

// day writes a day of a year by a form.
func (m *maker) day(form string, year int) string {
	mo, d := 1+m.rng.IntN(12), 1+m.rng.IntN(28)
	months := strings.Fields(monthNames[m.language.code])
	if len(months) != 12 {
		months = strings.Fields(monthNames["en"])
	}
	name := months[mo-1]
	short := name
	if len(name) > 3 && isLatin(name) {
		short = string([]rune(name)[:3])
	}
	return strings.NewReplacer("dd", fmt.Sprintf("%02d", d), "mm", fmt.Sprintf("%02d", mo), "de", "de", "d", fmt.Sprint(d), "m", fmt.Sprint(mo),
		"M", name, "B", short, "y", fmt.Sprint(year)).Replace(form)
}

// dateTime gives a date, with the time in some forms.
func (m *maker) dateTime(s *slot) string {
	year := 2005 + m.rng.IntN(22)
	clock := fmt.Sprintf("%02d:%02d", m.rng.IntN(24), m.rng.IntN(60))
	switch s.form {
	case "log":
		return pick(m.rng, []string{
			m.day("y-mm-dd", year) + "T" + clock + fmt.Sprintf(":%02dZ", m.rng.IntN(60)), m.day("y-mm-dd", year) + " " + clock + fmt.Sprintf(":%02d",
				m.rng.IntN(60)),
			m.day("y-mm-dd", year) + " " + clock + fmt.Sprintf(":%02d.%03d", m.rng.IntN(60), m.rng.IntN(1000)),
		})
	case "time":
		return m.day("y-mm-dd", year) + " " + clock
	case "spelled":
		return m.spelledDay(year)
	case "day": // without the forms that have no year
		forms := dayForms[m.language.code]
		return m.day(forms[m.rng.IntN(2)], year)
	}
	return m.day(pick(m.rng, dayForms[m.language.code]), year)
}

// birthday gives a date that somebody who lives may be born on.
func (m *maker) birthday(s *slot) string {
	if s.form == "spelled" {
		return m.spelledDay(1932 + m.rng.IntN(80))
	}
	forms := dayForms[m.language.code]
	return m.day(forms[m.rng.IntN(2)], 1932+m.rng.IntN(80))
}

// spelledDay gives a day with an ordinal number, as English writes it.
func (m *maker) spelledDay(year int) string {
	n := 1 + m.rng.IntN(28)
	ending := "th"
	if n < 4 || n > 20 {
		switch n % 10 {
		case 1:
			ending = "st"
		case 2:
			ending = "nd"
		case 3:
			ending = "rd"
		}
	}
	month := pick(m.rng, strings.Fields(monthNames["en"]))
	form := pick(m.rng, []string{"%[2]s %[1]s, %[3]d", "%[2]s %[1]s %[3]d", "%[1]s %[2]s %[3]d", "%[1]s of %[2]s %[3]d", "%[1]s of %[2]s, %[3]d"})
	return fmt.Sprintf(form, fmt.Sprint(n)+ending, month, year)
}

// age gives years of a life.
func (m *maker) age(s *slot) string { return fmt.Sprint(1 + m.rng.IntN(98)) }
