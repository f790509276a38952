package profiler

import (
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// wantValid holds which values are right numbers of a label and which are not.
func wantValid(t *testing.T, label privet.Label, right, wrong []string) {
	t.Helper()
	for _, v := range right {
		if !Valid(label, v) {
			t.Errorf("Valid(%s, %q) = false", label, v)
		}
	}
	for _, v := range wrong {
		if Valid(label, v) {
			t.Errorf("Valid(%s, %q) = true", label, v)
		}
	}
}

// The vectors are, unless a row says otherwise, numbers that python-stdnum's
// documentation or Wikipedia's article on the identifier prints; the wrong ones
// differ from them in what the reason says.
func TestValidAsia(t *testing.T) {
	for _, c := range []struct {
		label        privet.Label
		right, wrong []string
		reason       string
	}{
		{"IL_ID", []string{"3933742-3", "39337423", "039337423"}, []string{"3933742-2", "000000000"}, "a check digit; zeros"},
		{"AE_EMIRATES_ID", []string{"784-1980-1234567-8", "784198012345678"}, []string{"784-1980-1234567-7", "785-1980-1234567-6", "784-0980-1234567-0"},
			"Microsoft Purview's example; a check digit, a country, a year"},
		{"SA_NATIONAL_ID", []string{"1000000008", "10000 00008"}, []string{"1000000009", "3000000006"},
			"the example of the saudi-id-validator package; a check digit, a kind"},
		{"EG_NATIONAL_ID", []string{"28208151304597"}, []string{"48208151304597", "28202301304597", "28208159904597", "28208151300007"},
			"Wikipedia's example; a century, 30 February, a governorate, a serial number of zeros"},
		{"PK_CNIC", []string{"34201-0891231-8", "3420108912318"}, []string{"84201-0891231-8", "34201-0891231-0", "34201-0891231"},
			"a province, a sex, a length"},
		{"IN_AADHAAR", []string{"234123412346", "3998 7654 3211", "3123-4567-8909"}, []string{"234123412347", "1234 5678 9012", "222222222222"},
			"Presidio's tests too; a check digit, a first digit, a palindrome"},
		{"IN_PAN", []string{"ACUPA7085R", "acupa7085r"}, []string{"ACUNA7085R", "ACUPA0000R", "ACUPA70855"}, "a kind of holder, zeros, a letter"},
		{"IN_GSTIN", []string{"27AAPFU0939F1ZV"}, []string{"27AAPFU0939F1ZO", "39AAPFU0939F1ZT", "27AAPFU0939F1AV"}, "a check character, a state, the Z"},
		{"IN_VOTER", []string{"WKH1186253", "AAA-118 6253"}, []string{"WKH1186263", "WK11186253"}, "a check digit, a letter"},
		{"IN_IFSC", []string{"SBIN0001234", "HDFC0CAACOB"}, []string{"SBIN1001234", "SB1N0001234"}, "Reserve Bank of India's form; the zero, a letter"},
		{"LICENSE_PLATE", []string{"KA53ME3456", "KA 53 ME 3456", "21BH2345AA", "DL1CAB1234"}, []string{"XX53ME3456", "KA00ME3456", "21BH0000AA"},
			"Presidio's tests; a state, a district, a number"},
		{"LK_NIC", []string{"198713001450", "197419202757", "741922757V"}, []string{"198740001450", "198790001450", "741922757A"},
			"both forms; a day, a letter"},
		{"BD_NID", []string{"1592824588424", "19841592824588424", "7707667473"}, []string{"00841592824588424", "15928245884241"},
			"the three lengths; a year, a length"},
		{"CN_RESIDENT_ID", []string{"360426199101010071", "11010519491231002X", "11010519491231002x"},
			[]string{"360426199101010072", "990426199101010071", "360426199102300071"}, "GB 11643's example too; a check digit, a region, 30 February"},
		{"CN_USCC", []string{"91110000600037341L", "9 1 110000 600037341L"}, []string{"91110000600037342L", "9111000060003734IL"},
			"a digit, a letter that is left out"},
		{"HK_ID", []string{"A123456(3)", "A1234563", "G123456(A)", "AB987654(3)", "C123456(9)"},
			[]string{"A123456(4)", "G123456(B)", "AB987654(2)", "1123456(3)"}, "Wikipedia and the Department's specimens; a check digit"},
		{"TW_NATIONAL_ID", []string{"A123456789", "A800000014"}, []string{"A123456788", "A323456789", "AE12345678"},
			"Ministry of the Interior's examples; a check digit, a sex"},
		{"TW_UBN", []string{"00501503", "0050150 3"}, []string{"00501502", "00000000"}, "a check digit; zeros"},
		{"KR_RRN", []string{"971013-9019902", "9710139019902", "210304-3000000"}, []string{"971013-9019903", "971313-9019902", "971013-9979902"},
			"the third is under the rule of October 2020; a check digit, a month, a region"},
		{"KR_FRN", []string{"911124-5678906", "911124-5678901"}, []string{"911124-1678906", "911324-5678906", "411124-7678906"},
			"by the published rule, and by that of October 2020; a sex, a month, a century"},
		{"KR_BRN", []string{"104-86-56659", "1048656659"}, []string{"104-86-56658", "100-86-56659", "104-00-56659"},
			"Presidio's tests; a check digit, an office, a kind"},
		{"JP_MY_NUMBER", []string{"6214 9832 0257", "621498320257"}, []string{"6214 9832 0258", "000000000000"}, "a check digit; zeros"},
		{"JP_CORPORATE_NUMBER", []string{"5-8356-7825-6246", "5835678256246"}, []string{"2-8356-7825-6246", "0835678256246"}, "a check digit"},
		{"SG_NRIC_FIN", []string{"S1234567D", "T1234567J", "F1234567N", "G1234567X", "M1234567K"},
			[]string{"S1234567E", "T1234567D", "G1234567N", "M1234567X", "B1234567D"}, "the ministry's examples; the letters of another series"},
		{"SG_UEN", []string{"00192200M", "197401143C", "S16FC0121D", "T01FC6132D"}, []string{"00192200N", "197401143D", "S16FC0121E", "S16ZZ0121D"},
			"a check letter, a kind"},
		{"MY_NRIC", []string{"770305-02-1234", "770305021234"}, []string{"771305-02-1234", "770305-17-1234", "770230-02-1234"},
			"a month, a place, 30 February"},
		{"TH_TNIN", []string{"1-2345-45678-78-1", "1220000000007"}, []string{"1-2345-45678-78-9", "0034567890124", "1974567890124"},
			"Presidio's tests; a check digit, a kind, a province"},
		{"ID_NIK", []string{"3171011708450001", "3171015708450001"}, []string{"1071011708450001", "3171013202450001", "3171011708450000"},
			"a province, a day, a serial number"},
		{"ID_NPWP", []string{"01.312.166.0-091.000", "013121660091000", "0013121660091000", "3171011708450001"},
			[]string{"01.312.166.1-091.000", "1013121660091000"},
			"a check digit, neither form of sixteen digits"},
		{"PH_TIN", []string{"000-123-456", "000123456000", "000-123-456-00000"}, []string{"000-123-457", "600-000-000", "000000000"}, "Presidio's tests"},
		{"PH_SSS", []string{"34-1234567-8"}, []string{"34-1234567"}, "a length"},
		{"VN_CCCD", []string{"020093001656"}, []string{"003093001656", "020993001656"}, "the circular's example; a province, a century"},
		{"VN_MST", []string{"0100233488", "0314409058-002", "01.00.112.437"}, []string{"0100233480", "0314409058-000", "0000000000"},
			"a check digit, a branch"},
		{"PASSPORT", []string{"A3456781", "M123A4567", "E12345678", "EA1234567", "PE1234567"}, []string{"M1234A567", "M12A4567"},
			"Presidio's tests and visa agencies' lists; the place of the letter, a length"},
		{"DRIVER_LICENSE", []string{"28-22-123456-12"}, nil, "Presidio's tests; a region"},
	} {
		t.Run(string(c.label), func(t *testing.T) {
			wantValid(t, c.label, c.right, c.wrong)
			if t.Failed() {
				t.Logf("the values are %s", c.reason)
			}
		})
	}
}

// TestFindAsia holds what words of the region do, and that without them a number
// of a weak shape is none.
func TestFindAsia(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"מספר זהות: ⟦IL_ID:039337423⟧", "the number 039337423 is right",
		"Emirates ID ⟦AE_EMIRATES_ID:784-1980-1234567-8⟧", "⟦AE_EMIRATES_ID:784-1980-1234567-8⟧", "784-1980-1234567-7",
		"رقم الهوية ⟦SA_NATIONAL_ID:1000000008⟧", "the iqama ⟦SA_NATIONAL_ID:1000000008⟧", "1000000008",
		"الرقم القومي: ⟦EG_NATIONAL_ID:28208151304597⟧",
		"CNIC ⟦PK_CNIC:34201-0891231-8⟧", "⟦PK_CNIC:34201-0891231-8⟧", "3420108912318",
		"आधार ⟦IN_AADHAAR:234123412346⟧", "My Aadhaar number is ⟦IN_AADHAAR:2341 2341 2346⟧", "234123412346", "2341 2341 2347",
		"PAN: ⟦IN_PAN:ACUPA7085R⟧", "PAN card ACUPA0000R", "GSTIN ⟦IN_GSTIN:27AAPFU0939F1ZV⟧", "⟦IN_GSTIN:27AAPFU0939F1ZV⟧", "27AAPFU0939F1ZO",
		"voter id ⟦IN_VOTER:WKH1186253⟧", "model WKH1186253", "IFSC ⟦IN_IFSC:SBIN0001234⟧", "part SBIN0001234",
		"vehicle ⟦LICENSE_PLATE:KA 53 ME 3456⟧", "⟦LICENSE_PLATE:21 BH 2345 AA⟧", "passport ⟦PASSPORT:A3456781⟧", "Mumbai, India ⟦ZIP_CODE:400001⟧", "400001 items",
		"NIC No ⟦LK_NIC:741922757V⟧", "NID ⟦BD_NID:7707667473⟧",
		"身份证号：⟦CN_RESIDENT_ID:11010519491231002X⟧", "⟦CN_RESIDENT_ID:11010519491231002x⟧", "110105194912310021",
		"统一社会信用代码⟦CN_USCC:91110000600037341L⟧", "护照号⟦PASSPORT:E12345678⟧",
		"HKID ⟦HK_ID:A123456(3)⟧.", "⟦HK_ID:A123456(3)⟧", "A123456(4)", "part A1234563",
		"身分證字號 ⟦TW_NATIONAL_ID:A123456789⟧", "A123456788", "統一編號：⟦TW_UBN:00501503⟧", "00501503",
		"주민등록번호는 ⟦KR_RRN:971013-9019902⟧입니다", "⟦KR_RRN:971013-9019902⟧", "⟦KR_RRN:9601211021413⟧", "971013-9019903", "971313-9019902",
		"외국인등록번호 ⟦KR_FRN:911124-5678906⟧", "사업자등록번호: ⟦KR_BRN:104-86-56659⟧", "1048656659", "여권번호 ⟦PASSPORT:M12345678⟧",
		"운전면허번호 ⟦DRIVER_LICENSE:28-22-123456-12⟧",
		"マイナンバーは⟦JP_MY_NUMBER:6214 9832 0257⟧です", "621498320257", "法人番号 ⟦JP_CORPORATE_NUMBER:5835678256246⟧", "5835678256246",
		"口座番号 ⟦BANK_ACCOUNT:1234567⟧", "1234567", "免許証番号 ⟦DRIVER_LICENSE:301234567890⟧",
		"NRIC: ⟦SG_NRIC_FIN:S1234567D⟧", "⟦SG_NRIC_FIN:S1234567D⟧", "S1234567E", "UEN ⟦SG_UEN:00192200M⟧", "00192200M", "⟦LOCATION:Singapore⟧ ⟦ZIP_CODE:238823⟧",
		"MyKad ⟦MY_NRIC:770305-02-1234⟧", "770305021234", "No KP: ⟦MY_NRIC:770305021234⟧",
		"เลขประจำตัวประชาชน: ⟦TH_TNIN:3456789012347⟧", "⟦TH_TNIN:1-2345-45678-78-1⟧", "1220000000007",
		"NIK: ⟦ID_NIK:3171011708450001⟧", "NPWP ⟦ID_NPWP:01.312.166.0-091.000⟧", "013121660091000",
		"BIR TIN: ⟦PH_TIN:000-123-456-000⟧", "000123456", "SSS No ⟦PH_SSS:34-1234567-8⟧",
		"Số CCCD: ⟦VN_CCCD:020093001656⟧", "020093001656", "mã số thuế ⟦VN_MST:0100233488⟧", "0100233488",
		// Things that look alike.
		"order 234123412346, invoice no 28208151304597, ref 1000000008", strings.Repeat("1000000008 ", 3),
	} {
		wantFound(t, p, marked)
	}
}

// TestAsiaColumns holds that a column is told by its numbers, or by its header
// where they prove little.
func TestAsiaColumns(t *testing.T) {
	p := newProfiler(t)
	cols := []Column{
		{Name: "c1", Values: []string{"360426199101010071", "360426199105010079", "360426199205070079"}},
		{Name: "aadhaar_no", Values: []string{"234123412346", "273123942949", "413024795273"}},
		{Name: "nric", Values: []string{"S1234567D", "T1234567J"}},
		{Name: "统一社会信用代码", Values: []string{"91110000600037341L"}},
		{Name: "Pincode", Values: []string{"400001", "560001"}},
		{Name: "주민등록번호", Values: []string{"971013-9019902"}},
	}
	want := []privet.Label{"CN_RESIDENT_ID", "IN_AADHAAR", "SG_NRIC_FIN", "CN_USCC", "ZIP_CODE", "KR_RRN"}
	for i, r := range p.Columns(cols) {
		if r.Label != want[i] {
			t.Errorf("column %q is %s with %.2f, want %s", r.Column, r.Label, r.Confidence, want[i])
		}
	}
}
