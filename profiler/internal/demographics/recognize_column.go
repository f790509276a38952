package demographics

import (
	"strings"
	"unicode"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/grammars"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// ColumnRecognizers know kinds of data that have no form of their own, by the
// name of their column and what their values may look like.
func ColumnRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "city", Label: "CITY",
			Doc:     "A column that is named as one of towns.",
			Headers: lists.Words("demographics", "city.headers"),
			Cell:    isPlaceCell, CellAlone: 0.01,
		},
		{
			Name: "state", Label: "STATE",
			Doc:     "A column that is named as one of states or provinces.",
			Headers: lists.Words("demographics", "state.headers"),
			Cell:    isPlaceCell, CellAlone: 0.005,
		},
		{
			Name: "country", Label: "COUNTRY",
			Doc:     "A column that is named as one of countries.",
			Headers: lists.Words("demographics", "country.headers"),
			Cell:    isPlaceCell, CellAlone: 0.01,
		},
		{
			Name: "place", Label: "LOCATION",
			Doc:     "A column that is named as one of places.",
			Headers: lists.Words("demographics", "place.headers"),
			Cell:    isPlaceCell, CellAlone: 0.01,
		},
		{
			Name: "gender", Label: "GENDER",
			Doc:     "A few words for sexes, or a column that is named so.",
			Headers: lists.Words("demographics", "gender.headers"),
			Cell:    IsGender, CellAlone: 0.5,
		},
		{
			Name: "marital-status", Label: "MARITAL_STATUS",
			Doc:     "Words for being married or not, or a column that is named so.",
			Headers: lists.Words("demographics", "marital-status.headers"),
			Cell:    IsMaritalStatus, CellAlone: 0.5,
		},
		{
			Name: "nationality", Label: "NATIONALITY",
			Doc:     "A column that is named as one of nationalities.",
			Headers: lists.Words("demographics", "nationality.headers"),
			Cell:    isPlaceCell, CellAlone: 0.01,
		},
		{
			Name: "ethnicity", Label: "ETHNICITY",
			Doc:     "A column that is named as one of ethnic origins.",
			Headers: []string{"ethnicity", "race", "ethnic", "ethnic group", "ethnic origin", "race ethnicity"},
			Cell:    isPlaceCell, CellAlone: 0.01,
		},
		{
			Name: "religion", Label: "RELIGION",
			Doc:     "A column that is named as one of religions.",
			Headers: lists.Words("demographics", "religion.headers"),
			Cell:    isPlaceCell, CellAlone: 0.01,
		},
		{
			Name: "political-opinion", Label: "POLITICAL_OPINION",
			Doc:     "A column that is named as one of political opinions.",
			Headers: []string{"political party", "party affiliation", "political opinion", "political affiliation", "political views"},
			Cell:    isPlaceCell, CellAlone: 0.01,
		},
		{
			Name: "sexual-orientation", Label: "SEXUAL_ORIENTATION",
			Doc:     "A column that is named as one of sexual orientations.",
			Headers: []string{"sexual orientation", "orientation", "sexuality"},
			Cell:    isPlaceCell, CellAlone: 0.005,
		},
		{
			Name: "trade-union", Label: "TRADE_UNION",
			Doc:     "A column that is named as one of trade unions.",
			Headers: []string{"trade union", "trade union membership", "union membership", "labor union", "labour union"},
			Cell:    cells.IsStreetCell, CellAlone: 0.005,
		},
		{
			Name: "immigration-status", Label: "IMMIGRATION_STATUS",
			Doc:     "A column that is named as one of permits to stay.",
			Headers: []string{"immigration status", "visa status", "residency status", "residence permit", "citizenship status"},
			Cell:    cells.IsStreetCell, CellAlone: 0.005,
		},
		{
			Name: "employment-status", Label: "EMPLOYMENT_STATUS",
			Doc:     "A column that is named as one of kinds of employment.",
			Headers: lists.Words("demographics", "employment-status.headers"),
			Cell:    cells.IsStreetCell, CellAlone: 0.005,
		},
		{
			Name: "biometric", Label: "BIOMETRIC",
			Doc:     "A column that is named as one of measures of a body, or of references to them.",
			Headers: lists.Words("demographics", "biometric.headers"),
			Cell:    isReference, CellAlone: 0.005,
		},
		{
			Name: "voice-recording", Label: "VOICE_RECORDING",
			Doc:     "A column that is named as one of recordings of voices, or of references to them.",
			Headers: []string{"voice recording", "call recording", "voicemail", "voice sample", "audio recording"},
			Cell:    isReference, CellAlone: 0.005,
		},
		{
			Name: "criminal-record", Label: "CRIMINAL_RECORD",
			Doc:     "A column that is named as one of convictions.",
			Headers: []string{"criminal record", "criminal history", "convictions", "conviction", "prior convictions"},
			Cell:    cells.IsStreetCell, CellAlone: 0.005,
		},
		{
			Name: "organization", Label: "ORGANIZATION",
			Doc:     "A column that is named as one of organisations.",
			Headers: lists.Words("demographics", "organization.headers"),
			Cell:    cells.IsStreetCell, CellAlone: 0.01,
		},
		{
			Name: "job-title", Label: "JOB_TITLE",
			Doc:     "A column that is named as one of occupations.",
			Headers: lists.Words("demographics", "job-title.headers"),
			Cell:    cells.IsStreetCell, CellAlone: 0.01,
		},
		{
			Name: "salary", Label: "SALARY",
			Doc:     "A column that is named as one of earnings.",
			Headers: lists.Words("demographics", "salary.headers"),
			Cell:    isAmount, CellAlone: 0.005,
		},
		{
			Name: "credit-score", Label: "CREDIT_SCORE",
			Doc:     "A column that is named as one of credit scores.",
			Headers: []string{"credit score", "fico", "fico score", "credit rating", "schufa", "schufa score"},
			Cell:    isAmount, CellAlone: 0.005,
		},
		{
			Name: "employee-id", Label: "EMPLOYEE_ID",
			Doc:     "A column that is named as one of employees' numbers.",
			Headers: lists.Words("demographics", "employee-id.headers"),
			Cell:    isCode, CellAlone: 0.01,
		},
		{
			Name: "student-id", Label: "STUDENT_ID",
			Doc:     "A column that is named as one of students' numbers.",
			Headers: []string{"student id", "student number", "student no", "matriculation number", "matrikelnummer", "numero etudiant"},
			Cell:    isCode, CellAlone: 0.01,
		},
		{
			Name: "customer-id", Label: "CUSTOMER_ID",
			Doc:     "A column that is named as one of customers' or members' numbers.",
			Headers: lists.Words("demographics", "customer-id.headers"),
			Cell:    isCode, CellAlone: 0.01,
		},
		{
			Name: "username", Label: "USERNAME",
			Doc:     "A column that is named as one of log-in names.",
			Headers: lists.Words("demographics", "username.headers"),
			Cell:    isHandle, CellAlone: 0.01,
		},
		{
			Name: "national-id", Label: "NATIONAL_ID",
			Doc:     "A column that is named as one of national identity numbers.",
			Headers: lists.Words("demographics", "national-id.headers"),
			Cell:    grammars.IsDocumentNumber, CellAlone: 0.02,
		},
		{
			Name: "tax-id", Label: "TAX_ID",
			Doc:     "A column that is named as one of tax numbers.",
			Headers: []string{"tax id", "tax number", "taxid", "tin", "tax identification number", "taxpayer id"},
			Cell:    grammars.IsDocumentNumber, CellAlone: 0.02,
		},
		{
			Name: "voter-id", Label: "VOTER_ID",
			Doc:     "A column that is named as one of voters' numbers.",
			Headers: []string{"voter id", "voter number", "voter registration", "voter registration number", "electoral number"},
			Cell:    isCode, CellAlone: 0.01,
		},
		{
			Name: "medical-record-number", Label: "MEDICAL_RECORD_NUMBER",
			Doc:     "A column that is named as one of patients' numbers.",
			Headers: lists.Words("demographics", "medical-record-number.headers"),
			Cell:    isCode, CellAlone: 0.01,
		},
		{
			Name: "health-plan-id", Label: "HEALTH_PLAN_ID",
			Doc:     "A column that is named as one of insurance numbers.",
			Headers: lists.Words("demographics", "health-plan-id.headers"),
			Cell:    isCode, CellAlone: 0.01,
		},
		{
			Name: "medical-condition", Label: "MEDICAL_CONDITION",
			Doc:     "A column that is named as one of diseases.",
			Headers: lists.Words("demographics", "medical-condition.headers"),
			Cell:    grammars.IsConditionCell, CellAlone: 0.01,
		},
		{
			Name: "medication", Label: "MEDICATION",
			Doc:     "A column that is named as one of medicines.",
			Headers: lists.Words("demographics", "medication.headers"),
			Cell:    cells.IsStreetCell, CellAlone: 0.01,
		},
		{
			Name: "blood-type", Label: "BLOOD_TYPE",
			Doc:     "The eight blood groups.",
			Source:  "ISBT, ABO and Rh systems",
			Headers: []string{"blood type", "blood group", "bloodtype", "blutgruppe", "groupe sanguin", "grupo sanguineo", "gruppo sanguigno"},
			Cell:    IsBloodType, CellAlone: 0.6,
		},
		{
			Name: "api-key", Label: "API_KEY",
			Doc:     "A column that is named as one of keys or tokens.",
			Headers: lists.Words("demographics", "api-key.headers"),
			Cell:    isSecret, CellAlone: 0.02,
		},
		{
			Name: "password-hash", Label: "PASSWORD_HASH",
			Doc:     "A stored form of a password in the notation of crypt(3), or a column that is named so.",
			Source:  "libxcrypt, crypt(5)",
			Headers: []string{"password hash", "pwd hash", "passwd hash", "hashed password", "pw hash", "password digest"},
			Cell:    isPasswordHash, CellAlone: 0.3,
		},
		{
			Name: "private-message", Label: "PRIVATE_MESSAGE",
			Doc:     "A column that is named as one of messages between people.",
			Headers: []string{"private message", "message body", "email body", "sms text", "chat message", "direct message"},
			Cell:    func(v string) bool { return v != "" }, CellAlone: 0.01,
		},
		{
			Name: "user-agent", Label: "USER_AGENT",
			Doc:     "A product token and a comment, as browsers send them.",
			Source:  "RFC 9110, section 10.1.5",
			Headers: []string{"user agent", "useragent", "ua", "browser", "http user agent"},
			Cell:    isUserAgent, CellAlone: 0.9,
		},
		{
			Name: "http-cookie", Label: "HTTP_COOKIE",
			Doc:     "A column that is named as one of cookies or sessions.",
			Headers: []string{"cookie", "cookie id", "session id", "sessionid", "http cookie"},
			Cell:    isSecret, CellAlone: 0.01,
		},
	}
}

