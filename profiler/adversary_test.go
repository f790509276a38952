package profiler

import (
	"cmp"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/samples"
	"github.com/privet-go/privet/profiler/internal/scan"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordlists"
)

// This file looks for the texts that take longest: it repeats what leads to
// something, joins the slowest of it in twos and threes, changes it a byte at a time,
// puts long runs behind it, and shuffles rows of words of the lists. What it has found
// is in worstUnits:
//
//	go test ./profiler -run SearchAdversary -v -adversary 10m -timeout 20m

// worstUnits are the slowest of what TestSearchAdversary has found with three seeds, one
// of those that are alike: repetitions of them are the worst that is known. Most have
// digits of another script on short lines, each of which is decoded and searched again.
var worstUnits = []string{
	"C \n\xcdA.۴1 ", "ת-\n.ז.\xfcA-\xcdA.۴1 ", "身份证\xc3\xe4A\nａ1 \x841 é\xceA", "ａ1'\xc71 \n\xd0A'C ",
	"۴1 -\xfdA\xf0\x9d\x8f\n\xc2A1法人番号 =%", "३1 \n\xafA'驾照=\xa6A'\xa81 ", "߀\x80\xb01 :\xf71@c.c/\x9d1 \xafA-߀\x80/\xf71 -HRa1",
	"HRA1 \n٣1  驾照", "法人\xe7\x95号\n\xd51 ٣", "旅券\n１１ =ילידת", "A\n\xf71  @c.c /\x9d1 \xafA-߀\x80", "—A é\xbb1 .\xb7A-HRa1’\xd6A'๕1 ",
	"\xfdA.߀\x80é\xd21", "𝐀\xff1 ", "\x9cA=٣1 (\xdd1 ’\xa6A'\xa81 ", "sarà ", "c.c ", "HRa1 ", "٣1 ", "postgres://a:b@ éＡ1 ",

	// One word of a list over and over, with what leads to most behind it.
	"医生", "王N", "Ш ", "Православной ", "Επάγγελμα ", "宗教信仰", "номер1 ", "普通1 ", "رقم A", "רח' ", "rč\n", "ＡA\n", "é-", "cetățenia ", "szül. ",
	"as ", "nurse ", "din ", "cuba\n", "CA\n", "PL-", "N'", ".N", "sss no1 ", "1111 AA\n", "AA 11 11 11 A-", "B-AB 1 ", "HRA 00000, ", "11 A 111, ", "Jan 1 1 ", "%C3%A9\n",

	// Letters between bytes that begin no rune, and words that much is asked about for want
	// of what ends it.
	"Y\xff", "\xffD", "é\xff", "\xd7  A", ",Ж", "Ж;", "n.", "Д.р, ", "血型 A", "生1 ", "出生于", "车牌号1 ", "iän\n", "HRa1\n", "SK\n", "@D", "née ", "王R", "𝐀A\n", "F(",

	// What a longer search has found: mixtures, beginnings without an end, and rows that are
	// gone back over.
	"din ålder =𝐀.𝐀 @&F-.D’ كم عمرك /出生于(arà :&B д.р @何歳 Г.р , &C年\xe9\xbe-\x84.רח' ",
	"tassista ’a4 4aa @𝐀1 ,出生于.din éпасоша\xff`IA 8560 MM` \xffn.º s.s =𝐀𝐀 '𝐀1 ,出生于 & lái xe é，A`IA 8560 MM` 한A,．A,{Pé.D-pwé.B(Д.р  רח' (𝐀A , רח' '何歳 +几岁 .𝐀𝐀 , ａ1 =, ת.ז +．A,{Pé.D",
	"-----BEGIN PRIVATE KEY-----\n", "gAA A A A A A A A A A A A A A A ", "a4 4aa ",

	// Tokens of letters and digits beside words that only look as if they spoke of them, short lines
	// of which each is decoded, and rows of single letters and of single digits.
	".c/۴1 /アA a444aa\xffmeid dec", "a444aa meid dec ", "&D\xe2\x80\xff\x99Jan 1 ,۴A\xffרח' (Д.р ’д.р =\xc1A\nq", "\xe7\x8bA-HRa 4 \xffHRa1 \nHRA 0 (ת.ז  р.н @＠1 +HRA11 ", "＠A.HRA11  HRa4 ",
	"\U000e0041A", "اA A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A ", "nigerian plate1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:-۴1 +Р.н ",
}

var (
	adversarySearch = flag.Duration("adversary", 0, "how long TestSearchAdversary looks for slow texts")
	adversarySeed   = flag.Uint64("adversary-seed", 1, "what TestSearchAdversary draws from")
)

// adversarySize is how long, in bytes, a text is of which the search measures the
// time: more than is remembered of one stretch for the next.
const adversarySize = 16 << 10

// spanning repeats a unit to a length.
func spanning(unit string, size int) string {
	return strings.Repeat(unit, max(1, size/len(unit)))
}

