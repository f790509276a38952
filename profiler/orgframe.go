package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds firms by the frames of business that they stand in: who answers a call, the head of a letter, the signature, brackets
// behind somebody, since when somebody is there, what somebody founded, and who makes an offer.

// How sure such firms are: where nothing else stands there, and where people and places do as well.
const (
	framedAlone = 0.86
	framedLess  = 0.76
)

var (
	// firmTrades are words in names of firms for what they are or sell.
	firmTrades = withCapitals("energy power water telecom insurance bank broadband logistics energie strom gas telekom versicherung versicherungen stadtwerke spaarbank stroom verzekeringen assurances assurance eaux électricité énergie transports crédit caisse imprimerie menuiserie verrerie " +
		"energía electricidad agua aguas seguros hidráulica talleres cerámicas bodegas imprenta gráficas transportes construcciones hulleras minas aceros panificadora cristalería luce energia acqua assicurazioni ceramiche officine cantine cantina tipografia panificio pastificio vetreria trasporti costruzioni " +
		"águas água luz seguros caixa gráfica cerâmicas moagem vidreira têxteis sistemas gaz apă electrica asigurări energa energia wodociągi wodociągów ubezpieczenia drukarnia piekarnia mleczarnia huta zakłady cukiernia aeroklub aeroklubu " +
		"tiskárny tiskárna pekárny pekárna mlékárna mlýny sklárny papírny strojírny slévárna vodárna vodárny vodárně vodárnou plynárny teplárna teplárny železárny záložna záložny spořitelna pojišťovna pojišťovny energetika asistence tlačiarne pekáreň vodárne poisťovňa " +
		"sähkö energia vesi turva vakuutus vakuutusyhtiö leipomo kirjapaino puhelin vízmű vízművek áram biztosító takarék üveggyár nyomda pékség közművek távhő")

	// firmTradeEnds end such words in languages that write them together.
	firmTradeEnds = [...]string{"kraft", "energi", "energia", "bank", "banken", "pankki", "sähkö", "vakuutus", "forsikring", "försäkring", "gyár", "művek", "vízmű", "biztosító", "institutt", "väveri", "veveri", "bryggeri", "bakeri", "bageri", "tryckeri", "trykkeri", "trykkeriet", "mejeri", "meieri", "forsyning", "verket", "werke", "brauerei", "druckerei", "sparkasse", "takarék", "telecom", "telekom", "kassa", "kasse", "soft", "tech", "varme", "vatten", "vann", "vand", "mästarna", "mesterne", "verken"}

	// answerers are fields of who answers a call, and answerWords stand behind the firm of who does.
	answerers   = withCapitals("agent agente advisor adviser operator operador operadora operatore operatrice operatør operátor operátorka operatoare oператор оператор оператрица konsultant konsultantka консультант assistente asistente asistent asistentka atendente mitarbeiter mitarbeiterin berater beraterin conseiller conseillère téléconseiller téléconseillère medewerker medewerkster kundeservice kundtjänst kunderådgiver agentti asiakaspalvelija asiakaspalvelu ügyintéző ügyfélszolgálat temsilci")
	answerWords = withCapitals("le les te habla atiende sono parla qui fala aqui quem przy mówi tu mluví tady u am mein hier sie this my you speaking how good bonjour à je met u du det jag jeg la vorbește aici puhelimessa beszél itt üdvözlöm miben buenos buenas buongiorno dzień dobrý goedemorgen goedemiddag guten god hyvää jó bună ben size в вас чем на говорит")

	// goodDays end what is said before the firm of who answers.
	goodDays = withCapitals("ziua seara dimineața dias días noches tardes tarde noite giorno sera tag morgen abend morning afternoon evening dobry wieczór den dobrý dag päivää huomenta iltaa napot estét bonjour bonsoir buongiorno buonasera goedemorgen goedemiddag goddag hallo hello hej hei günler день")

	// salutations begin the line behind the head of a letter.
	salutations = withCapitals("dear sehr liebe lieber hallo guten madame monsieur cher chère bonjour estimado estimada estimados apreciado apreciada querido querida exmo exma caro cara prezado prezada gentile egregio egregia spettabile spett buongiorno geachte beste vážený vážená vážení milý dobrý szanowny szanowna szanowni drogi dzień kære kjære hei hej bästa hyvä arvoisa tisztelt kedves stimate stimată stimați dragă bună sayın değerli уважаемый уважаемая шановний шановна poštovani poštovana spoštovani αγαπητέ αγαπητή")

	// sinceWords stand before a time since which somebody is somewhere, before or behind where.
	sinceWords = withCapitals("since desde depuis dal dall seit sedan siden od sinds vuodesta от с со з від din")

	// atFirm stand between a time or a job and a firm, a town or a country.
	atFirm = wordSet("en na no at with in ved hos i på bei chez presso w we v ve u la bij в у при")

	// founders are verbs and nouns for founding, and offers words for what a firm does for somebody, which a link may stand behind.
	founders = withCapitals("founded cofounded co-founded founder co-founder founders gründete mitgründete gründer gründerin fonda fondé fondateur fondatrice fundó cofundó fundador fundadora fondò fondatore fundou fundadora grundade grundare grunnla grundlagde grunnlegger grundlægger perusti založil založila zakladatel zakladatelka zakladatelkou založyl założył założyła założyciel założycielka założycielem założycielką założycielki założyciela alapította înființat fondat fondatorul fondatoarea kurdu основал основала заснував заснувала oprichter oprichtte opgericht osnovao osnovala")
	offers   = withCapitals("offert offerten tilbud tilbudet angebot angebote devis presupuesto preventivo orçamento offerte oferta oferty nabídka nabídku tarjous tarjouksen ajánlat ofertă quote quotation taksert taxerad besiktigad levert levererad leveret montert monterad reparert reparerad odtáhl odtáhla zajistí zajistila dodá dodala propone contacta contacte contatta contacter kontaktiert")

	// frameLinks stand between these and the name.
	frameLinks = wordSet("of from by de du des d' der die das von bei la le il lo el o a os da do dos di del della från fra av af hos z ze od van door het ot от către à al alla")

	// fromWhere stand between somebody's given name and the firm that he speaks for.
	fromWhere = wordSet("i hos fra från från z ze od von bei van bij de da do di del della dell at from la fra na")

	// partyWords begin a contract, before the first of those that it is between.
	partyWords = withCapitals("between entre zwischen tra tussen między pomiędzy mezi medzi mellan mellom mellem")

	// partyForms are legal forms that stand for other things elsewhere.
	partyForms = wordSet("dac ulc clg plc llp limited")

	frameWords = wordSet(strings.Join(wordsOf(partyWords, atFirm, founders, offers, frameLinks, fromWhere), " "))
)

