package names

import (
	"slices"
	"strings"
	"unicode"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/tagger"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file widens people over what belongs to their names and the tagger leaves out.

var (
	generations = &wordset.WordList{File: "names", Set: "generations"}
	particles   = &wordset.WordList{File: "names", Set: "particles"}
)

// withWhole widens people over initials, particles, a generation, the other half of a hyphenated name, and a surname that stands
// first, and joins two of which the first ends with an initial, or is more of a family name than of a given one and stands before a
// comma: "Smith, John". A list of given names has no such word, and one of surnames nobody behind the comma who begins with a given name.
// On text that others labelled, names change by -0.001 to +0.003 of F1, and people in made texts by +0.003.
func withWhole(spans []tagger.Span, text string) []tagger.Span {
	spans = cutAtLines(spans, text)
	for i := 0; i < len(spans); i++ {
		s, least, limit := &spans[i], 0, len(text)
		if s.Label != tagger.Person {
			continue
		}
		if isOfThing(text, s.Start, s.End) {
			spans = slices.Delete(spans, i, i+1)
			i--
			continue
		}
		if i > 0 {
			least = spans[i-1].End
		}
		if i+1 < len(spans) {
			limit = spans[i+1].Start
		}
		s.End = nameTail(text, s.Start, s.End, limit)
		s.Start = nameHead(text, s, least)
		if i == 0 || spans[i-1].Label != tagger.Person {
			continue
		}
		a := &spans[i-1]
		switch text[a.End:s.Start] {
		case " ", ". ":
			if !endsInitial(text[a.Start:a.End]) {
				continue
			}
		case "-", "_":
		case ",", ", ":
			if s.End-s.Start > mostGiven || !isSurname(text[a.Start:a.End]) || !beginsGiven(text[s.Start:s.End]) {
				continue
			}
		case " y ": // Carlos Díaz y Ruiz
			if c := lexicon.Lookup(text[s.Start:s.End]); c.Family() < 3 || c.Given() > 0 || strings.IndexByte(text[a.Start:a.End], ' ') < 0 {
				continue
			}
		default:
			continue
		}
		a.End, a.Confidence = s.End, max(a.Confidence, s.Confidence)
		spans = slices.Delete(spans, i, i+1)
		i--
	}
	return spans
}

var (
	// namedThings stand behind the names that signs, diseases and the like have of people, nounsBefore before them, and eponyms are such names.
	namedThings = &wordset.WordList{File: "names", Set: "namedThings"}
	nounsBefore = &wordset.WordList{File: "names", Set: "nounsBefore"}
	eponyms     = &wordset.WordList{File: "names", Set: "eponyms"}
)

// isOfThing reports whether the name of a person text[start:end] is that of a sign or a disease, as in Bell's palsy and enfermedad de
// Parkinson, or of a function, a column or a part of a path in a program: Jane(), SELECT Grace FROM, feature/jackson-parser.
func isOfThing(text string, start, end int) bool {
	before := text[lex.LineStart(text, start, 2*wordset.LongestWord):start]
	if strings.HasPrefix(text[end:], "()") || strings.Contains(before, "SELECT ") && before[len(before)-1] == ' ' ||
		strings.HasSuffix(before, "/") && end < len(text) && text[end] == '-' && text[start] >= 'a' {
		return true
	}
	if c := lexicon.Lookup(text[start:end]); c.Given() > 1 && c.Given() >= c.Family() {
		return false // Emma's disease
	}
	last := start + strings.LastIndexByte(text[start:end], ' ') + 1
	behind := end + len(chars.PrefixOf(text[end:], "'s ", "’s ", " "))
	word, _ := prose.WordAt(text, behind)
	lead := strings.TrimSuffix(strings.TrimSuffix(strings.TrimRight(before, " "), " de"), " di")
	return wordset.InSet(namedThings, text[last:end]) || behind > end && wordset.InSet(namedThings, text[behind:word]) ||
		wordset.InSet(eponyms, text[start:end]) || last == start && wordset.InSet(nounsBefore, lead[strings.LastIndexByte(lead, ' ')+1:])
}

// endsInitial reports whether a name ends with an initial, with its dot or without.
func endsInitial(name string) bool {
	last := strings.TrimSuffix(name[strings.LastIndexAny(name[:len(name)-1], " .")+1:], ".")
	return len(last) > 0 && len(last) < 3 && chars.IsCapitalAt(last, 0) && (len(last) == 1 || strings.IndexByte(name, '.') >= 0)
}

// nameTail is the end of a name that goes on at text[end] and not behind limit.
func nameTail(text string, start, end, limit int) int {
	if i := chars.SkipByte(text, end, ',') + 1; i < limit && text[i-1] == ' ' {
		if e, capital := prose.WordAt(text, i); capital && e <= limit && wordset.InSet(generations, text[i:e]) {
			end = e
		}
	}
	if end+2 < limit && text[end] == ' ' && text[end+2] == '.' && chars.IsCapitalAt(text, end+1) && (end+3 == len(text) || text[end+3] == '\n') {
		end += 2 // JANE A.
	}
	k := start + strings.LastIndexByte(text[start:end], ' ') + 1
	if k > start && end < limit && text[end] == '.' && (wordset.InSet(generations, text[k:end]) || end == k+1 && end+1 == len(text)) {
		end++ // Jr.
	}
	return end
}

// nameHead is where the name of a person begins whom the tagger has found, behind least.
func nameHead(text string, s *tagger.Span, least int) int {
	at := s.Start
	for k := prose.WordBeforeIn(text, at, least, particles); k < at; k = prose.WordBeforeIn(text, at, least, particles) {
		at = k
	}
	if at > least+2 && text[at-1] == ' ' && chars.IsLowerAt(text, at) && (at < s.Start || wordset.InSet(particles, firstWord(text[at:s.End]))) {
		k := chars.BytesStart(text, at-1, max(least, at-12), "ABCDEFGHIJKLMNOPQRSTUVWXYZ.")
		if k < at-1 && text[k] != '.' && (text[k+1] == '.' && (k == 0 || text[k-1] <= ' ') || strings.HasSuffix(text[:k], ". ")) {
			return k // mevr. ABC de Visser
		}
	}
	least = max(least, s.Start-mostGiven)
	from := strings.LastIndexAny(text[least:s.Start], "\n\t:;|\"") + 1 + least
	head := strings.TrimLeft(text[from:s.Start], " ")
	word := strings.TrimRight(head, " ,")
	gap := head[len(word):]
	if from == least && least > 0 || from > 0 && text[from-1] == '"' || len(word) < 2 || gap != " " && gap != ", " || strings.ContainsAny(word, " .,(") {
		return s.Start
	}
	name := text[s.Start:s.End]
	c, capitals := lexicon.Lookup(word), prose.IsCapitals(word) && prose.IsCapitals(name)
	if !chars.IsCapitalAt(word, 0) || !chars.IsCapitalAt(name, 0) || strings.ContainsFunc(word, notOfName) ||
		c.Is(lexicon.OrgWord|lexicon.Title) || !beginsGiven(name) {
		return s.Start
	}
	ends := s.End == len(text) || strings.IndexByte("\n\t,;|.", text[s.End]) >= 0
	if capitals && ends && (c == 0 || c.Family()+c.Given() > 0) || c.Family() > max(1, c.Given()) && (gap == ", " || ends && c.Family() == 3) {
		return s.Start - len(gap) - len(word)
	}
	return s.Start
}

// firstWord is what stands before the first space.
func firstWord(s string) string {
	word, _, _ := strings.Cut(s, " ")
	return word
}

// notOfName reports whether a rune is in no name of one word.
func notOfName(r rune) bool { return !unicode.IsLetter(r) && r != '-' && r != '\'' }
