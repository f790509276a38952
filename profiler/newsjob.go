package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file reads the offices and the jobs that news sets beside the names of people: Governor Anna Lamp, le ministre
// de la Santé Jean Petit, la jueza, Ana Ruiz, and Referee: J. Bloggs. Of what stands between the role and the name only
// what says of which field it is belongs to it, and a nationality is one.

// The bounds of what is read before a name, in words, and how sure it is.
const (
	mostRoleTitles = 4 // Prof. Dr. med.
	mostOfRole     = 6
	newsRoleShare  = 0.95
	leastRoleNamed = 0.3
	gameRoleAlone  = 0.85
	looseRole      = 0.85
)

// A newsRole is a role before a name: text[from:to], with the nationality beside it or none.
type newsRole struct {
	from, to         int
	nation, nationTo int
	loose            bool // nothing but its form and its place say that it is one
}

// roleBeforeName is the role that stands before the name text[at:end], which is empty where there is none.
func roleBeforeName(text string, at, end int) (r newsRole) {
	i := behindTitlesBack(text, at)
	if i < 4 || text[i-1] != ' ' {
		return r
	}
	switch c := text[i-2]; {
	case c == ',':
		return roleBeforeComma(text, i-2, end)
	case c == ':':
		return gameRole(text, i-2)
	case c < 'A':
		return r
	}
	if r = roleAt(text, i-1); r.from < r.to {
		return r
	}
	if r = firstRoleIs(text, i-1); r.from < r.to {
		return r
	}
	if r = agentBefore(text, i-1, end); r.from == r.to {
		if k := partyBefore(text, i-1); k < i-1 {
			r = roleAt(text, k)
		}
	}
	return r
}

// firstRoleIs is the role with which the sentence begins, where a word such as is stands between it and the space at
// text[i]: Leiterin ist Anna Lampe.
func firstRoleIs(text string, i int) (r newsRole) {
	k := lettersStart(text, i)
	if k == i || k < 4 || text[k-1] != ' ' || !newsCopulas[text[k:i]] {
		return r
	}
	if from := roleWordStart(text, k-1); from < k-1 && startsSentence(text, from) && isCapitalAt(text, from) && !isCapitals(text[from:k-1]) && (isRoleWord(text, from, k-1) || isKnownJob(text, from, k-1) && !inSet(notJobs, text[from:k-1])) {
		r.from, r.to = from, k-1
	}
	return r
}

// partyBefore is where the space before the short name of a party or a union is that ends at text[i], or i: le délégué
// CGT.
func partyBefore(text string, i int) int {
	const longest = len("EELV")
	k := i
	for k > 0 && i-k <= longest && (text[k-1] >= 'A' && text[k-1] <= 'Z' || text[k-1] == 'i' && k < i) {
		k-- // also PiS
	}
	if n := i - k; n < 2 || n > longest || k < 3 || text[k-1] != ' ' || text[k-2] < 'a' {
		return i
	}
	return k - 1
}

// behindTitlesBack is where the titles before the name at text[at] begin, or at.
func behindTitlesBack(text string, at int) int {
	for range mostRoleTitles {
		if at < 4 || text[at-1] != ' ' {
			break
		}
		i, dot := at-1, text[at-2] == '.'
		if dot {
			i--
		}
		k := wordStartWithin(text, i, i-longestWord)
		if k == i || k > 0 && text[k-1] != ' ' || !dot && (!isCapitalAt(text, k) || !inSet(shortTitles, text[k:i])) || dot && !inSet(shortTitles, text[k:i]) && !inSet(academicTitles, text[k:i]) && text[k:i] != "med" {
			break
		}
		at = k
	}
	return at
}

