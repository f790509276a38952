package plates

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/fields"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file finds registration marks beside a vehicle: behind a word for one in any case, with its owner's name or its colour
// between, in brackets or in a field of that name, and right behind what its maker calls it. Models have letters and digits as
// well, so that a mark must be written as those of some country are.

// VehiclePlateRecognizers find marks by the vehicle.
func VehiclePlateRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "plate-of-vehicle", Label: "LICENSE_PLATE",
			Doc: "Capitals and digits arranged as on marks of some country, behind a word for a vehicle in any case or the name of a make, " +
				"or before a vehicle in Hungarian.",
			Source:   "the countries' registration rules",
			Triggers: vehiclePlateTriggers.Get(),
			Match:    matchVehiclePlate,
			Beside:   0.9, Context: vehicleContext.Get(),
		},
	}
}

// vehicleContext are words for vehicles in languages of countries whose marks begin with digits before a space.
var vehicleContext = lists.List{File: "plates", Set: "vehicleContext"}

// vehiclePlateTriggers are those of marks beside their words: a vehicle makes the mark worth more.
var vehiclePlateTriggers = lazy.Value[[]spec.Trigger]{Make: func() []spec.Trigger {
	list := slices.DeleteFunc(slices.Clone(latinPlateTriggers.Get()), func(t spec.Trigger) bool { return t.Kind == lex.TokenDigits })
	list = append(list, spec.OnToken(lex.TokenDigits, 0).FollowedBy("-A").Standing().Lengths(1, 4)...)
	for i := range list {
		list[i].Most = 0
	}
	// Before a space as many numbers stand as in logs: there a word for a vehicle is asked for first.
	list = append(list, spec.OnToken(lex.TokenDigits, 0).FollowedBy(" A").Standing().AtMost(plateAlone).Lengths(1, 4)...)
	return list
}}

// Arrangements of marks, with a for a letter, 9 for a digit and a hyphen for a space or one. Those of plainForms are
// letters and a number, as codes of many things are; those of tiedForms have hyphens, as they are days and measures without.
var (
	plateForms = &wordset.WordList{File: "plates", Set: "plateForms"}
	tiedForms  = &wordset.WordList{File: "plates", Set: "tiedForms"}
	plainForms = &wordset.WordList{File: "plates", Set: "plainForms"}
)

// modelLetters stand for models, engines, norms and codes of fleets and are on no mark with a number.
var modelLetters = &wordset.WordList{File: "plates", Set: "modelLetters"}

// vehicleWords are words for vehicles that are too short or have too many meanings for a stem, in their cases.
var vehicleWords = &wordset.WordList{File: "plates", Set: "vehicleWords", Capitals: true}

// vehicleStems are words for vehicles without the ends of their cases.
var vehicleStems = &wordset.WordList{File: "plates", Set: "vehicleStems", Capitals: true}

// vehicleTails end compounds of Germanic languages and Finnish.
var vehicleTails = [...]string{"wagen", "wagens", "fahrzeug", "anhänger", "bilen", "bilens", "auto", "autos", "auton", "autoni", "vogn", "vognen",
	"vagn", "vagnen", "lkw", "bestelbus"}

// makeStems are names of makes and of models of cars without the ends of their cases.
var makeStems = &wordset.WordList{File: "plates", Set: "makeStems", Capitals: true}

// shortMakes are names of makes that begin other words too.
var shortMakes = &wordset.WordList{File: "plates", Set: "shortMakes"}

// Bounds of the words between the vehicle and its mark.
const (
	mostUnknownWords = 3
	longestMakeTail  = 6 // bytes behind a stem of a make
	longestModelWord = 4 // Golf 7, BMW X5, V70
	longestShortened = 4 // nr. rej.
)

// vehicleLinks stand between a vehicle and its mark besides plateLinks.
var vehicleLinks = &wordset.WordList{File: "plates", Set: "vehicleLinks", Capitals: true}

// matchVehiclePlate reads a mark and looks for the vehicle beside it.
func matchVehiclePlate(text string, at int) (spec.Match, bool) {
	if c := text[at]; at == 0 || !numeral.IsDigit(c) && (c < 'A' || 'Z' < c) || strings.IndexByte(" (:\"'=", text[at-1]) < 0 {
		return spec.Match{}, false
	}
	if i := len(strings.TrimRight(text[max(0, at-2):at], " ")) + max(0, at-2); i == 0 || text[i-1] < utf8.RuneSelf && !numeral.IsLetter(text[i-1]) &&
		strings.IndexByte("(:\"'=,|.", text[i-1]) < 0 {
		return spec.Match{}, false // a number, as in most tables and logs
	}
	end, plain := vehiclePlateAt(text, at)
	if end == at {
		return spec.Match{}, false
	}
	switch {
	case isVehicleBefore(text, at, end, plain):
	case !plain && isVehicleBehind(text, end):
	default:
		return spec.Match{}, false
	}
	if plain {
		return spec.Match{Start: at, End: end, Alone: 0.7}, true
	}
	return spec.Match{Start: at, End: end, Alone: 0.88}, true
}

