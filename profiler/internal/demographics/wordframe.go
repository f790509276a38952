package demographics

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file finds a word of a kind, such as a nationality, where the words beside it say that it is somebody's.

// A framedKind is a kind of words that are said of people.
type framedKind struct {
	// end gives the end of the word of the kind at text[i], or i.
	end func(text string, i int) int

	// frames are the ways in which such a word is said of somebody; one of them is enough.
	frames []wordFrame
}

// A wordFrame says what stands beside a word that is said of somebody. Its words are sets of words/demographics.txt, and job, which are
// those of packed/jobs.txt.
type wordFrame struct {
	before string // names of the sets of what stands before the word, the nearest last
	behind string // the name of the set of what stands right behind it
	ends   bool   // nothing that it could belong to stands behind it
	small  bool   // it has no capital
	comma  bool   // a comma stands before it
}

// inFrameAlone is how sure a word in one of its frames is.
const inFrameAlone = 0.93

// whoseWords are the words of the frames.
var whoseWords = lazy.Value[map[string]*wordset.OtherSet]{Make: func() map[string]*wordset.OtherSet {
	sets := map[string]*wordset.OtherSet{}
	data := lists.Sets("demographics")
	for name := range data {
		sets[name] = wordset.Phrases("demographics", name)
	}
	age := lists.Sets("age")
	sets["person"] = wordset.NewOtherSet(data["person"], age["person"], age["child"])
	sets["job"] = jobWords.Get().titles
	return sets
}}

// cues are the words of the frames that stand right beside a word of the kind.
func (k *framedKind) cues() *wordset.OtherSet {
	var names []string
	for _, f := range k.frames {
		if f.behind != "" {
			names = append(names, f.behind)
		} else {
			names = append(names, f.before[strings.LastIndexByte(f.before, ' ')+1:])
		}
	}
	var lists [][]string
	for _, name := range names {
		lists = append(lists, whoseWords.Get()[name].Words())
	}
	return wordset.NewOtherSet(lists...)
}

// recognizer completes a recognizer that finds words of the kind in their frames.
func (k *framedKind) recognizer(r spec.Recognizer) spec.Recognizer {
	cues := k.cues()
	r.Triggers = spec.TriggersOf(cues)
	r.Match = func(text string, at int) (spec.Match, bool) { return k.match(text, at, cues) }
	return r
}

// match reads the word of the kind beside the cue at text[at].
func (k *framedKind) match(text string, at int, cues *wordset.OtherSet) (spec.Match, bool) {
	cue := cues.At(text, at)
	if cue == "" {
		return spec.Match{}, false
	}
	i := at + len(cue) + 1
	if i < len(text) && text[i-1] == ',' {
		i++
	}
	if i < len(text) && text[i-1] == ' ' {
		if end := k.end(text, i); end > i && k.fits(text, i, end) {
			return spec.Match{Start: i, End: end, Alone: inFrameAlone}, true
		}
	}
	for from, n := at-1, 0; n < 3 && from > 0 && text[from] == ' '; n++ { // words of a phrase
		start := lex.WordStartWithin(text, from, from-wordset.LongestWord)
		if start == from {
			break
		}
		if end := at - 1; k.end(text, start) == end && !lex.JoinsBefore(text, start) && k.fits(text, start, end) {
			return spec.Match{Start: start, End: end, Alone: inFrameAlone}, true
		}
		from = start - 1
	}
	return spec.Match{}, false
}

// fits reports whether text[start:end] stands in one of the frames of the kind.
func (k *framedKind) fits(text string, start, end int) bool {
	if whoseWords.Get()["thing"].Behind(text, end) {
		return false
	}
	for i := range k.frames {
		f := &k.frames[i]
		if (f.behind == "" || whoseWords.Get()[f.behind].Behind(text, end)) && (!f.ends || endsSaying(text, end)) &&
			!(f.small && chars.IsCapitalAt(text, start)) && standBefore(text, start, f) {
			return true
		}
	}
	return false
}

// standBefore reports whether the words of a frame stand before text[i].
func standBefore(text string, i int, f *wordFrame) bool {
	if f.comma {
		if i < 3 || text[i-2] != ',' {
			return false
		}
		i-- // the comma stands where the blank of others does
		if text[i] != ' ' {
			return false
		}
	}
	for sets := f.before; sets != ""; {
		k := strings.LastIndexByte(sets, ' ')
		set := whoseWords.Get()[sets[k+1:]]
		sets = sets[:max(k, 0)]
		if i < 2 || strings.IndexByte(" -,", text[i-1]) < 0 || text[i-1] == ',' && !f.comma {
			return false
		}
		start := set.StartOf(text, i-1)
		if start == i-1 {
			return false
		}
		i = start
	}
	return true
}

// endsSaying reports whether nothing goes on behind text[i] that the word which ends there could be said of.
func endsSaying(text string, i int) bool {
	return prose.EndsPhrase(text, i) || text[i] == '!' || text[i] == '?' || jobWords.Get().stop.Behind(text, i)
}

