package attack

import (
	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/validator/internal/promise"
	"github.com/privet-go/privet/validator/internal/reveal"
)

// A column is a column of an original and what has been seen of it.
type column struct {
	Column
	table  *tableRun
	id     int // in comparison.all
	traits trait
	inText bool          // it stands for what is found in a text, of one label
	masked *maskedColumn // nil: it is not in the masked table
	row    []string      // its values in the current row

	// What the first pass counts. Cells of the masked table, with pairs of rows.
	unchanged            Count // with letters or digits, as they were, or the same spelled otherwise
	blank                int64 // without letters and digits, as they were
	shown                int64 // changed, and part of the original is at its place or all that is there
	hidden               int64 // changed, and no letter or digit is left, or the label in brackets
	none                 noDate
	constant             string         // the first masked value
	varies               bool           // there is another
	exact                *masker.Masker // tells what the policy makes of a value; nil: that cannot be told
	tokens               string         // the operator, if it makes tokens of what it does not understand and keeps other shapes
	overshown            Count          // values of the first rows that show more than the rule
	overlaps             Count          // values of the first rows of another form that hold half of the original or more
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
	types     Types
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
	codes    map[codeForm]*codeTally
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
// none.
func (m *Masking) operationOf(c *Column) *masker.Operation {
	if m.Policy == nil {
		return nil
	}
	op, ok := m.Policy.Column(c.name)
	switch {
	case ok && c.name != "":
	case c.Label == privet.None:
		op = masker.Operation{Operator: "keep"}
	case c.Label == "FREE_TEXT":
		op = masker.Operation{Operator: "text"}
	case c.Label == privet.Unknown:
		switch m.Policy.Unknown {
		case "text", "redact", "keep":
			op = masker.Operation{Operator: m.Policy.Unknown}
		default:
			op = masker.Operation{Operator: "mask"}
		}
	case promise.LeavesIDs(m.Policy, c.Label):
		return nil // nobody has the key, or it gives what no operation of the policy gives
	default:
		op = promise.OperationFor(m.Policy, c.Label)
	}
	return &op
}

// state returns what became of the column.
func (c *column) state() State {
	done := c.Changed.N + c.Emptied.N
	switch {
	case c.masked == nil:
		return StateGone
	case c.NonEmpty == 0:
		return StateEmpty
	case done == 0:
		return StateClear
	case c.unchanged.N > 0:
		return StateMixed
	case c.Changed.N == 0, c.hidden == c.Changed.N, !c.varies && c.Changed.N > 1:
		return StateHidden
	case c.shown*2 >= c.Changed.N:
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
			c.Filled.add(row)
		}
		return
	}
	c.NonEmpty++
	if !c.IsText {
		kind, _ := reveal.TypeOf(original)
		c.IsText = kind == reveal.Text
		c.Types.add(original, row)
	}
	switch {
	case masked == "":
		c.Emptied.add(row)
		return
	case masked == original && (!reveal.HasContent(original) || c.table.by.Policy.Keeps(original)):
		c.blank++
		return
	case masked == original:
		c.unchanged.add(row)
		return
	case reveal.SameValue(original, masked):
		c.unchanged.add(row)
		c.Respelled++
		return
	}
	c.Changed.add(row)
	c.none.add(original, masked, row)
	if c.Changed.N == 1 {
		c.constant = masked
	} else if !c.varies && masked != c.constant {
		c.varies = true
	}
	b := reveal.Become(original, masked)
	if b.Hidden {
		c.hidden++
	} else if b.Shown {
		c.shown++
	}
	if b.Starred {
		c.Starred++
	}
	if b.Misshapen && !(c.tokens != "" && promise.IsToken(c.tokens, original, masked)) {
		c.Misshapen.add(row)
	}
}
