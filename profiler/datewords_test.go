package profiler

import (
	"testing"
)

// TestDatesInWords gives dates by the names of their months in more languages and calendars, days without
// a year behind words for days, and the stamps of logs.
func TestDatesInWords(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Va ingressar el ⟦DATE_TIME:6 de desembre de 2021⟧ i va sortir el ⟦DATE_TIME:2 d'abril de 2022⟧.",
		"Zmluva zo dňa ⟦DATE_TIME:3. augusta 2020⟧ platí.",
		"Data: ⟦DATE_TIME:2018 m. rugsėjo 4 d.⟧ Vilnius",
		"Līgums noslēgts ⟦DATE_TIME:2019. gada 5. marts⟧ Rīgā",
		"ลงวันที่ ⟦DATE_TIME:5 ตุลาคม พ.ศ. 2561⟧ และ ⟦DATE_TIME:12/06/2562⟧",
		"در تاریخ ⟦DATE_TIME:۱۲ مرداد ۱۴۰۰⟧ امضا شد",
		"commit of Mon ⟦DATE_TIME:Mar 4 09:12:33 2024 +0200⟧",
		"⟦DATE_TIME:Mar 14 03:12:09⟧ web02 kernel: oom",
		"⟦DATE_TIME:Mar 14 03:12:09 CET 2021⟧ it failed",
		"Vi ses den ⟦DATE_TIME:25 mars⟧ som vanligt.",
		"Wij komen op ⟦DATE_TIME:3 mei⟧ langs.",
		"El ⟦DATE_TIME:14 de marzo⟧ hice el pedido.",
		"納期は⟦DATE_TIME:10月18日⟧です。",
		"Wij eten 3 mei en 4 mars.",
		"He ran 3 march tunes and 12 may be wrong.",
		"เลขที่ 27/06/9566",
	} {
		wantLabel(t, p, "DATE_TIME", marked)
	}
	for _, marked := range []string{
		"متولد: ⟦DOB:۱۶ اردیبهشت ۱۳۵۵⟧",
		"Data de naixement: ⟦DOB:2 d'agost de 1964⟧",
		"วันเกิด: ⟦DOB:17 กรกฎาคม 2539⟧",
		"Gimimo data: ⟦DOB:1976 m. kovo 6 d.⟧",
		"تاریخ تولد: ⟦DOB:۱۳۷۲/۱۰/۲۳⟧",
		"She was born on 6 January 1412 in Domrémy.",
	} {
		wantLabel(t, p, "DOB", marked)
	}
}
