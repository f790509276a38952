package profiler

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file amends what the tagger has found by what letters and forms have that sentences
// have not: words that greet and that head a form are no part of a name, a title and a
// particle make a person of a place, and a word for a kind of house makes an organisation of
// what follows it.

// formHeads head letters and forms, and their fields; nothing of that is a name.
var formHeads = newOtherSet(strings.Split("name|names|full name|first name|last name|surname|staff file|personnel file|employee record|discharge summary|referral letter|patient record|medical report|invoice|reminder|application|contract of employment|curriculum vitae|questions|"+
	"vorname|nachname|familienname|vor- und nachname|personalfragebogen|personalbogen|personalakte|personalstammblatt|mitarbeiterbogen|arbeitsvertrag|arbeitszeugnis|arztbrief|entlassungsbrief|entlassungsbericht|befundbericht|befund|überweisung|anamnese|diagnose|therapie|lebenslauf|bewerbung|rechnung|mahnung|gutschrift|lieferschein|angebot|kündigung|bescheinigung|stammdaten|stammblatt|krankmeldung|rückfragen|rückfrage|krankengymnastik|physiotherapie|reha|ihnen|ihre|ihr|sie|ihrem|ihren|ihrer|"+
	"nom|noms|prénom|prénoms|nom et prénom|nom de famille|dossier|dossier du personnel|fiche salarié|fiche du salarié|fiche de paie|compte rendu|ordonnance|facture|relance|devis|lettre de sortie|curriculum|"+
	"nombre|nombres|apellido|apellidos|nombre y apellidos|nombre completo|ficha|ficha de empleado|ficha de personal|informe|informe de alta|historia clínica|factura|contrato|solicitud|presupuesto|receta|firmado|"+
	"nomi|cognomi|cognome|cognome e nome|nome e cognome|scheda|scheda dipendente|scheda personale|referto|lettera di dimissione|fattura|preventivo|contratto|ricetta|nata|nato|domicilio|residenza|cittadinanza|paziente|"+
	"nome|nome completo|apelido|ficha de admissão|ficha de funcionário|ficha do trabalhador|relatório|relatório clínico|nota de alta|fatura|orçamento|recibo|naturalidade|morada|utente|doente|"+
	"naam|voornaam|achternaam|personeelsdossier|personeelskaart|personeelsformulier|arbeidsovereenkomst|arbeidscontract|verwijsbrief|ontslagbrief|factuur|aanmaning|offerte|bijlage|betreft|sollicitatie|"+
	"imię|nazwisko|imię i nazwisko|kwestionariusz|kwestionariusz osobowy|karta informacyjna|wypis|faktura|umowa|umowa o pracę|zaświadczenie|życiorys|skierowanie|"+
	"namn|förnamn|efternamn|för- och efternamn|anställningsuppgifter|anställningsavtal|personuppgifter|personalakt|remiss|epikris|journal|faktura|påminnelse|offert|intyg|"+
	"navn|fornavn|etternavn|efternavn|ansettelsesavtale|ansættelseskontrakt|personopplysninger|personoplysninger|henvisning|epikrise|tilbud|attest|"+
	"nimi|etunimi|sukunimi|henkilötiedot|henkilötietolomake|työsopimus|lähete|epikriisi|lasku|tarjous|todistus|"+
	"jméno|příjmení|jméno a příjmení|osobní dotazník|pracovní smlouva|propouštěcí zpráva|žádanka|nabídka|potvrzení|meno|priezvisko|meno a priezvisko|osobný dotazník|prepúšťacia správa|"+
	"név|teljes név|vezetéknév|keresztnév|személyi adatlap|munkaszerződés|zárójelentés|beutaló|számla|árajánlat|igazolás|"+
	"nume|prenume|nume și prenume|fișa angajatului|contract de muncă|bilet de externare|bilet de trimitere|factură|ofertă|adeverință|"+
	"ad|soyad|adı|soyadı|ad soyad|adı soyadı|adınız|soyadınız|ad soyadınız|isim|soyisim|personel bilgi formu|bilgi formu|başvuru formu|kayıt formu|formu|sicil|epikriz|epikriz raporu|rapor|fatura|teklif|sözleşme|iş sözleşmesi|özgeçmiş|uyruğu|sorularınız|sorunuz|"+
	"όνομα|επώνυμο|ονοματεπώνυμο|πατρώνυμο|βιογραφικό|τιμολόγιο|προσφορά|σύμβαση εργασίας|ενημερωτικό σημείωμα|παραπεμπτικό|"+
	"фио|фамилия|имя|отчество|личная карточка|личная карточка работника|анкета|трудовой договор|выписка|эпикриз|направление|счёт|счет|справка|заявление|резюме|назовите|назовите дату|назовите дату рождения|укажите|сообщите|подскажите|"+
	"піб|прізвище|ім'я|по батькові|особова картка|трудовий договір|виписка|направлення|рахунок|довідка|заява|назвіть|вкажіть|име|фамилно име|презиме|трудов договор|епикриза|фактура|справка|"+
	"ime|prezime|ime i prezime|ime in priimek|priimek|ugovor o radu|otpusno pismo|uputnica|račun|ponuda|pogodba|vardas|pavardė|vārds|uzvārds|eesnimi|perekonnanimi|töölepin|"+
	"terveisin|ystävällisin terveisin|поздрави|сърдечни поздрави|s pozdravem|s pozdravom|üdvözlettel|saygılarımla|с уважением|з повагою|lijep pozdrav|srdačan pozdrav|lep pozdrav|med vänlig hälsning|hälsningar|venlig hilsen|vennlig hilsen|pozdrawiam|z poważaniem|cu stimă|cu respect|με εκτίμηση|salam|trân trọng|氏名|姓名|名前|お名前|印鑑|履歴書|職務経歴書|診療情報提供書|紹介状|請求書|見積書|雇用契約書|ご案内|性别|성명|이름|이력서|진료의뢰서|견적서|청구서|الاسم|الاسم الكامل|اسم العائلة|שם|שם משפחה|नाम|họ tên|họ và tên|nama|nama lengkap", "|"))

