package validator

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/validator/internal/attack"

	"github.com/privet-go/privet/internal/longtest"
)

func oneOf(list ...string) func(*rand.Rand, int) string {
	return func(r *rand.Rand, _ int) string {
		personOf(r) // as far into the chance of the row as the person
		return list[r.IntN(len(list))]
	}
}

// digitsOf fills a form: each # is a digit and each @ a capital letter.
func digitsOf(form string) func(*rand.Rand, int) string {
	return func(r *rand.Rand, _ int) string {
		personOf(r)
		return strings.Map(func(c rune) rune {
			switch c {
			case '#':
				return rune('0' + r.IntN(10))
			case '@':
				return rune('A' + r.IntN(26))
			}
			return c
		}, form)
	}
}

// wide has a column of each of many labels, about the same people.
var wide = []made{
	{"id", privet.None, serial, nil},
	{"first_name", "FIRST_NAME", firstName, nil}, {"last_name", "LAST_NAME", lastName, nil}, {"full_name", "PERSON", fullName, nil},
	{"email", "EMAIL_ADDRESS", email, nil}, {"phone", "PHONE_NUMBER", digitsOf("+48 5## ### ###"), nil},
	{"fax", "FAX_NUMBER", digitsOf("+48 22 ### ## ##"), nil},
	{"street", "STREET_ADDRESS", func(r *rand.Rand, row int) string {
		return digitsOf("ul. Polna #")(r, row) + fmt.Sprint(row%90)
	}, nil},
	{"postal_code", "ZIP_CODE", digitsOf("##-###"), nil}, {"city", "CITY", cityName, nil}, {"country", "COUNTRY", oneOf("Poland", "Germany", "Spain"), nil},
	{"date_of_birth", "DOB", birthDay, nil}, {"age", "AGE", digitsOf("4#"), nil}, {"gender", "GENDER", sexWord, nil},
	{"nationality", "NATIONALITY", oneOf("Polish", "German", "Spanish"), nil},
	{"religion", "RELIGION", oneOf("catholic", "none", "protestant"), nil}, {"marital_status", "MARITAL_STATUS", oneOf("single", "married", "divorced"), nil},
	{"job_title", "JOB_TITLE", oneOf("nurse", "teacher", "engineer"), nil}, {"employer", "ORGANIZATION", oneOf("Acme Ltd", "Globex GmbH"), nil},
	{"salary", "SALARY", amount, nil},
	{"pesel", "PL_PESEL", pesel, nil}, {"ssn", "SSN", ssn, nil}, {"passport", "PASSPORT", digitsOf("@@#######"), nil},
	{"driver_license", "DRIVER_LICENSE", digitsOf("@#######"), nil},
	{"card_number", "CREDIT_CARD", card, nil}, {"card_expiry", "CREDIT_CARD_EXPIRATION", digitsOf("0#/3#"), nil}, {"cvv", "CVV", digitsOf("###"), nil},
	{"account_number", "BANK_ACCOUNT", digitsOf("##########"), nil}, {"ip_address", "IP_ADDRESS", digitsOf("10.1#.2#.1##"), nil},
	{"mac", "MAC_ADDRESS", digitsOf("00:1a:2b:##:##:##"), nil},
	{"password", "PASSWORD", digitsOf("@@##x@@##!"), nil}, {"diagnosis", "MEDICAL_CONDITION", oneOf("asthma", "diabetes", "migraine"), nil},
	{"blood_type", "BLOOD_TYPE", oneOf("A+", "0-", "AB+"), nil},
	{"mrn", "MEDICAL_RECORD_NUMBER", digitsOf("MRN######"), nil}, {"vin", "VIN", digitsOf("WVWZZZ1KZ#W######"), nil},
	{"license_plate", "LICENSE_PLATE", digitsOf("WX #####"), nil},
	{"username", "USERNAME", func(r *rand.Rand, row int) string { return strings.ToLower(personOf(r).last) + fmt.Sprint(row) }, nil},
	{"admitted", "DATE_TIME", func(r *rand.Rand, row int) string { return personOf(r).birth.AddDate(30, 1, 1).Format("2006-01-02") }, nil},
	{"total", privet.None, func(_ *rand.Rand, row int) string { return fmt.Sprintf("%d.%02d", 3+row*7%91, row*13%100) }, nil},
	{"status", privet.None, oneOf("open", "closed"), nil},
}

