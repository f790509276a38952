package workbook

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"
)

// tokens gives what a scanner sees, a tag or a text at a time.
func tokens(r io.Reader) (string, error) {
	var b strings.Builder
	text := []byte(nil)
	flush := func() {
		if len(text) > 0 {
			fmt.Fprintf(&b, "%q ", text)
			text = text[:0]
		}
	}
	for s := newScanner(r); ; {
		err := s.next()
		if err == io.EOF {
			return b.String(), nil
		}
		if err != nil {
			return "", err
		}
		switch s.kind {
		case textToken:
			if text, err = s.appendText(text); err != nil {
				return "", err
			}
		case endTag:
			flush()
			fmt.Fprintf(&b, "/%s ", s.name)
		case startTag:
			flush()
			fmt.Fprintf(&b, "%s", s.name)
			for rest := s.attrs; ; {
				_, name, value, after, ok := cutAttr(rest)
				if !ok {
					break
				}
				rest = after
				plain, err := unescape(nil, value)
				if err != nil {
					return "", err
				}
				fmt.Fprintf(&b, " %s=%q", name, plain)
			}
			b.WriteByte(' ')
		}
	}
}

// twin gives what encoding/xml sees.
func twin(r io.Reader) (string, error) {
	var b strings.Builder
	text := []byte(nil)
	flush := func() {
		if len(text) > 0 {
			fmt.Fprintf(&b, "%q ", text)
			text = text[:0]
		}
	}
	depth := 0
	for d := xml.NewDecoder(r); ; {
		t, err := d.Token()
		if err == io.EOF {
			return b.String(), nil
		}
		if err != nil {
			return "", err
		}
		switch t := t.(type) {
		case xml.CharData:
			if depth > 0 {
				text = append(text, t...)
			}
		case xml.EndElement:
			depth--
			flush()
			fmt.Fprintf(&b, "/%s ", t.Name.Local)
		case xml.StartElement:
			depth++
			flush()
			b.WriteString(t.Name.Local)
			for _, a := range t.Attr {
				fmt.Fprintf(&b, " %s=%q", a.Name.Local, a.Value)
			}
			b.WriteByte(' ')
		}
	}
}

// FuzzScanner holds that a scanner sees in XML what encoding/xml does.
func FuzzScanner(f *testing.F) {
	for _, text := range []string{
		`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` + "\n<a><b c=\"1\" x:d='>'/>text &amp; &#65;&#x42;<![CDATA[<&]]></a>\n",
		"<a><!-- > <b> --><x:row r=\"1\"><c  r = \"A1\"\tt=\"s\" ><v>7</v></c ></x:row></a>", "<a>", "<a></b>", "</a>", "a<b/>", "<a b=\"&lt;&quot;\"/>",
		"<!DOCTYPE a><a/>", "\ufeff<a/>", "<a>&nope;</a>", "<a b=\"", "<", "<a><![CDATA[</a>",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got, err := tokens(strings.NewReader(text))
		slow, err2 := tokens(iotest.OneByteReader(strings.NewReader(text)))
		if got != slow || (err == nil) != (err2 == nil) {
			t.Errorf("byte by byte it is %q (%v), and at once %q (%v)", slow, err2, got, err)
		}
		want, wrong := twin(strings.NewReader(text))
		if err != nil || wrong != nil || strings.Contains(text, "\r") || strings.ContainsAny(text, "!?\ufeff") && want == "" {
			return // it is stricter than this one, and this one knows less
		}
		if got != want {
			t.Errorf("it is %q, and for encoding/xml %q", got, want)
		}
	})
}

// TestEscape holds that a text comes back whatever is in it.
func TestEscape(t *testing.T) {
	for _, text := range []string{"", "plain", `<a & "b">`, "\x00\x01\x1f\r\n\t", "_x000D_", "__x005F_x000D_", "\ufffe\uffffé", "_x00", "_xZZZZ_"} {
		escaped := appendEscaped(nil, []byte(text))
		var plain struct {
			Text string `xml:",chardata"`
		}
		if err := xml.Unmarshal([]byte("<t>"+string(escaped)+"</t>"), &plain); err != nil {
			t.Errorf("%q: %v", text, err)
		}
		back, err := unescape(nil, escaped)
		if err != nil || plain.Text != string(back) || string(decode(back)) != text {
			t.Errorf("%q became %q and %q, %v", text, escaped, decode(back), err)
		}
	}
}

// TestStringTable holds that strings come back, those in memory and those in the file, of which nothing is in clear.
func TestStringTable(t *testing.T) {
	table := new(stringTable)
	defer table.close()
	const n = 40_000
	make := func(i int) []byte { return bytes.Repeat(fmt.Appendf(nil, "text %d,", i), 90+i%50) }
	for i := range n {
		if err := table.add(make(i)); err != nil {
			t.Fatal(err)
		}
	}
	if table.file == nil {
		t.Fatal("all is in memory")
	}
	for k := range n {
		i := k * 7919 % n
		if k%2 == 0 {
			i = n - 1 - k
		}
		got, err := table.append([]byte("x"), i)
		if err != nil || !bytes.Equal(got[1:], make(i)) {
			t.Fatalf("text %d is not what it was: %v", i, err)
		}
	}
	for _, i := range []int{-1, n} {
		if _, err := table.append(nil, i); err == nil {
			t.Errorf("there is a text %d", i)
		}
	}
	first := bytes.Clone(table.cached[1].data)
	on := bytes.Clone(first)
	if _, err := table.file.ReadAt(on, int64(table.cached[1].number-blocksInMemory)*blockOfStrings); err != nil || bytes.Contains(on, []byte("text ")) {
		t.Errorf("the file has texts in clear, or cannot be read: %v", err)
	}
	if !bytes.Contains(first, []byte("text ")) {
		t.Error("there is nothing to look for")
	}
}
