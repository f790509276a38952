package tagger

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file tells institutions by a head word in small letters that no chain has: before the name,
// as in gendarmerie de Vif and rechtbank Overijssel, or behind an adjective with a capital, as in
// Галицький районний суд Львова.

// frontLinks stand between such a head and the name, frontWords between it and these.
var (
	frontLinks = hashSet("de du des d del della dello dell dei di da do dos das van der w we v ve din de-la la l")
	frontWords = hashSet(frontWordList)
)

const frontWordList = "judiciaire administratif professionnel professionnelle primaire maternelle élémentaire départementale départemental régional régionale municipale municipal correctionnel " +
	"primaria secundaria infantil superior primária básica media secondaria comunale regionale elementare podstawowa podstawowej rejonowy rejonowego rejonowym okręgowy okręgowego okręgowym " +
	"appel penal civil social instrucción provincial estadual federal miejski miejskiego powiatowy powiatowego wojewódzki wojewódzkiego okresní okresního krajský krajského okresný okresného infanzia publique privée privé instance commerce grande première primera assises prud hommes"

// fronts are bits of the hashes of all that may stand right before such a name, and of the heads.
var fronts = func() (t [64]uint64) {
	note := func(h uint64) { t[h>>6%64] |= 1 << (h & 63) }
	for w := range strings.FieldsSeq(frontWordList) {
		note(lexicon.HashOf(w))
	}
	for i := range heads {
		if heads[i].kinds&(headFront|headFrontTold) != 0 {
			note(heads[i].hash)
		}
	}
	return t
}()

// mayBeFront is false for most hashes of words that are none of these.
func mayBeFront(hash uint64) bool { return fronts[hash>>6%64]>>(hash&63)&1 == 1 }

// mostFront bounds the words between such a head and the name, with the head.
const mostFront = 5

// tellFront notes the institution whose head stands in small letters before the chain.
func (x *Scratch) tellFront(text string) {
	c := &x.chain
	start, linked, told := c.tokens[0].start, false, false
	i := start
	for n := 0; ; n++ {
		from, to := wordBefore(text, i)
		if n == mostFront || from == to || from < c.done || !isLower(text[from]) && text[from] < firstTwoBytes || isCapital(text[from:]) {
			return
		}
		if gap := text[to:i]; gap != " " && gap != "'" && gap != "’" {
			return
		}
		h := lexicon.HashOf(text[from:to])
		if kinds := headOf(h); mayBeFront(h) && (kinds&headFront != 0 || kinds&headFrontTold != 0 && told) {
			if gluedBefore(text, from) {
				return
			}
			i = frontOpening(text, from, c.done)
			break
		}
		switch {
		case frontLinks.has(h):
			linked = true
		case frontWords.has(h):
			told = true
		default:
			return
		}
		i = from
	}
	if end := x.frontEnd(linked); end > 0 && (text[i] < firstCyrillicByte || x.lattice.best[0] != tagPerson) {
		x.tell(0, end)
		c.told.start, c.told.front = i, true
		if last := c.tokens[end-1].end; end == c.n && text[i] >= firstCyrillicByte {
			c.told.end = seatPartEnd(text, last)
		}
	}
}

// frontOpenings stand before a head, with a link or without, and belong to it: centre hospitalier.
var frontOpenings = hashSet("centre stazione compagnia comando compagnie brigade caserne corte groupe conseil centro comisaría cour")

// frontOpening is where such a word before the head at text[i] begins, or i.
func frontOpening(text string, i, done int) int {
	k := i
	for range 2 {
		from, to := wordBefore(text, k)
		if from == to || from < done || text[to:k] != " " || gluedBefore(text, from) {
			break
		}
		h := lexicon.HashOf(text[from:to])
		if frontOpenings.has(h) {
			return from
		}
		if k < i || !frontLinks.has(h) {
			break
		}
		k = from
	}
	return i
}

// firstTwoBytes is the least first byte of letters beyond ASCII.
const firstTwoBytes = 0xC3

// frontEnd is the number of words of the name that begins the chain behind such a head, with or
// without a link.
func (x *Scratch) frontEnd(linked bool) (end int) {
	c, best := &x.chain, &x.lattice.best
	for i := 0; i < min(c.n, mostBehindHead); i++ {
		t := &c.tokens[i]
		if t.shape == shapeNumber || x.isStreet(i) || i > 0 && !c.joinsName(i) {
			break
		}
		if t.shape == shapeLower || i == 0 && c.n > 1 && frontArticles.has(t.hash) {
			if !headLinks.has(t.hash) {
				break
			}
			continue
		}
		if headTitles.has(t.hash) || i > 0 && i == end && x.endsAt(i) || i > end && end > 0 && !x.links(i, end) {
			break
		}
		if end == 0 && !t.looksNamed() && best[i] == tagOutside && !(i+1 < c.n && c.tokens[i+1].joint == jointHyphen && c.tokens[i+1].looksNamed()) {
			break
		}
		end = i + 1
	}
	if !linked && end == 1 && best[0] == tagPerson {
		return 0 // à l'école Marie
	}
	return end
}

