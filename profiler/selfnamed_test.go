package profiler

import "testing"

// TestSelfNamed gives names in small letters of who speaks, and what else stands behind the same words.
func TestSelfNamed(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"hi, my name is ⟦PERSON:anna kowalska⟧ and i need help",
		"a nevem ⟦PERSON:kiss péter⟧",
		"tôi tên là ⟦PERSON:nguyễn văn nam⟧",
		"ik heet ⟦PERSON:sanne de wit⟧ en bel over de factuur",
		"казвам се ⟦PERSON:иван тодоров⟧",
		"nama saya ⟦PERSON:dewi lestari⟧",
		"my name is not on the list",
		"my name is spelled wrong",
		"mein name ist falsch geschrieben",
		"adım adım gidelim",
	} {
		wantLabel(t, p, "PERSON", marked)
	}
}

// TestNamesGoOn gives names with particles, initials with a hyphen, and family names first in pairs.
func TestNamesGoOn(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Doña ⟦PERSON:Pilar Fernández de la Vega⟧ firmó.",
		"⟦PERSON:Llewelyn ap Gruffudd⟧ farms there.",
		"See ⟦PERSON:H.-J. Krause⟧ for details.",
		"⟦PERSON:Müller, Hans-Peter⟧ und ⟦PERSON:Schmidt, Anna⟧ fehlen.",
		"Met vriendelijke groet,\n⟦PERSON:Wouter de Graaf⟧",
		"Heute fehlen ⟦PERSON:Wagner⟧, ⟦PERSON:Schulz⟧ und Kinder.",
	} {
		wantAmong(t, p, marked)
	}
}
