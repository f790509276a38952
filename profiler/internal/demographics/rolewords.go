package demographics

import (
	"slices"
	"strings"

	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file is what the rules for names of people and organisations ask of words for jobs and nations.

// Words of words/jobs.txt and words/age.txt.
var (
	YearsAlone = &wordset.WordList{File: "age", Set: "years"}
)

// EndsAsJob reports whether a word ends with one of some endings, and has more letters before it.
func EndsAsJob(word string, ends []string) bool {
	return slices.ContainsFunc(ends, func(end string) bool { return len(word) > len(end)+2 && strings.HasSuffix(word, end) })
}
