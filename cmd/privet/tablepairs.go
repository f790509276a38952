package main

import (
	"context"
	"errors"
	"fmt"
)

// A tablePair is a file before and after masking.
type tablePair struct{ original, masked source }

// numbered is an error of a file of a pair, with the number of its argument.
func (s source) numbered(err error) error {
	if !s.found {
		return fmt.Errorf("%d: %w", s.arg, err)
	}
	return fmt.Errorf("%d, %s: %w", s.arg, printable(s.rel), err)
}

// The reasons why a file of a folder is in no pair.
var (
	errNoMasked   = errors.New("there is no masked file of this path, so that it is not compared")
	errNoOriginal = errors.New("there is no original of this path")
)

// pair finds the pairs of files. Two folders, or two patterns, have those of equal paths. An original
// without a masked file is said, and a masked file without an original is an error: nobody would
// look at it.
func (f *tableFlags) pair(ctx context.Context, t *terminal) error {
	for i := range f.originals {
		originals, many, err := findSources(ctx, f.originals[i:i+1])
		if err != nil {
			return err
		}
		masked, manyMasked, err := findSources(ctx, f.masked[i:i+1])
		switch {
		case err != nil:
			return err
		case many != manyMasked:
			return errUsage("an -original and its -masked are both files or both folders")
		}
		byPath := map[string]source{}
		for k := range masked {
			m := &masked[k]
			m.arg = i + 1
			if m.err != nil {
				return fmt.Errorf("masked file %w", m.numbered(m.err))
			}
			byPath[m.rel] = *m
		}
		for _, o := range originals {
			o.arg = i + 1
			m, ok := byPath[o.rel]
			if !many {
				m, ok = masked[0], true
			}
			if !ok && o.err == nil {
				o.err = errNoMasked
			}
			if !ok {
				fmt.Fprintln(t.err, printableLines(fmt.Sprintf("original %v", o.numbered(o.err))))
				f.some = true
				continue
			}
			if o.err != nil {
				return fmt.Errorf("original %w", o.numbered(o.err))
			}
			delete(byPath, o.rel)
			if many {
				for _, out := range f.outputs {
					if overwrites(out, o.path, m.path) {
						return errUsage("the output is the input")
					}
				}
			}
			f.pairs = append(f.pairs, tablePair{o, m})
		}
		for _, m := range masked {
			if _, left := byPath[m.rel]; left && many {
				return fmt.Errorf("masked file %w", m.numbered(errNoOriginal))
			}
		}
	}
	if len(f.pairs) == 0 {
		return errors.New("there are no two files to compare")
	}
	return nil
}
