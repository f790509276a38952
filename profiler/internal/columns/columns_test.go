package columns

import (
	"slices"
	"testing"
)

func TestHeaderWords(t *testing.T) {
	for name, want := range map[string][]string{
		"customerEmail": {"customer", "email"}, "IPAddress1": {"ip", "address", "1"}, "Straße / Nr.": {"strasse", "number"},
		"DOB": {"dob"}, "date_of_birth": {"date", "of", "birth"}, "userID": {"user", "id"}, "Prénom": {"prenom"}, "": nil, "--": nil,
		"姓名": {"姓名"},
	} {
		if got := headerWords(name); !slices.Equal(got, want) {
			t.Errorf("headerWords(%q) = %q, want %q", name, got, want)
		}
	}
}
