package profiler

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/corpus"
	"github.com/privet-go/privet/profiler/internal/lex"
)

// The corpora of the benchmarks. Each rate stands beside its findings per KiB,
// since a text with many findings costs more than one with none.
var corpora = []struct{ name, text string }{
	{"prose", strings.Repeat("The committee met again in the long room above the harbour and spoke of the weather, of the price of rope, "+
		"and of the three ships that had not come back. Nobody had written anything down.\n", 400)},
	{"dense", strings.Repeat("Please write to jane.doe@example.com about the order that did not arrive, or call +1 212 555 0100 after lunch. "+
		"The customer gave her SSN as 123-45-6789 and paid with the card 4111 1111 1111 1111, which the bank had refused before. "+
		"She was born on 1985-02-03 and logs in from 192.168.1.10 most days; the account for refunds is DE89 3704 0044 0532 0130 00 as always.\n", 200)},
	{"records", strings.Repeat("Jane, jane.doe@example.com, +1 212 555 0100, SSN 123-45-6789, card 4111 1111 1111 1111, born 1985-02-03, 192.168.1.10\n", 600)},
	{"log", func() string {
		var b strings.Builder
		for i := range 800 {
			fmt.Fprintf(&b, "2024-03-%02dT10:%02d:%02d.%03dZ INFO worker-%d request id=%d status=200 bytes=%d took=%d.%dms peer=10.0.%d.%d\n",
				i%28+1, i%60, i*7%60, i%1000, i%16, 100000+i*37, i*113%90000, i%90, i%10, i%256, i*7%256)
		}
		return b.String()
	}()},
}

// BenchmarkFind isolates the search: no allocation, one goroutine.
func BenchmarkFind(b *testing.B) {
	p := newProfiler(b)
	for _, c := range corpora {
		b.Run(c.name, func(b *testing.B) {
			buf := p.Find(c.text)
			b.SetBytes(int64(len(c.text)))
			b.ReportAllocs()
			for b.Loop() {
				buf = p.AppendFind(buf[:0], c.text)
			}
			b.ReportMetric(float64(len(buf))*1024/float64(len(c.text)), "findings/KiB")
		})
	}
}

// BenchmarkLookup is the plain baseline of BenchmarkFind: one look-up in a table
// for each byte and nothing else.
func BenchmarkLookup(b *testing.B) {
	for _, c := range corpora {
		b.Run(c.name, func(b *testing.B) {
			b.SetBytes(int64(len(c.text)))
			sum := 0
			for b.Loop() {
				sum += lookupAll(c.text)
			}
			if sum == 0 {
				b.Fatal("nothing was looked up")
			}
		})
	}
}

// BenchmarkFindVaried is BenchmarkFind for sentences that do not come again, many of which
// name people, places and organisations: in English, and in all languages of the generator.
func BenchmarkFindVaried(b *testing.B) {
	p := newProfiler(b)
	for name, languages := range map[string][]string{"English": {"en"}, "all": nil} {
		b.Run(name, func(b *testing.B) {
			var text strings.Builder
			for s := range corpus.Generate(corpus.Options{Seed: 1, Number: 3000, Languages: languages, Clean: true}) {
				text.WriteString(s.Text + "\n")
			}
			buf := p.Find(text.String())
			b.SetBytes(int64(text.Len()))
			b.ReportAllocs()
			for b.Loop() {
				buf = p.AppendFind(buf[:0], text.String())
			}
			b.ReportMetric(float64(len(buf))*1024/float64(text.Len()), "findings/KiB")
		})
	}
}

