package profiler

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file reads who is named behind a word for people who are somewhere, and a colon: Present:
// Tom Baker, Rose Hill and K. Zapf. Where some of a list are names the others are too, as far as
// they may be.

// rollHeads stand before such a list. Everything behind one that is no name ends it.
var rollHeads = inBothCases("attendees lineup aufstellung formación formazione escalação opstelling skład sestava zostava present attending apologies absent participants invitees panelists panellists delegates signatories regrets members players witnesses reviewers authors guests students passengers " +
	"anwesend anwesende anwesenden entschuldigt abwesend teilnehmer teilnehmende teilnehmerinnen teilnehmenden verteiler gäste mitglieder zeugen mitwirkende beteiligte présents présentes présent présente excusés excusées excusé excusée absents absentes participants participantes invités membres témoins " +
	"booked substitutes subs bench scorers referee umpires gelb ersatzbank torschützen schiedsrichter remplaçants buteurs arbitre arbitres amonestados suplentes goleadores árbitro ammoniti arbitro marcatori marcadores scheidsrechter wissels sędziował domare dommer rozhodčí branky hakem голы судья судьи " +
	"asistentes presentes ausentes participantes invitados vocales testigos excusados presenti assenti partecipanti invitati giustificati testimoni intervenuti participantes convidados testemunhas aanwezig aanwezigen afwezig deelnemers genodigden leden " +
	"obecni obecne obecna nieobecni uczestnicy zaproszeni świadkowie członkowie přítomni přítomní omluveni nepřítomni účastníci hosté svědci prítomní neprítomní ospravedlnení účastníci hostia " +
	"närvarande frånvarande deltagare ledamöter deltagere deltakere stede afbud forfall fraværende medlemmer läsnä paikalla poissa osallistujat jäsenet jelenlévők résztvevők vannak hiányzik hiányoznak tagok prezenți participanți absenți membri invitați " +
	"katılanlar katılımcılar bulunanlar katılmayanlar üyeler mazeretli παρόντες παρούσες απόντες μέλη присутствуют участники члены участвовали присутні відсутні учасники члени присъстващи присъстват отсъстващи участници членове " +
	"prisutni odsutni sudionici učesnici članovi prisotni odsotni udeleženci člani присутни одсутни учесници чланови dalyvavo dalyviai dalyvauja klāt piedalās dalībnieki kohal osalejad osalesid hadir peserta dự")

// inBothCases gives a set of words in small letters, and with one and with all of them capitals. Those of ASCII
// are folded by who looks a word up.
func inBothCases(words string) *wordList {
	return withCapitals(words + " " + strings.Map(func(r rune) rune {
		if r < utf8.RuneSelf {
			return r
		}
		return unicode.ToUpper(r)
	}, words))
}

// longRollHeads are those that are longer than words of sets.
var longRollHeads = [...]string{"присутствовали", "присутствующие", "отсутствовали", "отсутствующие", "συμμετέχοντες", "παρευρισκόμενοι", "ПРИСУТСТВОВАЛИ", "ПРИСУТСТВУЮЩИЕ", "ОТСУТСТВОВАЛИ"}

func firstRune(s string) rune {
	r, _ := utf8.DecodeRuneInString(s)
	return r
}

// The bounds of such a list.
const (
	mostRolled  = 16  // people
	longestRoll = 240 // bytes, fewer than a memo of the tagger compares
	mostOfName  = 6   // words
)

// rolledAlone and rolledUnknown are how sure its people are, and those of whom no part is known.
const (
	rolledAlone   = 0.9
	rolledUnknown = 0.75
)

// A rolled is one of such a list.
type rolled struct {
	start, end int
	next       int  // where the next one begins, or 0
	known      bool // some of it is a name that is known
}

