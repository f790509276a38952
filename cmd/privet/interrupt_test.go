package main

import (
	"bytes"
	"context"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// TestInterrupted holds that a command that is told to stop leaves nothing.
func TestInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	out := filepath.Join(t.TempDir(), "out.csv")
	var stdout, stderr bytes.Buffer
	status := run(ctx, &terminal{strings.NewReader(""), &stdout, &stderr, os.Getenv, os.Environ}, []string{"mask", "-o", out, sampleFile})
	if status != exitFailed || !strings.Contains(stderr.String(), "interrupted") {
		t.Errorf("status %d, %s", status, stderr.String())
	}
	wantEmptyDir(t, filepath.Dir(out))
}

// TestInterruptedWhileReading has the input give nothing, for ever: a pipe that
// nobody writes to, and one that nobody has even opened to write.
func TestInterruptedWhileReading(t *testing.T) {
	fifo := filepath.Join(t.TempDir(), "fifo")
	if err := exec.Command("mkfifo", fifo).Run(); err != nil {
		t.Logf("no named pipe: %v", err)
		fifo = "-"
	}
	for _, file := range []string{"-", fifo} {
		for _, text := range []string{"-text=false", "-text"} {
			ctx, cancel := context.WithCancel(t.Context())
			in, w := io.Pipe()
			dir := t.TempDir()
			var stdout, stderr bytes.Buffer
			ended := make(chan int, 1)
			go func() {
				ended <- run(ctx, &terminal{in, &stdout, &stderr, os.Getenv, os.Environ}, []string{"mask", text, "-o", filepath.Join(dir, "z.csv"), file})
			}()
			if file == "-" {
				if _, err := io.WriteString(w, "id,email\n1,"); err != nil {
					t.Fatal(err)
				}
			}
			time.Sleep(20 * time.Millisecond)
			cancel()
			select {
			case status := <-ended:
				if status != exitFailed || !strings.Contains(stderr.String(), "interrupted") || stdout.Len() > 0 {
					t.Errorf("status %d, %s%s", status, stdout.String(), stderr.String())
				}
			case <-time.After(longtest.Patience):
				t.Fatalf("%s %.1s: it does not stop", text, file)
			}
			wantEmptyDir(t, dir)
			w.Close()
		}
	}
}

// TestInterruptedBeside has what is read beside the data give nothing, for ever.
func TestInterruptedBeside(t *testing.T) {
	dir := t.TempDir()
	fifo, policy, data := filepath.Join(dir, "fifo"), filepath.Join(dir, "policy"), filepath.Join(dir, "a.csv")
	if err := exec.Command("mkfifo", fifo).Run(); err != nil {
		t.Skip(err)
	}
	for name, text := range map[string]string{policy: "{}", data: "id\n1\n"} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	out := filepath.Join(dir, "out")
	for _, args := range [][]string{
		{"mask", "-policy", fifo, "-o", out, data}, {"unmask", "-policy", policy, "-report", fifo, "-o", out, data}, {"validate", "-policy", fifo, "SSN", "a", "b"},
		{"validate", "-original", data, "-masked", data, "-sign", fifo, "-o", out}, {"verify", "-key", fifo, fifo}, {"catalog", "check", fifo},
		{"catalog", "check", "-"},
		{"license", "-key", fifo}, {"eval", "-columns", fifo, data},
	} {
		ctx, cancel := context.WithCancel(t.Context())
		in, w := io.Pipe()
		var stdout, stderr bytes.Buffer
		ended := make(chan int, 1)
		go func() {
			ended <- run(ctx, &terminal{in, &stdout, &stderr, os.Getenv, os.Environ}, args)
		}()
		time.Sleep(20 * time.Millisecond)
		cancel()
		select {
		case status := <-ended:
			if status != exitFailed || !strings.Contains(stderr.String(), "interrupted") || stdout.Len() > 0 {
				t.Errorf("%.1q: status %d, %s%s", args, status, stdout.String(), stderr.String())
			}
		case <-time.After(longtest.Patience):
			t.Errorf("%.1q: it does not stop", args)
		}
		w.Close()
	}
	wantFiles(t, dir, "a.csv", "fifo", "policy")
}

// TestSignals sends real ones to a process that waits for its input, and to one
// that waits for a request to end.
func TestSignals(t *testing.T) {
	for _, sig := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP} {
		if signal.Ignored(sig) {
			continue // the tests run under nohup, which their processes inherit
		}
		in, w, err := os.Pipe()
		if err != nil {
			t.Fatal(err)
		}
		dir := t.TempDir()
		p := startReading(t, in, nil, "mask", "-o", filepath.Join(dir, "z.csv"), "-")
		for entries := []os.DirEntry(nil); len(entries) == 0 && time.Since(p.born) < longtest.Patience; time.Sleep(time.Millisecond) {
			entries, _ = os.ReadDir(dir)
		}
		if err := p.cmd.Process.Signal(sig); err != nil {
			t.Fatal(err)
		}
		if !p.endsWithin(longtest.Patience) {
			t.Fatalf("%v does not end it", sig)
		}
		if status := p.cmd.ProcessState.ExitCode(); status != exitFailed || !strings.Contains(p.err.String(), "interrupted") {
			t.Errorf("%v: status %d, %s", sig, status, p.err)
		}
		wantEmptyDir(t, dir)
		in.Close()
		w.Close()
	}

	p := serve(t, nil, "-dev")
	token := p.printed(t, `Bearer ([^']+)'`)[1]
	body, w := io.Pipe()
	defer w.Close()
	req, err := http.NewRequestWithContext(t.Context(), "POST", p.base+"/risk/summary/by-name", body)
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Authorization", "Bearer "+token)
	req.Header.Set("Expect", "100-continue")
	go func() {
		if resp, err := expecting.Do(req); err == nil {
			resp.Body.Close()
		}
	}()
	if _, err := io.WriteString(w, `["EM`); err != nil {
		t.Fatal(err)
	}
	if err := p.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	// The listener is closed once the first signal has been heard.
	for time.Since(p.born) < longtest.Patience {
		conn, err := net.Dial("tcp", strings.TrimPrefix(p.base, "http://"))
		if err != nil {
			break
		}
		conn.Close()
		time.Sleep(5 * time.Millisecond)
	}
	if p.endsWithin(100 * time.Millisecond) {
		t.Fatal("it does not wait for the request")
	}
	if err := p.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if !p.endsWithin(longtest.Patience) {
		t.Fatal("the second signal does not end it")
	}
	if w, ok := p.cmd.ProcessState.Sys().(syscall.WaitStatus); !ok || !w.Signaled() || w.Signal() != syscall.SIGTERM {
		t.Errorf("the second signal ends it with %v", p.cmd.ProcessState)
	}
}

// TestSignalledTwice holds that a signal that comes twice at once, as when a process
// and its group are signalled, ends a server as one does.
func TestSignalledTwice(t *testing.T) {
	for _, sig := range []syscall.Signal{syscall.SIGTERM, syscall.SIGHUP} {
		if signal.Ignored(sig) {
			continue // see TestSignals
		}
		p := serve(t, nil, "-dev")
		for range 2 {
			if err := p.cmd.Process.Signal(sig); err != nil {
				t.Fatal(err)
			}
		}
		if !p.endsWithin(longtest.Patience) || p.cmd.ProcessState.ExitCode() != 0 {
			t.Errorf("%v: it ends with %v", sig, p.cmd.ProcessState)
		}
	}
}
