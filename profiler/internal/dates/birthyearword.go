package dates

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
)

// This file reads words for birth that stand behind the date, with the word for a year in them or without it:
//
//	Петров Пётр, 04.11.1949 г.р., паспорт выдан 12.05.2003
//	Ahmet, 1990-05-04 doğumlu, 12.05.2003 tarihinde geldi
//
// The word for the year is of the word for birth there and not of the date, and the next date is not of the birth.

// yearBirths go on behind a word for a year so that both are words for birth.
var yearBirths = [...]string{"р.", "рожд", "н.", "народж", "ur.", "urodzenia"}

// isYearOfBirth reports whether the word for a year that ends at text[i] goes on so. Behind a space a letter with its dot
// is short for a river or a village as well, where it does not end a part of the sentence.
func isYearOfBirth(text string, i int) bool {
	spaced := i < len(text) && text[i] == ' '
	if spaced {
		i++
	}
	for _, w := range yearBirths {
		if strings.HasPrefix(text[i:], w) {
			return !spaced || w != "р." && w != "н." || endsClause(text, i+len(w))
		}
	}
	return false
}

// A behindSign stands right behind a date of birth. A loose one can stand before the date as well, and is behind another
// only where a part of the sentence ends with it.
type behindSign struct {
	text  string
	loose bool
}

var behindSigns = [...]behindSign{{"г.р", false}, {"г. р", false}, {"г.рожд", false}, {"г. рожд", false}, {"года рожд", false}, {"р.н", false},
	{"р. н", false}, {"р.народж", false}, {"р. народж", false},
	{"року народж", false}, {"r. ur", false}, {"roku urodz", false}, {"doğumlu", false}, {"született", false}, {"születésű", false}, {"geboren", true}}

// farthestBirthBehind bounds what stands between two dates, in bytes.
const farthestBirthBehind = 64

// isBehindBirth reports whether the last date before text[i], in its line, has such a sign behind it, so that what begins
// at text[i] is a date of something else.
func isBehindBirth(text string, i int) bool {
	k, from := i, lex.LineStart(text, i, farthestBirthBehind)
	for k-8 >= from && chars.DigitsOf(chars.Load(text, k-8)) == 0 {
		k -= 8
	}
	for k > from && !numeral.IsDigit(text[k-1]) {
		k--
	}
	if k == from || k < len("1.1.1970") || !numeral.IsDigit(text[k-2]) {
		return false
	}
	j := k
	for j < i && (text[j] == '.' || text[j] == '-') {
		j++
	}
	if j > k && j < i && text[j-1] == '-' {
		j, _ = prose.WordAt(text, j) // 02-án
	}
	if j < i && text[j] == ' ' {
		j++
	}
	for _, s := range behindSigns {
		if e := j + len(s.text); e < i && strings.HasPrefix(text[j:], s.text) {
			return !s.loose || strings.IndexByte(",;.)", text[e]) >= 0
		}
	}
	return false
}
