package profiler

import "testing"

// TestSaidNumbers is of numbers that nothing tells but the word beside them, in many
// languages, and of numbers beside such words that are something else.
func TestSaidNumbers(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Mein Reisepass hat die Nummer ⟦PASSPORT:C01X00T47⟧.", "Паспорт серии ⟦PASSPORT:4509 № 482193⟧ выдан в Москве.", "паспорт серії ⟦PASSPORT:АВ № 482193⟧", "Διαβατήριο αρ. ⟦PASSPORT:ΑΚ4821930⟧",
		"Numărul pașaportului este ⟦PASSPORT:048219305⟧.", "護照號碼是⟦PASSPORT:E48219305⟧", "여권번호는 ⟦PASSPORT:M48219305⟧입니다.", "رقم جواز السفر ⟦PASSPORT:A48219305⟧",
		"prawo jazdy nr ⟦DRIVER_LICENSE:48219/05/1261⟧", "Førerkort nr. ⟦DRIVER_LICENSE:48 21 930571 3⟧", "водительское удостоверение ⟦DRIVER_LICENSE:99 12 482193⟧", "運転免許証番号は⟦DRIVER_LICENSE:482193057126⟧です。",
		"carta de condução n.º ⟦DRIVER_LICENSE:L-4821930⟧", "nomor SIM ⟦DRIVER_LICENSE:482193057126⟧",
		"Maak het over naar rekening ⟦BANK_ACCOUNT:48.21.93.057⟧.", "A bankszámlaszámom ⟦BANK_ACCOUNT:11773016-48219305⟧.", "расчётный счёт ⟦BANK_ACCOUNT:40817810548219305712⟧",
		"Машина с номером ⟦LICENSE_PLATE:К482ТР77⟧ уехала.", "госномер ⟦LICENSE_PLATE:А 123 ВС 199⟧", "номерним знаком ⟦LICENSE_PLATE:КА 4821 ВТ⟧ зник", "Το αυτοκίνητο με πινακίδα ⟦LICENSE_PLATE:ΙΚΤ-4821⟧ έφυγε.",
		"車のナンバーは⟦LICENSE_PLATE:品川 300 あ 12-34⟧です。", "차량번호 ⟦LICENSE_PLATE:12가 3456⟧", "车牌号为⟦LICENSE_PLATE:京A12345⟧的车辆", "车牌⟦LICENSE_PLATE:沪B·48219⟧", "لوحة السيارة ⟦LICENSE_PLATE:أ ب ج 4821⟧", "ทะเบียนรถ ⟦LICENSE_PLATE:1กข 4821⟧", "מספר רכב ⟦LICENSE_PLATE:48-219-30⟧",
		"⟦LICENSE_PLATE:34 KTR 482⟧ plakalı araç durduruldu.", "A ⟦LICENSE_PLATE:KTR-482⟧ rendszámú autó elhajtott.", "Xe mang biển số ⟦LICENSE_PLATE:51A-482.19⟧ đã bỏ chạy.", "The licence plate was ⟦LICENSE_PLATE:LK19 XMT⟧, a grey Skoda.",
		"Sie ist am ⟦DOB:12.03.1985⟧ in Kassel geboren.", "Narodila se ⟦DOB:12. března 1985⟧ v Brně.", "⟦DOB:昭和60年3月12日⟧生まれです。", "Rođena je ⟦DOB:12. ožujka 1985⟧ u Splitu.", "д.р. ⟦DOB:12.03.1985⟧", "dzimis ⟦DOB:12.03.1985⟧",

		"The passport was lost. Order no. 482193 came.", "passport control at gate 12", "my passport expires in 2031", "his account was charged 482193.20 EUR", "driving licence categories B, C1 and D1",
		"car park level 3, bay 12", "passport renewal costs 482 193 kr", "the plate was broken in 2019", "license plate readers in 12 towns",
	} {
		wantFound(t, p, marked)
	}
}
