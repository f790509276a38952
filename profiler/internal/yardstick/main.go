// Command figures measures how well the profiler finds personal data in texts and
// in columns, and writes the page docs/detection.md.
//
//	go run ./profiler/internal/figures -o docs/detection.md
//
// It measures on the Test parts of package corpus and package tables, which
// nothing is fitted to. Equal arguments and equal packages give an equal page.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"github.com/privet-go/privet/profiler"
)

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "figures:", err)
		os.Exit(1)
	}
}

// run writes the page that the arguments ask for.
func run(args []string, to io.Writer) error {
	flags := flag.NewFlagSet("figures", flag.ContinueOnError)
	out := flags.String("o", "", "the `file` to write instead of the standard output")
	texts := flags.Int("n", 20000, "how many `texts` are made")
	tables := flags.Int("tables", 4000, "how many `tables` are made")
	sample := flags.String("sample", "", "a `file` of labelled texts of others, as privet eval reads it; its section is skipped where there is none")
	programs := flags.String("programs", "", "a `folder` of programs, in which it is counted what is reported; its section is skipped without")
	descriptions := flags.String("descriptions", "", "a `folder` of descriptions of Debian's packages, in which it is counted what is reported; its section is skipped without")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if *texts < 1 || *tables < 1 {
		return errors.New("-n or -tables is less than 1")
	}
	if flags.NArg() > 0 {
		return errors.New("there are arguments behind the flags")
	}
	p, err := profiler.New(nil)
	if err != nil {
		return err
	}
	var page page
	writeHead(&page, *texts, *tables)
	if err := writeTexts(&page, p, *texts); err != nil {
		return err
	}
	writeColumns(&page, p, *tables)
	if err := writeSample(&page, p, *sample); err != nil {
		return err
	}
	if err := writePrograms(&page, p, *programs); err != nil {
		return err
	}
	if err := writeDescriptions(&page, p, *descriptions); err != nil {
		return err
	}
	writeLimits(&page)
	if *out == "" {
		_, err = to.Write(page.Bytes())
		return err
	}
	return os.WriteFile(*out, page.Bytes(), 0o666)
}
