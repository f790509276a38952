package dates

import (
	"strings"
	"sync"
)

// CalendarWords are the names of months and of days of the week, as far as people have no such
// names.
var CalendarWords = sync.OnceValue(func() []string {
	return strings.Fields("january february march october november december monday tuesday wednesday thursday friday saturday januar februar märz juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag janvier février mars avril juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi samedi dimanche " +
		"enero febrero marzo mayo junio septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado gennaio febbraio maggio giugno luglio settembre ottobre dicembre lunedì martedì mercoledì giovedì venerdì sabato domenica janeiro fevereiro março maio junho julho setembro outubro novembro dezembro segunda-feira terça-feira quarta-feira quinta-feira sexta-feira " +
		"januari februari maart augustus maandag dinsdag woensdag donderdag vrijdag zaterdag zondag styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień poniedziałek wtorek środa czwartek piątek sobota niedziela augusti måndag tisdag onsdag torsdag fredag lördag söndag mandag tirsdag lørdag søndag desember tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai " +
		"leden únor březen duben květen červen červenec srpen září říjen prosinec pondělí úterý středa čtvrtek pátek neděle január február március április május június július augusztus szeptember október hétfő kedd szerda csütörtök péntek szombat vasárnap ianuarie februarie martie aprilie iunie iulie septembrie octombrie noiembrie decembrie marți miercuri joi vineri sâmbătă duminică ocak şubat nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık pazartesi salı çarşamba perşembe cumartesi pazar " +
		"январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь понедельник вторник среда четверг пятница суббота воскресенье січень лютий березень квітень травень червень липень серпень вересень жовтень грудень понеділок вівторок середа четвер субота неділя ιανουάριος φεβρουάριος μάρτιος απρίλιος μάιος ιούνιος ιούλιος αύγουστος σεπτέμβριος οκτώβριος νοέμβριος δεκέμβριος δευτέρα τρίτη τετάρτη πέμπτη παρασκευή σάββατο κυριακή")
})
