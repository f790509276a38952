package profiler

import (
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

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
