package profiler

import (
	"testing"

	"github.com/privet-go/privet"
)

// TestFindInRegions holds that a word in the language of the country is enough.
func TestFindInRegions(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"The ATIN of the child is ⟦US_ATIN:912-93-1234⟧.", "PTIN ⟦US_PTIN:P00634542⟧", "DoD ID ⟦US_DOD_ID:1234567890⟧", "EDIPI: ⟦US_DOD_ID:1234567890⟧",
		"alien number ⟦ALIEN_NUMBER:A012345678⟧", "USCIS ⟦ALIEN_NUMBER:A-012345678⟧", "HICN ⟦US_HICN:123-45-6789-A⟧", "Medicare claim number ⟦US_HICN:123456789B6⟧",
		"diagnosis code ⟦ICD10_CODE:E11.9⟧", "ICD-10: ⟦ICD10_CODE:S52.521A⟧", "ICD-9 ⟦ICD9_CODE:250.00⟧", "CPT code ⟦HCPCS_CPT_CODE:99213⟧", "HCPCS ⟦HCPCS_CPT_CODE:J3490⟧",
		"NDC ⟦US_NDC:0777-3105-02⟧", "UDI ⟦MEDICAL_DEVICE_UDI:(01)51022222233336(17)150707(10)A213B1(21)1234⟧ was read", "implant ⟦MEDICAL_DEVICE_UDI:+A123BJC5D6E71G⟧.",
		"driver license ⟦DRIVER_LICENSE:D123-456-78-901-0⟧", "Ontario driver's licence ⟦DRIVER_LICENSE:A1234-56789-55615⟧",
		// Canada.
		"my SIN is ⟦CA_SIN:130-692-544⟧", "mon NAS: ⟦CA_SIN:258 933 688⟧", "business number ⟦CA_BN:123026635RT0001⟧", "PHN ⟦CA_BC_PHN:9698 658 215⟧", "OHIP ⟦CA_OHIP:9876-543-217-AB⟧",
		"carte d'assurance maladie ⟦CA_QC_HIN:TEST 5412 2816⟧", "PR card ⟦CA_PR_CARD:RA0302123456⟧", "direct deposit: ⟦CA_BANK_ACCOUNT:12345-003-1234567⟧", "Ottawa, ON  ⟦ZIP_CODE:K1A 0B1⟧",
		"Canadian passport ⟦PASSPORT:A123456BC⟧",
		// Oceania.
		"tax file number ⟦AU_TFN:123 456 782⟧", "TFN ⟦AU_TFN:123456782⟧", "ABN ⟦AU_ABN:51 824 753 556⟧", "ACN ⟦AU_ACN:004 085 616⟧", "Medicare card ⟦AU_MEDICARE:2123 45670 1⟧",
		"BSB ⟦AU_BSB:062-000⟧", "passport ⟦PASSPORT:PA1234567⟧", "IRD number ⟦NZ_IRD:49-091-850⟧", "NHI ⟦NZ_NHI:ZAC5361⟧", "⟦NZ_BANK_ACCOUNT:01-0902-0068389-00⟧",
		// Africa.
		"South African ID is ⟦ZA_ID_NUMBER:8001015009087⟧.", "NIN ⟦NG_NIN:12345678902⟧", "NIN: ⟦NATIONAL_ID:12345678901⟧", "BVN ⟦NG_BVN:22123456789⟧", "plate number ⟦LICENSE_PLATE:KJA-999PZ⟧",
		"KRA PIN ⟦KE_PIN:P051365947M⟧", "⟦GH_CARD:GHA-123456789-0⟧",
		// Brazil.
		"CPF ⟦BR_CPF:529.982.247-25⟧", "cpf: ⟦BR_CPF:52998224725⟧", "a empresa, ⟦BR_CNPJ:16.727.230/0001-97⟧", "CNPJ ⟦BR_CNPJ:12.ABC.345/01DE-35⟧", "RG ⟦BR_RG:12.345.678-9⟧",
		"CNH ⟦DRIVER_LICENSE:69044271146⟧", "PIS ⟦BR_PIS:170.33259.50-4⟧", "título de eleitor ⟦BR_TITULO_ELEITORAL:690847092828⟧", "cartão SUS ⟦BR_CNS:706 4020 9871 0003⟧",
		"RENAVAM ⟦BR_RENAVAM:86769597308⟧", "placa ⟦LICENSE_PLATE:BRA2E19⟧", "CEP ⟦ZIP_CODE:01310-100⟧",
		// Spanish-speaking America.
		"CUIT ⟦AR_CUIT:20-05536168-2⟧", "cuil ⟦AR_CUIT:20267565393⟧", "DNI ⟦AR_DNI:20.123.456⟧", "CBU ⟦AR_CBU:2850590940090418135201⟧",
		"RUT ⟦CL_RUT:12.531.909-2⟧", "rut: ⟦CL_RUT:125319092⟧", "cédula ⟦UY_CI:1.234.567-2⟧", "RUC ⟦PY_RUC:80028061-0⟧", "cédula de identidad civil ⟦PY_CI:1.234.567⟧",
		"NIT ⟦CO_NIT:800.197.268-4⟧", "cédula de ciudadanía ⟦CO_CEDULA:1.020.713.756⟧", "CC ⟦CO_CEDULA:79.123.456⟧", "RUC ⟦PE_RUC:20512333797⟧", "DNI ⟦PE_DNI:10117410⟧", "cédula ⟦EC_CEDULA:1714307103⟧",
		"RIF ⟦VE_RIF:J-00123072-6⟧", "titular de la cédula ⟦VE_CI:V-12.345.678⟧", "CURP ⟦MX_CURP:BOXW310820HNERXN09⟧", "⟦MX_CURP:BOXW310820HNERXN09⟧", "RFC ⟦MX_RFC:GODE561231GR8⟧",
		"RFC: ⟦MX_RFC:A&B930303AB1⟧.", "rfc ⟦MX_RFC:PEÑA800101AB1⟧", "cuenta CLABE ⟦MX_CLABE:032180000118359719⟧", "cédula ⟦DO_CEDULA:001-1391820-5⟧", "NIT ⟦GT_NIT:576937-K⟧",
		"cédula ⟦CR_CEDULA:3-0455-0175⟧", "NIT ⟦SV_NIT:0614-050707-104-8⟧",
		// A bare number of a weak shape is nobody's, whatever its check digit says.
		"130692544", "123456782", "004085616", "9698658215", "9876543217", "12345678902", "86769597308", "20267565393", "576937-K", "10117410", "1714307103", "12345672",
		"P00634542", "A012345678", "99213", "J3490", "E11", "v10.2", "250.00", "ABC1234", "KJA999PZ", "062-000", "51022222233336", "PA1234567", "D1A 0B1",
		"sin 1234567", "the code A1 and B2, C3PO", "a+b=c, x=/y, f(01)2, +x, (01), C++", "R&D 123456 abc",
	} {
		wantFound(t, p, marked)
	}
}

