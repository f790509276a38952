package grammars_test

import (
	"testing"

	"github.com/privet-go/privet"
)

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
