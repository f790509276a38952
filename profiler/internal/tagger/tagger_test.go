package tagger

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// tag gives all spans of a text.
func tag(x *Scratch, text string) []Span {
	var spans []Span
	done := 0
	for _, s := range AppendStarts(nil, text, 0, len(text)) {
		if s.At >= done {
			spans, done = x.Append(spans, text, s, done)
		}
	}
	return spans
}

// marked writes the spans into a text.
func marked(text string, spans []Span) string {
	names := [...]string{"PERSON", "LOCATION", "ORGANIZATION", "NATIONALITY", "RELIGION", "STREET", "POSTCODE", "AGE", "JOB"}
	var b strings.Builder
	at := 0
	for _, s := range spans {
		if s.Confidence < 0.5 {
			continue
		}
		b.WriteString(text[at:s.Start] + "⟦" + names[s.Label] + ":" + text[s.Start:s.End] + "⟧")
		at = s.End
	}
	return b.String() + text[at:]
}

// unmarked is a text without the marks of its spans.
func unmarked(text string) string {
	text = strings.ReplaceAll(text, "⟧", "")
	for {
		i := strings.Index(text, "⟦")
		if i < 0 {
			return text
		}
		text = text[:i] + text[i+strings.IndexByte(text[i:], ':')+1:]
	}
}

// TestTag tags a few plain sentences. How often others are right is measured elsewhere,
// on many.
func TestTag(t *testing.T) {
	var x Scratch
	for _, want := range []string{
		"My name is ⟦PERSON:Maria Schmidt⟧ and I live in ⟦LOCATION:London⟧.",
		"⟦PERSON:Anna Kowalska⟧ lives in ⟦LOCATION:Berlin⟧.",
		"Dear Mr. ⟦PERSON:Johnson⟧, thank you for your letter.",
		"We met ⟦PERSON:Peter⟧ and ⟦PERSON:Laura⟧ in ⟦LOCATION:Paris⟧ on Monday.",
		"Please read the Terms of Service before you call.",
		"The weather was fine and nobody complained.",
		"Sehr geehrte Frau ⟦PERSON:Müller⟧, vielen Dank für Ihre Nachricht.",
		"Je m'appelle ⟦PERSON:Pierre Dupont⟧ et j'habite à ⟦LOCATION:Lyon⟧.",
		"Me llamo ⟦PERSON:Carlos García⟧ y vivo en ⟦LOCATION:Madrid⟧.",
		"⟦PERSON:Anna Kowalska⟧, ⟦AGE:42⟧, lives in ⟦LOCATION:Berlin⟧.",
		"⟦PERSON:Maria Schmidt⟧ is a ⟦JOB:software engineer⟧ in ⟦LOCATION:London⟧.",
		"We asked ⟦ORGANIZATION:Meyer & Sons⟧, ⟦ORGANIZATION:Gisler Ltd⟧ and others.",
		"Shares of ⟦ORGANIZATION:eKontor LLC⟧ fell.",
		"They called ⟦PERSON:Peter Miller III⟧ in ⟦LOCATION:Bosnia and Herzegovina⟧.",
		"\"are you coming?\" asked ⟦PERSON:silke⟧.",
		"我叫⟦PERSON:王小明⟧，很高兴认识你。",
		"⟦PERSON:佐藤⟧さんに連絡してください。",
		"hi, 我叫⟦PERSON:王小明⟧，很高兴认识你。",
	} {
		text := unmarked(want)
		if got := marked(text, tag(&x, text)); got != want {
			t.Errorf("tagged %s\n  want %s", got, want)
		}
	}
}

// TestBeginsLow says where a sentence in small letters can begin.
func TestBeginsLow(t *testing.T) {
	for _, c := range []struct {
		reason, before string
		want           bool
	}{
		{"the text", "", true},
		{"a line", "so\n", true},
		{"an indented text", "    ", true},
		{"an indented line", "so\n  ", true},
		{"a line that is indented by more than a few blanks", "so\n     ", false},
		{"a quote that begins the text", "\"", true},
		{"a quote that begins a line", "so\n\"", true},
		{"a quote inside of a sentence", "so \"", false},
		{"behind a stop", "so. ", true},
		{"behind a stop in a quote", "so?\" ", true},
		{"behind a quote", "so\" ", false},
		{"behind a word", "so ", false},
		{"behind a doubled blank", "so  ", false},
	} {
		if got := BeginsLow(c.before+"word", len(c.before)); got != c.want {
			t.Errorf("%s: %v", c.reason, got)
		}
	}
}

