package main

import (
	"bytes"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/hamba/avro/v2/ocf"

	"github.com/privet-go/privet/cmd/privet-data/internal/avrofile"
	"github.com/privet-go/privet/profiler"
)

const guestSchema = `{"type":"record","name":"Guest","namespace":"hotel","fields":[
	{"name":"guest_id","type":"long"},{"name":"full_name","type":"string"},{"name":"email","type":["null","string"]},
	{"name":"date_of_birth","type":{"type":"int","logicalType":"date"}},
	{"name":"visited_at","type":{"type":"long","logicalType":"timestamp-micros"}},
	{"name":"phones","type":{"type":"array","items":"string"}},
	{"name":"home","type":{"type":"record","name":"Place","fields":[{"name":"city","type":["null","string"]},{"name":"street","type":"string"}]}},
	{"name":"work","type":["null","Place"]},
	{"name":"rooms","type":"int"},{"name":"rate","type":"double"},{"name":"share","type":"float"},
	{"name":"price","type":{"type":"bytes","logicalType":"decimal","precision":12,"scale":2}},
	{"name":"vip","type":"boolean"},{"name":"token","type":{"type":"fixed","name":"Token","size":4}},{"name":"photo","type":"bytes"},
	{"name":"level","type":{"type":"enum","name":"Level","symbols":["GOLD","BASIC"]}},
	{"name":"attributes","type":{"type":"map","values":["null","string","long"]}},
	{"name":"woken","type":{"type":"int","logicalType":"time-millis"}}]}`

// avroGuests gives records as the library does.
func avroGuests(n int) (records []any) {
	for i, g := range makeGuests(n) {
		place := func(city *string, street string) map[string]any {
			p := map[string]any{"city": nil, "street": street}
			if city != nil {
				p["city"] = map[string]any{"string": *city}
			}
			return p
		}
		phones := []any{}
		for _, p := range g.Phones {
			phones = append(phones, p)
		}
		r := map[string]any{"guest_id": g.ID, "full_name": g.Name, "email": nil, "date_of_birth": time.Unix(int64(g.Born)*86400, 0).UTC(),
			"visited_at": g.Visit, "phones": phones,
			"home": place(g.Home.City, g.Home.Street), "work": nil, "rooms": int(g.Rooms), "rate": g.Rate, "share": float32(i) / 7,
			"price": big.NewRat(g.Price, 100),
			"vip":   g.Vip, "token": [4]byte{byte(i), 0, 0xff, 1}, "photo": g.Photo, "level": []string{"GOLD", "BASIC"}[i%2],
			"attributes": map[string]any{"desk": map[string]any{"long": int64(i)}, "likes": map[string]any{"string": "tea"}, "none": nil},
			"woken":      time.Duration(i%86400) * time.Second}
		if g.Email != nil {
			r["email"] = map[string]any{"string": *g.Email}
		}
		if i%3 == 0 {
			r["work"] = map[string]any{"hotel.Place": place(nil, fmt.Sprintf("%d Station Road", i%90+1))}
		}
		records = append(records, r)
	}
	return records
}

