package tabular

import "github.com/privet-go/privet/internal/tabular/tree"

// This file reads records of JSON that have been left, and goes over those that are.

// A jsonRecord is a record that has not been read, and is a row.
type jsonRecord struct {
	row    int32 // index
	start  int32 // it ends where the row does
	node   *tree.Node
	around int  // how many objects and arrays are around it
	header bool // it is the names of columns
}

// readRecords reads records that were left, and puts their values between those that
// are known already. With an error it stands where the text goes wrong.
func (j *jsonParser) readRecords(rows []Row, known []Cell, left []jsonRecord) error {
	j.cells = j.cells[:0]
	from := 0
	for i := range rows {
		j.cells = append(j.cells, known[from:rows[i].Cells]...)
		from = int(rows[i].Cells)
		if len(left) > 0 && int(left[0].row) == i {
			if ok, err := j.readRecord(&left[0]); err != nil {
				return err
			} else if !ok || j.at != int(rows[i].End) {
				return errEnd // never, for what was skipped as one value
			}
			left = left[1:]
		}
		rows[i].Cells = int32(len(j.cells))
	}
	j.cells = append(j.cells, known[from:]...)
	return nil
}

// readRecord reads a record that was left. It reports false when the buffer ends too
// early.
func (j *jsonParser) readRecord(r *jsonRecord) (ok bool, err error) {
	j.root, j.around = r.node, r.around
	j.at, j.begun, j.record, j.cellsBefore = int(r.start), int(r.start), 0, len(j.cells)
	j.named, j.heading, j.header = false, r.header, r.header
	j.stack, j.expect, j.rows = j.stack[:0], expectValue, j.rows[:0]
	j.names, j.values = j.names[:0], j.values[:0]
	for j.record >= 0 {
		j.skipSpace()
		if err := j.tooLong(); err != nil || j.at == len(j.buf) {
			return false, err
		}
		ok, err := j.step(j.buf[j.at])
		if !ok || err != nil {
			return false, err
		}
	}
	if j.long {
		return false, ErrTooLong
	}
	return true, nil
}

// skipRecord goes to the end of the record that has begun. It reports false when the
// buffer ends too early.
func (j *jsonParser) skipRecord() (ok bool, err error) {
	ended, deep := j.skip.run(j.buf, MaxDepth-len(j.stack)-j.around)
	switch {
	case ended:
		j.left = append(j.left, jsonRecord{int32(len(j.rows)), int32(j.begun), j.node, len(j.stack), j.header})
		j.node, j.at = nil, j.skip.at
		j.endValue()
		return true, nil
	case deep || j.eof || len(j.buf)-j.begun > j.maxRow:
		return false, j.reader.endless(&jsonRecord{0, int32(j.begun), j.node, len(j.stack), j.header}, deep)
	}
	return false, nil
}
