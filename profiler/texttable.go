package profiler

import (
	"cmp"
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds in tables that stand in a text: a line of headers with lines below it that have
// as many fields, as people paste them, and what is put into the tables of a database by INSERT
// and COPY. The columns are judged as those of any table; what a cell of a personal column holds
// is found, though nothing beside it says what it is.

// tableReader leads to the tables in a text. It finds nothing by itself; see [scanner.readTable].
var tableReader = &Recognizer{
	Name: "table",
	triggers: []trigger{onToken(tokenWord, 0).oneOf(tableWords, nil).atMost(mostTagged), onToken(tokenOther, 0).oneOf(tableOthers, nil).atMost(mostTagged),
		onToken(tokenMixed, 3).startingWith("NM").atMost(mostTagged)},
	match: func(string, int) (match, bool) { return match{}, false },
}

// tableWords stand in nearly each line of headers of a table of people, and where one is put into
// a database.
var tableWords = []string{
	"name", "names", "firstname", "lastname", "fullname", "givenname", "familyname", "middlename", "fname", "lname", "surname", "username", "email", "mail", "phone", "mobile", "dob", "birthdate", "birthday", "birth", "ssn", "iban", "address", "city", "insert", "copy", "msh", "pid", "isa", "begin",
	"vorname", "nachname", "familienname", "geburtsdatum", "telefon", "anschrift", "ort", "prénom", "prenom", "nom", "téléphone", "adresse", "ville", "nombre", "nombres", "apellido", "apellidos", "correo", "teléfono", "telefono", "dirección", "direccion", "ciudad",
	"nome", "cognome", "sobrenome", "apelido", "telefone", "endereço", "indirizzo", "città", "voornaam", "achternaam", "naam", "adres", "imię", "imie", "nazwisko", "miasto", "namn", "förnamn", "efternamn", "navn", "fornavn", "etternavn", "efternavn",
	"nimi", "etunimi", "sukunimi", "jméno", "příjmení", "meno", "priezvisko", "név", "vezetéknév", "keresztnév", "nume", "prenume", "ad", "soyad", "adı", "soyadı", "ime", "prezime", "priimek", "nama",
}

// tableOthers are such words in other letters than Latin ones.
var tableOthers = strings.Fields("фио ФИО имя Имя фамилия Фамилия отчество Отчество телефон Телефон адрес Адрес город Город піб ПІБ прізвище Прізвище місто Місто име Име презиме Презиме " +
	"όνομα Όνομα επώνυμο Επώνυμο ονοματεπώνυμο Ονοματεπώνυμο τηλέφωνο Τηλέφωνο πόλη Πόλη الاسم اسم الهاتف المدينة שם טלפון עיר نام नाम फोन 姓名 氏名 名前 电话 電話 手机 住所 地址 이름 성명 전화 전화번호 주소 ชื่อ นามสกุล")

// Bounds of what is read of a table.
const (
	mostTableFields      = 48
	longestTableLine     = 2 << 10  // bytes
	longestInTable       = 16 << 10 // bytes, from its line of headers on
	mostJudgedRows       = 40       // by which the columns are judged
	longestTableHead     = 40       // bytes of a header
	longestTableName     = 128      // bytes, up to the bracket
	mostHeaderFieldWords = 4
	longestTableCell     = 160 // bytes
	mostNameCell         = 48  // bytes
)

// leastJudged is how many bytes a table has for each column of it, at least, that is judged by its
// values too; headedAlone is how sure a cell is by its header alone.
const (
	leastJudged = 24
	headedAlone = 0.93
)

// surelyNothing is how sure it is that a column is not personal whose cells name nobody.
const surelyNothing = 0.9

// leadsToTable reports whether the entrance is that of tableReader, which is no recognizer of the
// scanner but stands behind the last one.
func (e *entrance) leadsToTable(s *scanner) bool { return int(e.recognizer) == len(s.recognizers) }

// A textTable is the memory of a scratch for the tables in a text.
type textTable struct {
	until   int // what begins before it belongs to a table, or to a line that heads none
	found   []candidate
	things  []tableCell // of columns that are not personal, in the order of the text
	turned  []tableCell
	heads   []tableCell
	cells   []tableCell // row by row, with as many of each as there are heads
	values  []string
	columns []Column
	results []Result
}

// A tableCell is where the value of a cell stands, without quotes and spaces around it.
type tableCell struct{ start, end int }

// readTable finds what stands in the table that is headed by the word at text[at].
func (s *scanner) readTable(x *scratch, text string, at int) {
	t := &x.table
	if at < t.until || x.profiler == nil {
		return
	}
	t.heads, t.cells = t.heads[:0], t.cells[:0]
	switch {
	case s.readMessage(x, text, at):
	case t.readInsert(text, at) || t.readCopy(text, at):
		if x.profiler.judge(t, text, t.until-at) {
			s.takeCells(x, text, false)
		}
	case t.readElements(text, at) || t.readPairs(text, at):
		if x.profiler.isHeading(t.heads, text, 1) {
			x.profiler.judgeByHeads(t, text)
			s.takeCells(x, text, true)
		}
	case t.readRows(text, at):
		s.takeTable(x, text, at)
	case !endsField(text, at):
	case t.readLines(text, at):
		s.takeTable(x, text, at)
	case t.readAligned(text, at):
		if x.profiler.isHeading(t.heads, text, fewestHeads) {
			x.profiler.judgeByHeads(t, text)
			s.takeCells(x, text, true)
		}
	}
}

// takeTable finds what stands in a table below its headers, or behind them where they are the first
// of two columns.
func (s *scanner) takeTable(x *scratch, text string, at int) {
	t := &x.table
	if x.profiler.isHeading(t.heads, text, fewestHeads) {
		if x.profiler.judge(t, text, t.until-at) {
			s.takeCells(x, text, false)
		}
		return
	}
	if len(t.heads) != 2 {
		return
	}
	if t.turn(); x.profiler.isHeading(t.heads, text, fewestHeads) {
		x.profiler.judgeByHeads(t, text)
		s.takeCells(x, text, true)
	}
}

// takeCells finds what stands in the cells of personal columns, or in the fields of a record.
func (s *scanner) takeCells(x *scratch, text string, record bool) {
	t := &x.table
	n := len(t.heads)
	for i, cell := range t.cells {
		r, value := &t.results[i%n], text[cell.start:cell.end]
		if r.Label == privet.None {
			if !record && r.Confidence >= surelyNothing && cell.start < cell.end {
				t.things = append(t.things, cell)
			}
			continue
		}
		recognizer := x.profiler.takesCell(r, value, i < n*mostJudgedRows)
		if recognizer < 0 || r.Confidence == headedAlone && x.profiler.isCaption(value) || !x.takes(r.Confidence, recognizer) || x.refused == nil && s.recognizers[recognizer].allowed.has(value) {
			continue
		}
		if l, ok := textLabels[r.Label]; ok && l == tagger.Person {
			cell = untitled(text, cell)
		}
		t.find(cell, recognizer, r.Confidence)
	}
}

// untitled is a name without the titles before and behind it.
func untitled(text string, cell tableCell) tableCell {
	from, to := withoutTitles(text, cell.start, cell.end)
	for n := 0; n < mostTitles; n++ {
		end, _ := wordAt(text, from)
		next := skipByte(text, end, '.')
		if end == from || next+1 >= to || text[next] != ' ' || !inSet(titles, text[from:end]) {
			break
		}
		from = next + 1
	}
	return tableCell{from, to}
}

// find notes what a recognizer has found in a cell.
func (t *textTable) find(cell tableCell, recognizer int, confidence float64) {
	var c *candidate
	t.found, c = withNew(t.found)
	c.match, c.recognizer, c.confidence = match{cell.start, cell.end, confidence}, recognizer, confidence
	c.named, c.headed = true, true
}

// begin forgets the tables of the last text.
func (t *textTable) begin() { t.until, t.things = 0, t.things[:0] }

// isThing reports whether a name is all that stands in a cell of a column that is not personal. In
// a longer cell people may be named all the same: a ticket of such a column is a sentence.
func (t *textTable) isThing(start, end int) bool {
	if len(t.things) == 0 || end <= t.things[0].start {
		return false
	}
	i, ok := slices.BinarySearchFunc(t.things, start, func(c tableCell, at int) int { return cmp.Compare(c.start, at) })
	return ok && t.things[i].end == end
}

// shift moves what is remembered n bytes to the front.
func (t *textTable) shift(n int) {
	t.until = max(0, t.until-n)
	k := 0
	for k < len(t.things) && t.things[k].end <= n {
		k++
	}
	t.things = append(t.things[:0], t.things[k:]...)
	for i := range t.things {
		t.things[i].start -= n
		t.things[i].end -= n
	}
}

// endsField tells most words off that stand in sentences: where a header ends that has the word at
// text[at], something parts it from the next, or the line ends.
func endsField(text string, at int) bool {
	spaces := 0
	for i := at; i < len(text) && i-at <= longestTableHead; i++ {
		switch text[i] {
		case ',', ';', '|', '\t', '\n', '\r':
			return true
		case ' ':
			if spaces++; i+1 < len(text) && text[i+1] == ' ' {
				spaces-- // before a stroke
			} else if spaces > mostHeaderFieldWords {
				return false
			}
		case '.', ':', '=', '@':
			return false
		}
	}
	return false
}

// takeTables makes candidates of what has been found in tables.
func (x *scratch) takeTables() {
	x.merge(x.table.found)
	x.table.found = x.table.found[:0]
}

// readLines reads the table whose line of headers has the word at text[at].
func (t *textTable) readLines(text string, at int) bool {
	start := lineStart(text, at, longestTableLine)
	end := lineEnd(text, at, longestTableLine)
	t.until = end
	if end >= len(text) || text[end] != '\n' || start > 0 && text[start-1] != '\n' {
		return false
	}
	line := text[start:end]
	sep, most := byte(0), 0
	for _, c := range [...]byte{'\t', '|', ';', ','} {
		if n := strings.Count(line, string(rune(c))); n > most {
			sep, most = c, n
		}
	}
	if most == 0 {
		return false
	}
	if t.heads = appendFields(t.heads, text, start, end, sep); len(t.heads) < 2 || len(t.heads) > mostTableFields {
		return false
	}
	for _, h := range t.heads {
		if !mayBeHead(text[h.start:h.end]) {
			return false
		}
	}
	limit := min(len(text), start+longestInTable)
	for i := end + 1; i < limit; {
		end := lineEnd(text, i, longestTableLine)
		if end < len(text) && text[end] != '\n' || end > limit {
			break
		}
		if !isRule(text[i:end]) {
			n := len(t.cells)
			if t.cells = appendFields(t.cells, text, i, end, sep); len(t.cells)-n != len(t.heads) {
				t.cells = t.cells[:n]
				break
			}
		}
		t.until = end
		i = end + 1
	}
	return len(t.cells) > 0
}

// mayBeHead reports whether a field may be a header: a few words that make no sentence. One in
// many may be empty.
func mayBeHead(h string) bool {
	return len(h) <= longestTableHead && strings.Count(h, " ") < mostHeaderFieldWords && strings.IndexByte(h, ':') < 0 && strings.IndexByte(h, '=') < 0 && strings.IndexByte(h, '@') < 0
}

// isRule reports whether a line rules the headers off: |---|---|.
func isRule(line string) bool {
	return strings.Contains(line, "--") && strings.Trim(line, "-+|:= \r") == ""
}

// appendFields appends the fields of the line text[i:end].
func appendFields(fields []tableCell, text string, i, end int, sep byte) []tableCell {
	if end > i && text[end-1] == '\r' {
		end--
	}
	if sep == '|' { // a stroke begins and ends the line, too
		if f := trimCell(text, i, end); f.start < f.end && text[f.start] == '|' {
			i = f.start + 1
			if f.end > i && text[f.end-1] == '|' {
				end = f.end - 1
			}
		}
	}
	for from := i; ; {
		to := from
		k := from
		for k < end && text[k] == ' ' && sep != ' ' {
			k++
		}
		if k < end && text[k] == '"' { // it may have what parts fields
			to = k + 1
			for to < end && (text[to] != '"' || to+1 < end && text[to+1] == '"') {
				if text[to] == '"' {
					to++
				}
				to++
			}
		}
		for to < end && text[to] != sep {
			to++
		}
		fields = append(fields, trimCell(text, from, min(to, end)))
		if to >= end {
			return fields
		}
		from = to + 1
	}
}

// trimCell is text[i:end] without the spaces, quotes and stars around it.
func trimCell(text string, i, end int) tableCell {
	const around = " \"'`*\t\r\n"
	for i < end && strings.IndexByte(around, text[i]) >= 0 {
		i++
	}
	for end > i && strings.IndexByte(around, text[end-1]) >= 0 {
		end--
	}
	return tableCell{i, end}
}

// wordThen is where text goes on behind a word in any letter case and the spaces behind it, or -1.
func wordThen(text string, i int, word string) int {
	if i+len(word) > len(text) || !strings.EqualFold(text[i:i+len(word)], word) {
		return -1
	}
	return skipAllBlanks(text, i+len(word))
}

// skipAllBlanks is where text goes on behind spaces and line breaks at text[i].
func skipAllBlanks(text string, i int) int {
	for n := 0; i < len(text) && n < longestTableLine && (text[i] == ' ' || text[i] == '\n' || text[i] == '\r' || text[i] == '\t'); n++ {
		i++
	}
	return i
}

// namedColumns reads the name of a table and its columns in brackets at text[i], as a statement
// has them, and gives where it goes on, or -1.
func (t *textTable) namedColumns(text string, i int) int {
	limit := min(len(text), i+longestTableLine)
	for named := i + longestTableName; i < limit && text[i] != '('; i++ {
		if text[i] == ';' || text[i] == ')' || i == named {
			return -1
		}
	}
	end := i
	for end < limit && text[end] != ')' {
		end++
	}
	if end >= limit || i+1 >= end {
		return -1
	}
	for from := i + 1; from <= end && len(t.heads) <= mostTableFields; {
		to := from
		for to < end && text[to] != ',' {
			to++
		}
		h := trimCell(text, skipAllBlanks(text, from), to)
		for h.start < h.end && text[h.start] == '[' && text[h.end-1] == ']' {
			h.start, h.end = h.start+1, h.end-1
		}
		if !mayBeHead(text[h.start:h.end]) {
			return -1
		}
		t.heads = append(t.heads, h)
		from = to + 1
	}
	if len(t.heads) > mostTableFields {
		return -1
	}
	return skipAllBlanks(text, end+1)
}

// readInsert reads INSERT INTO people (id, name) VALUES (1, 'Anna'), (2, 'Ben').
func (t *textTable) readInsert(text string, at int) bool {
	i := wordThen(text, at, "insert")
	if i < 0 {
		return false
	}
	if i = wordThen(text, i, "into"); i < 0 {
		return false
	}
	if i = t.namedColumns(text, i); i >= 0 {
		i = wordThen(text, i, "values")
	}
	if i < 0 {
		t.heads = t.heads[:0]
		return false
	}
	for limit := min(len(text), at+longestInTable); i < limit && text[i] == '('; {
		n := len(t.cells)
		end := t.appendTuple(text, i+1, limit)
		if end < 0 || len(t.cells)-n != len(t.heads) {
			t.cells = t.cells[:n]
			break
		}
		t.until = end
		if i = skipAllBlanks(text, end); i >= limit || text[i] != ',' {
			break
		}
		i = skipAllBlanks(text, i+1)
	}
	return true
}

// appendTuple appends the values at text[i] up to the bracket that closes them, and gives where
// it goes on behind that, or -1.
func (t *textTable) appendTuple(text string, i, limit int) int {
	for n := 0; n <= mostTableFields; n++ {
		i = skipAllBlanks(text, i)
		if i+1 < limit && (text[i] == 'N' || text[i] == 'E') && text[i+1] == '\'' {
			i++
		}
		cell := tableCell{i, i}
		if i < limit && (text[i] == '\'' || text[i] == '"') {
			if i = quoteEnd(text, i, limit); i >= limit {
				return -1
			}
			cell = trimCell(text, cell.start+1, i)
			i++
		} else {
			depth := 0
			for ; i < limit && (depth > 0 || text[i] != ',' && text[i] != ')'); i++ {
				switch text[i] {
				case '(':
					depth++
				case ')':
					depth--
				case '\'':
					if i = quoteEnd(text, i, limit); i >= limit {
						return -1
					}
				case ';':
					return -1
				}
			}
			cell = trimCell(text, cell.start, min(i, limit))
		}
		t.cells = append(t.cells, cell)
		if i = skipAllBlanks(text, i); i >= limit {
			return -1
		}
		switch text[i] {
		case ')':
			return i + 1
		case ',':
			i++
		default:
			return -1
		}
	}
	return -1
}

// quoteEnd is where the quotes are closed that are opened at text[i], or limit or more.
func quoteEnd(text string, i, limit int) int {
	quote := text[i]
	for i++; i < limit && (text[i] != quote || i+1 < limit && text[i+1] == quote); i++ {
		if text[i] == '\\' || text[i] == quote {
			i++
		}
	}
	return i
}

// readCopy reads COPY people (id, name) FROM stdin; and the lines behind it.
func (t *textTable) readCopy(text string, at int) bool {
	i := wordThen(text, at, "copy")
	if i < 0 {
		return false
	}
	if i = t.namedColumns(text, i); i >= 0 {
		if i = wordThen(text, i, "from"); i >= 0 {
			i = wordThen(text, i, "stdin")
		}
	}
	if i < 0 {
		t.heads = t.heads[:0]
		return false
	}
	i = lineEnd(text, i, longestTableLine) + 1
	for limit := min(len(text), at+longestInTable); i < limit; {
		end := lineEnd(text, i, longestTableLine)
		n := len(t.cells)
		if t.cells = appendFields(t.cells, text, i, end, '\t'); len(t.cells)-n != len(t.heads) || end < len(text) && text[end] != '\n' {
			t.cells = t.cells[:n]
			break
		}
		t.until = end
		i = end + 1
	}
	return true
}

// judge gives the verdict on the columns of a table that stands in size bytes. It reports false
// where there is none.
func (p *Profiler) judge(t *textTable, text string, size int) bool {
	n := len(t.heads)
	if n == 0 || len(t.cells) < n {
		return false
	}
	if size < leastJudged*n {
		p.judgeByHeads(t, text)
		return true
	}
	rows := min(len(t.cells)/n, mostJudgedRows)
	t.values, t.columns = t.values[:0], t.columns[:0]
	for k := range n {
		for r := range rows {
			cell := t.cells[r*n+k]
			t.values = append(t.values, text[cell.start:cell.end])
		}
	}
	for k, h := range t.heads {
		t.columns = append(t.columns, Column{Name: text[h.start:h.end], Values: t.values[k*rows : (k+1)*rows : (k+1)*rows]})
	}
	t.results = p.AppendColumns(t.results[:0], t.columns, &everyLabel)
	clear(t.values) // they belong to the caller
	clear(t.columns)
	return true
}

// everyLabel asks for the verdict alone.
var everyLabel = Query{}

// judgeByHeads is judge for a record, of whose one value little can be told, and for a table of so
// little that a verdict on its columns would take longer than all else about the text: a header
// that means one thing alone says what the cells hold.
func (p *Profiler) judgeByHeads(t *textTable, text string) {
	x := p.tables.Get().(*table)
	t.results = t.results[:0]
	for _, h := range t.heads {
		r := Result{Label: privet.Unknown}
		for _, hit := range x.headers.find(p.headers(), &x.header, text[h.start:h.end]) {
			switch {
			case r.Confidence > 0 || hit.guessed:
			case hit.part == partNoneExact:
				r.Label, r.Confidence = privet.None, headedAlone
			case hit.part == partExact && hit.kind >= 0 && hit.firm:
				r.Label, r.Confidence, r.Count = p.kinds[hit.kind].label, headedAlone, 1
			}
		}
		t.results = append(t.results, r)
	}
	p.tables.Put(x)
}

// fewestHeads is how many of the headers of a table have to be known.
const fewestHeads = 2

// isHeading reports whether fields are headers of a table: so many of them, and most, are known as
// such, and one at most is empty.
func (p *Profiler) isHeading(heads []tableCell, text string, fewest int) bool {
	x := p.tables.Get().(*table)
	known, empty := 0, 0
	for _, h := range heads {
		if h.start == h.end {
			empty++
			continue
		}
		if len(x.headers.find(p.headers(), &x.header, text[h.start:h.end])) > 0 {
			known++
		}
	}
	p.tables.Put(x)
	return known >= fewest && 2*known >= len(heads)-empty && empty < 2
}

// textLabels are the labels of columns that have another one in texts.
var textLabels = map[privet.Label]tagger.Label{
	"FIRST_NAME": tagger.Person, "LAST_NAME": tagger.Person, "PERSON": tagger.Person,
	"CITY": tagger.Location, "STATE": tagger.Location, "COUNTRY": tagger.Location, "LOCATION": tagger.Location,
	"ORGANIZATION": tagger.Organization,
}

// isCaption reports whether a value of a record is none: an everyday word in small letters, as in
// surname: "required", or the name of a field, as in surname=Nachname, which a program shows.
func (p *Profiler) isCaption(value string) bool {
	if end, capital := wordAt(value, 0); !capital && end == len(value) && lexicon.Lookup(value).Common() > 0 {
		return true
	}
	x := p.tables.Get().(*table)
	hits := x.headers.find(p.headers(), &x.header, value)
	caption := len(hits) > 0 && (hits[0].part == partExact || hits[0].part == partAmbiguous) && !hits[0].guessed
	p.tables.Put(x)
	return caption
}

// firstRecognizers gives the first recognizer of each label.
func firstRecognizers(list []*Recognizer) map[privet.Label]int {
	first := make(map[privet.Label]int, len(list))
	for i, r := range list {
		if _, ok := first[r.Label]; !ok {
			first[r.Label] = i
		}
	}
	return first
}

// mayHold reports whether a cell of a column of a kind may hold a value.
func (p *Profiler) mayHold(kind int, value string) bool {
	for _, r := range p.kinds[kind].recognizers {
		if r.cell != nil && r.cell(value) {
			return true
		}
	}
	return p.Valid(p.kinds[kind].label, value)
}

// takesCell gives the recognizer by whose label a cell is found under a verdict, or -1. A cell that
// has been judged is one of those that the verdict counts.
func (p *Profiler) takesCell(r *Result, value string, judged bool) int {
	if r.Label == privet.None || r.Label == privet.Unknown || r.Label == freeText || value == "" || len(value) > longestTableCell || p.allowed.saysNothing(value) || value == `\N` {
		return -1
	}
	if name, ok := textLabels[r.Label]; ok {
		if len(value) > mostNameCell || len(p.scanner.named[name]) == 0 || !isNameCell(value) {
			return -1
		}
		return p.scanner.named[name][0]
	}
	if strings.ContainsAny(value, "\n\t") || r.Label == "STREET_ADDRESS" && (strings.ContainsAny(value, "(){}<>&=") || strings.HasPrefix(value, "0x") || isASCII(value) && !strings.ContainsAny(value, " 0123456789")) {
		return -1 // an address in memory, or in a program
	}
	first, ok := p.firstOf()[r.Label]
	if !ok || !(judged && r.Matched == r.Count) && !p.mayHold(p.kindOf[first], value) {
		return -1
	}
	return first
}
