package tagger

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// MostTokens bounds the words of a chain. What goes on longer is several chains.
const MostTokens = 16

// A Chain is a row of words with capitals, of the words that connect them, and of
// numbers beside them, such as Charles of Orange & Sons, 12 High Street.
type Chain struct {
	tokens [MostTokens]token
	n      int
	end    int  // in the text, behind the last word
	done   int  // nothing before it is looked at
	seen   int  // the end of the last word that has been read, which may be none of the chain
	low    bool // it is written in lower case
	commas int  // between its words

	before  edge      // what stands before the first word
	after   edge      // what stands behind the last
	outside [4]uint64 // hashes of two words before and of two behind, the nearest first; zero where there is none
	endings [2]uint64 // of the word before and the one behind
	told    institutions

	words lexicon.Memo
	known knownWords
	keyed [mostFeatures + 1]uint64 // memory of score
}

// A token is a word of a chain.
type token struct {
	start, end int
	hash       uint64 // of the folded word
	class      lexicon.Class
	phrase     lexicon.Class // of the words of the chain that are known together with it
	inside     bool          // it is not the first of these
	brief      uint64        // of the class
	identity   uint64        // see identityOf
	ending     uint64        // hash of the last three letters
	shape      shape
	plain      bool  // an everyday word with a letter or an article before it
	joint      joint // what stands before it
}

// A joint is what stands between two words of a chain.
type joint uint8

const (
	jointNone joint = iota // before the first
	jointSpace
	jointHyphen
	jointApostrophe
	jointDot
	jointComma
	jointAmpersand
	jointSlash
	jointQuote // a space and what opens a quote, behind a word for an organisation
	jointDash  // a hyphen between spaces
)

// isConnector reports whether a word in lower case can stand between the words of
// one name.
func isConnector(word string) bool { return connectors.has(word) }

var connectors = newWordTable(connectorWords)

const connectorWords = "of and the for on upon in at under de del della dello delle dei degli di da do dos das du des d dell dall nell la le les lo los las el l y e i et en " +
	"sur sous aux al am an im ob zu zum zur und von vom van der den dem het te ter ten tot op aan bij voor af av og och på ved für pour para per nad pod we " +
	"w na ve és ja și şi bin ibn ben bint binti abu ul ur ud us as ad az ed st и на за по при та имени імені і й " +
	"بن بنت ابن ابنة آل أبو ابو عبد"

// read reads the chain around the word at text[at], which has a capital. It takes
// nothing that begins before text[done]. It reports whether the chain can be a
// name; c.end is set in any case.
func (c *Chain) read(text string, at, done int) bool {
	end, ok := c.begin(text, at, done)
	return ok && c.readFrom(text, at, end, done)
}

// begin gives the end of the word at text[at], which has a capital, and reports whether
// the chain around it is worth reading; c.end is set in any case.
func (c *Chain) begin(text string, at, done int) (end int, ok bool) {
	c.n, c.low = 0, false
	end = wordEnd(text, at)
	c.end = end
	if end == at || end-at > longestWord || gluedBefore(text, at) || gluedAfter(text, end) {
		return end, false
	}
	if end+1 < len(text) && text[end] == ' ' && isUpperByte(text[end+1]) {
		// What is known of both is far away; one need not wait for the other.
		if to := wordEnd(text, end+1); to-end-1 <= longestWord {
			c.known.at(text, end+1, to)
		}
	}
	k := c.known.at(text, at, end)
	if end+1 < len(text) && text[end] == ' ' && isLower(text[end+1]) && (isWord(k.class) || starts(text, at, end)) && beginsSentence(text, at) {
		return end, false // most words with a capital begin a sentence
	}
	return end, !isIdle(k.class, k.shape, text, at, end, done)
}

// isWord reports whether a word is one that everybody uses and nothing else.
func isWord(c lexicon.Class) bool {
	return c.Common() > 1 && !c.IsName() && !c.Is(lexicon.OrgWord|lexicon.Title)
}

// readLow is read for a word in lower case, in a sentence without capitals.
func (c *Chain) readLow(text string, at, done int) bool {
	end := wordEnd(text, at)
	return c.beginLow(text, at, end, done) && c.readFrom(text, at, end, done)
}

