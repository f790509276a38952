package risk

import (
	"bufio"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet"

	"github.com/privet-go/privet/internal/longtest"
)

// assessTable assesses a table written as lines of columns with commas between
// them: n quasi-identifiers, then the sensitive columns.
func assessTable(t *testing.T, opts TableOptions, text string, population ...string) *Reidentification {
	t.Helper()
	table, err := NewTable(&opts)
	if err != nil {
		t.Fatal(err)
	}
	n := len(opts.QuasiIdentifiers)
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		cells := strings.Split(line, ",")
		if err := table.Add(cells[:n], cells[n:]); err != nil {
			t.Fatal(err)
		}
	}
	for _, line := range population {
		if err := table.AddPopulation(strings.Split(line, ",")); err != nil {
			t.Fatal(err)
		}
	}
	r, err := table.Reidentification()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func near(a, b float64) bool { return math.Abs(a-b) < 0.0005 }

// TestSweeney is figure 2 of Sweeney, "k-Anonymity: A Model for Protecting
// Privacy", International Journal on Uncertainty, Fuzziness and Knowledge-based
// Systems 10 (5), 2002, 557–570: a table of eleven people that is 2-anonymous in
// race, birth, sex and ZIP code. The rows are written down from memory of the
// paper; that the classes have the sizes 2, 2, 2, 3 and 2 is what the paper says
// of it, and is counted by hand here.
func TestSweeney(t *testing.T) {
	r := assessTable(t, TableOptions{QuasiIdentifiers: []privet.Label{"ETHNICITY", "DOB", "GENDER", "ZIP_CODE"}, Sensitive: []SensitiveColumn{{Label: "MEDICAL_CONDITION"}}}, `
		Black,1965,m,0214*,short breath
		Black,1965,m,0214*,chest pain
		Black,1965,f,0213*,hypertension
		Black,1965,f,0213*,hypertension
		Black,1964,f,0213*,obesity
		Black,1964,f,0213*,chest pain
		White,1964,m,0213*,chest pain
		White,1964,m,0213*,obesity
		White,1964,m,0213*,short breath
		White,1967,m,0213*,chest pain
		White,1967,m,0213*,chest pain
	`)
	if r.K != 2 || r.Rows != 11 || r.Classes != 5 {
		t.Errorf("k %d, %d rows in %d classes; want 2, 11 in 5", r.K, r.Rows, r.Classes)
	}
	if want := []ClassSize{{2, 4}, {3, 1}}; !slices.Equal(r.Histogram, want) {
		t.Errorf("histogram %v, want %v", r.Histogram, want)
	}
	if r.Sensitive[0].L != 1 {
		t.Errorf("l is %d, want 1: two classes have one problem each", r.Sensitive[0].L)
	}
}

// TestMachanavajjhala is figures 2 and 3 of Machanavajjhala, Kifer, Gehrke and
// Venkitasubramaniam, "l-Diversity: Privacy Beyond k-Anonymity", ACM Transactions on
// Knowledge Discovery from Data 1 (1), 2007: twelve inpatients, once 4-anonymous
// with a class that has cancer only, and once 3-diverse. Written down from memory of
// the paper; k and l are those of the captions.
func TestMachanavajjhala(t *testing.T) {
	opts := TableOptions{QuasiIdentifiers: []privet.Label{"ZIP_CODE", "AGE", "NATIONALITY"}, Sensitive: []SensitiveColumn{{Label: "MEDICAL_CONDITION"}}}
	anonymous := assessTable(t, opts, `
		130**,<30,*,heart disease
		130**,<30,*,heart disease
		130**,<30,*,viral infection
		130**,<30,*,viral infection
		1485*,>=40,*,cancer
		1485*,>=40,*,heart disease
		1485*,>=40,*,viral infection
		1485*,>=40,*,viral infection
		130**,3*,*,cancer
		130**,3*,*,cancer
		130**,3*,*,cancer
		130**,3*,*,cancer
	`)
	diverse := assessTable(t, opts, `
		1305*,<=40,*,heart disease
		1305*,<=40,*,viral infection
		1305*,<=40,*,cancer
		1305*,<=40,*,cancer
		1485*,>40,*,cancer
		1485*,>40,*,heart disease
		1485*,>40,*,viral infection
		1485*,>40,*,viral infection
		1306*,<=40,*,heart disease
		1306*,<=40,*,viral infection
		1306*,<=40,*,cancer
		1306*,<=40,*,cancer
	`)
	if anonymous.K != 4 || anonymous.Sensitive[0].L != 1 {
		t.Errorf("figure 2: k %d, l %d; want 4, 1", anonymous.K, anonymous.Sensitive[0].L)
	}
	if diverse.K != 4 || diverse.Sensitive[0].L != 3 {
		t.Errorf("figure 3: k %d, l %d; want 4, 3", diverse.K, diverse.Sensitive[0].L)
	}
}

