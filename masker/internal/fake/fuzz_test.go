package fake

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/privet-go/privet"
)

// allLabels are the labels with fakes, in order.
func allLabels() (list []privet.Label) {
	for l := range Labels() {
		list = append(list, l)
	}
	return list
}

// FuzzAppend holds for any value of any label that a fake is not the value, that
// the same seed gives the same, and that what is no fake is not appended.
func FuzzAppend(f *testing.F) {
	labels := allLabels()
	for _, tt := range samples {
		f.Add(slices.Index(labels, tt.label), tt.value, "de", []byte{1})
	}
	for _, junk := range []string{"", " ", "-", "\xff\xfe", "\u200b", "0", "((((", "99999999999999999999", "١٢٣٤", "🙂", "a\u0301", "Ａ１", "{", "%", "$$$$$$$$$$$$$$", "(01)", "-----", "a=b", "x://"} {
		for i := range labels {
			f.Add(i, junk, "", []byte{2})
		}
	}
	f.Fuzz(func(t *testing.T, i int, value, locale string, entropy []byte) {
		label := labels[uint(i)%uint(len(labels))]
		var seed [32]byte
		copy(seed[:], entropy)
		out, ok := Append([]byte("before"), label, value, locale, NewStream(seed))
		fake, before := strings.CutPrefix(string(out), "before")
		switch {
		case !before:
			t.Errorf("%s: what stood before is gone: %q", label, out)
		case !ok && fake != "":
			t.Errorf("%s: %q is no fake, and was appended", label, fake)
		case ok && fake == value:
			t.Errorf("%s: the fake of %q is the value", label, value)
		case ok && utf8.ValidString(value) && !utf8.ValidString(fake):
			t.Errorf("%s: the fake of %q is not UTF-8: %q", label, value, fake)
		case len(fake) > 8*len(value)+256:
			t.Errorf("%s: the fake of a value of %d bytes has %d", label, len(value), len(fake))
		}
		again, ok2 := Append(nil, label, value, locale, NewStream(seed))
		if ok != ok2 || string(again) != fake {
			t.Errorf("%s: %q has the fakes %q and %q", label, value, fake, again)
		}
	})
}

// FuzzComplete holds that a completed number is completed to itself, and that
// nothing changes but what stands at the places of the check characters.
func FuzzComplete(f *testing.F) {
	labels := allLabels()
	for i, l := range labels {
		for _, form := range kinds()[l].forms {
			if s, ok := form.sample(NewStream([32]byte{3})); ok {
				f.Add(i, s)
			}
		}
	}
	for _, tt := range samples {
		f.Add(slices.Index(labels, tt.label), tt.value)
	}
	f.Fuzz(func(t *testing.T, i int, value string) {
		label := labels[uint(i)%uint(len(labels))]
		at := AppendCheckPositions(nil, label, value)
		if !slices.IsSorted(at) || len(at) > 0 && (at[0] < 0 || at[len(at)-1] >= len(value)) {
			t.Fatalf("%s: check characters of %q at %v", label, value, at)
		}
		done, ok := Complete(label, value)
		if !ok {
			if done != "" {
				t.Errorf("%s: %q cannot be completed, and became %q", label, value, done)
			}
			return
		}
		if len(done) != len(value) {
			t.Fatalf("%s: %q became %q", label, value, done)
		}
		for i := range len(value) {
			if value[i] != done[i] && !slices.Contains(at, i) {
				t.Errorf("%s: %q became %q, with check characters at %v", label, value, done, at)
			}
		}
		if again, ok := Complete(label, done); !ok || again != done {
			t.Errorf("%s: %q became %q, and that %q", label, value, done, again)
		}
	})
}
