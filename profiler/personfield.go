package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds who stands in a field of a form for a person whose name has more words than one, and gives a name what
// belongs to it: the word behind an initial, the particles before it.

// personPhrases are names of fields of several words, or of one that is everyday, that have one person.
var personPhrases = newOtherSet(strings.Split("next of kin|emergency contact|contact person|point of contact|prepared by|reported by|signed by|ship to|deliver to|bill to|attention|contact|kontaktní osoba|osoba kontaktowa|kontaktná osoba|kontaktperson|ansprechpartner|ansprechpartnerin|nächste angehörige|nächster angehöriger|angehörige|notfallkontakt|liefern an|lieferung an|versand an|personne à contacter|personne de contact|personne à prévenir|livrer à|expédier à|contact d'urgence|"+
	"persona de contacto|contacto de emergencia|familiar de contacto|enviar a|entregar a|persona di contatto|referente|spedire a|consegnare a|contatto di emergenza|pessoa de contacto|pessoa de contato|contacto de emergência|contato de emergência|enviar para|contactpersoon|noodcontact|naaste|bezorgen bij|verzenden naar|wysłać do|dostarczyć do|kontakt alarmowy|doručit|nødkontakt|pårørende|nærmeste pårørende|närmast anhörig|anhörig|leverans till|leveres til|"+
	"yhteyshenkilö|lähiomainen|toimitus|persoană de contact|livrare către|iletişim kişisi|ilgili kişi|yakını|контактное лицо|контактна особа|лице за контакт|доставить|отправить|kapcsolattartó|kontaktna osoba|υπεύθυνος επικοινωνίας", "|"))

// fieldNameEnd is the end of the two to four words of a name at text[at], which are all of such a field up to a sign; or at.
func fieldNameEnd(text string, at int) int {
	if at < 6 || text[at-1] != ' ' || text[at-2] != ':' || !isPersonPhrase(text, at-2) {
		return at
	}
	end, words := at, 0
	for i := at; words < mostSigned; {
		to, capital := wordAt(text, i)
		word := text[i:to]
		c := lexicon.Lookup(word)
		switch {
		case to == i:
			return at
		case !capital:
			if words == 0 || !inSet(particles, word) || to == len(text) || text[to] != ' ' {
				return at
			}
			i = to + 1
			continue
		case isInCapitals(word) && len(word) > 2 && c.Family() == 0 && c.Given() == 0, c.Is(lexicon.OrgWord|lexicon.Organization|lexicon.Country) && c.Given() < 2 && c.Family() < 2:
			return at
		case words == 0 && c.Given() == 0 && !maySign(word):
			return at
		case words > 0 && c.Common() > 1 && !c.IsName() && isASCII(word):
			return at
		}
		words++
		to = initialDot(text, i, to)
		end = to
		if to+1 >= len(text) || text[to] != ' ' {
			break
		}
		if e, capital := wordAt(text, to+1); !capital && !inSet(particles, text[to+1:e]) {
			if e < len(text) && text[e] == '.' || text[to+1] == '(' { // tel.
				break
			}
			return at
		}
		i = to + 1
	}
	if words < 2 || end < len(text) && strings.IndexByte("\n\r.,;| (", text[end]) < 0 {
		return at
	}
	return end
}

// initialDot is the end of the word text[i:to] with the dot behind it where it is an initial.
func initialDot(text string, i, to int) int {
	if utf8.RuneCountInString(text[i:to]) == 1 {
		return skipByte(text, to, '.')
	}
	return to
}

// isPersonPhrase reports whether one of personPhrases ends at text[i] and begins a line or a sentence.
func isPersonPhrase(text string, i int) bool {
	from := i
	for least := max(0, i-longestOrgField); from > least && (classes[text[from-1]] == classLetter || text[from-1] == ' ' || text[from-1] == '\'' || text[from-1] >= utf8.RuneSelf); {
		from--
	}
	if from == i || from > 0 && strings.IndexByte("\n\t.;|,(", text[from-1]) < 0 {
		return false
	}
	if from = skipByte(text, from, ' '); from < i && text[from] == ' ' {
		from = skipByte(text, from, ' ')
	}
	return from < i && len(personPhrases.at(text, from)) == i-from
}

// behindInitial is the end of the family name behind the initial that the name text[start:end] ends with, at the end of a line or
// before a comma: Harriet X. Burberi; or end.
func behindInitial(text string, start, end int) int {
	if end-start < 4 || text[end-1] != '.' || end+2 >= len(text) || text[end] != ' ' || !isCapitalAt(text, end+1) || text[end-3] != ' ' || !isCapitalAt(text, end-2) {
		return end
	}
	to, _ := wordAt(text, end+1)
	if to-end < 4 || to < len(text) && strings.IndexByte("\n\r,;(", text[to]) < 0 {
		return end
	}
	if c := lexicon.Lookup(text[end+1 : to]); c.Common() > 1 && c.Family() < 2 || c.Is(lexicon.OrgWord|lexicon.Country|lexicon.Occupation) && c.Family() < 2 {
		return end
	}
	return to
}

