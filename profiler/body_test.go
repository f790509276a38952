package profiler

import (
	"strings"
	"testing"
)

// TestGeneticData holds what is found of genes. The variants are the examples of the
// HGVS recommendations; rs334 and rs429358 are the places of sickle cell anaemia and
// of APOE in dbSNP.
func TestGeneticData(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"NM_004006.2:⟦GENETIC_DATA:c.4375C>T⟧", "⟦GENETIC_DATA:c.4375_4379del⟧", "⟦GENETIC_DATA:c.4375_4385dup⟧", "⟦GENETIC_DATA:c.4375_4376insACCT⟧",
		"⟦GENETIC_DATA:c.4375_4376delinsACTT⟧", "⟦GENETIC_DATA:c.88+1G>T⟧", "⟦GENETIC_DATA:c.-14G>C⟧", "⟦GENETIC_DATA:g.33038255C>A⟧.",
		"⟦GENETIC_DATA:p.Trp24Cys⟧", "⟦GENETIC_DATA:p.(Trp24Cys)⟧", "⟦GENETIC_DATA:p.Trp24*⟧", "⟦GENETIC_DATA:p.Arg97ProfsTer23⟧", "carrier of ⟦GENETIC_DATA:p.Val600Glu⟧, treated",
		"c.4375 of the code", "p.24 and p.Tryptophan", "abc.12A>G", "c.4375C>Tx", "v.12A>G",
		"genotype of ⟦GENETIC_DATA:rs429358⟧ is TC", "the variant ⟦GENETIC_DATA:rs334⟧", "part rs429358", "rs0334",
		"⟦GENETIC_DATA:ATGGTGCATCTGACTCCTGAGGAGAAGTCTGCC⟧", "primer ⟦GENETIC_DATA:acgtacgtaaccggttacgta⟧.", "ACGTACGT", strings.Repeat("A",
			30), strings.Repeat("TAG", 10) + "X",
	} {
		wantFound(t, p, marked)
		wantFound(t, p, marked+strings.Repeat(", and so on", 12))
	}
}

// TestBodyColumns holds that columns of measures and pictures of bodies are known by
// their names, and alleles by their values too.
func TestBodyColumns(t *testing.T) {
	for _, c := range []struct {
		name, value string
		want        string
	}{
		{"fingerprint template", "Rk1SACAyMAAAAAEIAAABAAGQAMUAxQEAAABjJw", "BIOMETRIC"},
		{"profile photo", "/images/4711/face.jpg", "FACE_PHOTO"},
		{"call recording", "rec-2024-4711.ogg", "VOICE_RECORDING"},
		{"employment status", "self-employed", "EMPLOYMENT_STATUS"},
		{"genotype", "AG", "GENETIC_DATA"},
		{"rsid", "rs429358", "GENETIC_DATA"},
	} {
		r := newProfiler(t).Columns([]Column{{Name: c.name, Values: []string{c.value, c.value, c.value}}})
		if string(r[0].Label) != c.want {
			t.Errorf("a column %q is %s, want %s", c.name, r[0].Label, c.want)
		}
	}
}
