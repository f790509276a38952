package masker

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestOnePerson holds that the names, the full name and the addresses of a row are one made-up person's, in whatever form they are
// written, that none of them is the original, and that names are made up as they are without that.
func TestOnePerson(t *testing.T) {
	const names = `"first":{"operator":"fake"},"last":{"operator":"fake"}`
	m := withPolicy(t, `{"columns":{`+names+`,"full":{"operator":"fake","given":"first","family":"last"},"mail":{"operator":"fake","given":"first","family":"last"},"user":{"operator":"fake","given":"first","family":"last"}}}`)
	people := [][2]string{{"Tilda", "Quimby"}, {"Jürgen", "Weiß"}, {"Anna Maria", "Hargreaves"}, {"Zoë", "Bernard"}, {"Mary", "O'Brien"}, {"Лариса", "Иванова"}, {"", "Smith"}, {"Tilda", "Hargreaves"}}
	full := []func(f, l string) string{
		func(f, l string) string { return f + " " + l }, func(f, l string) string { return l + ", " + f }, func(f, l string) string { return "Dr. " + f + " " + l },
		func(f, l string) string { return strings.ToUpper(f + " " + l) },
	}
	fold := func(s string) string {
		return strings.NewReplacer("ü", "ue", "ö", "oe", "ä", "ae", "ß", "ss", "ë", "e", "'", "", " ", "").Replace(strings.ToLower(s))
	}
	var in strings.Builder
	w := csv.NewWriter(&in)
	_ = w.Write([]string{"first", "last", "full", "mail", "user"})
	for i, p := range people {
		f, l := fold(p[0]), fold(p[1])
		_ = w.Write([]string{p[0], p[1], full[i%len(full)](p[0], p[1]), f + "." + l + "7@quarry.example", string([]rune(f + "x")[:1]) + l})
	}
	w.Flush()
	var dst, apart bytes.Buffer
	labels := map[string]privet.Label{"first": "FIRST_NAME", "last": "LAST_NAME", "full": "PERSON", "mail": "EMAIL_ADDRESS", "user": "USERNAME"}
	if _, err := m.File(&dst, strings.NewReader(in.String()), &FileOptions{Columns: labels}); err != nil {
		t.Fatal(err)
	}
	if _, err := withPolicy(t, `{"columns":{`+names+`}}`).File(&apart, strings.NewReader(in.String()), &FileOptions{Columns: labels}); err != nil {
		t.Fatal(err)
	}
	was, _ := csv.NewReader(strings.NewReader(in.String())).ReadAll()
	is, err := csv.NewReader(&dst).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	alone, _ := csv.NewReader(&apart).ReadAll()
	for i, row := range is[1:] {
		original := was[i+1]
		if row[0] != alone[i+1][0] || row[1] != alone[i+1][1] {
			t.Errorf("%q has other names than without the full name", row)
		}
		for k := range row {
			if row[k] == original[k] && row[k] != "" {
				t.Errorf("%q stays", row[k])
			}
		}
		if row[0] == "" {
			continue // there is no person to go by
		}
		if want := full[i%len(full)](row[0], row[1]); row[2] != want {
			t.Errorf("%q becomes %q, want %q", original[2], row[2], want)
		}
		if strings.ContainsFunc(row[0], func(r rune) bool { return r > 0x24f }) {
			continue // an address may be in other letters
		}
		local, _, _ := strings.Cut(row[3], "@")
		if got, want := strings.TrimRight(local, "0123456789"), fold(row[0])+"."+fold(row[1]); fold(got) != want && !strings.Contains(fmt.Sprint(row), "ø") {
			t.Errorf("%q becomes %q, want %q", original[3], local, want)
		}
	}
}
