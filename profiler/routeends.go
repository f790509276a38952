package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file parts the two ends of a route, which are a place each: Split–Supetar, Πειραιάς → Νάξος, Vilnius-Malaga.

// routeEnd is how sure the end of a route is that only the other end tells.
const routeEnd = 0.87

// withRoutes parts the places among the spans that are two with a dash or an arrow between them, and puts the place among them that
// stands before a dash or an arrow and one of them.
func withRoutes(spans []tagger.Span, text string) []tagger.Span {
	for i := 0; i < len(spans); i++ {
		s := spans[i]
		if s.Label != tagger.Location || s.End <= s.Start {
			continue
		}
		if at, size := routeDash(text[s.Start:s.End]); size > 0 {
			from, to := s, s
			from.End, to.Start = s.Start+at, s.Start+at+size
			if strings.Contains(text[from.End:to.Start], "→") || isRouteEnd(text[from.Start:from.End]) && isRouteEnd(text[to.Start:to.End]) {
				spans = withSpan(spans, from)
				spans = withSpan(spans, to)
				i++
			}
			continue
		}
		if k := routeStart(text, s.Start); k < s.Start && (i == 0 || spans[i-1].End <= k) {
			e := k + strings.IndexAny(text[k:s.Start], " –—→")
			spans = withSpan(spans, tagger.Span{Start: k, End: e, Label: tagger.Location, Confidence: min(routeEnd, s.Confidence)})
			i++
		}
	}
	return spans
}

// routeDash is where a dash or an arrow begins in a name with the blanks around it, and their length; a name that is known as a
// whole has none.
func routeDash(name string) (at, size int) {
	at = strings.IndexAny(name, dashes)
	if at < 3 || lexicon.Lookup(name).Place() > 0 || lexicon.Lookup(name).Is(lexicon.Region|lexicon.Country) {
		return 0, 0
	}
	_, n := utf8.DecodeRuneInString(name[at:])
	to := skipByte(name, at+n, ' ')
	for name[at-1] == ' ' {
		at--
	}
	if strings.ContainsAny(name[to:], dashes) || len(name)-to < 3 {
		return 0, 0
	}
	return at, to - at
}

// isRouteEnd reports whether a name is a town of some size.
func isRouteEnd(name string) bool {
	c := lexicon.Lookup(name)
	return c.Place() > 1 && c.Given() < 2
}

// routeStart is where the town begins that stands before a dash or an arrow before text[i], or i.
func routeStart(text string, i int) int {
	k := i
	if k > 0 && text[k-1] == ' ' {
		k--
	}
	if k < 6 || text[k-3] != 0xE2 || !strings.HasSuffix(text[:k], "–") && !strings.HasSuffix(text[:k], "→") && !strings.HasSuffix(text[:k], "—") {
		return i // as nearly all
	}
	k -= len("–")
	if text[k-1] == ' ' {
		k--
	}
	j := wordStartWithin(text, k, k-longestWord)
	if j == k || !isCapitalAt(text, j) || joinsBefore(text, j) || !isRouteEnd(text[j:k]) {
		return i
	}
	if b := capitalWordBefore(text, j); b < j {
		if c := lexicon.Lookup(text[b : j-1]); c.IsName() || c.Place() > 0 || c.Common() < 2 {
			return i // Hotel Bergen
		}
	}
	return j
}
