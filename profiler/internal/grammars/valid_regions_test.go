package grammars_test

import (
	"testing"

	"github.com/privet-go/privet"
)

// The numbers of the Americas, Africa and Oceania. Each row says where its
// vectors are from; what is wrong is a right number with one digit changed, or
// what the source says is never given out.
var regionVectors = []struct {
	label        privet.Label
	right, wrong []string
	source       string
}{
	// The United States.
	{"US_ATIN", []string{"912-93-1234", "912 93 1234", "912931234"}, []string{"912-94-1234", "812-93-1234", "91293123"}, "IRM 3.21.263"},
	{"US_PTIN", []string{"P00634542", "P-00634542", "p01394846"}, []string{"P0063454", "Q00634542", "00634542"}, "the form of the IRS"},
	{"US_DOD_ID", []string{"1234567890"}, []string{"0123456789", "123456789", "1111111111"}, "DoD Instruction 1000.30"},
	{"ALIEN_NUMBER", []string{"A012345678", "A-12345678", "A 012 345 678", "A012-345-678"}, []string{"B012345678", "A000000000", "A123456"},
		"USCIS policy manual"},
	{"US_HICN", []string{"123-45-6789-A", "123456789A", "123-45-6789B6", "A-123456", "WD123456789"},
		[]string{"000-45-6789-A", "123-45-6789-Z", "Q-123456", "123-45-6789"},
		"CMS, HICN and RRB prefixes"},
	{"ICD10_CODE", []string{"E11.9", "S52.521A", "U07.1", "O9A.211", "C7A.00", "T36.0X1A", "E119", "I10"},
		[]string{"D90.1", "H96.1", "A0C.1", "E11.90000"}, "ICD-10-CM 2024"},
	{"ICD9_CODE", []string{"250.00", "V58.69", "E849.0", "401.9", "V45"}, []string{"000.1", "E500", "V99.1", "25"}, "ICD-9-CM 2014"},
	{"HCPCS_CPT_CODE", []string{"99213", "0001F", "0075T", "J3490", "00100"}, []string{"W1234", "00001", "0075X", "9921"}, "AMA; CMS"},
	{"US_NDC", []string{"0777-3105-02", "60575-4112-1", "00777310502", "50242-040-62"}, []string{"0777-3105", "00000000000"},
		"FDA National Drug Code Directory"},
	{"MEDICAL_DEVICE_UDI", []string{
		"(01)51022222233336(11)141231(17)150707(10)A213B1(21)1234", "(01)51022222233336", "51022222233336",
		"+A123BJC5D6E71G", "+H123PARTNO1234567890120/$$420020216LOT123456789012345/SXYZ4567890123 45678/16D20130202C",
		"=/A9999XYZ100T0944=,000025=A99971312345600=>014032=}013032&,1000000000000XYZ123"},
		[]string{"(01)51022222233337", "51022222233337", "+A123BJC5D6E71H", "+A123", "=/A9999XYZ100T094",
			"(01)"}, "FDA, UDI formats by FDA-accredited issuing agency"},
	{"DRIVER_LICENSE", []string{"A1234567", "D123-456-78-901-0", "S123-4567-8901-23", "12ABC34567", "A1234-56789-50615", "A1234-56789-55615",
		"A1234-150685-01", "69044271146", "02996843266"},
		[]string{"!", "123", "ABCDE", "AB-12"}, "NTSI, AAMVA; the CNH numbers that Brazilian test suites share"},
	// Canada.
	{"CA_SIN", []string{"130-692-544", "435 418 165", "130692544"}, []string{"130-692-545", "046 454 286", "812 345 678"},
		"Presidio's tests; the fictitious number of Wikipedia begins with 0"},
	{"CA_BN", []string{"12302 6635", "12302 6635 RC 0001", "123026635RT0001", "123026635"},
		[]string{"12302 6634 RC 0001", "12302 6635 XX 0001", "000000000"}, "python-stdnum's documentation"},
	{"CA_BC_PHN", []string{"9698 658 215", "9698658215"}, []string{"9698 658 216", "8698658215"}, "python-stdnum's documentation"},
	{"CA_OHIP", []string{"9876543217", "9876-543-217-AB", "9876 543 217"}, []string{"9876543218", "0876543217"}, "petalmd, health_card"},
	{"CA_QC_HIN", []string{"TEST54122816", "TEST 5412 2816"}, []string{"TEST54122817", "TEST54132816", "TES154122816"}, "petalmd, health_card"},
	{"CA_PR_CARD", []string{"RA0302123456", "PA0123456"}, []string{"AB0123456", "RA030212345"}, "IRCC help centre"},
	{"CA_BANK_ACCOUNT", []string{"12345-003-1234567", "12345-815-123456789012", "123450031234567", "12345 003 1234567"},
		[]string{"12345-000-1234567", "12345-003"}, "the form of Payments Canada standard 006"},
	// Australia and New Zealand. The eight digits are the Taxation Office's test numbers.
	{"AU_TFN", []string{"123 456 782", "123456782", "37118629", "37 118 655", "38593474", "81854402"},
		[]string{"123 456 783", "37118628", "000000000"}, "ATO, test tax file numbers"},
	{"AU_ABN", []string{"51 824 753 556", "51824753556", "53 004 085 616"}, []string{"51 824 753 557", "00000000560"}, "Australian Business Register; ASIC"},
	{"AU_ACN", []string{"004 085 616", "000 000 019", "005 499 981", "000000180"}, []string{"004 085 617", "000 000 000"}, "ASIC's list of test numbers"},
	{"AU_MEDICARE", []string{"2123 45670 1", "2123456701", "2123 45670 1/1"}, []string{"2123 25870 1", "7123 45670 1", "2123 45671 1"},
		"Services Australia's example"},
	{"AU_BSB", []string{"062-000", "062000"}, []string{"000-000", "06-2000000"}, "AusPayNet"},
	{"NZ_IRD", []string{"49-091-850", "35-901-981", "49-098-576", "136-410-132", "NZ 49-091-850"}, []string{"136410133", "9125568", "49-091-851"},
		"Inland Revenue, RWT specification"},
	{"NZ_NHI", []string{"ZAA0067", "ZAC5361", "ZZZ0016", "ZBN77VL"}, []string{"ZZZ0044", "ZAC5362", "ZIC5361", "ZBN77VM"}, "HISO 10046:2023"},
	{"NZ_BANK_ACCOUNT", []string{"01-0902-0068389-00", "08-6523-1954512-001", "26-2600-0320871-032", "01-0902-00068389-00", "01-902-0068389-00"},
		[]string{"01-0902-0068388-00", "08-6523-1954513-001", "26-2600-0320871-033", "99-0902-0068389-00"}, "Inland Revenue, RWT specification"},
	// Africa.
	{"ZA_ID_NUMBER", []string{"8001015009087", "800101 5009 087", "9202201234088"}, []string{"8001015009088", "8013015009087", "8001015009387"},
		"the example of Wikipedia; Presidio's tests"},
	{"NG_NIN", []string{"12345678902"}, []string{"12345678901", "123456789012"}, "Presidio's tests"},
	{"NG_BVN", []string{"22123456789"}, []string{"12123456789", "2212345678"}, "Central Bank of Nigeria"},
	{"KE_PIN", []string{"P051365947M", "A004416331M"}, []string{"B051365947M", "P05136594M"}, "python-stdnum's documentation"},
	{"GH_CARD", []string{"GHA-123456789-0", "GHA1234567890"}, []string{"GHB-123456789-0", "GHA-12345678-0"}, "the form of the NIA"},
	// Brazil.
	{"BR_CPF", []string{"529.982.247-25", "52998224725", "390.533.447-05"}, []string{"529.982.247-26", "111.111.111-11"},
		"Receita Federal's example; python-stdnum's documentation"},
	{"BR_CNPJ", []string{"16.727.230/0001-97", "16727230000197", "12.ABC.345/01DE-35"}, []string{"16.727.230/0001-98", "00000000000000"},
		"Receita Federal, Nota técnica COCAD 49/2024"},
	{"BR_RG", []string{"12.345.678-X", "12.345.678-9"}, []string{"12.345.678-Y", "123"}, "the form of São Paulo"},
	{"BR_PIS", []string{"170.33259.50-4", "17033259504"}, []string{"170.33259.50-5", "00000000000"}, "the number that Brazilian test suites share"},
	{"BR_TITULO_ELEITORAL", []string{"690847092828", "1632 0401 0922"}, []string{"690847092829", "690847092928"}, "brutils"},
	{"BR_CNS", []string{"706 4020 9871 0003", "898001160660761"}, []string{"706 4020 9871 0004", "398001160660761"},
		"the numbers that Brazilian test suites share"},
	{"BR_RENAVAM", []string{"86769597308"}, []string{"86769597309"}, "brutils"},
	// The south.
	{"AR_CUIT", []string{"20-05536168-2", "30-50001091-2", "20267565393"}, []string{"20-05536168-3", "25267565393", "21-05536168-2"},
		"python-stdnum's documentation; Banco de la Nación"},
	{"AR_DNI", []string{"20.123.456", "20123456", "7.123.456"}, []string{"201.234", "00.000.000"}, "python-stdnum's documentation"},
	{"AR_CBU", []string{"2850590940090418135201", "28505909 40090418135201"}, []string{"2850590940090418135202", "2810590940090418135201"},
		"python-stdnum's documentation"},
	{"CL_RUT", []string{"12.531.909-2", "76086428-5", "CL 12531909-2", "30.686.957-4"}, []string{"12531909-3", "76086428-K"},
		"python-stdnum's and Wikipedia's examples"},
	{"UY_CI", []string{"1.234.567-2", "12345672"}, []string{"1.234.567-3"}, "ci-uy"},
	{"PY_RUC", []string{"80028061-0", "9991603"}, []string{"80028061-1", "9991604"}, "python-stdnum's documentation"},
	{"PY_CI", []string{"1.234.567", "1234567"}, []string{"12.345.678"}, "Policía Nacional"},
	// The north of South America.
	{"CO_NIT", []string{"213.123.432-1", "800.197.268-4"}, []string{"213.123.432-2"}, "python-stdnum's documentation; DIAN's own number"},
	{"CO_CEDULA", []string{"1.020.713.756", "79.123.456"}, []string{"2.020.713.756", "012345"}, "Registraduría, cupos numéricos"},
	{"PE_DNI", []string{"10117410", "10117410-2", "10117410-G"}, []string{"10117410-3", "1011741"}, "python-stdnum's documentation"},
	{"PE_RUC", []string{"20512333797", "20131312955"}, []string{"20512333798", "30512333797"}, "python-stdnum's documentation; SUNAT's own number"},
	{"EC_CEDULA", []string{"171430710-3", "1714307103"}, []string{"171430710-4", "251430710-3"}, "python-stdnum's documentation"},
	{"VE_RIF", []string{"V-11470283-4", "J-00123072-6", "G-20000303-0"}, []string{"V-11470283-3", "X-11470283-4"},
		"python-stdnum's documentation; PDVSA's and SENIAT's own numbers"},
	{"VE_CI", []string{"V-12.345.678", "E-84123456"}, []string{"X-12.345.678", "V-12345"}, "SAIME"},
	// Mexico and further.
	{"MX_CURP", []string{"BOXW310820HNERXN09"}, []string{"BOXW310820HNERXN08", "BOXW310230HNERXN09", "BOXW310820HXXRXN09"}, "python-stdnum's documentation"},
	{"MX_RFC", []string{"GODE561231GR8", "GODE-561231-GR8", "GODE561231", "A&B930303AB1", "PEÑA800101AB1"},
		[]string{"GODE561331GR8", "GO1E561231GR8", "GODE56123"}, "SAT's example"},
	{"MX_CLABE", []string{"032180000118359719", "002010077777777771"}, []string{"032180000118359718", "000180000118359719"},
		"Wikipedia; the account of payment processors' documentation"},
	{"DO_CEDULA", []string{"001-1391820-5", "00113918205"}, []string{"001-1391820-6", "00000000000"}, "python-stdnum's documentation"},
	{"GT_NIT", []string{"576937-K", "7108-0", "39525503"}, []string{"576937-0", "7108-1"}, "python-stdnum's documentation"},
	{"CR_CEDULA", []string{"3-0455-0175", "1-613-584", "304550175"}, []string{"1030450175", "123"}, "python-stdnum's documentation"},
	{"SV_NIT", []string{"0614-050707-104-8", "SV 0614-050707-104-8"}, []string{"0614-050707-104-9", "2614-050707-104-8"}, "python-stdnum's documentation"},
	// Kinds that all countries share.
	{"ZIP_CODE", []string{"K1A 0B1", "M5V3L9", "01310-100"}, []string{"D1A 0B1", "K1O 0B1", "W1A 0B1", "Z1A 0B1"}, "Canada Post; Correios"},
	{"LICENSE_PLATE", []string{"ABJ-001AA", "KJA-999PZ", "APP456CV", "BRA2E19", "ABC-1234"}, []string{"AB-1234CD", "ABCD-123EF", "BRA2Z19"},
		"Presidio's tests; CONTRAN 780/2019"},
	{"PASSPORT", []string{"AB123456", "A123456BC", "N1234567", "PA1234567", "RA1234567"}, []string{"A12345", "ABC1234567890"},
		"Microsoft Purview; Australian Passport Office"},
}

func TestValidInRegions(t *testing.T) {
	for _, v := range regionVectors {
		for _, s := range v.right {
			if !isValid(v.label, s) {
				t.Errorf("Valid(%s, %q) = false (%s)", v.label, s, v.source)
			}
		}
		for _, s := range v.wrong {
			if isValid(v.label, s) {
				t.Errorf("Valid(%s, %q) = true (%s)", v.label, s, v.source)
			}
		}
	}
}

// TestMauritianID holds that of all check characters one is right: its issuer
// prints no example.
func TestMauritianID(t *testing.T) {
	right := 0
	for _, c := range "0123456789ABCDEFG" {
		if isValid("MU_NID", "P010185123456"+string(c)) {
			right++
		}
	}
	if right != 1 {
		t.Errorf("%d of 17 check characters are right", right)
	}
	if isValid("MU_NID", "P0131851234560") || isValid("MU_NID", "P0101851234560Z") {
		t.Error("a number with no date, or too long, is taken")
	}
}
