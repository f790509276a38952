package markup

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/block/blocktest"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// TestXML holds the paths and values of files.
func TestXML(t *testing.T) {
	for _, tt := range []struct{ reason, in, want string }{
		{"records", `<all n="2"><p><id>1</id><to><city>Ulm</city></to></p> <p><id>2</id></p></all>`, "n=2 p.id=1 p.to.city=Ulm row p.id=2 row"},
		{"attributes", `<all><p id="1" to='x'/><p id="2" to=""/></all>`, "p.id=1 p.to=x row p.id=2 p.to= row"},
		{"records below what has leaves", `<all><n>2</n><ps><p><id>1</id></p><p><id>2</id></p></ps><end>x</end></all>`,
			"n=2 ps.p.id=1 row ps.p.id=2 row end=x"},
		{"what repeats in a record is none", `<all><p><id>1</id><t><n>a</n></t><t><n>b</n></t></p><p><id>2</id></p></all>`,
			"p.id=1 p.t.n=a p.t.n=b row p.id=2 row"},
		{"records whose leaves are deeper", `<all><e><to><p><id v="1"/><t><u>a</u></t></p></to></e><e><to><p><id v="2"/></p></to></e></all>`,
			"e.to.p.id.v=1 e.to.p.t.u=a row e.to.p.id.v=2 row"},
		{"tables in tables", `<all><db><t><r><a>1</a></r><r><a>2</a></r><r><a>3</a></r></t></db><db><t><r><a>4</a></r></t></db></all>`,
			"db.t.r.a=1 row db.t.r.a=2 row db.t.r.a=3 row db.t.r.a=4 row"},
		{"a file without records is one", `<a><b>1</b><c d="2">3</c></a>`, "b=1 c.d=2 c=3 row"},
		{"a root alone", `<a>1</a>`, "$=1 row"},
		{"several roots are records", "<e><id>1</id></e>\n<e><id>2</id></e>", "id=1 row id=2 row"},
		{"prefixes and namespaces", `<s:a xmlns:s="urn:x" xmlns="urn:y"><s:b xsi:nil="true" s:c="1">2</s:b></s:a>`, "b.c=1 b=2 row"},
		{"references", `<a b="&lt;&#65;&quot;">&amp;&#x42;&mine; &gt;</a>`, `b=<A" $=&B&mine; > row`},
		{"CDATA", `<a><b><![CDATA[<x>&amp;]]></b><c> x<![CDATA[ & ]]>y </c><d><![CDATA[]]></d></a>`, "b=<x>&amp; c=x & y d= row"},
		{"space around values, and values that are empty", "<a>\n<b>\n 1 \n</b><c></c><d/><e> </e></a>", "b=1 c= e= row"},
		{"mixed content", "<a><p>one <b>two</b> three</p></a>", "p=one p.b=two p=three row"},
		{"comments and instructions", `<?x y?><!-- a --><a><b>1<!--2-->3</b></a><!---->`, "beside=y text= a  b=1 text=2 b=3 text= row"},
		{"what a document declares", `<!DOCTYPE a PUBLIC "p" "http://x" [<!ENTITY who "Jo"><!ENTITY e SYSTEM "f"><!-- c -->]><a>1</a>`,
			"beside=Jo text= c  $=1 row"},
		{"fields with their names in an attribute",
			`<d><r><field name="ssn">1</field><field name="a.b">2</field></r><r><field name="ssn"></field></r></d>`,
			`r.ssn=1 r["a.b"]=2 row r.ssn= row`},
		{"the same with values in attributes", `<d><r><property name="ssn" value="1" type="s"/></r><r><property value='2' name='ssn'/></r></d>`,
			"r.ssn=1 r.ssn.type=s row r.ssn=2 row"},
		{"the same with an element inside", `<d><data name="Who"><value>Jo</value></data><data name="Where"><value>Ulm</value></data></d>`,
			"Who.value=Jo Where.value=Ulm row"},
		{"what is no name of a column is data", `<d><r><entry key="jo@b.co">1</entry></r></d>`, "r.entry.key=jo@b.co r.entry=1 row"},
		{"an attribute that may be all that there is", `<d><r><entry name="Jo"/><entry name="Al"><tel>1</tel></entry></r></d>`,
			"r.entry.name=Jo row r.entry.name=Al r.entry.tel=1 row"},
		{"what says something itself gets no other name", `<d><person name="Jo">1</person></d>`, "person.name=Jo person=1 row"},
		{"names in elements", `<d><s><member><name>ssn</name><value>1</value></member></s></d>`, "s.ssn=1 row"},
		{"which are names of values alone", `<d><item><name>Jo</name><price>1</price></item></d>`, "item.name=Jo item.price=1 row"},
		{"property lists", `<plist><dict><key>who</key><dict><key>name</key><string>Jo</string></dict><key>ok</key><true/></dict></plist>`,
			"dict.who.name=Jo row"},
		{"names that are data", `<a><u12345678><n>1</n></u12345678><u22345678><n>2</n></u22345678></a>`, "*.n=1 row *.n=2 row"},
	} {
		opts := block.Options{Format: "xml", IsName: func(s string) bool { return tree.LooksLikeName(s) && !strings.Contains(s, "@") }}
		if r := leavesOf(t, tt.in, opts); r.String() != tt.want || r.err != "" {
			t.Errorf("%s:\ngot  %v %s\nwant %s", tt.reason, &r, r.err, tt.want)
		}
	}
}

