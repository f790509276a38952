package profiler

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/headings"
)

// This file holds the verdict on columns in its plain form: every kind has a
// score of its own, every recognizer is asked about every value, and nothing is
// remembered from value to value. It is the twin that Columns is held to.

// A plainProfiler is a Profiler with the plain look-up of headers.
type plainProfiler struct {
	*Profiler
	headers plainHeaderIndex
}

func newPlainProfiler(p *Profiler) *plainProfiler {
	return &plainProfiler{p, plainNewHeaderIndex(p.kinds)}
}

// plainColumnsWith is [Profiler.ColumnsWith]. [Profiler.Columns] for one call with demands of its own.
// Columns of labels that are not asked for, and those whose label is not
// probable enough, are UNKNOWN.
func (p *plainProfiler) plainColumnsWith(columns []Column, q *Query) []Result {
	query := q.or(&p.query)
	views := make([]plainView, len(columns))
	x := p.tables.Get().(*table)
	for i := range columns {
		views[i] = p.plainLook(x, &columns[i], query.Explain)
	}
	for i := range views {
		views[i].plainWeigh(p.kinds)
	}
	people, persons, bearers, things, names, nothings := 0, 0, 0, 0, 0, 0
	for i := range views {
		if n := len(p.kinds); views[i].count > 0 && views[i].probabilities[n]+views[i].probabilities[n+1] >= sureOf {
			nothings++
		}
		if views[i].plainIsPersonal(p.kinds) {
			people++
			if !views[i].plainIsOnlyLooked(p.kinds) {
				persons++
			}
		}
		if views[i].plainIsThing() {
			things++
		}
		sum := 0.0
		for k := range p.kinds {
			if p.kinds[k].label.Category() != privet.CategoryPerson {
				continue
			}
			if views[i].probabilities[k] >= sureOf {
				names++
			}
			sum += views[i].probabilities[k]
		}
		if sum >= 0.3 {
			bearers++
		}
	}
	results := make([]Result, len(columns))
	sites := p.plainAreSites(views, columns)
	for i := range views {
		for k := range p.kinds {
			if s := &views[i].scores[k]; sites && p.kinds[k].label == "GEO_COORDINATES" && s.named {
				s.plainAdd(partSited, 1, privet.EvidenceNeighbour, "sites beside it, and nobody")
				views[i].evident += noneHeaded - noneNamed
			}
		}
		p.plainAskNeighbours(views, i, people, things)
		for k := range p.kinds {
			often := map[privet.Label]float64{"DOB": 1.4, "DATE_TIME": 1.4, "ZIP_CODE": 1.2, "LICENSE_PLATE": 1.2, "PASSPORT": 1.2, "BANK_ACCOUNT": 1.2,
				"CITY": 0.8, "STATE": 0.8, "COUNTRY": 0.8, "JOB_TITLE": 0.8, "MEDICAL_CONDITION": 0.8, "NATIONALITY": 0.8, "FIRST_NAME": 0.8, "LAST_NAME": 0.8, "PHONE_NUMBER": 0.8, "GEO_COORDINATES": 0.8}[p.kinds[k].label]
			if s := &views[i].scores[k]; often > 0 && views[i].worded && s.weighed && s.phrase == "" {
				s.plainAdd(partNobody, often, privet.EvidenceHeader, "words, and none for what they look like")
			}
		}
		alone := persons == 1 && views[i].plainIsPersonal(p.kinds) && !views[i].plainIsOnlyLooked(p.kinds)
		for k := range p.kinds {
			if views[i].heading != 0 || bearers >= 2 {
				break
			}
			s := &views[i].scores[k]
			switch l := p.kinds[k].label; l {
			case "FIRST_NAME", "LAST_NAME":
				if (persons == 0 || alone) && views[i].worded && nothings >= 1 {
					s.plainAdd(partNobody, 1.5, privet.EvidenceNeighbour, "nobody else in a table of other things")
				} else if (persons == 0 || alone) && nothings >= manyNothings {
					s.plainAdd(partNobody, 1, privet.EvidenceNeighbour, "nobody else in a table of other things")
				}
			case "CITY":
				if nothings >= manyNothings && persons == 0 && s.phrase == "" {
					s.plainAdd(partNobody, 0.5, privet.EvidenceNeighbour, "nobody in a table of other things")
				}
			case "DOB", "DATE_TIME", "AGE", "NATIONALITY", "ETHNICITY", "RELIGION", "POLITICAL_OPINION", "JOB_TITLE":
				if persons == 0 && s.phrase == "" && (l != "DOB" || views[i].unborn && !views[i].worded) && (l != "DATE_TIME" || !views[i].worded) && (nothings >= manyNothings || views[i].worded && nothings >= 1) {
					s.plainAdd(partNobody, 1.5, privet.EvidenceNeighbour, "nobody in a table of other things")
				}
			}
		}
		if people > 0 {
			p.plainWeighPostcodes(views, i, columns)
			p.plainWeighHoused(views, i, columns[i].Values)
		}
		v := &views[i]
		if names > 0 && v.births && v.heading < 0 {
			v.evident += noneTelling
		}
		for k := range v.scores {
			if s := &v.scores[k]; names > 0 && p.kinds[k].label == "DOB" && s.weighed && v.heading == 0 && !v.worded && p.plainAreSpelledBirths(columns[i].Values) {
				s.plainAdd(partBirths, 0.5, privet.EvidenceNeighbour, "names beside days of two generations")
			}
			if s := &v.scores[k]; v.births && p.kinds[k].label == "DOB" && s.phrase == "" {
				if names == 0 {
					s.plainAdd(partLonely, 1, privet.EvidenceNeighbour, "nobody beside them whose births they could be")
				} else if v.heading == 0 && !v.worded {
					s.plainAdd(partBirths, 1, privet.EvidenceNeighbour, "names beside years")
				}
			}
		}
	}
	for i := range views {
		views[i].plainWeigh(p.kinds)
		views[i].plainSettle(p.kinds, columns)
		views[i].plainPrefer(p.kinds)
		fax := slices.IndexFunc(p.kinds, func(k kind) bool { return k.label == "FAX_NUMBER" })
		phone := slices.IndexFunc(p.kinds, func(k kind) bool { return k.label == "PHONE_NUMBER" })
		if v := &views[i]; fax >= 0 && phone >= 0 && v.scores[fax].weighed && v.scores[phone].weighed && v.scores[fax].phrase == "" {
			v.probabilities[phone] += v.probabilities[fax]
			v.probabilities[fax] = 0
		}
		results[i] = p.plainVerdict(x, &columns[i], &views[i], &query)
	}
	return results
}

// plainAreSites reports whether the coordinates of a table are those of sites.
func (p *plainProfiler) plainAreSites(views []plainView, columns []Column) bool {
	named, sites := false, false
	for i := range views {
		v := &views[i]
		nothing := v.probabilities[len(p.kinds)] + v.probabilities[len(p.kinds)+1]
		best := -1
		for k := range p.kinds {
			named = named || p.kinds[k].label == "GEO_COORDINATES" && v.scores[k].phrase != ""
			if o := v.probabilities[k]; o > nothing && (best < 0 || o > v.probabilities[best]) {
				best = k
			}
		}
		if best >= 0 && !isOfSite(p.kinds[best].label) {
			return false
		}
		for _, w := range plainHeaderWords(columns[i].Name) {
			if moverWords.words[w] {
				return false
			}
			sites = sites || siteOwners.words[w]
		}
	}
	return named && sites
}

// plainAreSpelledBirths reports whether nearly all values are dates with the names of months, on
// which people of two generations may have been born.
func (p *plainProfiler) plainAreSpelledBirths(values []string) bool {
	said, years := 0, []int(nil)
	for _, s := range values {
		if s = strings.TrimSpace(s); p.allowed.saysNothing(s) {
			continue
		}
		said++
		if y := yearWithin(s); isDate(s) && strings.ContainsFunc(s, unicode.IsLetter) && y >= 1900 && y <= 2029 {
			years = append(years, y)
		}
	}
	if len(years) < fewValues || 10*len(years) < 9*said {
		return false
	}
	slices.Sort(years)
	old, _ := slices.BinarySearch(years, 2009)
	return years[len(years)-1]-years[0] >= birthsApart && float64(old) >= oldBirths*float64(len(years))
}

// plainPrefer gives what a general kind has to the most probable kind of one country
// whose check digits hold.
func (v *plainView) plainPrefer(kinds []kind) {
	best := -1
	for i := range v.scores {
		of := kinds[i].label.Category() == privet.CategoryGovernment && !slices.Contains(generalLabels, kinds[i].label)
		if of && v.scores[i].checked && v.probabilities[i] >= leastPreferred && (best < 0 || v.probabilities[i] > v.probabilities[best]) {
			best = i
		}
	}
	for i := range v.scores {
		if best >= 0 && slices.Contains(generalLabels, kinds[i].label) && v.scores[i].phrase != "" {
			v.probabilities[best] += v.probabilities[i]
			v.probabilities[i] = 0
		}
	}
}

// plainSettle gives what the kinds have together that pass the same check to those of
// the countries that the table speaks for.
func (v *plainView) plainSettle(kinds []kind, columns []Column) {
	var homes homeTally
	for _, c := range columns {
		homes.add(c.Values)
	}
	rival := map[int]bool{}
	most := 0
	for i := range v.scores {
		if s := &v.scores[i]; s.checked && homeOf(kinds[i].label) >= 0 && v.probabilities[i] > 0 && checkWorth(s.proofs, s.weakest) > 0 {
			if s.named {
				return
			}
			rival[i], most = true, max(most, s.matched)
		}
	}
	if len(rival) == 0 {
		return
	}
	held, sum := 0.0, 0.0
	worth := map[int]float64{}
	for i := range v.scores {
		s := &v.scores[i]
		country := kinds[i].label.Category() == privet.CategoryGovernment && !slices.Contains(generalLabels, kinds[i].label)
		if rival[i] {
			held += v.probabilities[i]
			worth[i] = v.probabilities[i] * homes.worth(homeOf(kinds[i].label)) / math.Exp(min(homeMissed, homeMiss*float64(most-s.matched)))
			sum += worth[i]
		} else if country && s.phrase != "" && 2*s.matched < v.count {
			held += v.probabilities[i]
			v.probabilities[i] = 0
		}
	}
	for i, w := range worth {
		s := &v.scores[i]
		before := v.probabilities[i]
		v.probabilities[i] = held * w / sum
		if v.heading == 0 && s.weakest >= homeLone {
			known := v.probabilities[i] * math.Exp(-homes.foreign(homeOf(kinds[i].label)))
			v.probabilities[len(kinds)+1] += v.probabilities[i] - known
			v.probabilities[i] = known
		}
		if math.Abs(v.probabilities[i]-before) > rounding*before {
			s.plainNote(privet.EvidenceNeighbour, math.Log(v.probabilities[i]/before), "where its people live, as far as the table says")
		}
	}
}

// A view is what is seen in one column.
type plainView struct {
	count  int // values that say something
	scores []plainScore
	none   plainScore
	unsure plainScore

	telling     int     // values that have a form which hardly anything else has
	things      bool    // the header names what products have
	paged       bool    // the header names pages of things
	thingHeaded bool    // the header names what is no person's and no machine's
	heading     int     // what the header names: 0 nothing, 1 a kind, -1 what is not personal
	text        bool    // the values are sentences
	textHeaded  bool    // the header names such
	inside      bool    // the values may have addresses inside
	births      bool    // the values are years of births
	unborn      bool    // some values have years in which nobody was born who lives and is grown up
	worded      bool    // the header has words, of which none is known
	evident     float64 // how much speaks for NONE, and not only for UNKNOWN

	// left is the logarithm of the probability that the values are of kinds that nothing speaks for
	left float64

	// probabilities of the kinds, and behind them of NONE and UNKNOWN
	probabilities []float64
}

// A score is the logarithm of the odds of one kind and what it is made of.
type plainScore struct {
	total     float64
	matched   int
	ambiguous bool // the header says it, and things have such headers too
	look      float64
	phrase    string // of the header
	named     bool   // the header says it without ambiguity
	firm      bool   // and in no abbreviation
	weighed   bool   // something speaks for it or against it
	checked   bool   // nearly all values pass a check that few others pass
	weakest   float64
	proofs    int
	written   bool
	shares    bool // the model of looks has no class of it
	explain   bool // whether evidence is kept
	evidence  []privet.Evidence
}

