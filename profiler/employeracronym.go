package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds authorities and employers that are called by capital letters, or by one word for an office, where a
// preposition stands before them and a word for work, letters or money before that: a letter from the DVLA.

// acronymAlone is how sure such a name is.
const acronymAlone = 0.75

var (
	// acronymLinks stand right before such a name, and acronymArticles between.
	acronymLinks = wordSet("from for by at to with owe owes owed contacted bei beim vom von der zur zum an am im à au aux du de la le les l' del en el al alla all' dell' dalla dal nella presso per do da das dos no na ao bij van voor het naar från på hos fra til i z ze od do w we v ve u iz kod " +
		"из в во у от із від з до от в към από στον στην του της τον την dari di στο")
	acronymArticles = wordSet("the der dem die das la le el les los il lo a o de het τον την της του")

	// acronymBefore are both. They tell most words off.
	acronymBefore = wordSet(strings.Join(wordsOf(acronymLinks, acronymArticles), " "))

	// toldOrganizations tell before them that what follows is an authority or an employer, beside worksFor.
	toldOrganizations = withCapitals("letter letters owe owes owed employed employer employee employees pension appointment registered insured hired refund payslip contacted fined driver nurse " +
		"brief bescheid schreiben konto rente angemeldet versichert antrag lettre courrier dossier inscrit inscrite assuré assurée aide allocation pension carta pensión pago recibí empleada empleado funcionaria funcionario médico médica subsidio lettera pensione iscritto iscritta dipendente bolletta " +
		"conta pensão recebo carta benefício funcionária uitkering brief rekening brev bidrag besked konto kirjeen kirje list pismo pisma decyzję emeryturę zasiłek konto dopis důchod účet žádost list dôchodok levelet scrisoare pensie cont επιστολή σύνταξη писмо пенсия пенсию письмо счёт счет уведомление лист пенсію повідомлення pismo mirovinu mirovina penziju surat учится учусь училась studiuje studuje studerar studerer studiert studeert étudie estudia studia estuda studează")

	// peopleWork are those that say in English of somebody, and of a program as well, that it works.
	peopleWork = wordSet("work works worked")

	// notEmployers are capital letters that are no organisation.
	notEmployers = wordSet("pci cv pdf vat paye gp dni nie bmi mri ct api json xml http https ssh ftp smtp imap pop dns tcp udp ip usb hdmi url uri utf ascii ansi sql csv html css ui ux os pc tv cd dvd gps sim pin iban bic id atm am pm ceo cfo cto coo hr it pr uk us usa eu uae ussr gdr brd ddr udssr unix linux bsd gnu rom ram cpu gpu tls ssl pgp gpg rsa aes md sha ci qa eta asap fyi ps nb cdi cdd smic tva iva mwst kfz lkw pkw edv nif cif rfc curp cpf rg cnh pesel nip regon icu er ent ekg ecg opd rgb " +
		"nyc dos ok na nan eof eol ide sdk jdk jvm php sms mms wifi lan wan vpn vm vms voip isbn issn doi faq todo fixme and or not the all none this that who what when you we us he she it me my diy ngo ngos sa sarl gmbh ltd llc inc ag kg США ЕС РФ СССР СНГ ТВ ПК НДС ИНН СНИЛС ОГРН ΑΦΜ ΑΜΚΑ")
)

// officeEnds end names of one word for authorities in Nordic languages.
var officeEnds = [...]string{"verket", "myndigheten", "styrelsen", "kassan", "direktoratet", "tilsynet", "etaten", "myndigheden", "virasto", "virastosta", "virastolta", "laitos", "laitokselta"}

// The bounds of such a name, and how far before it is looked for a word that tells, in bytes and words.
const (
	fewestCapitals  = 3
	mostCapitals    = 6
	farthestTelling = 72
	mostTelling     = 8
)

// mayBeAcronym is false for most words with a capital that are not all in capitals.
func mayBeAcronym(text string, at int) bool {
	if at+fewestCapitals > len(text) || at < 4 {
		return false
	}
	if text[at] < utf8.RuneSelf {
		return text[at+1]-'A' <= 'Z'-'A' && text[at+2]-'A' <= 'Z'-'A'
	}
	return text[at] < 0xD4 && text[at-1] == ' ' && isCapitalAt(text, at) && isCapitalAt(text, at+2)
}

// acronymEnd is the end of such a name at text[at], or at.
func acronymEnd(text string, at int) int {
	if at < 4 || text[at-1] != ' ' && text[at-1] != '\'' && text[at-1] < utf8.RuneSelf || text[at-1] == ' ' && !acronymBefore.mayEnd(text, at-1) {
		return at
	}
	// The preposition right before it.
	i := at
	if text[i-1] == ' ' {
		i--
	}
	from := wordStartWithin(text, i, i-longestWord)
	if from == i || from > 0 && isDigit(text[from-1]) {
		return at
	}
	link := text[from:i]
	if k := strings.IndexByte(link, '\''); k > 0 {
		link = link[:k]
	} else if k := strings.Index(link, "’"); k > 0 {
		link = link[:k]
	}
	if !inSet(acronymBefore, link) && link != "all" && link != "dell" && link != "l" {
		return at // as nearly always
	}
	end, _ := longWordAt(text, at)
	word := text[at:end]
	if strings.IndexByte(word, '-') >= 0 || joinsAfter(text, end) || end < len(text) && strings.IndexByte("-/_(&@=", text[end]) >= 0 {
		return at
	}
	office, known := false, false
	if n := capitalsOf(word); n != 0 {
		if n < fewestCapitals || n > mostCapitals || inSet(notEmployers, word) || monthNamed(word) > 0 {
			return at
		}
	} else if office = len(word) > len("Skatteverk") && endsAsJob(word, officeEnds[:]); !office {
		known = true
	}
	if known { // it is no name in capitals, and has to be an organisation
		if c := lexicon.Lookup(word); !c.Is(lexicon.Organization) || c.Common() > 2 || c.Given() > 0 || c.Place() > 1 {
			return at
		}
	}
	if at > 1 && isCapitalsBefore(text, at) || end+1 < len(text) && text[end] == ' ' && capitalsOf(text[end+1:wordsEndAt(text, end+1)]) > 1 {
		return at // a text in capitals
	}
	if inSet(acronymArticles, link) && from > 2 && text[from-1] == ' ' {
		if k := wordStartWithin(text, from-1, from-1-longestWord); k < from-1 && inSet(acronymLinks, text[k:from-1]) {
			from, link = k, text[k:from-1]
		}
	}
	if !inSet(acronymLinks, link) && link != "all" && link != "dell" && link != "l" {
		return at
	}
	if office {
		return end
	}
	if isToldOrganization(text, from) || inSet(toldOrganizations, link) {
		return end
	}
	return at
}