// TestXMLRefuses holds that what is no XML is an error that says where.
func TestXMLRefuses(t *testing.T) {
	deep := strings.Repeat("<a>", block.MaxDepth)
	for _, tt := range []struct {
		in           string
		want         error
		line, offset int64
	}{
		{"<a>\n</b>", errXMLEnd, 2, 4},
		{"</a>", errXMLEnd, 1, 0},
		{"<a><?b>c?></a>", errXMLTag, 1, 6},
		{"<!\"><a/>", errXMLTag, 1, 0},
		{"<a>", errXMLUnclosed, 1, 3},
		{"<a></a", errXMLUnclosed, 1, 6},
		{"<a><!-- x", errXMLUnclosed, 1, 9},
		{"<a>x", errXMLUnclosed, 1, 4},
		{" \n", errXMLNothing, 2, 2},
		{"<!-- x -->", errXMLNothing, 1, 10},
		{"x<a/>", errXMLOutside, 1, 0},
		{"<a/>\nx", errXMLOutside, 2, 5},
		{"<a>&</a>", errXMLReference, 1, 3},
		{"<a>& b;</a>", errXMLReference, 1, 3},
		{"<a>&#0;</a>", errXMLReference, 1, 3},
		{"<a>&#xd800;</a>", errXMLReference, 1, 3},
		{"<a>&#99999999999;</a>", errXMLReference, 1, 3},
		{"<a b='&'/>", errXMLReference, 1, 6},
		{"<a b=c/>", errXMLValue, 1, 5},
		{"<a b='<'/>", errXMLValue, 1, 6},
		{"<a b='<c d='", errXMLValue, 1, 6},
		{"<a b/>", errXMLTag, 1, 4},
		{"<a/ >", errXMLTag, 1, 2},
		{"<a></a b>", errXMLTag, 1, 7},
		{"<a><1/></a>", errXMLName, 1, 4},
		{"<a><b,/></a>", errXMLName, 1, 5},
		{"<a 'b'/>", errXMLName, 1, 3},
		{"< a/>", errXMLName, 1, 1},
		{"<a>]]></a>", errXMLText, 1, 3},
		{"<a><!-- -- --></a>", errXMLComment, 1, 8},
		{"<a>\x01</a>", errXMLControl, 1, 3},
		{"<a>\n\ufffe</a>", errXMLControl, 2, 4},
		{"<a>\xff</a>", block.ErrInvalidUTF8, 1, 3},
		{"<a>" + strings.Repeat(" ", 200) + "\x00</a>", block.ErrNUL, 1, 203},
		{deep + "<a>", block.ErrTooDeep, 1, 3 * block.MaxDepth},
		{deep + strings.Repeat("</a>", block.MaxDepth), nil, 0, 0},
		{"<a>" + strings.Repeat("x", 101) + "</a>", block.ErrTooLong, 1, 3},
		{"<a b='" + strings.Repeat("x", 99) + "'/>", block.ErrTooLong, 1, 5},
		{"<a b='" + strings.Repeat("x", 98) + "'/>", nil, 0, 0},
	} {
		r := leavesOfLimited(t, tt.in)
		switch {
		case tt.want == nil && r.err != "":
			t.Errorf("%.30q: %s", tt.in, r.err)
		case tt.want != nil && (!errors.Is(r.at.Err, tt.want) || r.at.Line != tt.line || r.at.Offset != tt.offset):
			t.Errorf("%.30q: %s; want line %d, offset %d: %v", tt.in, r.err, tt.line, tt.offset, tt.want)
		}
	}
}