// letterShare is how many of the runes of v are letters or marks, and how many
// there are.
func letterShare(v string) (letters, all int) {
	for _, r := range v {
		all++
		if unicode.IsLetter(r) || unicode.IsMark(r) {
			letters++
		}
	}
	return letters, all
}

// isPlaceCell reports whether a value can name a place or a class of people: at
// most 60 bytes, mostly letters, no digits.
func isPlaceCell(v string) bool {
	letters, all := letterShare(v)
	return letters >= 2 && letters*10 >= all*7 && len(v) <= 60 && !strings.ContainsAny(v, "0123456789@=<>_")
}

// isAmount reports whether a value is an amount of money or a number: digits,
// with separators, a sign and a currency.
func isAmount(v string) bool {
	digits, letters := 0, 0
	for _, r := range v {
		switch {
		case unicode.IsDigit(r):
			digits++
		case unicode.IsLetter(r):
			letters++
		case strings.ContainsRune(" .,'’-+", r), unicode.Is(unicode.Sc, r):
		default:
			return false
		}
	}
	return digits > 0 && digits <= 15 && letters <= 3
}

// isCode reports whether a value can be a number that somebody gave out: 1 to 40
// letters and digits with separators, without spaces, a digit among them.
func isCode(v string) bool {
	digits := 0
	for i := range len(v) {
		switch c := v[i]; {
		case numeral.IsDigit(c):
			digits++
		case numeral.IsLetter(c), c == '-', c == '_', c == '/', c == '.', c == '#', c == ':':
		default:
			return false
		}
	}
	return digits > 0 && len(v) <= 40
}

