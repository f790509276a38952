package address

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads what stands behind a street, in its line and in the lines that the address
// is folded to. A part is something that was found, such as a place; or the number of a flat;
// or words and a number that can be nothing else there, because what follows them is part of
// an address for sure.

// lastWordOf is where the last of the words text[from:to] begins.
func lastWordOf(text string, from, to int) int {
	return from + strings.LastIndexByte(text[from:to], ' ') + 1
}

// An addressRun is parts that follow each other in one line.
type addressRun struct {
	addressCount
	end   int  // behind the last one that counts
	parts int  // that count
	whole bool // the line ends behind them
	town  bool // see addressWalk
	known bool // the same
}

// goOn reads what stands behind the street.
func (w *addressWalk) goOn() {
	run := w.run(w.street.End, ofStreet)
	w.take(run)
	folded := false
	for range 4 { // lines at most
		line, comma, ok := w.nextLine(w.end)
		if !ok {
			break
		}
		of := ofLine
		switch {
		case comma:
			of = ofComma
		case folded:
			of = ofFolded
		}
		run = w.run(line, of)
		switch {
		case run.parts == 0 && !comma && w.loneLine(line) > line: // a town, and a comma in the next line
			end := w.loneLine(line)
			next, comma, ok := w.nextLine(end)
			if !ok || !comma {
				break
			}
			run = w.run(next, ofComma)
			run.read++
			run.places++
			of = ofComma
		case run.parts == 1 && !comma && !folded && run.places == 1 && run.found == 1 && w.inSentence() && w.endsPart(run.end):
			w.town = w.town || w.isSure()
		case run.parts == 1 && !comma && !folded:
			next, comma, ok := w.nextLine(run.end)
			if !run.whole || !ok || !comma {
				run.parts = 0
				break
			}
			more := w.run(next, ofComma)
			run.add(more.addressCount)
			run.end, run.parts = more.end, more.parts
		case run.parts == 1 && !comma && folded && !run.whole && run.places > 0 && run.found == 0:
			run.parts = 0
		}
		if run.parts == 0 {
			break
		}
		if of == ofComma && run.found == 0 {
			run.found++ // nothing else has such a line
		}
		w.take(run)
		folded = true
	}
	w.goMail()
	w.last = w.behind(w.end)
}

// endsPart reports whether a line or a sentence ends at text[i].
func (w *addressWalk) endsPart(i int) bool {
	i = chars.BytesEnd(w.text, i, i+1, ".;?!,)")
	return isLineEnd(w.text, chars.SkipBlanks(w.text, i)) || strings.IndexByte(".;?!", w.text[i-1]) >= 0 && w.text[i] == ' '
}

// inSentence reports whether words in small letters stand before the street in its line, other than
// those of a flat or a plot, so that what is in the next lines goes on with it and is no form.
func (w *addressWalk) inSentence() bool {
	i := min(w.start, w.number)
	least := max(0, i-AddressBack)
	for range mostHeadWords {
		i = chars.BytesStart(w.text, i, least, " .,:")
		end := i
		i = chars.DigitsStart(w.text, i, least)
		if i < end {
			continue
		}
		from := lex.WordStartWithin(w.text, i, least)
		if from == i || from == least && least > 0 {
			break
		}
		if word := w.text[from:i]; len(word) > 1 && chars.IsLowerAt(word, 0) && !wordset.InSet(blockWords, word) && !wordset.InSet(headUnits, word) &&
			word != "no" {
			return true
		}
		i = from
	}
	return false
}