// TestWrapped says which lines go on with a sentence.
func TestWrapped(t *testing.T) {
	for _, c := range []struct {
		reason, before string
		want           bool
	}{
		{"a line that goes on with a sentence", "The harbour had been closed for a year when the first\n", true},
		{"the same with a return", "The harbour had been closed for a year when the first\r\n", true},
		{"the same, indented", "The harbour had been closed for a year when the first\n  ", true},
		{"a sentence with a capital two lines before", "So the harbour, which had been closed for a year,\nwas still empty when the first ships came in at\n", true},
		{"a short line of long words", "Sataman viranomaisten lupa ja menettely\n", true},
		{"a sentence in another script", "Гавань была закрыта уже целый год, когда первые\n", true},
		{"a sentence without capitals", "the harbour had been closed for a year when the first\n", false},
		{"behind the end of a sentence", "The harbour had been closed for a year when they came.\n", false},
		{"behind a stop on the line before", "The harbour had been closed. it was not before the\n", false},
		{"behind a heading", "The harbour in winter\n", false},
		{"behind a line that is not wrapped", "The harbour had been closed for a year when the first ships came in, and nobody had written anything down about the price of rope\n", false},
		{"behind an empty line", "The harbour had been closed for a year when the first\n\n", false},
		{"a row of fields", "17;Harbour;closed for a year;when the first ships came\n", false},
		{"a row of names", "Hill,Smith,Jones,Miller,Baker,Taylor,Cook,Turner,Walker\n", false},
	} {
		if got := isWrapped(c.before+"word", len(c.before)); got != c.want {
			t.Errorf("%s: %v", c.reason, got)
		}
	}
	before := "The harbour had been closed for a year when the first\n"
	if text := before + "of them were there, and nobody had written anything down about the price"; isWrapped(text, len(before)) {
		t.Error("a word for which there was room on the line before goes on with it")
	}
}

// TestAbbreviated says which stops end an abbreviation.
func TestAbbreviated(t *testing.T) {
	for _, c := range []struct {
		reason, before string
		want           bool
	}{
		{"an abbreviation in a sentence", "Der Hafen war u.a. ", true},
		{"the same in brackets", "Kształt fali (np. ", true},
		{"the same in another script", "Гавань была закрыта, т.е. ", true},
		{"a sentence without capitals", "the harbour, e.g. ", false},
		{"a longer word ends a sentence", "The harbour had been closed. ", false},
		{"a question", "Are you in? ", false},
		{"a line of its own", "The harbour\nno. ", false},
		{"the beginning of the text", "no. ", false},
	} {
		if got := isAbbreviated(c.before+"word", len(c.before)); got != c.want {
			t.Errorf("%s: %v", c.reason, got)
		}
	}
	line := "Gdy port został zamknięty, nikt więcej tam\n"
	if text := line + "nie przypłynął, ponieważ żaglowców już dawno\n"; !isWrapped(text, len(line)) {
		t.Error("a line of about as many code points does not go on with the one before")
	}
}

// TestLowRow holds isLowRow to what it says, byte by byte.
func TestLowRow(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 9))
	low := 0
	for range 200_000 {
		row := []byte("aza zmbw")
		for range 1 + r.IntN(2) {
			row[r.IntN(len(row))] = byte(r.IntN(256))
		}
		got := isLowRow(load(string(row)))
		for _, c := range row {
			if stop := isUpperByte(c) || isStop(c) || c == '\n' || c >= utf8.RuneSelf; stop && got {
				t.Fatalf("%q is low", row)
			}
		}
		if got {
			low++
		} else if !slices.ContainsFunc(row, func(c byte) bool { return !isLower(c) && c != ' ' }) {
			t.Fatalf("%q is not low", row)
		}
	}
	if low < 1000 {
		t.Errorf("only %d rows are low", low)
	}
}

