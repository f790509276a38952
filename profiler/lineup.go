package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds who played: a team with a colon, and the names of its players behind that, with commas, semicolons and dashes
// between them and who came on in brackets; and the teams of a result. Elmstow (4-4-2): Quorl; Lamp, Tarn, Weddle.

// The bounds of a line-up.
const (
	mostLinedUp   = 24
	fewestLinedUp = 4
	longestTeam   = 40 // bytes
	mostOfTeam    = 4  // words
)

// How sure players and teams are.
const (
	linedUp     = 0.9
	scorerAlone = 0.8
	teamAlone   = 0.9
	teamOf      = 0.88
)

// A player is one of a line-up.
type player struct{ start, end int }

// withTeams is withLineUp and withResult for the team that begins at text[at], where one may.
func withTeams(spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) {
	to := teamEnd(text, at)
	if to == at || to+1 >= len(text) {
		return spans, end
	}
	if text[to] == ' ' && text[to+1] == '(' || at > 4 && isDigit(text[at-2]) && text[at-1] == ' ' {
		if isScorer(text, at, to) {
			return withSpan(spans, tagger.Span{Start: at, End: to, Label: tagger.Person, Confidence: scorerAlone}), max(end, to)
		}
	}
	if to+2 >= len(text) {
		return spans, end
	}
	switch text[to] {
	case ' ', ':', "–"[0]:
		spans, end = withLineUp(spans, text, at, to, end)
		if text[to] == ' ' {
			if spans, end = withWinner(spans, text, at, to, end); isDigit(text[to+1]) {
				return withTurkishResult(spans, text, at, to, end)
			}
		}
		return withResult(spans, text, at, to, end)
	case ',':
		if text[to+1] == ' ' && startsSentence(text, at) && winsLate(text, to) && teamKind(text[at:to]) != teamPerson {
			return withSpan(spans, tagger.Span{Start: at, End: to, Label: tagger.Organization, Confidence: teamOf}), max(end, to)
		}
	}
	return spans, end
}

// withLineUp puts the team text[at:to] and its players among the spans, and gives the end of what has been looked at.
func withLineUp(spans []tagger.Span, text string, at, to, end int) ([]tagger.Span, int) {
	if text[to] != ':' && (text[to] != ' ' || to+2 >= len(text) || text[to+1] != '(' && text[to+1] != ':') {
		return spans, end // as nearly always
	}
	if c := lexicon.Lookup(text[at:to]); c.Common() > 2 && !c.IsName() && !c.Is(lexicon.Organization) {
		return spans, end
	}
	if inSet(rollHeads, text[at:to]) && !inSet(lineUpHeads, text[at:to]) {
		return spans, end // who was there: see withRolled
	}
	i, formed := to, false
	if strings.HasPrefix(text[i:], " (") && i+4 < len(text) && isDigit(text[i+2]) {
		k := i + 2
		for k < len(text) && k < i+14 && (isDigit(text[k]) || text[k] == '-') {
			k++
		}
		if k >= len(text) || text[k] != ')' || k < i+5 {
			return spans, end
		}
		i, formed = k+1, true
	}
	if strings.HasPrefix(text[i:], " :") {
		i++
	}
	if i+2 >= len(text) || text[i] != ':' || text[i+1] != ' ' {
		return spans, end // as nearly always
	}
	var list [mostLinedUp]player
	n, kinds, rooms, odd, known := 0, uint8(0), 0, 0, 0
	last := i + 2
	for i += 2; n < mostLinedUp-2 && i-at < longestRoll; {
		e := playerEnd(text, i)
		if e == i {
			break
		}
		switch wordKind(text[i:e]) {
		case playerKnown:
			known++
		case playerOdd:
			odd++
		}
		list[n] = player{i, e}
		n++
		last = e
		i = e
		if strings.HasPrefix(text[i:], " (") {
			k := strings.IndexByte(text[i:min(len(text), i+rollBrackets+8)], ')')
			if k < 0 {
				break
			}
			from, till, minute := playerWithin(text, i+2, i+k)
			if till > from {
				list[n] = player{from, till}
				n++
			}
			if minute {
				rooms++
			}
			last = i + k + 1
			i = last
		}
		next, kind := nextPlayer(text, i)
		kinds |= kind
		if next == i {
			break
		}
		i = next
	}
	if n < fewestLinedUp || odd*2 > n || !formed && rooms == 0 && odd*4 > n || known == 0 && !formed {
		return spans, end
	}
	if !formed && rooms == 0 && kinds&(kinds-1) == 0 || n < 2*fewestLinedUp && !formed && rooms == 0 {
		return spans, end // a list of anything
	}
	if !inSet(lineUpHeads, text[at:to]) {
		spans = withSpan(spans, tagger.Span{Start: at, End: to, Label: tagger.Organization, Confidence: teamAlone})
	}
	for _, p := range list[:n] {
		spans = withSpan(spans, tagger.Span{Start: p.start, End: p.end, Label: tagger.Person, Confidence: linedUp})
	}
	return spans, max(end, last)
}

