package tabular

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/layout"
	"github.com/privet-go/privet/internal/tabular/mail"
	"github.com/privet-go/privet/internal/tabular/markup"
	"github.com/privet-go/privet/internal/tabular/sql"
)

// This file tells the format of a file from its first bytes, and holds the name of
// the file to it.

// foreign are formats that are not read. What they hold would be passed on unseen
// if it were taken for text, so that they are refused by their names.
var foreign = []struct {
	name       string
	magic      []string // of which the file begins with one
	extensions string   // with a space before and behind each
}{
	{"UTF-32", []string{"\xff\xfe\x00\x00", "\x00\x00\xfe\xff"}, ""},
	{"UTF-16", []string{"\xff\xfe", "\xfe\xff"}, ""},
	{"XLSX", nil, " .xlsx .xlsm "},
	{"DOCX", nil, " .docx "},
	{"ZIP", []string{"PK\x03\x04", "PK\x05\x06"}, " .zip "},
	{"Parquet", []string{"PAR1"}, " .parquet "},
	{"XLS", []string{"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"}, " .xls .doc "},
	{"Avro", []string{"Obj\x01"}, " .avro "},
	{"ORC", []string{"ORC\n", "ORC\x08", "ORC\x0a"}, " .orc "},
	{"SQLite", []string{"SQLite format 3\x00"}, " .sqlite .db "},
	{"PDF", []string{"%PDF-"}, " .pdf "},
	{"Zstandard", []string{"\x28\xb5\x2f\xfd"}, " .zst "},
	{"bzip2", []string{"BZh91AY&SY"}, " .bz2 "},
	{"xz", []string{"\xfd7zXZ\x00"}, " .xz "},
	{"PNG", []string{"\x89PNG\r\n"}, " .png "},
	{"JPEG", []string{"\xff\xd8\xff"}, " .jpg .jpeg "},
	{"gzip in gzip", []string{gzipMagic}, ""},
}

// foreignName gives the name of a format that is not read, or "".
func foreignName(head string) string {
	for _, f := range foreign {
		for _, m := range f.magic {
			if !strings.HasPrefix(head, m) {
				continue
			}
			if f.name == "ZIP" {
				switch {
				case strings.Contains(head, "xl/"):
					return "XLSX"
				case strings.Contains(head, "word/"):
					return "DOCX"
				}
			}
			return f.name
		}
	}
	// Where half or more of the bytes are zero at odd places or at even ones,
	// two or four bytes make a character.
	const sniffed = 1024
	var zeros [4]int
	n := min(len(head), sniffed)
	for i := range n {
		if head[i] == 0 {
			zeros[i%4]++
		}
	}
	even, odd := zeros[0]+zeros[2], zeros[1]+zeros[3]
	switch {
	case even+odd == 0 || n < 4:
		return ""
	case n >= 8 && 4*(even+odd) >= 3*(n-3):
		return "UTF-32"
	case odd >= n/4 && even == 0 || even >= n/4 && odd == 0:
		return "UTF-16"
	case 16*(even+odd) > n || hasControls(head[:n]):
		return "a binary format"
	}
	return "" // and whoever reads on says where the NUL byte is
}

// hasControls reports whether there are characters in s that texts do not have,
// besides NUL.
func hasControls(s string) bool {
	for i := range len(s) {
		if c := s[i]; c < ' ' && c != 0 && !('\t' <= c && c <= '\r') && c != 0x1b {
			return true
		}
	}
	return false
}

