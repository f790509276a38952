package registry

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// FuzzRecognizer holds that whatever is wrong with a recognizer is told with its
// place by the checks, and not first by the engines; and that a recognizer which was
// taken comes back from a catalogue as it was.
func FuzzRecognizer(f *testing.F) {
	f.Add("Staff number", "", "STAFF_NUMBER", `\bEMP-[0-9]{6}\b`, "Agent Zero", "EMP-000000", "staff", "staff no", "luhn", "SSN")
	f.Add("a", "b", "SSN", `x{1,9}(?i)y`, "日本", "\t", "é", "1", "", "redact")
	f.Add("İ", "a-b", "email", "[^\x00]", "_a_", " ", "ǅ", "no.", "iban", "hash")
	r := newRegistry(f, nil)
	f.Fuzz(func(t *testing.T, name, code, label, regex, deny, allow, context, header, checksum, rule string) {
		list := func(s string) []string {
			if s == "" {
				return nil
			}
			return []string{s}
		}
		rec := Recognizer{
			Name: name, Code: code, Label: privet.Label(label), DenyList: list(deny), AllowList: list(allow), Context: list(context), Headers: list(header), Checksum: checksum, MaskRule: rule,
		}
		if regex != "" {
			rec.Patterns = []Pattern{{Name: "p", Regex: regex}}
		}
		change, err := r.Recognizers().Create(rec, &WriteOptions{DryRun: true})
		for _, e := range Reasons(err) {
			if e.Path == "" {
				t.Fatalf("%+v: %v", rec, err)
			}
		}
		if err != nil {
			return
		}
		text, err := json.Marshal(&Catalogue{Schema: 1, Recognizers: []Recognizer{change.Record}})
		if err != nil {
			t.Fatal(err)
		}
		c, err := ParseCatalogue(text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		again, err := json.Marshal(c)
		if err != nil || string(again) != string(text) {
			t.Fatalf("%s became %s", text, again)
		}
	})
}

// FuzzParseCatalogue holds that no document has the parser or the check of its
// records panic, and that no error repeats what it says.
func FuzzParseCatalogue(f *testing.F) {
	f.Add(`{"schema":1}`)
	f.Add(`{"schema":1,"complete":true,"version":7,"floor":1,"deleted":[{"id":"a","version":1}]}`)
	f.Add(`{"schema":1,"standards":[{"id":"8ccc4e3d-0d21-503b-a324-11edc68ed27b","name":"SECRETX"}],"datasets":[{"id":"a","labels":{"SSN":1},"masked":["SECRETX"]}]}`)
	f.Add(encode(f, busy(f, nil).Export(true)))
	f.Fuzz(func(t *testing.T, text string) {
		c, err := ParseCatalogue([]byte(text))
		if err == nil {
			d := newDraft(builtIn().state)
			d.finders, d.most, d.effect = builtIn().finders, 100_000, newEffect()
			if err = d.replaceAll(c, len(text)%2 == 0); err == nil {
				sound(t, d.seal())
			}
		}
		if err != nil && strings.Contains(err.Error(), "SECRETX") {
			t.Errorf("%v", err)
		}
	})
}
