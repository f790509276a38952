package plates

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// PlateRecognizers find registration marks of any country behind a word that says what
// they are.
func PlateRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "plate-behind-word", Label: "LICENSE_PLATE",
			Doc:      "Two to four groups of capitals and digits with spaces or hyphens between them, or one of both, behind a word for a plate.",
			Source:   "the countries' registration rules",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(plateWords, plateMaybes, southernPlates, bracketedVehicles), nil)},
			Match:    matchSaidPlate, Worded: true,
		},
	}
}

// plateWords are words for a plate; plateMaybes have other meanings, so that what is
// behind them must look like a plate.
var (
	plateWords  = &wordset.WordList{File: "plates", Set: "plateWords"}
	plateMaybes = &wordset.WordList{File: "plates", Set: "plateMaybes"}
	// southernPlates are words for a plate in Argentina and Romania that are for other things elsewhere: the mark has six or seven signs.
	southernPlates = &wordset.WordList{Text: "dominio patente patentes numar număr numărul"}
	// bracketedVehicles are kinds of which models are often told, so that a mark stands behind them in brackets, or is one of three
	// groups or of letters that no model is called.
	bracketedVehicles = &wordset.WordList{File: "plates", Set: "bracketedVehicles"}
)

// What may stand between the word and the mark, in any letter case.
var plateLinks = &wordset.WordList{File: "plates", Set: "plateLinks"}

// The bounds of a mark.
const (
	mostPlateLinks  = 3
	mostPlateGroups = 4
	fewestOfPlate   = 4 // letters and digits
	mostOfPlate     = 10
	longestGroup    = 6 // W-84514T
)

// matchSaidPlate reads the mark behind a word such as plate.
func matchSaidPlate(text string, at int) (spec.Match, bool) {
	end, _ := lex.NextToken(text, at)
	word := text[at:end]
	sure, bracketed, southern := wordset.InSet(plateWords, word), wordset.InSet(bracketedVehicles, word), wordset.InSet(southernPlates, word)
	if lex.JoinsBefore(text, at) || !sure && !bracketed && !southern && !wordset.InSet(plateMaybes, word) {
		return spec.Match{}, false
	}
	if !sure && strings.HasPrefix(text[end:], ". ") && word[0] != 'r' && word[0] != 'R' {
		return spec.Match{}, false // a sentence ends there; reg. is shortened
	}
	i, linked, comma := end, false, false
	for n := 0; ; n++ {
		for k := 0; i < len(text) && k < 4 && (strings.IndexByte(" .:#=\"'(", text[i]) >= 0 || n == 0 && strings.HasPrefix(text[i:], ", ")); k++ {
			linked = linked || text[i] == ':'
			comma = comma || text[i] == ','
			i++
		}
		e, _ := prose.WordAt(text, i)
		if n == mostPlateLinks || e == i || e < len(text) && numeral.IsDigit(text[e]) || !wordset.InSet(plateLinks, text[i:e]) || text[i] < 'a' &&
			!linked && e-i < 3 {
			break
		}
		i = e
	}
	if i == end {
		return spec.Match{}, false
	}
	j, both := plateAt(text, i)
	if j == i || !sure && !linked && !both || !sure && (isModelAt(text, i, j) || wordset.InSet(measuresOfModels, prose.LettersBehind(text, j)) ||
		isCodeLetters(lettersOfMark(text[i:j]))) {
		return spec.Match{}, false
	}
	if comma || bracketed && text[i-1] != '(' {
		if !both || !isPlainlyMark(text[i:j], comma) {
			return spec.Match{}, false
		}
	}
	n := chars.AlnumsIn(text[i:j])
	switch {
	case southern:
		return spec.Match{Start: i, End: j, Alone: 0.85}, both && (n == 6 || n == 7)
	case sure, both && n > 6:
		return spec.Match{Start: i, End: j, Alone: 0.85}, true
	}
	return spec.Match{Start: i, End: j, Alone: 0.6}, true
}

// makes are makers of vehicles whose names are as short as the letters of a plate.
var makes = &wordset.WordList{File: "plates", Set: "makes"}

