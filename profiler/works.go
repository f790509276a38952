package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file knows the titles of works, and names that something bears in quotes: books, films and
// operas are called by names of people, and so are ships, cafés and dishes. Nobody is meant by
// them. In quotes alone a name is somebody's: programs quote whatever they are given.

// workWords stand before the title of a work, quotedThings before the name of something that
// is put into quotes.
var (
	workWords = withCapitals("movie novel musical opera ballet sitcom romanen filmen operan operaen baletten balletten musikalen elokuva romaani ooppera näytelmä película novela canción ópera zarzuela romanzo canzone balletto " +
		"roman chanson opéra romance canção novella powieść film filmu powieści operę operą opery balet baletu román opeře operu pieseň píseň filmul romanul cântecul piesa regény balett " +
		"filmi romanı şarkısı роман романа романе фильм фильма фильме опера опере оперу балет балете песня песню фільм фільмі пісня опера роман филм филма филмът романът песента " +
		"ταινία μυθιστόρημα όπερα τραγούδι فيلم رواية أغنية أوبرا مسلسل סרט הסרט ספר הספר הרומן फ़िल्म उपन्यास phim truyện novel lagu")
	quotedThings = withCapitals("film movie book play song album episode series poem story game ship boat ferry yacht café restaurant pub bar hotel model recipe room cocktail buch roman stück lied gedicht serie folge spiel schiff fähre kneipe gasthaus zimmer raum " +
		"livre pièce navire bateau ferry recette salle libro obra poema barco buque receta sala cuento livro peça navio nave barca traghetto ricetta moka macchina gioco boek schip veerboot toneelstuk gedicht spel książka książkę statek prom sztuka wiersz przepis kawiarnia lokal " +
		"kniha knihu loď hra báseň recept hajó könyv vers étterem kávézó carte cartea nava piesa reteta rețeta bok boken skip skipet skib skibet båten fartyg fartyget pjäsen kirja laiva laulu runo tuoli tuolin maljakko kitabı gemisi oyunu şiiri kafe " +
		"крейсер корабль теплоход пароход ледокол поезд кафе ресторан бар пьеса повесть рассказ песня метро станция ланч набор сорт βιβλίο πλοίο βάρκα سفينة كتاب مسرحية ספינה מחזה")
	// readsOrSees stand before a title in quotes.
	readsOrSees = withCapitals("read reads reading watch watched watching saw played plays sang sings sing perform performed finished lesen las liest gelesen sehen sahen spielen spielt spielten lisons lit lire lu vu chante joue leemos leyó leímos leer vimos cantó leggere letto leggiamo visto cantano lemos leu vimos lezen las gelezen zagen " +
		"czytamy czytam czytał czytała czytaliśmy oglądamy oglądaliśmy čteme čte četl viděli čítame olvassuk olvasom láttuk citim citește läser läste såg leser leste så læser læste luemme luin katsoimme okuduk okuyoruz izledik " +
		"читаем читал читала читали смотрели смотрим поют читаємо читала дивилися четем гледахме διαβάζουμε είδαμε قرأنا شاهدنا קראנו ראינו")
)

// smallWorks are words for a work in small letters, behind an article.
var smallWorks = wordSet("song film series play show book ballad aria podcast sculpture painting")

// readingWords stand before a whole name that is a title or an author's.
var readingWords = withCapitals("reading rereading re-reading lese lis leggo leo leyendo leggendo lendo czytam čtu čítam läser læser leser luen okuyorum olvasom читаю читает читаем διαβάζω lu relu leído letto lido gelezen przeczytałem przeczytałam czytał czytała четох читал читала читали прочитал прочитала четл četl četla přečetl přečetla läst lest læst lukenut luin olvastam okudum citit διάβασα sang sings singing")

// longestReadBack bounds, in bytes, how far before a name such a word is looked for.
const longestReadBack = 48

// isRead reports whether a whole name text[i:j] is what somebody reads or sings, or the second such.
func isRead(text string, i, j int) bool {
	if strings.IndexByte(text[i:j], ' ') < 0 {
		return false
	}
	for n, least := 0, max(0, i-longestReadBack); n < mostQuotedTitles && i > 3 && text[i-1] == ' '; n++ {
		k := wordStartWithin(text, i-1, least)
		if k == i-1 {
			return false
		}
		word := text[k : i-1]
		if inSet(readingWords, word) {
			return k > 0 && text[k-1] == ' '
		}
		if !isCapitalAt(text, k) && !inSet(namesLinks, word) {
			return false
		}
		i = k
	}
	return false
}

// openMarks are quotes that open what is put into them; closing ones are not told from each other.
var openMarks = [...]string{"\"", "“", "„", "«", "'", "‘", "”", "「", "『", "《", "〈"}

