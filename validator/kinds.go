package validator

import (
	"iter"
	"slices"
)

// The codes of what can be wrong with a table. [Kinds] explains each.
const (
	RowCountChanged    Code = "ROW_COUNT_CHANGED"
	RowShapeChanged    Code = "ROW_SHAPE_CHANGED"
	ColumnMissing      Code = "COLUMN_MISSING"
	ColumnAdded        Code = "COLUMN_ADDED"
	ColumnOrderChanged Code = "COLUMN_ORDER_CHANGED"
	NullsFilled        Code = "NULLS_FILLED"
	NullsAdded         Code = "NULLS_ADDED"
	TypeChanged        Code = "TYPE_CHANGED"
	CheckDigitsLost    Code = "CHECK_DIGITS_LOST"
	UniquenessLost     Code = "UNIQUENESS_LOST"
	Inconsistent       Code = "INCONSISTENT"
	ReferenceBroken    Code = "REFERENCE_BROKEN"
	RuleNotFollowed    Code = "OPERATOR_NOT_FOLLOWED"
	CheckIncomplete    Code = "CHECK_INCOMPLETE"

	ColumnUnchanged Code = "COLUMN_UNCHANGED"
	ValuesUnchanged Code = "VALUES_UNCHANGED"
	ResidualValue   Code = "RESIDUAL_VALUE"
	ResidualPart    Code = "RESIDUAL_PART"
	EmbeddedValue   Code = "EMBEDDED_VALUE"
	UnkeyedHash     Code = "UNKEYED_HASH"
	FrequencyLeak   Code = "FREQUENCY_LEAK"
	RareValues      Code = "RARE_VALUES"

	CardholderData     Code = "CARDHOLDER_DATA"
	AuthenticationData Code = "SENSITIVE_AUTHENTICATION_DATA"
	CorrelatedPAN      Code = "CORRELATED_PAN"
	UnkeyedPAN         Code = "UNKEYED_PAN_HASH"
	HealthIdentified   Code = "HEALTH_DATA_IDENTIFIED"
	SmallZIP3          Code = "SMALL_ZIP3"
	PreciseDateOrAge   Code = "PRECISE_DATE_OR_AGE"
	LoginAndSecret     Code = "LOGIN_AND_SECRET"
	SignificantHarm    Code = "SIGNIFICANT_HARM"
	AccountAndAccess   Code = "ACCOUNT_AND_ACCESS"
	SignificantScale   Code = "SIGNIFICANT_SCALE"
	QuasiIdentifiers   Code = "QUASI_IDENTIFIERS"
	KeyBesideToken     Code = "KEY_BESIDE_PSEUDONYM"
	ChildrensData      Code = "CHILDRENS_DATA"
	SecretBesidePII    Code = "SECRET_BESIDE_DATA"
)

// A Kind documents what a code of a [TableFinding] means. To add a kind of
// finding, add one to kinds.
type Kind struct {
	Code Code

	// Level is how bad it is at most. What is given away is weighed by its
	// label, so that one finding of the kind can be lower.
	Level Level

	// Doc is one sentence: what was seen.
	Doc string

	// Attack is one sentence: what somebody who has the masked table does with
	// it, or what breaks.
	Attack string

	// Citations are what it touches.
	Citations []Citation
}

// The citations. The numbers are those of the versions that docs/validation.md
// names.
var (
	nistEvaluate     = Citation{"NIST SP 800-53r5", "SI-19(b) evaluate the effectiveness of de-identification"}
	nistIntruder     = Citation{"NIST SP 800-53r5", "SI-19(8) motivated intruder"}
	nistRemoval      = Citation{"NIST SP 800-53r5", "SI-19(4) removal, masking, encryption, hashing or replacement of direct identifiers"}
	nistStatistic    = Citation{"NIST SP 800-53r5", "SI-19(5) statistical disclosure control"}
	gdprPersonal     = Citation{"GDPR", "Art. 4(1), Recital 26"}
	gdprPseudonym    = Citation{"GDPR", "Art. 4(5), Recital 26"}
	gdprAccuracy     = Citation{"GDPR", "Art. 5(1)(d), Art. 32(1)(b)"}
	gdprSecurity     = Citation{"GDPR", "Art. 32"}
	gdprChild        = Citation{"GDPR", "Art. 8"}
	hipaaIdentifiers = Citation{"HIPAA", "45 CFR 164.514(b)(2)(i)"}
	hipaaExpert      = Citation{"HIPAA", "45 CFR 164.514(b)(1)"}
	hipaaCode        = Citation{"HIPAA", "45 CFR 164.514(c)(1)"}
	ccpaSensitive    = Citation{"CCPA", "Cal. Civ. Code 1798.140(ae)(1)(B)"}
	pdpaHarm         = Citation{"PDPA", "SG PDP (Notification of Data Breaches) Regulations 2021 reg. 3(1)(a)"}
	pdpaAccess       = Citation{"PDPA", "SG PDP (Notification of Data Breaches) Regulations 2021 reg. 3(1)(b)"}
	pdpaScale        = Citation{"PDPA", "SG PDP (Notification of Data Breaches) Regulations 2021 reg. 4"}
	pciHash          = Citation{"PCI DSS", "Req. 3.5.1.1"}
	pciStorage       = Citation{"PCI DSS", "Req. 3.5.1"}
)

