package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"path"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/cmd/internal/assist"
	"github.com/privet-go/privet/internal/archive"
	"github.com/privet-go/privet/internal/tabular"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/risk"
)

// A profile is the result of privet profile for one file.
type profile struct {
	File string `json:"file"`
	*profiler.FileReport

	// Findings are the first places of a text. Counts holds the number of places of each
	// label, and Unlisted the number of places that Findings lacks.
	Findings []profiler.FilePlace   `json:"findings,omitempty"`
	Counts   map[privet.Label]int64 `json:"counts,omitempty"`
	Unlisted int64                  `json:"unlisted,omitempty"`

	// Inside counts findings in columns whose labels do not cover them.
	Inside map[privet.Label]int64 `json:"inside,omitempty"`

	Risk risk.Summary `json:"risk"`

	sample int // how many rows were to be looked at; below 0: all
	places int // how many places of a text are to be listed; below 0: all
}

// defaultPlaces is how many places of a text are listed by default. The list is in
// memory, so it needs a bound.
const defaultPlaces = 10000

// add counts a place of a text, and lists it while there is room.
func (one *profile) add(place profiler.FilePlace) {
	if one.Counts == nil {
		one.Counts = map[privet.Label]int64{}
	}
	one.Counts[place.Label]++
	if one.places >= 0 && len(one.Findings) >= one.places {
		one.Unlisted++
		return
	}
	one.Findings = append(one.Findings, place)
}

// addressPartsFlag adds the flag -address-parts.
func addressPartsFlag(flags *flag.FlagSet) *bool {
	return flags.Bool("address-parts", false,
		"report the street, the postcode and the places of a postal address in a text separately, not as one STREET_ADDRESS")
}

// runProfile runs privet profile.
func runProfile(ctx context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	maxValue := flags.Int("max-value", tabular.DefaultMaxField, "how many `bytes` a value of a table may have to be looked at")
	how := fileFlags(flags)
	sample := flags.Int("sample", profiler.DefaultSampleRows, "how many `rows` of a table are examined, which are fewer where they take more than 64 MiB; -1 "+
		"for all")
	places := flags.Int("places", defaultPlaces, "how many `places` of a text are listed, all of which are counted; -1 for all")
	explain := flags.Bool("explain", false, "say why each column was given its label")
	parts := addressPartsFlag(flags)
	model := assist.NewFlags(flags)
	format := pageFormatFlag(flags)
	failOn := failOnFlag(flags)
	files, err := parse(flags, args)
	switch {
	case err != nil:
		return 0, err
	case len(files) == 0:
		return 0, errUsage("it takes a file, or several")
	case *sample == 0:
		return 0, errUsage("-sample is zero")
	case how.conflict():
		return 0, errUsage("-text goes with none of -input-format, -header, -no-header and -delimiter, and -header yes with no -no-header")
	case model.Given() && !how.text:
		return 0, errUsage("a model finds data in texts only, with -text")
	}
	if err := checkPageFormat(*format); err != nil {
		return 0, err
	}
	if *maxValue < 1 {
		return 0, errUsage("-max-value is too small")
	}
	opts := &profiler.FileOptions{Format: how.format(), Header: how.header, NoHeader: how.noHeader, SampleRows: *sample, MaxField: *maxValue}
	if opts.Delimiter, err = oneCharacter(how.delimiter); err != nil {
		return 0, err
	}
	if _, err := failsOn(*failOn, 0); err != nil {
		return 0, err
	}
	p, err := profiler.New(&profiler.Options{AddressParts: *parts})
	if err != nil {
		return 0, err
	}
	var assisted *profiler.Assisted
	if how.text {
		if assisted, err = model.Assisted(p, t.getenv); err != nil {
			return 0, err
		}
	}
	profiles := []profile{}
	status := exitDone
	add := func(one profile) {
		if fails, _ := failsOn(*failOn, one.Risk.OverallRiskScore); fails {
			status = exitFound
		}
		profiles = append(profiles, one)
	}
	some, err := eachFile(ctx, t, files, func(s source, bar *progress) error {
		if archive.Is(s.path) {
			return eachInside(ctx, s.path, func(in io.Reader, name string) error {
				one := profile{File: s.path + "/" + name, sample: *sample, places: *places}
				err := one.readFrom(ctx, in, path.Base(name), p, assisted, *opts, *explain)
				if err == nil {
					add(one)
				}
				return err
			})
		}
		one := profile{File: s.path, sample: *sample, places: *places}
		err := one.read(ctx, t, p, assisted, *opts, *explain, bar)
		if err == nil {
			add(one)
		}
		return err
	})
	if err != nil {
		return 0, err
	}
	status = partly(status, some)
	if *format == "json" {
		return status, printJSON(t.out, profiles)
	}
	sections := make([]section, len(profiles))
	for i, one := range profiles {
		sections[i] = one.section(*explain)
	}
	return status, printAs(t.out, *format, "Privet: profile", sections)
}

