package main

import (
	"archive/zip"
	"encoding/json"
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/xuri/excelize/v2"

	"github.com/privet-go/privet/cmd/privet-data/internal/workbook"
	"github.com/privet-go/privet/profiler"
)

// makeBook makes a workbook with cells of all types, and with a name wherever one can hide.
func makeBook(t *testing.T, name string, n int) {
	t.Helper()
	f := excelize.NewFile()
	defer f.Close()
	ok := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	day, err := f.NewStyle(&excelize.Style{NumFmt: 14})
	ok(err)
	custom := `yyyy\-mm\-dd hh:mm`
	moment, err := f.NewStyle(&excelize.Style{CustomNumFmt: &custom})
	ok(err)
	money := `0.00" per day"`
	price, err := f.NewStyle(&excelize.Style{CustomNumFmt: &money})
	ok(err)
	ok(f.SetSheetName("Sheet1", "Patients"))
	header := []any{"patient_name", "email", "date_of_birth", "admitted_at", "beds", "price", "discharged", "ward", "note"}
	ok(f.SetSheetRow("Patients", "A1", &header))
	for i, g := range makeGuests(n) {
		row := []any{g.Name, nil, nil, nil, i % 9, float64(i%50) + 0.25, i%2 == 0, []string{"North", "South", "East"}[i%3], nil}
		if g.Email != nil {
			row[1] = *g.Email
		}
		if g.Remarks != nil {
			row[8] = *g.Remarks
		}
		at := i + 2
		ok(f.SetSheetRow("Patients", fmt.Sprintf("A%d", at), &row))
		cell := fmt.Sprintf("C%d", at)
		ok(f.SetCellValue("Patients", cell, 15000+float64(i*41%20000)))
		ok(f.SetCellStyle("Patients", cell, cell, day))
		cell = fmt.Sprintf("D%d", at)
		ok(f.SetCellValue("Patients", cell, 46000+float64(i%300)+0.25))
		ok(f.SetCellStyle("Patients", cell, cell, moment))
		cell = fmt.Sprintf("F%d", at)
		ok(f.SetCellStyle("Patients", cell, cell, price))
	}
	_, err = f.NewSheet("Wards")
	ok(err)
	ok(f.SetSheetRow("Wards", "A1", &[]any{"Beds of all wards, ask Sunniva Lindqvist, +44 20 7946 0321"}))
	ok(f.SetSheetRow("Wards", "A2", &[]any{"ward", "beds", "contact email"}))
	for i := range 20 {
		row := []any{[]string{"North", "South", "East"}[i%3], 10 + i, fmt.Sprintf("ward%d.desk@mailbox.example", i)}
		ok(f.SetSheetRow("Wards", fmt.Sprintf("A%d", i+3), &row))
	}
	ok(f.SetCellFormula("Wards", "E3", `"Sunniva "&"Lindqvist"`))
	ok(f.AddComment("Wards", excelize.Comment{Cell: "A3", Author: "Ruben Hollander", Paragraph: []excelize.RichTextRun{{Text: "Octavio Moreau knows"}}}))
	ok(f.SetDocProps(&excelize.DocProperties{Creator: "Philippa Castellanos"}))
	_, err = f.NewSheet("Ruben Hollander")
	ok(err)
	ok(f.SaveAs(name))
}

// textOf gives all that is in a file of ZIP.
func textOf(t *testing.T, name string) string {
	t.Helper()
	z, err := zip.OpenReader(name)
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	var b strings.Builder
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.Copy(&b, r); err != nil {
			t.Fatal(err)
		}
		_ = r.Close()
	}
	return b.String()
}

