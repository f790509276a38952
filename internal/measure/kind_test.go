package measure

import (
	"strings"
	"testing"
)

func TestKinds(t *testing.T) {
	k := parseKinds(t, " Street-Address = ADDRESS + zip code", "LOC=CITY+STATE", "place=state+city", "PER=PERSON", "town=CITY", "O=", "NUM = ")
	for name, want := range map[string]Kind{
		"street_address": "STREET_ADDRESS", "ZIP_CODE": "STREET_ADDRESS", "loc": "LOC", "PLACE": "LOC", "city": "LOC", "town": "LOC",
		"per": "PERSON", "PHONE": "PHONE_NUMBER", "o": Ignored, "num": Ignored, "shoe": "", "": "",
	} {
		got, ok := k.Named(name)
		if got != want || ok != (want != "") {
			t.Errorf("%q is %q, want %q", name, got, want)
		}
	}
	if k.Of("STATE") != "LOC" || k.Of("SSN") != "SSN" || new(Kinds).Of("STATE") != "STATE" {
		t.Error("labels of ours count as something else")
	}
}

// TestKindsErrors holds that all rules that are wrong are told of together,
// without a word of them.
func TestKindsErrors(t *testing.T) {
	_, err := ParseKinds([]string{"MARKER", "=SSN", "A=MARKER+SSN+MARKER", "B=SSN", "b=AGE", "C=CITY+STATE", "D=CITY+AGE", "Ü MARKER=SSN+AGE"})
	if err == nil {
		t.Fatal("no error")
	}
	for i, want := range []string{"rule 1:", "rule 2:", "rule 3: label 1", "rule 3: label 3", "rule 5:", "rule 7: CITY", "rule 8:"} {
		if lines := strings.Split(err.Error(), "\n"); len(lines) != 7 || !strings.HasPrefix(lines[i], want) {
			t.Errorf("line %d should begin with %s:\n%v", i, want, err)
		}
	}
	if strings.Contains(err.Error(), "MARKER") {
		t.Errorf("the error repeats a rule: %v", err)
	}
}
