package corpus

// A home is where a language is spoken.
type home struct {
	countries []string // a country as often as it is to be chosen
	native    bool     // whether names of people are in a script of its own

	// near are the countries whose names are written in the script.
	near []string
}

// homeOf tells where a language is spoken. A language that is not known is taken
// for one of its own country.
func homeOf(code string) home {
	switch code {
	case "en":
		return home{countries: []string{"US", "US", "US", "US", "US", "US", "GB", "GB", "GB", "GB", "CA", "CA", "AU", "AU", "IE", "IN", "NZ", "ZA"}}
	case "de":
		return home{countries: []string{"DE", "DE", "DE", "DE", "DE", "DE", "AT", "AT", "CH"}}
	case "fr":
		return home{countries: []string{"FR", "FR", "FR", "FR", "FR", "BE", "CH", "CA"}}
	case "es":
		return home{countries: []string{"ES", "ES", "ES", "ES", "MX", "MX", "AR", "CO", "CL"}}
	case "it":
		return home{countries: []string{"IT", "IT", "IT", "IT", "IT", "IT", "CH"}}
	case "pt":
		return home{countries: []string{"BR", "BR", "BR", "PT", "PT"}}
	case "nl":
		return home{countries: []string{"NL", "NL", "NL", "BE"}}
	case "pl":
		return home{countries: []string{"PL"}}
	case "sv":
		return home{countries: []string{"SE", "SE", "SE", "SE", "FI"}}
	case "da":
		return home{countries: []string{"DK"}}
	case "no":
		return home{countries: []string{"NO"}}
	case "cs":
		return home{countries: []string{"CZ", "CZ", "CZ", "SK"}}
	case "tr":
		return home{countries: []string{"TR"}}
	case "hu":
		return home{countries: []string{"HU"}}
	case "ro":
		return home{countries: []string{"RO"}}
	case "fi":
		return home{countries: []string{"FI"}}
	case "vi":
		return home{countries: []string{"VN"}}
	case "id":
		return home{countries: []string{"ID"}}
	case "el":
		return home{countries: []string{"GR"}, native: true, near: []string{"GR"}}
	case "he":
		return home{countries: []string{"IL"}, native: true, near: []string{"IL"}}
	case "hi":
		return home{countries: []string{"IN"}, native: true, near: []string{"IN"}}
	case "ru":
		return home{countries: []string{"RU"}, native: true, near: []string{"UA", "XC"}}
	case "uk":
		return home{countries: []string{"UA"}, native: true, near: []string{"RU", "XC"}}
	case "zh":
		return home{countries: []string{"CN"}, native: true, near: []string{"XZ", "JP"}}
	case "ja":
		return home{countries: []string{"JP"}, native: true, near: []string{"XJ", "CN"}}
	case "ko":
		return home{countries: []string{"KR"}, native: true, near: []string{"XK"}}
	case "ar":
		return home{countries: []string{"SA", "EG"}, native: true, near: []string{"XA", "MA", "MA"}}
	}
	return home{countries: []string{"US"}}
}