// TestLi is tables 3 and 5 of Li, Li and Venkatasubramanian, "t-Closeness: Privacy
// Beyond k-Anonymity and l-Diversity", ICDE 2007, salaries of 3k to 11k. The paper
// gives 0.167 for salary and 0.278 for disease in table 5, where diseases have a
// hierarchy; and in its section 4.1, for the whole of table 3, D[{3k,4k,5k}, Q] =
// 0.375 and D[{6k,8k,11k}, Q] = 0.167 with the ordered distance. The equal distance
// is reckoned by hand beside the test.
// The rows are written down from memory of the paper; the ordered distances of salary
// were worked out a second time by a separate program.
func TestLi(t *testing.T) {
	salary := []SensitiveColumn{{Label: "SALARY", Ordered: true}, {Label: "SALARY"}}
	opts := TableOptions{QuasiIdentifiers: []privet.Label{"ZIP_CODE", "AGE"}, Sensitive: salary}
	three := assessTable(t, opts, `
		476**,2*,3,3
		476**,2*,4,4
		476**,2*,5,5
		4790*,>=40,6,6
		4790*,>=40,11,11
		4790*,>=40,8,8
		476**,3*,7,7
		476**,3*,9,9
		476**,3*,10,10
	`)
	if got := three.Sensitive[0].T; !near(got, 0.375) {
		t.Errorf("table 3: t is %v, want 0.375", got)
	}
	// Each class has three values with 1/3 in place of 1/9, and lacks six of 1/9:
	// (3·2/9 + 6/9) / 2.
	if got := three.Sensitive[1].T; !near(got, 2.0/3) {
		t.Errorf("table 3: the equal distance is %v, want 2/3", got)
	}
	if three.Sensitive[0].L != 3 || three.K != 3 {
		t.Errorf("table 3: k %d, l %d; want 3, 3", three.K, three.Sensitive[0].L)
	}
	five := assessTable(t, opts, `
		4767*,<=40,3,3
		4767*,<=40,5,5
		4767*,<=40,9,9
		4790*,>=40,6,6
		4790*,>=40,11,11
		4790*,>=40,8,8
		4760*,<=40,4,4
		4760*,<=40,7,7
		4760*,<=40,10,10
	`)
	if got := five.Sensitive[0].T; !near(got, 0.167) {
		t.Errorf("table 5: t is %v, want 0.167", got)
	}
	if five.Sensitive[0].Distance != "ordered" || five.Sensitive[1].Distance != "equal" || five.Sensitive[0].Values != 9 {
		t.Errorf("got %+v", five.Sensitive)
	}
}