// withRolled puts the people of the list that begins at text[at] among spans, and gives the end of
// what has been looked at.
func withRolled(spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) {
	if text[at-2] == '.' { // p. Hruška
		if !rollTitles.mayEnd(text, at-2) {
			return spans, end // as most
		}
		k := wordStartWithin(text, at-2, at-2-longestRollTitle)
		if k == at-2 || isCapitalAt(text, k) || !inSet(rollTitles, text[k:at-2]) {
			return spans, end
		}
		at = k
	}
	if at < 4 || !isRollHead(text, at) {
		return spans, end
	}
	var list [mostRolled]rolled
	n, known := 0, 0
	for i := at; n < mostRolled; {
		r, ok := rolledAt(text, i, at)
		if !ok || r.end-at > longestRoll {
			break
		}
		list[n] = r
		n++
		if r.known {
			known++
		}
		if i = r.next; i == 0 {
			break
		}
	}
	if known == 0 || 2*known < n || n == 1 && strings.IndexByte(text[list[0].start:list[0].end], ' ') < 0 {
		return spans, end
	}
	for _, r := range list[:n] {
		p := rolledUnknown
		if r.known {
			p = rolledAlone
		}
		spans = withSpan(spans, tagger.Span{Start: r.start, End: r.end, Label: tagger.Person, Confidence: p})
		end = max(end, r.end)
	}
	return spans, end
}

// isRollHead reports whether one of rollHeads stands before text[at] with a colon.
func isRollHead(text string, at int) bool {
	i := at
	for i > at-2 && i > 2 && (text[i-1] == ' ' || text[i-1] == '\n') {
		i--
	}
	if text[i-1] != ':' {
		return false
	}
	i--
	if i > 0 && text[i-1] == ' ' {
		i-- // as French has it
	}
	for _, head := range longRollHeads {
		if i >= len(head) && text[i-len(head)+2:i] == head[2:] && lowerRune(firstRune(text[i-len(head):])) == lowerRune(firstRune(head)) {
			return true
		}
	}
	if i < 2 || !rollHeads.mayEnd(text, i) {
		return false
	}
	k := wordStartWithin(text, i, i-longestWord)
	return k < i && inSet(rollHeads, text[k:i])
}

// rollTitles stand before who is of such a list, beside shortTitles and academicTitles.
var rollTitles = wordSet("cllr rev p pí pp eng arq lic lcda lcdo fam schw dipl-ing dona dl dna dhr mevr mw hr fr fru hra rva κ κα г гжа проф prof doc dott dottor avv geom rag ing mgr bc")

// longestRollTitle bounds such a title in small letters, in bytes.
const longestRollTitle = 8

// rolledAt reads the one that begins at text[i] of the list that begins at text[at].
func rolledAt(text string, i, at int) (r rolled, ok bool) {
	titled := false
	for range mostTitles {
		e, capital := wordAt(text, i)
		if e == i || e+2 >= len(text) || !(capital || text[e] == '.') {
			break
		}
		switch word := text[i:e]; {
		case utf8.RuneCountInString(word) > 1 && inSet(shortTitles, word), inSet(titles, word):
		case text[e] == '.' && (inSet(academicTitles, word) || inSet(dottedTitles, word) || inSet(rollTitles, word) && (!capital || utf8.RuneCountInString(word) > 1)), word == "Dona", word == "Cllr":
		case inSet(rollTitles, word) && !capital:
		case text[e] == '.' && (word == "M" || word == "D") && text[e+1] == ' ' && isRomanceRoll(text, at):
		default:
			e = i
		}
		if e == i {
			break
		}
		titled = true
		if text[e] == '.' {
			e++
		}
		if e >= len(text) || text[e] != ' ' {
			break
		}
		i = e + 1
	}
	r.start = i
	words, whole := 0, 0
	for words < mostOfName {
		e, capital := wordAt(text, i)
		word := text[i:e]
		if e == i || !capital && !inSet(particles, word) {
			break
		}
		words++
		if capital {
			if e < len(text) && text[e] == '.' && utf8.RuneCountInString(word) < 3 {
				e++                                           // an initial
				for e+1 < len(text) && isCapitalAt(text, e) { // A.S.
					n, _ := wordAt(text, e)
					if n >= len(text) || text[n] != '.' || utf8.RuneCountInString(text[e:n]) > 2 {
						break
					}
					e = n + 1
				}
			} else if utf8.RuneCountInString(word) > 1 {
				c := lexicon.Lookup(word)
				person := c.Given() > 0 || c.Family() > 0
				switch {
				case whole == 0 && inSet(particles, word) && e+1 < len(text) && text[e] == ' ' && isCapitalAt(text, e+1): // Ter Braak
				case whole > 0 && r.known && !c.Is(lexicon.OrgWord|lexicon.Country|lexicon.Occupation) && c.Common() < 3: // Joy Woods
				case c.Is(lexicon.OrgWord|lexicon.Occupation|lexicon.Title|lexicon.Country|lexicon.Demonym) && !(c.Given() > 1 || c.Family() > 1),
					c.Common() > 1 && !person, formHeads.at(text, i) != "":
					return r, false
				case c.Given() > 1 || c.Family() > 1, person && c.Common() < 2:
					r.known = true
				}
				whole++
			}
			r.end = e
		}
		if e+1 >= len(text) || text[e] != ' ' {
			break
		}
		i = e + 1
	}
	if whole == 0 || words < 2 && !titled && isPlaceAlone(text[r.start:r.end]) {
		return r, false
	}
	r.known = r.known || titled
	r.next, ok = nextRolled(text, r.end)
	return r, ok
}

