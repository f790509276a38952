package demographics

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file finds the sex, the marital status and the blood group of a person beside the
// word for it. Alone, their values are letters and words that mean anything.

// TraitRecognizers find what stands in such fields.
func TraitRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "gender-behind-word", Label: "GENDER",
			Doc:      "A word or a letter for a sex or gender in a field that is named so.",
			Source:   "common forms; ISO/IEC 5218",
			Triggers: spec.TriggersOf(genderNames),
			Match:    func(text string, at int) (spec.Match, bool) { return matchTrait(text, at, genderNames, IsGender) },
		},
		{
			Name: "marital-status-behind-word", Label: "MARITAL_STATUS",
			Doc:      "A word for being married or not in a field that is named so.",
			Source:   "common forms",
			Triggers: spec.TriggersOf(maritalNames),
			Match: func(text string, at int) (spec.Match, bool) {
				return matchTrait(text, at, maritalNames, IsMaritalStatus)
			},
		},
		{
			Name: "blood-type-beside-word", Label: "BLOOD_TYPE",
			Doc:      "A blood group with its Rh factor behind or before a word for blood groups; without it only in a field.",
			Source:   "ISBT, ABO and Rh systems",
			Triggers: spec.TriggersOf(bloodNames),
			Match:    matchBlood,
		},
	}
}

// The words that such fields are named by.
var (
	genderNames  = &wordset.OtherSet{File: "demographics", Sets: []string{"genderNames"}}
	maritalNames = &wordset.OtherSet{File: "demographics", Sets: []string{"maritalNames"}}
	bloodNames   = &wordset.OtherSet{File: "demographics", Sets: []string{"bloodNames"}}
)

// traitSigns stand between the name of a field and its value.
const traitSigns = " \"'`:=>|*_"

// traitValue gives where the value of the field that is named in text[:i] begins, and whether a sign of a field stands before it.
func traitValue(text string, i int) (start int, field bool) {
	for n := 0; i < len(text) && n < 8; n++ {
		switch {
		case strings.IndexByte(traitSigns, text[i]) >= 0:
			field = field || strings.IndexByte(":=|", text[i]) >= 0
			i++
		case strings.HasPrefix(text[i:], "："):
			i, field = i+len("："), true
		default:
			return i, field
		}
	}
	return i, field
}

// closesTrait reports whether a value can end at text[i].
func closesTrait(text string, i int) bool {
	if i < len(text) && text[i] == ' ' {
		i++
		return i == len(text) || !numeral.IsAlnum(text[i]) || closesTraitBefore(text, i)
	}
	if i == len(text) || text[i] < utf8.RuneSelf {
		return i == len(text) || strings.IndexByte(",;.|()[]<>\n\r\t*\"'`}", text[i]) >= 0
	}
	r, _ := utf8.DecodeRuneInString(text[i:])
	return strings.ContainsRune("、，。；；）」】", r)
}

// closesTraitBefore reports whether the name of another field begins at text[i]: a word with a sign of fields behind it.
func closesTraitBefore(text string, i int) bool {
	e, _ := prose.WordAt(text, i)
	return e > i && e < len(text) && (text[e] == ':' || text[e] == '=')
}

// matchTrait reads a value that is one of a closed list.
func matchTrait(text string, at int, names *wordset.OtherSet, is func(string) bool) (spec.Match, bool) {
	name := names.At(text, at)
	if name == "" || at > 0 && text[at-1] == '-' {
		return spec.Match{}, false
	}
	start, field := traitValue(text, at+len(name))
	if !field {
		return spec.Match{}, false
	}
	for end, words := start, 0; words < 2; words++ {
		e := end
		for e < len(text) && e-start < LongestClosed && (numeral.IsAlnum(text[e]) || text[e] >= utf8.RuneSelf || text[e] == '-') {
			r, n := utf8.DecodeRuneInString(text[e:])
			if n > 1 && !chars.IsLetterRune(r) {
				break
			}
			e += n
		}
		if e == end {
			break
		}
		if end = e; closesTrait(text, end) && is(text[start:end]) && !numeral.IsDigit(text[start]) {
			return spec.Match{Start: start, End: end, Alone: 0.93}, true
		}
		if end == len(text) || text[end] != ' ' {
			break
		}
		end++
	}
	return spec.Match{}, false
}

// bloodReach is how far from a word for blood groups, in bytes, a group can be.
const bloodReach = 32

