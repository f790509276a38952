package profiler

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file reads whole jobs: with what stands behind the word for the job and belongs to it, as in head of
// logistics or jefe de almacén, and those behind and before the names of people that a word tells that heads others.

// The bounds of jobs beside names in words, and how sure they are.
const (
	mostBesideJob  = 5
	mostComplement = 3
	besideJobShare = 0.95
	leastBesideJob = 0.9 // as the job tells that the name is one
)

// plainQualities stand before a job in English and are no part of it.
var plainQualities = wordSet("good bad great big small tall short old young new nice kind fine poor rich famous best better worst worse careful careless slow fast quick strong weak strict real true natural born very really quite such same only first second last next own another other certain mere simple single little lovely friendly patient wonderful terrible awful amazing brilliant clever smart keen proud happy sad angry useful helpful typical average decent excellent lousy perfect popular local " +
	"not never always still also just now then even once here there today this that every no any some more most less least so too much many few his her my our your their its is was are were been being has had have having will would can could may might shall should do does did not it he she they we you i what which who whom whose how why when where if because though although")

// qualifiedStart is where the job begins of which the last word is text[at:end] in English, where one or more words
// that say of what sort stand between it and the article with words before that say that it is somebody's: is a speech
// therapist; or at.
func qualifiedStart(text string, at, end int) int {
	from := at
	for range mostComplement {
		if from < 6 || text[from-1] != ' ' || text[from-2] < 'a' || text[from-2] > 'z' {
			return at
		}
		k := lettersStart(text, from-1)
		word := text[k : from-1]
		if k == from-1 || k < 3 || text[k-1] != ' ' || word[0] < 'a' || word[0] > 'z' || len(word) < 2 || inSet(plainQualities, word) || inSet(behindJob, word) || inSet(afterJob, word) || inSet(jobArticles, word) || inSet(determinersOfJobs, word) || lexicon.Lookup(word).Is(lexicon.Demonym|lexicon.Religion) {
			return at
		}
		from = k
		if article := strings.HasSuffix(text[:k], " a ") || strings.HasSuffix(text[:k], " an "); article || len(allJobTitles.at(text, k)) >= end-k {
			cue, _ := jobCueBefore(text, k)
			if cue && (article || strings.HasSuffix(text[:k], " as ")) {
				return from
			}
			return at
		}
	}
	return at
}

// wholeJob gives a job with what belongs to it behind it.
func wholeJob(f func(text string, at int) (match, bool)) func(text string, at int) (match, bool) {
	return func(text string, at int) (match, bool) {
		m, ok := f(text, at)
		if ok {
			m.end = complementEnd(text, m.start, m.end)
		}
		return m, ok
	}
}

// besideLinks stand between a name and a job behind it.
var besideLinks = [...]string{", ", "، ", " (", " | ", " - ", " – ", " — ", ",\n", "\n"}

