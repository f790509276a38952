package profiler

import (
	"testing"
)

// TestAsked is of values that the line before asks for or names, and of values that have
// nothing to do with the line before.
func TestAsked(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Date of birth\n⟦DOB:17 June 1956⟧\nNext visit\n⟦DATE_TIME:12 May 2024⟧", "Geburtsdatum:\n⟦DOB:12.03.1985⟧", "she was born on\n> ⟦DOB:12 May 1980⟧ in Leeds",
		"[14:02] agent: your date of birth, please?\n[14:03] visitor: ⟦DOB:17/06/1956⟧", "09:45 conseiller : Votre date de naissance pour vérifier ?\n09:48 client : ⟦DOB:20/01/1980⟧",
		"10:34 担当：生年月日をお願いします。\n10:37 客：⟦DOB:1994年10月15日⟧です。", "13:16 оператор: назовите дату рождения\n13:19 клиент: ⟦DOB:20.06.1942⟧", "<ops> date of birth?\n<anna> it is ⟦DOB:17/06/1956⟧",
		"Agent: date of birth?\n\nCustomer: ⟦DOB:17/06/1956⟧", "12:07 apoio: E o NIF?\n12:10 cliente: ⟦PT_NIF:568118979⟧",

		"[14:02] agent: I need the e-mail on the account and your date of birth please\n[14:03] visitor: ⟦EMAIL_ADDRESS:bridget.farnaby12@fernpost.co.uk⟧ and ⟦DOB:17 June 1956⟧",
		"Bot: When were you born?\nAnna: hm, let me see\nAnna: ⟦DOB:June 17, 1956⟧",

		"Name | Date of birth | Town\nAnna | ⟦DOB:11/08/1973⟧ | Leeds\nJohn | ⟦DOB:11/08/1974⟧ | Leeds", "Anna, *⟦DOB:12.03.1985⟧, wohnhaft hier", "Karin Berg, f. ⟦DOB:1965-03-04⟧, Storgatan", "D.N.: ⟦DOB:06/02/1953⟧", "⟦DOB:昭和48年8月11日⟧生　男性", "Date of birth .................................................. ⟦DOB:11/08/1973⟧",
		"* ⟦DATE_TIME:12.03.2024⟧ Fixed a bug", "| Name | Due |\n|---|---|\n| Report | ⟦DATE_TIME:11/08/2023⟧ |", "user.dob=⟦DOB:1983-11-23⟧ user.created=⟦DATE_TIME:2024-05-05⟧", "born ⟦DOB:12.03.1985⟧, died ⟦DATE_TIME:05.05.2020⟧",

		"She was born in Leeds and moved.\n⟦DATE_TIME:12 May 2024⟧: first visit", "Date of birth: ⟦DOB:17 June 1956⟧\n⟦DATE_TIME:12 May 2024⟧", "id,name,dob\n⟦DATE_TIME:2024-05-05⟧,x,12",
		"[14:02] a: date of birth is missing\n[14:03] b: who cares\n[14:05] c: ⟦DATE_TIME:12/05/2024⟧", "Agent: the date of birth is missing\nDue: ⟦DATE_TIME:12/05/2024⟧",
	} {
		wantFound(t, p, marked)
	}
}