// roleAt is the role right before the space at text[i].
func roleAt(text string, i int) (r newsRole) {
	k := roleWordStart(text, i)
	if k == i {
		return r
	}
	word := text[k:i]
	if isRoleWord(text, k, i) {
		return wholeRole(text, k, i)
	}
	if k < 3 || text[k-1] != ' ' {
		return r
	}
	if isSmallDemonym(word[strings.LastIndexByte(word, '-')+1:]) {
		if from := roleWordStart(text, k-1); from < k-1 && (isRoleWord(text, from, k-1) || isKnownJob(text, from, k-1)) {
			r = wholeRole(text, from, k-1) // la presidenta chilena Rosa Lamp
			r.nation, r.nationTo = k, i
			return r
		}
		if from, to := fieldRole(text, k-1); from < to {
			r = wholeRole(text, from, to)
			r.nation, r.nationTo = k, i
			return r
		}
	}
	if from := roleWordStart(text, k-1); from < k-1 && inSet(slavicRoles, text[from:k-1]) && isRoleWord(text, from, k-1) && lexicon.Lookup(word).Given() < 3 {
		r = wholeRole(text, from, k-1) // президент Казахстана
		if inSet(roleFields, word) {
			r.to = i
		}
		return r
	}
	if inSet(roleFields, word) {
		if at := roleWordStart(text, k-1); at < k-1 && at > 3 && inSet(roleFields, text[at:k-1]) {
			if from := roleWordStart(text, at-1); from < at-1 && inSet(slavicRoles, text[from:at-1]) {
				r = wholeRole(text, from, at-1) // minister spraw zagranicznych
				r.to = i
				return r
			}
		}
	}
	if from, to := fieldRole(text, i); from < to {
		return wholeRole(text, from, to)
	}
	if at := k - len("по "); at > 3 && strings.HasPrefix(text[at:], "по ") && text[at-1] == ' ' && endsAsJob(word, cyrillicDatives[:]) {
		if from := roleWordStart(text, at-1); from < at-1 && (isRoleWord(text, from, at-1) || isKnownJob(text, from, at-1)) {
			r = wholeRole(text, from, at-1) // менеджер по закупкам
			r.to = i
		}
	}
	return r
}

// fieldRole is the role behind which a link and what it is of stand up to text[i]: ministre de l'Intérieur; of what is
// no field it has nothing.
func fieldRole(text string, i int) (from, to int) {
	k, fields, unknown := i, 0, 0
	for range mostOfRole {
		at := roleWordStart(text, k)
		if at == k || at < 4 {
			return i, i
		}
		word := text[at:k]
		if j := strings.IndexByte(word, '\''); j > 0 {
			word = word[j+1:]
		} else if j := strings.Index(word, "’"); j > 0 {
			word = word[j+len("’"):]
		}
		linked := len(word) < k-at && (text[at]|0x20 == 'd')
		switch {
		case inSet(roleFields, word):
			fields++
		case inSet(roleLinks, word):
			linked = true
		case inSet(insideField, word):
		default:
			unknown++
		}
		if text[at-1] != ' ' {
			return i, i
		}
		if linked {
			head := roleWordStart(text, at-1)
			if head > 3 && head < at-1 && text[head-1] == ' ' && faithForms[text[head:at-1]] != 0 {
				if from := roleWordStart(text, head-1); from < head-1 && isRoleWord(text, from, head-1) {
					return from, head - 1 // el obispo católico de Lugo
				}
			}
			if head > 3 && head < at-1 && text[head-1] == ' ' && isRomanceAdjective(text[head:at-1]) && !isRoleWord(text, head, at-1) {
				// la directora financiera del grupo
				if from := roleWordStart(text, head-1); from < head-1 && isRoleWord(text, from, head-1) {
					return from, at - 1
				}
			}
			if p := partyBefore(text, at-1); p < at-1 {
				if from := roleWordStart(text, p); from < p && isRoleWord(text, from, p) {
					return from, p // la sénatrice PS de la Loire
				}
			}
			if from := phraseRole(text, at-1); from < head {
				return from, at - 1 // l'amministratrice delegata della filiale
			}
			if head < at-1 && isRoleWord(text, head, at-1) {
				if from := behindElision(text, head, at-1); len(allJobTitles.at(text, from)) == i-from {
					return from, i // demi de mêlée
				}
				if unknown == 0 && fields > 0 || unknown > 0 && unknown < 3 && k < i && (isMinister(text[head:at-1]) || word == "for" && inSet(forRoles, text[head:at-1])) && isMinistry(text[k+1:i]) {
					return head, i
				}
				return head, at - 1
			}
		}
		k = at - 1
	}
	return i, i
}

