package columns

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// A draw gives a value of a column of a test.
type draw func(r *rand.Rand) string

func oneOf(words ...string) draw {
	return func(r *rand.Rand) string { return words[r.IntN(len(words))] }
}

// digits gives a number in a form, with a digit for each 9.
func digits(form string) draw {
	return func(r *rand.Rand) string {
		return strings.Map(func(c rune) rune {
			if c == '9' {
				return '0' + rune(r.IntN(10))
			}
			return c
		}, form)
	}
}

func number(least, most int) draw {
	return func(r *rand.Rand) string { return fmt.Sprint(least + r.IntN(most-least+1)) }
}

func people(r *rand.Rand) string {
	return oneOf("Anna", "Carlos", "Ingrid", "Wei", "Fatima", "Oliver", "Marta")(r) + " " +
		oneOf("Keller", "Novak", "Torres", "Hughes", "Lindqvist", "Rossi")(r)
}

var sexes = oneOf("female", "male")

// TestRules holds what columns of people are by their values and by what stands beside them, each beside one that is nearly
// the same and is not, and that the order of the rows has no say.
func TestRules(t *testing.T) {
	type column struct {
		name string
		draw draw
	}
	beside := []column{{"name", people}, {"sex", sexes}}
	for _, c := range []struct {
		reason string
		of     column
		beside []column
		is     []privet.Label // one of them
		not    []privet.Label // none of them
	}{
		{"ages of grown-ups", column{"c7", number(19, 71)}, beside, []privet.Label{"AGE"}, nil},
		{"ages of nobody", column{"c7", number(19, 71)}, []column{{"part", digits("P-9999")}}, nil, []privet.Label{"AGE"}},
		{"marks out of ten", column{"c7", number(1, 10)}, beside, nil, []privet.Label{"AGE"}},
		{"pay", column{"c7", func(r *rand.Rand) string { return fmt.Sprint(1800 + 50*r.IntN(90)) }}, beside, []privet.Label{"SALARY"}, nil},
		{"amounts to the unit", column{"c7", number(1801, 6299)}, beside, nil, []privet.Label{"SALARY"}},
		{"numbers of ten digits", column{"c7", digits("7999999999")}, beside, []privet.Label{"PHONE_NUMBER"}, nil},
		{"numbers of a series", column{"c7", digits("7000000999")}, beside, nil, []privet.Label{"PHONE_NUMBER"}},
		{"origins", column{"colour", oneOf("Black", "White", "Asian", "Hispanic")}, beside, []privet.Label{"ETHNICITY"}, nil},
		{"colours of goods", column{"colour", oneOf("Black", "White", "Red", "Green")}, []column{{"sku", digits("AB-9999")}}, nil, []privet.Label{"ETHNICITY"}},
		{"numbers in a form of one country, with wrong check digits", column{"c7", digits("999.999.999-99")}, nil, []privet.Label{"BR_CPF"}, nil},
		{"numbers in a form of nobody's", column{"c7", digits("99.999999.99-9")}, nil, nil, []privet.Label{"BR_CPF", "NATIONAL_ID"}},
		{"births of generations in numbers", column{"c7", func(r *rand.Rand) string {
			return fmt.Sprintf("%02d%02d%02d", 40+r.IntN(60), 1+r.IntN(12), 1+r.IntN(28)) + digits("9999999")(r)
		}}, nil, []privet.Label{"NATIONAL_ID"}, []privet.Label{"NONE"}},
		{"addresses of systems", column{"system", oneOf("http://terms.example/loinc", "http://terms.example/units")}, nil, []privet.Label{"NONE"}, nil},
		{"measures under a word for addresses", column{"mac", digits("0.99")}, nil, []privet.Label{"NONE", "UNKNOWN"}, nil},
		{"keys under a word for places", column{"city", number(1, 400)}, nil, []privet.Label{"NONE"}, nil},
		{"places", column{"city", oneOf("Lisbon", "Hamburg", "Leeds", "Porto", "Graz")}, nil, []privet.Label{"CITY"}, nil},
	} {
		t.Run(c.reason, func(t *testing.T) {
			const rows = 60
			r := rand.New(rand.NewPCG(7, 11))
			list := append([]column{c.of}, c.beside...)
			columns := make([]Column, len(list))
			for i, of := range list {
				columns[i].Name = of.name
				for range rows {
					columns[i].Values = append(columns[i].Values, of.draw(r))
				}
			}
			p := judgeWith(findNothing)
			first := p.Append(context.Background(), nil, columns, &spec.Demand{})[0]
			if len(c.is) > 0 && !slices.Contains(c.is, first.Label) || slices.Contains(c.not, first.Label) {
				t.Errorf("%s (%.2f), want one of %v, and none of %v", first.Label, first.Confidence, c.is, c.not)
			}
			for range 3 {
				order := r.Perm(rows)
				for i := range columns {
					values := make([]string, rows)
					for to, from := range order {
						values[to] = columns[i].Values[from]
					}
					columns[i].Values = values
				}
				if got := p.Append(context.Background(), nil, columns, &spec.Demand{})[0]; got.Label != first.Label {
					t.Errorf("%s, and %s in another order of rows", first.Label, got.Label)
				}
			}
		})
	}
}
