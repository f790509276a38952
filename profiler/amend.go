package profiler

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file makes of what the tagger has found at a place what is right there: with the names that it has not seen, with their right
// bounds, and without what is no name.

// A nameRule puts what the tagger has not seen of the names in a chain among the spans, and gives the end of what has been looked at.
type nameRule struct {
	cue  cue // without which nothing begins with the first word of the chain
	read func(spans []tagger.Span, text string, at, end int) ([]tagger.Span, int)
	each func(first cue, spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) // asks for the cues of each word
}

// nameRules are applied one after the other; another rule is another line.
var nameRules = [...]nameRule{
	{cue: cueEmployer, read: withEmployers},
	{cue: allCues, read: withTurnedTo},
	{cue: cueKnownFirm, read: withKnownFirms},
	{cue: cueField, read: withFieldFirm},
	{cue: allCues, read: withAgency},
	{cue: allCues, read: withLetterPlace},
	{cue: cueTeam, read: withTeams},
	{each: withWholeInstitutions},
	{cue: cueTold, read: withToldByWord},
	{each: withKnownOrgs},
	{each: withLand},
	{cue: allCues, read: withPlayed},
	{cue: cueJournal, read: withJournal},
	{cue: cuePersons, read: withLikelyPair},
	{cue: cuePersons, read: withPersonFramed},
}

// withTurnedTo is withTurned as one of nameRules.
func withTurnedTo(spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) {
	return withTurned(spans, text, at, end), end
}

