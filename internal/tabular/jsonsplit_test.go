package tabular

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
)

// A jsonReading is all that a file in JSON has, as one text, and the error that ends
// it.
type jsonReading struct {
	leaves  []string
	columns []string
	raw     string
	err     string
}

// readJSON reads a file in blocks of some bytes, and splits as many of them side by
// side. With one splitter, records are read by Next, by one goroutine: this is the
// plain twin.
func readJSON(in string, lines bool, maxRow, block, splitters int) (got jsonReading) {
	j := newJSON(&prefixed{[]byte(in), strings.NewReader("")}, Options{MaxField: 40, IsKnown: isShort}, lines)
	j.maxRow, j.block = maxRow, block
	if splitters == 1 {
		j.jsonParser.reader = nil
	}
	type job struct {
		Block
		err  error
		done chan struct{}
	}
	var queue []*job
	work := make(chan *job, splitters)
	var group sync.WaitGroup
	for range splitters {
		group.Add(1)
		go func() {
			defer group.Done()
			for w := range work {
				w.err = j.Split(&w.Block)
				close(w.done)
			}
		}()
	}
	finish := func(left int) (err error) {
		for len(queue) > left && err == nil {
			w := queue[0]
			queue = queue[1:]
			<-w.done
			if err = w.err; err != nil {
				break
			}
			names, _ := j.Columns()
			got.raw += w.Raw
			cell := 0
			for _, r := range w.Rows {
				for ; cell < int(r.Cells); cell++ {
					c := w.Cells[cell]
					value := j.Decode(w.Raw, c)
					if from, to := c.Inside(); c.Plain && w.Raw[from:to] != value {
						value = "not plain"
					}
					got.leaves = append(got.leaves, fmt.Sprintf("%s=%s=%d", names[c.Column], value, c.Spelling))
				}
				if r.Data {
					got.leaves = append(got.leaves, "row")
				}
			}
		}
		return err
	}
	var err error
	for err == nil {
		w := &job{done: make(chan struct{})}
		if err = j.Next(&w.Block); err != nil {
			if early := finish(0); early != nil {
				err = early
			}
			break
		}
		queue = append(queue, w)
		work <- w
		err = finish(splitters)
	}
	close(work)
	group.Wait()
	if !errors.Is(err, io.EOF) {
		return jsonReading{err: err.Error()} // what came before it depends on the blocks
	}
	got.columns, _ = j.Columns()
	return got
}

func (r jsonReading) equal(o jsonReading) bool {
	return r.raw == o.raw && r.err == o.err && slices.Equal(r.leaves, o.leaves) && slices.Equal(r.columns, o.columns)
}

// isShort reports whether a name is known, so that pairs and tables are found.
func isShort(name string) bool { return len(name) == 1 }

var splitTests = []string{
	`[{"k":"a","v":1},{"v":"x","k":"b"},{"k":"late","v":[{"val":2}]}]`, `{"n":[{"x":1}],"k":"a","v":"x","m":[{"k":"b"}],"v":2}`,
	`[["a","b"],["x",1],["y"],["z",2,3]]`, `{"columns":["a","b"],"data":[["x",1],["y",2]]}`, `{"rows":[["x",1],["y",2]],"header":[{"k":"a"},{"k":"b"}]}`,
	`[{"s":"{\"a\":[\"x\\\"\",1,{\"k\":\"b\",\"v\":2}]}"},{"s":"[{]"},{"s":"{\"12345\":\"\u00e9\"}"}]`,
	`[{"v":1,"k":{"coding":[{"code":"a"}]}},{"url":"x/a","v":1}]`, "[\"a\",\"b\"]\n[\"x\",1]\n[2]\n",
	`{"a":[1,"x",{"b":null}],"c":"\u00e9\ud83d"}`, `[]`, "{\"a\":1}\n{\"a\":2}\n", `"x"`, "[1,\n2]", `{"1":{"2":3}}`, "\ufeff[{}]",
	`[{"a":"\\\\\"}]{["},{"a":"}\\"}]`, `[{"a":1},{"b":2},{"a":3,"c":{"d":[4]}}]`, `{"n":1,"all":[{"a":1},{"1":"x"}],"late":[{"b":2}],"a":3}`,
	`[{"a":1]`, `[{"a":1}},{"b":2}]`, `[{"a":[}]`, `[{"a":"` + "\x01" + `"}]`, `[{"a":"\x"}]x`, `[{"a":1}x,{"b":"` + "\xff" + `"}]`, `[{"` + "\xff" + `":1},{"b":x}]`,
	`[{"a":"012345678901234567890123456789012345678\x"}]`, `[{"a":"0123456789012345678901234567890123456789"}]`,
	`{"a":1}` + "\n" + `{"a":{"b":[1,2,{"c":3}]}}{"d":1}`, `{"a":1,"b":[{"c":[[[[[[`, `[[[[{"a":1}]],[2]],[{"b":3}]]`,
	`[{"a":[` + strings.Repeat("1,", 47) + `1]}]`, `[{"a":[` + strings.Repeat("1,", 46) + `"é","é"]}]`, `[{"a":[` + strings.Repeat("1,", 46) + strings.Repeat(" ", 20),
	`[{"a":[` + strings.Repeat("1,", 45) + "   1]\x81]",
	`{"a":0,"b":[{0},{"c"}],"a":[`, `{"a":0,"b":[{"c" 1}],"a":[[2]]}`, `{"a":0,"b":[{"c":}],"b":["d",`,
	`[` + strings.Repeat(" ", 30) + `{"a":` + strings.Repeat(" ", 60) + `1}]`, `[{"a":1,"b":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","c":"yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy"}]`,
}

