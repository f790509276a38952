package profiler

import "github.com/privet-go/privet/profiler/internal/lexicon"

// This file finds who speaks in a conversation that is written down with its times.

// speakerEnd is the end of the name of who speaks in a conversation, which begins at text[at]
// behind a time and has a colon behind it; or at.
func speakerEnd(text string, at int) int {
	if at < 3 || text[at-1] != ' ' || text[at-2] != ']' && !(isDigit(text[at-2]) && at > 5 && text[at-4] == ':') {
		return at
	}
	end, capital := wordAt(text, at)
	if !capital || end+1 >= len(text) || text[end] != ':' || text[end+1] != ' ' {
		return at
	}
	if c := lexicon.Lookup(text[at:end]); c.Given() < 2 || c.Common() > c.Given() {
		return at
	}
	return end
}