func (s *plainScore) plainAdd(p part, value float64, kind privet.EvidenceKind, format string, args ...any) {
	s.total += columnWeights[p] * value
	s.plainNote(kind, columnWeights[p]*value, format, args...)
}

func (s *plainScore) plainNote(kind privet.EvidenceKind, weight float64, format string, args ...any) {
	if s.explain {
		s.evidence = append(s.evidence, privet.Evidence{Kind: kind, Detail: fmt.Sprintf(format, args...), Weight: weight})
	}
}

// saysNothing reports whether a value stands for the want of one.
func plainSaysNothing(v string) bool {
	if len(v) > 9 {
		return false
	}
	switch strings.ToLower(v) {
	case "", "null", "nil", "none", "n/a", "na", "nan", "-", "--", "\\n", "undefined", "(null)", "<null>", "#n/a":
		return true
	}
	return false
}

// look scores a column by its header and its values.
func (p *plainProfiler) plainLook(x *table, c *Column, explain bool) plainView {
	v := plainView{scores: make([]plainScore, len(p.kinds)), evident: noneUnseen}
	v.none.explain, v.unsure.explain = explain, explain
	v.none.plainAdd(partNone, 1, privet.EvidencePrior, "")
	for i := range v.scores {
		v.scores[i].explain = explain
		if slices.ContainsFunc(x.guess.model.classes, func(c lookClass) bool { return c.label == p.kinds[i].label }) || !p.kinds[i].label.IsBuiltIn() {
			v.scores[i].plainAdd(partKind, 1, privet.EvidencePrior, "")
		} else {
			v.scores[i].plainAdd(partOtherKind, 1, privet.EvidencePrior, "")
		}
	}
	values := make([]string, 0, len(c.Values))
	for _, s := range c.Values {
		if s = strings.TrimSpace(s); !plainSaysNothing(s) && !p.allowed.has(s) {
			values = append(values, s)
		}
	}
	v.count = len(values)
	personalHeader := false
	for _, h := range p.headers.plainHits(c.Name) {
		half := func(is func(string) bool) bool {
			some := slices.DeleteFunc(slices.Clone(values), func(s string) bool { return !is(s) })
			return len(some) > 0 && 2*len(some) >= len(values)
		}
		if h.kind == notPersonal && eventHeaders[h.phrase] && half(isDate) {
			continue
		}
		if h.kind == notPersonal {
			v.things = v.things || thingHeaders[h.phrase]
			v.paged = v.paged || pageHeaders[h.phrase]
			v.none.plainAdd(h.part, 1, privet.EvidenceHeader, "%s", h.phrase)
			v.text = v.text || textHeaders[h.phrase]
			v.textHeaded = v.textHeaded || textHeaders[h.phrase]
			v.evident += map[bool]float64{true: noneText, false: noneHeaded}[textHeaders[h.phrase]]
			if v.heading == 0 {
				v.heading = -1
			}
			v.thingHeaded = v.thingHeaded || !textHeaders[h.phrase] && !hostHeaders[h.phrase]
			continue
		}
		if h.kind == leftOut {
			if h.part != partDenied {
				v.heading = 1
				v.evident += noneTelling
				v.unsure.plainNote(privet.EvidenceHeader, -noneTelling, "names what is not looked for")
			}
			continue
		}
		if l := p.kinds[h.kind].label; len(values) >= 4 && (l == "JOB_TITLE" && plainShare(values, regexp.MustCompile(`[0-9]`)) > 0.9-1e-9 || l == "STREET_ADDRESS" && plainShare(values, regexp.MustCompile(`^(0[xX][0-9a-fA-F]{1,16}|[0-9]{5,18})$`)) == 1 || l == "PHONE_NUMBER" && plainShare(values, regexp.MustCompile(`^[0-9]{1,2}\.[0-9]{1,2}$`)) > 0.9-1e-9) {
			continue
		}
		if eventHeaders[h.phrase] && slices.Contains([]privet.Label{"DOB", "DATE_TIME"}, p.kinds[h.kind].label) {
			if !half(isDate) && !(p.kinds[h.kind].label == "DOB" && half(plainIsYear)) {
				continue
			}
		}
		if measuredHeaders[h.phrase] && half(func(s string) bool { return plainMeasure.MatchString(s) }) {
			continue
		}
		if h.kind >= 0 && p.kinds[h.kind].label == "BANK_ACCOUNT" && (h.part == partExact || h.part == partAmbiguous) && len(values) > 0 && !slices.ContainsFunc(values, func(s string) bool { return !plainLedger.MatchString(s) }) {
			continue
		}
		if zip := slices.IndexFunc(p.kinds, func(k kind) bool { return k.label == "ZIP_CODE" }); pinHeaders[h.phrase] && zip >= 0 {
			codes := len(values) > 0 && !slices.ContainsFunc(values, func(s string) bool { return !plainPinCode.MatchString(s) })
			if codes != (h.kind == zip) {
				continue
			}
		}
		if len(h.phrase) <= 4 && plainIsNumeral(p.kinds[h.kind]) && (plainAreLettered(values) || plainIsLong(p.kinds[h.kind]) && plainAreSmall(values)) {
			v.evident += noneNamed
			continue
		}
		s := &v.scores[h.kind]
		s.plainAdd(h.part, 1, privet.EvidenceHeader, "%s", h.phrase)
		if h.guessed {
			s.plainAdd(partGuessed, 1, privet.EvidenceHeader, "short for %s", h.phrase)
		}
		s.ambiguous, s.phrase, s.weighed = h.ambiguous, h.phrase, true
		if h.part != partDenied {
			personalHeader = true
			v.heading = 1
			s.named, s.firm = !h.ambiguous, h.firm
		}
		if s.named {
			v.evident += noneNamed
		}
	}
	if v.count == 0 {
		return v
	}
	fits := p.plainFits(values, &v)
	quads := slices.IndexFunc(p.kinds, func(k kind) bool { return k.label == "IP_ADDRESS" })
	if quads >= 0 && fits[quads].matched*10 >= len(values)*9 && v.scores[quads].phrase == "" && p.areBuilds(values) {
		fits[quads].matched, fits[quads].worth, v.telling = 0, 0, 0
	}
	pages := slices.IndexFunc(p.kinds, func(k kind) bool { return k.label == "URL" })
	if pages >= 0 && v.paged && fits[pages].matched*10 >= len(values)*9 && !slices.ContainsFunc(values, func(s string) bool { return strings.ContainsAny(s, "@?=") }) {
		fits[pages].matched, fits[pages].worth, v.telling, v.scores[pages].weighed = 0, 0, 0, true
	}
	printed, thousands := plainAreBooks(values) || plainArePeriodicals(values), plainAreThousands(values) || plainAreSubstances(values)
	for i, k := range p.kinds {
		numbers := printed && (hasCheckOfPerson(k.label) || k.label.Category() == privet.CategoryHealth) && fits[i].weakest < alonePowerful
		if v.scores[i].phrase == "" && fits[i].matched > 0 && 2*fits[i].matched >= len(values) && (numbers || k.label == "ZIP_CODE" && thousands) {
			fits[i].matched, fits[i].worth = 0, 0
		}
	}
	for i, k := range p.kinds {
		if k.label == "SSN" && v.scores[i].phrase == "" && fits[i].matched > 0 && 2*fits[i].matched >= len(values) && plainAreUnassigned(values) {
			fits[i].matched, fits[i].worth, v.telling = 0, 0, 0
		}
	}
	v.births = plainAreBirths(values)
	likely, other, nothing := p.plainGuess(x, values, fits)
	flags := !slices.ContainsFunc(values, func(s string) bool { return !plainIsFlag(s) })
	other, nothing, untold := p.plainRule(&v, likely, other, nothing, values, fits, flags)
	if _, ok := likely["IP_ADDRESS"]; ok && quads >= 0 && len(values) >= fewBuilds && v.heading == 0 && fits[quads].matched*10 >= len(values)*9 {
		for label := range likely {
			likely[label] *= 1 - addressSure
		}
		likely["IP_ADDRESS"] += addressSure
		other, nothing = other*(1-addressSure), nothing*(1-addressSure)
	}
	if plainAreTimed(values) {
		v.telling = len(values)
	}
	if plainAreTimed(values) && v.heading <= 0 {
		for label := range likely {
			likely[label] *= 1 - deviceSure
		}
		other, nothing = other*(1-deviceSure), nothing*(1-deviceSure)
		if _, ok := likely["DEVICE_ID"]; ok {
			likely["DEVICE_ID"] += deviceSure
		} else {
			other += deviceSure
		}
	}
	for i := range v.scores {
		// A single sex or status, which are letters that flags have too.
		if slices.Contains(closedLabels, p.kinds[i].label) && v.scores[i].phrase != "" && p.plainIsClosed(values, p.kinds[i].label, fits[i]) {
			flags = false
		}
	}
	checked := slices.ContainsFunc(fits, func(f plainFit) bool {
		return f.matched > 1 && float64(f.matched) >= fitShare*float64(len(values)) && f.weakest < alonePowerful
	})
	names, distinct := 0.0, plainDistinct(values)
	for _, k := range p.kinds {
		if k.label.Category() == privet.CategoryPerson {
			names += likely[k.label]
		}
	}
	for i, f := range fits {
		s := &v.scores[i]
		if slices.Contains(closedLabels, p.kinds[i].label) && s.phrase != "" && v.heading > 0 && plainAreStateCodes(values, p.kinds[i].label) {
			s.weighed, s.matched, flags = true, len(values), false
			s.plainAdd(partFitNamed, looseFit, privet.EvidenceValues, "codes in the place of words")
			if s.ambiguous {
				s.plainAdd(partLookNamed, leastLookNamed, privet.EvidenceValues, "how the values look")
			}
			continue
		}
		if f.matched > 0 || s.phrase != "" {
			s.weighed = true
			s.plainWeighFit(f, len(values), min(plainDistinct(values), mostDistinct), p.kinds[i].label.Category() == privet.CategoryLocation)
		}
		if v.births && p.kinds[i].label == "DOB" {
			s.weighed = true
		}
		probability, known := likely[p.kinds[i].label]
		if d := distinct; v.heading == 0 && s.phrase == "" && known && d <= 5 && len(values) >= 8*max(3, d) && (p.kinds[i].label.Category() == privet.CategoryPerson || p.kinds[i].label == "STREET_ADDRESS") {
			s.plainAdd(partRepeated, 1, privet.EvidenceValues, "few different values")
		}
		if p.kinds[i].label == "PHONE_NUMBER" && s.weighed && v.heading == 0 && 20*(len(values)-s.matched) <= len(values) && !checked && plainAreDialled(values) {
			s.plainAdd(partDialled, 1, privet.EvidenceValues, "numbers that are written in several ways")
		}
		if !known && s.ambiguous && s.phrase != "" && p.kinds[i].label.IsBuiltIn() {
			s.look = max(leastLookAmbiguous, math.Log(1-min(1, names)))
			s.plainAdd(partLookNamed, s.look, privet.EvidenceValues, "how the values look")
			continue
		}
		if !known {
			if s.phrase != "" || !p.kinds[i].label.IsBuiltIn() {
				continue // nothing is known of how such values look
			}
			s.shares = !slices.Contains(untoldLabels, p.kinds[i].label)
			continue
		} else if probability >= leastLikely {
			s.weighed = true
		}
		if s.phrase == "" && slices.Contains(untoldLabels, p.kinds[i].label) {
			continue
		}
		look := partLookElse
		if s.phrase != "" {
			look = partLookNamed
		} else if v.heading == 0 {
			look = partLook
		}
		least := leastLook
		if s.firm {
			least = leastLookNamed
		} else if s.phrase != "" {
			least = leastLookAmbiguous
		}
		s.look = max(least, math.Log(probability))
		s.plainAdd(look, s.look, privet.EvidenceValues, "how the values look")
	}
	v.plainShare(p.kinds, likely, other, nothing, untold)
	refuted := p.plainRefute(&v, likely, values)
	l := plainLooks(values)
	for i := range v.scores {
		s := &v.scores[i]
		unplaced := map[privet.Label]bool{"CITY": areUnplaced(&l.counts, l.n, classPlace), "STATE": areUnplaced(&l.counts, l.n, classRegion) && !p.areRegions(c.Values)}
		if unplaced[p.kinds[i].label] && s.phrase == "" && s.weighed && len(values) >= fewValues {
			s.plainAdd(partRefuted, 0.6, privet.EvidenceValues, "few of the words are known as places")
		}
		if p.kinds[i].label == "USERNAME" && s.phrase == "" && s.weighed && len(values) >= 8 && plainHasCommonPrefix(values) && !accountPrefixes.has(strings.ToLower(regexp.MustCompile(`^[A-Za-z]+`).FindString(values[0]))) {
			s.plainAdd(partRefuted, 1, privet.EvidenceValues, "codes with a common prefix")
		}
		if p.kinds[i].label == "DOB" && s.weighed && v.heading == 0 {
			unborn := 0
			for _, value := range values {
				if y := plainYearWithin(value); y != 0 && (y < 1920 || y > 2012) {
					unborn++
				}
			}
			v.unborn = unborn > 0 && 20*unborn >= len(values)
		}
	}
	lettered := slices.ContainsFunc(values, func(s string) bool {
		return strings.ContainsFunc(s, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsMark(r) })
	})
	if v.telling*10 >= len(values) && (lettered || checked || !v.thingHeaded) {
		v.evident += noneTelling
		v.none.plainAdd(partTelling, 1, privet.EvidenceValues, "%d of %d values have a form that tells", v.telling, len(values))
	}
	v.plainLookForThings(values, personalHeader, flags)
	if v.heading == 0 && p.headers.plainIsWorded(c.Name) {
		v.worded = true
		v.none.plainAdd(partNoneWorded, 1, privet.EvidenceHeader, "words of which none is of a kind")
	}
	look := map[int]part{0: partNoneLook, 1: partNoneNamed, -1: partNoneElse}[v.heading]
	least := leastLook
	if v.heading < 0 {
		least = leastLookMaybe
	}
	v.none.plainAdd(look, max(least, math.Log(min(1, nothing+refuted))), privet.EvidenceValues, "how the values look")
	v.evident += max(-noneLookMax, min(noneLookMax, logit(nothing))) / (1 + noneLookFew/float64(len(values)))
	v.plainAgainstNone(p.kinds, likely, values)
	dates := len(slices.DeleteFunc(slices.Clone(values), func(s string) bool { return !isDate(s) }))
	if plainIsFreeText(values) && (dates == 0 || 2*dates < len(values)) || plainAreObjects(values) {
		v.text = true
		v.evident += noneText
		v.unsure.plainNote(privet.EvidenceValues, -noneText, "free text")
	}
	return v
}