// TestElEmam holds the three intruders, after El Emam, "Guide to the
// De-Identification of Personal Health Information", 2013, chapter 16, reckoned by
// hand: classes of 1, 2 and 5 rows, of a population where they have 4, 10 and 50.
func TestElEmam(t *testing.T) {
	opts := TableOptions{QuasiIdentifiers: []privet.Label{"AGE"}, Threshold: 0.2}
	const rows = "a\nb\nb\nc\nc\nc\nc\nc\n"
	var population []string
	for name, n := range map[string]int{"a": 4, "b": 10, "c": 50, "d": 36} {
		population = append(population, slices.Repeat([]string{name}, n)...)
	}
	r := assessTable(t, opts, rows, population...)
	// Prosecutor: 1/1 and 1/2 are above 0.2 and 1/5 is not, so three of eight
	// records; the highest is 1; three classes of eight rows.
	if want := (IntruderRisk{AtRisk: 3.0 / 8, Highest: 1, Average: 3.0 / 8}); r.Prosecutor != want {
		t.Errorf("prosecutor %+v, want %+v", r.Prosecutor, want)
	}
	// Journalist: 1/4 is above 0.2, so one record; the average is the larger of
	// 3/64 and (1/4 + 2/10 + 5/50) / 8.
	marketer := (1.0/4 + 2.0/10 + 5.0/50) / 8
	if j := r.Journalist; j == nil || !near(j.AtRisk, 1.0/8) || !near(j.Highest, 1.0/4) || !near(j.Average, max(3.0/64, marketer)) {
		t.Errorf("journalist %+v", j)
	}
	if !near(r.Marketer, marketer) || r.Population != 100 || r.PopulationEstimated {
		t.Errorf("marketer %v of %d, want %v of 100", r.Marketer, r.Population, marketer)
	}
	// With the size alone each class is taken ten times.
	opts.Population = 80
	r = assessTable(t, opts, rows)
	if j := r.Journalist; j == nil || !near(j.AtRisk, 0) || !near(j.Highest, 0.1) || !near(r.Marketer, 3.0/80) || !r.PopulationEstimated {
		t.Errorf("estimated: %+v, marketer %v", j, r.Marketer)
	}
	// Without one the marketer has the table itself.
	opts.Population = 0
	if r = assessTable(t, opts, rows); r.Journalist != nil || r.Marketer != 3.0/8 {
		t.Errorf("no population: %+v, marketer %v", r.Journalist, r.Marketer)
	}
}

// slowRisk is the plain twin of the figures of a column: distributions over all
// values, class by class, as the papers define them.
func slowRisk(classes, values []string, ordered bool) (l int, t float64) {
	var order []string
	for _, v := range values {
		if !slices.Contains(order, v) {
			order = append(order, v)
		}
	}
	slices.SortFunc(order, func(a, b string) int {
		var x, y float64
		fmt.Sscan(a, &x)
		fmt.Sscan(b, &y)
		return int(x - y)
	})
	share := func(class string) []float64 {
		p, n := make([]float64, len(order)), 0.0
		for i, v := range values {
			if class == "" || classes[i] == class {
				p[slices.Index(order, v)]++
				n++
			}
		}
		for i := range p {
			p[i] /= n
		}
		return p
	}
	whole := share("")
	for _, class := range classes {
		p, different, distance, run := share(class), 0, 0.0, 0.0
		for i := range p {
			if p[i] > 0 {
				different++
			}
			run += p[i] - whole[i]
			if ordered {
				distance += math.Abs(run)
			} else {
				distance += math.Abs(p[i]-whole[i]) / 2
			}
		}
		if ordered && len(p) > 1 {
			distance /= float64(len(p) - 1)
		}
		if l == 0 || different < l {
			l = different
		}
		t = max(t, distance)
	}
	return l, t
}

