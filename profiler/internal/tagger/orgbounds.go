package tagger

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file gives the bounds of the names of organisations: the legal form, the sons and
// partners behind them, the quotes around them, and the short words before them.

// orgTails stand behind names of organisations and are part of them, in lower case. What
// begins with another one stands before it.
var orgTails = [...]string{" gmbh & co. kg", " gmbh & co kg", " & co. kg", " & co. kgaa", " ug (haftungsbeschränkt)", " gmbh", " mbh", " e. k.", " e.k.", " e.v.", " e. v.", " eg", " gbr", " ohg", " kg", " ag",
	" s.p.a.", " s.r.l.", " s.n.c.", " s.a.s.", " spa", " srl", " snc", " & c.", " s.a. de c.v.", " sa de cv", " s. l. u.", " s.l.u.", " s.a.", " s.l.", " ltda.", " lda.", " s.l.l.", " & cia.", " & cie", " et cie", " sarl", " sas",
	" sp. z o.o.", " sp. z o. o.", " sp.j.", " sp. j.", " s.c.", " spol. s r.o.", " s.r.o.", " s. r. o.", " a.s.", " v.o.s.", " k.s.", " a.ş.", " ltd. şti.", " ticaret ltd. şti.", " ltd.", " ltd", " inc.", " inc", " llc", " l.l.c.", " llp", " plc", " corp.", " corp", " co.", " pty ltd", " pte. ltd.",
	" b.v.", " n.v.", " bv", " nv", " vof", " a/s", " aps", " i/s", " ab", " oy", " oyj", " as", " asa", " d.o.o.", " d.d.", " kft.", " zrt.", " s.a.r.l.",
	" и сыновья", " и партнёры", " и партнеры", " и братья", " та сини", " і партнери", " та партнери", " & partneři", " & partneri", " a syn", " a synové", " & söhne", " und söhne", " & sons", " and sons", " & partners", " and partners", " & fils", " et fils", " e hijos", " y asociados", " e filhos", " & figli", " i synowie", " i wspólnicy", " i partnerzy", " & zonen", " en zonen", " & söner", " och söner", " & søn", " og søn", " & sønner", " og sønner", " ve oğulları", " kardeşler", " & associates", " & co",
	" & brothers", " & daughters", " & cía.", " y cía.", " y cía", " y compañía", " y hermanos", " & hijos", " & associés", " et associés", " e irmãos", " & irmãos", " & filhos", " e figli", " e associati", " e associados", " & brüder", " & broers", " & bröder", " & brødre",
	" és társa", " és társai", " és fia", " és fiai", " a synovia", " i sinovi", " i partneri", " in sinovi", " in sin", " in partnerji", " și fiii", " şi fiii", " și asociații", " ja pojat", " ja kumppanit", " ja pojad", " ir sūnūs", " ir partneriai", " un dēli", " ve ortakları", " & ortakları", " & synir", " και υιοί", " & υιοί", " и син", " и синове",
	" ag & co. kg", " ag & co. kgaa", " ag & co. ohg", " gmbh & co. ohg", " stiftung & co. kg", " stiftung & co. kgaa", " kgaa", " gmbh & co. kgaa", " partg mbb", " e.g.b.r.", " bt.", " bt", " kft", " zrt", " nyrt.", " nyrt", " kkt.", " j.d.o.o.", " d.n.o.", " k.d.", " s.p.", " a.d.", " o.d.", " eood", " ood", " еоод", " оод", " ад", " ооо", " оао", " зао", " тоо",
	" uab", " sia", " oü", " tü", " ehf.", " ehf", " hf.", " hf", " slf.", " k/s", " p/s", " ans", " hb", " kb", " ky", " tmi", " & ca", " & c. s.n.c.", " & c. s.a.s.", " s.p.r.l.", " sprl", " bvba", " cvba", " tic. a.ş.", " tic. ltd. şti.", " san. ve tic. a.ş.", " san. ve tic. ltd. şti.", " koll. şti.", " holding a.ş.", " α.ε.", " ε.π.ε.", " ο.ε.", " ι.κ.ε.",
	" pvt. ltd.", " pvt ltd", " (pvt) ltd", " private limited", " limited", " pty. ltd.", " (pty) ltd", " pte ltd", " sdn. bhd.", " sdn bhd", " bhd", " berhad", " co., ltd.", " co. ltd.", " co ltd", " incorporated", " tbk", " pjsc", " ojsc", " jsc", " l.p.", " p.c.", " eireli", " s.a.c.", " e.i.r.l.", " s.c.p.", " s. en c.", " s.c.a.", " a.c.", " s. de r.l. de c.v.", " s.a. de c. v."}