// frontArticles begin names with a capital: basisschool De Regenboog.
var frontArticles = hashSet("de het la le les los las el il lo")

// firstCyrillicByte is the least first byte of Cyrillic letters.
const firstCyrillicByte = 0xD0

// tellAdjective notes the institution that begins with the last word of the chain, an adjective with
// a capital, and has its head in small letters behind that, with the town behind it.
func (x *Scratch) tellAdjective(text string) {
	c := &x.chain
	t := &c.tokens[c.n-1]
	if t.end != c.end || t.shape != shapeCapital || x.isStreet(c.n-1) || beginsSentence(text, t.start) && !isOfTown(text[t.start:t.end]) {
		return
	}
	end := smallHeadEnd(text, t.start, t.end)
	if from, to := wordBefore(text, end); end == t.end || isProgramPart(text[from:to]) {
		return
	}
	last := seatOf(text, numberedEnd(text, end))
	if last == end && beginsSentence(text, t.start) && cityWords.has(lexicon.HashOf(text[t.start:t.end])) {
		return // any town has one
	}
	x.lattice.best[c.n-1] = tagOutside
	x.tell(c.n-1, c.n)
	c.told.end = last
}

// isProgramPart reports whether a head in small letters is one of programs as often: a library, a
// service, a centre.
func isProgramPart(word string) bool {
	for _, stem := range [...]string{"библиотек", "бібліотек", "служб", "центр", "архив", "архів", "фонд", "совет", "рад"} {
		if strings.HasPrefix(word, stem) {
			return true
		}
	}
	return false
}

// cityWords are adjectives of towns, regions and ranks. With one of them, as with one that is made of
// the name of a town, an institution begins a sentence.
var cityWords = hashSet("городская городской городскую областная областной областную районная районный районную центральная центральный окружной мировой верховный детская детскую міська міський міську обласна обласний обласну районна районний центральна дитяча верховний районен окръжен апелативен градски областен върховен општински основни виши општинска основна основној основног вишег районният")

// isOfAnyTown reports whether the institution text[at:end] begins a sentence and is one that any town has: Городская больница.
func isOfAnyTown(text string, at, end int) bool {
	e := wordEnd(text, at)
	return e+1 < end && beginsSentence(text, at) && wordEnd(text, e+1) >= end && !isCapital(text[e+1:]) && cityWords.has(lexicon.HashOf(text[at:e])) && seatOf(text, end) == end
}

// isOfTown reports whether a word is one of either.
func isOfTown(word string) bool {
	for k := len("а"); k <= len("ого"); k += len("а") {
		if i := len(word) - k - len("ск"); i > len("ск") && (word[i:i+len("ск")] == "ск" || word[i:i+len("ск")] == "цк" || word[i:i+len("ск")] == "ьк") {
			return true
		}
	}
	return cityWords.has(lexicon.HashOf(word))
}

// seatLinks stand between an institution and where it is, and seatParts behind the adjective of a
// region.
var (
	seatLinks = [...]string{" города ", " міста ", " г. ", " м. ", " г.", " м.", " – ", " - ", " в ", " у ", " по ", " "}
	seatParts = hashSet("области края района округа республики області району краю")
)

// seatOf is the end of the town or the region behind an institution that ends at text[end], or end.
func seatOf(text string, end int) int {
	i := skip(text, end, seatLinks[:]...)
	to := wordEnd(text, i)
	if i == end || to == i || !isCapital(text[i:]) {
		return end
	}
	if to < len(text) && text[to] == '-' { // Ростов-на-Дону
		for n := 0; n < mostInner && to < len(text) && text[to] == '-'; n++ {
			k := wordEnd(text, to+1)
			if k == to+1 {
				break
			}
			to = k
		}
	}
	return seatPartEnd(text, to)
}

// seatPartEnd is the end of one of seatParts behind the adjective that ends at text[to], or to.
func seatPartEnd(text string, to int) int {
	if to+1 < len(text) && text[to] == ' ' {
		if k := wordEnd(text, to+1); k > to+1 && seatParts.has(lexicon.HashOf(text[to+1:k])) {
			return k
		}
	}
	return to
}

// townInstitution is the end of the institution that begins at text[at] with an adjective with a
// capital that is made of a town or says a rank, and has its head in small letters behind that, or
// at. The adjective may be an everyday word that begins a sentence, which is no chain.
func townInstitution(text string, at int) int {
	end := wordEnd(text, at)
	if end-at > longestWord || end+2 >= len(text) || text[end] != ' ' || text[end+1] < firstCyrillicByte || isCapital(text[end+1:]) || gluedBefore(text, at) || !isOfTown(text[at:end]) {
		return at
	}
	to := smallHeadEnd(text, at, end)
	if from, k := wordBefore(text, to); to == end || isProgramPart(text[from:k]) {
		return at
	}
	last := seatOf(text, numberedEnd(text, to))
	if last == to && cityWords.has(lexicon.HashOf(text[at:end])) {
		return at // any town has one
	}
	return last
}