func leavesOfLimited(t *testing.T, in string) reading {
	return leavesOf(t, in, block.Options{Format: "xml", MaxField: 100})
}

// TestXMLLimits holds that memory is bounded, and that what is large streams.
func TestXMLLimits(t *testing.T) {
	var wide strings.Builder
	for i := range block.MaxColumns + 1 {
		fmt.Fprintf(&wide, "<k%s>1</k%[1]s>", strings.Map(func(r rune) rune { return r - '0' + 'a' }, fmt.Sprint(i)))
	}
	for reason, tt := range map[string]struct {
		in   string
		want error
	}{
		"columns": {"<r>" + wide.String() + "</r>", block.ErrTooManyColumns},
		"path":    {strings.Repeat("<"+strings.Repeat("x", 100)+">", 50), block.ErrTooLong},
		"tag":     {"<r a='" + strings.Repeat("x", 2*block.MaxRow+block.Size), block.ErrTooLong},
	} {
		if r, _ := readLeaves(t, strings.NewReader(tt.in), block.Options{Format: "xml"}, nil); !errors.Is(r.at.Err, tt.want) {
			t.Errorf("%s: %s, want %v", reason, r.err, tt.want)
		}
	}
	// Fields with more names than files have columns are data, and no error.
	var fields strings.Builder
	for i := range 2 * mostLabels {
		fmt.Fprintf(&fields, `<entry key="k%d">%d</entry>`, i, i)
	}
	r, _ := readLeaves(t, strings.NewReader("<r>"+fields.String()+"</r>"), block.Options{Format: "xml"}, nil)
	if n := len(r.leaves); r.err != "" || r.leaves[n-2] != "entry=1999" || r.leaves[n-3] != "entry.key=k1999" || r.leaves[0] != "k0=0" {
		t.Errorf("%s, %v", r.err, r.leaves[max(0, len(r.leaves)-3):])
	}
	// One child that is larger than any row.
	in := io.MultiReader(strings.NewReader("<r><all>"), strings.NewReader(strings.Repeat("<p><id>1</id></p>", block.MaxRow/10)),
		strings.NewReader("</all></r>"))
	f, err := open(in, block.Options{Format: "xml"})
	if err != nil {
		t.Fatal(err)
	}
	rows, most := 0, 0
	for b := new(block.Block); err == nil; {
		if err = f.Next(b); err == nil {
			blocktest.Check(t, b)
			most = max(most, len(b.Raw))
			for _, row := range b.Rows {
				if row.Data {
					rows++
				}
			}
		}
	}
	if !errors.Is(err, io.EOF) || rows != block.MaxRow/10 || most > 4*block.Size {
		t.Errorf("%v, %d rows, blocks of %d bytes", err, rows, most)
	}
	// One record that is larger than any row.
	in = io.MultiReader(strings.NewReader("<r><p><id>0</id></p><p>"), strings.NewReader(strings.Repeat("<id>1</id>", block.MaxRow/5)),
		strings.NewReader("</p></r>"))
	r, _ = readLeaves(t, in, block.Options{Format: "xml"}, nil)
	if n := len(r.leaves); r.err != "" || n != block.MaxRow/5+3 || r.leaves[n-1] != "row" {
		t.Errorf("%s, %d leaves", r.err, n)
	}
}

