package workbook

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/klauspost/compress/flate"

	"github.com/privet-go/privet/masker/rows"
)

// maxText is how many characters a cell has at most.
const maxText = 32767

var (
	errLong = errors.New("what is masked is longer than a cell of a workbook may be")
	errRows = errors.New("there are other rows than the sheet has")
)

// A Writer makes a workbook that looks as another one does.
type Writer struct {
	book     *Book
	zip      *zip.Writer
	personal func(string) bool
	names    []string // of sheets so far
}

// The names of parts and of what they are.
const (
	xmlHead   = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` + "\n"
	schemas   = "http://schemas.openxmlformats.org/"
	mainSpace = schemas + "spreadsheetml/2006/main"
	drawing   = schemas + "drawingml/2006/main"
	relations = schemas + "officeDocument/2006/relationships"
	types2006 = "application/vnd.openxmlformats-officedocument."
	sheetPart = "xl/worksheets/sheet%d.xml"
	stylePart = "xl/styles.xml"
	themePart = "xl/theme/theme1.xml"
)

// NewWriter makes a Writer. Formats of numbers of which personal says that they hold something personal are left out.
func NewWriter(dst io.Writer, book *Book, personal func(string) bool) (*Writer, error) {
	w := &Writer{book: book, zip: zip.NewWriter(dst), personal: personal}
	w.zip.RegisterCompressor(zip.Deflate, func(dst io.Writer) (io.WriteCloser, error) { return flate.NewWriter(dst, 3) })
	styles, theme := "", ""
	for _, to := range book.relations(book.root) {
		switch to.kind {
		case "styles":
			styles = to.part
		case "theme":
			theme = to.part
		}
	}
	var kinds, links strings.Builder
	kind := func(part, is string) {
		fmt.Fprintf(&kinds, `<Override PartName="/%s" ContentType="%s%s+xml"/>`, part, types2006, is)
	}
	link := func(id int, is, part string) {
		fmt.Fprintf(&links, `<Relationship Id="rId%d" Type="%s/%s" Target="/%s"/>`, id, relations, is, part)
	}
	kind("xl/workbook.xml", "spreadsheetml.sheet.main")
	for i := range book.sheets {
		part := fmt.Sprintf(sheetPart, i+1)
		kind(part, "spreadsheetml.worksheet")
		link(i+1, "worksheet", part)
	}
	if styles != "" {
		kind(stylePart, "spreadsheetml.styles")
		link(len(book.sheets)+1, "styles", stylePart)
	}
	if theme != "" {
		kind(themePart, "theme")
		link(len(book.sheets)+2, "theme", themePart)
	}
	const packages = schemas + "package/2006/"
	for _, part := range [][2]string{
		{"[Content_Types].xml", `<Types xmlns="` + packages + `content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.` +
			`relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>` + kinds.String() + `</Types>`},
		{"_rels/.rels", `<Relationships xmlns="` + packages + `relationships"><Relationship Id="rId1" Type="` + relations +
			`/officeDocument" Target="/xl/workbook.xml"/></Relationships>`},
		{"xl/_rels/workbook.xml.rels", `<Relationships xmlns="` + packages + `relationships">` + links.String() + `</Relationships>`},
	} {
		if err := w.part(part[0], part[1]); err != nil {
			return nil, err
		}
	}
	if styles != "" {
		if err := w.filtered(stylePart, styles, "styleSheet", mainSpace, styleParts); err != nil {
			return nil, err
		}
	}
	if theme != "" {
		return w, w.filtered(themePart, theme, "theme", drawing, themeParts)
	}
	return w, nil
}

// part writes a part.
func (w *Writer) part(name, text string) error {
	to, err := w.zip.Create(name)
	if err == nil {
		_, err = io.WriteString(to, xmlHead+text)
	}
	return err
}

