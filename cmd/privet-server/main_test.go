package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/privet-go/privet/cmd/internal/server"
	"github.com/privet-go/privet/httpapi"
)

// patience bounds how long a test waits for what has to come.
const patience = 60 * time.Second

// asCommand is set in the environment of a process that is the command and not the tests.
const asCommand = "PRIVET_TEST_AS_COMMAND"

func TestMain(m *testing.M) {
	if os.Getenv(asCommand) != "" {
		os.Unsetenv(asCommand)
		main()
	}
	os.Exit(m.Run())
}

// A process is privet-server serve, as a program of its own.
type process struct {
	cmd        *exec.Cmd
	base       string // http://…
	token      string // of -dev
	out, err   transcript
	terminated chan struct{} // closed when it has ended
}

// A transcript keeps what a process prints. It is safe for concurrent use.
type transcript struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (t *transcript) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.b.Write(p)
}

func (t *transcript) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.b.String()
}

// start starts the server as a trial, and waits until it serves.
func start(t *testing.T, env ...string) *process {
	t.Helper()
	p := launch(t, []string{"serve", "-dev", "-addr", "127.0.0.1:0"}, env...)
	p.serves(t)
	said := regexp.MustCompile(`Bearer ([^']*)'`)
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		if m := said.FindStringSubmatch(p.err.String()); m != nil {
			p.token = m[1]
			return p
		}
	}
	t.Fatalf("it prints no request: %s", p.err.String())
	return nil
}

// serves waits until the server says where it listens.
func (p *process) serves(t *testing.T) {
	t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		for line := range strings.Lines(p.out.String()) {
			var entry struct{ Msg, Addr string }
			if json.Unmarshal([]byte(line), &entry) == nil && entry.Msg == "serving" {
				p.base = "http://" + entry.Addr
				return
			}
		}
	}
	t.Fatalf("it does not serve: %s%s", p.out.String(), p.err.String())
}

// licensed is the environment of a server that has a licence.
func licensed(t *testing.T) []string {
	t.Helper()
	private, public, err := server.NewLicenseKeys()
	if err != nil {
		t.Fatal(err)
	}
	now := time.Now()
	license, err := httpapi.SignLicense(private, httpapi.License{ExpiresAt: now.Add(time.Hour)}, now)
	if err != nil {
		t.Fatal(err)
	}
	key := filepath.Join(t.TempDir(), "license.pub")
	if err := os.WriteFile(key, public, 0o600); err != nil {
		t.Fatal(err)
	}
	return []string{"SERVICE_LICENSE_TOKEN=" + license, "SERVICE_PUBLIC_KEY_PATH=" + key}
}

// launch starts the command.
func launch(t *testing.T, args []string, env ...string) *process {
	t.Helper()
	p := &process{cmd: exec.Command(os.Args[0], args...), terminated: make(chan struct{})}
	p.cmd.Env = append([]string{asCommand + "=1", "PATH=" + os.Getenv("PATH"), "HOME=" + t.TempDir()}, env...)
	p.cmd.Stdout, p.cmd.Stderr = &p.out, &p.err
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() { _ = p.cmd.Wait(); close(p.terminated) }()
	t.Cleanup(p.kill)
	return p
}

// kill ends the process at once.
func (p *process) kill() {
	_ = p.cmd.Process.Kill()
	<-p.terminated
}

// ends waits for the process to end, and returns its exit status.
func (p *process) ends(t *testing.T) int {
	t.Helper()
	select {
	case <-p.terminated:
	case <-time.After(patience):
		t.Fatal("it does not end")
	}
	return p.cmd.ProcessState.ExitCode()
}

// An answer is what a server has answered; its status is 0 where there was none.
type answer struct {
	status int
	header http.Header
	body   string
}

var client = &http.Client{Timeout: patience, Transport: &http.Transport{MaxIdleConnsPerHost: 64}}

// ask sends a request with the token, or with that of the trial where it is empty.
func (p *process) ask(method, path, token, body string, headers ...string) answer {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, method, p.base+path, strings.NewReader(body))
	if err != nil {
		return answer{body: err.Error()}
	}
	if token == "" {
		token = p.token
	}
	r.Header.Set("Authorization", "Bearer "+token)
	r.Header.Set("Content-Type", "application/json")
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	res, err := client.Do(r)
	if err != nil {
		return answer{body: err.Error()}
	}
	defer res.Body.Close()
	text, err := io.ReadAll(res.Body)
	if err != nil {
		return answer{body: err.Error()}
	}
	return answer{res.StatusCode, res.Header, string(text)}
}

