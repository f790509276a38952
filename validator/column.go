package validator

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
)

// A column is a column of an original and what has been seen of it.
type column struct {
	tally
	table  *tableRun
	id     int // in comparison.all
	traits trait
	masked *maskedColumn // nil: it is not in the masked table
	row    []string      // its values in the current row

	// What the first pass counts. Cells of the masked table, with pairs of rows.
	unchanged            count          // with letters or digits, as they were, or the same spelled otherwise
	blank                int64          // without letters and digits, as they were
	shown                int64          // changed, and part of the original is at its place or all that is there
	hidden               int64          // changed, and no letter or digit is left, or the label in brackets
	constant             string         // the first masked value
	varies               bool           // there is another
	exact                *masker.Masker // tells what the policy makes of a value; nil: that cannot be told
	tokens               string         // the operator, if it makes tokens of what it does not understand and keeps other shapes
	overshown            count          // values of the first rows that show more than the rule
	overlaps             count          // values of the first rows of another form that hold half of the original or more
	byDefault, defaultOf int64          // values of the first rows that are what the default rule makes, of so many
	overlapsOf           int64          // of so many
	mostly               bool           // some of them half of the value or more

	// What the second pass counts.
	forward          *hashTable[uint32]   // originals, with the head of their masked values
	backward         *hashTable[struct{}] // masked values; flagged when they stand for several originals
	domain           *domain
	inDomain         int        // its number in domain.columns
	needle, lastNeed *spelling  // the value of the row, and of the row before it with another
	days, lastDays   []spelling // the same two, when they are days, in other spellings
	value, last      string
	needleOK         bool // the value is masked in this row, and long enough
	valueOK, lastOK  bool // it is long enough
	chance           float64
}

// A maskedColumn is a column of a masked table.
type maskedColumn struct {
	table     *tableRun
	index     int
	name      string
	header    string  // what stands in the header when that is no name
	source    *column // nil: the original has no such column
	types     typeTally
	digests   digestTally
	row       []string
	specimens []*specimen
	told      map[*column]bool // the columns that a finding says it gives away

	same     map[*column]*match // originals of the same row
	any      map[*column]*match // originals of any row
	embedded map[embedding]*match
	parts    map[*column]*partMatch
	text     spelling
	windows  [maxNeedle + 1]int64 // how many numbers of so many digits there are
	cells    int64
	derive   []*derivation
	found    map[privet.Label]*foundCount // by the profiler

	// isSearched says that the profiler looks at the column, since it is said to
	// hold nothing personal, or a text.
	isSearched bool
}

func (m *maskedColumn) display() string { return displayName(m.name, m.index) }

// personal reports whether the column holds something about people.
func (c *column) personal() bool { return c.traits.has(personal) }

// operationOf returns the operation that the policy has for a column, or nil when there is
// no policy.
func (m *masking) operationOf(c *tally) *masker.Operation {
	if m.policy == nil {
		return nil
	}
	op, ok := m.policy.Columns[c.name]
	switch {
	case ok && c.name != "":
	case c.label == privet.None:
		op = masker.Operation{Operator: "keep"}
	case c.label == privet.Unknown, c.label == "FREE_TEXT":
		op = masker.Operation{Operator: "text"}
	default:
		op = operationFor(m.policy, c.label)
	}
	return &op
}

// state says what became of the column.
func (c *column) state() ColumnState {
	done := c.changed.n + c.emptied.n
	switch {
	case c.masked == nil:
		return StateGone
	case c.nonEmpty == 0:
		return StateEmpty
	case done == 0:
		return StateClear
	case c.unchanged.n > 0:
		return StateMixed
	case c.changed.n == 0, c.hidden == c.changed.n, !c.varies && c.changed.n > 1:
		return StateHidden
	case c.shown*2 >= c.changed.n:
		return StatePartial
	}
	return StateToken
}

// readable reports whether values, or some, can be read as they were.
func (c *column) readable() bool {
	s := c.state()
	return s == StateClear || s == StateMixed
}

