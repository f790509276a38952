package masker

import (
	"encoding/binary"

	"github.com/privet-go/privet"
)

// The bounds of shift, in days.
const (
	defaultShift = 365
	maxShift     = 36_500
	minShifts    = 30 // how many different shifts there are at least
)

// shiftKind is the operator shift.
func shiftKind() operatorKind {
	return operatorKind{
		name: "shift",
		doc: "Moves dates by a number of days that the key chooses, the same for all rows with one value in the column that by names. " +
			"What is no date of a known layout becomes a token.",
		params:     []string{"keyRef", "scope", "min", "max", "by", "order"},
		reversible: true,
		prepare: func(p *parameters) prepared {
			low, high := p.Min, p.Max
			if low == 0 && high == 0 {
				low, high = -defaultShift, defaultShift
			}
			p.within("min", low, -maxShift, maxShift)
			p.within("max", high, -maxShift, maxShift)
			if high-low < minShifts {
				p.refuse("max", "must be 30 or more above min, or the shift can be guessed")
			}
			if p.Order != "" && p.Order != orderDMY && p.Order != orderMDY {
				p.refuse("order", `must be "dmy" or "mdy"`)
			}
			key := p.key()
			return func(privet.Label) operator {
				// All dates of a person move together, or what lies between birth
				// and admission would change. So the label does not count.
				scope := p.scopeOf("")
				return &shiftOperator{
					tokenizer: tokenizer{key.siv("shift token", scope)},
					persons:   newMAC(key.derive(32, "shift", scope)),
					low:       low,
					high:      high,
					column:    p.By,
					order:     p.Order,
				}
			}
		},
	}
}

// A shiftOperator moves dates.
type shiftOperator struct {
	tokenizer
	persons   *mac
	low, high int
	column    string
	order     string
}

func (o *shiftOperator) by() string { return o.column }

// person is what tells whose date it is: the value of the column that by names.
// Where there is none, or no row, it is empty, and all such dates of the scope move
// by the same number of days.
func (o *shiftOperator) person(w *worker) (string, error) {
	if o.column == "" {
		return "", nil
	}
	return w.row.original(o.column, w)
}

// days is by how many days the dates of a person move. It is not 0.
func (o *shiftOperator) days(person string) int {
	sum := o.persons.sum(person)
	low, high := o.low, o.high
	n := high - low + 1
	if low <= 0 && 0 <= high {
		n--
	}
	shift := low + int(binary.BigEndian.Uint64(sum[:])%uint64(n))
	if low <= 0 && shift >= 0 {
		shift++
	}
	return shift
}

func (o *shiftOperator) apply(dst []byte, value string, w *worker) ([]byte, bool, error) {
	person, err := o.person(w)
	if err != nil {
		return nil, false, err
	}
	if out, ok := o.move(dst, value, o.days(person)); ok {
		return out, true, nil
	}
	return o.tokenizer.append(dst, value, w), false, nil
}

func (o *shiftOperator) revert(dst []byte, masked string, w *worker) ([]byte, error) {
	if masked[0] == tokenMark {
		return o.tokenizer.revert(dst, masked, w)
	}
	person, err := o.person(w)
	if err != nil {
		return nil, err
	}
	if out, ok := o.move(dst, masked, -o.days(person)); ok {
		return out, nil
	}
	return nil, ErrNotMasked
}

func (o *shiftOperator) move(dst []byte, value string, by int) ([]byte, bool) {
	d, ok := readDay(value, o.order)
	if !ok || d.number+by < 0 || d.number+by >= days {
		return dst, false
	}
	return d.append(dst, value, d.number+by), true
}
