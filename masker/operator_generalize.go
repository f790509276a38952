package masker

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker/internal/calendar"
	"github.com/privet-go/privet/masker/internal/decimal"
)

// What generalize leaves.
const (
	toYear    = "year"
	toQuarter = "quarter"
	toMonth   = "month"
	toDecade  = "decade"
	toZIP3    = "zip3"
	toAge     = "age"
)

var generalizeTo = []string{toYear, toQuarter, toMonth, toDecade, toZIP3, toAge}

// maxBucket is the width of the widest range.
const maxBucket = 1e12

// generalizeKind is the operator generalize.
func generalizeKind() operatorKind {
	return operatorKind{
		name: "generalize",
		doc: "Leaves less of the value: of a date its year, quarter, month or decade; of a number the range that it is in, if other numbers are; " +
			"of a postcode its first part; " +
			"of an age itself, or its range, up to 89, and 90+ beyond. What it does not understand is masked whole.",
		params: []string{"to", "bucket", "order"},
		prepare: func(p *parameters) prepared {
			to := p.To
			if to == "" && p.Bucket == 0 {
				if to = usualGeneralization(p.label); to == "" {
					p.refuse("to", "is missing, and so is bucket; for this label there is no usual one")
				}
			}
			if to != "" && !slices.Contains(generalizeTo, to) {
				p.refuse("to", "must be one of "+strings.Join(generalizeTo, ", "))
			}
			if p.Bucket != 0 && !(p.Bucket > 0 && p.Bucket <= maxBucket) {
				p.refuse("bucket", "must be above 0 and no more than 1000000000000")
			}
			if p.Bucket != 0 && to != "" && to != toAge {
				p.refuse("bucket", "goes with numbers and ages only")
			}
			if p.Order != "" && p.Order != calendar.OrderDMY && p.Order != calendar.OrderMDY {
				p.refuse("order", `must be "dmy" or "mdy"`)
			}
			return func(l privet.Label) operator {
				to := to
				if to == "" && l == "AGE" {
					to = toAge // an age is capped in ranges, too
				}
				if !leavesLess(to, l) {
					return whole
				}
				return &generalizeOperator{to, p.Bucket, p.Order}
			}
		},
	}
}

// usualGeneralization is what generalize leaves of a label if nothing is said.
func usualGeneralization(l privet.Label) string {
	switch {
	case l == "ZIP_CODE":
		return toZIP3
	case l == "AGE":
		return toAge
	case l.Category() == privet.CategoryDate:
		return toYear
	}
	return ""
}

// leavesLess reports whether to leaves less of values of a label than they say. A code of
// four digits can look like a year, and would be left as it is, so values of other
// labels are not understood. Of a label of somebody's
// own, and of a column whose label is not known yet, nobody can tell.
func leavesLess(to string, l privet.Label) bool {
	if _, err := privet.ParseLabel(string(l)); err != nil {
		return true
	}
	switch to {
	case toYear, toQuarter, toMonth, toDecade:
		return l.Category() == privet.CategoryDate || l == "CREDIT_CARD_EXPIRATION"
	case toZIP3:
		return l.Category() == privet.CategoryLocation
	case toAge:
		return l == "AGE"
	}
	return true
}

// A generalizeOperator leaves less of values. A value that says no more than is to be
// left, such as a year where the year is left, stays as it is.
type generalizeOperator struct {
	to     string
	bucket float64
	order  string
}

func (o *generalizeOperator) apply(dst []byte, value string, _ *worker) ([]byte, bool, error) {
	start := len(dst)
	from, to := trimSpace(value)
	trimmed := value[from:to]
	ok := false
	switch o.to {
	case toZIP3:
		dst, ok = generalizePostcode(dst, trimmed)
	case toAge:
		dst, ok = o.age(dst, trimmed)
	case "":
		dst, ok = o.number(dst, trimmed)
	default:
		dst, ok = o.date(dst, trimmed)
	}
	if !ok {
		return appendWhole(dst[:start], value), false, nil
	}
	return dst, true, nil
}

// topAge is the age from which on ages are one (45 CFR 164.514(b)(2)(i)(C)).
const topAge = 90

// age leaves an age in whole years, or its range.
func (o *generalizeOperator) age(dst []byte, value string) ([]byte, bool) {
	if len(value) == 0 || len(value) > 3 {
		return dst, false
	}
	n, ok := calendar.Number(value, len(value))
	bucket := int(o.bucket)
	switch {
	case !ok:
		return dst, false
	case n >= topAge:
		return fmt.Appendf(dst, "%d+", topAge), true
	case bucket < 2:
		return strconv.AppendInt(dst, int64(n), 10), true
	}
	low := n - n%bucket
	return fmt.Appendf(dst, "%d-%d", low, min(low+bucket, topAge)-1), true
}

// number leaves the range that a number is in: from a multiple of the width up to,
// and without, the next. A range that is no wider than a unit of the last digit has
// no other number in it that is written so, and is not left.
func (o *generalizeOperator) number(dst []byte, value string) ([]byte, bool) {
	d, ok := decimal.Read(value)
	const exact = 1 + 1e-9 // for what comes of binary fractions
	if !ok || o.bucket*math.Pow10(d.Places) <= exact {
		return dst, false
	}
	low := math.Floor(d.Float()/o.bucket) * o.bucket
	put := func(f float64) {
		// Twelve digits are enough for any width, and leave out what comes of
		// binary fractions.
		text := strconv.FormatFloat(f, 'g', 12, 64)
		if g, err := strconv.ParseFloat(text, 64); err == nil {
			text = strconv.FormatFloat(g, 'f', -1, 64)
		}
		if text == "-0" {
			text = "0"
		}
		dst = append(dst, text...)
	}
	dst = append(dst, '[')
	put(low)
	dst = append(dst, ',')
	put(low + o.bucket)
	return append(dst, ')'), true
}

// date leaves a part of a date.
func (o *generalizeOperator) date(dst []byte, value string) ([]byte, bool) {
	year, month := 0, 0
	if d, ok := calendar.ReadDay(value, o.order); ok {
		year, _ = calendar.Number(value[d.YearAt:], 4)
		month, _ = calendar.Number(value[d.MonthAt:], 2)
	} else if len(value) > calendar.MaxLength {
		return dst, false
	} else if from, to, ok := calendar.FindYear(value); ok && from < to {
		year, _ = calendar.Number(value[from:to], 4)
	}
	if year == 0 {
		return dst, false
	}
	switch {
	case o.to == toYear:
		return fmt.Appendf(dst, "%04d", year), true
	case o.to == toDecade:
		return fmt.Appendf(dst, "%04ds", year/10*10), true
	case month == 0:
		return dst, false
	case o.to == toMonth:
		return fmt.Appendf(dst, "%04d-%02d", year, month), true
	}
	return fmt.Appendf(dst, "%04d-Q%d", year, (month+2)/3), true
}
