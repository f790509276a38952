package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds organisations that the lexicon knows where nothing has to say firm beside them: FPÖ, Netflix, the SPD of
// SPD-Chef. How sure one is says what stands beside it. What is somebody's name as well, or an everyday word, needs more.

// How sure such organisations are: where nothing stands beside them, and what one of the signs adds.
const (
	orgAlone   = 0.78
	orgBeside  = 0.06
	mostOrgAll = 0.92
)

// The lengths of acronyms, in letters.
const (
	fewestOrgLetters = 2
	mostOrgLetters   = 6
)

var (
	// tellVerbs are what only people and organisations do: they say, ask and refuse.
	tellVerbs = withCapitals("said says told warned announced denied confirmed declined refused urged accused criticised criticized argued insisted voted sagte sagt teilte erklärte warnte forderte fordert lehnt lehnte bestätigte kritisierte kritisiert stimmte kündigte dit affirme précise précisé indique indiqué réclame dénonce dénoncé annonce annoncé assure critique refuse demande " +
		"dijo afirmó afirma anunció pidió pide denunció denuncia exige confirmó rechaza rechazó criticó dice detto chiede chiesto annuncia annunciato denuncia accusa critica disse diz anunciou pediu pede nega negou criticou confirmou zei zegt meldt meldde eist waarschuwt noemt noemde vindt powiedział powiedziała podał podała zapowiedział zapowiedziała poinformował poinformowała domaga krytykuje zarzucił zarzucili " +
		"säger sade sa kräver varnar meddelar avslår kritiserar sier krever advarer mener siger sagde kræver advarer mener řekl řekla uvedl uvedla oznámil oznámila tvrdí odmítl odmítá žádá dedi açıkladı duyurdu istedi istiyor bildirdi belirtti eleştirdi заявил заявила заявило заявили сообщил сообщила сообщило сообщили сообщает отказался отказалась требует потребовал потребовала")

	// newsVerbs are what else news say of them.
	newsVerbs = withCapitals("wrote reported reports plans planned wants wanted expects expected will would rose fell gained lost slipped climbed jumped dropped beat agreed sold bought cut cuts owns signed joined called won raised published filed paid has had " +
		"will wolle plant streicht baut steigt stieg fiel verlor gewann verkauft kauft übernimmt hat hatte wird wurde schließt rechnet senkt erhöht legte a avait veut supprime vend rachète perd gagne prévoit va était compte nomme " +
		"ganó perdió vende compra cerró cierra ha había quiere prevé será nombró aveva vuole prevede perde attacca taglia chiude apre quer vai vendeu comprou fechou tem tinha prevê nomeou wil heeft had verkoopt koopt sluit schrapt verwacht wordt gaat chce planuje zamyka sprzedaje kupuje zapowiada ma traci " +
		"vill planerar säljer köper stänger varslar räknar har hade avstår väntar vil selger kjøper stenger venter hadde sælger køber lukker havde venter plánuje prodává kupuje zavírá má satıyor kapatıyor хочет планирует закрывает продаёт купил продал подал подала ожидает снизил повысил выпустил выпустила")

	// ofFirms stand behind a firm whose they are, and ownedBy begin a clause of one.
	ofFirms = wordSet("store stores branch outlet supermarket supermarkets factory plant employees workers shares executives executive spokesman spokeswoman spokesperson website customers")
	ownedBy = wordSet("its which whose dessen deren")

	// orgArticles stand before such an organisation, beside acronymBefore.
	orgArticles = withCapitals("und et and the der die das den dem des vom zum zur beim bei von und le la les l' du des au aux el los las del al y e il lo gli i dell dal dalla alla della nel nella sul o a os as do da dos das ao à no na pelo pela de het van bij naar en och og från på av hos af ved w z do od przez dla i oraz u od k ke ve a ze " +
		"в во из от для при к у с и против against with for by at from of and between like versus via through mit für gegen durch pour par chez contre para por con contra per tra fra met voor tegen door mot for med mod przeciw")

	// notOrgAlone are words of the lexicon's organisations that are more often something else, in texts of any kind.
	notOrgAlone = withCapitals("visa apple target gap shell orange oracle next java amazon mango boss subway total dove puma jaguar lotus polo golf corona mars axa era est esa cia ansa un eu us uk who it sms ok tv pc hp lg aa pp ps pm am ag sa se nv bv co cv id ip iban bic iso ieee acm gnu gpl mit bsd isbn pdf vat gst gps lan usb html http https url sql xml json api cpu gpu ram rom dna rna hiv aids covid suv vw msc bsc mini ee fo ed saturn renaissance mercury " +
		"pci windows linux debian android chrome excel word outlook diesel office senate congress parliament court council bundestag bundesrat")
)

