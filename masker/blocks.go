package masker

import (
	"bytes"
	"errors"
	"io"
	"slices"
	"strings"
	"sync"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular"
	"github.com/privet-go/privet/masker/internal/recent"
)

// This file masks the blocks of a file side by side. One goroutine, that of the
// caller, reads blocks and writes them in the same order, so that nobody else ever
// touches the two ends; workers mask what is in between. The result depends on the
// file alone: blocks are cut by their size, and each is masked for itself.

// A job is a block on its way through.
type job struct {
	block   tabular.Block
	split   bool // its rows are known
	sampled int  // how many of its first rows are in the sample
	known   int  // and are what its columns are known by
	number  int64

	out   []byte // masked
	marks []uniqueMark
	rows  int64 // of data
	err   error
	fell  any // what a panic said
	done  chan struct{}
}

// copy masks all rows and says what was counted.
func (t *table) copy(dst io.Writer) (tally, error) {
	sample := tabular.Sample{Most: int64(t.opts.SampleRows), MaxValue: t.opts.MaxField}
	jobs, eof, err := t.read(&sample)
	if err != nil {
		return tally{}, err
	}
	t.sampled = sample.Rows
	if err := t.classify(&sample); err != nil {
		return tally{}, err
	}
	c := crew{table: t, dst: dst, queue: jobs, next: int64(len(jobs))}
	if n := t.opts.Workers; n > 1 && !(eof && len(jobs) < 2) {
		c.hire(n)
		defer c.dismiss()
	} else {
		c.alone = &worker{finder: t.masker.finder, clean: recent.New(), again: recent.New()}
	}
	if err := c.run(eof); err != nil {
		return tally{}, err
	}
	c.dismiss()
	names, _ := t.file.Columns()
	if _, err := t.meet(len(names)); err != nil {
		return tally{}, err
	}
	total := tally{rows: c.rows, findings: map[privet.Label]int64{}, columns: make([]columnTally, len(t.columns))}
	for _, w := range c.workers {
		total.add(w.counted())
	}
	if c.alone != nil {
		total.add(c.alone.counted())
	}
	if t.opts.Several {
		return total, nil
	}
	if len(t.opts.Columns) > 0 && t.file.Grows() && !hasAll(names, t.opts.Columns) {
		return tally{}, errNoSuchColumn
	}
	if t.file.Grows() {
		if err := t.checkAbsent(); err != nil {
			return tally{}, err
		}
	}
	for _, keys := range t.opts.Keys {
		if !slices.Contains(names, keys) {
			return tally{}, ErrNoSuchKeys
		}
	}
	return total, nil
}

// read reads the blocks that have the rows of the sample, and reports whether they are
// all that there are.
func (t *table) read(sample *tabular.Sample) (jobs []*job, eof bool, err error) {
	for !sample.Full() {
		j := &job{split: true}
		err := t.file.Next(&j.block)
		if errors.Is(err, io.EOF) {
			return jobs, true, nil
		}
		if err == nil {
			err = t.file.Split(&j.block)
		}
		if err != nil {
			return nil, false, behind(err, sample.Rows) // it has all rows of the blocks before
		}
		j.number = int64(len(jobs))
		jobs = append(jobs, j)
		j.sampled, j.known = sample.Add(t.file, &j.block)
	}
	return jobs, false, nil
}

// A crew takes blocks through.
type crew struct {
	table *table
	dst   io.Writer
	queue []*job // in order; the workers have those that were read
	free  []*job // to be used again
	most  int    // how many there are of both
	rows  int64  // written
	next  int64  // the number of the next block that is read

	alone   *worker // who masks in the goroutine of the caller; or
	workers []*worker
	jobs    chan *job
	group   sync.WaitGroup
}

// waiting is how many blocks there are in memory beyond one for each worker, so
// that none waits for the caller to read or write.
const waiting = 2

