package profiler

import (
	"testing"
)

// TestSaidNumbers is of numbers that nothing tells but the word beside them, in many
// languages, and of numbers beside such words that are something else.
func TestSaidNumbers(t *testing.T) {
	rows := mayMiss(t, 1)
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

		"患者马丽，病历号⟦MEDICAL_RECORD_NUMBER:12-52-53⟧", "Pacient Jana, chorobopis ⟦MEDICAL_RECORD_NUMBER:M1203575⟧", "numéro de dossier ⟦MEDICAL_RECORD_NUMBER:M187979⟧, hospitalisée", "employee no. ⟦EMPLOYEE_ID:E84288⟧, department Sales",
		"Salary: ⟦SALARY:£16,667⟧", "Gehalt: ⟦SALARY:52.000 €⟧ brutto", "gyldig til ⟦CREDIT_CARD_EXPIRATION:12/29⟧", "有効期限⟦CREDIT_CARD_EXPIRATION:02/29⟧", "nové číslo mám ⟦PHONE_NUMBER:585 606 351⟧",
		"Sie ist ⟦NATIONALITY:türkischer⟧ Herkunft.", "este de origine ⟦NATIONALITY:maghiară⟧.", "Nacionalidade da utente: ⟦NATIONALITY:canadiano⟧", "de origen ⟦NATIONALITY:peruano⟧", "⟦NATIONALITY:szerb⟧ származású",
		"mám ⟦AGE:45⟧ let", "en herre på ⟦AGE:71⟧ år", "Male, ⟦AGE:63⟧, found in the park", "Nainen, ⟦AGE:40⟧ v, ⟦NATIONALITY:virolainen⟧, yskä", "Mężczyzna, ⟦AGE:48⟧ l., po urazie", "paciente de ⟦AGE:26⟧ años, ⟦NATIONALITY:colombiana⟧, embarazada", "my son (⟦AGE:7⟧) broke his arm", "at the age of ⟦AGE:47⟧ she moved", "my aunt, who is ⟦AGE:61⟧, agreed", "die ⟦AGE:47⟧ Jahre alte Fahrerin", "la ⟦AGE:47⟧enne sta bene", "⟦AGE:47⟧-åringen åkte hem", "⟦AGE:47⟧letá žena", "⟦AGE:47⟧-latek uciekł", "mój syn ma ⟦AGE:4⟧ lata",
		"⟦AGE:47⟧ évesen költözött", "⟦AGE:47⟧-aastane naine", "⟦AGE:47⟧ metų moteris", "⟦AGE:47⟧ gadus veca sieviete", "жена на ⟦AGE:47⟧ години", "⟦AGE:47⟧-годишња жена", "žena od ⟦AGE:47⟧ godina", "сыну ⟦AGE:21⟧ год", "⟦AGE:47⟧ वर्षीय महिला", "बेटी ⟦AGE:9⟧ साल की बच्ची", "زن ⟦AGE:47⟧ ساله", "عمر ⟦AGE:47⟧ سال", "una dona de ⟦AGE:47⟧ anys",
		"⟦AGE:47⟧ ára kona", "⟦AGE:47⟧ տարեկան", "⟦AGE:47⟧ წლის", "⟦AGE:47⟧ жастағы", "menyw ⟦AGE:47⟧ oed", "umri: ⟦AGE:47⟧",
		"ein ⟦AGE:45⟧-jähriger Mann", "⟦AGE:45⟧-летний водитель", "hombre de ⟦AGE:45⟧ años", "возраст: ⟦AGE:45⟧", "în vârstă de ⟦AGE:45⟧ de ani", "am ⟦DATE_TIME:23. 1. 2022⟧ in Wien", "⟦DATE_TIME:3 tháng 11 năm 2023⟧ ở Huế",

		"Mitt kundnummer är ⟦CUSTOMER_ID:K-1355432⟧.", "O meu número de cliente é ⟦CUSTOMER_ID:M-7519917⟧.", "Numer klienta: ⟦CUSTOMER_ID:482193⟧, faktura 8812", "お客様番号は⟦CUSTOMER_ID:4821930⟧です", "Мой номер клиента ⟦CUSTOMER_ID:482193⟧", "customer=⟦CUSTOMER_ID:C-48219⟧ order=C-99812",
		"Sicil numaranız ⟦EMPLOYEE_ID:E-34547⟧ olarak", "Nr ewidencyjny: ⟦EMPLOYEE_ID:34547⟧", "Utente: Ana\nProcesso n.º ⟦MEDICAL_RECORD_NUMBER:MR0517551⟧", "BSN ⟦NL_BSN:187.698.429⟧", "lease ⟦MAC_ADDRESS:d85d.798a.e373⟧ at port 17",
		"Rossi Maria, anni ⟦AGE:46⟧", "deze patiënt van ⟦AGE:76⟧ jaar", "женщина ⟦AGE:32⟧ лет", "pacjentka lat ⟦AGE:40⟧", "Die ⟦AGE:54⟧jährige Frau", "\"age\": ⟦AGE:45⟧,", "12:02 a: how old are you?\n12:03 b: I'm ⟦AGE:54⟧",
		"tel. ⟦PHONE_NUMBER:+46 8 577 089 47⟧, ärende 1534909. ha det fint", "по телефону ⟦PHONE_NUMBER:+7 916 627-27-30⟧. обращение 9497984. всего доброго", "call ⟦PHONE_NUMBER:020 7381 7544⟧, case 8400357", "電話は⟦PHONE_NUMBER:03-3835-0780⟧、受付番号は6181025です。",
		"vini di origine controllata", "country of origin unknown", "the embassy is closed", "the shop closed at 30.", "the old king died at 10.", "mouka, 2 l mléka", "vettä, 3 v", "gwarancja na 3 lata", "2 metų garantija", "10 ára ábyrgð", "гаранция на 10 години", "гарантия 1 год", "10 év garancia", "at the age of 18 months", "see section (7)", "the bridge is 34 metres long", "the score is 23, not 24", "10 yıl garanti", "10 Jahre Garantie",
		"een periode van 3 jaar", "ett avtal på 10 år", "гарантия 5 лет", "muzyka z lat 80", "eine Laufzeit von 3 Jahren", "the customer placed 48219 orders", "Kundennummer fehlt. Betrag 1234,56",

		"contrato de 10 años", "a file of 12-52-53 pages", "the file 483-921 was deleted", "order 4711 for 59 stk. of item 129081008",
		"The passport was lost. Order no. 482193 came.", "passport control at gate 12", "my passport expires in 2031", "his account was charged 482193.20 EUR", "driving licence categories B, C1 and D1",
		"car park level 3, bay 12", "passport renewal costs 482 193 kr", "the plate was broken in 2019", "license plate readers in 12 towns",
	} {
		wantFound(rows, p, marked)
	}
}