// TestRegionColumns holds that headers and check digits name columns.
func TestRegionColumns(t *testing.T) {
	p := newProfiler(t)
	for _, c := range []struct {
		name   string
		values []string
		want   privet.Label
		reason string
	}{
		{"cpf", []string{"529.982.247-25", "390.533.447-05"}, "BR_CPF", ""},
		{"CURP", []string{"BOXW310820HNERXN09"}, "MX_CURP", ""},
		{"x", []string{"BOXW310820HNERXN09", "BOFW910810HNERXN09"}, "MX_CURP", "the form and the check digits are telling"},
		{"sin", []string{"130-692-544", "435 418 165"}, "CA_SIN", ""},
		{"rut", []string{"12.531.909-2", "76086428-5"}, "CL_RUT", ""},
		{"rfc", []string{"GODE561231GR8"}, "MX_RFC", ""},
		{"nin", []string{"12345678901", "12345678911", "70123456789"}, "NG_NIN", "the check digit is not published, so that it does not contradict a header"},
		{"tfn", []string{"123 456 782"}, "AU_TFN", ""},
		{"icd10_code", []string{"E11.9", "I10", "S52.521A"}, "ICD10_CODE", ""},
		{"diagnosis", []string{"E11.9", "I10"}, "MEDICAL_CONDITION", "a condition may be given by its code"},
		{"cep", []string{"01310-100"}, "ZIP_CODE", ""},
		{"codigo postal", []string{"01310-100"}, "ZIP_CODE", ""},
		{"x", []string{"130692544"}, "UNKNOWN", "nine digits may be anything"},
	} {
		if got := p.Columns([]Column{{Name: c.name, Values: c.values}})[0]; got.Label != c.want {
			t.Errorf("%q is %s (%.2f), want %s %s", c.name, got.Label, got.Confidence, c.want, c.reason)
		}
	}
}