// beginLow is begin for the word text[at:end] in lower case.
func (c *Chain) beginLow(text string, at, end, done int) (ok bool) {
	c.n, c.low = 0, true
	c.end = end
	if end-at < 2 || end-at > longestWord || gluedBefore(text, at) || gluedAfter(text, end) {
		return false
	}
	if text[at] < firstCaselessByte {
		k := c.known.at(text, at, end)
		class, lower := k.class, k.shape == shapeLower // k is good until another word is asked for
		return isWorthLow(class, end-at) && (canBeLow(class, end-at) || !c.endsLow(text, end, lower))
	}
	c.add(text, at, end, jointNone)
	c.n = 0
	t := &c.tokens[0] // which may begin behind a word of one letter
	return t.canBeLow() || t.canJoinLow() || t.class == lexicon.Begins || t.class.Is(lexicon.Begins) && goesOnKnown(text, t) || text[at] >= firstIndicByte && beginsIndic(text, t) || goesOnBehindStroke(text, t)
}

// firstCaselessByte is the least first byte of the letters of isCaseless; those before
// them have capitals.
const firstCaselessByte = 0xD7

// firstIndicByte is the least first byte of the letters of isCaseless that are of neither Hebrew
// nor Arabic. There a kind of organisation stands behind its name.
const firstIndicByte = 0xE0

// endsLow reports whether a chain in lower case ends with its first word, which ends at
// text[end]. It is false where that is not plain to see, and says so of fewer chains than extend.
func (c *Chain) endsLow(text string, end int, lower bool) bool {
	next := end + 1
	if next >= len(text) {
		return true
	}
	switch text[end] {
	case ' ':
		if lower && isUpperByte(text[next]) {
			return true
		}
	case ',':
		if text[next] != ' ' {
			return true
		}
		next++
	default:
		return !joins[text[end]]
	}
	if next >= len(text) || !isLower(text[next]) {
		return false
	}
	to := wordEnd(text, next)
	if to < len(text) && (isDigit(text[to]) || to-next == 1 && text[to] == '.') || joinWords.has(text[next:to]) {
		return false
	}
	if to-next > longestWord || gluedAfter(text, to) {
		return true
	}
	k := c.known.at(text, next, to)
	return k.shape == shapeLower && !canBeLow(k.class, to-next) && !canJoinLow(k.class, to-next)
}

// canBeLow reports whether a word in lower case can be a name.
func (t *token) canBeLow() bool { return !t.plain && canBeLow(t.class, t.end-t.start) }

// canJoinLow reports whether a word in lower case, which is too common to be a name
// alone, can be part of one: the bank of bank of london, the rose of rose miller.
func (t *token) canJoinLow() bool { return canJoinLow(t.class, t.end-t.start) }

// canFollow reports whether the last word of a chain, which is an everyday one in a script
// without capitals, can belong to a name with what stands before it: a kind of street, or what
// is known together with it. Or it has an article and stands behind a kind of organisation or
// behind a name; or it is and his sons.
func (c *Chain) canFollow(text string) bool {
	if c.n < 2 {
		return false
	}
	t, last := &c.tokens[c.n-1], &c.tokens[c.n-2]
	if last.class.Is(lexicon.Street) || last.class.Is(lexicon.Begins) && isKnown(text[last.start:t.end]) {
		return true
	}
	word, firm := text[t.start:t.end], c.tokens[0].class.Is(lexicon.OrgWord)
	return t.plain && (hasArticle(word) && (firm || last.class.IsName()) || firm && isAndHis(word))
}

// goesOnKnown reports whether the word behind t makes a name with it that is known.
func goesOnKnown(text string, t *token) bool {
	if t.end+1 >= len(text) || text[t.end] != ' ' {
		return false
	}
	return isKnown(text[t.start:wordEnd(text, t.end+1)])
}

// isKnown reports whether several words are a name that is known.
func isKnown(words string) bool { return (lexicon.Lookup(words) &^ lexicon.Begins).IsName() }

