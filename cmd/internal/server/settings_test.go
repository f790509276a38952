package server

import (
	"context"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// TestFlags holds which numbers flags take, and that a trial stays on this machine.
func TestFlags(t *testing.T) {
	flags := flag.NewFlagSet("", flag.ContinueOnError)
	f := NewFlags(flags)
	if err := flags.Parse([]string{"-max-value", "2KiB", "-max-body", "3MiB", "-rate", "0", "-leave", "0"}); err != nil || f.limits.ValueBytes != 2<<10 ||
		f.limits.BodyBytes != 3<<20 {
		t.Errorf("%+v, %v", f.limits, err)
	}
	if err := f.Check(flags); err != nil || f.serve.DrainTimeout != 0 {
		t.Errorf("%v, %v", err, f.serve)
	}
	if got, err := loopback(":8080"); err != nil || got != "127.0.0.1:8080" {
		t.Errorf("loopback(:8080) = %q, %v", got, err)
	}
}

// TestUnknownVariables holds that variables that are misspelled are told at start, and
// that no setting is taken for one.
func TestUnknownVariables(t *testing.T) {
	environ := []string{"HOME=/", "PRIVET_ADRR=MARKER", "PRIVET_KEY_MAIN=x", "PRIVET_MORE=x", "PRIVET_A\x1b=x", "PRIVET_" + strings.Repeat("x", 40) + "=x"}
	for _, s := range Settings {
		environ = append(environ, s.Name+"=x")
		if len(s.Name) > longestSetting {
			t.Errorf("%s is longer than the bound", s.Name)
		}
	}
	if got := strings.Join(unknownVariables(environ, []Setting{{Name: "PRIVET_MORE"}}), " "); got != "PRIVET_ADRR PRIVET_A�" {
		t.Errorf("unknown: %q", got)
	}
}

// TestByteSize holds how sizes are written.
func TestByteSize(t *testing.T) {
	for s, want := range map[string]int64{"1": 1, "5000": 5000, "64KiB": 64 << 10, "10MiB": 10 << 20, "2GiB": 2 << 30,
		"": 0, "0": 0, "-1": 0, "1MB": 0, "MiB": 0, "1.5MiB": 0, "9999999999GiB": 0, "9223372036854775807KiB": 0} {
		var n int64
		err := byteSize[int64]{&n}.Set(s)
		if n != want || (err == nil) != (want > 0) {
			t.Errorf("%q is %d, %v", s, n, err)
		}
	}
}

// TestFollow sees a file written, replaced by another name, and gone for a while.
func TestFollow(t *testing.T) {
	file := filepath.Join(t.TempDir(), "keys")
	write := func(s string) {
		t.Helper()
		if err := os.WriteFile(file+".new", []byte(s), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Rename(file+".new", file); err != nil {
			t.Fatal(err)
		}
	}
	write("a")
	before, _ := stampOf(file)
	ctx, cancel := context.WithCancel(context.Background())
	changes, ended := make(chan bool, 10), make(chan bool)
	go func() {
		time.Sleep(10 * time.Millisecond)
		follow(ctx, file, before, time.Millisecond, func() { changes <- true })
		close(ended)
	}()
	// The first change comes before anybody follows.
	for i, s := range []string{"bc", "def"} {
		if write(s); i == 0 {
			time.Sleep(20 * time.Millisecond)
		}
		select {
		case <-changes:
		case <-time.After(longtest.Patience):
			t.Fatal("the change is not seen")
		}
	}
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	time.Sleep(20 * time.Millisecond)
	cancel()
	<-ended
	if len(changes) > 0 {
		t.Error("a file that is gone has changed")
	}
}