// plainShare adds what the look says about the kinds that the model has no class of, which share
// a probability, and says what is left for those that nothing speaks for.
func (v *plainView) plainShare(kinds []kind, likely map[privet.Label]float64, other, nothing, untold float64) {
	var sharing []*plainScore
	left, unproven := 1+untold-nothing, 0
	for i := range v.scores {
		switch s := &v.scores[i]; {
		case !s.weighed:
		case s.shares:
			if sharing = append(sharing, s); !s.checked {
				unproven++
			}
		default:
			left -= likely[kinds[i].label]
		}
	}
	part := partLookElse
	if v.heading == 0 {
		part = partLook
	}
	for _, s := range sharing {
		probability := other
		if !s.checked {
			probability /= float64(unproven)
		}
		s.look = max(leastLook, math.Log(probability))
		s.plainAdd(part, s.look, privet.EvidenceValues, "how the values look")
	}
	if sharing != nil {
		left -= other
	}
	v.left = max(leastLook, math.Log(max(0, min(1, left))))
}

// plainRefute adds what speaks against the kinds that the header does not name, and gives what is
// nothing personal for that.
func (p *plainProfiler) plainRefute(v *plainView, likely map[privet.Label]float64, values []string) (nothing float64) {
	against := func(k int, why string) {
		v.scores[k].plainAdd(partRefuted, 1, privet.EvidenceValues, "%s", why)
		nothing += refutedNothing * likely[p.kinds[k].label]
	}
	share := func(is func(string) bool) float64 {
		n := 0
		for _, s := range values {
			if is(s) {
				n++
			}
		}
		return float64(n) / float64(len(values))
	}
	enough := len(values) >= 4
	round := enough && share(regexp.MustCompile(`^[0-9]{2,}[05]0$`).MatchString) == 1 && share(func(s string) bool { return strings.HasSuffix(s, "00") || strings.HasSuffix(s, "50") }) == 1
	coded := enough && share(regexp.MustCompile(`^[A-Z]{2,3}-?[0-9]{3,5}$`).MatchString) > 0.9-1e-9
	joined := enough && share(func(s string) bool {
		parts := regexp.MustCompile(`[-–—→]`).Split(s, -1)
		upper := func(s string) bool {
			r, _ := utf8.DecodeRuneInString(strings.TrimSpace(s))
			return unicode.IsUpper(r)
		}
		return len(parts) == 2 && upper(parts[0]) && upper(parts[1]) && !strings.ContainsAny(s, "0123456789")
	}) > 0.9-1e-9
	worded := enough && share(regexp.MustCompile(`\p{Ll}{4}`).MatchString) > 0.9-1e-9
	bare := enough && share(func(s string) bool { return !strings.ContainsFunc(s, unicode.IsLetter) }) == 1
	dateful := !enough || share(func(s string) bool { return isDate(s) || plainAnyYear.MatchString(s) }) >= 0.2
	serial := enough && share(regexp.MustCompile(`^[A-Z]{1,3}-?[0-9]{6,9}$`).MatchString) > 0.9-1e-9
	phrased := enough && share(func(s string) bool {
		words := strings.Fields(s)
		return len(s) <= 160 && strings.Contains(s, " ") && len(words) > 1 && !strings.ContainsAny(s, "0123456789,") && utf8.RuneCountInString(words[len(words)-1]) > 1 && regexp.MustCompile(`^\p{Lu}`).MatchString(s) && regexp.MustCompile(`^\p{Ll}`).MatchString(words[len(words)-1])
	}) >= 0.5
	titled := enough && share(func(s string) bool {
		words := strings.Fields(s)
		return len(s) <= 160 && strings.Contains(s, " ") && (openingWords.words[words[0]] || slices.ContainsFunc(words[1:], func(w string) bool { return titleWords.words[w] }))
	}) > 0.3-1e-9
	ranged := enough && share(regexp.MustCompile(`^[0-9]{1,2}-[0-9]{1,2}( [0-9]{1,2}-[0-9]{1,2})*$`).MatchString) >= 0.5
	flagged := enough && share(plainIsFlag) >= 0.5
	compass := enough && share(func(s string) bool { return len(s) <= 56 && compassWords.words[strings.ToLower(s)] }) == 1
	ends := regexp.MustCompile(`^(0|[1-9][0-9]{0,5})-([1-9][0-9]{0,5})$`)
	rising := len(values) >= 8 && share(func(s string) bool {
		m := ends.FindStringSubmatch(s)
		if m == nil {
			return false
		}
		from, _ := strconv.Atoi(m[1])
		to, _ := strconv.Atoi(m[2])
		return from < to
	}) == 1 && share(func(s string) bool { m := ends.FindStringSubmatch(s); return m != nil && len(m[1]) == len(m[2]) }) >= 0.5
	paired := regexp.MustCompile(`^[A-Z]{2}[- ]*[0-9]{3}[- ]*[A-Z]{2}$`)
	unissued := enough && share(paired.MatchString) > 0.9-1e-9 && share(func(s string) bool { return paired.MatchString(s) && strings.ContainsAny(s, "IOU") }) > 1.0/6-1e-9
	sainted := enough && share(func(s string) bool {
		word, _, ok := strings.Cut(s, " ")
		return ok && len(word) <= 56 && saintOpenings.words[strings.ToLower(word)]
	}) > 0.9-1e-9
	formal := enough && share(func(s string) bool {
		return len(s) <= 24 && legalForms.words[strings.ToLower(strings.NewReplacer(".", "", " ", "").Replace(s))]
	}) == 1
	series := regexp.MustCompile(`^([A-Z]{2,4})[ -]?([0-9]{1,11})$`)
	headed := enough && share(func(s string) bool {
		m, first := series.FindStringSubmatch(s), series.FindStringSubmatch(values[0])
		return m != nil && first != nil && len(s) <= 15 && len(m[2]) != 5 && !cantons.words[m[1]] && m[1] == first[1]
	}) == 1
	proved := enough && share(regexp.MustCompile(`^[0-9]+-[0-9]$`).MatchString) == 1
	masks := enough && share(func(s string) bool {
		var bits strings.Builder
		octets := strings.Split(s, ".")
		for _, o := range octets {
			n, err := strconv.Atoi(o)
			if err != nil || n < 0 || n > 255 || strconv.Itoa(n) != o {
				return false
			}
			fmt.Fprintf(&bits, "%08b", n)
		}
		return len(octets) == 4 && octets[0] == "255" && !strings.Contains(bits.String(), "01")
	}) == 1
	for k := range v.scores {
		s := &v.scores[k]
		if !s.weighed || s.phrase != "" || s.look < leastLike {
			continue
		}
		switch p.kinds[k].label {
		case "IP_ADDRESS":
			if masks {
				v.scores[k].plainAdd(partRefuted, 4, privet.EvidenceValues, "masks of networks")
				nothing += refutedNothing * likely[p.kinds[k].label]
			}
		case "ZIP_CODE":
			if round || ranged || rising || proved {
				against(k, "round numbers, ranges, or check digits")
			}
		case "LICENSE_PLATE":
			if coded || worded || unissued || headed {
				against(k, "codes such as goods have, or words")
			}
		case "CITY", "STATE", "COUNTRY":
			if joined || compass || flagged || titled {
				against(k, "routes, parts of any place, titles, or yes and no")
			}
		case "FIRST_NAME", "LAST_NAME", "PERSON":
			if flagged || phrased || titled || sainted {
				against(k, "phrases, titles, saints, or yes and no")
			}
		case "ORGANIZATION":
			if formal {
				against(k, "forms of companies, and none of them")
			}
		case "PASSPORT", "DRIVER_LICENSE":
			if serial {
				against(k, "a few letters and digits, as on all goods")
			}
		case "DOB":
			if !dateful {
				against(k, "no dates")
			}
		case "PT_CC":
			if bare {
				against(k, "no letters")
			}
		}
	}
	return nothing
}

// plainAreStateCodes reports whether values are digits that stand for words of a kind.
func plainAreStateCodes(values []string, label privet.Label) bool {
	digits := map[bool]string{true: "0129", false: "0123456789"}[label == "GENDER"]
	return !slices.ContainsFunc(values, func(s string) bool {
		s = strings.TrimSuffix(s, ".0")
		return len(s) != 1 || !strings.Contains(digits, s)
	})
}

