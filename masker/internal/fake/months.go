package fake

import (
	"strings"
	"unicode/utf8"
)

// A calendarNames are the names of months or weekdays of a language, in full and
// short.
type calendarNames struct{ full, short []string }

func newNames(full, short string) calendarNames {
	return calendarNames{strings.Fields(full), strings.Fields(short)}
}

func (c calendarNames) name(i int, short bool) string {
	if short {
		return c.short[i]
	}
	return c.full[i]
}

// monthNames are the names of months in the languages of [weekdayNames] (Unicode
// CLDR). Where a language has a form for dates, it is that.
var monthNames = []calendarNames{
	newNames("January February March April May June July August September October November December", "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
	newNames("Januar Februar März April Mai Juni Juli August September Oktober November Dezember", "Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez"),
	newNames("janvier février mars avril mai juin juillet août septembre octobre novembre décembre", "janv févr mars avr mai juin juil août sept oct nov déc"),
	newNames("enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre", "ene feb mar abr may jun jul ago sep oct nov dic"),
	newNames("gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
		"gen feb mar apr mag giu lug ago set ott nov dic"),
	newNames("janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro", "jan fev mar abr mai jun jul ago set out nov dez"),
	newNames("januari februari maart april mei juni juli augustus september oktober november december", "jan feb mrt apr mei jun jul aug sep okt nov dec"),
	newNames("stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
		"sty lut mar kwi maj cze lip sie wrz paź lis gru"),
	newNames("januari februari mars april maj juni juli augusti september oktober november december", "jan feb mar apr maj jun jul aug sep okt nov dec"),
	newNames("januar februar marts april maj juni juli august september oktober november december", "jan feb mar apr maj jun jul aug sep okt nov dec"),
	newNames("tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta",
		"tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu"),
	newNames("Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık", "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara"),
	newNames("января февраля марта апреля мая июня июля августа сентября октября ноября декабря", "янв фев мар апр мая июн июл авг сен окт ноя дек"),
	newNames("ledna února března dubna května června července srpna září října listopadu prosince", "led úno bře dub kvě čvn čvc srp zář říj lis pro"),
}

// weekdayNames are the names of weekdays, Monday first.
var weekdayNames = []calendarNames{
	newNames("Monday Tuesday Wednesday Thursday Friday Saturday Sunday", "Mon Tue Wed Thu Fri Sat Sun"),
	newNames("Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag", "Mo Di Mi Do Fr Sa So"),
	newNames("lundi mardi mercredi jeudi vendredi samedi dimanche", "lun mar mer jeu ven sam dim"),
	newNames("lunes martes miércoles jueves viernes sábado domingo", "lun mar mié jue vie sáb dom"),
	newNames("lunedì martedì mercoledì giovedì venerdì sabato domenica", "lun mar mer gio ven sab dom"),
	newNames("segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo", "seg ter qua qui sex sáb dom"),
	newNames("maandag dinsdag woensdag donderdag vrijdag zaterdag zondag", "ma di wo do vr za zo"),
	newNames("poniedziałek wtorek środa czwartek piątek sobota niedziela", "pon wt śr czw pt sob niedz"),
	newNames("måndag tisdag onsdag torsdag fredag lördag söndag", "mån tis ons tors fre lör sön"),
	newNames("mandag tirsdag onsdag torsdag fredag lørdag søndag", "man tirs ons tors fre lør søn"),
	newNames("maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai", "ma ti ke to pe la su"),
	newNames("Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar", "Pzt Sal Çar Per Cum Cmt Paz"),
	newNames("понедельник вторник среда четверг пятница суббота воскресенье", "пн вт ср чт пт сб вс"),
	newNames("pondělí úterý středa čtvrtek pátek sobota neděle", "po út st čt pá so ne"),
}

// findName gives the place of a name among those of a calendar, and the language
// that it is in: the first that has it.
func findName(names []calendarNames, w string, n int) (found bool, i, language int, short bool) {
	for l := range names {
		for i := range n {
			if equalFold(names[l].full[i], w) {
				return true, i, l, false
			}
		}
		for i := range n {
			if equalFold(names[l].short[i], w) || l == 0 && n == 12 && i == 8 && equalFold(w, "sept") {
				return true, i, l, true
			}
		}
	}
	return false, 0, 0, false
}

// equalFold is strings.EqualFold, which is not asked about words of other
// lengths.
func equalFold(a, b string) bool {
	return utf8.RuneCountInString(a) == utf8.RuneCountInString(b) && strings.EqualFold(a, b)
}
