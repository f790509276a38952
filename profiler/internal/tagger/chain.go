package tagger

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// MostTokens bounds the words of a chain. What goes on longer is several chains.
const MostTokens = 16

// longestWord bounds a word in bytes. A longer one is part of no chain.
const longestWord = 40

// A Chain is a row of words with capitals, of the words that connect them, and of
// numbers beside them, such as Charles of Orange & Sons, 12 High Street.
type Chain struct {
	tokens [MostTokens]token
	n      int
	end    int  // in the text, behind the last word
	done   int  // nothing before it is looked at
	low    bool // it is written in lower case

	before  edge      // what stands before the first word
	after   edge      // what stands behind the last
	outside [4]uint64 // hashes of two words before and of two behind, the nearest first; zero where there is none
	endings [2]uint64 // of the word before and the one behind
}

// A token is a word of a chain.
type token struct {
	start, end int
	hash       uint64 // of the folded word
	class      lexicon.Class
	phrase     lexicon.Class // of the words of the chain that are known together with it
	inside     bool          // it is not the first of these
	ending     uint64        // hash of the last three letters
	ends       [2]uint64     // of an unknown word: of the last two letters, and of the last four
	starts     uint64        // and of the first three
	shape      shape
	joint      joint // what stands before it
}

// A shape is how the letters of a word are written.
type shape uint8

const (
	shapeLower   shape = iota
	shapeCapital       // Anna
	shapeInitial       // A
	shapeUpper         // ANNA
	shapeInner         // McAnn
	shapeNumber        // 12, 12a, SW1A
)

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
)

// An edge is what stands beside a chain.
type edge uint8

const (
	edgePlain edge = iota // a space and a word
	edgeLine              // the beginning or end of the text or of a line
	edgeStop              // . ! ?
	edgeColon
	edgeComma
	edgeQuote
	edgeBracket
	edgeDash
	edgeApostrophe // 's
	edgeDigit
	edgeOther
)

// isConnector reports whether a word in lower case can stand between the words of
// one name.
func isConnector(word string) bool {
	switch word {
	case "of", "and", "the", "for", "on", "upon", "in", "at", "under",
		"de", "del", "della", "dello", "delle", "dei", "degli", "di", "da", "do", "dos", "das", "du", "des", "d", "dell", "dall", "nell",
		"la", "le", "les", "lo", "los", "las", "el", "l", "y", "e", "i", "et", "en", "sur", "sous", "aux", "al", "am", "an", "im", "ob", "zu", "zum", "zur",
		"und", "von", "vom", "van", "der", "den", "dem", "het", "te", "ter", "ten", "tot", "op", "aan", "bij", "voor",
		"af", "av", "og", "och", "på", "i.", "ved", "für", "pour", "para", "per", "nad", "pod", "we", "w", "na", "ve",
		"bin", "ibn", "ben", "bint", "binti", "abu", "ul", "ur", "ud", "us", "as", "ad", "az", "ed", "st", "zu den",
		"и", "на", "за", "по", "при", "та":
		return true
	}
	return false
}

// read reads the chain around the word at text[at], which has a capital. It takes
// nothing that begins before text[done]. It reports whether the chain can be a
// name; c.end is set in any case.
func (c *Chain) read(text string, at, done int) bool {
	c.n, c.low = 0, false
	end := wordEnd(text, at)
	c.end = end
	if end == at || end-at > longestWord || gluedBefore(text, at) {
		return false
	}
	if gluedAfter(text, end) {
		if end = numberEnd(text, at); end == at { // a postcode such as SW1A
			return false
		}
	} else if end+1 < len(text) && text[end] == ' ' && isLower(text[end+1]) && beginsSentence(text, at) && isWord(lexicon.Lookup(text[at:end])) {
		return false // most words with a capital begin a sentence
	}
	return c.readFrom(text, at, end, done)
}

// beginsSentence reports whether the word at text[i] begins a line or stands behind a
// stop.
func beginsSentence(text string, i int) bool {
	if i < 2 || text[i-1] == '\n' {
		return true
	}
	return text[i-1] == ' ' && isStop(text[i-2])
}

// isWord reports whether a word is one that everybody uses and nothing else.
func isWord(c lexicon.Class) bool {
	return c.Common() > 1 && !c.IsName() && !c.Is(lexicon.OrgWord|lexicon.Title)
}