// plainRule takes from the kinds that the header does not name what the values cannot
// be, and gives it to all others.
func (p *plainProfiler) plainRule(v *plainView, likely map[privet.Label]float64, other, nothing float64, values []string, fits []plainFit, flags bool) (ofOthers, ofNothing, untold float64) {
	left, digits := 1.0, 0
	take := func(l privet.Label) {
		if slices.Contains(untoldLabels, l) && !flags {
			untold += likely[l]
		}
		left -= likely[l]
		likely[l] = 0
	}
	for _, s := range values {
		if strings.ContainsAny(s, "0123456789") {
			digits++
		}
	}
	for i, k := range p.kinds {
		closed := slices.Contains(closedLabels, k.label)
		young := k.label == "AGE" && (len(values) < fewValues || slices.ContainsFunc(values, func(s string) bool {
			n, err := strconv.ParseInt(s, 10, 62)
			return err != nil || n < leastToldAge || n > mostToldAge
		}))
		formless := slices.Contains(formedLabels, k.label) && 2*fits[i].matched < len(values)
		young = young || formless || isWordy(k.label) && 2*digits >= len(values)
		if v.scores[i].phrase != "" || young {
			if probability := likely[k.label]; young && v.scores[i].phrase == "" && probability > 0 {
				take(k.label)
			}
			continue
		}
		if closed && p.plainIsClosed(values, k.label, fits[i]) || !closed && !flags && !slices.Contains(commonLabels, k.label) && (!slices.Contains(untoldLabels, k.label) || float64(fits[i].matched) >= closedShare*float64(len(values))) {
			continue
		}
		if _, ok := likely[k.label]; ok {
			take(k.label)
		}
	}
	left = max(left, leastLeft)
	for label := range likely {
		likely[label] = min(1, likely[label]/left)
	}
	other, nothing = min(1, other/left), min(1, nothing/left)
	if _, ok := likely["STATE"]; ok && v.heading == 0 && len(values) >= fewValues && p.areRegions(values) {
		for label := range likely {
			likely[label] *= 1 - regionSure
		}
		likely["STATE"] += regionSure
		return other * (1 - regionSure), nothing * (1 - regionSure), untold
	}
	if state, ok := likely["STATE"]; ok && !v.plainNames(p.kinds, "STATE") && state >= leastTowns && plainAreTowns(values) {
		if _, ok := likely["CITY"]; ok {
			likely["STATE"] -= state * townsSure
			likely["CITY"] += state * townsSure
			return other, nothing, untold
		}
	}
	if l := p.plainClosedKind(v, values, fits); l != "" {
		for label := range likely {
			likely[label] *= 1 - closedSure
		}
		likely[l] += closedSure
		return other * (1 - closedSure), nothing * (1 - closedSure), untold
	}
	return other, nothing, untold
}

var plainAnyYear = regexp.MustCompile(`^(19|20)[0-9][0-9]$`)

var plainLedger = regexp.MustCompile(`^[0-9]{4}$`)

var plainPinCode = regexp.MustCompile(`^[1-9][0-9]{2} ?[0-9]{3}$`)

func (v *plainView) plainNames(kinds []kind, l privet.Label) bool {
	return slices.ContainsFunc(kinds, func(k kind) bool {
		return k.label == l && v.scores[slices.IndexFunc(kinds, func(o kind) bool { return o.label == l })].phrase != ""
	})
}

// plainAreTowns reports whether the values that are known as places are towns.
func plainAreTowns(values []string) bool {
	states, towns := 0, 0
	for _, s := range values {
		if w := lookTablesOnce().weigh([]byte(strings.ToLower(s))); len(s) <= 56 && w.of(classRegion)+w.of(classPlace) > 0 {
			states++
			if w.of(classPlace) >= 6 {
				towns++
			}
		}
	}
	return states > 0 && 10*towns >= 9*states
}

// plainClosedKind gives the label that has all values among its words, or none.
func (p *plainProfiler) plainClosedKind(v *plainView, values []string, fits []plainFit) privet.Label {
	if v.heading != 0 || len(values) < 8 {
		return ""
	}
	short := slices.ContainsFunc(values, func(s string) bool { return isASCII(s) && len(s) < 3 })
	several := slices.ContainsFunc(values, func(s string) bool { return !strings.EqualFold(s, values[0]) })
	for i, k := range p.kinds {
		if slices.Contains(closedLabels, k.label) && fits[i].matched == len(values) && p.plainIsClosed(values, k.label, fits[i]) && !short && several {
			return k.label
		}
	}
	return ""
}

// plainIsClosed reports whether the values can be of a kind of which all are known.
func (p *plainProfiler) plainIsClosed(values []string, label privet.Label, f plainFit) bool {
	if float64(f.matched) < closedShare*float64(len(values)) {
		return false
	}
	if label != "GENDER" {
		return true
	}
	for alphabet := genderMF; alphabet <= genderIL; alphabet <<= 1 {
		all, word := true, false
		letters := map[string]bool{}
		for _, s := range values {
			s = strings.ToLower(s)
			a := genderSets[s]
			if a != 0 {
				all = all && a&alphabet != 0
				word = word || a == genderWord
			}
			if a != 0 && !genderOthers[s] {
				letters[s] = true
			}
		}
		if all && (word || len(letters) > 1) {
			return true
		}
	}
	return false
}

// plainGuess asks the model what the values look like: the probability of each
// label that it knows, of all others together, and of nothing personal.
func (p *plainProfiler) plainGuess(x *table, values []string, fits []plainFit) (likely map[privet.Label]float64, other, nothing float64) {
	l := &plainLooking{tables: lookTablesOnce(), least: math.MaxInt32}
	for _, v := range values {
		c := new(cell)
		c.set(v)
		l.see(c)
	}
	all := func(is func(string) bool) bool {
		return !slices.ContainsFunc(values, func(v string) bool { return !is(v) })
	}
	s := lookSummary{distinct: min(plainDistinct(values), mostDistinct)}
	s.things = [thingInputs]bool{all(plainIsFlag), all(plainIsSmallNumber), all(plainIsDecimal), len(values) >= fewValues && plainIsSequence(values), len(values) >= fewValues && plainHasCommonPrefix(values),
		all(plainIsUUID), all(func(v string) bool {
			n, err := strconv.ParseInt(v, 10, 62)
			return err == nil && n > 1<<29 && n < 1<<31
		})}
	for _, label := range x.guess.model.fits {
		f := lookFit{}
		for k := range p.kinds {
			if p.kinds[k].label == label {
				share := float64(fits[k].matched) / float64(len(values))
				f = lookFit{share: share, checked: share >= fitShare && fits[k].weakest < alonePowerful && fits[k].matched > 1}
			}
		}
		s.fits = append(s.fits, f)
	}
	likely = map[privet.Label]float64{}
	for _, c := range x.guess.model.classes {
		if slices.ContainsFunc(p.kinds, func(k kind) bool { return k.label == c.label }) {
			likely[c.label] = 0
		}
	}
	for i, o := range plainSoftmax(plainSums(x.guess.model, plainLookInputs(l, &s), len(values) < fewLooked)) {
		label := x.guess.model.classes[i].label
		switch {
		case label == privet.None:
			nothing += o
		case slices.ContainsFunc(p.kinds, func(k kind) bool { return k.label == label }):
			likely[label] += o
		default:
			other += o
		}
	}
	return likely, other, min(1, nothing)
}

// plainLookInputs gives all inputs of the model, in parts of inputWhole.
func plainLookInputs(l *plainLooking, s *lookSummary) (inputs []int32) {
	put := func(v float64) { inputs = append(inputs, int32(math.Floor(v*inputWhole+0.5))) }
	hats := func(v float64, n int) {
		v = math.Floor(max(0, min(v, float64(n-1)))*inputWhole+0.5) / inputWhole
		for k := range n {
			put(max(0, 1-math.Abs(v-float64(k))))
		}
	}
	is := func(yes bool) { put(map[bool]float64{true: 1}[yes]) }
	n := float64(l.n)
	put(1)
	for i, count := range l.counts {
		v := min(1, float64(count)/(n*traitScale[i]))
		put(v)
		put(min(1, 8*v))
		put(max(0, 2*v-1))
		put(max(0, 10*v-9))
	}
	mean := float64(l.length) / n
	deviation := math.Sqrt(max(0, float64(l.square)/n-mean*mean))
	hats(1.5*math.Log2(1+mean), lengthInputs)
	hats(1.5*math.Log2(1+float64(l.least)), lengthInputs)
	hats(1.5*math.Log2(1+float64(l.most)), lengthInputs)
	hats(10*deviation/mean, spreadInputs)
	if l.n >= fewValues {
		hats(math.Log2(float64(s.distinct)), lengthInputs)
		hats(float64(ratioInputs-1)*float64(s.distinct)/math.Min(n, mostDistinct), ratioInputs)
	} else {
		inputs = append(inputs, make([]int32, lengthInputs+ratioInputs)...)
	}
	for _, yes := range s.things {
		is(yes)
	}
	for _, f := range s.fits {
		put(f.share)
		put(max(0, 10*f.share-9))
		is(f.checked)
	}
	return inputs
}

// plainSoftmax gives the probability of each class.
func plainSoftmax(sums []int32) []float64 {
	odds := make([]float64, len(sums))
	var order, ends []uint16
	for i := range sums {
		order = append(order, uint16(i))
		ends = append(ends, uint16(i+1))
	}
	softmax(odds, sums, make([]uint64, len(sums)+1), order, ends)
	return odds
}

// weights are those for columns of many values, or of few.
func (m *lookModel) weights(few bool) *lookRows {
	if few {
		return &m.few
	}
	return &m.many
}

// plainSums gives the sum of each class.
func plainSums(m *lookModel, inputs []int32, few bool) []int32 {
	steps := m.weights(few).steps
	sums := make([]int32, len(m.classes))
	for i, v := range inputs {
		if v == 0 {
			continue
		}
		for k := range sums {
			sums[k] += v * int32(int8(steps[i*len(sums)+k]))
		}
	}
	return sums
}

func plainIsUUID(s string) bool {
	var b [2 * maxCompact]byte
	return len(s) == 36 && isUUID(appendCompact(b[:0], s))
}

// A fit is what the values of a column say about one kind.
type plainFit struct {
	matched int     // values that have a form of the kind
	worth   float64 // the sum of the logarithms of the odds of each of them alone
	weakest float64 // the highest rate of false acceptance of the checks that took them

	// alone and falseAccept are those of the recognizer that is surest of the
	// value that is looked at.
	alone, falseAccept float64
	byCell             bool // it was cell, and no form
}

// consider notes that a recognizer takes the present value.
func (f *plainFit) plainConsider(alone, falseAccept float64) {
	if alone > f.alone || alone == f.alone && falseAccept < f.falseAccept {
		f.alone, f.falseAccept = alone, falseAccept
	}
}

// fits asks all kinds about all values.
func (p *plainProfiler) plainFits(values []string, v *plainView) []plainFit {
	fits := make([]plainFit, len(p.kinds))
	c := new(cell)
	type looser struct {
		kind int
		r    *Recognizer
	}
	var loose []looser
	for i, r := range p.scanner.recognizers {
		k := p.kindOf[i]
		if r.cell != nil && (r.cellAlone >= askedAlways || v.scores[k].phrase != "") {
			loose = append(loose, looser{k, r})
		}
	}
	for _, value := range values {
		c.plainSet(value)
		p.scanner.wholes(c, func(recognizer int, alone float64) bool {
			r := p.scanner.recognizers[recognizer]
			if !r.cellDecides && !r.lenient && !r.allowed.has(c.text) {
				fits[p.kindOf[recognizer]].plainConsider(alone, r.seriesAccept())
			}
			return true
		})
		for _, l := range loose {
			if f := &fits[l.kind]; f.alone == 0 && l.r.cell(c.text) {
				f.plainConsider(orDefault(l.r.cellAlone, 0.01), 1)
				f.byCell = true
			}
		}
		telling := false
		for i := range fits {
			if f := &fits[i]; f.alone > 0 {
				telling = telling || f.alone >= tellingForm && !f.byCell
				f.matched++
				f.worth += logit(f.alone)
				f.weakest = max(f.weakest, f.falseAccept)
				f.alone, f.byCell = 0, false
			}
		}
		if telling {
			v.telling++
		}
	}
	return fits
}

// weighFit adds to the score of a kind what n values say about it.
func (s *plainScore) plainWeighFit(f plainFit, values, distinct int, place bool) {
	s.matched = f.matched
	n, m := float64(values), float64(f.matched)
	share := m / n
	if share < halfShare {
		w := contradiction * (1 - share) * n / (n + 1)
		if s.firm {
			w = max(w, namedAllTheSame)
		}
		s.plainAdd(s.plainFitPart(), w, privet.EvidenceValues, "%d of %d values fit", f.matched, values)
		return
	}
	w := max(looseFit, f.worth/m-priorKind)
	s.written = share >= fitShare && f.worth > -rounding
	if f.worth > rounding {
		w *= 1 + min(1, math.Log(m)/manyValues)/2
	}
	if share < fitShare {
		w = w*(share-halfShare)/(fitShare-halfShare) - (fitShare-share)*2
		if s.firm {
			w = max(w, namedAllTheSame)
		}
	}
	s.plainAdd(s.plainFitPart(), w, privet.EvidenceValues, "%d of %d values fit", f.matched, values)
	s.proofs = min(f.matched, distinct)
	if f.weakest < alonePowerful && share >= fitShare && s.proofs > 1 {
		s.checked, s.weakest = true, f.weakest
		bonus := min(float64(s.proofs)-1, 8) * -math.Log(f.weakest)
		if place || f.weakest > 0.15 {
			bonus = min(bonus, -math.Log(f.weakest))
		}
		bonus = min(6, bonus)
		s.plainAdd(partChecks, bonus, privet.EvidenceCheckDigit, "a check that holds for a share of %.2g of such values by chance", f.weakest)
	}
}

