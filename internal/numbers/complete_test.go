package numbers

import "testing"

// TestComplete holds check characters of numbers that the specifications of their countries have as examples.
func TestComplete(t *testing.T) {
	for _, tt := range []struct{ name, pattern, want, reason string }{
		{"pl-pesel", "4405140135?", "44051401359", "one digit"},
		{"fr-nir", "2550814168025??", "255081416802538", "a key of two digits"},
		{"fi-personal-identity-code", "131052308?", "131052308T", "a letter"},
		{"de-tax-id", "8609574271?", "86095742719", "a check of ISO 7064"},
		{"au-abn", "??824753556", "51824753556", "check digits in front"},
		{"uk-nhs", "943476591?", "9434765919", "a check by 11"},
		{"uk-nhs", "943476503?", "", "a sum whose check would be 10"},
		{"uk-nhs", "9434765919", "9434765919", "a number that is whole"},
		{"uk-nhs", "9434765918", "", "a number that is wrong"},
		{"uk-nhs", "94347659?", "", "a number that is too short"},
		{"us-driver-license", "A123456?", "", "a kind without a check"},
	} {
		if got := Named(tt.name).Complete(tt.pattern); got != tt.want {
			t.Errorf("%s: %s of %s is %q, want %q", tt.reason, tt.pattern, tt.name, got, tt.want)
		}
	}
}