// hire starts workers.
func (c *crew) hire(n int) {
	c.jobs = make(chan *job, n+waiting)
	c.workers = make([]*worker, n)
	for i := range c.workers {
		w := &worker{finder: c.table.masker.finder, clean: recent.New(), again: recent.New()}
		c.workers[i] = w
		c.group.Add(1)
		go func() {
			defer c.group.Done()
			for j := range c.jobs {
				c.table.try(j, w)
				j.done <- struct{}{}
			}
		}()
	}
}

// dismiss ends the workers. To do so twice is to do so once.
func (c *crew) dismiss() {
	if c.jobs != nil {
		close(c.jobs)
		c.group.Wait()
		c.jobs = nil
	}
}

// run reads, masks and writes all blocks. The queue has those of the sample.
func (c *crew) run(eof bool) error {
	c.most = 1
	if c.alone == nil {
		c.most = len(c.workers) + waiting
	}
	sample := c.queue
	c.queue = nil
	for {
		j := (*job)(nil)
		switch {
		case len(sample) > 0:
			j = sample[0]
			sample[0], sample = nil, sample[1:] // its memory is free when it is written
		case !eof:
			var err error
			if j, err = c.read(); errors.Is(err, io.EOF) {
				eof = true
				continue
			} else if err != nil {
				// What comes before it in the file may be wrong as well.
				if early := c.finish(0); early != nil {
					return early
				}
				return behind(err, c.rows)
			}
		default:
			return c.finish(0)
		}
		c.queue = append(c.queue, j)
		if c.alone == nil {
			j.done = make(chan struct{}, 1)
			c.jobs <- j
		}
		if err := c.finish(c.most - 1); err != nil {
			return err
		}
	}
}

// read reads a block.
func (c *crew) read() (*job, error) {
	j := new(job)
	if n := len(c.free); n > 0 {
		j, c.free = c.free[n-1], c.free[:n-1]
		*j = job{block: j.block, out: j.out, marks: j.marks[:0]}
	}
	if err := c.table.file.Next(&j.block); err != nil {
		return nil, err
	}
	j.number = c.next
	c.next++
	return j, nil
}

// finish waits for the blocks that were read first and writes them, until no more
// than that many are left.
func (c *crew) finish(left int) error {
	for len(c.queue) > left {
		j := c.queue[0]
		c.queue = c.queue[:copy(c.queue, c.queue[1:])]
		if c.alone != nil {
			j.err = c.table.work(j, c.alone)
		} else if <-j.done; j.fell != nil {
			panic(j.fell) // where the caller can recover from it
		}
		if j.err != nil {
			return behind(j.err, c.rows)
		}
		if c.table.unique != nil {
			c.table.unique.add(j.marks)
		}
		if err := write(c.dst, j.out); err != nil {
			return err
		}
		c.rows += j.rows
		if progress := c.table.opts.Progress; progress != nil {
			progress(c.table.file.Bytes(), c.rows)
		}
		if len(c.queue)+len(c.free) < c.most {
			if j.sampled == 0 { // otherwise the Classifier has seen values of it, and may keep them
				tabular.Release(&j.block)
			}
			c.free = append(c.free, j)
		}
	}
	return nil
}

// behind is the error of a block that has so many rows before it.
func behind(err error, rows int64) error {
	if e := (*ParseError)(nil); errors.As(err, &e) && e.Row > 0 {
		e.Row += rows
	}
	return err
}

// try is work in a goroutine whose panics nobody recovers from.
func (t *table) try(j *job, w *worker) {
	defer func() { j.fell = recover() }()
	j.err = t.work(j, w)
}

