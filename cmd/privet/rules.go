package main

import (
	"context"
	"errors"
	"flag"
	"fmt"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// A ruleInfo is what privet rules prints about one label.
type ruleInfo struct {
	Label       privet.Label    `json:"label"`
	Code        string          `json:"code"`
	Aliases     []string        `json:"aliases"`
	Category    privet.Category `json:"category"`
	Doc         string          `json:"doc"`
	Mask        string          `json:"mask,omitempty"` // what the default rule leaves to be seen
	Recognizers []string        `json:"recognizers"`    // names
}

// runRules runs privet rules.
func runRules(_ context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	format := pageFormatFlag(flags)
	names, err := parse(flags, args)
	if err != nil {
		return 0, err
	}
	if err := checkPageFormat(*format); err != nil {
		return 0, err
	}
	wanted := map[privet.Label]bool{}
	var errs []error
	for i, name := range names {
		l, err := privet.ParseLabel(name)
		if err != nil {
			errs = append(errs, fmt.Errorf("argument %d: %w", i+1, err))
		}
		wanted[l] = true
	}
	if errs != nil {
		return 0, errors.Join(errs...)
	}
	masks := map[privet.Label]string{}
	for l, doc := range masker.Rules() {
		masks[l] = doc
	}
	recognizers := map[privet.Label][]string{}
	for _, r := range profiler.Recognizers() {
		recognizers[r.Label] = append(recognizers[r.Label], r.Name)
	}
	infos := []ruleInfo{}
	for l := range privet.Labels() {
		if len(wanted) > 0 && !wanted[l] {
			continue
		}
		info := ruleInfo{l, l.Code(), l.Aliases(), l.Category(), l.Doc(), masks[l], recognizers[l]}
		if info.Aliases == nil {
			info.Aliases = []string{}
		}
		if info.Recognizers == nil {
			info.Recognizers = []string{}
		}
		infos = append(infos, info)
	}
	if *format == "json" {
		return exitDone, printJSON(t.out, infos)
	}
	s := section{Header: []string{"LABEL", "CATEGORY", "WHAT IT IS", "WHAT ITS RULE LEAVES TO BE SEEN"}}
	for _, i := range infos {
		s.Rows = append(s.Rows, []string{string(i.Label), string(i.Category), i.Doc, i.Mask})
	}
	return exitDone, printAs(t.out, *format, "Privet: rules", []section{s})
}
