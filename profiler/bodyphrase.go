package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds institutions that are called by a phrase and a place, a name, a number or a purpose: Turistička zajednica Hvar,
// Градска управа за саобраћај, Center za socialno delo Celje; and those that stand behind the genitive of a town, in languages
// that write them so: Šiaulių miesto savivaldybė, Oulun ammattikorkeakoulu, Konya Büyükşehir Belediyesi Zabıta Dairesi Başkanlığı.

// bodyPhrases begin the names of institutions. Behind one that ends with a preposition what it is for, or where it is, stands.
var bodyPhrases = newOtherSet(strings.Split("turistička zajednica|turističke zajednice|turističkoj zajednici|turistička organizacija|dom zdravlja|doma zdravlja|domu zdravlja|centar za socijalnu skrb|centra za socijalnu skrb|centar za socijalni rad|centra za socijalni rad|center za socialno delo|centra za socialno delo|centru za socialno delo|osnovna škola|osnovne škole|osnovnoj školi|osnovna šola|osnovne šole|osnovni šoli|srednja škola|srednja šola|zdravstveni dom|zdravstvenega doma|zdravstvenem domu|"+
	"općinski sud u|općinskog suda u|općinskom sudu u|županijski sud u|trgovački sud u|osnovni sud u|viši sud u|okrajno sodišče v|okrožno sodišče v|upravna enota|upravne enote|upravni enoti|policijska uprava|policijske uprave|policijska postaja|policijske postaje|policijska stanica|porezna uprava|porezne uprave|poreska uprava|dječji vrtić|dječjeg vrtića|gradska uprava za|opća bolnica|splošna bolnišnica|klinički bolnički centar|univerzitetni klinični center|filozofski fakultet u|pravni fakultet u|ekonomski fakultet u|medicinski fakultet u|"+
	"туристичка организација|дом здравља|дома здравља|дому здравља|центар за социјални рад|центра за социјални рад|основна школа|основне школе|средња школа|основни суд у|основног суда у|виши суд у|апелациони суд у|градска управа за|градске управе за|градској управи за|полицијска управа|полицијске управе|полицијска станица|општа болница|клинички центар|предшколска установа|правни факултет у|национална служба за|"+
	"управление Роспотребнадзора по|управления Роспотребнадзора по|управлением Роспотребнадзора по|управление Росреестра по|управления Росреестра по|управление Федеральной налоговой службы по|управление Федеральной службы судебных приставов по|територіальне управління|пенсійний фонд|пенсійного фонду|пенсійному фонді|пенсійному фонду|пенсійним фондом|пенсионный фонд|пенсионного фонда|пенсионном фонде|социальный фонд|социального фонда|социальном фонде|"+
	"szkoła podstawowa|szkoły podstawowej|szkole podstawowej|szkołą podstawową|przedszkole|przedszkola|przedszkolu|obecný úrad|obecného úradu|mestský úrad|mestského úradu|obecní úřad|městský úřad", "|"))

// bodyPhrase is how sure such an institution is.
const bodyPhrase = 0.87

// The bounds of what stands behind the phrase, in words: of a name, and of a purpose.
const (
	mostPhraseName    = 3
	mostPhrasePurpose = 3
)

// phraseSeats stand between the name or number of such an institution and its town.
var phraseSeats = [...]string{" w ", " we ", " u ", " v ", " vo ", " ve ", " у ", " в "}

// seatShorts are short forms of offices that stand before their town, in capitals: of the environment, health and the police in
// Bulgaria, Serbia, Romania and Poland. policeShorts are those of Slovakia, which have two.
var (
	seatShorts   = wordSet("РИОСВ РЗИ ОДМВР РУО ПУ PU IPJ ITM AJOFM DGASPC CJAS ISJ KPP KMP KWP")
	policeShorts = wordSet("OO OR KR")
)

