package demographics

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file knows names of jobs: those of a list, and what a list word heads, as in Head of Sales. A job is found behind the
// name of a field, behind words such as works as a, and beside the name of somebody; see besideperson.go.

// A jobWordSet is the sets of packed/jobs.txt.
type jobWordSet struct {
	titles   *wordset.OtherSet // names of jobs and offices, which are nothing else
	heads    *wordset.OtherSet // words for who leads or minds something, which are other words as well
	ends     [256][]string     // ends of both in languages that write them together with what they are of, by their last bytes
	quality  *wordset.OtherSet // what stands before a job and is a part of it
	leads    *wordset.OtherSet // works as
	tails    *wordset.OtherSet // the same behind a job, in Turkish and Japanese
	articles *wordset.OtherSet
	links    *wordset.OtherSet // tie a job to what it is of
	stop     *wordset.OtherSet // go on behind a job and are no part of it
}

// jobWords are the words for jobs.
var jobWords = lazy.Value[*jobWordSet]{Make: func() *jobWordSet {
	data := lists.Sets("jobs")
	w := &jobWordSet{
		titles: wordset.Phrases("jobs", "title", "office"), heads: wordset.Phrases("jobs", "head"), quality: wordset.Phrases("jobs", "quality"),
		leads: wordset.Phrases("jobs", "lead"), tails: wordset.Phrases("jobs", "tail"), articles: wordset.Phrases("jobs",
			"article"), links: wordset.Phrases("jobs",
			"link"), stop: wordset.Phrases("jobs", "stop"),
	}
	for _, end := range data["headend"] {
		last := end[len(end)-1]
		w.ends[last] = append(w.ends[last], end)
	}
	return w
}}

// JobRecognizers find jobs that running text says of somebody. Those in fields and beside names are found elsewhere.
func JobRecognizers() []spec.Recognizer {
	return []spec.Recognizer{{
		Name: "job-title-in-text", Label: "JOB_TITLE",
		Doc:      "A name of a job that is known, or that ends with a known one, behind words such as works as a.",
		Source:   "WordNet 3.0, nouns of people by occupation; words in common use before them",
		Triggers: spec.TriggersOf(wordset.NewOtherSet(jobWords.Get().leads.Words(), jobWords.Get().tails.Words())),
		Match:    matchLedJob,
	}}
}

// The bounds of a job in words: of all of it, and of what is not known before the word that is.
const (
	mostJobWords   = 6
	mostUnknownJob = 2
)

// ledJobAlone is how sure a job behind one of the leads is.
const ledJobAlone = 0.9

// matchLedJob reads the job behind the lead at text[at].
func matchLedJob(text string, at int) (spec.Match, bool) {
	w := jobWords.Get()
	lead := w.leads.At(text, at)
	if lead == "" {
		return matchTailedJob(text, at)
	}
	if lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	i := chars.SkipByte(text, at+len(lead), ' ')
	for _, before := range [...]string{"subject", "be"} { // по профессии он
		if word := whoseWords.Get()[before].At(text, i); word != "" && i+len(word) < len(text) && text[i+len(word)] == ' ' {
			i += len(word) + 1
		}
	}
	i = behindArticles(text, i)
	end := jobEnd(text, i, mostUnknownJob)
	return spec.Match{Start: i, End: end, Alone: ledJobAlone}, end > i
}

// matchTailedJob reads the job before the tail at text[at].
func matchTailedJob(text string, at int) (spec.Match, bool) {
	w := jobWords.Get()
	switch {
	case at < 2 || w.tails.At(text, at) == "":
	case text[at-1] == ' ':
		start := jobStart(text, at-1)
		return spec.Match{Start: start, End: at - 1, Alone: ledJobAlone}, start < at-1
	default:
		for start := max(0, at-24); start < at; start++ { // bytes of a job
			if utf8.RuneStart(text[start]) && text[start] >= utf8.RuneSelf && len(w.titles.At(text, start)) == at-start {
				return spec.Match{Start: start, End: at, Alone: ledJobAlone}, true
			}
		}
	}
	return spec.Match{}, false
}

// behindArticles is where the word behind the articles at text[i] begins.
func behindArticles(text string, i int) int {
	for range 2 {
		word := jobWords.Get().articles.At(text, i)
		if k := i + len(word); word == "" || k+1 >= len(text) || text[k] != ' ' {
			break
		} else {
			i = k + 1
		}
	}
	return i
}

