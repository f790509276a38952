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
	if (span.Label == tagger.Location || span.Label == tagger.Organization) && span.Confidence < greetedAlone && (signedEnd(text, span.Start) == span.End && !(span.Label == tagger.Organization && isFirmLike(text[span.Start:span.End])) || span.Label == tagger.Location && isGreetedHere(text, span)) {
		span.Label, span.Confidence = tagger.Person, greetedAlone
	}
	if span.Label <= tagger.Organization && isNamePartField(text, span.Start) && isFieldEnd(text, span.End) && !inSet(typeWords, text[span.Start:span.End]) {
		span.Label, span.Confidence = tagger.Person, max(span.Confidence, namePartAlone)
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
			*span = withTrade(text, amendFirm(text, withoutArticle(text, *span)))
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
		if hasFormBehind(text, span.End) {
			span.Label = tagger.Organization
			*span = amendFirm(text, *span)
			return true
		}
		if *span = amendPlace(text, *span); span.Label == tagger.Location && (!sure && isTitled(text, *span) || isAddressed(text, *span) || isHailed(text, span) || isBracketedPerson(text, span)) {
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