// plainTexts are sentences of several languages, and other texts, in which nothing personal stands.
var plainTexts = []struct{ name, text string }{
	{"English", "The service processes incoming requests and stores the results in a queue. When the queue is full, new requests are rejected with an error.\n"},
	{"lower case", "the committee met again in the long room above the harbour and spoke of the weather, and nobody had written anything down\n"},
	{"German", "Die Sitzung begann am Morgen und dauerte bis zum Abend. Niemand hatte etwas aufgeschrieben, und die Schiffe waren noch nicht zurück.\n"},
	{"French", "La réunion a commencé le matin et a duré jusqu'au soir. Personne n'avait rien écrit, et les bateaux n'étaient pas encore revenus au port.\n"},
	{"Polish", "Komitet zebrał się ponownie w długiej sali nad portem i mówił o pogodzie, o cenie liny i o trzech statkach, które nie wróciły.\n"},
	{"Russian", "Комитет снова собрался в длинной комнате над гаванью и говорил о погоде, о цене верёвки и о трёх кораблях, которые не вернулись.\n"},
	{"Arabic", "اجتمعت اللجنة مرة أخرى في الغرفة الطويلة فوق الميناء وتحدثت عن الطقس وعن سعر الحبل وعن السفن الثلاث التي لم تعد.\n"},
	{"Hindi", "समिति फिर से बंदरगाह के ऊपर लंबे कमरे में मिली और मौसम, रस्सी की कीमत और उन तीन जहाजों के बारे में बात की जो वापस नहीं आए थे।\n"},
	{"Chinese", "委员会再次在港口上方的长房间里开会，谈论了天气、绳子的价格以及没有回来的三艘船。没有人写下任何东西。\n"},
	{"Japanese", "委員会は再び港の上の長い部屋に集まり、天気や縄の値段、そして戻ってこなかった三隻の船について話した。\n"},
	{"Korean", "위원회는 항구 위의 긴 방에서 다시 모여 날씨와 밧줄 값, 그리고 돌아오지 않은 세 척의 배에 대해 이야기했다.\n"},
	{"HTML", "<div class=\"card\"><h2>Opening hours</h2><p>The shop is open from nine to five on all days but Sunday.</p><a href=\"/about/hours\">more</a></div>\n"},
	{"JSON", "{\"id\": 17, \"status\": \"open\", \"total\": 88.5, \"items\": [{\"sku\": \"AB-12\", \"qty\": 2}], \"note\": \"left at the desk\"}\n"},
}

// BenchmarkFindPlain is BenchmarkFind for texts without findings, and for the licence of this
// module, which is a text as people write it.
func BenchmarkFindPlain(b *testing.B) {
	p := newProfiler(b)
	licence, err := os.ReadFile("../LICENSE")
	if err != nil {
		b.Fatal(err)
	}
	plainTexts := append(slices.Clip(plainTexts), struct{ name, text string }{"licence", string(licence)})
	for _, c := range plainTexts {
		b.Run(c.name, func(b *testing.B) {
			text := strings.Repeat(c.text, 70000/len(c.text))
			buf := p.Find(text)
			b.SetBytes(int64(len(text)))
			b.ReportAllocs()
			for b.Loop() {
				buf = p.AppendFind(buf[:0], text)
			}
			b.ReportMetric(float64(len(buf))*1024/float64(len(text)), "findings/KiB")
		})
	}
}

// documentSize is how large the documents of a batch are, in bytes.
const documentSize = 4 << 10

// BenchmarkDocuments is BenchmarkFind for a batch of small documents, each of
// which is searched by itself.
func BenchmarkDocuments(b *testing.B) {
	p := newProfiler(b)
	for _, c := range corpora {
		b.Run(c.name, func(b *testing.B) {
			var buf []privet.Finding
			found := 0
			b.SetBytes(int64(len(c.text)))
			b.ReportAllocs()
			for b.Loop() {
				found = 0
				for from := 0; from < len(c.text); from += documentSize {
					buf = p.AppendFind(buf[:0], c.text[from:min(len(c.text), from+documentSize)])
					found += len(buf)
				}
			}
			b.ReportMetric(float64(found)*1024/float64(len(c.text)), "findings/KiB")
		})
	}
}

// BenchmarkParallel is BenchmarkDocuments on all cores with one Profiler.
func BenchmarkParallel(b *testing.B) {
	p := newProfiler(b)
	for _, c := range corpora {
		b.Run(c.name, func(b *testing.B) {
			b.SetBytes(int64(len(c.text)))
			b.RunParallel(func(pb *testing.PB) {
				var buf []privet.Finding
				for pb.Next() {
					for from := 0; from < len(c.text); from += documentSize {
						buf = p.AppendFind(buf[:0], c.text[from:min(len(c.text), from+documentSize)])
					}
				}
			})
		})
	}
}

// BenchmarkCell is BenchmarkFind for single values.
func BenchmarkCell(b *testing.B) {
	p := newProfiler(b)
	for _, v := range []string{"jane.doe@example.com", "4111 1111 1111 1111", "Jane Doe", "123-45-6789", "hello world", "1985-02-03", "1234567"} {
		b.Run(v, func(b *testing.B) {
			var buf []privet.Finding
			for b.Loop() {
				buf = p.AppendFind(buf[:0], v)
			}
		})
	}
}

// BenchmarkCellNames is BenchmarkCell for names of people of which none comes again soon, so that
// nothing is remembered of them.
func BenchmarkCellNames(b *testing.B) {
	p := newProfiler(b)
	var names []string
	for s := range corpus.Generate(corpus.Options{Seed: 1, Number: 6000, Languages: []string{"en"}}) {
		for _, f := range s.Spans {
			if f.Label == "PERSON" {
				names = append(names, s.Text[f.Start:f.End])
			}
		}
	}
	var buf []privet.Finding
	for i := 0; b.Loop(); i++ {
		buf = p.AppendFind(buf[:0], names[i%len(names)])
	}
}

