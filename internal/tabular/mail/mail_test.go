package mail

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"mime/multipart"
	"mime/quotedprintable"
	"net/textproto"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/tabular/block"
)

// TestCoding holds that a text comes back from its encoding, whose lines are as short as they have to be, and that what the
// standard library encodes is decoded.
func TestCoding(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	some := []string{"a", "Quorl ", "=", "é", "\t", " ", "\n", "\r\n", "@", "60", strings.Repeat("x", 80), "?"}
	for range 3000 {
		text := ""
		for range r.IntN(40) {
			text += some[r.IntN(len(some))]
		}
		for _, how := range []coding{quoted, base64, quoted | latin, base64 | latin} {
			spelled := string(encode(nil, []byte(text), how))
			got, ok := decode(spelled, how)
			if !ok || got != text {
				t.Fatalf("%q is spelled %q in %d, which is %q", text, spelled, how, got)
			}
			for line := range strings.SplitSeq(spelled, "\n") {
				if line = strings.TrimSuffix(line, "\r"); len(line) > longest || strings.ContainsFunc(line, func(r rune) bool { return r > '~' }) || how&quoted != 0 && strings.HasSuffix(line, " ") {
					t.Fatalf("%q has the line %q", text, line)
				}
			}
		}
		var b bytes.Buffer
		w := quotedprintable.NewWriter(&b)
		fmt.Fprint(w, text)
		w.Close()
		if got, ok := decode(b.String(), quoted); !ok || strings.ReplaceAll(got, "\r\n", "\n") != strings.ReplaceAll(text, "\r\n", "\n") {
			t.Fatalf("%q is decoded from %q as %q", text, b.String(), got)
		}
	}
	for spelled, want := range map[string]string{"a=\r\nb=\nc= \nd=": "abcd", "=4=zz==41": "=4=zz=A", "=c3=A9": "é"} {
		if got, _ := decode(spelled, quoted); got != want {
			t.Errorf("%q is %q, want %q", spelled, got, want)
		}
	}
}

