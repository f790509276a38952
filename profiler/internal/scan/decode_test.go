package scan

import (
	"encoding/base64"
	"math/rand/v2"
	"net/url"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler/internal/decode"
	"github.com/privet-go/privet/profiler/internal/folding"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// TestDecodings holds that each decoding says what it is. TestEveryDecoding of package profiler hides data in each.
func TestDecodings(t *testing.T) {
	hidden := []string{"percent-encoding", "character reference", "backslash escape", "full-width characters", "digits of another script",
		"invisible characters", "typographic spaces and hyphens", "base 64", "part of a web address", "end of a line"}
	for k := 1; k < len(decode.Decodings); k++ {
		if d := &decode.Decodings[k]; d.Name == "" || d.Doc == "" || d.Weight > 0 || !slices.Contains(hidden, d.Name) && k != folding.ByForm && k != folding.ByQuoted {
			t.Errorf("decoding %d is not described or not tested", k)
		}
	}
}

// plainDecode is what decodeSegments gives for text of one short line, by other
// means: the whole text is decoded, each byte with its place.
func plainDecode(s *Scanner, x *Scratch, text string, least float64) (found []spec.Candidate) {
	var y Scratch
	type place struct {
		start, end int
		changed    bool
	}
	var plain []byte
	var places []place
	var gaps []int // where something that stands for nothing was
	any := false
	for i := 0; i < len(text); {
		out, n := []byte(nil), 0
		if how := decode.LeadOf[text[i]]; how != 0 {
			out, n = decode.Decodings[how].Read(nil, text, i)
		}
		if n == 0 {
			plain, places = append(plain, text[i]), append(places, place{i, i + 1, false})
			i++
			continue
		}
		any = true
		if len(out) == 0 {
			gaps = append(gaps, len(plain))
		}
		for _, c := range out {
			plain, places = append(plain, c), append(places, place{i, i + n, true})
		}
		i += n
	}
	if !any {
		return nil
	}
	s.Collect(&y, string(plain), least)
	s.openAddresses(&y, string(plain), 0, len(plain))
	s.decodeLevel(&y, string(plain), 0, len(plain), 2)
	for _, c := range y.Candidates {
		near := slices.ContainsFunc(gaps, func(g int) bool {
			return c.Start-spec.ContextBefore*widest <= g && g <= c.End+contextAfter*widest
		})
		for i := max(0, c.Start-spec.ContextBefore*widest-1); i <= min(len(places)-1, c.End+contextAfter*widest); i++ {
			near = near || places[i].changed
		}
		if !near {
			continue
		}
		c.Start, c.End = places[c.Start].start, places[c.End-1].end
		if c.Confidence = weighed(c.Confidence, decode.Decodings[folding.ByPercent].Weight); c.Confidence >= least {
			c.Reading = 0
			found = append(found, c)
		}
	}
	return found
}

// checkPlainDecode holds decode to plainDecode on a line without base 64.
func checkPlainDecode(t *testing.T, s *Scanner, line string) {
	t.Helper()
	var fast, plain Scratch
	for _, least := range []float64{0, spec.DefaultMinConfidence} {
		s.Collect(&fast, line, least)
		fast.Candidates, fast.Reader.Long = fast.Candidates[:0], fast.Reader.Long[:0]
		fast.hidden.readings = fast.hidden.readings[:0]
		fast.Reader.escaped = fast.Reader.escaped || decode.Hides(line)
		s.decodeLevel(&fast, line, 0, len(line), 1) // and not what Decode does before it with addresses and gaps
		want := plainDecode(s, &plain, line, least)
		got := slices.Clone(fast.Candidates)
		for i := range got {
			got[i].Reading = 0
		}
		byPlace := func(a, b spec.Candidate) int {
			if a.Start != b.Start {
				return a.Start - b.Start
			}
			return byRank(&a, &b)
		}
		slices.SortFunc(got, byPlace)
		slices.SortFunc(want, byPlace)
		if !slices.Equal(got, want) {
			t.Fatalf("%q: %d candidates, unlike the %d plain ones\n%v\n%v", line, len(got), len(want), got, want)
		}
	}
}

// pieces are what texts with escapes are put together from.
var pieces = []string{
	"jane", "%40", "@", "example.com", "&#64;", "&commat;", `\u0040`, "\u200b", "%2F", "%25", "%", "&amp;", `\n`, `\\`, `\"`, `\`, " ", "-", "+", "%2B1", " 212 555 0100", "123-45-6789", "１２３",
	"４１１１", "4111", "1111", "\u00a0", "\u2011", "ssn", "ＳＳＮ", "：", "&nbsp;", "é", "\xff", "日本", "DE89", "3704004405320130", "00", "٣", "[at]", " at ", " dot ", "com", "http://", "/", "?q=", "\n",
}

// TestDecodePlain compares decode with its plain twin on random lines.
func TestDecodePlain(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	s := builtInScanner()
	for range 1000 {
		checkPlainDecode(t, s, shortLine(randomPieces(r, 12)))
	}
}

func randomPieces(r *rand.Rand, n int) string {
	var b strings.Builder
	for range n {
		b.WriteString(pieces[r.IntN(len(pieces))])
	}
	return b.String()
}

// shortLine is as much of the first line of a text as one segment takes.
func shortLine(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	n := min(len(line), decodeBefore)
	for n < len(line) && n > 0 && !utf8.RuneStart(line[n]) {
		n--
	}
	return line[:n]
}

// FuzzDecode holds decode to the plain twin.
func FuzzDecode(f *testing.F) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		f.Add(randomPieces(r, 10))
	}
	f.Fuzz(func(t *testing.T, text string) { checkPlainDecode(t, builtInScanner(), shortLine(text)) })
}

// TestDecodeFar holds that where segments are cut makes no difference: data at
// any place in a long line of escapes is found with the same confidence.
func TestDecodeFar(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("it is about one goroutine")
	}
	s := builtInScanner()
	var x Scratch
	const data = "SSN%3A%20123%2D45%2D6789"
	const unit = "%41bc "
	text := strings.Repeat(unit, 3*longestSegment/len(unit))
	var want spec.Candidate
	r := rand.New(rand.NewPCG(5, 6))
	for i := range 200 {
		at := r.IntN(len(text)/len(unit)) * len(unit)
		if i < 40 {
			at = (longestSegment/len(unit) - 20 + i) * len(unit) // around the first cut
		}
		scanOf(s, &x, text[:at]+data+" "+text[at:], spec.DefaultMinConfidence)
		found := slices.DeleteFunc(x.Kept, func(c spec.Candidate) bool { return s.Recognizers[c.Recognizer].Label != "SSN" })
		if len(found) != 1 {
			t.Fatalf("%d findings at %d", len(found), at)
		}
		got := found[0]
		got.Reading = 0
		got.Start, got.End = got.Start-at, got.End-at
		if i > 0 && got != want {
			t.Fatalf("at %d another finding: %v, want %v", at, got, want)
		}
		want = got
	}
}

// TestDecodeRange holds that the parts of a text give together what the whole
// gives.
func TestDecodeRange(t *testing.T) {
	s := builtInScanner()
	r := rand.New(rand.NewPCG(7, 8))
	for range 200 {
		text := randomPieces(r, 60)
		var whole, part Scratch
		s.Collect(&whole, text, 0.3)
		s.Decode(&whole, text, 0, len(text))
		var got []spec.Candidate
		for from := 0; from < len(text); {
			to := min(len(text), from+1+r.IntN(100))
			s.Collect(&part, text, 0.3)
			s.Decode(&part, text, from, to)
			for _, c := range part.Candidates {
				if from <= c.Start && c.Start < to {
					c.Reading = 0
					got = append(got, c)
				}
			}
			from = to
		}
		for i := range whole.Candidates {
			whole.Candidates[i].Reading = 0
		}
		byPlace := func(a, b spec.Candidate) int {
			if a.Start != b.Start {
				return a.Start - b.Start
			}
			return byRank(&a, &b)
		}
		slices.SortFunc(got, byPlace)
		slices.SortFunc(whole.Candidates, byPlace)
		if !slices.Equal(got, whole.Candidates) {
			t.Fatalf("%q: %d candidates in parts, %d in the whole", text, len(got), len(whole.Candidates))
		}
	}
}

// TestNesting holds that decode.Decodings are opened inside each other as deep as
// deepestNesting says, and no deeper.
func TestNesting(t *testing.T) {
	s := builtInScanner()
	var x Scratch
	text := "jane.doe@example.com"
	for depth := range deepestNesting + 2 {
		scanOf(s, &x, "x="+text+" ", spec.DefaultMinConfidence)
		if want := depth <= deepestNesting; (len(x.Kept) == 1 && s.Recognizers[x.Kept[0].Recognizer].Label == "EMAIL_ADDRESS") != want {
			t.Errorf("at depth %d: found %v", depth, x.Kept)
		}
		text = strings.ReplaceAll(url.QueryEscape(text), ".", "%2E")
	}
	long := base64.StdEncoding.EncodeToString([]byte("jane@example.com " + strings.Repeat("and so on ", decode.LongestBase64)))
	if scanOf(s, &x, long, spec.DefaultMinConfidence); len(x.Kept) != 0 {
		t.Error("a token over the limit is opened")
	}
}

// TestOtherScripts holds that text in another script is not decoded at all.
func TestOtherScripts(t *testing.T) {
	for _, text := range []string{
		"ภาษาไทยเป็นภาษาที่มีระดับเสียงของคำแน่นอน", "日本語の文章、そして「引用」。終わり！（はい）", "中文，标点：符号；结束。2023年，100人", "می\u200cخواهم کتاب\u200cها را ببینم", "क्\u200dष हिन्दी में",
		"Где-то — там, 10 штук", "“Quoted” — it’s fine… 5 €", "\u2764\ufe0f\u200d🔥 👨\u200d👩\u200d👧 🎉",
	} {
		var k seeker
		k.begin(text, len(text))
		if at, end := k.next(0); at != len(text) {
			t.Errorf("%q is decoded in %q", text[at:end], text)
		}
	}
}

// BenchmarkDecode is what looking for escapes adds to a search, beside that
// search and beside one look-up a byte.
func BenchmarkDecode(b *testing.B) {
	s := builtInScanner()
	texts := []struct{ name, text string }{
		{"prose", strings.Repeat("The committee met again in the long room above the harbour and spoke of the weather, of the price of rope.\n", 700)},
		{"dense", strings.Repeat("Please write to jane.doe@example.com or call +1 212 555 0100 after lunch. The customer gave her SSN as 123-45-6789.\n", 700)},
		{"thai", strings.Repeat("ภาษาไทยเป็นภาษาที่มีระดับเสียงของคำแน่นอน ", 700)},
		{"escaped", strings.Repeat("GET /u?m=jane%40example.com&t=%2B1%20212%20555%200100 HTTP/1.1 200 and some more of that which is not\n", 700)},
		{"wide", strings.Repeat("カード４１１１－１１１１－１１１１－１１１１と", 700)},
	}
	for _, c := range texts {
		var x Scratch
		perByte := func(b *testing.B) {
			b.SetBytes(int64(len(c.text)))
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(c.text)), "ns/B")
		}
		b.Run(c.name+"/walk", func(b *testing.B) {
			for b.Loop() {
				s.Collect(&x, c.text, spec.DefaultMinConfidence)
				x.Reader.Long = x.Reader.Long[:0]
			}
			perByte(b)
		})
		b.Run(c.name+"/decode", func(b *testing.B) {
			s.Collect(&x, c.text, spec.DefaultMinConfidence)
			tokens := slices.Clone(x.Reader.Long)
			n := len(x.Candidates)
			for b.Loop() {
				x.Reader.Long = append(x.Reader.Long[:0], tokens...)
				x.Candidates = x.Candidates[:n]
				s.Decode(&x, c.text, 0, len(c.text))
			}
			perByte(b)
		})
	}
}
