package profiler

import "testing"

// TestDatelines holds agencies at the beginning of news, and brackets that hold something else.
func TestDatelines(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Berlin (⟦ORGANIZATION:dpa⟧) - Es regnet.",
		"Lima, 3 mar (⟦ORGANIZATION:EFE⟧).- Llueve mucho.",
		"ROMA (⟦ORGANIZATION:ANSA⟧) - Piove.",
		"DEN HAAG (⟦ORGANIZATION:ANP⟧) - Het regent.",
		"Brno (⟦ORGANIZATION:ČTK⟧) - Prší.",
		"Ankara (⟦ORGANIZATION:AA⟧) - Hava yağmurlu.",
		"Warszawa (⟦ORGANIZATION:PAP⟧) – Pada.",
		"Москва (⟦ORGANIZATION:ТАСС⟧) — Дождь.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{"Berlin (ja) - vielleicht.", "Datei (PDF) - hier.", "Go (the game) - rules."} {
		wantLabel(t, p, "ORGANIZATION", text)
	}
}