func (s *plainScore) plainFitPart() part {
	if s.phrase != "" {
		return partFitNamed
	}
	return partFit
}

// weigh makes probabilities of the scores.
func (v *plainView) plainWeigh(kinds []kind) {
	if v.probabilities == nil {
		v.probabilities = make([]float64, len(kinds)+2)
	}
	highest := v.none.total
	for i := range v.scores {
		highest = max(highest, v.scores[i].total)
	}
	// The kinds that neither the header nor any value speaks for share one
	// probability, so that it does not matter how many kinds there are.
	sum := math.Exp(columnWeights[partOthers]+columnWeights[partOthersLook]*v.left-highest) + math.Exp(v.none.total-highest)
	for i := range v.scores {
		v.probabilities[i] = 0
		if v.scores[i].weighed {
			v.probabilities[i] = math.Exp(v.scores[i].total - highest)
			sum += v.probabilities[i]
		}
	}
	sum /= 1 - unlike
	for i := range v.probabilities {
		v.probabilities[i] /= sum
	}
	nothing := math.Exp(v.none.total-highest) / sum
	v.probabilities[len(v.scores)] = nothing * sigmoid(v.evident)
	v.probabilities[len(v.scores)+1] = nothing * sigmoid(-v.evident)
}

// score gives the score at an index of probabilities.
func (v *plainView) plainScore(i int) *plainScore {
	switch i - len(v.scores) {
	case 0:
		return &v.none
	case 1:
		return &v.unsure
	}
	return &v.scores[i]
}

// isPersonal reports whether the column surely holds what belongs to a person
// and not to a thing.
func (v *plainView) plainIsPersonal(kinds []kind) bool {
	for i := range kinds {
		if v.probabilities[i] >= sureOf {
			switch kinds[i].label.Category() {
			case privet.CategoryPerson, privet.CategoryContact, privet.CategoryGovernment, privet.CategoryDemographic, privet.CategoryHealth:
				return true
			}
			return kinds[i].label == "DOB"
		}
	}
	return false
}

// plainIsOnlyLooked reports whether the column surely holds what people have beside their names,
// and its header does not say so.
func (v *plainView) plainIsOnlyLooked(kinds []kind) bool {
	for i := range kinds {
		if v.probabilities[i] >= sureOf {
			return v.scores[i].phrase == "" && slices.Contains(lookOnlyLabels, kinds[i].label)
		}
	}
	return false
}

// isThing reports whether the column surely describes a thing that is bought or
// made. Dates, flags and amounts stand beside people as well.
func (v *plainView) plainIsThing() bool {
	return v.things && v.probabilities[len(v.scores)] >= sureOf
}

// askNeighbours lets the other columns speak for or against a kind that the
// header names in a word that things have as well.
func (p *plainProfiler) plainAskNeighbours(views []plainView, i, people, things int) {
	v := &views[i]
	if v.plainIsPersonal(p.kinds) {
		people-- // a column does not speak for itself
	}
	for k := range v.scores {
		if s := &v.scores[k]; p.kinds[k].label == "AGE" && s.weighed && s.phrase == "" && people == 0 {
			s.plainAdd(partLonely, 1, privet.EvidenceNeighbour, "nobody beside it whose ages they could be")
		}
		if s := &v.scores[k]; p.kinds[k].label == "CREDIT_CARD_EXPIRATION" && s.weighed && s.phrase == "" {
			cards := false
			for j := range views {
				for c := range p.kinds {
					cards = cards || j != i && p.kinds[c].label == "CREDIT_CARD" && views[j].scores[c].weighed && views[j].probabilities[c] >= likelyPlace
				}
			}
			if !cards {
				s.plainAdd(partLonely, 1.5, privet.EvidenceNeighbour, "no card beside it that could expire")
			}
		}
		if s := &v.scores[k]; p.kinds[k].label == "GEO_COORDINATES" && s.weighed && s.phrase == "" && 2*s.matched < v.count {
			others := 0
			for j := range views {
				if j != i && views[j].scores[k].weighed && views[j].probabilities[k] >= likelyPlace {
					others++
				}
			}
			if others == 0 {
				s.plainAdd(partLonely, 1, privet.EvidenceNeighbour, "no other coordinate beside it")
			}
		}
	}
	beside := func(l privet.Label, s *plainScore, onPeople, onThings part) {
		switch {
		case people > 0 && s.ambiguous && s.matched == 0 && v.count >= fewLooked && l != privet.None && !p.plainModelKnows(l) && l.IsBuiltIn():
		case people > 0 && s.ambiguous && s.look <= unlikeNamed && v.count >= fewLooked && tailLabels[l]&tailDated == 0:
		case people > 0:
			s.plainAdd(onPeople, 1, privet.EvidenceNeighbour, "personal columns beside it")
		case things >= 2:
			s.plainAdd(onThings, 1, privet.EvidenceNeighbour, "columns about things beside it")
		}
	}
	for k := range v.scores {
		s := &v.scores[k]
		if s.ambiguous {
			if plainHasTwin(views, i, s.phrase) {
				s.plainAdd(partTwin, 1, privet.EvidenceNeighbour, "%s", twins[s.phrase])
			}
			beside(p.kinds[k].label, s, partPeople, partThings)
		} else if v.heading == 0 {
			beside(p.kinds[k].label, s, partPeopleTold, partThingsTold)
		}
	}
	if v.heading == 0 {
		beside(privet.None, &v.none, partNonePeople, partNoneOf)
	}
}

// plainModelKnows reports whether the model of looks has a class of a label.
func (p *plainProfiler) plainModelKnows(l privet.Label) bool {
	return slices.ContainsFunc(lookModelOnce().classes, func(c lookClass) bool { return c.label == l })
}

// plainIsNumeral reports whether a kind has written forms, and none with a letter.
func plainIsNumeral(k kind) bool {
	all := ""
	for _, r := range k.recognizers {
		for _, s := range r.Shapes {
			all += " " + s.Pattern
		}
	}
	return all != "" && !strings.ContainsAny(all, "AX")
}

// plainIsLong reports whether all written forms of a kind have more than three digits.
func plainIsLong(k kind) bool {
	for _, r := range k.recognizers {
		if slices.ContainsFunc(r.Shapes, func(s Shape) bool { return strings.Count(s.Pattern, "9") < 4 }) {
			return false
		}
	}
	return true
}

// plainAreSmall reports whether all values are numbers of three digits at most.
func plainAreSmall(values []string) bool {
	return len(values) >= fewValues && !slices.ContainsFunc(values, func(s string) bool { return !regexp.MustCompile(`^[0-9]{1,3}$`).MatchString(s) })
}

var (
	plainLetterSign = regexp.MustCompile(`[A-WYZa-wyz]`)
	plainDigitSign  = regexp.MustCompile(`[0-9]`)
)

// plainAreLettered reports whether nearly all values have as many letters as digits.
func plainAreLettered(values []string) bool {
	n := 0
	for _, s := range values {
		if letters := len(plainLetterSign.FindAllString(s, -1)); letters > 0 && letters >= len(plainDigitSign.FindAllString(s, -1)) {
			n++
		}
	}
	return n > 0 && n*10 >= len(values)*9
}

// plainWeighPostcodes adds that the values are written as postcodes of a country that the
// other columns speak for.
func (p *plainProfiler) plainWeighPostcodes(views []plainView, i int, columns []Column) {
	v := &views[i]
	k := slices.IndexFunc(p.kinds, func(k kind) bool { return k.label == "ZIP_CODE" })
	if k < 0 || !v.scores[k].weighed || v.heading != 0 || v.scores[k].matched*10 < v.count*9 {
		return
	}
	counts := make([]int, len(homes))
	for _, s := range columns[i].Values {
		shape := plainDigitSign.ReplaceAllString(regexp.MustCompile(`[A-Za-z]`).ReplaceAllString(strings.TrimSpace(s), "A"), "9")
		for h := range homes {
			if (homesByShape[shape].has(h) || shape == "999 999" && homes[h].code == "IN") && !p.allowed.has(strings.TrimSpace(s)) {
				counts[h]++
			}
		}
	}
	var others, own homeTally
	for _, c := range columns {
		others.add(c.Values)
	}
	own.add(columns[i].Values)
	in, out, some := 0.0, 0.0, false
	for h, n := range counts {
		if n > 0 && n*10 >= v.count*9 {
			in, some = max(in, others[h]-own[h]), true
		} else {
			out = max(out, others[h]-own[h])
		}
	}
	even := func(j int) bool {
		said := slices.DeleteFunc(slices.Clone(columns[j].Values), func(s string) bool { return p.allowed.saysNothing(strings.TrimSpace(s)) })
		for n := 4; n <= 7; n++ {
			form, matched, years := regexp.MustCompile(fmt.Sprintf(`^[0-9]{%d}$`, n)), 0, 0
			for _, s := range said {
				if s = strings.TrimSpace(s); form.MatchString(s) {
					matched++
					if n == 4 && yearIn(s) != 0 {
						years++
					}
				}
			}
			if len(said) >= fewValues && 10*matched >= 9*len(said) && years < matched {
				return true
			}
		}
		return false
	}
	shaped := func(j int) bool {
		counts := make([]int, len(homes))
		for _, s := range columns[j].Values {
			shape := plainDigitSign.ReplaceAllString(regexp.MustCompile(`[A-Za-z]`).ReplaceAllString(strings.TrimSpace(s), "A"), "9")
			for h := range homes {
				if (homesByShape[shape].has(h) || shape == "999 999" && homes[h].code == "IN") && !p.allowed.has(strings.TrimSpace(s)) {
					counts[h]++
				}
			}
		}
		return slices.ContainsFunc(counts, func(n int) bool { return n > 0 && n*10 >= views[j].count*9 })
	}
	dense := func(j int) bool {
		numbers, said := map[int]bool{}, 0
		for _, s := range columns[j].Values {
			if s = strings.TrimSpace(s); p.allowed.saysNothing(s) {
				continue
			}
			if !regexp.MustCompile(`^[0-9]{1,7}$`).MatchString(s) {
				return false
			}
			n, _ := strconv.Atoi(s)
			numbers[n] = true
			said++
		}
		if said < fewValues {
			return false
		}
		keys := slices.Sorted(maps.Keys(numbers))
		size := keys[len(keys)-1] - keys[0] + 1
		return size >= said && size <= 4*said && (len(keys) == said || size > 4096)
	}
	sole := func() bool {
		evens, located := 0, false
		for j := range views {
			o := &views[j]
			if o.probabilities[k] >= sureOf || o.heading == 0 && o.scores[k].weighed && 10*o.scores[k].matched >= 9*o.count && (even(j) || shaped(j)) && !dense(j) {
				evens++
			}
			for l := range p.kinds {
				located = located || (p.kinds[l].label == "CITY" || p.kinds[l].label == "STREET_ADDRESS") && o.probabilities[l] >= sureOf
			}
		}
		return located && evens == 1
	}
	if (!some && even(i) || some && in < 3-rounding && out < 3-rounding) && !v.worded && sole() && !dense(i) {
		v.scores[k].plainAdd(partPostcodes, 0.75, privet.EvidenceNeighbour, solePostcode)
	}
	if some && in >= 3-rounding && in >= out-rounding {
		v.scores[k].plainAdd(partPostcodes, 1, privet.EvidenceNeighbour, "postcodes of the country that the table speaks for")
	} else if some && out >= 3-rounding && in < out-rounding {
		v.scores[k].plainAdd(partPostcodes, -0.5, privet.EvidenceNeighbour, "postcodes of a country that the table does not speak for")
	}
}

var (
	plainHouseBefore = regexp.MustCompile(`^[0-9]{1,3} (?s:(.*))$`)
	plainHouseBehind = regexp.MustCompile(`^(?s:(.*)) #?([0-9]{1,3})$`)
)

