package markup

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/block/blocktest"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// TestHTML holds what is read of a page, and in which columns.
func TestHTML(t *testing.T) {
	for _, tt := range []struct{ reason, in, want string }{
		{"a table", `<table><tr><th>Id<th>City</tr><tr><td>1<td>Ulm</table>`, "text=<tr><th>Id<th>City Id=1 City=Ulm row"},
		{"text around it", `<p>Hi <b>you</b><table><tr><th>Id</th></tr><tr><td>1</td></tr></table>and so on`,
			"text=<p>Hi <b>you</b><table> text=<tr><th>Id</th> Id=1 row text=</tr></table>and so on"},
		{"a first row that is a header", `<table><tr><td>id</td><td>city</td></tr><tr><td>1</td><td>Ulm</td></tr><tr><td>2</td><td>Bonn</td></tr></table>`,
			"text=<tr><td>id</td><td>city</td> id=1 city=Ulm row id=2 city=Bonn row"},
		{"headings over headings", `<table><tr><th rowspan=2>Id<th colspan=2>Name</tr><tr><th>First<th>Last</tr><tr><td>1<td>Jo<td>Ott</table>`,
			"text=<tr><th rowspan=2>Id<th colspan=2>Name text=<tr><th>First<th>Last Id=1 First=Jo Last=Ott row"},
		{"cells that span", `<table><tr><th>A<th>B<th>C<tr><td rowspan=2>1<td>2<td>3<tr><td>4<td>5<tr><td colspan=2>6<td>7</table>`,
			"text=<tr><th>A<th>B<th>C text=<tr><td rowspan=2> A=1 B=2 C=3 row B=4 C=5 row text=<tr><td colspan=2> A=6 C=7 row"},
		{"tags, references and values of attributes in cells", `<table><tr><th>Name<tr><td title="Jo Ott" class=x>Jo&nbsp;<b>O&amp;t</b> <br>&nbsp;</table>`,
			"text=<tr><th>Name Name=Jo Ott text=x Name=Jo Name=O&t row"},
		{"a table in a table", `<table><tr><td><table><tr><th>Id<tr><td>1</table></table>`, "text=<tr><th>Id Id=1 row"},
		{"headings that are no names", `<table><tr><th>jo@b.co<th>City<tr><td>1<td>Ulm</table>`,
			"text=<tr><th>jo@b.co<th>City text=<tr><td>1<td> City=Ulm row"},
		{"headings of rows", `<table><tr><th>Id<td>1<tr><th>City<td>Ulm<td>Bonn</table>`,
			"text=<table><tr><th>Id<td> Id=1 text=<tr><th>City<td> City=Ulm City=Bonn row"},
		{"the same without <th>", `<table><tr><td>Id:</td><td>1</td><tr><td>City:<td>Ulm</table>`,
			"text=<table><tr><td>Id:</td><td> Id=1 text=</td><tr><td>City:<td> City=Ulm row"},
		{"a form", `<form><input name=id value=1><INPUT type=submit name=go value=Go><textarea name=note>a<b</textarea><input name="jo@b.co" value='2'></form>`,
			`text=id id=1 text=<INPUT type=submit name=go value=Go><textarea name=note> note=a<b text=</textarea><input name="jo@b.co" value='2'></form> row`},
		{"a list of terms", `<dl><dt>City:<dd>Ulm<dd><i>Bonn</i><dt>jo@b.co<dd>1</dl>x`,
			"text=<dl><dt>City:<dd> City=Ulm City=Bonn text=</i><dt>jo@b.co<dd>1</dl> row text=x"},
		{"properties of the page", `<meta name="viewport" content="width=1"><meta name=author content="Jo">`,
			`text=<meta name="viewport" content="width=1"> text=author author=Jo row`},
		{"namespaces and doctypes are names", `<!DOCTYPE html><html xmlns="http://x" lang=en><p>x`, "text=en text=<p>x"},
		{"comments, scripts and styles", "<!-- a --><script>b<c</script><style>d</style><title>e</title>",
			"text=<!-- a --><script>b<c</script><style>d</style><title>e</title>"},
		{"comments in cells", "<table><tr><th>Id<tr><td>1<!-- 2 -->3<script>4</script></table>",
			"text=<tr><th>Id Id=1 text=<!-- 2 --> Id=3 text=<script>4</script> row"},
		{"what ends too early", `<p>x <a href="y`, `text=<p>x <a href="y`},
		{"signs that begin no tag", "a < b <3 & <", "text=a < b <3 & <"},
		{"tags alone", "<p><br></p>\n", ""},
	} {
		opts := block.Options{Format: "html", IsName: func(s string) bool { return tree.LooksLikeName(s) && !strings.Contains(s, "@") },
			IsHeader: func(cells []string, below [][]string) bool { return cells[0] == "id" && len(below) > 0 }}
		if r := leavesOf(t, tt.in, opts); r.String() != tt.want || r.err != "" {
			t.Errorf("%s:\ngot  %v %s\nwant %s", tt.reason, &r, r.err, tt.want)
		}
	}
}

