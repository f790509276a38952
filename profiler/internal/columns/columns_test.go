package columns

import (
	"slices"
	"testing"
)

// withLuhn appends the Luhn check digit.
func withLuhn(d []byte) []byte {
	sum := 0
	for i := range d {
		v := int(d[len(d)-1-i] - '0')
		if i%2 == 0 {
			v = v*2/10 + v*2%10
		}
		sum += v
	}
	return append(d, byte('0'+(10-sum%10)%10))
}

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
