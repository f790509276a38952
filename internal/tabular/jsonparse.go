package tabular

import (
	"encoding/binary"
	"math/bits"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// A jsonParser goes over a text of JSON once, knows the objects and arrays around the
// place where it is, and notes the places of the values.
//
// It reads the whole of what lies around the records. Records themselves it can
// leave to others: then it goes to their ends, and notes only where they are.
type jsonParser struct {
	lines    bool // a value a line, and not one in all
	maxField int
	maxRow   int
	paths    *tree.Paths
	root     *tree.Node // of values at the top
	around   int        // how many objects and arrays are around these

	// turn is called before a path is met that nobody has met before. Nil: paths
	// can be met at any time.
	turn func() error

	buf      []byte
	eof      bool
	at       int         // in buf: what stands before it has been read
	done     int         // in buf: what stands before it is made of whole rows
	rows     []Row       // up to done, and the one that is being read
	cells    []Cell      // of these, without those of records that are left
	names    []jsonKeyed // members of the objects around that may hold the names of others
	values   []jsonValued
	named    bool                  // a cell of the record is a name
	heading  bool                  // the record is the names of columns, and has not begun
	header   bool                  // the record is
	inner    *jsonParser           // of what strings hold
	parts    []queryPart           // of a string
	known    map[string]bool       // names in strings, and whether they are known
	isInside bool                  // it is that
	arrays   []tree.Array          // that have been met; where somebody asks
	beside   map[string]besideKeys // by the paths of values, the keys beside them; nil: nobody asks
	stack    []jsonFrame
	expect   jsonExpect
	ended    bool // a value at the top has ended
	broken   bool // and a line behind it

	record      int // depth of the stack where the record is; -1 outside of one
	begun       int // in buf: where the record begins
	cellsBefore int
	long        bool // a record was too long
	records     int64
	outside     bool // there was a value outside of records
	cut         bool // and it has been given before the end of the file

	reader *jsonReader // for which records are left; nil: none are
	skip   jsonSkip
	node   *tree.Node   // of the record that is being skipped, or nil
	left   []jsonRecord // in rows
}

// A jsonFrame is an object or an array around the place.
type jsonFrame struct {
	object    bool
	records   bool // its elements are records
	undecided bool // they are if the first that is not null is an object
	node      *tree.Node
	at        *tree.Node // of the member or the elements
	last      *tree.Node // of the member before
	names     int32      // what there is of these before it
	values    int32
	cells     int32
	nth       int32 // value of a row of a table
	heading   bool  // its texts are the names of columns
}

// A jsonExpect says what has to come next.
type jsonExpect uint8

const (
	expectValue    jsonExpect = iota
	expectElement             // a value, or the end of the array
	expectFirstKey            // a key, or the end of the object
	expectKey
	expectColon
	expectComma // or an end; at the top, the end of the data or another value
)

func newJSONParser(paths *tree.Paths, maxField int, lines bool) *jsonParser {
	return &jsonParser{lines: lines, maxField: maxField, maxRow: MaxRow, paths: paths, root: paths.Root, record: -1}
}

// skipSpace goes over white space.
func (j *jsonParser) skipSpace() {
	for j.at < len(j.buf) {
		switch j.buf[j.at] {
		case '\n', '\r':
			j.broken = true
		case ' ', '\t':
		default:
			return
		}
		j.at++
	}
}

// read goes on to the end of the buffer, or to the beginning of what is cut there.
func (j *jsonParser) read() error {
	for {
		if j.node != nil {
			if ok, err := j.skipRecord(); !ok || err != nil {
				return err
			}
		}
		j.skipSpace()
		if err := j.tooLong(); err != nil {
			return err
		}
		if j.at == len(j.buf) {
			break
		}
		ok, err := j.step(j.buf[j.at])
		if err != nil {
			return err
		}
		if j.long {
			return ErrTooLong
		}
		if !ok {
			break
		}
	}
	if j.record < 0 {
		// A line feed may be to come behind a carriage return.
		back := 0
		if j.at > 0 && j.at == len(j.buf) && j.buf[j.at-1] == '\r' && !j.eof {
			back = 1
		}
		j.at -= back
		j.closeRow(false)
		j.at += back
		j.cut = j.cut || j.outside
	}
	return nil
}

// tooLong says whether the record is too long up to the place, which is behind white
// space. The place of the error does not depend on how much has been read.
func (j *jsonParser) tooLong() error {
	if j.record >= 0 && j.at-j.begun > j.maxRow {
		j.at = j.begun + j.maxRow + 1
		for k := j.at - 1; k > j.at-utf8.UTFMax && k >= j.begun; k-- { // what follows may not have been read
			if utf8.RuneStart(j.buf[k]) {
				if !utf8.FullRune(j.buf[k:j.at]) {
					j.at = k
				}
				break
			}
		}
		return ErrTooLong
	}
	return nil
}

// step goes over what begins with c. It reports false when the buffer ends too
// early to tell what that is.
func (j *jsonParser) step(c byte) (ok bool, err error) {
	switch j.expect {
	case expectComma:
		return true, j.behindValue(c)
	case expectColon:
		if c != ':' {
			return false, errColon
		}
		j.at++
		j.expect = expectValue
		return true, nil
	case expectFirstKey, expectKey:
		if c == '}' && j.expect == expectFirstKey {
			return true, j.pop()
		}
		if c != '"' {
			return false, errKey
		}
		return j.key()
	case expectElement:
		if c == ']' {
			return true, j.pop()
		}
	}
	return j.value(c)
}

// behindValue goes over what stands behind a value.
func (j *jsonParser) behindValue(c byte) error {
	if len(j.stack) == 0 {
		switch {
		case !j.lines:
			return errTrailing
		case !j.broken:
			return errLine
		}
		j.expect = expectValue
		return nil
	}
	object := j.stack[len(j.stack)-1].object
	switch {
	case c == ',' && object:
		j.expect = expectKey
		j.at++
	case c == ',':
		j.nextElement(&j.stack[len(j.stack)-1])
		j.at++
	case c == '}' && object, c == ']' && !object:
		return j.pop()
	default:
		return errComma
	}
	return nil
}

// nextElement is behind a comma in an array.
func (j *jsonParser) nextElement(f *jsonFrame) {
	if j.expect = expectValue; f.node.Table != nil && !f.records {
		f.nextField(f.node.Table)
	}
}

// pop goes over the end of an object or an array.
func (j *jsonParser) pop() error {
	f := &j.stack[len(j.stack)-1]
	if j.beside != nil && !f.object {
		j.learnArray(f)
	}
	if len(j.names) > int(f.names) || len(j.values) > int(f.values) {
		if err := j.pairUp(f); err != nil {
			return err
		}
	}
	j.at++
	j.stack = j.stack[:len(j.stack)-1]
	j.endValue()
	return nil
}

// key goes over a key.
func (j *jsonParser) key() (ok bool, err error) {
	end, escaped, err := j.string()
	if end == 0 || err != nil {
		return false, err
	}
	f := &j.stack[len(j.stack)-1]
	key := j.buf[j.at+1 : end-1]
	if escaped {
		key = unescape(nil, string(key))
	}
	node := j.paths.Find(f.node, f.last, key)
	if node == nil {
		var column int32
		if node, column, err = j.newKey(f.node, key); err != nil {
			return false, err
		}
		if column >= 0 {
			// What comes behind it is found from the key before it.
			j.cell(end, column, jsonKey)
			j.cells[len(j.cells)-1].Plain = !escaped
			f.at = node
			j.behindKey(end)
			return true, nil
		}
	}
	f.at, f.last = node, node
	j.behindKey(end)
	return true, nil
}

// behindKey is behind a key, and goes over the colon if that is next.
func (j *jsonParser) behindKey(end int) {
	j.at, j.expect = end, expectColon
	if end < len(j.buf) && j.buf[end] == ':' {
		j.at, j.expect = end+1, expectValue
	}
}

// string gives the end of the string at the place, or 0 when it is cut. What is wrong
// behind the greatest length does not count.
func (j *jsonParser) string() (end int, escaped bool, err error) {
	rest := j.buf[j.at:]
	if len(rest) > 8 && j.maxField > 8 {
		// Many strings are shorter than eight bytes.
		w := binary.LittleEndian.Uint64(rest[1:])
		m := zeros(w^'"'*ones) | zeros(w^'\\'*ones) | (w-' '*ones)&^w&highs
		if i := 1 + bits.TrailingZeros64(m)/8; m != 0 && rest[i] == '"' {
			return j.at + i + 1, false, nil
		}
	}
	long := len(rest) > j.maxField
	if long {
		rest = rest[:j.maxField]
	}
	end, escaped, err = stringEnd(rest)
	switch {
	case err != nil:
		j.at += end
		return 0, false, err
	case end > 0:
		return j.at + end, escaped, nil
	case long:
		return 0, false, ErrTooLong
	}
	return 0, false, nil
}

// value goes over a leaf, or the beginning of an object or array.
func (j *jsonParser) value(c byte) (ok bool, err error) {
	depth := len(j.stack)
	node, begins := j.root, j.lines
	if depth > 0 {
		f := &j.stack[depth-1]
		if f.undecided && c != 'n' {
			f.undecided = false
			f.records = c == '{'
		}
		node, begins = f.at, f.records
	}
	begins = begins && j.record < 0

	end, spelling := 0, uint8(0)
	switch {
	case c == '{' || c == '[':
		if depth+j.around == MaxDepth {
			return false, ErrTooDeep
		}
		if begins {
			j.beginRecord()
			j.heading = c == '[' && node.Table.BeginsTable()
			j.header = j.heading
			if j.reader != nil {
				j.node, j.skip = node, jsonSkip{at: j.at}
				return j.skipRecord()
			}
		}
		return true, j.push(node, c == '{')
	case c == '"':
		var escaped bool
		if end, escaped, err = j.string(); escaped {
			spelling = jsonEscaped
		}
	case c == '-' || block.IsDigit(c):
		end, spelling, err = j.number()
	default:
		end, spelling, err = j.literal(c)
	}
	if end == 0 || err != nil {
		return false, err
	}
	if spelling <= jsonEscaped && (depth > 0 && j.stack[depth-1].heading ||
		node.Headings != nil && node.IsNameOf(j.keyOf(&Cell{Start: int32(j.at), End: int32(end), Spelling: spelling}))) {
		j.at = end
		j.endValue()
		return true, nil
	}
	if begins {
		j.beginRecord()
	}
	if c == '"' && !j.isInside && !node.Whole && j.paths.Namer.IsKnown != nil && mayHold(j.buf[j.at+1:end-1]) {
		if ok, err = j.within(node, end, spelling); err != nil {
			return false, err
		} else if ok {
			j.at = end
			j.endValue()
			return true, nil
		}
	}
	column := node.Column.Load()
	if column < 0 && !node.Late {
		if column, err = j.newLeaf(node); err != nil {
			return false, err
		}
	}
	j.cell(end, column, spelling)
	if node.Role != tree.RoleNone && node.Role != tree.RoleHeader {
		if err := j.keepPair(node, spelling); err != nil {
			return false, err
		}
	}
	j.at = end
	j.endValue()
	return true, nil
}

// number gives the end of the number at the place, or 0 when it may be cut.
func (j *jsonParser) number() (end int, spelling uint8, err error) {
	n, ok := block.NumberEnd(j.buf[j.at:])
	switch {
	case n > j.maxField:
		return 0, 0, ErrTooLong
	case j.at+n == len(j.buf) && !j.eof:
		return 0, 0, nil
	case !ok:
		return 0, 0, errNumber
	}
	return j.at + n, jsonNumber, nil
}

// literal gives the end of true, false or null, or 0 when it is cut.
func (j *jsonParser) literal(c byte) (end int, spelling uint8, err error) {
	word, spelling := "", uint8(jsonBool)
	switch c {
	case 't':
		word = "true"
	case 'f':
		word = "false"
	case 'n':
		word, spelling = "null", jsonNull
	default:
		return 0, 0, errValue
	}
	rest := j.buf[j.at:]
	if have := min(len(rest), len(word)); string(rest[:have]) != word[:have] {
		return 0, 0, errValue
	} else if have < len(word) {
		return 0, 0, nil
	}
	return j.at + len(word), spelling, nil
}

// push goes into an object or array.
func (j *jsonParser) push(node *tree.Node, object bool) (err error) {
	f := jsonFrame{object: object, node: node, at: node, names: int32(len(j.names)), values: int32(len(j.values)), cells: int32(len(j.cells))}
	j.expect = expectFirstKey
	if !object {
		j.expect = expectElement
		// The records of an array at the top are the beginnings of their paths.
		f.records = len(j.stack) == 0 && !j.lines && j.record < 0
		f.undecided = !f.records && j.record < 0
		if !f.records {
			if f.at = node.Element.Load(); f.at == nil {
				if f.at, err = j.newElement(node); err != nil {
					return err // which may stand in a record before
				}
			}
		}
	}
	if node.Table != nil && !object && !f.records {
		j.enterTable(node.Table, &f)
	}
	j.stack = append(j.stack, f)
	j.at++
	return nil
}

// cell notes a value or a key that begins at the place.
func (j *jsonParser) cell(end int, column int32, spelling uint8) {
	j.cells = append(j.cells, Cell{})
	c := &j.cells[len(j.cells)-1] // see csvSplitter.split
	c.Start, c.End, c.Column = int32(j.at), int32(end), column
	c.Spelling, c.Plain, c.Margin = spelling, spelling == jsonString || spelling == jsonKey, 1
	j.outside = j.outside || j.record < 0
}

// beginRecord begins a record at the place. What lies between it and the one before
// belongs to it, unless there are values.
func (j *jsonParser) beginRecord() {
	if len(j.cells) > j.rowCells() {
		j.closeRow(false)
	}
	j.record, j.begun, j.cellsBefore = len(j.stack), j.at, len(j.cells)
}

// endValue is behind a value.
func (j *jsonParser) endValue() {
	j.expect = expectComma
	top := len(j.stack) == 0
	if j.record >= 0 && j.record != len(j.stack) {
		// Most often a comma is next, and there is nothing else to do.
		if j.at < len(j.buf) && j.buf[j.at] == ',' {
			j.at++
			if f := &j.stack[len(j.stack)-1]; f.object {
				j.expect = expectKey
			} else {
				j.nextElement(f)
			}
		}
		return
	}
	if top {
		j.ended, j.broken = true, false
	}
	switch {
	case j.record == len(j.stack):
		j.dropNames()
		j.long = j.at-j.begun > j.maxRow
		j.record = -1
		j.records++
		j.closeRow(!j.header)
		j.header, j.heading = false, false
	case top && j.record < 0:
		// A file without records is one. When its values do not stand together in
		// a row, the row has no value, and only counts.
		one := j.records == 0 && j.outside
		if one && j.cut {
			j.at--
			j.closeRow(false)
			j.at++
		}
		j.closeRow(one)
	}
}

// rowCells is how many cells belong to rows.
func (j *jsonParser) rowCells() int {
	if len(j.rows) == 0 {
		return 0
	}
	return int(j.rows[len(j.rows)-1].Cells)
}

// closeRow ends a row at the place.
func (j *jsonParser) closeRow(data bool) {
	if j.at > j.done || data {
		j.rows = append(j.rows, Row{End: int32(j.at), Cells: int32(len(j.cells)), Data: data})
		j.done = j.at
	}
}

// The paths below are new, and are met in the order of the file.

// newKey gives the path of a member that has a new key, or the column of a key that
// is data and the path of what is under it.
func (j *jsonParser) newKey(n *tree.Node, key []byte) (node *tree.Node, column int32, err error) {
	if n.Data || !j.paths.Namer.IsName(string(key)) {
		j.paths.CountKey(n)
		if node, column = n.Star.Load(), n.Keys.Load(); node != nil && column >= 0 {
			return node, column, nil
		}
		if err = j.myTurn(); err == nil {
			node, column, err = j.paths.AddKeys(n)
		}
		return node, column, err
	}
	if err = j.myTurn(); err == nil {
		node, err = j.paths.AddChild(n, string(key))
	}
	return node, -1, err
}

func (j *jsonParser) newElement(n *tree.Node) (node *tree.Node, err error) {
	if err = j.myTurn(); err == nil {
		node, err = j.paths.AddElement(n)
	}
	return node, err
}

func (j *jsonParser) newLeaf(n *tree.Node) (column int32, err error) {
	if err = j.myTurn(); err == nil {
		column, err = j.paths.AddLeaf(n)
	}
	return column, err
}

func (j *jsonParser) myTurn() error {
	if j.turn == nil {
		return nil
	}
	return j.turn()
}

// countValues reads the beginning of a text as values of JSON one after another,
// and gives how many begin and how many parts of them there are, up to where it is
// none.
func countValues(head string, whole bool) (values, parts int, err error) {
	j := newJSONParser(tree.NewPaths(tree.NewNamer(&Options{}), nil), len(head), true)
	j.buf, j.eof = []byte(head), whole
	for {
		j.skipSpace()
		if j.at == len(j.buf) {
			return values, parts, nil
		}
		if j.expect == expectValue && len(j.stack) == 0 {
			values++
		}
		ok, err := j.step(j.buf[j.at])
		if err != nil || !ok {
			return values, parts, err
		}
		parts++
	}
}
