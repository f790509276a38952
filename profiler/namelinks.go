package profiler

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds what links the parts of a name, and where it goes on behind a link: words for sons and daughters,
// particles, nobility, kunyas, initials and juniors.

// sons stand between the names of somebody and of the father.
var sons = [...]string{" بن ", " ابن ", " بنت ", " آل ", " bin ", " binti ", " bte ", " bt ", " a/l ", " a/p "}

// sonsEnd is the end of the name of the father behind the name text[:i] and such a word, or i.
func sonsEnd(text string, i int) int {
	if i+3 >= len(text) || text[i] != ' ' || text[i+1] != 0xD8 && (text[i+1] != 'a' || text[i+2] != '/') && (text[i+1] != 'b' || text[i+2] != 'i' && text[i+2] != 't') {
		return i // as nearly all names; ب, ا and آ are told by their first byte
	}
	for _, son := range sons {
		if strings.HasPrefix(text[i:], son) {
			k := i + len(son)
			e, capital := wordAt(text, k)
			if e == k || !capital && text[k] < utf8.RuneSelf {
				return i
			}
			if inSet(arabicNames, text[k:e]) && e < len(text) && text[e] == ' ' { // عبد الرحمن
				if next, _ := wordAt(text, e+1); next > e+1 {
					e = next
				}
			}
			if strings.HasPrefix(text[e:], " ال") {
				if family, _ := wordAt(text, e+1); lexicon.Lookup(text[e+1:family]).Family() > 0 {
					e = family
				}
			}
			return e
		}
	}
	return i
}

// innerParticles stand between the names of somebody and one that goes on behind them, and between no person and a
// place as of does: those of Spanish, Dutch, German and Welsh with two words, and short ones.
var innerParticles = [...]string{" de la ", " de las ", " de los ", " van 't ", " van ’t ", " van der ", " van den ", " van de ", " von der ", " von und zu ", " de La ", " de L'", " in 't ", " ten ", " ter ", " ap ", " ab ", " ferch "}

// particlesEnd is the end of the name behind such a particle behind the name text[:i], or i.
func particlesEnd(text string, i int) int {
	if i+5 >= len(text) || text[i] != ' ' || text[i+1] != 'd' && text[i+1] != 'v' && text[i+1] != 'a' && text[i+1] != 'f' && (text[i+1] != 'i' || text[i+2] != 'n') && (text[i+1] != 't' || text[i+2] != 'e') {
		return i // as nearly all names
	}
	for _, p := range innerParticles {
		if !strings.HasPrefix(text[i:], p) {
			continue
		}
		k := i + len(p)
		e, capital := wordAt(text, k)
		c, french := lexicon.Lookup(text[k:e]), strings.IndexByte(p, 'L') > 0
		welsh := p[1] == 'a' || p[1] == 'f' // where the father's given name is behind it
		if !capital || c.Family() == 0 && !(welsh && c.Given() > 0) && (c.Common() > 1 || !french && (c != 0 || p[1] == 'd')) || p[1] != 'v' && c.Common() > 2 && c.Family() < 3 || c.Is(lexicon.OrgWord|lexicon.Country) {
			return i
		}
		return e
	}
	return i
}

// welshStart is where the name begins behind which ap, ab or ferch stands before the name at text[i], or i.
func welshStart(text string, i int) int {
	if i < 4 || text[i-1] != ' ' || text[i-2] != 'p' && text[i-2] != 'b' && text[i-2] != 'h' {
		return i
	}
	for _, link := range [...]string{" ap ", " ferch ", " ab "} {
		if k := i - len(link); k > 0 && text[k:i] == link {
			if from := wordStartWithin(text, k, k-longestWord); from < k && isCapitalAt(text, from) && lexicon.Lookup(text[from:k]).Common() < 3 {
				return from // Llewelyn ap Gruffudd
			}
		}
	}
	return i
}