// nextLine gives where the line behind text[i] begins to say something, if nothing but a
// comma stands before its break; comma says that it begins with one, which is passed.
func (w *addressWalk) nextLine(i int) (at int, comma, ok bool) {
	if i > 0 && numeral.IsDigit(w.text[i-1]) {
		i = chars.SkipByte(w.text, i, '.') // Kossuth utca 93.
	}
	i = chars.SkipByte(w.text, i, ',')
	i = chars.SkipBlanks(w.text, i)
	i = chars.SkipByte(w.text, i, '\r')
	if i >= w.limit || w.text[i] != '\n' {
		return i, false, false
	}
	i = chars.SkipBlanks(w.text, i+1)
	if i < w.limit && w.text[i] == ',' {
		return chars.SkipBlanks(w.text, i+1), true, true
	}
	return i, false, i < w.limit && !isLineEnd(w.text, i)
}

// isLineEnd reports whether a line or the text ends at text[i].
func isLineEnd(text string, i int) bool {
	return i >= len(text) || text[i] == '\n' || text[i] == '\r'
}

// An addressGap stands between two parts.
type addressGap uint8

const (
	noSeparator addressGap = iota
	byBlank
	byComma
)

// separatorAt gives the separator at text[i] and where the part behind it begins.
func separatorAt(text string, i int) (addressGap, int) {
	if i == len(text) {
		return noSeparator, i
	}
	c, behind := text[i], byte(0)
	if i+1 < len(text) {
		behind = text[i+1]
	}
	switch {
	case c == ' ' && behind != '-' && behind < utf8.RuneSelf:
		return byBlank, chars.SkipByte(text, i+1, ' ')
	case c != ' ' && c != ',' && c < utf8.RuneSelf:
		return noSeparator, i
	}
	if comma := chars.PrefixOf(text[i:], ", ", "، ", " - ", " – ", ",  ", ",", "，", "、"); comma != "" {
		return byComma, i + len(comma)
	}
	if c == ' ' {
		return byBlank, chars.SkipByte(text, i+1, ' ')
	}
	return noSeparator, i
}

// An addressPart is what a part that has been read can be.
type addressPart uint8

const (
	noPart    addressPart = iota
	foundPart             // a place that was found
	foundCode             // a postcode that was found
	unitPart              // of a house
	codePart              // a postcode, by its form
	wordPart              // words that can be a place
)

// A runKind says where a run of parts stands.
type runKind uint8

const (
	ofStreet runKind = iota // behind the street, with a separator before it
	ofLine                  // in the line below
	ofComma                 // in a line that begins with a comma, and goes on with the address for sure
	ofFolded                // in a line below one that did
)