func writeAvro(t *testing.T, name string, records []any, codec ocf.CodecName) {
	t.Helper()
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	w, err := ocf.NewEncoder(guestSchema, f, ocf.WithCodec(codec), ocf.WithBlockLength(300))
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range records {
		if err := w.Encode(r); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
}

func readAvro(t *testing.T, name string) (records []any, codec string) {
	t.Helper()
	d, err := ocf.NewDecoder(strings.NewReader(readFile(t, name)))
	if err != nil {
		t.Fatal(err)
	}
	for d.HasNext() {
		var r any
		if err := d.Decode(&r); err != nil {
			t.Fatal(err)
		}
		records = append(records, r)
	}
	return records, string(d.Metadata()["avro.codec"])
}

// TestAvroKeeps holds that a policy that keeps all columns gives back all values, types, nulls and the compression.
func TestAvroKeeps(t *testing.T) {
	dir := t.TempDir()
	in, out := filepath.Join(dir, "in.avro"), filepath.Join(dir, "out.avro")
	policy := write(t, dir, "policy.json", `{"columns":{"*":{"operator":"keep"}}}`)
	for _, codec := range []ocf.CodecName{ocf.Null, ocf.Deflate, ocf.Snappy, ocf.ZStandard} {
		writeAvro(t, in, avroGuests(1000), codec)
		must(t, "mask", "-policy", policy, "-o", out, in)
		want, _ := readAvro(t, in)
		got, kept := readAvro(t, out)
		if kept != string(codec) {
			t.Errorf("%s became %s", codec, kept)
		}
		if len(got) != 1000 || len(want) != 1000 {
			t.Fatalf("%d and %d records", len(got), len(want))
		}
		for i := range want {
			if g, w := fmt.Sprint(got[i]), fmt.Sprint(want[i]); g != w {
				t.Fatalf("record %d is %s, not %s", i+1, g, w)
			}
		}
	}
}

// TestAvroMasks holds that nothing of the personal columns is left, and that the types, nulls and lists stay.
func TestAvroMasks(t *testing.T) {
	dir := t.TempDir()
	in, out := filepath.Join(dir, "in.avro"), filepath.Join(dir, "out.avro")
	records := avroGuests(2000)
	writeAvro(t, in, records, ocf.Deflate)
	t.Log(must(t, "mask", "-o", out, in).err)
	got, _ := readAvro(t, out)
	want, _ := readAvro(t, in)
	if len(got) != len(want) {
		t.Fatalf("%d records, not %d", len(got), len(want))
	}
	ids := map[int64]bool{}
	for i := range got {
		g, o := got[i].(map[string]any), want[i].(map[string]any)
		for name := range o {
			if reflect.TypeOf(g[name]) != reflect.TypeOf(o[name]) {
				t.Fatalf("record %d: %s is %T, not %T", i+1, name, g[name], o[name])
			}
		}
		for _, name := range []string{"guest_id", "full_name", "home"} {
			if reflect.DeepEqual(g[name], o[name]) {
				t.Fatalf("record %d: %s is not masked", i+1, name)
			}
		}
		if o["email"] != nil && reflect.DeepEqual(g["email"],
			o["email"]) || len(g["phones"].([]any)) != len(o["phones"].([]any)) || len(g["photo"].([]byte)) > 0 {
			t.Fatalf("record %d: %v", i+1, g)
		}
		for _, name := range []string{"rooms", "rate", "vip", "level"} {
			if !reflect.DeepEqual(g[name], o[name]) {
				t.Fatalf("record %d: %s became %v", i+1, name, g[name])
			}
		}
		ids[g["guest_id"].(int64)] = true
	}
	if len(ids) != len(got) {
		t.Errorf("%d identifiers became %d", len(got), len(ids))
	}
}

// TestAvroVerdicts holds that verdicts are those on a CSV file of the same rows, where there are no lists.
func TestAvroVerdicts(t *testing.T) {
	in := filepath.Join(t.TempDir(), "in.avro")
	const schema = `{"type":"record","name":"r","fields":[{"name":"guest_id","type":"long"},{"name":"full_name","type":"string"},{"name":"email","type":["null","string"]},
		{"name":"date_of_birth","type":{"type":"int","logicalType":"date"}},{"name":"rate","type":"double"}]}`
	var b bytes.Buffer
	w, err := ocf.NewEncoder(schema, &b)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range avroGuests(1500) {
		if err := w.Encode(r); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(in, b.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := avrofile.Open(in)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	want, err := p.File(strings.NewReader(writeCSV(t, f)), &profiler.FileOptions{Format: "csv", Header: true}, nil)
	if err != nil {
		t.Fatal(err)
	}
	var got []tableProfile
	parseJSON(t, must(t, "profile", "-format", "json", in).out, &got)
	sameVerdicts(t, got[0].FileReport, want)
}

// TestAvroBroken holds that damaged files are errors with their reason, and leave nothing.
func TestAvroBroken(t *testing.T) {
	dir := t.TempDir()
	in := filepath.Join(dir, "in.avro")
	writeAvro(t, in, avroGuests(2000), ocf.Deflate)
	whole := []byte(readFile(t, in))
	broken := map[string][]byte{"empty": nil, "text": []byte("full_name,email\nIlona Kowalczyk,x\n"), "cut": whole[:len(whole)/2], "cut at the " +
		"end": whole[:len(whole)-5]}
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
		file := write(t, dir, "in.avro", string(data))
		r := start([]string{"mask", "-o", filepath.Join(dir, "out.avro"), file})
		if r.status == exitDone {
			if !strings.HasPrefix(name, "damaged") {
				t.Errorf("%s: it is masked", name)
			}
			continue // the head has texts that nothing checks
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
	if refused < 30 {
		t.Errorf("only %d of %d damaged files are refused", refused, len(broken))
	}
}

// TestAvroExpands holds that a small file that expands to more than blocks may have is refused, in little memory.
func TestAvroExpands(t *testing.T) {
	dir := t.TempDir()
	in := filepath.Join(dir, "in.avro")
	zeros := bytes.Repeat([]byte{'a'}, 50<<20)
	for _, codec := range []ocf.CodecName{ocf.Deflate, ocf.Snappy, ocf.ZStandard} {
		f, err := os.Create(in)
		if err != nil {
			t.Fatal(err)
		}
		w, err := ocf.NewEncoder(`{"type":"record","name":"R","fields":[{"name":"a","type":"bytes"},{"name":"b","type":"bytes"},{"name":"c","type":"bytes"}]}`,
			f, ocf.WithCodec(codec))
		if err != nil {
			t.Fatal(err)
		}
		if err := w.Encode(map[string]any{"a": zeros, "b": zeros, "c": zeros}); err != nil {
			t.Fatal(err)
		}
		if w.Close() != nil || f.Close() != nil {
			t.Fatal("not written")
		}
		r := start([]string{"mask", "-o", filepath.Join(dir, "out.avro"), in})
		if r.status != exitFailed || !strings.Contains(r.err, "a block of more than 128 MiB") {
			t.Errorf("%s: status %d: %s", codec, r.status, r.err)
		}
		if got := files(t, dir); len(got) != 1 {
			t.Errorf("%s: it left %v", codec, got)
		}
	}
	for _, items := range []string{`"null"`, `{"type":"record","name":"Empty","fields":[]}`, `{"type":"array","items":{"type":"record","name":"N","fields":[{"name":"n","type":"null"}]}}`} {
		f, err := os.Create(in)
		if err != nil {
			t.Fatal(err)
		}
		w, err := ocf.NewEncoder(`{"type":"record","name":"R","fields":[{"name":"many","type":{"type":"array","items":`+items+`}}]}`, f)
		if err != nil {
			t.Fatal(err)
		}
		if w.Encode(map[string]any{"many": []any{}}) != nil || w.Close() != nil || f.Close() != nil {
			t.Fatal("not written")
		}
		if r := start([]string{"mask", "-o", filepath.Join(dir, "out.avro"), in}); r.status != exitFailed || !strings.Contains(r.err, "a list of what takes no room") {
			t.Errorf("%s: status %d: %s", items, r.status, r.err)
		}
	}
}
