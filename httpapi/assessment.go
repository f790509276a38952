package httpapi

import (
	"errors"
	"io"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/filerisk"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/risk"
)

// mostClasses bounds the combinations of quasi-identifiers that are counted for one request, at some 60 bytes each. privet report
// counts more.
const mostClasses = 1 << 18

// A fileAssessment is what a file adds to a score, in the answer of POST /api/v1/file/profile that was asked to assess.
type fileAssessment struct {
	// Question is a body for the endpoints of the risk engine, which then give the score of privet report.
	Question fileQuestion `json:"question"`

	// InTexts are the tags of Question that texts of the file hold, whatever its columns are.
	InTexts []string `json:"inTexts,omitempty"`

	// Quasi are the names of the columns that Reidentification is about.
	Quasi []string `json:"quasiIdentifierColumns,omitempty"`

	// TooManyCombinations says that there is no Reidentification, since more than 262,144 combinations would have to be counted.
	TooManyCombinations bool `json:"tooManyCombinations,omitempty"`
}

// A fileQuestion is a body for the endpoints of the risk engine.
type fileQuestion struct {
	Tags             []string               `json:"tags"`
	Masked           map[string]string      `json:"masked,omitempty"` // by which operators
	Factors          *risk.Factors          `json:"factors,omitempty"`
	Reidentification *risk.Reidentification `json:"reidentification,omitempty"`
}

// assess adds to the answer about a file what it adds to a score. It reads the file again, once to see what is masked already,
// as far as that may be, and once to count rows that are alike.
func (s *service) assess(answer *fileAnswer, report *profiler.FileReport, src *source, opts *profiler.FileOptions) error {
	file := &filerisk.File{Profiler: s.profiler, Masker: s.masker, Report: report, Read: func(use func(io.Reader, *profiler.FileOptions) error) error {
		src.rewind(s.limits.FileBytes)
		return use(src, opts)
	}}
	holds, err := file.Holds()
	if err != nil {
		return err
	}
	a := &fileAssessment{Question: fileQuestion{Tags: orEmpty(holds.Tags), Masked: holds.Masked}, InTexts: holds.InTexts}
	for i, c := range holds.Columns {
		answer.Columns[i].Tag, answer.Columns[i].MaskedBy = c.Tag(), c.Operator
	}
	if report.Rows > 0 {
		a.Question.Factors = &risk.Factors{Records: report.Rows}
	}
	// Columns that must not be told of a person are in no score, and take memory for each of their values.
	quasi := filerisk.Quasi(holds.Columns)
	a.Question.Reidentification, err = file.Reidentification(holds.Columns, quasi, nil, risk.TableOptions{MaxClasses: mostClasses})
	if a.TooManyCombinations = errors.Is(err, risk.ErrTooLarge); err != nil && !a.TooManyCombinations {
		return err
	}
	if a.Question.Reidentification != nil {
		for _, i := range quasi {
			a.Quasi = append(a.Quasi, report.Columns[i].Column)
		}
	}
	answer.Assessment = a
	return nil
}

// reidentificationFields are the members of a [risk.Reidentification], of which a score needs some.
var reidentificationFields = []string{"quasiIdentifiers", "rows", "classes", "k", "histogram", "threshold", "prosecutor", "journalist", "marketer",
	"population", "populationEstimated", "sensitive"}

// readReidentification reads what a score needs of the figures.
func readReidentification(o object) *risk.Reidentification {
	o.only(reidentificationFields...)
	r := &risk.Reidentification{Rows: readWhole(o, "rows"), K: readWhole(o, "k")}
	for name, n := range map[string]int64{"rows": r.Rows, "k": r.K} {
		if n < 0 {
			o.doc.problems.add(400, codeInvalidRequest, join(o.path(), name), "must not be negative")
		}
	}
	if e, ok := o.get("quasiIdentifiers"); ok {
		for _, tag := range e.texts(e.doc.limits.Tags) {
			r.QuasiIdentifiers = append(r.QuasiIdentifiers, privet.Label(tag))
		}
	}
	if e, ok := o.require("prosecutor"); ok {
		if p, ok := e.object(); ok {
			p.only("atRisk", "highest", "average")
			for name, into := range map[string]*float64{"atRisk": &r.Prosecutor.AtRisk, "highest": &r.Prosecutor.Highest, "average": &r.Prosecutor.Average} {
				if e, ok := p.get(name); ok {
					*into = e.number()
				}
			}
		}
	}
	return r
}
