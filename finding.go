package privet

// A Finding is a place in a text that holds personal data. It is a value: it
// holds offsets, never the text itself, and can be copied and compared.
type Finding struct {
	// Label is the canonical label of what was found.
	Label Label `json:"label"`

	// Start and End are byte offsets into the text that was searched,
	// half-open: text[Start:End] is the data. Both lie on rune boundaries
	// of valid UTF-8.
	Start int `json:"start"`
	End   int `json:"end"`

	// Confidence is the probability, in 0–1, that the finding is right.
	Confidence float64 `json:"confidence"`
}
