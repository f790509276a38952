package demographics

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/secrets"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file finds jobs, nationalities and religions behind the word for them, with a colon
// or without, in all scripts, and names of accounts behind a word for a login.

// FieldRecognizers find what stands behind such words.
func FieldRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "job-behind-word", Label: "JOB_TITLE",
			Doc:      "One to four words behind a word for an occupation, up to a comma, a full stop or the end of the line.",
			Source:   "common forms; WordNet 3.0, nouns of people by occupation",
			Triggers: spec.TriggersOf(wordset.NewOtherSet(fieldNames.Get()["job"].Words(), fieldNames.Get()["jobweak"].Words())),
			Match:    matchJobField,
		},
		{
			Name: "nationality-behind-word", Label: "NATIONALITY",
			Doc:      "A nationality or a country that is known, or one to three words in a field, behind a word for nationality or citizenship.",
			Source:   "CLDR, names of territories; common forms",
			Triggers: spec.TriggersOf(fieldNames.Get()["nationality"]),
			Match: func(text string, at int) (spec.Match, bool) {
				return matchField(text, at, fieldNames.Get()["nationality"], lexicon.Demonym|lexicon.Country)
			},
		},
		{
			Name: "religion-behind-word", Label: "RELIGION",
			Doc:      "A religion or its followers that is known, or one to three words in a field, behind a word for religion.",
			Source:   "common forms",
			Triggers: spec.TriggersOf(fieldNames.Get()["religion"]),
			Match: func(text string, at int) (spec.Match, bool) {
				return matchField(text, at, fieldNames.Get()["religion"], lexicon.Religion)
			},
		},
		{
			Name: "username-told", Label: "USERNAME",
			Doc: "A name of an account in small letters behind a word for one, and up to three small words between them; where it has no " +
				"digits or signs, it is no word of a language. The same behind a phrase for logging in or owning, or with a sign before a word " +
				"for an account; and one before a stroke and a password behind a word for access.",
			Source: "common usage of forms, letters and logs",
			Triggers: slices.Concat(spec.TriggersOf(secrets.ToldLogins), spec.TriggersOf(secrets.ActingLogins), spec.TriggersOf(secrets.DoingLogins),
				spec.TriggersOf(secrets.LoginsBehind), spec.TriggersOf(secrets.AccessWords)),
			Match: secrets.MatchToldLogin, InProse: true,
		},
	}
}

// fieldNames are the names of fields for a job, a nationality and a religion.
var fieldNames = lazy.Value[map[string]*wordset.OtherSet]{Make: func() map[string]*wordset.OtherSet {
	data := lists.Sets("jobfields")
	names := map[string]*wordset.OtherSet{}
	for name := range data {
		names[name] = wordset.Phrases("jobfields", name)
	}
	return names
}}

// matchJobField reads the job in the field whose name stands at text[at]. Where the name is that of other fields as well, the job has to
// be a known one: title.
func matchJobField(text string, at int) (spec.Match, bool) {
	if m, ok := matchField(text, at, fieldNames.Get()["job"], lexicon.Occupation); ok {
		return m, true
	}
	name := fieldNames.Get()["jobweak"].At(text, at)
	if end := at + len(name); name == "" || end >= len(text) || text[end] != ':' && !strings.HasPrefix(text[end:], " :") &&
		!strings.HasPrefix(text[end:], "：") {
		return spec.Match{}, false
	}
	m, ok := matchField(text, at, fieldNames.Get()["jobweak"], lexicon.Occupation)
	return m, ok && jobEnd(text, m.Start, mostUnknownJob) >= m.End
}

// FieldLinks may stand between such a word and its value; those of gluedLink, which are of scripts without spaces, touch both.
var FieldLinks = &wordset.WordList{File: "demographics", Set: "FieldLinks"}