// plainWeighHoused adds that the values are names with numbers beside towns or postcodes.
func (p *plainProfiler) plainWeighHoused(views []plainView, i int, values []string) {
	v, kind := &views[i], slices.IndexFunc(p.kinds, func(k kind) bool { return k.label == "STREET_ADDRESS" })
	if kind < 0 || !v.scores[kind].weighed || v.heading != 0 || v.worded {
		return
	}
	placed := false
	for k := range p.kinds {
		for j := range views {
			sure := views[j].probabilities[k] >= sureOf
			switch p.kinds[k].label {
			case "STREET_ADDRESS":
				if sure {
					return
				}
			case "CITY", "ZIP_CODE":
				placed = placed || sure
			}
		}
	}
	said, housed, highest, names := 0, 0, 0, map[string]bool{}
	for _, s := range values {
		if s = strings.TrimSpace(s); p.allowed.saysNothing(s) {
			continue
		}
		said++
		name, digits := "", ""
		if len(s) > 160 {
			continue
		} else if m := plainHouseBefore.FindStringSubmatch(s); m != nil {
			name, digits = strings.TrimSpace(m[1]), strings.Fields(s)[0]
		} else if m := plainHouseBehind.FindStringSubmatch(s); m != nil {
			name, digits = strings.TrimSpace(m[1]), m[2]
		}
		if len([]rune(name)) < 3 || strings.ContainsFunc(name, unicode.IsDigit) || !strings.ContainsFunc(name, unicode.IsLetter) {
			continue
		}
		housed++
		names[name] = true
		n, _ := strconv.Atoi(digits)
		highest = max(highest, n)
	}
	if placed && said >= fewValues && 10*housed >= 9*said && len(names) >= 4 && highest >= 20 {
		v.scores[kind].plainAdd(partHoused, 1, privet.EvidenceNeighbour, "names and numbers of houses beside towns or postcodes")
	}
}

// plainElevens is the sum of digits times weights from w down, which X ends as ten.
func plainElevens(s string, w int) (sum int) {
	for i := range s {
		d := 10
		if s[i] <= '9' {
			d = int(s[i] - '0')
		}
		sum += (w - i) * d
	}
	return sum
}

var (
	plainBook       = regexp.MustCompile(`^[0-9]{9}[0-9Xx]$`)
	plainForeign    = regexp.MustCompile(`^[01258]|[Xx]$`)
	plainPeriodical = regexp.MustCompile(`^[0-9]{4}-[0-9]{3}[0-9Xx]$`)
	plainThousand   = regexp.MustCompile(`^[0-9]{1,3}( [0-9]{3})*$`)
	plainDialled    = regexp.MustCompile(`^[+(0-9 /.)][0-9 (/).-]*$`)
)

// plainAreBooks reports whether nearly all values are ISBN, and several not as numbers of patients.
func plainAreBooks(values []string) bool {
	books, foreign := 0, 0
	for _, s := range values {
		if last := len(s) - 1; last > 0 && s[last] == '-' && (s[last-1] == 'x' || s[last-1] == 'X') {
			continue
		}
		s = strings.ReplaceAll(s, "-", "")
		if plainBook.MatchString(s) && plainElevens(s, 10)%11 == 0 {
			books++
			if plainForeign.MatchString(s) {
				foreign++
			}
		}
	}
	return len(values) >= 8 && 10*books >= 9*len(values) && 5*foreign >= len(values)
}

// plainArePeriodicals reports whether nearly all values are ISSN.
func plainArePeriodicals(values []string) bool {
	n := 0
	for _, s := range values {
		if plainPeriodical.MatchString(s) && plainElevens(strings.Replace(s, "-", "", 1), 8)%11 == 0 {
			n++
		}
	}
	return len(values) > 1 && 10*n >= 9*len(values)
}

// plainAreSubstances reports whether all values are numbers of substances.
func plainAreSubstances(values []string) bool {
	return len(values) > 1 && !slices.ContainsFunc(values, func(s string) bool {
		if !regexp.MustCompile(`^[0-9]{2,7}-[0-9]{2}-[0-9]$`).MatchString(s) {
			return true
		}
		digits := strings.ReplaceAll(s, "-", "")
		sum := 0
		for i := range len(digits) - 1 {
			sum += int(digits[i]-'0') * (len(digits) - 1 - i)
		}
		return sum%10 != int(digits[len(digits)-1]-'0')
	})
}

// plainAreThousands reports whether all values are in groups of three digits, and of several lengths.
func plainAreThousands(values []string) bool {
	lengths := map[int]bool{}
	for _, s := range values {
		if !plainThousand.MatchString(s) {
			return false
		}
		lengths[len(strings.ReplaceAll(s, " ", ""))] = true
	}
	return len(values) >= 3 && len(lengths) > 1
}

// plainAreDialled reports whether values are written as telephone numbers, in several ways.
func plainAreDialled(values []string) bool {
	ways := map[string]int{}
	for _, s := range values {
		digits := len(plainDigitSign.FindAllString(s, -1))
		signs := plainDigitSign.ReplaceAllString(s, "")
		if digits < 7 || digits > 15 || signs == "." || !plainDialled.MatchString(s) {
			return false
		}
		key := ""
		for i := range len(s) {
			if !isDigit(s[i]) && (s[i] != ' ' || s[i-1] != ' ') {
				key += string(s[i])
			}
		}
		ways[key]++
	}
	often := 0
	for _, n := range ways {
		if 10*n >= len(values) {
			often++
		}
	}
	return len(values) >= 8 && (often > 1 || len(ways) > 8)
}

// hasTwin reports whether another column has the header that goes with phrase.
func plainHasTwin(views []plainView, i int, phrase string) bool {
	twin, ok := twins[phrase]
	if !ok {
		return false
	}
	for j := range views {
		if j == i {
			continue
		}
		for k := range views[j].scores {
			if h := views[j].scores[k].phrase; h == twin || twins[h] == phrase {
				return true
			}
		}
	}
	return false
}

// verdict turns a view into a result.
func (p *plainProfiler) plainVerdict(x *table, c *Column, v *plainView, q *Query) Result {
	none := len(v.scores)
	unsure := none + 1
	winner, confidence := none, v.probabilities[none]+v.probabilities[unsure]
	if v.probabilities[unsure] > v.probabilities[none] {
		winner = unsure
	}
	for i, probability := range v.probabilities[:none] {
		if probability > confidence {
			winner, confidence = i, probability
		}
	}
	label := p.plainLabelAt(winner)
	w := v.plainScore(winner)
	if (v.text || v.inside) && q.wants(freeText) && (winner >= none || v.textHeaded && w.phrase == "" && w.matched*2 < v.count) {
		none2, unsure2 := v.probabilities[none], v.probabilities[unsure]
		nothing := none2 + unsure2
		if winner < none {
			nothing += confidence
		}
		if r, ok := p.textVerdict(x, c, nothing, v.count, q); ok {
			if q.Explain {
				if winner < none {
					v.probabilities[winner] = 0
				}
				left := (nothing - r.Confidence) / (none2 + unsure2)
				v.probabilities[none] *= left
				v.probabilities[unsure] *= left
				r.Candidates = withText(p.plainCandidates(v), r.Confidence)
			}
			return r
		}
	}
	switch {
	case winner >= none:
	case !q.wants(label):
		winner, label, confidence = unsure, privet.Unknown, 1-confidence
	case confidence < q.leastOf(label):
		winner, label, confidence = unsure, privet.Unknown, v.probabilities[none]+v.probabilities[unsure]
	}
	r := Result{
		Column:     c.Name,
		Label:      label,
		Confidence: confidence,
		Count:      v.count,
		Matched:    v.plainScore(winner).matched,
	}
	if q.Explain {
		r.Evidence = slices.Clone(v.plainScore(winner).evidence)
		slices.SortStableFunc(r.Evidence, func(a, b privet.Evidence) int {
			return cmp.Compare(math.Abs(b.Weight), math.Abs(a.Weight))
		})
		r.Candidates = p.plainCandidates(v)
	}
	return r
}

func (p *plainProfiler) plainCandidates(v *plainView) (list []privet.Candidate) {
	order := make([]int, len(v.probabilities))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(v.probabilities[b], v.probabilities[a]) })
	for _, i := range order[:min(mostCandidates, len(order))] {
		list = append(list, privet.Candidate{Label: p.plainLabelAt(i), Confidence: v.probabilities[i]})
	}
	return list
}

// plainAgainstNone adds what the values say against NONE, whatever the header says.
func (v *plainView) plainAgainstNone(kinds []kind, likely map[privet.Label]float64, values []string) {
	count := func(is func(string) bool) (n int) {
		for _, s := range values {
			if is(s) {
				n++
			}
		}
		return n
	}
	n := len(values)
	least := likeWords
	if 2*count(func(s string) bool { return strings.Trim(s, "0123456789") == "" }) >= n {
		least = likePeople
	} else if 2*count(func(s string) bool { return strings.ContainsAny(s, "0123456789") }) >= n {
		least = likeMarks
	}
	person := 0.0
	for label, probability := range likely {
		if likenessOf(label) >= least && !(v.births && label == "DOB") {
			person += probability
		}
	}
	v.evident -= min(personMost, max(0, personEach*logit(min(1, person)))) * float64(n) / (float64(n) + personFew)
	worth := 0.0
	for i, s := range v.scores {
		if w := float64(s.proofs-1) * -math.Log(s.weakest); s.checked && s.weakest <= checkShare && hasCheckOfPerson(kinds[i].label) && w >= checkLeast {
			worth = max(worth, min(checkMost, w))
		}
		if s.checked && v.heading == 0 && kinds[i].label.Category() == privet.CategoryHealth {
			worth = max(worth, 6)
		}
		if s.written && hasCheckOfPerson(kinds[i].label) {
			worth = max(worth, 8)
		}
	}
	v.evident -= worth
	v.inside = count(func(s string) bool { return strings.Contains(s, "@") })*insideOf >= n && 2*v.telling < n
}

// plainAreObjects reports whether half of the values have brackets, and they are long.
func plainAreObjects(values []string) bool {
	brackets, length := 0, 0
	for _, s := range values {
		length += utf8.RuneCountInString(s)
		if strings.ContainsAny(s, "{}[]<>") {
			brackets++
		}
	}
	return 2*brackets >= len(values) && length >= objectLength*len(values)
}

// plainIsYear reports whether a value is a year of the last or of this century.
func plainIsYear(s string) bool {
	n, err := strconv.Atoi(s)
	return err == nil && len(s) == 4 && n >= 1900 && n <= 2099 && s[0] != '+'
}

// plainShare is the share of the values that match.
func plainShare(values []string, re *regexp.Regexp) float64 {
	n := 0
	for _, v := range values {
		if re.MatchString(v) {
			n++
		}
	}
	return float64(n) / float64(len(values))
}

// plainAreUnassigned reports whether values are written as social security numbers and some are none.
func plainAreUnassigned(values []string) bool {
	secured := regexp.MustCompile(`^([0-9]{3})-([0-9]{2})-([0-9]{4})$`)
	odd := 0
	for _, s := range values {
		if m := secured.FindStringSubmatch(s); m != nil && (m[1] >= "900" || m[1] == "000" || m[1] == "666" || m[2] == "00" || m[3] == "0000") {
			odd++
		}
	}
	return len(values) >= 8 && plainShare(values, secured) > 0.9-1e-9 && odd > 0 && 20*odd >= len(values)
}

// plainYearWithin gives the first year that is a run of digits in a value, or at one of its ends.
func plainYearWithin(v string) int {
	for _, run := range regexp.MustCompile(`[0-9]+`).FindAllString(v, -1) {
		if len(run) != 4 && len(run) != 8 {
			continue
		}
		for _, digits := range []string{run[:4], run[len(run)-4:]} {
			if y, _ := strconv.Atoi(digits); y >= 1500 && y <= 2099 {
				return y
			}
		}
	}
	return 0
}

// plainLooks counts what is seen in values.
func plainLooks(values []string) *plainLooking {
	l := &plainLooking{tables: lookTablesOnce(), least: math.MaxInt32}
	for _, v := range values {
		c := new(cell)
		c.set(v)
		l.see(c)
	}
	return l
}