// initialsStart is where two initials with a hyphen between them begin before the name at text[i], as in H.-J. Krause,
// or Ma. of Spanish; or i.
func initialsStart(text string, i int) int {
	if i > 3 && text[i-1] == ' ' && text[i-2] == '.' && text[i-3] == 'a' && text[i-4] == 'M' && !joinsBefore(text, i-4) {
		return i - len("Ma. ") // María
	}
	const initials = len("H.-J. ")
	if i < initials || text[i-1] != ' ' || text[i-2] != '.' || text[i-4] != '-' || text[i-5] != '.' || joinsBefore(text, i-initials) {
		return i
	}
	if a, b := text[i-6], text[i-3]; a < 'A' || a > 'Z' || b < 'A' || b > 'Z' {
		return i
	}
	return i - initials
}

// nobles stand before von in names.
var nobles = wordSet("graf gräfin freiherr freifrau baron baronin ritter edler fürst fürstin prinz prinzessin")

// nobleBehind is the end of what goes on behind the name that ends at text[i] with von and a title before it,
// with von alone and a word that only such names have, or with d' and a word with a capital; or i.
func nobleBehind(text string, i int) int {
	if i+5 >= len(text) || text[i] != ' ' {
		return i
	}
	k, titled := i+1, false
	switch text[k] {
	case 'd':
		for _, apostrophe := range [...]string{"'", "’"} {
			if strings.HasPrefix(text[k+1:], apostrophe) && isCapitalAt(text, k+1+len(apostrophe)) {
				e, _ := wordAt(text, k) // Jean d'Ormesson
				if lexicon.Lookup(text[k+1+len(apostrophe):e]).Common() > 1 {
					return i // Avis d'Imposition
				}
				return e
			}
		}
		return i
	case 'v':
		if from := wordStartWithin(text, i, i-longestWord); from > 0 && text[from-1] == ' ' && inSet(nobles, text[from:i]) {
			titled = true
		}
	case 'F', 'G', 'B', 'R', 'E', 'P':
		e, _ := wordAt(text, k)
		if !inSet(nobles, text[k:e]) || e+1 >= len(text) {
			return i
		}
		k, titled = e+1, true
	case 'e', 'y':
		return andFamilyEnd(text, i)
	case 'a':
	default:
		return i
	}
	e, capital := wordAt(text, k)
	if capital || e+1 >= len(text) || text[e] != ' ' || !inSet(nobleLinks, text[k:e]) {
		return i
	}
	german := text[k:e] == "von"
	k = e + 1
	e, capital = wordAt(text, k)
	c := lexicon.Lookup(text[k:e])
	switch {
	case !capital || e-k < 3:
		return i
	case german && titled:
		return e
	case c.Family() == 0 && c.Place() > 1 || c.Common() > 1 || !(german && endsNoble(text[k:e]) || isGivenAlone(text, i) && !c.Is(lexicon.OrgWord|lexicon.Organization|lexicon.Country|lexicon.Region)):
		return i
	}
	return e
}

// nobleLinks stand before the house or the farm that somebody is called by, in German, Swedish and Faroese.
var nobleLinks = wordSet("von af við")

// isGivenAlone reports whether the word before text[i] is given to people and no family's name.
func isGivenAlone(text string, i int) bool {
	c := lexicon.Lookup(text[wordStartWithin(text, i, i-longestWord):i])
	return c.Given() > 1 && c.Family() < c.Given()
}

// andFamilyEnd is the end of the second family name behind e or y behind the name text[:i], as in Ana Lúcia da
// Silva e Souza, where the first has a particle before it; or i.
func andFamilyEnd(text string, i int) int {
	if text[i+2] != ' ' {
		return i
	}
	e, capital := wordAt(text, i+3)
	if c := lexicon.Lookup(text[i+3 : e]); !capital || c.Family() < 2 || c.Given() > 1 || e+1 < len(text) && text[e] == ' ' && isCapitalAt(text, e+1) {
		return i
	}
	k := wordStartWithin(text, i, i-longestWord)
	if from := particlesStart(text, k); from < k && (from < 2 || !isCapitalAt(text, wordStartWithin(text, from-1, from-1-longestWord))) || from == k && !strings.Contains(text[k:i], "'") {
		return i
	}
	return e
}