// samplesOf gives values that a pattern of a shape describes.
func samplesOf(pattern string) []string {
	of := func(digit, letter, either byte) string {
		return strings.Map(func(r rune) rune {
			switch r {
			case '9':
				return rune(digit)
			case 'A':
				return rune(letter)
			case 'X':
				return rune(either)
			}
			return r
		}, pattern)
	}
	return []string{of('1', 'A', 'B'), of('0', 'A', '2'), of('4', 'a', 'b')}
}

// adversaryTokens are what leads to something in the recognizers, and what is read
// closer than other text.
func adversaryTokens(s *scan.Scanner) []string {
	var tokens []string
	add := func(list ...string) { tokens = append(tokens, list...) }
	for c := range 256 {
		add(string([]byte{byte(c)}), string([]byte{byte(c), 'A'}), string([]byte{byte(c), '1'}), string([]byte{byte(c), ' '}))
	}
	for _, r := range s.Recognizers {
		add(r.Context...)
		if len(r.Headers) > 0 {
			add(r.Headers[0])
		}
		for _, shape := range r.Shapes {
			add(samplesOf(shape.Pattern)...)
		}
		if example := samples.ExampleOf(r); example != "" {
			add(example)
		}
		for _, t := range r.Triggers {
			add(t.Gate.Words...)
			for _, tail := range t.Gate.Tails {
				add("A" + tail)
			}
			for _, h := range t.Gate.Heads {
				for _, w := range samplesOf(strings.ReplaceAll(h, "*", "é")) {
					add(w, w+"a1", w+"A1B2C3D4", w+"12345678")
				}
			}
			if t.Char != 0 {
				for c := range byte(0x80) {
					if then := spec.ThenSet(t.Gate.Then); then[c/64]>>(c%64)&1 == 1 && (t.Gate.Then != "" || c == 'A' || c == '1') {
						add(string([]byte{t.Char, c}))
					}
				}
			}
			if t.Length > 0 {
				add(strings.Repeat("1", t.Length), strings.Repeat("A", t.Length), strings.Repeat("a", t.Length))
			}
		}
	}
	add(repetitions...)
	add("%41", "%C3%A9", "%2B1", "&#65;", "&#x41;", "&amp;", "&commat;", `\u0041`, `\u00e9`, `\n`, `\"`, "\u200b", "\u200d", "\u00ad", "\ufeff", "\u2060",
		"[at]", " [at] ", " dot ", "(dot)", "amFuZS5kb2VAZXhhbXBsZS5jb20", "amFuZS5kb2VAZXhhbXBsZS5jb20=", "QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVo", "+AGE-", "=C3=A9")
	for _, r := range "áéøłşßæĀĲΑλЖщЯあアㄅ王한ไทยहिনاש٣۴३๕１Ａ＠ａ。．，、’‘“”«»–—・\u00a0\u3000\u0301\u0338ŻǅℝⅣ①½²🙂👍𝟏𝐀𐀀\U000e0041\ufffd" {
		add(string(r), string(r)+"1", string(r)+"A", string(r)+" ", string(r)+string(r)+" ")
	}
	for c := 0x80; c < 0x100; c++ {
		add(string([]byte{byte(c), 0x80}), string([]byte{byte(c), 0x80, 0x80}), string([]byte{byte(c), 0xbf, 'a'}))
	}
	add("Jane", "jane", "JANE", "Doe", "Smith", "Müller", "García", "O'Brien", "van", "de", "von", "al-", "bin", "Mr.", "Dr.", "Jr.", "Mrs", "Inc.",
		"GmbH", "& Co.", "Ltd", "University of", "Bank",
		"London", "New York", "Saint", "Straße", "Hauptstraße", "Street", "Avenue", "Rue", "Via", "Ulica", "улица", "д.", "кв.", "市", "区", "路", "号", "さん", "様", "씨", "先生", "محمد", "عبد", "بن", "שלום", "கண்ணன்", "สมชาย", "นาย",
		"Иван", "Петрович", "Иванова", "ООО", "Γιώργος", "Պետրոս", "გიორგი", "राम", "শেখ")
	slices.Sort(tokens)
	return slices.DeleteFunc(slices.Compact(tokens), func(s string) bool { return s == "" })
}

// listText is a row of words of a list, drawn at random: no word comes back soon, so that
// nothing that is remembered of it helps.
func listText(rng *rand.Rand, list, joint string, size int) string {
	seq, err := wordlists.Rows(list)
	if err != nil {
		panic(err)
	}
	rows := slices.Collect(seq)
	var b strings.Builder
	for b.Len() < size {
		b.WriteString(rows[rng.IntN(len(rows))].Word)
		b.WriteString(joint)
	}
	return b.String()
}

// An adversary knows what texts cost.
type adversary struct {
	p        *Profiler
	buf      []privet.Finding
	baseline float64 // of a look-up, in nanoseconds for a byte
	known    map[string]float64
}

