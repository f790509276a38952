package main

import (
	"context"
	"flag"
	"fmt"
	"strings"
)

// runMan runs privet man. What it prints is made of the commands and their flags, for man(7).
func runMan(_ context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	if err := parseNone(flags, args); err != nil {
		return 0, err
	}
	var b strings.Builder
	fmt.Fprintf(&b, ".TH PRIVET 1 \"\" %s %s\n", quoteRoff("privet "+version()), quoteRoff("Privet"))
	b.WriteString(".SH NAME\nprivet \\- finds personal data, masks it and proves it\n.SH SYNOPSIS\n")
	for i, c := range commands() {
		if i > 0 {
			b.WriteString(".br\n")
		}
		fmt.Fprintf(&b, ".B privet %s\n.RI [ flags ]\n", c.name)
		if c.args != "" {
			b.WriteString(roff(c.args) + "\n")
		}
	}
	b.WriteString(".SH DESCRIPTION\n" + roff("A file named - is standard input or output. Flags may stand before, between and behind "+
		"the arguments. Behind -- everything is an argument, even what begins with a hyphen. Where several files are taken, a folder "+
		"stands for all that is in it.") + "\n.SH COMMANDS\n")
	for _, c := range commands() {
		fmt.Fprintf(&b, ".SS %s\n%s\n", quoteRoff(strings.TrimSpace("privet "+c.name+" "+c.args)), roff(capital(c.summary)+"."))
		for _, f := range flagList(c) {
			fmt.Fprintf(&b, ".TP\n.BI \\-%s", roff(f.name))
			if f.value != "" {
				fmt.Fprintf(&b, " %s", quoteRoff(" "+f.value))
			}
			fmt.Fprintf(&b, "\n%s\n", roff(capital(f.usage)))
		}
	}
	b.WriteString(".SH FILES\n.TP\n.I " + dotfileName + "\n" + roff("Flags of the commands "+strings.Join(dotfileCommands, ", ")+
		", found in the working directory or the nearest folder that it is in: {\"mask\": {\"ids\": \"mask\", \"column\": [\"ref=SSN\"]}}. "+
		"Flags of the command line go before it. Names of files are those in its folder. It may not set -"+
		strings.Join(neverInDotfile, ", -")+".") + "\n.SH EXIT STATUS\n")
	for _, s := range []struct {
		status  int
		meaning string
	}{
		{exitDone, "all is done"},
		{exitFound, "something was found that the command was asked to fail on, or the server may not start"},
		{exitFailed, "misuse or failure"}, {exitPartly, "some files were done and others were not"},
	} {
		fmt.Fprintf(&b, ".TP\n.B %d\n%s\n", s.status, roff(capital(s.meaning)+"."))
	}
	_, err := t.out.Write([]byte(b.String()))
	return exitDone, err
}

// roff gives text as roff reads it: on one line that is no request.
func roff(s string) string {
	s = strings.NewReplacer(`\`, `\e`, "-", `\-`, "\n", " ", "…", "...").Replace(s)
	if strings.HasPrefix(s, ".") || strings.HasPrefix(s, "'") {
		s = `\&` + s
	}
	return s
}

// quoteRoff gives text as one argument of a request.
func quoteRoff(s string) string { return `"` + strings.ReplaceAll(roff(s), `"`, `""`) + `"` }