// toldOrganizationEnd is acronymEnd for words of more than letters of ASCII, and for clubs, where the spans have nothing;
// or at.
func toldOrganizationEnd(text string, at int, spans []tagger.Span) int {
	if at < 4 || text[at-1] != ' ' && text[at-1] != '\'' && text[at-1] < utf8.RuneSelf || text[at-2] < 'a' || at+2 >= len(text) || 'A' <= text[at+1] && text[at+1] <= 'Z' {
		return at
	}
	if strings.HasSuffix(text[:at], " for ") {
		if to := clubEnd(text, at); to > at {
			return to
		}
	}
	if isSeen(spans, at) {
		return at
	}
	return acronymEnd(text, at)
}

// playsFor are verbs for what players do for a club.
var playsFor = wordSet("plays played play playing signed signs scored scores")

// clubEnd is the end of the name of a club that somebody plays for at text[at], or at.
func clubEnd(text string, at int) int {
	i := at - len(" for ")
	from := wordStartWithin(text, i, i-longestWord)
	if from == i || !inSet(playsFor, text[from:i]) || !somebodyBefore(text, from, "works as") {
		return at
	}
	end, n := at, 0
	for i = at; n < mostEmployer; n++ {
		e, capital := wordAt(text, i)
		if !capital || e-i < 2 || lexicon.Lookup(text[i:e]).Is(lexicon.Title) {
			break
		}
		if end = e; e >= len(text) || text[e] != ' ' {
			break
		}
		i = e + 1
	}
	if c := lexicon.Lookup(text[at:end]); c.Is(lexicon.Country) || c.Given() > 2 {
		return at
	}
	return end
}

// possessiveEnd is the end of an institution behind text[i], where it is called after a saint of whom the name ends
// with an s: St Thomas' Hospital; or i.
func possessiveEnd(text string, i int) int {
	if i+3 >= len(text) || text[i] != '\'' && !strings.HasPrefix(text[i:], "’") || text[i-1] != 's' {
		return i
	}
	k := i + strings.IndexByte(text[i:min(len(text), i+4)], ' ')
	if k < i {
		return i
	}
	for range 2 { // Girls' High School
		e, capital := wordAt(text, k+1)
		if !capital {
			break
		}
		if lexicon.Lookup(text[k+1 : e]).Is(lexicon.OrgWord) {
			return e
		}
		if k = e; k >= len(text) || text[k] != ' ' {
			break
		}
	}
	return i
}

// isToldOrganization reports whether a word that tells of an authority or an employer stands within mostTelling words
// before text[i], in the same sentence.
func isToldOrganization(text string, i int) bool {
	least := max(0, i-farthestTelling)
	for n := 0; n < mostTelling && i > least; n++ {
		if text[i-1] != ' ' || i > 1 && strings.IndexByte(".;:!?\n", text[i-2]) >= 0 {
			return false
		}
		end := i - 1
		if end > 0 && text[end-1] == ',' {
			end--
		}
		from := wordStartWithin(text, end, max(least, end-longestWord))
		if from == end || from > 0 && text[from-1] != ' ' && text[from-1] != '\n' {
			return false
		}
		word := text[from:end]
		switch {
		case word == "list" && strings.HasPrefix(text[end:], " from"):
			return false // a letter in Polish
		case inSet(peopleWork, word):
			return n == 0 && somebodyBefore(text, from, "works as") && !startsSentence(text, from)
		case inSet(toldOrganizations, word), inSet(worksFor, word):
			return true
		case n == 0 && (len(jobTitles.at(text, from)) == len(word) || isHeadJob(word) && word[0] < utf8.RuneSelf && 'a' <= word[0] && lexicon.Lookup(word).Is(lexicon.Occupation)):
			return true
		}
		i = from
	}
	return false
}

// capitalsOf is the number of the letters of a word if all are capitals, or 0.
func capitalsOf(word string) int {
	n := 0
	for _, r := range word {
		if !isUpperRune(r) {
			return 0
		}
		n++
	}
	return n
}

// isCapitalsBefore reports whether the word before text[at] is in capitals.
func isCapitalsBefore(text string, at int) bool {
	from := wordStartWithin(text, at-1, at-1-longestWord)
	return capitalsOf(text[from:at-1]) > 1
}

// wordsEndAt is the end of the word at text[i].
func wordsEndAt(text string, i int) int {
	e, _ := wordAt(text, i)
	return e
}
