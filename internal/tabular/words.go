package tabular

import (
	"io"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/markup"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// The words that all formats share, and that whoever reads a file needs, as package block has them.
type (
	Block      = block.Block
	Row        = block.Row
	Cell       = block.Cell
	Reader     = block.Reader
	Typer      = block.Typer
	Classer    = block.Classer
	Format     = block.Format
	Options    = block.Options
	ParseError = block.ParseError
	View       = markup.View
)

// The limits of a file.
const (
	DefaultMaxField = block.DefaultMaxField
	MaxRow          = block.MaxRow
	MaxColumns      = block.MaxColumns
	MaxDepth        = block.MaxDepth
	MaxPath         = block.MaxPath
)

// The columns of cells that belong to none.
const (
	Beside = block.Beside
	Prose  = block.Prose
)

// The reasons of a [ParseError], and the errors of files and options that cannot be used.
var (
	ErrInvalidUTF8    = block.ErrInvalidUTF8
	ErrNUL            = block.ErrNUL
	ErrQuote          = block.ErrQuote
	ErrTooManyColumns = block.ErrTooManyColumns
	ErrTooLong        = block.ErrTooLong
	ErrSyntax         = block.ErrSyntax
	ErrLayout         = block.ErrLayout
	ErrTooDeep        = block.ErrTooDeep
	ErrRatio          = block.ErrRatio
	ErrGzip           = block.ErrGzip
	ErrTruncated      = block.ErrTruncated
	ErrUnknownFormat  = block.ErrUnknownFormat
	ErrUnsupported    = block.ErrUnsupported
	ErrFormatMismatch = block.ErrFormatMismatch
	ErrTooManyBytes   = block.ErrTooManyBytes
	ErrOptions        = block.ErrOptions
)

// CheckText says where s stops being text.
func CheckText(s string) (offset int, err error) { return block.CheckText(s) }

// CountLines counts the line ends in s: LF, CR LF and CR.
func CountLines(s string) int64 { return block.CountLines(s) }

// ReadBlock fills b as far as src has bytes, and reports whether they end there.
func ReadBlock(src io.Reader, b []byte) (n int, eof bool, err error) { return block.ReadBlock(src, b) }

// Release says that nobody uses Raw of a block any more, nor a part of it: the next block that is
// read into b may take its memory.
func Release(b *Block) { block.Release(b) }

// LooksLikeName reports whether a key of a JSON object can name a column: it has
// fewer than five digits, something else than digits, at most 128 bytes, and no
// asterisk, which is what masked data has.
func LooksLikeName(key string) bool { return tree.LooksLikeName(key) }

// KnownBy gives an IsKnown of [Options] by who judges columns: a name is known that has another label than
// UNKNOWN without any values.
func KnownBy(judge func([]privet.Column) []privet.Result) func(name string) bool {
	return tree.KnownBy(judge)
}

// IsOf reports whether a column that has been met is one of the header, or holds a part of
// what one of these holds.
func IsOf(header []string, column string) bool { return tree.IsOf(header, column) }

// OutsideTags leaves of findings in a text with tags in it, from the n-th on, what is outside of the tags or in
// the value of an attribute, and parts those that go across. Tags that HTML does not have are text.
func OutsideTags(findings []privet.Finding, n int, text string) []privet.Finding {
	return markup.OutsideTags(findings, n, text)
}

// NewView makes the view of a text with tags in it.
func NewView(text string) *View { return markup.NewView(text) }
