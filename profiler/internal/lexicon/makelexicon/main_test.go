package main

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// TestTable holds the table that is part of the binary equal to what the lists make.
func TestTable(t *testing.T) {
	all, err := words()
	if err != nil {
		t.Fatal(err)
	}
	table, classes, err := build(all)
	if err != nil {
		t.Fatal(err)
	}
	if entries, numbered := lexicon.Table(); string(table) != entries || string(classes) != numbered {
		t.Error("lexicon.bin or classes.bin is not what the lists make; go run ./profiler/internal/lexicon/makelexicon -o profiler/internal/lexicon writes it")
	}
	if string(lengths(all)) != lexicon.EastTable() {
		t.Error("east.bin is not what the lists make; the same command writes it")
	}
	east := 0
	for word := range all {
		chars := []rune(word)
		if n := len(chars); n >= 2 && n <= lexicon.LongestEast && len(word) == 3*n && chars[0] >= 0x4E00 && chars[1] >= 0x4E00 {
			if east++; lexicon.EastLengths(chars[0], chars[1])>>(n-2)&1 == 0 {
				t.Fatalf("the length of word %d is not told", east)
			}
		}
	}
	if east < 50_000 {
		t.Errorf("only %d words of the east", east)
	}
	// Two words that look alike share what is said of them, but an everyday word stays what it
	// is; few may.
	alike, lost := 0, 0
	for word, class := range all {
		got := lexicon.Lookup(word)
		switch {
		case got == class:
			continue
		case class.IsEveryday():
			t.Fatalf("an everyday word has class %020b in the table and not %020b", got, class)
		case got.IsEveryday():
			lost++
		case got&class != class:
			t.Fatalf("a word of the lists has class %020b in the table and not %020b", got, class)
		}
		alike++
	}
	if share := float64(alike) / float64(len(all)); share > 0.002 {
		t.Errorf("a share of %.4f of the words looks like another one", share)
	}
	if share := float64(lost) / float64(len(all)); share > 0.0005 {
		t.Errorf("a share of %.5f of the words looks like an everyday one", share)
	}
}