// Amend gives what is right of what the tagger has found at a start, with what it has not seen
// there, and the end of all that; see [tagger.Amender]. The spans are changed where they are.
func (s *scanner) Amend(text string, start tagger.Start, spans []tagger.Span, end int) ([]tagger.Span, int) {
	if start.Kind == tagger.StartCapital {
		cues := s.chainCues(text, start.At)
		if at := start.At; at > 3 && text[at-1] == ' ' && classes[text[at-2]] == classDigit {
			if from, to := toldStreetAt(text, at); to > from {
				spans, end = withToldStreet(spans, from, to), max(end, to)
			}
		}
		if to := toldNameEnd(text, start.At); to > start.At {
			spans, end = withToldStreet(spans, start.At, to), max(end, to)
		}
		if to := partedPlaceEnd(text, start.At); to > start.At {
			spans, end = withPartedPlace(spans, start.At, to), max(end, to)
		}
		if i := strings.IndexByte(text[start.At:max(end, start.At)], ','); i > 0 && start.At+i+2 < end && isCapitalAt(text, start.At+i+2) {
			if k := start.At + i + 2; text[k-1] == ' ' {
				if to := toldPlaceEnd(text, k); to > k {
					spans, end = withToldPlace(spans, k, to), max(end, to)
				}
			}
		}
		if from, to := officeTown(text, start.At, end); to > from {
			spans = withSpan(spans, tagger.Span{Start: from, End: to, Label: tagger.Location, Confidence: toldPlace})
		}
		if cues&cuePlaceTold == 0 {
			// as most
		} else if to := toldPlaceEnd(text, start.At); to > start.At {
			spans, end = withToldPlace(spans, start.At, to), max(end, to)
		} else if from, to := apostropheTown(text, start.At); to > start.At {
			spans, end = withSpan(spans, tagger.Span{Start: from, End: to, Label: tagger.Location, Confidence: partedPlace}), max(end, to)
		}
		to := firmEnd(text, start.At)
		if to == start.At && !isSeen(spans, start.At) {
			to = headedEnd(text, start.At)
		}
		if to > start.At {
			spans = slices.Insert(spans, 0, tagger.Span{Start: start.At, End: to, Label: tagger.Organization, Confidence: firmAlone})
		} else if mayBeInBlock(text, start.At) {
			if to = blockFirmEnd(text, start.At); to > start.At {
				spans, end = withBlockFirm(spans, start.At, to), max(end, to)
			}
		}
		if to == start.At && !isSeen(spans, start.At) {
			if spans = appendUnseen(spans, text, start.At, cues); len(spans) > 0 {
				end = max(end, spans[0].End)
			}
		}
		if to == start.At {
			for i := range nameRules {
				if rule := &nameRules[i]; rule.each != nil {
					spans, end = rule.each(cues, spans, text, start.At, end)
				} else if cues&rule.cue != 0 || rule.cue == allCues {
					spans, end = rule.read(spans, text, start.At, end)
				}
			}
		}
		if at := start.At; at > 3 && (text[at-2] == ':' || text[at-2] == '.' || text[at-1] == '\n' || text[at-1] == ':') {
			spans, end = withRolled(spans, text, at, end)
		}
		if end-start.At >= shortestChain && isCapsAt(text, start.At) {
			if i := strings.IndexByte(text[start.At:end], ':'); i > 0 {
				spans, end = withRolled(spans, text, skipByte(text, start.At+i+1, ' '), end)
			}
			spans = withCapsNames(spans, text, start.At, end)
		}
		if cues&cueOrgTold == 0 {
			// as most
		} else if to := toldOrganizationEnd(text, start.At, spans); to > start.At {
			spans, end = withSpan(spans, tagger.Span{Start: start.At, End: to, Label: tagger.Organization, Confidence: acronymAlone}), max(end, to)
		}
		if end-start.At >= shortestChain {
			if k := subjectStart(text, start.At, end); k > start.At && !isSeen(spans, k) {
				spans = appendSaid(spans, text, k, asciiEnd(text, k, longestWord+1))
			}
		}
	}
	if mayBeSpeaker(text, start.At) && start.Kind != tagger.StartLow {
		spans, end = withSpeaker(spans, text, start.At, end)
	}
	if start.Kind == tagger.StartEast && start.At > 3 && (text[start.At-1] == ' ' || text[start.At-1] == ':' || text[start.At-1] == "："[2]) {
		spans, end = withEastern(spans, text, start.At, end)
	}
	spans = withRoutes(spans, text)
	n, joined := 0, 0 // what begins before joined belongs to a name before it
	covered := 0      // and what begins before this is the rest of a place
	for i := range spans {
		span := &spans[i]
		if span.Start < covered {
			continue
		}
		if span.Label != tagger.Street {
			span.End = beforeNextField(text, span.Start, span.End)
		}
		if span.Label == tagger.Organization {
			if isSite(text[span.Start:span.End]) || isTownByForm(text, span) {
				span.Label = tagger.Location
			} else {
				*span = townOfShop(text, *span)
			}
		}
		if span.Label == tagger.Organization {
			to := span.End
			if span.Start, span.End = bodyBounds(text, span.Start, span.End); span.End > end || span.End < to && to == end && i+1 == len(spans) && text[span.End] == '.' {
				end = span.End // another name may begin behind a sentence
			}
			span.Start = wholeFirmStart(text, span.Start, span.End, joined)
			if to := romanianSeatEnd(text, span.Start, span.End); to > span.End {
				span.End, covered, end = to, to, max(end, to)
			}
			if to := latinCoreEnd(text, span.End); to > span.End {
				span.End, end = to, max(end, to)
			}
			if i > 0 && (isPartOfFirm(text, &spans[i-1], span) || isPartOfInstitution(text, &spans[i-1], span)) {
				span.Start = spans[i-1].Start
				if n > 0 && spans[n-1].Start == span.Start {
					n--
				}
			}
			if to := possessiveEnd(text, span.End); to > span.End && (i+1 == len(spans) || spans[i+1].Start >= to) {
				span.End, end = to, max(end, to)
			}
		}
		if span.Label == tagger.Location || span.Label == tagger.Person {
			*span = wholePlace(text, *span)
			if span.Label == tagger.Location {
				if to := hyphenedRest(text, span.Start, span.End); to > span.End {
					span.End, span.Confidence = to, max(span.Confidence, toldPlace)
					covered, end = to, max(end, to)
				}
				if isSpeaker(text, span) {
					span.Label = tagger.Person
				} else if to := countyEnd(text, span.End); to > span.End {
					span.End = to
					covered, end = to, max(end, to)
				}
				if to := bracketedRest(text, span.End); to > span.End {
					span.End = to
					covered, end = to, max(end, to)
				}
			}
			if to := toldNameEnd(text, span.Start); to >= span.End && to > span.Start {
				*span = tagger.Span{Start: span.Start, End: to, Label: tagger.Street, Confidence: toldStreet}
				end = max(end, to)
			}
		}
		if span.Label <= tagger.Location && span.Label != tagger.Organization && isTeamHere(text, span) {
			span.Label, span.Confidence = tagger.Organization, teamPlayed
		}
		makeSure(text, span)
		if span.Label <= tagger.Location && span.Label != tagger.Organization && saysHostOf(text, span.End, hostedAtHome) && isGivenName(text[span.Start:span.End]) {
			span.Label, span.Confidence = tagger.Person, max(span.Confidence, madeSure)
		}
		if i > 0 && n > 0 && span.Label != tagger.Location && amongPlaces(text, &spans[n-1], span) {
			span.Label = tagger.Location
		}
		if !amendName(text, span) || span.Start < joined {
			continue
		}
		if span.Label <= tagger.Organization && span.Confidence < surelyName {
			span.Label = saidLabel(text, span)
		}
		if span.Label == tagger.Person {
			if to := amendPerson(text, span); to > joined {
				joined, end = to, max(end, to)
			}
		}
		if s.isNoName(text, span) {
			continue
		}
		if n < i {
			spans[n] = *span
		}
		n++
	}
	if spans = spans[:n]; n > 0 {
		spans, end = withPairs(spans, text, end)
		spans, end = withPersonal(spans, text, end)
	}
	return spans, end
}

