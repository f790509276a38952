package main

import (
	"errors"
	"flag"
	"fmt"
	"maps"
	"slices"

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/validator"
)

// runCopy runs privet-data copy.
func runCopy(t *terminal, flags *flag.FlagSet, args []string) error {
	policyFile := flags.String("policy", "", "masking policy in JSON, in a `file`; it names columns as column or table.column")
	sample := flags.Int("sample", masker.DefaultSampleRows, "how many `rows` of a table columns are judged by")
	failOn := flags.String("fail-on", "", "`level`, medium, high or critical, of what the check may not find: then there is no copy, and the exit status is 1")
	format := formatFlag(flags)
	names, err := parse(flags, args)
	switch {
	case err != nil:
		return err
	case len(names) != 2:
		return errUsage("it takes two databases; " + addresses)
	case *sample < 1:
		return errUsage("-sample is too small")
	}
	if err := checkFormat(*format); err != nil {
		return err
	}
	var level validator.Level
	if *failOn != "" {
		if level, err = validator.ParseLevel(*failOn); err != nil || !level.AtLeast(validator.Medium) {
			return errUsage("-fail-on is neither medium, high nor critical")
		}
	}
	from, err := findStore(names[0])
	if err != nil {
		return err
	}
	to, err := findStore(names[1])
	if err != nil {
		return err
	}
	if from != to {
		return errUsage("the copy is of another kind than the original")
	}
	p, err := profiler.New(nil)
	if err != nil {
		return err
	}
	policy, err := readPolicy(t, *policyFile, p)
	if err != nil {
		return err
	}
	db, err := from.open(names[0])
	if err != nil {
		return nameless(err)
	}
	defer db.Close()
	run := &maskRun{ctx: t.ctx, policy: policy, sample: *sample, failOn: level}
	mark := ""
	if level == "" { // what is thrown away is checked as a whole, and so made at once
		mark = policy.mark()
	}
	err = run.copy(db, func() (database.Writer, error) { return to.create(names[1], db, mark) })
	if err != nil && !errors.Is(err, errFound) {
		return err
	}
	return errors.Join(run.print(t.err, *format), err)
}

// copy makes a masked copy of a database.
func (r *maskRun) copy(db database.DB, create func() (database.Writer, error)) (err error) {
	for _, t := range db.Tables() {
		r.tables = append(r.tables, t.Name)
	}
	for _, t := range db.Tables() {
		if !t.View {
			r.policy.has(t.Name, r.tables, database.Rows(t.Columns))
		}
	}
	if err := r.policy.checkAbsent(); err != nil {
		return err
	}
	if err := r.policy.checkJoins(db, r.tables); err != nil {
		return err
	}
	if err := checkTexts(r.policy.engine, db); err != nil {
		return err
	}
	scans, err := scan(r.ctx, r.policy.engine, db, r.sample)
	if err != nil {
		return err
	}
	keys, heard := keyLabels(db, scans), heardLabels(scans)
	joinClasses(db)

	w, err := create()
	if err != nil {
		return err
	}
	defer func() {
		if e := w.Close(); err == nil {
			err = e
		}
	}()
	for _, t := range database.Order(db.Tables()) {
		if w.Has(t) {
			r.reports = append(r.reports, tableReport{Table: t.Name, Before: true})
			continue
		}
		if err := r.copyTable(w, db, t, known{keys[t.Name], heard[t.Name]}); err != nil {
			return fmt.Errorf("%s: %w", printable(t.Name), err)
		}
	}
	found, err := r.check.findings(r.policy.engine, r.reports)
	if err != nil {
		return err
	}
	failed := false
	for _, f := range found {
		i := slices.IndexFunc(r.reports, func(one tableReport) bool { return one.Table == f.Table })
		r.reports[max(i, 0)].Findings = append(r.reports[max(i, 0)].Findings, f)
		failed = failed || r.failOn != "" && f.Level.AtLeast(r.failOn)
	}
	if failed {
		return errFound
	}
	return w.Finish()
}

// errFound says that the check has found what -fail-on does not allow.
var errFound = errors.New("the copy is thrown away, since the check has found something")

func (r *maskRun) copyTable(w database.Writer, db database.DB, t *database.Table, by known) (err error) {
	src, err := db.Source(t)
	if err != nil {
		return err
	}
	defer src.Close()
	out, err := w.Table(t)
	if err != nil {
		return err
	}
	from, to, done := r.check.watch(src, out)
	if err := r.table(to, from, by); err != nil {
		out.Abort()
		return err
	}
	done()
	return out.Close()
}

// checkTexts refuses a database whose schema has something in it that is surely personal, such as an address in the condition of a view:
// the copy has the same schema.
func checkTexts(p *profiler.Profiler, db database.DB) error {
	texts, err := db.Texts()
	if err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		if slices.ContainsFunc(p.Find(texts[name]), isSure) {
			return fmt.Errorf("%s: the statement that makes it seems to hold personal data", printable(name))
		}
	}
	return nil
}