// isWorthLow reports whether a word of a class, of n bytes, in lower case can be either.
func isWorthLow(c lexicon.Class, n int) bool {
	if c.IsEveryday() {
		return false
	}
	return canBeLow(c, n) || canJoinLow(c, n)
}

func canBeLow(c lexicon.Class, n int) bool {
	if c == 0 {
		return n > 2
	}
	return c.IsName() && c.Common() < 3
}

func canJoinLow(c lexicon.Class, n int) bool {
	return n > 2 && (c.Is(lexicon.OrgWord|lexicon.Street|lexicon.Title|lexicon.Country|lexicon.Region|lexicon.Demonym) ||
		c.Given() > 1 || c.Family() > 1 || c.Place() > 1)
}

// hasLow reports whether a word of a chain in lower case can be a name alone, or two of
// them are known together; or, in a script without capitals, a kind of street and a number
// belong to it.
func (c *Chain) hasLow(text string) bool {
	street, number := false, false
	for i := range c.n {
		t := &c.tokens[i]
		if t.shape != shapeNumber && t.canBeLow() || t.phrase.IsName() {
			return true
		}
		number = number || t.shape == shapeNumber
		street = street || t.class.Is(lexicon.Street) && text[t.start] >= firstCaselessByte
	}
	return street && number
}

// readFrom reads the chain around the word text[at:end], and reports whether names may be in it.
func (c *Chain) readFrom(text string, at, end, done int) bool {
	c.gather(text, at, end, done)
	return c.worth() && c.study(text)
}

// gather reads the words of the chain around the word text[at:end].
func (c *Chain) gather(text string, at, end, done int) {
	c.done, c.seen = done, end
	var leading [mostLeading]struct{ from, to int }
	n := 0
	for i := at; n < mostLeading; n++ {
		from, to := numberBefore(text, i, done)
		if from == to {
			break
		}
		leading[n].from, leading[n].to = from, to
		i = from
	}
	c.n = 0
	for ; n > 0; n-- {
		c.addNumber(text, leading[n-1].from, leading[n-1].to, jointSpace)
	}
	c.add(text, at, end, jointSpace)
	c.tokens[0].joint = jointNone
	c.extend(text)
	c.end = c.tokens[c.n-1].end
	c.before = edgeBefore(text, c.tokens[0].start)
}

// study looks at words that are known together and at what stands around the chain. It reports
// false where it is one in lower case in which nothing is a name.
func (c *Chain) study(text string) bool {
	c.phrases(text)
	if c.low && !c.hasLow(text) {
		return false
	}
	c.look(text)
	c.commas = 0
	for i := range c.n {
		if c.tokens[i].joint == jointComma {
			c.commas++
		}
	}
	return true
}

// isUnknown reports whether the lexicon does not have the word.
func (t *token) isUnknown() bool { return t.class&^lexicon.Begins == 0 }

// longestPhrase bounds the words that are known together.
const longestPhrase = 5

// phrases looks for words of the chain that are known together, the longest first.
func (c *Chain) phrases(text string) {
	for i := 0; i+1 < c.n; i++ {
		if !c.tokens[i].class.Is(lexicon.Begins) {
			continue
		}
		var hashes [longestPhrase]uint64 // all before the first is looked up, so that one look-up need not wait for the other
		most := min(c.n-1, i+longestPhrase-1)
		for k := i + 1; k <= most; k++ {
			hashes[k-i] = lexicon.HashOf(text[c.tokens[i].start:c.tokens[k].end])
		}
		for k := most; k > i; k-- {
			class := lexicon.Find(hashes[k-i]) &^ lexicon.Begins
			if class == 0 && k > i+1 && (c.tokens[k-1].hash == andHash || c.tokens[k-2].hash == andHash) && twoLands[hashes[k-i]] {
				class = lexicon.Country
			}
			if class == 0 {
				continue
			}
			for m := i; m <= k; m++ {
				c.tokens[m].phrase, c.tokens[m].inside = class, m > i
			}
			i = k
			break
		}
	}
}

var andHash = lexicon.HashOf("and")

