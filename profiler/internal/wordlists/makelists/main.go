// Makelists builds the word lists of the package wordlists from the packages
// that are named in README.md beside it.
//
// Usage:
//
//	go run ./profiler/internal/wordlists/makelists -src DIR -out profiler/internal/wordlists/lists
//	go run ./profiler/internal/wordlists/makelists -hand -out profiler/internal/wordlists/lists
//
// DIR is the folder into which the packages were unpacked. The lists are the
// same byte for byte however often they are built. The second form needs no
// packages: it adds what stands in hand/everyday to the list of common words as it is, and
// hand/organizations.tsv to that of organisations. What has been taken out of there stays
// until all is built.
package main

import (
	"flag"
	"fmt"
	"os"
)

// makers are the lists by name, in the order in which they are made.
var makers = []struct {
	name string
	make func(sources) (*table, error)
}{
	{"given", given},
	{"family", family},
	{"places", places},
	{"countries", countries},
	{"regions", regions},
	{"demonyms", demonyms},
	{"religions", religions},
	{"occupations", occupations},
	{"organizations", organizations},
	{"orgwords", orgwords},
	{"streets", streets},
	{"titles", titles},
	{"common", common},
	{"notnames", notnames},
}

func main() {
	src := flag.String("src", "", "the `folder` with the unpacked sources")
	out := flag.String("out", "", "the `folder` to write the lists to")
	list := flag.String("list", "", "make this `list` only")
	hand := flag.Bool("hand", false, "add what has been written by hand to the lists that are there")
	flag.Parse()
	if *src == "" && !*hand || *out == "" || flag.NArg() > 0 {
		flag.Usage()
		os.Exit(2)
	}
	if *hand {
		if err := more(*out); err != nil {
			fmt.Fprintf(os.Stderr, "makelists: %v\n", err)
			os.Exit(1)
		}
		return
	}
	for _, m := range makers {
		if *list != "" && *list != m.name {
			continue
		}
		t, err := m.make(sources(*src))
		if err == nil {
			err = t.write(*out, m.name)
		}
		if err != nil {
			fmt.Fprintf(os.Stderr, "makelists: %s: %v\n", m.name, err)
			os.Exit(1)
		}
	}
}
