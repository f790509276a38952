package fake

import (
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestNothingIsLeft holds that what tells who it is does not stay in a fake: the
// words between brackets are in none.
func TestNothingIsLeft(t *testing.T) {
	for _, tt := range []struct {
		label privet.Label
		value string
	}{
		{"PERSON", "«Ben» «Affleckson»"}, {"PERSON", "«Al» «Pacinero»"}, {"PERSON", "«Don» «Johnsonbo»"}, {"PERSON", "Dr. «Xaver» von «Humboldtis»"},
		{"PERSON", "«Yuno» «Ma»"}, {"PERSON", "«Humboldtis», «Xaver»"}, {"LAST_NAME", "De «Humboldtis»"}, {"LAST_NAME", "«Van»"},
		{"STREET_ADDRESS", "10 «Parkinsonia» «Greenest», «Springfieldia»"}, {"STREET_ADDRESS", "«Humboldtis»straße 12, 10115 «Berlinchen»"},
		{"STREET_ADDRESS", "1 «Parkinsonia»5 Street"}, {"STREET_ADDRESS", "10 «Park» «View»"},
		{"ORGANIZATION", "«Humboldtis» «Xaverian» GmbH & Co. KG"}, {"ORGANIZATION", "株式会社«日立»"},
		{"EMAIL_ADDRESS", "«humboldtis».«xaver»+«news»@«mycompany».«io»"}, {"USERNAME", "«humboldtis»_«xaver»88"},
		{"URL", "https://«humboldtis».«mycompany».com/«private»/«xaver»?id=«4711089»"}, {"DOMAIN_NAME", "«humboldtis».«mycompany».io"},
		{"PHONE_NUMBER", "+49 89 «1234567» ext «4711»"},
		{"CITY", "«Springfieldia», «Humboldtistan»"}, {"LOCATION", "«Springfieldia»"},
		{"DRIVER_LICENSE", "«HUMBO»-«123456»"}, {"NATIONAL_ID", "«HUMBO»«1234567»"}, {"CUSTOMER_ID", "«HUMBO»-«123456»"},
		{"CREDIT_CARD_TRACK", "%B«4111111111»111111^«HUMBOLDTIS»/«XAVER»^2705101000?"}, {"CREDIT_CARD_TRACK", "%B«4111111111»111111^«HUMBOLDTIS»/«XAVER»?"},
		{"PASSPORT_MRZ", "P<UTO«HUMBOLDTIS»<<«XAVER»<MARIA<<<<<<<<<<<<<<<<\n«L898902C3»6UTO7408122F1204159«ZE184226B»<<<<<10"},
		{"HTTP_COOKIE", "sid=«abc123def456»; user=«humboldtis»"}, {"DB_CONNECTION_STRING", "postgres://«xaver»:«s3cretword»@«humboldtis».com/db"},
		{"DB_CONNECTION_STRING", "Server=«humboldtis»;User Id=«xaver»;Password=«s3cretword»;"},
		{"PRIVATE_KEY", "-----BEGIN RSA PRIVATE KEY-----\nComment: «xaver@humboldtis»\n\n«MIIEpAIBAAKCAQEA»\n-----END RSA PRIVATE KEY-----"},
		{"API_KEY", "«550e8400»-«e29b41»-41d4-a716-446655440000"}, {"API_KEY", "«humboldtis»:«AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw»"}, {"AUTH_TOKEN", "«abcdxyz»-«efghxyz»-ijkl-mnopqrstuvw"},
		{"AUTH_TOKEN", "«correcthorse» «battery» staple and more"}, {"AZURE_AUTH_TOKEN", "AccountName=«humboldtis»;AccountKey=«ZW5vdWdoIG9mIHRoaXMgYW5kIHRoYXQ»"},
		{"API_KEY", "sk_live_«4eC39HqLyjWDarjtT1zdp7dc»"}, {"API_KEY", "«AB12CD»-«CD34EF»-EF56GH-GH78IJ-IJ90KL"},
		{"JSON_WEB_TOKEN", "eyJhbGciOiJIUzI1NiJ9.«eyJzdWIiOiIxMjM0NTY3ODkwIn0».«dozjgNryP4J3jVmNHl0w5N»"},
		{"GENDER", "«female»"}, {"RELIGION", "«Catholic»"}, {"MEDICATION", "«Metformin» 500 mg"}, {"MEDICAL_CONDITION", "«Asthma»"},
		{"IBAN", "DE89 «3704» «0044 0532 0130» 00"}, {"CREDIT_CARD", "4539 «5787 6362 1486»"},
	} {
		value := strings.NewReplacer("«", "", "»", "").Replace(tt.value)
		var marked []string
		for _, part := range strings.Split(tt.value, "«")[1:] {
			word, _, _ := strings.Cut(part, "»")
			marked = append(marked, word)
		}
		kept := map[string]int{}
		const times = 100
		for n := range times {
			out, ok := Append(nil, tt.label, value, "", NewStream(seed(value, n)))
			if !ok {
				continue
			}
			for _, w := range marked {
				if containsWord(string(out), w) {
					kept[w]++
				}
			}
		}
		// A short word can come up by chance.
		for w, n := range kept {
			if n > times/10 || n > 0 && len(w) > 5 {
				t.Errorf("%s: %q stayed in %d of %d fakes of %q", tt.label, w, n, times, value)
			}
		}
	}
}

// containsWord reports whether a word stands in a text, in any letter case, with
// nothing around it that belongs to a word.
func containsWord(text, word string) bool {
	text, word = strings.ToLower(text), strings.ToLower(word)
	for {
		i := strings.Index(text, word)
		if i < 0 {
			return false
		}
		end := i + len(word)
		if (i == 0 || !isAlnum(text[i-1])) && (end == len(text) || !isAlnum(text[end])) {
			return true
		}
		text = text[i+1:]
	}
}

// TestUnknownWordsAreRefused holds that a value with words that its kind does not
// have gets no fake, in which they would stay.
func TestUnknownWordsAreRefused(t *testing.T) {
	for _, tt := range []struct {
		label privet.Label
		value string
	}{
		{"AGE", "42, Xaver"}, {"SALARY", "50,000 of Xaver"}, {"GEO_COORDINATES", "52.5200, 13.4050 Xaver"}, {"MEDICATION", "Metformin 500 mg for Xaver"},
		{"PHONE_NUMBER", "415-555-0132 ext of Xaver"}, {"PHONE_NUMBER", "Xaver 415-555-0132"}, {"IP_ADDRESS", "1.2.3.4/Xaver"}, {"IP_ADDRESS", "fe80::1%Xaver-laptop"},
		{"DOB", "3 Xaver 1985"}, {"SSN", "123-45-6789 Xaver"}, {"GENETIC_DATA", "rs7412 Xaver"}, {"MEDICAL_DEVICE_UDI", "(01)51022222233336(Xaver)1"},
	} {
		if out, ok := Append(nil, tt.label, tt.value, "", NewStream(seed("", 0))); ok {
			t.Errorf("%s: %q became %q", tt.label, tt.value, out)
		}
	}
}