// jobBehindName is the job behind the name that ends at text[i], of which one word is known as a job or heads
// others, and behind which nothing goes on that it is a part of.
func jobBehindName(text string, i int) (from, to int) {
	if e := bornEnd(text, i); e > i {
		i = e // Anna Lamp, geb. 1.5.1950, nurse
	}
	if e := agedEnd(text, i); e > i && e+4 < len(text) && text[e] == ',' {
		i = e // Anna Lamp, 43, nurse
	}
	if i+4 >= len(text) {
		return i, i
	}
	switch text[i] {
	case ',', '\n', "،"[0]:
	case "（"[0]:
		return eastJobBehind(text, i)
	case ' ':
		if from, to = koreanJobBehind(text, i+1); from < to {
			return from, to
		}
		if text[i+1] != '(' && text[i+1] != '|' && text[i+1] != '-' && text[i+1] < utf8.RuneSelf {
			return i, i // as nearly always
		}
	default:
		return i, i
	}
	from = i
	for _, link := range besideLinks {
		if strings.HasPrefix(text[i:], link) {
			from = i + len(link)
			break
		}
	}
	if from == i {
		return i, i
	}
	sign, german := text[from-1], false
	if e := elisionEnd(text, from); e > from {
		from = e
	} else if e, _ := longWordAt(text, from); e > from && e < len(text) && text[e] == ' ' && inSet(determinersOfJobs, text[from:e]) {
		from = e + 1
	}
	if at, end := officeOfPlace(text, from); at < end {
		return at, end
	}
	from = behindNation(text, behindRoleLeads(text, from))
	if to = headedJobEnd(text, from); to == from && sign == ' ' {
		to = agentEnd(text, from)
	}
	if to == from || len(noJobs.at(text, from)) == to-from || isNameForJob(text[from:to]) || to < len(text) && (text[to] == '\'' || text[to] == '/' || strings.HasPrefix(text[to:], "’")) {
		return i, i
	}
	if e := ledOfficeEnd(text, to); e > to && isCapitalAt(text, from) {
		to, german = e, true
	}
	switch capital := isCapitalAt(text, from); {
	case sign == '(':
		if to == len(text) || text[to] != ')' && text[to] != ',' {
			return i, i
		}
	case sign == '\n':
		if !capital && (!isKnownJob(text, lastWordOf(text, from, to), to) || to < len(text) && text[to] != '\n' && text[to] != '\r' && !strings.HasPrefix(text[to:], " |")) || to < len(text) && !endsJobField(text, to) && !inSet(workLinks, lettersBehind(text, to)) || to < len(text) && text[to] == '.' {
			return i, i
		}
	case capital && !german && strings.HasPrefix(text[i:], ", ") && !endsJobField(text, to):
		if to >= len(text) || !goesOnPastJob(text, to) && !inSet(roleLinks, lettersBehind(text, to)) {
			return i, i
		}
	case !endsJobField(text, to) && sign == ' ' && restOfSignature(text, i, from, to) > to:
		to = restOfSignature(text, i, from, to)
	case !endsJobField(text, to) && !goesOnPastJob(text, to) && !inSet(roleLinks, lettersBehind(text, to)) && !isParticiple(lettersBehind(text, to)) && smallDemonymAt(text, to) == to:
		return i, i
	}
	return from, to
}

// officeOfPlace is the office behind the name of a place or a body at text[i] in Hungarian: Anna Lamp, Szeged polgármestere.
func officeOfPlace(text string, i int) (from, to int) {
	for range 2 {
		e, capital := longWordAt(text, i)
		if !capital || e+4 >= len(text) || text[e] != ' ' {
			return i, i
		}
		if to, _ = longWordAt(text, e+1); inSet(hungarianOffices, text[e+1:to]) {
			return e + 1, to
		}
		i = e + 1
	}
	return i, i
}

// hungarianOffices are offices with the ending that says that they are of the place or the body before them.
var hungarianOffices = wordSet("polgármestere alpolgármestere főpolgármestere jegyzője igazgatója vezérigazgatója ügyvezetője elnöke alelnöke vezetője szóvivője főorvosa edzője vezetőedzője kapitánya püspöke lelkésze plébánosa tulajdonosa alapítója képviselője nagykövete minisztere államtitkára rektora dékánja kutatója professzora tanára szerkesztője főszerkesztője parancsnoka titkára főtitkára ügyvédje karmestere játékosa munkatársa")

// workLinks stand between what somebody is and where he is it, in a line below a name.
var workLinks = wordSet("at på na no bei bij chez en presso hos w v ve u")

// bornEnd is the comma behind what is said between commas at text[i] of the birth of somebody, with no name in it, or i.
func bornEnd(text string, i int) int {
	const longest = 64
	if !strings.HasPrefix(text[i:], ", ") || !inSet(bornWords, lettersBehind(text, i+1)) {
		return i
	}
	for k := i + len(", geb"); k < len(text) && k-i < longest && text[k] != '\n' && text[k] != ';' && !(text[k] >= 'A' && text[k] <= 'Z'); k++ {
		if text[k] == ',' && k+4 < len(text) && text[k+1] == ' ' && !isDigit(text[k+2]) {
			return k
		}
	}
	return i
}

// bornWords say when and where somebody was born.
var bornWords = wordSet("born née né geb geboren geborene nacido nacida nato nata nascido nascida född født syntynyt urodzony urodzona narozen narozena nar ur született născut născută")

// isParticiple reports whether a word ends as those do that say in Romance languages what has been done to somebody:
// graveuse oubliée de son temps.
func isParticiple(word string) bool {
	return len(word) > len("usado") && endsAsJob(word, participles[:])
}

