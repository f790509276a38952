package profiler

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
)

// misleading are headers that speak for NONE.
var misleading = []string{"status", "code", "type", "category", "product name", "key", "sku", "version", "colour", "model", "hash", "created_at",
	"price", "department", "quantity", "row", "level", "statut", "tracking number", "статус"}

func manyOf(n int, value func(i int) string) (values []string) {
	for i := range n {
		values = append(values, value(i))
	}
	return values
}

func pickedFrom(r *rand.Rand, list string) string {
	words := strings.Split(list, "|")
	return words[r.IntN(len(words))]
}

// TestMisnamed holds that columns whose values are plainly personal are not called NONE,
// whatever their header says.
func TestMisnamed(t *testing.T) {
	longtest.Alone(t)
	p := newProfiler(t)
	r := rand.New(rand.NewPCG(41, 42))
	const first, last = "Anna|Peter|Maria|Ivan|Sofia|Mehmet|Olga|Pedro|Giulia|Lars|Noah|Zofia|Hugo", "Rossi|Kowalski|García|Silva|Jensen|Ivanov|Dubois|Nagy|Popescu|Smith|Johnson|López|Schneider"
	pesel := func() string {
		d := fmt.Sprintf("%02d%02d%02d%04d", 50+r.IntN(50), 1+r.IntN(12), 1+r.IntN(28), r.IntN(10000))
		return string(withWeights(d, 1, 3, 7, 9))
	}
	for name, value := range map[string]func() string{
		"names":        func() string { return pickedFrom(r, first) + " " + pickedFrom(r, last) },
		"names turned": func() string { return pickedFrom(r, last) + ", " + pickedFrom(r, first) },
		"given names":  func() string { return pickedFrom(r, first) },
		"Japanese names": func() string {
			return pickedFrom(r, "佐藤|鈴木|高橋|田中|渡辺") + pickedFrom(r, "太郎|花子|健一|美咲|翔太")
		},
		"e-mail": func() string {
			return fmt.Sprintf("%s%d@example.org", strings.ToLower(pickedFrom(r, "Anna|Ivan|Olga")), r.IntN(1000))
		},
		"name and e-mail": func() string { return fmt.Sprintf("%s <a%d@example.org>", pickedFrom(r, first), r.IntN(1000)) },
		"objects":         func() string { return fmt.Sprintf(`{"name":%q,"n":%d}`, pickedFrom(r, first), r.IntN(1000)) },
		"PESEL":           pesel,
		"SSN":             func() string { return fmt.Sprintf("%03d-%02d-%04d", 1+r.IntN(600), 1+r.IntN(99), 1+r.IntN(9999)) },
		"addresses":       func() string { return fmt.Sprintf("Hauptstraße %d, %05d Berlin", 1+r.IntN(99), 10000+r.IntN(4000)) },
		"diseases":        func() string { return pickedFrom(r, "Asthma|Hypertension|Migraine|Depression|Breast cancer|Epilepsy") },
		"religions":       func() string { return pickedFrom(r, "Catholic|Muslim|Jewish|Hindu|Buddhist|Protestant") },
		"sexes":           func() string { return pickedFrom(r, "male|female") },
	} {
		values := manyOf(40, func(int) string { return value() })
		for _, header := range misleading {
			if got := p.Columns([]Column{{Name: header, Values: values}})[0]; got.Label == privet.None {
				t.Errorf("%s under %q are NONE (%.2f)", name, header, got.Confidence)
			}
		}
	}
}

// TestTimedUUIDs holds that UUIDs which tell a machine are found, and others are not.
func TestTimedUUIDs(t *testing.T) {
	p := newProfiler(t)
	r := rand.New(rand.NewPCG(43, 44))
	uuid := func(version, node uint64) func(int) string {
		return func(int) string {
			return fmt.Sprintf("%08x-%04x-%x%03x-%04x-%012x", r.Uint32(), r.Uint32()>>16, version, r.Uint32()>>20, 0x8000|r.Uint32()>>18, node|r.Uint64()>>40)
		}
	}
	for _, c := range []struct {
		header string
		value  func(int) string
		want   []privet.Label
		reason string
	}{
		{"visit", uuid(1, 0x001A2B000000), []privet.Label{"DEVICE_ID"}, "it holds the address of a machine, and a time"},
		{"order_id", uuid(1, 0x001A2B000000), []privet.Label{"DEVICE_ID"}, "whatever it is called"},
		{"col_7", uuid(6, 0x001A2B000000), []privet.Label{"DEVICE_ID"}, "version 6 has the same fields in another order"},
		{"user_id", uuid(1, 0x001A2B000000), []privet.Label{"CUSTOMER_ID"}, "the header says more"},
		{"order_id", uuid(1, 0x010000000000), []privet.Label{privet.None}, "the node is a random number"},
		{"order_id", uuid(4, 0x001A2B000000), []privet.Label{privet.None}, "version 4 is random throughout"},
		{"order_id", uuid(7, 0x001A2B000000), []privet.Label{privet.None}, "version 7 holds a time alone"},
	} {
		for _, n := range []int{4, 40} {
			if got := p.Columns([]Column{{Name: c.header, Values: manyOf(n, c.value)}})[0]; !slices.Contains(c.want, got.Label) {
				t.Errorf("%s of %d values is %s (%.2f), want %s: %s", c.header, n, got.Label, got.Confidence, c.want, c.reason)
			}
		}
	}
}

