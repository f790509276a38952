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
	" s.p.a.", " s.r.l.", " s.n.c.", " s.a.s.", " spa", " srl", " snc", " & c.", " s.a. de c.v.", " sa de cv", " s. l. u.", " s.l.u.", " s.a.", " s.l.", " ltda.", " lda.", " & cia.", " & cie", " et cie", " sarl", " sas",
	" sp. z o.o.", " sp. z o. o.", " sp.j.", " sp. j.", " s.c.", " spol. s r.o.", " s.r.o.", " s. r. o.", " a.s.", " v.o.s.", " k.s.", " a.ş.", " ltd. şti.", " ticaret ltd. şti.", " ltd.", " ltd", " inc.", " inc", " llc", " l.l.c.", " llp", " plc", " corp.", " corp", " co.", " pty ltd", " pte. ltd.",
	" b.v.", " n.v.", " bv", " nv", " vof", " a/s", " aps", " i/s", " ab", " oy", " oyj", " as", " asa", " d.o.o.", " d.d.", " kft.", " zrt.", " s.a.r.l.",
	" и сыновья", " и партнёры", " и партнеры", " и братья", " та сини", " і партнери", " та партнери", " & partneři", " & partneri", " a syn", " a synové", " & söhne", " und söhne", " & sons", " and sons", " & partners", " and partners", " & fils", " et fils", " e hijos", " y asociados", " e filhos", " & figli", " i synowie", " i wspólnicy", " i partnerzy", " & zonen", " en zonen", " & söner", " och söner", " & søn", " og søn", " & sønner", " og sønner", " ve oğulları", " kardeşler", " & associates", " & co"}

// orgHeads stand before names of organisations and are part of them.
var orgHeads = [...]string{"f.lli ", "gebr. ", "fa. ", "hnos. ", "ets. ", "ets ", "bros. ", "tip. ", "pt. ", "grupa ", "gruppo ", "groupe ", "grupo ", "skupina ", "koncernen ", "фирма ", "группа ", "група ", "ip ", "ип ", "фоп "}

var (
	orgHeadTable = suffixTable(orgHeads[:])
	orgTailTable = prefixTable(orgTails[:])
)

// farthestQuote bounds the name in quotes behind a legal form, in bytes.
const farthestQuote = 60

// orgBounds gives the bounds of the organisation of which text[start:end] is known.
func orgBounds(text string, start, end, done int) (from, to int) {
	if k := quoteEnd(text, start, end); k > end {
		end = k
	}
	for range 2 { // Müller & Söhne GmbH
		k := orgTail(text, end)
		if k == end {
			break
		}
		end = k
	}
	if k := skip(text, end, " № ", " №", " nr ", " nr. ", " No. "); k > end && k < len(text) && isDigit(text[k]) {
		e := k
		for e < len(text) && isDigit(text[e]) {
			e++
		}
		if e-k < 5 {
			end = e
		}
	}
	head := text[max(0, start-16):start]
	for _, h := range orgHeadTable.endings(head) {
		if suffixFold(head, h) && start-len(h) >= done {
			return start - len(h), end
		}
	}
	return start, end
}

// orgTail is the end of one of orgTails behind text[end], or end.
func orgTail(text string, end int) int {
	if end >= len(text) || text[end] != ' ' && text[end] != ',' {
		return end
	}
	i := end
	if text[i] == ',' {
		i++
	}
	for _, tail := range orgTailTable.beginnings(text[i:]) {
		k := i + len(tail)
		if k > len(text) || !strings.EqualFold(text[i:k], tail) || cutsWord(text, k) {
			continue
		}
		if wordTails[tail] && text[i:k] == tail && isCapital(lastWord(text[:end])) {
			continue // worked at Acme as
		}
		return k
	}
	return end
}

// wordTails are those of orgTails that are words as well, when they are small and the
// name before them is not.
var wordTails = map[string]bool{" as": true, " ab": true, " eg": true, " ag": true, " co": true, " spa": true, " sas": true, " oy": true, " asa": true, " nv": true}

// lastWord is the word of letters that text ends with, up to longestWord bytes of it.
func lastWord(text string) string {
	i := len(text)
	for i > 0 && len(text)-i < longestWord {
		r, n := utf8.DecodeLastRuneInString(text[:i])
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
	r, _ := utf8.DecodeRuneInString(text[i:])
	return unicode.IsLetter(r) || unicode.IsDigit(r) || !utf8.RuneStart(text[i]) || r == '-'
}

// quotes are what opens and closes a name in quotes.
var quotes = [...][2]string{{"«", "»"}, {"„", "“"}, {"„", "”"}, {"“", "”"}, {"\"", "\""}}

// quoteEnd is the end of the quotes that are open at text[end] in an organisation that
// begins at text[start], or end.
func quoteEnd(text string, start, end int) int {
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

// opensName reports whether text begins with a space, a quote and a letter: what follows
// a legal form in Russian. n is where the letter stands.
func opensName(text string) (n int, ok bool) {
	if text == "" || text[0] != ' ' {
		return 0, false
	}
	for _, q := range quotes {
		if strings.HasPrefix(text[1:], q[0]) {
			n = 1 + len(q[0])
			r, _ := utf8.DecodeRuneInString(text[n:])
			return n, isWordRune(r)
		}
	}
	return 0, false
}

// isLegal reports whether a word is one that a name in quotes can follow.
func isLegal(t *token) bool { return t.class.Is(lexicon.OrgWord) && t.class.Given() == 0 }