// isScorer reports whether text[at:to] is who has scored: a score stands before the name, or the minute in brackets behind it.
func isScorer(text string, at, to int) bool {
	minute := strings.HasPrefix(text[to:], " (") && isMinute(text, to+2)
	if !minute && !(at > 3 && text[at-1] == ' ' && isDigit(text[at-2]) && isScoreBefore(text, at-1) && endsScorer(text, to)) || strings.Count(text[at:to], " ") > 1 {
		return false
	}
	last := at + strings.LastIndexByte(text[at:to], ' ') + 1
	c := lexicon.Lookup(text[last:to])
	return c == 0 && minute || c.Family() > 0 && c.Place() < 2 && c.Common() < 2 && !c.Is(lexicon.Country|lexicon.Region|lexicon.Thing|lexicon.OrgWord)
}

// isMinute reports whether a minute stands at text[i], as behind a scorer: 17.) and 33e) and 64', penalty).
func isMinute(text string, i int) bool {
	n := i
	for n < len(text) && n < i+3 && isDigit(text[n]) {
		n++
	}
	if n == i || n+1 >= len(text) {
		return false
	}
	for _, mark := range [...]string{".", "'", "’", "′", "e", "ème", "min", " min"} {
		if strings.HasPrefix(text[n:], mark) {
			k := n + len(mark)
			return k < len(text) && (text[k] == ')' || text[k] == ',')
		}
	}
	return false
}

// isScoreBefore reports whether a score ends at text[i]: 1:0, 0–2.
func isScoreBefore(text string, i int) bool {
	k := i - 1 // more than nine of a side are hardly scored, and are the minutes of an hour
	for _, sep := range [...]string{":", "–", "-"} {
		if j := k - len(sep); j > 0 && text[j:k] == sep && isDigit(text[j-1]) {
			j--
			if j > 0 && isDigit(text[j-1]) {
				j--
			}
			return j == 0 || text[j-1] == ' ' || text[j-1] == '\n' || text[j-1] == '('
		}
	}
	return false
}

// endsScorer reports whether what stands at text[i] may stand behind a scorer.
func endsScorer(text string, i int) bool {
	return i == len(text) || strings.HasPrefix(text[i:], ", ") || strings.HasPrefix(text[i:], " (") || strings.HasPrefix(text[i:], "; ") || text[i] == '.' || text[i] == '\n'
}

// lineUpHeads are words for a line-up, which no team is called.
var lineUpHeads = inBothCases("lineups lineup line-ups line-up teams squad squads aufstellung aufstellungen alineación alineaciones equipos formación formazione formazioni compositions composition équipes escalação escalações opstelling opstellingen skład składy sestava sestavy laguppställning laguppställningar lag lagoppstilling opstilling kadro kadrolar arbitri attendees joueurs jugadores spieler players состав составы склад склади")

// teamEnd is the end of the words with capitals at text[at], of which a team may be called, or at.
func teamEnd(text string, at int) int {
	end := at
	for i, n := at, 0; n < mostOfTeam; n++ {
		e, capital := wordAt(text, i)
		if e == i || !capital && (n == 0 || !inSet(innerWords, text[i:e])) || e-at > longestTeam {
			break
		}
		if capital {
			end = e
		}
		if e+1 >= len(text) || text[e] != ' ' {
			break
		}
		i = e + 1
	}
	return end
}

