package fake

import "github.com/privet-go/privet/internal/checksum"

// southAsianNumbers are the numbers of southern and south-eastern Asia.
var southAsianNumbers = []numbers{
	{label: "IN_AADHAAR", doc: "Twelve digits with a check digit by Verhoeff.", patterns: []string{"[2-9]##########?"}, check: verhoeff},
	{label: "IN_PAN", doc: "The same kind of holder, with other letters and digits.", patterns: []string{"@@@=[ABCFGHJKLPT]@<0001-9999>@"}},
	{label: "IN_GSTIN", doc: "A state, a PAN of the same kind of holder and a right check character.",
		patterns: []string{"<01-37>@@@=[ABCFGHJKLPT]@<0001-9999>@[1-9]Z?"},
		check:    try(-1, alnum, func(c []byte) bool { return checksum.LuhnMod(c, 36) })},
	{label: "IN_VOTER", doc: "Three letters and seven digits that pass the Luhn check.", patterns: []string{"@@@######?"}, check: last(7, luhn)},
	{label: "IN_IFSC", doc: "A bank and a branch.", patterns: []string{"<SBIN|HDFC|ICIC|UTIB|PUNB|BARB|CNRB|UBIN|KKBK|IDIB|BKID|YESB>0******"}},
	{label: "LK_NIC", doc: "A year and day of birth with the sex, a serial number and a right check digit, in the old form or the new one.",
		patterns: []string{"{yyyy}{ddd:500}####?"}, check: lankan},
	{label: "LK_NIC", patterns: []string{"{yy}{ddd:500}###?=[VX]"}, check: oldLankan},
	{label: "BD_NID", doc: "As many digits; the year of birth before those of seventeen.",
		patterns: []string{"[1-9]#########", "[1-9]############", "{yyyy}#############"}},
	{label: "SG_NRIC_FIN", doc: "The same kind of holder, seven digits and the right letter.", patterns: []string{"=[STFGM]#######?"}, check: nric},
	{label: "SG_UEN", doc: "A business, a local company or another entity of the same kind with the right letter.", patterns: []string{"########?"},
		check: weigh(11, "XMKECAWLJDB", 10, 4, 9, 3, 8, 2, 7, 1)},
	{label: "SG_UEN", patterns: []string{"<1970-2023>#####?"}, check: weigh(11, "ZKCMDNERGWH", 10, 8, 6, 4, 9, 7, 5, 3, 1)},
	{label: "SG_UEN", patterns: []string{"T<08-23>=<CC|CD|CH|CL|CM|CP|CS|CX|DP|FB|FC|FM|FN|GA|GB|GS|HS|LL|LP|MB|MC|MD|MH|MM|MQ|NB|NR|PA|PB|PF|RF|RP|SM|SS|TC|TU|VH|XL>####?"}, check: uen},
	{label: "MY_NRIC", doc: "A date of birth, a state and four digits.", patterns: []string{"{yy}{mm}{dd}<01-14>####"}},
	{label: "TH_TNIN", doc: "Thirteen digits that are right by 11.", patterns: []string{"[1-8]<10-96>#########?"},
		check: weigh(11, missingOr1, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2)},
	{label: "ID_NIK", doc: "A district, a date of birth with the sex and a serial number.", patterns: []string{nik}},
	{label: "ID_NPWP", doc: "A number of fifteen digits, or of sixteen, with a right check digit; or one of an identity card.",
		patterns: []string{"########?######"}, check: first(9, luhn)},
	{label: "ID_NPWP", patterns: []string{"0########?######"}, check: within(1, 10, luhn)},
	{label: "ID_NPWP", patterns: []string{nik}},
	{label: "PH_TIN", doc: "Nine digits with a right check digit, and a branch of as many digits.",
		patterns: []string{"[1-9]#######?", "[1-9]#######?00#", "[1-9]#######?0000#"},
		check:    first(9, weigh(11, left11, 9, 8, 7, 6, 5, 4, 3, 2))},
	{label: "PH_SSS", doc: "Ten digits.", patterns: []string{"[0-4]#########"}},
	{label: "VN_CCCD", doc: "A province, a sex, a year of birth and six digits.",
		patterns: []string{"<001|002|004|006|008|010|011|012|014|015|017|019|020|022|024|025|026|027|030|031|033|034|035|036|037|038|040|042|044|045|046|048|049|051|052|054|056|058|060|062|064|066|067|068|070|072|074|075|077|079|080|082|083|084|086|087|089|091|092|093|094|095|096>[01]########"}},
	{label: "VN_MST", doc: "Nine digits and a right check digit, and a branch where there was one.",
		patterns: []string{"0[1-9]#######?", "0[1-9]#######?<001-020>"},
		check:    weigh(11, "-9876543210", 31, 29, 23, 19, 17, 13, 7, 5, 3)},
}

// nik is the form of an identity card of Indonesia. The day of a woman is 40
// more.
const nik = "<11|12|13|14|15|16|17|18|19|21|31|32|33|34|35|36|51|52|53|61|62|63|64|65|71|72|73|74|75|76|81|82|91|94><01-20><01-20>{dd:40}{mm}{yy}<0001-9999>"

var lankan = weigh(11, lacks11, 8, 4, 3, 2, 7, 6, 5, 7, 4, 3, 2)

// oldLankan computes the check digit of a number of nine digits: that of the
// number of twelve with the century before it and a zero before the serial
// number.
func oldLankan(c []byte) bool {
	b := [12]byte{'1', '9', c[0], c[1], c[2], c[3], c[4], '0', c[5], c[6], c[7]}
	lankan(b[:])
	c[8] = b[11]
	return true
}

// nric computes the last letter, by a table for each kind of holder; the numbers
// since 2000 count 4 more, and those of M 3 more.
func nric(c []byte) bool {
	sum := weighted(c[1:], []int{2, 7, 6, 5, 4, 3, 2})
	switch c[0] {
	case 'S':
		c[8] = "JZIHGFEDCBA"[sum%11]
	case 'T':
		c[8] = "JZIHGFEDCBA"[(sum+4)%11]
	case 'F':
		c[8] = "XWUTRQPNMLK"[sum%11]
	case 'G':
		c[8] = "XWUTRQPNMLK"[(sum+4)%11]
	case 'M':
		c[8] = "XWUTRQPNJLK"[(sum+3)%11]
	default:
		return false
	}
	return true
}

// uen computes the last character of an entity that is no company. The values
// begin with the letters, of which some are left out.
func uen(c []byte) bool {
	const alphabet = "ABCDEFGHJKLMNPQRSTUVWX0123456789"
	sum := 0
	for i, w := range [9]int{4, 3, 5, 3, 10, 2, 2, 5, 7} {
		v := indexIn(alphabet, c[i])
		if v < 0 {
			return false
		}
		sum += v * w
	}
	c[9] = alphabet[(sum+6)%11]
	return true
}
