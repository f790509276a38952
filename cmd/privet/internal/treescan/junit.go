package treescan

import (
	"encoding/xml"
	"fmt"
	"io"
	"strings"
)

// The elements of the JUnit report that pipelines read.
type (
	junitSuites struct {
		XMLName  xml.Name     `xml:"testsuites"`
		Name     string       `xml:"name,attr"`
		Tests    int          `xml:"tests,attr"`
		Failures int          `xml:"failures,attr"`
		Errors   int          `xml:"errors,attr"`
		Suites   []junitSuite `xml:"testsuite"`
	}
	junitSuite struct {
		Name     string      `xml:"name,attr"`
		Tests    int         `xml:"tests,attr"`
		Failures int         `xml:"failures,attr"`
		Errors   int         `xml:"errors,attr"`
		Cases    []junitCase `xml:"testcase"`
	}
	junitCase struct {
		Name    string        `xml:"name,attr"`
		Class   string        `xml:"classname,attr"`
		File    string        `xml:"file,attr,omitempty"`
		Line    int           `xml:"line,attr,omitempty"`
		Failure *junitFailure `xml:"failure"`
		Error   *junitFailure `xml:"error"`
	}
	junitFailure struct {
		Message string `xml:"message,attr"`
		Type    string `xml:"type,attr"`
		Text    string `xml:",chardata"`
	}
)

// WriteJUnit writes a report in the form of JUnit: a suite for each file with findings, whose cases fail. A tree
// without findings is one case that passes.
func WriteJUnit(w io.Writer, r *Report) error {
	all := junitSuites{Name: "privet scan"}
	add := func(file string, c junitCase) {
		if n := len(all.Suites); n == 0 || all.Suites[n-1].Name != file {
			all.Suites = append(all.Suites, junitSuite{Name: file})
		}
		s := &all.Suites[len(all.Suites)-1]
		s.Cases = append(s.Cases, c)
		s.Tests++
		all.Tests++
		switch {
		case c.Failure != nil:
			s.Failures++
			all.Failures++
		case c.Error != nil:
			s.Errors++
			all.Errors++
		}
	}
	for _, f := range r.Findings {
		name := printable(f.Name)
		add(name, junitCase{
			Name: fmt.Sprintf("%s at %d:%d", f.Label, f.Line, f.Column), Class: name, File: name, Line: f.Line,
			Failure: &junitFailure{printable(f.Reason), string(f.Level), printable(f.Reason + " " + f.Mend)},
		})
	}
	for _, s := range r.Failed {
		name := printable(s.Path)
		add(name, junitCase{Name: "read", Class: name, File: name, Error: &junitFailure{s.Reason, "unreadable", s.Reason}})
	}
	if all.Tests == 0 {
		add("privet scan", junitCase{Name: fmt.Sprintf("%d files", r.Files), Class: "privet scan"})
	}
	if _, err := io.WriteString(w, xml.Header); err != nil {
		return err
	}
	e := xml.NewEncoder(w)
	e.Indent("", " ")
	if err := e.Encode(all); err != nil {
		return err
	}
	_, err := io.WriteString(w, "\n")
	return err
}

// printable gives s without what XML cannot hold.
func printable(s string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f {
			return '\ufffd'
		}
		return r
	}, strings.ToValidUTF8(s, "\ufffd"))
}
