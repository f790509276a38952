package profiler

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet"
)

// This file has the values of kinds that have few: sexes and marital statuses, in the
// languages of the world. A column whose values are not among them is not of the kind,
// unless its header says so.

// A genderAlphabet is a set of letters that stand for sexes side by side, one bit each.
// A word for a sex is of all alphabets.
type genderAlphabet uint16

const (
	genderMF genderAlphabet = 1 << iota // English and most others
	genderMW                            // German
	genderHF                            // French
	genderHM                            // Spanish
	genderMV                            // Dutch
	genderMK                            // Polish, Swedish, Danish, Norwegian
	genderKE                            // Turkish
	genderFN                            // Hungarian
	genderMN                            // Finnish
	genderMZ                            // Czech, Slovak
	genderRU
	genderUA
	genderGR
	genderLP // Indonesian
	genderIL
	genderWord = genderIL<<1 - 1
)

// genderLetters are the letters, those of women and men first. Those behind the stroke
// stand for others, and never alone.
var genderLetters = map[genderAlphabet]string{
	genderMF: "mf|xuod", genderMW: "mw|dx", genderHF: "hf|xa", genderHM: "hm|xo", genderMV: "mv|xo", genderMK: "mk|x", genderKE: "ke", genderFN: "fn", genderMN: "mn", genderMZ: "mž",
	genderRU: "мж", genderUA: "чж", genderGR: "αθ|γ", genderLP: "lp", genderIL: "זנ",
}

// genderWords are words for sexes.
const genderWordList = "male female man woman boy girl other|non-binary|nonbinary|non binary|genderqueer|genderfluid|transgender|trans male|trans female|diverse|intersex|unknown|prefer not to say|not specified|not stated|undisclosed|unspecified|" +
	"männlich weiblich divers mann frau herr homme femme masculin féminin hombre mujer masculino femenino varón hembra maschio femmina maschile femminile uomo donna " +
	"feminino homem mulher vrouw mannelijk vrouwelijk mężczyzna kobieta męska żeńska man kvinna mand kvinde mann kvinne mies nainen muž žena mužské ženské mužský ženský férfi nő erkek kadın " +
	"мужской женский муж жен мужчина женщина чоловік жінка чоловіча жіноча чол жін чоловічий жіночий άνδρας γυναίκα άρρεν θήλυ ανδρας γυναικα masculin feminin bărbat femeie мъж жена muški ženski moški " +
	"男 女 男性 女性 男子 女子 其他 未知 남 여 남자 여자 남성 여성 ذكر أنثى انثى पुरुष महिला स्त्री अन्य זכר נקבה גבר אישה ชาย หญิง nam nữ laki-laki perempuan pria wanita lelaki mwanaume mwanamke|laki laki|masc fem masc. fem. nb"

// genderSets gives the alphabets of each word and letter. Letters that never stand alone
// are in genderOthers.
var genderSets, genderOthers = func() (sets map[string]genderAlphabet, others map[string]bool) {
	sets, others = map[string]genderAlphabet{}, map[string]bool{}
	for alphabet, letters := range genderLetters {
		first, rest, _ := strings.Cut(letters, "|")
		for _, r := range first + rest {
			sets[string(r)] |= alphabet
		}
		for _, r := range rest {
			others[string(r)] = true
		}
	}
	for _, letters := range genderLetters {
		first, _, _ := strings.Cut(letters, "|")
		for _, r := range first {
			delete(others, string(r))
		}
	}
	for _, w := range phraseList(genderWordList) {
		sets[w] = genderWord
	}
	return sets, others
}()

// phraseList splits a list at strokes, and what has none of them around it at spaces.
func phraseList(list string) (phrases []string) {
	for i, part := range strings.Split(list, "|") {
		if i == 0 || strings.Count(part, " ") > 3 {
			phrases = append(phrases, strings.Fields(part)...)
		} else {
			phrases = append(phrases, part)
		}
	}
	return phrases
}