// run reads the parts at text[i].
func (w *addressWalk) run(i int, of runKind) (r addressRun) {
	if of == ofStreet {
		i = unitsEnd(w.text, i, chars.HoldsDigit(w.text[w.street.Start:w.street.End]))
		if i > w.street.End {
			w.house.End = i
			r.parts, r.read = 1, 1
		}
		if k := bracketQuarter(w.text, i); k > i && w.script == ofSpaceless {
			i = k
			r.parts, r.read, r.end = r.parts+1, r.read+1, k
		}
		if k := bracketCode(w.text, i); k > i && w.script == ofSpaceless {
			i = k
			r.parts, r.read, r.codes = r.parts+1, r.read+1, r.codes+1
		}
	}
	if i > 0 && i+1 < len(w.text) && numeral.IsDigit(w.text[i-1]) && w.text[i] == '.' && w.text[i+1] == ',' {
		i++ // Malom köz 23., 6720 Szeged
	}
	var since addressCount // the last part that counts
	before, region := noPart, false
	r.end = i
	for n := 0; n < mostAddressParts && i < w.limit; n++ {
		sep := byComma
		at := i
		if n > 0 || of == ofStreet {
			sep, at = separatorAt(w.text, i)
			if sep == noSeparator {
				break
			}
		}
		if at >= w.limit || isLineEnd(w.text, at) {
			break
		}
		kind, end := w.part(i, at, sep, before, of == ofComma && n == 0)
		if kind == noPart || end > w.limit {
			break
		}
		if kind == wordPart && (before == codePart || before == foundCode) && w.exact+r.exact+since.exact > 0 &&
			!lexicon.Lookup(w.text[at:end]).Is(lexicon.Country) {
			break // such a code is the last part
		}
		if kind == codePart && w.codes+r.codes+since.codes > 0 {
			break // an address has one
		}
		if kind == foundPart && sep == byBlank && (before == codePart || before == foundCode) {
			end = numberedTown(w.text, end)
		}
		i = end
		province := (kind == foundPart || kind == wordPart) && strings.IndexByte(w.text[at:end], '/') >= 0
		if province {
			since.places++
		}
		counts := false
		switch kind {
		case foundPart, foundCode:
			counts = true
			since.found++
			if kind == foundPart {
				since.places++
				c, _ := w.candidateAt(at)
				if k := at + len(chars.PrefixOf(w.text[at:], marksOf.Get()[w.text[at]].towns...)); k > at {
					c, _ = w.candidateAt(k) // Ciudad de Guatemala
				}
				if of == ofStreet && (sep == byComma || n == 0 && (w.isBox() || w.isMarked())) && w.text[at-1] == ' ' && c != nil && w.isTown(c) {
					r.town, r.known = true, r.known || lexicon.Lookup(w.text[c.Start:c.End]).Place() > 1
				}
			} else {
				since.code(w.text[at:end])
			}
		case unitPart:
			counts = true
			since.read++
		case codePart:
			// A postcode is one beside a place, and words beside a postcode are a place.
			counts = before == wordPart || before == foundPart || n == 0 && (of == ofFolded || of != ofStreet && isLineEnd(w.text, i))
			since.read++
			since.code(w.text[at:end])
			if lettercodeEnd(w.text, at) == end {
				since.found++ // nothing else looks so
			}
			if before == wordPart && region {
				since.found += 2 // Tralee, GP 84404: the two are as good as found
			}
		case wordPart:
			since.read++
			since.places++
			class := lexicon.Lookup(w.text[at:end])
			if from := lastWordOf(w.text, at, end); from > at && lexicon.Lookup(w.text[from:end]).Is(lexicon.Country) && !class.Is(lexicon.Country) {
				class |= lexicon.Country // HEILIGENBRUNN France
				since.read++
				since.places++
			}
			if sep == byComma && before != codePart && before != foundCode && of == ofStreet && w.script == ofLatin &&
				w.street.Confidence >= partFrom && beginsKnownTown(w.text[at:end]) {
				since.found++ // although the tagger has not found it
				r.town, r.known = true, true
			}
			if sep == byBlank && before == codePart && since.codes == 1 && isUnitEdge(w.text, i) || province && sep == byComma &&
				(isUnitEdge(w.text, i) || isStateTail(w.text, i)) {
				since.found++ // 1030 Schaerbeek
			}
			counts = r.known && since.found > 0 || sep == byComma && before != noPart && regionNameEnd(w.text, at) == end || end == at+len("PA") &&
				sep == byComma && at > 1 && (w.text[at-2] == '-' || before == foundPart && of == ofStreet) && isStateAt(w.text, at) ||
				stateShortEnd(w.text, at) == end || (before == codePart && (sep == byBlank || w.places+r.places+since.places == 1 ||
				w.script != ofCaseless) || before == foundCode && (province || sep == byBlank)) &&
				(chars.IsCapitalAt(w.text, at) || isLineEnd(w.text, i)) || class.Is(lexicon.Country) || of == ofComma && n == 0 && isLineEnd(w.text, i) ||
				of == ofStreet && sep == byComma && r.parts == 0 && since.places == 1 && w.endsThere(i, class) ||
				province && sep == byComma && (isUnitEdge(w.text, i) || isStateTail(w.text, i)) || before == foundPart && sep == byComma && w.text[i-1] == '.'
		}
		before, region = kind, kind == wordPart && regionEnd(w.text, at) == end
		if counts {
			r.end = i
			r.add(since)
			r.parts += since.found + since.read
			since = addressCount{}
		} else if since.places > 3 || since.codes > 1 {
			break
		}
	}
	r.whole = isLineEnd(w.text, chars.SkipBlanks(w.text, r.end))
	return r
}

