package profiler

import "testing"

// TestNicknames holds names with another in quotes between them, and quotes that are none.
func TestNicknames(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		`⟦PERSON:Wilma "Billie" Ostrander⟧ opened the fair.`,
		`La cantante ⟦PERSON:Dolores «La Grulla» Vargas⟧ no vino.`,
		"Es sprach ⟦PERSON:Herbert „Hacki“ Wimmersdorf⟧ zuerst.",
		"We met ⟦PERSON:Tom 'Tex' Hoyle⟧ there.",
		`They hired ⟦PERSON:Guillermo ("Memo") Santacruz⟧ at once.`,
		"Sein Anwalt, Dr. ⟦PERSON:Jobst von Ahlefeldt⟧, kam zu spät.",
		"Direktören ⟦PERSON:Christer af Klercker⟧ skyller på vädret.",
	} {
		wantLabel(t, p, "PERSON", marked)
	}
	for _, marked := range []string{
		`⟦PERSON:Wilma Ostrander⟧ read "Billie" Monday.`,
		`⟦PERSON:Wilma Ostrander⟧ likes "Great Expectations" and tea.`,
		"⟦PERSON:Anna Lindqvist⟧ von Siemens rief an.",
	} {
		wantLabel(t, p, "PERSON", marked)
	}
}
