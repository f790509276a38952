package block

import (
	"errors"
	"io"
)

// ReadBlock fills b as far as src has bytes, and reports whether they end there.
// Unlike [io.ReadFull] it tells the end of src from [io.ErrUnexpectedEOF] of src
// itself, which says that something is missing.
func ReadBlock(src io.Reader, b []byte) (n int, eof bool, err error) {
	const mostEmptyReads = 100
	for empty := 0; n < len(b); {
		k, err := src.Read(b[n:])
		n += k
		switch {
		case errors.Is(err, io.EOF):
			return n, true, nil
		case err != nil:
			return n, false, err
		case k > 0:
			empty = 0
		default:
			if empty++; empty == mostEmptyReads {
				return n, false, io.ErrNoProgress
			}
		}
	}
	return n, false, nil
}