// TestWorkbookMasks holds that names are nowhere in the file, and that what is not personal stays with its type.
func TestWorkbookMasks(t *testing.T) {
	dir := t.TempDir()
	in, out := filepath.Join(dir, "in.xlsx"), filepath.Join(dir, "out.xlsx")
	const n = 200
	makeBook(t, in, n)
	r := must(t, "mask", "-format", "json", "-o", out, in)
	var reports []tableReport
	parseJSON(t, r.err, &reports)
	for _, c := range reports[0].Columns {
		t.Logf("%s: %s %.2f %s", c.Column, c.Label, c.Confidence, became(c))
	}
	text := textOf(t, out)
	if !strings.Contains(textOf(t, in), "Kowalczyk") {
		t.Fatal("the name is not where it is looked for")
	}
	for _, word := range []string{"Kowalczyk", "Ilona", "Lindqvist", "Hollander", "Octavio", "Castellanos", "0321", "desk@"} {
		if strings.Contains(text, word) {
			t.Errorf("%s is left", word)
		}
	}
	a, b := openBook(t, in), openBook(t, out)
	if got := strings.Join(b.GetSheetList(), ","); got != "Patients,Wards,Sheet 3" {
		t.Errorf("the sheets are %s", got)
	}
	for _, sheet := range []string{"Patients", "Wards"} {
		same := map[string]string{"Patients": "EFGH", "Wards": "AB"}[sheet]
		last := map[string]int{"Patients": n + 1, "Wards": 22}[sheet]
		for row := 2; row <= last; row++ {
			for _, column := range same {
				cell := fmt.Sprintf("%c%d", column, row)
				if x, y := cellOf(t, a, sheet, cell), cellOf(t, b, sheet, cell); x != y {
					t.Fatalf("%s %s became %s, and was %s", sheet, cell, y, x)
				}
			}
		}
	}
	for row := 2; row <= n+1; row++ {
		before, after := dayOf(t, a, fmt.Sprintf("C%d", row)), dayOf(t, b, fmt.Sprintf("C%d", row))
		if !standsFor(after, before) {
			t.Fatalf("row %d: the birth became %v", row, after)
		}
		email := fmt.Sprintf("B%d", row)
		if (cellOf(t, a, "Patients", email) == "0 ") != (cellOf(t, b, "Patients", email) == "0 ") {
			t.Fatalf("row %d: an empty cell does not stay so", row)
		}
	}
}

// dayOf gives the day in a cell of the patients.
func dayOf(t *testing.T, f *excelize.File, cell string) time.Time {
	t.Helper()
	shown := cellOf(t, f, "Patients", cell)
	var x float64
	if _, err := fmt.Sscanf(shown, "0 %g", &x); err != nil {
		t.Fatalf("%s is no number", cell)
	}
	at, err := excelize.ExcelDateToTime(x, false)
	if err != nil {
		t.Fatal(err)
	}
	return at
}

func openBook(t *testing.T, name string) *excelize.File {
	t.Helper()
	f, err := excelize.OpenFile(name)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = f.Close() })
	return f
}

// cellOf gives the type and the value of a cell. Texts have one type, wherever they stand.
func cellOf(t *testing.T, f *excelize.File, sheet, cell string) string {
	t.Helper()
	typ, err := f.GetCellType(sheet, cell)
	if err != nil {
		t.Fatal(err)
	}
	if typ == excelize.CellTypeInlineString {
		typ = excelize.CellTypeSharedString
	}
	if typ == excelize.CellTypeNumber {
		typ = excelize.CellTypeUnset
	}
	value, err := f.GetCellValue(sheet, cell, excelize.Options{RawCellValue: true})
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%d %s", typ, value)
}

// TestWorkbookVerdicts holds that verdicts are those on a CSV file of the same rows.
func TestWorkbookVerdicts(t *testing.T) {
	in := filepath.Join(t.TempDir(), "in.xlsx")
	makeBook(t, in, 150)
	b, err := workbook.Open(in)
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	f := &workbookFile{Book: b, engine: p}
	var got []tableProfile
	parseJSON(t, must(t, "profile", "-format", "json", in).out, &got)
	if len(got) != 3 {
		t.Fatalf("%d sheets, not 3", len(got))
	}
	for i := range 2 {
		s, err := f.sheet()
		if err != nil {
			t.Fatal(err)
		}
		want, err := p.File(strings.NewReader(writeCSV(t, s)), &profiler.FileOptions{Format: "csv", Header: true}, nil)
		if err != nil {
			t.Fatal(err)
		}
		sameVerdicts(t, got[i].FileReport, want)
	}
}

