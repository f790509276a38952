package demographics

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file tells where the next field begins in a line that has several, of which nothing is part
// of the value before:
//
//	First name: Tess Last name: Quorl Phone: 555 0100

// nextHeads are names of fields that stand behind the values of others, beside those of formHeads and
// of jobs, nationalities and religions.
var nextHeads = lazy.Value[*wordset.OtherSet]{Make: func() *wordset.OtherSet {
	return wordset.NewOtherSet(formHeads.Words(), fieldNames.Get()["job"].Words(), fieldNames.Get()["nationality"].Words(),
		fieldNames.Get()["religion"].Words(), lists.Words("demographics", "nextHeads"))
}}

// farthestColon is how far behind the end of a value the colon of the next field stands at most, in bytes.
const farthestColon = 32

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
	for i := end; i < len(text) && i-end < farthestColon; i++ {
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
