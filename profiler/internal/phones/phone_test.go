package phones

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestPhonesReached holds numbers behind verbs of reaching somebody and words for a new number, and dates.
func TestPhonesReached(t *testing.T) {
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
		samples.WantLabel(t, recognizers, "PHONE_NUMBER", marked)
	}
}

// TestPhonesInMoreLanguages gives telephones behind verbs for calling in more languages, and the hours of a shop.
func TestPhonesInMoreLanguages(t *testing.T) {
	for _, marked := range []string{
		"Kan du ringe meg på ⟦PHONE_NUMBER:481 22 077⟧ i kveld?",
		"Truqueu al ⟦PHONE_NUMBER:602 779 300⟧ de 9 a 17 h.",
		"За въпроси звънете на ⟦PHONE_NUMBER:0875801300⟧.",
		"אפשר להתקשר ל-⟦PHONE_NUMBER:0521024900⟧ בבוקר",
		"Silakan dihubungi di ⟦PHONE_NUMBER:085713682200⟧ ya",
		"若有疑問請撥⟦PHONE_NUMBER:0912-667-600⟧",
		"โทร ⟦PHONE_NUMBER:02-989-1900⟧ ได้ทุกวัน 9.00-18.00 น.",
		"Call us, 8.30-17.00.",
		"9 3704 004X ⟦PHONE_NUMBER:0100 0000000⟧",
		"call ⟦PHONE_NUMBER:(212) 555-0100 ext 12⟧ at 5",
	} {
		samples.WantLabel(t, recognizers, "PHONE_NUMBER", marked)
	}
}