// mostInFrame bounds the words of such a firm.
const mostInFrame = 5

// mayBeFramed is false for most places where no such firm begins.
func mayBeFramed(text string, i int) bool {
	if i < 2 {
		return i == 0
	}
	switch text[i-1] {
	case '\n', '(':
		return true
	case ' ':
		switch c := text[i-2]; {
		case c == ':' || c == ',' || c == '-' || c == 0x93 || c == 0x94:
			return true
		}
		return frameWords.mayEnd(text, i-1)
	}
	return false
}

// framedAt is the end of the firm that a frame says begins at text[i], where mayBeFramed holds, and how sure it is; or i.
func framedAt(text string, i int) (end int, p float64) {
	if i < 2 || text[i-1] == '\n' {
		if to := headEnd(text, i); to > i {
			return to, framedAlone
		}
		if i == 0 {
			return i, 0
		}
	}
	switch text[i-1] {
	case '(':
		return bracketFirm(text, i), framedLess
	case '\n':
		if to, words := framedRun(text, i); to > i && isSinceBehind(text, to) && mayBeFramedFirm(text, i, to, words) {
			return to, framedLess
		}
		return i, 0
	}
	switch text[i-2] {
	case ':':
		if isAnswerer(text, i-2) {
			if to, words := framedRun(text, i); to > i && words < 5 && isAnswered(text, to) && mayAnswer(text, i, to, words) {
				return to, framedAlone
			}
		}
	case ',':
		return behindComma(text, i)
	case '-', 0x93, 0x94:
		if isDash(text, i) {
			if to, words := framedRun(text, i); to > i && isAnswered(text, to) && (words > 1 || isFirmTrade(text[i:to])) && mayAnswer(text, i, to, words) {
				return to, framedAlone
			}
		}
	default:
		k := wordStartWithin(text, i-1, i-1-longestWord)
		if k < i-1 && inSet(frameWords, text[k:i-1]) {
			return behindFrameWord(text, i, k)
		}
	}
	return i, 0
}