// participles are the endings of such words.
var participles = [...]string{"ée", "é", "ado", "ada", "ido", "ida", "ato", "ata", "ito", "ita", "uto", "uta"}

// behindNation is where the word behind the nationality at text[i] begins, where a word follows that, or i: of a
// Spanish locksmith the nationality is no part of the job.
func behindNation(text string, i int) int {
	e, _ := wordAt(text, i)
	if e-i < len("Thai") || e+1 >= len(text) || text[e] != ' ' || !beginsWord(text, e+1) || isCapitalAt(text, i) && isCapitalAt(text, e+1) || !isNationWord(text[i:e]) || inSet(languageJobs, lettersBehind(text, e)) {
		return i
	}
	return e + 1
}

// languageJobs are jobs of which a nationality before them says the language.
var languageJobs = wordSet("teacher teachers tutor translator interpreter professor lecturer instructor linguist speaker coach")

// isNationWord reports whether a word is a nationality, with a capital or without, though it may be a name as well.
func isNationWord(word string) bool {
	c := lexicon.Lookup(word)
	return c.Is(lexicon.Demonym) && !c.Is(lexicon.Title|lexicon.Occupation|lexicon.OrgWord) || isSmallDemonym(word) || isCasedDemonym(word)
}

// nationBetween is the nationality between the name that ends at text[i] and the job behind it at text[from], or
// nothing.
func nationBetween(text string, i, from int) (at, end int) {
	if from < i+len(", Thai ") || text[from-1] != ' ' {
		return i, i
	}
	at, end = wordStartWithin(text, from-1, max(i, from-1-longestWord)), from-1
	if at == end || text[at-1] != ' ' && text[at-1] != '(' || !isNationWord(text[at:end]) {
		return i, i
	}
	return at, end
}

// isJobsPlace reports whether a place of two words of which the first is rather a given name has a job in brackets
// behind it: John Day (executive assistant).
func isJobsPlace(text string, s tagger.Span) bool {
	if s.Label != tagger.Location || s.End+4 >= len(text) || text[s.End+1] != '(' || text[s.End] != ' ' || lexicon.Lookup(text[s.Start:asciiEnd(text, s.Start, longestWord)]).Given() < 3 || strings.IndexByte(text[s.Start:s.End], ' ') < 0 {
		return false
	}
	from, to := jobBehindName(text, s.End)
	return from < to && text[to] == ')'
}

// ledOfficeEnd is the end of the German words behind text[i] for what somebody leads, up to the end of a phrase, or i:
// Leiterin der Buchhaltung, Beauftragter für Datenschutz.
func ledOfficeEnd(text string, i int) int {
	for _, link := range [...]string{" der ", " des ", " für ", " im ", " in der "} {
		if strings.HasPrefix(text[i:], link) {
			if e, capital := longWordAt(text, i+len(link)); capital && endsPhrase(text, e) && lexicon.Lookup(text[i+len(link):e]).Place() == 0 {
				return e
			}
		}
	}
	return i
}

// headedJobEnd is the end of the job of up to mostBesideJob words at text[at] of which the last, or the one before
// what belongs to it, is known as a job or heads others, or at.
func headedJobEnd(text string, at int) int {
	last, capital := at, isCapitalAt(text, at)
	for i, n := at, 0; n < mostBesideJob && i < len(text); n++ {
		e, upper := longWordAt(text, i)
		if e == i || e-i > 3*longestWord || upper && !capital && n > 0 && !isCapitals(text[i:e]) {
			break
		}
		word := text[i:e]
		if inSet(behindJob, word) || inSet(afterJob, word) || inSet(jobArticles, word) || inSet(notComplement, word) || inSet(notJobs, word) && !inSet(headJobs, word) && !inSet(newsRoles, word) {
			break
		}
		if w := allJobTitles.at(text, i); len(w) >= e-i {
			e = i + len(w)
			last = e
		} else if isJobWord(word) || isHeadJob(word) || isOfficeAcronym(word) || inSet(newsRoles, word) || isRoleCompound(word) {
			last = e
		} else if last > at {
			break
		}
		if e >= len(text) || text[e] != ' ' {
			break
		}
		i = e + 1
	}
	if last == at {
		return at
	}
	return complementEnd(text, at, last)
}

