package attack

// The codes of findings. They are those of package validator, which documents each.
const (
	CheckIncomplete = "CHECK_INCOMPLETE" // the only one that gives nothing away

	LeaksCharacters = "LEAKS_CHARACTERS"
	Reversible      = "REVERSIBLE"
	ResidualPII     = "RESIDUAL_PII"

	ColumnUnchanged = "COLUMN_UNCHANGED"
	ValuesUnchanged = "VALUES_UNCHANGED"
	ResidualValue   = "RESIDUAL_VALUE"
	ResidualPart    = "RESIDUAL_PART"
	EmbeddedValue   = "EMBEDDED_VALUE"
	UnkeyedHash     = "UNKEYED_HASH"
	ShiftedValue    = "SHIFTED_VALUE"
	OrderKept       = "ORDER_KEPT"
	SplitValue      = "SPLIT_VALUE"
	ShuffledValues  = "SHUFFLED_VALUES"
	FrequencyLeak   = "FREQUENCY_LEAK"
	RareValues      = "RARE_VALUES"

	CardholderData     = "CARDHOLDER_DATA"
	AuthenticationData = "SENSITIVE_AUTHENTICATION_DATA"
	CorrelatedPAN      = "CORRELATED_PAN"
	UnkeyedPAN         = "UNKEYED_PAN_HASH"
	HealthIdentified   = "HEALTH_DATA_IDENTIFIED"
	SmallZIP3          = "SMALL_ZIP3"
	PreciseDateOrAge   = "PRECISE_DATE_OR_AGE"
	LoginAndSecret     = "LOGIN_AND_SECRET"
	SignificantHarm    = "SIGNIFICANT_HARM"
	AccountAndAccess   = "ACCOUNT_AND_ACCESS"
	SignificantScale   = "SIGNIFICANT_SCALE"
	QuasiIdentifiers   = "QUASI_IDENTIFIERS"
	KeyBesideToken     = "KEY_BESIDE_PSEUDONYM"
	ChildrensData      = "CHILDRENS_DATA"
	SecretBesidePII    = "SECRET_BESIDE_DATA"
)