// work masks a block. It changes nothing but the job and the worker.
func (t *table) work(j *job, w *worker) error {
	b := &j.block
	looked := false
	defer func() {
		if !looked {
			t.watch.Pass(j.number)
		}
	}()
	if !j.split {
		if err := t.file.Split(b); err != nil {
			return err
		}
	}
	last := int32(-1)
	if t.file.Grows() {
		for i := range b.Cells {
			last = max(last, b.Cells[i].Column)
		}
	}
	columns, err := t.meet(int(last) + 1)
	if err != nil {
		return err
	}
	if !t.restoring {
		looked = true
		err := t.watch.Look(b, j.known, j.number, &w.seen, func(changes []tabular.Change) { columns = t.change(changes) })
		if err != nil {
			return err
		}
	}
	if n := len(columns); n > len(w.tally.columns) {
		w.tally.columns = append(w.tally.columns, make([]columnTally, n-len(w.tally.columns))...)
	}
	if w.tally.findings == nil {
		w.tally.findings = map[privet.Label]int64{}
	}
	w.row = row{reader: t.file.Reader, columns: columns, raw: b.Raw, cells: b.Cells}
	w.longest = t.opts.MaxField
	w.unique, w.marks, w.marking = t.unique, j.marks[:0], t.unique != nil && !t.unique.full.Load()
	w.restoring, w.nulls = t.restoring, t.masker.operators.nulls
	defer func() { w.row = row{} }()
	// A cell of a column that was not there when columns were classified is
	// free text.
	beyond := column{operator: t.masker.operators.text, kept: t.restoring}
	_, beyond.searched = beyond.operator.(*textOperator)
	// A text that belongs to no column is free text as well. What is only beside a table is so if something is
	// surely in it.
	beside := column{operator: &textOperator{operators: t.masker.operators}, searched: true, kept: t.restoring}
	// One with tags in it, which stay, is free text in any case.
	markup := column{operator: &textOperator{t.masker.operators, true}, searched: true, kept: t.restoring}
	contradicting := column{operator: t.contradicting()}
	reader := t.file.Reader
	typer := t.typer()
	classer, _ := reader.(tabular.Classer)
	defer func() { w.class = nil }()
	out, cell := output{raw: b.Raw, bytes: slices.Grow(j.out[:0], len(b.Raw))}, 0
	for i := range b.Rows {
		r := &b.Rows[i]
		// What lies around the records of a file is no row, and is cut anywhere.
		w.row.from, w.row.to = cell, cell
		if r.Data {
			j.rows++
			w.row.to = int(r.Cells)
		}
		cells := b.Cells[cell:r.Cells]
		cell = int(r.Cells)
		judged := i < j.known
		for ; len(cells) > 0; cells = cells[1:] {
			if cells = cells[out.plain(cells, columns, judged, w, w.seen.Next()-(cell-len(cells))):]; len(cells) == 0 {
				break
			}
			c := &cells[0]
			foreign, contradicts := false, false
			if foreign = w.seen.Next() == cell-len(cells); foreign {
				contradicts = w.seen.Contradicts()
			}
			col, known := &beyond, uint(c.Column) < uint(len(columns))
			switch {
			case known:
				col = &columns[c.Column]
			case c.Column == tabular.Prose && isMarkup(reader, c):
				col = &markup
			case c.Column == tabular.Beside, c.Column == tabular.Prose:
				col = &beside
			}
			if t.isOversized(c) && !col.byOption && !(t.restoring && col.kept) {
				if masked, changed := t.coverOversized(*c, reader.Decode(b.Raw, *c), typer, w); changed {
					out.upTo(int(c.Start))
					out.bytes = reader.Encode(out.bytes, *c, masked)
					out.resume(int(c.End))
					if known {
						w.tally.columns[c.Column].oversized++
					}
					continue
				} else if t.restoring && isMasked(reader.Decode(b.Raw, *c)) {
					continue
				}
			}
			if col.kept && (judged || col == &beside) && !col.byOption {
				continue
			}
			if contradicts {
				col = &contradicting
			}
			spelled := b.Raw[c.Start:c.End]
			if col.searched && w.clean.Has(spelled, c.Spelling) {
				continue
			}
			value := reader.Decode(b.Raw, *c)
			if value == "" {
				continue
			}
			if known && !col.kept && w.nulls.has(value) {
				w.tally.columns[c.Column].nulls++
				continue
			}
			if col.searched {
				value = w.lasting(value)
			}
			if c.Column == tabular.Beside && !t.masker.surelyHolds(value) {
				continue
			}
			searched := col.searched
			if col.kept {
				if !foreign {
					w.unexamined++
					continue
				}
				if value = w.lasting(value); !t.masker.surelyHolds(value) {
					continue
				}
				col, contradicts = &beyond, true
			}
			if classer != nil {
				w.class = classer.Class(c.Column)
			}
			masked, understood, err := w.apply(col, c.Column, value)
			if errors.Is(err, ErrNotMasked) && typer != nil && string(typer.Typed(*c, nil)) == value {
				continue // it was a value that could not become a number, and nothing of it is left
			} else if err != nil {
				return &ParseError{Row: j.rows, Column: max(0, int(c.Column)) + 1, Line: b.Line + tabular.CountLines(b.Raw[:c.Start]), Err: err}
			}
			if isKeyed(col.operator) && !w.null && !w.keepsClass(masked, value) {
				return &ParseError{Row: j.rows, Column: max(0, int(c.Column)) + 1, Err: ErrNoRoom}
			}
			if w.tooLong {
				if w.tooLong = false; known {
					w.tally.columns[c.Column].tooLong++
				}
			}
			if searched && w.nothing {
				w.clean.Add(spelled, c.Spelling)
				continue
			}
			if typer != nil && !w.null {
				typed := typer.Typed(*c, masked)
				if _, ok := unwalked(col.operator).(reversible); ok && !bytes.Equal(typed, masked) {
					understood = false
				}
				masked = typed
			}
			if col.unique {
				w.mark(c.Column, value, masked)
			}
			if (!understood || contradicts) && known {
				w.tally.columns[c.Column].contradictions++
			}
			if searched && w.ruled && c.Plain {
				from, to := c.Inside()
				out.put(from, to, masked)
			} else if w.null {
				w.null = false
				out.upTo(int(c.Start))
				out.bytes = reader.AppendNull(out.bytes, *c)
				out.resume(int(c.End))
			} else if string(masked) != value { // otherwise it stays as it is spelled
				out.upTo(int(c.Start))
				out.bytes = reader.Encode(out.bytes, *c, masked)
				out.resume(int(c.End))
			}
		}
	}
	out.upTo(len(b.Raw))
	j.out, j.marks = out.bytes, w.marks
	return nil
}