// isOfficeAcronym reports whether a word is the short form of who leads a firm or a part of one.
func isOfficeAcronym(word string) bool {
	switch word {
	case "VP", "CEO", "CFO", "CTO", "COO", "CIO", "CMO", "CISO", "CHRO":
		return true
	}
	return false
}

// jobBeforeName is where the job begins that stands right before the name at text[at], behind an article or at the
// beginning of a sentence: la directrice financière Anne Petit; or at.
func jobBeforeName(text string, at int) int {
	if at < 6 || text[at-1] != ' ' || text[at-2] < 'A' {
		return at
	}
	if from := bareJobBefore(text, at); from < at {
		return from
	}
	from, qualified := at, false
	for n := 0; n < mostBesideJob && from > 1 && text[from-1] == ' '; n++ {
		k := wordStartWithin(text, from-1, from-1-2*longestWord)
		word := text[k : from-1]
		if k == from-1 || k > 0 && text[k-1] != ' ' && text[k-1] != '\n' && !isElidedBefore(text, k) {
			return at
		}
		determiner := inSet(determinersOfJobs, word) || n > 0 && (inSet(contractions, word) || endsWithS(word))
		if determiner && n > 0 || isElidedBefore(text, k) {
			if !determiner {
				from = k
			}
			from = behindNation(text, from)
			if from < at && headedNameJob(text, from, at-1) {
				return from
			}
			return at
		}
		if inSet(behindJob, word) && word != "de" || inSet(afterJob, word) && word != "de" && word != "of" || len(word) < 2 {
			return at
		}
		from = k
		if startsSentence(text, k) && isCapitalAt(text, k) {
			if qualified {
				return at
			}
			from = behindNation(text, from)
			if from < at && headedNameJob(text, from, at-1) {
				return from
			}
			return at
		}
		if n > 0 && isCapitalAt(text, k) && behindNation(text, k) > k && text[k-1] == ' ' && inSet(determinersOfJobs, text[lettersStart(text, k-1):k-1]) {
			if from = behindNation(text, k); headedNameJob(text, from, at-1) {
				return from // the Dutch landscape painter Jan Steen
			}
			return at
		}
		if isCapitalAt(text, k) && !isCapitals(word) && !isHeadJob(word) && len(allJobTitles.at(text, k)) != at-1-k {
			if n == 0 || !mayQualify(word) {
				return at
			}
			qualified = true // our Export Manager
		}
	}
	return at
}

// mayQualify reports whether a word with a capital may say of what sort the head behind it is: no name of anything.
func mayQualify(word string) bool {
	c := lexicon.Lookup(word)
	return c.Common() > 0 && c.Place() < 2 && c.Given() < 2 && c.Family() < 2 && !c.Is(lexicon.Organization|lexicon.OrgWord|lexicon.Country|lexicon.Demonym|lexicon.Region|lexicon.Title)
}

// officeQualities stand before the head of a job of two words or more, and are a part of it.
var officeQualities = wordSet("chief managing executive senior junior deputy assistant associate vice general financial operating technology technical medical commercial creative regional national global finance sales marketing communications operations project product programme program office human resources legal art design research engineering security safety quality customer service account club board branch area department district school police fire press campaign party union team head lead principal interim acting former co-founding founding non-executive")

// bareJobBefore is where the job of two words or more in small letters begins that stands right before the name at
// text[at] without an article, as chief executive Anne Petit does in English, or at.
func bareJobBefore(text string, at int) int {
	if text[at-2] < 'a' || text[at-2] > 'z' || !isCapitalAt(text, at) {
		return at
	}
	from := lettersStart(text, at-1)
	if word := text[from : at-1]; from < 6 || text[from] < 'a' || text[from] > 'z' || !isHeadJob(word) && !isJobWord(word) {
		return at
	}
	last := from
	for n := 0; n < mostComplement && from > 1 && text[from-1] == ' '; n++ {
		k := lettersStart(text, from-1)
		for k > 1 && text[k-1] == '-' { // vice-president, non-executive
			k = lettersStart(text, k-1)
		}
		if k == from-1 || text[k] < 'a' || text[k] > 'z' || !inSet(officeQualities, text[k:from-1]) && len(allJobTitles.at(text, k)) != at-1-k {
			break
		}
		from = k
	}
	if from == last || from == 0 || text[from-1] != ' ' {
		return at
	}
	before := lettersStart(text, from-1)
	if word := text[before : from-1]; inSet(jobArticles, word) || inSet(determinersOfJobs, word) {
		return at // with an article other rules take it
	}
	return from
}

