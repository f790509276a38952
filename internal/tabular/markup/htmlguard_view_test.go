package markup

import (
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestView holds what is shown of texts with tags in them, and that each character of it is found again where it stands.
func TestView(t *testing.T) {
	for text, want := range map[string]string{
		"no tags at all":                                       "no tags at all",
		"<body><p>Dear <b>Uma</b> Ito,</p><p>we":               "Dear Uma Ito,\nwe",
		"<span>Uma</span><span>Ito</span>. <i>He</i>!":         "Uma Ito. He!",
		"<table><tr><td>Name</td><td>Uma</td></tr><tr>":        "Name\tUma",
		"Uma<br>Elm 3<br/>Bonn":                                "Uma\nElm 3\nBonn",
		"Uma &lt;<a href=\"mailto:u@q.test\">u@q.test</a>&gt;": "Uma &lt; u@q.test &gt;",
		"a <b b> c <uma@q.test> < d":                           "a  c <uma@q.test> < d",
		"cut <a href=":                                         "cut <a href=",
	} {
		v := NewView(text)
		if v.Shown != want {
			t.Errorf("%q is shown as %q, want %q", text, v.Shown, want)
		}
		if v.Tags != "" && (len(v.Tags) != len(text) || !strings.Contains(v.Tags, "=") && !strings.Contains(v.Tags, "<b b>")) {
			t.Errorf("the tags of %q are %q", text, v.Tags)
		}
		for i := range v.Shown {
			if isHTMLSpace(v.Shown[i]) {
				continue
			}
			if f := v.InText(privet.Finding{Start: i, End: i + 1}); text[f.Start:f.End] != v.Shown[i:i+1] {
				t.Errorf("%q at %d of %q is at %d–%d of %q", v.Shown[i:i+1], i, v.Shown, f.Start, f.End, text)
			}
		}
	}
	text := "<p>Dear <b>Uma</b> Ito"
	v := NewView(text)
	at := strings.Index(v.Shown, "Uma Ito")
	if f := v.InText(privet.Finding{Start: at, End: at + len("Uma Ito")}); text[f.Start:f.End] != "Uma</b> Ito" {
		t.Errorf("the name is %q", text[f.Start:f.End])
	}
}
