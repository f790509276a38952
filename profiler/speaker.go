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