// read profiles the file. After an error the profile must not be used.
func (one *profile) read(ctx context.Context, t *terminal, p *profiler.Profiler, assisted *profiler.Assisted, opts profiler.FileOptions, explain bool,
	bar *progress) error {
	in, err := openInput(ctx, t, one.File)
	if err != nil {
		return err
	}
	defer in.Close()
	opts.Progress = bar.step
	return one.readFrom(ctx, in, in.name, p, assisted, opts, explain)
}

// readFrom profiles what a file of a name holds.
func (one *profile) readFrom(ctx context.Context, in io.Reader, name string, p *profiler.Profiler, assisted *profiler.Assisted, opts profiler.FileOptions,
	explain bool) (err error) {
	var tags []string
	if assisted != nil {
		var places []profiler.FilePlace
		places, err = assist.Find(ctx, assisted, in)
		for _, place := range places {
			one.add(place)
		}
	} else {
		opts.Name = name
		opts.Place = one.add
		var report profiler.FileReport
		report, err = p.File(in, &opts, &profiler.Query{Explain: explain})
		one.FileReport = &report
		for _, c := range report.Columns {
			tags = append(tags, string(c.Label))
		}
		if !tabular.IsText(report.Format) {
			one.Inside = report.Findings
			for _, l := range report.Holds() {
				tags = append(tags, string(l))
			}
		}
	}
	if err != nil {
		return err
	}
	for _, l := range sortedKeys(one.Counts) {
		tags = append(tags, string(l))
	}
	one.Risk = risk.Score(tags, nil)
	return nil
}

// section returns the table of a profile.
func (one profile) section(explain bool) section {
	s := section{Header: []string{"COLUMN", "LABEL", "CONFIDENCE", "VALUES", "FIT"}}
	name := one.File
	if one.FileReport != nil {
		name += fmt.Sprintf(" (%s)", one.Format)
	}
	if one.FileReport == nil || tabular.IsText(one.Format) {
		s.Header = []string{"PLACE", "LABEL", "CONFIDENCE"}
		s.Title = fmt.Sprintf("%s: %s, risk %d (%s)", name, plural(int64(len(one.Findings))+one.Unlisted, "finding"), one.Risk.OverallRiskScore,
			one.Risk.RiskLevel)
		if one.Unlisted > 0 {
			s.Notes = append(s.Notes,
				fmt.Sprintf("Not listed: %s; -places -1 lists all.", plural(one.Unlisted, "finding")),
				fmt.Sprintf("In the text: %s.", findingCounts(one.Counts)))
		}
		for _, f := range one.Findings {
			s.Rows = append(s.Rows, []string{fmt.Sprintf("%d:%d", f.Line, f.Column), string(f.Label), fmt.Sprintf("%.2f", f.Confidence)})
		}
		return s
	}
	s.Title = fmt.Sprintf("%s: %s, risk %d (%s)", name, plural(one.Rows, "row"), one.Risk.OverallRiskScore, one.Risk.RiskLevel)
	if one.Oversized > 0 {
		s.Notes = append(s.Notes, fmt.Sprintf("Longer than -max-value and not examined: %s.", plural(one.Oversized, "value")))
	}
	if one.SampledRows < one.Rows {
		why := "-sample -1 examines all"
		if one.sample < 0 || one.SampledRows < int64(one.sample) {
			why = "the sample has no room for more"
		}
		s.Notes = append(s.Notes, fmt.Sprintf("Not examined: %s; %s.", plural(one.Rows-one.SampledRows, "row"), why))
	}
	for _, turn := range one.Turned {
		name := printable(one.Columns[turn.Column].Column)
		s.Notes = append(s.Notes, fmt.Sprintf("From row %d on, %s holds something else than before, and this is the verdict on it.", turn.Row, name))
	}
	if one.PassedOver > 0 {
		s.Notes = append(s.Notes, fmt.Sprintf("Passed over, around the header: %s.", plural(one.PassedOver, "row")))
	}
	if len(one.Inside) > 0 {
		where := "In columns that are NONE, UNKNOWN or FREE_TEXT"
		if len(one.Columns) == 0 {
			where = "In the text"
		}
		s.Notes = append(s.Notes, where+": "+findingCounts(one.Inside)+".")
	}
	unfit := 0
	for _, c := range one.Columns {
		if c.Label != privet.None && c.Label != privet.Unknown && c.Label != "FREE_TEXT" && c.Count > 0 && c.Matched == 0 {
			unfit++
		}
	}
	if unfit > 0 {
		s.Notes = append(s.Notes, fmt.Sprintf("Nothing fits in %s, whose names count. If they are masked, privet report says what is left.", plural(int64(unfit), "column")))
	}
	for _, c := range one.Columns {
		fit := ""
		if c.Label != privet.None && c.Label != privet.Unknown {
			fit = fmt.Sprint(c.Matched)
		}
		s.Rows = append(s.Rows, []string{printable(c.Column), string(c.Label), fmt.Sprintf("%.2f", c.Confidence), fmt.Sprint(c.Count), fit})
		if explain {
			for _, e := range c.Evidence {
				s.Rows = append(s.Rows, []string{"", fmt.Sprintf("%+.1f %s: %s", e.Weight, e.Kind, e.Detail)})
			}
		}
	}
	return s
}