// isPlaceAlone reports whether a word is a place rather than a name, or a firm.
func isPlaceAlone(word string) bool {
	c := lexicon.Lookup(word)
	most := max(c.Given(), c.Family())
	return c.Is(lexicon.Organization|lexicon.Thing|lexicon.Region) && most < 3 || c.Place() > most && c.Place() > 1 || c.Common() > most
}

// isRomanceRoll reports whether the head of the list that begins at text[at] is one of French or Spanish,
// where M. and D. are titles.
func isRomanceRoll(text string, at int) bool {
	head := strings.TrimRight(text[max(0, at-3):at], " :\n")
	i := at - len(text[max(0, at-3):at]) + len(head)
	return inSet(romanceRolls, text[wordStartWithin(text, i, i-longestWord):i])
}

// romanceRolls are those of rollHeads that are words of French and Spanish alone.
var romanceRolls = withCapitals("présents présentes présent présente excusés excusées excusé excusée asistentes presentes ausentes vocales testigos excusados témoins")

// rollBrackets bounds what stands in brackets behind one of such a list, in bytes.
const rollBrackets = 24

// nextRolled is where the next one of the list begins behind one that ends at text[i], or 0 at its
// end. It reports false where something else follows.
func nextRolled(text string, i int) (next int, ok bool) {
	if i+2 < len(text) && text[i] == ' ' && text[i+1] == '(' {
		n := strings.IndexByte(text[i+2:min(len(text), i+2+rollBrackets)], ')')
		if n < 0 {
			return 0, true
		}
		i += n + 3
	}
	from := skipByte(text, i, ' ')
	switch {
	case from == len(text):
		return 0, true
	case strings.IndexByte(",;/|&+", text[from]) >= 0:
		from = skipByte(text, from+1, ' ')
	case text[from] == '.' || text[from] == '\n' || text[from] == '\r' || text[from] == ')':
		return 0, true
	case strings.HasPrefix(text[from:], "،"):
		from = skipByte(text, from+len("،"), ' ')
	case from == i:
		return 0, false
	}
	e, capital := wordAt(text, from)
	if !capital && e > from && e < len(text) && text[e] == ' ' && isAndWord(text[from:e]) {
		from = e + 1
	} else if from == skipByte(text, i, ' ') {
		return 0, text[from] == '-' || text[from] == '<' || text[from] == '('
	}
	if !isCapitalAt(text, from) && !inSet(particles, text[from:max(from, e)]) && !inSet(shortTitles, text[from:max(from, e)]) && !inSet(rollTitles, text[from:max(from, e)]) {
		return 0, true
	}
	return from, true
}