// filtered writes a part of which the elements below the root are those that keep lets through, with what is in them.
func (w *Writer) filtered(name, from, root, space string, keep map[string]bool) error {
	r, err := w.book.open(w.book.parts[strings.ToLower(from)])
	if err != nil {
		return err
	}
	defer r.Close()
	to, err := w.zip.Create(name)
	if err != nil {
		return err
	}
	f := &filter{scanner: newScanner(r), keep: keep, personal: w.personal, out: []byte(xmlHead + "<" + root + ` xmlns="` + space + `"`)}
	if root == "theme" {
		f.out = append(f.out, ` name="Theme"`...)
	}
	f.out = append(f.out, '>')
	for {
		err := f.next()
		if err == io.EOF {
			break
		}
		if err != nil {
			return ErrBroken
		}
		if f.kind == startTag && string(f.name) != root {
			if err := f.element(); err != nil {
				return broken(err)
			}
		}
	}
	if _, err := to.Write(append(append(append(f.out, "</"...), root...), '>')); err != nil {
		return err
	}
	return nil
}

// The elements of parts that a copy has, with those that are in them but for lists of extensions.
var (
	styleParts = set("numFmts fonts fills borders cellStyleXfs cellXfs colors")
	themeParts = set("themeElements")
	sheetParts = set("sheetPr dimension sheetViews sheetFormatPr cols autoFilter mergeCells printOptions pageMargins pageSetup rowBreaks colBreaks")
)

func set(words string) map[string]bool {
	all := map[string]bool{}
	for _, w := range strings.Fields(words) {
		all[w] = true
	}
	return all
}

// A filter copies elements of a part. It copies no text between tags, since what it copies has none, and no attributes that are names or
// refer to other parts.
type filter struct {
	*scanner
	keep     map[string]bool
	personal func(string) bool
	leftOut  leavings
	out      []byte
}

// element copies an element of which the start tag is the token, if it is one to keep.
func (f *filter) element() error {
	if string(f.name) == "cellStyles" { // whose names anybody can choose
		f.out = append(f.out, `<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>`...)
	}
	if !f.keep[string(f.name)] {
		f.leftOut.see(string(f.name))
		return f.skipElement()
	}
	for depth := 0; ; {
		switch f.kind {
		case startTag:
			if n := string(f.name); n == "extLst" || n == "filterColumn" || n == "sortState" || n == "AlternateContent" || n == "blip" {
				f.leftOut.see(n)
				if err := f.skipElement(); err != nil {
					return err
				}
				break
			}
			depth++
			f.out = append(append(f.out, '<'), f.name...)
			if err := f.attributes(); err != nil {
				return err
			}
			f.out = append(f.out, '>')
		case endTag:
			depth--
			f.out = append(append(append(f.out, "</"...), f.name...), '>')
		}
		if depth == 0 {
			return nil
		}
		if err := f.next(); err != nil {
			return err
		}
	}
}

// attributes copies the attributes of a start tag.
func (f *filter) attributes() error {
	for rest := f.attrs; ; {
		prefix, name, value, after, ok := cutAttr(rest)
		if !ok {
			return nil
		}
		rest = after
		switch n := string(name); {
		case len(prefix) > 0 || n == "xmlns" || n == "codeName" || n == "uniqueName" || n == "name" && string(f.name) == "sheetView":
			continue
		case n == "name" && !bytes.Equal(f.name, []byte("font")):
			value = []byte("Theme")
		case n == "formatCode":
			code, err := unescape(nil, value)
			if err != nil {
				return err
			}
			if f.personal(string(code)) {
				value = []byte("General")
			}
		}
		f.out = appendAttr(f.out, name, value)
	}
}

// appendAttr appends an attribute as it was written.
func appendAttr(dst, name, value []byte) []byte {
	quote := byte('"')
	if bytes.IndexByte(value, '"') >= 0 {
		quote = '\''
	}
	return append(append(append(append(append(dst, ' '), name...), '=', quote), value...), quote)
}

