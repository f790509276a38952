package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds the whole names of people of which the lexicon knows little, by the frame that news puts around them: a role
// before, an age, a role or a clause behind, and a verb behind a name that is given to people. Orgelbauer Sietmar Nollen;
// Yulena Carraspo, enfermera de Lugo; invaller Bas te Wierum schoot.

// How sure such a name is, and what the tagger may have been sure of to be told otherwise.
const (
	framedPerson  = 0.78
	framedByVerb  = 0.62
	mostOverruled = 0.88
	mostFramed    = 4 // words with capitals
)

// framedLinks stand between the parts of names in small letters.
var framedLinks = wordSet("van von de der den ten ter te del della dello di da dal dos das do du la le zu af av el al bin binti 't van't ben ibn i y")

// A framed is a name that is read: its bounds, its first word and its last one, and how many words with capitals it has.
type framed struct {
	from, to    int
	first, last int // where the first one ends, and the last one begins
	words       int
}

// readFramed reads the words with capitals from text[at] on, with small links between them.
func readFramed(text string, at int) (f framed) {
	f.from = at
	for i := at; f.words < mostFramed; {
		e, capital := wordAt(text, i)
		if !capital || e == i {
			break
		}
		if k := possessiveStart(text[i:e]); k > 0 && f.words > 0 {
			e = i + k
		}
		if f.words == 0 {
			f.first = e
		}
		f.last, f.to = i, e
		f.words++
		if e+1 >= len(text) || text[e] != ' ' {
			break
		}
		i = e + 1
		linked := i
		for n := 0; n < 2; n++ {
			k, capital := wordAt(text, i)
			if capital || k == i || k+1 >= len(text) || text[k] != ' ' || !inSet(framedLinks, text[i:k]) {
				break
			}
			i = k + 1
		}
		if !isCapitalAt(text, i) {
			break
		}
		if i > linked {
			k, _ := wordAt(text, i)
			c := lexicon.Lookup(text[i:k])
			if given := givenOfParts(text[at:f.first]) > 0; !given || c.Family() == 0 && (f.words > 1 || c&^lexicon.Begins != 0) || f.words > 1 && c.Family() < 2 {
				break
			}
		}
	}
	return f
}

// noFirsts are given to few, and stand before the names of many.
var noFirsts = wordSet("dona doña don dom na eine ein einen einer señá tante onkel justice lady lord sir mãe")

// noFramed are the classes of words that are no part of such a name.
const noFramed = lexicon.Country | lexicon.Demonym | lexicon.Title | lexicon.Occupation | lexicon.OrgWord | lexicon.Street | lexicon.Religion | lexicon.NameSuffix

// mayBeFramed reports whether the words of a name can be one, and how common the first is as one given to people.
func (f *framed) mayBeFramed(text string) (given int, ok bool) {
	if f.words < 2 || f.first-f.from < 2 || f.to-f.last < fewestNamed || joinsAfter(text, f.to) || joinsBefore(text, f.from) {
		return 0, false
	}
	if rest := text[f.to:]; rest != "" && strings.IndexByte("&/_@-", rest[0]) >= 0 || len(rest) > 1 && rest[0] == ' ' && (isCapitalAt(rest, 1) || rest[1] == '&') {
		return 0, false
	}
	for i := f.from; i < f.to; {
		e, capital := wordAt(text, i)
		word := text[i:min(e, f.to)]
		e = min(e, f.to)
		if !capital {
			i = e + 1
			continue
		}
		c := lexicon.Lookup(word)
		switch {
		case isInCapitals(word) && len(word) > 1 || strings.IndexByte(word, '-') < 0 && hasInnerCapital(word) || monthNamed(word) > 0 || inSet(weekdays, word) || inSet(newsRoles, word) && c.Given() < 2 && c.Family() < 2:
			return 0, false
		case i == f.from:
			given = givenOfParts(word)
			if c.Common() > 2 && given < 2 || inSet(particles, word) || inSet(shortTitles, word) || inSet(everybody, word) || inSet(noFirsts, word) || given == 0 && isLedCountry(word) {
				return 0, false
			}
			if given < 2 && (c.Is(noFramed|lexicon.Organization|lexicon.Region|lexicon.Thing) || c.Common() > 1 && given == 0 || c.Place() > 0 && given == 0) || c.Common() > 2 && given == 0 || c.Family() > 1 && given == 0 {
				return 0, false
			}
		case c.Is(noFramed|lexicon.Organization) && c.Family() < 2 && c.Given() < 3 || c.Common() > 1 && c.Family() == 0 && c.Given() == 0 || c.Place() > 1 && c.Family() == 0 && c.Given() == 0 && given < 2:
			return 0, false
		}
		i = e + 1
	}
	if c := lexicon.Lookup(text[f.from:f.to]); c.Is(lexicon.Organization|lexicon.Country|lexicon.Region) || c.Place() > 0 {
		return 0, false
	}
	return given, true
}