// easternHeads stand before such a list in Chinese, Japanese and Korean.
var easternHeads = [...]string{"者一覧", "名簿", "名单", "名單", "명단", "出席者", "参加者", "欠席者", "メンバー", "参列者", "出席人员", "参会人员", "与会人员", "参加人员", "缺席人员", "出席", "列席", "到会", "與會人員", "出席人員", "참석자", "참가자", "출석자", "불참자", "참여자", "참석", "불참"}

// The lengths of names in a list of the east, in runes.
const (
	leastEastern = 1
	mostEastern  = 5
)

// withEastern is withRolled for a list of Chinese, Japanese or Korean names.
func withEastern(spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) {
	if !isEasternHead(text, at) {
		return spans, end
	}
	var list [mostRolled]rolled
	n, known := 0, 0
	for i := at; n < mostRolled && i-at < longestRoll; {
		r := rolled{start: i, end: i}
		runes := 0
		for r.end < len(text) && runes <= mostEastern {
			c, size := utf8.DecodeRuneInString(text[r.end:])
			if !unicode.In(c, unicode.Han, unicode.Hangul, unicode.Katakana, unicode.Hiragana) && c != 'ー' {
				break
			}
			r.end += size
			runes++
		}
		if runes < leastEastern || runes > mostEastern || !isEasternName(text[r.start:r.end], runes) || isSeen(spans, r.start) && spans[0].Start == r.start && spans[0].Label != tagger.Person {
			break
		}
		if c := lexicon.Lookup(text[r.start:r.end]); c.Family() > 0 || c.Given() > 0 || isSeen(spans, r.start) || runes < 5 && isEasternFamily(text[r.start:r.end]) {
			known++
		}
		list[n] = r
		n++
		i = r.end
		for _, sep := range [...]string{"、", "，", "；", ", ", ",", "; ", " / ", "/", "・", "·", " "} {
			if strings.HasPrefix(text[i:], sep) {
				i += len(sep)
				break
			}
		}
		if i == r.end {
			break
		}
	}
	if n < 2 || 2*known < n {
		return spans, end
	}
	for _, r := range list[:n] {
		spans = withSpan(spans, tagger.Span{Start: r.start, End: r.end, Label: tagger.Person, Confidence: rolledAlone})
		end = max(end, r.end)
	}
	return spans, end
}

// isEasternHead reports whether one of easternHeads stands before text[at] with a colon.
func isEasternHead(text string, at int) bool {
	i := at
	for i > at-2 && i > 0 && text[i-1] == ' ' {
		i--
	}
	switch {
	case i > 0 && text[i-1] == ':':
		i--
	case strings.HasSuffix(text[:i], "："):
		i -= len("：")
	default:
		return false
	}
	i -= len(text[:i]) - len(strings.TrimSuffix(text[:i], " "))
	for _, head := range easternHeads {
		if strings.HasSuffix(text[:i], head) {
			return true
		}
	}
	return false
}

// isEasternName reports whether characters of the east may be a name of somebody.
func isEasternName(name string, runes int) bool {
	c := lexicon.Lookup(name)
	if runes == 1 || c.Family() > 1 {
		return c.Family() > 1 // 森, which is a wood as well
	}
	if c.Common() > 1 || c.Is(lexicon.Country|lexicon.OrgWord|lexicon.Occupation|lexicon.Title|lexicon.Thing) {
		return false
	}
	if c.Given() > 0 || c.Family() > 0 {
		return true
	}
	if r, _ := utf8.DecodeRuneInString(name); unicode.Is(unicode.Hangul, r) {
		n := len("김")
		return isEasternFamily(name) && (runes == 3 || runes == 4 && lexicon.Lookup(name[:2*n]).Family() > 0)
	}
	return runes > 2 || isEasternFamily(name)
}

// isEasternFamily reports whether the first character of a name, or the first two, are a family's.
func isEasternFamily(name string) bool {
	_, n := utf8.DecodeRuneInString(name)
	if lexicon.Lookup(name[:n]).Family() > 0 {
		return true
	}
	_, m := utf8.DecodeRuneInString(name[n:])
	return m > 0 && n+m < len(name) && lexicon.Lookup(name[:n+m]).Family() > 0
}
