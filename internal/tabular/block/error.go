package block

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"
)

// The reasons of a [ParseError].
var (
	// ErrInvalidUTF8 says that the data is not UTF-8.
	ErrInvalidUTF8 = errors.New("not valid UTF-8; Latin-1 and code pages of Windows have to be converted")

	// ErrNUL says that a NUL byte was met. Texts have none; UTF-16 and binary
	// data do, and nothing is found in them.
	ErrNUL = errors.New("a NUL byte, so this is no text in UTF-8")

	// ErrQuote says that quotes are not as RFC 4180 has them.
	ErrQuote = errors.New("misplaced quote; a field with a quote in it stands in quotes, and the quote is doubled; " +
		"what is no table can be read as text")

	// ErrTooManyColumns says that a row has more than [MaxColumns] fields.
	ErrTooManyColumns = errors.New("too many columns")

	// ErrTooLong says that a field or a row is over its limit.
	ErrTooLong = errors.New("too long")

	// ErrSyntax says that the data is not JSON (RFC 8259), or not XML.
	ErrSyntax = errors.New("not as JSON has it")

	// ErrLayout says that the data is not YAML, TOML or a list of keys and values as these are
	// read here.
	ErrLayout = errors.New("not as the format has it; what is no such file can be read as text")

	// ErrTooDeep says that more than [MaxDepth] arrays and objects, or elements
	// of XML, are inside each other.
	ErrTooDeep = errors.New("nested too deeply")

	// ErrRatio says that a compressed file holds more than it may for its size.
	ErrRatio = errors.New("the file is compressed more than it may be")

	// ErrGzip says that gzip data is broken, such as by a wrong checksum.
	ErrGzip = errors.New("broken gzip data")

	// ErrTruncated says that gzip data ends too early.
	ErrTruncated = errors.New("the gzip data ends too early")
)

// The errors of files and options that cannot be used.
var (
	// ErrUnknownFormat says that Options.Format names no format.
	ErrUnknownFormat = errors.New("unknown file format")

	// ErrUnsupported says that a file is of a format that is not read. The
	// message names it.
	ErrUnsupported = errors.New("unsupported file format")

	// ErrFormatMismatch says that the name of a file and its content speak of
	// different formats.
	ErrFormatMismatch = errors.New("the name of the file does not fit its content")

	// ErrTooManyBytes says that a file is over Options.MaxBytes.
	ErrTooManyBytes = errors.New("too many bytes after decompression")

	// ErrOptions says that another field cannot be used with the file.
	ErrOptions = errors.New("unusable options")
)

// A ParseError says where the data could not be read or masked. It wraps the
// reason. Numbers that have no meaning are zero.
type ParseError struct {
	Row    int64 // row of data, from 1; 0 for the header and for a text
	Column int   // column of a table, from 1
	Line   int64 // line, from 1
	Offset int64 // bytes before the place, in a text and in JSON
	Err    error
}

// Error gives the place and the reason.
func (e *ParseError) Error() string {
	var b strings.Builder
	if e.Line > 0 {
		fmt.Fprintf(&b, "line %d, ", e.Line)
	}
	if e.Row > 0 {
		fmt.Fprintf(&b, "row %d, ", e.Row)
	}
	if e.Column > 0 {
		fmt.Fprintf(&b, "column %d: ", e.Column)
	} else {
		fmt.Fprintf(&b, "offset %d: ", e.Offset)
	}
	return b.String() + e.Err.Error()
}

// Unwrap gives the reason.
func (e *ParseError) Unwrap() error { return e.Err }

// CheckText says where s stops being text.
func CheckText(s string) (offset int, err error) {
	if i := strings.IndexByte(s, 0); i >= 0 {
		return firstOf(s, i, ErrNUL)
	}
	if !utf8.ValidString(s) {
		return firstOf(s, len(s), ErrInvalidUTF8)
	}
	return 0, nil
}

// firstOf gives the first byte of s that is not UTF-8, if it is before i, and
// otherwise i with the error.
func firstOf(s string, i int, err error) (int, error) {
	for j := 0; j < i; {
		r, size := utf8.DecodeRuneInString(s[j:])
		if r == utf8.RuneError && size == 1 {
			return j, ErrInvalidUTF8
		}
		j += size
	}
	return i, err
}
