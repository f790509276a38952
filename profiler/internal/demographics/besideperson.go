package demographics

import (
	"slices"
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/tagger"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file finds what is said of somebody right beside the name: a job, a nationality, a religion and an age. Maria
// Schneider (34), Head of Sales; the Polish surgeon Anna Lamp.

// WithPersonal puts what is said of the people among the spans beside their names in its place among them, and gives the end of all.
//
// On Estonian news that nobody here labelled, jobs beside names and behind words such as works as have a precision of 0.85, and 0.97 with
// other bounds, and are one in five of those that are marked; in Go's standard library there are none.
func WithPersonal(spans []tagger.Span, text string, end int) ([]tagger.Span, int) {
	if n := len(spans); n > 0 {
		end = max(end, spans[n-1].End)
	}
	for i := 0; i < len(spans); i++ {
		s := spans[i]
		if s.Label != tagger.Person || s.Confidence < spec.DefaultMinConfidence {
			continue
		}
		n := len(spans)
		spans = withSaidBefore(spans, text, s)
		i += len(spans) - n
		spans, end = withSaidBehind(spans, text, s, end)
	}
	return spans, end
}

// withSaidBefore is withPersonal for what stands before a name: the job, and the nationality before the job or the name.
func withSaidBefore(spans []tagger.Span, text string, person tagger.Span) []tagger.Span {
	i := person.Start
	if i < 2 || text[i-1] != ' ' && text[i-1] != '\n' {
		return spans
	}
	if from := jobStart(text, i-1); from < i-1 {
		spans = withFree(spans, tagger.Span{Start: from, End: i - 1, Label: tagger.Job, Confidence: besideConfidence(person)})
		i = from
	}
	if i < 2 || text[i-1] != ' ' {
		return spans
	}
	for _, k := range [...]personalKind{{tagger.Nationality, nationalities.end}, {tagger.Religion, religions.end}} {
		if from := lex.WordStartWithin(text, i-1, i-1-2*wordset.LongestWord); from < i-1 && !lex.JoinsBefore(text, from) && k.end(text, from) == i-1 {
			return withFree(spans, tagger.Span{Start: from, End: i - 1, Label: k.label, Confidence: besideConfidence(person)})
		}
	}
	return spans
}

// A personalKind is a kind of what is said of somebody, with the end of one at a place.
type personalKind struct {
	label tagger.Label
	end   func(text string, i int) int
}

// withSaidBehind is withPersonal for what stands behind a name: one thing after the other, each with a link before it.
func withSaidBehind(spans []tagger.Span, text string, person tagger.Span, end int) ([]tagger.Span, int) {
	i := person.End
	for range 4 { // things behind one name
		link := chars.PrefixOf(text[i:], ", ", "\n", "\r\n", " (", " | ", " - ", " – ", " — ", "，", "（") // one that opens a bracket or ends a line is the last
		if link == "" {
			break
		}
		at := i + len(link)
		var found tagger.Span
		if to := ageInApposition(text, at, link); to > at {
			found = tagger.Span{Start: at, End: to, Label: tagger.Age}
		} else if link[len(link)-1] == '\n' {
			if to := lineJob(text, person, at); to > at {
				found = tagger.Span{Start: at, End: to, Label: tagger.Job}
			}
		} else {
			found = appositionAt(text, behindArticles(text, at))
		}
		if found.End == 0 {
			break
		}
		found.Confidence = besideConfidence(person)
		spans, i = withFree(spans, found), found.End
		end = max(end, i)
		if found.Label == tagger.Age {
			i = chars.SkipByte(text, behindUnit(text, i), ')')
		}
	}
	return spans, end
}

// appositionAt is what is said of somebody at text[i], behind a link: a nationality or a religion that is all that is said, or a job.
func appositionAt(text string, i int) tagger.Span {
	for _, k := range [...]personalKind{{tagger.Nationality, nationalities.end}, {tagger.Religion, religions.end}} {
		if end := k.end(text, i); end > i && prose.EndsPhrase(text, end) {
			return tagger.Span{Start: i, End: end, Label: k.label}
		}
	}
	start := i
	if end := nationalities.end(text, i); end > i && end < len(text) && text[end] == ' ' {
		start = end + 1 // the Danish painter: a nationality beside the job is found by its own frame
	}
	if end := jobEnd(text, start, 0); end > start && endsSaying(text, end) && !isNamedAt(text, end) {
		return tagger.Span{Start: start, End: end, Label: tagger.Job}
	}
	return tagger.Span{}
}

// isNamedAt reports whether a word with a capital that is a name of people stands behind a blank at text[i], to which a job before it belongs.
func isNamedAt(text string, i int) bool {
	if i+1 >= len(text) || text[i] != ' ' || !chars.IsCapitalAt(text, i+1) {
		return false
	}
	end, _ := prose.WordAt(text, i+1)
	return lexicon.Lookup(text[i+1:end]).Given() > 1
}

// lineJob is the end of the job that begins the line at text[i], below a line that is a name and nothing else, or i.
func lineJob(text string, person tagger.Span, i int) int {
	if person.Start > 0 && text[person.Start-1] != '\n' {
		return i
	}
	end := jobEnd(text, i, mostUnknownJob)
	if first := titleEnd(text, i); first > i {
		end = max(end, smallLineEnd(text, first)) // Kierownik działu sprzedaży
	}
	if end == i || end < len(text) && strings.IndexByte(",\r\n|", text[end]) < 0 && !strings.HasPrefix(text[end:], " |") &&
		!strings.HasPrefix(text[end:], " at ") {
		return i
	}
	return end
}

// smallLineEnd is the end of the line at text[i], if a few words in small letters are all that is left of it, or i.
func smallLineEnd(text string, i int) int {
	to := i
	for range mostComplement {
		if to >= len(text) || text[to] == '\n' || text[to] == '\r' {
			return to
		}
		end, capital := prose.LongWordAt(text, to+1)
		if text[to] != ' ' || end == to+1 || capital {
			return i
		}
		to = end
	}
	return i
}

// ageInApposition is the end of the age at text[i] behind a name and a link, or i: Maria Schneider (34); Maria Schneider, 34, who.
func ageInApposition(text string, i int, link string) int {
	age, end := dates.Number(text, i, 3)
	if end < i+2 && link != " (" || end == i || age > mostAge || end < len(text) && numeral.IsDigit(text[end]) {
		return i
	}
	switch link {
	case " (", "（":
		if to := behindUnit(text, end); to > end && to < len(text) && text[to] == ')' { // (45 yrs)
			return end
		}
		if end < len(text) && (text[end] == ')' || strings.HasPrefix(text[end:], ", ") || strings.HasPrefix(text[end:], "）")) {
			return end
		}
	case ", ":
		if to := behindUnit(text, end); to > end && prose.EndsPhrase(text, to) { // 36 ans, infirmière
			return end
		}
		if end == len(text) || strings.IndexByte(",.;\n", text[end]) >= 0 && !(end+1 < len(text) && numeral.IsDigit(text[end+1])) &&
			!isSmallOrdinal(text, end) && !(end+2 < len(text) && numeral.IsDigit(text[end+2])) {
			return end
		}
	}
	return i
}

// behindUnit is the end of the word for years behind the number that ends at text[i], or i.
func behindUnit(text string, i int) int {
	if i+1 >= len(text) || text[i] != ' ' {
		return i
	}
	w := ageWords.Get()
	if unit := max(len(w.units.At(text, i+1)), len(w.years.At(text, i+1))); unit > 0 {
		return i + 1 + unit
	}
	return i
}

// isSmallOrdinal reports whether the dot at text[i], behind a number, makes it an ordinal of a word in small letters: Lukas Brandt, 3. Klasse.
func isSmallOrdinal(text string, i int) bool {
	return i+2 < len(text) && text[i] == '.' && text[i+1] == ' ' && text[i+2] >= 'a'
}

// besideConfidence is how sure what is said of somebody is.
func besideConfidence(person tagger.Span) float64 {
	return max(person.Confidence*0.97, 0.6)
}

// withFree puts a span in its place among others, unless one of them has a part of it.
func withFree(spans []tagger.Span, s tagger.Span) []tagger.Span {
	i := 0
	for i < len(spans) && spans[i].End <= s.Start {
		i++
	}
	if i < len(spans) && spans[i].Start < s.End {
		return spans
	}
	return slices.Insert(spans, i, s)
}
