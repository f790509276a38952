package profiler

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file tells off what the tagger takes for a name and what is none: greetings and messages, things, hours and counts, code, and
// the words that are context of something else.

// isNoName tells spans off that are no names, and notes how sure the others are; of those that
// are hardly asked for, that they are no context word is left to be seen.
func (s *scanner) isNoName(text string, span *tagger.Span) bool {
	if span.Label == tagger.Street {
		if text[span.Start] >= utf8.RuneSelf {
			if e, _ := wordAt(text, span.Start); inSet(livesWords, text[span.Start:e]) && e+1 < span.End {
				span.Start = e + 1 // Μένω Ερμού 25
			}
		}
		if at := holderStart(text, span.Start); at > span.Start && at < span.End {
			span.Start, span.Label = at, tagger.Person
		}
	}
	name := text[span.Start:span.End]
	if span.Label == tagger.Person && hasDash(name) {
		span.Label = tagger.Organization // Hill - Cook
	}
	switch {
	case span.Label == tagger.Person && (isHouseBefore(text, span.Start, span.End) || isRoleAlone(text, span) || isGivenFor(text, span.Start) || isCounted(text, span.Start, span.End) || isOfConsonants(name)),
		span.Confidence < surelyName && openers.lengths.may(name) && len(openers.at(text, span.Start)) == len(name),
		span.Label == tagger.Person && plainMessages.lengths.may(name) && len(plainMessages.at(text, span.Start)) == len(name),
		span.Label <= tagger.Organization && span.Confidence < mostCodeWord && len(name) >= fewestCodeWord && isCodeWord(name),
		span.Label <= tagger.Organization && span.Confidence < mostInCode && isInCode(text, span.Start, span.End),
		span.Label <= tagger.Location && (span.Confidence < mostListed || span.Label == tagger.Person && inSet(plants, name)) && isListedThing(text, span.Start, span.End),
		span.Label <= tagger.Religion && isManner(text, span.Start, span.End),
		span.Label == tagger.Postcode && (span.Confidence < surelyName && isSerial(name) || isYears(name) || isNoPostcode(text, span.Start, span.End) || isNumbered(text, span.Start)),
		span.Label == tagger.Street && (inSet(addressNames, name) || isHour(name) || isHouseNumber(name) || saysExtreme(name) || isNoHouse(text, span.Start, name) || isNoStreet(text, span.Start, span.End)),
		span.Label == tagger.Location && (span.End < len(text) && text[span.End] == '$' || inSet(noLands, name) || inSet(addressNames, name) || inSet(atHome, name) || inSet(codedThings, name) || isModel(text, span.Start)),
		(span.Label <= tagger.Location || span.Label <= tagger.Religion && span.Confidence < mostListed) && isOfThing(text, span),
		span.Label <= tagger.Organization && isNobodys(text, span),
		(span.Label == tagger.Person || span.Label == tagger.Organization) && isThingOf(text, span),
		span.Label == tagger.Person && span.Confidence < mostListed && isPlainHere(text, span.Start, span.End),
		span.Label <= tagger.Religion && span.Confidence < mostListed && isAmongWords(text, span.Start, span.End):
		return true
	}
	span.Confidence = min(span.Confidence, mostTagged)
	if span.Label == tagger.Person && span.Confidence < leastHolder && strings.IndexByte(name, ' ') > 0 && holds(text, span.Start) {
		span.Confidence = leastHolder
	}
	if isLone(text, span.Start, span.End) {
		span.Confidence = sigmoid(logit(span.Confidence) + loneWeight)
	}
	return span.Confidence >= prunedFrom && s.isContext(text, span) && (span.Label != tagger.Organization || !tellsBehind(text, span.End) && !isPolity(name))
}

// noLands are words with a capital for who heads a government and for what a parliament is called, which are no places.
var noLands = wordSet("taoiseach tánaiste dáil seanad knesset sejm sejmu sejmie bundestag bundesrat riksdagen stortinget folketinget eduskunta althing saeima")