// givenOfParts is how common a word is as a name given to people, or the parts of one with a hyphen: Marie-Theres.
func givenOfParts(word string) int {
	if g := lexicon.Lookup(word).Given(); g > 0 || strings.IndexByte(word, '-') < 0 {
		return g
	}
	k := strings.IndexByte(word, '-')
	a, b := lexicon.Lookup(word[:k]), lexicon.Lookup(word[k+1:])
	if b.Given() == 0 && b.Common() < 1 {
		return a.Given()
	}
	return max(0, max(a.Given(), b.Given())-1)
}

// isFrameRole reports whether a word says what somebody is, whose name can stand right behind it.
func isFrameRole(word string) bool {
	if isSureRole(word) {
		return true
	}
	c := lexicon.Lookup(word)
	return len(word) > 3 && c.Given() == 0 && c.Family() == 0 && c.Common() > 0 && agentFormOf(word) != noAgent && !otherThanRoles.is(word)
}

// isSureRole is isFrameRole for words that are known to be said of people, or end as these do.
func isSureRole(word string) bool {
	if len(word) < 4 {
		return false
	}
	c := lexicon.Lookup(word)
	if c.Given() > 1 || c.Family() > 1 && !inSet(newsRoles, word) {
		return false
	}
	return inSet(newsRoles, word) || inSet(frameKin, word) || isRoleCompound(word) || c.Is(lexicon.Occupation)
}

// frameKin are those whom people and news name beside somebody.
var frameKin = withCapitals("kollege kollegin kollegen kollegan collègue colega colleague wife husband witwe ehefrau ehemann sohn tochter schwester bruder moglie marito sorella fratello figlio figlia femme mari sœur frère fils fille épouse esposa marido hermana hermano hija hijo mulher irmã irmão filha filho vrouw echtgenote zus broer zoon dochter żona mąż siostra brat syn córka manželka manžel sestra bratr dcera hustru fru kone kona søster bror sønn datter")

