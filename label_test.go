package privet_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestParseLabel holds the aliases that the project promises.
func TestParseLabel(t *testing.T) {
	promised := map[privet.Label][]string{
		"EMAIL_ADDRESS":          {"EMAIL", "email-address", "Email Address", "emailaddress", "e-mail"},
		"DOB":                    {"DATE_OF_BIRTH", "BIRTH_DATE", "dob", "date-of-birth"},
		"SSN":                    {"US_SSN", "SOCIAL_SECURITY_NUMBER"},
		"CREDIT_CARD":            {"CC_NUMBER", "CREDITCARD_NUMBER", "CREDIT_CARD_NUMBER", "PAN"},
		"PHONE_NUMBER":           {"PHONE", "TELEPHONE"},
		"PERSON":                 {"FULL_NAME", "PERSON_NAME", "NAME"},
		"FIRST_NAME":             {"FIRSTNAME", "GIVEN_NAME"},
		"LAST_NAME":              {"LASTNAME", "SURNAME"},
		"IBAN":                   {"IBAN_CODE"},
		"ZIP_CODE":               {"US_ZIP_CODE", "POSTCODE", "POSTAL_CODE"},
		"DRIVER_LICENSE":         {"US_DRIVER_LICENSE", "DRIVERS_LICENSE_NUMBER"},
		"BANK_ACCOUNT":           {"ACCOUNT_NUMBER", "BANK_ACCOUNT_NUMBER", "US_BANK_NUMBER"},
		"CREDIT_CARD_EXPIRATION": {"CREDITCARD_EXPIRY"},
		"CVV":                    {"CREDITCARD_CVC"},
		"SWIFT_CODE":             {"BIC"},
		"CRYPTO_ADDRESS":         {"CRYPTO", "BITCOIN_ADDRESS"},
		"LOCATION":               {"GPE", "PLACE"},
		"GEO_COORDINATES":        {"LATITUDE_LONGITUDE"},
		"JOB_TITLE":              {"OCCUPATION"},
		"NATIONALITY":            {"NRP"},
		"MEDICAL_CONDITION":      {"DIAGNOSIS"},
		"SALARY":                 {"INCOME"},
		"CITY":                   nil, "STATE": nil, "COUNTRY": nil, "NONE": nil, "UNKNOWN": nil,
	}
	for want, names := range promised {
		for _, name := range append(names, string(want), want.Code()) {
			if got, err := privet.ParseLabel(name); err != nil || got != want {
				t.Errorf("ParseLabel(%q) = %q, %v; want %q", name, got, err, want)
			}
		}
	}
}

func TestParseLabelRefuses(t *testing.T) {
	for _, s := range []string{"", " ", "_", "EMAIL.ADDRESS", "ЕМАIL", "no such thing", "SSN\n", strings.Repeat("A", 1000)} {
		got, err := privet.ParseLabel(s)
		if err == nil || got != "" {
			t.Errorf("ParseLabel(%q) = %q, %v; want an error and no label", s, got, err)
		}
		if err != nil && len(strings.TrimSpace(s)) > 2 && strings.Contains(err.Error(), s) {
			t.Errorf("the error of ParseLabel repeats its argument: %v", err)
		}
	}
}

// TestCatalogue holds the laws of the catalogue: each label is well formed,
// documented and in a category, each name belongs to one label, and the order
// is alphabetical.
func TestCatalogue(t *testing.T) {
	labels := slices.Collect(privet.Labels())
	if !slices.IsSorted(labels) {
		t.Error("Labels is not in alphabetical order")
	}
	owner := map[string]privet.Label{}
	for _, l := range labels {
		if !l.IsWellFormed() || !l.IsBuiltIn() {
			t.Errorf("%s is not well formed or not built in", l)
		}
		if doc := l.Doc(); !strings.HasSuffix(doc, ".") || strings.Contains(doc, "\n") {
			t.Errorf("%s: doc %q is not one sentence", l, doc)
		}
		if l.Category() == "" || l.Category() == privet.CategoryOther {
			t.Errorf("%s has no category", l)
		}
		for _, name := range append([]string{string(l)}, l.Aliases()...) {
			if !privet.Label(name).IsWellFormed() {
				t.Errorf("%s: alias %q is not well formed", l, name)
			}
			key := strings.ReplaceAll(name, "_", "")
			if o, taken := owner[key]; taken {
				t.Errorf("the name %s belongs to %s and to %s", name, o, l)
			}
			owner[key] = l
			if got, err := privet.ParseLabel(name); err != nil || got != l {
				t.Errorf("ParseLabel(%q) = %q, %v; want %q", name, got, err, l)
			}
		}
		if got, err := privet.ParseLabel(l.Code()); err != nil || got != l {
			t.Errorf("the code %q of %s does not lead back to it", l.Code(), l)
		}
	}
}

// TestLabelNames holds that each label that is a kind of data is one constant, whose name is that
// of the label.
func TestLabelNames(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "labelnames.go", nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	names := map[privet.Label]string{}
	for _, spec := range file.Decls[0].(*ast.GenDecl).Specs {
		s := spec.(*ast.ValueSpec)
		value, err := strconv.Unquote(s.Values[0].(*ast.BasicLit).Value)
		if err != nil {
			t.Fatal(err)
		}
		names[privet.Label(value)] = s.Names[0].Name
	}
	for l := range privet.Labels() {
		want := "Label" + strings.ReplaceAll(string(l), "_", "")
		if name := names[l]; l.Category() != privet.CategoryNone && !strings.EqualFold(name, want) {
			t.Errorf("the constant of %s is %q", l, name)
		}
		delete(names, l)
	}
	for l, name := range names {
		t.Errorf("%s is %s, which is no label", name, l)
	}
	if privet.LabelEmailAddress != "EMAIL_ADDRESS" || privet.LabelSSN != "SSN" {
		t.Error("a constant is another label")
	}
}

func TestIsWellFormed(t *testing.T) {
	for l, want := range map[privet.Label]bool{
		"A": true, "ACME_BADGE_2": true, "": false, "_A": false, "A_": false, "A__B": false,
		"a": false, "2A": false, "A-B": false, "Ä": false,
		privet.Label(strings.Repeat("A", privet.MaxLabelLength)):   true,
		privet.Label(strings.Repeat("A", privet.MaxLabelLength+1)): false,
	} {
		if got := l.IsWellFormed(); got != want {
			t.Errorf("Label(%q).IsWellFormed() = %v, want %v", l, got, want)
		}
	}
}

// TestAliasesIsACopy keeps callers from changing the catalogue.
func TestAliasesIsACopy(t *testing.T) {
	a := privet.Label("EMAIL_ADDRESS").Aliases()
	a[0] = "CHANGED"
	if privet.Label("EMAIL_ADDRESS").Aliases()[0] == "CHANGED" {
		t.Error("Aliases gives out the catalogue's own slice")
	}
}

func TestParseLabelDoesNotAllocate(t *testing.T) {
	if n := testing.AllocsPerRun(100, func() { _, _ = privet.ParseLabel("email-address") }); n != 0 {
		t.Errorf("ParseLabel allocates %v times, want 0", n)
	}
}