// portfolioRoles are those beside a minister who have one field of what a town, a land or a union does.
var portfolioRoles = withCapitals("viceministro viceministra vice-ministre assessore assessora échevin échevine vereador vereadora secrétaire-d'état")

// forRoles have what they are for behind them in English: Commissioner for Health.
var forRoles = withCapitals("commissioner secretary undersecretary")

// isMinister reports whether a role is that of a minister, or of another who has a field, of whom what follows is that.
func isMinister(word string) bool {
	word = word[behindElision(word, 0, len(word)):]
	return len(word) > len("minist") && (word[0] == 'm' || word[0] == 'M') && strings.HasPrefix(word[1:], "inist") || inSet(portfolioRoles, word)
}

// isMinistry reports whether words behind a minister are what that one is for, rather than a country.
func isMinistry(words string) bool {
	c := lexicon.Lookup(words[strings.LastIndexByte(words, ' ')+1:])
	return !c.Is(lexicon.Country|lexicon.Region|lexicon.Demonym) && c.Place() < 2 && c.Given() < 2
}

// roleWordStart is where the word, with hyphens in it, begins that ends at text[i].
func roleWordStart(text string, i int) int {
	k := wordStartWithin(text, i, i-2*longestWord)
	for k > 2 && k < i && text[k-1] == '-' {
		from := wordStartWithin(text, k-1, k-1-longestWord)
		if from == k-1 {
			break
		}
		k = from
	}
	if k > 0 && text[k-1] == '-' {
		return i
	}
	return k
}

// isRoleWord reports whether text[from:to] is a role that a name may follow: in small letters any, and with a capital
// one that nobody is called, or that begins a sentence or stands behind an article.
func isRoleWord(text string, from, to int) bool {
	from = behindElision(text, from, to)
	word := text[from:to]
	if len(word) < 2 || from > 0 && joinsBefore(text, from) && text[from-1] != '\'' {
		return false
	}
	known := inSet(newsRoles, word) || isCapitalRole(word)
	if !known {
		if j := strings.LastIndexByte(word, '-'); j > 0 {
			word = word[j+1:]
			known = inSet(newsRoles, word)
		}
	}
	if !known && !isRoleCompound(word) && !isDefiniteRole(word) && !isBusinessRole(word) {
		return false
	}
	if !isCapitalAt(text, from) || isCapitals(word) {
		return len(word) > 2 || word == "pm" || word == "vd" || word == "DT" || isCapitalRole(word)
	}
	if isCapitalRole(word) {
		return true
	}
	c := lexicon.Lookup(word)
	return c.Given() < 2 && c.Family() < 2 || c.Is(lexicon.Title) || startsSentence(text, from) && c.Given() < 2 || determinerBefore(text, from) ||
		c.Given() == 0 && lexicon.Lookup(lettersBehind(text, to)).Given() > 1 // Stürmer Emre Yıldız
}

// isDefiniteRole reports whether a word is a role with the article behind it that the languages of the North have:
// skribenten, kommissæren.
func isDefiniteRole(word string) bool {
	if len(word) < len("vd")+2*leastQualifier || len(word) > 2*mostRolePart || word[len(word)-1] != 'n' {
		return false
	}
	for _, article := range roleArticles {
		if stem, ok := strings.CutSuffix(word, article); ok && (inSet(newsRoles, stem) || isJobWord(stem)) {
			return !inSet(notJobs, stem) && !inSet(notAgents, stem) && !inSet(drivers, stem) && !isToldOf(stem) && lexicon.Lookup(word).Common() < 3
		}
	}
	return false
}

// isRoleCompound reports whether a word ends as roles do in languages that write them together.
func isRoleCompound(word string) bool {
	return len(word) > shortestCompound && (endsAsJob(word, newsRoleEndsBy[word[len(word)-1]]) || isCompoundOfRole(word))
}

