package main

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

// guestsCSV is a table with characters that are not ASCII.
func guestsCSV(n int) string {
	var b strings.Builder
	b.WriteString("guest_id,full_name,email,city,rooms\n")
	for i, g := range makeGuests(n) {
		email := ""
		if g.Email != nil {
			email = *g.Email
		}
		b.WriteString(strings.Join([]string{string(rune('A'+i%26)) + "-7" + strings.Repeat("0", i%3), strings.ReplaceAll(g.Name, "o", "ö"), email, "Malmö",
			"3"}, ",") + "\n")
	}
	return b.String()
}

// TestText holds that a text that is compressed or in another encoding is masked as it is without, and stays so.
func TestText(t *testing.T) {
	encoder, err := zstd.NewWriter(nil)
	if err != nil {
		t.Fatal(err)
	}
	decoder, err := zstd.NewReader(nil)
	if err != nil {
		t.Fatal(err)
	}
	same := func(s string) string { return s }
	coded := func(convert func(string) (string, error)) func(string) string {
		return func(s string) string {
			s, err := convert(s)
			if err != nil {
				t.Fatal(err)
			}
			return s
		}
	}
	utf16 := unicode.UTF16(unicode.BigEndian, unicode.UseBOM)
	bare := unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM)
	for _, c := range []struct {
		name, encoding string
		to, from       func(string) string
	}{
		{"plain.csv", "", same, same},
		{"x.csv.zst", "", func(s string) string { return string(encoder.EncodeAll([]byte(s), nil)) },
			coded(func(s string) (string, error) { b, err := decoder.DecodeAll([]byte(s), nil); return string(b), err })},
		{"latin.csv", "latin1", coded(charmap.ISO8859_1.NewEncoder().String), coded(charmap.ISO8859_1.NewDecoder().String)},
		{"windows.csv", "windows-1252", coded(charmap.Windows1252.NewEncoder().String), coded(charmap.Windows1252.NewDecoder().String)},
		{"marked.csv", "utf-16", coded(utf16.NewEncoder().String), coded(utf16.NewDecoder().String)},
		{"bare.csv", "UTF-16LE", coded(bare.NewEncoder().String), coded(bare.NewDecoder().String)},
	} {
		dir := t.TempDir()
		table := guestsCSV(3000)
		in := write(t, dir, c.name, c.to(table))
		out := filepath.Join(dir, "out")
		args := []string{"-encoding", c.encoding, in}
		if c.encoding == "" {
			args = args[2:]
		}
		must(t, append([]string{"mask", "-o", out}, args...)...)
		var got []tableProfile
		parseJSON(t, must(t, append([]string{"profile", "-format", "json"}, args...)...).out, &got)
		if len(got) != 1 || got[0].Rows != 3000 || got[0].Columns[1].Label != "PERSON" {
			t.Errorf("%s: %+v", c.name, got)
		}
		before, after := strings.Split(table, "\n"), strings.Split(c.from(readFile(t, out)), "\n")
		if len(before) != len(after) || before[0] != after[0] {
			t.Fatalf("%s: %d lines became %d, the first %q", c.name, len(before), len(after), after[0])
		}
		for i := 1; i < 3000; i++ {
			b, a := strings.Split(before[i], ","), strings.Split(after[i], ",")
			if len(a) != 5 || a[1] == b[1] || a[2] == b[2] && b[2] != "" || a[4] != b[4] {
				t.Fatalf("%s: line %d is %v, and was %v", c.name, i+1, a, b)
			}
		}
	}
}

// TestTextRefuses holds that nothing is guessed, and that what is broken is an error that leaves nothing.
func TestTextRefuses(t *testing.T) {
	encoder, err := zstd.NewWriter(nil)
	if err != nil {
		t.Fatal(err)
	}
	packed := string(encoder.EncodeAll([]byte(guestsCSV(5000)), nil))
	latin, err := charmap.ISO8859_1.NewEncoder().String(guestsCSV(50))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ name, text, encoding, want string }{
		{"latin.csv", latin, "", "UTF-8"},
		{"latin.csv", latin, "ebcdic", "neither latin1"},
		{"windows.csv", "full_name\nIlona \x81\n", "windows-1252", "not in the encoding"},
		{"odd.csv", "\xff\xfea\x00,", "utf-16", "not in the encoding"},
		{"cut.csv.zst", packed[:len(packed)/2], "", "not whole"},
		{"text.csv.zst", guestsCSV(50), "", "not of Zstandard"},
		{"book.xls", "x", "", "not read"},
		{"data.parquet", "x", "latin1", "-encoding is for texts"},
	} {
		dir := t.TempDir()
		args := []string{"mask", "-o", filepath.Join(dir, "out"), write(t, dir, c.name, c.text)}
		if c.encoding != "" {
			args = append(args, "-encoding", c.encoding)
		}
		r := start(args)
		if r.status != exitFailed || !strings.Contains(r.err, c.want) || strings.Contains(r.err, "Ilona") || strings.Contains(r.err, dir) {
			t.Errorf("%s: status %d: %s", c.name, r.status, r.err)
		}
		if got := files(t, dir); len(got) != 1 {
			t.Errorf("%s: it left %v", c.name, got)
		}
	}
}