// TestHTMLLarge holds that pages of any size are read in parts, and what is in them as well.
func TestHTMLLarge(t *testing.T) {
	for reason, tt := range map[string]struct {
		before, unit, after string
		rows                int
	}{
		"paragraphs":                 {"<html>", "<p>Jo Ott lives in Ulm.</p>\n", "</html>", 0},
		"a text":                     {"", "Jo Ott lives in Ulm. ", "", 0},
		"a text without spaces":      {"", "é0123456789", "", 0},
		"a script":                   {"<script>", "f(1, 2);\n", "</script>", 0},
		"a comment":                  {"<!--", "Jo Ott ", "-->", 0},
		"a table":                    {"<table><tr><th>Id", "<tr><td>1", "</table>", (4 << 20) / 9},
		"a cell that is not closed":  {"<table><tr><th>Id<tr><td>1<td>", "<p>Jo Ott</p>", "", 1},
		"a form":                     {"<form>", "<input name=a value=1>", "</form>", 1},
		"a page laid out by a table": {"<table><tr><td>", "<div>Jo Ott</div>", "</table>", 0},
	} {
		in := io.MultiReader(strings.NewReader(tt.before), strings.NewReader(strings.Repeat(tt.unit, (4<<20)/len(tt.unit))), strings.NewReader(tt.after))
		f, err := open(in, block.Options{Format: "html"})
		if err != nil {
			t.Fatal(err)
		}
		rows, most, cell := 0, 0, int32(0)
		for b := new(block.Block); err == nil; {
			if err = f.Next(b); err == nil {
				blocktest.Check(t, b)
				most = max(most, len(b.Raw))
				for _, row := range b.Rows {
					if row.Data {
						rows++
					}
				}
				for _, c := range b.Cells {
					cell = max(cell, c.End-c.Start)
				}
			}
		}
		if !errors.Is(err, io.EOF) || rows != tt.rows || most > 2*mostPending || cell > 2*mostProse {
			t.Errorf("%s: %v, %d rows, blocks of %d bytes, cells of %d", reason, err, rows, most, cell)
		}
	}
}

// TestOutsideTags holds what is left of findings that go across tags.
func TestOutsideTags(t *testing.T) {
	for _, tt := range []struct{ in, want string }{ // findings are in brackets
		{"[Jo Ott]", "[Jo Ott]"},
		{"x [Jo <b>Ott</b>] y", "x [Jo ]<b>[Ott]</b> y"},
		{"<b>[Jo</b> <i class='x'>Ott]</i>", "<b>[Jo]</b> <i class='x'>[Ott]</i>"},
		{"<[input name]=x>", "<input name=x>"},
		{"<p title=['Jo'] id=[x]>[y]", "<p title='[Jo]' id=[x]>[y]"},
		{"<a href='[x?a<b]'>", "<a href='[x?a<b]'>"},
		{"<[jo@b.co]> 1 < [2] <3", "<[jo@b.co]> 1 < [2] <3"},
		{"[Jo]<p [class]", "[Jo]<p [class]"},
		{"[a<p><b>c]", "[a]<p><b>[c]"},
	} {
		var text strings.Builder
		var findings []privet.Finding
		for i := 0; i < len(tt.in); i++ {
			switch tt.in[i] {
			case '[':
				findings = append(findings, privet.Finding{Start: text.Len()})
			case ']':
				findings[len(findings)-1].End = text.Len()
			default:
				text.WriteByte(tt.in[i])
			}
		}
		before := []privet.Finding{{Label: "KEPT", End: 1}}
		got, at, in := "", 0, text.String()
		left := OutsideTags(append(before, findings...), 1, in)
		for _, f := range left[1:] {
			got += in[at:f.Start] + "[" + in[f.Start:f.End] + "]"
			at = f.End
		}
		if got += in[at:]; got != tt.want || left[0] != before[0] {
			t.Errorf("%s: %s, want %s", tt.in, got, tt.want)
		}
	}
}