// matchField reads the value of a field whose name stands at text[at].
func matchField(text string, at int, names *wordset.OtherSet, class lexicon.Class) (spec.Match, bool) {
	name := names.At(text, at)
	if name == "" || lex.JoinsBefore(text, at) || at > 0 && text[at-1] == '-' {
		return spec.Match{}, false
	}
	i, colon, linked := at+len(name), false, false
	for range 6 {
		switch {
		case i >= len(text):
			return spec.Match{}, false
		case text[i] == ' ':
			i++
		case text[i] == ':' || text[i] == '=':
			i, colon = i+1, true
		case text[i] >= utf8.RuneSelf && strings.HasPrefix(text[i:], "："):
			i, colon = i+len("："), true
		default:
			linked = gluedLink(text, &i) || wordLink(text, &i)
			if !linked {
				goto value
			}
		}
	}
value:
	if i == at+len(name) && !chars.Spaceless(chars.NextRune(text, i)) || i >= len(text) {
		return spec.Match{}, false
	}
	if r := chars.NextRune(text, i); chars.Spaceless(r) && r < 0xAC00 && (r < 0xE00 || r > 0xE7F) {
		return matchEastValue(text, i, class, colon || linked)
	}
	if class == lexicon.Occupation && !colon {
		i += len(chars.PrefixOf(text[i:], "de ", "d'", "d’", "di ", "of a ", "of an ", "of ")) // métier de charpentier
	}
	start := i
	if class == lexicon.Religion && colon {
		if church := len(churches.Get().At(text, i)); church > 0 && endsFieldValue(text, i+church) {
			return spec.Match{Start: i, End: i + church, Alone: 0.965}, true // and no organisation
		}
	}
	known, end := 0, i
	begins := false          // words begin with the first that are known together
	for n := 0; n < 4; n++ { // words of a value
		e, _ := prose.LongWordAt(text, i)
		if e == i || e-i > 3*wordset.LongestWord || n == 0 && wordset.InSet(prose.NoValues, text[i:e]) || n > 0 && isNextField(text, i) {
			break
		}
		end = e
		c := lexicon.Class(0)
		if n == 0 || begins {
			c = lexicon.Lookup(text[start:e])
			begins = c.Is(lexicon.Begins) || n > 0
		}
		if c.Is(class) || class == lexicon.Occupation && n > 0 && isJobWord(text[i:e]) {
			known = e
		}
		if e >= len(text) || text[e] != ' ' {
			break
		}
		if !prose.BeginsWord(text, e+1) {
			break
		}
		if known == 0 && !begins && !colon && class != lexicon.Occupation {
			return spec.Match{}, false // of several words, none is known
		}
		i = e + 1
	}
	if end == start {
		return spec.Match{}, false
	}
	closed := end == len(text) || isNextField(text, chars.SkipSpaces(text, end)) || strings.IndexByte(",;.\n\r)|<", text[end]) >= 0 ||
		text[end] >= utf8.RuneSelf && (strings.HasPrefix(text[end:], "،") || strings.HasPrefix(text[end:], "、") ||
			strings.HasPrefix(text[end:], "，") || strings.HasPrefix(text[end:], "。"))
	words := strings.Count(text[start:end], " ") + 1
	switch {
	case words == 1 && wordset.InSet(prose.TypeWords, text[start:end]):
		return spec.Match{}, false // city: String
	case known == end && closed:
		return spec.Match{Start: start, End: end, Alone: 0.965}, true // surer than that it is the name of a place
	case colon && closed:
		return spec.Match{Start: start, End: end, Alone: 0.9}, true
	case class == lexicon.Occupation && closed && !linked && words <= 3 && beginsField(text, at):
		return spec.Match{Start: start, End: end, Alone: 0.93}, true
	case known > 0 && (colon || class != lexicon.Occupation) && lexicon.Lookup(text[start:known]).Common() < 3:
		return spec.Match{Start: start, End: known, Alone: 0.85}, true
	case closed && !linked && words == 1 && class&lexicon.Demonym != 0 && beginsField(text, at):
		return spec.Match{Start: start, End: end, Alone: 0.8}, true
	}
	return spec.Match{}, false
}

// beginsField reports whether the name of a field at text[at] begins a part of a list or a line.
func beginsField(text string, at int) bool {
	before := strings.TrimRight(text[max(0, at-4):at], " ")
	return before == "" || chars.SuffixOf(before, ",", ";", "\n", "|", "(", "،", "、", "，", "：", ".") != ""
}

func gluedLink(text string, i *int) bool {
	if *i+len("は") > len(text) || text[*i] < utf8.RuneSelf {
		return false
	}
	switch text[*i : *i+len("は")] {
	case "は", "が", "是", "为", "為", "는", "은", "이", "가":
		*i += len("は")
		return true
	}
	return false
}

func wordLink(text string, i *int) bool {
	if r := chars.NextRune(text, *i); chars.Spaceless(r) || !chars.IsLetterRune(r) {
		return false // none of the links
	}
	e, _ := prose.WordAt(text, *i)
	if e == *i || e >= len(text) || text[e] != ' ' && text[e] != ':' || !wordset.InSet(FieldLinks, text[*i:e]) {
		return false
	}
	*i = e
	return true
}

// mostEastValue bounds the characters of a value in a script that sets no spaces.
const mostEastValue = 8

