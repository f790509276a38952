package columns

import (
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/demographics"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file looks at columns of two states, such as yes and no, whose header says of
// what they are the states. Most are of things and tell nobody anything. One that says
// of each person whether they are pregnant, or pay church tax, holds a special category
// of personal data (GDPR Art. 9 and 10) as much as a column of diagnoses does.

// A stateHeading is what the states of a label are called. A phrase counts wherever it
// stands in a header, so that there is none that things have too: an account can be
// disabled.
type stateHeading struct {
	label   privet.Label
	phrases string // words as headerWords spells them, with strokes between the phrases
}

var stateHeadings = []stateHeading{
	{"MEDICAL_CONDITION", "hiv|hepatitis|tuberculosis|covid positive|covid status|covid test|covid " +
		"infected|pregnant|pregnancy|diabetic|diabetes|asthma|asthmatic|epilepsy|epileptic|cancer|dementia|autism|autistic|adhd|depression|mental " +
		"health|mental illness|" +
		"addiction|addicted|alcoholic|smoker|smokes|smoking status|vaccinated|vaccination " +
		"status|disability|disabilities|handicap|handicapped|chronic illness|chronically ill|allergic|allergy|" +
		"schwanger|schwangerschaft|schwerbehindert|schwerbehinderung|behinderung|raucher|geimpft|enceinte|grossesse|handicape|handicapee|fumeur|" +
		"embarazada|embarazo|discapacidad|discapacitado|fumador|" +
		"incinta|gravidanza|disabilita|disabile|fumatore|gravida|gravidez|deficiencia|deficiente|fumante|zwanger|zwangerschap|gehandicapt|roker|" +
		"gravid|niepelnosprawny|niepelnosprawnosc|niepelnosprawna|" +
		"ciaza|w ciazy|palacy|terhes|dohanyzik|tehotna|hamile|engelli|беременна|беременность|инвалид|инвалидность|курит|курящий|вагітна|" +
		"інвалідність|妊娠|怀孕|懷孕|残疾|喫煙|임신|장애"},
	{"RELIGION", "muslim|jewish|christian|catholic|protestant|hindu|sikh|buddhist|church tax|church " +
		"member|kirchensteuer|kirchensteuerpflichtig|kirchenmitglied|8 per mille|otto per mille"},
	{"SEXUAL_ORIENTATION", "gay|lesbian|bisexual|homosexual|lgbt|lgbtq|lgbtqia"},
	{"GENDER", "transgender"},
	{"ETHNICITY", "hispanic|latino|latina|indigenous|aboriginal|ethnic minority"},
	{"CRIMINAL_RECORD", "convicted|conviction|convictions|felon|felony|criminal record|criminal history|criminal " +
		"background|criminal|vorbestraft|vorstrafe|vorstrafen|antecedentes penales|casier judiciaire|" +
		"casellario|karany|karana|karalnosc|судимость|судим"},
	{"TRADE_UNION", "union member|union membership|trade union|labor union|labour " +
		"union|unionized|unionised|gewerkschaft|gewerkschaftsmitglied|syndique|syndicat|sindicalizado|sindicato|sindacato|vakbond|zwiazek zawodowy"},
	{"POLITICAL_OPINION", "political party|party member|parteimitglied"},
	{"IMMIGRATION_STATUS", "undocumented|asylum|asylum seeker|refugee|immigrant|us citizen|citizen"},
}

// statePhrases are the words of all phrases and what they are, by first word.
var statePhrases = lazy.Value[map[string][]statePhrase]{Make: func() map[string][]statePhrase {
	phrases := map[string][]statePhrase{}
	for _, h := range stateHeadings {
		for text := range strings.SplitSeq(h.phrases, "|") {
			words := strings.Fields(text)
			phrases[words[0]] = append(phrases[words[0]], statePhrase{headerPhrase{text: text, words: words}, h.label})
		}
	}
	return phrases
}}

type statePhrase struct {
	headerPhrase
	label privet.Label
}

// findingWords are the words for the two states of a test, and for a habit.
var findingWords = &wordset.WordList{File: "columns", Set: "findingWords"}

// isState reports whether a value is one of two states.
func isState(s string) bool {
	if isFlag(s) {
		return true
	}
	if len(s) > demographics.LongestClosed-8 {
		return false
	}
	var buf [demographics.LongestClosed]byte
	return findingWords.Words()[string(chars.AppendFolded(buf[:0], s))]
}

// surelyState is the confidence of a column that is told so. There is no table of
// calibration with such columns; what else has such a header is rare.
const surelyState = 0.95

// stateVerdict looks at a column that nothing personal is known of. It reports false
// where the header names no special category, or a value is something else than a state.
func (p *Judge) stateVerdict(x *Table, c *Column, v *view, q *spec.Demand) (r Result, ok bool) {
	if v.count == 0 {
		return Result{}, false
	}
	for _, s := range c.Values {
		if s = chars.ValueIn(s); !p.Allowed.SaysNothing(s) && !isState(s) {
			return Result{}, false
		}
	}
	phrase := x.Header.statePhrase(c.Name)
	if phrase == nil || !q.Wants(phrase.label) || surelyState < q.LeastOf(phrase.label) {
		return Result{}, false
	}
	r = Result{Column: c.Name, Label: phrase.label, Confidence: surelyState, Count: v.count}
	if q.Explain {
		r.Evidence = []privet.Evidence{{Kind: privet.EvidenceHeader, Detail: phrase.text}, {Kind: privet.EvidenceValues, Detail: "two states of it"}}
		r.Candidates = []privet.Candidate{{Label: phrase.label, Confidence: surelyState}}
		for _, other := range p.candidates(v) {
			if other.Label != phrase.label && len(r.Candidates) < mostCandidates {
				other.Confidence *= 1 - surelyState
				r.Candidates = append(r.Candidates, other)
			}
		}
	}
	return r, true
}

// statePhrase finds a phrase of a special category in a header, or gives nil.
func (x *HeaderScratch) statePhrase(name string) *statePhrase {
	x.known = nil // words are taken as they stand
	words := x.HeaderWords(name)
	for i := range words {
		phrases := statePhrases.Get()[string(words[i])]
		for k := range phrases {
			if phrases[k].standsAt(words[i:]) {
				return &phrases[k]
			}
		}
	}
	return nil
}