// nationBeforeName is where the nationality in small letters begins that stands between a job and the name at text[at], as
// in Romance languages, or at: el arquitecto español Juan Ruiz.
func nationBeforeName(text string, at int) int {
	if at < len("cuoco greco ") || text[at-1] != ' ' {
		return at
	}
	from := wordStartWithin(text, at-1, at-1-longestWord)
	if from < 2 || text[from-1] != ' ' || !isSmallDemonym(text[from:at-1]) {
		return at
	}
	k := wordStartWithin(text, from-1, from-1-longestWord)
	if k == from-1 || !isKnownJob(text, k, from-1) {
		return at
	}
	return from
}

// nationBeforeJob is the nationality right before the job at text[at], or nothing.
func nationBeforeJob(text string, at int) (from, to int) {
	if at < len("Thai ") || text[at-1] != ' ' {
		return at, at
	}
	from = wordStartWithin(text, at-1, at-1-longestWord)
	if at-1-from < len("Thai") || !isNationWord(text[from:at-1]) || from > 0 && text[from-1] != ' ' && text[from-1] != '\n' {
		return at, at
	}
	return from, at - 1
}

// nationBeforeKnownJob is the nationality behind an article and before a job of one word that has the name at text[at]
// right behind it, or nothing: the Polish welder Jan Nowak.
func nationBeforeKnownJob(text string, at int) (from, to int) {
	if at < len("a Thai cook ") || text[at-1] != ' ' {
		return at, at
	}
	k := wordStartWithin(text, at-1, at-1-2*longestWord)
	if k == at-1 || k < 2 || !isKnownJob(text, k, at-1) || inSet(languageJobs, text[k:at-1]) {
		return at, at
	}
	if from, to = nationBeforeJob(text, k); from == to || !determinerBefore(text, from) {
		return at, at
	}
	return from, to
}

// isSeenBetween reports whether one of the spans has a part of text[from:to].
func isSeenBetween(spans []tagger.Span, from, to int) bool {
	for _, s := range spans {
		if s.Start < to && s.End > from {
			return true
		}
	}
	return false
}

// headedNameJob reports whether the words text[from:to] are a job before a name.
func headedNameJob(text string, from, to int) bool {
	if to <= from {
		return false
	}
	e, _ := longWordAt(text, from)
	if e == to { // one word, which has to be no title
		word := text[from:to]
		return isHeadJob(word) && len(word) > 4 && !lexicon.Lookup(word).Is(lexicon.Title) && !inSet(notJobs, word)
	}
	return headedJobEnd(text, from) == to
}

// isNameForJob reports whether a job of two words with capitals is rather the name of somebody: Stan Barber.
func isNameForJob(name string) bool {
	e, capital := wordAt(name, 0)
	if !capital || e+1 >= len(name) || name[e] != ' ' || !isCapitalAt(name, e+1) {
		return false
	}
	c := lexicon.Lookup(name[:e])
	return c.Given() > 1 && !c.Is(lexicon.Occupation|lexicon.Title) && c.Common() < 3 && lexicon.Lookup(name[e+1:]).Family() > 1
}

