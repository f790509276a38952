package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// manyRows is a table of about so many bytes.
func manyRows(size int) string {
	const row = "7,jane.doe@example.com,nothing\n"
	return "id,email,note\n" + strings.Repeat(row, size/len(row))
}

// startPrivet starts the command as a process, with a pipe to its standard input.
func startPrivet(t *testing.T, args ...string) (cmd *exec.Cmd, in io.WriteCloser, stderr *bytes.Buffer) {
	t.Helper()
	cmd = exec.Command(os.Args[0], args...)
	return startCommand(t, cmd)
}

func startCommand(t *testing.T, cmd *exec.Cmd) (*exec.Cmd, io.WriteCloser, *bytes.Buffer) {
	t.Helper()
	cmd.Env = append(os.Environ(), asCommand+"=1")
	stderr := new(bytes.Buffer)
	cmd.Stderr = stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	return cmd, in, stderr
}

// status waits for a process and gives its exit status, -1 after a signal.
func status(t *testing.T, cmd *exec.Cmd) int {
	t.Helper()
	done := make(chan error, 1)
	go func() { done <- cmd.Wait() }()
	select {
	case <-done:
	case <-time.After(longtest.Patience):
		t.Fatal("the process does not end")
	}
	return cmd.ProcessState.ExitCode()
}

// parts gives the temporary files in a folder once one of them has data in it.
func parts(t *testing.T, dir string, want int) []string {
	t.Helper()
	for deadline := time.Now().Add(longtest.Patience); time.Now().Before(deadline); time.Sleep(5 * time.Millisecond) {
		names, err := filepath.Glob(filepath.Join(dir, tempPattern))
		if err != nil {
			t.Fatal(err)
		}
		filled := 0
		for _, name := range names {
			if info, err := os.Stat(name); err == nil && info.Size() > 0 {
				filled++
			}
		}
		if filled == want {
			return names
		}
	}
	t.Fatalf("there are not %d temporary files with data", want)
	return nil
}

func wantFiles(t *testing.T, dir string, want ...string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, e := range entries {
		got = append(got, e.Name())
	}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("the folder has %q, want %q", got, want)
	}
}

// TestMaskInterrupted ends runs in the middle: a signal that can be heard leaves
// nothing, and one that cannot leaves a temporary file which the next run removes,
// unless somebody is writing it.
func TestMaskInterrupted(t *testing.T) {
	longtest.Alone(t)
	for _, sig := range []syscall.Signal{syscall.SIGTERM, syscall.SIGINT, syscall.SIGKILL} {
		dir := t.TempDir()
		out := filepath.Join(dir, "out.csv")
		if err := os.WriteFile(out, []byte("before"), 0o600); err != nil {
			t.Fatal(err)
		}
		cmd, in, stderr := startPrivet(t, "mask", "-q", "-o", out, "-")
		if _, err := io.WriteString(in, manyRows(2<<20)); err != nil {
			t.Fatal(err)
		}
		parts(t, dir, 1)
		if err := cmd.Process.Signal(sig); err != nil {
			t.Fatal(err)
		}
		code := status(t, cmd)
		if sig != syscall.SIGKILL {
			if code != exitFailed || stderr.String() != "privet mask: masker: interrupted\n" {
				t.Errorf("%v: status %d, %s", sig, code, stderr)
			}
			wantFiles(t, dir, "out.csv")
		} else if stale := parts(t, dir, 1); len(stale) != 1 {
			t.Errorf("%v leaves %q", sig, stale)
		}
		if read(t, out) != "before" {
			t.Errorf("%v: the file that was there has changed", sig)
		}

		// Another run is in the middle of its work while the next one ends.
		other, otherIn, otherErr := startPrivet(t, "mask", "-q", "-o", filepath.Join(dir, "other.csv"), "-")
		if _, err := io.WriteString(otherIn, manyRows(2<<20)); err != nil {
			t.Fatal(err)
		}
		parts(t, dir, 1)
		if r := runPrivet(t, manyRows(100), nil, "mask", "-q", "-o", out, "-"); r.status != exitDone {
			t.Errorf("the next run: %s", r.err)
		}
		if names := parts(t, dir, 1); len(names) != 1 {
			t.Errorf("the next run leaves %q", names)
		}
		if err := otherIn.Close(); err != nil {
			t.Fatal(err)
		}
		if code := status(t, other); code != exitDone {
			t.Errorf("the other run: status %d, %s", code, otherErr)
		}
		wantFiles(t, dir, "other.csv", "out.csv")
		if !strings.Contains(read(t, out), "j***.d**@") {
			t.Error("the next run has not written its file")
		}
	}
}