// tell gives the format of a file that begins like head. The format that is wanted,
// if any, comes before what the name of the file says.
func tell(head string, whole, zipped bool, wanted *Format, opts *Options) (*Format, error) {
	extension := strings.ToLower(opts.Name)
	if base := strings.TrimSuffix(extension, ".gz"); base != extension {
		if !zipped && wanted == nil {
			return nil, fmt.Errorf("%w: the name says gzip", ErrFormatMismatch)
		}
		extension = base
	}
	// Names of folders have no say.
	extension = extension[strings.LastIndexAny(extension, `/\`)+1:]
	name := extension
	if i := strings.LastIndexByte(extension, '.'); i >= 0 {
		extension = extension[i:]
	} else {
		extension = ""
	}

	for _, f := range opts.Formats {
		if wanted == f || wanted == nil && f.Holds != nil && f.Holds(head, whole) {
			return f, nil
		}
	}
	if name := foreignName(head); name != "" {
		return nil, fmt.Errorf("%w: the content is %s", ErrUnsupported, name)
	}
	if wanted != nil {
		return wanted, nil
	}
	var named *Format
	for _, f := range append(opts.Formats[:len(opts.Formats):len(opts.Formats)], builtIn()...) {
		for _, e := range f.Extensions {
			if named == nil && e == extension {
				named = f
			}
		}
	}
	if named == nil {
		named = namedFormat(name)
	}
	if named == &layout.INI && !layout.HasEntries(head) {
		named = &textFormat
	}
	if named != nil && named.Holds == nil && slices.Contains(opts.Formats, named) {
		return named, nil // it has nothing else to be told by
	}
	for _, f := range foreign {
		if extension != "" && strings.Contains(f.extensions, " "+extension+" ") {
			return nil, fmt.Errorf("%w: the name says %s, and the content is not", ErrFormatMismatch, f.name)
		}
	}
	if f := segmentFormat(head); f != nil && !isJSON(named) {
		return f, nil
	}
	if named == &sql.Format || named == nil && sql.Holds(head) {
		return &sql.Format, nil
	}
	if named == &mail.Format || (named == nil || named == &textFormat) && mail.Holds(head, whole) {
		return &mail.Format, nil
	}
	if (named == nil || named == &textFormat || named == &csvFormat) && layout.IsExpanded(head) {
		return &layout.Expanded, nil
	}
	if (named == nil || named == &textFormat && strings.HasSuffix(extension, tableText)) && !looksLikeLog(head) && layout.AreRecords(head, whole, opts) {
		return &layout.Expanded, nil
	}
	content, sure := markup.Tell(head, whole)
	if content == nil {
		content, sure = tellText(head, whole)
	}
	mayBeFixed := named == nil || named == &csvFormat || named == &layout.Fixed || named == &textFormat && strings.HasSuffix(extension, tableText)
	if mayBeFixed && opts.Delimiter == 0 && !sure && !looksLikeLog(head) && !isParted(head, whole) && layout.IsFixed(head, whole, opts) {
		return &layout.Fixed, nil
	}
	switch {
	case named == &layout.Fixed:
		return content, nil // without names nobody knows where columns are
	case named == nil:
		if f := tellLines(head, whole); f != nil && !((isJSON(content) || isMarkup(content)) && sure) {
			return f, nil
		}
		return content, nil
	case isJSON(named) && isJSON(content):
		return content, nil // whether there is one value or more is plain to see
	case isLaidOut(named) && isJSON(content) && sure:
		return content, nil
	case isMarkup(named) && isMarkup(content):
		if named == &markup.HTML || !sure {
			return named, nil
		}
		return content, nil
	case named == &textFormat && (isJSON(content) && sure || content == &markup.HTML && sure ||
		content == &markup.XML && sure && markup.IsWholeXML(head, whole)):
		return content, nil // logs are JSON often, and better masked as what they are
	case named == &textFormat && strings.HasSuffix(extension, tableText) && !isJSON(content) && !isMarkup(content) && isTable(head, !whole, opts):
		return content, nil
	case isJSON(named), named == &textFormat, isLaidOut(named), named == &markup.HTML && !(isJSON(content) && sure),
		named == &markup.XML && markup.MayBeXML(head):
		return named, nil // and its Reader says where it is not so
	case (isJSON(content) || isMarkup(content)) && sure:
		return nil, fmt.Errorf("%w: the name says %s, and the content is %s", ErrFormatMismatch, named.Name, content.Name)
	case named == &csvFormat && content == &tsvFormat:
		return content, nil
	case named == &tsvFormat && content == &csvFormat && opts.Delimiter == 0 && isTable(head, !whole, opts):
		return content, nil // with semicolons, most often
	case named == &csvFormat, named == &tsvFormat:
		return named, nil
	}
	return nil, fmt.Errorf("%w: the name says %s, and the content is not", ErrFormatMismatch, named.Name)
}

// tableText ends the names of texts that may be tables as well.
const tableText = ".txt"

func isJSON(f *Format) bool { return f == &jsonFormat || f == &ndjsonFormat }

func isMarkup(f *Format) bool { return f == &markup.XML || f == &markup.HTML }

// tellText tells formats of text apart. What is not sure is that it is JSON: that
// a text begins with bracket and a number does not say much.
func tellText(head string, whole bool) (f *Format, sure bool) {
	head = strings.TrimPrefix(head, block.ByteOrderMark)
	start := strings.TrimLeft(head, " \t\r\n")
	if start != "" && (start[0] == '{' || start[0] == '[') {
		values, tokens, err := countValues(head, whole)
		inside := strings.TrimLeft(start[1:], " \t\r\n")
		sure = inside != "" && (start[0] == '{' && (inside[0] == '"' || inside[0] == '}') ||
			start[0] == '[' && (inside[0] == '"' || inside[0] == '{' || inside[0] == ']'))
		// A table may begin with a brace in a name. Text that is JSON for some
		// tokens and then goes wrong is taken for JSON that is broken.
		if sure && tokens >= 2 || err == nil {
			if values > 1 {
				return &ndjsonFormat, sure
			}
			return &jsonFormat, sure
		}
	}
	if !utf8.ValidString(head) || head == "" {
		return &csvFormat, false
	}
	if s := sniffSplitter(head, !whole, DefaultMaxField); s.delimiter == "\t" {
		return &tsvFormat, false
	}
	return &csvFormat, false
}
