package main

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/parquet-go/parquet-go"

	"github.com/privet-go/privet/cmd/privet-data/internal/parquetfile"
	"github.com/privet-go/privet/masker/rows"
	"github.com/privet-go/privet/profiler"
)

// A guest has a column of each type.
type guest struct {
	ID      int64     `parquet:"guest_id"`
	Name    string    `parquet:"full_name"`
	Email   *string   `parquet:"email,optional"`
	Born    int32     `parquet:"date_of_birth,date"`
	Visit   time.Time `parquet:"visited_at,timestamp(microsecond)"`
	Phones  []string  `parquet:"phones,list"`
	Home    place     `parquet:"home"`
	Rooms   int32     `parquet:"rooms"`
	Rate    float64   `parquet:"rate"`
	Price   int64     `parquet:"price,decimal(2:12)"`
	Vip     bool      `parquet:"vip"`
	Token   [16]byte  `parquet:"token,uuid"`
	Photo   []byte    `parquet:"photo"`
	Remarks *string   `parquet:"remarks,optional"`
}

type place struct {
	City   *string `parquet:"city,optional"`
	Street string  `parquet:"street"`
}

func makeGuests(n int) []guest {
	first := []string{"Ilona", "Bertram", "Mireille", "Tadeusz", "Sunniva", "Octavio", "Philippa", "Ruben"}
	last := []string{"Kowalczyk", "Achterberg", "Lindqvist", "Moreau", "Vandermeer", "Castellanos", "Hollander"}
	cities := []string{"Utrecht", "Gdynia", "Malmö", "Toulouse", "Cardiff"}
	var guests []guest
	for i := range n {
		f, l := first[i%len(first)], last[i/3%len(last)]
		g := guest{
			ID:    int64(40_000_000 + i*37),
			Name:  f + " " + l,
			Born:  int32(-9000 + i*23%20000),
			Visit: time.Date(2026, 3, 1+i%27, i%24, i%60, 0, 123456000, time.UTC),
			Home:  place{Street: fmt.Sprintf("%d Orchard Lane", 1+i%180)},
			Rooms: int32(1 + i%3),
			Rate:  []float64{0.5, 1.25, 1e-9, -3}[i%4],
			Price: int64(i * 1999),
			Vip:   i%7 == 0,
			Token: [16]byte{byte(i), byte(i >> 8), 7, 9},
			Photo: []byte{0xff, 0xd8, 0, byte(i)},
		}
		if i%5 != 0 {
			email := fmt.Sprintf("%s.%s%d@mailbox.example", strings.ToLower(f), strings.ToLower(l), i)
			g.Email = &email
		}
		for p := range i % 3 {
			g.Phones = append(g.Phones, fmt.Sprintf("+44 20 7946 %04d", (i*3+p)%10000))
		}
		if i%4 != 1 {
			g.Home.City = &cities[i%len(cities)]
		}
		if i%6 == 0 {
			text := "line one\nask for " + f + " " + l + " at reception"
			g.Remarks = &text
		}
		guests = append(guests, g)
	}
	return guests
}