// TestMaskFileLimit holds that a limit on the size of files is an error that leaves
// nothing.
func TestMaskFileLimit(t *testing.T) {
	longtest.Alone(t)
	dir := t.TempDir()
	cmd, in, stderr := startCommand(t, exec.Command("sh", "-c", `ulimit -f 64; exec "$0" "$@"`, os.Args[0], "mask", "-q", "-o", filepath.Join(dir, "out.csv"),
		"-"))
	_, _ = io.WriteString(in, manyRows(4<<20))
	_ = in.Close()
	if code := status(t, cmd); code != exitFailed || stderr.String() != "privet mask: masker: the output: file too large\n" {
		t.Errorf("status %d, %s", code, stderr)
	}
	wantFiles(t, dir)
}

// TestMaskNohup holds that the end of the terminal, where it is ignored, ends nothing.
func TestMaskNohup(t *testing.T) {
	out := filepath.Join(t.TempDir(), "out.csv")
	cmd, in, stderr := startCommand(t, exec.Command("sh", "-c", `trap "" HUP; exec "$0" "$@"`, os.Args[0], "mask", "-q", "-o", out, "-"))
	_, _ = io.WriteString(in, "id,email\n1,")
	for begun := time.Now(); ; time.Sleep(time.Millisecond) { // the shell has become the command
		if names, _ := filepath.Glob(filepath.Join(filepath.Dir(out), tempPattern)); len(names) > 0 {
			break
		}
		if time.Since(begun) > longtest.Patience {
			t.Fatalf("it does not begin: %s", stderr)
		}
	}
	if err := cmd.Process.Signal(syscall.SIGHUP); err != nil {
		t.Fatal(err)
	}
	time.Sleep(100 * time.Millisecond)
	_, _ = io.WriteString(in, "jane@example.com\n")
	_ = in.Close()
	if code := status(t, cmd); code != exitDone || read(t, out) != "id,email\n1,j***@example.com\n" {
		t.Errorf("status %d, %s", code, stderr)
	}
}

// TestMaskClosedPipe holds that a command whose output nobody reads ends.
func TestMaskClosedPipe(t *testing.T) {
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(os.Args[0], "mask", "-q", "-o", "-", "-")
	cmd.Stdout = w
	cmd, in, stderr := startCommand(t, cmd)
	_, _ = w.Close(), r.Close()
	_, _ = io.WriteString(in, manyRows(4<<20))
	_ = in.Close()
	if code := status(t, cmd); code == exitDone || strings.Contains(stderr.String(), "panic") {
		t.Errorf("status %d, %s", code, stderr)
	}
}

// TestMaskInPlace holds that the input is replaced when that is asked for, and only
// then, and that a failure leaves it.
func TestMaskInPlace(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a.csv")
	if err := os.WriteFile(file, []byte("id,email\n1,jane@example.com\n"), 0o640); err != nil {
		t.Fatal(err)
	}
	if r := runPrivet(t, "", nil, "mask", "-o", file, file); r.status != exitFailed || !strings.Contains(read(t, file), "jane@") {
		t.Errorf("without the flag: %d, %s", r.status, r.err)
	}
	for _, args := range [][]string{{"-in-place", "-o", "x", file}, {"-in-place", "-"}} {
		if r := runPrivet(t, "", nil, append([]string{"mask"}, args...)...); r.status != exitFailed {
			t.Errorf("%q: %d", args, r.status)
		}
	}
	if r := runPrivet(t, "", nil, "mask", "-q", "-in-place", file); r.status != exitDone || read(t, file) != "id,email\n1,j***@example.com\n" {
		t.Errorf("%d, %s", r.status, r.err)
	}
	if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o640 {
		t.Errorf("the permissions have changed: %v", err)
	}
	if err := os.WriteFile(file, []byte("id,email\n1,\"jane@example.com"), 0o640); err != nil {
		t.Fatal(err)
	}
	if r := runPrivet(t, "", nil, "mask", "-q", "-in-place", file); r.status != exitFailed || read(t, file) != "id,email\n1,\"jane@example.com" {
		t.Errorf("%d, %s", r.status, r.err)
	}
	wantFiles(t, filepath.Dir(file), "a.csv")
}

