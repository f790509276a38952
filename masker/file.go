package masker

import (
	"fmt"
	"io"
	"runtime"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular"
)

// The defaults and limits of [Masker.File].
const (
	// DefaultSampleRows is how many rows columns are classified by when
	// FileOptions.SampleRows is 0.
	DefaultSampleRows = tabular.DefaultSampleRows

	// DefaultMaxField is the length in bytes of the longest field when
	// FileOptions.MaxField is 0.
	DefaultMaxField = tabular.DefaultMaxField

	mostWorkers = 16 // when FileOptions.Workers is 0
)

// The errors of files and options that cannot be used.
var (
	// ErrUnknownFormat says that FileOptions.Format names no format.
	ErrUnknownFormat = tabular.ErrUnknownFormat

	// ErrUnsupported says that a file is of a format that is not read, such as
	// XLSX or UTF-16. The message names it.
	ErrUnsupported = tabular.ErrUnsupported

	// ErrFormatMismatch says that FileOptions.Name and the content of the file
	// speak of different formats.
	ErrFormatMismatch = tabular.ErrFormatMismatch

	// ErrTooManyBytes says that a file is over FileOptions.MaxBytes.
	ErrTooManyBytes = tabular.ErrTooManyBytes

	// ErrOptions says that another field of [FileOptions] cannot be used with
	// the file.
	ErrOptions = tabular.ErrOptions
)