// writeGuests writes a file with row groups of so many rows.
func writeGuests(t *testing.T, name string, guests []guest, group int) {
	t.Helper()
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	w := parquet.NewGenericWriter[guest](f, parquet.Compression(&parquet.Snappy))
	for len(guests) > 0 {
		n := min(group, len(guests))
		if _, err := w.Write(guests[:n]); err != nil {
			t.Fatal(err)
		}
		if err := w.Flush(); err != nil {
			t.Fatal(err)
		}
		guests = guests[n:]
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestParquetKeeps holds that a policy that keeps all columns gives back all values, types, nulls and row groups.
func TestParquetKeeps(t *testing.T) {
	dir := t.TempDir()
	in, out := filepath.Join(dir, "in.parquet"), filepath.Join(dir, "out.parquet")
	guests := makeGuests(2500)
	guests[3].Born, guests[4].Born = math.MaxInt32, -719163
	guests[5].Rate = math.Inf(1)
	writeGuests(t, in, guests, 700)
	policy := write(t, dir, "policy.json", `{"columns":{"*":{"operator":"keep"}}}`)
	must(t, "mask", "-policy", policy, "-o", out, in)
	got, err := parquet.ReadFile[guest](out)
	if err != nil {
		t.Fatal(err)
	}
	if len(got) != len(guests) {
		t.Fatalf("%d rows, not %d", len(got), len(guests))
	}
	for i := range guests {
		if g, w := fmt.Sprint(plainGuest(got[i])), fmt.Sprint(plainGuest(guests[i])); g != w {
			t.Fatalf("row %d is %s, not %s", i+1, g, w)
		}
	}
	a, b := openParquet(t, in), openParquet(t, out)
	if a.Schema().String() != b.Schema().String() {
		t.Errorf("the schema became\n%s\nnot\n%s", b.Schema(), a.Schema())
	}
	if len(b.RowGroups()) != len(a.RowGroups()) {
		t.Errorf("%d row groups became %d", len(a.RowGroups()), len(b.RowGroups()))
	}
}

// plainGuest gives the fields of a guest without pointers.
func plainGuest(g guest) []any {
	text := func(s *string) string {
		if s == nil {
			return "null"
		}
		return strconv.Quote(*s)
	}
	email, city, remarks := text(g.Email), text(g.Home.City), text(g.Remarks)
	g.Email, g.Home.City, g.Remarks = nil, nil, nil
	return []any{strings.Join(g.Phones, "|"), len(g.Phones), email, city, remarks, g.ID, g.Name, g.Born, g.Visit.UnixNano(), g.Home.Street, g.Rooms,
		math.Float64bits(g.Rate), g.Price, g.Vip, g.Token, g.Photo}
}

func openParquet(t *testing.T, name string) *parquet.File {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	f, err := parquet.OpenFile(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// TestParquetMasks holds that nothing of the personal columns is left, and that nulls and the lengths of lists stay.
func TestParquetMasks(t *testing.T) {
	dir := t.TempDir()
	in, out := filepath.Join(dir, "in.parquet"), filepath.Join(dir, "out.parquet")
	guests := makeGuests(3000)
	writeGuests(t, in, guests, 1000)
	r := must(t, "mask", "-format", "json", "-o", out, in)
	var reports []tableReport
	parseJSON(t, r.err, &reports)
	for _, c := range reports[0].Columns {
		t.Logf("%s: %s %.2f %s", c.Column, c.Label, c.Confidence, became(c))
	}
	got, err := parquet.ReadFile[guest](out)
	if err != nil {
		t.Fatal(err)
	}
	if len(got) != len(guests) {
		t.Fatalf("%d rows, not %d", len(got), len(guests))
	}
	ids := map[int64]bool{}
	for i, g := range got {
		o := guests[i]
		switch {
		case g.ID == o.ID, g.Name == o.Name, g.Home.Street == o.Home.Street, len(g.Photo) > 0:
			t.Fatalf("row %d is not masked: %+v", i+1, g)
		case (g.Email == nil) != (o.Email == nil), g.Email != nil && *g.Email == *o.Email:
			t.Fatalf("row %d: the e-mail address became %v", i+1, g.Email)
		case len(g.Phones) != len(o.Phones), len(g.Phones) > 0 && g.Phones[0] == o.Phones[0]:
			t.Fatalf("row %d: the telephones became %v", i+1, g.Phones)
		case (g.Home.City == nil) != (o.Home.City == nil), (g.Remarks == nil) != (o.Remarks == nil):
			t.Fatalf("row %d: what is null does not stay so", i+1)
		case g.Remarks != nil && strings.Contains(*g.Remarks, o.Name):
			t.Fatalf("row %d: a name is left in the text", i+1)
		}
		born, was := time.Unix(int64(g.Born)*86400, 0).UTC(), time.Unix(int64(o.Born)*86400, 0).UTC()
		if !standsFor(born, was) {
			t.Fatalf("row %d: a birth became day %d, which is not one of two of its year, or the day that it was", i+1, g.Born)
		}
		ids[g.ID] = true
	}
	if len(ids) != len(guests) {
		t.Errorf("%d identifiers became %d", len(guests), len(ids))
	}
}

// standsFor reports whether a day is one of the two of the year of another one, and not that one.
func standsFor(day, was time.Time) bool {
	name := day.Format("01-02 15:04:05")
	return day.Year() == was.Year() && !day.Equal(was) && (name == "01-01 00:00:00" || name == "07-15 00:00:00")
}

// TestParquetVerdicts holds that verdicts are those on a CSV file of the same rows.
func TestParquetVerdicts(t *testing.T) {
	dir := t.TempDir()
	in := filepath.Join(dir, "in.parquet")
	guests := makeGuests(1500)
	for i := range guests {
		guests[i].Phones, guests[i].Photo = nil, nil // CSV has no lists
	}
	writeGuests(t, in, guests, 400)
	f, err := parquetfile.Open(in)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	table := writeCSV(t, f)
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	want, err := p.File(strings.NewReader(table), &profiler.FileOptions{Format: "csv", Header: true}, nil)
	if err != nil {
		t.Fatal(err)
	}
	var got []tableProfile
	parseJSON(t, must(t, "profile", "-format", "json", in).out, &got)
	sameVerdicts(t, got[0].FileReport, want)
}

// writeCSV writes the rows of a source, of which each has one value a column.
func writeCSV(t *testing.T, src rows.Source) string {
	t.Helper()
	var b strings.Builder
	w := csv.NewWriter(&b)
	var line []string
	for _, c := range src.Columns() {
		line = append(line, c.Name)
	}
	for {
		_ = w.Write(line)
		row, err := src.Next(nil)
		if errors.Is(err, io.EOF) {
			w.Flush()
			return b.String()
		}
		if err != nil {
			t.Fatal(err)
		}
		line = line[:0]
		for _, v := range row {
			line = append(line, string(v.Text))
		}
	}
}

func sameVerdicts(t *testing.T, got, want profiler.FileReport) {
	t.Helper()
	if got.Rows != want.Rows || len(got.Columns) != len(want.Columns) {
		t.Fatalf("%d rows and %d columns, not %d and %d", got.Rows, len(got.Columns), want.Rows, len(want.Columns))
	}
	personal := 0
	for i, g := range got.Columns {
		w := want.Columns[i]
		if g.Column != w.Column || g.Label != w.Label || math.Abs(g.Confidence-w.Confidence) > 1e-9 || g.Count != w.Count || g.Matched != w.Matched {
			t.Errorf("column %s is %s (%v, %d of %d), and in CSV %s (%v, %d of %d)", g.Column, g.Label, g.Confidence, g.Matched, g.Count,
				w.Label, w.Confidence, w.Matched, w.Count)
		}
		if g.Label != "NONE" && g.Label != "UNKNOWN" {
			personal++
		}
	}
	if personal == 0 {
		t.Error("no column is personal, so that this compares nothing")
	}
}

// TestParquetBroken holds that damaged files are errors with their reason, and leave nothing.
func TestParquetBroken(t *testing.T) {
	dir := t.TempDir()
	in := filepath.Join(dir, "in.parquet")
	writeGuests(t, in, makeGuests(2000), 500)
	whole, err := os.ReadFile(in)
	if err != nil {
		t.Fatal(err)
	}
	broken := map[string][]byte{
		"empty":     nil,
		"text":      []byte("full_name,email\nIlona Kowalczyk,ilona@mailbox.example\n"),
		"cut":       whole[:len(whole)/2],
		"cut front": whole[len(whole)/3:],
	}
	for i := range 40 {
		b := bytes.Clone(whole)
		for j := range 16 {
			b[4+(i*len(b)/41+j*3)%(len(b)-8)] ^= 0x5a
		}
		broken[fmt.Sprintf("damaged at %d of 41", i)] = b
	}
	refused := 0
	for name, data := range broken {
		dir := t.TempDir()
		file := write(t, dir, "in.parquet", string(data))
		r := start([]string{"mask", "-o", filepath.Join(dir, "out.parquet"), file})
		if r.status == exitDone {
			if strings.HasPrefix(name, "damaged") {
				continue // data without a checksum
			}
			t.Errorf("%s: it is masked", name)
			continue
		}
		refused++
		for _, word := range []string{"Kowalczyk", "mailbox", dir} {
			if strings.Contains(r.err, word) {
				t.Errorf("%s: the error has data or a path in it: %s", name, r.err)
			}
		}
		if got := files(t, dir); len(got) != 1 {
			t.Errorf("%s: it left %v", name, got)
		}
	}
	if refused < 20 {
		t.Errorf("only %d of %d damaged files are refused", refused, len(broken))
	}
}