// playerEnd is the end of the name of a player at text[i], or i: one word or three, an initial before them, and a particle.
func playerEnd(text string, i int) int {
	end := i
	for n, k := 0, i; n < 4; n++ {
		e, capital := wordAt(text, k)
		if e == k || !capital && !inSet(particles, text[k:e]) {
			break
		}
		if isAndWord(text[k:e]) {
			break
		}
		if capital && e < len(text) && text[e] == '.' && utf8.RuneCountInString(text[k:e]) < 3 && e+2 < len(text) && text[e+1] == ' ' && isCapitalAt(text, e+2) {
			k = e + 2
			continue
		}
		if capital {
			end = e
		}
		if e+1 >= len(text) || text[e] != ' ' {
			break
		}
		k = e + 1
	}
	return end
}

const (
	playerUnknown = iota
	playerKnown
	playerOdd
)

// wordKind says whether the name of a player is one that is known, or an everyday word, a place or a thing.
func wordKind(name string) int {
	if k := strings.LastIndexByte(name, ' '); k > 0 {
		name = name[k+1:]
	}
	c := lexicon.Lookup(name)
	person := max(c.Given(), c.Family())
	switch {
	case c.Is(lexicon.Country|lexicon.Region|lexicon.Demonym|lexicon.Thing) && person < 2, c.Common() > 1 && c.Common() >= person, c.Place() > 1 && person == 0, monthNamed(name) > 0:
		return playerOdd
	case person > 0:
		return playerKnown
	}
	return playerUnknown
}

// playerWithin is the name in the brackets text[from:to], with a minute before or behind it, and whether there is a minute.
func playerWithin(text string, from, to int) (start, end int, minute bool) {
	i := from
	for i < to && !(beginsWord(text, i) && isCapitalAt(text, i)) {
		if isDigit(text[i]) {
			minute = true
		}
		_, n := utf8.DecodeRuneInString(text[i:])
		i += n
	}
	if i >= to {
		return from, from, minute
	}
	end = playerEnd(text, i)
	if end > to || i > from && !minute {
		return from, from, minute
	}
	for k := end; k < to; k++ {
		minute = minute || isDigit(text[k])
	}
	if !minute && end < to {
		return from, from, false
	}
	return i, end, minute
}

// nextPlayer is where the next player begins behind text[i], and what stands between as a bit, or i.
func nextPlayer(text string, i int) (next int, kind uint8) {
	switch {
	case strings.HasPrefix(text[i:], ", "):
		next, kind = i+2, 1
	case strings.HasPrefix(text[i:], "; "), strings.HasPrefix(text[i:], " ; "):
		next, kind = i+strings.IndexByte(text[i:], ';')+2, 2
	case strings.HasPrefix(text[i:], " - "):
		next, kind = i+3, 4
	case strings.HasPrefix(text[i:], " – "), strings.HasPrefix(text[i:], " — "):
		next, kind = i+len(" – "), 4
	case i+3 < len(text) && text[i] == ' ':
		if e, capital := wordAt(text, i+1); !capital && e+1 < len(text) && text[e] == ' ' && isAndWord(text[i+1:e]) {
			next, kind = e+1, 1
		} else {
			return i, 0
		}
	default:
		return i, 0
	}
	if next >= len(text) || !beginsWord(text, next) {
		return i, 0
	}
	return next, kind
}

// beatWords stand between who won and who lost, before the score.
var beatWords = withCapitals("beat beats defeated bat battent besiegte besiegt schlug schlägt vence venció derrotó batió batte venceu bateu verslaat versloeg klopte pokonał pokonała pokonało besegrade slog slo beseiret porazil porazila porazilo обыграл обыграла обыграло победил обыграли победила победили pokonali porazili besiegten schlugen vencieron derrotaron batieron venceram bateram battono versloegen klopten porazil porazili downed edged thrashed hammered thumped overcame crushed defeats ograło ograł ograła edge thrash outscored voitti kaatoi päihitti legyőzte verte învins bătut")