func TestTableAgainstTwin(t *testing.T) {
	rng := newRand(40)
	for range 300 {
		table, err := NewTable(&TableOptions{
			QuasiIdentifiers: []privet.Label{"AGE"},
			Sensitive:        []SensitiveColumn{{Label: "SALARY", Ordered: true}, {Label: "SALARY"}},
		})
		if err != nil {
			t.Fatal(err)
		}
		var classes, values []string
		counts := map[string]int64{}
		kinds, salaries := 1+rng.IntN(6), 1+rng.IntN(12)
		for range 1 + rng.IntN(60) {
			c, v := fmt.Sprint("c", rng.IntN(kinds)), fmt.Sprint(rng.IntN(salaries))
			classes, values = append(classes, c), append(values, v)
			counts[c]++
			if err := table.Add([]string{c}, []string{v, v}); err != nil {
				t.Fatal(err)
			}
		}
		r, err := table.Reidentification()
		if err != nil {
			t.Fatal(err)
		}
		smallest := int64(math.MaxInt64)
		for _, n := range counts {
			smallest = min(smallest, n)
		}
		if r.K != smallest || r.Classes != int64(len(counts)) {
			t.Fatalf("k %d of %d classes, want %d of %d", r.K, r.Classes, smallest, len(counts))
		}
		for i, ordered := range []bool{true, false} {
			l, want := slowRisk(classes, values, ordered)
			if got := r.Sensitive[i]; got.L != int64(l) || math.Abs(got.T-want) > 1e-9 {
				t.Fatalf("%v %v: l %d, t %v; want %d, %v", classes, values, got.L, got.T, l, want)
			}
		}
	}
}