// kinds are the kinds of finding: first what harms the data, then what leaks.
var kinds = []Kind{
	{RowCountChanged, Medium, "The masked table has more or fewer rows.",
		"Rows were lost, or are there twice; totals and joins are wrong.", []Citation{gdprAccuracy}},
	{RowShapeChanged, Medium, "Rows have more or fewer cells than their originals.",
		"Cells stand under other columns, and what was masked as one kind is another.", []Citation{gdprAccuracy}},
	{ColumnMissing, Low, "A column is not in the masked table.",
		"Nobody learns from what is not there; a program that reads the column stumbles.", []Citation{gdprAccuracy}},
	{ColumnAdded, Medium, "The masked table has a column that the original has not.",
		"Nobody has said what it may hold. It is searched for originals like the others.", []Citation{nistEvaluate}},
	{ColumnOrderChanged, Low, "The columns stand in another order.",
		"A program that reads columns by their number takes one for another.", []Citation{gdprAccuracy}},
	{NullsFilled, Medium, "Empty cells have a value after masking.",
		"A missing value looks like a real one, and statistics are wrong.", []Citation{gdprAccuracy}},
	{NullsAdded, Medium, "Cells with a value are empty after masking.",
		"Values are lost where the operator does not say so.", []Citation{gdprAccuracy}},
	{TypeChanged, Medium, "Integers, decimals, dates or truth values are of another type, or written in another layout.",
		"A program or a database that expects the type refuses the column.", []Citation{gdprAccuracy}},
	{FormatChanged, Medium, "Values have other lengths, separators or kinds of characters than their originals, where the operator keeps them.",
		"A program that checks the form refuses the values.", []Citation{gdprAccuracy}},
	{CheckDigitsLost, Medium, "Check digits are wrong, where the operator makes them right.",
		"A program that checks them refuses the values.", []Citation{gdprAccuracy}},
	{UniquenessLost, Medium, "Different originals have the same masked value, in a column where each value was there once.",
		"Keys collapse: rows of different people are joined as one.", []Citation{gdprAccuracy}},
	{Inconsistent, Medium, "The same original has different masked values in one column.",
		"Rows of one person fall apart, and joins and counts are wrong.", []Citation{gdprAccuracy}},
	{ReferenceBroken, Medium, "The same original has different masked values in two columns that refer to each other.",
		"A foreign key leads nowhere, or to somebody else.", []Citation{gdprAccuracy}},
	{RuleNotFollowed, Medium, "Values are not what the operator of the policy makes of them.",
		"The table was masked by something else than the policy says, so nothing that the policy promises holds.", []Citation{nistEvaluate}},
	{CheckIncomplete, Medium, "A bound was met, and not everything was looked at.",
		"What was not looked at may leak; raise the bound that the message names.", []Citation{nistEvaluate}},

	{ColumnUnchanged, Critical, "A column of personal data is as it was.",
		"The reader reads it.", []Citation{gdprPersonal, hipaaIdentifiers, nistRemoval}},
	{ValuesUnchanged, Critical, "Some cells of a masked column are as they were.",
		"The reader reads them: masking has let through what it did not understand.", []Citation{gdprPersonal, hipaaIdentifiers, nistRemoval}},
	{Reversible, Critical, "Masked values are an encoding of their originals.",
		"The reader decodes them; no key is needed.", []Citation{gdprPseudonym, hipaaCode, nistRemoval}},
	{UnkeyedHash, Critical, "Values are a hash without a key of originals that can be tried out.",
		"Somebody hashes all numbers, dates or addresses that can be, and looks the values up in the list.", []Citation{gdprPseudonym, hipaaCode, nistRemoval, nistIntruder}},
	{ResidualValue, Critical, "An original that is masked in one column stands in another cell, whole or inside a text.",
		"Somebody reads it there.", []Citation{gdprPersonal, hipaaIdentifiers, nistEvaluate}},
	{ResidualPart, High, "Another column holds the beginning or the end of an identifier that is masked.",
		"Somebody puts the parts together, and tries out what is left.", []Citation{gdprPersonal, hipaaIdentifiers, nistIntruder}},
	{ResidualPII, Critical, "Personal data is found in a column that was said to hold none, or in a masked text.",
		"Somebody reads it there.", []Citation{gdprPersonal, hipaaIdentifiers, nistEvaluate}},
	{EmbeddedValue, High, "An identifier that can be read spells what is masked in another column.",
		"Somebody derives the birth date, the sex, the name or the country from the identifier.", []Citation{gdprPersonal, hipaaIdentifiers, nistIntruder}},
	{FrequencyLeak, High, "The masked values are as frequent as their originals, so that counting gives them away.",
		"Somebody who knows how common each value is matches the most common masked value with the most common original, the next with the next.",
		[]Citation{gdprPseudonym, nistStatistic, nistIntruder}},
	{RareValues, Medium, "Rows stand alone with what they show of place, date, age and the like.",
		"Somebody who knows these of a person finds the one row that it can be.", []Citation{gdprPersonal, hipaaExpert, nistStatistic, {"CMS", "cell size suppression policy: fewer than 11"}}},

	{CardholderData, Critical, "A card number can be read beside a cardholder name or an expiration date (C1).",
		"The card can be used; the name and the date are cardholder data by standing beside the number.", []Citation{{"PCI DSS", "Req. 3 introduction, 3.4.1"}, pciStorage}},
	{AuthenticationData, Critical, "Card verification codes, PINs or track data are stored in some form (C2).",
		"They may not be stored after authorization, encrypted or not.", []Citation{{"PCI DSS", "Req. 3.3.1"}}},
	{CorrelatedPAN, Critical, "The same card number is there as a hash and in part (C3).",
		"The part leaves so few digits open that all numbers can be hashed and compared.", []Citation{{"PCI DSS", "Req. 3.5.1, note on correlation"}}},
	{UnkeyedPAN, Critical, "Card numbers are hashed without a key (C4).",
		"All numbers of a bank's range are hashed in minutes.", []Citation{pciHash}},
	{HealthIdentified, Critical, "Health data can be read beside what tells the person (C5).",
		"Somebody learns what a person suffers from.", []Citation{{"HIPAA", "45 CFR 160.103"}, hipaaIdentifiers, {"GDPR", "Art. 9"}}},
	{SmallZIP3, Medium, "Three digits of a ZIP code are shown of an area with 20,000 people or fewer (C6).",
		"So few people live there that the other columns tell them apart; the rule asks for 000.", []Citation{{"HIPAA", "45 CFR 164.514(b)(2)(i)(B)"}}},
	{PreciseDateOrAge, High, "Dates finer than a year, or ages over 89, can be read in a table of patients (C7).",
		"Somebody who knows the day of a birth, an admission or a death finds the row.", []Citation{{"HIPAA", "45 CFR 164.514(b)(2)(i)(C)"}}},
	{LoginAndSecret, Critical, "An account or its name can be read beside the code or password that opens it (C8).",
		"Somebody logs in, or pays.", []Citation{ccpaSensitive, gdprSecurity}},
	{SignificantHarm, High, "A name or an identity number can be read beside money, health or the like (C9).",
		"A breach of the table is deemed to do significant harm, and has to be notified.", []Citation{pdpaHarm}},
	{AccountAndAccess, High, "An account can be read beside a password, a code or biometric data for it (C10).",
		"Somebody opens the account.", []Citation{pdpaAccess}},
	{SignificantScale, Low, "The table is about 500 people or more, and not all of it is masked (C11).",
		"A breach of it is of significant scale and has to be notified for that alone.", []Citation{pdpaScale}},
	{QuasiIdentifiers, High, "Three or more of birth date, place, sex, job and the like can be read, and rows stand nearly alone with them (C12).",
		"Somebody links the table with a register of voters or a profile by these columns.", []Citation{{"GDPR", "Recital 26"}, hipaaExpert, nistStatistic, {"EMA", "Policy 0070: risk of re-identification 0.09"}}},
	{KeyBesideToken, Critical, "A key can be read in the table beside pseudonyms (C13).",
		"Somebody turns the pseudonyms back, or makes them of all values that can be.", []Citation{{"GDPR", "Art. 4(5), Recital 26"}}},
	{ChildrensData, Medium, "Data of children can be read (C14).",
		"Children are protected more than others.", []Citation{gdprChild, {"CCPA", "Cal. Civ. Code 1798.120(c)"}, {"COPPA", "16 CFR 312"}}},
	{SecretBesidePII, Critical, "A password, a token or a key can be read in a table of personal data (C15).",
		"Whoever reads it gets at the data where it is not masked.", []Citation{{"PCI DSS", "Req. 8.6.2"}, gdprSecurity}},
}

// Kinds gives the kinds of finding, in the order of the documentation. What it
// gives is the caller's own.
func Kinds() iter.Seq[Kind] {
	return func(yield func(Kind) bool) {
		for _, k := range kinds {
			k.Citations = slices.Clone(k.Citations)
			if !yield(k) {
				return
			}
		}
	}
}

// kindOf gives the kind of a code that is among kinds.
func kindOf(code Code) *Kind {
	for i := range kinds {
		if kinds[i].Code == code {
			return &kinds[i]
		}
	}
	panic("a finding of no kind") // a test makes one of each
}
