package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds who is spoken to: a word with a capital between a greeting or a form of
// address and a comma, which is a name in whatever case it stands and though nobody knows it.

// greetedAlone is how sure such a name is.
const greetedAlone = 0.85

// namePartAlone is how sure what is a field for a part of a name is one.
const namePartAlone = 0.95

// greetings stand before a name that is spoken to, beside shortTitles.
var greetings = wordSet("zdravo bok ahoj čau nazdar cześć hej hei moi terve szia sziasztok salut bună merhaba selam γεια привет привіт здрасте здравей здравейте hallo hoi ciao hola olá oi hi hello hey dear kia ora g'day Привет Привіт Здравей Γεια Здрасте Здравейте chào Chào halo helló")

// moreGreetings stand before a name as greetings do, and before much else that is no town.
var moreGreetings = withCapitals("bonjour bonsoir coucou cher chère beste geachte lieve liebe lieber moin servus buongiorno buonasera caro cara querido querida estimado estimada prezado prezada kära käre kære kjære bästa drogi droga milý milá drahý drahá kedves dragă sevgili дорогой дорогая дорогий дорога скъпи скъпа αγαπητέ αγαπητή dragi draga hejsan tjena heisann moikka witaj")

// roleGreetings are Dutch and German greetings of letters, before which also stands what somebody is to the writer, in words that
// end as roleEnds.
var roleGreetings = wordSet("beste geachte lieve liebe lieber")

// roleEnds end words in Dutch and German for who is greeted by what he is to the writer.
var roleEnds = [...]string{"er", "ers", "erin", "te", "de", "ster", "ing", "ende", "enden", "ger", "ant", "ent", "list", "nden"}

// thanked stand before the name of who is thanked, and so do the greetings.
var thanked = withCapitals("sayın değerli thanks thx ty danke merci gracias grazie obrigado obrigada bedankt dank dziękuję dzięki dzięx díky děkuji ďakujem tack tak takk kiitos köszi köszönöm kösz mersi mulțumesc teşekkürler sağol спасибо спс дякую благодаря мерси hvala ačiū paldies aitäh ευχαριστώ")

// dottedTitles stand before a name with a stop, and nothing else does so.
var dottedTitles = wordSet("dl mudr judr rndr phdr mvdr paeddr mgr ing avv sn av mw mevr dhr dna dl gđa gđica ga г-н г-жа")

// everybody is who is spoken to together, and nobody's name.
var everybody = withCapitals("mille schön mate santa all alle alla allemaal zusammen miteinander allerseits leute tous toutes todos todas tutti tutte everyone everybody team folks guys people friends world mundo mondo monde wereld welt světe svete świecie világ lume dünya världen verden maailma κόσμε мир світ свят svijete there both équipe equipo pessoal galera ragazzi ragazze gente kaikki porukka wszyscy wszystkich państwu kochani všichni všetci svima svi ekipa mindenki srácok toți tuturor herkese millet arkadaşlar müşterimiz üye üyemiz ziyaretçi " +
	"όλους παιδιά всем ребята друзья народ коллеги усім всім колеги siri alexa google cortana bixby customer klant nachbarn nachbar ober lezer lezers lezeres collega collega's iedereen buren bewoner bewoners leden ouders relatie lieferant leser leserin kolleginnen kollegen eltern freunde mitglieder gäste lecteur lecteurs lectrice voisins voisin parents amis membres lectores vecinos amigos compañeros padres clienti colleghi lettori amici genitori soci vizinhos colegas leitores koledzy koleżanki sąsiedzi rodzice przyjaciele kolegové přátelé rodiče sousedé čtenáři kolleger naboer venner forældre medlemmer foreldre grannar vänner föräldrar läsare colegi prieteni vecini părinți komşular dostlar veliler santa papa mama maman " +
	"veli doktor doctor docteur dottore doctora doutor kunde kunden client cliente asiakas zákazníku zákazník клиент klient")

// spokenTo are all words that such a name stands behind.
var spokenTo = wordSet(strings.Join(wordsOf(greetings, moreGreetings, thanked, shortTitles, sureTitles, dottedTitles), " ") + " н жа ну на ном")