// withKnownOrgs puts the organisations among the spans of the chain text[at:end] that the lexicon knows.
func withKnownOrgs(first cue, spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) {
	for i := at; i < end; {
		e, capital := wordAt(text, i)
		if e == i {
			_, n := utf8.DecodeRuneInString(text[i:])
			i += n
			continue
		}
		if capital && e-i > 1 {
			cues := first.in(text, at, i, e)
			if cues&(cuePolity|cueKnown) == 0 {
				i = e
				continue // as most
			}
			if to, p := knownOrgAt(spans, text, i, e, cues); to > i && (mayBeOrg(spans, i, to, p, strings.IndexByte(text[i:to], ' ') > 0) || isAmongOrgs(text, i, to)) {
				spans = withoutTail(spans, text, i)
				spans = withSpan(spans, tagger.Span{Start: i, End: to, Label: tagger.Organization, Confidence: p})
				end = max(end, to)
				e = max(e, to)
			}
		}
		i = e
	}
	return spans, end
}

// withoutTail cuts the names of people off before text[i], where an organisation begins: Anna Lind von Siemens.
func withoutTail(spans []tagger.Span, text string, i int) []tagger.Span {
	for k := range spans {
		s := &spans[k]
		if s.Label != tagger.Person || s.Start >= i || s.End <= i {
			continue
		}
		end := i - 1
		if j := wordStartWithin(text, end, s.Start); j > s.Start && !isCapitalAt(text, j) {
			end = j - 1
		}
		if strings.IndexByte(text[s.Start:max(s.Start, end)], ' ') > 0 {
			s.End, s.Confidence = end, max(s.Confidence, leastPair)
		}
	}
	return spans
}

// mayBeOrg reports whether the spans say nothing of text[at:to] that is as sure, or, of several words, of a part of them only.
func mayBeOrg(spans []tagger.Span, at, to int, p float64, several bool) bool {
	for i := range spans {
		s := &spans[i]
		if s.Start >= to || s.End <= at || s.Confidence < DefaultMinConfidence {
			continue
		}
		if several && s.Start >= at && s.End <= to && (s.Label == tagger.Location || s.Start > at || s.End < to) {
			continue // the land of France Télévisions
		}
		if s.Start != at || s.End != to || s.Label == tagger.Organization && p < orgOfLand || s.Confidence > p {
			return false
		}
	}
	return true
}

// knownOrgAt is the end of the organisation that the word text[at:e] is or begins, and how sure it is; or at.
func knownOrgAt(spans []tagger.Span, text string, at, e int, cues cue) (int, float64) {
	whole := lexicon.Lookup(text[at:e])
	if isElidedWord(text, at, e) {
		return at, 0 // L'équipe
	}
	if whole.Is(lexicon.Begins) && e+2 < len(text) && text[e] == ' ' && text[e+1] != ' ' && (isCapitalAt(text, e+1) || text[at+1] >= 'a' && (whole.Common() < 3 || whole.Is(lexicon.OrgWord))) {
		if to, p := knownPhraseAt(text, at, e); to > at {
			return to, p
		}
	}
	if cues&cuePolity != 0 {
		if to, p := polityAt(text, at, e); to > at {
			return to, p
		}
	}
	if isAmongOrgs(text, at, e) && !inSet(notOrgAlone, text[at:e]) {
		return e, orgSure(signBefore | signKind)
	}
	if isSeen(spans, at) {
		return at, 0
	}
	to := e
	if k := strings.IndexByte(text[at:e], '-'); k > 0 && !whole.Is(lexicon.Organization) {
		to = at + k
	}
	if k := strings.IndexByte(text[at:to], '\''); k > 1 {
		to = at + k
	} else if k := strings.Index(text[at:to], "’"); k > 1 {
		to = at + k
	}
	if to < e && text[to] != '-' && whole.Is(lexicon.Organization) {
		to = e // Macy's
	}
	if to-at < fewestOrgLetters || joinsBefore(text, at) || at > 0 && strings.IndexByte("-/_.#@&=<`$*\\+", text[at-1]) >= 0 || joinsAfter(text, to) {
		return at, 0
	}
	word, c := text[at:to], whole
	if to < e {
		c = lexicon.Lookup(word)
	}
	if n := capitalsOf(word); n > 0 {
		return acronymAloneAt(text, at, to, n, c)
	}
	if to-at < 3 || isInCapitals(word) {
		return at, 0
	}
	if !c.Is(lexicon.Organization) || c.Is(lexicon.Country|lexicon.Region|lexicon.Demonym|lexicon.Title|lexicon.Occupation|lexicon.Religion) ||
		c.Common() > 2 || c.Given() > 0 || c.Family() > 2 || c.Place() > 0 || inSet(notOrgAlone, word) {
		return at, 0
	}
	if to < e && text[to] == '-' && !isCompoundRest(text, to, e) || to < len(text) && !mayFollowOrg(text, to) {
		return at, 0
	}
	least := 0
	if c.Common() == 2 || c.Family() > 0 || c.Is(lexicon.Thing) {
		least = 1
	}
	first := startsSentence(text, at)
	signs := orgSigns(text, at, to)
	if strings.HasSuffix(text[:at], "he ") && to == e {
		signs &^= signBefore // the Renaissance
	}
	if !isOrgOnly(c, to-at) && (first && signs&signBehind == 0 || signs.count() < least) || first && signs&signBehind == 0 && !isSubject(text, to) {
		return at, 0
	}
	if hasCapitalBeside(text, at, to) {
		return at, 0 // a part of something longer
	}
	return to, orgSure(signs)
}

