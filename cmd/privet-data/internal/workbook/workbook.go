// Package workbook reads the sheets of workbooks of Excel as tables, and writes workbooks that have their looks and other values.
//
// A masked workbook has the rows, columns and cells of the original with their styles, and nothing else: whatever a workbook has beside
// them, such as comments, formulas, properties and the caches of pivot tables, may tell what the cells have told. Sheets are read and
// written as they stream by, so that their size does not matter.
package workbook

import (
	"archive/zip"
	"errors"
	"io"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/klauspost/compress/flate" // half the time of the standard library's, which is most of what a sheet takes
)

// ErrBroken says that a file is no workbook, is damaged or is encrypted.
var ErrBroken = errors.New("no workbook (.xlsx), a damaged one or one that is encrypted")

// MaxBytes is how many bytes a part of a workbook, such as a sheet, may have after decompression.
const MaxBytes = 8 << 30

// A Book is a workbook that is read. One goroutine reads it.
type Book struct {
	zip     *zip.ReadCloser
	parts   map[string]*zip.File // by names in small letters
	root    string               // the part that names the sheets
	sheets  []sheetOf
	strings *stringTable
	since   bool   // dates are counted from 1904
	isDate  []bool // of styles of cells
	leftOut leavings
}

// A sheetOf is a sheet that the workbook names.
type sheetOf struct {
	name, state string
	part        *zip.File
}

func (s *sheetOf) hidden() bool { return s.state == "hidden" || s.state == "veryHidden" }

// Open opens a workbook.
func Open(name string) (_ *Book, err error) {
	if f, err := os.Open(name); err != nil {
		return nil, err
	} else {
		_ = f.Close()
	}
	z, err := zip.OpenReader(name)
	if err != nil {
		return nil, ErrBroken
	}
	z.RegisterDecompressor(zip.Deflate, flate.NewReader)
	b := &Book{zip: z, parts: map[string]*zip.File{}, leftOut: leavings{}}
	for _, f := range z.File {
		part := strings.ToLower(strings.TrimPrefix(f.Name, "/"))
		if _, twice := b.parts[part]; !twice {
			b.parts[part] = f
		}
	}
	if err := b.read(); err != nil {
		_ = b.Close()
		if errors.Is(err, errSpill) {
			return nil, errSpill
		}
		return nil, ErrBroken
	}
	return b, nil
}

// Close closes the workbook.
func (b *Book) Close() error {
	b.strings.close()
	return b.zip.Close()
}

// Sheets gives the names of the sheets.
func (b *Book) Sheets() []string {
	var names []string
	for _, s := range b.sheets {
		names = append(names, s.name)
	}
	return names
}

// LeftOut says what the workbook has beside its sheets that a copy has not.
func (b *Book) LeftOut() []string { return b.leftOut.list() }

