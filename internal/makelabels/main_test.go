package main

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestUpToDate holds that labelnames.go is what the catalogue makes it.
func TestUpToDate(t *testing.T) {
	want, err := source()
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../../labelnames.go")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("labelnames.go is not that of the catalogue: run go generate in the root of the module")
	}
}

// TestSpellings holds that each word of spellings.txt is one that a label has, and is there once.
func TestSpellings(t *testing.T) {
	used := map[string]bool{}
	for l := range privet.Labels() {
		for w := range strings.SplitSeq(string(l), "_") {
			used[w] = true
		}
	}
	for word, w := range spelled {
		if !used[word] {
			t.Errorf("no label has the word %s", w)
		}
	}
	if n := len(strings.Fields(spellings)); n != len(spelled) {
		t.Errorf("%d words are there twice", n-len(spelled))
	}
}

func TestNameOf(t *testing.T) {
	for l, want := range map[privet.Label]string{
		"EMAIL_ADDRESS": "LabelEmailAddress", "SSN": "LabelSSN", "IP_ADDRESS": "LabelIPAddress", "ICD10_CODE": "LabelICD10Code", "GITHUB_TOKEN": "LabelGitHubToken",
	} {
		if got := nameOf(l); got != want {
			t.Errorf("%s is %s, want %s", l, got, want)
		}
	}
}
