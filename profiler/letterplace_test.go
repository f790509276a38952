package profiler

import "testing"

// TestLetterPlaces holds places before the dates of letters, and what is none.
func TestLetterPlaces(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"⟦LOCATION:Lille⟧, le 30 juillet 2024",
		"Betreff: Kündigung\n⟦LOCATION:Eisenstadt⟧, 29.08.2024",
		"⟦LOCATION:Bari⟧, 13 agosto 2026",
		"Kelt: ⟦LOCATION:Szolnok⟧, 2025. szeptember 22.",
		"Ort: ⟦LOCATION:Bonn⟧, den 12.03.2025",
		"⟦LOCATION:Breda⟧, 19 augustus 2026\n\nGeachte heer",
		"⟦LOCATION:Łódź⟧, dnia 3 marca 2024 r.",
		"⟦LOCATION:Oaxaca de Juárez⟧, 4 de mayo de 2023",
		"Victor, 3 May 2024",
		"Version, 3.4.2024",
		"Notes, 12 apples",
	} {
		wantLabel(t, p, "LOCATION", marked)
	}
}