// FuzzHTML holds that every text is a page, that its parts put together are it, wherever the reads are cut, that no text
// is in no cell, and that a page whose values are replaced has the same tags.
func FuzzHTML(f *testing.F) {
	for _, s := range []string{"<table><tr><th>Id<tr><td title='x'>1<!-- 2 -->&amp;</table>",
		"<form><input name=id value=1><textarea name=n>x</textarea></form>", "<dl><dt>City<dd>Ulm</dl>",
		"<!doctype html><html xmlns='x'><p>Hi &nbsp;you <3", "<script>a<b</script></scriptx>", "<a b='c", "<table><tr><td>a:<td>b<table></table></table>",
		"<p/><br/ a=b>", "</", "<!-->x", "<?x>y",
		"<table><th colspan=3 rowspan=2>a<tr><th>b<tr><td>1</table>", "<p></rb a=b>"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, in string) {
		if !isText(in) {
			return
		}
		opts := block.Options{Format: "html", IsHeader: func(cells []string, _ [][]string) bool { return cells[0] == "id" }}
		r := leavesOf(t, in, opts)
		if r.err != "" {
			t.Fatalf("%q: %s", in, r.err)
		}
		covered := make([]bool, len(in))
		f, err := open(strings.NewReader(in), opts)
		if err != nil {
			t.Fatal(err)
		}
		for at, b := 0, new(block.Block); f.Next(b) == nil; at += len(b.Raw) {
			for _, c := range b.Cells {
				for i := c.Start; i < c.End; i++ {
					covered[at+int(i)] = true
				}
			}
		}
		_, places := htmlParts(in)
		for _, p := range places {
			for i := p[0]; i < p[1]; i++ {
				if isWordByte(in[i]) && !covered[i] && !strings.Contains(in[p[0]:p[1]], "\u00a0") && !strings.Contains(in[p[0]:p[1]], "&nbsp;") &&
					!strings.Contains(in, block.ByteOrderMark) {
					t.Fatalf("%q: nobody looks at %q", in, in[i:p[1]])
				}
			}
		}
		_, masked := readLeaves(t, strings.NewReader(in), opts, func(f block.Reader, raw string, c block.Cell) []byte {
			if c.Spelling == htmlRaw {
				return []byte(raw[c.Start:c.End])
			}
			holdSpelling(t, f, c, longValues...)
			holdSpelling(t, f, c, f.Decode(raw, c))
			return f.Encode(nil, c, []byte(`&<*>"'--`))
		})
		got, _ := htmlParts(masked)
		if want, _ := htmlParts(in); !slices.Equal(got, want) {
			t.Errorf("%q became %q", in, masked)
		}
	})
}

// isText reports whether a text can be read at all.
func isText(s string) bool {
	_, err := block.CheckText(s)
	return err == nil && s != ""
}

func isWordByte(b byte) bool { return isLetter(b) || '0' <= b && b <= '9' || b >= 0x80 }

// htmlParts gives the tags of a page with the names of their attributes, and the places of everything else.
func htmlParts(text string) (tags []string, places [][2]int) {
	raw, from := "", 0
	end := func(to int) {
		if from < to {
			places = append(places, [2]int{from, to})
		}
	}
	for i := 0; i < len(text); {
		if raw != "" {
			k := indexFold(text[i:], raw)
			if k < 0 {
				break
			}
			if i, raw = i+k, ""; text[i] != '<' {
				i++
			}
			continue
		}
		switch {
		case text[i] != '<' || !beginsTag(text, i):
			i++
		case strings.HasPrefix(text[i:], "<!--"):
			i, raw = i+2, "-->"
		case !isLetter(text[i+1]) && !(text[i+1] == '/' && i+2 < len(text) && isLetter(text[i+2])):
			end(i)
			from = i
			if to := strings.IndexByte(text[i:], '>'); to >= 0 && isDoctype(text[i:i+to+1]) {
				from = i + to + 1
			}
			raw = ">"
		default:
			tag, to, ok := readHTMLTag(text, i, nil)
			if !ok {
				end(len(text))
				return tags, places
			}
			end(i)
			name := fmt.Sprint(tag.end, tag.name)
			for _, a := range tag.attrs {
				if name += " " + a.name; !isNamespace(a.name) {
					places = append(places, [2]int{a.from, a.to})
				}
			}
			if tags = append(tags, name); !tag.end && isHTMLWord("raw", tag.name) {
				raw = "</" + tag.name
			}
			i, from = to, to
		}
	}
	end(len(text))
	return tags, places
}
