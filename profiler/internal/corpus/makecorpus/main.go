// Makecorpus writes labelled sentences as lines of JSON to the standard output.
//
//	go run ./profiler/internal/corpus/makecorpus -n 100000 -part train > train.jsonl
//
// Each line has the keys text, spans, language, template and group; the places of
// the spans are in code points.
package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/privet-go/privet/profiler/internal/corpus"
)

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "makecorpus:", err)
		os.Exit(1)
	}
}

// run writes the sentences that the arguments ask for.
func run(args []string, to io.Writer) error {
	flags := flag.NewFlagSet("makecorpus", flag.ContinueOnError)
	n := flags.Int("n", 1000, "how many `sentences` are written")
	seed := flags.Uint64("seed", 1, "what the sentences depend on")
	part := flags.String("part", "train", "train, calibrate or test")
	languages := flags.String("languages", "", "`codes` with commas between them; none stands for all")
	clean := flags.Bool("clean", false, "leave out the noise")
	single := flags.Bool("single", false, "make each text from one template")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if *n < 1 {
		return errors.New("-n is less than 1")
	}
	opts := corpus.Options{Seed: *seed, Number: *n, Clean: *clean, Single: *single}
	if *languages != "" {
		opts.Languages = strings.Split(*languages, ",")
	}
	var err error
	if opts.Part, err = corpus.ParsePart(*part); err != nil {
		return err
	}
	if err := opts.Check(); err != nil {
		return err
	}
	w := bufio.NewWriter(to)
	var line []byte
	for s := range corpus.Generate(opts) {
		line = corpus.AppendJSON(line[:0], s)
		if _, err := w.Write(line); err != nil {
			return err
		}
	}
	return w.Flush()
}
