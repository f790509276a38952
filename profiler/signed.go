package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds who has signed a letter, in the line behind its close, and who stands in the field
// of a form for a person: names that nobody need know, since nothing else stands there.

// closes are the last lines of letters before the name.
var closes = newOtherSet(strings.Split("best|warmly|take care|with love|talk soon|speak soon|see you soon|yours|yours sincerely|yours faithfully|yours truly|sincerely|sincerely yours|kind regards|best regards|warm regards|with kind regards|regards|best wishes|all the best|cheers|many thanks|thanks|thank you|respectfully|"+
	"mit freundlichen grüßen|mit freundlichem gruß|mit freundlichen grüssen|freundliche grüße|freundliche grüsse|viele grüße|liebe grüße|herzliche grüße|beste grüße|schöne grüße|hochachtungsvoll|mfg|vg|lg|cordialement|bien cordialement|bien à vous|sincères salutations|amicalement|bises|"+
	"un saludo|saludos|saludos cordiales|atentamente|cordialmente|un abrazo|cordiali saluti|distinti saluti|un saluto|saluti|in fede|atenciosamente|cumprimentos|com os melhores cumprimentos|abraço|abraços|um abraço|met vriendelijke groet|met vriendelijke groeten|vriendelijke groet|hartelijke groet|groet|groeten|groetjes|"+
	"z poważaniem|pozdrawiam|z wyrazami szacunku|s pozdravem|s úctou|s pozdravom|med vänlig hälsning|med vänliga hälsningar|vänliga hälsningar|hälsningar|mvh|med venlig hilsen|venlig hilsen|hilsen|med vennlig hilsen|vennlig hilsen|ystävällisin terveisin|terveisin|üdvözlettel|tisztelettel|"+
	"cu stimă|cu respect|cu drag|saygılarımla|sevgiler|iyi günler|με εκτίμηση|с уважением|з повагою|с поздрави|s poštovanjem|lep pozdrav|srdačan pozdrav|"+
	"hezký den|přeji hezký den|serdecznie pozdrawiam|łączę pozdrowienia|pagarbiai|su pagarba|ar cieņu|lugupidamisega|parimate soovidega|поздрави|с уважение|с наилучшими пожеланиями|всього найкращого|з найкращими побажаннями|с поштовањем|срдачан поздрав|srdačno|lijep pozdrav|lepo pozdravljeni|o zi bună|szép napot|mukavaa päivänjatkoa|με φιλικούς χαιρετισμούς", "|"))

// personFields are the names of fields that have one person, as they begin a line or a sentence.
var personFields = withCapitals("name nome nom nombre naam navn namn nazwisko jméno meno név nimi ad adı nume ime vardas nimi imię kontoinhaber kontoinhaberin karteninhaber mieter mieterin versicherter antragsteller antragstellerin ansprechpartner empfänger absender patient patientin titulaire locataire salarié destinataire titular cliente paciente destinatario " +
	"intestatario paziente titolare rekeninghouder huurder cliënt patiënt najemca pacjent właściciel kontohaver kontohavare mottagare caller payee tenant applicant claimant employee contact attn cardholder passenger guest " +
	"kontakt kontaktperson kontaktpersoon contactpersoon contacto contatto contato sachbearbeiter sachbearbeiterin bearbeiter bearbeiterin fahrer fahrerin chauffeur conducteur conductor conducente motorista kierowca řidič förare sjåfør " +
	"arzt ärztin hausarzt hausärztin médecin infirmière infirmier médico médica medico arts huisarts lekarz dyżurny lékař lékařka lekár läkare lege læge lääkäri orvos medic doktor hemşire врач лікар лекар γιατρός " +
	"trainer trainerin trener tränare træner entrenador allenatore treinador schiedsrichter árbitro arbitro arbitre referee monteur techniker technicien técnico tecnico technik hausmeister verwalter vermieter vermieterin käufer verkäufer vendeur acheteur vendedor comprador venditore acquirente koper verkoper kupujący sprzedawca kupující prodávající " +
	"lehrer lehrerin klassenlehrer klassenlehrerin enseignant enseignante profesor profesora professor professora insegnante maestra leerkracht juf nauczyciel nauczycielka wychowawca wychowawczyni učitel učitelka učiteľ učiteľka lärare lærer opettaja tanár diriginte öğretmen " +
	"alıcı gönderen hasta müşteri получатель отправитель пациент клиент покупатель одержувач відправник пацієнт клієнт получател подател παραλήπτης ασθενής primatelj pošiljatelj primalac przyjmujący odbiorca nadawca příjemce odesílatel príjemca címzett feladó destinatar expeditor modtager afsender mottaker avsender vastaanottaja lähettäjä " +
	"beifahrer bride groom mutter vater mère père madre padre mãe pai moeder vader ojciec otec anne baba äiti isä anyja apja мать отец мати батько майка баща " +
	"gemeldet melder zeuge zeugin geschädigter geschädigte beschuldigter täter opfer fahrgast betreuer betreuerin")

// mostSigned is how many words such a name has at most.
const mostSigned = 4