// endsThere reports whether a sentence or a line ends at text[i], behind words of a class
// that may be the name of a place.
func (w *addressWalk) endsThere(i int, class lexicon.Class) bool {
	if class&^lexicon.Begins != 0 && class.Place() == 0 && !class.Is(lexicon.Region) || class.Given() > 1 && class.Place() < 2 {
		return false
	}
	i = chars.BytesEnd(w.text, i, i+1, ".!?;)")
	return isLineEnd(w.text, i) || w.text[i-1] != ' ' && w.text[i] == ' ' && i > 0 && strings.IndexByte(".!?;", w.text[i-1]) >= 0
}

// part reads the part at text[at], behind a separator at text[from].
func (w *addressWalk) part(from, at int, sep addressGap, before addressPart, first bool) (addressPart, int) {
	c, free := w.candidateAt(at)
	if !free {
		return noPart, at
	}
	if c != nil && c.End-c.Start <= len("LT") && c.End < len(w.text) && w.text[c.End] == '-' { // LT-01103
		if end := postcodeEnd(w.text, at); end > c.End {
			return codePart, end // GA-039-5028
		}
		for _, mark := range codeMarksAt(w.text, at) {
			if k := c.End + 1; len(mark) == k-at && w.text[at:k] == mark && postcodeEnd(w.text, k) > k {
				return codePart, postcodeEnd(w.text, k)
			}
		}
	}
	if c != nil && c.End < len(w.text) && w.text[c.End] == '.' { // Fracc. Jardines
		if kind, end := w.markedPart(at); end > c.End {
			return kind, end
		}
	}
	if c != nil {
		switch w.joiner.roleOf(c) {
		case rolePlace:
			return foundPart, w.placeTail(c.End)
		case rolePostcode:
			if end := dutchCodeEnd(w.text, at); end > c.End {
				if _, free := w.candidateAt(end + 1); free { // the place has not been taken for AB Zwolle
					return foundCode, end
				}
			}
			return foundCode, c.End
		case roleName:
			if c.Confidence >= surelyName && !first {
				return noPart, at
			}
		case roleStreet: // the street of a house, an estate or a plot
			if chars.HoldsDigit(w.text[w.street.Start:w.end]) && !chars.HoldsDigit(w.text[c.Start:c.End]) && c.End <= w.limit {
				return wordPart, c.End
			}
			return noPart, at
		default:
			if sep == byBlank && before == foundPart && c.End-at == len("6380101") && postcodeEnd(w.text, at) == c.End {
				return codePart, c.End // Tel Aviv 6380101, which is no telephone
			}
			return noPart, at
		}
	}
	if end := w.memo.unitEnd(w.text, from); end > from && c == nil {
		return unitPart, end
	}
	if end := w.memo.headUnitEnd(w.text, at); end > at && c == nil && sep == byComma && end < len(w.text) && w.text[end] == ',' {
		return unitPart, end
	}
	for _, mark := range codeMarksAt(w.text, at) {
		if k := at + len(mark); strings.HasPrefix(w.text[at:], mark) {
			if c, _ := w.candidateAt(k); c != nil && w.joiner.roleOf(c) == rolePostcode {
				return foundCode, c.End
			}
			if end := postcodeEnd(w.text, k); end > k {
				return codePart, end
			}
		}
	}
	if kind, end := w.markedPart(at); end > at && c == nil {
		return kind, end
	}
	if e, capital := prose.WordAt(w.text, at); capital && sep == byBlank && before == foundPart && c == nil && e < len(w.text) && w.text[e] == ' ' &&
		postcodeEnd(w.text, e+1) > e+1 {
		return wordPart, e // Jakarta Selatan 12410
	}
	if end := lettercodeEnd(w.text, at); end > at && sep == byComma {
		return codePart, end
	}
	if end := bracketedEnd(w.text, at); end > at {
		return codePart, end
	}
	if end := postcodeEnd(w.text, at); end > at && (sep == byComma || before != noPart) {
		return codePart, end
	}
	if end := regionEnd(w.text, at); end > at && (sep == byComma || chars.IsCapitalAt(w.text, at)) {
		return wordPart, end
	}
	if end := at + len("PA"); sep == byComma && (before == foundPart || before == wordPart) && at > 1 &&
		(w.text[at-2] == '-' || before == foundPart && w.text[at-2] == ',' && strings.IndexByte(w.text[w.street.End:at], '\n') < 0) && isStateAt(w.text, at) {
		return wordPart, end
	}
	if end := lettersEnd(w.text, at); first && end-at > 1 && end-at < 4 && isLineEnd(w.text, end) {
		return wordPart, end
	}
	if w.script == ofCaseless && sep == byComma && c == nil {
		if end := w.caselessWords(at); end > at {
			return wordPart, end
		}
	}
	if end := stateShortEnd(w.text, at); end > at && sep == byComma && (before == foundPart || before == wordPart) {
		return wordPart, end
	}
	if end := regionNameEnd(w.text, at); end > at && c == nil && sep == byComma && before != noPart {
		return wordPart, end
	}
	if end := w.memo.headUnitEnd(w.text, w.street.Start); sep == byComma && c == nil && end == w.street.End {
		if end := twoCapitals(w.text, at); end > at {
			return wordPart, end // Flat No. 12, Main Bazar, Guntur
		}
	}
	if end := w.wordsEnd(at, w.small || first); end > at {
		return wordPart, w.placeTail(end)
	}
	return noPart, at
}

