package numbers

import (
	"strings"

	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// unitedKingdom has the numbers of the United Kingdom.
func unitedKingdom() []Number {
	return []Number{
		{
			Name:   "uk-nino",
			Label:  "UK_NINO",
			Doc:    "Two letters of a prefix that is given out, six digits, and a suffix A to D.",
			Region: "GB",
			Source: "HMRC, National Insurance Manual NIM39110",
			Forms: []Form{{Pattern: "AA 99 99 99 A", Alone: 0.95}, {Pattern: "AA-99-99-99-A", Alone: 0.95}, {Pattern: "AA999999A", Alone: 0.8},
				{Pattern: "AA 999999 A", Alone: 0.9}, {Pattern: "AA 999999A", Alone: 0.7},
				{Pattern: "AA99 99 99A", Alone: 0.7}, {Pattern: "AA99 9999A", Alone: 0.6}},
			Check:       isNINO,
			FalseAccept: 0.085,
			Beside:      0.98,
			Context:     []string{"nino", "national insurance", "national insurance number", "ni number", "ni no", "insurance number"},
			Headers:     words("uk-nino.headers"),
			Fakes: []Fake{{
				Doc:      "A prefix that can be given out, six digits and a suffix from A to D.",
				Patterns: []string{"[ABCEGHJKLMPRSTWXYZ][ABCEGHJKLMPRSTWXYZ]######[A-D]"},
			}},
		},
		{
			Name:   "uk-utr",
			Label:  "UK_UTR",
			Doc:    "Ten digits, the first of which checks the other nine by 11; a K may stand before or behind.",
			Region: "GB",
			Source: "HMRC, modulus 11 check of unique taxpayer references",
			Forms: []Form{{Pattern: "9999999999", Alone: 0.02}, {Pattern: "99999 99999", Alone: 0.2},
				{Pattern: "9999999999K", Alone: 0.5}, {Pattern: "K9999999999", Alone: 0.3}},
			Check:       isUTR,
			Sums:        []numeral.Sum{{Weights: []int{1, 6, 7, 8, 9, 10, 5, 4, 3, 2}, By: 11, Leaves: []int{0, 2}}},
			FalseAccept: 0.091,
			Context:     []string{"utr", "unique taxpayer reference", "tax reference", "self assessment", "hmrc", "taxpayer reference"},
			Headers:     []string{"utr", "utr number", "unique taxpayer reference", "taxpayer reference", "uk utr", "self assessment number"},
			Fakes: []Fake{{Doc: "Ten digits, the first of which checks the others.", Patterns: []string{"?#########", "?#########K"}},
				{Patterns: []string{"K?#########"}}},
		},
		{
			Name:   "uk-vat",
			Label:  "UK_VAT",
			Doc:    "Nine digits, with GB or XI before them, whose check digits are right by 97; three more for a branch; or GD and HA numbers.",
			Region: "GB",
			Source: "HMRC, VAT registration number check; the 9755 procedure of 2009",
			Forms: []Form{{Pattern: "GB999999999", Alone: 0.93}, {Pattern: "XI999999999", Alone: 0.9},
				{Pattern: "GB999999999999", Alone: 0.95}, {Pattern: "GBGD999", Alone: 0.6}, {Pattern: "GBHA999", Alone: 0.6},
				{Pattern: "999 9999 99", Alone: 0.3}, {Pattern: "999999999", Alone: 0.01}},
			Check:       isUKVAT,
			Prefixes:    []string{"GB", "XI"},
			Sums:        []numeral.Sum{{Weights: []int{8, 7, 6, 5, 4, 3, 2, 10, 1}, By: 97, Leaves: []int{0, 42, 55}}},
			FalseAccept: 0.09,
			Context:     []string{"vat", "vat number", "vat no", "vat reg", "vat registration", "vat registration number"},
			Headers:     []string{"uk vat", "uk vat number", "gb vat", "gb vat number"},
			Fakes: []Fake{
				{
					Doc:      "Nine digits that are right by 97, with the prefix and the branch of the original, or a number of a department.",
					Patterns: []string{"=<GB|XI><100-999>####??"},
					Check:    isOlderUKVAT,
					From:     1,
				},
				{Patterns: []string{"GB<100-999>####??###"}, Check: isOlderUKVAT, From: 1},
				{Patterns: []string{"<100-999>####??"}, Check: isOlderUKVAT, From: 1},
				{Patterns: []string{"GBGD<000-499>", "GBHA<500-999>"}},
			},
		},
		{
			Name:        "uk-nhs",
			Label:       "UK_NHS",
			Doc:         "Ten digits that are right by 11, as the National Health Service gives them to patients.",
			Region:      "GB",
			Source:      "NHS Data Dictionary, NHS number",
			Forms:       []Form{{Pattern: "999 999 9999", Alone: 0.45}, {Pattern: "999-999-9999", Alone: 0.6}, {Pattern: "9999999999", Alone: 0.03}},
			Check:       isNHS,
			Sums:        []numeral.Sum{{Weights: rising[1:], By: 11}},
			FalseAccept: 0.091,
			Beside:      0.97,
			Context:     []string{"nhs", "nhs number", "nhs no", "national health service"},
			Headers:     []string{"nhs", "nhs number", "nhs no", "nhs id", "uk nhs"},
			Fakes:       []Fake{{Doc: "Ten digits that are right by 11.", Patterns: []string{"[4679]########?"}}},
		},
		{
			Name:        "uk-chi",
			Label:       "SCOTLAND_CHI",
			Doc:         "A date of birth and four digits that are right by 11, or by Luhn as in the numbers given since 2026.",
			Region:      "GB",
			Source:      "Public Health Scotland, Community Health Index number",
			Forms:       []Form{{Pattern: "9999999999", Alone: 0.06}, {Pattern: "999999 9999", Alone: 0.2}, {Pattern: "999 999 9999", Alone: 0.1}},
			Check:       isCHI,
			FalseAccept: 0.0066,
			Beside:      0.97,
			Context:     []string{"chi", "chi number", "chi no", "community health index"},
			Headers:     []string{"chi", "chi number", "chi no", "community health index", "community health index number"},
			Facts:       factsOfCHI,
			Fakes:       []Fake{{Doc: "A date of birth and four digits, right by 11.", Patterns: []string{"{dd}{mm}{yy}###?"}, Check: isNHS}},
		},
		{
			Name:   "uk-sort-code-account",
			Label:  "UK_SORT_CODE_ACCOUNT",
			Doc:    "A sort code of three pairs of digits and an account number of eight; the check needs the banks' table and is not made.",
			Region: "GB",
			Source: "Pay.UK (VocaLink), validating account numbers",
			Forms: []Form{{Pattern: "99-99-99 99999999", Alone: 0.85}, {Pattern: "99-99-99/99999999", Alone: 0.8},
				{Pattern: "99 99 99 99999999", Alone: 0.4}, {Pattern: "999999 99999999", Alone: 0.1}, {Pattern: "99999999999999", Alone: 0.003}},
			Beside:  0.96,
			Context: []string{"sort code"},
			Headers: []string{"sort code account", "sort code and account", "sort code account number", "sort code and account number", "uk bank account"},
			Fakes:   []Fake{{Doc: "As many digits; banks check them by a table that is not used here.", Patterns: []string{"######[1-9]#######"}}},
		},
		{
			Name:  "uk-driving-licence",
			Label: "DRIVER_LICENSE",
			Doc: "The number of a British driving licence: five letters of the surname, the date of birth with its decade first, initials and three " +
				"check characters.",
			Region: "GB",
			Source: "DVLA, driver number format (INF1D)",
			Forms: []Form{{Pattern: "AXXXX999999AX9AA", Alone: 0.93}, {Pattern: "AXXXX 999999 AX9AA", Alone: 0.95},
				{Pattern: "AXXXX999999AX9AA 99", Alone: 0.95}, {Pattern: "AXXXX 999999 AX9AA 99", Alone: 0.96}, {Pattern: "AXXXX999999AX9AA99", Alone: 0.9}},
			Check:       isUKDrivingLicence,
			FalseAccept: 0.016,
			Beside:      0.98,
			Context:     []string{"driving licence", "driving license", "licence", "licence number", "driver number", "dvla"},
			Headers:     []string{"uk driving licence", "driver number", "dvla number"},
			Facts:       factsOfUKDrivingLicence,
		},
		{
			Name:   "uk-electoral-roll",
			Label:  "UK_ELECTORAL_ROLL",
			Doc:    "Two letters and one to four digits beside a word for the electoral roll.",
			Region: "GB",
			Source: "Electoral Commission, register of electors",
			Forms: []Form{{Pattern: "AA9", Alone: 0.001}, {Pattern: "AA99", Alone: 0.001}, {Pattern: "AA999", Alone: 0.001},
				{Pattern: "AA9999", Alone: 0.002}},
			Beside:  0.9,
			Reach:   32,
			Context: []string{"electoral roll", "electoral roll number", "electoral number", "electoral register", "elector number", "roll number"},
			Headers: []string{"electoral roll", "electoral roll number", "uk electoral roll", "elector number"},
			Fakes:   []Fake{{Doc: "Two letters and as many digits.", Patterns: []string{"@@[1-9]", "@@[1-9]#", "@@[1-9]##", "@@[1-9]###"}}},
		},
		{
			Name:        "uk-upn",
			Label:       "UK_UPN",
			Doc:         "A check letter, the number of a local authority, and nine characters, as the schools of England number pupils.",
			Region:      "GB",
			Source:      "Department for Education, unique pupil numbers guide, annex A",
			Forms:       []Form{{Pattern: "A999999999999", Alone: 0.6}, {Pattern: "A99999999999A", Alone: 0.5}},
			Check:       isUPN,
			FalseAccept: 0.0063,
			Beside:      0.97,
			Context:     []string{"upn", "unique pupil number", "pupil", "pupil number", "school"},
			Headers:     []string{"upn", "unique pupil number", "pupil number", "uk upn"},
			Fakes: []Fake{{
				Doc:      "A check letter, a local authority of England and a serial number.",
				Patterns: []string{"?" + localAuthority + "#########", "?" + localAuthority + "########[" + upnLetters + "]"},
			}},
		},
		{
			Name:    "uk-passport",
			Label:   "PASSPORT",
			Doc:     "Nine digits, or two letters and seven digits, beside a word for a passport.",
			Region:  "GB",
			Source:  "HM Passport Office, passport numbers",
			Forms:   []Form{{Pattern: "999999999", Alone: 0.004}, {Pattern: "AA9999999", Alone: 0.04}},
			Beside:  0.93,
			Context: []string{"british passport", "uk passport"},
			Headers: []string{"uk passport", "british passport"},
		},
	}
}

// isNINO reports whether the prefix of a national insurance number can have
// been given out and the suffix is one of the four.
func isNINO(c []byte) bool {
	if len(c) != 9 || c[8] < 'A' || c[8] > 'D' {
		return false
	}
	for i, b := range c[:2] {
		switch b {
		case 'D', 'F', 'I', 'Q', 'U', 'V':
			return false
		case 'O':
			if i == 1 {
				return false
			}
		}
	}
	switch string(c[:2]) {
	case "BG", "GB", "KN", "NK", "NT", "TN", "ZZ":
		return false
	}
	return numeral.IsLetter(c[0]) && numeral.IsLetter(c[1]) && numeral.AreDigits(c[2:8], 6)
}

// isUTR reports whether the first of ten digits checks the others.
func isUTR(c []byte) bool {
	if len(c) == 11 {
		if c[0] == 'K' {
			c = c[1:]
		} else if c[10] == 'K' {
			c = c[:10]
		}
	}
	if len(c) != 10 || numeral.AllSame(c) {
		return false
	}
	r := numeral.Remainder(c[1:], 11, 6, 7, 8, 9, 10, 5, 4, 3, 2)
	return r >= 0 && c[0] == "21987654321"[r]
}

// isUKVAT reports whether a VAT number of the United Kingdom is right, with or
// without its prefix. Numbers given since 2009 are 55 or 42 off.
func isUKVAT(c []byte) bool {
	if len(c) > 2 && (string(c[:2]) == "GB" || string(c[:2]) == "XI") {
		c = c[2:]
	}
	switch len(c) {
	case 5:
		n := numeral.Numeral(c[2:])
		return string(c[:2]) == "GD" && 0 <= n && n < 500 || string(c[:2]) == "HA" && n >= 500
	case 12:
		if !numeral.AreDigits(c, 12) {
			return false
		}
	case 9:
	default:
		return false
	}
	r := numeral.Remainder(c[:9], 97, 8, 7, 6, 5, 4, 3, 2, 10, 1)
	if numeral.Numeral(c[:3]) < 100 {
		return r == 0 && numeral.Numeral(c[:7]) > 0
	}
	return r == 0 || r == 42 || r == 55
}

// isNHS reports whether ten digits are right by 11; ten times the same digit
// passes the sum, and is no number of a patient.
func isNHS(d []byte) bool {
	return len(d) == 10 && !numeral.AllSame(d) && numeral.Remainder(d, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1) == 0
}

// isCHI reports whether ten digits are a number of the Scottish index.
func isCHI(d []byte) bool {
	return len(d) == 10 && numeral.IsDayMonthYear(d[:6]) && (isNHS(d) || checksum.Luhn(d))
}

// isUKDrivingLicence reports whether the places hold what the driver number
// says: the surname, filled up with 9, decade, month (with 50 added for women),
// day, year, initials. The last two characters check the rest by a rule that is
// not published.
func isUKDrivingLicence(c []byte) bool {
	if len(c) != 16 && len(c) != 18 || !numeral.IsLetter(c[0]) || !numeral.AreDigits(c[5:11], 6) {
		return false
	}
	for i, b := range c[1:5] {
		if b == '9' {
			continue
		}
		if !numeral.IsLetter(b) || c[i] == '9' { // c[i] stands before b
			return false
		}
	}
	month := numeral.Numeral(c[6:8])
	if month > 50 {
		month -= 50
	}
	if !numeral.IsShortDate(numeral.Numeral(c[8:10]), month, int(c[5]-'0')*10+int(c[10]-'0')) {
		return false
	}
	if !numeral.IsLetter(c[11]) || !numeral.IsLetter(c[12]) && c[12] != '9' {
		return false
	}
	return numeral.IsDigit(c[13]) && numeral.IsLetter(c[14]) && numeral.IsLetter(c[15]) && (len(c) == 16 || numeral.AreDigits(c[16:], 2))
}

// upnLetters are the letters of unique pupil numbers by their value.
const upnLetters = "ABCDEFGHJKLMNPQRTUVWXYZ"

// isUPN reports whether the first letter of a pupil's number checks the rest,
// and the digits behind it are a local authority.
func isUPN(c []byte) bool {
	if len(c) != 13 || !numeral.AreDigits(c[1:12], 11) || !isLocalAuthority(numeral.Numeral(c[1:4])) {
		return false
	}
	sum := 0
	for i, b := range c[1:] {
		v := int(b) - '0'
		if i == 11 && numeral.IsLetter(b) {
			if v = strings.IndexByte(upnLetters, b); v < 0 {
				return false
			}
		}
		sum += (i + 2) * v
	}
	return c[0] == upnLetters[sum%23]
}

// localAuthorities are the ranges of numbers of the local authorities of
// England, past and present.
var localAuthorities = [...][2]int{
	{201, 213}, {301, 320}, {330, 336}, {340, 344}, {350, 359}, {370, 373}, {380, 384}, {390, 394}, {420, 420},
	{800, 803}, {805, 808}, {810, 813}, {815, 816}, {820, 823}, {825, 826}, {830, 831}, {835, 841}, {845, 846}, {850, 852},
	{855, 857}, {860, 861}, {865, 896}, {908, 909}, {916, 916}, {919, 919}, {921, 921}, {925, 926}, {928, 929}, {931, 931},
	{933, 933}, {935, 938}, {940, 943},
}

func isLocalAuthority(n int) bool {
	for _, r := range localAuthorities {
		if r[0] <= n && n <= r[1] {
			return true
		}
	}
	return false
}

const localAuthority = "<201|202|203|204|205|206|207|208|301|302|303|305|309|312|330|331|333|335|340|350|352|355|370|380|383|390|" +
	"801|803|805|810|815|820|825|830|835|840|845|850|855|860|865|870|873|875|880|885|890|893|895|908|916|919|921|925|926|928|931|933|935|936|937|938>"

// isOlderUKVAT reports whether the sum is a multiple of 97, as in the numbers given out before 2010.
func isOlderUKVAT(c []byte) bool {
	c = numeral.WithoutPrefix(numeral.WithoutPrefix(c, "GB"), "XI")
	return len(c) >= 9 && numeral.Remainder(c[:9], 97, 8, 7, 6, 5, 4, 3, 2, 10, 1) == 0
}

// factsOfCHI reads the date of birth, and the sex by the ninth digit.
func factsOfCHI(s string) (Facts, bool) {
	if len(s) != 10 {
		return Facts{}, false
	}
	return withSex(sexOf(num(s, 8, 1)))(ddmmyy(s))
}

// factsOfUKDrivingLicence reads letters of the last name, date of birth, sex and initials.
func factsOfUKDrivingLicence(s string) (Facts, bool) {
	if len(s) != 16 || num(s, 5, 6) < 0 || num(s, 0, 1) >= 0 {
		return Facts{}, false
	}
	month, sex := num(s, 6, 2), byte('M')
	if month > 50 {
		month, sex = month-50, 'F'
	}
	f, ok := shortDate(num(s, 5, 1)*10+num(s, 10, 1), month, num(s, 8, 2))
	f.Sex = sex
	code := strings.TrimRight(s[:5], "9")
	f.Name = func(_, last string) bool { return last != "" && strings.HasPrefix(last, code) }
	return f, ok
}