// twoLands are countries and territories of two names with and between, which the lexicon has
// with a sign.
var twoLands = func() map[uint64]bool {
	set := map[uint64]bool{}
	for _, name := range [...]string{"trinidad and tobago", "antigua and barbuda", "saint kitts and nevis", "st kitts and nevis", "são tomé and príncipe", "sao tome and principe", "turks and caicos islands", "turks and caicos",
		"saint pierre and miquelon", "st pierre and miquelon", "wallis and futuna", "heard and mcdonald islands", "saint vincent and the grenadines", "st vincent and the grenadines", "svalbard and jan mayen"} {
		set[lexicon.HashOf(name)] = true
	}
	return set
}()

// worth reports whether the chain is more than one ordinary word that has its
// capital from the beginning of a sentence, or that is all in capitals.
func (c *Chain) worth() bool {
	if c.n > 1 {
		for i := range c.n {
			if t := &c.tokens[i]; t.shape != shapeNumber && (!(t.class.Common() == 3 && isWord(t.class)) || c.low && t.class.Is(lexicon.Begins)) {
				return true
			}
		}
		return false
	}
	return c.tokens[0].isWorth(c.before)
}

// isWorth is worth for a chain of one word, behind an edge.
func (t *token) isWorth(before edge) bool {
	switch {
	case t.shape == shapeNumber || t.shape == shapeInitial && t.end-t.start == 1:
		return false
	case t.class.IsName() || t.class.Is(lexicon.OrgWord):
		return before == edgePlain || before == edgeComma || t.class.Common() < 3 ||
			t.class.Given() > 1 || t.class.Family() > 2 || t.class.Place() > 1 || t.class.Is(lexicon.Country|lexicon.Region|lexicon.Demonym)
	case t.class.Common() == 0:
		return true
	}
	return t.class.Common() < 3 && t.shape == shapeCapital && (before == edgePlain || before == edgeComma || before == edgeBracket || before == edgeBrace)
}

// add adds a word of letters.
func (c *Chain) add(text string, start, end int, j joint) {
	t := &c.tokens[c.n]
	c.n++
	c.seen = max(c.seen, end)
	if text[start] >= firstCaselessByte {
		if k := behindPrefix(text, start, end); k > start {
			start, j = k, behindLetter(text[start:k], j)
		}
	}
	k := c.known.at(text, start, end)
	*t = token{start: start, end: end, hash: k.hash, class: k.class, ending: k.ending, shape: k.shape, plain: k.plain, joint: j}
	if k.bent && (numberFollows(text, skip(text, end, ",")) || c.isStreetBefore(text, start)) {
		t.class = lexicon.Find(t.hash) // ул. Чехова
	}
	t.spell()
}

// shortKinds are short kinds of streets that are other words as well.
var shortKinds = hashSet("ul ул вул str nám tř pl пл пер пр бул οδός οδού")

// isStreetBefore reports whether a kind of street stands before the word at text[start].
func (c *Chain) isStreetBefore(text string, start int) bool {
	from, to := wordBefore(text, start)
	return from < to && (lexicon.Lookup(text[from:to]).Is(lexicon.Street) || shortKinds.has(lexicon.HashOf(text[from:to])))
}

// addNumber adds a number.
func (c *Chain) addNumber(text string, start, end int, j joint) {
	t := &c.tokens[c.n]
	c.n++
	c.seen = max(c.seen, end)
	*t = token{start: start, end: end, joint: j, shape: shapeNumber, hash: formOf(text[start:end]), ending: endingOf(text[start:end], 3)}
	t.spell()
}

