package validator

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/validator/internal/attack"
)

var update = flag.Bool("update", false, "write the files of testdata")

// uuidOf is a UUID of version 1 (RFC 9562) of the day that a patient was registered.
func uuidOf(r *rand.Rand, row int) string {
	registered := personOf(r).birth.AddDate(35, 0, row%300)
	ticks := uint64(registered.Unix())*10_000_000 + 0x01B21DD213814000
	return fmt.Sprintf("%08x-%04x-1%03x-8%03x-%s", uint32(ticks), uint16(ticks>>32), ticks>>48&0xFFF, row, strings.ReplaceAll(macOf(r, row), ":", ""))
}

func macOf(_ *rand.Rand, row int) string {
	return fmt.Sprintf("00:1a:2b:%02x:%02x:01", row%250, row%199)
}

func fiscalCode(r *rand.Rand, _ int) string {
	p := personOf(r)
	day := p.birth.Day()
	if p.sex == "female" {
		day += 40
	}
	return threeLetters(p.last, false) + threeLetters(p.first, true) + p.birth.Format("06") + string("ABCDEHLMPRST"[p.birth.Month()-1]) +
		fmt.Sprintf("%02dF205J", day)
}

// threeLetters is what a fiscal code has of a name: the first three of its consonants and
// then its vowels, or X. Of a first name with four consonants the second is left out.
func threeLetters(name string, first bool) string {
	name = strings.Map(func(r rune) rune {
		if 'A' <= r && r <= 'Z' {
			return r
		}
		return -1
	}, strings.ToUpper(name))
	isVowel := func(r rune) bool { return strings.ContainsRune("AEIOU", r) }
	consonants, vowels := strings.Join(strings.FieldsFunc(name, isVowel), ""),
		strings.Join(strings.FieldsFunc(name, func(r rune) bool { return !isVowel(r) }), "")
	if first && len(consonants) >= 4 {
		consonants = consonants[:1] + consonants[2:]
	}
	return (consonants + vowels + "XXX")[:3]
}

// patients has each combination of taxonomy C1 to C15 that can be seen in a table,
// and identifiers that spell what is masked beside them.
var patients = []made{
	{"id", privet.None, serial, nil},
	{"first_name", "FIRST_NAME", firstName, redacted},
	{"last_name", "LAST_NAME", lastName, redacted},
	{"date_of_birth", "DOB", birthDay, toYear},
	{"sex", "GENDER", sexWord, redacted},
	{"country", "COUNTRY", func(_ *rand.Rand, row int) string { return [...]string{"Poland", "Italy", "Spain"}[row%3] }, redacted},
	{"pesel", "PL_PESEL", pesel, nil},
	{"codice_fiscale", "IT_FISCAL_CODE", fiscalCode, nil},
	{"email", "EMAIL_ADDRESS", email, nil},
	{"phone", "PHONE_NUMBER", func(r *rand.Rand, row int) string {
		return [...]string{"+48", "+39", "+34"}[row%3] + digitsOf(" 5## ### ###")(r, row)
	}, func(o string, _ int) string { return o[:3] + starred(o[3:], 0) }},
	{"visit", privet.None, uuidOf, nil},
	{"registered", "DATE_TIME", func(r *rand.Rand, row int) string {
		return personOf(r).birth.AddDate(35, 0, row%300).Format("2006-01-02")
	}, redacted},
	{"mac_address", "MAC_ADDRESS", macOf, redacted},
	{"admission_date", "DATE_TIME", func(r *rand.Rand, _ int) string { return personOf(r).birth.AddDate(40, 0, 5).Format("2006-01-02") }, nil},
	{"age", "AGE", func(_ *rand.Rand, row int) string { return fmt.Sprint(10 + row%85) }, nil},
	{"city", "CITY", cityName, nil},
	{"zip_code", "ZIP_CODE", func(r *rand.Rand, row int) string { return "821" + digitsOf("##")(r, row) }, func(o string, _ int) string { return o[:3] }},
	{"job_title", "JOB_TITLE", oneOf("nurse", "teacher", "engineer", "driver"), nil},
	{"diagnosis", "MEDICAL_CONDITION", oneOf("asthma", "diabetes", "migraine"), nil},
	{"card_number", "CREDIT_CARD", card, nil},
	{"cardholder", "PERSON", fullName, nil},
	{"card_hash", "CREDIT_CARD", card, func(o string, _ int) string { return fmt.Sprintf("%x", sha256.Sum256([]byte(o))) }},
	{"cvv", "CVV", digitsOf("###"), digitToken},
	{"salary", "SALARY", amount, nil},
	{"username", "USERNAME", func(r *rand.Rand, row int) string { return strings.ToLower(personOf(r).last) + fmt.Sprint(row) }, nil},
	{"password", "PASSWORD", digitsOf("@@##x@@##!"), nil},
	{"account_number", "BANK_ACCOUNT", digitsOf("##########"), nil},
	{"fingerprint", "BIOMETRIC", func(r *rand.Rand, row int) string { return token("finger", row)[:16] + digitsOf("####")(r, row) }, nil},
	{"api_key", "API_KEY", token0, nil},
	{"customer", "CUSTOMER_ID", digitsOf("C#######"), digitToken},
}

