package ids

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// WestAsiaRecognizers find identifiers that Israel, the Arab countries and
// Pakistan give out.
func WestAsiaRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:   "il-id",
			Label:  "IL_ID",
			Doc:    "Eight or nine digits with a right Luhn check digit, zeros before them left out or not.",
			Region: "IL",
			Source: "Israel, Population and Immigration Authority: check digit of the identity number",
			Shapes: []spec.Shape{{Pattern: "999999999", Alone: 0.04}, {Pattern: "99999999", Alone: 0.01}, {Pattern: "99999999-9", Alone: 0.3},
				{Pattern: "9999999-9", Alone: 0.1}},
			Check:       isIsraeliID,
			FalseAccept: 0.1,
			Context:     lists.Words("ids", "il-id.context"),
			Headers:     []string{"teudat zehut", "mispar zehut", "israeli id", "israel id", "il id", "תעודת זהות", "מספר זהות"},
		},
		{
			Name:   "ae-emirates-id",
			Label:  "AE_EMIRATES_ID",
			Doc:    "784, a year of birth, seven digits and a right Luhn check digit.",
			Region: "AE",
			Source: "United Arab Emirates, Federal Authority for Identity, Citizenship, Customs and Port Security: identity number",
			Shapes: []spec.Shape{{Pattern: "999-9999-9999999-9", Alone: 0.97}, {Pattern: "999 9999 9999999 9", Alone: 0.95},
				{Pattern: "999999999999999", Alone: 0.6}},
			Check: isEmiratesID,
			// One in a thousand begins with 784, and 220 of ten thousand years count.
			FalseAccept: 2e-6,
			Beside:      0.98,
			Context:     []string{"emirates id", "emirates identity", "uae id", "eid", "رقم الهوية", "بطاقة الهوية", "الهوية الإماراتية"},
			Headers:     []string{"emirates id", "emirates id number", "uae id", "eid number", "ae emirates id", "رقم الهوية الإماراتية"},
		},
		{
			Name:        "sa-national-id",
			Label:       "SA_NATIONAL_ID",
			Doc:         "Ten digits that begin with 1 for citizens or 2 for residents, with a right Luhn check digit.",
			Region:      "SA",
			Source:      "Saudi Arabia, National Information Center: national identity and iqama numbers",
			Shapes:      []spec.Shape{{Pattern: "9999999999", Alone: 0.03}},
			Check:       isSaudiID,
			FalseAccept: 0.02,
			Context:     lists.Words("ids", "sa-national-id.context"),
			Headers:     lists.Words("ids", "sa-national-id.headers"),
		},
		{
			Name:        "eg-national-id",
			Label:       "EG_NATIONAL_ID",
			Doc:         "A century, a date of birth, a governorate, a serial number and the check digit that is in use.",
			Region:      "EG",
			Source:      "Egypt, Civil Status Law 143 of 1994; Wikipedia, Egyptian national identity card",
			Shapes:      []spec.Shape{{Pattern: "99999999999999", Alone: 0.7}},
			Check:       isEgyptianChecked,
			FalseAccept: 2e-4,
			Beside:      0.98,
			Context:     egyptContext,
			Headers:     []string{"egyptian id", "egypt national id", "eg national id", "الرقم القومي", "رقم قومي"},
		},
		{
			Name:        "eg-national-id-unchecked",
			Label:       "EG_NATIONAL_ID",
			Doc:         "The same without regard to the last digit, whose rule the state has not published.",
			Region:      "EG",
			Source:      "Egypt, Civil Status Law 143 of 1994",
			Shapes:      []spec.Shape{{Pattern: "99999999999999", Alone: 0.2}},
			Check:       isEgyptianID,
			FalseAccept: 0.0018,
			Context:     egyptContext,
		},
		{
			Name:   "pk-cnic",
			Label:  "PK_CNIC",
			Doc:    "Thirteen digits in the form 5-7-1 that begin with a province and end in a digit for the sex.",
			Region: "PK",
			Source: "Pakistan, National Database and Registration Authority: identity number",
			Shapes: []spec.Shape{{Pattern: "99999-9999999-9", Alone: 0.6}, {Pattern: "99999 9999999 9", Alone: 0.3},
				{Pattern: "9999999999999", Alone: 0.012}},
			Check:       isCNIC,
			FalseAccept: 0.63,
			Beside:      0.97,
			Context:     []string{"cnic", "nicop", "nadra", "cnic no", "cnic number", "شناختی کارڈ", "قومی شناختی کارڈ"},
			Headers:     []string{"cnic", "cnic no", "cnic number", "nicop", "nicop number", "pk cnic", "شناختی کارڈ نمبر"},
		},
	}
}

// isIsraeliID reports whether up to nine digits, zeros put before them, pass the
// Luhn check. A zero before changes nothing in its sum.
func isIsraeliID(d []byte) bool {
	return (numeral.IsNumeral(d, 8) || numeral.IsNumeral(d, 9)) && checksum.Luhn(d)
}

func isEmiratesID(d []byte) bool {
	return numeral.IsNumeral(d, 15) && string(d[:3]) == "784" && numeral.IsBirthYear(numeral.Numeral(d[3:7])) && checksum.Luhn(d)
}

func isSaudiID(d []byte) bool {
	return numeral.IsNumeral(d, 10) && (d[0] == '1' || d[0] == '2') && checksum.Luhn(d)
}

var egyptContext = []string{"egyptian id", "egypt national id", "egyptian national id", "الرقم القومي", "رقم قومي", "البطاقة", "بطاقة الرقم القومي"}

// egyptGovernorates are those of birth; 88 is abroad.
const egyptGovernorates = "01 02 03 04 11 12 13 14 15 16 17 18 19 21 22 23 24 25 26 27 28 29 31 32 33 34 35 88"

// isEgyptianID reports whether the digits are a date of the twentieth (2) or the
// twenty-first century (3), a governorate and a serial number.
func isEgyptianID(d []byte) bool {
	if !numeral.IsNumeral(d, 14) || d[0] != '2' && d[0] != '3' {
		return false
	}
	year := 1900 + 100*int(d[0]-'2') + numeral.Numeral(d[1:3])
	return numeral.IsDay(numeral.Numeral(d[5:7]), numeral.Numeral(d[3:5]), year) &&
		numeral.IsListed("01 02 03 04 11 12 13 14 15 16 17 18 19 21 22 23 24 25 26 27 28 29 31 32 33 34 35 88", d[7:9]) &&
		numeral.Numeral(d[9:13]) > 0
}

func isEgyptianChecked(d []byte) bool {
	return isEgyptianID(d) && numeral.IsCheckDigit(d[13], (11-numeral.SumBy(d, 2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2)%11)%10)
}

// isCNIC reports whether 13 digits begin with one of the seven provinces and end
// in a digit of the sex, which is odd for men, even for women and never zero.
func isCNIC(d []byte) bool {
	return numeral.IsNumeral(d, 13) && '1' <= d[0] && d[0] <= '7' && d[12] != '0'
}
