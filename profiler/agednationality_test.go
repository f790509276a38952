package profiler

import "testing"

// TestAgedNationality gives nationalities beside an age, which are somebody's.
func TestAgedNationality(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Der Fahrer, ein ⟦AGE:41⟧-jähriger ⟦NATIONALITY:Niederländer⟧, wurde befragt.",
		"En ⟦AGE:31⟧-årig ⟦NATIONALITY:litauisk⟧ lastbilchauffør blev standset.",
		"Lo dijo un pastor ⟦NATIONALITY:rumano⟧ de ⟦AGE:39⟧ años.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{"Un vino español de 12 años.", "La 12-jährige Garantie endet."} {
		for _, f := range p.Find(text) {
			if f.Label == "NATIONALITY" {
				t.Errorf("a nationality is found in %s", text)
			}
		}
	}
}
