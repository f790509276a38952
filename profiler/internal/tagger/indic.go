package tagger

import "strings"

// This file reads what Hindi writes before a name and a street: the names of English letters as
// initials, the word for a house and that for its number. These are everyday words, which begin no
// chain and go on with none elsewhere.

const (
	letterWords      = "ए बी सी डी ई एफ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई जेड"
	houseNumberWords = "नं न नंबर नम्बर संख्या सं"
)

var (
	// indicLetters are the names of letters, which initials are.
	indicLetters = hashSet(letterWords)

	// indicShorts are words that a dot shortens, and initials.
	indicShorts = hashSet(letterWords + " नं न सं म डॉ डा पं प्रो स्व इंजी कु श्री चि सौ मो कं लि प्रा पो जि")

	// houseWords stand before the number of a house, or before the word for one.
	houseWords = hashSet("मकान म फ्लैट फ़्लैट प्लॉट दुकान वार्ड भवन गली ब्लॉक सेक्टर कमरा हाउस " + houseNumberWords)
)

// beginsIndic reports whether a word begins a name with an initial or a street with the house.
func beginsIndic(text string, t *token) bool {
	rest := text[t.end:]
	if strings.HasPrefix(rest, ".") && indicLetters.has(t.hash) {
		return true
	}
	if !houseWords.has(t.hash) {
		return false
	}
	rest = strings.TrimPrefix(strings.TrimPrefix(rest, "."), " ")
	if rest == "" || len(rest) == len(text)-t.end {
		return false
	}
	return isDigit(rest[0]) || strings.HasPrefix(rest, "नं") || strings.HasPrefix(rest, "सं") || strings.HasPrefix(rest, "नम्बर")
}

// goesOnIndic reports whether the last word of a chain goes on with an initial or with what beginsIndic says.
func (c *Chain) goesOnIndic(text string) bool {
	t := &c.tokens[c.n-1]
	return text[t.start] >= firstIndicByte && (beginsIndic(text, t) || c.n > 1 && houseWords.has(c.tokens[c.n-2].hash) && houseWords.has(t.hash))
}
