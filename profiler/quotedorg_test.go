package profiler

import "testing"

// TestQuotedOrganizations holds schools and firms with names in quotes, and streets called so.
func TestQuotedOrganizations(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Клиент: ⟦ORGANIZATION:ОУ „Христо Ботев“⟧, Габрово",
		"Установа: ⟦ORGANIZATION:ПУ „Радосно детињство“⟧, Нови Сад",
		"Савет родитеља, ⟦ORGANIZATION:ОШ „Вук Караџић“⟧\nПирот",
		"Микола Дяченко, голова ⟦ORGANIZATION:СФГ «Лан»⟧, Умань",
		"Издавалац: ⟦ORGANIZATION:Млин „Житопромет“ д.о.о.⟧, Сомборски пут 18",
		"Пациент на ⟦ORGANIZATION:УМБАЛ „Св. Георги“ ЕАД⟧ от вчера.",
		"Стаж роботи на ⟦ORGANIZATION:шахті «Самсонівська-Західна»⟧ 12 років.",
		"Dziecko chodzi do ⟦ORGANIZATION:Przedszkola „Bajka”⟧ od września.",
		"Adeverință de la ⟦ORGANIZATION:Școala „Ion Creangă”⟧ Iași.",
		"Učenica ⟦ORGANIZATION:OŠ „Vuk Karadžić“⟧ iz Niša.",
		"Адрес: ⟦STREET_ADDRESS:ул. „Иван Вазов“ № 12, 4000 Пловдив⟧\nТелефон: 032/644 180",
		"Поканвам Ви в офиса ни: ⟦STREET_ADDRESS:бул. „Цариградско шосе“ 115, 1784 София⟧. Предложеният ден е 6 май.",
		"Адреса: ⟦STREET_ADDRESS:вул. «Зоряна» 7⟧",
		"Sedište: ⟦STREET_ADDRESS:Сомборски пут 18, 24000 Суботица⟧",
		"Живим у ⟦STREET_ADDRESS:Косанчићев венац 12, 11000 Београд⟧",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"Прочетох „Под игото“ вчера. Роман «Лан» автор написал.",
		"ПУ и ОШ се разликују. Кандидатът говори за ОУ и „разни“ неща.",
		"Она је рекла: „Не знам“ и отишла.",
		"улица „Нова“ е затворена. Улица «Арбат» 2 раза",
		"Први пут 18 људи је дошло. Последњи пут 2019 смо се видели.",
	} {
		wantLabel(t, p, "ORGANIZATION", text)
		wantLabel(t, p, "STREET_ADDRESS", text)
	}
}