// FuzzJSONSplit holds that neither the sizes of the blocks nor who reads the records
// changes anything: not the values, the order of the columns, or the place and the
// reason of an error.
func FuzzJSONSplit(f *testing.F) {
	for i, s := range splitTests {
		f.Add(s, uint8(i), i%2 == 0)
		f.Add(s, uint8(7*i), i%2 == 1)
	}
	for n := range 8 { // around the longest record
		for _, s := range []string{"1", `"é"`, "", " "} {
			f.Add(`[{"a":[`+strings.Repeat("1,", 45)+strings.Repeat(" ", n)+s, uint8(60), false)
			f.Add(`[{"a":[`+strings.Repeat("1,", 45)+strings.Repeat(" ", n)+s+"]}]", uint8(60), false)
		}
	}
	f.Fuzz(func(t *testing.T, in string, block uint8, lines bool) {
		size, maxRow := int(block)%64+4, 100
		want := readJSON(in, lines, maxRow, 4096, 1)
		for _, splitters := range []int{1, 2, 5} {
			if got := readJSON(in, lines, maxRow, size, splitters); !got.equal(want) {
				t.Fatalf("%q in blocks of %d bytes, %d splitters:\ngot  %+v\nwant %+v", in, size, splitters, got, want)
			}
		}
		if got := readJSON(in, lines, maxRow, 4096, 3); !got.equal(want) {
			t.Fatalf("%q in one block:\ngot  %+v\nwant %+v", in, got, want)
		}
	})
}

// TestJSONSplit is FuzzJSONSplit with files that are longer, and wrong at times.
func TestJSONSplit(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	errs := 0
	for range 300 {
		lines := rng.IntN(2) == 0
		in := randomJSON(rng, lines)
		want := readJSON(in, lines, 400, 1<<16, 1)
		if want.err != "" {
			errs++
		}
		for range 2 {
			size, splitters := 4+rng.IntN(900), 2+rng.IntN(6)
			if got := readJSON(in, lines, 400, size, splitters); !got.equal(want) {
				t.Fatalf("%q in blocks of %d bytes, %d splitters:\ngot  %+v\nwant %+v", in, size, splitters, got, want)
			}
		}
	}
	if errs < 50 || errs > 250 {
		t.Errorf("%d of 300 files are wrong", errs)
	}
}

// randomJSON makes a file of records, some of them with keys that come late. Half of
// the files have a byte that is another one.
func randomJSON(rng *rand.Rand, lines bool) string {
	var value func(depth int) string
	key := func() string {
		return []string{"a", "b", "c", "id", "k\\u0061", "1234567", string(rune('a'+rng.IntN(26))) + string(rune('a'+rng.IntN(26)))}[rng.IntN(7)]
	}
	value = func(depth int) string {
		n := rng.IntN(4)
		switch k := rng.IntN(10); {
		case k < 2 && depth < 4:
			parts := make([]string, n)
			for i := range parts {
				parts[i] = fmt.Sprintf(`"%s" :%s`, key(), value(depth+1))
			}
			return "{" + strings.Join(parts, ", ") + "}"
		case k < 3 && depth < 4:
			parts := make([]string, n)
			for i := range parts {
				parts[i] = value(depth + 1)
			}
			return "[" + strings.Join(parts, ",") + "]"
		case k < 5:
			return fmt.Sprint(rng.IntN(1000) - 500)
		case k < 6:
			return []string{"true", "false", "null"}[rng.IntN(3)]
		}
		return []string{`""`, `"}{]["`, `"\\"`, `"x\"y\\\" z"`, `"é王\n"`, `"` + strings.Repeat("\\\\", rng.IntN(9)) + `\"` + strings.Repeat("x", rng.IntN(20)) + `"`}[rng.IntN(6)]
	}
	var b strings.Builder
	n := rng.IntN(60)
	parts := make([]string, n)
	for i := range parts {
		parts[i] = fmt.Sprintf(`{"a":%s,"%s":%s,"b":%s}`, value(1), key(), value(1), value(1))
	}
	switch {
	case lines:
		b.WriteString(strings.Join(parts, []string{"\n", "\r\n\n"}[rng.IntN(2)]))
	case rng.IntN(2) == 0:
		b.WriteString("[" + strings.Join(parts, ",") + "]")
	default:
		b.WriteString(`{"n":` + value(0) + `,"all" : [` + strings.Join(parts, " ,\n") + `], "more":` + value(0) + `}`)
	}
	text := []byte(b.String())
	if len(text) > 0 && rng.IntN(2) == 0 {
		text[rng.IntN(len(text))] = "{}[]\",:x\\\xff\x00 \n"[rng.IntN(13)]
	}
	return string(text)
}