// isOrgOnly reports whether a word of a class, and of n bytes, is hardly anything but an organisation.
func isOrgOnly(c lexicon.Class, n int) bool {
	return c.Family() == 0 && !c.Is(lexicon.Thing) && (c.Common() < 2 || c.Common() == 2 && n >= fewestOrgOnly)
}

// fewestOrgOnly is how long a word that is seen in texts a little must be to be an organisation alone, in bytes.
const fewestOrgOnly = 9

// isSubject reports whether a word in small letters stands behind a blank at text[i].
func isSubject(text string, i int) bool {
	if i+2 >= len(text) || text[i] != ' ' {
		return false
	}
	e, capital := wordAt(text, i+1)
	return e > i+1 && !capital
}

// isElidedWord reports whether the word text[at:e] begins with an article that has lost its vowel, and goes on in small letters.
func isElidedWord(text string, at, e int) bool {
	i := at + 1
	if i < e && text[i] >= 'a' && text[i] <= 'z' {
		i++ // Qu'
	}
	switch {
	case i >= e:
		return false
	case text[i] == '\'':
		i++
	case strings.HasPrefix(text[i:], "’"):
		i += len("’")
	default:
		return false
	}
	return i < e && !isCapitalAt(text, i)
}

// orgSure is how sure an organisation with such signs is.
func orgSure(signs orgSign) float64 {
	return min(mostOrgAll, orgAlone+orgBeside*float64(signs.count()))
}

// mostOrgWords bounds the words of an organisation that the lexicon knows.
const mostOrgWords = 6

// knownPhraseAt is knownOrgAt for names of several words: Louis Vuitton, Parti socialiste. The longest counts.
func knownPhraseAt(text string, at, e int) (int, float64) {
	if joinsBefore(text, at) || inSet(orgArticles, text[at:e]) {
		return at, 0
	}
	var c lexicon.Class
	to := at
	for i, n := e, 1; n < mostOrgWords && i+2 < len(text) && text[i] == ' '; n++ {
		next, _ := wordAt(text, i+1)
		if next == i+1 || next-at > lexicon.LongestWord {
			break
		}
		if d := lexicon.Lookup(text[at:next]); d.Is(lexicon.Organization) && !joinsAfter(text, next) {
			c, to = d, next
		}
		i = next
	}
	if to == at || c.Given() > 0 || c.Family() > 0 || c.Place() > 1 || c.Is(lexicon.Country|lexicon.Thing) || c.Common() > 2 {
		return at, 0
	}
	signs := orgSigns(text, at, to)
	if isOfLand(text, at, e, to) && signs != 0 {
		return to, orgOfLand // France Inter
	}
	if hasCapitalBeside(text, at, to) || startsSentence(text, at) && strings.Count(text[at:to], " ") == 1 && !isCapitalAt(text, e+1) && lexicon.Lookup(text[at:e]).Common() > 1 {
		return at, 0 // Home office chairs
	}
	if first := lexicon.Lookup(text[at:e]); first.Given() > 1 && signs == 0 {
		return at, 0 // it may be somebody
	}
	if to+2 < len(text) && text[to] == ' ' && text[to+2] == '.' && isLowerAt(text, to+1) {
		return at, 0 // Zagrebačka banka d.d.
	}
	return to, orgSure(signs)
}

