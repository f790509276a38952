package masker

import (
	"bytes"
	"errors"
	"io"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
)

// fakeFinder finds e-mail addresses, ids in braces, and nine digits that have
// "ssn" at most fakeContext bytes before them.
type fakeFinder struct{}

const fakeContext = 40

var (
	fakePattern = regexp.MustCompile(`[\pL.]{1,20}@[a-z]{1,20}\.[a-z]{2,5}\b|\b[0-9]{9}\b|\{[^{}]{1,15}\}`)
)

func (fakeFinder) AppendFind(dst []privet.Finding, text string) []privet.Finding {
	for _, m := range fakePattern.FindAllStringIndex(text, -1) {
		f := privet.Finding{Label: "EMAIL_ADDRESS", Start: m[0], End: m[1], Confidence: 1}
		switch c := text[m[0]]; {
		case c == '{':
			f.Label = "MY_OWN_ID"
		case '0' <= c && c <= '9':
			if !strings.Contains(text[max(0, m[0]-fakeContext):m[0]], "ssn") {
				continue
			}
			f.Label = "SSN"
		}
		dst = append(dst, f)
	}
	return dst
}

// windows is an engine of windows of a size.
func windows(m *Masker, reach, block int) engine {
	return func(src io.Reader, known *replacements, out *emitter) error {
		w := window{masker: m, reach: reach, block: block}
		return w.copy(src, known, out)
	}
}

// fakeFindings are reported whatever the text is.
type fakeFindings []privet.Finding

func (f fakeFindings) AppendFind(dst []privet.Finding, _ string) []privet.Finding {
	return append(dst, f...)
}

// TestAppendFound holds that a text that was looked through elsewhere is masked as
// one that the Finder looks through, and that what cannot be is an error.
func TestAppendFound(t *testing.T) {
	const text = "Grüße an jo.élan@b.co, ssn 123456789, {x 1}."
	found := fakeFinder{}.AppendFind(nil, text)
	m := newMasker(t, &Options{Finder: fakeFinder{}})
	want, wantSpans, err := m.AppendText([]byte("> "), text)
	if err != nil || len(found) != 3 {
		t.Fatal(err, found)
	}
	got, spans, err := newMasker(t, nil).AppendFound([]byte("> "), text, found)
	if err != nil || !bytes.Equal(got, want) || !slices.Equal(spans, wantSpans) {
		t.Errorf("%q, %v, %v; want %q", got, spans, err, want)
	}
	long := strings.Repeat("x", 2*Reach)
	if got, _, err := m.AppendFound(nil, long, []privet.Finding{{Label: "SSN", Start: 0, End: len(long)}}); err != nil || strings.Contains(string(got), "xxxxx") {
		t.Errorf("a long place: %v", err)
	}
	for _, bad := range [][]privet.Finding{{{Start: 0, End: 100}}, {{Start: 3, End: 3}}, {{Start: 0, End: 3}}, {{Start: 5, End: 8}, {Start: 7, End: 9}}} {
		if got, spans, err := m.AppendFound(nil, text, bad); got != nil || spans != nil || !errors.Is(err, ErrBadFinding) {
			t.Errorf("%v: %q, %v", bad, got, err)
		}
	}
	if _, _, err := m.AppendFound(nil, "a\x00", nil); !errors.As(err, new(*ParseError)) {
		t.Errorf("a NUL: %v", err)
	}
}

func TestAppendText(t *testing.T) {
	m := newMasker(t, &Options{Finder: fakeFinder{}})
	const (
		text = "Grüße an jo.élan@b.co, ssn 123456789, {x 1}."
		want = "Grüße an j*.é***@b.co, ssn *****6789, *****."
	)
	got, spans, err := m.AppendText([]byte("> "), text)
	if err != nil || string(got) != "> "+want {
		t.Fatalf("AppendText = %q, %v; want %q", got, err, want)
	}
	wantParts := [][3]string{
		{"EMAIL_ADDRESS", "jo.élan@b.co", "j*.é***@b.co"},
		{"SSN", "123456789", "*****6789"},
		{"MY_OWN_ID", "{x 1}", "*****"}, // a label without a rule
	}
	if len(spans) != len(wantParts) {
		t.Fatalf("%d spans; want %d", len(spans), len(wantParts))
	}
	for i, s := range spans {
		if parts := [3]string{string(s.Label), text[s.Start:s.End], want[s.MaskedStart:s.MaskedEnd]}; parts != wantParts[i] {
			t.Errorf("span %d is of %q; want %q", i, parts, wantParts[i])
		}
	}
}

