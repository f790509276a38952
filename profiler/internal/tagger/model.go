package tagger

import (
	_ "embed"
	"encoding/binary"
	"errors"
	"math"
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

//go:embed model.bin
var builtInFile []byte

var builtIn = mustModel(builtInFile)

// A Model is what has been learned. It never changes.
type Model struct {
	weights     *[Rows * rowBytes]byte // the rows
	transitions [tags][tags]int32
	into        [tags][tags]int32 // the same by the second tag
	sure        int32             // by how much a word must be outside of names for no way to lead elsewhere
	slope, base [Learned]float64  // of the logarithm of the odds of a name, over its margin
}

// NewModel reads a model that [Encode] has written. It keeps the file, which must not be
// changed any more.
func NewModel(file []byte) (*Model, error) {
	if len(file) != modelBytes {
		return nil, errors.New("tagger: the file of the weights does not have the right length")
	}
	m := &Model{weights: (*[Rows * rowBytes]byte)(file[headBytes:])}
	for a := range tags {
		for b := range tags {
			at := 2 * (a*tags + b)
			m.transitions[a][b] = int32(uint16(file[at])|uint16(file[at+1])<<8) - weightBias
			if !follows(a, b) {
				m.transitions[a][b] = impossible
			}
			m.into[b][a] = m.transitions[a][b]
		}
	}
	// A way that leaves tagOutside for k words goes over k+1 transitions. It cannot
	// gain more by them than twice k times what the best one has before that from
	// tagOutside to itself.
	for a := range tags {
		for b := range tags {
			m.sure = max(m.sure, 2*(m.transitions[a][b]-m.transitions[tagOutside][tagOutside]))
		}
	}
	for l := range m.slope {
		at := 2*tags*tags + 8*l
		word := binary.LittleEndian.Uint64(file[at : at+8])
		m.slope[l] = float64(math.Float32frombits(uint32(word)))
		m.base[l] = float64(math.Float32frombits(uint32(word >> 32)))
	}
	return m, nil
}

func mustModel(file []byte) *Model {
	m, err := NewModel(file)
	if err != nil {
		panic(err)
	}
	return m
}

// The tags of words: outside of names, the first word of a name, another one of it.
// Those of organisations, streets and postcodes stand for all words, since two of a
// kind seldom follow each other.
const (
	tagOutside = iota
	tagPerson
	tagPersonInside
	tagLocation
	tagLocationInside
	tagOrganization
	tagStreet
	tagPostcode
	tags
)

// The file of the weights begins with those of the transitions, from tag to tag, 16 bits
// each. The slope and the base of each label follow, as floating-point numbers of 32
// bits, and then the rows of the features, 8 bits a weight. All is little endian.
//
// The eight weights of a row are one word of 64 bits: those of the first four tags are
// its even bytes, those of the others its odd ones. Each half is added up in four sums of 16
// bits at once. So that no weight is negative they are stored with rowBias added, and no
// sum of mostFeatures of them runs over.
const (
	weightScale = 96 // of transitions and of sums
	weightBias  = 1 << 10
	rowScale    = 24 // of the weights of rows
	rowBias     = 1 << 7
	rowBytes    = tags
	headBytes   = 2*tags*tags + 8*int(Learned)
	modelBytes  = headBytes + rowBytes<<rowBits
)

// follows reports whether tag b can follow tag a; a name does not go on where
// none is.
func follows(a, b int) bool {
	return b != tagPersonInside && b != tagLocationInside || a == b || a == b-1
}

// goesOn reports whether a word with tag b goes on with the name of the word before
// it, which has tag a.
func goesOn(a, b uint8) bool {
	switch b {
	case tagPersonInside, tagLocationInside:
		return true
	case tagOrganization, tagStreet, tagPostcode:
		return a == b
	}
	return false
}

const impossible = math.MinInt32 / 4

// A lattice holds the scores of all ways to tag a chain.
type lattice struct {
	local    [MostTokens][tags]int32 // of a tag by the features of its word
	forward  [MostTokens][tags]int32 // of the best way up to a tag
	backward [MostTokens][tags]int32 // of the best way behind it, from the first name on
	best     [MostTokens]uint8
}

// decode tags the chain of a text.
func (x *Scratch) decode(text string, m *Model) {
	c, l := &x.chain, &x.lattice
	for i := range c.n {
		m.score(&l.local[i], c, text, i) // nothing waits here for the weights of a word
	}
	nothing := true
	for i := range c.n {
		s := &l.local[i]
		nothing = nothing && s[tagOutside]-max(s[1], s[2], s[3], s[4], s[5], s[6], s[7]) > m.sure
	}
	if nothing {
		clear(l.best[:c.n]) // tagOutside
		return
	}
	l.run(c.n, m)
}

func load(s string) uint64 {
	_ = s[7]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}

// runPlainly is run for all processors. Into the tags inside of names few others lead. There
// are no branches on the way from word to word, since nobody could foresee them.
func (l *lattice) runPlainly(n int, m *Model) {
	t, into := &m.transitions, &m.into
	l.forward[0] = l.local[0]
	l.forward[0][tagPersonInside], l.forward[0][tagLocationInside] = impossible, impossible // see follows
	for i := 1; i < n; i++ {
		before, at, local := &l.forward[i-1], &l.forward[i], &l.local[i]
		at[tagPersonInside] = max(max(before[tagPerson]+t[tagPerson][tagPersonInside], before[tagPersonInside]+t[tagPersonInside][tagPersonInside])+local[tagPersonInside], impossible)
		at[tagLocationInside] = max(max(before[tagLocation]+t[tagLocation][tagLocationInside], before[tagLocationInside]+t[tagLocationInside][tagLocationInside])+local[tagLocationInside], impossible)
		a, b, c, d, e, f, g, h := before[0], before[1], before[2], before[3], before[4], before[5], before[6], before[7]
		best := func(w *[tags]int32) int32 {
			return max(a+w[0], b+w[1], c+w[2], d+w[3], e+w[4], f+w[5], g+w[6], h+w[7])
		}
		at[tagOutside] = local[tagOutside] + best(&into[tagOutside])
		at[tagPerson] = local[tagPerson] + best(&into[tagPerson])
		at[tagLocation] = local[tagLocation] + best(&into[tagLocation])
		at[tagOrganization] = local[tagOrganization] + best(&into[tagOrganization])
		at[tagStreet] = local[tagStreet] + best(&into[tagStreet])
		at[tagPostcode] = local[tagPostcode] + best(&into[tagPostcode])
	}
	last := firstOf(&l.forward[n-1], &zeros)
	first := n
	for i := n - 1; ; i-- {
		l.best[i] = uint8(last)
		if last != tagOutside {
			first = i
		}
		if i == 0 {
			break
		}
		last = firstOf(&l.forward[i-1], &into[last])
	}
	if first == n {
		return // no names
	}
	l.backward[n-1] = [tags]int32{}
	for i := n - 2; i >= first; i-- {
		behind, local := l.backward[i+1], &l.local[i+1]
		inPerson, inLocation := behind[tagPersonInside]+local[tagPersonInside], behind[tagLocationInside]+local[tagLocationInside]
		a, b, c, d, e, f := behind[tagOutside]+local[tagOutside], behind[tagPerson]+local[tagPerson], behind[tagLocation]+local[tagLocation],
			behind[tagOrganization]+local[tagOrganization], behind[tagStreet]+local[tagStreet], behind[tagPostcode]+local[tagPostcode]
		best := func(w *[tags]int32) int32 {
			return max(a+w[tagOutside], b+w[tagPerson], c+w[tagLocation], d+w[tagOrganization], e+w[tagStreet], f+w[tagPostcode])
		}
		l.backward[i] = [tags]int32{
			tagOutside:        best(&t[tagOutside]),
			tagPerson:         max(best(&t[tagPerson]), inPerson+t[tagPerson][tagPersonInside]),
			tagPersonInside:   max(best(&t[tagPersonInside]), inPerson+t[tagPersonInside][tagPersonInside]),
			tagLocation:       max(best(&t[tagLocation]), inLocation+t[tagLocation][tagLocationInside]),
			tagLocationInside: max(best(&t[tagLocationInside]), inLocation+t[tagLocationInside][tagLocationInside]),
			tagOrganization:   best(&t[tagOrganization]),
			tagStreet:         best(&t[tagStreet]),
			tagPostcode:       best(&t[tagPostcode]),
		}
	}
}

var zeros [tags]int32

func greatest(a *[tags]int32) int32 {
	return max(max(a[0], a[1]), max(a[2], a[3]), max(a[4], a[5]), max(a[6], a[7]))
}

// firstOf is the first of the tags with the greatest sum of two rows: the one before another
// one on the best way to that.
func firstOf(a, b *[tags]int32) int {
	of := func(k int) int64 { return int64(a[k]+b[k])<<3 | int64(tags-1-k) }
	return tags - 1 - int(max(max(of(0), of(1)), max(of(2), of(3)), max(of(4), of(5)), max(of(6), of(7)))&(tags-1))
}

// nameEnd is the end of the words that go on with the name of word i of n.
func (l *lattice) nameEnd(i, n int) int {
	for i++; i < n && goesOn(l.best[i-1], l.best[i]); i++ {
	}
	return i
}

// labelOf is the label of a name that begins with a word.
func labelOf(tag uint8, t *token) Label {
	switch tag {
	case tagPerson:
		return Person
	case tagOrganization:
		return Organization
	case tagStreet:
		return Street
	case tagPostcode:
		return Postcode
	}
	class := t.class
	if t.phrase.Place() > 0 || t.phrase.Is(lexicon.Country|lexicon.Region|lexicon.Religion|lexicon.Demonym) {
		class = t.phrase // South Korean
	}
	switch {
	case class.Is(lexicon.Religion) && !class.Is(lexicon.Country) && class.Place() < 2:
		return Religion // that part of Russia has a Jewish one in its name
	case class.Is(lexicon.Country|lexicon.Region) || class.Place() > 1:
	case class.Is(lexicon.Demonym):
		return Nationality
	}
	return Location
}

// practice is how sure the practice of a doctor is: surer than the doctor.
const practice = 0.92

var doctorHash = lexicon.HashOf("dr")

// leastFirm is how sure a company with a legal form is at least.
const leastFirm = 0.7

// appendSpans appends the names of the best way.
func (x *Scratch) appendSpans(dst []Span, text string, m *Model) []Span {
	c, l := &x.chain, &x.lattice
	for i := 0; i < c.n; {
		if l.best[i] == tagOutside {
			if s, ok := c.formSpan(text, i); ok {
				dst = append(dst, s)
			} else if s, ok := c.placeSpan(text, i); ok {
				dst = append(dst, s)
			}
			i++
			continue
		}
		from, suffixed, told, added := i, false, c.told.begins>>i&1 == 1, c.told.added>>i&1 == 1
		margin := l.margin(i)
		for i++; i < c.n && goesOn(l.best[i-1], l.best[i]) && c.told.begins>>i&1 == 0; i++ {
			if l.best[i] == tagOrganization && c.partsOrgs(from, i, l.nameEnd(i, c.n)) {
				break
			}
			if l.best[i] == tagPersonInside && i > from+1 && suffixEnd(text, c.tokens[i-1].end) >= c.tokens[i].end {
				suffixed = true
				continue // Jr. behind two names leaves no doubt about them
			}
			suffixed = false
			margin = min(margin, l.margin(i))
		}
		if l.best[from] == tagPerson && i > from+1 && suffixEnd(text, c.tokens[i-1].end) > c.tokens[i-1].end {
			suffixed = true
		}
		if i < c.n && !suffixed && c.told.words>>i&1 == 0 {
			margin = min(margin, l.margin(i)) // where it ends
		}
		label := labelOf(l.best[from], &c.tokens[from])
		initialled := label == Organization && !added && c.isInitialled(from, i)
		if initialled {
			label = Person
		}
		if t := &c.tokens[from]; !t.inside && (label == Location && t.phrase.Is(lexicon.Country|lexicon.Region) || label == Organization && t.phrase.Is(lexicon.Organization)) {
			for i < c.n && c.tokens[i].inside {
				i++ // Bosnia and Herzegovina
			}
		}
		if label == Person || label == Location {
			from = c.behindStart(text, from, i)
		}
		if label == Organization && c.low {
			if from = c.behindVerbs(from, i); from == i {
				continue
			}
		}
		if c.initials(from, i) || label == Person && c.isNobody(from, i) || i-from == 1 && c.isOnlyWord(text, from, label) {
			continue
		}
		end := c.tokens[i-1].end
		if last := &c.tokens[i-1]; end < len(text) && text[end] == '.' && (last.shape == shapeInitial || label == Organization && last.class.Is(lexicon.OrgWord) && lexicon.Lookup(text[last.start:end+1]).Is(lexicon.OrgWord)) {
			end++ // the dot of John F. or Acme Inc.
		}
		switch label {
		case Street:
			from = c.houseNumber(from, i)
		case Organization:
			if i > from+1 && c.tokens[from].class.Is(lexicon.NameSuffix) && c.tokens[from+1].joint == jointComma {
				from++ // MBA, University of York
			}
		}
		start := c.tokens[from].start
		switch label {
		case Person:
			if k := suffixEnd(text, end); k > end && i > from+1 {
				end = k
				for i < c.n && c.tokens[i].start < end {
					i++
				}
			}
			fallthrough
		case Location:
			if isFirm(text, end) {
				label = Organization
			}
		case Organization:
			if k := x.beforeLegal(text, from, i); k < from {
				start = c.tokens[k].start
				for n := len(dst); n > 0 && dst[n-1].Start >= start; n = len(dst) {
					dst = dst[:n-1] // a person or a place that is the beginning of its name
				}
			} else if a, b := wordBefore(text, start); from == 0 && i == 1 && a < b && b == start-1 && a >= c.done && shapeOf(text[a:b]) == shapeInner && isFirm(text, b) && !gluedBefore(text, a) {
				start = a // eKontor LLC
			}
		}
		if label == Organization && i == c.n {
			end = max(end, c.told.end)
		}
		if label == Organization && from == 0 && c.told.front {
			start = max(c.told.start, c.done)
		}
		firm := label == Organization && (isFirm(text, end) || i > from+1 && isFirm(text, c.tokens[i-2].end))
		if label == Organization {
			least := c.done
			if len(dst) > 0 {
				least = max(least, dst[len(dst)-1].End)
			}
			start, end = orgBounds(text, start, end, least)
			if text[start] >= firstCyrillicByte && isOfAnyTown(text, start, end) {
				continue
			}
			for i < c.n && c.tokens[i].start < end {
				i++
			}
			c.end = max(c.end, end)
		}
		if label == Street {
			if k := from - 1; k >= 0 && l.best[k] == tagOutside && c.tokens[k].shape == shapeNumber && c.tokens[from].joint == jointSpace && !c.isNumbered(from, i) {
				start = c.tokens[k].start // the number of the house
			} else if k := streetStart(text, start, c.done); k < start {
				start = k
				if n, m := numberBefore(text, k, c.done); n < m {
					start = n
				}
				if len(dst) > 0 {
					start = max(start, min(dst[len(dst)-1].End, c.tokens[from].start))
				}
			}
			least := c.done
			if len(dst) > 0 {
				least = max(least, dst[len(dst)-1].End)
			}
			if start, end = StreetBounds(text, start, end, least); c.isCounted(from, i) || c.isRegionCode(from, i) || isNumber(text[start:end]) || isOnlyNumber(text[start:end]) {
				continue
			}
			for i < c.n && c.tokens[i].start < end {
				i++
			}
			if i == c.n {
				c.end = max(c.end, end)
			}
		}
		p := m.confidence(label, margin)
		if firm {
			p = max(p, leastFirm)
		}
		switch {
		case added && from+2 < i && c.tokens[from+1].hash == doctorHash:
			p = practice
		case added:
			p = leastFirm
		case told && label == Organization:
			p = max(p, leastFirm) // the model has seen the same
		case initialled:
			p = max(p, m.confidence(Organization, margin))
		case i-from == 1 && p < formWell:
			if form, ok := c.formSpan(text, from); ok && form.Label == label {
				p = max(p, form.Confidence)
			} else if place, ok := c.placeSpan(text, from); ok && (label == Location || place.Confidence > p) {
				label, p = Location, max(p, place.Confidence)
			}
		}
		if p < leastLonePlace && label == Location && c.low && i-from == 1 && c.n == 1 && c.tokens[from].isUnknown() && mayBeNoPlace(text[c.tokens[from].start:c.tokens[from].end]) {
			continue
		}
		if n := len(dst); label == Organization && n > 0 && dst[n-1].Label == Person && c.isNoble(from, dst[n-1].End) {
			dst[n-1].End = end
			continue
		}
		dst = append(dst, Span{start, end, label, p})
		if label == Person {
			n := len(dst)
			dst = c.appendBeside(dst, text, p)
			for i < c.n && len(dst) > n && c.tokens[i].start < dst[len(dst)-1].End {
				i++
			}
		}
	}
	return dst
}

// beforeLegal is the first word of the company of which words from to i are the legal form or end
// with it, where words with capitals before them are none of it yet. Before a legal form alone they
// may have been read as a person or a place. Where there is none it is from.
func (x *Scratch) beforeLegal(text string, from, i int) int {
	c, l := &x.chain, &x.lattice
	if from == 0 || c.low && i > from+1 {
		return from
	}
	most := uint8(tagLocationInside)
	switch last := c.tokens[from-1].end; {
	case orgTail(text, last) >= c.tokens[i-1].end && (isFirm(text, last) || text[last] == ',' && isFirm(text, last+1)): // the legal form is all that was found
	case c.tokens[from].joint == jointSpace && (hasForm(text, c.tokens[i-1].end) || i > from+1 && isFirm(text, c.tokens[i-2].end)):
		most = tagOutside
	default:
		return from
	}
	k := from
	for k > 0 && l.best[k-1] <= most && c.tokens[k-1].shape != shapeLower && c.tokens[k-1].shape != shapeNumber && (k == from || c.tokens[k].joint == jointSpace || c.tokens[k].joint == jointHyphen || c.tokens[k].joint == jointAmpersand) {
		if t := &c.tokens[k-1]; (k < from || most == tagOutside) && (t.class.Common() > 1 && beginsSentence(text, t.start) || t.class.Is(lexicon.Title)) {
			break
		}
		k--
	}
	return k
}

// isInitialled reports whether words from to i are initials with dots and one name, as people have
// them: H. MCGILLICUDDY.
func (c *Chain) isInitialled(from, i int) bool {
	k := from
	for k < i && c.tokens[k].shape == shapeInitial && k+1 < i && c.tokens[k+1].joint == jointDot && c.tokens[k+1].start > c.tokens[k].end+1 {
		k++
	}
	last := &c.tokens[i-1]
	return k > from && k == i-1 && last.end-last.start > longestShort && last.shape != shapeLower && !last.class.Is(lexicon.OrgWord|lexicon.Organization|lexicon.Thing) && last.class.Common() < 2
}

// isNoble reports whether word from is the estate in the name of a person that ends at an offset:
// nothing but a title and von stands between.
func (c *Chain) isNoble(from, end int) bool {
	return from > 2 && c.tokens[from-1].shape == shapeLower && nobleTitles.has(c.tokens[from-2].hash) && c.tokens[from-3].end == end
}

// isNumbered reports whether the words from to i, which are a street, begin or end with a
// number: one before them is no number of the house.
func (c *Chain) isNumbered(from, i int) bool {
	return c.tokens[from].shape == shapeNumber || c.tokens[i-1].shape == shapeNumber && !unitWords.words.has(c.tokens[max(from, i-2)].hash)
}

// countedWords are what numbers count beside streets.
var countedWords = hashSet("lane room floor building gate seat track court platform suite unit apt level block way flat drive place route highway line section part בן בת")

// mostHouseDigits is how many digits the number of a house behind a name has at most.
const mostHouseDigits = 4

// isOnlyNumber reports whether a street is the word for a number with a number behind it or
// none, such as No. 22, or one word and a number that is too long for a house.
func isOnlyNumber(street string) bool {
	e := wordEnd(street, 0)
	if e == 0 {
		return false
	}
	marked := numberWords.has(street[:e]) || street[:e] == "नं"
	if e == len(street) {
		return marked
	}
	k := skip(street, e, ". ", ".", " ")
	return k > e && k < len(street) && isNumber(street[k:]) && (marked || len(street)-k > mostHouseDigits)
}

// isCounted reports whether words from to i are one word that things are counted by and
// its number, such as Lane 6, and not a street.
func (c *Chain) isCounted(from, i int) bool {
	t := &c.tokens[from]
	if t.shape == shapeNumber || i > from+1 && c.tokens[from+1].shape != shapeNumber {
		return false
	}
	return countedWords.has(t.hash)
}

// isRegionCode reports whether words from to i are the short form of a region and a
// postcode, such as TX 25916.
func (c *Chain) isRegionCode(from, i int) bool {
	if i-from != 2 || c.tokens[from].shape != shapeUpper || c.tokens[from+1].shape != shapeNumber {
		return false
	}
	return c.tokens[from].end-c.tokens[from].start <= 3 && c.tokens[from+1].end-c.tokens[from+1].start >= 4
}

// behindStart is the first word of the name of words from to i, without the word that
// only begins the sentence: Pero in Pero García, Avis de in Avis de Lukas.
func (c *Chain) behindStart(text string, from, i int) int {
	t := &c.tokens[from]
	if i-from < 2 || t.shape != shapeCapital || t.class.Common() < 2 || t.class.Given() > 1 || t.class.Family() > 1 || t.class.Place() > 1 || t.class.Common() == 2 && t.class.Given()+t.class.Family() > 0 ||
		t.class.Is(lexicon.Title|lexicon.Country|lexicon.Region) || c.tokens[from+1].joint != jointSpace || !beginsSentence(text, t.start) {
		return from
	}
	k := from + 1
	for k < i && c.tokens[k].shape == shapeLower {
		k++
	}
	if k == i || c.tokens[k].shape == shapeNumber || c.tokens[k].shape == shapeInitial {
		return from
	}
	return k
}

// leastLonePlace is how sure a place is at least that is one word which nothing knows and for
// which mayBeNoPlace holds.
const leastLonePlace = 0.78

// mayBeNoPlace reports whether a word is of an Indic script, where most words that nothing knows
// are everyday ones that the lexicon lacks, or an Arabic kind of organisation with the article,
// as in the room, which is chamber as well.
func mayBeNoPlace(word string) bool {
	if word[0] >= firstIndicByte {
		return true
	}
	if !strings.HasPrefix(word, "ال") {
		return false
	}
	kind := lexicon.Lookup(word[len("ال"):])
	return kind.Is(lexicon.OrgWord) && !kind.IsName()
}

// isOnlyWord reports whether word k, which alone is taken for a name, is a word of
// everyday language and hardly a name: many sentences and lines begin with one.
func (c *Chain) isOnlyWord(text string, k int, label Label) bool {
	t := &c.tokens[k]
	if t.isUnknown() && (t.shape == shapeLower && codeWords.has(t.hash) || label == Person && t.shape == shapeInner && !innerNames[beginningOf(text[t.start:t.end])]) {
		return true
	}
	if t.class.Common() < 2 || t.phrase != 0 {
		return false
	}
	switch label {
	case Person:
		return t.class.Given() == 0 && t.class.Family() < 2 && !(k == 0 && lexicon.Find(c.outside[0]).Is(lexicon.Title)) && !(k > 0 && c.tokens[k-1].class.Is(lexicon.Title))
	case Location:
		return t.class.Place() < 2 && !t.class.Is(lexicon.Country|lexicon.Region)
	case Organization: // where somebody works: (Warehouse), or a department behind an institution
		return k > 0 && t.joint == jointComma && !t.class.IsName() && !t.class.Is(lexicon.OrgWord) || c.n == 1 && c.before == edgeBracket && t.end < len(text) && text[t.end] == ')' && !t.class.Is(lexicon.Organization)
	}
	return false
}

// codeWords are words of programs in small letters that no lexicon of a language has.
var codeWords = hashSet("func struct nil const var int uint bool impl enum elif def curl sudo grep npm stdin stdout stderr println printf goto async await init args argv chmod mkdir fmt uintptr errno typeof instanceof kubectl")

// innerNames are the first three letters of words with capitals inside that are names,
// such as McAnn, DeAndre, LeBron and VanDyke. Other such words are those of programs.
var innerNames = func() map[uint64]bool {
	set := map[uint64]bool{}
	for _, begin := range [...]string{"mc", "de", "le", "la", "di", "du", "da", "al", "el", "st", "van", "von", "mac", "fit", "jea", "joa", "ann", "mar"} {
		if len(begin) == 3 {
			set[lexicon.HashOf(begin)] = true
			continue
		}
		for c := 'a'; c <= 'z'; c++ {
			set[lexicon.HashOf(begin+string(c))] = true
		}
	}
	return set
}()

// nobody are words that letters begin with and that name nobody.
var nobody = hashSet("damen herren herrn ladies gentlemen messieurs mesdames señores señoras signori signore senhores senhoras heren dames kolleginnen kollegen sir madam " +
	"госпожа господа дамы панове колеги коллеги " +
	"minä undertecknad undertegnede allekirjoittanut alulírott podepsaný podepsaná níže podpísaný podpísaná niżej podpisany unterzeichneter unterzeichnete unterzeichnende soussigné soussignée suscrito suscrita abajo firmante sottoscritto sottoscritta ondergetekende subsemnatul subsemnata")

// isNobody reports whether words from to i are all of those, or connect them.
func (c *Chain) isNobody(from, i int) bool {
	for k := from; k < i; k++ {
		t := &c.tokens[k]
		if t.shape != shapeLower && !nobody.has(t.hash) {
			return false
		}
	}
	return !c.low
}

// initials reports whether words from to i are single letters, which name nobody.
func (c *Chain) initials(from, i int) bool {
	for k := from; k < i; k++ {
		if t := &c.tokens[k]; t.shape != shapeInitial || t.end-t.start > 1 {
			return false
		}
	}
	return true
}

// houseNumber is the first word of the street of words from to i, of which the first
// may be a number that belongs to something else: a house has one number.
func (c *Chain) houseNumber(from, i int) int {
	number := func(k int) bool { return c.tokens[k].shape == shapeNumber }
	for from+2 < i && number(from) && number(from+1) && c.tokens[from+1].joint == jointSpace {
		from++ // 23 8 High Street
	}
	if i-from > 2 && number(from) && number(i-1) && c.tokens[i-1].joint == jointSpace && !c.tokens[i-2].class.Is(lexicon.Street) {
		from++ // 87 Hauptstraße 69
	}
	return from
}

// margin is by how much the best way beats the best one with another tag at word i.
func (l *lattice) margin(i int) int32 {
	f, b := &l.forward[i], &l.backward[i]
	sums := [tags]int32{f[0] + b[0], f[1] + b[1], f[2] + b[2], f[3] + b[3], f[4] + b[4], f[5] + b[5], f[6] + b[6], f[7] + b[7]}
	best := &sums[l.best[i]%tags]
	total := *best
	*best = math.MinInt32
	return total - greatest(&sums)
}

// confidence is the probability that a name with a margin is right.
func (m *Model) confidence(l Label, margin int32) float64 {
	return logistic(m.slope[l]*float64(margin)/weightScale + m.base[l])
}

func logistic(odds float64) float64 { return 1 / (1 + math.Exp(-odds)) }
