package registry

import (
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/risk"
)

// Meta is what every record has beside its contents. The registry sets it.
type Meta struct {
	// ID is a UUID, or for a [Dataset] the name that the client has given it.
	ID string `json:"id"`

	// Version counts the writes of the record, from 1. No version of an ID comes
	// twice: a dataset that is described again after it was deleted goes on
	// counting.
	Version int `json:"version"`

	// CreatedAt and UpdatedAt are in UTC, in whole milliseconds. Those of a
	// built-in record that nobody has changed are a fixed day.
	CreatedAt time.Time `json:"createdAt"`
	UpdatedAt time.Time `json:"updatedAt"`

	// BuiltIn says that the record came with the program. It stays true when the
	// record is changed.
	BuiltIn bool `json:"builtIn"`
}

// A Standard is a law or a norm that data is scored under.
type Standard struct {
	Meta

	// Name is unique without regard to letter case, such as GDPR. Scores under the
	// standard bear it.
	Name string `json:"name"`

	Title        string `json:"title"`
	Description  string `json:"description"`
	Jurisdiction string `json:"jurisdiction"`

	// Weight is what the standard counts in a weighted score, from 0 to
	// [risk.MaxWeight]. Nil: 1.
	Weight *float64 `json:"weight"`

	// URL is where the text is, http or https, or empty.
	URL string `json:"url"`

	// About lists groups of labels, of which a set of data must hold one each for the standard to
	// cover anything in it, unless its sector is Sector; see [risk.Standard].
	About  [][]string `json:"about,omitempty"`
	Sector string     `json:"sector,omitempty"`
}

// A Recognizer says how one label is found, masked and scored. That of a built-in
// label is found by the recognizers of package profiler, and what Patterns,
// DenyList, AllowList, Context and Headers hold is added to them. The lists of a
// built-in record are therefore empty until somebody fills them.
//
// A recognizer that is disabled or deleted takes no part: its label is not found,
// and where no other recognizer has the label, it is neither a rule nor a tag.
type Recognizer struct {
	Meta

	// Name is unique without regard to letter case.
	Name string `json:"name"`

	// Code is unique. It is brought into lower kebab-case, and is no name of a built-in
	// label other than Label. Empty: made of the name.
	Code string `json:"code"`

	// Label is what is found. It is a built-in label, which may be written as an
	// alias, or one of one's own; see [privet.Label]. Empty: made of the name, if its
	// letters are ASCII.
	Label privet.Label `json:"label"`

	// Category is the family of the label, one of package privet or one of one's own,
	// which is brought into lower case. Empty: that of a built-in label, and
	// [privet.CategoryOther] otherwise.
	Category privet.Category `json:"category"`

	// Sensitivity is how bad it is, 0–100, when data of the label alone is exposed.
	// Nil: what package risk says of a built-in label, or of the category. Where
	// several recognizers have one label, the highest counts.
	Sensitivity *int `json:"sensitivity"`

	Description string `json:"description"`

	// Enabled is true where it is nil.
	Enabled *bool `json:"enabled"`

	// Patterns are regular expressions in the syntax of RE2; see
	// [profiler.Pattern].
	Patterns []Pattern `json:"patterns"`

	// DenyList are words and phrases that are of the label wherever they stand.
	DenyList []string `json:"denyList"`

	// AllowList are values that the recognizer does not take.
	AllowList []string `json:"allowList"`

	// Context are words that speak for the label when they stand beside it, and
	// Headers words that name a column of it; both are brought into lower case.
	Context []string `json:"context"`
	Headers []string `json:"headers"`

	// Checksum names a check-digit algorithm that what Patterns find has to pass;
	// see [profiler.Checksums]. Empty: none.
	Checksum string `json:"checksum"`

	// MaskRule says how the label is masked: the label, code or alias of a built-in
	// label whose rule is taken, or the name of an operator that needs no
	// parameters. Empty: the rule of a built-in label, and for a label of one's own
	// each character is masked. The doc of the package says which one counts where
	// recognizers of one label differ.
	MaskRule string `json:"maskRule"`

	// Examples are texts that the recognizer is held to at each write. Nil: none.
	Examples *Examples `json:"examples,omitempty"`

	// Finders are what a built-in record finds its label by, beside its lists. The
	// registry tells them where a record is read; what is written of them is ignored.
	Finders []Finder `json:"finders,omitempty"`
}

