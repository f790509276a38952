package fields

import (
	"slices"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads numbers that are spoken digit by digit, as transcripts have them: four one five, five five five, oh one three two;
// 4 1 5 5 5 5 0 1 3 2.

// SpokenRecognizers find such numbers by how many digits they have and the words beside them.
func SpokenRecognizers() (list []spec.Recognizer) {
	for _, k := range [...]struct {
		name        string
		label       spec.Label
		least, most int
	}{
		{"card-in-spoken-digits", "CREDIT_CARD", 13, 19}, {"phone-in-spoken-digits", "PHONE_NUMBER", 10, 12},
		{"ssn-in-spoken-digits", "SSN", 9, 9}, {"postcode-in-spoken-digits", "ZIP_CODE", 5, 5},
	} {
		word := spec.OnToken(lex.TokenWord, 0).OneOf(slices.Concat(lists.Words("fields", "digitWords"), lists.Words("fields", "digitTimes")), nil).FollowedBy(" A-A,*")
		numeral := spec.OnToken(lex.TokenDigits, 1).FollowedBy(" 9").AtMost(SaidAlone)
		card := k.label == "CREDIT_CARD"
		if card { // begins with three to six
			word = word.OneOf(slices.DeleteFunc(slices.Clone(lists.Words("fields", "digitWords")), func(w string) bool {
				return digitValues.Get()[w] < '3' || digitValues.Get()[w] > '6'
			}), nil)
		} else { // what is shorter needs a word beside it, and costs little without
			word = word.AtMost(SaidAlone)
		}
		list = append(list, spec.Recognizer{
			Name: k.name, Label: k.label,
			Doc:      "Digits that are spoken or written one by one, with spaces, commas or hyphens between them.",
			Source:   "common usage of transcripts",
			Triggers: []spec.Trigger{word, numeral},
			Match: func(text string, at int) (spec.Match, bool) {
				var room [19]byte
				digits, end, spoken := spokenDigits(room[:0], text, at)
				m := spec.Match{Start: at, End: end, Alone: SaidAlone}
				if card && spoken {
					m.Alone = 0.95
				}
				return m, (card && spoken || end-at <= spec.LongestWeak) && len(digits) >= k.least && len(digits) <= k.most && (!card || checksum.Luhn(digits))
			},
			Beside: 0.9,
		})
	}
	return list
}

var digitWords = &wordset.WordList{File: "fields", Set: "digitWords"}

// digitTimes are words for twice and three times, in turns.
var digitTimes = lists.List{File: "fields", Set: "digitTimes"}

// timesOf is how often the digit behind the word text[i:end] is meant: twice behind double, three times behind triple.
func timesOf(text string, i, end int) int {
	if at := slices.Index(digitTimes.Get(), text[i:end]); at >= 0 {
		return at%2 + 2
	}
	return 1
}

// digitValues are the words for digits with their values.
var digitValues = lazy.Value[map[string]byte]{Make: func() map[string]byte {
	values := map[string]byte{}
	for i, w := range lists.Words("fields", "digitWords") {
		values[w] = '0' + byte(i%10)
	}
	return values
}}

// spokenDigits appends the digits of the run that begins at text[at], and gives its end and whether it has words. There are none
// where the run has begun before, counts up, or is longer than there is room.
func spokenDigits(digits []byte, text string, at int) (run []byte, end int, spoken bool) {
	if numeral.IsDigit(text[at]) && !(at+2 < len(text) && text[at+1] == ' ' && numeral.IsDigit(text[at+2])) {
		return nil, at, false
	}
	if e := lex.AsciiEnd(text, at, len("seven")+1); e+2 < len(text) && text[e] == ' ' && text[e+1] < utf8.RuneSelf {
		if next := lex.AsciiEnd(text, e+1, len("cinque")+1); next > e+1 && !wordset.InSet(digitWords, text[e+1:next]) && timesOf(text, e+1, next) == 1 {
			return nil, at, false // as nearly always
		}
	}
	if at > 1 && text[at-1] == ' ' {
		k := chars.BytesStart(text, at, at-2, " ,-")
		if k > 0 && (numeral.IsDigit(text[k-1]) || digitValues.Get()[text[prose.WordStart(text, k):k]] > 0) {
			return nil, at, false
		}
	}
	up := 0
	for i, times := at, 1; ; times = 1 {
		if e, _ := prose.WordAt(text, i); e+1 < len(text) && text[e] == ' ' {
			if times = timesOf(text, i, e); times > 1 {
				i = e + 1
			}
		}
		e, d := i, byte(0)
		if numeral.IsDigit(text[i]) {
			e, d = i+1, text[i]
		} else if e, _ = prose.WordAt(text, i); e > i {
			if d = digitValues.Get()[text[i:e]]; d == 0 {
				e = lex.AsciiEnd(text, i, e-i) // four-one
				d = digitValues.Get()[text[i:e]]
			}
			spoken = spoken || d > 0
		}
		if d == 0 || lex.JoinsAfter(text, e) || len(digits)+times > cap(digits) {
			break
		}
		if n := len(digits); n > 0 && d == digits[n-1]+1 {
			up++
		}
		for range times {
			digits, end = append(digits, d), e
		}
		if i = chars.BytesEnd(text, e, e+2, " ,-"); i == e || i == len(text) {
			break
		}
	}
	if up+2 > len(digits) {
		return nil, at, false // one two three four
	}
	return digits, end, spoken
}