// isHandle reports whether a value can be a log-in name: one word of letters,
// digits and a few signs.
func isHandle(v string) bool {
	letters, _ := letterShare(v)
	return letters > 0 && len(v) <= 64 && !strings.ContainsAny(v, " \t,;:/\\()<>\"'")
}

// IsBloodType reports whether a value is one of the eight blood groups, or in Japanese,
// Chinese and Korean of the four without their Rh factor.
func IsBloodType(v string) bool {
	for _, tail := range [...]string{"型", "형"} {
		if group, ok := strings.CutSuffix(v, tail); ok {
			return strings.EqualFold(group, "A") || strings.EqualFold(group, "B") || strings.EqualFold(group, "AB") || strings.EqualFold(group, "O")
		}
	}
	if len(v) > len("AB+ VE") || !strings.ContainsAny(v, "+-") {
		return false // most words
	}
	v = strings.TrimSuffix(strings.TrimSuffix(strings.ToUpper(v), "VE"), " ")
	if len(v) < 2 || v[len(v)-1] != '+' && v[len(v)-1] != '-' {
		return false
	}
	switch v[:len(v)-1] {
	case "A", "B", "AB", "O", "0":
		return true
	}
	return false
}

// isSecret reports whether a value can be a key: 16 bytes or more without
// spaces, letters and digits among them.
func isSecret(v string) bool {
	return len(v) >= 16 && !strings.ContainsAny(v, " \t") && strings.ContainsAny(v, "0123456789") && strings.IndexFunc(v, unicode.IsLetter) >= 0
}

// isPasswordHash reports whether a value is written as crypt(3) does, or is a
// bare digest in hexadecimal.
func isPasswordHash(v string) bool {
	if v == "" {
		return false
	}
	switch v[0] {
	case '$', '{', 'p':
		for _, p := range [...]string{"$2a$", "$2b$", "$2x$", "$2y$", "$argon2", "$y$", "$7$", "$6$", "$5$", "$1$", "{SSHA}", "{SHA}", "pbkdf2"} {
			if strings.HasPrefix(v, p) {
				return true
			}
		}
	}
	if len(v) != 32 && len(v) != 40 && len(v) != 64 && len(v) != 128 {
		return false
	}
	for i := range len(v) {
		if !chars.IsHex(v[i]) {
			return false
		}
	}
	return true
}

// isUserAgent reports whether a value begins as browsers' and clients' do.
func isUserAgent(v string) bool {
	return (strings.HasPrefix(v, "Mozilla/") || strings.HasPrefix(v, "Opera/") || strings.HasPrefix(v, "Dalvik/")) && strings.Contains(v, "(")
}
