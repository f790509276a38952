package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file looks at lists within a sentence, of single words with commas and one and between
// them: roses, lilies and jasmine. Among everyday words one that may be a name is none. Words in
// small letters say so of a word only where every word would have a capital, which is where
// the sentence begins: mum, dad and Anna are not all things.

// andWords stand before the last item of a list.
var andWords = withCapitals("and or und oder sowie et ou y e o u i oraz lub en of och eller og a nebo és vagy și sau ja tai ve veya и или й та або dan atau")

// plants are flowers, herbs and trees that people are called by as well. In a list of them alone none
// is somebody's.
var plants = withCapitals("rose lily lilly daisy violet iris heather ivy holly hazel olive myrtle jasmine poppy marigold dahlia camellia magnolia primrose rosemary basil sage ginger saffron laurel willow fern bryony clover hyacinth lavender petunia begonia zinnia verbena azalea aster tulip lotus " +
	"lilie lilien rosen veilchen viola jasmin margerite nelke dahlie salbei thymian rosmarin basilikum violette marguerite capucine églantine hortense jacinthe garance lilas anémone pervenche mimosa romarin basilic sauge thym laurier fleur rosa azucena violeta margarita hortensia jazmín dalia camelia amapola begoña romero albahaca salvia iris " +
	"margherita ginestra gelsomino giacinta ortensia dalia camelia rosmarino basilico salvia alloro margarida hortênsia jasmim dália camélia açucena roos lelie viooltje margriet jasmijn madelief róża lilia malwa kalina jaśmin fiołek irys stokrotka wrzos róże róża růže lilie fialka jasmín kopretina ruža ľalia fialka " +
	"ros lilja viol blåklint jasmin ljung ruusu orvokki kielo vuokko kukka lumme kanerva rózsa liliom ibolya jázmin viola nefelejcs trandafir crin violetă iasomie bujor gül lale menekşe yasemin nergis sümbül papatya zambak роза лилия мальва фиалка жасмин ирис маргаритка лили роза лілія мальва фіалка калина ружа теменужка ruža ljiljan jasmina perunika vrtnica " +
	"mawar melati dahlia τριαντάφυλλο γαρδένια δάφνη μυρσίνη ίρις")

// Bounds of what is looked at of a list, on either side.
const (
	mostListWords   = 4
	longestAndWord  = 6 // bytes
	fewestListWords = 2 // everyday words that make a list one of things
)

// isListedThing reports whether the word text[start:end] is an item of such a list of things.
func isListedThing(text string, start, end int) bool {
	begins := start == 0 || strings.HasSuffix(text[:start], ". ") || text[start-1] == '\n'
	plain, and, plant := 0, false, inSet(plants, text[start:end])
	note := func(from, to int) (ok bool) {
		word := text[from:to]
		c := lexicon.Lookup(word)
		_, capital := wordAt(text, from)
		switch usual := c.Given() > 1 || c.Place() > 1 || c.Family() > 1 && c.Common() < 3 || c.Is(lexicon.Country|lexicon.Region|lexicon.Demonym|lexicon.Title|lexicon.Occupation); {
		case plant && inSet(plants, word):
			plain++
		case inSet(kin, word), usual && capital, capital && c.Common() == 0, !capital && !begins:
			return false
		case c.Common() > 0:
			plain++
		}
		return true
	}
	for i := end; plain < mostListWords; {
		from, last := nextItem(text, i)
		if from == i {
			break
		}
		to, _ := wordAt(text, from)
		next, _ := nextItem(text, to)
		if to == from || !last && next == to || !note(from, to) {
			return false // somebody else, or no list
		}
		i, and = to, and || last
		if last {
			break
		}
	}
	for i := start; plain < 2*mostListWords; {
		to, last := itemEnd(text, i)
		if to == i {
			break
		}
		from := wordStartWithin(text, to, to-longestWord)
		if from == to || !note(from, to) {
			return false
		}
		i, and = from, and || last
	}
	return and && plain >= fewestListWords
}

// nextItem is where the item begins behind the one that ends at text[i], and whether it is the
// last one; or i.
func nextItem(text string, i int) (from int, last bool) {
	from = i
	if strings.HasPrefix(text[from:], ", ") {
		from += 2
	} else if strings.HasPrefix(text[from:], " ") {
		from++
	} else {
		return i, false
	}
	if end, _ := wordAt(text, from); end > from && end-from <= longestAndWord && end < len(text) && text[end] == ' ' && isAndWord(text[from:end]) {
		return end + 1, true
	}
	if text[i] == ',' {
		return from, false
	}
	return i, false
}

// isAndWord reports whether a word stands before the last item of a list. I, with a capital, does
// not.
func isAndWord(word string) bool { return word != "I" && inSet(andWords, word) }

// itemEnd is the end of the item before the one that begins at text[i], and whether that is the
// last one; or i.
func itemEnd(text string, i int) (end int, last bool) {
	if i < 3 || text[i-1] != ' ' {
		return i, false
	}
	end = i - 1
	if from := wordStartWithin(text, end, end-longestAndWord); from < end && from > 1 && text[from-1] == ' ' && isAndWord(text[from:end]) {
		end, last = from-1, true
	}
	if text[end-1] == ',' {
		return end - 1, last
	}
	if last {
		return end, true
	}
	return i, false
}