// maritalWords are words for being married or not.
var maritalWords = func() map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Split("single|married|divorced|widowed|separated|domestic partnership|civil union|civil partnership|never married|unmarried|widow|widower|engaged|partnered|common law|cohabiting|living together|domestic partner|s|m|d|w|"+
		"ledig|verheiratet|geschieden|verwitwet|getrennt lebend|getrennt|eingetragene lebenspartnerschaft|lebenspartnerschaft|vh|gesch|verw|célibataire|marié|mariée|marié(e)|divorcé|divorcée|divorcé(e)|veuf|veuve|veuf(ve)|pacsé|pacsée|pacsé(e)|concubinage|séparé|séparée|séparé(e)|union libre|"+
		"soltero|soltera|soltero/a|soltero(a)|casado|casada|casado/a|casado(a)|divorciado|divorciada|divorciado/a|divorciado(a)|viudo|viuda|viudo/a|viudo(a)|separado|separada|separado/a|separado(a)|unión libre|unión de hecho|pareja de hecho|celibe|nubile|coniugato|coniugata|coniugato/a|divorziato|divorziata|divorziato/a|vedovo|vedova|vedovo/a|separato|separata|sposato|sposata|"+
		"solteiro|solteira|solteiro(a)|solteiro/a|casado (a)|divorciado (a)|viúvo|viúva|viúvo(a)|viúvo/a|união estável|desquitado|desquitada|união de facto|ongehuwd|gehuwd|gescheiden|weduwe|weduwnaar|alleenstaand|samenwonend|geregistreerd partnerschap|kawaler|panna|żonaty|mężatka|zamężna|rozwiedziony|rozwiedziona|wdowiec|wdowa|kawaler/panna|wolny|wolna|w separacji|"+
		"ogift|gift|skild|änka|änkling|änkeman|sambo|registrerad partner|ugift|fraskilt|skilt|enke|enkemand|enkemann|samboer|separeret|separert|naimaton|naimisissa|eronnut|leski|avoliitto|avoliitossa|rekisteröity parisuhde|svobodný|svobodná|ženatý|vdaná|rozvedený|rozvedená|vdovec|vdova|slobodný|slobodná|vydatá|"+
		"nőtlen|hajadon|házas|elvált|özvegy|egyedülálló|férjezett|nős|bekar|evli|boşanmış|dul|ayrı|nişanlı|necăsătorit|necăsătorită|căsătorit|căsătorită|divorțat|divorțată|văduv|văduvă|άγαμος|άγαμη|έγγαμος|έγγαμη|διαζευγμένος|διαζευγμένη|χήρος|χήρα|παντρεμένος|παντρεμένη|"+
		"холост|не замужем|женат|замужем|разведен|разведён|разведена|вдовец|вдова|холост/не замужем|женат/замужем|холостой|в разводе|разведён/разведена|вдова/вдовец|неодружений|неодружена|не одружений|одружений|одружена|заміжня|незаміжня|розлучений|розлучена|вдівець|женен|омъжена|неженен|разведен(а)|"+
		"未婚|已婚|离异|离婚|丧偶|再婚|既婚|独身|離婚|死別|離別|배우자 있음|미혼|기혼|이혼|사별|أعزب|عزباء|متزوج|متزوجة|مطلق|مطلقة|أرمل|أرملة|अविवाहित|विवाहित|तलाकशुदा|विधवा|विधुर|רווק|רווקה|נשוי|נשואה|גרוש|גרושה|אלמן|אלמנה|โสด|สมรส|แต่งงาน|หย่า|หย่าร้าง|หม้าย|độc thân|đã kết hôn|kết hôn|ly hôn|góa|đã ly hôn|"+
		"kawin|belum kawin|cerai|cerai hidup|cerai mati|menikah|belum menikah|lajang|duda|janda", "|") {
		set[w] = true
	}
	return set
}()

// A wordGate lets through the words of a list, and few of those that are on none: it
// knows the first and the last letter of each, which takes a tenth of the time of a
// look-up.
type wordGate [1 << 10]bool

