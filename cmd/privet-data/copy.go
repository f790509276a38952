package main

import (
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/cmd/privet-data/internal/sqlitedb"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// runCopy runs privet-data copy.
func runCopy(t *terminal, flags *flag.FlagSet, args []string) error {
	policyFile := flags.String("policy", "", "masking policy in JSON, in a `file`; it names columns as column or table.column")
	sample := flags.Int("sample", masker.DefaultSampleRows, "how many `rows` of a table columns are judged by")
	format := formatFlag(flags)
	names, err := parse(flags, args)
	switch {
	case err != nil:
		return err
	case len(names) != 2:
		return errUsage("it takes two databases, sqlite:FILE each")
	case *sample < 1:
		return errUsage("-sample is too small")
	}
	if err := checkFormat(*format); err != nil {
		return err
	}
	from, err := database(names[0])
	if err != nil {
		return err
	}
	to, err := database(names[1])
	if err != nil {
		return err
	}
	if _, err := os.Lstat(to); err == nil {
		return errors.New("the copy exists already, and is not replaced")
	}
	p, err := profiler.New(nil)
	if err != nil {
		return err
	}
	policy, err := readPolicy(t, *policyFile, p)
	if err != nil {
		return err
	}
	db, err := sqlitedb.Open(from)
	if err != nil {
		return nameless(err)
	}
	defer db.Close()
	run := &maskRun{policy: policy, sample: *sample}
	if err := run.copy(db, to); err != nil {
		return err
	}
	return run.print(t.err, *format)
}

// copy makes a masked copy of a database, which appears whole or not at all.
func (r *maskRun) copy(db *sqlitedb.DB, to string) error {
	for i := range db.Tables {
		r.tables = append(r.tables, db.Tables[i].Name)
	}
	for i := range db.Tables {
		if t := &db.Tables[i]; !t.View {
			r.policy.has(t.Name, r.tables, t.Schema())
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
	scans, err := scan(r.policy.engine, db, r.sample)
	if err != nil {
		return err
	}
	keys := keyLabels(db, scans)

	return inPart(to, func(part string) error {
		w, err := sqlitedb.NewWriter(part, db)
		if err != nil {
			return err
		}
		for _, t := range db.Order() {
			if err := r.copyTable(w, db, t, keys[t.Name]); err != nil {
				_ = w.Close()
				return fmt.Errorf("%s: %w", printable(t.Name), err)
			}
		}
		err = w.Finish()
		if e := w.Close(); err == nil && e != nil {
			err = errors.New("the copy cannot be written")
		}
		return err
	})
}

// failedOutput is the error of an output, without its name.
func failedOutput(err error) error {
	if e := (*os.LinkError)(nil); errors.As(err, &e) {
		err = e.Err
	}
	return fmt.Errorf("the output: %w", nameless(err))
}

// publish brings a file to the disk and gives it its name, unless there is one of that name by now.
func publish(part, to string) error {
	f, err := os.OpenFile(part, os.O_RDWR, 0)
	if err != nil {
		return failedOutput(err)
	}
	defer f.Close()
	if err := f.Chmod(0o600); err != nil {
		return failedOutput(err)
	}
	if err := f.Sync(); err != nil {
		return failedOutput(err)
	}
	if err := os.Link(part, to); err != nil {
		return failedOutput(err)
	}
	return nil
}

func (r *maskRun) copyTable(w *sqlitedb.Writer, db *sqlitedb.DB, t *sqlitedb.Table, keys map[string]privet.Label) error {
	src, err := db.Source(t)
	if err != nil {
		return err
	}
	defer src.Close()
	out, err := w.Table(t)
	if err != nil {
		return err
	}
	defer out.Close()
	return r.table(out, src, keys)
}

// checkTexts refuses a database whose schema has something in it that is surely personal, such as an address in the condition of a view:
// the copy has the same schema.
func checkTexts(p *profiler.Profiler, db *sqlitedb.DB) error {
	texts := db.Texts()
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		if slices.ContainsFunc(p.Find(texts[name]), isSure) {
			return fmt.Errorf("%s: the statement that makes it seems to hold personal data", printable(name))
		}
	}
	return nil
}
