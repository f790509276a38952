package masker

import (
	"io"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/linear"
)

// pairFinder finds the first word and, once the word before it is masked, the next.
type pairFinder struct{}

func (pairFinder) AppendFind(dst []privet.Finding, text string) []privet.Finding {
	start := 0
	hidden := true // what stands before is
	for _, word := range strings.SplitAfter(text, " ") {
		bare := strings.TrimRight(word, " ,.")
		if bare != "" && hidden && strings.Trim(bare, "*") != "" {
			dst = append(dst, privet.Finding{Label: "MY_OWN_ID", Start: start, End: start + len(bare)})
		}
		hidden = bare != "" && strings.Trim(bare, "*") == ""
		start += len(word)
	}
	return dst
}

// TestLookAgain holds that what is found beside a mask is masked, that masks are not masked, and that the places
// are those of the text.
func TestLookAgain(t *testing.T) {
	m := newMasker(t, &Options{Finder: pairFinder{}})
	for _, tt := range []struct{ reason, in, want string }{
		{"nothing", "", ""},
		{"one word", "ab", "**"},
		{"four looks", "ab cd, ef. gh ij", "** **, **. ** ij"},
		{"more bytes", "üü ñn é x", "** ** * *"},
	} {
		out, spans, err := m.AppendText([]byte("- "), tt.in)
		if err != nil || string(out) != "- "+tt.want {
			t.Errorf("%s: %q, %v; want %q", tt.reason, out, err, tt.want)
			continue
		}
		out = out[2:]
		back, done := "", 0
		for _, s := range spans {
			back += string(out[done:s.MaskedStart]) + tt.in[s.Start:s.End]
			done = s.MaskedEnd
		}
		if back += string(out[done:]); back != tt.in {
			t.Errorf("%s: the spans %v say that the text was %q", tt.reason, spans, back)
		}
	}
}

// TestRests holds what of a finding is left.
func TestRests(t *testing.T) {
	for _, tt := range []struct {
		reason, text string // masks are in brackets, and three bytes longer than what they stand for
		want         []string
	}{
		{"no mask", "Jo Doe", []string{"Jo Doe"}},
		{"a mask", "[J***]", nil},
		{"a mask and what parts it", " [J***], ", nil},
		{"beside a mask", "[J***] Doe", []string{"Doe"}},
		{"between masks", "[J***] von [D***], 12.", []string{"von", "12"}},
		{"a mark at its end", "[J***] क्", []string{"क्"}},
	} {
		var known replacements
		var text strings.Builder
		for _, part := range strings.FieldsFunc(tt.text, func(r rune) bool { return r == '[' || r == ']' }) {
			if strings.Contains(part, "*") {
				known.add(int64(text.Len()), len(part), len(part)-3)
			}
			text.WriteString(part)
		}
		rests := known.appendRests(nil, privet.Finding{Start: 0, End: text.Len()}, text.String(), 0)
		var got []string
		for _, r := range rests {
			got = append(got, text.String()[r.start:r.end])
			if masks := strings.Count(text.String()[:r.start], "***"); r.shift != int64(-3*masks) {
				t.Errorf("%s: shift %d behind %d masks", tt.reason, r.shift, masks)
			}
		}
		if strings.Join(got, "|") != strings.Join(tt.want, "|") {
			t.Errorf("%s: %q; want %q", tt.reason, got, tt.want)
		}
	}
}

// TestRepeats holds that what tells somebody apart is masked wherever it stands in a short text, and nothing else is.
func TestRepeats(t *testing.T) {
	far := strings.Repeat(" .", fakeContext)
	m := newMasker(t, &Options{Finder: fakeFinder{}})
	for _, tt := range []struct{ reason, in, want string }{
		{"a number", "ssn 123456789" + far + "123456789, (123456789)", "ssn *****6789" + far + "*****6789, (*****6789)"},
		{"a part of another", "ssn 123456789" + far + "1234567891 A123456789 123456789é", "ssn *****6789" + far + "1234567891 A123456789 123456789é"},
		{"before it was found", "123456789" + far + "ssn 123456789", "*****6789" + far + "ssn *****6789"},
	} {
		out, spans, err := m.AppendText(nil, tt.in)
		if err != nil || string(out) != tt.want {
			t.Errorf("%s: %q, %v; want %q", tt.reason, out, err, tt.want)
		}
		for _, s := range spans {
			if s.Label != "SSN" || tt.in[s.Start:s.End] != "123456789" || string(out[s.MaskedStart:s.MaskedEnd]) != "*****6789" {
				t.Errorf("%s: %+v", tt.reason, s)
			}
		}
	}
	for value, want := range map[string]bool{"Jo Doe": true, "Doeson": false, "jo@b.co": true, "123456": false, "1234567": true, strings.Repeat("1", 65): false} {
		if tellsApart(value, privet.LabelPerson) != want {
			t.Errorf("%q: not %v", value, want)
		}
	}
	if tellsApart("2024-05-06", privet.LabelDOB) {
		t.Error("a date tells somebody apart")
	}
}

// TestLookAgainTime holds that a text in which much is found takes time in proportion to its length.
func TestLookAgainTime(t *testing.T) {
	m := newMasker(t, &Options{Finder: at{}})
	whole := strings.Repeat("dog jo@b.co ", 1<<15)
	part := whole[:len(whole)/8]
	for name, mask := range map[string]func(text string) error{
		"AppendText": func(text string) error { _, _, err := m.AppendText(nil, text); return err },
		"Text":       func(text string) error { _, err := m.Text(io.Discard, strings.NewReader(text)); return err },
	} {
		work := func(text string) func() {
			return func() {
				if err := mask(text); err != nil {
					t.Fatal(err)
				}
			}
		}
		linear.Check(t, name, 24, work(part), work(whole))
	}
}
