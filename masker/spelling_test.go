package masker

import (
	"strings"
	"testing"
)

// TestSpellingsOfOneText holds that what is found in a text depends on how it is spelled, and not on the bytes
// alone: a reference stands for a character in XML, but not in a section of characters, and a backslash escapes in a line of
// COPY, but not in a comment.
func TestSpellingsOfOneText(t *testing.T) {
	m := newMasker(t, &Options{Finder: fakeFinder{}, Classifier: byName{"note": "FREE_TEXT", "t.note": "FREE_TEXT"}})
	for name, tt := range map[string]struct{ in, want string }{
		"a.xml": {"<r><note><![CDATA[to jo&#64;b.co]]></note><note>to jo&#64;b.co</note></r>", "<r><note><![CDATA[to jo&#64;b.co]]></note><note>to j*@b.co</note></r>"},
		"a.sql": {"--jo\\x40b.co\nCOPY t (note) FROM stdin;\njo\\x40b.co\n\\.\n", "--jo\\x40b.co\nCOPY t (note) FROM stdin;\nj*@b.co\n\\.\n"},
	} {
		var out strings.Builder
		if _, err := m.File(&out, strings.NewReader(tt.in), &FileOptions{Name: name}); err != nil || out.String() != tt.want {
			t.Errorf("%s: %s, %v; want %s", name, out.String(), err, tt.want)
		}
	}
}
