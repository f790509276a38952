package treescan

import (
	"fmt"
	"path"
	"strings"
)

// A rule is a line of a file in the syntax of gitignore(5).
type rule struct {
	parts  []string // of the pattern, between slashes
	keeps  bool     // it begins with an exclamation mark
	folder bool     // it fits folders only
}

// parseRules reads a file in the syntax of gitignore(5). The errors say which lines are no patterns.
func parseRules(text string) (list []rule, errs []error) {
	n := 0
	for line := range strings.Lines(text) {
		n++
		line = strings.TrimRight(line, "\r\n")
		for strings.HasSuffix(line, " ") && !strings.HasSuffix(line, `\ `) {
			line = line[:len(line)-1]
		}
		if line == "" || line[0] == '#' {
			continue
		}
		r := rule{}
		if line[0] == '!' {
			r.keeps, line = true, line[1:]
		}
		if strings.HasSuffix(line, "/") {
			r.folder, line = true, strings.TrimRight(line, "/")
		}
		if line == "" {
			continue
		}
		if !strings.Contains(line, "/") {
			line = "**/" + line // at any depth
		}
		line = strings.ReplaceAll(strings.TrimPrefix(line, "/"), "[!", "[^")
		r.parts = strings.Split(line, "/")
		for _, part := range r.parts {
			if _, err := path.Match(part, ""); err != nil {
				errs = append(errs, fmt.Errorf("line %d is no pattern", n))
				break
			}
		}
		list = append(list, r)
	}
	return list, errs
}

// fits reports whether the rule is about a path, with slashes, below the folder of the file.
func (r *rule) fits(name string, folder bool) bool {
	return (folder || !r.folder) && fitParts(r.parts, strings.Split(name, "/"))
}

// fitParts reports whether the parts of a pattern fit those of a path. Two stars fit any number of
// parts, but one at least at the end.
func fitParts(pattern, name []string) bool {
	for i, p := range pattern {
		if p == "**" {
			if i == len(pattern)-1 {
				return len(name) > 0
			}
			for j := range name {
				if fitParts(pattern[i+1:], name[j:]) {
					return true
				}
			}
			return false
		}
		if len(name) == 0 {
			return false
		}
		if ok, err := path.Match(p, name[0]); err != nil || !ok {
			return false
		}
		name = name[1:]
	}
	return len(name) == 0
}

// A rulesFile is the rules of one file, and the folder that they are about.
type rulesFile struct {
	folder string // with a slash behind it; empty: the base
	list   []rule
}

// lastRule gives the last rule of all files that is about a path, since it counts, and nil if there is none.
func lastRule(files []rulesFile, name string, folder bool) *rule {
	for i := len(files) - 1; i >= 0; i-- {
		inside, ok := strings.CutPrefix(name, files[i].folder)
		if !ok {
			continue
		}
		for j := len(files[i].list) - 1; j >= 0; j-- {
			if r := &files[i].list[j]; r.fits(inside, folder) {
				return r
			}
		}
	}
	return nil
}