// nameLeads stand before a name and are no part of it: what greets, thanks or names a
// colleague.
var nameLeads = newOtherSet(strings.Split("hello|hi|hey|dear|thanks|thank you|good morning|good afternoon|good evening|hallo|liebe|lieber|guten tag|guten morgen|moin|servus|grüezi|danke|kollege|kollegin|kollegen|bonjour|bonsoir|salut|cher|chère|merci|coucou|confrère|consœur|hola|buenas|estimado|estimada|querido|querida|gracias|encantado|encantada|perdone|"+
	"ciao|salve|buongiorno|buonasera|gentile|egregio|egregia|grazie|collega|olá|bom dia|boa tarde|boa noite|prezado|prezada|obrigado|obrigada|estimado|exmo|hoi|beste|geachte|bedankt|goedemorgen|goedemiddag|goedendag|hej|hejsan|tjena|god morgon|kära|käre|bästa|tack|kære|kjære|takk|hei|heisann|moikka|terve|hyvä|kiitos|arvoisa|"+
	"panie|panu|pani|panią|pane|paní|pán|пане|пані|domnule|doamnă|domnul|doamna|κύριε|κυρία|gospodine|gospođo|cześć|witaj|drogi|droga|szanowny|szanowna|dziękuję|ahoj|dobrý den|vážený|vážená|milý|milá|děkuji|ďakujem|szia|kedves|tisztelt|köszönöm|bună|dragă|stimate|stimată|mulțumesc|merhaba|selam|sayın|sevgili|teşekkürler|γεια|αγαπητέ|αγαπητή|ευχαριστώ|привет|здравствуйте|уважаемый|уважаемая|дорогой|дорогая|спасибо|привіт|вітаю|шановний|шановна|дякую|здравейте|скъпи|скъпа|уважаеми|благодаря|"+
	"zdravo|bok|hvala|poštovani|poštovana|dragi|draga|spoštovani|spoštovana|pozdrav|labas|gerbiamas|gerbiama|ačiū|sveiki|cienījamais|cienījamā|paldies|lugupeetud|aitäh|terima kasih|chào|kính gửi|cảm ơn|mdm|käranden|svaranden|hakija|saksøker|saksøkte|sagsøger|sagsøgte|klägerin|beklagter|demandante|demandado|demandada|demandeur|demanderesse|ricorrente|convenuto|eiseres|verweerder|powód|powódka|pozwany|pozwana|žalobce|žalovaný|žalovaná|žalobca|felperes|alperes|reclamant|pârât|davacı|davalı|истец|истица|ответчик|ответчица|позивач|відповідач|tužitelj|tuženik|ενάγων|εναγόμενος|здравей|здрасти|puan|encik|shri|smt|ustaz|puhuin|juttelin|tapasin|soitin|beszéltem|találkoztam|láttam|rozmawiałem|rozmawiałam|widziałem|widziałam|świadek|świadka|świadkiem|zeuge|zeugin|zeugen|témoin|testigo|testimone|getuige|vittne|svědek|witness|svedok|svedkyňa|svědkyně|svjedok|svjedokinja|сведок|свидетель|свидетельница|свідок|свидетелката|saksi|tanık|vidne|vitne|todistaja|martor|martora|martorul|μάρτυρας|testemunha|razrednica|gazdă|שלום|مرحبا|مرحباً|أهلا", "|"))

// headsOrLeads are both; most names begin with none of them.
var headsOrLeads = newOtherSet(formHeads.words, nameLeads.words)

// shortTitles stand before a family name.
var shortTitles = wordSet("panie panu pana pane paní pán pani domnule doamnă domnul doamna κύριε κυρία κύριος gospodine gospođo gospodin господине госпожо m mme mlle mr mrs ms dr prof hr fr herr herrn frau sig sig.ra sig.na signor signora signorina dott dott.ssa dra sra sr srta señor señora don doña dhr mevr mw meneer mevrouw de heer monsieur madame mademoiselle maître me pan pani panu panią bay bayan herre fru mister miss sir madam senhor senhora г-н г-жа господин госпожа пан пані пане пана панові gospod gospa gospe gospodična gospođice господине госпођо vážený pána kyria")

// particles stand between a title or a given name and a family name.
var particles = wordSet("van von de der den ten ter del della dello dei di da dal dos das do du des la le les lo li zu zur vom af av el al bin ibn san")