// isDash reports whether a dash begins the line before text[i].
func isDash(text string, i int) bool {
	k := i - 2
	if text[k] != '-' {
		k -= 2
		if k < 0 || text[k] != "–"[0] {
			return false
		}
	}
	return k == 0 || text[k-1] == '\n' || text[k-1] == ' ' && k > 1 && strings.IndexByte(".?!", text[k-2]) >= 0
}

// framedRun is the end of the words with capitals at text[i] that can be the name of a firm, and their number; or i.
func framedRun(text string, i int) (end, words int) {
	if joinsBefore(text, i) {
		return i, 0
	}
	end = i
	for at := i; words < mostInFrame; {
		e, capital := longWordAt(text, at)
		if text[at] == '&' && at+2 < len(text) && text[at+1] == ' ' {
			at += 2
			continue
		}
		if e == at || !capital || joinsAfter(text, e) || monthNamed(text[at:e]) > 0 {
			break
		}
		if e == at+1 && words > 0 && e < len(text) && text[e] == '.' {
			if to := dottedFormEnd(text, e); to > e+2 {
				return to, words // B.V.
			}
			break
		}
		words++
		end = e
		if words > 1 {
			if to := firmTail(text, e); to > e {
				return to, words
			}
		}
		next, _ := linkedStart(text, e)
		if next == e && strings.HasPrefix(text[e:], " i ") && isCapitalAt(text, e+3) {
			next = e + 3 // Bygg i Väst
		}
		if next == e && strings.HasPrefix(text[e:], " & ") && isCapitalAt(text, e+3) {
			next = e + 3
		}
		if next == e {
			break
		}
		at = next
	}
	return end, words
}

// isFirmTrade reports whether one of the words of a name says what the firm is or sells.
func isFirmTrade(name string) bool {
	for k := 0; k < len(name); {
		e, _ := longWordAt(name, k)
		if e == k {
			k++
			continue
		}
		word := name[k:e]
		if inSet(firmTrades, word) || inSet(firmEndings, word) || endsAsJob(word, firmTradeEnds[:]) || lexicon.Lookup(word).Is(lexicon.OrgWord) && len(word) > 3 {
			return true
		}
		k = e
	}
	return isCamel(name) || isFirm(name)
}

// mayBeFramedFirm reports whether the words text[i:to] can be a firm and are no person, no place and nothing that somebody does.
func mayBeFramedFirm(text string, i, to, words int) bool {
	name := text[i:to]
	c := lexicon.Lookup(name)
	if c.Place() > 0 || c.Is(lexicon.Country|lexicon.Region|lexicon.Demonym|lexicon.Thing) || isSaintForm(name) {
		return false
	}
	kind := isFirmTrade(name)
	first := lexicon.Lookup(text[i:wordsEndAt(text, i)])
	last := lexicon.Lookup(text[lastWordOf(text, i, to):to])
	if words == 1 {
		return kind && first.Given() == 0 && !first.Is(lexicon.Occupation|lexicon.Title) && first.Common() < 2 || isCamel(name)
	}
	if first.Is(lexicon.Title) || first.Is(lexicon.Occupation) && !kind || last.Is(lexicon.Occupation) {
		return false
	}
	if kind {
		return !(first.Given() > 1 && last.Family() > 1 && endsAsName(name))
	}
	return first.Given() < 2 && first.Common() < 3 && last.Given() < 2 && first.Family() < 2 && last.Place() < 2 && first.Place() < 2
}

