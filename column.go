package privet

// A Column is one column of a table: its header and its values, in row order.
// The values may be a sample. A table without a header has columns with an
// empty Name.
type Column struct {
	Name   string
	Values []string
}

// A Result is the verdict on one [Column].
type Result struct {
	// Column is the name of the column, as it was given.
	Column string `json:"column"`

	// Label is what the column holds: [None] when there is evidence that it
	// holds nothing personal, [Unknown] when that cannot be told.
	Label Label `json:"label"`

	// Confidence is the probability, in 0–1, that Label is right.
	Confidence float64 `json:"confidence"`

	// Count is the number of values looked at. Values that say nothing
	// (empty, "null", "N/A" and the like) are not counted.
	Count int `json:"count"`

	// Matched is how many of the counted values have the form of Label. It is
	// zero for [None] and [Unknown].
	Matched int `json:"matched"`

	// Evidence is what spoke for Label and against it, the strongest first.
	Evidence []Evidence `json:"evidence,omitempty"`

	// Candidates are the labels that were weighed, the most probable first.
	// The first of them is not Label when no candidate was probable enough.
	Candidates []Candidate `json:"candidates,omitempty"`
}

// A Candidate is a label that was weighed for a column.
type Candidate struct {
	Label      Label   `json:"label"`
	Confidence float64 `json:"confidence"` // probability, 0–1
}

// Evidence is one reason for or against a verdict. It never holds data: Detail
// is made of Privet's own words.
type Evidence struct {
	// Kind says what was looked at.
	Kind EvidenceKind `json:"kind"`

	// Detail says what was seen there, such as the context word or the name of
	// the check.
	Detail string `json:"detail,omitempty"`

	// Weight is what it adds to the logarithm of the odds (natural logarithm):
	// 0.7 doubles the odds, a negative weight speaks against.
	Weight float64 `json:"weight"`
}

// An EvidenceKind says where a piece of [Evidence] comes from.
type EvidenceKind string

// The kinds of evidence.
const (
	EvidencePrior      EvidenceKind = "prior"      // how common the kind is before anything was looked at
	EvidenceShape      EvidenceKind = "shape"      // the form of the value
	EvidenceCheckDigit EvidenceKind = "checkDigit" // a check digit or another law of the number holds
	EvidenceContext    EvidenceKind = "context"    // a word before or after the place
	EvidenceAgainst    EvidenceKind = "against"    // a word that speaks against
	EvidenceHeader     EvidenceKind = "header"     // words of the column's name
	EvidenceValues     EvidenceKind = "values"     // the share of values that fit
	EvidenceNeighbour  EvidenceKind = "neighbour"  // the columns beside it
	EvidenceDecoded    EvidenceKind = "decoded"    // the place was found decoded, or cuts an escape
	EvidenceModel      EvidenceKind = "model"      // a model of somebody else found it
	EvidencePart       EvidenceKind = "part"       // a part of it, such as the street of an address
)