// FileOptions say how a file is read and masked. The zero value, like nil,
// finds out what it can from the file.
//
// In JSON columns are paths, which begin at a record: email, address.city, phones[],
// orders[].sku. Records are the lines of NDJSON; otherwise the elements of the
// outermost arrays, whose objects are then named from the top, such as
// customers[].email. A key with one of . [ ] { } * $ in it is in brackets and quotes;
// $ is a record that is no object or array. A key that is data itself, such as an
// e-mail address or a number, is a value of the column accounts{}, and what is under
// it has the path accounts.*. Two such keys may be masked alike; a pseudonym keeps them
// apart.
//
// So they are in YAML, TOML, and lines of keys and values: properties, variables of an
// environment (KEY=value) and sections in brackets. Records are the elements of the
// outermost sequences of mappings, or else the documents of YAML; the tables of an array
// of tables in TOML; and the lines that have a number in common, as those of user.0.name
// and user.0.email, which are user[].name and user[].email. A file without any is one
// record. Sections and dots part a key: [db] password is db.password. Two keys that are masked
// alike are an error to readers of TOML and to some of YAML, so that such keys are better
// pseudonyms.
//
// In SQL columns are table.column: people.ssn. Their names come from the list of columns of INSERT or
// COPY, or from CREATE TABLE above; without both, or where the numbers of values differ, they are people.1 and so on.
// Schemas are left out. What UPDATE, WHERE and their like compare with a column or put into it is of that column.
//
// In XML columns are paths from below the root, of elements and attributes alike and without
// prefixes: customer.email, customer.address.city. A name that an attribute or an element gives takes
// the place of that of the element, as in <field name="ssn">, <add key="ssn" value="…"/> and
// <key>ssn</key><string>…</string>. Elements that are repeated in one element and have leaves are rows.
//
// In HTML the columns are those of tables that have headings, which are <th> or a first row that is a
// header; fields of forms and properties of the page by their names; and what stands behind a term of a
// list, behind the heading of a row or behind a cell that ends with a colon.
//
// A value whose name stands beside it is in the column of that name: value{ssn} in
// {"key":"ssn","value":…}, and in a table of attributes and values; see docs/masking.md. Arrays of
// arrays with the names of their columns first, or beside them, are tables: data[].ssn. A string that
// is an object or an array of JSON has the paths of what is in it, and so has one that is a query with a name that is known:
// url.email in /u?email=…&page=2. A column that Columns or the policy names is not parted so.
//
// Messages of e-mail (mail) and what is beside rows that the shells of databases expand (expanded) are searched as free text.
type FileOptions struct {
	// Format is the name of a [Format]. Empty means that the content tells: JSON
	// begins with a brace or a bracket, XML and HTML with a tag, and a dump in SQL with statements; lines that
	// begin with a time are a log, and so "text"; YAML, variables and sections are told where they are sure; what
	// else is text has the delimiter that parts it best, and is "text" only by its Name. A file called .txt is a
	// table if it surely is one.
	Format string

	// Name is the name of the file. What its extension says has to agree with the
	// content, or the file is refused with [ErrFormatMismatch]. Empty: nobody knows.
	Name string

	// Formats are formats that are tried before those built in.
	Formats []*Format

	// MaxBytes is how many bytes the file may have after decompression; more is
	// [ErrTooManyBytes]. 0 means any number.
	MaxBytes int64

	// MaxRatio is how many times as large as a compressed file the data in it may be, beyond
	// its first MiB; more is [ErrRatio]. 0 means any number.
	MaxRatio int

	// Workers is how many goroutines mask. 0 means [runtime.GOMAXPROCS], but not more
	// than 16: what one goroutine can read and write keeps no more of them busy. The result
	// does not depend on it; with more than one the Finder and the operators are
	// asked by several at a time.
	Workers int

	// Progress, if it is set, is called now and then with how many bytes have been
	// read, before decompression, and how many rows have been written. It is called
	// by the goroutine that calls File.
	Progress func(bytes, rows int64)

	// Columns gives labels to columns by their names in the header, spelled
	// exactly so; the Classifier decides about the others. A column with the
	// label NONE is kept as it is, one with UNKNOWN is masked as Policy.Unknown says, and
	// one with a label that has no rule is masked whole. A name that the file
	// does not have is [ErrOptions]. Nil or empty: none.
	Columns map[string]privet.Label

	// Places gives [Masker.UnmaskFile] the labels of the columns of a table by their
	// places, for one without names or with two columns of one name. It goes before
	// Columns, and needs as many labels as the report of File has columns, or the file is refused
	// with [ErrOptions]. The first row is then the header unless NoHeader says
	// otherwise. Nil or empty: none. JSON has no places and File no use for them, so
	// that both refuse them.
	Places []privet.Label

	// Keys are columns of keys of JSON objects, such as accounts{}, all of which are data:
	// in {"accounts":{"jkowalski":{…}}} nothing says that jkowalski is no name of a
	// column. A name that the file does not have is [ErrNoSuchKeys].
	Keys []string

	// Several says that the file is one of several that have these options: that it lacks a
	// column of Columns or Keys is no error then, but in Report.LackedColumns, since another
	// file may have it. Nor is it one that it lacks a column of the policy. The first row is the
	// header where one of the names is in it.
	Several bool

	// Delimiter parts the fields of a CSV file. 0 means whichever of comma, semicolon, tab and vertical bar parts the
	// first rows best, or else one of : ~ ^ § ¦, the space and
	// U+0001, U+0002, U+001E and U+001F that parts all of them alike.
	Delimiter rune

	// Header says that the first row is the header, and NoHeader that it is data. Otherwise it is
	// the header when the names of the columns of the policy are in it, or when
	// nothing personal but words and no number of five or more digits is in it, and
	// enough cells are names that the Classifier knows; in doubt it is data. Both together
	// are [ErrOptions].
	Header, NoHeader bool

	// SampleRows is how many rows, from the first, columns are classified by. What
	// comes behind them, or behind DefaultSampleRows of more, is held to the verdict. 0 means [DefaultSampleRows]. Rows that take more than 64 MiB of memory make the
	// sample shorter.
	SampleRows int

	// MaxField is the length in bytes of the longest field that is looked at, as it stands in the
	// file. 0 means [DefaultMaxField]. A longer one is masked whole, unless the options or the policy keep its
	// column, and counted in the report. A row of more than 16 MiB is [ErrTooLong].
	MaxField int
}