// A SheetWriter is a [rows.Sink] of the rows of a sheet that have a value. It reads the sheet once more, and puts other values into its cells.
type SheetWriter struct {
	of      *Writer
	rows    *rowReader
	filter  *filter
	part    io.Writer
	out     []byte // that is not written yet
	scratch []byte
}

// Sheet begins the copy of a sheet, under another name. They come in their order, and the one before has been closed.
func (w *Writer) Sheet(s *Sheet, name string) (*SheetWriter, error) {
	r, err := w.book.openRows(s.of)
	if err != nil {
		return nil, err
	}
	w.names = append(w.names, name)
	part, err := w.zip.Create(fmt.Sprintf(sheetPart, len(w.names)))
	if err != nil {
		return nil, err
	}
	f := &filter{scanner: r.scanner, keep: sheetParts, personal: w.personal, leftOut: r.leftOut, out: []byte(xmlHead + `<worksheet xmlns="` + mainSpace + `">`)}
	sw := &SheetWriter{of: w, rows: r, filter: f, part: part}
	if err := r.toRows(sw.around); err != nil {
		return nil, err
	}
	sw.out = append(f.out, "<sheetData>"...)
	return sw, nil
}

// around copies an element in front of the rows or behind them.
func (w *SheetWriter) around() error {
	if w.filter.kind != startTag || string(w.filter.name) == "worksheet" {
		return nil
	}
	return broken(w.filter.element())
}

// Write writes a row, and in front of it those without a value.
func (w *SheetWriter) Write(row []rows.Value) error {
	for {
		if err := w.rows.row(); err == io.EOF {
			return errRows
		} else if err != nil {
			return err
		}
		if !w.rows.isEmpty() {
			return w.row(row)
		}
		if err := w.row(nil); err != nil {
			return err
		}
	}
}

// row writes the row that has been read, with other values.
func (w *SheetWriter) row(row []rows.Value) error {
	r := w.rows
	w.out = strconv.AppendInt(append(w.out, `<row r="`...), int64(r.number), 10)
	w.out = append(w.out, '"')
	for rest := r.attrs; ; {
		prefix, name, value, after, ok := cutAttr(rest)
		if !ok {
			break
		}
		if rest = after; len(prefix) == 0 && string(name) != "r" {
			w.out = appendAttr(w.out, name, value)
		}
	}
	w.out = append(w.out, '>')
	for i := range r.cells {
		c := &r.cells[i]
		w.out = strconv.AppendInt(appendColumn(append(w.out, `<c r="`...), c.column), int64(r.number), 10)
		w.out = append(w.out, '"')
		if c.style > 0 {
			w.out = strconv.AppendInt(append(w.out, ` s="`...), int64(c.style), 10)
			w.out = append(w.out, '"')
		}
		if !c.valued() {
			w.out = append(w.out, "/>"...)
			continue
		}
		if c.column >= len(row) || row[c.column].Column != c.column {
			return errRows
		}
		if err := w.value(c, row[c.column]); err != nil {
			return fmt.Errorf("row %d, column %d: %w", r.number, c.column+1, err)
		}
	}
	w.out = append(w.out, "</row>"...)
	return w.flush(64 << 10)
}

// flush writes what is not written yet, if it is that much.
func (w *SheetWriter) flush(least int) error {
	if len(w.out) < least {
		return nil
	}
	_, err := w.part.Write(w.out)
	w.out = w.out[:0]
	return err
}

// appendColumn appends the letters of a column.
func appendColumn(dst []byte, column int) []byte {
	if column >= 26 {
		dst = appendColumn(dst, column/26-1)
	}
	return append(dst, 'A'+byte(column%26))
}