// withResult puts the teams of the result that begins with the team text[at:to] among the spans: Elmstow - Sparta 1-1.
func withResult(spans []tagger.Span, text string, at, to, end int) ([]tagger.Span, int) {
	if to+6 >= len(text) {
		return spans, end
	}
	i, beaten, versus := to, false, false
	switch {
	case text[i] == ' ' && text[i+1] == '-' && text[i+2] == ' ':
		i += 3
	case strings.HasPrefix(text[i:], " – "):
		i += len(" – ")
	case strings.HasPrefix(text[i:], "–"):
		i += len("–")
	case strings.HasPrefix(text[i:], " v "):
		i, versus = i+3, true
	case text[i] == ' ' && beatWords.mayBegin(text[i+1]):
		e, capital := wordAt(text, i+1)
		if capital || e == i+1 || e+1 >= len(text) || text[e] != ' ' || !inSet(beatWords, text[i+1:e]) {
			return spans, end // as nearly always
		}
		i, beaten, at = e+1, true, behindPlayers(text, at, to)
	default:
		return spans, end
	}
	last := teamEnd(text, i)
	if last == i || joinsBefore(text, at) || at > 0 && text[at-1] == '-' {
		return spans, end
	}
	one, other := teamKind(text[at:to]), teamKind(text[i:last])
	if beaten && one == teamPlace && other == teamNone && !lexicon.Lookup(text[i:last]).Is(lexicon.Country) {
		other = teamOther // Kongsvinger slo Viking 2–0
	}
	if versus {
		if one != teamPlace || other != teamPlace {
			return spans, end
		}
	} else {
		if !isResult(text, last, beaten) || one == teamNone || other == teamNone || one != teamPlace && other != teamPlace && (one == teamPerson || other == teamPerson) {
			return spans, end
		}
	}
	spans = withSpan(spans, tagger.Span{Start: at, End: to, Label: tagger.Organization, Confidence: teamOf})
	spans = withSpan(spans, tagger.Span{Start: i, End: last, Label: tagger.Organization, Confidence: teamOf})
	return spans, max(end, last)
}

const (
	teamOther = iota
	teamPlace
	teamPerson
	teamNone
)

// teamKind says what the name of a team is elsewhere.
func teamKind(name string) int {
	c := lexicon.Lookup(name)
	person := max(c.Given(), c.Family())
	switch {
	case c.Is(lexicon.Country | lexicon.Demonym):
		return teamNone // nobody says which team
	case c.Is(lexicon.Region), c.Place() > 0 && c.Place() > person, c.Is(lexicon.Organization) && person < 2:
		return teamPlace
	case person > 0:
		return teamPerson
	}
	if k := strings.IndexByte(name, ' '); k > 0 {
		if d := lexicon.Lookup(name[:k]); d.Given() > 0 && d.Place() < 2 {
			return teamPerson
		}
	} else if c.Common() > 2 {
		return teamNone
	}
	return teamOther
}

// isResult reports whether a score stands behind text[i], which is no time of the day; behind a verb it may be any.
func isResult(text string, i int, beaten bool) bool {
	if i+3 >= len(text) || text[i] != ' ' {
		return false
	}
	from := i + 1
	if strings.HasPrefix(text[i:], " — ") || strings.HasPrefix(text[i:], " – ") {
		from = i + len(" — ")
	}
	k := digitsEnd(text, from)
	if k == from || k > from+3 || k >= len(text) {
		return false
	}
	n := 1
	switch {
	case text[k] == '-' || text[k] == ':':
	case strings.HasPrefix(text[k:], "–"):
		n = len("–")
	default:
		return false
	}
	e := digitsEnd(text, k+n)
	if e == k+n || e > k+n+3 || joinsAfter(text, e) {
		return false
	}
	if text[k] == ':' && e == k+3 && !beaten {
		return false // half past two
	}
	if e < len(text) && (text[e] == '-' || text[e] == ':' || text[e] == '/') {
		return false
	}
	if e+2 < len(text) && text[e] == ',' && text[e+1] == ' ' && isDigit(text[e+2]) {
		return false // sets of tennis
	}
	if beaten || e >= len(text) || text[e] != ' ' {
		return true
	}
	return e+1 < len(text) && (text[e+1] == '(' || isCapitalAt(text, e+1))
}