// nobleEnds end names behind von.
var nobleEnds = [...]string{"stein", "berg", "burg", "fels", "feld", "feldt", "thal", "dorff", "witz", "hausen", "hofen", "eck", "ow", "itz", "loh", "horst"}

// endsNoble reports whether a word has such an end, and something before it.
func endsNoble(word string) bool {
	for _, end := range nobleEnds {
		if len(word) > len(end)+2 && strings.HasSuffix(word, end) {
			return true
		}
	}
	return false
}

// nobleEnd is the end of a name with a given name at text[at:word] of which the tagger has not seen that it
// goes on so, or that stands before a title of Hungarian or Turkish; or at.
func nobleEnd(text string, at, word int) int {
	if word+5 >= len(text) || text[word] != ' ' || word-at < 3 {
		return at
	}
	if c := text[word+1]; titlesBehind.mayBegin(c) {
		if e, _ := wordAt(text, word+1); inSet(titlesBehind, text[word+1:e]) && e-word > 3 {
			if c := lexicon.Lookup(text[at:word]); !c.Is(lexicon.Title|lexicon.Occupation|lexicon.OrgWord|lexicon.Country) && c.Common() < 2 {
				return word
			}
		}
		return at
	}
	if end := nobleBehind(text, word); end > word && lexicon.Lookup(text[at:word]).Given() > 1 {
		return end
	}
	return at
}

// arabicNames begin names of two words.
var arabicNames = wordSet("عبد أبو ابو")

// kunyas stand before the name of the child by which somebody is called in Arabic.
var kunyas = [...]string{"أم ", "أبو ", "ابو ", "أبي ", "عبد "}

// isSingleHan reports whether one of the signs that make a nickname of a Chinese family name stands before
// text[i], and there is one character alone: 小李.
func isSingleHan(text string, i int) bool {
	switch text[i-len("小") : i] {
	case "小", "老", "阿":
	default:
		return false
	}
	r, n := utf8.DecodeRuneInString(text[i:])
	next, _ := utf8.DecodeRuneInString(text[i+n:])
	return unicode.Is(unicode.Han, r) && lexicon.Lookup(text[i:i+n]).Family() > 1 && (i+n == len(text) || strings.ContainsRune("和与跟、，。说在的去来今明昨都也还就要", next))
}

// kunyaStart is where such a word before the name at text[i] begins, or i.
func kunyaStart(text string, i int) int {
	if i > 2 && text[i-1] >= utf8.RuneSelf && text[i-3] >= 0xE5 && isSingleHan(text, i) {
		return i - len("小")
	}
	if i < len(kunyas[0]) || text[i-1] != ' ' || text[i-3]&^1 != 0xD8 {
		return i // as nearly all names; all end with an Arabic letter
	}
	for _, kunya := range kunyas {
		if strings.HasSuffix(text[:i], kunya) && !joinsBefore(text, i-len(kunya)) {
			return i - len(kunya)
		}
	}
	return i
}

// juniorEnd is the end of jr. or sr. in small letters behind the name text[:i], or of the dot of one in
// its end; or i.
func juniorEnd(text string, i int) int {
	if i > 3 && i < len(text) && text[i] == '.' && text[i-1] == 'r' && (text[i-2] == 'J' || text[i-2] == 'S') && text[i-3] == ' ' {
		return i + 1
	}
	if i > 2 && text[i-1] == 'M' && text[i-2] == ' ' && strings.HasPrefix(text[i:], "ª ") { // José Mª Aranburu
		if e, capital := wordAt(text, i+len("ª ")); capital {
			return e
		}
	}
	if i+4 <= len(text) && text[i] == ' ' && (text[i+1] == 'j' || text[i+1] == 's') && text[i+2] == 'r' && text[i+3] == '.' {
		return i + 4
	}
	return i
}

// isHan reports whether a text is one of Chinese characters alone.
func isHan(s string) bool {
	for _, r := range s {
		if !unicode.Is(unicode.Han, r) {
			return false
		}
	}
	return s != ""
}
