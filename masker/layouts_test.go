package masker

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet"
)

// layoutTests are files of YAML, TOML and lines of keys and values.
var layoutTests = []struct {
	reason, name string
	opts         FileOptions
	in, want     string
}{
	{"yaml", "a.yaml", FileOptions{}, "# ask jo@b.co\npeople:\n- id: 7\n  mail: jo@b.co # jo\n  ssn: 123456789\n  own: '*x'\n  note: |\n    ask\n      jo@b.co\n",
		"# ask j*@b.co\npeople:\n- id: 7\n  mail: j*@b.co # jo\n  ssn: \"*****6789\"\n  own: '**'\n  note: |\n    ask\n      j*@b.co\n"},
	{"yaml in braces", "a.yml", FileOptions{}, "{people: [{mail: jo@b.co, id: 7, own: x}]}\n", "{people: [{mail: j*@b.co, id: 7, own: \"*\"}]}\n"},
	{"nothing stays nothing", "a.yaml", FileOptions{}, "mail: null\nown: ~\nssn:\n", "mail: null\nown: ~\nssn:\n"},
	{"keys that are data", "a.yaml", FileOptions{}, "all:\n  jo@b.co:\n    id: 7\n  123456: {own: x}\n", "all:\n  j*@b.co:\n    id: 7\n  123456: {own: \"*\"}\n"},
	{"keys that are said to be data", "a.yaml", FileOptions{Keys: []string{"all{}"}, Columns: map[string]privet.Label{"all{}": "PASSPHRASE"}},
		"all:\n  jo: {id: 7}\n", "all:\n  \"**\": {id: 7}\n"},
	{"properties", "a.properties", FileOptions{}, "#x.mail=jo@b.co\nuser.0.mail=jo@b.co\nuser.0.id=7\nuser.1.mail : al\\u0040b.co\nown=${x}\n",
		"#x.mail=j*@b.co\nuser.0.mail=j*@b.co\nuser.0.id=7\nuser.1.mail : a*@b.co\nown=${x}\n"},
	{"variables", ".env", FileOptions{}, "export mail='jo@b.co' # ask al@b.co\nown=\"a\nb\"\nid=7\n", "export mail='j*@b.co' # ask a*@b.co\nown=\"***\"\nid=7\n"},
	{"sections", "a.ini", FileOptions{}, "[user1]\nmail = jo@b.co\n[user2]\nmail = al@b.co ; x\nid=7\n", "[user1]\nmail = j*@b.co\n[user2]\nmail = a*@b.co ; x\nid=7\n"},
	{"toml", "a.toml", FileOptions{}, "[[p]]\nmail = 'jo@b.co'\nssn = 123456789\nid = 7\n", "[[p]]\nmail = 'j*@b.co'\nssn = \"*****6789\"\nid = 7\n"},
	{"an option by its path", "a.yaml", FileOptions{Columns: map[string]privet.Label{"p[].mail": privet.None}}, "p:\n- mail: jo@b.co\n", "p:\n- mail: jo@b.co\n"},
	{"as a text", "a.yaml", FileOptions{Format: "text"}, "own: x\tjo@b.co\n", "own: x\tj*@b.co\n"},
	{"a log", "access_log", FileOptions{}, "a \"b, jo@b.co\n", "a \"b, j*@b.co\n"},
}

func TestFileLayouts(t *testing.T) {
	m := newPathMasker(t)
	for _, tt := range layoutTests {
		for how, src := range map[string]io.Reader{"whole": strings.NewReader(tt.in), "one byte": iotest.OneByteReader(strings.NewReader(tt.in))} {
			opts := tt.opts
			opts.Name = tt.name
			var dst bytes.Buffer
			if report, err := m.File(&dst, src, &opts); err != nil || dst.String() != tt.want {
				t.Errorf("%s, %s: %s, %v\ngot  %q\nwant %q", tt.reason, how, report.Format, err, dst.String(), tt.want)
			}
		}
	}
}

// TestFileLayoutWorkers masks files of many blocks by one worker and by several.
func TestFileLayoutWorkers(t *testing.T) {
	m := newPathMasker(t)
	for name, record := range map[string]string{
		"a.yaml":       "- id: %d\n  mail: jo%[1]d@b.co\n  note: >\n    ask\n    jo@b.co\n",
		"a.properties": "user.%d.mail=jo%[1]d@b.co\nuser.%[1]d.id=%[1]d\n",
		"a.ini":        "[user%d]\nmail = jo%[1]d@b.co\nid = %[1]d\n",
		"a.toml":       "[[user]]\nmail = 'jo%d@b.co'\nid = %[1]d\n",
	} {
		const records = 9000
		var in strings.Builder
		for i := range records {
			fmt.Fprintf(&in, record, i)
		}
		var want string
		for _, workers := range []int{1, 4} {
			var dst bytes.Buffer
			report, err := m.File(&dst, strings.NewReader(in.String()), &FileOptions{Name: name, Workers: workers})
			if err != nil || report.Rows != records {
				t.Fatalf("%s, %d workers: %d rows, %v", name, workers, report.Rows, err)
			}
			if want == "" {
				want = dst.String()
			}
			if dst.String() != want || strings.Contains(want, "jo") || strings.Count(want, "@b.co") != strings.Count(in.String(), "@b.co") {
				t.Errorf("%s, %d workers: another result, or not masked", name, workers)
			}
		}
	}
}