// withJobs puts the jobs beside the people among the spans that nothing else has found.
func withJobs(spans []tagger.Span, text string, end int) ([]tagger.Span, int) {
	for i := 0; i < len(spans); i++ {
		s := spans[i]
		if s.Label == tagger.Job {
			if s.Start = behindDoneBy(text, behindRoleLead(text, s.Start, s.End), s.End); s.Start == s.End {
				spans = slices.Delete(spans, i, i+1)
				i--
				continue
			}
			spans[i].Start = s.Start
			if from, to := jobsJoin(text, s.Start, s.End); from < to {
				spans[i].End = from
				next := s
				next.Start = to
				spans = slices.Insert(spans, i+1, next)
				continue
			}
			if to := complementEnd(text, s.Start, s.End); to > s.End && (i+1 == len(spans) || spans[i+1].Start >= to) {
				spans[i].End, end = to, max(end, to)
			}
			continue
		}
		if isJobsPlace(text, s) {
			spans[i].Label = tagger.Person
			s = spans[i]
		}
		if s.Label == tagger.Person && s.Confidence < DefaultMinConfidence {
			limit := len(text)
			if i+1 < len(spans) {
				limit = spans[i+1].Start
			}
			surelyNamed(text, &spans[i], limit)
			s = spans[i]
			end = max(end, s.End)
		}
		if s.Label != tagger.Person || s.Confidence < DefaultMinConfidence {
			continue
		}
		if at, nation := nationBeforeKnownJob(text, s.Start); at < nation && !isSeenBetween(spans, at, nation) {
			spans = withSpan(spans, tagger.Span{Start: at, End: nation, Label: tagger.Nationality, Confidence: nationalityAlone})
			i++
		}
		edge := nationBeforeName(text, s.Start)
		till := edge // behind the job, before titles
		if edge == s.Start {
			till = behindTitlesBack(text, edge)
		}
		from := jobBeforeName(text, till)
		if edge < s.Start {
			from = wordStartWithin(text, edge-1, edge-1-longestWord)
		}
		if from < till {
			from = behindDoneBy(text, min(behindRoleLead(text, from, edge-1), till), till-1)
		}
		if from < till && isLeadIn(text, from, till-1) {
			from = till // Yesterday coach Anna Lamp: other rules take the role alone
		}
		if from < till && (i == 0 || spans[i-1].End <= from || spans[i-1].Label == tagger.Job) {
			job := tagger.Span{Start: from, End: till - 1, Label: tagger.Job, Confidence: max(s.Confidence*besideJobShare, leastBesideJob)}
			nation := tagger.Span{Start: edge, End: s.Start - 1, Label: tagger.Nationality, Confidence: nationalityAlone}
			if edge == s.Start {
				nation.Start, nation.End = nationBeforeJob(text, from)
			}
			if nation.Start < nation.End && !isSeenBetween(spans, nation.Start, nation.End) {
				spans = withSpan(spans, nation)
				i++
			}
			if i > 0 && spans[i-1].Label == tagger.Job && spans[i-1].End > from {
				spans[i-1].Start = min(spans[i-1].Start, from)
			} else {
				spans = withSpan(spans, job)
				i++
			}
		} else {
			spans, i = withNewsRole(spans, text, i)
		}
		spans, end = withAge(spans, text, i, end)
		spans, end = withSaidRole(spans, text, i, end)
		spans, end = withRoleAs(spans, text, i, end)
		if from, to := jobBehindName(text, s.End); from < to {
			if at, nation := nationBetween(text, s.End, from); at < nation {
				if i+1 == len(spans) || spans[i+1].Start >= nation {
					spans = withSpan(spans, tagger.Span{Start: at, End: nation, Label: tagger.Nationality, Confidence: nationalityAlone})
				}
				if i+1 < len(spans) && spans[i+1].End <= from {
					i++
				}
			}
			share := max(s.Confidence*besideJobShare, leastBesideJob)
			if i+1 < len(spans) && spans[i+1].Label == tagger.Age && spans[i+1].End <= from {
				i++ // Anna Lamp, 43, nurse
			}
			if i+1 < len(spans) && spans[i+1].Start < to {
				next := &spans[i+1]
				if next.Label != tagger.Job || next.Start != from || next.End > to || i+2 < len(spans) && spans[i+2].Start < to {
					continue
				}
				next.End, next.Confidence = to, max(next.Confidence, leastBesideJob)
			} else {
				spans = withSpan(spans, tagger.Span{Start: from, End: to, Label: tagger.Job, Confidence: share})
			}
			if from, next := nextJob(text, to); from < next && !isSeenBetween(spans, from, next) {
				spans, to = withSpan(spans, tagger.Span{Start: from, End: next, Label: tagger.Job, Confidence: share}), next
			}
			end = max(end, to)
		}
	}
	return spans, end
}
