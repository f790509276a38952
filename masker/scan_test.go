package masker

import (
	"bytes"
	"errors"
	"io"
	"iter"
	"maps"
	"math/rand/v2"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
)

// fakeScanner is a fakeFinder for lines: what it finds in a stream is what it finds
// in each line. After a line that says so, it does what no Scanner may.
type fakeScanner struct{ fakeFinder }

func (s fakeScanner) Scan(r io.Reader) iter.Seq2[privet.Finding, error] {
	return func(yield func(privet.Finding, error) bool) {
		offset, rest := 0, ""
		for buf := make([]byte, 1000); ; {
			n, err := r.Read(buf)
			rest += string(buf[:n])
			for last := err == io.EOF; ; {
				line, behind, ok := strings.Cut(rest, "\n")
				if !ok && !last {
					break
				}
				for _, f := range s.AppendFind(nil, line) {
					f.Start += offset
					f.End += offset
					if !yield(f, nil) {
						return
					}
				}
				switch line {
				case "too late":
					yield(privet.Finding{Label: "SSN", Start: 0, End: 1}, nil)
				case "too far":
					yield(privet.Finding{Label: "SSN", Start: offset, End: offset + 1<<30}, nil)
				case "the end":
					return
				}
				if rest = behind; !ok {
					break
				}
				offset += len(line) + 1
			}
			if err == io.EOF {
				return
			}
			if err != nil {
				yield(privet.Finding{}, err)
				return
			}
		}
	}
}

// between is more than a fakeFinder looks over.
var between = strings.Repeat(" ", fakeContext+20)

// TestTextScanner holds that a stream is masked as the text as a whole, however the
// reads are cut.
func TestTextScanner(t *testing.T) {
	longtest.Alone(t)
	rng := rand.New(rand.NewPCG(5, 6))
	m := newMasker(t, &Options{Finder: fakeScanner{}})
	for _, size := range []int{0, 1, 100, longtest.Of(5000, ScanWindow), longtest.Of(5, 12) * ScanWindow / 4} {
		var b strings.Builder
		for b.Len() < size {
			b.WriteString(strings.ReplaceAll(randomText(rng, 500), "\n", " ") + between + "\n")
		}
		text := b.String()
		want, spans, err := m.AppendText(nil, text)
		if err != nil {
			t.Fatal(err)
		}
		counts := map[privet.Label]int64{}
		for _, s := range spans {
			counts[s.Label]++
		}
		for name, src := range map[string]io.Reader{
			"whole":    strings.NewReader(text),
			"halves":   iotest.HalfReader(strings.NewReader(text)),
			"data+EOF": iotest.DataErrReader(strings.NewReader(text)),
			"random":   cutReader{strings.NewReader(text), rng},
		} {
			if size > ScanWindow && name != "random" {
				continue // one of them is enough
			}
			var dst bytes.Buffer
			report, err := m.Text(&dst, src)
			if err != nil || dst.String() != string(want) {
				t.Fatalf("%d bytes, %s: the stream differs from the whole: %v", size, name, err)
			}
			if report.Format != "text" || report.Bytes != int64(len(text)) || !maps.Equal(report.Findings, counts) {
				t.Errorf("%d bytes, %s: report %+v; want %v", size, name, report, counts)
			}
		}
	}
}

// TestTextScannerRefuses holds that what no Scanner may do, and what is no text, is an
// error, and that no error has the text in it.
func TestTextScannerRefuses(t *testing.T) {
	longtest.Alone(t)
	m := newMasker(t, &Options{Finder: fakeScanner{}})
	broken := errors.New("broken")
	long := strings.Repeat("secret\n", 3*ScanWindow/7)
	for _, tt := range []struct {
		reason string
		src    io.Reader
		want   error
	}{
		{"a place that has been written", strings.NewReader(long + "too late\n"), ErrBadFinding},
		{"a place that has not been read", strings.NewReader("too far\n"), ErrBadFinding},
		{"an end before that of the text", strings.NewReader("the end\n" + long), ErrBadFinding},
		{"a bad byte", strings.NewReader(long + "\xff"), ErrInvalidUTF8},
		{"a rune that ends too early", strings.NewReader("secret \xe2\x82"), ErrInvalidUTF8},
		{"UTF-16", strings.NewReader("s\x00e\x00"), ErrNUL},
		{"an error of the reader", io.MultiReader(strings.NewReader("secret"), iotest.ErrReader(broken)), broken},
	} {
		report, err := m.Text(io.Discard, tt.src)
		if !errors.Is(err, tt.want) || report.Bytes != 0 || report.Findings != nil {
			t.Errorf("%s: %+v, %v; want %v", tt.reason, report, err, tt.want)
		} else if strings.Contains(err.Error(), "secret") || !strings.HasPrefix(err.Error(), "masker: ") {
			t.Errorf("%s: error %q", tt.reason, err)
		}
	}
	for _, text := range []string{"text", long, "ssn 123456789"} {
		if _, err := m.Text(failingWriter{broken}, strings.NewReader(text)); !errors.Is(err, broken) {
			t.Errorf("an error of dst comes back as %v", err)
		}
	}
}