// orgHeads stand before names of organisations and are part of them.
var orgHeads = [...]string{"f.lli ", "gebr. ", "fa. ", "hnos. ", "ets. ", "ets ", "bros. ", "tip. ", "pt. ", "grupa ", "gruppo ", "groupe ", "grupo ", "skupina ", "koncernen ", "фирма ", "группа ", "група ", "ip ", "ип ", "фоп ",
	"uab ", "oü ", "пао ", "ооо ", "оао ", "зао ", "ао ", "тов ", "тоо ", "s.c. ", "p.p.h.u. ", "hijos de ", "hermanos ", "irmãos ", "fratelli ", "frères ", "gebrüder ", "gebroeders ", "bröderna ", "brødrene ", "bracia ", "bratři ", "veljekset "}

var (
	orgHeadTable = suffixTable(orgHeads[:])
	orgTailTable = prefixTable(orgTails[:])
)

// orgTailBegins has the two bytes that may stand behind the space of orgTails, in all letter
// cases.
var orgTailBegins = func() (t [256][256 / 64]uint64) {
	for _, tail := range orgTails {
		first, n := utf8.DecodeRuneInString(tail[1:])
		second, _ := utf8.DecodeRuneInString(tail[1+n:])
		eachCase(first, func(a rune) {
			eachCase(second, func(b rune) {
				s := string(a) + string(b)
				t[s[0]][s[1]/64] |= 1 << (s[1] % 64)
			})
		})
	}
	return t
}()

// farthestQuote bounds the name in quotes behind a legal form, in bytes.
const farthestQuote = 60

// orgBounds gives the bounds of the organisation of which text[start:end] is known.
func orgBounds(text string, start, end, done int) (from, to int) {
	if k := quoteEnd(text, start, end); k > end {
		end = k
	}
	if k := quotedFirm(text, end); k > end {
		end = k
	}
	for range 2 { // Müller & Söhne GmbH
		k := orgTail(text, end)
		if k == end {
			break
		}
		end = k
	}
	end = smallHeadEnd(text, start, end)
	if end+1 < len(text) && text[end] == ' ' && (text[end+1]|0x20 == 'n' || text[end+1] == "№"[0]) {
		end = numberedEnd(text, end)
	}
	if strings.HasSuffix(text[start:end], " בע") && strings.HasPrefix(text[end:], "\"מ") {
		end += len("\"מ")
	}
	if e := wordEnd(text, start); e+1 < end && text[e] == ' ' && firmWords.has(lexicon.HashOf(text[start:e])) {
		return e + 1, end // Firmaet Bach A/S
	}
	head := text[max(0, start-16):start]
	for _, h := range orgHeadTable.endings(head) {
		if suffixFold(head, h) && start-len(h) >= done {
			return start - len(h), end
		}
	}
	return start, end
}

// quotedFirm is the end of the legal form of the organisation that ends at text[end], where its
// name goes on in quotes before that, or end: Hurtownia Papieru „Kartonex” Sp. z o.o.
func quotedFirm(text string, end int) int {
	if _, ok := opensName(text[end:]); !ok {
		return end
	}
	for _, q := range quotes {
		from := end + 1 + len(q[0])
		if !strings.HasPrefix(text[end+1:], q[0]) {
			continue
		}
		rest := text[from:min(len(text), from+farthestQuote)]
		if k := strings.Index(rest, q[1]); k > 0 && strings.IndexByte(rest[:k], '\n') < 0 {
			if last := from + k + len(q[1]); orgTail(text, last) > last {
				return orgTail(text, last)
			}
		}
	}
	return end
}

// numberedEnd is the end of the number of an organisation, such as a school, that ends at
// text[end], or end.
func numberedEnd(text string, end int) int {
	k := skip(text, end, " № ", " №", " nr ", " nr. ", " No. ", " n.º ", " nº ", " n° ")
	if k == end || k == len(text) || !isDigit(text[k]) {
		return end
	}
	e := k
	for e < len(text) && isDigit(text[e]) {
		e++
	}
	if e-k >= 5 {
		return end
	}
	if text[end+1] == 'n' && text[k-2] >= utf8.RuneSelf {
		return seatEnd(text, e)
	}
	return e
}