// plainAreBirths reports whether the values are years, most of them long ago and some
// far from others.
func plainAreBirths(values []string) bool {
	if len(values) < fewValues {
		return false
	}
	first, last, old := math.MaxInt, 0, 0
	for _, s := range values {
		n, err := strconv.Atoi(s)
		if err != nil {
			return false
		}
		first, last = min(first, n), max(last, n)
		if plainIsYear(s) && n <= 2008 {
			old++
		}
	}
	return first >= 1900 && last <= 2029 && last-first >= birthsApart && float64(old) >= oldBirths*float64(len(values))
}

// plainAreTimed reports whether the values are UUIDs of versions 1 or 6 whose node is no
// group.
func plainAreTimed(values []string) bool {
	bare := false
	for _, s := range values {
		var b [2 * maxCompact]byte
		t := string(appendCompact(b[:0], s))
		if len(s) != 36 && len(s) != 32 || len(t) != 32 || !isUUID([]byte(t)) || t[12] != '1' && t[12] != '6' || !strings.Contains("02468ACE", t[21:22]) {
			return false
		}
		bare = bare || len(s) == 32
	}
	return !bare || len(values) >= fewValues
}

// lookForThings adds what speaks for NONE in the values: flags, numbers,
// codes of things, and surrogate keys. Where the header names something
// personal, only flags count: "phone" may ask whether there is one.
func (v *plainView) plainLookForThings(values []string, personalHeader, flags bool) {
	all := func(is func(string) bool) bool {
		for _, s := range values {
			if !is(s) {
				return false
			}
		}
		return true
	}
	n := len(values)
	add := func(weight float64, what string) {
		v.none.plainAdd(partNoneThings, weight, privet.EvidenceValues, "%s", what)
		v.evident += weight
	}
	switch {
	case flags:
		add(3, "flags")
		if v.heading > 0 {
			v.none.plainAdd(partNoneFlags, 1, privet.EvidenceValues, "a header that asks whether there is one")
			v.evident += noneNamed
		}
	case personalHeader:
	case all(plainIsSmallNumber):
		add(1.5, "small whole numbers")
	case all(plainIsDecimal):
		add(2.5, "numbers with at most two decimals")
	case n >= fewValues && plainIsSequence(values):
		add(3, "whole numbers in sequence")
	case n >= fewValues && plainHasCommonPrefix(values):
		add(2.5, "codes with a common prefix")
	case all(plainIsUUID) && !plainAreTimed(values):
		add(2, "UUIDs")
	case n >= 4*fewValues && plainDistinct(values) <= n/8:
		add(1, "few different values")
	}
}

// isFlag reports whether a value is one of two states.
func plainIsFlag(s string) bool { return flagWords.has(strings.ToLower(s)) }

// isSmallNumber reports whether a value is a whole number of up to four digits.
func plainIsSmallNumber(s string) bool {
	s = strings.TrimPrefix(s, "-")
	return len(s) > 0 && len(s) <= 4 && isNumber(s)
}

// isDecimal reports whether a value is a number with one or two decimals, with
// or without a currency sign and separators of thousands.
func plainIsDecimal(s string) bool {
	s = strings.Trim(s, "-+$€£¥% ")
	i := strings.LastIndexAny(s, ".,")
	if i <= 0 || len(s)-i-1 < 1 || len(s)-i-1 > 2 || !isNumber(s[i+1:]) {
		return false
	}
	whole := strings.Map(func(r rune) rune {
		if strings.ContainsRune("., '’", r) {
			return -1
		}
		return r
	}, s[:i])
	return whole != "" && len(whole) <= 12 && isNumber(whole)
}

// isSequence reports whether the values are whole numbers that lie close
// together, each of them once: the numbering of the rows.
func plainIsSequence(values []string) bool {
	least, most := int64(1<<62), int64(-1)
	seen := make(map[int64]bool, len(values))
	for _, s := range values {
		n, err := strconv.ParseInt(s, 10, 62)
		if err != nil || n < 0 || seen[n] {
			return false
		}
		seen[n] = true
		least, most = min(least, n), max(most, n)
	}
	return most-least < int64(2*len(values))
}

// hasCommonPrefix reports whether all values begin with the same two letters or
// more and go on with a digit or a hyphen, as in ORD-10023.
func plainHasCommonPrefix(values []string) bool {
	first := values[0]
	n := 0
	for n < len(first) && isLetter(first[n]) {
		n++
	}
	if n < 2 || n > 6 {
		return false
	}
	digits := false
	for _, s := range values {
		if len(s) <= n || s[:n] != first[:n] || !isDigit(s[n]) && s[n] != '-' && s[n] != '_' {
			return false
		}
		digits = digits || strings.ContainsAny(s[n:], "0123456789")
	}
	return digits
}

func plainDistinct(values []string) int {
	seen := make(map[string]bool)
	for _, s := range values {
		seen[s] = true
	}
	return len(seen)
}

// isFreeText reports whether the values are sentences: five words each in the
// mean, and hardly two of them alike.
func plainIsFreeText(values []string) bool {
	words := 0
	for _, s := range values {
		words += strings.Count(s, " ") + 1
	}
	return words >= 5*len(values) && plainDistinct(values)*10 >= len(values)*7
}

// A headerIndex finds phrases in the words of a header.
type plainHeaderIndex struct {
	phrases map[string][]plainHeaderPhrase // by first word
	known   map[string]bool                // words that stand in phrases
	kinds   []kind

	short     map[string]bool
	skeletons map[string][]string // the words of phrases without their vowels
}

type plainHeaderPhrase struct {
	words     []string
	kind      int // index of the kind, or notPersonal
	ambiguous bool
	alone     bool
	short     bool     // a few letters that are no part of other words
	said      []string // the words that join no others
}

func plainNewHeaderIndex(kinds []kind) plainHeaderIndex {
	x := plainHeaderIndex{phrases: map[string][]plainHeaderPhrase{}, known: map[string]bool{}, short: map[string]bool{}, skeletons: map[string][]string{}, kinds: kinds}
	plainAdd := func(phrase string, label privet.Label, from headingSource) {
		kind := slices.IndexFunc(kinds, func(k kind) bool { return k.label == label })
		if label == privet.None {
			kind = notPersonal
		} else if kind < 0 {
			kind = leftOut
		}
		listed, short := from != sourceRecognizer, from == sourceShort
		words := plainHeaderWords(phrase)
		list := x.phrases[words[0]]
		shared, rival := false, false
		for i := range list {
			if !slices.Equal(list[i].words, words) {
				continue
			}
			if k := list[i].kind; listed && (k == kind || kind == notPersonal && k >= 0 && !kinds[k].label.IsBuiltIn()) {
				return
			}
			list[i].ambiguous = list[i].ambiguous || listed
			shared, rival = true, rival || listed && list[i].kind >= 0
		}
		text := strings.Join(words, " ")
		x.phrases[words[0]] = append(list, plainHeaderPhrase{words, kind, short || (rival || ambiguousHeaders[text] || roleHeaders[text]) && !(listed && eventHeaders[text]), short || listed && len(words) == 1 && len(text) <= 3 || listed && shared && kind == notPersonal, short, slices.DeleteFunc(slices.Clone(words), isJoining)})
	}
	for _, k := range kinds {
		for _, r := range k.recognizers {
			for _, h := range r.Headers {
				plainAdd(h, k.label, sourceRecognizer)
			}
		}
	}
	for _, r := range builtIn() {
		for _, h := range r.Headers {
			if !slices.ContainsFunc(kinds, func(k kind) bool { return k.label == r.Label }) {
				plainAdd(h, r.Label, sourceRecognizer)
			}
		}
	}
	for _, p := range notPersonalHeaders {
		plainAdd(p, privet.None, sourceRecognizer)
	}
	for _, thing := range thingsWithNames {
		plainAdd(thing+" name", privet.None, sourceRecognizer)
		plainAdd(thing+"name", privet.None, sourceRecognizer)
	}
	for _, l := range headings.Lists() {
		from := sourceList
		if l.Short {
			from = sourceShort
		}
		for _, h := range l.Headings {
			for _, phrase := range strings.Split(h.Phrases, "|") {
				plainAdd(phrase, h.Label, from)
			}
		}
	}
	for _, list := range x.phrases {
		for _, p := range list {
			for _, w := range p.words {
				if p.short {
					x.short[w] = true
				} else {
					x.known[w] = true
				}
			}
		}
	}
	for w := range x.known {
		if s := string(appendSkeleton(nil, w)); s != string(squeezed([]byte(w), nil)) {
			x.skeletons[s] = append(x.skeletons[s], w)
		}
	}
	for w := range neutralWords.words {
		x.known[w] = true
	}
	for _, w := range unitWords {
		x.known[w] = true
	}
	return x
}

// plainRead gives the words that a word stands for, and whether that is a guess.
func (x plainHeaderIndex) plainRead(word string) (words []string, guessed bool) {
	if len(word) < 3 || len(word) > 48 || x.known[word] || x.short[word] || isDigit(word[0]) {
		return []string{word}, false
	}
	var long []string
	if s := string(squeezed([]byte(word), nil)); len(s) >= 3 {
		long = slices.Clone(x.skeletons[s])
	}
	slices.Sort(long)
	if len(long) == 1 || len(long) > 1 && x.plainOneKind(long) {
		return long[:1], true
	}
	if w := strings.TrimSuffix(word, "s"); w != word && x.known[w] {
		return []string{w}, false
	}
	tail := 6
	if word[0] < 0x80 {
		if words := x.plainPieces(word, map[string][]string{}); words != nil && len(words) <= 4 {
			for i, w := range words {
				if long, ok := shortWords[w]; ok {
					words[i] = long
				}
			}
			return words, true
		}
		if long := x.plainBegun(word); long != "" {
			return []string{long}, true
		}
	}
	for at := range word {
		if at > 0 && len(word)-at >= tail && x.known[word[at:]] {
			return []string{word[:at], word[at:]}, true
		}
	}
	return []string{word}, false
}

// plainBegun gives the first of the phrases of one word that a word is cut off from,
// when all that begin with it are of one kind.
func (x plainHeaderIndex) plainBegun(word string) string {
	var long []string
	kinds := map[int]bool{}
	for w, list := range x.phrases {
		if !isASCII(w) || !strings.HasPrefix(w, word) || len(word) < leastBegun || len(w) < leastBegun+leastCut {
			continue
		}
		for _, p := range list {
			if len(p.words) == 1 && !p.short {
				if len(w) >= len(word)+leastCut {
					long = append(long, w)
				}
				kinds[p.kind] = true
			}
		}
	}
	if len(long) == 0 || len(kinds) > 1 {
		return ""
	}
	return slices.Min(long)
}

// plainOneKind reports whether words are phrases by themselves, and all of one kind.
func (x plainHeaderIndex) plainOneKind(words []string) bool {
	var kinds []int
	for _, w := range words {
		n := len(kinds)
		for _, p := range x.phrases[w] {
			if len(p.words) == 1 && !p.short {
				kinds = append(kinds, p.kind)
			}
		}
		if len(kinds) != n+1 {
			return false
		}
	}
	return slices.Min(kinds) == slices.Max(kinds)
}

// plainPieces gives the fewest known words that a word is made of, the last of them
// the longest it can be, or nil.
func (x plainHeaderIndex) plainPieces(word string, seen map[string][]string) []string {
	if words, ok := seen[word]; ok {
		return words
	}
	var best []string
	for at := range len(word) {
		piece := word[at:]
		if len(piece) < 3 && !shortPieces.has(piece) || !x.known[piece] && shortWords[piece] == "" {
			continue
		}
		var words []string
		if at > 0 {
			if words = x.plainPieces(word[:at], seen); words == nil {
				continue
			}
		}
		if best == nil || len(words)+1 < len(best) {
			best = append(slices.Clone(words), piece)
		}
	}
	seen[word] = best
	return best
}

// plainMeasure is what isMeasure takes.
var plainMeasure = regexp.MustCompile(`^-?[0-9]{1,9}(\.[0-9]*)?$`)

// headerWords splits the name of a column into words in lower case, without
// accents and spelled out: at everything that is neither letter nor digit, between letters and
// digits, and where a capital begins a word, so that customerEmail, IPAddress1
// and "Straße / Nr." give customer email, ip address 1 and strasse number.
func plainHeaderWords(name string) []string {
	return plainSplitHeader(name, func(w string) []string { return []string{w} })
}

