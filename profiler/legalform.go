package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file reads the whole name of a firm before its legal form, where words in small letters or an and stand in it, as is usual in
// languages that write only the first word of a name with a capital: Primorska struja d.o.o., Kerék és Fék Kft., Кайлъшка роза ЕООД.

// formsBehind are such forms as they are written, those with dots too. A comma may stand before one.
var formsBehind = [...]string{"d.o.o.", "d.o.o", "d. o. o.", "j.d.o.o.", "d.d.", "k.d.", "д.о.о.", "а.д.", "доо", "ДОО", "ЕООД", "ООД", "ЕАД", "АД", "Kft.", "Kft", "Zrt.", "Zrt", "Nyrt.", "Nyrt", "Bt.", "Bt", "A/S", "ApS", "OÜ", "SRL", "S.R.L.", "UAB",
	"A.Ş.", "A.Ş", "Ltd. Şti.", "Ltd. Şti", "Α.Ε.", "Ε.Π.Ε.", "Ο.Ε.", "Ε.Ε.", "Ι.Κ.Ε.", "ΑΕ", "ΕΠΕ", "ΟΕ", "ΙΚΕ"}

// legalFormTriggers are the words that they begin with, and legalLetters the letters of those with dots.
var (
	legalLatin    = []string{"doo", "kft", "zrt", "nyrt", "bt", "aps", "oü", "srl", "uab", "ltd"}
	legalCyrillic = []string{"доо", "ДОО", "ЕООД", "ООД", "ЕАД", "АД", "ΑΕ", "ΕΠΕ", "ΟΕ", "ΙΚΕ"}
	legalLetters  = []string{"d", "j", "k", "a", "s"}
	otherLetters  = []string{"д", "а", "Α", "Ε", "Ο", "Ι"}
)

var (
	// firmAnds join two words of the name of a firm.
	firmAnds = wordSet("i és ve de și и і та og och ja ir un και")

	// beforeFirms stand before a firm in small letters or at the beginning of a sentence and have no part in its name.
	beforeFirms = withCapitals("na za od do iz sa se pri kod po uz o u v z s je ima nije kao ili pa te su bo in ali ki ga pred pod med кон код из са до на за от при с в е и има като или към чрез от για από στην στον στη του της την τον η ο το με και a az egy és hogy ve ile için the with for by from la de din cu pe prin pentru al lui hos til fra med af av for med från dla od przez nebo pro od u ir su iš par un ar no pie ja sekä " +
		"про о vagy или albo sau eller dana danas sutra jučer molim račun racun rachunek рачун računa dobavljač kupac prodavatelj prodavac izvođač naručitelj klijent poslodavac установа купац продавац издавалац добављач доставчик получател клиент купувач продавач возложител изпълнител работодател eladó vevő szállító megrendelő munkáltató satıcı alıcı müşteri πελάτης εκδότης προμηθευτής sælger kunde køber leverandør furnizor client cumpărător vânzător beneficiar")

	// turkishShorts are short words in the names of firms in Turkish, with a dot.
	turkishShorts = wordSet("san tic ltd paz ith ihr inş taah nak müh oto ve")
)

const (
	// formedFirm is how sure such a firm is.
	formedFirm = 0.88

	// mostFormedWords bounds the words of its name, and mostFormedSmall those in small letters before the form.
	mostFormedWords = 7
	mostFormedSmall = 2
)

// formBehindAt is the end of the legal form at text[i], or i.
func formBehindAt(text string, i int) int {
	for _, form := range formsBehind {
		if text[i] == form[0] && strings.HasPrefix(text[i:], form) {
			if e := i + len(form); e == len(text) || form[len(form)-1] == '.' || !joinsAfterRune(text, e) && text[e] != '-' && text[e] != '/' {
				return e
			}
		}
	}
	return i
}

// formBehindEnd is the end of the legal form behind text[:i], with a blank or a comma before it, or i.
func formBehindEnd(text string, i int) int {
	k := skipByte(text, skipByte(text, i, ','), ' ')
	if k == i || k >= len(text) {
		return i
	}
	if e := formBehindAt(text, k); e > k {
		return e
	}
	return i
}

// matchFormed reads the firm whose legal form stands at text[at].
func matchFormed(text string, at int) (match, bool) {
	if at < 4 || text[at-1] != ' ' {
		return match{}, false
	}
	end := formBehindAt(text, at)
	if end == at {
		return match{}, false
	}
	i := at
	if text[i-2] == ',' {
		i--
	}
	from := formedStart(text, i, strings.HasSuffix(text[:end], "i.") || strings.HasSuffix(text[:end], "Ş.") || strings.HasSuffix(text[:end], "i"))
	if from == i || from+1 < i && startsSentence(text, from) && (from == 0 || text[from-1] == '\n' || text[from-2] != ':') && strings.IndexByte(text[from:at-1], ' ') < 0 && end+1 < len(text) && text[end] == ' ' && isLowerAt(text, end+1) {
		return match{}, false // Osnivanje d.o.o. traje
	}
	return match{from, end, formedFirm}, true
}