// checkLaws checks that spans lie in the text in order, without overlaps, on the
// boundaries of runes, with a probability, and that tagging again gives the same.
func checkLaws(t *testing.T, text string) {
	t.Helper()
	var x Scratch
	spans := tag(&x, text)
	at := 0
	for _, s := range spans {
		switch {
		case s.Start < at || s.End <= s.Start || s.End > len(text):
			t.Fatalf("a span at %d–%d behind one that ends at %d", s.Start, s.End, at)
		case cutsRune(text, s.Start) || cutsRune(text, s.End):
			t.Fatalf("a span at %d–%d cuts a rune", s.Start, s.End)
		case !(s.Confidence > 0 && s.Confidence <= 1):
			t.Fatalf("the confidence at %d is %v", s.Start, s.Confidence)
		case s.Label >= Labels:
			t.Fatalf("the label at %d is none", s.Start)
		}
		at = s.End
	}
	checkTwin(t, &x, text)
	checkTwin(t, &x, strings.Repeat(text, min(20, 1+3000/(len(text)+1))))
	again := tag(&x, text)
	if len(again) != len(spans) {
		t.Fatalf("%d spans, and the second time %d", len(spans), len(again))
	}
	for i := range again {
		if again[i] != spans[i] {
			t.Fatalf("span %d differs the second time", i)
		}
	}
}

// cutsRune reports whether text[i] is inside of a rune, in a text that need not be
// valid.
func cutsRune(text string, i int) bool {
	for k := max(0, i-utf8.UTFMax+1); k < i; k++ {
		if _, n := utf8.DecodeRuneInString(text[k:]); k+n > i {
			return true
		}
	}
	return false
}

func FuzzTag(f *testing.F) {
	for _, s := range []string{"", "Anna", "Dr. J. R. O'Brien-Smith, Jr. of Acme & Sons, 12 High St., York YO1 7HH", "hi anna, it's bob from paris.", "王小明和李建国", "김민수 씨", "Łódź 90-001", "A. B. C. D.", "McDONALD's",
		"Иван Петров", "محمد علي", "\xff\xfeAnna\xff", "\xc3Éa\xe7\x8e王小明\xc2", "ul. Nagórna 12 m. 3º\xc2", "12/3 A-1 B", "UAB Koch - Meier, Weber és Társa Bt., eBay Inc", "  anna k. lim", "\"anna", "Vukovarska cesta 12. Flat 3", "hi 王小明 anna", strings.Repeat("Anna ", 50), strings.Repeat("Anna-", 50), strings.Repeat("王", 300)} {
		f.Add(s)
	}
	f.Fuzz(checkLaws)
}

// TestRepetitions holds that the work is linear on what chains are made of.
func TestRepetitions(t *testing.T) {
	for _, unit := range []string{"Anna ", "A.", "A. ", "Anna-", "Anna, ", "12 ", "A1 ", "anna ", "of ", "Anna of the ", "王", "김", "あ", "O'", "é", "Éa ", "\xff", "New York ", "a. b", "محمد "} {
		checkLaws(t, strings.Repeat(unit, 300))
	}
}

func TestAllocs(t *testing.T) {
	var x Scratch
	text := "My name is Maria Schmidt, I live at 12 High Street in London and work for Acme Corp. 我叫王小明。"
	starts := AppendStarts(nil, text, 0, len(text))
	spans := make([]Span, 0, 16)
	if n := testing.AllocsPerRun(50, func() {
		done := 0
		spans = spans[:0]
		for _, s := range starts {
			if s.At >= done {
				spans, done = x.Append(spans, text, s, done)
			}
		}
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// TestModel refuses a file that is none.
func TestModel(t *testing.T) {
	if _, err := NewModel([]byte("short")); err == nil {
		t.Error("a short file is taken")
	}
}

func BenchmarkTag(b *testing.B) {
	var x Scratch
	text := strings.Repeat("My name is Maria Schmidt and I live in London, near the old harbour where Peter works for Acme Corp. ", 20)
	starts := AppendStarts(nil, text, 0, len(text))
	spans := make([]Span, 0, 200)
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		done := 0
		spans = spans[:0]
		for _, s := range starts {
			if s.At >= done {
				spans, done = x.Append(spans, text, s, done)
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(starts)), "ns/start")
}
