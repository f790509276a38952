package tagger

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// namePieces are what chains, runs and what stands beside them are made of.
var namePieces = []string{"Anna", "Maria Schmidt", "O'Brien", "Smith-", "Jones", "McDonald", "ANNA", "A.", "Dr. ", "Mr. ", "Müller", "Łódź", "Éa", "Иван Петров", "محمد", "anna", "kowalska", "berlin", "Xyzzor", "Paris", "New York", "London",
	"Acme", "Acme & Sons", "Bank of", "University", "GmbH & Co. KG", "Inc.", "s.r.o.", " and Sons", "ООО «", "»", "„", "“", "\"", " No. 12", "ets ", "gebr. ",
	"12", "12a", "3-4", "12/3", "YO1 7HH", "90-001", "High Street", "Hauptstraße", "calle del ", "ul. ", "rue de la ", "County Road 52", "Flat 3, ", "First Floor Flat, ", "#12, ", "12 bis, ", " m. 3", ", apt 4", ", piso 3º", " 2. tv", ", escalera 12", " NW", " Road", "شارع ", "746 ",
	" is a ", " works as ", ", ", "teacher", "software engineer", "agent de sécurité", "plumber ", ", 42", " (42), ", ", lat 40, ", " | ", "\n", " ist der neue ",
	"of", "and", "the", "de", "von", "van der", "-aan-", "-aaaaaaa", "Begins", "the weather was fine", strings.Repeat("a", 39), strings.Repeat("Ab", 30), "12345678901", "worker_1", "x@y.z", "a/b", "C:\\A",
	"王小明", "王", "李建国先生", "佐藤さん", "김민수 씨", "김", "北京市", "株式会社", "有限公司", "姓名：", "职业：", "직업: ", "教師", "路12号", "あ", "、", "。", "42岁", "45세, ", "厚生労働省", "大学",
	"\xff", "\xc3", "é\x80\x80", "’", "'s", "…", "•", "  ", "\t", ". ", "! ", "? ", ": ", "(", ")", "/", "=", "*", "_"}

// pile gives random pieces, n bytes of them or more.
func pile(r *rand.Rand, n int) string {
	var b strings.Builder
	for b.Len() < n {
		b.WriteString(namePieces[r.IntN(len(namePieces))])
		if r.IntN(3) > 0 {
			b.WriteByte(' ')
		}
	}
	return b.String()
}

// TestWindow holds that nothing outside of the window of a place says anything about it.
func TestWindow(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	compared, found := 0, 0
	for range 400 {
		core := pile(r, 1600)
		one, other := pile(r, r.IntN(90)), pile(r, r.IntN(90))
		a, b := one+core+pile(r, 50), other+core+pile(r, 50)
		var x Scratch
		x.memo.off = true
		for _, s := range AppendStarts(nil, core, 0, len(core)) {
			if s.At < memoBack || !utf8.RuneStart(core[s.At]) {
				continue
			}
			end, ok := 0, true
			done := s.At - r.IntN(memoBack+1)
			run := func(before, text string) (spans []Span, to int) {
				at, done := len(before)+s.At, len(before)+done
				switch s.Kind {
				case StartCapital:
					if end, ok = x.chain.begin(text, at, done); !ok {
						return nil, 0
					}
				case StartLow:
					if end = wordEnd(text, at); !x.chain.beginLow(text, at, end, done) {
						return nil, 0
					}
				default:
					spans, to = x.appendRun(nil, text, at, done)
					x.chain.seen = to
				}
				if s.Kind != StartEast {
					spans, to = x.appendChain(nil, text, at, end, done, s.Kind)
				}
				for i := range spans {
					spans[i].Start -= len(before)
					spans[i].End -= len(before)
				}
				return spans, to - len(before)
			}
			spans, to := run(one, a)
			seen := max(to, x.chain.seen-len(one))
			for _, s := range spans {
				seen = max(seen, s.End)
			}
			if !ok || seen+memoAhead > len(core) {
				continue
			}
			compared++
			found += len(spans)
			if again, end := run(other, b); end != to || !slices.Equal(spans, again) {
				t.Fatalf("at %d of %q\nbehind %q: %v, %d\nbehind %q: %v, %d", s.At, core, one, spans, to, other, again, end)
			}
		}
	}
	if compared < 5000 || found < 5000 {
		t.Errorf("only %d places were compared, with %d spans", compared, found)
	}
}

// plain is a Scratch that takes no short way.
func plain() *Scratch {
	x := new(Scratch)
	x.memo.off = true
	return x
}

// checkTwin holds what a scratch finds to what is found without anything that it
// remembers.
func checkTwin(t *testing.T, x *Scratch, text string) {
	t.Helper()
	if got, want := tag(x, text), tag(plain(), text); !slices.Equal(got, want) {
		i := 0
		for i < min(len(got), len(want)) && got[i] == want[i] {
			i++
		}
		t.Fatalf("%q: span %d differs from the plain one\n%s\n%s", text, i, fmt.Sprint(got[i:]), fmt.Sprint(want[i:]))
	}
}

// TestMemo holds what is remembered to what is found, where the same comes again and
// again, with a little of something else between.
func TestMemo(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	var x Scratch
	for range 150 {
		unit := pile(r, 1+r.IntN(40))
		var b strings.Builder
		for range 2 + r.IntN(5) {
			b.WriteString(strings.Repeat(unit, 1+900/len(unit)))
			if r.IntN(2) > 0 {
				b.WriteString(pile(r, 1))
			}
		}
		checkTwin(t, &x, b.String())
	}
}

// TestMemoModel holds that nothing is remembered from one model for another one.
func TestMemoModel(t *testing.T) {
	other, err := NewModel(make([]byte, modelBytes))
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Repeat("We met Maria Schmidt in London. ", 100)
	var x Scratch
	first := tag(&x, text)
	x.Model = other
	want := plain()
	want.Model = other
	if got := tag(&x, text); !slices.Equal(got, tag(want, text)) || slices.Equal(got, first) {
		t.Error("another model gives what the first one gave")
	}
	x.Model = nil
	if !slices.Equal(tag(&x, text), first) {
		t.Error("the first model gives something else the second time")
	}
}