func TestTextRefuses(t *testing.T) {
	text := strings.Repeat("secret é ", 1000)
	eAcute := strings.Index(text, "é")
	finding := func(start, end int) privet.Finding {
		return privet.Finding{Label: "SSN", Start: start, End: end}
	}
	for _, tt := range []struct {
		reason string
		finder Finder
		text   string
		want   error
		offset int64
	}{
		{"no finder", nil, text, ErrNoFinder, 0},
		{"overlap", fakeFindings{finding(0, 3), finding(2, 4)}, text, ErrBadFinding, 0},
		{"order", fakeFindings{finding(3, 4), finding(0, 1)}, text, ErrBadFinding, 0},
		{"before the start", fakeFindings{finding(-1, 4)}, text, ErrBadFinding, 0},
		{"after the end", fakeFindings{finding(0, len(text)+1)}, text, ErrBadFinding, 0},
		{"empty", fakeFindings{finding(3, 3)}, text, ErrBadFinding, 0},
		{"cuts a rune at its start", fakeFindings{finding(eAcute+1, eAcute+4)}, text, ErrBadFinding, 0},
		{"cuts a rune at its end", fakeFindings{finding(0, eAcute+1)}, text, ErrBadFinding, 0},
		{"over the reach", fakeFindings{finding(0, Reach+1)}, text, ErrBadFinding, 0},
		{"a bad byte", fakeFinder{}, "secret \xff", ErrInvalidUTF8, 7},
		{"a rune that ends too early", fakeFinder{}, "secret \xe2\x82", ErrInvalidUTF8, 7},
		{"a bad byte before a NUL", fakeFinder{}, "\xff\x00", ErrInvalidUTF8, 0},
		{"UTF-16", fakeFinder{}, "s\x00e\x00", ErrNUL, 1},
	} {
		m := newMasker(t, &Options{Finder: tt.finder})
		out, spans, err := m.AppendText(nil, tt.text)
		if !errors.Is(err, tt.want) || out != nil || spans != nil {
			t.Errorf("%s: AppendText = %q, %v, %v; want %v", tt.reason, out, spans, err, tt.want)
		}
		var dst bytes.Buffer
		report, streamErr := m.Text(&dst, iotest.OneByteReader(strings.NewReader(tt.text)))
		if !errors.Is(streamErr, tt.want) || report.Bytes != 0 || report.Findings != nil || dst.Len() > 0 {
			t.Errorf("%s: Text = %+v, %v, wrote %d bytes; want %v and none", tt.reason, report, streamErr, dst.Len(), tt.want)
		}
		for _, err := range []error{err, streamErr} {
			var at *ParseError
			if errors.As(err, &at) && at.Offset != tt.offset {
				t.Errorf("%s: the error says offset %d; want %d", tt.reason, at.Offset, tt.offset)
			}
			if err != nil && (strings.Contains(err.Error(), "secret") || !strings.HasPrefix(err.Error(), "masker: ")) {
				t.Errorf("%s: error %q", tt.reason, err)
			}
		}
	}
}

// randomText is made of what fakeFinder finds, what it nearly finds, and words.
func randomText(rng *rand.Rand, n int) string {
	words := []string{"ssn", "123456789", "jürgen@b.co", "a.b@example.org", "{x y}", "{", "}", "Straße", "€", "word",
		strings.Repeat("x", 50), "\n", "1234567890", "日本", "\r\n"}
	var b strings.Builder
	for b.Len() < n {
		b.WriteString(words[rng.IntN(len(words))])
		b.WriteByte(" \t"[rng.IntN(2)])
	}
	return b.String()
}

// A cutReader gives reads of random lengths.
type cutReader struct {
	src io.Reader
	rng *rand.Rand
}

func (r cutReader) Read(p []byte) (int, error) {
	return r.src.Read(p[:min(len(p), r.rng.IntN(90))])
}