// newsRoleEndsBy are newsRoleEnds by their last bytes.
var newsRoleEndsBy = func() (by [256][]string) {
	for _, end := range newsRoleEnds {
		last := end[len(end)-1]
		by[last] = append(by[last], end)
	}
	return by
}()

// wholeRole is the role of which the word is text[k:i], with what stands before it and belongs to it, and the
// nationality before that.
func wholeRole(text string, k, i int) (r newsRole) {
	k = behindElision(text, k, i)
	r.from, r.to = k, i
	if j := strings.LastIndexByte(text[k:i], '-'); j > 0 && !inSet(newsRoles, text[k:i]) && !inSet(rolePrefixes, text[k:k+j]) && (isCapitalAt(text, k) || inSet(formerPrefixes, text[k:k+j])) {
		r.from = k + j + 1 // the SPD-Chef, but the brigadier-chef
		return r
	}
	for range mostComplement {
		if r.from < 3 || text[r.from-1] != ' ' {
			break
		}
		at := roleWordStart(text, r.from-1)
		if from := behindElision(text, at, r.from-1); len(allJobTitles.at(text, from)) == i-from {
			r.from = from // yönetim kurulu başkanı, l'avocat général
			continue
		}
		if at == r.from-1 || !inSet(newsQualities, text[at:r.from-1]) && !inSet(officeQualities, text[at:r.from-1]) || isCapitalAt(text, at) && !isCapitalAt(text, r.from) && !startsSentence(text, at) {
			break
		}
		r.from = at
	}
	r.nation, r.nationTo = nationBeforeJob(text, r.from)
	return r
}

// rolePrefixes stand before the hyphen of a role and are a part of it.
var rolePrefixes = withCapitals("vice vize co wice премьер пресс primeiro primeira general haupt sub under chef")

// capitalRoles are those of newsRoles that are roles with a capital alone, and turkishCaptains those that are family
// names as well, which never stand first.
var (
	capitalRoles    = wordSet("cllr recorder garda ds dci sgt insp supt mp mep msp td mla councillor")
	turkishCaptains = wordSet("kaptan hakem muhtar komiser albay başkan")
)

// isCapitalRole reports whether a word is one of capitalRoles, of which those of two letters have two capitals.
func isCapitalRole(word string) bool {
	return inSet(capitalRoles, word) && word[0] < 'a' && (len(word) > 3 || isCapitals(word))
}

// formerPrefixes stand before the hyphen of a role and only say when somebody had it.
var formerPrefixes = wordSet("oud ex")

// gameRole is the role with a colon at text[i] behind it in what tells of a game.
func gameRole(text string, i int) (r newsRole) {
	if text[i-1] == ' ' {
		i--
	}
	k := roleWordStart(text, i)
	if k == i || !startsSentence(text, k) && !(k > 3 && strings.HasPrefix(text[k-2:], "- ") || k > 3 && strings.HasSuffix(text[:k], "– ")) || !isCapitalAt(text, k) || !inSet(gameRoles, text[k:i]) {
		return r
	}
	r.from, r.to = k, i
	return r
}

// nationNounBefore is the noun for somebody of a nation that stands behind an article right before the name at
// text[at], or nothing: the Belgian Jan Quorl, la francesa Anne Petit.
func nationNounBefore(text string, at int) (from, to int) {
	if at < len("le Thai ") || text[at-1] != ' ' {
		return at, at
	}
	from = wordStartWithin(text, at-1, at-1-longestWord)
	if j := strings.IndexByte(text[from:at-1], '\''); j == 1 {
		from += j + 1
	} else if j := strings.Index(text[from:at-1], "’"); j == 1 {
		from += j + len("’")
	}
	word := text[from : at-1]
	if len(word) < 4 || !determinerBefore(text, from) || text[from] < utf8.RuneSelf && text[from-1] != ' ' && !isElidedBefore(text, from) {
		return at, at
	}
	c := lexicon.Lookup(word)
	if isSmallDemonym(word) || isCapitalAt(text, from) && c.Is(lexicon.Demonym) && !c.Is(lexicon.Title|lexicon.Occupation|lexicon.OrgWord) && c.Given() < 2 {
		return from, at - 1
	}
	return at, at
}

