package profiler

import (
	"bytes"
	"errors"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
)

// cutReader gives what it has in pieces of random length.
type cutReader struct {
	rest string
	rand *rand.Rand
	most int
}

func (r *cutReader) Read(b []byte) (int, error) {
	if r.rest == "" {
		return 0, io.EOF
	}
	n := copy(b[:min(len(b), 1+r.rand.IntN(r.most))], r.rest)
	r.rest = r.rest[n:]
	return n, nil
}

// scanAll collects what Scan gives.
func scanAll(t *testing.T, p *Profiler, r io.Reader) (found []privet.Finding) {
	t.Helper()
	for f, err := range p.Scan(r) {
		if err != nil {
			t.Fatal(err)
		}
		found = append(found, f)
	}
	return found
}

// checkScan holds that Scan gives what Find gives.
func checkScan(t *testing.T, p *Profiler, what, text string, r io.Reader) {
	t.Helper()
	got, want := scanAll(t, p, r), p.Find(text)
	for i := range max(len(got), len(want)) {
		switch {
		case i >= len(got):
			t.Fatalf("%s: %s at %d–%d is missing, and what is behind it", what, want[i].Label, want[i].Start, want[i].End)
		case i >= len(want), got[i] != want[i]:
			t.Fatalf("%s: finding %d is %s at %d–%d, unlike that of Find", what, i, got[i].Label, got[i].Start, got[i].End)
		}
	}
}

// mixedText is a text of some length with something of everything, in which no
// place of a sort comes at the same distance twice.
func mixedText(r *rand.Rand, size int) string {
	var b strings.Builder
	addresses := slices.Concat(wholeAddresses, mailAddresses)
	for b.Len() < size {
		switch c := corpora[r.IntN(len(corpora))].text; r.IntN(12) {
		case 0:
			b.WriteString(strings.Repeat(repetitions[r.IntN(len(repetitions))], r.IntN(50)))
		case 1:
			b.WriteString("jane%40example.com &#52;111 1111 1111 1111 ４１１１１１１１１１１１１１１１ amFuZS5kb2VAZXhhbXBsZS5jb20gYW5kIG1vcmU=\n")
		case 2:
			b.WriteString("-----BEGIN PRIVATE KEY-----\n" + strings.Repeat("MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj\n",
				r.IntN(200)) + "-----END PRIVATE KEY-----\n")
		case 3:
			for range r.IntN(20) {
				b.WriteString(addresses[r.IntN(len(addresses))] + []string{" ", "\n", ", ", ". "}[r.IntN(4)])
			}
		default:
			from := r.IntN(len(c))
			b.WriteString(strings.ToValidUTF8(c[from:min(len(c), from+r.IntN(3000))], ""))
		}
	}
	return b.String()
}

// TestScan holds Scan equal to Find however the reads are cut.
func TestScan(t *testing.T) {
	p := newProfiler(t)
	r := rand.New(rand.NewPCG(11, 12))
	for _, text := range []string{"", "jane@example.com", "card 4111 1111 1111 1111", "no finding"} {
		checkScan(t, p, "short", text, strings.NewReader(text))
		checkScan(t, p, "short, byte by byte", text, iotest.OneByteReader(strings.NewReader(text)))
		checkScan(t, p, "short, error with data", text, iotest.DataErrReader(strings.NewReader(text)))
	}
	for size := range 6 {
		text := mixedText(r, 60_000<<size/2)
		for _, most := range []int{100, 5000, 1 << 20} {
			checkScan(t, p, "mixed", text, &cutReader{text, r, most})
		}
		checkScan(t, p, "halves", text, iotest.HalfReader(strings.NewReader(text)))
	}
	// What is found at the border of the window, at every distance from it.
	for k := range 40 {
		text := strings.Repeat("x ", streamStep/2-k) + "mail jane.doe@example.com now, card 4111 1111 1111 1111\n" + strings.Repeat("word ", streamAhead/2)
		checkScan(t, p, "border", text, strings.NewReader(text))
	}
}

// TestScanRepetitions holds the same for texts without any gap: very long tokens,
// clusters without end.
func TestScanRepetitions(t *testing.T) {
	p := newProfiler(t)
	for i, unit := range repetitions {
		if i%longtest.Watched(longtest.Of(3, 1), 16) != 0 {
			continue // what can race does so on any of them
		}
		text := strings.Repeat(unit, longtest.Of(4, 9)*streamStep/2/len(unit))
		if strings.ContainsAny(unit, "１\u200b") {
			continue // the exception that the documentation names
		}
		checkScan(t, p, unit, text, strings.NewReader(text))
	}
}

// A lineAgain gives the same line again and again.
type lineAgain struct {
	line string
	left int
	at   int
}

func (e *lineAgain) Read(b []byte) (int, error) {
	if e.left <= 0 {
		return 0, io.EOF
	}
	n := 0
	for n < len(b) {
		k := copy(b[n:], e.line[e.at:])
		n += k
		e.at = (e.at + k) % len(e.line)
	}
	e.left -= n
	return n, nil
}

// TestScanMemory holds that the window does not grow with the text.
func TestScanMemory(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("it is about one goroutine")
	}
	p := newProfiler(t)
	for _, line := range []string{corpora[1].text[:400], strings.Repeat("a", 100), "a@", "1.1.1.1.", " ", "mail jane@example.com or so, "} {
		x := newWork(p)
		s := newStream(p, x)
		if err := s.run(&lineAgain{line: line, left: 8 << 20}, func(privet.Finding, error) bool { return true }); err != nil {
			t.Fatal(err)
		}
		if cap(s.window) > ScanWindow {
			t.Errorf("%.10q: the window has %d bytes", line, cap(s.window))
		}
		if n := cap(x.Candidates) + cap(x.Reader.Sights) + cap(x.Reader.Words) + cap(x.Reader.Long) + cap(x.Read.Placed); n > 1<<19 {
			t.Errorf("%.10q: %d things are remembered", line, n)
		}
		if n := cap(x.Read.Placed); n > ScanWindow/8 {
			t.Errorf("%.10q: %d phrases are remembered", line, n)
		}
	}
}

// TestScanErrors holds that an error comes last and behind what was found before,
// and that a loop can be left.
func TestScanErrors(t *testing.T) {
	p := newProfiler(t)
	broken := errors.New("broken")
	line := "mail jane.doe@example.com now\n"
	r := io.MultiReader(strings.NewReader(strings.Repeat(line, 10_000)), iotest.ErrReader(broken))
	found := 0
	for f, err := range p.Scan(r) {
		if err != nil {
			if !errors.Is(err, broken) || f != (privet.Finding{}) {
				t.Fatalf("finding %v with the error %v", f, err)
			}
			found = -found
			continue
		}
		found++
	}
	if found >= 0 || -found < 5_000 {
		t.Errorf("%d findings before the error", -found)
	}
	for range p.Scan(strings.NewReader(strings.Repeat(line, 10_000))) {
		break
	}
	for _, err := range p.Scan(&zeroReader{}) {
		if !errors.Is(err, io.ErrNoProgress) {
			t.Errorf("a reader that gives nothing: %v", err)
		}
	}
}

type zeroReader struct{}

func (*zeroReader) Read([]byte) (int, error) { return 0, nil }

func BenchmarkScan(b *testing.B) {
	p := newProfiler(b)
	for _, c := range corpora {
		text := []byte(strings.Repeat(c.text, 20))
		b.Run(c.name, func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				for _, err := range p.Scan(bytes.NewReader(text)) {
					if err != nil {
						b.Fatal(err)
					}
				}
			}
		})
	}
}