// amendName makes of the tagger's span what it is in a letter or a form. It reports false where
// it is no name.
func amendName(text string, span *tagger.Span) bool {
	if (span.Label == tagger.Location || span.Label == tagger.Organization) && span.Confidence < greetedAlone && (signedEnd(text, span.Start) == span.End || span.Label == tagger.Location && isGreetedHere(text, span)) {
		span.Label, span.Confidence = tagger.Person, greetedAlone
	}
	sure := span.Confidence >= surelyName
	switch span.Label {
	case tagger.Person, tagger.Organization:
		if headsOrLeads.at(text, span.Start) != "" || hasLeadDot(text[span.Start:]) {
			for n := 0; n < mostNameLeads; n++ {
				at := leadEnd(text, *span, n > 0)
				if at == span.Start {
					break
				}
				span.Start = at
			}
			size := span.End - span.Start
			if len(formHeads.at(text, span.Start)) >= size || !sure && len(nameLeads.at(text, span.Start)) >= size {
				return false
			}
		}
		if isVerbTail(text, *span) || !sure && (isNounTail(text, *span) || endsRelative(text[span.Start:span.End])) {
			return false
		}
		switch {
		case span.Label == tagger.Organization && !sure && isTitled(text, *span):
			span.Label = tagger.Person
		case span.Label == tagger.Organization:
			*span = amendFirm(text, withoutArticle(text, *span))
		case isHouseOf(text, span.Start, span.End):
			span.Label = tagger.Organization
		case hasFormBehind(text, span.End):
			span.Label = tagger.Organization
			*span = amendFirm(text, *span)
		}
	case tagger.Location:
		if text[span.Start] == "っ"[0] {
			if r, _ := utf8.DecodeRuneInString(text[span.Start:]); strings.ContainsRune("っゃゅょーんッャュョンを", r) {
				return false
			}
		}
		if !sure && (len(formHeads.at(text, span.Start)) >= span.End-span.Start || isNounTail(text, *span)) {
			return false
		}
		if *span = amendPlace(text, *span); span.Label == tagger.Location && (!sure && isTitled(text, *span) || isAddressed(text, *span)) {
			span.Label = tagger.Person
		}
	}
	return true
}

// mostNameLeads bounds the words before a name that are none of it: Merci M.
const mostNameLeads = 3

// leadEnd is where the name begins behind the word that greets or heads a form at the
// beginning of a span, or behind a title where such a word has stood before it; or the
// beginning of the span.
func leadEnd(text string, span tagger.Span, led bool) int {
	i := span.Start
	w := nameLeads.at(text, i)
	if w == "" && span.Label == tagger.Organization {
		w = formHeads.at(text, i)
	}
	if hasLeadDot(text[i:]) {
		w = text[i : i+3]
	}
	if w == "" && led {
		if e, _ := wordAt(text, i); e < span.End && inSet(shortTitles, strings.TrimSuffix(text[i:e], ".")) {
			w = strings.TrimSuffix(text[i:e], ".")
		}
	}
	if w == "" {
		return i
	}
	j := i + len(w)
	for j < span.End && (text[j] == ' ' || text[j] == ',' || text[j] == '.') {
		j++
	}
	if j == i+len(w) || j >= span.End {
		return i
	}
	if _, capital := wordAt(text, j); !capital && isCapitalAt(text, i) && (text[j] < utf8.RuneSelf || !isCaselessAt(text, j)) {
		return i
	}
	return j
}

// hasLeadDot reports whether text begins with a short form that stands before the name of a
// patient or of who has signed.
func hasLeadDot(text string) bool {
	return len(text) > 5 && text[3] == '.' && text[4] == ' ' && (text[:3] == "Pat" || text[:3] == "Gez" || text[:3] == "Fdo")
}

// isCaselessAt reports whether the letter at text[i] is of a script without capitals.
func isCaselessAt(text string, i int) bool {
	r, _ := utf8.DecodeRuneInString(text[i:])
	return isLetterRune(r) && !isUpperRune(r) && !isLowerRune(r)
}

// relatives are words of Hebrew that no name ends with: which is on, in, of.
var relatives = wordSet("שעל שבו שבה שבתוך שלי שלך שלו שלה שלנו שלכם שלהם של שאינו שהיה שהיא שהוא שיש שאין אשר")

// endsRelative reports whether a name ends with one of them.
func endsRelative(name string) bool {
	if name[0] != "ש"[0] {
		return false
	}
	i := strings.LastIndexByte(name, ' ')
	return i > 0 && inSet(relatives, name[i+1:])
}

// isVerbTail reports whether a span of Japanese ends in the middle of a verb: 申しま of 申します.
func isVerbTail(text string, span tagger.Span) bool {
	if text[span.End-1] < utf8.RuneSelf {
		return false
	}
	last, _ := utf8.DecodeLastRuneInString(text[span.Start:span.End])
	if !unicode.Is(unicode.Hiragana, last) {
		return false
	}
	next, _ := utf8.DecodeRuneInString(text[span.End:])
	return strings.ContainsRune("すせるたっ", next)
}

// nounTails end words that are written with a capital, in some languages, and are no names.
var nounTails = [...]string{"ungen", "ung", "heit", "keit", "heiten", "keiten", "schaft", "gymnastik", "therapie", "fragen", "bogen", "nummer", "daten", "unterlagen", "termin", "termine", "beschwerden", "schmerzen", "abteilung", "frist", "dienst", "stelle", "zentrale", "leitung", "verwaltung", "bericht", "vertrag", "kosten", "tabletten", "salbe", "schein", "zettel", "lauf", "brief", "pflicht", "azol", "sartan", "statin", "profen", "mycin", "cillin", "floxacin", "olol", "dipin", "formin", "cetamol", "uppgifter", "upplysningar", "opplysninger", "oplysninger", "anställning", "avdelningen", "behandling", "dossier", "gegevens", "formulier", "klachten", "tiedot", "lomake",
	"larınız", "leriniz", "numaranız", "bilgileri", "raporu", "formu"}

