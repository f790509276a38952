package validator

// A Code names a kind of [Issue] or of [TableFinding].
type Code string

// The codes of issues. Those of the findings of tables are listed by [Kinds].
const (
	// UnknownRule: no rule has this name, so nothing could be checked.
	UnknownRule Code = "UNKNOWN_RULE"

	// Unchanged: the masked value is the original.
	Unchanged Code = "UNCHANGED"

	// LeaksCharacters: characters are shown that the rule hides.
	LeaksCharacters Code = "LEAKS_CHARACTERS"

	// LeaksSubstring: a run of the original survives somewhere in the masked
	// value, in another place or with other separators.
	LeaksSubstring Code = "LEAKS_SUBSTRING"

	// Reversible: the masked value is an unkeyed hash or an encoding of the
	// original, in one of its usual spellings.
	Reversible Code = "REVERSIBLE"

	// StillValid: the masked value passes as a real one.
	StillValid Code = "STILL_VALID"

	// ResidualPII: there is personal data in the masked value that the rule does
	// not show.
	ResidualPII Code = "RESIDUAL_PII"

	// LengthChanged: the masked value has more or fewer code points.
	LengthChanged Code = "LENGTH_CHANGED"

	// FormatChanged: separators have moved, changed or gone.
	FormatChanged Code = "FORMAT_CHANGED"

	// RuleMismatch: the masked value is not what the rule produces.
	RuleMismatch Code = "RULE_MISMATCH"
)

// A Severity says how much an [Issue] matters.
type Severity string

// The severities.
const (
	// Error: somebody can learn from the masked value what the rule hides.
	Error Severity = "error"

	// Warning: nothing is given away, but the value is not what the rule makes,
	// and what reads it may stumble.
	Warning Severity = "warning"

	// Info: a remark about a table. A single value never has one.
	Info Severity = "info"
)

// An Issue is one thing that is wrong with a masked value.
type Issue struct {
	Code     Code     `json:"code"`
	Message  string   `json:"message"` // places and counts, never a value
	Severity Severity `json:"severity"`
}

// A Report is the result of a validation.
type Report struct {
	// Valid is true when there are no issues.
	Valid bool `json:"valid"`

	// Issues are what is wrong, errors first; never nil.
	Issues []Issue `json:"issues"`
}
