package avrofile

import (
	"fmt"
	"math/big"
	"slices"

	"github.com/hamba/avro/v2"

	"github.com/privet-go/privet/masker/rows"
)

// A node is a type of the schema, with the columns of the leaves in it.
type node struct {
	schema avro.Schema
	fields []string         // of a record
	inner  []*node          // of the fields, or of the items of an array or the values of a map
	union  map[string]*node // the types of a union, by the names that values have
	column int              // of a leaf, or of the keys of a map
	kind   rows.Kind        // of most values of a leaf

	optional bool // a leaf that can be null
}

// A builder makes nodes, and the columns of their leaves.
type builder struct {
	columns []rows.Column
	open    []string // records around
}

// add adds a column. The types of a union have one together.
func (b *builder) add(path, typ string) int {
	for i, c := range b.columns {
		if c.Name == path {
			return i
		}
	}
	b.columns = append(b.columns, rows.Column{Name: path, Type: typ})
	return len(b.columns) - 1
}

func (b *builder) build(s avro.Schema, path string) (*node, error) {
	n := &node{schema: s, column: -1}
	child := func(s avro.Schema, path string) error {
		c, err := b.build(s, path)
		n.inner = append(n.inner, c)
		return err
	}
	switch s := s.(type) {
	case *avro.RefSchema:
		return b.build(s.Schema(), path)
	case *avro.RecordSchema:
		if slices.Contains(b.open, s.FullName()) {
			return nil, fmt.Errorf("column %s: a type that has itself in it is not read", path)
		}
		b.open = append(b.open, s.FullName())
		for _, f := range s.Fields() {
			name := f.Name()
			if path != "" {
				name = path + "." + name
			}
			n.fields = append(n.fields, f.Name())
			if err := child(f.Type(), name); err != nil {
				return nil, err
			}
		}
		b.open = b.open[:len(b.open)-1]
	case *avro.ArraySchema:
		if err := child(s.Items(), path+"[]"); err != nil {
			return nil, err
		}
		if isNothing(s.Items()) {
			return nil, fmt.Errorf("column %s: a list of what takes no room", path)
		}
	case *avro.MapSchema:
		n.column, n.kind = b.add(path+"{}", "string"), rows.Text
		return n, child(s.Values(), path+".*")
	case *avro.UnionSchema:
		n.union = map[string]*node{}
		for _, t := range s.Types() {
			c, err := b.build(t, path)
			if err != nil {
				return nil, err
			}
			n.union[unionName(t)] = c
		}
		for _, c := range n.union {
			c.optional = n.union[string(avro.Null)] != nil
		}
		n.column = b.add(path, "null") // of null
	default:
		n.column, n.kind = b.add(path, unionName(s)), kindOf(s)
		if class := classOf(s); class != nil && b.columns[n.column].Class == nil {
			b.columns[n.column].Class = class
		}
	}
	return n, nil
}

// isNothing reports whether values of a schema take no room in a file, so that a few bytes can be any number of them.
func isNothing(s avro.Schema) bool {
	switch s := s.(type) {
	case *avro.RefSchema:
		return isNothing(s.Schema())
	case *avro.NullSchema:
		return true
	case *avro.FixedSchema:
		return s.Size() == 0
	case *avro.RecordSchema:
		for _, f := range s.Fields() {
			if !isNothing(f.Type()) {
				return false
			}
		}
		return true
	}
	return false
}

// unionName is the name that a value of a union has its type by.
func unionName(s avro.Schema) string {
	if ref, ok := s.(*avro.RefSchema); ok {
		s = ref.Schema()
	}
	if named, ok := s.(avro.NamedSchema); ok {
		return named.FullName()
	}
	name := string(s.Type())
	if l, ok := s.(avro.LogicalTypeSchema); ok && l.Logical() != nil {
		name += "." + string(l.Logical().Type())
	}
	return name
}

// logical gives the logical type of a schema, or "".
func logical(s avro.Schema) avro.LogicalType {
	if l, ok := s.(avro.LogicalTypeSchema); ok && l.Logical() != nil {
		return l.Logical().Type()
	}
	return ""
}

func kindOf(s avro.Schema) rows.Kind {
	switch logical(s) {
	case avro.Date:
		return rows.Date
	case avro.TimeMillis, avro.TimeMicros:
		return rows.Time
	case avro.TimestampMillis, avro.TimestampMicros, avro.LocalTimestampMillis, avro.LocalTimestampMicros:
		return rows.Timestamp
	case avro.Decimal:
		return rows.Decimal
	case avro.UUID:
		return rows.UUID
	}
	switch s.Type() {
	case avro.Boolean:
		return rows.Bool
	case avro.Int, avro.Long:
		return rows.Int
	case avro.Float, avro.Double:
		return rows.Float
	case avro.Bytes, avro.Fixed:
		return rows.Bytes
	case avro.Null:
		return rows.Null
	}
	return rows.Text
}

// classOf gives the Class of a column, where its values are numbers.
func classOf(s avro.Schema) func(text []byte) int {
	switch {
	case logical(s) == avro.Decimal:
		l := s.(avro.LogicalTypeSchema).Logical().(*avro.DecimalLogicalSchema)
		return rows.Digits(l.Precision(), l.Scale())
	case kindOf(s) == rows.Int && s.Type() == avro.Int:
		return rows.Bits(32, false)
	case kindOf(s) == rows.Int:
		return rows.Bits(64, false)
	}
	return nil
}

// decimalScale is how many digits a decimal has behind the point.
func decimalScale(s avro.Schema) int {
	return s.(avro.LogicalTypeSchema).Logical().(*avro.DecimalLogicalSchema).Scale()
}

// fitsDecimal reports whether a number has room in the type.
func fitsDecimal(s avro.Schema, x *big.Rat) bool {
	l := s.(avro.LogicalTypeSchema).Logical().(*avro.DecimalLogicalSchema)
	limit := new(big.Rat).SetInt(new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(l.Precision()-l.Scale())), nil))
	return new(big.Rat).Abs(x).Cmp(limit) < 0
}