// TestMaskFormats masks a file of each format through the command, compressed and
// not, and profiles it.
func TestMaskFormats(t *testing.T) {
	for name, c := range map[string][2]string{
		"a.csv":    {"id,email\n1,jane@example.com\n", "id,email\n1,j***@example.com\n"},
		"a.tsv":    {"id\temail\n1\tjane@example.com\n", "id\temail\n1\tj***@example.com\n"},
		"a.json":   {`[{"id": 1, "email": "jane@example.com"}]`, `[{"id": 1, "email": "j***@example.com"}]`},
		"a.ndjson": {"{\"id\":1,\"email\":\"jane@example.com\"}\n{}\n", "{\"id\":1,\"email\":\"j***@example.com\"}\n{}\n"},
		"a.log":    {"id=1 email=jane@example.com\n", "id=1 email=j***@example.com\n"},
	} {
		for _, zip := range []bool{false, true} {
			dir := t.TempDir()
			file, out := filepath.Join(dir, name), filepath.Join(dir, "out")
			in := c[0]
			if zip {
				file += ".gz"
				var b bytes.Buffer
				w := gzip.NewWriter(&b)
				_, _ = io.WriteString(w, in)
				_ = w.Close()
				in = b.String()
			}
			if err := os.WriteFile(file, []byte(in), 0o600); err != nil {
				t.Fatal(err)
			}
			r := runPrivet(t, "", nil, "mask", "-q", "-o", out, file)
			if r.status != exitDone {
				t.Fatalf("%s: %s", name, r.err)
			}
			got := read(t, out)
			if zip {
				z, err := gzip.NewReader(strings.NewReader(got))
				if err != nil {
					t.Fatal(err)
				}
				b, err := io.ReadAll(z)
				if err != nil {
					t.Fatal(err)
				}
				got = string(b)
			}
			if got != c[1] {
				t.Errorf("%s: %q, want %q", name, got, c[1])
			}
			if r := runPrivet(t, "", nil, "profile", file); r.status != exitDone || !strings.Contains(r.out, "EMAIL_ADDRESS") || strings.Contains(r.out, "jane") {
				t.Errorf("%s: %d, %s%s", name, r.status, r.out, r.err)
			}
		}
	}
	// One column by its path, and a format by option.
	r := runPrivet(t, `{"a":{"b":["x"]},"c":"jane@example.com"}`, nil, "mask", "-q", "-o", "-", "-input-format", "ndjson", "-column", "a.b[]=PASSWORD",
		"-column", "c=NONE", "-")
	if r.status != exitDone || r.out != `{"a":{"b":["*"]},"c":"jane@example.com"}` {
		t.Errorf("%d, %s%s", r.status, r.out, r.err)
	}
}

// TestProgress holds what is shown of long work, and that short work shows nothing.
func TestProgress(t *testing.T) {
	var b bytes.Buffer
	now := time.Unix(0, 0)
	p := &progress{out: &b, size: 40e6, now: func() time.Time { return now }, begun: now, next: now.Add(progressAfter)}
	p.step(1e6, 10)
	if p.end(); b.Len() > 0 {
		t.Errorf("short work shows %q", b.String())
	}
	now = now.Add(2 * time.Second)
	p.step(10e6, 100)
	p.step(11e6, 110) // too soon
	p.end()
	p.end()
	if want := "\r10 MB of 40 MB (25 %), 5 MB/s, 100 rows\x1b[K\r\x1b[K"; b.String() != want {
		t.Errorf("shows %q, want %q", b.String(), want)
	}
	// Another file goes on where the one before ended, whether or not its last bytes were told.
	b.Reset()
	p.fileEnds(20e6)
	now = now.Add(2 * time.Second)
	p.step(8e6, 30)
	if want := "\r28 MB of 40 MB (70 %), 7 MB/s, 140 rows\x1b[K"; b.String() != want {
		t.Errorf("shows %q, want %q", b.String(), want)
	}
	if newProgress(&terminal{err: &b}, 1).out != nil {
		t.Error("a buffer is taken for a terminal")
	}
}