// readLow is read for a word in lower case, in a sentence without capitals.
func (c *Chain) readLow(text string, at, done int) bool {
	c.n, c.low = 0, true
	end := wordEnd(text, at)
	c.end = end
	if end-at < 2 || end-at > longestWord || gluedBefore(text, at) || gluedAfter(text, end) {
		return false
	}
	c.add(text, at, end, jointNone)
	if !c.tokens[0].canBeLow() {
		return false
	}
	c.n = 0
	return c.readFrom(text, at, end, done)
}

// canBeLow reports whether a word in lower case can be a name.
func (t *token) canBeLow() bool {
	if t.class == 0 {
		return t.end-t.start > 2
	}
	return t.class.IsName() && t.class.Common() < 3
}

func (c *Chain) readFrom(text string, at, end, done int) bool {
	c.done = done
	for i := at; c.n < mostLeading; c.n++ {
		from, to := numberBefore(text, i, done)
		if from == to {
			break
		}
		c.tokens[mostLeading-1-c.n] = token{start: from, end: to}
		i = from
	}
	n := c.n
	leading := [mostLeading]token(c.tokens[:mostLeading])
	c.n = 0
	for _, t := range leading[mostLeading-n:] {
		c.add(text, t.start, t.end, jointSpace)
	}
	c.add(text, at, end, jointSpace)
	c.tokens[0].joint = jointNone
	c.extend(text)
	c.end = c.tokens[c.n-1].end
	c.before = edgeBefore(text, c.tokens[0].start)
	if !c.worth() {
		return false
	}
	c.look(text)
	c.phrases(text)
	for i := range c.n {
		t := &c.tokens[i]
		t.spell(text[t.start:t.end])
	}
	return true
}

