package masker

import (
	"encoding/binary"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker/internal/calendar"
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
			"Where a row has no such value the date is redacted, and so is a day that no calendar has, such as 31 February. What is no date of a known " +
			"layout becomes a token, and so does a date of the years 1 and 9999, which stands for none, and one that would come there.",
		params:     []string{"keyRef", "scope", "min", "max", "by", "order", "locale"},
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
			if p.Order != "" && p.Order != calendar.OrderDMY && p.Order != calendar.OrderMDY {
				p.refuse("order", `must be "dmy" or "mdy"`)
			}
			if p.Locale != "" && !isLocale.MatchString(p.Locale) {
				p.refuse("locale", `must be a language, or a language and a country, such as "de" or "pt-BR"`)
			}
			language, _, _ := strings.Cut(p.Locale, "-")
			key := p.key()
			return func(l privet.Label) operator {
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
					language:  language,
					numbers:   l == "" || l.Category() == privet.CategoryDate,
					redacted:  redactedText(l),
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
	language  string // of the names of months that several have
	numbers   bool   // count as dates
	redacted  string // what takes the place of the date of nobody, and of no day
}

func (o *shiftOperator) by() []string {
	if o.column == "" {
		return nil
	}
	return []string{o.column}
}

// person is what tells whose date it is: the value of the column that by names. Where by names none, and
// outside of a table, it is empty, and all such dates of the scope move by the same number of days. It reports
// false for a row of a table that has no such value, since all of these would move alike, whoever they are of.
func (o *shiftOperator) person(w *worker) (person string, ok bool, err error) {
	if o.column == "" || w.row.reader == nil {
		return "", true, nil
	}
	person, err = w.row.original(o.column, w)
	return person, person != "" && !w.nulls.has(person), err
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
	d, isDate := calendar.Read(value, o.order, o.language, o.numbers)
	person, known, err := o.person(w)
	if err != nil {
		return nil, false, err
	}
	if !known || d.Impossible {
		return append(dst, o.redacted...), false, nil
	}
	if isDate {
		if out, ok := d.Move(dst, value, o.order, o.language, o.days(person)); ok {
			return out, true, nil
		}
	}
	return o.tokenizer.append(dst, value, w), false, nil
}

// revert leaves what has been redacted in a table: nothing of it is left.
func (o *shiftOperator) revert(dst []byte, masked string, w *worker) ([]byte, error) {
	if masked[0] == tokenMark {
		return o.tokenizer.revert(dst, masked, w)
	}
	if masked == o.redacted && w.restoring {
		return append(dst, masked...), nil
	}
	d, isDate := calendar.Read(masked, o.order, o.language, o.numbers)
	person, known, err := o.person(w)
	if err != nil {
		return nil, err
	}
	if isDate && known {
		if out, ok := d.Move(dst, masked, o.order, o.language, -o.days(person)); ok {
			return out, nil
		}
	}
	return nil, ErrNotMasked
}