// seatShortEnd is the end of such an office whose short form stands at text[at], with its town, or at.
func seatShortEnd(text string, at int) int {
	e := wordsEndAt(text, at)
	if e == at || e+3 >= len(text) || text[e] != ' ' {
		return at
	}
	if isExactly(policeShorts, text[at:e]) {
		if !strings.HasPrefix(text[e:], " PZ ") {
			return at
		}
		e += len(" PZ")
	} else if !isExactly(seatShorts, text[at:e]) {
		return at
	}
	k := e + 1
	if strings.HasPrefix(text[k:], "w ") || strings.HasPrefix(text[k:], "u ") {
		k += len("w ")
	}
	to, capital := wordAt(text, k)
	if c := lexicon.Lookup(text[k:to]); !capital || to-k < 3 || isInCapitals(text[k:to]) || !isPlaceAt(text, k) || c.Given() > 1 && c.Place() < largePlace || joinsBefore(text, at) {
		return at
	}
	return to
}

// matchBodyPhrase reads the institution whose phrase stands at text[at].
func matchBodyPhrase(text string, at int) (match, bool) {
	if to := seatShortEnd(text, at); to > at {
		return match{at, to, bodyPhrase}, true
	}
	phrase := bodyPhrases.at(text, at)
	e := at + len(phrase)
	if phrase == "" || e+2 >= len(text) || text[e] != ' ' || joinsBefore(text, at) {
		return match{}, false
	}
	to := e
	switch phrase[strings.LastIndexByte(phrase, ' ')+1:] {
	case "u", "у", "v":
		to = phraseNameEnd(text, e)
	case "za", "за", "по":
		if isCapitalAt(text, e+1) {
			to = phraseNameEnd(text, e)
			if k := wordsEndAt(text, to+min(1, len(text)-to)); to < len(text) && text[to] == ' ' && inSet(regionParts, text[to+1:k]) {
				to = k // по Пермскому краю
			}
		} else if isCapitalAt(text, at) {
			to = purposeWordsEnd(text, e)
		}
	case "przedszkole", "przedszkola", "przedszkolu":
		if to = phraseNumberEnd(text, e); to == e || !isCapitalAt(text, at) {
			return match{}, false
		}
	default:
		if to = phraseNumberEnd(text, e); to == e {
			if to = quotedNameEnd(text, e+1); to == e+1 {
				to = phraseNameEnd(text, e)
			}
		}
	}
	if to == e || strings.Contains(phrase, "фонд") && lexicon.Lookup(text[e+1:to]).Given() > 0 {
		return match{}, false
	}
	for _, in := range phraseSeats {
		if strings.HasPrefix(text[to:], in) {
			if k := to + len(in); isCapitalAt(text, min(k, len(text)-1)) && phrase[len(phrase)-2] != ' ' && phrase[len(phrase)-3] != ' ' && isPlaceAt(text, k) {
				to = wordsEndAt(text, k)
			}
			break
		}
	}
	return match{at, to, bodyPhrase}, true
}

// phraseNumberEnd is the end of a number with the word for one behind text[:i], or i.
func phraseNumberEnd(text string, i int) int {
	for _, mark := range [...]string{" nr ", " nr. ", " br. ", " бр. ", " č. ", " št. ", " № ", " №"} {
		if k := i + len(mark); strings.HasPrefix(text[i:], mark) {
			if e := digitsEnd(text, k); e > k && !joinsAfter(text, e) {
				return e
			}
		}
	}
	return i
}

// phraseNameEnd is the end of up to mostPhraseName words with capitals behind text[:i], or i.
func phraseNameEnd(text string, i int) int {
	to := i
	for range mostPhraseName {
		if to+2 >= len(text) || text[to] != ' ' {
			break
		}
		k := to + 1
		if strings.HasPrefix(text[k:], "na ") && to > i { // Biograd na Moru
			k += len("na ")
		}
		e, capital := longWordAt(text, k)
		if !capital || e-k < 3 || joinsAfter(text, e) || lexicon.Lookup(text[k:e]).Is(lexicon.Title|lexicon.Occupation) || monthNamed(text[k:e]) > 0 || e < len(text) && text[e] == '.' && e-k < 4 {
			break
		}
		to = e
	}
	return to
}

