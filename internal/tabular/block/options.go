package block

import "io"

// The limits of a file.
const (
	// DefaultMaxField is the length in bytes of the longest field when
	// Options.MaxField is 0.
	DefaultMaxField = 1 << 20

	// MaxRow is the length in bytes of the longest row.
	MaxRow = 16 << 20

	// MaxColumns is the number of columns of the widest row, and of the paths of
	// a JSON or XML file.
	MaxColumns = 10_000

	// MaxDepth is how many arrays and objects of a JSON file, or elements of XML, may be
	// inside each other.
	MaxDepth = 1000

	// MaxPath is the length in bytes of the longest path in a JSON file.
	MaxPath = 4 << 10

	// Size is how many bytes a block has, about. Blocks wait for each other
	// in memory, a few for each core; beyond 128 KiB they are no faster.
	Size = 128 << 10
)

// Options say how a file is read.
type Options struct {
	// Format is the name of a format. Empty means that the content tells.
	Format string

	// Name is the name of the file. Its extension has to agree with the content.
	// Empty: nobody knows it.
	Name string

	// Formats are formats that are tried before the built-in ones.
	Formats []*Format

	// MaxBytes is how many bytes there may be after decompression. 0 means any
	// number.
	MaxBytes int64

	// Delimiter parts the fields of a CSV file. 0 means that it is found in the
	// file.
	Delimiter rune

	// MaxRatio is how many times as large as a compressed file the data in it may be, beyond
	// its first MiB. 0 means any number.
	MaxRatio int

	// MaxField is the length in bytes of the longest field. 0 means
	// DefaultMaxField.
	MaxField int

	// IsHeader is asked whether the first row holds the names of the columns,
	// and is given some of the rows below it. Nil means that there is no header.
	IsHeader func(cells []string, below [][]string) bool

	// IsName is asked whether a key of a JSON object, or what names a column in XML or HTML,
	// names one rather than being data itself. Nil means that its form decides, as LooksLikeName of package tree has it.
	IsName func(key string) bool

	// IsKnown is asked whether a name alone says what a column holds. Nil means that none does, so that
	// values are not told by names beside them.
	IsKnown func(name string) bool

	// IsWhole is asked whether the values of a column belong to it, whatever is beside them or in
	// them. Nil means that those of none do.
	IsWhole func(name string) bool

	// Keys are columns of keys of JSON objects, such as accounts{}: all keys there are
	// data, whatever IsName says.
	Keys []string
}

// Head gives the beginning of a file that is about to be read, or "" where nobody has seen it.
func Head(src io.Reader) string {
	if h, ok := src.(interface{ Head() string }); ok {
		return h.Head()
	}
	return ""
}
