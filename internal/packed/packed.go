// Package packed reads the data files that are compiled into a program packed by gzip -9n.
package packed

import (
	"bytes"
	"compress/gzip"
	"io"
	"strings"
)

// Text gives what a packed file holds. The file is a part of the program, so that one which cannot be read is a fault of the
// program, and panics.
func Text(file []byte) string {
	var b strings.Builder
	z, err := gzip.NewReader(bytes.NewReader(file))
	if err == nil {
		_, err = io.Copy(&b, z)
	}
	if err != nil {
		panic("packed: " + err.Error())
	}
	return b.String()
}
