package main

import (
	"bytes"
	"context"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
)

// A fuse is a context that ends once it has been asked so often whether it has.
type fuse struct {
	context.Context
	left atomic.Int64
}

func (f *fuse) Err() error {
	if f.left.Add(-1) < 0 {
		return context.Canceled
	}
	return nil
}

// startUntil runs a command that is told to stop once it has looked so often.
func startUntil(looks int64, args []string) result {
	ctx := &fuse{Context: context.Background()}
	ctx.left.Store(looks)
	var out, err bytes.Buffer
	status := run(&terminal{ctx, &out, &err, func(string) string { return "" }}, args)
	return result{status, out.String(), err.String()}
}

// TestInterrupt holds that a command that is told to stop, at once or in the middle, is an error and leaves nothing, whatever it reads.
func TestInterrupt(t *testing.T) {
	dir := t.TempDir()
	parquet, book := filepath.Join(dir, "in.parquet"), filepath.Join(dir, "in.xlsx")
	writeGuests(t, parquet, makeGuests(3000), 1000)
	makeBook(t, book, 1500)
	shop := filepath.Join(dir, "in.db")
	must(t, "example", "sqlite:"+shop)
	text := write(t, dir, "in.csv", guestsCSV(20000))
	for _, c := range []struct {
		name string
		args []string
	}{
		{"Parquet", []string{"mask", "-o", "OUT/x.parquet", parquet}},
		{"a workbook", []string{"mask", "-o", "OUT/x.xlsx", book}},
		{"a text", []string{"mask", "-o", "OUT/x.csv", text}},
		{"SQLite", []string{"copy", "sqlite:" + shop, "sqlite:OUT/x.db"}},
		{"a profile", []string{"profile", parquet}},
		{"a profile of a text", []string{"profile", text}},
		{"a scan", []string{"scan", "sqlite:" + shop}},
	} {
		for _, after := range []int64{0, 2} {
			out := t.TempDir()
			args := append([]string(nil), c.args...)
			for i := range args {
				args[i] = strings.Replace(args[i], "OUT", out, 1)
			}
			if r := startUntil(after, args); r.status != exitFailed || !strings.Contains(r.err, "interrupted") || r.out != "" {
				t.Errorf("%s, after %d: status %d: %s%s", c.name, after, r.status, r.out, r.err)
			}
			if got := files(t, out); len(got) > 0 {
				t.Errorf("%s, after %d: it left %v", c.name, after, got)
			}
		}
	}
}