// isModelAt reports whether the name of a maker begins the mark text[from:to], or a year ends it behind a single
// letter: PKW BMW 320, voiture N 4 2019.
func isModelAt(text string, from, to int) bool {
	end := chars.LettersEnd(text, from, to)
	if wordset.InSet(makes, text[from:end]) {
		return true
	}
	year := to - len("2019")
	return year > from+1 && end == from+1 && text[year-1] == ' ' && (text[year:year+2] == "19" || text[year:year+2] == "20")
}

// lettersOfMark are the letters that begin a mark, or else those that end it.
func lettersOfMark(mark string) string {
	if end := letterRun(mark, 0); end > 0 {
		return mark[:end]
	}
	return mark[strings.LastIndexAny(mark, "0123456789 -")+1:]
}

// plateAt gives the end of the mark at text[i], or i. both says that letters and digits
// are in different groups.
func plateAt(text string, i int) (end int, both bool) {
	k, groups, letters, digits, apart := i, 0, 0, 0, 0
	for groups < mostPlateGroups {
		from, a, d := k, 0, 0
		for k < len(text) && (numeral.IsDigit(text[k]) || 'A' <= text[k] && text[k] <= 'Z') {
			if numeral.IsDigit(text[k]) {
				d++
			} else {
				a++
			}
			k++
		}
		// A group that another word goes on is none of the mark.
		if k == from || k-from > mostOfPlate || groups > 0 && k-from > longestGroup || lex.JoinsAfter(text, k) &&
			!(k < len(text) && text[k] == '-') || groups > 0 && text[from-1] == ' ' && a > 3 {
			break
		}
		if letters+digits+a+d > mostOfPlate {
			break
		}
		if a > 0 && d == 0 || d > 0 && a == 0 {
			apart++
		}
		letters, digits, groups = letters+a, digits+d, groups+1
		end = k
		if k+1 >= len(text) || text[k] != ' ' && text[k] != '-' && text[k] != '.' || !numeral.IsAlnum(text[k+1]) {
			break
		}
		k++
	}
	if groups == 0 || letters == 0 || digits == 0 || letters+digits < fewestOfPlate || lex.JoinsAfter(text, end) {
		return i, false
	}
	// KR 8LF86, 3B5 2351, KA05 JM 9927
	mixed := groups == 2 && letters+digits > 5 && (letters > 1 && digits > 1 || numeral.IsDigit(text[i]) && digits > 4) || groups == 3 && apart == 2 &&
		digits > 4 && isIndianHead(text[i:end])
	return end, groups > 1 && apart == groups || groups == 1 && letters > 1 && digits > 1 || mixed
}

// isIndianHead reports whether a mark begins with the two letters of a state and two digits of an office, and ends in four digits.
func isIndianHead(mark string) bool {
	n := len(mark)
	return n > 10 && numeral.IsLetter(mark[0]) && numeral.IsLetter(mark[1]) && numeral.IsDigit(mark[2]) && numeral.IsDigit(mark[3]) &&
		!numeral.IsAlnum(mark[4]) &&
		numeral.IsLetter(mark[5]) && !numeral.IsAlnum(mark[n-5])
}

// measuresOfModels stand behind a number that is one of a model: trailer TPV 1300 kg.
var measuresOfModels = &wordset.WordList{File: "plates", Set: "measuresOfModels"}

// isPlainlyMark reports whether a mark has three groups, or digits among its letters, or, where strict is not asked for, a group of letters
// that no model and no maker is called by.
func isPlainlyMark(mark string, strict bool) bool {
	groups := 1 + strings.Count(mark, " ") + strings.Count(mark, "-")
	n := chars.AlnumsIn(mark)
	if n < 6 {
		return groups > 2 && n > 4
	}
	end := chars.LettersEnd(mark, 0, len(mark))
	if numeral.IsLetter(mark[0]) && numeral.IsDigit(mark[1]) {
		return false // a model: C220 CDI
	}
	mixed := false
	for i := 1; i < len(mark); i++ {
		mixed = mixed || numeral.IsAlnum(mark[i-1]) && numeral.IsAlnum(mark[i]) && numeral.IsDigit(mark[i-1]) != numeral.IsDigit(mark[i])
	}
	if groups > 2 || mixed {
		return true // BK 60 317, 3B5 2351, KV63 XQT
	}
	return !strict && (end == 3 && n == 6 && lexicon.Lookup(mark[:end]) == 0 || end == 2 && n == 7)
}