// mayAnswer is mayBeFramedFirm for who answers a call, behind which the name of somebody follows.
func mayAnswer(text string, i, to, words int) bool {
	first := lexicon.Lookup(text[i:wordsEndAt(text, i)])
	if words == 1 {
		return first.Given() < 2 && !first.Is(lexicon.Title|lexicon.Country|lexicon.Demonym) && (first.Common() < 2 || isFirmTrade(text[i:to])) && first.Family() < 2
	}
	return !first.Is(lexicon.Title) && (isFirmTrade(text[i:to]) || first.Given() < 2)
}

// isAnswerer reports whether one of answerers ends at text[i] and begins a line or a sentence.
func isAnswerer(text string, i int) bool {
	if i > 0 && text[i-1] == ' ' {
		i--
	}
	if i < 4 || !answerers.mayEnd(text, i) {
		return false
	}
	k := wordStartWithin(text, i, i-longestWord)
	return inSet(answerers, text[k:i]) && (startsSentence(text, k) || isLowerAt(text, k))
}

// isAnswered reports whether a comma stands behind text[:to], and behind it somebody's given name, or one of answerWords.
func isAnswered(text string, to int) bool {
	if to+3 >= len(text) || text[to] != ',' || text[to+1] != ' ' {
		return false
	}
	e, capital := wordAt(text, to+2)
	word := text[to+2 : e]
	if capital && lexicon.Lookup(word).Given() > 0 {
		return e == len(text) || strings.IndexByte(".,!\n ", text[e]) >= 0
	}
	return e > to+2 && inSet(answerWords, word)
}

// longestHeadLine bounds the line that is the head of a letter, in bytes.
const longestHeadLine = 120

// headEnd is the end of the line at text[i] that is the head of a letter, or i.
func headEnd(text string, i int) int {
	if i > 1 && text[i-2] != '\n' && text[i-2] != '\r' {
		return i
	}
	line := strings.IndexByte(text[i:min(len(text), i+longestHeadLine)], '\n')
	if line < 0 || !isGreeted(text, i+line) {
		return i // as nearly all
	}
	to, words := framedRun(text, i)
	if to == i || words < 2 || to != i+line && (to+1 != i+line || text[to] != '\r') || !isFirmTrade(text[i:to]) {
		return i
	}
	e, _ := longWordAt(text, i)
	if c := lexicon.Lookup(text[i:e]); c.Is(lexicon.Title) || c.Given() > 1 && endsAsName(text[i:to]) || inSet(letterNouns, text[i:e]) || endsAsJob(text[i:e], letterEnds[:]) {
		return i
	}
	return to
}

// isGreeted reports whether one of salutations begins the line, or the one behind an empty line or two, behind the line that ends
// at text[i].
func isGreeted(text string, i int) bool {
	k := skipBlanks(text, i+1)
	for n := 0; n < 2 && k < len(text) && (text[k] == '\n' || text[k] == '\r'); n++ {
		k = skipBlanks(text, k+1)
	}
	return k < len(text) && salutations.mayBegin(text[k]) && inSet(salutations, text[k:wordsEndAt(text, k)])
}

// letterNouns are what a letter is or is about, which letterEnds end in German.
var (
	letterNouns = withCapitals("invoice payment reminder notice statement offer order contract rechnung mahnung kündigung angebot vertrag auftrag ihre unsere facture relance avis devis contrat factura aviso presupuesto contrato pedido fattura avviso sollecito contratto fatura orçamento factuur herinnering aanmaning offerte faktura przypomnienie umowa smlouva upomínka avtal påminnelse rykker tilbud lasku muistutus sopimus számla szerződés ajánlat factură contract")
	letterEnds  = [...]string{"rechnung", "erinnerung", "mahnung", "kündigung", "bestätigung", "vertrag", "angebot", "antrag", "information", "einladung"}
)