// nounTailsBy are the same by their last two bytes, as far as lastPairs tells them: most words
// end with none of them.
var nounTailsBy = func() (by [lastPairs][]string) {
	for _, tail := range nounTails {
		k := lastTwo(tail)
		by[k] = append(by[k], tail)
	}
	return by
}()

// lastTwo is a number below lastPairs for the last two bytes of a word that has them.
func lastTwo(word string) int {
	return int(word[len(word)-2])%32*32 + int(word[len(word)-1])%32
}

const lastPairs = 32 * 32

// isNounTail reports whether a span is one word with such an end, which is no name that
// anybody knows.
func isNounTail(text string, span tagger.Span) bool {
	word := text[span.Start:span.End]
	if len(word) < 7 {
		return false
	}
	for _, tail := range nounTailsBy[lastTwo(word)] {
		if len(word) > len(tail)+2 && strings.HasSuffix(word, tail) {
			return strings.IndexByte(word, ' ') < 0 && !lexicon.Lookup(word).IsName()
		}
	}
	return false
}

// houses are words for kinds of organisations that stand before their names.
var houses = withCapitals("praxis arztpraxis zahnarztpraxis klinik klinikum krankenhaus apotheke kanzlei autohaus bäckerei gasthof stadtwerke sparkasse versicherung studio clinica poliambulatorio farmacia ospedale caseificio trattoria clinique cabinet pharmacie hôpital mutuelle boulangerie transports garage assurances clínica consultorio hospital farmacia panadería talleres seguros clínica farmácia cortiças padaria construções centro huisartsenpraktijk tandartspraktijk ziekenhuis apotheek verzekeringen garage bakkerij stichting " +
	"przychodnia szpital apteka piekarnia zakład vårdcentralen vårdcentral apoteket tandläkarna bageriet försäkring legekontoret legesenter tannlegene lægehuset lægerne apotek tandlægerne terveysasema apteekki sairaala poliklinika nemocnice ordinace lékárna nemocnica poliklinika lekáreň rendelő kórház gyógyszertár clinica spitalul cabinetul farmacia hastanesi kliniği κλινική νοσοκομείο φαρμακείο клиника больница поликлиника аптека стоматология клініка лікарня поліклініка клиника болница ordinacija bolnica ljekarna klinika ligoninė slimnīca kliinik haigla klinik rumah apotek")

// isHouseOf reports whether the words text[from:to] begin with a word for a kind of
// organisation and go on with another one.
func isHouseOf(text string, from, to int) bool {
	e := strings.IndexByte(text[from:to], ' ') // none of them has one, and all are letters
	return e > 0 && inSet(houses, text[from:from+e])
}

// amendPlace makes a person of a place behind a title or a given name and a particle, and an
// organisation of one behind a word for a kind of house; and gives a
// Japanese city its sign.
func amendPlace(text string, span tagger.Span) tagger.Span {
	if after, ok := strings.CutPrefix(text[span.End:], "市"); ok && isHan(text[span.Start:span.End]) {
		if next, _ := utf8.DecodeRuneInString(after); !unicode.Is(unicode.Han, next) && !unicode.IsDigit(next) {
			span.End += len("市") // in an address more follows
		}
		return span
	}
	i := span.Start
	linked, from := false, i
	for n := 0; n < 4 && i > 1 && text[i-1] == ' '; n++ {
		k := wordStart(text, i-1)
		if k == i-1 && text[k-1] == '.' && k > 1 { // a title with a dot
			if t := wordStart(text, k-1); t < k-1 && inSet(shortTitles, text[t:k-1]) && (linked || k-1-t > 1) && from <= span.Start {
				span.Start, span.Label = from, tagger.Person
			}
			return span
		}
		if k == i-1 {
			return span
		}
		word := text[k : i-1]
		switch {
		case inSet(particles, word) && k > 0:
			linked, from, i = true, k, k
			continue
		case inSet(shortTitles, word) && (linked || len(word) > 2):
			span.Start, span.Label = from, tagger.Person
		case linked && isCapitalAt(text, k) && lexicon.Lookup(word).Given() > 1 && lexicon.Lookup(word).Common() < 3:
			span.Start, span.Label = k, tagger.Person
		case isCapitalAt(text, k) && inSet(houses, word):
			span.Start, span.Label = k, tagger.Organization
		case isCapitalAt(text, k) && n == 0 && k > 1 && text[k-1] == ' ': // Studio Medico San Prospero
			if t := wordStart(text, k-1); t < k-1 && isCapitalAt(text, t) && inSet(houses, text[t:k-1]) {
				span.Start, span.Label = t, tagger.Organization
			}
		}
		return span
	}
	return span
}

// sons stand between the names of somebody and of the father.
var sons = [...]string{" بن ", " ابن ", " بنت ", " آل ", " bin ", " binti ", " bte ", " bt ", " a/l ", " a/p "}

// sonsEnd is the end of the name of the father behind the name text[:i] and such a word, or i.
func sonsEnd(text string, i int) int {
	if i+3 >= len(text) || text[i] != ' ' || text[i+1] != 0xD8 && (text[i+1] != 'a' || text[i+2] != '/') && (text[i+1] != 'b' || text[i+2] != 'i' && text[i+2] != 't') {
		return i // as nearly all names; ب, ا and آ are told by their first byte
	}
	for _, son := range sons {
		if strings.HasPrefix(text[i:], son) {
			k := i + len(son)
			e, capital := wordAt(text, k)
			if e == k || !capital && text[k] < utf8.RuneSelf {
				return i
			}
			if inSet(arabicNames, text[k:e]) && e < len(text) && text[e] == ' ' { // عبد الرحمن
				if next, _ := wordAt(text, e+1); next > e+1 {
					e = next
				}
			}
			if strings.HasPrefix(text[e:], " ال") {
				if family, _ := wordAt(text, e+1); lexicon.Lookup(text[e+1:family]).Family() > 0 {
					e = family
				}
			}
			return e
		}
	}
	return i
}