// greetedEnd is the end of the name that begins at text[at] behind one of these words and
// before a comma, an exclamation mark or the end of the line; or at.
func greetedEnd(text string, at int) int {
	if at > 3 && text[at-1] == ' ' && text[at-2] == ',' {
		return hailedEnd(text, at)
	}
	if at < 3 || text[at-1] != ' ' || text[at-2] < utf8.RuneSelf && !isLetter(text[at-2]) && text[at-2] != '.' {
		return at
	}
	if text[at-2] == '.' && at > 2 && isMonsieur(text, at-3) {
		return monsieurEnd(text, at)
	}
	k := skipDotBack(text, at-1)
	if k < 2 || !spokenTo.mayEnd(text, k) {
		return at
	}
	end, capital := wordAt(text, at)
	if !capital || end-at < 3 {
		return at
	}
	ends := end == len(text) || strings.IndexByte(",!\n\r", text[end]) >= 0 || text[end] == ' ' && end+1 < len(text) && text[end+1] == '!'
	i := wordStartWithin(text, k, k-longestWord)
	if i == k {
		return at
	}
	sure := false
	switch word := text[i:k]; {
	case inSet(sureTitles, word), k < at-1 && inSet(dottedTitles, word) && (word != "Ga" || isLineStart(text, i)), isHyphenTitle(text, i, k), word == "heer" && i > 2 && text[i-1] == ' ' && text[i-2] == 'e':
		sure = true
	case word == "Me" && k == at-1:
		return maitreEnd(text, i, at, end)
	case !ends:
		return at
	case inSet(shortTitles, word) && k-i > 2 && !inSet(plainTitles, word):
	case inSet(greetings, word) && isLineStart(text, i):
	case inSet(moreGreetings, word) && isLineStart(text, i):
		if c := lexicon.Lookup(text[at:end]); c.Given() < 2 && (c.Place() > 1 || c.Common() > 1 || c.Given() == 0 && inSet(roleGreetings, word) && endsAsJob(text[at:end], roleEnds[:])) {
			return at // Beste Aanvrager
		}
	case inSet(thanked, word):
		if lexicon.Lookup(text[at:end]).Given() == 0 {
			return at
		}
	default:
		return at
	}
	c := lexicon.Lookup(text[at:end])
	if end-at < 4 && (sure || c.Given() == 0 || text[at] < 'Z' && text[at+1] <= 'Z') {
		return at
	}
	if c.Common() > 1 && (!c.IsName() || !sure && c.Given() < 2) || inSet(academicTitles, text[at:end]) || inSet(everybody, text[at:end]) || c.Is(lexicon.Country|lexicon.Title|lexicon.Occupation|lexicon.OrgWord|lexicon.Thing) && (sure || c.Given() < 2) || formHeads.at(text, at) != "" || nameLeads.at(text, at) != "" {
		return at
	}
	if sure {
		if to := signedRun(text, at); to > end && maySign(text[at:end]) {
			return to
		}
		if endsSmall(text[at:end]) && end+1 < len(text) && text[end] == ' ' { // Bakker-de Vries
			if to, capital := wordAt(text, end+1); capital && inSet(particles, text[at+strings.LastIndexByte(text[at:end], '-')+1:end]) {
				return to
			}
		}
	}
	return end
}

// isGreetedHere reports whether the name of a place is that of who is greeted, as far as that is no country
// and no town that many know.
func isGreetedHere(text string, span *tagger.Span) bool {
	c := lexicon.Lookup(text[span.Start:span.End])
	return c.Place() < 2 && !c.Is(lexicon.Country|lexicon.Region) && greetedEnd(text, span.Start) == span.End
}

// isEverybody reports whether a span is a word for all who are spoken to, behind a greeting: Hej Alla.
func isEverybody(text string, span *tagger.Span) bool {
	i := span.Start
	if i < 3 || text[i-1] != ' ' || !spokenTo.mayEnd(text, i-1) || !inSet(everybody, text[i:span.End]) {
		return false
	}
	k := wordStartWithin(text, i-1, i-1-longestWord)
	return k < i-1 && inSet(spokenTo, text[k:i-1])
}