// arrangementCode is the code of a form with one more sign.
func arrangementCode(code uint32, sign byte) uint32 { return code*0x01000193 + uint32(sign) }

// formFilter is false for most codes of no form.
type formFilter [1 << 10]bool

func (f *formFilter) mayHave(code uint32) bool { return f[code>>22] }

// formCodes are the codes of all forms.
var formCodes = lazy.Value[*formFilter]{Make: func() *formFilter {
	f := &formFilter{}
	for _, form := range wordset.WordsOf(plateForms, tiedForms, plainForms) {
		code := uint32(0)
		for k := range len(form) {
			code = arrangementCode(code, form[k])
		}
		f[code>>22] = true
	}
	return f
}}

// vehiclePlateAt gives the end of the longest mark at text[i] that has a form, or i. plain says that it is of plainForms.
func vehiclePlateAt(text string, i int) (end int, plain bool) {
	var buf [mostOfPlate + mostPlateGroups]byte
	form, k := buf[:0], i
	end = i
	code := uint32(0)
	spaced := false
	for groups := 0; groups < mostPlateGroups; groups++ {
		from := k
		for k < len(text) && len(form) < cap(form) && (numeral.IsDigit(text[k]) || 'A' <= text[k] && text[k] <= 'Z') {
			if numeral.IsDigit(text[k]) {
				form = append(form, '9')
			} else {
				form = append(form, 'a')
			}
			code = arrangementCode(code, form[len(form)-1])
			k++
		}
		if k == from || lex.JoinsAfter(text, k) {
			break
		}
		switch name := string(form); {
		case !formCodes.Get().mayHave(code) || !lex.StandsBefore(text, k):
		case wordset.InSet(plateForms, name) || !spaced && wordset.InSet(tiedForms, name):
			end, plain = k, false
		case wordset.InSet(plainForms, name):
			end, plain = k, true
		}
		if k+1 >= len(text) || text[k] != ' ' && text[k] != '-' || len(form) == cap(form) {
			break
		}
		spaced = spaced || text[k] == ' '
		form = append(form, '-')
		code = arrangementCode(code, '-')
		k++
	}
	if end == i || end+1 < len(text) && text[end] == '-' && (numeral.IsDigit(text[end+1]) || 'A' <= text[end+1] && text[end+1] <= 'Z') ||
		isOfModel(text[i:end], plain) || plain && isMeasureBehind(text, end) {
		return i, false
	}
	return end, plain
}

// isMeasureBehind reports whether a measure of two letters or more stands behind text[:i]; those of one are words of many languages.
func isMeasureBehind(text string, i int) bool {
	word := prose.LettersBehind(text, i)
	return len(word) > 1 && wordset.InSet(measuresOfModels, word)
}

// isOfModel reports whether the letters or the number of a mark are such as models, sums of money and years have.
func isOfModel(mark string, plain bool) bool {
	head := letterRun(mark, 0)
	from := chars.LettersStart(mark, len(mark), 0)
	tail := mark[from:]
	if len(mark[:head]) == 3 && wordset.InSet(modelLetters, mark[:head]) || len(tail) == 3 && wordset.InSet(modelLetters, tail) ||
		wordset.InSet(makes, mark[:head]) {
		return true
	}
	if !plain {
		return len(mark) > 7 && mark[len(mark)-4] == '0' && wordset.InSet(modelLetters, mark[:head]) // XF 480 FT
	}
	letters := mark[:head] + tail // one of them is empty
	if isCodeLetters(letters) || lexicon.Lookup(letters).Common() == 3 {
		return true
	}
	number := strings.Trim(mark[head:from], " -")
	return strings.HasSuffix(number, "00") || strings.HasPrefix(number, "00") || len(number) == 4 && (number[:2] == "19" || number[:2] == "20")
}

// isCodeLetters reports whether the letters of a mark stand for models, sums or fields.
func isCodeLetters(letters string) bool {
	return wordset.InSet(modelLetters, letters) || len(letters) == 3 && wordset.InSet(fields.CurrencyCodes, letters) ||
		wordset.InSet(fields.OtherFields, letters)
}

// letterRun is the end of the letters of ASCII at s[i].
func letterRun(s string, i int) int {
	i = chars.LettersEnd(s, i, len(s))
	return i
}