// extend adds the words that go on behind the first.
func (c *Chain) extend(text string) {
	for c.n < MostTokens {
		last := &c.tokens[c.n-1]
		next, j := c.joint(text, last)
		if j == jointNone || c.low && last.shape == shapeLower && j == jointSpace && isCapital(text[next:]) {
			return // said Anna
		}
		// Words in lower case belong to the chain when one with a capital follows.
		n, from := c.n, next
		for {
			end := wordEnd(text, from)
			if j != jointApostrophe && (end == from || end < len(text) && isDigit(text[end])) { // no other word begins a number
				if k := numberEnd(text, from); k > end {
					if c.low && k+1 < len(text) && text[k] == ' ' && isCapital(text[k+1:]) {
						c.n = n // near 7 Kings Road
						return
					}
					c.addNumber(text, from, k, j)
					break
				}
			}
			if end == from || end-from > longestWord || gluedAfter(text, end) {
				c.n = n
				return
			}
			if c.parts(text, from, end, j) {
				c.seen, c.n = max(c.seen, end), n
				return
			}
			c.add(text, from, end, j)
			t := &c.tokens[c.n-1]
			if j != jointHyphen && t.shape == shapeLower && (lateKinds.has(text[from:end]) || lateWords.has(text[from:end]) && numberFollows(text, end)) {
				break
			}
			if t.shape != shapeLower || c.low && (t.canBeLow() || t.canJoinLow() || text[from] >= firstCaselessByte && (t.class == lexicon.Begins && !isConnector(text[from:end]) || c.canFollow(text) || c.goesOnIndic(text) || goesOnBehindStroke(text, t))) || j == jointApostrophe && isHebrewAt(text, from) {
				break
			}
			if j != jointHyphen && !(c.n-n <= 3 && (isConnector(text[from:end]) || c.low && end-from == 1 && isLower(text[from]) && end < len(text) && text[end] == '.' || c.low && text[from] >= firstCaselessByte && text[from] < firstIndicByte && c.tokens[c.n-2].class.Is(lexicon.OrgWord))) && !(j == jointApostrophe && text[from:end] == "s") || c.n >= MostTokens {
				c.n = n
				return
			}
			if j == jointHyphen && c.n-n == 1 && !c.low {
				break // as in German-born
			}
			if from, j = c.joint(text, &c.tokens[c.n-1]); j == jointNone {
				c.n = n
				return
			}
		}
	}
}

// parts reports whether the word text[from:end] behind a joint is one in small letters that
// goes on with no chain, as most words behind one are. It says so of fewer words than extend.
func (c *Chain) parts(text string, from, end int, j joint) bool {
	if c.low || j == jointHyphen || j == jointApostrophe || text[from] >= firstCaselessByte || isUpperByte(text[from]) || joinWords.has(text[from:end]) {
		return false
	}
	return c.known.at(text, from, end).shape == shapeLower
}

// lateKinds are kinds of streets in small letters behind their names, before the number
// of the house, as in Hungarian.
var lateKinds = newWordTable(lateKindWords)

const lateKindWords = "utca utcája út útja tér tere köz körút körútja krt u sétány sor fasor rakpart rkp dűlő lépcső"

// lateWords are the same in other languages, of which some are words as well: they
// count where a number follows.
var lateWords = newWordTable(lateWordWords)

const lateWordWords = "ulica ulice ulici ul cesta cesty pot put trg obala nábřeží náměstí nám třída tř sady námestie nábrežie trieda sídlisko sokak sokağı sok caddesi cad bulvarı bulvari mahallesi " +
	"tn tänav tee mnt maantee pst puiestee põik plats iela gatve bulvāris prospekts laukums šoseja g gatvė gatve al alėja pr prospektas plentas skersgatvis aikštė " +
	"gata gatan väg vägen gränd torg plan gate gata vei veien plass allé alle gade vej plads stræde boulevard straat laan weg plein kade gracht straße strasse gasse platz allee " +
	"katu tie kuja polku kaari bulevar bulvar ulitsa rruga улица ул бульвар проспект переулок вулиця булевард οδός"

// joinWords are all words in small letters that can go on with a chain.
var joinWords = newWordTable(connectorWords + " " + lateKindWords + " " + lateWordWords)

// isLate reports whether a word is one of either.
func isLate(word string) bool { return lateKinds.has(word) || lateWords.has(word) }

// numberFollows reports whether a number follows the word that ends at text[i], behind a
// space or a dot and a space.
func numberFollows(text string, i int) bool {
	if i < len(text) && text[i] == '.' {
		i++
	}
	return i+1 < len(text) && text[i] == ' ' && isDigit(text[i+1])
}

// saintHash is of what many names of churches, schools and hospitals begin with.
var saintHash = lexicon.HashOf("st")