// amendPerson gives a person what belongs to the name beside it, and the end of what it has been
// joined to, or 0.
func amendPerson(text string, span *tagger.Span) (joined int) {
	span.Start, span.End = withoutTitles(text, span.Start, span.End)
	if k := strings.Index(text[span.Start:span.End], ", "); k > 0 && text[span.Start+k+2:span.End] == "N.A." {
		span.End = span.Start + k // Siemens, N.A.
	}
	span.Start = behindRole(text, span.Start, span.End)
	span.End = withoutLabel(text, span.Start, span.End)
	if end := max(fieldNameEnd(text, span.Start), behindInitial(text, span.Start, span.End)); end > span.End {
		span.End, joined = end, end
		span.Confidence = max(span.Confidence, greetedAlone)
	}
	span.End = withoutRest(text, span.Start, span.End)
	span.Start = dutchStart(text, span.Start)
	if span.Confidence < DefaultMinConfidence && span.Confidence > nearlyPair && isPairOfNames(text[span.Start:span.End]) {
		span.Confidence = leastPair
	}
	span.Start = kunyaStart(text, behindKin(text, span.Start, span.End))
	if end := juniorEnd(text, span.End); end > span.End {
		span.End = end
	}
	span.Start = welshStart(text, initialsStart(text, span.Start))
	if end := particlesEnd(text, span.End); end > span.End && isCapitalAt(text, span.Start) {
		span.End, joined = end, end
		span.Confidence = max(span.Confidence, filedPerson)
	}
	if end := nobleBehind(text, span.End); end > span.End {
		span.End, joined = end, end
		span.Confidence = max(span.Confidence, filedPerson)
	}
	if end := nicknamedEnd(text, span.End); end > span.End {
		span.End, joined = end, end
		span.Confidence = max(span.Confidence, greetedAlone)
	}
	if end := sonsEnd(text, span.End); end > span.End {
		span.End, joined = end, end
	}
	if i := span.Start; i > 3 && text[i-1] == ' ' && strings.HasPrefix(text[i+max(0, strings.IndexByte(text[i:span.End], ' ')):], " bin") {
		if k := wordStartWithin(text, i-1, i-1-longestWord); k < i-1 && isCapitalAt(text, k) && (isGivenName(text[k:i-1]) || inSet(particles, text[k:i-1])) && !inSet(shortTitles, text[k:i-1]) {
			span.Start = k // Siti Nurhaliza binti Tarudin
		}
	}
	whole := withGiven(text, *span)
	if whole.End > span.End {
		joined = whole.End
	}
	*span = whole
	return joined
}

// isGivenName reports whether a word is given to people, and no title.
func isGivenName(word string) bool {
	c := lexicon.Lookup(word)
	return c.Given() > 0 && !c.Is(lexicon.Title)
}

// withoutLabel is the end of the name text[start:end] without the name of a field behind it, which has a colon:
// Tess Moran  Groom: Iwan Rees.
func withoutLabel(text string, start, end int) int {
	if end >= len(text) || text[end] != ':' {
		return end
	}
	i := start + strings.LastIndexByte(text[start:end], ' ')
	if i <= start {
		return end
	}
	c := lexicon.Lookup(text[i+1 : end])
	if text[i-1] != ' ' && (strings.IndexByte(text[start:i], ' ') < 0 || c.Given() > 0 || c.Family() > 0 || c.Common() < 2) {
		return end
	}
	for i > start && text[i-1] == ' ' {
		i--
	}
	return i
}