// initialledEnd is the end of a name at text[at] of a word, an initial with a dot and a family name: Brunehilde Y. Renaud; or at.
func initialledEnd(text string, at, end int) int {
	if end+5 >= len(text) || text[end] != ' ' || text[end+2] != '.' || text[end+3] != ' ' || !isCapitalAt(text, end+1) || !isCapitalAt(text, end+4) || end-at < 3 {
		return at // as nearly always
	}
	to, _ := wordAt(text, end+4)
	first, last := lexicon.Lookup(text[at:end]), lexicon.Lookup(text[end+4:to])
	const no = lexicon.Title | lexicon.OrgWord | lexicon.Organization | lexicon.Country | lexicon.Occupation
	if to-end < 7 || last.Family() < 2 || last.Common() > 1 || first.Is(no) || first.Common() > 1 && first.Given() < 2 || isInCapitals(text[at:end]) != isInCapitals(text[end+4:to]) {
		return at
	}
	return to
}

// dutchParticles stand before a family name alone as well, and before nothing else with a capital.
var dutchParticles = [...]string{"van der ", "van den ", "van 't ", "van ’t "}

// dutchStart is where a family name begins at text[start] with the particles in small letters before it: van der Horst;
// or start.
func dutchStart(text string, start int) int {
	if start < 8 || text[start-1] != ' ' || text[start-2] < 'a' {
		return start
	}
	for _, p := range dutchParticles {
		if i := start - len(p); i >= 0 && text[i:start] == p && !joinsBefore(text, i) {
			return i
		}
	}
	return start
}

// Words for and between the family names of two people, and those for from behind them.
var (
	pairLinks = [...]string{" and ", " und ", " et ", " y ", " e ", " i ", " och ", " og ", " en ", " ja ", " a ", " și ", " ve ", " и ", " та "}
	fromLinks = [...]string{" from ", " of ", " von ", " de ", " da ", " di ", " van ", " från ", " fra ", " z ", " ze ", " из "}
)

// withPairs puts the family name behind a person and a word for and among the spans, where from and a name stand behind
// it: Saini and Cartwright from Toyota. The end of the chain may grow.
func withPairs(spans []tagger.Span, text string, end int) ([]tagger.Span, int) {
	for i := range spans {
		s := spans[i]
		if s.Label != tagger.Person || s.Confidence < greetedAlone || s.End+8 >= len(text) || text[s.End] != ' ' || text[s.End+1] >= 'A' && text[s.End+1] <= 'Z' {
			continue
		}
		for _, link := range pairLinks {
			if !strings.HasPrefix(text[s.End:], link) {
				continue
			}
			at := s.End + len(link)
			if to := pairedEnd(text, at); to > at {
				for k := range spans {
					if o := &spans[k]; o.Start < to && o.End > at && (o.Start < at || o.End > to || o.Confidence >= besidePerson) {
						return spans, end
					}
				}
				return withSpan(spans, tagger.Span{Start: at, End: to, Label: tagger.Person, Confidence: besidePerson}), max(end, to)
			}
		}
	}
	return spans, end
}

// pairedEnd is the end of a family name at text[at] with from and a capital behind it, or at.
func pairedEnd(text string, at int) int {
	to, capital := wordAt(text, at)
	if !capital || to-at < 4 || to+4 >= len(text) || text[to] != ' ' {
		return at
	}
	c := lexicon.Lookup(text[at:to])
	if c.Family() < 2 || c.Is(lexicon.Country|lexicon.Demonym|lexicon.OrgWord) || c.Common() > 2 {
		return at
	}
	for _, link := range fromLinks {
		if strings.HasPrefix(text[to:], link) && to+len(link) < len(text) && isCapitalAt(text, to+len(link)) {
			return to
		}
	}
	return at
}

// isPairOfNames reports whether two words are a given name and a family name that are hardly anything else.
func isPairOfNames(name string) bool {
	k := strings.IndexByte(name, ' ')
	if k < 3 || strings.LastIndexByte(name, ' ') != k {
		return false
	}
	first, last := lexicon.Lookup(name[:k]), lexicon.Lookup(name[k+1:])
	return first.Given() > 1 && first.Common() < 2 && last.Family() > 0 && last.Common() < 2 && !last.Is(lexicon.Country|lexicon.Demonym|lexicon.Organization)
}

// leastPair is how sure such a pair is at least, of which the tagger is nearly sure.
const (
	leastPair  = 0.6
	nearlyPair = 0.35
)