func newWordGate[V any](words map[string]V) *wordGate {
	var g wordGate
	for w := range words {
		if w[0] < utf8.RuneSelf && w[len(w)-1] < utf8.RuneSelf {
			g[gateOf(w)] = true
		}
	}
	return &g
}

func gateOf(w string) int {
	return int(w[0]&31)<<5 | int(w[len(w)-1]&31)
}

// passes reports whether a word may be on the list, in any letter case. What begins or
// ends with a letter beyond ASCII passes.
func (g *wordGate) passes(w string) bool {
	if w == "" || len(w) > longestClosed-8 {
		return false
	}
	return w[0] >= utf8.RuneSelf || w[len(w)-1] >= utf8.RuneSelf || g[gateOf(w)]
}

var genderGate, maritalGate = newWordGate(genderSets), newWordGate(maritalWords)

// longestClosed is how many bytes of a value are compared, which is more than the
// longest of these words has.
const longestClosed = 64

// genderAlphabets gives the alphabets that have a value as a letter for a sex, all of
// them for a word, and none for anything else. It reports whether the letter is one
// that does not stand alone.
func genderAlphabets(v string) (a genderAlphabet, other bool) {
	if !genderGate.passes(v) {
		return 0, false
	}
	var buf [longestClosed]byte
	folded := appendFolded(buf[:0], v)
	return genderSets[string(folded)], genderOthers[string(folded)]
}

// isGender reports whether a value is a word or letter for a sex or gender.
func isGender(v string) bool {
	a, _ := genderAlphabets(v)
	return a != 0
}

// isMaritalStatus reports whether a value is a word for being married or not.
func isMaritalStatus(v string) bool {
	if !maritalGate.passes(v) {
		return false
	}
	var buf [longestClosed]byte
	return maritalWords[string(appendFolded(buf[:0], v))]
}

// areGenders reports whether the values that are sexes can be so side by side: m and f
// can, y and n cannot, and a single letter that stands everywhere may be anything.
func (p *judge) areGenders(values []string) bool {
	common, told := genderWord, false
	first := ""
	for _, v := range values {
		if v = valueIn(v); p.allowed.saysNothing(v) {
			continue
		}
		a, other := genderAlphabets(v)
		if a == 0 {
			continue
		}
		common &= a
		if !other && first == "" {
			first = v
		}
		told = told || a == genderWord || !other && !strings.EqualFold(v, first)
	}
	return common != 0 && told
}

// closedLabels are the labels of which all values are known. Those of untoldLabels and
// commonLabels are told by no value: codes and amounts may be anything, and so may the
// three digits that all values of a column have by chance.
var (
	closedLabels = []privet.Label{"GENDER", "MARITAL_STATUS"}
	untoldLabels = []privet.Label{"SALARY", "EMPLOYEE_ID", "CUSTOMER_ID"}
	commonLabels = []privet.Label{"CVV"}
)

// formedLabels are those whose values have forms that are known for the whole world:
// values without such a form are nothing of the kind, whatever else they look like.
var formedLabels = []privet.Label{"EMAIL_ADDRESS", "PHONE_NUMBER", "FAX_NUMBER", "IP_ADDRESS", "MAC_ADDRESS", "URL", "IBAN", "CREDIT_CARD", "SWIFT_CODE", "ZIP_CODE", "VIN", "IMEI", "SSN", "BLOOD_TYPE",
	"USER_AGENT", "CREDIT_CARD_EXPIRATION"}

// isWordy reports whether values of a label are words, which have no digits.
func isWordy(l privet.Label) bool {
	switch l {
	case "CITY", "STATE", "COUNTRY":
		return true
	}
	return likenessOf(l) == likeWords && l.Category() != privet.CategoryHealth
}

// closedShare is the share of the values that are known words, below which a column
// whose header does not say so is not of a kind that has only such.
const closedShare = 0.8

// isClosed reports whether n values can be of a kind of which all values are known.
func (p *judge) isClosed(values []string, label privet.Label, f fit, n int) bool {
	return float64(f.matched) >= closedShare*float64(n) && (label != "GENDER" || p.areGenders(values))
}

