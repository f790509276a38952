package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds papers and journals by who writes in them: published in Nature Medicine, im Fachblatt „Botanik heute“, told The
// Wexford Echo.

// How sure they are, and how many words one has at most.
const (
	journalSaid  = 0.8
	mostOfPaper  = 5
	farthestWrit = 40 // bytes between the verb and in
)

var (
	// journalWords stand right before the name of one.
	journalWords = withCapitals("journal magazine newspaper weekly fachblatt fachzeitschrift fachmagazin zeitschrift zeitung tageszeitung wochenzeitung magazin nachrichtenmagazin revue quotidien hebdomadaire mensuel magazine revista diario semanario periódico jornal semanário rivista quotidiano settimanale mensile giornale tijdschrift vakblad dagblad weekblad krant " +
		"czasopiśmie czasopismo piśmie pismo dzienniku dziennik tygodniku tygodnik časopise časopis deníku deník týdeníku týdeník tidskriften tidningen dagstidningen tidsskriftet avisen ugeavisen magasinet журнале журнал газете газета газеты lehti lehdessä revista revistei ziarul gazeta lap folyóirat dergisi gazetesi")

	// publishedWords say that something has appeared, and inPaper stand between them and the name.
	publishedWords = withCapitals("published appeared appears findings publié publiée publiés publiées paru parue parus publicado publicada publicados publicadas publica publican pubblicato pubblicata pubblicati pubblicate pubblicano veröffentlicht erschienen erscheint gepubliceerd verscheen opublikowano opublikowane opublikowali ukazały ukażą publicerad publicerats publicerades publicerat offentliggjort udgivet publisert publikoval publikovali publikována vyšla vyšel")
	inPaper        = wordSet("in im dans en em su sul sulla nel nella w v i na no")
)

// withJournal puts the paper that begins at text[at] among the spans.
func withJournal(spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) {
	i := at
	if at > 0 && text[at-1] != ' ' {
		i -= quoteBefore(text, i)
	}
	if i < 5 || text[i-1] != ' ' || text[i-2] == '.' {
		return spans, end
	}
	if !journalWords.mayEnd(text, i-1) && !inPaper.mayEnd(text, i-1) {
		return spans, end
	}
	k := wordStartWithin(text, i-1, i-1-longestWord)
	if k == i-1 {
		return spans, end
	}
	word := text[k : i-1]
	switch {
	case inSet(journalWords, word) && !isCapitalBeforeName(text, k, at, i):
	case inSet(inPaper, word) && publishedBefore(text, k):
	default:
		return spans, end
	}
	to, sure := paperEnd(text, at)
	if to == at || isSeenOther(spans, at, to) || i == at && !sure {
		return spans, end
	}
	return withSpan(spans, tagger.Span{Start: at, End: to, Label: tagger.Organization, Confidence: journalSaid}), max(end, to)
}

// isCapitalBeforeName reports whether the word at text[k] before a name without quotes belongs to it: the Wall Street Journal Europe.
func isCapitalBeforeName(text string, k, at, i int) bool {
	return i == at && isCapitalAt(text, k) && !startsSentence(text, k) && text[k] != 'F' && text[k] != 'Z'
}

// quoteBefore is how many bytes a quote before text[i] has, or 0.
func quoteBefore(text string, i int) int {
	for _, quote := range [...]string{"„", "“", "«", "”", "»", "\"", "‚", "‘", "'"} {
		if strings.HasSuffix(text[:i], quote) {
			return len(quote)
		}
	}
	return 0
}

// publishedBefore reports whether the sentence says before text[i] that something has been published.
func publishedBefore(text string, i int) bool {
	for from := max(0, i-farthestWrit); i > from+2; {
		if text[i-1] == '.' || text[i-1] == '\n' {
			return false
		}
		j := wordStartWithin(text, i-1, max(from, i-1-longestWord))
		if j < i-1 && inSet(publishedWords, text[j:i-1]) {
			return true
		}
		i = min(j, i-1)
	}
	return false
}

// paperEnd is the end of the words with capitals at text[at] that may be the name of a paper, or at; sure says that they are no place,
// month or language.
func paperEnd(text string, at int) (to int, sure bool) {
	to = at
	for i, n := at, 0; n < mostOfPaper; n++ {
		e, capital := wordAt(text, i)
		if e == i || !capital && (n == 0 || !inSet(paperLinks, text[i:e])) {
			break
		}
		if capital {
			to = e
		}
		if e+1 >= len(text) || text[e] != ' ' {
			break
		}
		i = e + 1
	}
	if to == at {
		return at, false
	}
	c := lexicon.Lookup(text[at:to])
	return to, strings.IndexByte(text[at:to], ' ') > 0 && c.Place() == 0 || c.Place() == 0 && !c.Is(lexicon.Country|lexicon.Region|lexicon.Demonym) && max(c.Given(), c.Family()) < 2 && monthNamed(text[at:to]) == 0 && capitalsOf(text[at:to]) == 0
}

// paperLinks stand within the name of a paper.
var paperLinks = wordSet("of the for de la le des du di del della der für van het voor av")

// isSeenOther reports whether somebody or something else than an organisation is surely at text[at:to].
func isSeenOther(spans []tagger.Span, at, to int) bool {
	for i := range spans {
		if s := &spans[i]; s.Start < to && s.End > at && (s.Label != tagger.Organization && s.Confidence >= surelyName || s.Start < at) {
			return true
		}
	}
	return false
}