// TestTextWindow holds that a stream is masked like the text as a whole, with
// windows so small that each kind of place is cut in each kind of way.
func TestTextWindow(t *testing.T) {
	longtest.Alone(t)
	rng := rand.New(rand.NewPCG(1, 2))
	m := newMasker(t, &Options{Finder: fakeFinder{}})
	for i := range 80 {
		text := randomText(rng, rng.IntN(1500))
		// One window of all of it is the text as a whole, which is looked at once more.
		var want bytes.Buffer
		counts, err := windows(m, 64, len(text)+1).copy(&want, strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		for name, src := range map[string]io.Reader{
			"whole":    strings.NewReader(text),
			"one byte": iotest.OneByteReader(strings.NewReader(text)),
			"halves":   iotest.HalfReader(strings.NewReader(text)),
			"data+EOF": iotest.DataErrReader(strings.NewReader(text)),
			"random":   cutReader{strings.NewReader(text), rng},
		} {
			var dst bytes.Buffer
			// The reach of fakeFinder is the longest thing that it finds and
			// the context that it wants, whichever is more.
			block := 1 + rng.IntN(300)
			got, err := windows(m, 64, block).copy(&dst, src)
			if err != nil {
				t.Fatalf("text %d, %s, block %d: %v", i, name, block, err)
			}
			if dst.String() != want.String() {
				t.Fatalf("text %d, %s, block %d: the stream differs from the whole", i, name, block)
			}
			if !maps.Equal(got, counts) {
				t.Errorf("text %d, %s, block %d: counts %v; want %v", i, name, block, got, counts)
			}
		}
	}
}

// TestText goes through the exported door with a text of several blocks, and
// holds that the offset of an error counts from the start of the stream.
func TestText(t *testing.T) {
	longtest.Alone(t)
	m := newMasker(t, &Options{Finder: fakeFinder{}})
	text := randomText(rand.New(rand.NewPCG(3, 4)), 600<<10)
	want, spans, err := m.AppendText(nil, text)
	if err != nil {
		t.Fatal(err)
	}
	var dst bytes.Buffer
	report, err := m.Text(&dst, iotest.HalfReader(strings.NewReader(text)))
	if err != nil || !bytes.Equal(dst.Bytes(), want) {
		t.Fatalf("the stream differs from the whole: %v", err)
	}
	found := int64(0)
	for _, n := range report.Findings {
		found += n
	}
	if report.Format != "text" || report.Bytes != int64(len(text)) || found != int64(len(spans)) {
		t.Errorf("report %+v; want %d bytes and %d findings", report, len(text), len(spans))
	}

	var at *ParseError
	if _, err := m.Text(io.Discard, strings.NewReader(text+"\xff")); !errors.As(err, &at) || at.Offset != int64(len(text)) {
		t.Errorf("error %v; want offset %d", err, len(text))
	}
}

// forgetful finds something in its first call only, so that a place that was
// decided looks different afterwards.
type forgetful struct{ calls *int }

func (f forgetful) AppendFind(dst []privet.Finding, text string) []privet.Finding {
	if *f.calls++; *f.calls == 1 {
		return dst
	}
	return append(dst, privet.Finding{Label: "SSN", Start: 2*Reach - 9, End: 2*Reach + 1})
}

func TestTextBrokenReach(t *testing.T) {
	m := newMasker(t, &Options{Finder: forgetful{new(int)}})
	if _, err := m.Text(io.Discard, strings.NewReader(strings.Repeat("x", 1<<20))); !errors.Is(err, ErrBadFinding) {
		t.Errorf("a finding across a decided place gives %v", err)
	}
}

func TestTextErrors(t *testing.T) {
	m := newMasker(t, &Options{Finder: fakeFinder{}})
	broken := errors.New("broken")
	if _, err := m.Text(io.Discard, iotest.ErrReader(broken)); !errors.Is(err, broken) {
		t.Errorf("an error of src comes back as %v", err)
	}
	if _, err := m.Text(failingWriter{broken}, strings.NewReader("text")); !errors.Is(err, broken) {
		t.Errorf("an error of dst comes back as %v", err)
	}
	if _, err := m.Text(failingWriter{}, strings.NewReader("text")); !errors.Is(err, io.ErrShortWrite) {
		t.Errorf("a short write comes back as %v", err)
	}
}

// A failingWriter writes nothing.
type failingWriter struct{ err error }

func (w failingWriter) Write([]byte) (int, error) { return 0, w.err }

func FuzzText(f *testing.F) {
	f.Add("ssn 123456789 jo@b.co {x}", uint8(1))
	f.Add("é\xff", uint8(9))
	m := newMasker(f, &Options{Finder: fakeFinder{}})
	f.Fuzz(func(t *testing.T, text string, block uint8) {
		want, spans, err := m.AppendText(nil, text)
		dst, _, streamErr := windows(m, 4096, 1+int(block)).short(text, m)
		if (err == nil) != (streamErr == nil) {
			t.Fatalf("AppendText gives %v, Text %v", err, streamErr)
		}
		if err != nil {
			return
		}
		if !bytes.Equal(dst, want) {
			t.Fatalf("Text gives %q, AppendText %q", dst, want)
		}
		// The spans and what is between them make up the masked text.
		done, maskedDone := 0, 0
		for _, s := range spans {
			if text[done:s.Start] != string(want[maskedDone:s.MaskedStart]) {
				t.Fatalf("text outside of the spans is changed in %q", want)
			}
			done, maskedDone = s.End, s.MaskedEnd
		}
		if text[done:] != string(want[maskedDone:]) {
			t.Fatalf("text after the spans is changed in %q", want)
		}
	})
}

// nothing finds nothing, so that a benchmark shows the cost of this package.
type nothing struct{}

func (nothing) AppendFind(dst []privet.Finding, _ string) []privet.Finding { return dst }

// at finds e-mail addresses between spaces as fast as it can be done.
type at struct{}

func (at) AppendFind(dst []privet.Finding, text string) []privet.Finding {
	for done := 0; ; {
		i := strings.IndexByte(text[done:], '@')
		if i < 0 {
			return dst
		}
		i += done
		start := strings.LastIndexByte(text[done:i], ' ') + 1 + done
		end := strings.IndexByte(text[i:], ' ')
		if end < 0 {
			end = len(text) - i
		}
		dst = append(dst, privet.Finding{Label: "EMAIL_ADDRESS", Start: start, End: i + end})
		done = i + end
	}
}

// BenchmarkText reports the speed of Text without a Finder to speak of, in clean
// text and in text with a finding in 60 bytes, beside a plain copy.
func BenchmarkText(b *testing.B) {
	text := strings.Repeat("The quick brown fox jumps over a dog john.doe@example.com ", 1<<16)
	b.Run("copy", func(b *testing.B) {
		b.SetBytes(int64(len(text)))
		buf := make([]byte, 256<<10)
		for b.Loop() {
			_, err := io.CopyBuffer(struct{ io.Writer }{io.Discard}, struct{ io.Reader }{strings.NewReader(text)}, buf)
			if err != nil {
				b.Fatal(err)
			}
		}
	})
	for name, finder := range map[string]Finder{"clean": nothing{}, "dense": at{}} {
		b.Run(name, func(b *testing.B) {
			m := newMasker(b, &Options{Finder: finder})
			b.SetBytes(int64(len(text)))
			b.ReportAllocs()
			for b.Loop() {
				if _, err := m.Text(io.Discard, strings.NewReader(text)); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// TestHideEscapes holds that what stands in the place of a part of a URL has whole escapes alone.
func TestHideEscapes(t *testing.T) {
	for _, tt := range []struct{ value, masked, want string }{
		{"Ana%20Ruiz", "A**%***R**", "A******R**"}, {"%2B1+555", "%2B*+***", "%2B*+***"}, {"a%2", "*%*", "*%*"},
		{"7 % off", "* % ***", "* % ***"}, {"50%ab", "**%**", "*****"}, {"%40", "%", "*"}, {"x", "", ""},
	} {
		b := []byte(tt.masked)
		if hideEscapes(b, tt.value); string(b) != tt.want {
			t.Errorf("%q in the place of %q becomes %q, want %q", tt.masked, tt.value, b, tt.want)
		}
	}
}