// withNewsRole puts the role and the nationality before the person spans[i] among the spans, and gives the place of the
// person there. They have to be behind what the span before it ends with.
func withNewsRole(spans []tagger.Span, text string, i int) ([]tagger.Span, int) {
	s := spans[i]
	r := roleBeforeName(text, s.Start, s.End)
	if r.from == r.to {
		if from, to := nationNounBefore(text, s.Start); from < to && !isSeenBetween(spans, from, to) {
			return withSpan(spans, tagger.Span{Start: from, End: to, Label: tagger.Nationality, Confidence: nationalityAlone}), i + 1
		}
		return spans, i
	}
	n := len(spans)
	if i > 0 && r.from > 0 && text[r.from-1] == '-' && spans[i-1].End == r.to && spans[i-1].Start < r.from-1 {
		spans[i-1].End = r.from - 1 // the BBB-Kamerlid
	}
	if r.nation < r.nationTo && !isSeenBetween(spans, r.nation, r.nationTo) {
		spans = withSpan(spans, tagger.Span{Start: r.nation, End: r.nationTo, Label: tagger.Nationality, Confidence: nationalityAlone})
	}
	share := max(s.Confidence*newsRoleShare, leastBesideJob)
	if r.loose {
		share = min(share, looseRole)
	}
	if !isSeenBetween(spans, r.from, r.to) || onlyFieldsBetween(spans, r.from, r.to) {
		spans = withSpan(spans, tagger.Span{Start: r.from, End: r.to, Label: tagger.Job, Confidence: share})
	} else {
		for k := range spans {
			if b := &spans[k]; b.Label == tagger.Job && b.Start >= r.from && b.End <= r.to && (k == 0 || spans[k-1].End <= r.from) && (k+1 == len(spans) || spans[k+1].Start >= r.to) {
				b.Start, b.End, b.Confidence = r.from, r.to, max(b.Confidence, share)
			}
		}
	}
	if from, to := joinedRole(text, r.from); from < to && !isSeenBetween(spans, from, to) {
		spans = withSpan(spans, tagger.Span{Start: from, End: to, Label: tagger.Job, Confidence: max(s.Confidence*newsRoleShare, leastBesideJob)})
	}
	return spans, i + len(spans) - n
}

// onlyFieldsBetween reports whether the spans that have a part of text[from:to] are within it and have been taken for
// organisations, or are a place of the same name: the Agriculture of a ministre de l'Agriculture.
func onlyFieldsBetween(spans []tagger.Span, from, to int) bool {
	for _, s := range spans {
		if s.Start < to && s.End > from && (s.Start < from || s.End > to || s.Label != tagger.Organization && !(s.Label == tagger.Location && s.Start == from && s.End == to)) {
			return false
		}
	}
	return true
}

// joinedRole is the role behind an article that a word for and, or a comma, stands between it and the role at text[at],
// or nothing: the novelist and critic Anna Lamp, my supervisor, Professor Anna Lamp.
func joinedRole(text string, at int) (from, to int) {
	if at < 12 || text[at-1] != ' ' {
		return at, at
	}
	k := lettersStart(text, at-1)
	if k < at-1 && k > 2 && text[k-1] == ' ' && text[k-2] == ',' && inSet(determinersOfJobs, text[k:at-1]) {
		at, k = k, k-1 // il mio relatore, il professor Carlo Lampi
	}
	if text[at-2] == ',' {
		to = at - len(", ")
		from = roleWordStart(text, to)
		if from < to && isCommaRole(text, from, to) && !isCapitalAt(text, from) {
			r := wholeRole(text, from, to)
			return r.from, r.to
		}
		return at, at
	}
	if k == at-1 || k < 8 || text[k-1] != ' ' || !inSet(jobJoins, text[k:at-1]) {
		return at, at
	}
	from = roleWordStart(text, k-1)
	if from == k-1 || isCapitalAt(text, from) || !isRoleWord(text, from, k-1) && !isKnownJob(text, from, k-1) || !namesRole(text, from) {
		return at, at
	}
	return from, k - 1
}