// formedStart is where the name of the firm begins before the blank or the comma behind which its legal form stands at text[i], or i.
func formedStart(text string, i int, turkish bool) int {
	start, capitals, small, joined, k := i, 0, 0, i, i-1
	for range mostFormedWords {
		end := k
		dotted := turkish && text[k-1] == '.'
		if dotted {
			k--
		}
		j := formedWordStart(text, k)
		if j == k {
			break
		}
		word := text[j:k]
		capital := isCapitalAt(text, j)
		and := capitals > 0 && !capital && inSet(firmAnds, word)
		switch {
		case dotted && !inSet(turkishShorts, word), inSet(firmTitles, word), inSet(firmWords, word):
			j = k
		case and:
			joined = start
		case inSet(beforeFirms, word):
			j = k
		case capital:
			c := lexicon.Lookup(word)
			if c.Is(lexicon.Title) && k-j < 4*len("ъ") && !dotted {
				j = k
				break
			}
			start, capitals = j, capitals+1
		case capitals > 0 || small == mostFormedSmall || utf8.RuneCountInString(word) < 3:
			j = k
		default:
			small++
		}
		if j == k || j < 2 || text[j-1] != ' ' || text[j-2] == ' ' {
			break
		}
		if k = j - 1; !turkish && strings.IndexByte(",.:;)-", text[end-1]) >= 0 || strings.IndexByte(":;),", text[k-1]) >= 0 {
			break
		}
	}
	if start == i {
		return i
	}
	if joined < i && start > 0 && text[start-1] != '\n' && !(start > 1 && strings.IndexByte(":-", text[start-2]) >= 0) {
		start = joined // Horvat i Domus d.o.o. in a sentence may be two
	}
	first := lexicon.Lookup(text[start:wordsEndAt(text, start)])
	if small > 0 && (first.Given() > 1 && capitals == 1 || first.Is(lexicon.Occupation)) {
		return i
	}
	if startsSentence(text, start) && start > 1 && text[start-1] == ' ' && strings.IndexByte(".?!", text[start-2]) >= 0 && capitals > 1 && first.Common() > 1 {
		return i
	}
	return start
}

// formedWordStart is where the word with its hyphens begins that ends at text[k], or k.
func formedWordStart(text string, k int) int {
	j := wordStartWithin(text, k, k-2*longestWord)
	for range 2 {
		if j < 3 || j == k || text[j-1] != '-' {
			break
		}
		n := wordStartWithin(text, j-1, j-1-2*longestWord)
		if n == j-1 {
			break
		}
		j = n
	}
	if j < k && j > 0 && joinsBefore(text, j) {
		return k
	}
	return j
}

// balticForms stand before the name of a firm in Lithuanian and Latvian, in capitals.
var balticForms = [...]string{"MB", "IĮ", "VšĮ", "UAB", "SIA", "ZS"}

// mostBalticSmall bounds the words in small letters behind the first of the name of such a firm.
const mostBalticSmall = 3

// matchBaltic reads the firm whose legal form stands at text[at], at the beginning of a line or a field, up to the end of that.
func matchBaltic(text string, at int) (match, bool) {
	form := ""
	for _, f := range balticForms {
		if text[at] == f[0] && strings.HasPrefix(text[at:], f) {
			form = f
		}
	}
	e := at + len(form)
	if form == "" || e+3 >= len(text) || text[e] != ' ' || !isCapitalAt(text, e+1) {
		return match{}, false
	}
	if at > 0 && text[at-1] != '\n' && !(at > 1 && text[at-1] == ' ' && strings.IndexByte(":,-", text[at-2]) >= 0) {
		return match{}, false
	}
	small, to := 0, e
	for range mostBalticSmall + 2 {
		w, capital := longWordAt(text, to+1)
		if w == to+1 {
			return match{}, false
		}
		if !capital {
			small++
		}
		if to = w; to == len(text) || text[to] != ' ' {
			break
		}
		if strings.HasPrefix(text[to:], " (") {
			break
		}
	}
	if small == 0 || small > mostBalticSmall || to < len(text) && strings.IndexByte(",\n;(\r", text[to]) < 0 && text[to] != ' ' {
		return match{}, false
	}
	return match{at, to, formedFirm}, to == len(text) || text[to] != ' ' || strings.HasPrefix(text[to:], " (")
}