// bracketFirm is the end of the firm in brackets at text[i] behind somebody's name, or i.
func bracketFirm(text string, i int) int {
	if i < 5 || text[i-2] != ' ' {
		return i
	}
	k := wordStartWithin(text, i-2, i-2-longestWord)
	if k == i-2 || !isCapitalAt(text, k) {
		return i
	}
	if c := lexicon.Lookup(text[k : i-2]); c.Given() == 0 && c.Family() == 0 {
		return i
	}
	to, words := framedRun(text, i)
	if to == i || words < 2 || to >= len(text) || text[to] != ')' && text[to] != ',' || !isFirmTrade(text[i:to]) || !mayBeFramedFirm(text, i, to, words) {
		return i
	}
	return to
}

// behindComma is framedAt for a name behind a comma: of who answers, or of a signature behind a name and a job.
func behindComma(text string, i int) (end int, p float64) {
	to, words := framedRun(text, i)
	if to == i || to < len(text) && strings.IndexByte(".,\n\r ", text[to]) < 0 {
		return i, 0
	}
	if e := i - 2; goodDays.mayEnd(text, e) {
		if k := wordStartWithin(text, e, e-longestWord); inSet(goodDays, text[k:e]) {
			if from := lineStart(text, k, longestGoodDay); k-from < longestGoodDay && (to < len(text) && (text[to] == '.' || text[to] == ',')) && (words > 1 || isFirmTrade(text[i:to])) && mayBeFramedFirm(text, i, to, words) {
				return to, framedAlone
			}
			return i, 0
		}
	}
	since := isSinceBehind(text, to)
	ended := words > 1 && (to == len(text) || text[to] == '\n' || text[to] == '\r' || text[to] == '.' && (to+1 == len(text) || text[to+1] == ' ' || text[to+1] == '\n'))
	if !since && !ended || !mayBeFramedFirm(text, i, to, words) {
		return i, 0 // as nearly all
	}
	if since || isFirmTrade(text[i:to]) && isSignedBefore(text, i-2) {
		return to, framedLess
	}
	return i, 0
}

// longestGoodDay bounds what is said before the firm of who answers, in bytes.
const longestGoodDay = 40

// endsJobAt reports whether a job ends at text[i], with a comma before it and somebody's name before that.
func endsJobAt(text string, i int) bool {
	job := false
	for range mostSignedJob {
		k := wordStartWithin(text, i, i-longestWord)
		if k == i || k < 3 {
			return false
		}
		word := text[k:i]
		job = job || isHeadJob(word) || isJobWord(word)
		if text[k-1] != ' ' {
			return false
		}
		if text[k-2] == ',' {
			j := wordStartWithin(text, k-2, k-2-longestWord)
			return job && j < k-2 && isCapitalAt(text, j)
		}
		i = k - 1
	}
	return false
}

// isSignedBefore reports whether a job with somebody's name before it ends at text[i], or a name behind a close or the name of a field.
func isSignedBefore(text string, i int) bool {
	if endsJobAt(text, i) {
		return true
	}
	names := 0
	for names < mostSigned {
		k := wordStartWithin(text, i, i-longestWord)
		if k == i || k < 3 || !isCapitalAt(text, k) {
			return false
		}
		c := lexicon.Lookup(text[k:i])
		if names > 0 && len(closes.at(text, k)) == i-k {
			return true // Terveisin Outi Salmi
		}
		if !c.IsName() && c.Common() > 1 {
			return false
		}
		names++
		switch {
		case text[k-1] == '\n' || text[k-1] == ' ' && text[k-2] == ':':
			return names > 1
		case text[k-1] != ' ':
			return false
		}
		i = k - 1
		if from := lineStart(text, i, longestClose); closes.at(text, from) != "" && len(closes.at(text, from)) == i-from {
			return true
		}
	}
	return false
}

// isSinceBehind reports whether one of sinceWords and a month or a year stand behind text[:to], with a comma or none.
func isSinceBehind(text string, to int) bool {
	i := to
	if i < len(text) && text[i] == ',' {
		i++
	}
	if i+6 >= len(text) || text[i] != ' ' {
		return false
	}
	e, _ := wordAt(text, i+1)
	if !inSet(sinceWords, text[i+1:e]) || e+2 >= len(text) || text[e] != ' ' {
		return false
	}
	w, _ := wordAt(text, e+1)
	return w > e+1 && monthNamed(text[e+1:w]) > 0 || digitsEnd(text, e+1) == e+5
}