// surelyNamed raises a person that is hardly likely where a role stands right before the name, which hardly anything but
// a name follows there, and gives it the family name that stands behind a given one, before text[limit].
func surelyNamed(text string, s *tagger.Span, limit int) {
	if s.Confidence < leastRoleNamed || s.Start < 4 || text[s.Start-1] != ' ' || !isCapitalAt(text, s.Start) || text[s.Start-2] < 'a' {
		return
	}
	r := roleAt(text, s.Start-1)
	if r.from == r.to || r.to != s.Start-1 && r.nationTo != s.Start-1 {
		return
	}
	if k := strings.IndexByte(text[s.Start:s.End], ' '); k < 0 {
		if isCapitalRole(text[r.from:r.to]) {
			s.Confidence = leastBesideJob
			return
		}
		if lexicon.Lookup(text[s.Start:s.End]).Given() < 2 || s.End+1 >= len(text) || text[s.End] != ' ' {
			return
		}
		e, capital := longWordAt(text, s.End+1)
		if c := lexicon.Lookup(text[s.End+1 : e]); !capital || e-s.End < 4 || c.Place() > 1 || c.Common() > 2 || c.Is(lexicon.OrgWord|lexicon.Thing|lexicon.Country) {
			return
		}
		if e > limit {
			return
		}
		s.End = e
	}
	s.Confidence = leastBesideJob
}

// withSaidRole puts what is said that the person spans[i] is among the spans behind it.
func withSaidRole(spans []tagger.Span, text string, i, end int) ([]tagger.Span, int) {
	at := relativeEnd(text, spans[i].End)
	if at+1 >= len(text) || text[at] != ' ' || text[at+1] >= utf8.RuneSelf && text[at+1] != "é"[0] || isCapitalAt(text, at+1) || text[at+1] == '-' || text[at+1] == '(' {
		return spans, end
	}
	r := saidRole(text, at)
	if r.from == r.to {
		return spans, end
	}
	share := max(spans[i].Confidence*newsRoleShare, leastBesideJob)
	if r.nation < r.nationTo && !isSeenBetween(spans, r.nation, r.nationTo) {
		spans = withSpan(spans, tagger.Span{Start: r.nation, End: r.nationTo, Label: tagger.Nationality, Confidence: nationalityAlone})
	}
	if !isSeenBetween(spans, r.from, r.to) {
		spans = withSpan(spans, tagger.Span{Start: r.from, End: r.to, Label: tagger.Job, Confidence: share})
	}
	end = max(end, r.to, r.nationTo)
	if from, to := nextJob(text, max(r.to, r.nationTo)); from < to && !isSeenBetween(spans, from, to) {
		spans = withSpan(spans, tagger.Span{Start: from, End: to, Label: tagger.Job, Confidence: share})
		end = max(end, to)
	}
	return spans, end
}

// relativeEnd is where a word such as who ends behind a comma at text[i], also behind an age there, or i: Anna Lamp, 43,
// som är lärare.
func relativeEnd(text string, i int) int {
	at := agedEnd(text, i)
	if at+1 >= len(text) || text[at] != ',' {
		return i
	}
	if word := lettersBehind(text, at+1); inSet(whoWords, word) {
		return at + len(", ") + len(word)
	}
	return i
}

// whoWords begin a clause that says what somebody is.
var whoWords = wordSet("who qui que quien che die der som který která który która joka aki care")

// isSmallRoleAt reports whether a role in small letters stands at text[i], of which a nationality before it is.
func isSmallRoleAt(text string, i int) bool {
	e, capital := wordAt(text, i)
	return !capital && inSet(newsRoles, text[i:e]) && !inSet(otherThanRoles, text[i:e]) && (endsPhrase(text, e) || text[e] == ' ')
}
