package main

import (
	"context"
	"errors"
	"io"

	"github.com/privet-go/privet/masker/rows"
)

// errInterrupted is the error of work once the command is told to stop.
var errInterrupted = errors.New("interrupted")

// A stoppable is a source that ends when the command is told to stop.
type stoppable struct {
	rows.Source
	ctx   context.Context
	count int
}

// Next gives the next row, or errInterrupted.
func (s *stoppable) Next(dst []rows.Value) ([]rows.Value, error) {
	const often = 256 // rows take a microsecond each
	if s.count%often == 0 && s.ctx.Err() != nil {
		return dst, errInterrupted
	}
	s.count++
	return s.Source.Next(dst)
}

// A stoppableReader is a text that ends when the command is told to stop.
type stoppableReader struct {
	io.Reader
	ctx context.Context
}

// Read reads, or gives errInterrupted.
func (r *stoppableReader) Read(b []byte) (int, error) {
	if r.ctx.Err() != nil {
		return 0, errInterrupted
	}
	return r.Reader.Read(b)
}