// orgOfLand is how sure organisations are with the name of a land in theirs, which is surer than the land.
const orgOfLand = 0.93

// isOfLand reports whether the first or the last of the words text[at:to] is the name of a land; the first ends at text[e].
func isOfLand(text string, at, e, to int) bool {
	return lexicon.Lookup(text[at:e]).Is(lexicon.Country) || lexicon.Lookup(text[lastWordOf(text, at, to):to]).Is(lexicon.Country)
}

// isAmongOrgs reports whether text[at:to] is an organisation that is known, and joined with another by a word such as and: Iberdrola
// e Inditex. One of the two is nothing else.
func isAmongOrgs(text string, at, to int) bool {
	c := lexicon.Lookup(text[at:to])
	if !c.Is(lexicon.Organization) || c.Common() > 2 || c.Is(lexicon.Country|lexicon.Region|lexicon.Demonym) || c.Place() > 1 {
		return false
	}
	sure := isSurelyOrg(c)
	if to+1 < len(text) && text[to] == ' ' && isCapitalAt(text, to+1) || joinsBefore(text, at) || joinsAfter(text, to) {
		return false
	}
	if to+4 < len(text) && text[to] == ' ' {
		if e, capital := wordAt(text, to+1); !capital && isAndWord(text[to+1:e]) && e+2 < len(text) && text[e] == ' ' && isCapitalAt(text, e+1) {
			d := lexicon.Lookup(text[e+1 : wordsEndAt(text, e+1)])
			return d.Is(lexicon.Organization) && d.Common() < 3 && (sure || isSurelyOrg(d))
		}
	}
	if at < 5 || text[at-1] != ' ' {
		return false
	}
	k := wordStartWithin(text, at-1, at-1-longestWord)
	if k < 4 || k == at-1 || text[k-1] != ' ' || !isAndWord(text[k:at-1]) {
		return false
	}
	j := wordStartWithin(text, k-1, k-1-longestWord)
	if j == k-1 || !isCapitalAt(text, j) {
		return false
	}
	d := lexicon.Lookup(text[j : k-1])
	return d.Is(lexicon.Organization) && d.Common() < 3 && (sure || isSurelyOrg(d))
}

// isSurelyOrg reports whether a class is that of an organisation and of nobody and nothing else.
func isSurelyOrg(c lexicon.Class) bool {
	return c.Is(lexicon.Organization) && c.Common() < 2 && max(c.Given(), c.Family(), c.Place()) == 0 && !c.Is(lexicon.Thing)
}

// acronymAloneAt is knownOrgAt for the n letters text[at:to] of a class.
func acronymAloneAt(text string, at, to, n int, c lexicon.Class) (int, float64) {
	if n < fewestOrgLetters || n > mostOrgLetters {
		return at, 0
	}
	word := text[at:to]
	known := c.Is(lexicon.Organization)
	if !known && (n <= fewestOrgLetters || c.Is(lexicon.OrgWord) || c.Common() > 1 || !isTold(text, at, to)) {
		return at, 0
	}
	if inSet(notEmployers, word) || inSet(notOrgAlone, word) {
		return at, 0
	}
	if c.Is(lexicon.Thing|lexicon.Country|lexicon.Region|lexicon.Title|lexicon.Occupation) || c.Given() > 1 || c.Family() > 1 || c.Place() > 1 || monthNamed(word) > 0 {
		return at, 0
	}
	if to < len(text) && (text[to] == '-' && !isCompoundRest(text, to, wordsEndAt(text, at)) || !mayFollowOrg(text, to)) || isAmongCapitals(text, at, to) {
		return at, 0
	}
	signs := orgSigns(text, at, to)
	if n == fewestOrgLetters && signs&^signBefore == 0 || c.Common() == 3 && signs == 0 {
		return at, 0
	}
	return to, orgSure(signs)
}