// innerParticles stand between the names of somebody and one that goes on behind them, and between no person and a
// place as of does: those of Spanish, Dutch, German and Welsh with two words, and short ones.
var innerParticles = [...]string{" de la ", " de las ", " de los ", " van 't ", " van ’t ", " van der ", " van den ", " van de ", " von der ", " von und zu ", " de La ", " de L'", " in 't ", " ten ", " ter ", " ap ", " ab ", " ferch "}

// particlesEnd is the end of the name behind such a particle behind the name text[:i], or i.
func particlesEnd(text string, i int) int {
	if i+5 >= len(text) || text[i] != ' ' || text[i+1] != 'd' && text[i+1] != 'v' && text[i+1] != 'a' && text[i+1] != 'f' && (text[i+1] != 'i' || text[i+2] != 'n') && (text[i+1] != 't' || text[i+2] != 'e') {
		return i // as nearly all names
	}
	for _, p := range innerParticles {
		if !strings.HasPrefix(text[i:], p) {
			continue
		}
		k := i + len(p)
		e, capital := wordAt(text, k)
		c, french := lexicon.Lookup(text[k:e]), strings.IndexByte(p, 'L') > 0
		if !capital || c.Family() == 0 && (c.Common() > 1 || !french && (c != 0 || p[1] == 'd')) || p[1] != 'v' && c.Common() > 2 && c.Family() < 3 || c.Is(lexicon.OrgWord|lexicon.Country) {
			return i
		}
		return e
	}
	return i
}

// initialsStart is where two initials with a hyphen between them begin before the name at text[i], as in H.-J. Krause,
// or Ma. of Spanish; or i.
func initialsStart(text string, i int) int {
	if i > 3 && text[i-1] == ' ' && text[i-2] == '.' && text[i-3] == 'a' && text[i-4] == 'M' && !joinsBefore(text, i-4) {
		return i - len("Ma. ") // María
	}
	const initials = len("H.-J. ")
	if i < initials || text[i-1] != ' ' || text[i-2] != '.' || text[i-4] != '-' || text[i-5] != '.' || joinsBefore(text, i-initials) {
		return i
	}
	if a, b := text[i-6], text[i-3]; a < 'A' || a > 'Z' || b < 'A' || b > 'Z' {
		return i
	}
	return i - initials
}

// nobles stand before von in names.
var nobles = wordSet("graf gräfin freiherr freifrau baron baronin ritter edler fürst fürstin prinz prinzessin")

// nobleBehind is the end of what goes on behind the name that ends at text[i] with von and a title before it,
// with von alone and a word that only such names have, or with d' and a word with a capital; or i.
func nobleBehind(text string, i int) int {
	if i+5 >= len(text) || text[i] != ' ' {
		return i
	}
	k, titled := i+1, false
	switch text[k] {
	case 'd':
		for _, apostrophe := range [...]string{"'", "’"} {
			if strings.HasPrefix(text[k+1:], apostrophe) && isCapitalAt(text, k+1+len(apostrophe)) {
				e, _ := wordAt(text, k) // Jean d'Ormesson
				if lexicon.Lookup(text[k+1+len(apostrophe):e]).Common() > 1 {
					return i // Avis d'Imposition
				}
				return e
			}
		}
		return i
	case 'v':
		if from := wordStartWithin(text, i, i-longestWord); from > 0 && text[from-1] == ' ' && inSet(nobles, text[from:i]) {
			titled = true
		}
	case 'F', 'G', 'B', 'R', 'E', 'P':
		e, _ := wordAt(text, k)
		if !inSet(nobles, text[k:e]) || e+1 >= len(text) {
			return i
		}
		k, titled = e+1, true
	case 'e', 'y':
		return andFamilyEnd(text, i)
	default:
		return i
	}
	if !strings.HasPrefix(text[k:], "von ") {
		return i
	}
	k += len("von ")
	e, capital := wordAt(text, k)
	if c := lexicon.Lookup(text[k:e]); !capital || e-k < 3 || !titled && (c.Family() == 0 && c.Place() > 1 || c.Common() > 1 || !endsNoble(text[k:e])) {
		return i
	}
	return e
}

// andFamilyEnd is the end of the second family name behind e or y behind the name text[:i], as in Ana Lúcia da
// Silva e Souza, where the first has a particle before it; or i.
func andFamilyEnd(text string, i int) int {
	if text[i+2] != ' ' {
		return i
	}
	e, capital := wordAt(text, i+3)
	if c := lexicon.Lookup(text[i+3 : e]); !capital || c.Family() < 2 || c.Given() > 1 || e+1 < len(text) && text[e] == ' ' && isCapitalAt(text, e+1) {
		return i
	}
	k := wordStartWithin(text, i, i-longestWord)
	if from := particlesStart(text, k); from < k && (from < 2 || !isCapitalAt(text, wordStartWithin(text, from-1, from-1-longestWord))) || from == k && !strings.Contains(text[k:i], "'") {
		return i
	}
	return e
}

