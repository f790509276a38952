package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"github.com/privet-go/privet/internal/measure"
	"github.com/privet-go/privet/profiler"
)

// sampleRules say what the labels of the sample mean. It has one label for what we
// have several for.
var sampleRules = []string{
	"PERSON=PERSON+FIRST_NAME+LAST_NAME",
	"ADDRESS=STREET_ADDRESS+ZIP_CODE",
	"LOCATION=LOCATION+CITY+STATE+COUNTRY+NATIONALITY",
	"DOMAIN_NAME=DOMAIN_NAME+URL",
	"DATE_TIME=DATE_TIME+DOB",
	"PHONE_NUMBER=PHONE_NUMBER+FAX_NUMBER",
	"TITLE=",
}

// writeSample measures the texts of a file, and says so where there is none.
func writeSample(p *page, finder *profiler.Profiler, file string) error {
	p.say("## A sample made by others")
	in, err := os.Open(file)
	if errors.Is(err, fs.ErrNotExist) {
		p.say("Skipped: the file of the sample is not there.")
		return nil
	}
	if err != nil {
		return err
	}
	defer in.Close()
	kinds, err := measure.ParseKinds(sampleRules)
	if err != nil {
		return err
	}
	tally, err := measure.New(&measure.Options{Kinds: kinds})
	if err != nil {
		return err
	}
	differ := 0
	var errs []error
	for text, err := range measure.Texts(in) {
		if err != nil {
			errs = append(errs, err)
			continue
		}
		tally.Text(text.Text, text.Spans, finder.Find(text.Text))
		differ += text.Differ
	}
	if err := errors.Join(errs...); err != nil {
		return fmt.Errorf("the sample: %w", err)
	}
	r := tally.Report()
	p.say(`%d texts in the format of presidio-research, made by others from templates of theirs. The file is not part of this repository; where it is not there, this section is
skipped. It served as a measuring stick while Privet was built, so that it is no blind test. Its texts are rough: towns of one country beside streets of another, small
letters, "nan" for what is missing.`, r.Texts)
	p.say("What its labels mean, as the flag `-map` of `privet eval` has it: `%s`.", strings.Join(sampleRules, ","))
	p.say("What is reported and the sample does not label counts as a false alarm, be it right or not. Spans with a value that is not what stands at their place: %d.", differ)
	p.scores(r, scoreRow("**all**", &r.Total), scoreRow("**any label**", r.AnyLabel))
	p.say("### Calibration of the sample")
	p.calibration(r.Calibration)
	p.say("### False alarms in the sample")
	p.alarms(r.FalseAlarms, mostAlarms)
	return nil
}