// purposeWordsEnd is the end of what a body is for, in small letters, behind text[:i]: of all words up to the end of the line or a
// comma, or of the first; or i.
func purposeWordsEnd(text string, i int) int {
	first, to := i, i
	for n := range mostPhrasePurpose {
		if to+2 >= len(text) || text[to] != ' ' {
			break
		}
		e, capital := longWordAt(text, to+1)
		if e == to+1 || capital || n == 0 && utf8.RuneCountInString(text[to+1:e]) < 4 {
			break
		}
		if to = e; n == 0 {
			first = e
		}
	}
	if to == len(text) || strings.IndexByte(",\n\r;)", text[to]) >= 0 {
		return to
	}
	return first
}

var (
	// seatHeads are institutions that stand behind the genitive of a town, in Lithuanian, Latvian, Finnish, Estonian and Slovak.
	seatHeads = wordSet("universitetas universiteto universitete savivaldybė savivaldybės savivaldybei savivaldybėje administracija administracijos kolegija gimnazija gimnazijos gimnazijoje progimnazija ligoninė ligoninės ligoninėje poliklinika poliklinikos poliklinikoje pspc klinikos klinikų klinikose teismas teismo darželis mokykla mokyklos mokykloje " +
		"universitāte slimnīca slimnīcas slimnīcā vidusskola pamatskola dome pašvaldība pašvaldības poliklīnika " +
		"ammattikorkeakoulu ammattikorkeakoulun ammattikorkeakoulussa yliopisto yliopiston yliopistossa sairaala sairaalan sairaalassa sairaalaan keskussairaala keskussairaalan keskussairaalassa keskussairaalaan terveyskeskus terveysasema terveysasemalla lukio lukion lukiossa käräjäoikeus käräjäoikeuden hovioikeus poliisilaitos hyvinvointialue hyvinvointialueen " +
		"haigla haiglas gümnaasium linnavalitsus vallavalitsus lasteaed univerzita univerzity univerzite univerzitou")

	// seatMiddles stand between the two.
	seatMiddles = wordSet("miesto rajono savivaldybės apylinkės apygardos technologijos sveikatos mokslų pedagoginis vaikų medicinos centrinė respublikinė universitetinė universiteto ligoninės novada pilsētas valsts yliopistollinen yliopistollisen yliopistollisessa kaupungin seudun teknillinen ammatillinen linna")

	// notSeats begin sentences before such words and are no town.
	notSeats = withCapitals("mano tavo jūsų mūsų jų šis šios ta tas to kiekvienas nauja naujas vaiko mana mūsu jūsu šī šīs jauna tämän sen jonkun minun oman uuden jokaisen meidän heidän lapsen jonkin minkä kunkin minu meie see uus selle oma na moja naša jeho jej táto tato každá nová celá")
)

// matchSeatHead reads the institution whose word for what it is stands at text[at], behind a town.
func matchSeatHead(text string, at int) (match, bool) {
	e, _ := longWordAt(text, at)
	if at < 4 || text[at-1] != ' ' || !inSet(seatHeads, text[at:e]) {
		return match{}, false
	}
	from := at
	for range mostPhraseName {
		k := formedWordStart(text, from-1)
		if k == from-1 {
			return match{}, false
		}
		word := text[k : from-1]
		if isCapitalAt(text, k) {
			if c := lexicon.Lookup(word); inSet(notSeats, word) || c.Is(lexicon.Title|lexicon.Occupation|lexicon.Demonym) || len(word) < 4 || !isSeatForm(word, text[at:e]) {
				return match{}, false
			}
			if i := e + len(" v "); strings.HasPrefix(text[at:], "univerzit") && strings.HasPrefix(text[e:], " v ") && i < len(text) && isCapitalAt(text, i) && isPlaceAt(text, i) {
				e = wordsEndAt(text, i) // Žilinská univerzita v Žiline
			}
			return match{k, e, bodyPhrase}, true
		}
		if !inSet(seatMiddles, word) || k < 2 || text[k-1] != ' ' {
			return match{}, false
		}
		from = k
	}
	return match{}, false
}