// nobleEnds end names behind von.
var nobleEnds = [...]string{"stein", "berg", "burg", "fels", "feld", "thal", "dorff", "witz", "hausen", "hofen", "eck", "ow", "itz", "loh", "horst"}

// endsNoble reports whether a word has such an end, and something before it.
func endsNoble(word string) bool {
	for _, end := range nobleEnds {
		if len(word) > len(end)+2 && strings.HasSuffix(word, end) {
			return true
		}
	}
	return false
}

// nobleEnd is the end of a name with a given name at text[at:word] of which the tagger has not seen that it
// goes on so, or that stands before a title of Hungarian or Turkish; or at.
func nobleEnd(text string, at, word int) int {
	if word+5 >= len(text) || text[word] != ' ' || word-at < 3 {
		return at
	}
	if c := text[word+1]; titlesBehind.mayBegin(c) {
		if e, _ := wordAt(text, word+1); inSet(titlesBehind, text[word+1:e]) && e-word > 3 {
			if c := lexicon.Lookup(text[at:word]); !c.Is(lexicon.Title|lexicon.Occupation|lexicon.OrgWord|lexicon.Country) && c.Common() < 2 {
				return word
			}
		}
		return at
	}
	if end := nobleBehind(text, word); end > word && lexicon.Lookup(text[at:word]).Given() > 1 {
		return end
	}
	return at
}

// arabicNames begin names of two words.
var arabicNames = wordSet("عبد أبو ابو")

// kunyas stand before the name of the child by which somebody is called in Arabic.
var kunyas = [...]string{"أم ", "أبو ", "ابو ", "أبي ", "عبد "}

// isSingleHan reports whether one of the signs that make a nickname of a Chinese family name stands before
// text[i], and there is one character alone: 小李.
func isSingleHan(text string, i int) bool {
	switch text[i-len("小") : i] {
	case "小", "老", "阿":
	default:
		return false
	}
	r, n := utf8.DecodeRuneInString(text[i:])
	next, _ := utf8.DecodeRuneInString(text[i+n:])
	return unicode.Is(unicode.Han, r) && lexicon.Lookup(text[i:i+n]).Family() > 1 && (i+n == len(text) || strings.ContainsRune("和与跟、，。说在的去来今明昨都也还就要", next))
}

// kunyaStart is where such a word before the name at text[i] begins, or i.
func kunyaStart(text string, i int) int {
	if i > 2 && text[i-1] >= utf8.RuneSelf && text[i-3] >= 0xE5 && isSingleHan(text, i) {
		return i - len("小")
	}
	if i < len(kunyas[0]) || text[i-1] != ' ' || text[i-3]&^1 != 0xD8 {
		return i // as nearly all names; all end with an Arabic letter
	}
	for _, kunya := range kunyas {
		if strings.HasSuffix(text[:i], kunya) && !joinsBefore(text, i-len(kunya)) {
			return i - len(kunya)
		}
	}
	return i
}

// juniorEnd is the end of jr. or sr. in small letters behind the name text[:i], or of the dot of one in
// its end; or i.
func juniorEnd(text string, i int) int {
	if i > 3 && i < len(text) && text[i] == '.' && text[i-1] == 'r' && (text[i-2] == 'J' || text[i-2] == 'S') && text[i-3] == ' ' {
		return i + 1
	}
	if i > 2 && text[i-1] == 'M' && text[i-2] == ' ' && strings.HasPrefix(text[i:], "ª ") { // José Mª Aranburu
		if e, capital := wordAt(text, i+len("ª ")); capital {
			return e
		}
	}
	if i+4 <= len(text) && text[i] == ' ' && (text[i+1] == 'j' || text[i+1] == 's') && text[i+2] == 'r' && text[i+3] == '.' {
		return i + 4
	}
	return i
}

// isHan reports whether a text is one of Chinese characters alone.
func isHan(s string) bool {
	for _, r := range s {
		if !unicode.Is(unicode.Han, r) {
			return false
		}
	}
	return s != ""
}

// titlesBehind stand behind a name.
var titlesBehind = wordSet("úr asszony bey hanım")

// isTitled reports whether a title stands right before or behind a word.
func isTitled(text string, span tagger.Span) bool {
	if strings.IndexByte(text[span.Start:span.End], ' ') >= 0 {
		return false
	}
	if i := span.Start; i > 2 && text[i-1] == ' ' && shortTitles.mayEnd(text, i-1) {
		if k := wordStartWithin(text, i-1, i-1-longestWord-1); k < i-1 && i-1-k > 2 && inSet(shortTitles, text[k:i-1]) {
			return true
		}
	}
	if i := span.End; i+1 < len(text) && text[i] == ' ' && titlesBehind.mayBegin(text[i+1]) {
		e, _ := wordAt(text, i+1)
		word := text[i+1 : e]
		return inSet(titlesBehind, word) || strings.HasPrefix(word, "Ú") && inSet(titlesBehind, "ú"+word[len("Ú"):])
	}
	return false
}

// sureTitles stand before names of people and of no places.
var sureTitles = withCapitals("señorita señorito dona härra proua panem panią panu pana ponas ponia ponui kungs kundze bayan γιατρός гражданин гражданка гражданина гражданке гражданином громадянин громадянка громадянина överläkare överläkaren mw gđa gđo gđica господин господина господину господином госпожа госпожу госпоже mr mrs ms mdm herr herrn frau mme mlle monsieur madame ssa sig signor signora dhr mevr meneer mevrouw senhor senhora señora bay bayan κυρία κύριος κυρίου κυρίας paní pán pána")