// isSinceBefore reports whether a year with one of sinceWords before it ends at text[i].
func isSinceBefore(text string, i int) bool {
	k := i
	for k > 0 && i-k < 5 && isDigit(text[k-1]) {
		k--
	}
	if i-k != 4 || k < 5 || text[k-1] != ' ' {
		return false
	}
	i = k - 1
	for range 3 { // desde octubre de 2016
		k = wordStartWithin(text, i, i-longestWord)
		if k == i {
			return false
		}
		if inSet(sinceWords, text[k:i]) {
			return true
		}
		if k < 3 || text[k-1] != ' ' {
			return false
		}
		i = k - 1
	}
	return false
}

// behindFrameWord is framedAt for a name behind the word at text[k].
func behindFrameWord(text string, i, k int) (end int, p float64) {
	word := text[k : i-1]
	party, at, from := inSet(partyWords, word), false, false
	offered := inSet(founders, word) || inSet(offers, word)
	if !party && k > 5 && text[k-1] == ' ' {
		j := wordStartWithin(text, k-1, k-1-longestWord)
		before := text[j : k-1]
		at = inSet(atFirm, word)
		from = isCapitalAt(text, j) && inSet(fromWhere, word) && lexicon.Lookup(before).Given() > 1
		offered = offered || inSet(frameLinks, word) && (inSet(founders, before) || inSet(offers, before))
	}
	if !party && !at && !from && !offered {
		return i, 0 // as most
	}
	to, words := framedRun(text, i)
	if to == i {
		return i, 0
	}
	if party {
		if last := strings.TrimRight(text[lastWordOf(text, i, to):to], "."); words > 1 && (inSet(partyForms, last) && !isInCapitals(text[i:wordsEndAt(text, i)]) || inSet(firmForms, last)) {
			return to, framedAlone
		}
		return i, 0
	}
	if at && (isSinceBefore(text, k-1) || isSinceBehind(text, to)) && (words > 1 || isFirmTrade(text[i:to])) && mayBeFramedFirm(text, i, to, words) {
		if isFirmTrade(text[i:to]) {
			return to, framedAlone
		}
		return to, framedLess
	}
	if from && isKindFirst(text, i, to) {
		return to, framedLess
	}
	if !offered || words < 2 && !isFirmTrade(text[i:to]) || !mayBeFramedFirm(text, i, to, words) {
		return i, 0
	}
	return to, framedAlone
}

// isKindFirst reports whether the first word of the name text[i:to] says what the firm is, or the only one.
func isKindFirst(text string, i, to int) bool {
	e, _ := longWordAt(text, i)
	c := lexicon.Lookup(text[i:e])
	return isFirmTrade(text[i:e]) && c.Place() < 2 && c.Family() < 2 && c.Given() < 2 && (to > e || c.Common() < 2)
}

// withFramed puts the firm at text[i:to] among the spans.
func withFramed(spans []tagger.Span, text string, i, to int, p float64) []tagger.Span {
	for k := range spans {
		if s := &spans[k]; s.Label == tagger.Person && s.Start >= i && s.End <= to && s.Start < s.End && p >= framedAlone {
			s.Confidence = min(s.Confidence, p)
		}
	}
	return withOrgAt(spans, text, i, to, p)
}

// withTrade is the firm of a span with the word for what it makes before it, where its name ends with its legal form: Tiskárny Orlice a.s.
func withTrade(text string, span tagger.Span) tagger.Span {
	last := text[lastWordOf(text, span.Start, span.End):span.End]
	if strings.IndexByte(last, '.') < 0 && !inSet(firmForms, last) || last == "" {
		return span
	}
	if k := wordBeforeIn(text, span.Start, 0, firmTrades); k < span.Start && isCapitalAt(text, k) {
		span.Start = k
	}
	return span
}