// isCounted reports whether the word text[from:to], of which nothing is known, has a number behind it and what that counts: Torten,
// 12 Sorten.
func isCounted(text string, from, to int) bool {
	if to+6 >= len(text) || text[to] != ',' || text[to+1] != ' ' || !isDigit(text[to+2]) || strings.IndexByte(text[from:to], ' ') >= 0 {
		return false
	}
	e := digitsEnd(text, to+2)
	return e+1 < len(text) && text[e] == ' ' && isCapitalAt(text, e+1) && lexicon.Lookup(text[from:to]) == 0
}

// isOfConsonants reports whether a name is a few capital letters that nobody is called: MSH.
func isOfConsonants(name string) bool {
	return len(name) >= 3 && len(name) <= 4 && isInCapitals(name) && !strings.ContainsAny(name, "AEIOUY") && name[0] < utf8.RuneSelf && lexicon.Lookup(name) == 0
}

// isHour reports whether a street is an hour of the day: at 7pm.
func isHour(name string) bool {
	return len(name) <= len("12.30pm") && isDigit(name[0]) && (strings.HasSuffix(name, "pm") || strings.HasSuffix(name, "am"))
}

// isHouseNumber reports whether a street is a number alone, or one with a letter, which leads nowhere: 1a.
func isHouseNumber(name string) bool {
	n := 0
	for n < len(name) && isDigit(name[n]) {
		n++
	}
	return n > 0 && n <= 3 && (n == len(name) || n+1 == len(name) && isLetter(name[n]))
}

// saysExtreme reports whether a street begins with an Arabic word for the highest or the lowest of what a forecast tells.
func saysExtreme(name string) bool {
	e, _ := wordAt(name, 0)
	return e < len(name) && inSet(extremes, name[:e])
}

// extremes are the highest and the lowest, with the words that are written in one with them.
var extremes = wordSet("العظمى الصغرى والعظمى والصغرى القصوى الدنيا والقصوى والدنيا")

// livesWords say in Greek where somebody lives, with a capital as they begin a sentence.
var livesWords = wordSet("Μένω Μένει Μένουμε Μένουν Κατοικώ Κατοικεί Ζω Διεύθυνση")

// isNobodys reports whether a name is that of a thing, or stands in one.
func isNobodys(text string, span *tagger.Span) bool {
	if isTicketPrefix(text, span) {
		return true
	}
	if span.Label == tagger.Organization {
		return isThingName(text, span) || isSaint(text, span)
	}
	if span.Label == tagger.Person && (isTool(text, span) || isCarOrUnit(text, span) || isEverybody(text, span) || isClub(text, span) || isArticledName(text, span) || isMeasureField(text, span) || isJobHere(text, span) || isPersonNoun(text, span)) {
		return true
	}
	return isNamedThing(text, span) || isNamedAfter(text, span) || isTitleOfWork(text, span) || isSaint(text, span) || isThingName(text, span) || isRoomBeside(text, span)
}

// isSerial reports whether a postcode is seven digits without anything between them, as few
// countries have them and many numbers of orders.
func isSerial(code string) bool {
	for i := range len(code) {
		if !isDigit(code[i]) {
			return false
		}
	}
	return len(code) == 7
}

// hasDash reports whether there is a hyphen between spaces in a name.
func hasDash(name string) bool {
	for {
		i := strings.IndexByte(name, '-')
		if i < 0 {
			return false
		}
		if i > 0 && name[i-1] == ' ' && i+1 < len(name) && name[i+1] == ' ' {
			return true
		}
		name = name[i+1:]
	}
}

// A sizedSet is an otherSet of words that are compared with the whole of a name. Nearly all
// names are told off by their length and first byte.
type sizedSet struct {
	*otherSet
	lengths firstBytesOf
}

// firstBytesOf has, by the first byte of words in any letter case, a bit for each length,
// modulo 64.
type firstBytesOf [256]uint64

// may is false for most names that are none of the words.
func (f *firstBytesOf) may(name string) bool {
	return name != "" && f[name[0]]>>(len(name)&63)&1 == 1
}