// File copies a file from src to dst with its columns masked, in constant memory.
// A compressed file stays compressed. A file that is one text is masked as by
// [Masker.Text]. Of others, File shows the first rows to the Classifier and masks each
// column, these rows included, by the operator of the label that it gives:
//
//   - A value that does not fit the rule is masked whole, and counted as a
//     contradiction. So are words for a missing value, such as "N/A" or "null":
//     only the empty value stays, and what [Policy].KeepNulls names.
//   - A column whose label tells records apart, such as CUSTOMER_ID, becomes pseudonyms under a
//     key that nobody has, unless [Policy].IDs says otherwise.
//   - A column that is UNKNOWN is masked whole, unless [Policy].Unknown says otherwise.
//   - A column that is FREE_TEXT is searched: what the Finder finds in a value is masked.
//   - So is a column that is NONE where that is doubted: something personal is surely
//     found in its first rows, or they have no value of it. A column of addresses of pages alone, without a query, is in no such doubt.
//   - So are fields beyond the last column of the header or, without a header, of the
//     first row, unless they are UNKNOWN. Those in the first rows are columns without names in the report.
//   - A column of JSON that comes after the first rows, and one that has no value in them, is judged
//     by its name and by its first values, each for itself. Where these do not tell of something personal, the verdict by the name
//     stays, and one that is NONE by it is searched. One that is NONE by hardly any values is judged again with those that follow.
//   - Any other column that is NONE stays byte for byte, but for values behind the first rows
//     that look otherwise than those in them, or are none of the few that come there again and again. The
//     Classifier is asked what these are: if they are something personal, they are masked whole, and counted as contradictions.
//     If they are many, ten and one of twenty in some 128 KiB, the column has turned, and is masked whole from there on. Others are
//     masked as free text, and counted, where something personal is surely found in them.
//   - A column that the options or the policy keep stays byte for byte. So
//     do quotes, line ends, empty lines, a byte order mark and the header.
//
// In front of the header of a CSV file there may be a line that names the delimiter (sep=;),
// comments that begin with #, and titles, which are far shorter than the rows below or have one
// text in them; a row of types such as varchar may be behind it. They are no rows. They stay as they
// are, but for titles and comments in which something personal is surely found: these are masked
// as free text.
//
// CSV is read as RFC 4180 has it, in UTF-8. CR LF, LF and CR all end a
// row. A quote that is not closed, text after a closing quote and a quote inside
// a field that is not quoted are [ErrQuote], because two readers can disagree
// about where such a field ends. JSON is read as RFC 8259 has it; keys may be given
// twice, and a surrogate without its half is U+FFFD. What is not JSON is [ErrSyntax].
//
// In SQL the values of INSERT, REPLACE and COPY … FROM stdin are rows, one for each pair of brackets or line, as MySQL,
// PostgreSQL, SQL Server, SQLite and Oracle write them in dumps. Strings keep their quotes, and numbers that
// become something else are put in quotes. An expression such as CAST('1980-02-03' AS date) is one value, and a string
// takes its place. NULL and functions without constants stay. Comments, and strings in other statements, are masked as free text; in
// the code around them only what is surely personal is. Whether a backslash escapes is told by signs of
// MySQL and others in the file; where there are none, what reads differently is refused. So are a statement
// without an end, and COPY with options.
//
// YAML is read as far as its readers agree, in blocks and in braces. Anchors, aliases and tags stay, and
// so do comments, but for what is surely personal in them; an entry in a comment, such as
// #password=…, is masked as one in properties, variables and sections. A tab in the
// indentation, a key that is no text of one line, and a colon in a value without quotes are
// [ErrLayout], as is whatever else of these formats is not read. A value that is masked is
// in quotes where readers may take it for something else: asterisks are an alias. Numbers stay
// numbers where the new value is one, and ${NAME} stays.
//
// XML is read as XML 1.0 has it, but that references to entities of a document's own stay as they are; comments
// are searched as free text. HTML is read as browsers do, and nothing in it is an error: what is in no
// column is searched as free text, attributes, scripts and comments included, and tags stay. Names of elements,
// attributes and namespaces are not masked.
//
// These errors, and the others that are the reason of a [ParseError], say where.
//
// What has been written to dst before an error is to be thrown away.
func (m *Masker) File(dst io.Writer, src io.Reader, opts *FileOptions) (Report, error) {
	report, err := m.file(dst, src, opts)
	if err != nil {
		return Report{}, fmt.Errorf("masker: %w", err)
	}
	return report, nil
}

func (m *Masker) file(dst io.Writer, src io.Reader, opts *FileOptions) (Report, error) {
	if m.finder == nil {
		return Report{}, ErrNoFinder
	}
	return m.rewrite(dst, src, opts, false, nil)
}