// longestShort is the length of words in bytes that a dot may belong to: St., Mt.
const longestShort = 3

// longestShortKind is the same for kinds of organisations in small letters that are words: univ.
const longestShortKind = 6

// joint gives where the next word of a chain may begin behind a word, and what
// stands between.
func (c *Chain) joint(text string, last *token) (next int, j joint) {
	i := last.end
	if i+1 >= len(text) {
		return 0, jointNone
	}
	switch text[i] {
	case ' ':
		if isLegal(last) {
			if n, ok := opensName(text[i:]); ok {
				return i + n, jointQuote
			}
		}
		if text[i+1] == ' ' {
			i++
		}
		if i+3 < len(text) && text[i+2] == ' ' {
			switch text[i+1] {
			case '&':
				return i + 3, jointAmpersand
			case '-':
				return i + 3, jointDash
			}
		}
		return i + 1, jointSpace
	case '-':
		return i + 1, jointHyphen
	case '\'':
		if text[i+1] == ' ' && isHebrewAt(text, last.start) && last.end-last.start <= longestHebrewShort {
			return i + 2, jointDot // רח' הרצל
		}
		return i + 1, jointApostrophe
	case '"': // רמב"ם
		if isHebrewAt(text, last.start) && isHebrewAt(text, i+1) {
			return i + 1, jointApostrophe
		}
	case '&':
		return i + 1, jointAmpersand
	case '/':
		return i + 1, jointSlash
	case '.':
		if indicShorts.has(last.hash) {
			if i++; text[i] == ' ' {
				i++
			}
			return i, jointDot
		}
		if (last.end-last.start > longestShort || last.shape == shapeLower && last.class.Common() > 1 && last.end-last.start > 1) && (!last.class.Is(lexicon.Title|lexicon.NameSuffix|lexicon.OrgWord|lexicon.Street) ||
			last.shape == shapeLower && last.class == lexicon.Of(0, 0, 0, last.class.Common(), lexicon.OrgWord) && last.class.Common() > 0 && last.end-last.start > longestShortKind) {
			return 0, jointNone // the end of a sentence
		}
		if i++; text[i] == ' ' || text[i] == '-' && last.end-last.start == len("St") && last.hash == saintHash {
			i++ // St.-Vincenz-Krankenhaus
		}
		return i, jointDot
	case ',':
		if text[i+1] == ' ' {
			return i + 2, jointComma
		}
	case 0xD7: // the same with the signs of Hebrew
		rest := text[i:]
		if strings.HasPrefix(rest, "׳ ") && isHebrewAt(text, last.start) && last.end-last.start <= longestHebrewShort {
			return i + len("׳ "), jointDot
		}
		if strings.HasPrefix(rest, "׳") && i+len("׳") < len(text) && isHebrewAt(text, i+len("׳")) {
			return i + len("׳"), jointApostrophe
		}
		if strings.HasPrefix(rest, "״") && i+len("״") < len(text) && isHebrewAt(text, last.start) && isHebrewAt(text, i+len("״")) {
			return i + len("״"), jointApostrophe
		}
	case 0xD8:
		if strings.HasPrefix(text[i:], "، ") {
			return i + len("، "), jointComma
		}
	case 0xE2:
		if strings.HasPrefix(text[i:], "’") {
			return i + len("’"), jointApostrophe
		}
	}
	return 0, jointNone
}

// longestHebrewShort is the length of Hebrew words in bytes that a stroke may shorten: פרופ'.
const longestHebrewShort = 8

// goesOnBehindStroke reports whether a single Hebrew letter has a stroke behind it and goes on: ז'בוטינסקי.
func goesOnBehindStroke(text string, t *token) bool {
	if t.end-t.start != len("ז") || !isHebrewAt(text, t.start) {
		return false
	}
	k := skip(text, t.end, "'", "׳")
	return k > t.end && k < len(text) && isHebrewAt(text, k)
}

// isHebrewAt reports whether a Hebrew letter stands at text[i].
func isHebrewAt(text string, i int) bool {
	return text[i] == 0xD7 && i+1 < len(text) && text[i+1] >= 0x90 && text[i+1] <= 0xAA
}