// texts reads a file, and gives the values of its cells, and the file with each value spelled again.
func texts(t *testing.T, src io.Reader) (values []string, marked int, out string) {
	t.Helper()
	r, err := Format.Open(src, block.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var b block.Block
	for err = r.Next(&b); err == nil; err = r.Next(&b) {
		at := 0
		for _, c := range b.Cells {
			value := r.Decode(b.Raw, c)
			if int(c.Start) != at || c.Column != block.Prose {
				t.Fatalf("a cell begins at %d, behind %d", c.Start, at)
			}
			if r.(interface{ IsMarkup(block.Cell) bool }).IsMarkup(c) {
				marked++
			}
			values = append(values, value)
			out += string(r.Encode(nil, c, []byte(value)))
			at = int(c.End)
		}
		if at != len(b.Raw) {
			t.Fatalf("%d bytes are in no cell", len(b.Raw)-at)
		}
	}
	if err != io.EOF {
		t.Fatal(err)
	}
	return values, marked, out
}

// TestMessages holds that the texts of messages are read whatever parts they are in, wherever the reads are cut.
func TestMessages(t *testing.T) {
	const text = "Dear Zoë Quorl,\r\n\r\nyour address maren.quorl@example.com and the number 1234 5678 9012 3456 are on our list = file.\r\n"
	var body bytes.Buffer
	parts := multipart.NewWriter(&body)
	add := func(kind, encoding, spelled string) {
		h := textproto.MIMEHeader{}
		h.Set("Content-Type", kind)
		h.Set("Content-Transfer-Encoding", encoding)
		w, err := parts.CreatePart(h)
		if err != nil {
			t.Fatal(err)
		}
		io.WriteString(w, spelled)
	}
	add("text/plain; charset=utf-8", "quoted-printable", string(encode(nil, []byte(text), quoted)))
	add("text/html; charset=\"iso-8859-1\"", "Quoted-Printable", string(encode(nil, []byte("<p>"+text), quoted|latin)))
	add("text/plain", "base64", string(encode(nil, []byte(text+"\r\n"), base64)))
	add("application/octet-stream", "base64", string(encode(nil, []byte{0xff, 0, 0xff}, base64)))
	add("text/plain", "8bit", "as it is: "+text)
	parts.Close()
	message := "From: a@b.example\r\nTo: Zoë Quorl <z@q.example>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed;\r\n boundary=" + parts.Boundary() + "\r\n\r\n" + body.String() + "\r\nbehind it\r\n"
	box := strings.Repeat("From x Mon Mar  2 10:00:00 2026\r\n"+message+"\r\n", 3)
	for _, tt := range []struct {
		in string
		n  int
	}{{message, 1}, {box, 3}} {
		if !Holds(tt.in, true) {
			t.Error("not told")
		}
		var whole []string
		for _, src := range []io.Reader{strings.NewReader(tt.in), iotest.OneByteReader(strings.NewReader(tt.in))} {
			values, marked, out := texts(t, src)
			for _, want := range []string{text, "<p>" + text, text + "\r\n"} {
				n := 0
				for _, value := range values {
					if strings.TrimRight(value, "\r\n") == strings.TrimRight(want, "\r\n") {
						n++
					}
				}
				if n < tt.n {
					t.Errorf("%q is read %d times in %q", want, n, values)
				}
			}
			if all := strings.Join(values, ""); strings.Count(all, "as it is: "+text) != tt.n || strings.Count(all, "behind it") != tt.n || strings.Count(all, "Zoë Quorl <z@q.example>") != tt.n || marked != tt.n {
				t.Errorf("read as %q, with %d texts in HTML", values, marked)
			}
			if again, _, _ := texts(t, strings.NewReader(out)); !slices.Equal(again, values) {
				t.Errorf("what is spelled again is read as %q, and was %q", again, values)
			}
			if whole == nil {
				whole = values
			}
			if strings.Join(whole, "") != strings.Join(values, "") {
				t.Errorf("byte by byte it is %q", values)
			}
		}
	}
}

// TestHolds holds what begins as no message.
func TestHolds(t *testing.T) {
	for _, s := range []string{"", "From here on: x\n", "Dear all,\n\nFrom: me\n", "From: a\nTo: b\n\nplain", "name: x\nContent-Type: y\n", "from,to\n1,2\n"} {
		if Holds(s, true) {
			t.Errorf("%q begins as a message", s)
		}
	}
}

// TestLongParts holds that a text of more than a block is read in pieces, and whole.
func TestLongParts(t *testing.T) {
	line := "Nothing is said of anybody in this line, which is somewhat longer than an encoded one can be: éé.\n"
	text := strings.Repeat(line, 4*block.Size/len(line))
	for name, how := range map[string]coding{"quoted-printable": quoted, "base64": base64} {
		in := "From: a\nTo: b\nContent-Type: text/plain\nContent-Transfer-Encoding: " + name + "\n\n" + string(encode(nil, []byte(text), how))
		values, _, _ := texts(t, strings.NewReader(in))
		if len(values) < 4 || strings.Join(values[1:], "") != text {
			t.Errorf("%s: %d pieces", name, len(values))
		}
	}
}

// FuzzMail holds that whatever is read covers the file, and that what is spelled again is read alike.
func FuzzMail(f *testing.F) {
	f.Add("From: a\nContent-Type: text/plain\nContent-Transfer-Encoding: base64\n\nYWI=\n")
	f.Add("From: a\nContent-Type: multipart/x; boundary=b\n\n--b\nContent-Transfer-Encoding: quoted-printable\n\na=\nb\n--b--\n")
	f.Fuzz(func(t *testing.T, in string) {
		if !utf8.ValidString(in) || strings.ContainsRune(in, 0) {
			return
		}
		texts(t, strings.NewReader(in))
	})
}