// rewrite masks a file or, when it is restoring, unmasks it, and masks it again by next, if that is not nil.
func (m *Masker) rewrite(dst io.Writer, src io.Reader, opts *FileOptions, restoring bool, next *Masker) (Report, error) {
	o, err := opts.withDefaults()
	if err != nil {
		return Report{}, err
	}
	t := &table{masker: m, opts: o, restoring: restoring, next: next}
	how := tabular.Options{Format: o.Format, Name: o.Name, Formats: o.Formats, MaxBytes: o.MaxBytes, MaxRatio: o.MaxRatio,
		Delimiter: o.Delimiter, MaxField: tabular.MaxRow, IsName: t.isName, IsKnown: t.isKnown, IsWhole: t.isWhole, Keys: o.Keys}
	switch {
	case o.Header:
		how.IsHeader = func([]string, [][]string) bool { return true }
	case !o.NoHeader:
		how.IsHeader = t.isHeader
	}
	if t.file, err = tabular.Open(src, how); err != nil {
		return Report{}, err
	}
	switch {
	case restoring && t.file.Reader == nil:
		return Report{}, fmt.Errorf("%w: a text has no columns to unmask", ErrOptions)
	case len(o.Places) > 0 && (!restoring || t.file.Grows()):
		return Report{}, fmt.Errorf("%w: Places is for tables that are unmasked", ErrOptions)
	case !restoring && t.file.Reader != nil && m.classifier == nil:
		return Report{}, ErrNoClassifier
	}
	out := t.file.NewWriter(dst)
	var report Report
	if t.file.Reader == nil {
		report, err = t.text(out)
	} else {
		var counts tally
		counts, err = t.copy(out)
		report = t.report(counts)
	}
	if err == nil {
		err = out.Close()
	}
	if err != nil {
		return Report{}, err
	}
	report.Bytes = t.file.Bytes()
	if !restoring {
		report.UnusedLabels = t.unused(&report)
	}
	return report, nil
}

// text masks a file that is one text.
func (t *table) text(dst io.Writer) (Report, error) {
	switch {
	case t.opts.Several:
	case len(t.opts.Columns) > 0:
		return Report{}, errNoSuchColumn
	case len(t.opts.Keys) > 0:
		return Report{}, ErrNoSuchKeys
	}
	ops := t.masker.operators
	absent := ops.named.absent(nil)
	if err := ops.checkAbsent(absent); err != nil && !t.opts.Several {
		return Report{}, err
	}
	src := t.file.Src
	if progress := t.opts.Progress; progress != nil {
		src = progressReader{src, func() { progress(t.file.Bytes(), 0) }}
	}
	report, err := t.masker.text(dst, src)
	report.Format, report.Gzip, report.AbsentColumns, report.LackedColumns = t.file.Format.Name, t.file.Gzip, absent, t.lacked()
	return report, err
}

// A progressReader tells of each read.
type progressReader struct {
	io.Reader
	tell func()
}

func (r progressReader) Read(b []byte) (int, error) {
	n, err := r.Reader.Read(b)
	r.tell()
	return n, err
}

// withDefaults gives the options with what is left open filled in.
func (o *FileOptions) withDefaults() (FileOptions, error) {
	var full FileOptions
	if o != nil {
		full = *o
	}
	if full.SampleRows == 0 {
		full.SampleRows = DefaultSampleRows
	}
	if full.SampleRows < 0 {
		return FileOptions{}, fmt.Errorf("%w: SampleRows is negative", ErrOptions)
	}
	if full.Workers == 0 {
		full.Workers = min(runtime.GOMAXPROCS(0), mostWorkers)
	}
	if full.Workers < 0 {
		return FileOptions{}, fmt.Errorf("%w: Workers is negative", ErrOptions)
	}
	switch {
	case full.MaxField == 0:
		full.MaxField = DefaultMaxField
	case full.MaxField < 0 || full.MaxField > tabular.MaxRow:
		return FileOptions{}, fmt.Errorf("%w: MaxField is not in 0–%d", ErrOptions, tabular.MaxRow)
	}
	if full.Header && full.NoHeader {
		return FileOptions{}, fmt.Errorf("%w: Header and NoHeader contradict each other", ErrOptions)
	}
	for _, l := range full.Columns {
		if !l.IsWellFormed() {
			return FileOptions{}, fmt.Errorf("%w: Columns has a label that is not well formed", ErrOptions)
		}
	}
	return full, nil
}