// nationalities are words for the nation of somebody. On 1,500 sentences of the Turkish Wikipedia that nobody here labelled, all 24 that
// they find are marked; they are one in fourteen of what is marked there, of which most is said of things.
var nationalities = framedKind{
	end: func(text string, i int) int {
		end, _ := prose.LongWordAt(text, i)
		if end == i || lex.JoinsAfter(text, end) || !isNationWord(text[i:end]) {
			return i
		}
		return end
	},
	frames: []wordFrame{
		{behind: "person"},                         // a Polish woman
		{before: "person", small: true},            // una mujer polaca
		{behind: "job"},                            // the Polish welder
		{before: "job", small: true},               // el pintor danés
		{behind: "citizen"},                        // French nationals
		{before: "citizen"},                        // ciudadana francesa
		{before: "origin"},                         // gebürtiger Schwede
		{before: "subject be", ends: true},         // she is Polish
		{before: "subject be article", ends: true}, // she is a Pole
		{before: "person be", ends: true},
		{before: "pronoun", ends: true}, // она полька
		{before: "is", ends: true},
		{before: "is article", ends: true},
		{before: "aged"},                          // 41-jähriger Niederländer
		{before: "aged", comma: true, ends: true}, // 26 años, colombiana
	},
}

// NationalityRecognizers find nationalities in running text. Those in fields are found by field.
func NationalityRecognizers() []spec.Recognizer {
	return []spec.Recognizer{nationalities.recognizer(spec.Recognizer{
		Name: "nationality-of-person", Label: "NATIONALITY",
		Doc:    "A word for a nation right beside a word for people, a job or citizens, behind an age, or behind somebody and a word such as is.",
		Source: "CLDR, names of territories; words in common use",
	})}
}

// nationForms are the forms of words for nations that the lexicon does not have: those of languages with many endings.
var nationForms = lazy.Value[map[string]bool]{Make: func() map[string]bool {
	forms := map[string]bool{}
	for endings, stems := range lists.Sets("nations") {
		for ending := range strings.SplitSeq(endings, "|") {
			ending = strings.TrimPrefix(ending, "-")
			for _, stem := range stems {
				forms[stem+ending] = true
			}
		}
	}
	return forms
}}

// shortestNation is the length in bytes of the shortest word for a nation that is nothing else: Thai.
const shortestNation = 4

// isNationWord reports whether a word says of what nation somebody is.
func isNationWord(word string) bool {
	if len(word) < shortestNation {
		return false
	}
	c := lexicon.Lookup(word)
	if c.Common() > 2 && len(word) == shortestNation && !chars.IsCapitalAt(word, 0) {
		return false // same, which is Sami as well
	}
	if c.Is(lexicon.Demonym) && (!c.Is(lexicon.Country) || c.Common() > 1) && c.Given() < 2 && c.Place() < 3 {
		return true
	}
	if c.Common() > 2 && !c.Is(lexicon.Demonym) {
		return false
	}
	if nationForms.Get()[word] {
		return true
	}
	first, n := utf8.DecodeRuneInString(word)
	return unicode.IsUpper(first) && nationForms.Get()[string(unicode.ToLower(first))+word[n:]]
}

// religions are words for the faith of somebody.
var religions = framedKind{
	end: faithEnd,
	frames: []wordFrame{
		{behind: "person"},                         // a Catholic family
		{before: "person", small: true},            // una mujer católica
		{behind: "believer"},                       // the Jewish faith
		{before: "believer"},                       // de confession catholique
		{before: "faith"},                          // a devout Hindu
		{before: "subject be", ends: true},         // he is Muslim
		{before: "subject be article", ends: true}, // he is a Muslim
		{before: "person be", ends: true},
		{before: "pronoun", ends: true}, // она православная
		{before: "is", ends: true},
		{before: "is article", ends: true},
		{before: "aged", comma: true, ends: true},
	},
}

// ReligionRecognizers find religions in running text. Those in fields are found by field.
func ReligionRecognizers() []spec.Recognizer {
	return []spec.Recognizer{religions.recognizer(spec.Recognizer{
		Name: "religion-of-person", Label: "RELIGION",
		Doc:    "A word for the followers of a religion right beside a word for people or for faith, or behind somebody and a word such as is.",
		Source: "words in common use",
	})}
}

// followers are words for the followers of religions, and churches what a form says that somebody belongs to.
var (
	followers = lazy.Value[*wordset.OtherSet]{Make: func() *wordset.OtherSet { return wordset.Phrases("religions", "follower") }}
	churches  = lazy.Value[*wordset.OtherSet]{Make: func() *wordset.OtherSet { return wordset.Phrases("religions", "church") }}
)

// faithEnd is the end of the religion at text[i], or i.
func faithEnd(text string, i int) int {
	if word := followers.Get().At(text, i); word != "" {
		if end := i + len(word); !lex.JoinsAfter(text, end) {
			return end
		}
	}
	end, _ := prose.LongWordAt(text, i)
	if c := lexicon.Lookup(text[i:end]); end == i || lex.JoinsAfter(text, end) || !c.Is(lexicon.Religion) || c.Common() > 1 || c.Given() > 1 {
		return i
	}
	return end
}