// areStateCodes reports whether the values are digits that a column which is called by a
// kind of closed words writes in their place. Those for sexes are of ISO/IEC 5218: 0 not
// known, 1 male, 2 female, 9 not applicable; with two of them any are used.
func (p *judge) areStateCodes(values []string, label privet.Label) bool {
	said := false
	for _, v := range values {
		if v = valueIn(v); p.allowed.saysNothing(v) {
			continue
		}
		said = true
		if v = strings.TrimSuffix(v, ".0"); len(v) != 1 || !isDigit(v[0]) || label == "GENDER" && v[0] > '2' && v[0] != '9' {
			return false
		}
	}
	return said
}

// weighCodes adds to the score of a kind what is said by n values that are codes for it,
// as its header says.
func (s *score) weighCodes(n int) {
	s.matched = n
	s.add(partFitNamed, looseFit, privet.EvidenceValues, "codes in the place of words")
	if s.ambiguous {
		s.add(partLookNamed, leastLookNamed, privet.EvidenceValues, "how the values look")
	}
}

// A ruledGroup is a group of the model that is a kind, and what rules there are for it.
type ruledGroup struct {
	group, kind int
	is          uint8
}

// The rules: those of closedLabels, untoldLabels, commonLabels and formedLabels, of
// words, and of ages. The first three take it away unless something speaks for it.
const (
	ruledClosed = 1 << iota
	ruledUntold
	ruledCommon
	ruledFormed
	ruledWordy
	ruledAge

	ruledAlways = ruledClosed | ruledUntold | ruledCommon
)

// rulesOf gives the rules that there are for a label.
func rulesOf(l privet.Label) (is uint8) {
	for _, rule := range []struct {
		is     uint8
		labels []privet.Label
	}{{ruledClosed, closedLabels}, {ruledUntold, untoldLabels}, {ruledCommon, commonLabels}, {ruledFormed, formedLabels}} {
		if slices.Contains(rule.labels, l) {
			is |= rule.is
		}
	}
	if isWordy(l) {
		is |= ruledWordy
	}
	if l == "AGE" {
		is |= ruledAge
	}
	return is
}

// rule takes from the kinds that the header does not name what the values cannot be,
// however they look, and gives it to all others.
func (p *judge) rule(x *table, v *view, values []string) {
	g := &x.guess
	left := 1.0
	g.untold = 0
	groups := x.ruled // few of them
	if x.things.flags {
		groups = x.allGroups
	}
	words := x.looks.likeness(v.count) == likeWords
	for i := range groups {
		of := &groups[i]
		k := of.kind // whose odds may be 0 already, which is not asked: it is as good as random
		switch {
		case of.is&ruledAlways != 0, x.things.flags,
			of.is&ruledFormed != 0 && 2*x.tally.fit[k].matched < v.count,
			of.is&ruledWordy != 0 && !words,
			of.is&ruledAge != 0 && !x.things.areAges():
		default:
			continue
		}
		switch {
		case of.is&ruledClosed != 0 && p.isClosed(values, p.kinds[k].label, x.tally.fit[k], v.count):
		case of.is&ruledUntold != 0 && !x.things.flags && float64(x.tally.fit[k].matched) >= closedShare*float64(v.count): // a recognizer of the caller's own
		case v.names(k):
		default:
			left -= g.odds[of.group]
			if of.is&ruledUntold != 0 && !x.things.flags {
				g.untold += g.odds[of.group]
			}
			g.odds[of.group] = 0
		}
	}
	if left < 1 {
		g.by = 1 / max(left, leastLeft)
	}
	switch r, c := x.region, x.town; {
	case v.count >= fewValues && g.knows(r) && v.heading == 0 && p.areRegions(values):
		// Codes of two letters look like any others; these are of one country.
		g.give(r, regionSure)
	case g.knows(r) && g.knows(c) && !v.names(r) && g.probability(r) >= leastTowns && x.looks.areTowns(p, values):
		// The state is called as its town is.
		moved := g.odds[g.place[r]] * townsSure
		g.odds[g.place[r]] -= moved
		g.odds[g.place[c]] += moved
	default:
		if k := p.closedKind(x, v, values); k >= 0 {
			g.give(k, closedSure)
		}
	}
	if k := x.address; v.count >= fewBuilds && v.heading == 0 && g.knows(k) && x.tally.fit[k].matched*10 >= v.count*9 {
		// Those that are versions have been taken out.
		g.give(k, addressSure)
	}
	if x.things.areTimed(v.count) {
		v.telling = v.count
		if v.heading > 0 {
			return // it says whose number it is
		}
		for i := range g.odds {
			g.odds[i] = g.of(i) * (1 - deviceSure)
		}
		device := groupOthers
		if x.device >= 0 {
			device = int(g.place[x.device])
		}
		g.odds[device] += deviceSure
		g.by = 1
	}
}