// seatEnd is the end of de and the name of the town behind text[end], the number of a court or
// an office in Spanish, or end.
func seatEnd(text string, end int) int {
	if !strings.HasPrefix(text[end:], " de ") {
		return end
	}
	i := end + len(" de ")
	for range mostSeatWords {
		e := wordEnd(text, i)
		if e == i || !isCapital(text[i:]) {
			break
		}
		end = e
		i = skip(text, e, " del ", " de las ", " de los ", " de la ", " de ", " ")
		if i == e {
			break
		}
	}
	return end
}

// mostSeatWords bounds the words with capitals of the name of such a town.
const mostSeatWords = 4

// firmWords say that a company follows and are no part of its name.
var firmWords = hashSet("firmaet firmaen företaget bolaget selskabet selskapet bedriften компания компанія компании компанії společnost spoločnost spółka spółce yritys empresa entreprise société azienda ditta εταιρεία החברה החברת cég cégnek compania şirketi")

// partsOrgs reports whether another organisation begins with word k of the words from to
// end, which are organisations: behind a comma that no and and no legal form follows, or
// behind a dash with more than one word before it.
func (c *Chain) partsOrgs(from, k, end int) bool {
	switch t := &c.tokens[k]; t.joint {
	case jointDash:
		return k > from+1
	case jointComma:
		if t.class.Is(lexicon.OrgWord) {
			return false // Acme, Inc.
		}
		for i := k + 1; i < end; i++ {
			if t := &c.tokens[i]; t.joint == jointAmpersand || t.shape == shapeLower && !c.low || c.low && t.end-t.start < 4 && isAnd.has(t.hash) {
				return false // Fox, Meyer and Diaz
			}
		}
		return true
	}
	return false
}

// isAnd are words for and.
var isAnd = hashSet("and und y et e en i och og és ja")

// orgTail is the end of one of orgTails behind text[end], or end.
func orgTail(text string, end int) int {
	if end >= len(text) || text[end] != ' ' && text[end] != ',' {
		return end
	}
	i := end
	if text[i] == ',' {
		i++
	}
	if i+3 > len(text) || text[i] != ' ' || orgTailBegins[text[i+1]][text[i+2]/64]>>(text[i+2]%64)&1 == 0 {
		return end
	}
	for _, tail := range orgTailTable[text[i+1]] {
		k := i + len(tail)
		if k > len(text) || len(tail) > 2 && differs(text[i+2], tail[2]) || !strings.EqualFold(text[i:k], tail) || cutsWord(text, k) {
			continue
		}
		if wordTails[tail] && text[i:k] == tail && isCapital(lastWord(strings.TrimSuffix(text[:end], "."))) {
			continue // worked at Acme as
		}
		return k
	}
	return end
}

// differs reports whether a byte of a text and one of a word in lower case are different
// letters or signs of ASCII.
func differs(c, lower byte) bool { return c != lower && c|0x20 != lower && c|lower < utf8.RuneSelf }

// isFirm reports whether a legal form stands behind a name that ends at text[end], which
// makes it a company.
func isFirm(text string, end int) bool {
	k := orgTail(text, end)
	if k == end || text[end] == ',' {
		return false
	}
	tail := text[end:k]
	for i := 1; i < len(tail); i++ {
		if isUpperByte(tail[i]) || tail[i] == '.' && i+1 < len(tail) {
			return true // GmbH, a.s.
		}
	}
	return false
}

// hasForm reports the same where a comma may stand before the legal form.
func hasForm(text string, end int) bool {
	return isFirm(text, end) || end < len(text) && text[end] == ',' && isFirm(text, end+1)
}

func isUpperByte(c byte) bool { return 'A' <= c && c <= 'Z' }

// nameSuffixes stand behind the name of a person and are part of it.
var nameSuffixes = [...]string{" Jr.", " Jr", " Sr.", " Sr", " III", " II", " IV", " MD", " M.D.", " PhD", " Ph.D.", " DDS", " D.D.S.", " DVM", " Esq.", " Esq", " CPA", " RN"}

// nameSuffixesBy are the same by their first letter.
var nameSuffixesBy = wordsBy(nameSuffixes[:], func(w string) byte { return w[1] })

// suffixEnd is the end of what belongs to a name behind text[:end], or end.
func suffixEnd(text string, end int) int {
	if end+2 >= len(text) || text[end] != ' ' || !isUpperByte(text[end+1]) {
		return end
	}
	for _, s := range nameSuffixesBy[text[end+1]] {
		if k := end + len(s); strings.HasPrefix(text[end:], s) && (k == len(text) || !isAlnum(text[k]) && text[k] < utf8.RuneSelf) {
			return k
		}
	}
	return end
}

