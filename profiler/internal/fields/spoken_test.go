package fields

import "testing"

// TestSpokenTwice holds digits that are said to come twice or three times.
func TestSpokenTwice(t *testing.T) {
	for text, want := range map[string]string{
		"oh seven nine double six, triple two, one eight thanks": "0796622218",
		"double two nine": "229", "nine treble one": "9111", "double": "", "double trouble": "", "nine two double": "92",
	} {
		if digits, _, _ := spokenDigits(make([]byte, 0, 19), text, 0); string(digits) != want {
			t.Errorf("%q is %q, want %q", text, digits, want)
		}
	}
	if digits, _, _ := spokenDigits(make([]byte, 0, 4), "nine two triple five", 0); len(digits) > 4 {
		t.Errorf("%q has no room", digits)
	}
}