// TestDefaultsOnWideTable holds that what the default rules make of a table with
// many labels has no finding above Low, whether the columns are told or found out, but
// for the lengths of special categories of data, and that what the rules leave is said to
// be their residue.
func TestDefaultsOnWideTable(t *testing.T) {
	rows := 400
	if longtest.UnderRace {
		rows = 100
	}
	o, _, labels := build(rows, wide)
	masked := maskTable(t, o, &masker.FileOptions{Columns: labels})
	r := compareTables(t, o, masked, &TableOptions{Columns: labels, Now: testNow, MaxTries: -1})
	hold := func(how string, r *TableReport) {
		var lengths []string
		for _, f := range r.Findings {
			if f.Level == Medium && f.Code == attack.FrequencyLeak {
				lengths = append(lengths, f.Columns...)
			} else if f.Level.AtLeast(Medium) {
				t.Errorf("with labels that are %s: %s %v: %s", how, f.Code, f.Columns, f.Message)
			}
		}
		slices.Sort(lengths)
		if want := []string{"diagnosis"}; !slices.Equal(lengths, want) {
			t.Errorf("with labels that are %s the lengths of %v are Medium, want those of %v", how, lengths, want)
		}
	}
	hold("told", r)
	for _, f := range r.Findings {
		if kindOf(f.Code).Leaks && !strings.Contains(f.Message, "a known residue of the default rule of") {
			t.Errorf("%s %v is no residue: %s", f.Code, f.Columns, f.Message)
		}
	}
	hold("found out", compareTables(t, o, maskTable(t, o, nil), &TableOptions{Now: testNow, MaxTries: -1}))
}

// TestKeyedOperatorsOnWideTable holds that what the operators with a key make of many
// kinds of data is not taken for an encoding, a plain hash, a shift, or values in pieces,
// without the policy being known.
func TestKeyedOperatorsOnWideTable(t *testing.T) {
	columns, operators := wide, []string{"pseudonym", "fake", "encrypt", "hash"}
	if longtest.UnderRace {
		columns, operators = wide[:12], operators[:2]
	}
	o, _, labels := build(60, columns)
	for _, operator := range operators {
		p := &masker.Policy{Default: "redact", Labels: map[string]masker.Operation{}}
		for _, c := range columns {
			if c.label != privet.None && c.label != "CVV" && c.label != "PASSWORD" {
				p.Labels[string(c.label)] = masker.Operation{Operator: operator}
			}
		}
		m, err := masker.New(&masker.Options{Policy: p, Keys: placeholder, Finder: newValidator(t).profiler, Classifier: newValidator(t).profiler})
		if err != nil {
			t.Fatal(err)
		}
		var masked strings.Builder
		if _, err := m.File(&masked, strings.NewReader(o), &masker.FileOptions{Columns: labels}); err != nil {
			t.Fatal(err)
		}
		r := compareTables(t, o, masked.String(), &TableOptions{Columns: labels, Now: testNow, MaxTries: -1})
		for _, f := range r.Findings {
			switch f.Code {
			case Reversible, attack.UnkeyedHash, attack.ShiftedValue, attack.OrderKept, attack.SplitValue, attack.ShuffledValues, LeaksCharacters,
				attack.ResidualPart, attack.ResidualValue:
				t.Errorf("%s: %s %v: %s", operator, f.Code, f.Columns, f.Message)
			}
		}
	}
}
