package main

import (
	"bytes"
	"context"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/validator"
)

// tableFlags are the flags of privet validate for whole tables.
type tableFlags struct {
	originals, masked nameList
	references, keys  nameList
	columns           columnLabels
	input             *fileOptions
	maxMemory         int64 // MiB
	maxTries          int
	failOn            *string
	out, sign         *string
	envelope          *string
	outputs           []string // that no table may be
	pairs             []tablePair
	some              bool           // originals that nothing was compared with
	policy            *masker.Policy // that of compare; nil: none
}

func (f *tableFlags) add(flags *flag.FlagSet) {
	f.addInput(flags)
	f.failOn = failOnFlag(flags)
	f.out = flags.String("o", "", "`file` for the report; standard output when not given")
	f.envelope = flags.String("envelope", "", "`file` for the report as an in-toto statement in a DSSE envelope, signed with the key of -sign")
	f.sign = flags.String("sign", "", "`file` of the Ed25519 private key (PKCS #8, PEM) that the JSON report is signed with; the signature goes beside it, "+
		"as .sig")
}

// addInput adds the flags that name the tables.
func (f *tableFlags) addInput(flags *flag.FlagSet) {
	f.columns = columnLabels{}
	flags.Var(&f.originals, "original", "`file` before masking, or a folder of files; may be given several times, each with its -masked")
	flags.Var(&f.masked, "masked", "`file` after masking, or a folder, whose files have the paths of the originals")
	flags.Var(f.columns, "column", "`name=LABEL` decides what a column holds, NONE that it is not personal; may be given several times")
	flags.Var(&f.references, "reference", "`columns` that hold the same keys, with commas between them, such as customers.id,orders.customer; may be given "+
		"several times")
	flags.Var(&f.keys, "keys", keysUsage)
	f.input = fileFlags(flags)
	flags.Int64Var(&f.maxMemory, "max-memory", validator.DefaultMaxMemory>>20, "how many `MiB` are taken to remember hashes of values")
	flags.IntVar(&f.maxTries, "max-tries", validator.DefaultMaxTries, "how many `values` are hashed to find what a column of hashes is made of; -1 for none")
}

// given reports whether the flags name tables.
func (f *tableFlags) given() bool { return len(f.originals)+len(f.masked) > 0 }

// anything reports whether a flag for tables alone is set.
func (f *tableFlags) anything() bool {
	return len(f.columns)+len(f.references)+len(f.keys) > 0 || *f.out != "" || *f.sign != "" || *f.envelope != "" || *f.failOn != ""
}

// A nameList is the value of a flag that may be given several times.
type nameList []string

func (l *nameList) String() string     { return "" }
func (l *nameList) Set(s string) error { *l = append(*l, s); return nil }

// run compares the tables.
func (f *tableFlags) run(ctx context.Context, t *terminal, format, policyFile string) (int, error) {
	if err := checkPageFormat(format); err != nil {
		return 0, err
	}
	switch {
	case *f.sign != "" && *f.out == "" && *f.envelope == "":
		return 0, errUsage("-sign needs -o or -envelope")
	case *f.envelope != "" && *f.sign == "":
		return 0, errUsage("-envelope needs -sign")
	case *f.sign != "" && *f.out == "-":
		return 0, errUsage("-sign needs a file for -o, since the signature goes beside it")
	case f.overwrites(policyFile):
		return 0, errUsage("the output is the input")
	}
	var failOn validator.Level
	var err error
	if *f.failOn != "" {
		if failOn, err = validator.ParseLevel(*f.failOn); err != nil {
			return 0, errUsage("-fail-on is none of low, medium, high and critical")
		}
	}
	var key ed25519.PrivateKey
	f.outputs = []string{*f.out, *f.envelope}
	if *f.sign != "" {
		if key, err = signingKey(ctx, *f.sign); err != nil {
			return 0, err
		}
		format = "json"
		f.outputs = append(f.outputs, *f.out+".sig")
	}
	a, err := f.compare(ctx, t, policyFile)
	if err != nil {
		return 0, err
	}
	report := &a.Report
	if err := f.write(t, a, format, key); err != nil {
		return 0, err
	}
	if failOn != "" && report.AtLeast(failOn) {
		return exitFound, nil
	}
	return partly(exitDone, f.some), nil
}

