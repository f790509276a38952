package main

import (
	"archive/zip"
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hamba/avro/v2/ocf"
	"github.com/xuri/excelize/v2"

	"github.com/privet-go/privet/internal/longtest"
)

const buyerSchema = `{"type":"record","name":"Buyer","fields":[{"name":"customer_id","type":"long"},{"name":"full_name","type":"string"},{"name":"email","type":"string"},
	{"name":"date_of_birth","type":{"type":"int","logicalType":"date"}},{"name":"phone","type":"string"},{"name":"city","type":"string"},
	{"name":"created_at","type":{"type":"long","logicalType":"timestamp-micros"}},{"name":"amount","type":"double"},{"name":"note","type":["null","string"]}]}`

// manyBuyers write so many rows of people into files that are read in other ways than Parquet.
var manyBuyers = []struct {
	ending string
	rows   int // in the long form
	most   int // MiB of memory then
	write  func(t *testing.T, name string, n int)
}{
	{".avro", 1_000_000, 250, func(t *testing.T, name string, n int) {
		f, err := os.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		w, err := ocf.NewEncoder(buyerSchema, f, ocf.WithCodec(ocf.Snappy), ocf.WithBlockLength(1000))
		if err != nil {
			t.Fatal(err)
		}
		for i := range n {
			b := makeBuyer(i)
			record := map[string]any{"customer_id": b.ID, "full_name": b.Name, "email": b.Email, "date_of_birth": b.born(), "phone": b.Phone, "city": b.City,
				"created_at": b.Made, "amount": b.Spent, "note": nil}
			if b.Note != nil {
				record["note"] = map[string]any{"string": *b.Note}
			}
			if err := w.Encode(record); err != nil {
				t.Fatal(err)
			}
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
	}},
	{".xlsx", 100_000, 250, func(t *testing.T, name string, n int) {
		f := excelize.NewFile()
		defer f.Close()
		w, err := f.NewStreamWriter("Sheet1")
		if err != nil {
			t.Fatal(err)
		}
		row := []any{"customer_id", "full_name", "email", "date_of_birth", "phone", "city", "created_at", "amount", "note"}
		for i := range n + 1 {
			at, _ := excelize.CoordinatesToCellName(1, i+1)
			if err := w.SetRow(at, row); err != nil {
				t.Fatal(err)
			}
			b := makeBuyer(i)
			row = []any{b.ID, b.Name, b.Email, b.born(), b.Phone, b.City, b.Made, b.Spent, nil}
			if b.Note != nil {
				row[8] = *b.Note
			}
		}
		if w.Flush() != nil || f.SaveAs(name) != nil {
			t.Fatal("not written")
		}
	}},
	{".xlsx", 1_000_000, 300, writeShared},
	{".db", 1_000_000, 250, func(t *testing.T, name string, n int) {
		db := openDatabase(t, name)
		for _, text := range []string{"PRAGMA journal_mode = off", "PRAGMA synchronous = off", "CREATE TABLE buyers (customer_id INTEGER PRIMARY KEY, " +
			"full_name TEXT NOT NULL, email TEXT, date_of_birth DATE, phone TEXT, city TEXT, created_at DATETIME, amount REAL, note TEXT)", "BEGIN"} {
			if _, err := db.Exec(text); err != nil {
				t.Fatal(err)
			}
		}
		insert, err := db.Prepare("INSERT INTO buyers VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
		if err != nil {
			t.Fatal(err)
		}
		for i := range n {
			b := makeBuyer(i)
			if _, err := insert.Exec(b.ID, b.Name, b.Email, b.born().Format("2006-01-02"), b.Phone, b.City, b.Made.Format("2006-01-02 15:04:05"), b.Spent, b.Note); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := db.Exec("COMMIT"); err != nil {
			t.Fatal(err)
		}
		_ = insert.Close()
		_ = db.Close()
	}},
}

// writeParts writes a workbook of one sheet, of which a test gives the parts.
func writeParts(t *testing.T, name string, parts map[string]string) {
	t.Helper()
	writeZip(t, name, func(part func(string) *bufio.Writer) {
		for name, text := range parts {
			w := part(name)
			_, _ = w.WriteString(text)
			_ = w.Flush()
		}
	})
}

// writeZip writes the parts that name the only sheet of a workbook and its texts, and others.
func writeZip(t *testing.T, name string, more func(part func(string) *bufio.Writer)) {
	t.Helper()
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z := zip.NewWriter(f)
	part := func(name string) *bufio.Writer {
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		return bufio.NewWriter(w)
	}
	for name, text := range map[string]string{
		"_rels/.rels":     `<Relationships><Relationship Id="rId1" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
		"xl/workbook.xml": `<workbook xmlns:r="r"><sheets><sheet name="Buyers" sheetId="1" r:id="rId1"/></sheets></workbook>`,
		"xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/>` +
			`<Relationship Id="rId2" Type="x/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
	} {
		w := part(name)
		_, _ = w.WriteString(text)
		_ = w.Flush()
	}
	more(part)
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
}

// writeShared writes a workbook as Excel does, with texts that cells refer to by number.
func writeShared(t *testing.T, name string, n int) {
	writeZip(t, name, func(part func(string) *bufio.Writer) { writeSharedParts(t, part, n) })
}

func writeSharedParts(t *testing.T, part func(string) *bufio.Writer, n int) {
	texts := func(do func(row int, texts ...string)) {
		do(0, "full_name", "email", "phone", "city", "note", "customer_id", "amount")
		for i := range n {
			b, note := makeBuyer(i), ""
			if b.Note != nil {
				note = *b.Note
			}
			do(i+1, b.Name, b.Email, b.Phone, b.City, note)
		}
	}
	w := part("xl/worksheets/sheet1.xml")
	_, _ = w.WriteString(`<worksheet><sheetData>`)
	count := 0
	texts(func(row int, texts ...string) {
		fmt.Fprintf(w, `<row r="%d">`, row+1)
		for range texts {
			fmt.Fprintf(w, `<c t="s"><v>%d</v></c>`, count)
			count++
		}
		if row > 0 {
			b := makeBuyer(row - 1)
			fmt.Fprintf(w, `<c r="F%d"><v>%d</v></c><c><v>%g</v></c>`, row+1, b.ID, b.Spent)
		}
		_, _ = w.WriteString(`</row>`)
	})
	_, _ = w.WriteString(`</sheetData></worksheet>`)
	_ = w.Flush()
	w = part("xl/sharedStrings.xml")
	_, _ = w.WriteString(`<sst>`)
	texts(func(_ int, texts ...string) {
		for _, text := range texts {
			fmt.Fprintf(w, `<si><t>%s</t></si>`, text)
		}
	})
	_, _ = w.WriteString(`</sst>`)
	if w.Flush() != nil {
		t.Fatal("not written")
	}
}

// TestManyRows holds that a million rows are masked in memory that does not grow with them.
func TestManyRows(t *testing.T) {
	for _, kind := range manyBuyers {
		t.Run(strings.TrimPrefix(kind.ending, "."), func(t *testing.T) {
			n, dir := longtest.Of(3000, kind.rows), t.TempDir()
			in, out := filepath.Join(dir, "in"+kind.ending), filepath.Join(dir, "out"+kind.ending)
			kind.write(t, in, n)
			resetPeak()
			args := []string{"mask", "-format", "json", "-o", out, in}
			if kind.ending == ".db" {
				args = []string{"copy", "-format", "json", "sqlite:" + in, "sqlite:" + out}
			}
			elapsed, used := measure(func() {
				var reports []tableReport
				r := must(t, args...)
				if parseJSON(t, r.err, &reports); len(reports) != 1 || reports[0].Rows != int64(n) {
					t.Error(r.err)
				}
			})
			got := peak()
			t.Logf("%d rows in %v (%v of processors), at most %d MiB", n, elapsed, used, got)
			if got > kind.most && longtest.Long() {
				t.Errorf("%d MiB", got)
			}
		})
	}
}
