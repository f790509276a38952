package calendar

import (
	_ "embed"
	"strings"
	"sync"
	"time"
	"unicode"
	"unicode/utf8"
)

// This file knows the names of months.

//go:embed months.txt
var monthsText string

// A monthName is one writing of a month.
type monthName struct {
	list  int // of names
	month int
	short bool
}

// A monthList is the names of the months in a language.
type monthList struct {
	language    string
	dotted      bool // a dot stands behind the day
	lower       bool // they begin with small letters
	full, short [12]string
}

// A monthTable is what months.txt says.
type monthTable struct {
	lists        []monthList
	words        map[string][]monthName // by the word in small letters
	joints, ends []string
}

var monthNames = sync.OnceValue(func() *monthTable {
	t := &monthTable{words: map[string][]monthName{}}
	for line := range strings.Lines(monthsText) {
		language, rest, _ := strings.Cut(strings.TrimSpace(line), ": ")
		names := strings.Fields(rest)
		switch {
		case strings.HasPrefix(language, "#"):
			continue
		case language == "joints":
			t.joints = names
			continue
		case language == "ends":
			t.ends = names
			continue
		}
		list := monthList{dotted: language[0] == '.', language: strings.TrimPrefix(language, ".")}
		for i, name := range names {
			full, short, _ := strings.Cut(name, "/")
			if short == "" {
				short = full
			}
			list.full[i], list.short[i] = full, short
			list.lower = list.lower || fold(full, &list) == full
			for _, s := range [...]string{full, short} {
				word := fold(s, &list)
				as := t.words[word]
				if n := (monthName{len(t.lists), i + 1, s == short && (s != full || list.language == "en")}); len(as) == 0 || as[len(as)-1].list != n.list {
					t.words[word] = append(as, n)
				}
			}
		}
		t.lists = append(t.lists, list)
	}
	return t
})

// fold gives a word in small letters, as its language has them.
func fold(word string, l *monthList) string {
	if l.language == "tr" {
		return strings.ToLowerSpecial(unicode.TurkishCase, word)
	}
	return strings.ToLower(word)
}

// A monthWriting is how the name of a month is written. The zero value is in English.
type monthWriting struct {
	list                        int
	short, upper, lower, titled bool // in capitals, in small letters, or with one capital where the language has none
}

// longestMonth is the length in bytes of the longest name of a month, and more.
const longestMonth = 48

// readMonth reads the name of a month. Where several languages have the word it is of the one that is asked for, then of one
// that writes days and names of months so, then of the first.
func readMonth(word, language string, dotted bool) (month int, how monthWriting, ok bool) {
	if len(word) > longestMonth {
		return 0, how, false
	}
	t := monthNames()
	candidates := t.words[strings.ToLower(word)]
	if len(candidates) == 0 {
		candidates = t.words[strings.ToLowerSpecial(unicode.TurkishCase, word)]
	}
	how.lower = strings.ToLower(word) == word
	best, most := monthName{}, -1
	for _, c := range candidates {
		list, score := &t.lists[c.list], 0
		if list.language == language && language != "" {
			score = 4
		}
		if list.dotted || !dotted {
			score += 2
		}
		if list.lower == how.lower {
			score++
		}
		if score > most {
			best, most = c, score
		}
	}
	if most < 0 {
		return 0, how, false
	}
	list := &t.lists[best.list]
	how.list, how.short = best.list, best.short
	how.upper = upper(word, list) == word && !how.lower
	how.lower = how.lower && !list.lower
	how.titled = !how.upper && !how.lower && list.lower && strings.ToLower(word) != word
	return best.month, how, string(how.append(nil, time.Month(best.month))) == word
}

// upper gives a word in capitals, as its language has them.
func upper(word string, l *monthList) string {
	if l.language == "tr" {
		return strings.ToUpperSpecial(unicode.TurkishCase, word)
	}
	return strings.ToUpper(word)
}

// append appends the name of a month.
func (h monthWriting) append(dst []byte, month time.Month) []byte {
	list := &monthNames().lists[h.list]
	name := list.full[month-1]
	if h.short {
		name = list.short[month-1]
	}
	switch {
	case h.upper:
		name = upper(name, list)
	case h.lower:
		name = fold(name, list)
	case h.titled:
		_, size := utf8.DecodeRuneInString(name)
		name = upper(name[:size], list) + name[size:]
	}
	return append(dst, name...)
}

// MonthsOf gives the names of months in a language, whole and cut short.
func MonthsOf(language string) []string {
	var names []string
	for _, l := range monthNames().lists {
		if l.language == language {
			names = append(append(names, l.full[:]...), l.short[:]...)
		}
	}
	return names
}