// matchEastValue reads a value in Chinese or Japanese characters: as much as is known, or in a field all up to what ends it.
func matchEastValue(text string, start int, class lexicon.Class, field bool) (spec.Match, bool) {
	end, known, n := start, 0, 0
	first, lengths := rune(0), ^uint8(0) // of the words that may begin there
	for n < mostEastValue && end < len(text) {
		r, size := chars.RuneAt(text, end)
		if !chars.Spaceless(r) && r != 'ー' {
			break
		}
		end += size
		n++
		switch east := lexicon.IsEast(r); {
		case n == 1 && east:
			first = r
		case !east:
			first, lengths = 0, ^uint8(0) // of them nothing is told
		case n == 2 && first > 0:
			lengths = lexicon.EastLengths(first, r)
		}
		if (n == 1 || lengths>>(n-2)&1 == 1) && lexicon.LookupExact(text[start:end]).Is(class) {
			known = end
		}
	}
	if known > 0 {
		for _, tail := range [...]string{"籍", "人"} {
			if class&lexicon.Demonym != 0 && strings.HasPrefix(text[known:], tail) {
				known += len(tail)
			}
		}
		return spec.Match{Start: start, End: known, Alone: 0.93}, true
	}
	next := chars.NextRune(text, end)
	if !field || n < 2 || n == mostEastValue || end < len(text) && chars.IsLetterRune(next) {
		return spec.Match{}, false
	}
	return spec.Match{Start: start, End: end, Alone: 0.85}, true
}

// endsFieldValue reports whether the value of a field ends at text[i].
func endsFieldValue(text string, i int) bool {
	return prose.EndsPhrase(text, i) || text[i] == '\r' || text[i] == '|' || text[i] == '\t' || strings.HasPrefix(text[i:], " |") ||
		strings.HasPrefix(text[i:], " - ") || strings.HasPrefix(text[i:], " – ")
}

// What follows tells where the next field begins in a line that has several, of which nothing is part of the value before:
//
//	First name: Tess Last name: Quorl Phone: 555 0100

// nextHeads are names of fields that stand behind the values of others, beside those of formHeads and of jobs, nationalities and religions.
var nextHeads = lazy.Value[*wordset.OtherSet]{Make: func() *wordset.OtherSet {
	return wordset.NewOtherSet(formHeads.Words(), fieldNames.Get()["job"].Words(), fieldNames.Get()["nationality"].Words(),
		fieldNames.Get()["religion"].Words(), lists.Words("demographics", "nextHeads"))
}}

// FieldEnd is beforeNextField for a value that may reach to the end of its line, text[end].
func FieldEnd(text string, start, end int) int {
	if start >= end || strings.IndexByte(text[start:end], ':') < 0 && !strings.Contains(text[start:end], "：") {
		return end
	}
	for i := start + 1; i < end; i++ {
		if text[i-1] == ' ' && text[i] != ' ' && nextFieldColon(text, i) >= 0 {
			return i
		}
	}
	return end
}

// isNextField reports whether the name of a field begins at text[i] and has its colon.
func isNextField(text string, i int) bool {
	return i < len(text) && colonBehind(text, i) >= 0 && nextFieldColon(text, i) >= 0
}

// nextFieldColon is where the colon of the field is whose name begins at text[i], or below 0.
func nextFieldColon(text string, i int) int {
	name := nextHeads.Get().At(text, i)
	if name == "" {
		return -1
	}
	at := chars.SkipSpaces(text, chars.SkipByte(text, i+len(name), '.'))
	if at < len(text) && (text[at] == ':' || strings.HasPrefix(text[at:], "：")) {
		return at
	}
	return -1
}

// colonBehind is the place of the colon behind the words at text[end] in that line, or below 0.
func colonBehind(text string, end int) int {
	for i := end; i < len(text) && i-end < 32; i++ { // the colon of the next field
		switch c := text[i]; {
		case c == ':':
			return i
		case c == "："[0] && strings.HasPrefix(text[i:], "："):
			return i
		case c == '\n' || c == ',' || c == ';' || c == '|':
			return -1
		}
	}
	return -1
}

// formHeads head letters and forms, and their fields; nothing of that is a name.
var formHeads = &wordset.OtherSet{File: "demographics", Sets: []string{"formHeads"}}

// beforeNextField is the end of the value text[start:end] without the name of the next field in that line, which
// begins in it and has a colon behind it. The first word belongs to the value.
func beforeNextField(text string, start, end int) int {
	colon := colonBehind(text, end)
	if colon < 0 {
		return end
	}
	return fieldEndBefore(text, start, end, colon)
}

// fieldEndBefore is beforeNextField where the colon is known.
func fieldEndBefore(text string, start, end, colon int) int {
	for i := start + 1; i < end; i++ {
		if text[i-1] == ' ' && text[i] != ' ' && nextFieldColon(text, i) == colon {
			return start + len(strings.TrimRight(text[start:i], " "))
		}
	}
	return end
}
