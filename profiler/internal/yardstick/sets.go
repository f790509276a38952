package main

import (
	"bufio"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"
)

// longestJoined is the length in bytes of the longest text that the sentences of a
// document are joined to.
const longestJoined = 4 << 10

// A span is a place that somebody has labelled, in code points.
type span struct {
	label      string
	start, end int
}

// A text is what Find is given at once, and what is labelled in it.
type text struct {
	text  string
	spans []span
}

// A set is a file of labelled texts.
type set struct {
	name      string
	sentences int // that are in texts
	texts     []text
	labels    map[string]bool // that occur anywhere in the file
}

// A row is a line of a file. It also takes the names of fields that
// presidio-research writes.
type row struct {
	Text       string   `json:"text"`
	FullText   string   `json:"full_text"`
	Doc, Split string   // "": there is none
	Spans      []labels `json:"spans"`
}

type labels struct {
	Label  string `json:"label"`
	Entity string `json:"entity_type"`
	Start  *int   `json:"start"`
	Start2 *int   `json:"start_position"`
	End    *int   `json:"end"`
	End2   *int   `json:"end_position"`
}

// readSet reads a set and takes most of its sentences at most, spread over the file,
// or all if most is 0. A row of a split that is not dev tells the labels of the set
// and is not taken. Errors have no data in them.
func readSet(file string, most int) (*set, error) {
	s := &set{name: setName(file), labels: map[string]bool{}}
	var rows []row
	err := eachRow(file, func(r *row) error {
		for _, l := range r.Spans {
			s.labels[l.Label] = true
		}
		if r.Split == "" || r.Split == "dev" {
			rows = append(rows, *r)
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("the set %s: %w", s.name, err)
	}
	s.take(rows, most)
	return s, nil
}

// setName is the name of a file without its folder and its endings.
func setName(file string) string {
	name, _, _ := strings.Cut(filepath.Base(file), ".json")
	return name
}

// take chooses whole documents, and sentences that are in none, so that what is
// taken is spread over the rows.
func (s *set) take(rows []row, most int) {
	if most == 0 || most > len(rows) {
		most = len(rows)
	}
	for i := 0; i < len(rows) && s.sentences < most; {
		n := 1
		for rows[i].Doc != "" && i+n < len(rows) && rows[i+n].Doc == rows[i].Doc {
			n++
		}
		if s.sentences*len(rows) <= i*most {
			s.join(rows[i : i+min(n, most-s.sentences)])
		}
		i += n
	}
}

// join adds the sentences of one document.
func (s *set) join(rows []row) {
	var b strings.Builder
	var spans []span
	points := 0
	end := func() {
		if b.Len() > 0 {
			s.texts = append(s.texts, text{b.String(), spans})
		}
		b.Reset()
		spans, points = nil, 0
	}
	for _, r := range rows {
		if b.Len()+1+len(r.Text) > longestJoined {
			end()
		}
		if b.Len() > 0 {
			b.WriteByte('\n')
			points++
		}
		for _, l := range r.Spans {
			spans = append(spans, span{l.Label, points + *l.Start, points + *l.End})
		}
		b.WriteString(r.Text)
		points += utf8.RuneCountInString(r.Text)
		s.sentences++
	}
	end()
}

// eachRow calls f for each row of a file, which is one JSON object a line or one
// array of them, and may be compressed by gzip.
func eachRow(file string, f func(*row) error) error {
	in, err := os.Open(file)
	if err != nil {
		return pathless(err)
	}
	defer in.Close()
	var r io.Reader = in
	if strings.HasSuffix(file, ".gz") {
		if r, err = gzip.NewReader(in); err != nil {
			return err
		}
	}
	buffered := bufio.NewReaderSize(r, 64<<10)
	d := json.NewDecoder(buffered)
	if first, err := buffered.Peek(1); err == nil && first[0] == '[' {
		_, _ = d.Token()
	}
	for n := 1; d.More(); n++ {
		var r row
		if err := d.Decode(&r); err != nil {
			return fmt.Errorf("row %d is not valid", n)
		}
		if err := r.settle(); err != nil {
			return fmt.Errorf("row %d: %w", n, err)
		}
		if err := f(&r); err != nil {
			return err
		}
	}
	return nil
}

// settle makes the fields of presidio-research ours and checks the places.
func (r *row) settle() error {
	if r.Text == "" {
		r.Text = r.FullText
	}
	points := -1
	for i := range r.Spans {
		l := &r.Spans[i]
		if l.Label == "" {
			l.Label = l.Entity
		}
		if l.Start == nil {
			l.Start, l.End = l.Start2, l.End2
		}
		if points < 0 {
			points = utf8.RuneCountInString(r.Text)
		}
		if l.Start == nil || l.End == nil || *l.Start < 0 || *l.Start >= *l.End || *l.End > points {
			return errors.New("a span does not lie in the text")
		}
	}
	return nil
}

// pathless is err without the path of the file.
func pathless(err error) error {
	var at *os.PathError
	if errors.As(err, &at) {
		return at.Err
	}
	return err
}

// The groups of sets that are told apart.
const (
	groupTweets  = "tweets and posts"
	groupSpecial = "courts, clinics, old print"
	groupNouns   = "proper nouns without kinds"
	groupFiles   = "your files"
	groupOther   = "others"
)

// groups are the groups of languages, in the order of the page.
var groups = []struct {
	name      string
	languages string
}{
	{"English, edited", "en"},
	{"German", "de"},
	{"Spanish, French, Portuguese, Dutch, Scandinavian", "es fr pt nl sv da nb nn"},
	{"Slavic and Baltic", "hr sr sk sl ru be cs uk pl lv lt"},
	{"Finnish, Estonian, Hungarian", "fi et hu"},
	{"Turkish, Kazakh", "tr kk"},
	{"Chinese, Japanese, Korean", "zh ja ko"},
	{"Arabic, Persian, Hebrew, Indonesian", "ar fa he id"},
	{"Indic, Thai", "hi bn ne th"},
	{groupOther, ""},
	{groupTweets, ""},
	{groupSpecial, ""},
	{groupNouns, ""},
	{groupFiles, ""},
}

// A convention is what is peculiar to a set.
type convention struct {
	group  string   // "": that of its language
	never  []string // labels that occur in it, but which it does not annotate as others do
	titles bool     // titles are part of its names
}

// parted are the conventions of treebanks that tell the kind of each word. Names of
// organisations are only in part marked in them.
var parted = convention{never: []string{"ORGANIZATION"}}

// conventions are by the names of sets, as the README beside them tells them.
var conventions = map[string]convention{
	"be-hse": parted, "cs-cac": parted, "hy-ud": parted, "hy-bsut": parted, "hyw-ud": parted, "ka-glc": parted, "ru-taiga": parted, "uk-parlamint": parted,
	"en-btc": {group: groupTweets}, "en-tweebank": {group: groupTweets}, "en-wnut17": {group: groupTweets}, "fa-parstwiner": {group: groupTweets},
	"de-mobie":       {group: groupTweets, never: []string{"JOB"}},
	"de-ler":         {group: groupSpecial, never: []string{"ADDRESS"}},
	"pt-lener":       {group: groupSpecial},
	"es-meddocan":    {group: groupSpecial, never: []string{"JOB"}},
	"nl-europeana":   {group: groupSpecial, titles: true},
	"fr-directories": {group: groupSpecial},
	"es-ancora":      {never: []string{"DATE"}},
	"en-litbank":     {titles: true}, "fr-litbank": {titles: true}, "ro-ronec": {titles: true}, "th-thainer": {titles: true}, "hi-hiner": {titles: true},
}

// onlyNouns reports whether the set marks proper nouns and does not tell their kinds.
func (s *set) onlyNouns() bool { return strings.HasSuffix(s.name, "-propn") }

// language is the code that the name of a set begins with.
func (s *set) language() string {
	code, _, _ := strings.Cut(s.name, "-")
	return code
}

// group is that of a set of the folder of names.
func (s *set) group() string {
	if s.onlyNouns() {
		return groupNouns
	}
	if g := conventions[s.name].group; g != "" {
		return g
	}
	for _, g := range groups {
		if slices.Contains(strings.Fields(g.languages), s.language()) {
			return g.name
		}
	}
	return groupOther
}