// ErrNoRoom says that the type of a column has no room for the pseudonym of one of its values, such as a token among numbers.
var ErrNoRoom = errors.New("its column has no room for what stands in the place of the value")

// isKeyed reports whether what an operator makes of values tells them apart, so that nothing else can take its place.
func isKeyed(op operator) bool {
	switch unwalked(op).(type) {
	case reversible, forgottenOperator:
		return true
	}
	return false
}

// lastingSize is how many bytes of values are copied into one piece of memory.
const lastingSize = 32 << 10

// lasting gives a copy of a value for a Finder, which may keep it, while the memory of
// a block is used again for another one.
func (w *worker) lasting(value string) string {
	if w.values.Cap()-w.values.Len() < len(value) {
		w.values = strings.Builder{}
		w.values.Grow(max(lastingSize, len(value)))
	}
	n := w.values.Len()
	w.values.WriteString(value)
	return w.values.String()[n:]
}

// A row is what an operator can see of the row that it works in. The zero row is
// that of a value outside of any table.
type row struct {
	reader  tabular.Reader
	columns []column
	raw     string
	cells   []tabular.Cell // of the block
	from    int            // those of the row
	to      int
}

// value gives the value that the row has in the first column of that name that it
// has one in, before masking, and reports whether there is one that is not empty.
func (r *row) value(name string) (string, bool) {
	for _, c := range r.cells[r.from:r.to] {
		if uint(c.Column) < uint(len(r.columns)) && r.columns[c.Column].report.Column == name {
			if value := r.reader.Decode(r.raw, c); value != "" {
				return value, true
			}
		}
	}
	return "", false
}

// add adds what another worker has counted.
func (n *tally) add(more *tally) {
	n.unexamined += more.unexamined
	for i, c := range more.columns {
		n.columns[i].add(c)
	}
	for l, c := range more.findings {
		n.findings[l] += c
	}
	for l, c := range more.kept {
		n.keep(l, c)
	}
}