// matchBlood reads the group behind a word for it, or before it.
func matchBlood(text string, at int) (spec.Match, bool) {
	name := bloodNames.At(text, at)
	if name == "" {
		return spec.Match{}, false
	}
	start, field := traitValue(text, at+len(name))
	if end, rh := bloodGroup(text, start); end > start && (rh || field) {
		return spec.Match{Start: start, End: end, Alone: 0.93}, true
	}
	for i, limit := start, min(len(text), start+bloodReach); i < limit; i++ {
		if text[i] == '\n' || text[i] == '.' {
			break
		}
		if !mayBeRhGroup(text, i) {
			continue
		}
		if _, end := rhGroup(text, i); end > i {
			return spec.Match{Start: i, End: end, Alone: 0.9}, true
		}
	}
	for i, least := at-1, max(0, at-bloodReach); i >= least && text[i] != '\n'; i-- {
		if !mayBeRhGroup(text, i) {
			continue
		}
		if _, end := rhGroup(text, i); end > i && end < at {
			return spec.Match{Start: i, End: end, Alone: 0.9}, true
		}
	}
	return spec.Match{}, false
}

// rhWords say a Rh factor behind the letters of a group, the longest of those that begin alike first.
var rhWords = lists.List{File: "demographics", Set: "rhWords"}

// bloodSigns stand behind the letters of a group and are as good as a factor.
var bloodSigns = [...]string{"型", "형"}

// beginsRh is true for the bytes that one of rhWords or bloodSigns begins with.
var beginsRh = lazy.Value[*[256]bool]{Make: func() *[256]bool { return chars.FirstsOf(slices.Concat(rhWords.Get(), bloodSigns[:])) }}

// bloodGroup gives the end of the group at text[i], and whether its Rh factor stands there.
func bloodGroup(text string, i int) (end int, rh bool) {
	letters, end := rhGroup(text, i)
	switch {
	case end > i:
		return end, true
	case letters == i, text[i] == '0', !closesTrait(text, letters):
		return i, false
	}
	return letters, false
}

// mayBeRhGroup tells most places off at which there is no group with its Rh factor.
func mayBeRhGroup(text string, i int) bool {
	return beginsGroup[text[i]] && i+1 < len(text) && (text[i+1] == 'B' || beginsRh.Get()[text[i+1]])
}

// beginsGroup is true for what the letters of a group begin with.
var beginsGroup = [256]bool{'A': true, 'B': true, 'O': true, '0': true}

// rhGroup gives the end of the letters of the group at text[i], and that of its Rh factor, each of them i where there is none.
func rhGroup(text string, i int) (letters, end int) {
	if i >= len(text) {
		return i, i
	}
	switch c := text[i]; {
	case strings.HasPrefix(text[i:], "AB"):
		letters = i + 2
	case c == 'A' || c == 'B' || c == 'O' || c == '0':
		letters = i + 1
	default:
		return i, i
	}
	if lex.JoinsBefore(text, i) {
		return i, i
	}
	if letters == len(text) || !beginsRh.Get()[text[letters]] {
		return letters, i
	}
	for _, w := range rhWords.Get() {
		if e := letters + len(w); e <= len(text) && text[letters]|0x20 == w[0]|0x20 && strings.EqualFold(text[letters:e], w) &&
			(e == len(text) || !numeral.IsAlnum(text[e]) && (text[e-1] != '-' && text[e-1] != '+' || text[e] != text[e-1])) {
			return letters, e
		}
	}
	if w := chars.PrefixOf(text[letters:], bloodSigns[:]...); w != "" {
		return letters, letters + len(w)
	}
	return letters, i
}

// What follows finds countries by a closed list of their English names: those of several words, and those that are nobody's name and no other word,
// which are countries in small letters too.

func CountryRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "country-of-list", Label: "LOCATION",
			Doc:      "The English name of a country or a territory that is no other word and no name of people, in any letter case.",
			Source:   "ISO 3166-1, English short names",
			Triggers: spec.TriggersOf(countryNames.Get()),
			Match:    matchCountry,
		},
	}
}

// countryNames are the names in small letters.
var countryNames = lazy.Value[*wordset.OtherSet]{Make: func() *wordset.OtherSet {
	return wordset.NewOtherSet(strings.Split(strings.TrimSpace(lists.WithoutComments(lists.Text("names/countries"))), "\n"))
}}

// matchCountry reads the name of a country that stands as a whole word and is no part of a larger one.
func matchCountry(text string, at int) (spec.Match, bool) {
	name := countryNames.Get().At(text, at)
	end := at + len(name)
	if name == "" || lex.JoinsBefore(text, at) || at > 0 && strings.IndexByte("-_./@#&", text[at-1]) >= 0 || end < len(text) &&
		strings.IndexByte("-_/@&", text[end]) >= 0 ||
		end+1 < len(text) && text[end] == '.' && numeral.IsAlnum(text[end+1]) {
		return spec.Match{}, false
	}
	return spec.Match{Start: at, End: end, Alone: 0.75}, true // the tagger has more for most
}
