package main

import (
	"context"
	"errors"
	"flag"

	"github.com/privet-go/privet/validator"
)

// runValidate is privet validate.
func runValidate(_ context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	format := formatFlag(flags)
	values, err := parse(flags, args)
	switch {
	case err != nil:
		return 0, err
	case len(values) != 3:
		return 0, errUsage("it takes a rule, an original and a masked value")
	}
	if err := checkFormat(*format); err != nil {
		return 0, err
	}
	v, err := validator.New(nil)
	if err != nil {
		return 0, err
	}
	report := v.Validate(values[1], values[2], values[0])
	if len(report.Issues) == 1 && report.Issues[0].Code == validator.UnknownRule {
		return 0, errors.New("no rule has this name; privet rules lists them")
	}
	if *format == "json" {
		err = printJSON(t.out, report)
	} else {
		err = printIssues(t, report)
	}
	if err != nil {
		return 0, err
	}
	if !report.Valid {
		return exitFound, nil
	}
	return exitDone, nil
}

func printIssues(t *terminal, report validator.Report) error {
	if report.Valid {
		_, err := t.out.Write([]byte("valid\n"))
		return err
	}
	var rows [][]string
	for _, i := range report.Issues {
		rows = append(rows, []string{string(i.Severity), string(i.Code), i.Message})
	}
	return printTable(t.out, "SEVERITY\tCODE\tMESSAGE", rows)
}
