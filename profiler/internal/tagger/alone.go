package tagger

import "github.com/privet-go/privet/profiler/internal/lexicon"

// This file says what is seen of a character in a script without spaces: the character, those beside it in
// pairs and threes, and the known words that it is part of.

// longestAlone is how many characters the words have that are looked for.
const longestAlone = 6

// setAlone fills in what is seen of the characters tokens[from:to], which adjoin one another.
func setAlone(text string, tokens []token, sights []sight, from, to int) {
	at := func(i int) uint64 {
		if i < from || i >= to {
			return 0
		}
		t := &tokens[i]
		return bytesHash(text[t.start:t.end])
	}
	// The longest word that covers a character, and where in it the character stands.
	type cover struct {
		class  lexicon.Class
		n, pos uint8
	}
	var around [8]cover // of the next characters, in a ring
	for i := from; i < to; i++ {
		s := &sights[i]
		*s = sight{}
		a, b, c, d := at(i-1), at(i), at(i+1), at(i+2)
		s.keys[featureForm] = keyOf(featureForm, b)
		s.keys[featureHead] = keyOf(featureHead, 1<<61^a*31^b)
		s.keys[featurePrefix] = keyOf(featurePrefix, 1<<61^b*31^c)
		s.keys[featureSuffix] = keyOf(featureSuffix, 1<<61^(a*31^b)*31^c)
		s.keys[featureEnding] = keyOf(featureEnding, 1<<61^(b*31^c)*31^d)
		s.keys[featureShape] = keyOf(featureShape, 1<<20|scriptAt(text, tokens, i-1)<<8|scriptAt(text, tokens, i)<<4|scriptAt(text, tokens, i+1))
	}
	for i := from; i < to; i++ {
		around[(i+longestAlone-1)&7] = cover{} // nothing before i reaches it
		r := runeOf(text, &tokens[i])
		if !lexicon.IsEast(r) {
			continue
		}
		lengths := uint8(0)
		if i+1 < to {
			lengths = lexicon.EastLengths(r, runeOf(text, &tokens[i+1]))
		}
		longest, class := uint64(0), lexicon.Class(0)
		for n := 1; n <= longestAlone && i+n <= to; n++ {
			if n > 1 && lengths>>(n-2)&1 == 0 {
				continue
			}
			c := lexicon.LookupExact(text[tokens[i].start:tokens[i+n-1].end]) &^ lexicon.Begins
			if c == 0 {
				continue
			}
			longest, class = uint64(n), c
			for k := range n {
				if y := &around[(i+k)&7]; uint8(n) > y.n {
					*y = cover{c, uint8(n), uint8(k)}
				}
			}
		}
		if longest > 0 {
			sights[i].keys[featureClass] = keyOf(featureClass, 1<<40|uint64(class)<<4|longest)
		}
		// Nothing that begins farther on covers this one.
		if y := around[i&7]; y.n > 0 {
			sights[i].keys[featureDegrees] = keyOf(featureDegrees, 1<<40|uint64(y.class)<<8|uint64(y.n)<<4|uint64(y.pos))
			edge := uint64(1)
			if y.pos == 0 {
				edge = 0
			} else if y.pos == y.n-1 {
				edge = 2
			}
			sights[i].keys[featureFlags] = keyOf(featureFlags, 1<<40|uint64(y.class)<<2|edge)
		}
	}
}

// runeOf is the rune of a token of one character.
func runeOf(text string, t *token) rune {
	for _, r := range text[t.start:t.end] {
		return r
	}
	return 0
}

// scriptAt tells the script of a token: Han, Hiragana, Katakana, Hangul, Thai or another one, 0 for a
// token that is no such character.
func scriptAt(text string, tokens []token, i int) uint64 {
	if i < 0 || i >= len(tokens) {
		return 0
	}
	if tokens[i].kind != tokenAlone {
		return 1 + uint64(tokens[i].kind)
	}
	switch r := runeOf(text, &tokens[i]); {
	case r < 0x0F00:
		return 5
	case r < 0x3000:
		return 6
	case r < 0x30A0 && r >= 0x3041:
		return 7
	case r < 0x3100 && r >= 0x30A0 || r >= 0xFF00:
		return 8
	case r >= 0xAC00 && r < 0xD7A4:
		return 9
	}
	return 10
}
