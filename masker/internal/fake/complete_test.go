package fake

import (
	"bufio"
	"os"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestCompleteVectors takes numbers that others have published, changes their
// check characters, and has them made right again.
func TestCompleteVectors(t *testing.T) {
	file, err := os.Open("testdata/vectors.tsv")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	n := 0
	for lines := bufio.NewScanner(file); lines.Scan(); {
		if strings.HasPrefix(lines.Text(), "#") {
			continue
		}
		label, value, _ := strings.Cut(lines.Text(), "\t")
		value, _, _ = strings.Cut(value, "\t")
		n++
		at := AppendCheckPositions(nil, privet.Label(label), value)
		if len(at) == 0 {
			t.Errorf("%s: %q has no check characters", label, value)
			continue
		}
		wrong := []byte(value)
		for _, i := range at {
			if wrong[i] = '0'; value[i] == '0' {
				wrong[i] = '1'
			}
		}
		if got, ok := Complete(privet.Label(label), string(wrong)); !ok || got != value {
			t.Errorf("%s: %q became %q, want %q", label, wrong, got, value)
		}
	}
	if n < 70 {
		t.Errorf("only %d vectors", n)
	}
}

// TestCheckPositions holds where check characters stand in values with
// separators.
func TestCheckPositions(t *testing.T) {
	for _, tt := range []struct {
		label privet.Label
		value string
		marks string // ^ below each check character
	}{
		{"CREDIT_CARD", " 4111 1111 1111 1111", "                   ^"},
		{"IBAN", "DE89 3704 0044 0532 0130 00", "  ^^"},
		{"IBAN", "ES91 2100 0418 4502 0005 1332", "  ^^           ^^"},
		{"BR_CPF", "529.982.247-25", "            ^^"},
		{"VIN", "1M8GDM9AXKP042788", "        ^"},
		{"UK_UTR", "1955839661", "^"},
		{"SSN", "123-45-6789", ""},
		{"EMAIL_ADDRESS", "a@example.com", ""},
		{"CREDIT_CARD", "no card", ""},
	} {
		got := []byte(strings.Repeat(" ", len(tt.value)))
		for _, i := range AppendCheckPositions(nil, tt.label, tt.value) {
			got[i] = '^'
		}
		if strings.TrimRight(string(got), " ") != tt.marks {
			t.Errorf("%s: %q\nhas %q\nwant %q", tt.label, tt.value, got, tt.marks)
		}
	}
}