// TestCommands holds what the command says of itself, and that it is the server that is asked
// for its health.
func TestCommands(t *testing.T) {
	run := func(env map[string]string, args ...string) (status int, out, errs string) {
		var o, e bytes.Buffer
		status = run(context.Background(), &terminal{&o, &e, func(name string) string { return env[name] }, func() []string { return nil }}, args)
		return status, o.String(), e.String()
	}
	for _, tt := range []struct {
		args     []string
		status   int
		out, err string
	}{
		{nil, exitFailed, "", "privet-server serve"},
		{[]string{"help"}, exitDone, "privet-server serve", ""},
		{[]string{"version"}, exitDone, "privet ", ""},
		{[]string{"serve", "-h"}, exitDone, "-max-body", ""},
		{[]string{"serve", "SECRET"}, exitFailed, "", "no arguments"},
		{[]string{"serve", "-SECRET"}, exitFailed, "", "-h shows"},
		{[]string{"serve", "-drain", "-1s"}, exitFailed, "", "-drain is negative"},
		{[]string{"SECRET"}, exitFailed, "", "no such command"},
		{[]string{"health", "-addr", "127.0.0.1:1"}, exitFound, "", "no server answers"},
		{[]string{"health", "-addr", "SECRET"}, exitFailed, "", "host:port"},
	} {
		status, out, errs := run(nil, tt.args...)
		if status != tt.status || !strings.Contains(out, tt.out) || !strings.Contains(errs, tt.err) || strings.Contains(out+errs, "SECRET") {
			t.Errorf("%v: status %d, %q, %q", tt.args, status, out, errs)
		}
	}
	p := start(t)
	if status, out, errs := run(map[string]string{"PRIVET_ADDR": strings.TrimPrefix(p.base, "http://")}, "health", "-ready"); status != exitDone || out+errs != "" {
		t.Errorf("its health: %d %s%s", status, out, errs)
	}
	_ = p.cmd.Process.Signal(syscall.SIGTERM)
	if status := p.ends(t); status != exitDone || !strings.Contains(p.out.String(), `"stopped"`) {
		t.Errorf("SIGTERM ends it with %d: %s", status, p.out.String())
	}
}

// TestSettings holds the table of the README to the code, and that settings that cannot be used
// are told, all of them, without what they say.
func TestSettings(t *testing.T) {
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	if table := server.Table(settings); !strings.Contains(string(text), table) {
		t.Errorf("the README does not have this table:\n%s", table)
	}
	for _, s := range settings {
		if s.Meaning == "" || s.Needed == "" && s.Fallback == "" {
			t.Errorf("%s is not documented", s.Name)
		}
	}
	for _, tt := range []struct {
		env  []string
		want []string
	}{
		{[]string{"PRIVET_OIDC_ISSUER=http://SECRET.example", "PRIVET_OIDC_AUDIENCE=x", "PRIVET_STORE=SECRET"}, []string{"PRIVET_OIDC_ISSUER", "PRIVET_STORE"}},
		{[]string{"PRIVET_OIDC_ISSUER=https://SECRET.example"}, []string{"PRIVET_OIDC_AUDIENCE"}},
		{[]string{"PRIVET_OIDC_AUDIENCE=SECRET", "PRIVET_REPLICAS=SECRET"}, []string{"PRIVET_OIDC_ISSUER", "PRIVET_REPLICAS"}},
		{[]string{"PRIVET_STORE=postgres://SECRET@127.0.0.1/x", "PRIVET_CATALOG=/SECRET"}, []string{"PRIVET_CATALOG is set as well"}},
	} {
		p := launch(t, []string{"serve", "-dev", "-addr", "127.0.0.1:0"}, tt.env...)
		status := p.ends(t)
		out := p.out.String() + p.err.String()
		for _, want := range tt.want {
			if !strings.Contains(out, want) {
				t.Errorf("%v: nothing says %q: %s", tt.env, want, out)
			}
		}
		if status != exitFound || strings.Contains(out, "SECRET") || strings.Count(out, "\n") != 1 {
			t.Errorf("%v: status %d, %s", tt.env, status, out)
		}
	}
}

// TestOneOfSeveral holds that a server that is one of several and shares nothing with them takes
// no writes, and does all else.
func TestOneOfSeveral(t *testing.T) {
	p := start(t, "PRIVET_REPLICAS=3")
	if a := p.ask("POST", "/recognizers", "", recognizer("ACM")); a.status != 403 && a.status != 409 && a.status != 503 {
		t.Errorf("a write is answered %d %s", a.status, a.body)
	}
	if a := p.ask("POST", "/api/v1/profiler/run", "", `{"columns":[{"name":"email","value":"ann@example.com"}]}`); a.status != 200 {
		t.Errorf("%d %s", a.status, a.body)
	}
	catalogue := filepath.Join(t.TempDir(), "catalogue.json")
	p = start(t, "PRIVET_REPLICAS=3", "PRIVET_CATALOG="+catalogue, "PRIVET_CATALOG_WRITER=true")
	if a := p.ask("POST", "/recognizers", "", recognizer("ACM")); a.status != 201 {
		t.Errorf("the one that writes the file: %d %s", a.status, a.body)
	}
}

// recognizer is a recognizer of numbers that begin with a word.
func recognizer(word string) string {
	return fmt.Sprintf(`{"name":"number %[1]s","label":"NUMBER_%[1]s","code":"N%[1]s","category":"EMPLOYMENT","patterns":[{"name":"number","regex":"%[1]s-[0-9]{6}","confidence":0.9}]}`, word)
}