// formWords are names of fields, which no place begins with.
var formWords = &wordset.WordList{File: "address", Set: "formWords"}

// bracketedEnd is the end of a postcode of Singapore at text[i], as in S(560123), or i.
func bracketedEnd(text string, i int) int {
	const size = len("S(560123)")
	if len(text)-i < size || text[i] != 'S' || text[i+1] != '(' || text[i+size-1] != ')' {
		return i
	}
	if _, k := dates.Number(text, i+2, 7); k != i+size-1 {
		return i
	}
	return i + size
}

// codeMarks stand before a postcode.
var codeMarks = [...]string{"CEP: ", "CEP ", "C.P. ", "CP ", "D-", "A-", "CH-", "B-", "DK-", "SE-", "FI-", "LT-", "LV-", "SI-", "HR-", "SK-", "CZ-",
	"PL-", "HU-", "H-", "RO-", "IT-", "ES-", "NO-", "NL-", "MD-", "L-", "F-", "I-", "PLZ "}

// codeMarksAt gives those of codeMarks that begin with the capital at text[i].
func codeMarksAt(text string, i int) []string {
	if i < len(text) && 'A' <= text[i] && text[i] <= 'Z' {
		return codeMarksOf.Get()[text[i]-'A']
	}
	return nil
}

// codeMarksOf are codeMarks by their first letters.
var codeMarksOf = lazy.Value[*[26][]string]{Make: func() *[26][]string {
	var t [26][]string
	for _, mark := range codeMarks {
		t[mark[0]-'A'] = append(t[mark[0]-'A'], mark)
	}
	return &t
}}

// surelyName is how sure the tagger is of a person or an organisation that is no place.
const surelyName = 0.85

