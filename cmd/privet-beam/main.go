// Command privet-beam profiles, masks, validates and assesses a table of any size on the runners of Apache Beam: on this
// machine, or on Dataflow, Flink or Spark by Beam's flags.
//
// It exits with status 0 when all is done, and 2 for misuse and failures.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"
	"unicode/utf8"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/x/beamx"
	"github.com/privet-go/privet/cmd/privet-beam/privetbeam"
)

var (
	input     = flag.String("input", "", "`pattern` of the CSV files of the table, such as 'gs://bucket/people-*.csv'")
	report    = flag.String("report", "", "`folder` for profile.json, risk.json and findings.json")
	out       = flag.String("out", "", "`folder` for the masked files; without it nothing is masked")
	policy    = flag.String("policy", "", "masking policy in JSON, in a `file` of this machine; the keys that it names are those of the workers")
	validate  = flag.Bool("validate", false, "compare what was masked with the original")
	quasi     = flag.String("quasi", "", "`columns`, with commas between them, that people may be known by")
	delimiter = flag.String("delimiter", "", "`character` between fields; without it the first rows tell")
	header    = flag.String("header", "auto", "whether the first row of each file is its header: yes, no or `auto`")
	partSize  = flag.Int64("part-size", privetbeam.DefaultPartSize, "about how many `bytes` of a file are worked on at a time")
)

func main() {
	flag.Parse()
	beam.Init()
	if err := run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "privet-beam:", err)
		os.Exit(2)
	}
}

func run(ctx context.Context) error {
	opts := &privetbeam.Options{PartSize: *partSize, Header: *header == "yes", NoHeader: *header == "no"}
	switch {
	case *input == "" || *report == "":
		return errors.New("-input or -report is missing; -h shows the usage")
	case (*out == "") != (*policy == ""):
		return errors.New("-out goes with -policy")
	case *validate && *out == "":
		return errors.New("-validate goes with -out")
	case !opts.Header && !opts.NoHeader && *header != "auto":
		return errors.New("-header is none of yes, no and auto")
	case utf8.RuneCountInString(*delimiter) > 1:
		return errors.New("-delimiter is more than one character")
	}
	opts.Delimiter, _ = utf8.DecodeRuneInString(*delimiter)
	if *delimiter == "" {
		opts.Delimiter = 0
	}
	table, err := privetbeam.Open(ctx, *input, opts)
	if err != nil {
		return err
	}
	var columns []string
	if *quasi != "" {
		columns = strings.Split(*quasi, ",")
	}
	p, s := beam.NewPipelineWithRoot()
	parts := privetbeam.Split(s, table)
	profile := privetbeam.Profile(s, table, parts)
	privetbeam.Report(s, profile, *report+"/profile.json")
	risk, err := privetbeam.Risk(s, table, parts, profile, columns)
	if err != nil {
		return err
	}
	privetbeam.Report(s, risk, *report+"/risk.json")
	if *out == "" {
		return beamx.Run(ctx, p)
	}
	document, err := os.ReadFile(*policy)
	if err != nil {
		return err
	}
	masked, err := privetbeam.Mask(s, table, parts, profile, document, *out)
	if err != nil {
		return err
	}
	if *validate {
		findings, err := privetbeam.Validate(s, table, masked, profile, document)
		if err != nil {
			return err
		}
		privetbeam.Report(s, findings, *report+"/findings.json")
	}
	return beamx.Run(ctx, p)
}
