package profiler

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file amends the names of firms: to the legal form behind them, and without the articles and titles before them.

// firmForms end the names of firms; firmTails are those with dots that begin small.
var (
	firmForms = wordSet("gmbh gesmbh lda. ltda ltda. ehf hf e.k. e.u. s.c. d.o.o. ag kg ohg ug se sa sas sarl sl slu spa srl snc lda ltda bv nv ab as asa aps oy oyj ltd llc inc plc llp limited corp a.ş a.ş. ltd.şti sp.j zrt kft nyrt bt d.o.o d.d s.r.l s.p.a s.l s.a b.v n.v lda. s.a. s.l. s.r.l. s.p.a. b.v. n.v. srl. gmbh.")
	firmTails = [...]string{". z o.o.", " z o.o.", ". z o. o.", ". k.", ". j.", " a.s.", ", a.s.", " s.r.o.", ", s.r.o.", " spol. s r.o.", ", spol. s r.o.", " s. r. o.", ", s. r. o.", " d.o.o.", ", d.o.o.", " d. o. o.", " Sp.k.", " sp.k.", " Sp. k.", " Sp.j.", " Sp. j.", " s.c.", " e.K.", " e.U.", " k.s.", " v.o.s.", " o.p.s.",
		" a. s.", ", a. s.", ", N.A.", ", v. o. s.", ", k. s."}
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
	if c := text[k]; c != 's' && c != 'd' && c != 'e' && c != 'k' && c != 'a' || text[k+1] != '.' && text[k+1] != 'p' {
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

// firmTailsOf are firmTails by their first byte, in their order.
var firmTailsOf = func() (by [256][]string) {
	for _, tail := range firmTails {
		by[tail[0]] = append(by[tail[0]], tail)
	}
	return by
}()

// mayBeTail is false for most of what stands at text[i] and is none of firmTails.
func mayBeTail(text string, i int) bool {
	for n := 0; i < len(text) && n < 2 && (text[i] == '.' || text[i] == ',' || text[i] == ' '); n++ {
		i++
	}
	return i < len(text) && strings.IndexByte("zkjasvodeSN", text[i]) >= 0
}

// nationalForm is the form of national banks of the United States, and says of what is no bank that it is not there.
const nationalForm = ", N.A."

// namesBank reports whether the word that ends at text[i] is one for a bank, or ends with it.
func namesBank(text string, i int) bool {
	k := wordStartWithin(text, i, i-longestWord)
	return strings.HasSuffix(text[k:i], "Bank") || strings.HasSuffix(text[k:i], "bank") || text[k:i] == "Trust"
}

// hasShortForm reports whether a letter that stands alone has a dot behind it, as in all of firmTails.
func hasShortForm(text string) bool {
	for from := 0; ; {
		i := strings.IndexByte(text[from:], '.')
		if i < 0 {
			return false
		}
		if from += i; from > 1 && (text[from-2] == ' ' || text[from-2] == '.') {
			return true
		}
		from++
	}
}

// firmTail is the end of a legal form with dots behind text[:i], with up to two words in
// small letters before it, or i.
func firmTail(text string, i int) int {
	if !hasShortForm(text[i:min(len(text), i+farthestFirmTail)]) {
		return i
	}
	j := i
	for range mostFirmWords {
		if mayBeTail(text, j) {
			for _, tail := range firmTailsOf[text[j]] {
				if strings.HasPrefix(text[j:], tail) && (j == i || tail[0] == ' ' || tail[0] == ',') && (tail[0] != '.' || strings.HasSuffix(text[:j], "Sp") || strings.HasSuffix(text[:j], "sp")) && (tail != nationalForm || j == i && namesBank(text, i)) {
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