// TestTableOrder says that the order of rows changes nothing, to the last bit.
func TestTableOrder(t *testing.T) {
	opts := TableOptions{QuasiIdentifiers: []privet.Label{"AGE", "GENDER"}, Sensitive: []SensitiveColumn{{Label: "SALARY", Ordered: true}}, Population: 1000}
	rng := newRand(41)
	var lines []string
	for range 200 {
		lines = append(lines, fmt.Sprintf("%d,%d,%d", rng.IntN(20), rng.IntN(2), rng.IntN(30)))
	}
	want := assessTable(t, opts, strings.Join(lines, "\n"))
	rng.Shuffle(len(lines), func(i, j int) { lines[i], lines[j] = lines[j], lines[i] })
	if got := assessTable(t, opts, strings.Join(lines, "\n")); !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

func TestTableEdges(t *testing.T) {
	opts := TableOptions{QuasiIdentifiers: []privet.Label{"A", "B"}, Sensitive: []SensitiveColumn{{Label: "SALARY", Ordered: true}}}
	empty := assessTable(t, opts, "")
	if empty.K != 0 || empty.Rows != 0 || empty.Histogram == nil || len(empty.Sensitive) != 1 || empty.Prosecutor != (IntruderRisk{}) {
		t.Errorf("a table without rows gives %+v", empty)
	}
	// The bounds of values are part of what is compared.
	if r := assessTable(t, opts, "ab,c,1\na,bc,1\n"); r.Classes != 2 {
		t.Error("ab,c and a,bc are one class")
	}
	if r := assessTable(t, opts, "a,b,10\n a ,b,10.0\na,b,1e1\na,b,\na,b,many\n"); r.Classes != 1 || r.Sensitive[0].Values != 2 {
		t.Errorf("%d classes and %d salaries, want 1 and 2", r.Classes, r.Sensitive[0].Values)
	}
	if r := assessTable(t, opts, "a,b,-0\na,b,0\n"); r.Sensitive[0].Values != 1 {
		t.Error("0 and -0 are two salaries")
	}

	for _, bad := range []*TableOptions{
		nil, {}, {QuasiIdentifiers: []privet.Label{"A"}, Population: -1}, {QuasiIdentifiers: []privet.Label{"A"}, Threshold: math.NaN()},
		{QuasiIdentifiers: []privet.Label{"A"}, MaxClasses: -1}, {QuasiIdentifiers: make([]privet.Label, maxColumns+1)},
	} {
		var field *FieldError
		if table, err := NewTable(bad); table != nil || !errors.As(err, &field) {
			t.Errorf("%+v gives %v", bad, err)
		}
	}

	// A limit is an error, and stays one.
	const secret = "078-05-1120"
	for _, tt := range []struct{ quasi, sensitive [][]string }{
		{[][]string{{"1"}, {"2"}, {secret}}, [][]string{{""}, {""}, {""}}},
		{[][]string{{"1"}, {"1"}, {"1"}}, [][]string{{"1"}, {"2"}, {secret}}},
		{[][]string{{"1"}, {"2"}, {"2"}}, [][]string{{"1"}, {"1"}, {"2"}}},
	} {
		table, _ := NewTable(&TableOptions{QuasiIdentifiers: []privet.Label{"A"}, Sensitive: []SensitiveColumn{{Label: "B"}}, MaxClasses: 2})
		var err error
		for i := range tt.quasi {
			if err != nil {
				t.Errorf("row %d: %v", i, err)
			}
			err = table.Add(tt.quasi[i], tt.sensitive[i])
		}
		if !errors.Is(err, ErrTooLarge) || strings.Contains(err.Error(), secret) {
			t.Errorf("got %v, want ErrTooLarge", err)
		}
		if r, err := table.Reidentification(); r != nil || !errors.Is(err, ErrTooLarge) {
			t.Errorf("after the limit: %v, %v", r, err)
		}
	}
	table, _ := NewTable(&TableOptions{QuasiIdentifiers: []privet.Label{"A"}})
	if table.Add([]string{"1", "2"}, nil) == nil || table.Add([]string{"1"}, nil) == nil {
		t.Error("a row of the wrong width is counted, or one after it")
	}
}

// TestReidentificationRaises holds the grades of the factor, and that worse figures
// and fewer masked columns never lower the score.
func TestReidentificationRaises(t *testing.T) {
	risk := func(average, highest float64) *Reidentification {
		return &Reidentification{Rows: 100, QuasiIdentifiers: []privet.Label{"DOB", "ZIP_CODE"}, Prosecutor: IntruderRisk{Average: average, Highest: highest}}
	}
	weight := func(r *Reidentification, masked ...string) float64 {
		for _, f := range Explain([]string{"DOB", "ZIP_CODE"}, &Options{Reidentification: r, Masked: masked}).Factors {
			if f.Factor == "reidentification" {
				return f.Weight
			}
		}
		return 0
	}
	for _, tt := range []struct{ average, highest, want float64 }{
		{0.01, 0.09, 0}, {0.01, 0.1, 0.05}, {0.01, 1, 0.1}, {0.09, 1, 0.1}, {0.1, 1, 0.15}, {0.2, 1, 0.15}, {0.21, 1, 0.25}, {0.34, 1, 0.4}, {1, 1, 0.4},
	} {
		if got := weight(risk(tt.average, tt.highest)); got != tt.want {
			t.Errorf("average %v, highest %v: weight %v, want %v", tt.average, tt.highest, got, tt.want)
		}
	}
	// By hand: with one of two masked, (1 + 1/5) / 2 of 0.4.
	if got := weight(risk(1, 1), "dob"); got != 0.24 {
		t.Errorf("half masked: weight %v, want 0.24", got)
	}
	if got := weight(risk(1, 1), "DOB", "ZIP_CODE"); got != 0.08 {
		t.Errorf("masked: weight %v, want 0.08", got)
	}
	if err := (&Options{Reidentification: risk(2, math.NaN())}).Check(); err == nil {
		t.Error("figures that cannot be are not refused")
	}

	rng := newRand(42)
	for range lawRounds / 10 {
		labels := randomLabels(rng)
		opts := randomOptions(rng, labels)
		less, more := *opts, *opts
		a, b := rng.Float64(), rng.Float64()
		less.Reidentification, more.Reidentification = risk(min(a, b), min(a, b)), risk(max(a, b), max(a, b))
		notLower(t, Score(names(labels), opts), Score(names(labels), &less))
		notLower(t, Score(names(labels), &less), Score(names(labels), &more))
		masked := more
		masked.Masked = append(slices.Clone(more.Masked), "DOB")
		notLower(t, Score(names(labels), &masked), Score(names(labels), &more))
		if t.Failed() {
			t.Fatalf("%v with %v and %v", labels, a, b)
		}
	}
}

// TestMillionRows holds the bound of memory for 10⁶ rows of five quasi-identifiers
// in as many classes as rows, and prints the time, which a busy machine stretches.
func TestMillionRows(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("a million rows")
	}
	runtime.GC()
	before := residentMiB(t)
	start := time.Now()
	table, err := NewTable(&TableOptions{
		QuasiIdentifiers: []privet.Label{"DOB", "ZIP_CODE", "GENDER", "JOB_TITLE", "NATIONALITY"},
		Sensitive:        []SensitiveColumn{{Label: "MEDICAL_CONDITION"}},
	})
	if err != nil {
		t.Fatal(err)
	}
	row, sensitive := make([]string, 5), make([]string, 1)
	var buf []byte
	digits := func(n int) string {
		buf = fmt.Appendf(buf[:0], "%d", n)
		return string(buf)
	}
	sexes, conditions := []string{"f", "m"}, []string{"flu", "cancer", "none", "asthma"}
	for i := range 1_000_000 {
		row[0], row[1], row[2], row[3], row[4] = digits(i), digits(i%40_000), sexes[i%2], "engineer", "X"
		sensitive[0] = conditions[i%4]
		if err := table.Add(row, sensitive); err != nil {
			t.Fatal(err)
		}
	}
	r, err := table.Reidentification()
	if err != nil {
		t.Fatal(err)
	}
	took, used := time.Since(start), residentMiB(t)-before
	t.Logf("%v, %d MiB", took, used)
	if r.K != 1 || r.Classes != 1_000_000 {
		t.Errorf("k %d of %d classes", r.K, r.Classes)
	}
	if used > 300 {
		t.Errorf("%d MiB were taken, want 300 at most", used)
	}
}