// plainXML is what encoding/xml says of a text: its values in order, and whether it is well-formed.
func plainXML(text string) (values []string, err error) {
	d := xml.NewDecoder(strings.NewReader(text))
	depth, roots := 0, 0
	var run strings.Builder
	flush := func() {
		if s := strings.Trim(run.String(), " \t\r\n"); s != "" {
			values = append(values, s)
		}
		run.Reset()
	}
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			if roots == 0 {
				err = errXMLNothing
				return nil, err
			}
			return values, nil
		}
		if err != nil {
			return nil, err
		}
		switch token := token.(type) {
		case xml.CharData:
			run.Write(token)
			if depth == 0 && strings.Trim(string(token), "\ufeff \t\r\n") != "" {
				return nil, errXMLOutside
			}
			continue
		case xml.StartElement:
			flush()
			depth++
			roots++
			for _, a := range token.Attr {
				if a.Name.Space != "xmlns" && a.Name.Local != "xmlns" && a.Name.Space != "xsi" {
					values = append(values, a.Value)
				}
			}
		case xml.EndElement:
			flush()
			depth--
		default:
			flush()
		}
	}
}

// oneLine gives a text without the ends of its lines, which encoding/xml reads as one kind.
func oneLine(s string) string { return strings.NewReplacer("\r", "", "\n", "").Replace(s) }

// FuzzXML holds that a file is read as encoding/xml reads it, wherever the reads are cut, that what it is made of
// stays, and that whatever stands in the place of its values is XML again.
func FuzzXML(f *testing.F) {
	for _, s := range []string{`<a b="1" c='&lt;'>x&amp;<![CDATA[y]]> <d/></a>`, "<a><!-- x --><?y z?></a>", `<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>`,
		"<a></b>", "<a x=y>",
		`<r><p><id>1</id></p><p><id>2</id></p></r>`, `<d><r><field name="ssn">1</field></r></d>`,
		`<plist><dict><key>a</key><string>b</string></dict></plist>`, "\ufeff<a/><a/>",
		`<s:a xmlns:s="u" s:b="&#10;"> x ]] > </s:a>`, "<a\n/>", "<a>\r\n&#13;</a>", "<a b='\"'>\"</a>",
		"<a>-- <?y1 >x --z?></a>", "<a>0\r\n&#13;\n&#13;\r\n13;&#13;</a>", "<a><diCt><key>0</key><b>0</b></diCt></a>", "<!\"><a/>"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, in string) {
		if !isText(in) || strings.Contains(in[1:], "\ufeff") {
			return
		}
		opts := block.Options{Format: "xml", IsName: func(string) bool { return false }}
		r := leavesOf(t, in, block.Options{Format: "xml"})
		bare, masked := readLeaves(t, strings.NewReader(in), opts, func(f block.Reader, raw string, c block.Cell) []byte {
			if c.Spelling != xmlComment && c.Spelling != xmlInstruction {
				holdSpelling(t, f, c, longValues...)
				holdSpelling(t, f, c, f.Decode(raw, c))
			}
			return f.Encode(nil, c, []byte(`&<*>"'--]]>?>%`))
		})
		if (bare.err == "") != (r.err == "") {
			t.Errorf("%q: with names %s, without %s", in, r.err, bare.err)
		}
		values, err := plainXML(strings.TrimPrefix(in, block.ByteOrderMark))
		if err == nil && r.err != "" && r.at.Err != errXMLName && r.at.Err != errXMLControl && r.at.Err != block.ErrTooDeep && !(r.at.Err == errXMLTag &&
			(strings.Contains(in, "<!") || strings.Contains(in, "<?"))) {
			t.Errorf("%q is XML: %s", in, r.err)
		}
		if r.err != "" {
			return
		}
		if err != nil {
			for _, ok := range []string{"entity", "name", "version", "Charset", "encoding", "namespace"} {
				if strings.Contains(err.Error(), ok) {
					return
				}
			}
			t.Errorf("%q is no XML: %v", in, err)
			return
		}
		var got []string
		for _, leaf := range bare.leaves {
			name, value, ok := strings.Cut(leaf, "=")
			if ok && name != "beside" && name != "text" {
				got = append(got, strings.Trim(oneLine(value), "\ufeff \t\n"))
			}
		}
		var want []string
		for _, v := range values {
			want = append(want, strings.Trim(oneLine(v), "\ufeff \t\n"))
		}
		drop := func(s string) bool { return s == "" }
		if got, want := slices.DeleteFunc(got, drop), slices.DeleteFunc(want, drop); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
		again, _ := readLeaves(t, strings.NewReader(masked), opts, nil)
		if _, err := plainXML(strings.TrimPrefix(masked, block.ByteOrderMark)); err != nil || again.err != "" {
			t.Errorf("%q became %q: %v, %s", in, masked, err, again.err)
		}
	})
}