// BenchmarkAdversarial is BenchmarkFind for texts that are made to be slow, for
// 1 MiB and for 4 MiB of each.
func BenchmarkAdversarial(b *testing.B) {
	p := newProfiler(b)
	for _, unit := range slices.Concat(worstUnits, repetitions) {
		for _, mib := range []int{1, 4} {
			text := strings.Repeat(unit, mib<<20/len(unit))
			b.Run(fmt.Sprintf("%dMiB/%q", mib, unit), func(b *testing.B) {
				buf := p.Find(text)
				b.SetBytes(int64(len(text)))
				for b.Loop() {
					buf = p.AppendFind(buf[:0], text)
				}
				b.ReportMetric(float64(len(buf))*1024/float64(len(text)), "findings/KiB")
			})
		}
	}
}

// BenchmarkAdversarialNames is BenchmarkAdversarial for rows of words of the lists.
func BenchmarkAdversarialNames(b *testing.B) {
	p := newProfiler(b)
	for _, list := range []string{"given", "family", "places", "organizations", "streets"} {
		for _, mib := range []int{1, 4} {
			text := listText(rand.New(rand.NewPCG(1, 1)), list, " ", mib<<20)
			b.Run(fmt.Sprintf("%dMiB/%s", mib, list), func(b *testing.B) {
				buf := p.Find(text)
				b.SetBytes(int64(len(text)))
				for b.Loop() {
					buf = p.AppendFind(buf[:0], text)
				}
				b.ReportMetric(float64(len(buf))*1024/float64(len(text)), "findings/KiB")
			})
		}
	}
}

func lookupAll(text string) (sum int) {
	for i := range len(text) {
		sum += int(lex.Classes[text[i]])
	}
	return sum
}

// BenchmarkColumns is one table of five columns with forty values each.
func BenchmarkColumns(b *testing.B) {
	p := newProfiler(b)
	cols := []Column{{Name: "name"}, {Name: "email"}, {Name: "dob"}, {Name: "card"}, {Name: "amount"}}
	for i := range 40 {
		cols[0].Values = append(cols[0].Values, "Jane Doe")
		cols[1].Values = append(cols[1].Values, fmt.Sprintf("user%d@example.com", i))
		cols[2].Values = append(cols[2].Values, fmt.Sprintf("1985-02-%02d", i%28+1))
		cols[3].Values = append(cols[3].Values, "4111111111111111")
		cols[4].Values = append(cols[4].Values, fmt.Sprintf("%d.50", i))
	}
	b.ReportAllocs()
	for b.Loop() {
		p.Columns(cols)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/200, "ns/value")
}

// BenchmarkColumnsScan is the plain baseline of BenchmarkColumns: the same
// values, each only looked at byte by byte.
func BenchmarkColumnsScan(b *testing.B) {
	values := make([]string, 200)
	for i := range values {
		values[i] = fmt.Sprintf("user%d@example.com", i)
	}
	sum := 0
	for b.Loop() {
		for _, v := range values {
			sum += lookupAll(v)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/200, "ns/value")
	if sum == 0 {
		b.Fatal("nothing was looked up")
	}
}

// BenchmarkNew is what a program pays for each further one.
func BenchmarkNew(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := New(nil); err != nil {
			b.Fatal(err)
		}
	}
}

var benchLabels = []struct {
	label privet.Label
	value string
}{
	{"EMAIL_ADDRESS", "jane.doe@example.com"}, {"CREDIT_CARD", "4111 1111 1111 1111"}, {"IBAN", "DE89370400440532013000"}, {"SSN", "123-45-6789"},
}

func BenchmarkValid(b *testing.B) {
	for _, c := range benchLabels {
		b.Run(string(c.label), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if !Valid(c.label, c.value) {
					b.Fatal("not valid")
				}
			}
		})
	}
}

// BenchmarkFindWith sets FindWith for one label beside Find, for texts of 4 KiB that hold
// much, a little and nothing.
func BenchmarkFindWith(b *testing.B) {
	p := newProfiler(b)
	q := &Query{Labels: []privet.Label{"EMAIL_ADDRESS"}}
	for _, c := range corpora {
		text := c.text[:4<<10]
		b.Run(c.name+"/Find", func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			b.ReportAllocs()
			for b.Loop() {
				p.Find(text)
			}
		})
		b.Run(c.name+"/FindWith", func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			b.ReportAllocs()
			for b.Loop() {
				p.FindWith(text, q)
			}
		})
	}
}
