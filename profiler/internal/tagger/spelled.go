package tagger

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file knows places in Cyrillic letters that maps have in Latin ones.

// latinOf are the letters of Cyrillic in Latin ones, as maps have them in Serbia, and as they have
// them in Bulgaria, Ukraine and Russia, without diacritics.
var latinOf = [...]map[rune]string{
	lettersOfLatin("а a б b в v г g д d ђ dj е e ж z з z и i ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ c у u ф f х h ц c ч c џ dz ш s"),
	lettersOfLatin("а a б b в v г g д d е e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х h ц ts ч ch ш sh щ sht ъ a ю yu я ya ь ' ы y є ye э e"),
}

// lettersOfLatin reads such letters and what they are in Latin ones; a stroke stands for nothing.
func lettersOfLatin(list string) map[rune]string {
	letters, fields := map[rune]string{}, strings.Fields(list)
	for i := 0; i+1 < len(fields); i += 2 {
		r, _ := utf8.DecodeRuneInString(fields[i])
		letters[r] = strings.TrimPrefix(fields[i+1], "'")
	}
	return letters
}

// spelledPlace is the class of a large place whose name in Latin letters is a folded word in Cyrillic
// ones, or 0.
func spelledPlace(folded []byte) lexicon.Class {
	for _, letters := range latinOf {
		var buf [2 * lexicon.LongestWord]byte
		latin, ok := buf[:0], true
		for i := 0; i < len(folded) && ok; {
			r, n := utf8.DecodeRune(folded[i:])
			s, known := letters[r]
			latin, ok = append(latin, s...), known
			i += n
		}
		if !ok || len(latin) < leastForm {
			continue
		}
		if c := lexicon.Find(lexicon.Hash(latin)); c.Place() > 1 && c.Given() == 0 && c.Family() < 2 && (c.Common() == 0 || c.Is(lexicon.Region)) {
			return lexicon.Of(0, 0, c.Place(), 0, 0)
		}
	}
	return 0
}