// jobEnd is the end of the job at text[i], with what it is of, or i. As many words as unknown may stand before the one that is
// known; with a capital they may anyway.
func jobEnd(text string, i, unknown int) int {
	w := jobWords.Get()
	start, end := i, i
	for range mostJobWords {
		to := titleEnd(text, i)
		word, capital := prose.LongWordAt(text, i)
		switch {
		case word == i:
			return end
		case to > i:
			end = to
		case end > start && w.links.At(text, i) != "":
			return max(end, complementEnd(text, i))
		case end > start, w.stop.At(text, i) != "", w.articles.At(text, i) != "":
			return end
		case w.quality.At(text, i) != "" || capital:
		case unknown > 0:
			unknown--
		default:
			return end
		}
		i = max(to, word)
		if i >= len(text) || text[i] != ' ' {
			return end
		}
		i++
	}
	return end
}

// titleEnd is the end of the known job at text[i], or i.
func titleEnd(text string, i int) int {
	end := i
	if title := jobWords.Get().titles.At(text, i); title != "" {
		end = i + len(title)
	}
	word, _ := prose.LongWordAt(text, i)
	if word > end && isTitleWord(text[i:word]) {
		end = word
	}
	if c := lexicon.Lookup(text[i:word]); c.Is(lexicon.Begins) {
		for to, n := word, 0; n < 3 && to < len(text) && text[to] == ' '; n++ {
			next, _ := prose.LongWordAt(text, to+1)
			if next == to+1 {
				break
			}
			if to = next; to > end && lexicon.Lookup(text[i:to]).Is(lexicon.Occupation) {
				end = to
			}
		}
	}
	if end > i && lex.JoinsAfter(text, end) {
		return i
	}
	return end
}

// isTitleWord reports whether a word is known as a job, as one that heads others, or ends as such.
func isTitleWord(word string) bool {
	return isJobWord(word) || isHeadJob(word)
}

// isJobWord reports whether a word is a job before anything else.
func isJobWord(word string) bool {
	c := lexicon.Lookup(word)
	return c.Is(lexicon.Occupation) && !c.Is(lexicon.Title|lexicon.Demonym|lexicon.Religion)
}

// isHeadJob reports whether a word is one for who leads or minds something, or ends with one.
func isHeadJob(word string) bool {
	w := jobWords.Get()
	if word == "" {
		return false
	}
	if w.heads.Is(word) {
		return true
	}
	for _, end := range w.ends[word[len(word)-1]] {
		if len(word) > len(end)+2 && strings.HasSuffix(word, end) {
			return true
		}
	}
	return false
}

// mostComplement bounds the words that say what a job is of.
const mostComplement = 5

// complementEnd is the end of what a job is of, whose link is at text[i], or i where it is not all that is said: Head of Sales.
func complementEnd(text string, i int) int {
	w := jobWords.Get()
	for range mostComplement {
		if w.links.At(text, i) == "" && w.stop.At(text, i) != "" && text[i-1] == ' ' {
			return i - 1
		}
		end, _ := prose.LongWordAt(text, i)
		switch {
		case end == i:
			return 0
		case end == len(text) || prose.EndsPhrase(text, end) || text[end] == '\r':
			return end
		case text[end] != ' ':
			return 0
		}
		if i = end + 1; strings.HasPrefix(text[i:], "& ") {
			i += len("& ")
		}
	}
	return 0
}

// jobStart is where the job begins that ends at text[end], before a name, or end.
func jobStart(text string, end int) int {
	w := jobWords.Get()
	first := end // of what is read
	for to, n := end, 0; n < mostJobWords; n++ {
		from := w.titles.StartOf(text, to)
		if from == to {
			from = prose.BehindElision(text, dates.LetterStart(text, to, max(0, to-2*wordset.LongestWord)), to)
			word := text[from:to]
			head := w.heads.Is(word)
			switch {
			case from == to:
				return first
			case first < end && (head || w.quality.Is(word)), head && chars.IsCapitalAt(text, from), !head && isTitleWord(word):
			default:
				return first
			}
		}
		if lex.JoinsBefore(text, from) || from > 0 && text[from-1] == '-' {
			return first
		}
		if first = from; from == 0 || text[from-1] != ' ' {
			return first
		}
		to = from - 1
	}
	return first
}

// What follows is what the rules for names of people and organisations ask of words for jobs and nations.

// Words of packed/jobs.txt and words/age.txt.
var YearsAlone = &wordset.WordList{File: "age", Set: "years"}

// EndsAsJob reports whether a word ends with one of some endings, and has more letters before it.
func EndsAsJob(word string, ends []string) bool {
	return slices.ContainsFunc(ends, func(end string) bool { return len(word) > len(end)+2 && strings.HasSuffix(word, end) })
}

const FewestNamed = 3 // bytes of one
