package profiler

import (
	"testing"
)

// TestPhonesReached holds numbers behind verbs of reaching somebody and words for a new number, and dates.
func TestPhonesReached(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Agent: please tell me your registered mobile number.\nCustomer: Sure, it is ⟦PHONE_NUMBER:9876012345⟧. And the plan?",
		"Agent: and your phone number?\nCustomer: hold on, it is ⟦PHONE_NUMBER:9876012345⟧. And the plan?",
		"Mi trovate al ⟦PHONE_NUMBER:348 66 12 903⟧ o per posta.",
		"I kan ringe til min kone, Else, på ⟦PHONE_NUMBER:22 51 60 94⟧ eller skrive.",
		"Ja tak, og mit nye nummer er ⟦PHONE_NUMBER:8613 2290⟧.",
		"Zastihnete mě na ⟦PHONE_NUMBER:603 118 245⟧ nebo na posta@example.com.",
		"Abends erreichen Sie mich unter ⟦PHONE_NUMBER:0661 902 44 17⟧.",
		"Vous pouvez me joindre au ⟦PHONE_NUMBER:06 98 11 42 07⟧.",
		"Puede localizarme en el ⟦PHONE_NUMBER:655 02 91 44⟧.",
		"Pode encontrar-me no ⟦PHONE_NUMBER:912 446 108⟧.",
		"Ik ben te bereiken op ⟦PHONE_NUMBER:06 4412 9087⟧.",
		"Jag nås på ⟦PHONE_NUMBER:070-441 22 09⟧.",
		"Minut tavoittaa numerosta ⟦PHONE_NUMBER:040 551 2208⟧.",
		"Bana ⟦PHONE_NUMBER:532 441 20 19⟧ numarasından ulaşabilirsiniz.",
		"Mój nowy numer to ⟦PHONE_NUMBER:512 448 903⟧.",
		"Az új számom ⟦PHONE_NUMBER:30 441 2290⟧.",
		"Mă găsiți la ⟦PHONE_NUMBER:0744 551 208⟧.",
		"Мой новый номер ⟦PHONE_NUMBER:916 441-22-09⟧.",
		"Anrufer: Das ist der 23.04.1971. Rückruf bitte unter ⟦PHONE_NUMBER:0561 23 45 264⟧.",
		"Call me after 2024-05-12 or before 12/06/2025.",
		"Il nuovo numero della rivista esce il 12.05.2026.",
		"Moje nové číslo bot je 42. Der Verein ist neue Nummer 12 345 678 in der Liste.",
	} {
		wantLabel(t, p, "PHONE_NUMBER", marked)
	}
}

// TestAskedWithoutMark holds what the next one who speaks gives when it was asked for without a question mark.
func TestAskedWithoutMark(t *testing.T) {
	p := newProfiler(t)
	wantLabel(t, p, "DOB", "Mitarbeiter: Ich brauche noch Ihr Geburtsdatum.\nAnrufer: Das ist der ⟦DOB:23.04.1971⟧. Danke.")
	wantLabel(t, p, "DOB", "Der Arzt notierte das Geburtsdatum.\nEr kam am 23.04.1971 wieder.")
}

// TestAccountsSaid holds accounts behind words for what they are for, before their word, and with their own checks.
func TestAccountsSaid(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"SV-Nummer 1796 050285, Lohnkonto ⟦BANK_ACCOUNT:00312 774 205⟧. KV-Einstufung 3.",
		"Gehaltskonto ⟦BANK_ACCOUNT:44120987⟧ bei der Sparkasse",
		"Lön till lönekonto ⟦BANK_ACCOUNT:9024 113 4471⟧.",
		"Palkka palkkatilille ⟦BANK_ACCOUNT:114530-2207⟧.",
		"EFT, ⟦BANK_ACCOUNT:0617 3308812⟧ numaralı hesabınızdan gönderildi.",
		"⟦BANK_ACCOUNT:88120447⟧ no'lu vadesiz hesabınıza yatırıldı.",
		"Votre compte n° ⟦BANK_ACCOUNT:14269 07118 03315527409 28⟧ reste ouvert.",
		"RIB ⟦BANK_ACCOUNT:30002 00550 00001578Z5K 75⟧ et ⟦BANK_ACCOUNT:18020-04030-77215006193-92⟧.",
		"RFC GOAM8504126K0, NSS 14116587016. CLABE pendiente.",
		"A 2024/85081 számú számlát kérjük kifizetni.",
		"Toplam 1250000 numaralı bilet satıldı.",
	} {
		wantLabel(t, p, "BANK_ACCOUNT", marked)
	}
	for _, marked := range []string{
		"CLABE para nómina: ⟦MX_CLABE:947180004225317683⟧. Gracias",
		"Transfiere a la cuenta CLABE ⟦MX_CLABE:988320007741209538⟧ hoy",
		"CLABE para nómina: 947180004225317684. Gracias",
		"Folio 947180004225317683 del pedido",
	} {
		wantLabel(t, p, "MX_CLABE", marked)
	}
}

// TestPassportsOfEightDigits holds passports without letters behind the word, whatever country gave them out.
func TestPassportsOfEightDigits(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Mitt pass har nummer ⟦PASSPORT:81733902⟧.",
		"Halyna Kovalčuk, nar. 7. 4. 1989, pas č. ⟦PASSPORT:52930418⟧, státní příslušnost.",
		"Mit pas har nummer ⟦PASSPORT:204417733⟧.",
		"Mein Pass hat die Nummer ⟦PASSPORT:C4417K9T2⟧.",
		"Vi spelade 2 pass har nummer ett vunnit.",
	} {
		wantLabel(t, p, "PASSPORT", marked)
	}
}

// TestPlatesOfVehicles holds marks with blanks between all their parts, and in brackets behind a vehicle.
func TestPlatesOfVehicles(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"The rider's motorcycle ⟦LICENSE_PLATE:PB08 FK 3317⟧ was stolen.",
		"Der Fahrer kam mit seinem Geländewagen (⟦LICENSE_PLATE:GU 512 KA⟧) von der Straße ab.",
		"駐車場で軽自動車（⟦LICENSE_PLATE:浜松 580 そ 31-07⟧）が見つかった。",
		"品川 300 円の弁当 12-34",
		"Er fährt einen Geländewagen mit 4 Türen. Limousine C220 CDI, moped AM 45.",
	} {
		wantLabel(t, p, "LICENSE_PLATE", marked)
	}
}

// TestURLsInJapanese holds addresses that the sentence goes on behind without a space.
func TestURLsInJapanese(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"詳しくは⟦URL:https://www.yama-bank.example/loan⟧をご覧ください。",
		"⟦URL:https://yama.example/a/b?c=1⟧から申込",
		"请访问⟦URL:https://shan.example/help⟧查看详情",
		"見⟦URL:https://zh.example.org/wiki/中国⟧ 頁面",
		"⟦URL:https://ja.example.org/wiki/日本abc⟧ を見る",
	} {
		wantLabel(t, p, "URL", marked)
	}
}
