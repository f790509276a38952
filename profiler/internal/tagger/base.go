package tagger

import (
	"cmp"
	"slices"
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file tells what name an unknown word may be a form of. In half of the languages names have
// endings, and no lexicon has all forms of a name: Nyíregyházán is in Nyíregyháza, Лукашенка is of Лукашенко. Or
// a place has Cyrillic letters, and Latin ones on maps.

// formEndings are the endings of forms by family of languages, as the lexicon spells them, in small
// letters and without diacritics. Behind a colon stands what the name itself ends with instead, with commas
// between several; a hyphen is nothing.
var formEndings = []string{
	// Hungarian.
	"ban:- ben:- bol:- ba:- be:- nal:- nel:- tol:- hoz:- hez:- ra:- re:- rol:- ert:- ig:- nak:- nek:- val:- vel:- on:- en:- an:a n:- ott:- ett:- ot:- et:- t:- ek:- ne:- eknal:- eknek:-",
	"bbal:b bbel:b ddal:d ddel:d ggal:g ggel:g kkal:k kkel:k llal:l llel:l mmal:m mmel:m nnal:n nnel:n ppal:p ppel:p rral:r rrel:r ssal:s ssel:s ttal:t ttel:t sszal:sz sszel:sz nnyal:ny nnyel:ny ggyal:gy ggyel:gy llyal:ly llyel:ly",
	// Finnish, and the stems that change before an ending.
	"ssa:- sta:- lla:- lta:- lle:- na:- ksi:- n:- seen:- aan:a een:e iin:i oon:o uun:u yyn:y een:i",
	"essa:i esta:i ella:i elta:i elle:i en:i ksessa:s ksesta:s ksen:s ksella:s kselle:s sessa:nen sesta:nen sen:nen sella:nen selta:nen selle:nen sta:nen",
	"issa:- ista:- illa:- ilta:- ille:- iin:- in:- nnassa:nta nnasta:nta nnalla:nta nnalta:nta nnalle:nta nnan:nta joella:joki joelta:joki joelle:joki joen:joki maella:maki maelta:maki maelle:maki maen:maki lahdessa:lahti lahdesta:lahti lahden:lahti lahdella:lahti lahdelle:lahti",
	"ngissa:nki ngista:nki ngin:nki ngilla:nki ngille:nki rrassa:rta rrasta:rta rran:rta rralla:rta rralle:rta kassa:kka kasta:kka kan:kka kalla:kka kalle:kka kossa:kko kosta:kko kon:kko kolla:kko kolle:kko tissa:tti tista:tti tin:tti tilla:tti tille:tti nnissa:nti nnista:nti nnin:nti nnilla:nti nnille:nti ussa:ku usta:ku un:ku",
	// Estonian.
	"s:- st:- sse:- l:- lt:- le:- ga:- ni:-",
	// Lithuanian and Latvian.
	"uose:ai iuose:iai yje:ys,is eje:e oje:a ose:os io:is,ys iui:is,ys iu:iai o:as ui:as e:as u:as,us,a,ai aus:us os:a es:e i:s,e a:s am:s,a ai:a as:a em:e im:is",
	// Slavic languages in Latin letters.
	"a:-,o,e u:-,a,o,e em:-,o,e om:-,a,o ovi:-,a owi:-,a e:-,a ie:-,a,o ou:a y:a,- i:a,-,e ej:a o:a ach:y,e,a,i ech:e,y,i ich:e,i ami:y,e,a ic:ice ice:ik icich:ice icach:ice owie:ow om:y,e um:y iem:- iu:-,e,ie ia:-,e,ie",
	"dzie:d,da rze:r,ra cie:t,ta ze:g,ga,ha ce:k,ka,c,ca le:l,la sku:sk,sko wcu:wiec wca:wiec rku:rek lku:lek nku:nek zku:zek dku:dek tku:tek cu:ec,ac ca:ec,ac cem:ec,ac ka:ek ku:ek kiem:k,ek ki:k,ka giem:g dze:ga",
	"skiego:ski skiemu:ski skim:ski skiej:ska skou:ska ske:ska sky:sky eho:y emu:y ym:y,a ove:ova ovou:ova ego:y,e ych:e,y ym:e ej:a oj:a og:i om:i ovu:ov",
	// Romanian, and the Germanic s.
	"ului:-,u,ul ul:- ei:a,e ii:ia iei:ia",
	// Slavic languages in Cyrillic letters.
	"а:-,о,е,ь у:-,а,о,е ом:-,о ем:-,е,ь е:-,а,я,ь,е и:а,я,ь,й,і ы:а,- ой:а,ая ою:а ей:я,ь,а ю:я,ь,й я:ь,й,е ях:и,і ах:ы,и,і,а ам:ы,и ами:ы,и ові:-,о еві:ь,й ем:й,ь,ец ець:ець",
	"ца:ец цу:ец цом:ец це:ец,ца,ка ці:ка,ця,ець зі:га ка:ок,ко,к ку:ок,ко,ка ком:ок,ко,к ке:ка ки:ка ого:ый,ий,ое ому:ый,ий,ое ом:ый,ий,ое ской:ская ского:ский,ское скому:ский,ское ском:ск,ский,ское ским:ский ских:ские ову:ов,ова ове:ов ова:ов овым:ов,ово овой:ова ове:ово еве:ев,ево ине:ин,ино ину:ин,ина ином:ин иным:ин иной:ина еву:ев,ева евой:ева евым:ев",
	"і:-,а,я,о,ь ові:- ою:а ею:я ів:і,ів ів:ов єва:їв єві:їв єву:їв ова:ів ові:ів ську:ськ,ська,ське ського:ський,ське ської:ська ському:ський,ське ьку:ьк ні:на,нь,н лі:ль,ла,л рі:ра,р еві:ев,ів ня:нь",
	// Greek.
	"ου:ος,ο,ους ο:ος ον:ος ε:ος α:ας η:ης ας:α ης:η ων:α,ες,οι ους:οι,ος ιου:ι,ιο ες:α",
}

// A formEnding is an ending and what stands in its place in the name itself.
type formEnding struct {
	form  string
	names []string
}

// endingsOfForms are formEndings by the last two bytes of a word, the longest first.
var endingsOfForms = func() (by [1 << (2 * lastBits)][]formEnding) {
	all := map[string][]string{}
	for _, list := range formEndings {
		for _, entry := range strings.Fields(list) {
			form, names, _ := strings.Cut(entry, ":")
			for _, n := range strings.Split(strings.ReplaceAll(names, "-", ""), ",") {
				if !slices.Contains(all[form], n) {
					all[form] = append(all[form], n)
				}
			}
		}
	}
	for form, names := range all {
		if len(form) > 1 {
			k := lastTwo([]byte(form))
			by[k] = append(by[k], formEnding{form, names})
			continue
		}
		for before := range byte(1 << lastBits) {
			k := lastTwo([]byte{before, form[0]})
			by[k] = append(by[k], formEnding{form, names})
		}
	}
	for _, list := range by {
		slices.SortFunc(list, func(a, b formEnding) int {
			return cmp.Or(cmp.Compare(len(b.form), len(a.form)), strings.Compare(a.form, b.form))
		})
	}
	return by
}()

// lastBits is how many bits of each of the last two bytes tell endings apart.
const lastBits = 5

// lastTwo is where endingsOfForms has the endings of a word.
func lastTwo(word []byte) int {
	const mask = 1<<lastBits - 1
	n := len(word)
	return int(word[n-1]&mask)<<lastBits | int(word[n-2]&mask)
}

// leastBase is how many bytes of a word must be left when its ending is off.
const leastBase = 3

// longestForm bounds the words that are taken for forms, in bytes.
const longestForm = 24

// baseOf gives what the lexicon says of the name that an unknown word may be a form of: the class of
// the best known one, and how many bytes the ending has. It is zero where there is none.
func baseOf(word string) (best lexicon.Class, ending int) {
	var buf [lexicon.LongestWord + 8]byte
	folded := lexicon.AppendFolded(buf[:0], word)
	if len(folded) > longestForm || len(folded) <= leastBase {
		return 0, 0
	}
	cyrillic := folded[0] >= firstCyrillicByte && folded[0] < firstCaselessByte && isCapital(word)
	if cyrillic {
		best = spelledPlace(folded)
	}
	for _, e := range endingsOfForms[lastTwo(folded)] {
		at := len(folded) - len(e.form)
		if at < leastBase || string(folded[at:]) != e.form {
			continue
		}
		for _, n := range e.names {
			var buf [longestForm + 8]byte
			name := append(append(buf[:0], folded[:at]...), n...)
			class := lexicon.Find(lexicon.Hash(name))
			if class == 0 && cyrillic {
				class = spelledPlace(name)
			}
			if class.Common() < 2 && nameDegree(class) > nameDegree(best) {
				best, ending = class, len(e.form)
			}
		}
		if nameDegree(best) > 2 {
			break
		}
	}
	return best, ending
}

// BaseOf gives the class of the place, the land or the person that an unknown word may be a form of, with the ending of a case; or zero.
func BaseOf(word string) lexicon.Class {
	c, ending := baseOf(word)
	if ending == 0 {
		return 0
	}
	return c
}

// nameDegree is how well a word is known as a name of people or of a place, 0–3. Those of a degree
// of one are too many to say something about the forms of a word.
func nameDegree(c lexicon.Class) int {
	if c.Is(lexicon.Country | lexicon.Region) {
		return 3
	}
	if d := max(c.Given(), c.Family(), c.Place()); d > 1 {
		return d
	}
	return 0
}

// Values of knownWord.base: what baseOf gives in a byte.
const (
	baseUnasked = iota // nobody has asked yet
	baseNone
	baseSorts // from here on: of which sorts the name is, and how long the ending
)

// baseIn is what baseOf gives for the word, which it remembers.
func (k *knownWord) baseIn(word string) uint64 {
	if k.base == baseUnasked {
		k.base = baseNone
		if c, ending := baseOf(word); ending > 0 { // what is only spelled in other letters has no ending
			k.base = baseSorts + uint8(brief(c)&7<<3|bit(c.Common() > 0)<<2|uint64(min(ending, 4)-1))
		}
	}
	return uint64(k.base)
}

// base is baseIn for word i of the chain of a text.
func (c *Chain) base(text string, i int) uint64 {
	t := &c.tokens[i]
	if t.forgotten {
		return baseNone
	}
	return c.known.at(text, t.start, t.end).baseIn(text[t.start:t.end])
}

// What a form of a name is worth that the weights do not take for one: that of a well-known name, and
// that of another.
const formWell, formUsual = 0.75, 0.6

// leastForm is how many bytes a form has at least, and leastEnding its ending where the name is not among
// the best known. leastFirstEnding is the same of one that begins a sentence.
const leastForm, leastEnding, leastFirstEnding = 5, 2, 3

// beforeForms are the words of languages with endings that stand before places.
var beforeForms = hashSet("u v ve w we iz do na od ze z zo kod kraj blizu prema preko pod pri ob nad " +
	"в во у з із зі до од од под возле около близ під біля на из iš į prie no uz pie pa līdz из")

// formSpan gives word i of the chain where it is a form of a name inside of a sentence in small letters,
// whose languages write nothing but names with capitals.
func (c *Chain) formSpan(text string, i int) (s Span, ok bool) {
	t := &c.tokens[i]
	if t.shape != shapeCapital || t.class.Common() > 1 || t.class.IsName() || t.end-t.start < leastForm || c.low ||
		i > 0 && (t.joint != jointSpace || c.tokens[i-1].shape != shapeLower) || i == 0 && c.before != edgePlain && c.before != edgeLine && c.before != edgeStop ||
		i < c.n-1 && c.tokens[i+1].shape != shapeLower {
		return s, false
	}
	if numberFollows(text, skip(text, t.end, ",")) || c.isStreetBefore(text, t.start) {
		return s, false // ул. Чехова
	}
	class, ending := baseOf(text[t.start:t.end])
	degree, before := nameDegree(class), c.outside[0]
	if i > 0 {
		before = c.tokens[i-1].hash
	}
	isPlace := class.Place() > 1 || class.Is(lexicon.Country|lexicon.Region)
	if i == 0 && c.before != edgePlain && (!isPlace || ending < leastFirstEnding) {
		return s, false // any word begins a sentence
	}
	if degree == 0 || degree < 3 && ending < leastEnding && !(isPlace && beforeForms.has(before)) || !isPlace && class.Given() < 3 {
		return s, false
	}
	s = Span{t.start, t.end, Location, formUsual}
	if !isPlace {
		s.Label = Person
	}
	if degree > 2 {
		s.Confidence = formWell
	}
	return s, true
}

// shortKinds are short kinds of streets that are other words as well.
var shortKinds = hashSet("ul ул вул str nám tř pl пл пер пр бул οδός οδού")

// isStreetBefore reports whether a kind of street stands before the word at text[start].
func (c *Chain) isStreetBefore(text string, start int) bool {
	from, to := wordBefore(text, start)
	return from < to && (lexicon.Lookup(text[from:to]).Is(lexicon.Street) || shortKinds.has(lexicon.HashOf(text[from:to])))
}