func newSizedSet(words string) sizedSet {
	s := sizedSet{otherSet: newOtherSet(strings.Split(words, "|"))}
	for _, w := range s.words {
		first, _ := utf8.DecodeRuneInString(w)
		for _, r := range [...]rune{first, unicode.ToUpper(first)} {
			s.lengths[string(r)[0]] |= 1 << (len(w) & 63)
		}
	}
	return s
}

// openers are words that sentences and messages begin with, with a capital though they are no
// names: greetings, and what one asks somebody to do.
var openers = newSizedSet("grüezi|grüessech|servus|moin|hello|hi|hey|dear|thanks|cheers|greetings|welcome|regards|please|sorry|hallo|guten|liebe|lieber|danke|bitte|grüße|bonjour|bonsoir|salut|cher|chère|merci|veuillez|cordialement|hola|buenos|buenas|estimado|estimada|querido|querida|gracias|saludos|haga|llame|envíe|" +
	"ciao|salve|buongiorno|buonasera|caro|cara|grazie|gentile|egregio|saluti|olá|oi|prezado|prezada|caro|obrigado|obrigada|cumprimentos|ligue|hoi|beste|geachte|groeten|bedankt|hej|hejsan|kära|käre|tack|hälsningar|kære|tak|hilsen|kjære|takk|hei|moi|terve|kiitos|hyvä|" +
	"cześć|witam|drogi|droga|dziękuję|pozdrawiam|proszę|ahoj|dobrý|vážený|vážená|milý|milá|děkuji|prosím|szia|kedves|tisztelt|köszönöm|üdvözlettel|bună|salutare|stimate|stimată|mulțumesc|merhaba|selam|sayın|sevgili|teşekkürler|ödeme|" +
	"γεια|καλημέρα|αγαπητέ|αγαπητή|ευχαριστώ|привет|здравствуйте|уважаемый|уважаемая|дорогой|дорогая|спасибо|вітаю|привіт|шановний|шановна|дякую|здравейте|благодаря|hvala|poštovani|dragi|draga|pozdrav|labas|ačiū|paldies|sveiki|tere|aitäh")

// plainMessages are words that programs say and screens have in many languages, and nobody is called.
var plainMessages = newSizedSet("会長|副会長|社長|部長|課長|書記|理事長|회장|부회장|총무|서기|위원장|主席|经理|总经理|董事长|秘书|전원|전체|일동|없음|해당없음|미정|全員|なし|該当なし|未定|readline|eval|tiff|rpath|runpath|gzip|zlib|newline|stdout|stdin|stderr|rebase|maildir|ogg|bindir|ebcdic|cyrillic|unicode|cygwin|foo|nvi|cscope|dbus|subkey|keyring|bitmap|checkbox|dropdown|tooltip|backup|login|logout|checkout|signup|wishlist|newsletter|overview|settings|anwenderwunsch|länge|breite|höhe|kommata|binden|benenne|" +
	"širina|visina|dužina|nelze|nepodarilo|mogoče|ovaj|uspjeh|vrsta|naslov|putanja|potomak|oblika|sekcija|etiketa|iznimka|kopiraj|dodano|nesparena|enako|različica|bajtov|bajtova|bajty|znakov|znaková|blokovi|názov|název|šírka|šířka|výška|délka|dĺžka|čaká|adresář|řádek|řádky|příliš|řídí|nepárová|ignorováno|usuwanie|błędna|błąd|otrzymano|szerokość|wysokość|długość|zamknij|zapisz|anuluj|debiana|debianu|" +
	"nicio|lățime|înălțime|írta|hibás|mentés|mégse|szélesség|magasság|helyi|vigane|vahele|puudub|tühista|salvesta|virheellinen|pysäytetty|merkkijono|lauseke|käännä|leveys|korkeus|peruuta|tallenna|täsmäämätön|redigera|markera|bredd|höjd|avbryt|ellers|filene|utvid|lagre|avbryd|bredde|højde|høyde|slett|" +
	"roghanna|ionann|sonraí|eixida|fitxer|arrel|usuari|opció|ezin|izena|tamaina|gaizki|gabim|dështova|eylem|komut|alınamadı|genişlik|yükseklik|kaydet|iptal|būsena|plotis|aukštis|platums|augstums|saglabāt|atcelt|lệnh|chép|chạy|soạn|diakhir|" +
	"овај|ова|број|захтева|непозната|неочекивана|изгледа|сматра|чини|поље|проверава|неисправан|назва|типова|яким|непарна|несъвместима|неправилен|ширина|высота|отмена|сохранить|поля|найден|ფაილის|საქაღალდის|ბიბლიოთეკის|ფაილიდან|მნიშვნელობა|विंडो|स्मृति|सीमा|金鑰|嚴重錯|嚴重|高亮|印出|解開|全名|居中|金鑰時|金鑰指|인덱스|형변|οκτώβριο|νοέμβριο|δεκέμβριο|σεπτέμβριο|ιανουάριο|φεβρουάριο|απρίλιο|αύγουστο|μάρτιο|ιούνιο|ιούλιο")