// wordTails are those of orgTails that are words as well, when they are small and the
// name before them is not.
var wordTails = map[string]bool{" as": true, " ab": true, " eg": true, " ag": true, " co": true, " spa": true, " sas": true, " oy": true, " asa": true, " nv": true, " limited": true, " incorporated": true, " ans": true, " kb": true, " hb": true, " hf": true, " bt": true, " ky": true, " tmi": true, " sia": true}

// lastWord is the word of letters that text ends with, up to longestWord bytes of it.
func lastWord(text string) string {
	i := len(text)
	for i >= 8 && len(text)-i < longestWord {
		n := lettersBefore(load(text[i-8 : i]))
		if i -= n; n < 8 {
			break
		}
	}
	for i = max(i, len(text)-longestWord); i > 0 && len(text)-i < longestWord; {
		r, n := runeBefore(text, i)
		if !isWordRune(r) {
			break
		}
		i -= n
	}
	return text[i:]
}

// cutsWord reports whether a letter or a digit stands behind text[:i], or one that is
// the rest of a rune.
func cutsWord(text string, i int) bool {
	if i >= len(text) {
		return false
	}
	r, _ := runeAt(text, i)
	return unicode.IsLetter(r) || unicode.IsDigit(r) || !utf8.RuneStart(text[i]) || r == '-'
}

// quotes are what opens and closes a name in quotes.
var quotes = [...][2]string{{"«", "»"}, {"„", "“"}, {"„", "”"}, {"“", "”"}, {"\"", "\""}}

// quoteEnd is the end of the quotes that are open at text[end] in an organisation that
// begins at text[start], or end.
func quoteEnd(text string, start, end int) int {
	if !holdsQuote(text[start:end]) {
		return end
	}
	for _, q := range quotes {
		i := strings.Index(text[start:end], q[0])
		if i < 0 || strings.Contains(text[start+i+len(q[0]):end], q[1]) {
			continue
		}
		rest := text[end:min(len(text), end+farthestQuote)]
		k := strings.Index(rest, q[1])
		if k < 0 || strings.ContainsAny(rest[:k], "\n") {
			continue
		}
		return end + k + len(q[1])
	}
	return end
}

// holdsQuote is false for most texts that have none of the quotes.
func holdsQuote(text string) bool {
	for i := range len(text) {
		if c := text[i]; c == '"' || c == "«"[0] || c == "„"[0] {
			return true
		}
	}
	return false
}

// behindVerbs is the first of the words from to i, which are an organisation in small letters,
// that is none of verbs before a kind of organisation: in обсудили банк it is банк. It is i when
// the kind is all that is left, since that alone names none.
func (c *Chain) behindVerbs(from, i int) int {
	for k := from; k < i; k++ {
		t := &c.tokens[k]
		if c.isKind(k) {
			if k == i-1 {
				return i
			}
			return k
		}
		if !t.isUnknown() || t.shape != shapeLower || !verbEndings.has(t.ending) {
			break
		}
	}
	return from
}

// isKind reports whether word k says what kind of organisation one is, and nothing else.
func (c *Chain) isKind(k int) bool {
	t := &c.tokens[k]
	return t.class.Is(lexicon.OrgWord) && !t.class.IsName() && !t.phrase.IsName()
}

// verbEndings are the last three letters of Russian and Ukrainian verbs, most of whose forms no
// lexicon has.
var verbEndings = hashSet("али или ели яли ули ала ила ела яла ало ило ать ить еть ять ает яет ует еет ают яют уют еют аем уем ите йте лся ась тся ься шел шла шли чил дил тил вил сил")

// opensName reports whether text begins with a space, a quote and a letter: what follows
// a legal form in Russian. n is where the letter stands.
func opensName(text string) (n int, ok bool) {
	if text == "" || text[0] != ' ' {
		return 0, false
	}
	if len(text) < 2 || text[1] != '"' && text[1] < utf8.RuneSelf {
		return 0, false
	}
	for _, q := range quotes {
		if strings.HasPrefix(text[1:], q[0]) {
			n = 1 + len(q[0])
			r, _ := runeAt(text, n)
			return n, isWordRune(r)
		}
	}
	return 0, false
}

// isLegal reports whether a word is one that a name in quotes can follow.
func isLegal(t *token) bool { return t.class.Is(lexicon.OrgWord) && t.class.Given() == 0 }
