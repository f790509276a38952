package main

import (
	"context"
	"errors"
	"flag"

	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/validator"
)

// runValidate runs privet validate: one value, or whole tables.
func runValidate(ctx context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	var f tableFlags
	f.add(flags)
	policy := flags.String("policy", "", "`file` of the policy that was used")
	format := pageFormatFlag(flags)
	values, err := parse(flags, args)
	switch {
	case err != nil:
		return 0, err
	case f.given():
		if len(values) > 0 {
			return 0, errUsage("-original and -masked go with no other arguments")
		}
		return f.run(ctx, t, *format, *policy)
	case f.anything():
		return 0, errUsage("-original is missing")
	case len(values) != 3:
		return 0, errUsage("it takes a rule, an original and a masked value, or -original and -masked")
	}
	if err := checkPageFormat(*format); err != nil {
		return 0, err
	}
	opts := &validator.Options{}
	if *policy != "" {
		p, keys, err := readPolicy(ctx, t, *policy)
		if err != nil {
			return 0, err
		}
		opts.Policy, opts.Keys = p, optionalKeys(p, keys.find)
	}
	v, err := validator.New(opts)
	if err != nil {
		return 0, err
	}
	report := v.Validate(values[0], values[1], values[2])
	if len(report.Issues) == 1 && report.Issues[0].Code == validator.UnknownRule {
		return 0, errors.New("no rule has this name; privet rules lists them")
	}
	if *format == "json" {
		err = printJSON(t.out, report)
	} else {
		err = printIssues(t, *format, report)
	}
	if err != nil {
		return 0, err
	}
	if !report.Valid {
		return exitFound, nil
	}
	return exitDone, nil
}

// optionalKeys returns the keys of a policy if all of them can be found. Checking a
// table works without keys, but shows less.
func optionalKeys(p *masker.Policy, keys func(ref string) ([]byte, error)) func(ref string) ([]byte, error) {
	if _, err := masker.New(&masker.Options{Policy: p, Keys: keys}); err != nil {
		return nil
	}
	return keys
}

func printIssues(t *terminal, format string, report validator.Report) error {
	if report.Valid {
		return printAs(t.out, format, "Privet: validation", []section{{Notes: []string{"valid"}}})
	}
	s := section{Header: []string{"SEVERITY", "CODE", "MESSAGE"}}
	for _, i := range report.Issues {
		s.Rows = append(s.Rows, []string{string(i.Severity), string(i.Code), i.Message})
	}
	return printAs(t.out, format, "Privet: validation", []section{s})
}