// postcodeEnd is the end of what has the form of a postcode at text[i], or i: four to
// seven digits, or letters and digits in two groups, as in 91851, 12345-678, 1011 AB,
// 123 45, SW1A 1AA and K1A 0B1.
func postcodeEnd(text string, i int) int {
	if lex.JoinsBefore(text, i) {
		return i
	}
	best := i
	j, digits := i, 0
	for j < len(text) && j-i < 8 && numeral.IsAlnum(text[j]) && !(text[j] >= 'a') {
		if numeral.IsDigit(text[j]) {
			digits++
		}
		j++
	}
	n := j - i
	if digits == n && n >= 4 && n <= 7 && lex.StandsBefore(text, j) {
		best = j
	}
	if n == 8 && digits == 4 && numeral.IsLetter(text[i]) && numeral.IsDigit(text[i+1]) && numeral.IsDigit(text[i+4]) && lex.StandsBefore(text, j) {
		return j // C1043AAZ
	}
	if n == 2 && digits == 0 && j+9 <= len(text) && text[j] == '-' && text[j+4] == '-' { // GV-051-2634
		if _, k := dates.Number(text, j+1, 4); k == j+4 {
			if _, k = dates.Number(text, j+5, 5); k == j+9 && lex.StandsBefore(text, k) {
				return k
			}
		}
	}
	if digits == 0 || j+3 > len(text) || text[j] != ' ' && text[j] != '-' {
		return best
	}
	k, more := j+1, 0
	for k < len(text) && k-j < 5 && numeral.IsAlnum(text[k]) && !(text[k] >= 'a') {
		if numeral.IsDigit(text[k]) {
			more++
		}
		k++
	}
	m := k - j - 1
	if !lex.StandsBefore(text, k) {
		return best
	}
	switch {
	case digits < n && n <= 4 && n >= 2 && m == 3 && more > 0 && numeral.IsLetter(text[i]): // SW1A 1AA
	case digits == 4 && n == 4 && m == 2 && more == 0 && text[j] == ' ': // 1011 AB
	case digits == n && n == 3 && m == 2 && more == 2: // 123 45
	case digits == n && n == 2 && m == 3 && more == 3 && text[j] == '-': // 12-345
	case digits == n && n == 5 && text[j] == '-' && more == m && (m == 3 || m == 4):
	case digits == n && n == 4 && text[j] == '-' && more == m && m == 3: // 1000-205
	case digits == n && n == 3 && text[j] == '-' && more == m && m == 4: // 150-0001
	case n == 3 && digits == 2 && numeral.IsLetter(text[i]) && text[j] == ' ' && m == 4 && more > 0: // D02 AF30
	default:
		return best
	}
	return k
}

// dutchCodeEnd is the end of a postcode of the Netherlands at text[i] with a town behind it, as in
// 3971 HD Driebergen, or i.
func dutchCodeEnd(text string, i int) int {
	const size = len("1011 AB")
	if end := i + size; len(text) > end+1 && text[end-3] == ' ' && postcodeEnd(text, i) == end && numeral.IsLetter(text[end-1]) && text[end] == ' ' &&
		chars.IsCapitalAt(text, end+1) {
		return end
	}
	return i
}

// regionEnd is the end of the short form of a region at text[i], or i: two or three
// letters with a postcode behind them, as in IL 62701, or with stops, as in B.C.
func regionEnd(text string, i int) int {
	j := lettersEnd(text, i)
	if j == i+1 && j+2 < len(text) && text[j] == '.' && 'A' <= text[i] && text[i] <= 'Z' && 'A' <= text[j+1] && text[j+1] <= 'Z' && text[j+2] == '.' {
		return j + 3 // B.C.
	}
	if n := j - i; n < 2 || n > 3 || j >= len(text) {
		return i
	}
	k := chars.SkipByte(text, chars.SkipByte(text, j, ','), ' ')
	if k == j || k == j+1 && text[j] == ',' || text[j] == ',' && (j != i+2 || !chars.IsCapitalAt(text, i)) || postcodeEnd(text, k) == k {
		return i
	}
	return j
}

// lettersEnd is the end of up to four letters at text[i].
func lettersEnd(text string, i int) int {
	j := chars.LettersEnd(text, i, i+4)
	return j
}