// loneWeight is what a word in lower case on a line by itself weighs against being a name,
// as a logarithm of odds. The tagger has learned from sentences, in which a name is
// likelier than among the words that fields and lists hold. Of 10,505 words of programs
// it leaves 3.3 % that are taken for names, of 11.9 % without it, and 68 % of names that
// are common somewhere, of 81 %.
const loneWeight = -1.3863 // ln 1/4

// isLone reports whether a place is a word in lower case, and all of its line.
func isLone(text string, start, end int) bool {
	if start > 0 && text[start-1] != '\n' || end < len(text) && text[end] != '\n' && text[end] != '\r' {
		return false
	}
	if c := text[start]; c < utf8.RuneSelf && (c < 'a' || c > 'z') {
		return false // most begin with a capital
	}
	for _, r := range text[start:end] {
		if !isLowerRune(r) && !isMarkRune(r) {
			return false
		}
	}
	return true
}

// isContext reports whether what the tagger takes for a name is a context word, such
// as REGON: the name of a number and of nobody; or a thing, as isThing has it.
func (s *scanner) isContext(text string, span *tagger.Span) bool {
	if (span.Label == tagger.Location || span.Label == tagger.Person) && isThing(text, span.Start, span.End) {
		return true
	}
	isPhrase, isInner := s.asContext(text, span.Start, span.End)
	switch {
	case !isPhrase && !isInner:
		return false // as nearly all names
	case isPhrase && isFieldName(text, span.Start, span.End):
		return true
	}
	c := lexicon.Lookup(text[span.Start:span.End])
	known := c.Is(lexicon.Country | lexicon.Region | lexicon.Demonym | lexicon.Religion)
	if (!known || span.End-span.Start <= longestCode) && s.context.namesNumber(text, span.Start, span.End) {
		return true
	}
	return isPhrase && !known && c.Given() <= 1 && c.Family() <= 1 && c.Place() <= 1
}

// asContext reports whether a context phrase covers text[start:end], and whether one may have
// the word at text[start] behind its first. The vocabulary tells phrases that begin with a word
// of ASCII in a quarter of the time of the index.
func (s *scanner) asContext(text string, start, end int) (phrase, inner bool) {
	x, v := &s.context, &s.dispatch.vocabulary
	j := asciiEnd(text, start, longestRun)
	if j == start || j < len(text) && text[j] >= utf8.RuneSelf {
		return x.covers(text, start, end), x.inner.mayHave(text, start)
	}
	h := wordHash(text, start, j)
	inner = x.inner.has(h >> 49)
	if !v.mayHave(h) {
		return false, inner
	}
	n := v.find(h)
	if n < 0 {
		return false, inner
	}
	return x.coversBehind(text, start, j, end, &v.entries[n]), inner
}

// isFieldName reports whether a place is a word in capitals of ASCII with a colon behind it,
// as in NIR : 1 84 12 76.
func isFieldName(text string, start, end int) bool {
	i := skipByte(text, end, ' ')
	if i >= len(text) || text[i] != ':' {
		return false
	}
	for k := start; k < end; k++ {
		if text[k] < 'A' || text[k] > 'Z' {
			return false
		}
	}
	return true
}