// isAddressed reports whether the name of a place is that of somebody: behind a title, or before
// the colon of who speaks in a conversation, if it is given to people.
func isAddressed(text string, span tagger.Span) bool {
	if i := span.Start; i > 2 && text[i-1] == ' ' {
		if k := skipDotBack(text, i-1); sureTitles.mayEnd(text, k) {
			if t := wordStartWithin(text, k, k-longestWord); t < k && (inSet(sureTitles, text[t:k]) || strings.HasSuffix(text[:k], "Sig.ra") || strings.HasSuffix(text[:k], "sig.ra")) {
				return true
			}
		}
	}
	if i := span.End; i+1 < len(text) && text[i] == ':' && text[i+1] == ' ' && lexicon.Lookup(text[span.Start:i]).Given() > 1 {
		k := span.Start
		return k > 1 && (text[k-1] == '\n' || text[k-1] == ' ' && (text[k-2] == ']' || text[k-2] >= '0' && text[k-2] <= '9'))
	}
	return false
}

// firmForms end the names of firms; firmTails are those with dots that begin small.
var (
	firmForms = wordSet("gmbh gesmbh lda. ltda ltda. ehf hf e.k. e.u. s.c. d.o.o. ag kg ohg ug se sa sas sarl sl slu spa srl snc lda ltda bv nv ab as asa aps oy oyj ltd llc inc plc llp limited corp a.ş a.ş. ltd.şti sp.j zrt kft nyrt bt d.o.o d.d s.r.l s.p.a s.l s.a b.v n.v lda. s.a. s.l. s.r.l. s.p.a. b.v. n.v. srl. gmbh.")
	firmTails = [...]string{". z o.o.", " z o.o.", ". z o. o.", ". k.", ". j.", " a.s.", ", a.s.", " s.r.o.", ", s.r.o.", " spol. s r.o.", ", spol. s r.o.", " s. r. o.", ", s. r. o.", " d.o.o.", ", d.o.o.", " d. o. o.", " Sp.k.", " sp.k.", " Sp. k.", " Sp.j.", " Sp. j.", " s.c.", " e.K.", " e.U.", " k.s.", " v.o.s.", " o.p.s."}
)

// hasFormBehind reports whether a legal form stands right behind text[:i], which people have
// none of.
func hasFormBehind(text string, i int) bool {
	if i+4 > len(text) || text[i] != ' ' && text[i] != ',' {
		return false
	}
	k := i + 1
	if text[k] == ' ' {
		k++
	}
	if c := text[k]; c != 's' && c != 'd' && c != 'e' && c != 'k' || text[k+1] != '.' && text[k+1] != 'p' {
		return false
	}
	for _, tail := range firmTails {
		if tail[0] != '.' && strings.HasPrefix(text[i:], tail) {
			return true
		}
	}
	return false
}

// mostFirmWords bounds the words that are added to the name of a firm.
const mostFirmWords = 3

// amendFirm gives the name of a firm the words before it that have capitals, where it ends
// with its legal form; a legal form with dots; and what a Japanese one lacks.
func amendFirm(text string, span tagger.Span) tagger.Span {
	name := text[span.Start:span.End]
	if end := quotedEnd(text, span.End); end > span.End {
		span.End = end
		return span
	}
	if tail := firmTail(text, span.End); tail > span.End {
		span.End = tail
		return span
	}
	if name[0] >= utf8.RuneSelf && strings.HasSuffix(text[:span.Start], "(주)") {
		span.Start -= len("(주)")
		return span
	}
	switch {
	case name[0] < utf8.RuneSelf && name[len(name)-1] < utf8.RuneSelf:
	case strings.HasPrefix(name, "株式会社") || strings.HasPrefix(name, "有限会社") || strings.HasPrefix(name, "合同会社"):
		if r, n := utf8.DecodeRuneInString(text[span.End:]); strings.ContainsRune("所社店館院園堂", r) {
			span.End += n
		}
		return span
	case strings.HasSuffix(name, "会社"):
		i := span.Start
		for n := 0; i > 0 && n < 8; n++ {
			r, size := utf8.DecodeLastRuneInString(text[:i])
			if !unicode.In(r, unicode.Hiragana, unicode.Katakana, unicode.Han) && r != 'ー' {
				break
			}
			i -= size
		}
		if r, _ := utf8.DecodeLastRuneInString(text[:i]); i == 0 || strings.ContainsRune("（「『【：\n 　(:", r) {
			span.Start = i
		}
		return span
	}
	last := name[strings.LastIndexByte(name, ' ')+1:]
	if len(last) == len(name) || !inSet(firmForms, last) {
		return span
	}
	i, start := span.Start, span.Start
	for n := 0; n < mostFirmWords && i > 1 && text[i-1] == ' '; n++ {
		k := wordStart(text, i-1)
		if k == i-1 || joinsBefore(text, k) {
			break
		}
		word := text[k : i-1]
		if inSet(firmLinks, word) && k > 1 && text[k-1] == ' ' { // Cortiças do Sado
			i = k
			continue
		}
		class := lexicon.Lookup(word)
		if !isCapitalAt(text, k) || len(word) < 3 || class.Common() > 1 && !class.IsName() && class.Place() == 0 || formHeads.at(text, k) != "" || nameLeads.at(text, k) != "" || inSet(shortTitles, word) || inSet(firmWords, word) {
			break
		}
		i, start = k, k
	}
	if start > 1 && start < span.Start && text[start-1] == ' ' { // de Panificadora Estrela do Norte Lda.
		if k := wordStartWithin(text, start-1, start-1-longestWord); k < start-1 && !isCapitalAt(text, k) {
			span.Start = start
			return span
		}
	}
	// In the middle of a sentence the tagger knows better.
	if start == 0 && !closesLine(text, span.End) || start == 1 || start > 1 && text[start-1] != '\n' && (text[start-1] != ' ' || strings.IndexByte(":-,", text[start-2]) < 0) {
		return span
	}
	span.Start = start
	return span
}