// isVehicleBefore reports whether a vehicle stands before the mark text[at:to]: next to it or with links between, in the same field,
// or, if the mark is not plain, with some other words between.
func isVehicleBefore(text string, at, to int, plain bool) bool {
	i, apart, comma := at, false, false
	for k := 0; i > 0 && k < 4 && strings.IndexByte(" (:\"'=,|", text[i-1]) >= 0; k++ {
		c := text[i-1]
		apart = apart || c == '(' || c == ':' || c == '=' || c == '|'
		comma = comma || c == ','
		i--
	}
	if i == at {
		return false
	}
	unknown := 0
	for n := range 4 { // of these few that are no links
		if n > 0 {
			if text[i-1] != ' ' {
				return false
			}
			i--
		}
		dotted := i > 0 && text[i-1] == '.' // nr. KTB 447
		if dotted {
			i--
		}
		from := vehicleWordStart(text, i)
		if from == i {
			return false
		}
		word := text[from:i]
		switch {
		case len(word) > 2*wordset.LongestWord || dotted && len(word) > longestShortened:
			return false
		case dotted:
		case plain && !apart && wordset.InSet(bracketedVehicles, word):
			return isPlainlyMark(text[at:to], comma) && unknown == 0
		case wordset.InSet(plateWords, word):
			return !plain || unknown == 0 && !comma
		case isVehicleWord(word):
			return !plain || unknown == 0 && !comma || unknown < mostUnknownWords && apart && isTellingNumber(text[at:to])
		case isMake(word):
			return !plain || (unknown == 0 || comma || apart) && isTellingNumber(text[at:to])
		case wordset.InSet(plateLinks, word) || wordset.InSet(vehicleLinks, word):
		case wordset.InSet(fields.OtherFields, word) || wordset.InSet(modelLetters, word) || chars.HoldsDigit(word) && len(word) > longestModelWord:
			return false
		default:
			if unknown++; unknown == mostUnknownWords {
				return false
			}
		}
		if i = from; i == 0 {
			return false
		}
	}
	return false
}

// isTellingNumber reports whether a mark of three letters or a long number has a number that models do not: they end in 0 or 5.
func isTellingNumber(mark string) bool {
	last := strings.LastIndexAny(mark, "0123456789")
	return mark[last] != '0' && mark[last] != '5' && len(mark) > len("AB 1234")-1
}

// isVehicleBehind reports whether a mark that ends at text[i] is said of a vehicle as in Hungarian: AA BK 417-es fehér furgon.
func isVehicleBehind(text string, i int) bool {
	if i+4 >= len(text) || text[i] != '-' {
		return false
	}
	end, _ := prose.WordAt(text, i+1)
	if ending := text[i+1 : end]; ending != "es" && ending != "as" && ending != "os" && ending != "ös" {
		return false
	}
	for range mostUnknownWords {
		if end >= len(text) || text[end] != ' ' {
			return false
		}
		from := end + 1
		if end, _ = prose.WordAt(text, from); end == from {
			return false
		}
		if word := text[from:end]; isVehicleWord(word) || isMake(word) {
			return true
		}
	}
	return false
}

// vehicleWordStart is where the letters and digits of any script before text[i] begin, with hyphens between.
func vehicleWordStart(text string, i int) int {
	from := i
	for from > 0 && i-from < 2*wordset.LongestWord {
		if c := text[from-1]; c < utf8.RuneSelf {
			if !numeral.IsAlnum(c) && (c != '-' || from == i) {
				break
			}
			from--
			continue
		}
		r, size := chars.RuneBefore(text, from)
		if !chars.IsLetterRune(r) {
			break
		}
		from -= size
	}
	return from
}

// isVehicleWord reports whether a word says a vehicle.
func isVehicleWord(word string) bool {
	if len(word) > 2*wordset.LongestWord || len(word) < 2 {
		return false
	}
	if len(word) <= wordset.LongestWord && (wordset.InSet(vehicleWords, word) || wordset.InSet(plateMaybes, word) || wordset.InSet(bracketedVehicles, word)) {
		return true
	}
	for _, tail := range vehicleTails {
		if strings.HasSuffix(word, tail) && len(word) > len(tail)+2 && !strings.HasSuffix(word, "mo"+tail) {
			return true
		}
	}
	most := 8 // bytes behind another
	if word[0] >= 0xCE && word[0] <= 0xD3 {
		most *= 2
	}
	return beginsWithStem(vehicleStems, word, most)
}

// isMake reports whether a word is the name of a make or a model of cars.
func isMake(word string) bool {
	return len(word) > 1 && len(word) <= wordset.LongestWord && word[0] != word[0]|0x20 &&
		(wordset.InSet(shortMakes, word) || beginsWithStem(makeStems, word, longestMakeTail)) || len(word) > 4 && len(word) <= wordset.LongestWord &&
		beginsWithStem(makeStems, word, longestMakeTail)
}

// beginsWithStem reports whether a word begins with one of the stems and goes on for at most so many bytes.
func beginsWithStem(stems *wordset.WordList, word string, most int) bool {
	for k := max(4, len(word)-most); k <= min(len(word), wordset.LongestWord); k++ {
		if wordset.InSet(stems, word[:k]) {
			return true
		}
	}
	return false
}
