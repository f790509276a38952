package profiler_test

import (
	"bytes"
	"io"
	"maps"
	"math/rand/v2"
	"strings"
	"testing"
	"testing/iotest"
	"unicode"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/profiler/internal/corpus"
	"github.com/privet-go/privet/profiler/internal/tables"
)

// A looked text is of a kind.
type looked struct{ kind, text string }

// lookedTexts makes that many sentences, as many texts of two or three of them, and lists of values.
func lookedTexts(n int) (texts []looked) {
	r := rand.New(rand.NewPCG(21, 22))
	var sentences []string
	for s := range corpus.Generate(corpus.Options{Seed: 31, Number: 3 * n, Part: corpus.Test, Single: true}) {
		sentences = append(sentences, s.Text)
	}
	var columns [][]string
	for table := range tables.Generate(tables.Options{Seed: 41, Tables: n / 4, Part: tables.Test, Lists: tables.Load()}) {
		for _, c := range table.Columns {
			if c.IsPersonal() {
				columns = append(columns, c.Values)
			}
		}
	}
	pick := func() string {
		c := columns[r.IntN(len(columns))]
		return c[r.IntN(len(c))]
	}
	for i := range n {
		texts = append(texts, looked{"sentence", sentences[i]})
		joined := []string{sentences[n+r.IntN(2*n)], sentences[n+r.IntN(2*n)]}
		if i%2 == 0 {
			joined = append(joined, sentences[n+r.IntN(2*n)])
		}
		texts = append(texts, looked{"joined sentences", strings.Join(joined, " ")})
		var list []string
		if one := columns[r.IntN(len(columns))]; i%2 == 0 { // of one column
			for range 3 + r.IntN(6) {
				list = append(list, one[r.IntN(len(one))])
			}
		} else {
			for range 3 + r.IntN(6) {
				list = append(list, pick())
			}
		}
		texts = append(texts, looked{"list", strings.Join(list, []string{", ", ",", "\n", " ", "; ", "\t"}[r.IntN(6)])})
	}
	return texts
}

// left counts what is found in a masked text outside of what has been masked: findings with a letter or a digit
// there.
func left(p *profiler.Profiler, masked string, spans []masker.Span) (n int) {
	for _, f := range p.Find(masked) {
		if outside(masked, f, spans) {
			n++
		}
	}
	return n
}

func outside(masked string, f privet.Finding, spans []masker.Span) bool {
	at := f.Start
	for _, s := range append(spans, masker.Span{MaskedStart: len(masked), MaskedEnd: len(masked)}) {
		if s.MaskedStart > at && strings.ContainsFunc(masked[at:min(s.MaskedStart, f.End)], isLetterOrDigit) {
			return true
		}
		if at = max(at, s.MaskedEnd); at >= f.End {
			break
		}
	}
	return false
}

func isLetterOrDigit(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// TestSecondLook counts what is found in masked texts once more.
func TestSecondLook(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("it is about one goroutine")
	}
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := masker.New(&masker.Options{Finder: p, Classifier: p})
	if err != nil {
		t.Fatal(err)
	}
	texts, dirty, findings := map[string]int{}, map[string]int{}, map[string]int{}
	for _, x := range lookedTexts(longtest.Of(200, 2000)) {
		out, spans, err := m.AppendText(nil, x.text)
		if err != nil {
			t.Fatal(err)
		}
		texts[x.kind]++
		if n := left(p, string(out), spans); n > 0 {
			dirty[x.kind]++
			findings[x.kind] += n
		}
		restored, done := "", 0
		for _, s := range spans {
			restored += string(out[done:s.MaskedStart]) + x.text[s.Start:s.End]
			done = s.MaskedEnd
		}
		if restored+string(out[done:]) != x.text {
			t.Errorf("the spans are not those of the text %q", x.text)
		}
	}
	for kind, n := range texts {
		t.Logf("%s: %d texts, %d of them with %d findings left", kind, n, dirty[kind], findings[kind])
		// Before there was a second look, one of 20 texts had something left.
		if most := n / 200; dirty[kind] > most {
			t.Errorf("%s: %d of %d texts have something left, more than %d", kind, dirty[kind], n, most)
		}
	}
}

// TestSecondLookAtStreams holds that a stream is masked as its text, short or long, however the reads are cut.
func TestSecondLookAtStreams(t *testing.T) {
	longtest.Alone(t)
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := masker.New(&masker.Options{Finder: p, Classifier: p})
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for i, x := range lookedTexts(150) {
		b.WriteString(x.text)
		b.WriteByte(" \n"[i%2])
	}
	all := b.String()
	for b.Len() < 150<<10 {
		b.WriteString(all)
	}
	for _, text := range []string{all[:strings.LastIndexByte(all[:10<<10], '\n')], all, b.String()} {
		want, spans, err := m.AppendText(nil, text)
		if err != nil {
			t.Fatal(err)
		}
		counts := map[privet.Label]int64{}
		for _, s := range spans {
			counts[s.Label]++
		}
		for name, src := range map[string]io.Reader{
			"whole":  strings.NewReader(text),
			"bytes":  iotest.OneByteReader(strings.NewReader(text)),
			"halves": iotest.HalfReader(strings.NewReader(text)),
		} {
			var dst bytes.Buffer
			report, err := m.Text(&dst, src)
			if err != nil || dst.String() != string(want) {
				t.Errorf("%d bytes, %s: the stream differs from the whole: %v", len(text), name, err)
			}
			if !maps.Equal(report.Findings, counts) || report.Bytes != int64(len(text)) {
				t.Errorf("%d bytes, %s: %+v; want %v", len(text), name, report, counts)
			}
		}
	}
}
