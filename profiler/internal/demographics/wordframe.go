package demographics

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
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
// those of words/jobs.txt.
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

// mostFramedWords bounds the words of a phrase of a kind.
const mostFramedWords = 3

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
	for from, n := at-1, 0; n < mostFramedWords && from > 0 && text[from] == ' '; n++ {
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