// closesLine reports whether nothing of a sentence follows behind text[:i] on its line.
func closesLine(text string, i int) bool {
	return i == len(text) || text[i] == '\n' || text[i] == '\r' || text[i] == ','
}

// quotedEnd is the end of a name in quotes behind text[:i] and of the legal form behind it, as in
// Kopalnia „Zofia” S.A., or i.
func quotedEnd(text string, i int) int {
	if i+8 > len(text) || text[i] != ' ' || text[i+1] != '"' && text[i+1] != "“"[0] && text[i+1] != "«"[0] {
		return i // none of the marks begins there
	}
	for _, marks := range [...][2]string{{" „", "”"}, {" „", "“"}, {" «", "»"}, {" \"", "\""}, {" “", "”"}} {
		if !strings.HasPrefix(text[i:], marks[0]) {
			continue
		}
		from := i + len(marks[0])
		n := strings.Index(text[from:min(len(text), from+longestQuoted)], marks[1])
		if n <= 0 {
			continue
		}
		k := from + n + len(marks[1])
		if tail := firmTail(text, k); tail > k {
			return tail
		}
		for _, form := range [...]string{" S.A.", " SA", " Lda.", " Ltda.", " GmbH", " AG"} {
			if strings.HasPrefix(text[k:], form) && !joinsAfter(text, k+len(form)) {
				return k + len(form)
			}
		}
	}
	return i
}

// longestQuoted bounds a name in quotes, in bytes.
const longestQuoted = 48

// firmArticles begin no name of a firm in small letters.
var firmArticles = wordSet("de la le les du des l' der die das dem den el los las del da do della dalla il lo gli the")

// firmTitles say that the name of a firm follows and are no part of it.
var firmTitles = wordSet("firma firmy firmę firmą firmě firmou firmi firme tvrtka tvrtke tvrtki podjetje")

// withoutArticle is a span without such a word at its beginning, and articles in small letters.
func withoutArticle(text string, span tagger.Span) tagger.Span {
	if !firmTitles.mayBegin(text[span.Start]) {
		// as nearly all names
	} else if end, _ := wordAt(text, span.Start); end+1 < span.End && text[end] == ' ' && inSet(firmTitles, text[span.Start:end]) && isCapitalAt(text, end+1) {
		span.Start = end + 1
	}
	for range 2 {
		c := text[span.Start]
		if c < 'a' || c > 'z' {
			break
		}
		end, _ := wordAt(text, span.Start)
		if end+1 >= span.End || text[end] != ' ' || !inSet(firmArticles, text[span.Start:end]) || !isCapitalAt(text, lastWordOf(text, span.Start, span.End)) {
			break
		}
		span.Start = end + 1
	}
	return span
}

// firmLinks stand inside of the names of firms, and firmWords, which say that one follows,
// before them.
var (
	firmLinks = wordSet("do da dos das del della dello du des & e y et und and og och i ve")
	firmWords = withCapitals("yritys firma firmy firmě firmą unternehmen gesellschaft betrieb arbeitgeber kunde empresa compañía société entreprise employeur ditta azienda società impresa spółka spółki företaget företag bolaget selskabet selskapet firmaet bedrijf werkgever společnost společnosti spoločnosť cég şirket şirketi компания фирма компанія организация compania tvrtka podjetje įmonė uzņēmums ettevõte company employer client customer vendor supplier")
)

// farthestFirmTail bounds how far a legal form with dots reaches behind a name: behind two
// words of wordAt.
const farthestFirmTail = (mostFirmWords-1)*(longestWord+2*utf8.UTFMax) + 16

// mayBeTail is false for most of what stands at text[i] and is none of firmTails.
func mayBeTail(text string, i int) bool {
	for n := 0; i < len(text) && n < 2 && (text[i] == '.' || text[i] == ',' || text[i] == ' '); n++ {
		i++
	}
	return i < len(text) && strings.IndexByte("zkjasvodeS", text[i]) >= 0
}

// firmTail is the end of a legal form with dots behind text[:i], with up to two words in
// small letters before it, or i.
func firmTail(text string, i int) int {
	if strings.IndexByte(text[i:min(len(text), i+farthestFirmTail)], '.') < 0 {
		return i // all of them have a dot
	}
	j := i
	for range mostFirmWords {
		if mayBeTail(text, j) {
			for _, tail := range firmTails {
				if strings.HasPrefix(text[j:], tail) && (j == i || tail[0] == ' ' || tail[0] == ',') && (tail[0] != '.' || strings.HasSuffix(text[:j], "Sp") || strings.HasSuffix(text[:j], "sp")) {
					return j + len(tail)
				}
			}
		}
		if j >= len(text) || text[j] != ' ' {
			break
		}
		e, _ := wordAt(text, j+1)
		if e == j+1 {
			break
		}
		j = e
	}
	return i
}