// plainOrgAt is knownOrgAt for a word in capitals that is an everyday one as well.
func plainOrgAt(text string, at int) (int, float64) {
	e, _ := wordAt(text, at)
	if c := lexicon.Lookup(text[at:e]); c.Common() > 1 && !c.Is(lexicon.Organization) && !isPolity(text[at:e]) {
		return at, 0 // INFO, as most
	}
	return knownOrgAt(nil, text, at, e, allCues)
}

// isTold reports whether a verb of tellVerbs stands behind the acronym text[at:to] that an article stands before, or before
// that article.
func isTold(text string, at, to int) bool {
	if at < 3 || text[at-1] != ' ' {
		return false
	}
	k := wordStartWithin(text, at-1, at-1-longestWord)
	if k == at-1 || !inSet(orgArticles, text[k:at-1]) {
		return false
	}
	if to+2 < len(text) && text[to] == ' ' {
		if e, capital := wordAt(text, to+1); !capital && inSet(tellVerbs, text[to+1:e]) {
			return true
		}
	}
	if k < 3 || text[k-1] != ' ' {
		return false
	}
	j := wordStartWithin(text, k-1, k-1-longestWord)
	return j < k-1 && inSet(tellVerbs, text[j:k-1])
}

// isCompoundRest reports whether the rest text[i:e] of a compound is a word of people or of what organisations have:
// -Chef, -bestuurder. All that begins with a letter is one, and is longer than a code.
func isCompoundRest(text string, i, e int) bool {
	return e-i > len("-Au") && isLetter(text[i+1]) && capitalsOf(text[i+1:e]) == 0
}

// mayFollowOrg reports whether what stands at text[i] can follow an organisation, and is no number or code.
func mayFollowOrg(text string, i int) bool {
	switch c := text[i]; {
	case strings.IndexByte("/_(@=&#:*\\[{<>`$+", c) >= 0:
		return false
	case c == ' ' && i+1 < len(text):
		return !isDigit(text[i+1]) && text[i+1] != '=' && text[i+1] != '-' && text[i+1] != '/' && text[i+1] != '#'
	case c == '.' && i+1 < len(text):
		return !isLetter(text[i+1]) && !isDigit(text[i+1])
	}
	return true
}

// hasCapitalBeside reports whether a word with a capital stands right beside text[at:to], with which it may be one name.
func hasCapitalBeside(text string, at, to int) bool {
	if to+1 < len(text) && text[to] == ' ' && isCapitalAt(text, to+1) {
		if e, _ := wordAt(text, to+1); e <= to+2 || text[to+2] >= 'a' || !inSet(politicians, text[to+1:e]) {
			return true
		}
	}
	if at < 3 || text[at-1] != ' ' {
		return false
	}
	k := wordStartWithin(text, at-1, at-1-longestWord)
	if k == at-1 || !isCapitalAt(text, k) {
		return false
	}
	c := lexicon.Lookup(text[k : at-1])
	return !startsSentence(text, k) && !inSet(orgArticles, text[k:at-1]) && !isKindOfFirm(text[k:at-1]) && !c.Is(lexicon.Demonym) && (c.Given() > 0 || c.Family() > 0 || c.Common() == 0)
}

// isAmongCapitals reports whether a word in capitals stands right beside the acronym text[at:to], as in a text in capitals.
func isAmongCapitals(text string, at, to int) bool {
	if at > 1 && text[at-1] == ' ' && isCapitalsBefore(text, at) {
		return true
	}
	if to+1 < len(text) && text[to] == ' ' {
		e := wordsEndAt(text, to+1)
		return e-to > 2 && capitalsOf(text[to+1:e]) > 1
	}
	return false
}

// An orgSign is what tells of an organisation beside a name, a bit each.
type orgSign uint8

const (
	signBehind   orgSign = 1 << iota // a verb behind it
	signBefore                       // an article or a preposition before it
	signBrackets                     // brackets around it behind a name
	signCompound                     // a hyphen and a word behind it
	signKind                         // a word for what it is before it
)

func (s orgSign) count() (n int) {
	for ; s != 0; s &= s - 1 {
		n++
	}
	return n
}