// compare notes what became of one value. The row is that of the example.
func (c *column) compare(original, masked string, row int64) {
	if original == "" {
		if masked != "" {
			c.filled.add(row)
		}
		return
	}
	c.nonEmpty++
	if !c.isText {
		kind, _ := typeOf(original)
		c.isText = kind == textType
		c.types.add(original, row)
	}
	switch {
	case masked == "":
		c.emptied.add(row)
		return
	case masked == original && !hasContent(original):
		c.blank++
		return
	case masked == original:
		c.unchanged.add(row)
		return
	case sameValue(original, masked):
		c.unchanged.add(row)
		c.respelled++
		return
	}
	c.changed.add(row)
	if c.changed.n == 1 {
		c.constant = masked
	} else if !c.varies && masked != c.constant {
		c.varies = true
	}
	b := become(original, masked)
	if b.hidden {
		c.hidden++
	} else if b.shown {
		c.shown++
	}
	if b.starred {
		c.starred++
	}
	if b.misshapen && !(c.tokens != "" && isToken(c.tokens, original, masked)) {
		c.misshapen.add(row)
	}
}

// sameValue reports whether a value is another one in other letter case, with other
// separators, or as a number or date in another spelling.
func sameValue(a, b string) bool {
	i, j, any := 0, 0, false
	for {
		var ra, rb rune
		for i < len(a) && ra == 0 {
			r, n := utf8.DecodeRuneInString(a[i:])
			if i += n; isContent(r) {
				ra = unicode.ToLower(plainRune(r))
			}
		}
		for j < len(b) && rb == 0 {
			r, n := utf8.DecodeRuneInString(b[j:])
			if j += n; isContent(r) || r == maskCharacter {
				rb = unicode.ToLower(plainRune(r))
			}
		}
		if ra != rb {
			break
		}
		if ra == 0 {
			return any
		}
		any = true
	}
	if x, y := a[0], b[0]; x > '9' || y > '9' {
		return false
	}
	switch kind, _ := typeOf(a); kind {
	case integerType, decimalType:
		x, err1 := strconv.ParseFloat(a, 64)
		y, err2 := strconv.ParseFloat(strings.TrimSpace(b), 64)
		return err1 == nil && err2 == nil && x == y
	case dateType:
		if kind, _ := typeOf(b); kind != dateType {
			return false
		}
		for _, d := range daysIn(a) {
			for _, e := range daysIn(b) {
				if d == e && d[1] > 0 && d[1] <= 12 {
					return true
				}
			}
		}
	}
	return false
}

// A becoming says how a masked value looks beside its original.
type becoming struct {
	shown     bool // part of the original is shown and the rest hidden or cut off
	hidden    bool // nothing is left that says something
	starred   bool
	misshapen bool // not of the same length with the same separators and kinds of characters
}

func become(original, masked string) becoming {
	var b becoming
	b.starred = strings.IndexByte(masked, maskCharacter) >= 0
	b.hidden = isTag(masked)
	content, same := 0, 0
	o, m := original, masked
	for o != "" && m != "" {
		ro, n := utf8.DecodeRuneInString(o)
		o = o[n:]
		rm, n := utf8.DecodeRuneInString(m)
		m = m[n:]
		if rm == maskCharacter {
			continue
		}
		if is := isContent(rm); is != isContent(ro) || !is && rm != ro || is && charClass(rm) != charClass(ro) {
			b.misshapen = true
		}
		if isContent(rm) {
			content++
			if rm == ro {
				same++
			}
		}
	}
	if o != "" || m != "" {
		b.misshapen = true
	}
	if content == 0 && !hasContent(m) {
		b.hidden = true
	}
	switch {
	case b.hidden:
	case b.starred:
		b.shown = same > 0
	case strings.HasPrefix(original, masked), strings.HasSuffix(original, masked):
		b.shown = true
	}
	return b
}

// isTag reports whether a value is a name in brackets, such as [SSN].
func isTag(s string) bool {
	if len(s) < 3 || s[0] != '[' || s[len(s)-1] != ']' {
		return false
	}
	return privet.Label(s[1 : len(s)-1]).IsWellFormed()
}

// charClass tells digits, letters and the rest apart.
func charClass(r rune) int {
	switch {
	case '0' <= r && r <= '9':
		return 1
	case 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z':
		return 2
	}
	return 3
}

func hasContent(s string) bool {
	for _, r := range s {
		if isContent(r) {
			return true
		}
	}
	return false
}