// value writes the rest of a cell. What has not changed is written as it was, but for strings, which all become strings of the cell itself.
func (w *SheetWriter) value(c *cell, v rows.Value) error {
	raw := w.rows.text[c.from:c.to]
	if c.typ != 's' && c.typ != 'i' {
		kind, was, err := w.of.book.value(w.scratch[:0], w.rows, c)
		if w.scratch = was; err != nil {
			return err
		}
		if kind == v.Kind && bytes.Equal(was, v.Text) {
			typ := string(c.typ)
			if c.typ == 'n' {
				typ = ""
			}
			w.cell(typ, raw)
			return nil
		}
	}
	text := string(v.Text)
	moment := func(layout string) bool {
		t, _ := time.Parse(layout, text) // it is fitted
		x := serial(t, w.of.book.since)
		if v.Kind == rows.Time {
			x = t.Sub(t.Truncate(seconds*time.Second)).Hours() / 24
		}
		if x >= 0 { // workbooks have no days before
			w.cell("", strconv.AppendFloat(w.scratch[:0], x, 'f', -1, 64))
		}
		return x >= 0
	}
	done := false
	switch v.Kind {
	case rows.Null:
		w.out = append(w.out, "/>"...)
		return nil
	case rows.Bool:
		done = true
		w.cell("b", map[bool][]byte{true: {'1'}, false: {'0'}}[text == "true"])
	case rows.Int, rows.Float, rows.Decimal:
		_, err := strconv.ParseFloat(text, 64)
		if done = err == nil; done {
			w.cell("", v.Text)
		}
	case rows.Date:
		done = moment(rows.DateLayout)
	case rows.Time:
		done = moment(rows.TimeLayout)
	case rows.Timestamp:
		done = moment(rows.TimestampLayout)
	}
	if done {
		return nil
	}
	if len(text) > maxText && len([]rune(text)) > maxText {
		return errLong
	}
	w.out = append(w.out, ` t="inlineStr"><is><t xml:space="preserve">`...)
	w.out = append(appendEscaped(w.out, v.Text), "</t></is></c>"...)
	return nil
}

// cell writes the type and the value of a cell.
func (w *SheetWriter) cell(typ string, value []byte) {
	if typ != "" {
		w.out = append(append(append(w.out, ` t="`...), typ...), '"')
	}
	w.out = append(append(append(w.out, "><v>"...), value...), "</v></c>"...)
}

// Close ends the sheet.
func (w *SheetWriter) Close() error {
	defer w.rows.part.Close()
	for {
		err := w.rows.row()
		if err == io.EOF {
			break
		}
		if err != nil {
			return err
		}
		if !w.rows.isEmpty() {
			return errRows
		}
		if err := w.row(nil); err != nil {
			return err
		}
	}
	w.filter.out = append(w.out, "</sheetData>"...)
	for {
		err := w.rows.next()
		if err == io.EOF {
			break
		}
		if err != nil {
			return broken(err)
		}
		if err := w.around(); err != nil {
			return err
		}
	}
	w.out = append(w.filter.out, "</worksheet>"...)
	return w.flush(0)
}

// LeftOut says what the sheet has that the copy has not.
func (w *SheetWriter) LeftOut() []string { return w.rows.leftOut.list() }

// Close ends the workbook. It does not close what it is written to.
func (w *Writer) Close() error {
	var b []byte
	b = append(b, `<workbook xmlns="`+mainSpace+`" xmlns:r="`+relations+`"><workbookPr`...)
	if w.book.since {
		b = append(b, ` date1904="1"`...)
	}
	b = append(b, "/>"...)
	if i := slices.IndexFunc(w.book.sheets, func(s sheetOf) bool { return !s.hidden() }); i > 0 {
		b = fmt.Appendf(b, `<bookViews><workbookView activeTab="%d"/></bookViews>`, i)
	}
	b = append(b, "<sheets>"...)
	for i, name := range w.names {
		b = append(appendEscaped(append(b, `<sheet name="`...), []byte(name)), '"')
		if s := w.book.sheets[i]; s.hidden() {
			b = append(b, ` state="`+s.state+`"`...)
		}
		b = fmt.Appendf(b, ` sheetId="%d" r:id="rId%d"/>`, i+1, i+1)
	}
	if err := w.part("xl/workbook.xml", string(append(b, "</sheets></workbook>"...))); err != nil {
		return err
	}
	return w.zip.Close()
}