// plainSplitHeader is the same with what each word stands for that is not
// shortened.
func plainSplitHeader(name string, read func(word string) []string) []string {
	var words []string
	var word strings.Builder
	end := func() {
		if word.Len() > 0 {
			w := word.String()
			if long, ok := shortWords[w]; ok {
				words = append(words, long)
			} else {
				words = append(words, read(w)...)
			}
			word.Reset()
		}
	}
	runes := []rune(name)
	for i, r := range runes {
		switch {
		case !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r):
			end()
			continue
		case i > 0 && unicode.IsDigit(r) != unicode.IsDigit(runes[i-1]):
			end()
		case i > 0 && unicode.IsUpper(r) && (unicode.IsLower(runes[i-1]) ||
			unicode.IsUpper(runes[i-1]) && i+1 < len(runes) && unicode.IsLower(runes[i+1])):
			end()
		}
		word.WriteString(plainLetter(unicode.ToLower(r)))
	}
	end()
	return words
}

// hits gives for each kind the phrase that says most for it. A phrase inside a
// longer one does not count: "ip address" is no address, and "product name" no
// name.
func (x plainHeaderIndex) plainHits(name string) []headerHit {
	guessed := false
	words := plainSplitHeader(name, func(w string) []string {
		read, guess := x.plainRead(w)
		guessed = guessed || guess
		return read
	})
	if len(words) > mostHeaderWords {
		words = words[len(words)-mostHeaderWords:]
	}
	n := len(words)
	for n > 1 && (isNumber(words[n-1]) || layerWords.has(words[n-1])) {
		n-- // phone 2, phone raw
	}
	type span struct {
		from, to int
		p        plainHeaderPhrase
	}
	var spans []span
	for i := range words[:n] {
		for _, p := range x.phrases[words[i]] {
			if len(p.words) <= len(words)-i && slices.Equal(p.words, words[i:i+len(p.words)]) {
				spans = append(spans, span{i, i + len(p.words), p})
			}
		}
	}
	// The longest phrases that end at a word.
	endsAt := func(n int) (list []span) {
		for _, s := range spans {
			if s.to == n && !slices.ContainsFunc(spans, func(o span) bool { return o.from <= s.from && s.to <= o.to && o.to-o.from > s.to-s.from }) {
				list = append(list, s)
			}
		}
		return list
	}
	for again := true; again; {
		again = false
		last := endsAt(n)
		if len(last) == 0 {
			break
		}
		for _, before := range endsAt(last[0].from) {
			if x.plainIsAbout(before.p, strings.Join(last[0].p.words, " ")) {
				again = true
			}
		}
		if again {
			n = last[0].from
			words = words[:n]
			spans = slices.DeleteFunc(spans, func(s span) bool { return s.to > n })
		}
	}
	if len(words) > 1 && (words[0] == "is" || words[0] == "has") {
		return []headerHit{{kind: notPersonal, phrase: words[0], part: partNoneExact}}
	}
	if len(words) > 1 && words[len(words)-1] == "at" && !slices.ContainsFunc(spans, func(s span) bool { return s.to == len(words) }) {
		return []headerHit{{kind: notPersonal, phrase: "at", part: partNoneExact}} // email_sent_at
	}
	best := map[int]headerHit{}
	denied := false
	for _, s := range spans {
		if slices.ContainsFunc(spans, func(o span) bool {
			return o.from <= s.from && s.to <= o.to && o.to-o.from > s.to-s.from
		}) {
			continue
		}
		h := headerHit{kind: s.p.kind, phrase: strings.Join(s.p.words, " ")}
		exact := s.from == 0 && s.to >= n || plainOthersAreNeutral(words, s.from, s.to, plainRoleOf(x.kinds, s.p.kind))
		h.guessed = guessed
		switch {
		case s.p.kind == notPersonal && exact:
			h.part = partNoneExact
		case s.p.kind == notPersonal:
			h.part = partNoneAtEnd
		case exact && s.p.ambiguous:
			h.part, h.ambiguous = partAmbiguous, true
		case exact:
			h.part = partExact
		case s.to >= n && s.p.ambiguous:
			h.part, h.ambiguous = partAtEndToo, true
		case s.to >= n:
			h.part = partAtEnd
		default:
			h.part = partElsewhere
		}
		if s.p.alone && !exact || h.part == partAtEndToo && h.phrase == "title" || h.part == partElsewhere && (h.phrase == "first" || h.phrase == "last") && s.to < len(words) && saysSomething([]byte(words[s.to])) {
			continue
		}
		h.firm = !guessed && !s.p.alone && !h.ambiguous && len(h.phrase) > shortestFirm
		if s.p.kind == notPersonal {
			if h.part == partNoneExact && opaqueHeadings[h.phrase] {
				continue
			}
			if s.to < n {
				continue // it qualifies what follows: order_email is an e-mail address
			}
			denied = s.from > 0
		}
		if old, ok := best[h.kind]; !ok || h.part.rank() < old.part.rank() {
			best[h.kind] = h
		}
	}
	hits := make([]headerHit, 0, len(best))
	for _, h := range best {
		if denied && h.kind != notPersonal {
			h.part = partDenied
		}
		hits = append(hits, h)
	}
	slices.SortFunc(hits, func(a, b headerHit) int { return a.kind - b.kind })
	for _, h := range hits {
		if !slices.Contains([]part{partNoneAtEnd, partElsewhere, partAtEndToo, partDenied}, h.part) {
			return hits
		}
	}
	said := slices.DeleteFunc(slices.Clone(words[:n]), func(w string) bool { return joiningWords.has(w) })
	telling := slices.DeleteFunc(slices.Clone(said), func(w string) bool { return neutralWords.has(w) || isNumber(w) })
	for _, list := range [][]string{said, telling} {
		if p := x.plainShortened(list); p != nil {
			hit := headerHit{kind: p.kind, phrase: strings.Join(p.words, " "), part: partExact, guessed: true}
			hit.ambiguous = p.ambiguous
			if p.kind == notPersonal {
				hit.part = partNoneAtEnd
			} else if p.ambiguous {
				hit.part = partAmbiguous
			}
			return []headerHit{hit}
		}
	}
	return hits
}

// plainShortened gives the phrase that all words are short for, or nil.
func (x plainHeaderIndex) plainShortened(words []string) (found *plainHeaderPhrase) {
	text := strings.Join(words, "")
	if len(words) < 2 || len(words) > mostShortened || len(text) < leastShortened || !slices.ContainsFunc(words, func(w string) bool { return len(w) >= leastShortenedWord }) {
		return nil
	}
	said := ""
	for _, w := range words {
		if !isAnyNumber([]byte(w)) {
			said += w
		}
	}
	if said != text && len(said) < leastShortened {
		return nil
	}
	most := -1
	kinds := map[int]bool{}
	for _, list := range x.phrases {
		for _, p := range list {
			said := p.said
			if p.short || len(said) != len(words) {
				continue
			}
			same := 0
			for i, w := range words {
				if w == said[i] || oneThing[w] != 0 && oneThing[w] == oneThing[said[i]] {
					same++
				} else if !plainIsShortFor(w, said[i]) {
					same = -len(words)
				}
			}
			if same < 0 || same < most {
				continue
			}
			if same > most {
				most, found, kinds = same, nil, map[int]bool{}
			}
			kinds[p.kind] = true
			this, that := strings.Join(p.words, " "), ""
			if found != nil {
				that = strings.Join(found.words, " ")
			}
			if found == nil || this < that || this == that && p.ambiguous {
				found = &p
			}
		}
	}
	if len(kinds) != 1 || found.kind == leftOut {
		return nil
	}
	return found
}

// plainIsShortFor reports whether a word is the beginning of another one, and consonants
// of what follows.
func plainIsShortFor(w, word string) bool {
	if strings.HasPrefix(word, w) {
		return true
	}
	for n := len(w) - 1; n > 0; n-- {
		rest, ok := strings.CutPrefix(word, w[:n])
		if !ok {
			continue
		}
		for i, c := range w[n:] {
			at := strings.IndexRune(rest, c)
			if at > 0 && i == 0 && strings.Trim(rest[:at], "aeiouy") != "" {
				return false
			}
			if at < 0 || !strings.ContainsRune("bcdfghjklmnpqrstvwxz", c) {
				return false
			}
			rest = rest[at+1:]
		}
		return true
	}
	return false
}

// plainIsAbout reports whether the last phrase of a header only says more about the
// phrase before it.
func (x plainHeaderIndex) plainIsAbout(before plainHeaderPhrase, last string) bool {
	if before.kind == notPersonal {
		text := strings.Join(before.words, " ")
		return nameTailWords[last] && !passingWords[text] || text == "source" && valueTailWords[last]
	}
	role := plainRoleOf(x.kinds, before.kind)
	if role.isNeutral(last) || role&tailTyped != 0 && typeTailWords[last] {
		return true
	}
	switch {
	case nameTailWords[last], describingTailWords[last], last == "source":
		if role&tailNamed != 0 {
			return true
		}
	case codeTailWords[last]:
		return role&tailCoded != 0
	case dateTailWords[last]:
		return role&tailDated != 0
	}
	return valueTailWords[last] && (role&tailNamed != 0 || !before.ambiguous)
}

// plainRoleOf is the role of a kind, if it is one.
func plainRoleOf(kinds []kind, kind int) tailRole {
	if kind < 0 {
		return 0
	}
	return tailRoles(kinds)[kind]
}

// plainIsWorded reports whether a header has words, and no phrase that is known.
func (x plainHeaderIndex) plainIsWorded(name string) bool {
	words := plainSplitHeader(name, func(w string) []string {
		read, _ := x.plainRead(w)
		return read
	})
	if len(words) > mostHeaderWords {
		words = words[len(words)-mostHeaderWords:]
	}
	if len(x.plainHits(name)) > 0 {
		return false
	}
	said := make([]bool, len(words))
	any := false
	n := len(words)
	for n > 1 && (isNumber(words[n-1]) || layerWords.has(words[n-1])) {
		n--
	}
	for i := range words[:n] {
		for _, p := range x.phrases[words[i]] {
			if len(p.words) <= len(words)-i && slices.Equal(p.words, words[i:i+len(p.words)]) {
				any = true
				for k := range p.words {
					said[i+k] = true
				}
			}
		}
	}
	short := regexp.MustCompile(`^[a-z]{2,}$`)
	something, shortened, other := false, 0, any
	for i, w := range words {
		something = something || !said[i] && saysSomething([]byte(w))
		if len(w) >= 2 && !opaqueWords.has(w) && !neutralWords.has(w) {
			if short.MatchString(w) {
				shortened++
			} else {
				other = true
			}
		}
	}
	return something || shortened >= 2 && !other
}

// othersAreNeutral reports whether all words outside words[from:to] only say
// whose it is or which.
func plainOthersAreNeutral(words []string, from, to int, role tailRole) bool {
	for i, w := range words {
		if (i < from || i >= to) && !neutralWords.has(w) && !isNumber(w) && !role.isNeutral(w) {
			return false
		}
	}
	return true
}

// plainSet makes the cell hold a value.
func (c *cell) plainSet(value string) {
	value, c.folded = foldCell(c.folded, strings.TrimSpace(value))
	c.text, c.spelt = strings.TrimSpace(value), true
	c.compact, c.spelled = nil, false
	if len(c.text) > len(c.buf) {
		return
	}
	c.spelled = true
	gap := true // before the first character
	n := 0
	for i := range len(c.text) {
		switch b := c.text[i]; {
		case isAlnum(b):
			c.buf[n] = upper(b)
			n++
			gap = false
		case b == ' ' || b == '-' || b == '.' || b == '/':
			c.spelled = c.spelled && !gap
			gap = true
		default:
			c.spelled = false
			gap = true
		}
	}
	c.spelled = c.spelled && !gap
	if n <= maxCompact {
		c.compact = c.buf[:n]
	}
}

// plainLabelAt is the label at an index of probabilities.
func (p *plainProfiler) plainLabelAt(i int) privet.Label {
	switch i - len(p.kinds) {
	case 0:
		return privet.None
	case 1:
		return privet.Unknown
	}
	return p.kinds[i].label
}