// withPersonFramed puts the people among the spans whose name stands in such a frame in the words at text[at].
func withPersonFramed(spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) {
	e, capital := wordAt(text, at)
	if !capital || e+2 >= len(text) || text[e] != ' ' {
		return spans, end
	}
	if !isCapitalAt(text, e+1) {
		if k, small := wordAt(text, e+1); small || !inSet(framedLinks, text[e+1:k]) {
			return spans, end
		}
	}
	role, sureRole := false, false
	for n := 0; n < 3 && isFrameRole(text[at:e]) && e+2 < len(text) && text[e] == ' ' && isCapitalAt(text, e+1); n++ {
		role, sureRole = true, isSureRole(text[at:e])
		at = e + 1
		e, _ = wordAt(text, at)
	}
	f := readFramed(text, at)
	if f.words > 2 && givenOfParts(text[at:f.first]) == 0 && text[f.first] == ' ' && (role || isRoleBefore(text, at, isFrameRole)) {
		if k, _ := wordAt(text, f.first+1); givenOfParts(text[f.first+1:k]) > 1 && lexicon.Lookup(text[f.first+1:k]).Common() < 2 {
			at, role = f.first+1, true // the mayor of somewhere: primátor Mostku Jan Vrátný
			f = readFramed(text, at)
		}
	}
	given, ok := f.mayBeFramed(text)
	if !ok || capitalBeforeName(text, at) && !role {
		return spans, end
	}
	sure := 0.0
	switch role = role || isRoleBefore(text, at, isFrameRole); {
	case role && given > 0, (sureRole || isRoleBefore(text, at, isSureRole)) && isUnknownPart(text[f.from:f.first]), given > 1 && isNationBefore(text, at),
		isToldBehind(text, f.to) && (given > 0 || isUnknownPart(text[f.from:f.first])):
		sure = framedPerson
	case given > 0 && tellsBehind(text, f.to):
		sure = framedByVerb
	default:
		return spans, end
	}
	for k := range spans {
		s := &spans[k]
		if s.Start >= f.to || s.End <= f.from || s.Confidence < DefaultMinConfidence {
			continue
		}
		switch {
		case s.End > f.to, given == 0 && s.Label == tagger.Location, s.Label == tagger.Person && s.Start > f.from && isWholeBehind(text, s, f.from), s.Label > tagger.Organization, s.Label == tagger.Organization && (s.Confidence > mostOverruled || given == 0),
			s.Label == tagger.Location && s.Confidence > mostOverruled, s.Label == tagger.Person && s.Start < f.from && !role:
			return spans, end
		case s.Label == tagger.Person:
			sure = max(sure, s.Confidence)
		}
	}
	return withSpan(spans, tagger.Span{Start: f.from, End: f.to, Label: tagger.Person, Confidence: sure}), max(end, f.to)
}

// isWholeBehind reports whether a span is a whole name, and the word before it is given to nobody: Zahlmeister Karl Krome.
func isWholeBehind(text string, s *tagger.Span, from int) bool {
	e, _ := wordAt(text, s.Start)
	if e >= s.End || givenOfParts(text[s.Start:e]) == 0 {
		return false
	}
	k := wordStartWithin(text, s.Start-1, max(from, s.Start-1-longestWord))
	return givenOfParts(text[k:s.Start-1]) == 0
}

// isUnknownPart reports whether a word is in the lexicon as nothing else than a name, if at all.
func isUnknownPart(word string) bool {
	c := lexicon.Lookup(word)
	return c.Common() < 2 && c.Place() == 0 && !c.Is(noFramed|lexicon.Organization|lexicon.Region|lexicon.Thing) && agentFormOf(word) == noAgent
}

// isRoleBefore reports whether a role stands right before text[at], or before a comma there.
func isRoleBefore(text string, at int, isRole func(string) bool) bool {
	if at < 4 || text[at-1] != ' ' {
		return false
	}
	i := at - 1
	if text[i-1] == ',' {
		i--
	}
	k := wordStartWithin(text, i, i-longestWord)
	if i == at-1 && k > 1 && k < i && !isCapitalAt(text, k) && text[k-1] == ' ' && isSmallDemonym(text[k:i]) {
		i = k - 1
		k = wordStartWithin(text, i, i-longestWord) // le poète haïtien
		return k < i && isRole(text[k:i])
	}
	return k < i && isRole(text[k:i]) && (i == at-1 || !isCapitalAt(text, k))
}

// isNationBefore reports whether a nationality stands right before text[at]: le poète haïtien, die Schweizerin.
func isNationBefore(text string, at int) bool {
	if at < 4 || text[at-1] != ' ' {
		return false
	}
	k := wordStartWithin(text, at-1, at-1-longestWord)
	if k == at-1 {
		return false
	}
	word := text[k : at-1]
	if !isCapitalAt(text, k) {
		if k < 2 || text[k-1] != ' ' {
			return isSmallDemonym(word)
		}
		i := wordStartWithin(text, k-1, k-1-longestWord)
		return isSmallDemonym(word) && !lexicon.Lookup(text[i:k-1]).Is(lexicon.OrgWord) // o banco espanhol
	}
	return lexicon.Lookup(word).Is(lexicon.Demonym) && strings.HasSuffix(word, "in") && len(word) > 6
}