// isTitleOfWork reports whether a span is, or stands in, the title of a work or the name of a thing.
func isTitleOfWork(text string, span *tagger.Span) bool {
	i, j := span.Start, span.End
	if i < 3 {
		return false
	}
	c := text[i-1]
	if c == ' ' {
		if span.Label != tagger.Person {
			return false
		}
		if isRead(text, i, j) {
			return true
		}
		if !workWords.mayEnd(text, i-1) && !smallWorks.mayEnd(text, i-1) {
			return false
		}
		k := wordStartWithin(text, i-1, i-1-longestWord)
		return k < i-1 && (inSet(workWords, text[k:i-1]) || smallWorks.has(text[k:i-1]) && hasArticle(text, k))
	}
	if text[i] >= 0xE3 {
		return inEastTitle(text, i, j)
	}
	if c != '"' && c != '\'' && c < utf8.RuneSelf || classes[c] == classLetter && c < utf8.RuneSelf {
		return false
	}
	return isQuotedThing(text, i, j)
}

// isQuotedThing reports whether quotes stand around text[i:j] and a word before them says that it
// is the name of a thing. In Cyrillic one word in « » is one without it, where no word for somebody
// says otherwise.
func isQuotedThing(text string, i, j int) bool {
	from := quoteStart(text, i)
	if from == i || j >= len(text) || !closesQuote(text, j) {
		return false
	}
	if text[i]&0xFE == 0xD0 && strings.HasPrefix(text[from:], "«") && strings.IndexByte(text[i:j], ' ') < 0 {
		return !hasRole(text, from)
	}
	for range mostQuotedTitles {
		if from < 3 || text[from-1] != ' ' {
			return false
		}
		end := from - 1
		k := wordStartWithin(text, end, end-longestWord)
		if word := text[k:end]; word != "" && !inSet(namesLinks, word) {
			return inSet(workWords, word) || inSet(quotedThings, word) || inSet(readsOrSees, word)
		}
		switch { // another title stands before a comma or a word for and
		case k < end && k > 1 && text[k-1] == ' ':
			end = k - 1
		case k == end && text[end-1] == ',':
			end--
		}
		if from = titleStart(text, end); from == end {
			return false
		}
	}
	return false
}

// quotedRoles stand before the name of somebody in quotes.
var quotedRoles = withCapitals("пользователь пользователя пользователю клиент клиента сотрудник сотрудника имя имени псевдоним логин автор участник позывной прозвище кличка користувач користувача клієнт ім'я потребител")

// hasRole reports whether one of them stands before text[i].
func hasRole(text string, i int) bool {
	if i < 3 || text[i-1] != ' ' {
		return false
	}
	end := i - 1
	if text[end-1] == ':' {
		end--
	}
	k := wordStartWithin(text, end, end-longestWord)
	return k < end && inSet(quotedRoles, text[k:end])
}

// mostQuotedTitles bounds how many titles before one are looked at, and longestTitle each, in bytes.
const (
	mostQuotedTitles = 4
	longestTitle     = 48
)

// titleStart is where a title in quotes begins that ends right before text[end], or end.
func titleStart(text string, end int) int {
	closer, n := utf8.DecodeLastRuneInString(text[:end])
	if closer != '"' && !strings.ContainsRune("”“»’", closer) {
		return end
	}
	for k := end - n; k > 0 && end-k < longestTitle; k-- {
		if from := quoteStart(text, k); from < k && (text[from] == '"' || text[from] >= utf8.RuneSelf) {
			return from
		}
	}
	return end
}

// quoteStart is where a quote right before text[i] begins, or i.
func quoteStart(text string, i int) int {
	for _, m := range openMarks {
		if strings.HasSuffix(text[:i], m) {
			return i - len(m)
		}
	}
	return i
}

// closesQuote reports whether one stands at text[j].
func closesQuote(text string, j int) bool {
	switch {
	case text[j] == '"', text[j] == '\'':
		return true
	case text[j] < utf8.RuneSelf:
		return false
	}
	r, _ := utf8.DecodeRuneInString(text[j:])
	return strings.ContainsRune("”“»’", r)
}

// longestEastTitle bounds, in bytes, how far before a name the bracket of a title is looked for.
const longestEastTitle = 48

// inEastTitle reports whether the marks of a title of a work stand around text[i:j]:
// 《…》 and 『…』 are for these.
func inEastTitle(text string, i, j int) bool {
	for k, n := i, 0; k > 0 && n < longestEastTitle/3; n++ {
		r, size := utf8.DecodeLastRuneInString(text[:k])
		k -= size
		switch r {
		case '《', '『':
			closer := "》"
			if r == '『' {
				closer = "』"
			}
			return strings.Contains(text[j:min(len(text), j+longestEastTitle)], closer)
		case '》', '』', '\n', '。':
			return false
		}
	}
	return false
}
