package profiler

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
)

// nameForms are names and what stands beside them in letters, forms, lists and conversations.
var nameForms = []string{"Anna Miller", "Kowalski, Jan", "van der Berg", "Dr. Hill", "Frau Schmidt", "Hallo Jonas,", "Oma Gerda", "[10:15] Tom: ",
	"Acme Ltd", "Hill, Smith & Cook", "Smith - Jones", "Praxis Dr. Lang",
	"Colour: Amber", "status: Grant", "- Rice\n- Salt\n- Basil\n", "Home | About | Martin | Contact", "* Olivia\n* Pepper\n", "Bank of Baku", "novák s.r.o.", "ResponseWriter", "(Warehouse)", "Patient Maier, Eva (", "von ", "de la ",
	"12 High Street, York YO1 7HH", "80331 München", "Rua das Flores 12, 3º esq., Porto", "Москва", "ул. Ленина 5", "محمد بن سلمان", "أم كلثوم", "张伟先生", "田中さん", "김민수 씨", "the", "and", "or", ", ", ". ", "\n", " ", ": ", "\"", "(", ")", "Employee", "Hello", "REGON", "NIR : 1",
	"working as a cook", "who is 42", "will", "may", "rose miller", "jr.", " sr.", "The order was sent to the house in the old town on the first\nof may and nobody"}

// TestNamesRemembered holds what is found by a Profiler that remembers to what a new one finds,
// where the same comes again and again with something else around.
func TestNamesRemembered(t *testing.T) {
	longtest.Alone(t)
	old := newProfiler(t)
	r := rand.New(rand.NewPCG(21, 22))
	pile := func(n int) string {
		var b strings.Builder
		for range n {
			b.WriteString(nameForms[r.IntN(len(nameForms))])
			if r.IntN(3) > 0 {
				b.WriteByte(' ')
			}
		}
		return b.String()
	}
	found := 0
	for range 400 {
		unit := pile(1 + r.IntN(8))
		for range 6 {
			text := pile(r.IntN(3)) + strings.Repeat(unit, 1+r.IntN(3)) + pile(r.IntN(3))
			got, want := old.Find(text), newProfiler(t).Find(text)
			if !slices.Equal(got, want) {
				t.Fatalf("in %q is %v, and by a new one %v", text, got, want)
			}
			found += len(got)
		}
	}
	if found < 5000 {
		t.Errorf("only %d findings", found)
	}
}
