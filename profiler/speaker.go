package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds who speaks in a conversation that is written down with its times.

// mostSpeaker bounds the words of a name in a chat, behind a day and a time.
const mostSpeaker = 3

// speakerEnd is the end of the name of who speaks in a conversation, which begins at text[at]
// behind a time and has a colon behind it; or at.
func speakerEnd(text string, at int) int {
	if at == 0 || text[at-1] == '\n' {
		return plainSpeakerEnd(text, at)
	}
	if at < 3 || text[at-1] != ' ' {
		return at
	}
	timed, dated := text[at-2] == ']' || isDigit(text[at-2]) && at > 5 && text[at-4] == ':', false
	if text[at-2] == ']' || text[at-2] == '-' {
		dated = isDated(text, at-2)
	}
	if !timed && !dated {
		return at
	}
	end, capital := wordAt(text, at)
	if !capital {
		return at
	}
	first, whole := end, lexicon.Lookup(text[at:end])
	for n := 1; n < mostSpeaker && dated && end+1 < len(text) && text[end] == ' '; n++ {
		e, capital := wordAt(text, end+1)
		if !capital && !inSet(particles, text[end+1:e]) {
			break
		}
		end = skipByte(text, e, '.')
	}
	if end+1 >= len(text) || text[end] != ':' || text[end+1] != ' ' {
		return at
	}
	if dated {
		if whole.Is(lexicon.OrgWord|lexicon.Title) || whole.Common() > 1 && (end > first || whole.Given() < 2) && whole.Given() < 1 {
			return at
		}
		return end
	}
	if whole.Given() < 2 || whole.Common() > whole.Given() {
		return at
	}
	return end
}

// plainSpeakerEnd is the end of the given name of who speaks, which begins the line at text[at] and has a colon behind it, where a line
// beside it is of somebody who speaks; or at. A word that is hardly a name is one where it begins another line too:
//
//	Ruud: are you home?
//	Mila: in ten minutes
func plainSpeakerEnd(text string, at int) int {
	end, capital := wordAt(text, at)
	colon := skipByte(text, end, ' ')
	if !capital || colon+2 >= len(text) || text[colon] != ':' || text[colon+1] != ' ' || isInCapitals(text[at:end]) {
		return at
	}
	c := lexicon.Lookup(text[at:end])
	if c.Given() < 1 || c.Is(lexicon.OrgWord|lexicon.Title|lexicon.Country) || c.Common() > c.Given()+1 || inSet(particles, text[at:end]) || nextHeads.at(text, at) != "" {
		return at
	}
	head, beside, again := text[at:colon+1], false, false
	before := text[max(0, at-1-longestAnswer):max(0, at-1)]
	for i := strings.LastIndexByte(before, '\n'); before != ""; i = strings.LastIndexByte(before, '\n') {
		line := before[i+1:]
		beside = beside || !strings.HasPrefix(line, head) && isTurnOfName(line)
		again = again || strings.HasPrefix(line, head)
		before = before[:max(0, i)]
	}
	for rest, n := text[colon:min(len(text), colon+2*longestAnswer)], 0; n < mostTurnsAsked; n++ {
		_, behind, found := strings.Cut(rest, "\n")
		if !found {
			break
		}
		line, _, _ := strings.Cut(behind, "\n")
		beside = beside || !strings.HasPrefix(line, head) && isTurnOfName(line)
		again = again || strings.HasPrefix(line, head)
		rest = behind
	}
	if beside && (again || c.Given() > 1 && c.Given() >= c.Common()) {
		return end
	}
	return at
}

// isTurnOfName reports whether a line is speech behind a given name, or a word in small letters, and no field of a form.
func isTurnOfName(line string) bool {
	if !isSpeech(line) || nextHeads.at(line, 0) != "" {
		return false
	}
	end, capital := wordAt(line, 0)
	return end > 0 && (!capital || lexicon.Lookup(line[:end]).Given() > 0)
}

// isDated reports whether a day, a comma and a time stand before the bracket or the hyphen at text[i], as
// in what programs for chats write down: 12.03.24, 18:22 - Anna: or [12/03/2024, 09:15:22] Anna:.
func isDated(text string, i int) bool {
	if i > 0 && text[i-1] == ' ' {
		i--
	}
	if i > 4 && text[i-1] == 'M' && (text[i-2] == 'A' || text[i-2] == 'P') && text[i-3] == ' ' {
		i -= len(" AM")
	}
	from := i
	for from > 0 && i-from < len("12/03/2024, 09:15:22") && (isDigit(text[from-1]) || strings.IndexByte(" ,:./-", text[from-1]) >= 0) {
		from--
	}
	day, clock, ok := strings.Cut(text[from:i], ", ")
	return ok && len(day) > 5 && len(clock) > 3 && strings.IndexByte(clock, ':') > 0 && strings.Count(day, ".")+strings.Count(day, "/")+strings.Count(day, "-") > 1
}