// cost gives the least of some times that the search of a text takes, in nanoseconds for
// a byte.
func (a *adversary) cost(text string, times int) float64 {
	least := time.Duration(1 << 62)
	for range times {
		start := time.Now()
		a.buf = a.p.AppendFind(a.buf[:0], text)
		least = min(least, time.Since(start))
	}
	return float64(least.Nanoseconds()) / float64(len(text))
}

// costOf is the cost of repetitions of a unit.
func (a *adversary) costOf(unit string) float64 {
	if c, ok := a.known[unit]; ok {
		return c
	}
	c := a.cost(spanning(unit, adversarySize), 2)
	if c > 60*a.baseline {
		c = min(c, a.cost(spanning(unit, adversarySize), 2))
	}
	a.known[unit] = c
	return c
}

// TestSearchAdversary looks for the texts that take longest.
func TestSearchAdversary(t *testing.T) {
	if *adversarySearch == 0 {
		t.Skip("it takes as long as -adversary says")
	}
	a := &adversary{p: newProfiler(t), known: map[string]float64{}}
	plain := spanning(corpora[0].text, 1<<20)
	least := time.Duration(1 << 62)
	for range 20 {
		start := time.Now()
		if lookupAll(plain) == 0 {
			t.Fatal("nothing was looked up")
		}
		least = min(least, time.Since(start))
	}
	a.baseline = float64(least.Nanoseconds()) / float64(len(plain))
	deadline := time.Now().Add(*adversarySearch)
	rng := rand.New(rand.NewPCG(*adversarySeed, 1))

	tokens := adversaryTokens(a.p.scanner)
	byCost := func(x, y string) int { return cmp.Compare(a.known[y], a.known[x]) }
	for _, w := range tokens {
		a.costOf(w)
		a.costOf(w + " ")
	}
	t.Logf("%d units alone; a look-up takes %.3f ns", len(a.known), a.baseline)
	joints := []string{"", " ", "-", ".", ",", ", ", ":", "/", "\n", "'", "’", "@", "_", "(", "+", "é", "1", "\xff", " & ", "="}
	runs := []string{"a", "A", "1", "é", "Ж", "王", ".", "-", ":", " ", ")", "(", "'", ",", "a.", "1.", "1 ", "1-", "a ", "A ", "A-", "a-", "a:", "1:",
		"/a", "a=", "=", "\\", "%41", "\xff", "a1", "A1 "}
	slow := func() []string {
		all := make([]string, 0, len(a.known))
		for w := range a.known {
			all = append(all, w)
		}
		slices.SortFunc(all, byCost)
		return all
	}
	pool := slow()[:200]
	for round := 0; time.Now().Before(deadline); round++ {
		if round%300 == 299 {
			pool = slow()[:200]
		}
		x := pool[rng.IntN(len(pool))]
		var y string
		switch rng.IntN(6) {
		case 5: // a long run of something behind it
			c := runs[rng.IntN(len(runs))]
			y = tokens[rng.IntN(len(tokens))] + strings.Repeat(c, 1+rng.IntN(300/len(c))) + joints[rng.IntN(len(joints))]
		case 0, 1:
			y = x + joints[rng.IntN(len(joints))] + pool[rng.IntN(len(pool))]
		case 2:
			y = x + joints[rng.IntN(len(joints))] + tokens[rng.IntN(len(tokens))]
		case 3:
			y = tokens[rng.IntN(len(tokens))] + joints[rng.IntN(len(joints))] + tokens[rng.IntN(len(tokens))]
		default: // one byte less or more
			i := rng.IntN(len(x))
			y = x[:i] + x[i+1:]
			if rng.IntN(2) == 0 {
				y = x[:i] + joints[rng.IntN(len(joints))] + x[i:]
			}
		}
		if y != "" && len(y) <= 400 {
			a.costOf(y)
		}
	}
	show := func(name string, cost float64) {
		t.Logf("%.4f  %6.1f MB/s  %s", a.baseline/cost, 1000/cost, name)
	}
	// Of those that are alike the slowest is told.
	shown := 0
	seen := map[string]int{}
	for _, w := range slow() {
		r, _ := utf8.DecodeRuneInString(w)
		key := string(r)
		if seen[key]++; seen[key] > 3 {
			continue
		}
		show(fmt.Sprintf("%q", w), min(a.known[w], a.cost(spanning(w, 4*adversarySize), 3)))
		if shown++; shown == 60 {
			break
		}
	}
	costs := map[string]float64{}
	var names []string
	for _, list := range wordlists.Lists() {
		for _, joint := range []string{" ", ", ", "\n", "-", " 1 ", ". "} {
			name := fmt.Sprintf("words of %s, joined by %q", list, joint)
			// All of it once, since a second time would have some of it remembered.
			costs[name] = a.cost(listText(rng, list, joint, 8*adversarySize), 1)
			names = append(names, name)
		}
	}
	slices.SortFunc(names, func(x, y string) int { return cmp.Compare(costs[y], costs[x]) })
	for _, name := range names[:40] {
		show(name, costs[name])
	}
}