// give gives a kind that the model knows so much of the probability of all.
func (g *guessing) give(kind int, sure float64) {
	for i := range g.odds {
		g.odds[i] = g.of(i) * (1 - sure)
	}
	g.odds[g.place[kind]] += sure
	g.by = 1
}

// Of the words of closed kinds that no header names, and of the towns that states are called by.
const (
	closedSure  = 0.95 // how sure it is that values which are all such words are of the kind
	leastTowns  = 0.1  // the probability of states from which on it is asked
	townsSure   = 0.9  // how sure it is that they are towns
	townWeight  = 6    // of a word for a place that is a town
	townsShare  = 9    // tenths of the values that the lexicon knows as states or towns
	leastClosed = 3    // letters of a word of ASCII
	fewClosed   = 2    // different ones
)

// closedKind gives the kind of closed words that all values are of, where the header says
// nothing: several words, and no letters that may stand for anything. It gives -1 for none.
func (p *judge) closedKind(x *table, v *view, values []string) int {
	if v.heading != 0 || v.count < fewValues {
		return -1
	}
	for k := range x.closed.all() {
		if x.tally.fit[k].matched != v.count || !x.guess.knows(k) || !p.isClosed(values, p.kinds[k].label, x.tally.fit[k], v.count) {
			continue
		}
		first, different := "", 0
		for _, s := range values {
			if s = valueIn(s); p.allowed.saysNothing(s) {
				continue
			}
			if isASCII(s) && len(s) < leastClosed {
				return -1
			}
			if different == 0 || different < fewClosed && !strings.EqualFold(s, first) {
				first, different = s, different+1
			}
		}
		if different >= fewClosed {
			return k
		}
	}
	return -1
}

// areTowns reports whether nearly all values that the lexicon knows as states are towns as well,
// as Udine is.
func (l *looking) areTowns(p *judge, values []string) bool {
	var buf [longestClosed]byte
	states, towns := 0, 0
	for _, s := range values {
		if s = valueIn(s); p.allowed.saysNothing(s) || len(s) > longestClosed-8 {
			continue
		}
		w := l.tables.weigh(appendFolded(buf[:0], s))
		if w.of(classRegion) == 0 && w.of(classPlace) == 0 {
			continue
		}
		states++
		if w.of(classPlace) >= townWeight {
			towns++
		}
	}
	return states > 0 && towns*10 >= states*townsShare
}

// Ages, where no header names them.
const (
	leastToldAge = 14
	mostToldAge  = 105
)

// areAges reports whether the values can be told to be ages: whole numbers, enough of
// them, and none that a small count or a percentage is likely to be.
func (g *things) areAges() bool {
	return g.count >= fewValues && g.numbers && g.least >= leastToldAge && g.most <= mostToldAge
}

// regionSure is how sure it is that codes of states of one country are such.
const regionSure = 0.98

// deviceSure is how sure it is that UUIDs which hold the address of a machine tell which
// one made them.
const deviceSure = 0.98

// addressSure is how sure it is that values written as internet addresses are such, where
// they are no versions.
const addressSure = 0.9

// leastLeft is the least probability that is thought to be left by rule.
const leastLeft = 1e-3
