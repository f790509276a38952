package profiler

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file asks the tagger about the places where the reader has seen that a name can
// begin. It finds what has no shape: names of people, places and organisations. Unlike
// the grammars it reads the words around a name itself, so that what it says is not
// weighed again.

// A tagged is a label of the tagger, plus one. The zero value is none of them.
type tagged uint8

const notTagged tagged = 0

// taggedAs gives the value for a label of the tagger.
func taggedAs(l tagger.Label) tagged { return tagged(l) + 1 }

// mostTagged is the most that a name is sure: less than what has a form of its
// own and is found at the same place.
const mostTagged = 0.96

// names is what one scan remembers of the tagger.
type names struct {
	tagger tagger.Scratch
	spans  []tagger.Span
	found  []candidate
	done   int // what begins before it has been looked at
	before namedBefore
}

// nameAll looks at the starts of names before text[limit] that the reader has noted.
func (s *scanner) nameAll(x *scratch, text string, limit int) {
	r := &x.reader
	if !s.names {
		r.starts = r.starts[:0]
		return
	}
	n := 0
	for n < len(r.starts) {
		start := &r.starts[n]
		if start.At >= limit {
			break
		}
		n++
		switch {
		case start.At < x.names.done:
		case start.Kind == tagger.StartPlain:
			x.names.done = start.At + int(start.Size)
			if start.Size >= fewestOrgLetters && text[start.At+1] <= 'Z' {
				s.acronymAt(x, text, start.At) // the NHS is a word that everybody uses
			} else if from, to, p := plainInstitution(text, start.At, int(start.Size)); to > from {
				x.names.spans = append(x.names.spans[:0], tagger.Span{Start: from, End: to, Label: tagger.Organization, Confidence: p})
				x.names.done = to
				s.takeSpans(x, text)
			} else if to := continentEnd(text, start.At, start.At+int(start.Size)); to > start.At {
				x.names.spans = append(x.names.spans[:0], tagger.Span{Start: start.At, End: to, Label: tagger.Location, Confidence: continentAlone})
				x.names.done = to
				s.takeSpans(x, text)
			} else if y := &x.names; y.before.n > 0 {
				y.spans = y.before.withAgain(y.spans[:0], text, start.At, y.done)
				s.takeSpans(x, text)
			}
		default:
			s.nameAt(x, text, *start)
		}
	}
	switch n {
	case 0:
	case len(r.starts):
		r.starts = r.starts[:0]
	default:
		r.starts = append(r.starts[:0], r.starts[n:]...)
	}
	x.takeNames()
}

// takeNames makes candidates of the names that have been found.
func (x *scratch) takeNames() {
	switch found := x.names.found; {
	case len(found) == 0:
	case len(x.candidates) == 0 && len(found) == 1: // most values of fields are a name and nothing else
		x.candidates, x.names.found = found, x.candidates
	default:
		x.merge(found)
		x.names.found = found[:0]
	}
}

// nameAt looks at the chain of words, or the sentence, that begins at a start.
func (s *scanner) nameAt(x *scratch, text string, start tagger.Start) {
	y := &x.names
	y.tagger.Amender = s
	y.spans, y.done = y.tagger.Append(y.spans[:0], text, start, y.done)
	if start.Kind == tagger.StartCapital && mayBeAcronym(text, start.At) {
		if to := acronymEnd(text, start.At); to > start.At && !isSeen(y.spans, start.At) {
			y.spans = withSpan(y.spans, tagger.Span{Start: start.At, End: to, Label: tagger.Organization, Confidence: acronymAlone})
		}
	}
	y.spans = y.before.withAgain(y.spans, text, start.At, y.done)
	s.takeSpans(x, text)
}