// signedEnd is the end of the name that begins at text[at], which is all of its line behind the
// close of a letter, or all of a field for a person; or at.
func signedEnd(text string, at int) int {
	if at < 4 {
		return at
	}
	switch {
	case text[at-1] == '\n' && isBehindClose(text, at-1):
		end := signedRun(text, at)
		if end == at { // a given name that is an everyday word somewhere
			if to, capital := wordAt(text, at); capital && lexicon.Lookup(text[at:to]).Given() > 1 {
				end = to
			}
		}
		if end == len(text) || strings.IndexByte("\n\r,", text[end]) >= 0 {
			return end
		}
		if end > at { // the last word is an everyday one: Wouter de Graaf
			if to := at + len(strings.TrimRight(text[at:signatureLineEnd(text, at)], "\r")); isShortName(text[at:to]) {
				return to
			}
		}
	case text[at-1] == ' ' && text[at-2] == ',':
		if to, capital := wordAt(text, at); capital && (to == len(text) || text[to] == '\n') && mayBeHailed(lexicon.Lookup(text[at:to])) && isBehindClose(text, at-1) {
			return to // Saludos, Chema
		}
	case text[at-1] == ' ' && text[at-2] == ':' && (isPersonField(text, at-2) || isNamePartField(text, at)):
		if end := signedRun(text, at); isFieldEnd(text, end) {
			return end
		}
	}
	return at
}

// isFieldEnd reports whether the value of a field ends at text[i].
func isFieldEnd(text string, i int) bool {
	return i == len(text) || strings.IndexByte("\n\r.,;|", text[i]) >= 0 || isNextField(text, skipSpaces(text, i))
}

// isBehindClose reports whether the line that ends at text[i], or the one before it where that is
// empty, is the close of a letter.
func isBehindClose(text string, i int) bool {
	if i > 0 && text[i-1] == '\n' {
		i--
	}
	if i > 0 && text[i-1] == '\r' {
		i--
	}
	from := lineStart(text, i, longestClose)
	line := strings.TrimRight(text[from:i], " ,.!:")
	return line != "" && (from == 0 || text[from-1] == '\n') && len(closes.at(text, from)) == len(line)
}

// longestClose bounds the close of a letter, in bytes.
const longestClose = 64

// isPersonField reports whether the name of a field for a person ends at text[i], and begins a line
// or a sentence.
func isPersonField(text string, i int) bool {
	k := wordStartWithin(text, i, i-longestWord)
	return k < i && isCapitalAt(text, k) && inSet(personFields, text[k:i]) &&
		(k == 0 || text[k-1] == '\n' || text[k-1] == '\t' || k > 1 && text[k-1] == ' ' && strings.IndexByte(".;|,\n", text[k-2]) >= 0)
}

// namePartFields are the names of fields for a part of a name, which hold nothing else.
var namePartFields = withCapitals("vorname vornamen nachname familienname zuname rufname geburtsname prénom prénoms apellido apellidos cognome apelido sobrenome voornaam voornamen achternaam roepnaam imię imiona nazwisko " +
	"förnamn efternamn tilltalsnamn fornavn etternavn efternavn mellomnavn mellemnavn etunimi sukunimi příjmení priezvisko vezetéknév keresztnév családnév utónév prenume soyad soyadı soyisim soyadınız eesnimi perekonnanimi pavardė uzvārds prezime priimek " +
	"επώνυμο πατρώνυμο фамилия отчество прізвище фамилно презиме")

// isNamePartField reports whether text[at] is behind the name of a field for a part of a name, and
// its colon.
func isNamePartField(text string, at int) bool {
	if at < 4 || text[at-1] != ' ' || text[at-2] != ':' {
		return false
	}
	end := at - len(": ")
	if text[end-1] == ' ' {
		end-- // Prénom : Florian
	}
	k := wordStartWithin(text, end, end-longestWord)
	return k < end && !joinsBefore(text, k) && inSet(namePartFields, text[k:end])
}

// signedRun is the end of the words at text[at] that a name can have: words with a capital that are
// names or in no lexicon, initials, and particles between them. One of them is no initial;
// else it is at.
func signedRun(text string, at int) int {
	end, whole := at, false
	for i, n := at, 0; n < mostSigned; n++ {
		to, capital := wordAt(text, i)
		word := text[i:to]
		switch {
		case capital && utf8.RuneCountInString(word) == 1:
			to = skipByte(text, to, '.')
		case capital && maySign(word):
			whole = true
		case capital || !inSet(particles, word):
			n = mostSigned
			continue
		}
		for capital && to+1 < len(text) && (text[to] == '-' || text[to] == '\'') && isLetter(text[to+1]) {
			to, _ = wordAt(text, to+1)
		}
		if capital {
			end = to
		}
		if i = to + 1; to == len(text) || text[to] != ' ' {
			break
		}
	}
	if !whole {
		return at
	}
	return end
}

// maySign reports whether a word may be a part of a name.
func maySign(word string) bool {
	c := lexicon.Lookup(word)
	return (c.IsName() || c.Common() < 2) && c.Common() < 3 && !c.Is(lexicon.Title|lexicon.Occupation|lexicon.OrgWord|lexicon.Thing|lexicon.Country) && formHeads.at(word, 0) == ""
}

// longestSignatureLine bounds a line of a signature, in bytes.
const longestSignatureLine = 80

// signatureLineEnd is the end of the line of text[i], looked for as far as a line of a signature is long.
func signatureLineEnd(text string, i int) int {
	most := min(len(text), i+longestSignatureLine)
	if n := strings.IndexByte(text[i:most], '\n'); n >= 0 {
		return i + n
	}
	return most
}

// isShortName reports whether a line is a few words with capitals, and particles between them.
func isShortName(line string) bool {
	words := 0
	for w := range strings.FieldsSeq(line) {
		if words++; words > mostSigned || !isCapitalAt(w, 0) && (words == 1 || !inSet(particles, w)) {
			return false
		}
		if e, _ := wordAt(w, 0); e != len(strings.TrimRight(w, ".,")) {
			return false
		}
	}
	return words > 0
}
