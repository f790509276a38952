package tagger

import (
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file tells institutions by a head word and the name beside it: Clinique des Ajoncs,
// Royal Darwin Hospital, Skånes universitetssjukhus. The model knows many of them; it need not
// know the name, nor how a language puts the two together.

// institutions are those of a chain. The zero value is none.
type institutions struct {
	begins uint16 // the words that one begins with, a bit each
	added  uint16 // those of them where the model has not taken all of it for one
	words  uint16 // all words of the latter
	start  int    // of the first one, where it begins before the chain
	front  bool   // it does
	end    int    // of the last one, where it goes on behind the chain
}

// The bounds of what stands beside a head word, in words.
const (
	mostBeforeHead = 7
	mostBehindHead = 8
)

// tellInstitutions notes the institutions of the chain.
func (x *Scratch) tellInstitutions(text string) {
	c := &x.chain
	c.told = institutions{}
	may := mayBeHead(c.outside[2])
	for i := range c.n {
		may = may || mayBeHead(c.tokens[i].hash)
	}
	if !c.low && (mayBeFront(c.outside[0]) || mayBeFront(c.outside[1])) {
		x.tellFront(text)
	}
	if !c.low && text[c.tokens[0].start] >= firstCyrillicByte {
		x.tellAdjective(text)
	}
	if !may {
		return
	}
	if !c.low {
		x.tellSmall(text)
	}
	for k := c.n - 1; k >= 0; k-- {
		t := &c.tokens[k]
		if !mayBeHead(t.hash) || t.shape == shapeLower || t.shape == shapeNumber || x.isStreet(k) || (x.lattice.best[k] == tagPersonInside || t.phrase.Place() > 0) && headOf(t.hash)&headCivic == 0 && !(t.joint == jointHyphen && headOf(t.hash)&headHyphen != 0) { // Ana Escola, Hospitalet de Llobregat
			continue
		}
		kinds := headOf(t.hash)
		if kinds&headMarked != 0 && isASCII(text[t.start:t.end]) {
			kinds &^= headBefore
		}
		if from, to := x.aroundHead(text, k, kinds); to-from > 1 {
			x.tell(from, to)
			k = from
		}
	}
}

// isStreet reports whether word k is one of a street or a postcode.
func (x *Scratch) isStreet(k int) bool { return x.lattice.best[k] >= tagStreet }

// tell notes that the words from to end are an institution, with all words beside them that have
// been taken for the same.
func (x *Scratch) tell(from, end int) {
	c, l := &x.chain, &x.lattice
	for from > 0 && l.best[from] == tagOrganization && l.best[from-1] == tagOrganization && !c.tokens[from].parts() {
		from--
	}
	for end < c.n && l.best[end-1] == tagOrganization && l.best[end] == tagOrganization && !c.tokens[end].parts() {
		end++
	}
	of := uint16(1)<<end - uint16(1)<<from
	for k := from; k < end; k++ {
		if l.best[k] != tagOrganization {
			l.best[k] = tagOrganization
			c.told.added |= 1 << from
			c.told.words |= of
		}
	}
	c.told.begins = c.told.begins&^of | 1<<from
	for ; end < c.n && (l.best[end] == tagPersonInside || l.best[end] == tagLocationInside); end++ {
		l.best[end] = tagOutside
	}
}

// parts reports whether what stands before the word parts it from the one before.
func (t *token) parts() bool {
	return t.joint == jointComma || t.joint == jointDash || t.joint == jointSlash
}

// aroundHead gives the words of the institution of which word k is the head, or that word alone.
func (x *Scratch) aroundHead(text string, k int, kinds headKind) (from, to int) {
	c := &x.chain
	if kinds == 0 {
		return k, k + 1
	}
	if kinds&(headBefore|headWary) != 0 {
		if to = x.behindHead(k, kinds); to > k+1 {
			return k, to
		}
	}
	if kinds&headLinked != 0 && k+2 < c.n && c.tokens[k+1].shape == shapeLower && nameLinks.has(c.tokens[k+1].hash) && !c.tokens[k].class.Is(lexicon.Title) {
		if to = x.behindHead(k, headBefore); to > k+2 {
			return k, to
		}
	}
	if kinds&headAt != 0 && k+2 < c.n && c.tokens[k+1].hash == inHash && c.tokens[k+1].shape == shapeLower && c.tokens[k+2].shape == shapeCapital && c.joinsName(k+2) && !x.isStreet(k+2) {
		return k, k + 3
	}
	to = k + 1
	if kinds&headForm != 0 {
		return x.beforeForm(text, k), to
	}
	if kinds&headPaired != 0 && k > 1 && c.tokens[k].joint == jointSpace && headPairing.has(c.tokens[k-1].hash) {
		kinds |= headBehind
	}
	switch {
	case kinds&headHyphen != 0 && c.tokens[k].joint == jointHyphen:
		if from = c.hyphened(k); from < k {
			return from, to
		}
	case kinds&(headBehind|headStrong|headLate) != 0:
		of := to
		if kinds&(headLate|headPaired) == 0 {
			of = x.ofName(to)
		}
		if of == to && to < c.n && c.tokens[to].joint == jointSpace && c.tokens[to].shape != shapeLower {
			return k, to // Hospital Road
		}
		if from = x.beforeHead(text, k, kinds, of > to); from < k || of > to {
			return from, of
		}
	}
	return k, to
}

// ofName is the end of of and a name as word i, or i.
func (x *Scratch) ofName(i int) int {
	c := &x.chain
	k := i + 1
	if k >= c.n || c.tokens[i].hash != ofHash || c.tokens[i].shape != shapeLower || x.isStreet(k) || !c.tokens[k].looksNamed() || c.tokens[k].shape == shapeLower {
		return i
	}
	for k++; k < c.n && c.tokens[k].joint == jointSpace && c.tokens[k].looksNamed() && c.tokens[k].shape == shapeCapital && !mayBeHead(c.tokens[k].hash) && !x.endsAt(k); k++ {
	}
	return k
}

var ofHash = lexicon.HashOf("of")

// endsAt reports whether the model has taken the words before word i for an organisation that ends
// there, or that word for one of a street.
func (x *Scratch) endsAt(i int) bool {
	best := &x.lattice.best
	return best[i] >= tagStreet || i > 1 && best[i-2] == tagOrganization && best[i-1] == tagOrganization && best[i] != tagOrganization
}

// behindHead is the end of the name that stands behind word k, a head word, or k+1.
func (x *Scratch) behindHead(k int, kinds headKind) int {
	c := &x.chain
	end := k + 1
	for i := end; i < min(c.n, k+1+mostBehindHead); i++ {
		t := &c.tokens[i]
		if t.shape == shapeNumber || x.isStreet(i) || !c.joinsName(i) {
			break
		}
		if t.shape == shapeLower || i == end && i+1 < c.n && (t.hash == zurHash || t.hash == zumHash) {
			if t.joint != jointSpace && t.joint != jointApostrophe || !headLinks.has(t.hash) && !(i > k+1 && endLinks.has(t.hash)) {
				break
			}
			continue
		}
		if headTitles.has(t.hash) || i == end && i > k+1 && x.endsAt(i) || i > end && !x.links(i, end) && !(end == k+1 && x.isOfThing(i, k)) {
			break
		}
		if end == k+1 && (t.shape == shapeUpper && c.tokens[k].shape != shapeUpper || (kinds&headBefore == 0 || c.tokens[k].shape == shapeUpper) && !t.looksNamed() && !(kinds&headCivic != 0 && t.class.Place() > 1) && !x.isOfThing(i, k)) {
			break
		}
		end = i + 1
	}
	return end
}

// isOfThing reports whether word i, which nothing shows to be a name, has a capital and stands behind one of nameLinks
// and word k, a head word with a capital in the middle of a sentence: Hospital da Luz.
func (x *Scratch) isOfThing(i, k int) bool {
	c := &x.chain
	t := &c.tokens[i]
	return i == k+2 && t.shape == shapeCapital && t.end-t.start > 2 && c.tokens[k].shape == shapeCapital && nameLinks.has(c.tokens[k+1].hash) && !t.class.Is(lexicon.Title|lexicon.Occupation)
}

// links reports whether the words in small letters from to i join word i to the name before them.
func (x *Scratch) links(i, from int) bool {
	c, best := &x.chain, &x.lattice.best
	t, before := &c.tokens[i], &c.tokens[from-1]
	if mayBeHead(t.hash) && headOf(t.hash)&headBefore != 0 {
		return false // del Colegio
	}
	switch link := c.tokens[from].hash; {
	case andLinks.has(link):
		return from+1 == i && !before.looksNamed() && !t.looksNamed() && !t.class.Is(lexicon.Organization)
	case endLinks.has(link):
		return from+1 == i
	}
	return best[from-1] != tagOrganization || best[i] == tagOutside || best[i] == tagOrganization
}

// joinsName reports whether word i and the one before it can be words of one name.
func (c *Chain) joinsName(i int) bool {
	switch t := &c.tokens[i]; t.joint {
	case jointSpace:
		return t.start == c.tokens[i-1].end+1 // cells of a table have more between them
	case jointDot:
		before := &c.tokens[i-1]
		return before.shape == shapeInitial || headSaints.has(before.hash)
	case jointHyphen, jointApostrophe, jointQuote:
		return true
	}
	return false
}

// looksNamed reports whether a word is more likely a name than an everyday word.
func (t *token) looksNamed() bool {
	switch {
	case t.phrase.IsName() || headSaints.has(t.hash):
		return true
	case t.class.Is(lexicon.Thing | lexicon.Title | lexicon.Occupation):
		return false
	case t.class.IsName():
		return t.class.Common() < 3 && !t.class.Is(lexicon.OrgWord) || t.class.Given() > 2 || t.class.Family() > 2
	}
	return t.isUnknown() && t.end-t.start > 3 && t.shape != shapeUpper && !nounEndings.has(t.ending)
}

// hyphened is the first of the words before word k, a head word, that hyphens join to it, where
// they are names, or k.
func (c *Chain) hyphened(k int) int {
	from, named := k, false
	for from > 0 && k-from < mostBeforeHead && c.tokens[from].joint == jointHyphen && c.tokens[from-1].shape != shapeNumber {
		from--
		named = named || c.tokens[from].isDistinct()
	}
	if !named && k-from < 2 || c.tokens[from].shape == shapeLower {
		return k
	}
	if from > 0 && c.tokens[from].joint == jointDot && headSaints.has(c.tokens[from-1].hash) {
		from-- // St.-Vincenz-Krankenhaus
	}
	return from
}

// isDistinct reports whether a word with a capital tells one institution from others.
func (t *token) isDistinct() bool {
	switch {
	case t.class.Is(lexicon.Demonym | lexicon.Religion):
		return false
	case t.shape == shapeLower || t.shape == shapeInitial || t.shape == shapeNumber || t.end-t.start < 3:
		return false
	case t.phrase.IsName():
		return true
	case t.class.Is(lexicon.OrgWord | lexicon.Thing | lexicon.Occupation):
		return false
	}
	return t.class.IsName() && t.class.Common() < 3 || t.isUnknown() && t.shape != shapeUpper || t.isUnknown() && t.end-t.start > 5
}

// beforeHead is the first word of the name that stands before word k, a head word, or k. Where it
// is named by what stands behind it, no name need be among them.
func (x *Scratch) beforeHead(text string, k int, kinds headKind, named bool) int {
	c := &x.chain
	from := k
	for i := k; i > 0 && k-i < mostBeforeHead && c.joinsName(i) && !x.isStreet(i-1); i-- {
		t := &c.tokens[i-1]
		if t.shape == shapeNumber || headTitles.has(t.hash) || t.shape == shapeLower && !x.isInner(i-1) || x.lattice.best[k] == tagOrganization && x.isOther(i-1, k) {
			break
		}
		if t.shape != shapeLower {
			from = i - 1
		}
	}
	from = x.withoutLeads(text, from, k)
	capitals := 0
	for i := from; i < k; i++ {
		t := &c.tokens[i]
		named = named || t.isDistinct() || kinds&headCivic != 0 && t.shape == shapeCapital && (t.class.Place() > 1 || t.class.Is(lexicon.Region))
		if t.shape == shapeCapital && !t.class.Is(lexicon.OrgWord) {
			capitals++
		}
	}
	if !named && !(kinds&headStrong != 0 && capitals > 1 && from == 0 && c.before == edgePlain && k == c.n-1 && theHash == c.outside[0]) {
		return k
	}
	return from
}

// withoutLeads is the first of the words from to k that is part of a name.
func (x *Scratch) withoutLeads(text string, from, k int) int {
	c := &x.chain
	for from < k {
		t := &c.tokens[from]
		if !headLeads.has(t.hash) && !(t.class.Common() > 1 && !headSaints.has(t.hash) && (!t.class.IsName() || x.lattice.best[from] == tagOutside) && t.shape == shapeCapital && beginsSentence(text, t.start)) && t.shape != shapeLower {
			break
		}
		from++
	}
	return from
}

// beforeForm is the first word of the firm of which word k is the legal form, where the model has
// not seen what stands right before that, or k.
func (x *Scratch) beforeForm(text string, k int) int {
	c, best := &x.chain, &x.lattice.best
	if k == 0 || best[k-1] != tagOutside || c.tokens[k-1].shape == shapeLower || c.tokens[k-1].shape == shapeNumber || !hasForm(text, c.tokens[k-1].end) {
		return k
	}
	if t := &c.tokens[k]; t.joint != jointSpace && t.joint != jointComma || t.shape == shapeUpper && c.tokens[k-1].shape == shapeUpper {
		return k // SAME AS
	}
	from := k - 1
	for i := from; i > 0 && k-i < mostBeforeHead && (c.joinsName(i) || c.tokens[i].joint == jointAmpersand); i-- {
		t := &c.tokens[i-1]
		if t.shape == shapeNumber || headTitles.has(t.hash) || x.isPerson(i-1) || x.isStreet(i-1) || t.shape == shapeLower && !headLinks.has(t.hash) && !andLinks.has(t.hash) {
			break
		}
		if t.shape != shapeLower {
			from = i - 1
		}
	}
	from = x.withoutLeads(text, from, k)
	capitals := 0
	for i := from; i < k; i++ {
		t := &c.tokens[i]
		if t.isDistinct() {
			return from
		}
		if t.shape == shapeCapital {
			capitals++
		}
	}
	if capitals > 1 && c.tokens[k].shape != shapeUpper {
		return from
	}
	return k
}

// isInner reports whether word i, which is in small letters, can stand inside of a name before a
// head word: the s of St Mary's, or of, as in University of Kent School.
func (x *Scratch) isInner(i int) bool {
	c := &x.chain
	t := &c.tokens[i]
	if t.joint == jointApostrophe {
		return t.end-t.start == 1
	}
	return t.hash == ofHash && i > 0 && !x.isPerson(i-1) && (c.tokens[i-1].class.Is(lexicon.OrgWord) || c.tokens[i-1].shape == shapeInitial)
}

// isOther reports whether word i has been taken for a person, or for a place before an organisation
// that goes on up to word k, or stands behind a person: Anna Meier Joined Royal Academy.
func (x *Scratch) isOther(i, k int) bool {
	best := &x.lattice.best
	return x.isPerson(i) || best[i] == tagOutside && i > 0 && x.isPerson(i-1) || best[i] != tagOutside && best[i] != tagOrganization && i+1 < k && best[i+1] == tagOrganization
}

// isPerson reports whether word i has been taken for one of the name of a person.
func (x *Scratch) isPerson(i int) bool {
	tag := x.lattice.best[i]
	return tag == tagPerson || tag == tagPersonInside
}

// isASCII reports whether all of a word is in ASCII.
func isASCII(word string) bool {
	for i := range len(word) {
		if word[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// Zum and zur begin names of inns with a capital as well: Gasthof Zur Linde.
var zumHash, zurHash = lexicon.HashOf("zum"), lexicon.HashOf("zur")

var theHash = lexicon.HashOf("the")

// inHash is of the Scandinavian word for in.
var inHash = lexicon.HashOf("i")

// tellSmall notes the institution of which a word in small letters behind the chain is a part: its
// head word, as in Skånes universitetssjukhus and Krajský soud v Plzni, or an adjective of that, as in
// Tribunal judiciaire de Bobigny.
func (x *Scratch) tellSmall(text string) {
	c := &x.chain
	last := c.n - 1
	t := &c.tokens[last]
	if t.end != c.end || t.shape != shapeCapital || c.end+1 >= len(text) || text[c.end] != ' ' || isCapital(text[c.end+1:]) || x.isStreet(last) {
		return
	}
	kinds, end := headOf(c.outside[2]), wordEnd(text, c.end+1)
	if kinds&headSmall != 0 && end+1 < len(text) && text[end] == ' ' && text[end+1] >= 'a' { // Oulun yliopistollinen sairaala
		if to := wordEnd(text, end+1); headOf(lexicon.HashOf(text[end+1:to]))&headSmall != 0 {
			end = to
		}
	}
	switch {
	case kinds&headSmall != 0 && (t.class.Place() > 0 || t.phrase.Place() > 0 || t.class.Is(lexicon.Region) || (t.isUnknown() && t.end-t.start >= longestShortTown || !beginsSentence(text, t.start) && !t.class.Is(lexicon.Demonym|lexicon.Thing|lexicon.Title))):
	case kinds&headInner != 0 && !t.class.IsName(), headOf(t.hash)&(headBefore|headWary) != 0 && headAdjectives.has(c.outside[2]):
		to := innerEnd(text, end)
		if to == end {
			return
		}
		end = to
	default:
		return
	}
	from := last
	for from > 0 && (c.tokens[from].inside || c.tokens[from].joint == jointHyphen) {
		from--
	}
	x.tell(from, c.n)
	c.told.added |= c.told.begins
	c.told.end = end
}

// longestShortTown is how long a word is at least that nothing knows and that is a town before a head
// in small letters though it begins a sentence, in bytes.
const longestShortTown = 7

// innerEnd is the end of the words with capitals of the name behind text[end], which one of
// innerLinks joins to it, or end.
func innerEnd(text string, end int) int {
	for range mostInner {
		i := skip(text, end, innerLinks[:]...)
		to := wordEnd(text, i)
		if i == end || to == i || !isCapital(text[i:]) {
			break
		}
		for n := 0; n < mostInner && to < len(text) && text[to] == '-'; n++ { // Saint-Sauveur-des-Monts
			k := wordEnd(text, to+1)
			if k == to+1 {
				break
			}
			to = k
		}
		end = to
	}
	return end
}

// mostInner bounds the words of such a name, and what hyphens join to one of them.
const mostInner = 4
