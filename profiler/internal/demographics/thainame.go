package demographics

import (
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads names of Thai, which are written together with the title before them and have a space
// between the given name and that of the family: นายสมชาย ใจดี.

// ThaiNameRecognizers find such names.
func ThaiNameRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:     "person-titled-in-thai",
			Label:    "PERSON",
			Doc:      "A Thai word written together with a title before it, and the word behind it where that is no everyday one.",
			Source:   "titles in common use",
			Triggers: spec.TriggersOf(thaiTitleSet),
			Match:    matchThaiName,
		},
	}
}

// thaiTitles stand before a name, the longer ones first, and thaiTitleSet is all of them.
var (
	thaiTitles   = [...]string{"นางสาว", "เด็กชาย", "เด็กหญิง", "นาย", "นาง", "น.ส.", "ด.ช.", "ด.ญ.", "ดร.", "คุณ"}
	thaiTitleSet = wordset.NewOtherSet(thaiTitles[:])
)

// Everyday words of Thai: thaiNoNames go on behind a title and make another word of it, or a sentence of
// the one for you; thaiBehind begin what follows a name; thaiJoined end what may stand before a title without a space.
var (
	thaiNoNames = lazy.Value[[]string]{Make: func() []string {
		return lists.Words("demographics", "thaiNoNames")
	}}
	thaiBehind = lazy.Value[[]string]{Make: func() []string {
		return lists.Words("demographics", "thaiBehind")
	}}
	thaiJoined = lazy.Value[[]string]{Make: func() []string {
		return lists.Words("demographics", "thaiJoined")
	}}
)

// The bounds of such a name, in runes.
const (
	leastThaiGiven  = 2
	mostThaiGiven   = 14
	leastThaiFamily = 3
	mostThaiFamily  = 18
)

// matchThaiName reads the name behind the title at text[at].
func matchThaiName(text string, at int) (spec.Match, bool) {
	if r, _ := utf8.DecodeLastRuneInString(text[:at]); unicode.Is(unicode.Thai, r) && chars.SuffixOf(text[:at], thaiJoined.Get()...) == "" {
		return spec.Match{}, false
	}
	start := at + len(chars.PrefixOf(text[at:], thaiTitles[:]...))
	if start == at {
		return spec.Match{}, false
	}
	start = chars.SkipByte(text, start, ' ')
	end, n := thaiRun(text, start, mostThaiGiven)
	if n < leastThaiGiven || n > mostThaiGiven || chars.PrefixOf(text[start:end], thaiNoNames.Get()...) != "" {
		return spec.Match{}, false
	}
	if end+1 < len(text) && text[end] == ' ' {
		if to, n := thaiRun(text, end+1, mostThaiFamily); n >= leastThaiFamily && n <= mostThaiFamily &&
			chars.PrefixOf(text[end+1:to], thaiBehind.Get()...) == "" {
			end = to
		}
	}
	return spec.Match{Start: start, End: end, Alone: 0.85}, true
}

// thaiRun is the end of the letters and marks of Thai at text[i], and how many there are, of which no
// more than one above most are counted.
func thaiRun(text string, i, most int) (end, n int) {
	for end = i; end < len(text) && n <= most; n++ {
		r, size := utf8.DecodeRuneInString(text[end:])
		if !unicode.Is(unicode.Thai, r) || !chars.IsLetterRune(r) && !chars.IsMarkRune(r) {
			break
		}
		end += size
	}
	return end, n
}
