package main

import (
	"slices"
	"strings"
	"testing"
)

func TestUnpack(t *testing.T) {
	for _, test := range []struct {
		packed string
		want   string
	}{
		{"few", "few"},
		{"earlier", "earlier"},
		{"bests,sounds", "bests sounds"},
		{"bett1f0;arth0ew0in0;er", "better farther fewer finer"}, // nodes by distance
		{"0:2;a1b0;!s,x;er", "a as ax ber"},                      // one symbol, and a node that ends a word
		{"h4it5my5o1the0your2;ir1m1;ne3ur0;sel0;f,ves;er0im0;self",
			"herself himself itself myself oneself ourself ourselves theirself theirselves themself themselves yourself yourselves"},
	} {
		got, err := unpack(test.packed)
		if err != nil {
			t.Errorf("unpack(%q): %v", test.packed, err)
			continue
		}
		slices.Sort(got)
		want := strings.Fields(test.want)
		if !slices.Equal(slices.Compact(got), want) {
			t.Errorf("unpack(%q) = %q, want %q", test.packed, got, want)
		}
	}
	for _, bad := range []string{"a9", "aZZZ;b"} {
		if _, err := unpack(bad); err == nil {
			t.Errorf("unpack(%q): no error", bad)
		}
	}
}

func TestTitle(t *testing.T) {
	for in, want := range map[string]string{
		"mary":        "Mary",
		"mary-jane":   "Mary-Jane",
		"de smet":     "De Smet",
		"o'brien":     "O'Brien",
		"d'angelo":    "D'Angelo",
		"mcdonald":    "McDonald",
		"mack":        "Mack",
		"élodie":      "Élodie",
		"dell'acqua":  "Dell'acqua",
		"łukasz":      "Łukasz",
		"van den hul": "Van Den Hul",
	} {
		if got := title(in); got != want {
			t.Errorf("title(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestFold(t *testing.T) {
	for in, want := range map[string]string{"García": "garcia", "Łódź": "lodz", "Großmann": "grossmann", "Nguyễn": "nguyen", "O’Neill": "oneill"} {
		if got := fold(in); got != want {
			t.Errorf("fold(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestNameLike(t *testing.T) {
	for in, want := range map[string]bool{
		"Mary": true, "Anna Maria": true, "Jean-Luc": true, "O'Brien": true, "太郎": true, "आरव": true,
		"": false, "-": false, "a1": false, "x, y": false, "Jean-": false, "one two three four five": false, "(x)": false,
	} {
		if got := nameLike(in); got != want {
			t.Errorf("nameLike(%q) = %v, want %v", in, got, want)
		}
	}
}

func TestRomanize(t *testing.T) {
	for in, want := range map[string]string{
		"スズキ": "suzuki", "サトウ": "satou", "ケンイチ": "kenichi", "リョウコ": "ryouko", "イッペイ": "ippei", "ハッチョウ": "hatchou", "ー": "",
	} {
		if got := romanize(in); got != want {
			t.Errorf("romanize(%q) = %q, want %q", in, got, want)
		}
	}
	if got := shortVowels("ryouko"); got != "ryoko" {
		t.Errorf("shortVowels = %q", got)
	}
}

func TestLatinSlavic(t *testing.T) {
	for _, test := range []struct{ name, lang, want string }{
		{"Иванова", "ru", "Ivanova"},
		{"Щербаков", "ru", "Shcherbakov"},
		{"Чайковский", "ru", "Chaikovskiy Chaikovsky Chaykovskiy Chaykovsky"},
		{"Зеленський", "uk", "Zelenskyi Zelenskyy"},
		{"Яценюк", "uk", "Yatseniuk"},
		{"Христов", "bg", "Hristov"},
		{"Smith", "ru", ""},
	} {
		got := latinSlavic(test.name, test.lang)
		if len(got) == 0 && test.want != "" {
			t.Errorf("latinSlavic(%q) is empty", test.name)
		}
		for _, g := range got {
			if !slices.Contains(strings.Fields(test.want), g) {
				t.Errorf("latinSlavic(%q) has %q, want of %q", test.name, g, test.want)
			}
		}
	}
}

// TestMergeGender takes the gender of the far more frequent use.
func TestMergeGender(t *testing.T) {
	for _, test := range []struct {
		a, b   string
		wa, wb int
		want   string
	}{
		{"m", "m", 1, 9, "m"},
		{"m", "f", 9, 6, "m"},
		{"m", "f", 4, 7, "f"},
		{"m", "f", 5, 7, "u"},
	} {
		if got := mergeGender(test.a, test.b, test.wa, test.wb); got != test.want {
			t.Errorf("mergeGender(%q, %q, %d, %d) = %q, want %q", test.a, test.b, test.wa, test.wb, got, test.want)
		}
	}
}