// read reads all but the sheets.
func (b *Book) read() error {
	for _, target := range b.relations("") {
		if target.kind == "officeDocument" {
			b.root = target.part
		}
	}
	relations := b.relations(b.root)
	if err := b.each(b.root, func(s *scanner) error { return b.readRoot(s, relations) }); err != nil {
		return err
	}
	if len(b.sheets) == 0 {
		return ErrBroken
	}
	for _, target := range relations {
		switch target.kind {
		case "styles":
			if err := b.readStyles(target.part); err != nil {
				return err
			}
		case "sharedStrings":
			r, err := b.open(b.parts[strings.ToLower(target.part)])
			if err != nil {
				return err
			}
			b.strings.close()
			b.strings, err = readStrings(r)
			_ = r.Close()
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// readRoot reads an element of the part that names the sheets.
func (b *Book) readRoot(s *scanner, relations map[string]relation) error {
	switch string(s.name) {
	case "workbookPr":
		on := string(s.attr("date1904"))
		b.since = on == "1" || on == "true"
	case "sheet":
		one := sheetOf{state: string(s.attr("state"))}
		name, err := unescape(nil, s.attr("name"))
		if err != nil {
			return err
		}
		one.name = string(decode(name))
		to, ok := relations[string(s.attr("id"))]
		if !ok || to.kind != "worksheet" {
			b.leftOut.add("sheets of charts")
			return nil
		}
		if one.part = b.parts[strings.ToLower(to.part)]; one.part == nil {
			return ErrBroken
		}
		if slices.ContainsFunc(b.sheets, func(other sheetOf) bool { return strings.EqualFold(other.name, one.name) }) {
			return ErrBroken
		}
		b.sheets = append(b.sheets, one)
	default:
		b.leftOut.see(string(s.name))
	}
	return nil
}

// A relation says which part another one refers to.
type relation struct{ kind, part string }

// relations gives the parts that a part refers to, by what it calls them. Without a name it is those of the whole.
func (b *Book) relations(part string) map[string]relation {
	dir, base := path.Split(part)
	found := map[string]relation{}
	_ = b.each(dir+"_rels/"+base+".rels", func(s *scanner) error { // there may be none
		if target, err := unescape(nil, s.attr("Target")); err == nil && string(s.name) == "Relationship" {
			to := string(target)
			if !strings.HasPrefix(to, "/") {
				to = path.Join("/"+dir, to)
			}
			found[string(s.attr("Id"))] = relation{path.Base(string(s.attr("Type"))), path.Clean(to)[1:]}
		}
		return nil
	})
	return found
}

// each calls do for each start tag of a part.
func (b *Book) each(part string, do func(*scanner) error) error {
	f := b.parts[strings.ToLower(part)]
	if f == nil {
		return ErrBroken
	}
	r, err := b.open(f)
	if err != nil {
		return err
	}
	defer r.Close()
	for s := newScanner(r); ; {
		if err := s.next(); err == io.EOF {
			return nil
		} else if err != nil {
			return err
		}
		if s.kind == startTag {
			if err := do(s); err != nil {
				return err
			}
		}
	}
}

// open opens a part.
func (b *Book) open(f *zip.File) (io.ReadCloser, error) {
	if f == nil || f.UncompressedSize64 > MaxBytes {
		return nil, ErrBroken
	}
	r, err := f.Open() // which reads no more than the size that the file tells
	if err != nil {
		return nil, ErrBroken
	}
	return part{r}, nil
}

// A part is read with ErrBroken in the place of other errors.
type part struct{ io.ReadCloser }

func (p part) Read(b []byte) (int, error) {
	n, err := p.ReadCloser.Read(b)
	if err != nil && err != io.EOF {
		err = ErrBroken
	}
	return n, err
}

// readStyles learns which styles of cells show days or times.
func (b *Book) readStyles(part string) error {
	formats := map[int]bool{}
	inCells := false
	return b.each(part, func(s *scanner) error {
		switch string(s.name) {
		case "numFmt":
			code, err := unescape(nil, s.attr("formatCode"))
			if err != nil {
				return err
			}
			formats[number(s.attr("numFmtId"))] = isDateFormat(string(code))
		case "cellXfs":
			inCells = true
		case "xf":
			if inCells {
				n := number(s.attr("numFmtId"))
				is, own := formats[n]
				b.isDate = append(b.isDate, is || !own && isDateNumber(n))
			}
		case "cellStyles", "dxfs", "tableStyles", "colors", "extLst":
			inCells = false
		}
		return nil
	})
}

// number reads a number of an attribute; one that is missing or wrong is 0.
func number(text []byte) int {
	n, _ := strconv.Atoi(string(text))
	return n
}

// isDateNumber reports whether a format that all workbooks have shows days or hours.
func isDateNumber(n int) bool {
	return 14 <= n && n <= 22 || 27 <= n && n <= 36 || 45 <= n && n <= 47 || 50 <= n && n <= 58
}

// isDateFormat reports whether a format of numbers shows days or hours.
func isDateFormat(format string) bool {
	quoted, bracketed := false, false
	for i := 0; i < len(format); i++ {
		switch c := format[i]; {
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '\\' || c == '_' || c == '*':
			i++
		case c == '[':
			bracketed = true
		case c == ']':
			bracketed = false
		case bracketed:
		case strings.IndexByte("dmyhsDMYHS", c) >= 0:
			return true
		}
	}
	return false
}

// Leavings are what a copy has not, in words.
type leavings map[string]bool

// leftWords says what elements are in which a copy lacks something.
var leftWords = map[string]string{
	"f": "formulas", "legacyDrawing": "comments", "drawing": "pictures and charts", "picture": "pictures and charts", "oleObjects": "objects",
	"controls": "controls", "tableParts": "tables", "hyperlinks": "links", "dataValidations": "checks of what is typed",
	"conditionalFormatting": "conditional formats", "headerFooter": "headers and footers of pages", "legacyDrawingHF": "headers and footers of pages",
	"scenarios": "scenarios", "sheetProtection": "protection", "protectedRanges": "protection", "filterColumn": "conditions of filters",
	"definedName": "names of ranges", "externalReference": "links to other workbooks", "pivotCache": "pivot tables", "workbookProtection": "protection",
}

func (l leavings) see(element string) {
	if word := leftWords[element]; l != nil && word != "" {
		l.add(word)
	}
}

func (l leavings) add(word string) { l[word] = true }

func (l leavings) list() []string {
	var words []string
	for w := range l {
		words = append(words, w)
	}
	slices.Sort(words)
	return words
}