// acronymAt looks at a word in capitals that everybody uses.
func (s *scanner) acronymAt(x *scratch, text string, at int) {
	to, p := acronymEnd(text, at), acronymAlone
	if to == at {
		to, p = plainOrgAt(text, at)
	}
	if to > at {
		y := &x.names
		y.spans = append(y.spans[:0], tagger.Span{Start: at, End: to, Label: tagger.Organization, Confidence: p})
		s.takeSpans(x, text)
	}
}

// takeSpans makes candidates of the spans that have been found at a start.
func (s *scanner) takeSpans(x *scratch, text string) {
	y := &x.names
	for i := range y.spans {
		span := &y.spans[i]
		p := span.Confidence
		if span.Label == tagger.Person && p >= leastNamed {
			y.before.note(text, span.Start, span.End)
		}
		if p < x.least || p < prunedFrom && s.isContext(text, span) || x.table.isThing(span.Start, span.End) {
			continue
		}
		for _, recognizer := range s.named[span.Label] {
			r, name := s.recognizers[recognizer], text[span.Start:span.End]
			if !x.takes(p, recognizer) || !r.passes(x, name) || x.refused == nil && r.allowed.has(name) {
				continue
			}
			var c *candidate
			y.found, c = withNew(y.found)
			c.match, c.recognizer, c.confidence, c.named = match{span.Start, span.End, p}, recognizer, p, true
			for k := len(y.found) - 1; k > 0 && y.found[k].start < y.found[k-1].start; k-- {
				y.found[k], y.found[k-1] = y.found[k-1], y.found[k] // a job before a name
			}
		}
	}
}