// patientsMended gives the columns of patients, all of them masked well.
func patientsMended() []made {
	columns := slices.Clone(patients)
	for i, c := range columns {
		switch {
		case c.name == "visit":
			// A number that says nothing, in the place of one that spells a day.
			columns[i].masked = func(o string, _ int) string {
				t := token(o, 0)
				return fmt.Sprintf("%s-%s-4%s-8%s-%s", t[:8], t[8:12], t[12:15], t[15:18], t[18:30])
			}
		case c.label != privet.None:
			columns[i].masked = redacted
		}
	}
	return columns
}

// patientFiles are the tables as files, which the documentation uses.
func patientFiles() map[string]string {
	original, masked, _ := build(500, patients)
	_, mended, _ := build(500, patientsMended())
	return map[string]string{"patients.csv": original, "patients-masked.csv": masked, "patients-mended.csv": mended}
}

// TestPatients holds that each embedded and combined leak is found in the table that
// is made for it, and that nothing at all is found once it is mended.
func TestPatients(t *testing.T) {
	_, _, labels := build(1, patients)
	files := patientFiles()
	for name, text := range files {
		file := "testdata/" + name
		if *update {
			if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if data, err := os.ReadFile(file); err != nil || string(data) != text {
			t.Errorf("%s is not what this program makes; -update writes it", file)
		}
	}
	opts := &TableOptions{Columns: labels, Now: testNow, MaxTries: 1 << 17}
	r := compareTables(t, files["patients.csv"], files["patients-masked.csv"], opts)
	for _, code := range []Code{attack.CardholderData, attack.AuthenticationData, attack.CorrelatedPAN, attack.UnkeyedPAN, attack.HealthIdentified,
		attack.SmallZIP3, attack.PreciseDateOrAge, attack.LoginAndSecret,
		attack.SignificantHarm, attack.AccountAndAccess, attack.SignificantScale, attack.QuasiIdentifiers, attack.KeyBesideToken, attack.ChildrensData,
		attack.SecretBesidePII} {
		if !hasCode(r, code) {
			t.Errorf("%s is not found", code)
		}
	}
	for _, pair := range [][]string{{"pesel", "date_of_birth"}, {"pesel", "sex"}, {"codice_fiscale", "date_of_birth"}, {"codice_fiscale", "sex"},
		{"codice_fiscale", "last_name"},
		{"email", "last_name"}, {"username", "last_name"}, {"phone", "country"}, {"visit", "registered"}, {"visit", "mac_address"}} {
		if !slices.ContainsFunc(r.Findings, func(f TableFinding) bool { return f.Code == attack.EmbeddedValue && slices.Equal(f.Columns, pair) }) {
			t.Errorf("that %s spells %s is not found", pair[0], pair[1])
		}
	}
	if t.Failed() {
		t.Log(findingsText(r))
	}
	if r := compareTables(t, files["patients.csv"], files["patients-mended.csv"], opts); len(r.Findings) > 0 {
		t.Errorf("in the mended table there are\n%s", findingsText(r))
	}
}

// TestDefaultsOnPatients holds that the default rules, which know of no column what it
// holds, leave nothing above Low in the table but the lengths of the diagnoses. Its
// column of UUIDs holds the address of a machine and the day of a visit.
func TestDefaultsOnPatients(t *testing.T) {
	data, err := os.ReadFile("testdata/patients.csv")
	if err != nil {
		t.Fatal(err)
	}
	r := compareTables(t, string(data), maskTable(t, string(data), nil), &TableOptions{Now: testNow, MaxTries: 1 << 17})
	lengths := 0
	for _, f := range r.Findings {
		if f.Level == Medium && f.Code == attack.FrequencyLeak && slices.Equal(f.Columns, []string{"diagnosis"}) {
			lengths++
		} else if f.Level.AtLeast(Medium) {
			t.Errorf("after masking by default there is %s %s %v: %s", f.Level, f.Code, f.Columns, f.Message)
		}
	}
	if lengths != 1 {
		t.Errorf("%d findings of the lengths of the diagnoses, want one", lengths)
	}
}