// TestLeftOutKinds holds that the header of a kind which is not looked for makes no
// column NONE.
func TestLeftOutKinds(t *testing.T) {
	left := slices.DeleteFunc(Recognizers(), func(r Recognizer) bool {
		return slices.Contains([]privet.Label{"EMAIL_ADDRESS", "SALARY", "RELIGION", "CUSTOMER_ID"}, r.Label)
	})
	p := newOwn(t, Options{Recognizers: left, WithoutBuiltIn: true})
	for header, value := range map[string]func(int) string{
		"email":       func(i int) string { return fmt.Sprintf("anna%d@example.org", i) },
		"salary":      func(i int) string { return fmt.Sprint(30000 + 137*i) },
		"Gehalt":      func(i int) string { return fmt.Sprint(30000 + 137*i) },
		"religion":    func(i int) string { return []string{"none", "other"}[i%2] },
		"customer_id": func(i int) string { return fmt.Sprintf("C-%05d", 10000+i) },
	} {
		got := must(p.ColumnsWith([]Column{{Name: header, Values: manyOf(30, value)}}, &Query{Explain: true}))[0]
		if got.Label == privet.None {
			t.Errorf("%s is NONE (%.2f) where it is not looked for", header, got.Confidence)
		}
	}
	if got := p.Columns([]Column{{Name: "order_id", Values: manyOf(30, func(i int) string {
		return fmt.Sprintf("ORD-%05d",
			i)
	})}})[0]; got.Label != privet.None {
		t.Errorf("order_id is %s", got.Label)
	}
}

// TestBirths holds that years of births are told where there are names beside them.
func TestBirths(t *testing.T) {
	p := newProfiler(t)
	r := rand.New(rand.NewPCG(45, 46))
	years := func(from, to int) []string {
		return manyOf(30, func(int) string { return fmt.Sprint(from + r.IntN(to-from)) })
	}
	names := Column{Name: "last_name", Values: manyOf(30, func(int) string {
		return pickedFrom(r,
			"Rossi|Kowalski|García|Silva|Jensen|Ivanov|Dubois|Nagy|Smith")
	})}
	things := Column{Name: "product_id", Values: manyOf(30, func(i int) string { return fmt.Sprint(100 + i) })}
	for _, c := range []struct {
		header string
		values []string
		beside Column
		want   []privet.Label
	}{
		{"", years(1940, 2006), names, []privet.Label{"DOB"}},
		{"col_3", years(1940, 2006), names, []privet.Label{"DOB"}},
		{"year", years(1940, 2006), names, []privet.Label{"DOB", privet.Unknown}},
		{"birth", years(1940, 2006), names, []privet.Label{"DOB"}},
		{"col_3", years(2015, 2026), names, []privet.Label{privet.None}},
		{"year", years(1940, 2006), things, []privet.Label{privet.None}},
		{"col_3", years(1940, 2006), things, []privet.Label{privet.None, privet.Unknown}},
	} {
		if got := p.Columns([]Column{c.beside, {Name: c.header, Values: c.values}})[1]; !slices.Contains(c.want, got.Label) {
			t.Errorf("%q of %s beside %s is %s (%.2f), want %s", c.header, c.values[:3], c.beside.Name, got.Label, got.Confidence, c.want)
		}
	}
}

// TestHeadersInDoubt holds what becomes of headers of a few letters and of bare words,
// which may stand for several things.
func TestHeadersInDoubt(t *testing.T) {
	p := newProfiler(t)
	r := rand.New(rand.NewPCG(47, 48))
	dates := manyOf(30, func(int) string { return fmt.Sprintf("%d-%02d-%02d", 2015+r.IntN(10), 1+r.IntN(12), 1+r.IntN(28)) })
	words := manyOf(30, func(int) string { return pickedFrom(r, "urgent|elective|newborn|trauma") })
	for _, c := range []struct {
		header string
		values []string
		want   []privet.Label
	}{
		{"admission", dates, []privet.Label{"DATE_TIME"}},
		{"discharge", dates, []privet.Label{"DATE_TIME"}},
		{"visit", dates, []privet.Label{"DATE_TIME"}},
		{"wedding", dates, []privet.Label{"DATE_TIME"}},
		{"hr_dt", dates, []privet.Label{"DATE_TIME"}},
		{"退院", dates, []privet.Label{"DATE_TIME"}},
		{"created_at", dates, []privet.Label{privet.None}},
		{"due", dates, []privet.Label{privet.None, privet.Unknown}},
		{"admission", words, []privet.Label{privet.None, privet.Unknown}},
		{"departure", dates, []privet.Label{"DATE_TIME"}},
		{"stat", manyOf(30, func(int) string { return pickedFrom(r, "open|closed|pending") }), []privet.Label{privet.None, privet.Unknown}},
		{"stat", manyOf(30, func(int) string { return pickedFrom(r, "Česko|Slovensko|Polsko|Německo|Rakousko") }), []privet.Label{"COUNTRY"}},
		{"lng", manyOf(30, func(int) string { return pickedFrom(r, "de|en|fr|pl") }), []privet.Label{privet.None, privet.Unknown}},
		{"ms", manyOf(30, func(int) string { return fmt.Sprint(r.IntN(900)) }), []privet.Label{privet.None, privet.Unknown}},
		{"ms", manyOf(30, func(int) string { return pickedFrom(r, "married|single|divorced|widowed") }), []privet.Label{"MARITAL_STATUS"}},
	} {
		beside := Column{Name: "first_name", Values: manyOf(30, func(int) string { return pickedFrom(r, "Anna|Ivan|Olga|Pedro|Giulia") })}
		if got := p.Columns([]Column{beside, {Name: c.header, Values: c.values}})[1]; !slices.Contains(c.want, got.Label) {
			t.Errorf("%q of %q is %s (%.2f), want %s", c.header, c.values[:2], got.Label, got.Confidence, c.want)
		}
	}
}