// isSeen reports whether a span covers text[at] that is more likely a name than none.
func isSeen(spans []tagger.Span, at int) bool {
	for i := range spans {
		if spans[i].Start <= at && at < spans[i].End && spans[i].Confidence >= DefaultMinConfidence {
			return true
		}
	}
	return false
}

// appendUnseen appends the name that begins at text[at] and that the tagger has not seen: of
// who is spoken to, or of a firm with its legal form.
func appendUnseen(spans []tagger.Span, text string, at int, cues cue) []tagger.Span {
	word := asciiEnd(text, at, longestWord+1)
	if word < len(text) && text[word] >= utf8.RuneSelf {
		word, _ = wordAt(text, at)
	}
	if cues&(cuePerson|cueSigned|cueInflected) != 0 {
		if cues&cuePerson != 0 {
			if to := nicknamedEnd(text, word); to > word && isGivenName(text[at:word]) {
				return withSpan(spans, tagger.Span{Start: at, End: to, Label: tagger.Person, Confidence: greetedAlone})
			}
		}
		if from, to := unseenPerson(spans, text, at, word, cues); to > from {
			for len(spans) > 0 && spans[0].Start < to {
				spans = slices.Delete(spans, 0, 1)
			}
			return slices.Insert(spans, 0, tagger.Span{Start: from, End: to, Label: tagger.Person, Confidence: greetedAlone})
		}
	}
	if hasFormBehind(text, word) && !joinsBefore(text, at) {
		return slices.Insert(spans, 0, tagger.Span{Start: at, End: word, Label: tagger.Organization, Confidence: firmAlone})
	}
	if len(spans) > 0 {
		if to := joinedEnd(spans, text, at); to > at {
			return withSpan(spans, tagger.Span{Start: at, End: to, Label: tagger.Person, Confidence: saidOfPerson})
		}
	}
	return appendSaid(spans, text, at, word)
}

// unseenPerson is the name of the person that begins at text[at], or behind who is spoken to or signs there, with the word text[at:word]
// and who has not been seen.
func unseenPerson(spans []tagger.Span, text string, at, word int, cues cue) (from, end int) {
	if cues&cuePerson == 0 {
		if end = at; cues&cueSigned != 0 {
			end = signedEnd(text, at)
		}
		if end == at && cues&cueInflected != 0 && at+1 < len(text) && text[at+1] >= 'a' {
			end = withEnd(text, at)
		}
		return at, end
	}
	end = signedEnd(text, at)
	if end == at && text[at] == 'M' && isMonsieur(text, at) {
		if to := monsieurEnd(text, at+len("M. ")); to > at+len("M. ") && !isSeen(spans, at+len("M. ")) {
			at, end = at+len("M. "), to
		}
	}
	if end == at && at+1 < len(text) && text[at+1] >= 'a' { // no short form
		if end = greetedEnd(text, at); end == at {
			end = speakerEnd(text, at)
		}
		if end == at {
			end = kinsEnd(text, at)
		}
		if end == at {
			end = withEnd(text, at)
		}
		if end == at {
			end = personSaidEnd(text, at, word)
		}
		if end == at {
			end = nobleEnd(text, at, word)
		}
		if end == at {
			from, to := kinName(text, at, word)
			if from == at {
				from, to = greetedName(text, at)
			}
			if from == at {
				from, to = filedName(text, at)
			}
			if from == at && word+3 < len(text) && text[word] == ',' && (at == 0 || text[at-1] == '\n') {
				if e := signedEnd(text, word+2); e > word+2 {
					from, to = word+2, e
				}
			}
			if from == at {
				from, to = withName(text, at, word)
			}
			if from > at && !isSeen(spans, from) {
				at, end = from, to
			}
		}
	}
	return at, end
}

// withSpan puts a span in its place among others and in that of those that it covers.
func withSpan(spans []tagger.Span, s tagger.Span) []tagger.Span {
	i := 0
	for i < len(spans) && spans[i].End <= s.Start {
		i++
	}
	n := i
	for n < len(spans) && spans[n].Start < s.End {
		n++
	}
	return slices.Replace(spans, i, n, s)
}
