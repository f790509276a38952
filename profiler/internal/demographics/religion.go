package demographics

import (
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

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
		Name:   "religion-of-person",
		Label:  "RELIGION",
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
