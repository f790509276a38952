package treescan

import (
	"strings"
	"testing"

	"github.com/privet-go/privet/profiler"
)

// TestIsCredit holds where the maker of something is named on purpose: ⟦…⟧ marks what is a finding all the same.
func TestIsCredit(t *testing.T) {
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	const mail = "tamsin.orlebar@brightmoor.io"
	for _, tt := range []struct {
		text   string
		isData bool
		why    string
	}{
		{"Ask Tamsin Orlebar <M> for it.\n", true, "documentation"},
		{"Tamsin Orlebar\nM\n\nserver: ⟦M⟧\n", true, "a name above an address in documentation"},
		{"<p>written for <a href=\"mailto:M\">M</a></p>\n", true, "a link in documentation"},
		{"From: Tamsin Orlebar <⟦M⟧>\n", true, "the head of a message in documentation"},
		{"send(\"Tamsin Orlebar <⟦M⟧>\")\n", true, "a string in documentation"},
		{"mail = ⟦M⟧\n", true, "a setting in documentation"},
		{"x\n// Tamsin Orlebar <M> wrote this.\n", false, "a name and an address in a comment"},
		{"x\n// ask ⟦M⟧ first\n", false, "an address in a comment"},
		{"#!/bin/sh\n# M\nx\n", false, "the top of a file"},
		{"/* x.h\n\n  Tamsin and Ivo\n  M\n*/\n\n/* ask\n  ⟦M⟧\n*/\n", false, "a block at the top of a file"},
		{"x\n\n# This was\n# contributed, with thanks, by\n# M\n", false, "a comment with a word"},
		{"x\n\n# contributed\n\n# ⟦M⟧\n", false, "another comment"},
		{"__author__ = ('Ivo',\n  'Tamsin <M>')\n", false, "some lines below a word"},
		{"author = 'Ivo'\n\nsend('⟦M⟧')\n", false, "another paragraph"},
		{"send('Tamsin Orlebar <⟦M⟧>')\n", false, "no comment"},
		{"'''Cloned by Tamsin Orlebar (M)'''\n", false, "by"},
		{"=head1 AUTHOR\n\nTamsin M\n\n=head1 USE\n\n⟦M⟧\n", false, "a section of POD"},
		{"# Contributors\n\nTamsin M\n\n# Customers\n\nTamsin ⟦M⟧\n", true, "a section of Markdown"},
		{"Contributors\n============\n\nTamsin M\n\nCustomers\n---------\n\nTamsin ⟦M⟧\n", true, "headings that are underlined"},
		{"name: Tamsin\nmail: ⟦M⟧\n", true, "settings"},
		{"\"⟦M⟧\",\n", false, "a string that begins its line"},
	} {
		marked := strings.ReplaceAll(tt.text, "M", mail)
		plain := strings.NewReplacer("⟦", "", "⟧", "").Replace(marked)
		text := text{s: plain, line: 1, column: 1, isData: tt.isData, isDoc: strings.Contains(tt.why, "documentation")}
		want, at := []bool{}, 0
		for {
			i := strings.Index(marked[at:], mail)
			if i < 0 {
				break
			}
			want = append(want, strings.HasSuffix(marked[:at+i], "⟦"))
			at += i + len(mail)
		}
		n := 0
		for _, f := range p.Find(plain) {
			if plain[f.Start:f.End] != mail {
				continue
			}
			if text.isCredit(f) == want[n] {
				t.Errorf("%s: %q: place %d is %v", tt.why, tt.text, n, !want[n])
			}
			n++
		}
		if n != len(want) {
			t.Errorf("%s: %d of %d are found", tt.why, n, len(want))
		}
	}
	for name, want := range map[string]bool{"package.json": true, "a/b/CHANGELOG.md": true, "copyright": true,
		"po/de.po": true, "a/logs/HEAD": true, "sbom.json": true, "Chart.yaml": true, "docs/package.xml.gz": true, "a/users.json": false, "data/people.csv": false, "README.md": false} {
		if isCreditsFile(name) != want {
			t.Errorf("%s: %v", name, !want)
		}
	}
}
