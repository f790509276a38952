package treescan

import (
	"bufio"
	"bytes"
	"cmp"
	"compress/gzip"
	"context"
	"io"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/privet-go/privet"
)

// A work is the look at one file.
type work struct {
	*scanner
	file treeFile

	findings  []Finding
	count     map[privet.Label]int // of findings, beside columns
	allowed   int
	badAllows []int // lines of comments that allow nothing
	isBinary  bool
	isCredits bool // the file is there to name its makers
	isText    bool // the file holds what a program says in a language
	isTest    bool // the file is a test or an example
	isDoc     bool // the file explains something
	isTabbed  bool // its lines are cells with tabs between, although it is no table
}

// mostOfLabel is how many findings of a label in one file stand by themselves. The last of them counts the others.
const mostOfLabel = 200

// add adds a finding.
func (w *work) add(f Finding) {
	if f.TableColumn != "" {
		w.findings = append(w.findings, f)
		return
	}
	if w.count[f.Label]++; w.count[f.Label] <= mostOfLabel {
		w.findings = append(w.findings, f)
		return
	}
	for i := len(w.findings) - 1; i >= 0; i-- {
		if last := &w.findings[i]; last.Label == f.Label && last.TableColumn == "" {
			last.Values++
			last.finish("")
			return
		}
	}
}

// held gives a work on the same file whose findings are not yet those of this one.
func (w *work) held() *work {
	return &work{scanner: w.scanner, file: w.file, count: map[privet.Label]int{}, isCredits: w.isCredits, isText: w.isText, isTest: w.isTest, isDoc: w.isDoc}
}

// take adds the findings that were held.
func (w *work) take(held *work) {
	w.findings, w.count, w.allowed, w.badAllows = held.findings, held.count, w.allowed+held.allowed, append(w.badAllows, held.badAllows...)
}

// wants reports whether a finding is of a label that counts, and sure enough.
func (w *work) wants(f privet.Finding) bool {
	if f.Confidence < w.opts.MinConfidence {
		return false
	}
	if w.labels != nil {
		return w.labels[f.Label]
	}
	return kindOf(f.Label) != nothing
}

// look looks at the file.
func (w *work) look(ctx context.Context) error {
	f, err := os.Open(w.file.path)
	if err != nil {
		return nameless(err)
	}
	defer f.Close()
	r := bufio.NewReaderSize(f, headSize)
	head, err := r.Peek(headSize)
	if err != nil && err != io.EOF {
		return nameless(err)
	}
	w.isCredits, w.isText = isCreditsFile(w.file.name), isAmong(w.file.name, translations())
	w.isTest, w.isDoc = isAmong(w.file.name, tests()), isAmong(path.Join(filepath.Base(w.file.base.folder), strings.TrimSuffix(w.file.name, ".gz")), docs())
	spans := w.file.base.changed[w.file.name]
	format, zipped := formatOf(w.file.name), bytes.HasPrefix(head, []byte(gzipMagic))
	if w.isBinary = isBinary(head) && !(zipped && format != formatSource); w.isBinary {
		return nil
	}
	if zipped {
		spans = nil // of something compressed nobody knows which lines changed
	}
	if format == formatTable {
		// What cannot be read as a table is a text.
		if err := w.lookAtTable(ctx, spans); err == nil || ctx.Err() != nil {
			return cmp.Or(ctx.Err(), err)
		}
		w.isTabbed = isDelimited(w.file.name)
	}
	src := io.Reader(r)
	if zipped {
		if src, err = gzip.NewReader(r); err != nil {
			return err
		}
	}
	isData := format != formatSource
	if spans == nil {
		return nameless(w.texts(ctx, src, isData))
	}
	whole, err := io.ReadAll(r)
	if err != nil {
		return nameless(err)
	}
	return w.changedTexts(ctx, string(whole), spans, isData)
}

// mostJudged is how many bytes a file has at most that is judged whole because some of its lines changed.
const mostJudged = 4 << 20

// lookAtTable judges the file as a table, in which all values count or those in lines that changed. Of a large one only these lines are read, under
// its first.
func (w *work) lookAtTable(ctx context.Context, spans []span) error {
	file := &tableFile{open: func() (io.ReadCloser, error) { return os.Open(w.file.path) }, only: spans}
	if spans == nil || w.file.size <= mostJudged {
		return w.table(ctx, file)
	}
	if !isDelimited(w.file.name) {
		return errNoTable
	}
	whole, err := os.ReadFile(w.file.path)
	if err != nil {
		return nameless(err)
	}
	var part strings.Builder
	n := 0
	for line := range strings.Lines(string(whole)) {
		if n++; n == 1 || touches(spans, n, n) {
			part.WriteString(line)
			file.lines = append(file.lines, n)
		}
	}
	file.open = func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(part.String())), nil }
	return w.table(ctx, file)
}

const (
	headSize  = 8 << 10
	gzipMagic = "\x1f\x8b"
)

// isBinary reports whether a file that begins so is no text.
func isBinary(head []byte) bool {
	return bytes.IndexByte(head, 0) >= 0 || bytes.HasPrefix(head, []byte(gzipMagic)) || bytes.HasPrefix(head, []byte("%PDF-"))
}

// What the extension of a file says about what is in it.
const (
	formatSource = iota
	formatTable  // it may be one
	formatData   // texts, records and settings
)

func formatOf(name string) int {
	ext := strings.ToLower(path.Ext(strings.TrimSuffix(name, ".gz")))
	switch ext {
	case ".csv", ".tsv", ".psv", ".tab", ".json", ".ndjson", ".jsonl", ".sql":
		return formatTable
	case ".txt", ".log", ".md", ".html", ".htm", ".xml", ".yaml", ".yml", ".toml", ".ini", ".env", ".properties", ".vcf", ".ics", ".eml", ".hl7":
		return formatData
	}
	return formatSource
}

// isDelimited reports whether the lines of a file are the rows of a table below a header.
func isDelimited(name string) bool {
	switch strings.ToLower(path.Ext(name)) {
	case ".csv", ".tsv", ".psv", ".tab":
		return true
	}
	return false
}
