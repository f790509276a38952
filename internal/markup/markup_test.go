package markup

import (
	"bytes"
	"encoding/json"
	"errors"
	"html"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet/internal/markup/markuptest"
)

func written(t *testing.T, p *Page) string {
	t.Helper()
	var b strings.Builder
	n, err := p.WriteTo(&b)
	if err != nil || n != int64(b.Len()) {
		t.Fatalf("%d bytes, %v", n, err)
	}
	return b.String()
}

// TestAdd holds what is written for a value.
func TestAdd(t *testing.T) {
	type name string
	for _, tt := range []struct {
		markup raw
		values []any
		want   string
	}{
		{"", nil, ""},
		{"<p>none</p>", nil, "<p>none</p>"},
		{"{}", []any{"<b>"}, "&lt;b&gt;"},
		{"<p>{}{} and {}</p>", []any{1, name("&"), "{}"}, "<p>1&amp; and {}</p>"},
		{`<p class="level {}">"{}"</p>`, []any{`a"b'`, `a"b'`}, `<p class="level a&#34;b&#39;">"a&#34;b&#39;"</p>`},
		{`<svg viewBox="0 0 {} {}" role="img"></svg>`, []any{1, 2}, `<svg viewBox="0 0 1 2" role="img"></svg>`},
		{`<style>a > b { color: red }</style>{}`, []any{"x"}, `<style>a > b { color: red }</style>x`},
		{`<p title="a>b">{}</p>`, []any{"x"}, `<p title="a>b">x</p>`},
		{"<p>{}", []any{"a\x00<\xff"}, "<p>a\ufffd&lt;\ufffd"},
	} {
		var p Page
		p.Add(tt.markup, tt.values...)
		if got := written(t, &p); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.markup, got, tt.want)
		}
	}
}

// TestMistakes holds that a page is not written when a value would stand where it is not
// known to be shown as text.
func TestMistakes(t *testing.T) {
	for _, tt := range []struct {
		markup raw
		values int
		want   error
	}{
		{"<p>{}</p>", 0, errCount},
		{"<p>{}</p>", 2, errCount},
		{"<p></p>", 1, errCount},
		{"<{}>", 1, errPlace},
		{"<p {}>", 1, errPlace},
		{"<p class={}>", 1, errPlace},
		{"<p class='{}'>", 1, errPlace},
		{"<p title='>{}'>", 1, errPlace},
		{`<p class="a"{}>`, 1, errPlace},
		{`<p class ="{}">`, 1, errPlace},
		{`<p "{}">`, 1, errPlace},
		{`<a href="{}">`, 1, errPlace},
		{`<a href="https://example.com/{}">`, 1, errPlace},
		{`<p class="a" style="{}">`, 1, errPlace},
		{`<p onclick="class={}">`, 1, errPlace},
		{`<p onclick="class="{}">`, 1, errPlace},
		{`<iframe srcdoc="{}">`, 1, errPlace},
		{"<style>{}</style>", 1, errPlace},
		{"<STYLE\n>{}</style>", 1, errPlace},
		{`<script type="x">{}</script>`, 1, errPlace},
		{"<script></style>{}</script>", 1, errPlace},
		{"<!--{}-->", 1, errPlace},
		{"<!-- > {} -->", 1, errPlace},
		{"<p", 0, errEnd},
		{`<p class="{}`, 1, errEnd},
		{"<style>", 0, errEnd},
		{"<script>", 0, errEnd},
	} {
		var p Page
		p.Add("<p>before</p>")
		p.Add(tt.markup, []any{"secret", "secret"}[:tt.values]...)
		p.Add("<p>after</p>")
		var b strings.Builder
		n, err := p.WriteTo(&b)
		if !errors.Is(err, tt.want) || n != 0 || b.Len() != 0 || strings.Contains(err.Error(), "secret") {
			t.Errorf("%s: %v and %d bytes, want %v and none", tt.markup, err, b.Len(), tt.want)
		}
	}
}

// TestOnlyConstants holds that another package cannot name the type of markup, so that it
// cannot make markup of a value.
func TestOnlyConstants(t *testing.T) {
	in := reflect.TypeOf((*Page).Add).In(1)
	if in.Kind() != reflect.String || in.Name() != "raw" || in.PkgPath() == "" {
		t.Errorf("markup is a %v", in)
	}
	for name := range attributes {
		if l := strings.ToLower(name); strings.HasPrefix(l, "on") || strings.Contains(l, "href") || strings.Contains(l, "src") || l == "style" || l == "action" || l == "content" {
			t.Errorf("%s takes values", name)
		}
	}
}

func TestWriteError(t *testing.T) {
	var p Page
	p.Add("<p>{}</p>", "x")
	if _, err := p.WriteTo(failing{}); !errors.Is(err, iotest.ErrTimeout) {
		t.Errorf("got %v", err)
	}
}

type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, iotest.ErrTimeout }

// FuzzAdd holds that a value stays where it is put and is shown as it is, but for
// characters that nobody sees.
func FuzzAdd(f *testing.F) {
	for _, v := range markuptest.Hostile {
		f.Add(v, v)
	}
	page := func(t *testing.T, a, b string) string {
		var p Page
		p.Add(`<p class="{}">{}</p><p class="a {} b">({})</p>`, a, b, b, a)
		return written(t, &p)
	}
	f.Fuzz(func(t *testing.T, a, b string) {
		got := page(t, a, b)
		skeleton, err := markuptest.Skeleton(got)
		if want := "<p class>\n</p>\n<p class>\n</p>\n"; err != nil || skeleton != want {
			t.Fatalf("%v, %q", err, skeleton)
		}
		_, rest, _ := strings.Cut(got, `<p class="`)
		inAttribute, rest, _ := strings.Cut(rest, `">`)
		inText, _, _ := strings.Cut(rest, `</p>`)
		if html.UnescapeString(inAttribute) != markuptest.Shown(a) || html.UnescapeString(inText) != markuptest.Shown(b) {
			t.Fatalf("%q and %q became %q and %q", a, b, inAttribute, inText)
		}
	})
}

// TestEscapeJSON holds that a document means what it meant, and moves nothing.
func TestEscapeJSON(t *testing.T) {
	for _, v := range markuptest.Hostile {
		var b bytes.Buffer
		e := json.NewEncoder(&b)
		e.SetEscapeHTML(false)
		if err := e.Encode(v); err != nil {
			t.Fatal(err)
		}
		escaped := EscapeJSON(b.Bytes())
		var before, after string
		if err := errors.Join(json.Unmarshal(b.Bytes(), &before), json.Unmarshal(escaped, &after)); err != nil || before != after {
			t.Errorf("%q became %q, %v", before, after, err)
		}
		if strings.ContainsFunc(strings.TrimSuffix(string(escaped), "\n"), Moves) {
			t.Errorf("%q", escaped)
		}
	}
}
