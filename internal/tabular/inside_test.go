package tabular

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
)

// carriers put a text into a file of a format.
var carriers = map[string]struct {
	format string
	put    func(text string) string
}{
	"csv":  {"csv", func(s string) string { return "id,meta\n1,\"" + strings.ReplaceAll(s, `"`, `""`) + "\"\n" }},
	"json": {"json", func(s string) string { b, _ := json.Marshal(s); return fmt.Sprintf(`[{"id":1,"meta":%s}]`, b) }},
	"mysql": {"sql", func(s string) string {
		return "-- MySQL dump\nINSERT INTO t (id, meta) VALUES (1, '" + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "'", `\'`, "\n", `\n`).Replace(s) + "');\n"
	}},
	"standard": {"sql", func(s string) string {
		return "SET standard_conforming_strings = on;\nINSERT INTO t (id, meta) VALUES (1, '" + strings.ReplaceAll(s, "'", "''") + "');\n"
	}},
	"copy": {"sql", func(s string) string {
		return "COPY t (id, meta) FROM stdin;\n1\t" + strings.NewReplacer(`\`, `\\`, "\n", `\n`, "\t", `\t`).Replace(s) + "\n\\.\n"
	}},
	"copy csv": {"sql", func(s string) string {
		return "COPY t (id, meta) FROM stdin CSV;\n1,\"" + strings.ReplaceAll(s, `"`, `""`) + "\"\n\\.\n"
	}},
}

// cellsInside gives the cells of a file that are in something, and the file with another value for each.
func cellsInside(t testing.TB, in, format string, become string) (cells []string, out string) {
	t.Helper()
	opts := knownOptions("id")
	opts.Format = format
	f, err := Open(strings.NewReader(in), opts)
	if err != nil {
		t.Fatal(err)
	}
	var dst []byte
	for b := new(Block); ; {
		err := f.Next(b)
		if errors.Is(err, io.EOF) {
			return cells, string(dst)
		}
		if err == nil {
			err = f.Split(b)
		}
		if err != nil {
			t.Fatalf("%v in %q", err, in)
		}
		names, _ := f.Columns()
		at := 0
		for _, c := range b.Cells {
			if c.Column < 0 || !strings.Contains(names[c.Column], "meta") {
				continue
			}
			cells = append(cells, strings.TrimPrefix(names[c.Column], "t.")+"="+f.Decode(b.Raw, c))
			dst = f.Encode(append(dst, b.Raw[at:c.Start]...), c, []byte(become))
			at = int(c.End)
		}
		dst = append(dst, b.Raw[at:]...)
	}
}

// TestInside holds what is read of JSON and of PHP in all that carries them, and that what takes the place of a value is read
// again as that, beside as many others.
func TestInside(t *testing.T) {
	for text, want := range map[string]string{
		`{"name":"Jo \"É\" 'O'","tags":["x",7],"ok":true}`:                         `meta.name=Jo "É" 'O'|meta.tags[]=x|meta.tags[]=7|meta.ok=true`,
		`a:3:{s:4:"name";s:9:"Jo "É";O";s:1:"n";i:5;i:0;a:1:{s:1:"q";s:3:"a:1";}}`: `meta.name=Jo "É";O|meta.n=5|meta[].q=a:1`,
		`O:8:"stdClass":3:{s:4:"mail";s:6:"j@b.co";s:2:"no";N;s:1:"b";b:1;}`:       `meta.mail=j@b.co`,
		`a:1:{s:4:"name";s:3:"Jo";}`:                                               `meta=a:1:{s:4:"name";s:3:"Jo";}`,
		`a:2:{s:4:"name";s:2:"Jo";}`:                                               `meta=a:2:{s:4:"name";s:2:"Jo";}`,
		`a:1:{s:4:"name";S:2:"Jo";}`:                                               `meta=a:1:{s:4:"name";S:2:"Jo";}`,
		`a:1:{s:12:"123456789012";s:2:"Jo";}`:                                      `meta{}=123456789012|meta.*=Jo`,
		"a:1:{s:4:\"name\";s:7:\"Jo\nA\\b\t\";}":                                   "meta.name=Jo\nA\\b\t",
	} {
		for name, c := range carriers {
			cells, _ := cellsInside(t, c.put(text), c.format, "")
			if got := strings.Join(cells, "|"); got != want {
				t.Errorf("%s: %q: %q, want %q", name, text, got, want)
				continue
			}
			for _, become := range []string{"*", `é"'x\`, "two\nlines, and more;"} {
				_, out := cellsInside(t, c.put(text), c.format, become)
				again, _ := cellsInside(t, out, c.format, "")
				if strings.Contains(want, "{}") {
					continue // the key looks like a name now
				}
				if len(again) != len(cells) {
					t.Errorf("%s: %q becomes %q", name, text, out)
				}
				for i := range again {
					if _, value, _ := strings.Cut(again[i], "="); value != become {
						t.Errorf("%s: %q is %q in %q", name, become, value, out)
					}
				}
			}
		}
	}
}

// FuzzPHP holds that whatever is read of PHP is that with other values in it.
func FuzzPHP(f *testing.F) {
	f.Add(`a:2:{s:4:"name";s:2:"Jo";i:0;O:1:"x":1:{s:1:"n";d:0.5;}}`, `é"`)
	f.Fuzz(func(t *testing.T, text, become string) {
		if !isPHP(text) || become == "" || !strings.Contains(text, `"`) || strings.ContainsAny(text+become, "\x00") || CountLines(text) > 0 || len(text) > 2000 {
			return
		}
		if _, err := CheckText(text + become); err != nil {
			return
		}
		_, out := cellsInside(t, carriers["csv"].put(text), "csv", become)
		field := strings.TrimSuffix(strings.TrimPrefix(out, "id,meta\n1,\""), "\"\n")
		if !isPHP(strings.ReplaceAll(field, `""`, `"`)) {
			t.Fatalf("%q becomes %q", text, out)
		}
		for _, name := range []string{"json", "mysql", "standard", "copy", "copy csv"} {
			cellsInside(t, carriers[name].put(text), carriers[name].format, become)
		}
	})
}