// isToldBehind reports whether an age, a role, or a clause of who somebody is stands behind the name that ends at text[to].
func isToldBehind(text string, to int) bool {
	rest := text[to:]
	if len(rest) < 5 {
		return false
	}
	i := 1
	switch {
	case rest[0] == ',' && rest[1] == ' ', rest[0] == ' ' && rest[1] == '(':
		i = 2
	case rest[0] != ' ':
		return false
	}
	if isDigit(rest[i]) && isDigit(rest[i+1]) && i+2 < len(rest) && !isDigit(rest[i+2]) {
		switch {
		case i == 1:
			e, _ := wordAt(rest, min(len(rest), i+3))
			return rest[i+2] == ' ' && e > i+4 && (inSet(yearsAlone, rest[i+3:e]) || rest[i+3:e] == "yaşında" || rest[i+3:e] == "éves")
		case rest[0] == ',':
			return rest[i+2] == ',' || rest[i+2] == '.' || rest[i+2] == ' ' && isLowerAt(rest, i+3)
		}
		return rest[i+2] == ')'
	}
	if i == 1 || rest[0] != ',' {
		return false
	}
	if isDigit(rest[i]) {
		return false
	}
	e, capital := wordAt(rest, i)
	word := rest[i:e]
	if e == i {
		return false
	}
	if !capital && inSet(pairClauses, word) {
		return true
	}
	if isFrameRole(word) {
		return true
	}
	if !capital && e+1 < len(rest) && rest[e] == ' ' { // familienpolitische Sprecherin
		k, _ := wordAt(rest, e+1)
		return isFrameRole(rest[e+1:k]) && isCapitalAt(rest, e+1)
	}
	return false
}

// silks stand behind the name of who pleads before an English court, and are no part of it.
var silks = wordSet("kc qc sc")

// withoutRest is the end of the name text[start:end] without what stands behind two words of it at least and is none of it:
// letters of an office, a verb that begins with the letters of a body, and to whom somebody says something in Finnish.
// Leila Zandt KU-anmäls; Hilary Prott KC; kertoo Minna Räsälä Lehdelle.
func withoutRest(text string, start, end int) int {
	i := start + strings.LastIndexByte(text[start:end], ' ')
	if i <= start || strings.IndexByte(text[start:i], ' ') < 0 {
		return end
	}
	word := text[i+1 : end]
	switch {
	case inSet(silks, word) && isInCapitals(word):
		return i
	case strings.HasSuffix(word, "lle") && len(word) > len("Ylelle"):
		k := start + strings.LastIndexByte(text[start:i], ' ')
		if lexicon.Lookup(word)&^lexicon.Begins == 0 && lexicon.Lookup(text[k+1:i]).Family() > 0 {
			return i
		}
	default:
		if k := strings.IndexByte(word, '-'); k > 1 && k < 6 && isInCapitals(word[:k]) && isLowerAt(word, k+1) {
			return i
		}
	}
	return end
}

// isRoleAlone reports whether a span is a word for what somebody is, and no family's name, or a weekday in the plural.
func isRoleAlone(text string, span *tagger.Span) bool {
	word := text[span.Start:span.End]
	if len(word) > longestWord+8 || strings.IndexByte(word, ' ') >= 0 || span.Confidence >= mostTagged {
		return false
	}
	if strings.HasSuffix(word, "days") && inSet(weekdays, word[:len(word)-1]) {
		return true
	}
	c := lexicon.Lookup(word)
	if c.Given() > 0 || c.Family() > 0 || len(word) < 6 {
		return false
	}
	if inSet(newsRoles, word) && !otherThanRoles.is(word) {
		return true
	}
	return isRoleCompound(word) && (wordBeforeIn(text, span.Start, 0, personArticles) < span.Start || isAgedBefore(text, span.Start))
}

// isAgedBefore reports whether a German word for how old somebody is stands right before text[at].
func isAgedBefore(text string, at int) bool {
	if at < 2 || text[at-1] != ' ' {
		return false
	}
	word := text[wordStartWithin(text, at-1, at-1-longestWord) : at-1]
	for _, end := range agedEnds {
		if strings.HasSuffix(word, end) {
			return true
		}
	}
	return false
}

// isGivenFor reports whether words for whom money is collected stand right before text[at], who are a charity.
func isGivenFor(text string, at int) bool { return strings.HasSuffix(text[:at], " in aid of ") }
