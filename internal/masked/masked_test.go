package masked

import (
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

func newColumn(t *testing.T, label, byName privet.Label) *Column {
	t.Helper()
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := masker.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	return NewColumn(label, byName, m, p, func(s string) bool { return s == "NULL" })
}

// TestRules holds for each label that what its rule makes of a value is told as masked, where the
// rule hides anything, and that the value is not.
func TestRules(t *testing.T) {
	m, _ := masker.New(nil)
	values := []string{"Ada Lovelace", "4111 1111 1111 1111", "ada.lovelace@example.com", "1985-02-03", "DE89 3704 0044 0532 0130 00", "+1 415 555 0132"}
	for _, value := range values {
		for label := range masker.Rules() {
			if isText(label) {
				continue
			}
			hidden, err := m.Mask(string(label), value)
			if err != nil {
				t.Fatal(err)
			}
			c := newColumn(t, label, "")
			if c.Add(hidden); hidden != value {
				if _, by, ok := c.Masked(); !ok || by != "mask" {
					t.Errorf("%s: %q is not told as masked", label, hidden)
				}
			}
			if c.Add(value) {
				t.Errorf("%s: %q is told as masked", label, value)
			}
		}
	}
}

func TestMasked(t *testing.T) {
	tests := []struct {
		label, byName, want privet.Label
		by                  string // empty: not masked
		values              []string
		reason              string
	}{
		{"SSN", "", "SSN", "redact", []string{"[SSN]", "", "[SSN]"}, "the label in brackets"},
		{privet.Unknown, "", "SSN", "redact", []string{"[SSN]", "[SSN]"}, "the brackets say what it was"},
		{privet.Unknown, "", privet.Unknown, "redact", []string{"[REDACTED]", "NULL"}, "nobody knew what it was"},
		{privet.Unknown, "", privet.Unknown, "mask", []string{"*****", "***"}, "masked whole"},
		{"SSN", "", "SSN", "mask", []string{"xxx-xx-6789", "•••-••-1234"}, "the signs of other programs"},
		{"CREDIT_CARD", "", "CREDIT_CARD", "", []string{"4111 11** **** 1111"}, "more is left than the rule leaves"},
		{"LAST_NAME", "", "LAST_NAME", "", []string{"F***", "Foxx"}, "one value is in clear"},
		{"EMAIL_ADDRESS", "", "EMAIL_ADDRESS", "", []string{"", "NULL"}, "there is no value"},
		{privet.Unknown, "", "FREE_TEXT", "text", []string{"call +1 *** *** **32 after six", "left at the door"}, "parts of texts are masked"},
		{"FREE_TEXT", "", "FREE_TEXT", "text", []string{"her address is [EMAIL_ADDRESS] now", "left at the door"}, "brackets in a text"},
		{"FREE_TEXT", "", "FREE_TEXT", "", []string{"call +1 *** *** **32", "call +1 415 555 0132 after six"}, "one is left in a text"},
		{privet.Unknown, "", privet.Unknown, "", []string{"XK-2213", "XK-9950", "**"}, "codes are no text"},
		{"FREE_TEXT", "", "FREE_TEXT", "", []string{"left at the door", "with the neighbours"}, "nothing was masked"},
		{privet.None, "CREDIT_CARD", "CREDIT_CARD", "mask", []string{"************1111", "************1129"}, "the name says what the asterisks were"},
		{privet.None, "CVV", "CVV", "redact", []string{"[CVV]", "[CVV]"}, "one value again and again looks like no data"},
		{privet.None, "", privet.Unknown, "mask", []string{"**/**", "**/**"}, "nobody masks what is not personal"},
		{privet.None, "CREDIT_CARD", privet.None, "", []string{"************1111", "open"}, "a state among them"},
		{privet.None, "SSN", privet.None, "", []string{"12", "15"}, "numbers under any name"},
	}
	for _, test := range tests {
		c := newColumn(t, test.label, test.byName)
		for _, v := range test.values {
			c.Add(v)
		}
		if label, by, ok := c.Masked(); label != test.want || by != test.by || ok != (by != "") {
			t.Errorf("%s %q: %s by %q, %s", test.label, test.values, label, by, test.reason)
		}
	}
}

// TestTableEnds holds that a table in clear is not read to its end, whatever else is in it, and a masked one is.
func TestTableEnds(t *testing.T) {
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	m, _ := masker.New(nil)
	read := func(row ...string) (rows int) {
		columns := []privet.Result{{Label: "SSN"}, {Label: privet.None}, {Label: privet.Unknown}}
		table := NewTable(columns, make([]privet.Result, 3), nil, m, p, nil)
		for rows < 5000 {
			if rows++; !table.Add(row) {
				return rows
			}
		}
		return rows
	}
	if NewTable(nil, nil, []privet.Label{"SSN"}, m, p, nil).TextsMasked() {
		t.Error("texts that nobody has looked at count as masked")
	}
	if n := read("536-90-4399", "", "XK-22"); n > firstRows {
		t.Errorf("of a table in clear %d rows were read", n)
	}
	if n := read("***-**-4399", "open", "XK-22"); n != 5000 {
		t.Errorf("of a masked table %d rows were read", n)
	}
}