// isSeatForm reports whether the form of a word is that of a town before the head of an institution in the language of that.
func isSeatForm(town, head string) bool {
	c := lexicon.Lookup(town)
	if c.Place() > 1 {
		return true
	}
	last := town[len(town)-1]
	switch {
	case strings.HasPrefix(head, "univerzit"):
		return strings.HasSuffix(town, "ská") || strings.HasSuffix(town, "cká") || strings.HasSuffix(town, "skej") || strings.HasSuffix(town, "ckej") || strings.HasSuffix(town, "skou") || strings.HasSuffix(town, "ské")
	case last == 'n':
		return c.Given() < 2 && (strings.Contains(head, "oulu") || strings.Contains(head, "iopisto") || strings.Contains(head, "airaala") || strings.Contains(head, "terveys") || strings.HasPrefix(head, "lukio") || strings.Contains(head, "oike") || strings.HasSuffix(head, "laitos") || strings.HasPrefix(head, "hyvin"))
	case last == 'o' || last == 's' || strings.HasSuffix(town, "ų"):
		return !strings.Contains(head, "oulu") && !strings.Contains(head, "airaala") && !strings.HasPrefix(head, "haigla")
	}
	return false
}

var (
	// turkishOffices end the names of authorities in Turkish, and turkishCases may follow them.
	turkishOffices = [...]string{"Belediyesi", "Başkanlığı", "Müdürlüğü", "Üniversitesi", "Kaymakamlığı", "Valiliği", "Rektörlüğü", "Dekanlığı", "Hastanesi", "Mahkemesi", "Savcılığı", "Başsavcılığı"}
	turkishCases   = [...]string{"", "na", "ne", "nın", "nin", "nün", "nda", "nde", "ndan", "nden"}

	// turkishOpenings have a capital before such a name and are no part of it.
	turkishOpenings = withCapitals("sayın bugün dün ayrıca ancak ilgili konu kurum adres alıcı satıcı ve veya bu")
)

// turkishTriggers are all of these forms in small letters, and as they are.
func turkishTriggers() (all []string) {
	for _, head := range turkishOffices {
		for _, end := range turkishCases {
			all = append(all, strings.ToLower(head[:1])+head[1:]+end)
			if head[0] >= utf8.RuneSelf {
				all = append(all, strings.ToLower(head)+end)
			}
		}
	}
	return all
}

// mostTurkishBody bounds the words of such a name before the last.
const mostTurkishBody = 6

// matchTurkishBody reads the authority the last word of whose name stands at text[at].
func matchTurkishBody(text string, at int) (match, bool) {
	end := at
	for _, head := range turkishOffices {
		if text[at] == head[0] && strings.HasPrefix(text[at:], head) {
			rest := text[at+len(head) : wordsEndAt(text, at)]
			for _, c := range turkishCases {
				if rest == c {
					end = at + len(head)
				}
			}
		}
	}
	if end == at || at < 4 {
		return match{}, false
	}
	from, named := at, 0
	for range mostTurkishBody {
		if from < 3 || text[from-1] != ' ' {
			break
		}
		k := formedWordStart(text, from-1)
		if k == from-1 || !isCapitalAt(text, k) {
			break
		}
		word := text[k : from-1]
		if c := lexicon.Lookup(word); inSet(turkishOpenings, word) || c.Is(lexicon.Title) || c.Is(lexicon.Occupation) && c.Place() == 0 {
			break
		}
		from, named = k, named+1
	}
	if e := wordsEndAt(text, from); startsSentence(text, from) && named > 1 && (strings.HasSuffix(text[from:e], "lar") || strings.HasSuffix(text[from:e], "ler")) {
		from, named = e+1, named-1 // those who were saved
	}
	first := lexicon.Lookup(text[from:wordsEndAt(text, from)])
	return match{from, end, bodyPhrase}, named > 2 || named == 2 && (first.Given() < 2 || first.Place() > 1)
}