// orgSigns is what tells of an organisation beside text[at:to].
func orgSigns(text string, at, to int) (signs orgSign) {
	i := to
	if i < len(text) && text[i] == '-' {
		signs |= signCompound
	} else if i+2 < len(text) && text[i] == ' ' {
		if e, capital := wordAt(text, i+1); !capital && e > i+1 && (inSet(newsVerbs, text[i+1:e]) || inSet(tellVerbs, text[i+1:e]) || inSet(ofFirms, text[i+1:e]) || inSet(sportRoles, text[i+1:e])) || firmSignBehind(text, i) != signNone {
			signs |= signBehind
		}
	}
	if i+3 < len(text) && text[i] == ',' && text[i+1] == ' ' && ownedBy.mayBegin(text[i+2]) && inSet(ownedBy, text[i+2:wordsEndAt(text, i+2)]) {
		signs |= signBehind
	}
	if i+7 < len(text) && text[i] == ',' && isKindBehind(text, i+2) {
		signs |= signBehind
	}
	if at < 2 {
		return signs
	}
	switch text[at-1] {
	case '\'':
		return signs | signBefore
	case '(':
		if i < len(text) && (text[i] == ')' || text[i] == ',') && at > 3 && text[at-2] == ' ' {
			if k := wordStartWithin(text, at-2, at-2-longestWord); k < at-2 && isCapitalAt(text, k) {
				signs |= signBrackets
			}
		}
	case ' ':
		k := wordStartWithin(text, at-1, at-1-longestWord)
		if k == at-1 {
			break
		}
		if word := text[k : at-1]; inSet(orgArticles, word) || inSet(acronymBefore, word) {
			signs |= signBefore
		} else if inSet(shareLinks, word) && wordBeforeIn(text, k, 0, shareWords) < k {
			signs |= signBefore | signKind
		} else if lexicon.Lookup(word).Is(lexicon.OrgWord|lexicon.Occupation) || isKindOfFirm(word) {
			signs |= signKind
		}
	default:
		if strings.HasSuffix(text[:at], "’") {
			signs |= signBefore
		}
	}
	return signs
}

// Shares are of firms: shares in Tesco, acciones de Inditex.
var (
	shareWords = withCapitals("shares share stake stock stakes aktien aktie anteile actions parts acciones azioni ações papéis títulos aandelen aandeel akcje akcji aktier aktien akcie akcií osakkeet osake hisseleri hisse акции акций")
	shareLinks = wordSet("in of an der von des de d di do da van i v w på")
)

// isKindBehind reports whether an article stands at text[i], and a word for a kind of organisations behind it: Unite, the union.
func isKindBehind(text string, i int) bool {
	e := wordsEndAt(text, i)
	if e == i || e+2 >= len(text) || text[e] != ' ' || !inSet(kindArticles, text[i:e]) {
		return false
	}
	for range 2 {
		k := wordsEndAt(text, e+1)
		word := text[e+1 : k]
		if lexicon.Lookup(word).Is(lexicon.OrgWord) || isKindOfFirm(word) || inSet(kindNouns, word) {
			return true
		}
		if k+2 >= len(text) || k == e+1 || text[k] != ' ' {
			return false
		}
		e = k
	}
	return false
}

var (
	// kindArticles stand before such a word behind a comma.
	kindArticles = wordSet("the a an die der das ein eine le la une un el los una il lo o os um uma de het een en ett et ein")

	// kindNouns are words for kinds of organisations that the lexicon has not as such.
	kindNouns = withCapitals("union company firm maker charity retailer chain group giant supplier operator party broadcaster manufacturer regulator watchdog lender insurer carrier publisher start-up startup gewerkschaft partei tochter konzerntochter betreiber verband syndicat entreprise filiale éditeur enseigne association fabricant empresa firma fabricante sindicato partido filial cadena azienda sindacato partito gruppo catena società vakbond bedrijf keten partij spółka firma sieć związek partia bolaget företaget facket kedjan partiet selskapet firmaet fagforeningen kæden firma společnost řetězec strana")
)

// kindEndings end words for kinds of firms: Waschmaschinenhersteller, gigantul.
var kindEndings = [...]string{"hersteller", "konzern", "konzerns", "riese", "anbieter", "gesellschaft", "firma", "bank", "kette", "produsent", "producent", "tillverkaren", "jätten", "giganten", "keten", "fabrikant", "bauer", "maker", "concern", "gigant", "makers"}

// isKindOfFirm reports whether a word is one for a kind of firms.
func isKindOfFirm(word string) bool {
	return len(word) > len("konzern") && endsAsJob(word, kindEndings[:])
}