// A Pattern is a written form. Name is unique in the recognizer; empty: pattern-1
// and so on. Confidence is the probability, above 0, that what matches has the
// label, when nothing else is known; nil: 0.75, and 1 counts as 0.999.
type Pattern struct {
	Name       string   `json:"name"`
	Regex      string   `json:"regex"`
	Confidence *float64 `json:"confidence"`
}

// Examples are texts. In each of Match the recognizer finds its label, with the
// least confidence that is reported or more, and in none of NoMatch. The texts
// are part of the catalogue: make them up.
type Examples struct {
	Match   []string `json:"match"`
	NoMatch []string `json:"noMatch"`
}

// A Mapping ties a recognizer to a category of a standard.
type Mapping struct {
	Meta
	StandardID   string `json:"standardId"`
	RecognizerID string `json:"recognizerId"`

	// Category is what the standard calls the data. A standard and a recognizer
	// have one mapping of a category.
	Category string `json:"category"`

	// Citation is where the standard says so.
	Citation string `json:"citation"`

	// Weight says how strongly the standard covers the label, 0–1. Nil: 0.8, which
	// is what ordinary personal data has; see the documentation of package risk.
	Weight *float64 `json:"weight"`

	// Jurisdiction narrows the standard down, such as SG under PDPA. Empty: none.
	Jurisdiction string `json:"jurisdiction,omitempty"`

	// Evidence says how sure the citation is: V, it was confirmed by reading the text; K, it
	// was not; U, it was not, and is doubtful. Empty: nobody has said.
	Evidence string `json:"evidence,omitempty"`

	// Edition is the edition of the standard that the citation is of, and Checked the day on
	// which it was confirmed, such as 2026-11-30.
	Edition string `json:"edition,omitempty"`
	Checked string `json:"checked,omitempty"`

	// Scope is [risk.ScopeYes] where it is empty. [risk.ScopeConditional] comes with
	// a Condition in words and, where labels can tell, with Needs, the groups of
	// labels that must stand beside it; see [risk.Mapping].
	Scope     risk.Scope `json:"scope"`
	Condition string     `json:"condition,omitempty"`
	Needs     [][]string `json:"needs,omitempty"`
}

// A FullMapping is a mapping with its standard and its recognizer.
type FullMapping struct {
	Mapping
	Standard   Standard   `json:"standard"`
	Recognizer Recognizer `json:"recognizer"`
}

// A Dataset says what was found in a set of data and how it is kept. It holds
// labels and counts, and never a value. Its ID is chosen by the client: 1 to 128
// of the characters A-Z a-z 0-9 . _ -, the first a letter or a digit.
type Dataset struct {
	Meta

	// Owner is who answers for the data. It may be empty.
	Owner string `json:"owner,omitempty"`

	// Labels says how many columns carry each label, in all sources.
	Labels map[privet.Label]int `json:"labels"`

	// Masked are the labels whose data is masked already, in each source that has it.
	Masked []privet.Label `json:"masked"`

	// Sources are the tables and files of the dataset, in the order of their names. Nil:
	// there is one without a name, whose labels are those of the dataset.
	Sources []Source `json:"sources,omitempty"`

	// LastUsed is the day of the last use, and History what the dataset scored, from the
	// oldest on, a day at most once. The registry sets both.
	LastUsed string      `json:"lastUsed,omitempty"`
	History  []PastScore `json:"history,omitempty"`

	// Standards are those that apply, by their names. Empty: all are taken to.
	Standards []string `json:"standards,omitempty"`

	// Factors say how the data is kept. A zero field is neutral.
	risk.Factors
}
