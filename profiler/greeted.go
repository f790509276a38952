package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds who is spoken to: a word with a capital between a greeting or a form of
// address and a comma, which is a name in whatever case it stands and though nobody knows it.

// greetedAlone is how sure such a name is.
const greetedAlone = 0.8

// greetings stand before a name that is spoken to, beside shortTitles.
var greetings = wordSet("zdravo bok ahoj čau nazdar cześć hej hei moi terve szia sziasztok salut bună merhaba selam γεια привет привіт здрасте здравей здравейте hallo hoi ciao hola olá oi hi hello hey dear kia ora g'day Привет Привіт Здравей Γεια")

// spokenTo are all words that such a name stands behind.
var spokenTo = wordSet(strings.Join(wordsOf(greetings, shortTitles, sureTitles), " "))

// greetedEnd is the end of the name that begins at text[at] behind one of these words and
// before a comma, an exclamation mark or the end of the line; or at.
func greetedEnd(text string, at int) int {
	if at < 3 || text[at-1] != ' ' || text[at-2] < utf8.RuneSelf && !isLetter(text[at-2]) && text[at-2] != '.' {
		return at
	}
	k := skipDotBack(text, at-1)
	if k < 2 || !spokenTo.mayEnd(text, k) {
		return at
	}
	end, capital := wordAt(text, at)
	if !capital || end-at < 4 {
		return at
	}
	ends := end == len(text) || strings.IndexByte(",!\n\r", text[end]) >= 0
	i := wordStartWithin(text, k, k-longestWord)
	if i == k {
		return at
	}
	switch word := text[i:k]; {
	case inSet(sureTitles, word):
	case !ends:
		return at
	case inSet(shortTitles, word) && k-i > 2 && !inSet(plainTitles, word):
	case inSet(greetings, word) && isLineStart(text, i):
	default:
		return at
	}
	c := lexicon.Lookup(text[at:end])
	if c.Common() > 1 && !c.IsName() || c.Is(lexicon.Country|lexicon.Title|lexicon.Occupation|lexicon.OrgWord|lexicon.Thing) || formHeads.at(text, at) != "" || nameLeads.at(text, at) != "" {
		return at
	}
	return end
}

// kin stand before the name of somebody of the family, or of whom one speaks so.
var kin = withCapitals("oma opa onkel tante tantchen mamie mémé pépé tonton tata nonna nonno zia zio abuela abuelo tío tía yaya avó vovó vovô titia titio babcia dziadek ciocia wujek teta tety strýc strýček babička děda dědeček strýko starká mormor morfar farmor farfar moster faster " +
	"bestemor bestefar mummo mummi vaari ukki täti setä nagyi bunica bunicul tanti nenea baka deda ujak tetka stric θεία θείος γιαγιά παππούς κυρά тётя тетя дядя бабушка дедушка баба дед тітка дядько бабуся дідусь uncle aunt aunty auntie grandma grandpa granny nana")

// kinsEnd is the end of the name that begins at text[at] beside one of these words, or at.
func kinsEnd(text string, at int) int {
	if at < 4 || text[at-1] != ' ' || !kin.mayEnd(text, at-1) {
		return at
	}
	if i := wordStartWithin(text, at-1, at-1-longestWord); i < at-1 && inSet(kin, text[i:at-1]) {
		if end, capital := wordAt(text, at); capital && end-at > 2 && mayBeCalled(text[at:end]) {
			return end
		}
	}
	return at
}

// kinName is where the name begins behind one of the words at text[at], and its end, or at.
func kinName(text string, at int) (from, to int) {
	end := asciiEnd(text, at, longestWord+1)
	if end < len(text) && text[end] >= utf8.RuneSelf {
		end, _ = wordAt(text, at)
	}
	if end+1 >= len(text) || text[end] != ' ' || end == at || end+1 < len(text) && text[end+1] >= 'a' && text[end+1] <= 'z' || !inSet(kin, text[at:end]) {
		return at, at
	}
	if to = kinsEnd(text, end+1); to > end+1 {
		return end + 1, to
	}
	return at, at
}

// behindKin is where a name that begins at text[start] goes on behind one of the words, or start.
func behindKin(text string, start, end int) int {
	k := start + strings.IndexByte(text[start:end], ' ')
	if k <= start || !inSet(kin, text[start:k]) || lexicon.Lookup(text[start:k]).Given() > 2 {
		return start
	}
	if _, capital := wordAt(text, k+1); !capital {
		return start
	}
	return k + 1
}

// greetedName is where the name begins behind the greeting at text[at], and its end, or at.
func greetedName(text string, at int) (from, to int) {
	end, _ := wordAt(text, at)
	if end+1 >= len(text) || text[end] != ' ' || text[end+1] >= 'a' && text[end+1] <= 'z' || !inSet(greetings, text[at:end]) {
		return at, at
	}
	if to = greetedEnd(text, end+1); to > end+1 {
		return end + 1, to
	}
	return at, at
}

// mayBeCalled reports whether a word may be what somebody is called.
func mayBeCalled(word string) bool {
	c := lexicon.Lookup(word)
	return (c.Common() < 2 || c.Given() > 0) && !c.Is(lexicon.Country|lexicon.Demonym|lexicon.Title|lexicon.Occupation|lexicon.OrgWord|lexicon.Thing)
}

// speakerEnd is the end of the name of who speaks in a conversation, which begins at text[at]
// behind a time and has a colon behind it; or at.
func speakerEnd(text string, at int) int {
	if at < 3 || text[at-1] != ' ' || text[at-2] != ']' && !(isDigit(text[at-2]) && at > 5 && text[at-4] == ':') {
		return at
	}
	end, capital := wordAt(text, at)
	if !capital || end+1 >= len(text) || text[end] != ':' || text[end+1] != ' ' {
		return at
	}
	if c := lexicon.Lookup(text[at:end]); c.Given() < 2 || c.Common() > c.Given() {
		return at
	}
	return end
}

// plainTitles are titles that are everyday words as well.
var plainTitles = wordSet("heer miss sir madam don bay der herre pan fru")

// isLineStart reports whether a line begins at text[i], or a sentence.
func isLineStart(text string, i int) bool {
	return i == 0 || text[i-1] == '\n' || text[i-1] == '"' || i > 1 && text[i-1] == ' ' && strings.IndexByte(".!?:>", text[i-2]) >= 0
}

// withName gives the bounds of such a name as withEnd has them behind the word at text[at], which
// begins a sentence; or at.
func withName(text string, at int) (from, to int) {
	end := asciiEnd(text, at, longestWord+1)
	if end < len(text) && text[end] >= utf8.RuneSelf {
		end, _ = wordAt(text, at)
	}
	if end+1 < len(text) && text[end] == ' ' && isCapitalAt(text, end+1) {
		if to = withEnd(text, end+1); to > end+1 {
			return end + 1, to
		}
	}
	return at, at
}

// withEnd is the end of a given name at text[i] inside of a sentence that has an ending of
// Hungarian, as Marika in Marikával; or i.
func withEnd(text string, i int) int {
	if i < 2 || text[i-1] != ' ' || !isLetter(text[i-2]) && text[i-2] < utf8.RuneSelf {
		return i
	}
	end, capital := wordAt(text, i)
	if !capital || !isInflected(text[i:end]) {
		return i
	}
	return end
}
