package tabular

import (
	"errors"
	"io"
	"sync"

	"github.com/privet-go/privet"
)

// A Survey is what has been found out about the columns of a file that was read to its end.
type Survey struct {
	Rows    int64           // of data
	Sample  []privet.Column // with the values in the sample
	Results []privet.Result // the verdicts on all columns, of which the first are those of the sample
	Turned  []Change        // columns that were NONE in the sample, and were something else behind it
	judge   func([]privet.Column) []privet.Result
	file    *File
	watch   Watch
	changes []Change
}

// Survey reads a file. The Classifier judges the columns of the sample. After each block
// step is called with the number of rows.
func (f *File) Survey(s *Sample, judge func([]privet.Column) []privet.Result, step func(rows int64)) (*Survey, error) {
	v := &Survey{file: f, judge: judge}
	v.watch.Follows = func(string) bool { return true }
	v.watch.Judge = func(columns []privet.Column) ([]privet.Result, error) { return judge(columns), nil }

	// Another goroutine looks at blocks behind the sample, which takes two thirds of the time
	// that it takes to read them.
	type part struct {
		block *Block
		known int
	}
	parts, free, looked := make(chan part), make(chan *Block, 2), make(chan any, 1)
	look := func() {
		var fell any
		defer func() { looked <- fell; close(looked) }()
		defer func() { fell = recover() }()
		var seen Seen
		for number := int64(0); ; number++ {
			p, more := <-parts
			if !more {
				return
			}
			// The error is that of a Judge, which has none.
			_ = v.watch.Look(p.block, p.known, number, &seen, func(changes []Change) { v.changes = append(v.changes, changes...) })
			free <- p.block
		}
	}
	judged := false
	end := sync.OnceValue(func() any {
		close(parts)
		return <-looked
	})
	defer func() {
		if judged {
			end()
		}
	}()
	var sampled []part // which wait for the verdicts
	give := func(p part) *Block {
		select {
		case parts <- p:
			return <-free
		case fell := <-looked:
			panic(fell) // where the caller can recover from it
		}
	}
	start := func() {
		v.start(s) // which may panic, and nobody looks yet
		judged = true
		free <- new(Block)
		go look()
		for _, p := range sampled {
			give(p)
		}
		sampled = nil
	}
	err := f.Blocks(func(b *Block, _ int64) (*Block, error) {
		if judged {
			return give(part{b, 0}), nil
		}
		_, known := s.Add(f, b)
		sampled = append(sampled, part{b, known})
		if s.Full() {
			start()
		}
		return new(Block), nil
	}, func(rows int64) { v.Rows = rows; step(rows) })
	if err == nil && !judged {
		start()
	}
	if judged {
		if fell := end(); fell != nil {
			panic(fell)
		}
	}
	if err != nil {
		return nil, err
	}
	names, _ := f.Columns()
	for i := len(v.Results); i < len(names); i++ {
		v.Results = append(v.Results, judge([]privet.Column{{Name: names[i]}})...)
	}
	for _, c := range v.changes {
		v.Results[c.Column] = c.Result
		if c.Turned > 0 {
			v.Turned = append(v.Turned, c)
		}
	}
	return v, nil
}

// start judges the sample.
func (v *Survey) start(s *Sample) {
	v.Sample = s.Columns(v.file)
	v.Results = v.judge(v.Sample)
	v.watch.Start(v.file, s, v.Results)
}

// Blocks reads and splits all blocks. What is done with one, of which it is told how many rows are before it, gives another one
// to read into. After each, step is called with the number of rows so far.
func (f *File) Blocks(do func(b *Block, before int64) (*Block, error), step func(rows int64)) error {
	rows := int64(0)
	for b := new(Block); ; {
		err := f.Next(b)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err == nil {
			err = f.Split(b)
		}
		if err != nil {
			if e := (*ParseError)(nil); errors.As(err, &e) && e.Row > 0 {
				e.Row += rows // those of the block are counted from its first
			}
			return err
		}
		before := rows
		for _, r := range b.Rows {
			if r.Data {
				rows++
			}
		}
		if b, err = do(b, before); err != nil {
			return err
		}
		step(rows)
	}
}