// TestWorkbookLooks holds that a copy looks as the original does: styles, widths, heights, cells that are merged, panes and what is hidden.
// What else it had is said, and is in no part of the copy.
func TestWorkbookLooks(t *testing.T) {
	dir := t.TempDir()
	made, in, out := filepath.Join(dir, "made.xlsx"), filepath.Join(dir, "in.xlsx"), filepath.Join(dir, "out.xlsx")
	makeBook(t, made, 40)
	f := openBook(t, made)
	bold, err := f.NewStyle(&excelize.Style{Font: &excelize.Font{Bold: true, Color: "FF0000"}, Fill: excelize.Fill{Type: "pattern", Pattern: 1, Color: []string{"DDDD00"}}})
	if err != nil {
		t.Fatal(err)
	}
	personal := `0.00" for Ilona Kowalczyk, ilona.kowalczyk@mailbox.example"`
	named, err := f.NewStyle(&excelize.Style{CustomNumFmt: &personal})
	if err != nil {
		t.Fatal(err)
	}
	height := 33.0
	red, err := f.NewConditionalStyle(&excelize.Style{Font: &excelize.Font{Color: "FF0000"}})
	if err != nil {
		t.Fatal(err)
	}
	for _, err := range []error{
		f.SetCellStyle("Patients", "A1", "I1", bold), f.SetCellStyle("Patients", "L50", "L50", bold), f.SetCellStyle("Patients", "E3", "E3", named),
		f.SetColWidth("Patients", "A", "B", 31), f.SetRowHeight("Patients", 7, height), f.MergeCell("Wards", "A1", "E1"),
		f.SetPanes("Patients", &excelize.Panes{Freeze: true, YSplit: 1, TopLeftCell: "A2", ActivePane: "bottomLeft"}),
		f.SetSheetVisible("Ruben Hollander", false), f.AutoFilter("Patients", "A1:I41", []excelize.AutoFilterOptions{{Column: "A", Expression: "x == Ilona*"}}),
		f.SetCellHyperLink("Patients", "A2", "https://example.com/Kowalczyk", "External"),
		f.SetDefinedName(&excelize.DefinedName{Name: "Ilona", RefersTo: "Patients!$A$2"}),
		f.SetHeaderFooter("Patients", &excelize.HeaderFooterOptions{OddHeader: "Kowalczyk"}),
		f.SetConditionalFormat("Patients", "A2:A41", []excelize.ConditionalFormatOptions{{Type: "cell", Criteria: "=", Format: &red, Value: `"Ilona Kowalczyk"`}}),
		f.SetCellRichText("Patients", "A5", []excelize.RichTextRun{{Text: "Ilona ", Font: &excelize.Font{Bold: true}}, {Text: "Kowalczyk"}}),
		f.SetCellStr("Wards", "A4", " <&> \"q\"\n_x000D_ "), f.SaveAs(in),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	r := must(t, "mask", "-o", out, in)
	for _, want := range []string{"left out: conditional formats, conditions of filters, headers and footers of pages, links", "comments, formulas",
		"names of ranges"} {
		if !strings.Contains(r.err, want) {
			t.Errorf("it does not say %q: %s", want, r.err)
		}
	}
	text := textOf(t, out)
	for _, word := range []string{"Kowalczyk", "Ilona", "ilona.", "Lindqvist", "Hollander", "Octavio"} {
		if strings.Contains(text, word) {
			t.Errorf("%s is left", word)
		}
	}
	a, b := openBook(t, in), openBook(t, out)
	for _, at := range []string{"A1", "A2", "C5", "D9", "F3", "L50"} {
		if x, y := styleOf(t, a, at), styleOf(t, b, at); x != y {
			t.Errorf("the style of %s became %s, and was %s", at, y, x)
		}
	}
	if got := styleOf(t, b, "A1"); !strings.Contains(got, "FF0000") || !strings.Contains(got, "DDDD00") {
		t.Errorf("the style of A1 is %s", got)
	}
	width, _ := b.GetColWidth("Patients", "B")
	got, _ := b.GetRowHeight("Patients", 7)
	panes, _ := b.GetPanes("Patients")
	merged, _ := b.GetMergeCells("Wards")
	visible, _ := b.GetSheetVisible("Sheet 3")
	if width != 31 || got != height || !panes.Freeze || len(merged) != 1 || visible || cellOf(t, a, "Wards", "A4") != cellOf(t, b, "Wards", "A4") {
		t.Errorf("width %v, height %v, panes %v, %d merged, visible %v, %q", width, got, panes, len(merged), visible, cellOf(t, b, "Wards", "A4"))
	}
}

// styleOf says how a cell looks.
func styleOf(t *testing.T, f *excelize.File, cell string) string {
	t.Helper()
	id, err := f.GetCellStyle("Patients", cell)
	if err != nil {
		t.Fatal(err)
	}
	style, err := f.GetStyle(id)
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(style)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestWorkbookBroken holds that what is no workbook is an error, and leaves nothing.
func TestWorkbookBroken(t *testing.T) {
	dir := t.TempDir()
	in := filepath.Join(dir, "in.xlsx")
	makeBook(t, in, 30)
	whole := readFile(t, in)
	broken := map[string]string{"empty": "", "text": "patient_name\nIlona Kowalczyk\n", "cut": whole[:len(whole)*2/3], "cut front": whole[len(whole)/3:]}
	for i := range 40 {
		b := []byte(whole)
		for j := range 16 {
			b[(i*len(b)/40+j*3)%len(b)] ^= 0x5a
		}
		broken[fmt.Sprintf("damaged at %d of 40", i)] = string(b)
	}
	for name, sheet := range map[string]string{
		"a row twice":     `<row r="1"><c><v>1</v></c></row><row r="1"/>`,
		"a cell twice":    `<row><c r="B1"><v>Ilona</v></c><c r="B1"><v>1</v></c></row>`,
		"no such text":    `<row><c t="s"><v>7</v></c></row>`,
		"no such type":    `<row><c t="Ilona"><v>7</v></c></row>`,
		"too many rows":   `<row r="1048577"><c><v>1</v></c></row>`,
		"a column beyond": `<row><c r="XFE1"><v>1</v></c></row>`,
		"tags that cross": `<row><c><v>Ilona</c></v></row>`,
		"an entity":       `<row><c t="str"><v>&Ilona;</v></c></row>`,
		"a rest":          `<row><c><v>1</v></c></row></sheetData></worksheet><x`,
	} {
		file := filepath.Join(dir, "made.xlsx")
		writeParts(t, file, map[string]string{"xl/sharedStrings.xml": `<sst/>`, "xl/worksheets/sheet1.xml": `<worksheet><sheetData>` + sheet + `</sheetData></worksheet>`})
		broken[name] = readFile(t, file)
	}
	refused := 0
	for name, data := range broken {
		dir := t.TempDir()
		r := start([]string{"mask", "-o", filepath.Join(dir, "out.xlsx"), write(t, dir, "in.xlsx", data)})
		if r.status == exitDone && strings.HasPrefix(name, "damaged") {
			continue // in a part that is not read
		}
		refused++
		if r.status != exitFailed || !strings.Contains(r.err, "no workbook") || strings.Contains(r.err, "Ilona") {
			t.Errorf("%s: status %d: %s", name, r.status, r.err)
		}
		if got := files(t, dir); len(got) != 1 {
			t.Errorf("%s: it left %v", name, got)
		}
	}
	if refused < 30 {
		t.Errorf("only %d of %d are refused", refused, len(broken))
	}
}

// TestWorkbookPolicy holds that a policy names columns by sheet, and that a column that no sheet has is refused.
func TestWorkbookPolicy(t *testing.T) {
	dir := t.TempDir()
	in, out := filepath.Join(dir, "in.xlsx"), filepath.Join(dir, "out.xlsx")
	makeBook(t, in, 60)
	policy := write(t, dir, "policy.json", `{"columns":{"Patients.patient_name":{"operator":"replace","with":"x"},"Wards.contact email":{"operator":"keep"}}}`)
	must(t, "mask", "-policy", policy, "-o", out, in)
	b := openBook(t, out)
	if got := cellOf(t, b, "Patients", "A2"); !strings.HasSuffix(got, " x") {
		t.Errorf("the name became %q", got)
	}
	if got := cellOf(t, b, "Wards", "C3"); !strings.HasSuffix(got, "ward0.desk@mailbox.example") {
		t.Errorf("what is to be kept became %q", got)
	}
	policy = write(t, dir, "policy.json", `{"columns":{"Patients.surname":{"operator":"keep"},"Wards.email":{"operator":"keep"}}}`)
	out = filepath.Join(dir, "other.xlsx")
	r := start([]string{"mask", "-policy", policy, "-o", out, in})
	if r.status != exitFailed || !strings.Contains(r.err, "Patients.surname, Wards.email") {
		t.Errorf("status %d: %s", r.status, r.err)
	}
	if strings.Contains(strings.Join(files(t, dir), " "), "other") {
		t.Error("the output is there")
	}
}