// compare compares the tables, under a policy if there is a file of one.
func (f *tableFlags) compare(ctx context.Context, t *terminal, policyFile string) (*validator.Attestation, error) {
	switch {
	case len(f.originals) != len(f.masked):
		return nil, errUsage("each -original needs its -masked")
	case f.maxMemory < 1 || f.maxMemory > 1<<30:
		return nil, errUsage("-max-memory is out of range")
	case f.input.conflict():
		return nil, errUsage("-text goes with none of -input-format, -header, -no-header and -delimiter, and -header yes with no -no-header")
	}
	opts := &validator.TableOptions{Columns: f.columns, Format: f.input.format(), Header: f.input.header, NoHeader: f.input.noHeader, Keys: f.keys,
		MaxMemory: f.maxMemory << 20, MaxTries: f.maxTries, Now: time.Now()}
	var err error
	if opts.Delimiter, err = oneCharacter(f.input.delimiter); err != nil {
		return nil, err
	}
	for _, list := range f.references {
		opts.References = append(opts.References, strings.Split(list, ","))
	}
	a := &validator.Attestation{Tool: "privet", Version: version(), Time: opts.Now}
	var vopts validator.Options
	if policyFile != "" {
		p, document, err := readPolicyDocument(ctx, policyFile)
		if err != nil {
			return nil, err
		}
		sum := sha256.Sum256(document)
		a.Policy = hex.EncodeToString(sum[:])
		f.policy, vopts.Policy, vopts.Keys = p, p, optionalKeys(p, policyKeys(ctx, p, t.getenv))
	}
	v, err := validator.New(&vopts)
	if err != nil {
		return nil, err
	}
	if err := f.pair(ctx, t); err != nil {
		return nil, err
	}
	tables, closeAll, err := f.open(ctx, t)
	if err != nil {
		return nil, err
	}
	defer closeAll()
	report, err := v.Tables(tables, opts)
	if of := (*validator.TableError)(nil); errors.As(err, &of) && f.pairs[of.Index].original.found {
		return nil, &fileErr{f.pairs[of.Index].original, of.Err}
	}
	if err != nil {
		return nil, err
	}
	a.Report = *report
	return a, nil
}

// overwrites reports whether the report, or its signature, would overwrite an input.
func (f *tableFlags) overwrites(policyFile string) bool {
	inputs := append(f.inputs(policyFile), *f.sign)
	return overwrites(*f.out, inputs...) || overwrites(*f.envelope, inputs...) || isOneFile(*f.envelope, *f.out) ||
		*f.sign != "" && overwrites(*f.out+".sig", inputs...)
}

// inputs returns the names of the input files.
func (f *tableFlags) inputs(policyFile string) []string {
	return slices.Concat([]string{policyFile}, f.originals, f.masked)
}

// signingKey reads the key in a file.
func signingKey(ctx context.Context, name string) (ed25519.PrivateKey, error) {
	data, err := readSmall(ctx, nil, name, maxKeyFile)
	if err != nil {
		return nil, fmt.Errorf("the key: %w", err)
	}
	key, err := validator.ParsePrivateKey(data)
	if err != nil {
		return nil, fmt.Errorf("the key: %w", err)
	}
	return key, nil
}

// open opens all files. The name of a table is that of its original, without folder and
// extensions, followed by its number if two have the same name.
func (f *tableFlags) open(ctx context.Context, t *terminal) ([]validator.Table, func(), error) {
	var files []*os.File
	closeAll := func() {
		for _, file := range files {
			_ = file.Close() // it was only read
		}
	}
	var size int64
	one := func(name string) (*os.File, error) {
		if name == "-" {
			return nil, errors.New("the tables are read twice, so standard input cannot be one")
		}
		info, err := os.Stat(name)
		if err != nil {
			return nil, nameless(err)
		}
		if !info.Mode().IsRegular() {
			return nil, errors.New("it is no regular file")
		}
		file, err := os.Open(name)
		if err != nil {
			return nil, nameless(err)
		}
		files = append(files, file)
		size += info.Size()
		return file, nil
	}
	var tables []validator.Table
	used := map[string]bool{}
	for i, p := range f.pairs {
		original, err := one(p.original.path)
		if err != nil {
			closeAll()
			return nil, nil, fmt.Errorf("original %w", p.original.numbered(err))
		}
		masked, err := one(p.masked.path)
		if err != nil {
			closeAll()
			return nil, nil, fmt.Errorf("masked file %w", p.masked.numbered(err))
		}
		name, _, _ := strings.Cut(path.Base(p.original.rel), ".")
		if used[name] && p.original.found {
			name = strings.TrimSuffix(p.original.rel, path.Ext(p.original.rel))
		}
		if used[name] {
			name = fmt.Sprintf("%s (%d)", name, i+1)
		}
		used[name] = true
		tables = append(tables, validator.Table{Name: name, FileName: path.Base(p.original.rel), Original: original, Masked: masked})
	}
	bar := newProgress(t, 2*size)
	w := &watch{ctx: ctx, bar: bar}
	for i := range tables {
		tables[i].Original = &watched{tables[i].Original, w}
		tables[i].Masked = &watched{tables[i].Masked, w}
	}
	return tables, func() { bar.end(); closeAll() }, nil
}