// spell notes how a word is spelled.
func (t *token) spell(word string) {
	t.ending = endingOf(word, 3)
	if t.isUnknown() {
		t.ends = [2]uint64{endingOf(word, 2), endingOf(word, 4)}
		t.starts = beginningOf(word)
	}
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
		for k := min(c.n, i+longestPhrase) - 1; k > i; k-- {
			class := lexicon.Lookup(text[c.tokens[i].start:c.tokens[k].end]) &^ lexicon.Begins
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

// endingOf is the hash of the last n letters of a word.
func endingOf(word string, n int) uint64 {
	i := len(word)
	for ; n > 0 && i > 0; n-- {
		_, size := utf8.DecodeLastRuneInString(word[:i])
		i -= size
	}
	return lexicon.HashOf(word[i:])
}

// beginningOf is the hash of the first three letters of a word.
func beginningOf(word string) uint64 {
	i := 0
	for n := 0; n < 3 && i < len(word); n++ {
		_, size := utf8.DecodeRuneInString(word[i:])
		i += size
	}
	return lexicon.HashOf(word[:i])
}

// mostLeading bounds the numbers before the first word of a chain.
const mostLeading = 2

// longestNumber bounds a number of a chain in bytes.
const longestNumber = 10

// numberEnd is the end of the number at text[i], which may have letters and one
// hyphen, or i where there is none that can be the number of a house or a postcode.
func numberEnd(text string, i int) int {
	if i < len(text) && isLower(text[i]) {
		return i
	}
	j, digits, hyphens := i, false, 0
	for ; j < len(text) && (isAlnum(text[j]) || isInnerHyphen(text, j)); j++ {
		switch {
		case text[j] == '-', text[j] == '/':
			hyphens++
		case !isLetterByte(text[j]):
			digits = true
		}
		if j-i > longestNumber {
			return i
		}
	}
	if !digits || hyphens > 1 || j-i > longestNumber || j < len(text) && (text[j] >= utf8.RuneSelf || strings.IndexByte("_@%-/", text[j]) >= 0 ||
		strings.IndexByte(".,:'", text[j]) >= 0 && j+1 < len(text) && isAlnum(text[j+1])) {
		return i
	}
	return j
}

// isInnerHyphen reports whether text[i] is a hyphen or a slash between two digits.
func isInnerHyphen(text string, i int) bool {
	return (text[i] == '-' || text[i] == '/') && i > 0 && i+1 < len(text) && isDigit(text[i-1]) && isDigit(text[i+1])
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// numberBefore gives the number before text[i], with a space or a comma and a
// space between them.
func numberBefore(text string, i, done int) (from, to int) {
	to = i
	if to > 0 && text[to-1] == ' ' {
		to--
	}
	if to > 0 && to < i && text[to-1] == ',' {
		to--
	}
	if to == i {
		return i, i
	}
	hyphens := 0
	for from = to; from > done && (isAlnum(text[from-1]) || isInnerHyphen(text, from-1)); from-- {
		if !isAlnum(text[from-1]) {
			hyphens++
		}
		if to-from > longestNumber {
			return i, i
		}
	}
	if from == to || !isDigit(text[from]) || from < done || hyphens > 1 {
		return i, i
	}
	if from > 0 && (text[from-1] >= utf8.RuneSelf || strings.IndexByte(".,:/-$#+@_%'\\", text[from-1]) >= 0) {
		return i, i
	}
	return from, to
}

// worth reports whether the chain is more than one ordinary word that has its
// capital from the beginning of a sentence, or that is all in capitals.
func (c *Chain) worth() bool {
	if c.n > 1 {
		for i := range c.n {
			if t := &c.tokens[i]; t.shape != shapeNumber && !(t.class.Common() == 3 && isWord(t.class)) {
				return true
			}
		}
		return false
	}
	t := &c.tokens[0]
	switch {
	case t.shape == shapeNumber || t.shape == shapeInitial && t.end-t.start == 1:
		return false
	case t.class.IsName() || t.class.Is(lexicon.OrgWord):
		return c.before == edgePlain || c.before == edgeComma || t.class.Common() < 3 ||
			t.class.Given() > 1 || t.class.Family() > 2 || t.class.Place() > 1 || t.class.Is(lexicon.Country|lexicon.Region|lexicon.Demonym)
	case t.class.Common() == 0:
		return true
	}
	return t.class.Common() < 3 && t.shape == shapeCapital && (c.before == edgePlain || c.before == edgeComma || c.before == edgeBracket)
}

func (c *Chain) add(text string, start, end int, j joint) {
	t := &c.tokens[c.n]
	c.n++
	*t = token{start: start, end: end, joint: j}
	if word := text[start:end]; hasDigit(word) {
		t.shape, t.hash = shapeNumber, formOf(word)
		return
	}
	t.hash = lexicon.HashOf(text[start:end])
	t.class = lexicon.Find(t.hash)
	t.shape = shapeOf(text[start:end])
}

// extend adds the words that go on behind the first.
func (c *Chain) extend(text string) {
	for c.n < MostTokens {
		last := &c.tokens[c.n-1]
		next, j := c.joint(text, last)
		if j == jointNone {
			return
		}
		// Words in lower case belong to the chain when one with a capital follows.
		n, from := c.n, next
		for {
			end := wordEnd(text, from)
			if k := numberEnd(text, from); k > end && j != jointApostrophe {
				c.add(text, from, k, j)
				break
			}
			if end == from || end-from > longestWord || gluedAfter(text, end) {
				c.n = n
				return
			}
			c.add(text, from, end, j)
			if c.tokens[c.n-1].shape != shapeLower || c.low && c.tokens[c.n-1].canBeLow() {
				break
			}
			if j != jointHyphen && !(c.n-n <= 3 && isConnector(text[from:end])) && !(j == jointApostrophe && text[from:end] == "s") || c.n >= MostTokens {
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

// longestShort is the length of words in bytes that a dot may belong to: St., Mt.
const longestShort = 3

// joint gives where the next word of a chain may begin behind a word, and what
// stands between.
func (c *Chain) joint(text string, last *token) (next int, j joint) {
	i := last.end
	if i+1 >= len(text) {
		return 0, jointNone
	}
	switch text[i] {
	case ' ':
		if text[i+1] == ' ' {
			i++
		}
		if i+2 < len(text) && text[i+1] == '&' && text[i+2] == ' ' {
			return i + 3, jointAmpersand
		}
		return i + 1, jointSpace
	case '-':
		return i + 1, jointHyphen
	case '\'':
		return i + 1, jointApostrophe
	case '&':
		return i + 1, jointAmpersand
	case '/':
		return i + 1, jointSlash
	case '.':
		if last.end-last.start > longestShort && !last.class.Is(lexicon.Title|lexicon.NameSuffix|lexicon.OrgWord|lexicon.Street) {
			return 0, jointNone // the end of a sentence
		}
		if i++; text[i] == ' ' {
			i++
		}
		return i, jointDot
	case ',':
		if text[i+1] == ' ' {
			return i + 2, jointComma
		}
	case 0xE2:
		if strings.HasPrefix(text[i:], "’") {
			return i + len("’"), jointApostrophe
		}
	}
	return 0, jointNone
}

// look notes what stands around the chain.
func (c *Chain) look(text string) {
	start := c.tokens[0].start
	c.after = edgeAfter(text, c.end)
	c.outside = [4]uint64{}
	from, to := wordBefore(text, start)
	c.outside[0] = hashWord(text, from, to)
	c.endings[0] = endingOf(text[from:to], 3)
	if from < to {
		from, to = wordBefore(text, from)
		c.outside[1] = hashWord(text, from, to)
	}
	from, to = wordAfter(text, c.end)
	c.outside[2] = hashWord(text, from, to)
	c.endings[1] = endingOf(text[from:to], 3)
	if from < to {
		from, to = wordAfter(text, to)
		c.outside[3] = hashWord(text, from, to)
	}
}

// The reach of the look around, in bytes: between words, and for a word.
const (
	farthestGap = 4
	lookBytes   = farthestGap + longestWord
)

// Reach bounds how many bytes before the first word of a chain are looked at, and
// how many behind its last one.
const Reach = 2*lookBytes + utf8.UTFMax

// Longest bounds the bytes of a chain.
const Longest = MostTokens * (longestWord + farthestGap)

// wordBefore gives the word before text[i] on the same line, with at most
// farthestGap bytes between them.
func wordBefore(text string, i int) (from, to int) {
	least := max(0, i-farthestGap)
	for to = i; to > least; {
		r, n := utf8.DecodeLastRuneInString(text[:to])
		if isWordRune(r) || r < utf8.RuneSelf && isDigit(byte(r)) {
			break
		}
		if r == '\n' {
			return to, to
		}
		to -= n
	}
	from = to
	for least = max(0, to-longestWord); from > least; {
		r, n := utf8.DecodeLastRuneInString(text[:from])
		if !isWordRune(r) {
			break
		}
		from -= n
	}
	return from, to
}

// wordAfter is wordBefore for the word behind text[i].
func wordAfter(text string, i int) (from, to int) {
	for from = i; from < len(text) && from < i+farthestGap; {
		r, n := utf8.DecodeRuneInString(text[from:])
		if isWordRune(r) || r < utf8.RuneSelf && isDigit(byte(r)) {
			break
		}
		if r == '\n' {
			return from, from
		}
		from += n
	}
	to = from
	for to < len(text) && to-from < longestWord {
		r, n := utf8.DecodeRuneInString(text[to:])
		if !isWordRune(r) {
			break
		}
		to += n
	}
	return from, to
}

func hashWord(text string, from, to int) uint64 {
	if from == to {
		return 0
	}
	return lexicon.HashOf(text[from:to])
}

// edgeBefore tells what stands before text[i].
func edgeBefore(text string, i int) edge {
	for range farthestGap {
		if i == 0 {
			return edgeLine
		}
		switch c := text[i-1]; c {
		case ' ', '\t', '*', '_':
			i--
			continue
		default:
			return edgeOf(text, i-1)
		}
	}
	return edgeOther
}

// edgeAfter tells what stands behind text[:i].
func edgeAfter(text string, i int) edge {
	for range farthestGap {
		if i == len(text) {
			return edgeLine
		}
		if c := text[i]; c != ' ' && c != '\t' {
			if (c == '\'' || c == 0xE2 && strings.HasPrefix(text[i:], "’")) && i > 0 && text[i-1] != ' ' {
				return edgeApostrophe
			}
			return edgeOf(text, i)
		}
		i++
	}
	return edgeOther
}

func edgeOf(text string, i int) edge {
	switch c := text[i]; {
	case isLetterByte(c):
		return edgePlain
	case isDigit(c):
		return edgeDigit
	case c == '\n' || c == '\r' || c == '|' || c == '>':
		return edgeLine
	case c == '.' || c == '!' || c == '?':
		return edgeStop
	case c == ':' || c == '=':
		return edgeColon
	case c == ',' || c == ';':
		return edgeComma
	case c == '"' || c == '\'' || c == '`':
		return edgeQuote
	case strings.IndexByte("()[]{}<", c) >= 0:
		return edgeBracket
	case c == '-':
		return edgeDash
	case c >= utf8.RuneSelf:
		for i > 0 && !utf8.RuneStart(text[i]) {
			i--
		}
		r, _ := utf8.DecodeRuneInString(text[i:])
		switch {
		case unicode.IsLetter(r) || unicode.IsMark(r):
			return edgePlain
		case r == '–' || r == '—':
			return edgeDash
		case strings.ContainsRune("“”„«»‘’‹›", r):
			return edgeQuote
		case r == '。' || r == '…':
			return edgeStop
		case r == '•' || r == '·':
			return edgeLine
		}
	}
	return edgeOther
}

// gluedBefore reports whether text[i] goes on with what is before it: part of a
// path, an address or an identifier.
func gluedBefore(text string, i int) bool {
	if i == 0 {
		return false
	}
	switch c := text[i-1]; {
	case isDigit(c), c == '_', c == '@', c == '\\', c == '#', c == '$', c == '%', c == '/', c == '-', c == '+', c == '~':
		return true
	case c == '.', c == ':':
		return i > 1 && isAlnum(text[i-2])
	}
	return false
}

// gluedAfter is gluedBefore for what is behind text[:i].
func gluedAfter(text string, i int) bool {
	if i >= len(text) {
		return false
	}
	switch c := text[i]; {
	case isDigit(c), c == '_', c == '@', c == '\\', c == '(':
		return true
	case c == '.', c == ':', c == '=':
		return i+1 < len(text) && isLower(text[i+1])
	}
	return false
}

func isLower(c byte) bool { return 'a' <= c && c <= 'z' }

func isLetterByte(c byte) bool { c |= 0x20; return 'a' <= c && c <= 'z' }

func isAlnum(c byte) bool { return isLetterByte(c) || isDigit(c) }

// isWordRune reports whether a rune belongs to a word: a letter of a script that
// has capitals, or a mark.
func isWordRune(r rune) bool {
	if r < utf8.RuneSelf {
		return isLetterByte(byte(r))
	}
	return unicode.IsUpper(r) || unicode.IsLower(r) || isCaseless(r) || unicode.Is(unicode.Mn, r) || unicode.IsTitle(r)
}

// firstCaseless is the first letter for isCaseless.
const firstCaseless = 0x05D0

// isCaseless reports whether a rune is a letter or vowel sign of a script without
// capitals that puts spaces between words: Hebrew, Arabic, those of India, Georgian
// and Ethiopic.
func isCaseless(r rune) bool {
	switch {
	case r < firstCaseless || r > 0x137F:
		return false
	case r < 0x0E00, 0x10D0 <= r && r < 0x1100, 0x1200 <= r:
		return unicode.IsLetter(r) || unicode.IsMark(r)
	}
	return false
}

// wordEnd is the end of the word at text[i], or i where there is none, or at least
// longestWord bytes behind it.
func wordEnd(text string, i int) int {
	from := i
	for i < len(text) && i-from <= longestWord {
		if c := text[i]; c < utf8.RuneSelf {
			if !isLetterByte(c) {
				break
			}
			i++
			continue
		}
		r, n := utf8.DecodeRuneInString(text[i:])
		if !isWordRune(r) {
			break
		}
		i += n
	}
	return i
}

// isCapital reports whether text begins with a capital.
func isCapital(text string) bool {
	if text == "" {
		return false
	}
	if c := text[0]; c < utf8.RuneSelf {
		return 'A' <= c && c <= 'Z'
	}
	r, _ := utf8.DecodeRuneInString(text)
	return unicode.IsUpper(r) || unicode.IsTitle(r)
}

func hasDigit(s string) bool {
	for i := range len(s) {
		if isDigit(s[i]) {
			return true
		}
	}
	return false
}

// formOf is the form of a number: 9 for each digit, A for each letter. It takes the
// place of the hash of a word.
func formOf(number string) uint64 {
	form := uint64(len(number))
	for i := range len(number) {
		form = form<<2 | 1
		if isLetterByte(number[i]) {
			form++
		}
	}
	return form * 0x9E3779B97F4A7C15
}

// shapeOf tells how a word is written.
func shapeOf(word string) shape {
	capitals, others := 0, 0
	first := isCapital(word)
	for i := 0; i < len(word); {
		if c := word[i]; c < utf8.RuneSelf {
			if c&0x20 == 0 {
				capitals++
			} else {
				others++
			}
			i++
			continue
		}
		r, n := utf8.DecodeRuneInString(word[i:])
		if i += n; unicode.IsUpper(r) {
			capitals++
		} else if !unicode.IsMark(r) {
			others++
		}
	}
	switch {
	case capitals == 0:
		return shapeLower
	case others == 0 && capitals == 1:
		return shapeInitial
	case others == 0:
		return shapeUpper
	case capitals > 1 || !first:
		return shapeInner
	}
	return shapeCapital
}