// TestSaidWords is of names of accounts, passwords, jobs, religions and nationalities that
// the words beside them tell, in many scripts, and of words that look like them.
func TestSaidWords(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Mot de passe : ⟦PASSWORD:soleil88!⟧", "usa la clave ⟦PASSWORD:Tiger#9814⟧.", "пароль ⟦PASSWORD:Zima#482⟧", "密码是⟦PASSWORD:Dongtian48⟧", "パスワードは⟦PASSWORD:Fuyu#4821⟧です", "비밀번호는 ⟦PASSWORD:Gyeoul#48⟧입니다", "كلمة المرور ⟦PASSWORD:Shita#482⟧", "mật khẩu là ⟦PASSWORD:Muadong48⟧",
		"nieudane logowanie: ⟦USERNAME:wasik_57⟧", "用户名是⟦USERNAME:sova84⟧", "cannot log in as ⟦USERNAME:mulcahy_05⟧", "⟦IP_ADDRESS:203.0.113.9⟧ - ⟦USERNAME:lola_p⟧ [⟦DATE_TIME:10/Oct/2000:13:55:36 -0700⟧] \"GET /\"", "ask ⟦USERNAME:@tremaine_39⟧ about it",
		"работает ⟦JOB_TITLE:бухгалтером⟧ в банке", "должность: ⟦JOB_TITLE:фармацевт⟧", "직업: ⟦JOB_TITLE:간호사⟧", "彼は⟦JOB_TITLE:弁護士⟧として働いています", "zawód ⟦JOB_TITLE:kierowca⟧, ", "bir bankada ⟦JOB_TITLE:muhasebeci⟧ olarak çalışıyor",
		"国籍：⟦NATIONALITY:中国⟧", "гражданство ⟦NATIONALITY:молдовское⟧, ", "she is a ⟦NATIONALITY:Portuguese⟧ citizen", "er ist ⟦NATIONALITY:türkischer⟧ Staatsangehöriger",
		"two ⟦RELIGION:Catholic⟧ families", "она ⟦RELIGION:православная⟧.", "er ist ⟦RELIGION:katholisch⟧.", "la paciente es ⟦RELIGION:católica⟧.", "宗教：⟦RELIGION:仏教⟧",

		"Sul sito sono registrata come ⟦USERNAME:gianmzen6319⟧.", "10:21 Usuario: soy de Vigo", "[14:03] user: hello there, can you help", "user: ⟦USERNAME:bwilliams⟧ logged in",

		"the Catholic Church", "a Jewish museum", "French fries and a German shepherd", "the account was locked", "node web_01 restarted", "version v2_10 of the driver", "@Override public void run", "npm i @types/node", "log in to see page 12", "user guide v12",
		"password must have 12 characters", "пароль должен быть сложным", "a nurse came", "the driver of bus 12", "works as designed", "национальный парк", "la profession médicale est",
	} {
		wantFound(t, p, marked)
	}
}