// A watch stops reading files when the command is told to stop, and shows progress. Two
// files may be read at a time.
type watch struct {
	ctx  context.Context
	bar  *progress
	mu   sync.Mutex
	read int64 // bytes of all files
}

// A watched is a file that is read under a watch.
type watched struct {
	io.ReadSeeker
	*watch
}

func (w *watched) Read(p []byte) (int, error) {
	if w.ctx.Err() != nil {
		return 0, errInterrupted
	}
	n, err := w.ReadSeeker.Read(p)
	w.mu.Lock()
	defer w.mu.Unlock()
	w.read += int64(n)
	w.bar.step(w.read, 0)
	return n, nameless(err)
}

// write writes the report, and its signature and its envelope if there is a key.
func (f *tableFlags) write(t *terminal, a *validator.Attestation, format string, key ed25519.PrivateKey) error {
	if *f.envelope != "" {
		envelope, err := a.Envelope(key)
		if err != nil {
			return err
		}
		err = writeWhole(t, *f.envelope, func(w io.Writer) error { _, err := w.Write(envelope); return err })
		if err != nil || *f.out == "" {
			return err
		}
	}
	var b bytes.Buffer
	var err error
	switch format {
	case "json":
		var document []byte
		document, err = a.Document()
		b.Write(document)
	case "html":
		err = a.HTML(&b)
	default:
		err = printFindings(&b, &a.Report)
	}
	if err != nil {
		return err
	}
	var signature []byte
	if key != nil {
		if signature, err = validator.Sign(b.Bytes(), key); err != nil {
			return err
		}
	}
	out := *f.out
	if out == "" {
		out = "-"
	}
	if err := writeWhole(t, out, func(w io.Writer) error { _, err := w.Write(b.Bytes()); return err }); err != nil {
		return err
	}
	if signature == nil {
		return nil
	}
	return writeWhole(t, out+".sig", func(w io.Writer) error { _, err := w.Write(signature); return err })
}

// printFindings prints the findings and the state of each column.
func printFindings(w io.Writer, r *validator.TableReport) error {
	several := len(r.Tables) > 1
	var rows [][]string
	for _, f := range r.Findings {
		const shown = 4
		columns := strings.Join(f.Columns[:min(shown, len(f.Columns))], ", ")
		if more := len(f.Columns) - shown; more > 0 {
			columns += fmt.Sprintf(" and %d more", more)
		}
		if several {
			columns = strings.TrimSuffix(f.Table+": "+columns, ": ")
		}
		n := fmt.Sprintf("%d %s", f.Count, f.Unit)
		if f.Of > 0 {
			n = fmt.Sprintf("%d of %d %s", f.Count, f.Of, f.Unit)
		}
		place := ""
		if f.Example.Row > 0 {
			place = fmt.Sprintf("%d:%d", f.Example.Row, f.Example.Column)
		}
		rows = append(rows, []string{string(f.Level), string(f.Code), printable(columns), n, place, printable(f.Message)})
	}
	if len(rows) == 0 {
		if _, err := fmt.Fprintln(w, "Nothing was found."); err != nil {
			return err
		}
	} else if err := printTable(w, "LEVEL\tCODE\tCOLUMNS\tCOUNT\tEXAMPLE\tMESSAGE", rows); err != nil {
		return err
	}
	for _, t := range r.Tables {
		rows = rows[:0]
		for _, c := range t.Columns {
			rows = append(rows, []string{printable(c.Column), string(c.Label), string(c.State), fmt.Sprintf("%d of %d", c.Changed, c.Values)})
		}
		name := ""
		if several {
			name = printable(t.Table) + ": "
		}
		fmt.Fprintf(w, "\n%s%s and %s\n", name, plural(t.Original.Rows, "row"), plural(t.Masked.Rows, "masked row"))
		if err := printTable(w, "COLUMN\tLABEL\tBECAME\tCHANGED", rows); err != nil {
			return err
		}
	}
	return nil
}
