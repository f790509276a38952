package markup

import (
	"strings"

	"github.com/privet-go/privet"
)

// OutsideTags leaves of findings in a text with tags in it, from the n-th on, what is outside of the tags or in
// the value of an attribute, and parts those that go across. Tags that HTML does not have are text.
func OutsideTags(findings []privet.Finding, n int, text string) []privet.Finding {
	all := append([]privet.Finding(nil), findings[n:]...)
	findings = findings[:n]
	var free [][2]int // places
	from, next := 0, 0
	moved, across := -1, -1 // the finding that a part has been taken of, and the one that goes across a tag
	// pass leaves of the findings up to a place what is free, but of the one that goes across a tag.
	pass := func(to int) {
		for next < len(all) && all[next].Start < to {
			f := all[next]
			for _, p := range free {
				if next == across {
					break
				}
				part := f
				part.Start, part.End = max(f.Start, p[0]), min(f.End, p[1])
				if part.Start < part.End && strings.TrimSpace(text[part.Start:part.End]) != "" {
					findings = append(findings, part)
				}
			}
			if f.End > to {
				all[next].Start, moved = to, next
				break
			}
			next++
		}
		free = free[:0]
	}
	var attrs []htmlAttribute
	for at := from; next < len(all); {
		i := strings.IndexByte(text[at:], '<')
		if i < 0 {
			break
		}
		i += at
		if at = i + 1; !beginsHTML(text, i) {
			continue
		}
		tag, end, ok := readHTMLTag(text, i, attrs[:0])
		if !ok {
			break
		}
		free = append(free, [2]int{from, i})
		pass(i)
		across = moved
		for _, a := range tag.attrs {
			if a.spelling == htmlQuoted {
				a.from, a.to = a.from+1, a.to-1
			}
			free = append(free, [2]int{a.from, a.to})
		}
		pass(end)
		across = -1
		attrs, at, from = tag.attrs, end, end
	}
	free = append(free, [2]int{from, len(text)})
	pass(len(text))
	return findings
}

// beginsHTML reports whether a tag of an element that HTML has begins at text[i].
func beginsHTML(text string, i int) bool {
	i++
	if strings.HasPrefix(text[i:], "/") {
		i++
	}
	const longest = 16
	end := i
	for end < len(text) && end-i < longest && (isLetter(text[end]) || '0' <= text[end] && text[end] <= '9') {
		end++
	}
	return end < len(text) && (isHTMLSpace(text[end]) || text[end] == '/' || text[end] == '>') && isHTMLWord("elements", strings.ToLower(text[i:end]))
}
