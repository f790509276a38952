package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/markup"
	"github.com/privet-go/privet/registry"
	"github.com/privet-go/privet/risk"
)

// A paper is a form that an officer keeps, filled in with what a report knows. What only people
// know is left open, and says so.
type paper struct {
	name, title, doc string
	of               func(r *fileReport) []section
}

// papers are those of privet report.
func papers() []paper {
	return []paper{
		{"summary", "Personal data in short", "one page for people who do not program", summaryPaper},
		{"record", "Record of processing activities", "what GDPR Art. 30(1) asks for", recordPaper},
		{"assessment", "Annex to a data protection impact assessment", "what GDPR Art. 35(7) asks for", assessmentPaper},
		{"history", "What changed in a data set", "what it scored, and what came and went since the last look", nil},
	}
}

// paperNamed returns the paper of a name, or nil for none.
func paperNamed(name string) (*paper, error) {
	if name == "" {
		return nil, nil
	}
	for _, p := range papers() {
		if p.name == name {
			return &p, nil
		}
	}
	return nil, errors.New("-paper is none of summary, record, assessment and history")
}

// open stands where somebody has to fill something in.
const open = "(to be filled in)"

// print writes the paper about files, as text or as a page.
func (p *paper) print(w io.Writer, format string, files []fileReport) error {
	var all []section
	for i := range files {
		var list []section
		if p.of != nil {
			list = p.of(&files[i])
		}
		if files[i].dataset != nil {
			list = append(list, historySection(&files[i]))
		}
		list[0].Title = strings.TrimSuffix(files[i].File+": "+list[0].Title, ": ")
		all = append(all, list...)
	}
	made := fmt.Sprintf("Made on %s by privet %s. It holds names of columns, kinds of data and counts, and none of the data.",
		time.Now().Format("2 January 2006"), version())
	const foot = "This is an engineering aid and no legal advice. What no recogniser found is not in it."
	if format != "html" {
		fmt.Fprintf(w, "%s\n%s\n\n", p.title, made)
		if err := printSections(w, all); err != nil {
			return err
		}
		_, err := fmt.Fprintf(w, "\n%s\n", foot)
		return err
	}
	var page markup.Page
	page.Add(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{}</title>
`, p.title)
	page.Add(pageStyle)
	page.Add("</head>\n<body>\n<header>\n<h1>{}</h1>\n<p class=\"soft\">{}</p>\n</header>\n<main>\n", p.title, made)
	for _, s := range all {
		s.page(&page)
	}
	page.Add("</main>\n<footer><p>{}</p></footer>\n</body>\n</html>\n", foot)
	_, err := page.WriteTo(w)
	return err
}

// A kindInFile is a kind of data in a file, with where it is.
type kindInFile struct {
	label  privet.Label
	places []string // names of columns; none in a text
	risk   risk.TagDetail
}

// kinds gives the kinds of personal data of a file, the riskiest first.
func (r *fileReport) kinds() []kindInFile {
	var list []kindInFile
	for _, t := range r.Risk.Tags {
		label, err := privet.ParseLabel(t.Tag)
		if err != nil || label == privet.None || t.Risk == 0 {
			continue
		}
		k := kindInFile{label: label, risk: t}
		for _, c := range r.Columns {
			if c.Label == label {
				k.places = append(k.places, c.Column)
			}
		}
		list = append(list, k)
	}
	slices.SortStableFunc(list, func(a, b kindInFile) int { return b.risk.Risk - a.risk.Risk })
	return list
}

// says is what a kind of data is, in a clause without the dot.
func (k *kindInFile) says() string { return strings.TrimSuffix(k.label.Doc(), ".") }

// where names the columns of a kind.
func (k *kindInFile) where() string {
	if len(k.places) == 0 {
		return "inside of texts"
	}
	return strings.Join(k.places, ", ")
}

// whereOf names the columns of tags.
func whereOf(kinds []kindInFile, tags []string) string {
	var places []string
	for _, k := range kinds {
		if slices.Contains(tags, k.risk.Tag) {
			places = append(places, k.where())
		}
	}
	return strings.Join(places, ", ")
}

// specials are the special categories of the GDPR among the kinds: their names in the standard.
func (r *fileReport) specials() []string {
	var list []string
	for _, t := range r.Risk.Tags {
		for _, m := range t.Standards {
			special := m.Standard == "GDPR" && (strings.HasPrefix(m.Category, "special category") || strings.HasPrefix(m.Category, "criminal"))
			if text := fmt.Sprintf("%s (%s)", m.Category, m.Citation); special && !slices.Contains(list, text) {
				list = append(list, text)
			}
		}
	}
	return list
}

// inShort says how bad a score is, to people who do not know the scale.
func inShort(level risk.Level) string {
	switch level {
	case risk.Critical:
		return "If this got out, people could be harmed badly and the authorities would have to be told. It should not be handed on as it is."
	case risk.High:
		return "If this got out, people would be harmed. It should be masked before others than those who need it see it."
	case risk.Medium:
		return "If this got out, people would be annoyed or could be found again. Fewer people should see it than can today."
	}
	return "Little would happen to anybody if this got out."
}

// summaryPaper is one page in plain words.
func summaryPaper(r *fileReport) []section {
	what := section{Title: "What is in it", Header: []string{"What", "Where", "How risky alone"}}
	kinds := r.kinds()
	const most = 12
	for _, k := range kinds[:min(len(kinds), most)] {
		what.Rows = append(what.Rows, []string{k.says(), k.where(), fmt.Sprintf("%d of 100", k.risk.Risk)})
	}
	if more := len(kinds) - most; more > 0 {
		what.Below = []string{fmt.Sprintf("And %s of less weight.", plural(more, "other kind"))}
	}
	if len(kinds) == 0 {
		what = section{Title: "What is in it", Notes: []string{"Nothing about people was found."}}
	}
	list := []section{{Notes: []string{
		fmt.Sprintf("The risk is %d of 100, which is %s. %s", r.Risk.OverallRiskScore, r.Risk.RiskLevel, inShort(r.Risk.RiskLevel)),
	}}, what}

	if s := r.Risk.Standards; len(s) > 0 {
		worst := slices.MaxFunc(s, func(a, b risk.StandardDetail) int { return a.Score - b.Score })
		i := slices.IndexFunc(risk.BuiltIn().Standards(), func(s risk.Standard) bool { return s.Name == worst.Standard })
		list = append(list, section{Title: "Which law is hit worst", Notes: []string{
			fmt.Sprintf("%s (%s): %d of 100, which is %s.", worst.Standard, risk.BuiltIn().Standards()[i].Title, worst.Score, worst.Level)}})
	}
	do := section{Title: "What to do first", Header: []string{"", "Do this", "To", "The risk is then"}}
	for i, s := range r.Audit.Steps[:min(len(r.Audit.Steps), 5)] {
		do.Rows = append(do.Rows, []string{fmt.Sprint(i + 1), s.Action, whereOf(kinds, s.Tags), fmt.Sprint(s.ScoreAfter)})
	}
	if len(do.Rows) > 0 {
		do.Below = []string{fmt.Sprintf("Done to all of it, by the policy that comes with the report, a risk of %d of 100 is left.", r.Audit.ScoreAfter)}
		list = append(list, do)
	}
	if len(r.Notes) > 0 {
		list = append(list, section{Title: "What was not looked at", Notes: r.Notes})
	}
	return append(list, section{Notes: []string{"Read by: ______________________    On: ______________    Decision: ______________________"}})
}

// recordPaper is a row of the record of Art. 30(1), in the order of its points.
func recordPaper(r *fileReport) []section {
	f := r.factors()
	kinds := section{Title: "Categories of personal data, Art. 30(1)(c)", Header: []string{"Kind", "Columns", "What it is"}}
	for _, k := range r.kinds() {
		kinds.Rows = append(kinds.Rows, []string{string(k.label), k.where(), k.says()})
	}
	if s := r.specials(); len(s) > 0 {
		kinds.Below = append([]string{"Special categories, for which Art. 9(2) or Art. 10 has to be met:"}, s...)
	}
	recipients, limit := open, open
	if f.ExternalAccess {
		recipients = "People outside of the organisation have access. Who: " + open
	}
	if f.RetentionDays > 0 {
		limit = fmt.Sprintf("It is kept for %s.", plural(f.RetentionDays, "day"))
	}
	measures := []string{"Pseudonymisation and masking: " + r.maskedInWords()}
	if f.AccessControl != "" {
		measures = append(measures, "Control of access: "+f.AccessControl)
	}
	if f.Environment != "" {
		measures = append(measures, "Environment: "+f.Environment)
	}
	field := func(point, what, value string) []string { return []string{point, what, value} }
	return []section{
		{Header: []string{"Point", "What", "Entry"}, Rows: [][]string{
			field("(a)", "Controller, representative and data protection officer, with contact details", open),
			field("(b)", "Purposes of the processing", open),
			field("(c)", "Categories of data subjects", open),
			field("(c)", "Records", recordsInWords(f.Records)),
			field("(d)", "Categories of recipients", recipients),
			field("(e)", "Transfers to third countries, and safeguards", open),
			field("(f)", "Time limits for erasure", limit),
			field("(g)", "Security measures of Art. 32(1)", strings.Join(append(measures, "Others: "+open), "; ")),
		}},
		kinds,
	}
}

// assessmentPaper is what is known of the points of Art. 35(7).
func assessmentPaper(r *fileReport) []section {
	f := r.factors()
	description := section{Title: "(a) Description of the processing",
		Notes:  []string{"Operations and purposes: " + open, "Records: " + recordsInWords(f.Records)},
		Header: []string{"Kind", "Columns", "Sensitivity", "Why"}}
	for _, k := range r.kinds() {
		description.Rows = append(description.Rows, []string{string(k.label), k.where(), fmt.Sprint(k.risk.Sensitivity), k.risk.Reason})
	}
	needed := section{Title: "Whether an assessment is required, Art. 35(3)"}
	switch s := r.specials(); {
	case len(s) > 0:
		needed.Notes = []string{"Special categories are processed: " + strings.Join(s, "; ") + ". On a large scale an assessment is required, Art. 35(3)(b)."}
	default:
		needed.Notes = []string{"No special category was found. Profiling with legal effect, or monitoring of public places: " + open}
	}
	risks := section{Title: "(c) Risks to the rights and freedoms of data subjects",
		Notes:  []string{fmt.Sprintf("The score is %d of 100, which is %s. %s", r.Risk.OverallRiskScore, r.Risk.RiskLevel, inShort(r.Risk.RiskLevel))},
		Header: []string{"Because of", "Points", "Why"}}
	for _, t := range r.Risk.Tags {
		if t.Points > 0 {
			risks.Rows = append(risks.Rows, []string{t.Tag, fmt.Sprint(t.Points), t.Reason})
		}
	}
	for _, x := range r.Risk.Factors {
		risks.Rows = append(risks.Rows, []string{inWords(x.Factor), fmt.Sprint(x.Points), x.Effect})
	}
	if x := r.Reidentification; x != nil {
		risks.Below = []string{fmt.Sprintf(
			"By %s alone, %s of the records are at risk of being found again; the smallest class of people who look alike has %s (k = %d).",
			list(r.Quasi), percent(x.Prosecutor.AtRisk), plural(x.K, "row"), x.K)}
	}
	measures := section{Title: "(d) Measures to address the risks", Header: []string{"Measure", "Kinds of data", "Score after it"}}
	for _, s := range r.Audit.Steps {
		measures.Rows = append(measures.Rows, []string{s.Action, strings.Join(s.Tags, ", "), fmt.Sprint(s.ScoreAfter)})
	}
	measures.Below = []string{"Masked today: " + r.maskedInWords(), planInWords(r.Audit)}
	return []section{
		{Notes: []string{"Views of data subjects, Art. 35(9): " + open, "Advice of the data protection officer, Art. 35(2): " + open}}, needed, description,
		{Title: "(b) Necessity and proportionality", Notes: []string{open}}, risks, measures}
}

// historySection says what a data set scored at each look, and what came and went between them. The last
// row is about the file as it is now.
func historySection(r *fileReport) section {
	d := r.dataset
	s := section{Title: "What changed since the last look", Header: []string{"On", "Risk", "Change", "New kinds of data", "No longer there"}}
	var before *registry.PastScore
	without := func(list, these []privet.Label) string {
		var left []string
		for _, l := range list {
			if !slices.Contains(these, l) {
				left = append(left, string(l))
			}
		}
		return strings.Join(left, ", ")
	}
	row := func(when string, now *registry.PastScore) {
		cells := []string{when, fmt.Sprintf("%d, %s", now.Score, risk.LevelOf(now.Score)), "first look", without(now.Labels, nil), ""}
		if before != nil {
			cells[2], cells[3], cells[4] = fmt.Sprintf("%+d", now.Score-before.Score), without(now.Labels, before.Labels), without(before.Labels, now.Labels)
			if now.Score == before.Score {
				cells[2] = "none"
			}
		}
		s.Rows = append(s.Rows, cells)
		before = now
	}
	for i := range d.History {
		row(d.History[i].Date, &d.History[i])
	}
	now := registry.PastScore{Score: r.Risk.OverallRiskScore}
	for _, t := range r.Risk.Tags {
		if label, err := privet.ParseLabel(t.Tag); err == nil {
			now.Labels = append(now.Labels, label)
		}
	}
	row("this file", &now)
	s.Notes = []string{fmt.Sprintf("Data set %s. The service keeps what it scored on each day that something changed.", d.ID)}
	if d.Owner != "" {
		s.Notes = append(s.Notes, "Owner: "+d.Owner)
	}
	s.Below = []string{"A kind that the data set has and this file has not may be in another of its tables."}
	return s
}

// maxDataset is the length in bytes of the longest document of a data set.
const maxDataset = 4 << 20

// readDataset reads a data set as the service gives it, with what is around it or without.
func readDataset(ctx context.Context, name string) (*registry.Dataset, error) {
	text, err := readSmall(ctx, nil, name, maxDataset)
	if err != nil {
		return nil, fmt.Errorf("the data set: %w", err)
	}
	var answer struct {
		Data *registry.Dataset `json:"data"`
		registry.Dataset
	}
	if json.Unmarshal(text, &answer) != nil || answer.Data == nil && answer.ID == "" || answer.Data != nil && answer.Data.ID == "" {
		return nil, errors.New("the data set: it is not what GET /api/v1/datasets/{id} answers")
	}
	if answer.Data != nil {
		return answer.Data, nil
	}
	return &answer.Dataset, nil
}

// factors are what is known of how the data set is kept.
func (r *fileReport) factors() risk.Factors {
	if r.options == nil || r.options.Factors == nil {
		return risk.Factors{}
	}
	return *r.options.Factors
}

// maskedInWords names what is masked.
func (r *fileReport) maskedInWords() string {
	var masked []string
	for _, t := range r.Risk.Tags {
		if t.Masked {
			masked = append(masked, t.Tag)
		}
	}
	if len(masked) == 0 {
		return "nothing that is on record"
	}
	return list(masked)
}

func recordsInWords(n int64) string {
	if n == 0 {
		return open
	}
	return thousands(n)
}