// residentMiB is the memory that the process has now, as the system counts it, or
// as the runtime does where the system does not say.
func residentMiB(t *testing.T) int64 {
	f, err := os.Open("/proc/self/status")
	if err != nil {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return int64(m.Sys >> 20)
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		var kib int64
		if _, err := fmt.Sscanf(lines.Text(), "VmHWM: %d kB", &kib); err == nil {
			return kib >> 10
		}
	}
	t.Fatal("the system does not tell the memory of the process")
	return 0
}

// TestFromHistogram holds that a table of which only the sizes of classes are known has the figures of the table itself.
func TestFromHistogram(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 9))
	for _, population := range []int64{0, 10, 5000} {
		opts := TableOptions{QuasiIdentifiers: []privet.Label{"DOB", "GENDER"}, Population: population, Threshold: 0.2}
		var text strings.Builder
		for range 300 {
			fmt.Fprintf(&text, "%d,%d\n", 1950+r.IntN(60), r.IntN(2))
		}
		want := assessTable(t, opts, text.String())
		sizes := slices.Clone(want.Histogram)
		sizes = append(sizes, ClassSize{sizes[0].Size, 1}) // one of them apart from its like, and a size that nobody has
		sizes[0].Classes--
		sizes = append(sizes, ClassSize{77, 0})
		r.Shuffle(len(sizes), func(i, j int) { sizes[i], sizes[j] = sizes[j], sizes[i] })
		got, err := FromHistogram(&opts, sizes)
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("population %d: %+v and not %+v: %v", population, got, want, err)
		}
	}
	opts := &TableOptions{QuasiIdentifiers: []privet.Label{"DOB"}}
	if r, err := FromHistogram(opts, nil); err != nil || r.Rows != 0 || r.K != 0 {
		t.Errorf("no rows: %+v, %v", r, err)
	}
	for _, sizes := range [][]ClassSize{{{0, 1}}, {{1, -1}}} {
		if _, err := FromHistogram(opts, sizes); err == nil {
			t.Errorf("%v is a histogram", sizes)
		}
	}
	opts.Sensitive = []SensitiveColumn{{Label: "SALARY"}}
	if _, err := FromHistogram(opts, nil); err == nil {
		t.Error("a histogram says something of a sensitive column")
	}
}