// hailedEnd is greetedEnd for a given name behind a greeting with a comma, as Slavic languages have it.
func hailedEnd(text string, at int) int {
	i := at - len(", ")
	if !spokenTo.mayEnd(text, i) {
		return at
	}
	k := wordStartWithin(text, i, i-longestWord)
	if k == i || !isLineStart(text, k) || !inSet(greetings, text[k:i]) && !inSet(thanked, text[k:i]) {
		return at
	}
	end, capital := wordAt(text, at)
	if !capital || end < len(text) && strings.IndexByte(",!.\n\r", text[end]) < 0 || !mayBeHailed(lexicon.Lookup(text[at:end])) || text[k] < utf8.RuneSelf && lexicon.Lookup(text[at:end]).Given() == 0 || inSet(everybody, text[at:end]) {
		return at
	}
	return end
}

// mayBeHailed reports whether a word of a class is given to people, or nothing that many say.
func mayBeHailed(c lexicon.Class) bool {
	return c.Given() > 0 || c.Common() < 2 && c.Place() == 0 && !c.Is(lexicon.Country|lexicon.Region|lexicon.Demonym|lexicon.OrgWord|lexicon.Organization|lexicon.Occupation|lexicon.Title|lexicon.Thing)
}

// isHyphenTitle reports whether text[i:k] ends a title of Cyrillic letters with a hyphen: г-н, г-жа.
func isHyphenTitle(text string, i, k int) bool {
	return i > 2 && text[i-1] == '-' && (text[i-3:i-1] == "г" || text[i-3:i-1] == "Г") && k-i <= len("ном")
}

// maitreEnd is the end of the name text[at:end] of an advocate of French, behind the Me at text[i], which is
// an everyday word of English; or at.
func maitreEnd(text string, i, at, end int) int {
	c := lexicon.Lookup(text[at:end])
	if c != 0 && (c.Family() < 2 || c.Common() > 1) || end-at < 4 || i > 1 && text[i-1] == ' ' && isCapitalAt(text, wordStartWithin(text, i-1, i-1-longestWord)) {
		return at
	}
	return end
}

// withoutSuffix is the end of the name text[at:end] without an ending behind an apostrophe, as in
// Turkish: Aslı'yı.
func withoutSuffix(text string, at, end int) int {
	for _, apostrophe := range [...]string{"'", "’"} {
		if k := strings.Index(text[at:end], apostrophe); k > 2 && at+k+len(apostrophe) < end && !isCapitalAt(text, at+k+len(apostrophe)) {
			return at + k
		}
	}
	return end
}

// greetedName is where the name begins behind the greeting at text[at], and its end, or at.
func greetedName(text string, at int) (from, to int) {
	end, _ := wordAt(text, at)
	if end+2 >= len(text) || !isHyphenTitle(text, at+3, end) && !inSet(spokenTo, text[at:end]) {
		return at, at
	}
	switch word := text[at:end]; {
	case text[end] == '.' && inSet(dottedTitles, word):
		end++ // JUDr. Ondrejička
	case !inSet(greetings, word) && !inSet(moreGreetings, word) && !inSet(thanked, word) && !inSet(sureTitles, word) && word != "Me" && !isHyphenTitle(text, at+3, end):
		return at, at
	}
	if end+2 < len(text) && text[end] == ',' {
		end++ // Привет, Макс!
	}
	if end+1 >= len(text) || text[end] != ' ' || text[end+1] >= 'a' && text[end+1] <= 'z' {
		return at, at
	}
	if to = greetedEnd(text, end+1); to > end+1 {
		return end + 1, to
	}
	return at, at
}

// plainTitles are titles that are everyday words as well.
var plainTitles = wordSet("heer miss sir madam don bay der herre pan fru")

// isLineStart reports whether a line begins at text[i], or a sentence.
func isLineStart(text string, i int) bool {
	return i == 0 || text[i-1] == '\n' || text[i-1] == '"' || i > 1 && text[i-1] == ' ' && strings.IndexByte(".!?:>", text[i-2]) >= 0
}
