package dates

import (
	"fmt"
	"strings"
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestMonthsInDates holds a date of each month in each form that stands between a day and a year.
func TestMonthsInDates(t *testing.T) {
	for form, languages := range map[string][]string{
		"%d %s %d": {
			"January February March April May June July August September October November December",
			"janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
			"gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
			"januari februari maart april mei juni juli augustus september oktober november december",
			"januari februari mars april maj juni juli augusti september oktober november december",
			"stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
			"ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie",
			"Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık",
			"Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου",
			"января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
			"січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня",
			"януари февруари март април май юни юли август септември октомври ноември декември",
			"Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember",
			"Januari Februari Machi Aprili Mei Juni Julai Agosti Septemba Oktoba Novemba Desemba",
			"Enero Pebrero Marso Abril Mayo Hunyo Hulyo Agosto Setyembre Oktubre Nobyembre Disyembre",
			"Eanáir Feabhra Márta Aibreán Bealtaine Meitheamh Iúil Lúnasa Samhain Nollaig",
		},
		"%d. %s %d": {
			"Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
			"Jänner Feber März April Mai Juni Juli August September Oktober November Dezember",
			"januar februar marts april maj juni juli august september oktober november december",
			"januar februar mars april mai juni juli august september oktober november desember",
			"tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta",
			"ledna února března dubna května června července srpna září října listopadu prosince",
			"únor březen duben květen červen červenec srpen září říjen listopad prosinec",
			"januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra",
			"siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca",
			"januar februar mart april maj juni juli avgust septembar oktobar novembar decembar",
			"јануара фебруара марта априла маја јуна јула августа септембра октобра новембра децембра",
			"januarja februarja marca aprila maja junija julija avgusta septembra oktobra novembra decembra",
			"jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember",
			"janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember",
		},
		"%d de %s de %d": {
			"enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
			"janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
			"xaneiro febreiro marzo abril maio xuño xullo agosto setembro outubro novembro decembro",
		},
	} {
		for _, names := range languages {
			for i, name := range strings.Fields(names) {
				samples.WantLabel(t, recognizers, "DATE_TIME", "x ⟦DATE_TIME:"+fmt.Sprintf(form, i+9, name, 2023)+"⟧, y")
			}
		}
	}
	for _, no := range []string{"Hon hade 2. feber 2024 gånger", "hög feber 3 dagar", "de 12 leden 2024 keer", "3 mail servers"} {
		samples.WantLabel(t, recognizers, "DATE_TIME", no)
	}
}