// Amend gives what is right of what the tagger has found at a start, with what it has not seen
// there, and the end of all that; see [tagger.Amender]. The spans are changed where they are.
func (s *scanner) Amend(text string, start tagger.Start, spans []tagger.Span, end int) ([]tagger.Span, int) {
	if start.Kind == tagger.StartCapital {
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
		if to := toldPlaceEnd(text, start.At); to > start.At {
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
			if spans = appendUnseen(spans, text, start.At); len(spans) > 0 {
				end = max(end, spans[0].End)
			}
		}
		if to == start.At {
			spans, end = withEmployers(spans, text, start.At, end)
			spans = withTurned(spans, text, start.At, end)
			spans, end = withKnownFirms(spans, text, start.At, end)
			spans, end = withFieldFirm(spans, text, start.At, end)
			spans, end = withAgency(spans, text, start.At, end)
			spans, end = withLetterPlace(spans, text, start.At, end)
			spans, end = withTeams(spans, text, start.At, end)
			spans, end = withWholeInstitutions(spans, text, start.At, end)
			spans, end = withToldByWord(spans, text, start.At, end)
			spans, end = withKnownOrgs(spans, text, start.At, end)
			spans, end = withLand(spans, text, start.At, end)
			spans, end = withPlayed(spans, text, start.At, end)
			spans, end = withJournal(spans, text, start.At, end)
			spans, end = withLikelyPair(spans, text, start.At, end)
			spans, end = withPersonFramed(spans, text, start.At, end)
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
		if to := toldOrganizationEnd(text, start.At, spans); to > start.At {
			spans, end = withSpan(spans, tagger.Span{Start: start.At, End: to, Label: tagger.Organization, Confidence: acronymAlone}), max(end, to)
		}
		if from, to := nationalEnd(text, start.At); to > from {
			spans, end = withSpan(spans, tagger.Span{Start: from, End: to, Label: tagger.Nationality, Confidence: nationalityAlone}), max(end, to)
		}
		if end-start.At >= shortestChain {
			if k := subjectStart(text, start.At, end); k > start.At && !isSeen(spans, k) {
				spans = appendSaid(spans, text, k, asciiEnd(text, k, longestWord+1))
			}
		}
	}
	if start.Kind == tagger.StartEast && start.At > 3 && (text[start.At-1] == ' ' || text[start.At-1] == ':' || text[start.At-1] == "："[2]) {
		spans, end = withEastern(spans, text, start.At, end)
	}
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
		if (span.Label == tagger.Location || span.Label == tagger.Person) && isNationOf(text, span) {
			span.Label = tagger.Nationality // the Somali woman
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
		spans, end = withJobs(spans, text, end)
	}
	return spans, end
}

// isNationOf reports whether a country that is a nationality as well stands before a word for people.
func isNationOf(text string, span *tagger.Span) bool {
	if span.End+1 >= len(text) || text[span.End] != ' ' || text[span.End+1] < 'a' || text[span.End+1] > 'z' {
		return false
	}
	return (peopleWords.at(text, span.End+1) != "" || isSmallRoleAt(text, span.End+1)) && lexicon.Lookup(text[span.Start:span.End]).Is(lexicon.Demonym)
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

// isNoName tells spans off that are no names, and notes how sure the others are; of those that
// are hardly asked for, that they are no context word is left to be seen.
func (s *scanner) isNoName(text string, span *tagger.Span) bool {
	if span.Label == tagger.Street {
		if text[span.Start] >= utf8.RuneSelf {
			if e, _ := wordAt(text, span.Start); inSet(livesWords, text[span.Start:e]) && e+1 < span.End {
				span.Start = e + 1 // Μένω Ερμού 25
			}
		}
		if at := holderStart(text, span.Start); at > span.Start && at < span.End {
			span.Start, span.Label = at, tagger.Person
		}
	}
	name := text[span.Start:span.End]
	if span.Label == tagger.Person && hasDash(name) {
		span.Label = tagger.Organization // Hill - Cook
	}
	switch {
	case span.Label == tagger.Job && plainWorkers.lengths.may(name) && len(plainWorkers.at(text, span.Start)) == len(name),
		span.Label == tagger.Job && isNameForJob(name),
		span.Label == tagger.Person && (isHouseBefore(text, span.Start, span.End) || isRoleAlone(text, span) || isGivenFor(text, span.Start) || isCounted(text, span.Start, span.End) || isOfConsonants(name)),
		span.Confidence < surelyName && openers.lengths.may(name) && len(openers.at(text, span.Start)) == len(name),
		span.Label == tagger.Person && plainMessages.lengths.may(name) && len(plainMessages.at(text, span.Start)) == len(name),
		span.Label <= tagger.Organization && span.Confidence < mostCodeWord && len(name) >= fewestCodeWord && isCodeWord(name),
		span.Label <= tagger.Organization && span.Confidence < mostInCode && isInCode(text, span.Start, span.End),
		span.Label <= tagger.Location && (span.Confidence < mostListed || span.Label == tagger.Person && inSet(plants, name)) && isListedThing(text, span.Start, span.End),
		span.Label <= tagger.Religion && isManner(text, span.Start, span.End),
		span.Label == tagger.Location && inSet(goodsOfPlaces, lettersBehind(text, span.End)) && wordBeforeIn(text, span.Start, 0, beforeHat) == span.Start,
		(span.Label == tagger.Nationality || span.Label == tagger.Religion) && inSet(goodsOfNations, lettersBehind(text, span.End)),
		span.Label == tagger.Nationality && isThingOfNation(lettersBehind(text, span.End)),
		span.Label == tagger.Nationality && isTongueSaid(text, span.Start, span.End),
		span.Label == tagger.Postcode && (span.Confidence < surelyName && isSerial(name) || isYears(name) || isNoPostcode(text, span.Start, span.End) || isNumbered(text, span.Start)),
		span.Label == tagger.Street && (inSet(addressNames, name) || isHour(name) || isHouseNumber(name) || saysExtreme(name) || isNoHouse(text, span.Start, name) || isNoStreet(text, span.Start, span.End)),
		span.Label == tagger.Location && (span.End < len(text) && text[span.End] == '$' || inSet(noLands, name) || inSet(addressNames, name) || inSet(atHome, name) || inSet(codedThings, name) || isModel(text, span.Start)),
		(span.Label <= tagger.Location || span.Label <= tagger.Religion && span.Confidence < mostListed) && isOfThing(text, span),
		span.Label <= tagger.Organization && isNobodys(text, span),
		(span.Label == tagger.Person || span.Label == tagger.Organization) && isThingOf(text, span),
		span.Label == tagger.Person && span.Confidence < mostListed && isPlainHere(text, span.Start, span.End),
		span.Label <= tagger.Religion && span.Confidence < mostListed && isAmongWords(text, span.Start, span.End):
		return true
	}
	span.Confidence = min(span.Confidence, mostTagged)
	if span.Label == tagger.Person && span.Confidence < leastHolder && strings.IndexByte(name, ' ') > 0 && holds(text, span.Start) {
		span.Confidence = leastHolder
	}
	if isLone(text, span.Start, span.End) {
		span.Confidence = sigmoid(logit(span.Confidence) + loneWeight)
	}
	return span.Confidence >= prunedFrom && s.isContext(text, span) && (span.Label != tagger.Organization || !tellsBehind(text, span.End) && !isPolity(name))
}

// noLands are words with a capital for who heads a government and for what a parliament is called, which are no places.
var noLands = wordSet("taoiseach tánaiste dáil seanad knesset sejm sejmu sejmie bundestag bundesrat riksdagen stortinget folketinget eduskunta althing saeima")

// isCounted reports whether the word text[from:to], of which nothing is known, has a number behind it and what that counts: Torten,
// 12 Sorten.
func isCounted(text string, from, to int) bool {
	if to+6 >= len(text) || text[to] != ',' || text[to+1] != ' ' || !isDigit(text[to+2]) || strings.IndexByte(text[from:to], ' ') >= 0 {
		return false
	}
	e := digitsEnd(text, to+2)
	return e+1 < len(text) && text[e] == ' ' && isCapitalAt(text, e+1) && lexicon.Lookup(text[from:to]) == 0
}

// isOfConsonants reports whether a name is a few capital letters that nobody is called: MSH.
func isOfConsonants(name string) bool {
	return len(name) >= 3 && len(name) <= 4 && isInCapitals(name) && !strings.ContainsAny(name, "AEIOUY") && name[0] < utf8.RuneSelf && lexicon.Lookup(name) == 0
}

// isHour reports whether a street is an hour of the day: at 7pm.
func isHour(name string) bool {
	return len(name) <= len("12.30pm") && isDigit(name[0]) && (strings.HasSuffix(name, "pm") || strings.HasSuffix(name, "am"))
}

// isHouseNumber reports whether a street is a number alone, or one with a letter, which leads nowhere: 1a.
func isHouseNumber(name string) bool {
	n := 0
	for n < len(name) && isDigit(name[n]) {
		n++
	}
	return n > 0 && n <= 3 && (n == len(name) || n+1 == len(name) && isLetter(name[n]))
}

// saysExtreme reports whether a street begins with an Arabic word for the highest or the lowest of what a forecast tells.
func saysExtreme(name string) bool {
	e, _ := wordAt(name, 0)
	return e < len(name) && inSet(extremes, name[:e])
}

// extremes are the highest and the lowest, with the words that are written in one with them.
var extremes = wordSet("العظمى الصغرى والعظمى والصغرى القصوى الدنيا والقصوى والدنيا")

// livesWords say in Greek where somebody lives, with a capital as they begin a sentence.
var livesWords = wordSet("Μένω Μένει Μένουμε Μένουν Κατοικώ Κατοικεί Ζω Διεύθυνση")

// isNobodys reports whether a name is that of a thing, or stands in one.
func isNobodys(text string, span *tagger.Span) bool {
	if isTicketPrefix(text, span) {
		return true
	}
	if span.Label == tagger.Organization {
		return isThingName(text, span) || isSaint(text, span)
	}
	if span.Label == tagger.Person && (isTool(text, span) || isCarOrUnit(text, span) || isEverybody(text, span) || isClub(text, span) || isArticledName(text, span) || isMeasureField(text, span) || isJobHere(text, span) || isPersonNoun(text, span)) {
		return true
	}
	return isNamedThing(text, span) || isNamedAfter(text, span) || isTitleOfWork(text, span) || isSaint(text, span) || isThingName(text, span) || isRoomBeside(text, span)
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
func appendUnseen(spans []tagger.Span, text string, at int) []tagger.Span {
	word := asciiEnd(text, at, longestWord+1)
	if word < len(text) && text[word] >= utf8.RuneSelf {
		word, _ = wordAt(text, at)
	}
	if to := nicknamedEnd(text, word); to > word && isGivenName(text[at:word]) {
		return withSpan(spans, tagger.Span{Start: at, End: to, Label: tagger.Person, Confidence: greetedAlone})
	}
	end := signedEnd(text, at)
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
	if end > at {
		for len(spans) > 0 && spans[0].Start < end {
			spans = slices.Delete(spans, 0, 1)
		}
		return slices.Insert(spans, 0, tagger.Span{Start: at, End: end, Label: tagger.Person, Confidence: greetedAlone})
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

// isSerial reports whether a postcode is seven digits without anything between them, as few
// countries have them and many numbers of orders.
func isSerial(code string) bool {
	for i := range len(code) {
		if !isDigit(code[i]) {
			return false
		}
	}
	return len(code) == 7
}

// hasDash reports whether there is a hyphen between spaces in a name.
func hasDash(name string) bool {
	for {
		i := strings.IndexByte(name, '-')
		if i < 0 {
			return false
		}
		if i > 0 && name[i-1] == ' ' && i+1 < len(name) && name[i+1] == ' ' {
			return true
		}
		name = name[i+1:]
	}
}

// A sizedSet is an otherSet of words that are compared with the whole of a name. Nearly all
// names are told off by their length and first byte.
type sizedSet struct {
	*otherSet
	lengths firstBytesOf
}

// firstBytesOf has, by the first byte of words in any letter case, a bit for each length,
// modulo 64.
type firstBytesOf [256]uint64

// may is false for most names that are none of the words.
func (f *firstBytesOf) may(name string) bool {
	return name != "" && f[name[0]]>>(len(name)&63)&1 == 1
}

func newSizedSet(words string) sizedSet {
	s := sizedSet{otherSet: newOtherSet(strings.Split(words, "|"))}
	for _, w := range s.words {
		first, _ := utf8.DecodeRuneInString(w)
		for _, r := range [...]rune{first, unicode.ToUpper(first)} {
			s.lengths[string(r)[0]] |= 1 << (len(w) & 63)
		}
	}
	return s
}

// openers are words that sentences and messages begin with, with a capital though they are no
// names: greetings, and what one asks somebody to do.
var openers = newSizedSet("grüezi|grüessech|servus|moin|hello|hi|hey|dear|thanks|cheers|greetings|welcome|regards|please|sorry|hallo|guten|liebe|lieber|danke|bitte|grüße|bonjour|bonsoir|salut|cher|chère|merci|veuillez|cordialement|hola|buenos|buenas|estimado|estimada|querido|querida|gracias|saludos|haga|llame|envíe|" +
	"ciao|salve|buongiorno|buonasera|caro|cara|grazie|gentile|egregio|saluti|olá|oi|prezado|prezada|caro|obrigado|obrigada|cumprimentos|ligue|hoi|beste|geachte|groeten|bedankt|hej|hejsan|kära|käre|tack|hälsningar|kære|tak|hilsen|kjære|takk|hei|moi|terve|kiitos|hyvä|" +
	"cześć|witam|drogi|droga|dziękuję|pozdrawiam|proszę|ahoj|dobrý|vážený|vážená|milý|milá|děkuji|prosím|szia|kedves|tisztelt|köszönöm|üdvözlettel|bună|salutare|stimate|stimată|mulțumesc|merhaba|selam|sayın|sevgili|teşekkürler|ödeme|" +
	"γεια|καλημέρα|αγαπητέ|αγαπητή|ευχαριστώ|привет|здравствуйте|уважаемый|уважаемая|дорогой|дорогая|спасибо|вітаю|привіт|шановний|шановна|дякую|здравейте|благодаря|hvala|poštovani|dragi|draga|pozdrav|labas|ačiū|paldies|sveiki|tere|aitäh")

// plainMessages are words that programs say and screens have in many languages, and nobody is called.
var plainMessages = newSizedSet("会長|副会長|社長|部長|課長|書記|理事長|회장|부회장|총무|서기|위원장|主席|经理|总经理|董事长|秘书|전원|전체|일동|없음|해당없음|미정|全員|なし|該当なし|未定|readline|eval|tiff|rpath|runpath|gzip|zlib|newline|stdout|stdin|stderr|rebase|maildir|ogg|bindir|ebcdic|cyrillic|unicode|cygwin|foo|nvi|cscope|dbus|subkey|keyring|bitmap|checkbox|dropdown|tooltip|backup|login|logout|checkout|signup|wishlist|newsletter|overview|settings|anwenderwunsch|länge|breite|höhe|kommata|binden|benenne|" +
	"širina|visina|dužina|nelze|nepodarilo|mogoče|ovaj|uspjeh|vrsta|naslov|putanja|potomak|oblika|sekcija|etiketa|iznimka|kopiraj|dodano|nesparena|enako|različica|bajtov|bajtova|bajty|znakov|znaková|blokovi|názov|název|šírka|šířka|výška|délka|dĺžka|čaká|adresář|řádek|řádky|příliš|řídí|nepárová|ignorováno|usuwanie|błędna|błąd|otrzymano|szerokość|wysokość|długość|zamknij|zapisz|anuluj|debiana|debianu|" +
	"nicio|lățime|înălțime|írta|hibás|mentés|mégse|szélesség|magasság|helyi|vigane|vahele|puudub|tühista|salvesta|virheellinen|pysäytetty|merkkijono|lauseke|käännä|leveys|korkeus|peruuta|tallenna|täsmäämätön|redigera|markera|bredd|höjd|avbryt|ellers|filene|utvid|lagre|avbryd|bredde|højde|høyde|slett|" +
	"roghanna|ionann|sonraí|eixida|fitxer|arrel|usuari|opció|ezin|izena|tamaina|gaizki|gabim|dështova|eylem|komut|alınamadı|genişlik|yükseklik|kaydet|iptal|būsena|plotis|aukštis|platums|augstums|saglabāt|atcelt|lệnh|chép|chạy|soạn|diakhir|" +
	"овај|ова|број|захтева|непозната|неочекивана|изгледа|сматра|чини|поље|проверава|неисправан|назва|типова|яким|непарна|несъвместима|неправилен|ширина|высота|отмена|сохранить|поля|найден|ფაილის|საქაღალდის|ბიბლიოთეკის|ფაილიდან|მნიშვნელობა|विंडो|स्मृति|सीमा|金鑰|嚴重錯|嚴重|高亮|印出|解開|全名|居中|金鑰時|金鑰指|인덱스|형변|οκτώβριο|νοέμβριο|δεκέμβριο|σεπτέμβριο|ιανουάριο|φεβρουάριο|απρίλιο|αύγουστο|μάρτιο|ιούνιο|ιούλιο")

// plainWorkers are words for people who work somewhere, which say nothing of their job.
var plainWorkers = newSizedSet("employee|employees|worker|staff|staff member|member|colleague|mitarbeiter|mitarbeiterin|angestellter|angestellte|kollege|kollegin|employé|employée|salarié|salariée|collègue|empleado|empleada|trabajador|trabajadora|colega|" +
	"dipendente|impiegato|impiegata|lavoratore|funcionário|funcionária|empregado|empregada|medewerker|medewerkster|werknemer|collega|pracownik|pracownica|pracowniczka|zaměstnanec|zaměstnankyně|zamestnanec|angajat|angajată|alkalmazott|munkatárs|çalışan|işçi|" +
	"medarbejder|ansat|medarbeider|ansatt|medarbetare|anställd|kollega|työntekijä|εργαζόμενος|εργαζόμενη|υπάλληλος|сотрудник|сотрудница|работник|работница|коллега|співробітник|співробітниця|працівник|працівниця|служител|עובד|עובדת|موظف|موظفة|कर्मचारी|员工|職員|员|社員|従業員|직원|사원")

// loneWeight is what a word in lower case on a line by itself weighs against being a name,
// as a logarithm of odds. The tagger has learned from sentences, in which a name is
// likelier than among the words that fields and lists hold. Of 10,505 words of programs
// it leaves 3.3 % that are taken for names, of 11.9 % without it, and 68 % of names that
// are common somewhere, of 81 %.
const loneWeight = -1.3863 // ln 1/4

// isLone reports whether a place is a word in lower case, and all of its line.
func isLone(text string, start, end int) bool {
	if start > 0 && text[start-1] != '\n' || end < len(text) && text[end] != '\n' && text[end] != '\r' {
		return false
	}
	if c := text[start]; c < utf8.RuneSelf && (c < 'a' || c > 'z') {
		return false // most begin with a capital
	}
	for _, r := range text[start:end] {
		if !isLowerRune(r) && !isMarkRune(r) {
			return false
		}
	}
	return true
}

// isContext reports whether what the tagger takes for a name is a context word, such
// as REGON: the name of a number and of nobody; or a thing, as isThing has it.
func (s *scanner) isContext(text string, span *tagger.Span) bool {
	if (span.Label == tagger.Location || span.Label == tagger.Person) && isThing(text, span.Start, span.End) {
		return true
	}
	isPhrase, isInner := s.asContext(text, span.Start, span.End)
	switch {
	case !isPhrase && !isInner:
		return false // as nearly all names
	case isPhrase && isFieldName(text, span.Start, span.End):
		return true
	}
	c := lexicon.Lookup(text[span.Start:span.End])
	known := c.Is(lexicon.Country | lexicon.Region | lexicon.Demonym | lexicon.Religion)
	if (!known || span.End-span.Start <= longestCode) && s.context.namesNumber(text, span.Start, span.End) {
		return true
	}
	return isPhrase && !known && c.Given() <= 1 && c.Family() <= 1 && c.Place() <= 1
}

// asContext reports whether a context phrase covers text[start:end], and whether one may have
// the word at text[start] behind its first. The vocabulary tells phrases that begin with a word
// of ASCII in a quarter of the time of the index.
func (s *scanner) asContext(text string, start, end int) (phrase, inner bool) {
	x, v := &s.context, &s.dispatch.vocabulary
	j := asciiEnd(text, start, longestRun)
	if j == start || j < len(text) && text[j] >= utf8.RuneSelf {
		return x.covers(text, start, end), x.inner.mayHave(text, start)
	}
	h := wordHash(text, start, j)
	inner = x.inner.has(h >> 49)
	if !v.mayHave(h) {
		return false, inner
	}
	n := v.find(h)
	if n < 0 {
		return false, inner
	}
	return x.coversBehind(text, start, j, end, &v.entries[n]), inner
}

// isFieldName reports whether a place is a word in capitals of ASCII with a colon behind it,
// as in NIR : 1 84 12 76.
func isFieldName(text string, start, end int) bool {
	i := skipByte(text, end, ' ')
	if i >= len(text) || text[i] != ':' {
		return false
	}
	for k := start; k < end; k++ {
		if text[k] < 'A' || text[k] > 'Z' {
			return false
		}
	}
	return true
}
