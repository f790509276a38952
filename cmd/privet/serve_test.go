package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"math"
	"net"
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

	"github.com/privet-go/privet/internal/longtest"
)

// A process is privet serve, started as a program of its own.
type process struct {
	cmd   *exec.Cmd
	base  string // http://…
	out   *transcript
	err   *transcript
	born  time.Time
	ended chan struct{} // closed once it has ended; nil until somebody waits by endsWithin
}

// A transcript keeps what a process prints. It is safe for concurrent use.
type transcript struct {
	mu        sync.Mutex
	b         bytes.Buffer
	forgotten bool
}

// forget drops what is printed from now on.
func (t *transcript) forget() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.forgotten = true
}

func (t *transcript) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.forgotten {
		return len(p), nil
	}
	return t.b.Write(p)
}

func (t *transcript) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.b.String()
}

// serve starts the server and waits until it says where it listens.
func serve(t testing.TB, env []string, args ...string) *process {
	t.Helper()
	p := start(t, env, append([]string{"serve", "-addr", "127.0.0.1:0"}, args...)...)
	for time.Since(p.born) < longtest.Patience {
		for line := range strings.Lines(p.out.String()) {
			var entry struct{ Msg, Addr string }
			if json.Unmarshal([]byte(line), &entry) == nil && entry.Msg == "serving" {
				p.base = "http://" + entry.Addr
				return p
			}
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatalf("it does not serve: %s%s", p.out, p.err)
	return nil
}

func start(t testing.TB, env []string, args ...string) *process {
	t.Helper()
	return startReading(t, nil, env, args...)
}

// startReading starts a process with a file as its standard input.
func startReading(t testing.TB, in *os.File, env []string, args ...string) *process {
	t.Helper()
	p := &process{cmd: exec.Command(os.Args[0], args...), out: &transcript{}, err: &transcript{}, born: time.Now()}
	p.cmd.Env = append([]string{asCommand + "=1", "PATH=" + os.Getenv("PATH"), "HOME=" + t.TempDir()}, env...)
	p.cmd.Stdout, p.cmd.Stderr = p.out, p.err
	if in != nil {
		p.cmd.Stdin = in
	}
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		switch {
		case p.ended != nil:
			_ = p.cmd.Process.Kill()
			<-p.ended
		case p.cmd.ProcessState == nil:
			_ = p.cmd.Process.Kill()
			_ = p.cmd.Wait()
		}
	})
	return p
}

// printed waits for what a pattern finds on standard error, and gives its parts.
// Standard error is read by another goroutine than standard output.
func (p *process) printed(t testing.TB, pattern string) []string {
	t.Helper()
	re := regexp.MustCompile(pattern)
	for time.Since(p.born) < longtest.Patience {
		if parts := re.FindStringSubmatch(p.err.String()); parts != nil {
			return parts
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatalf("it does not print %s: %s", pattern, p.err)
	return nil
}

// stop sends SIGTERM and gives the exit status.
func (p *process) stop(t testing.TB) int {
	t.Helper()
	if err := p.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	_ = p.cmd.Wait()
	return p.cmd.ProcessState.ExitCode()
}

// endsWithin waits for the process to end, and reports whether it has.
func (p *process) endsWithin(d time.Duration) bool {
	if p.ended == nil {
		p.ended = make(chan struct{})
		go func() {
			_ = p.cmd.Wait()
			close(p.ended)
		}()
	}
	select {
	case <-p.ended:
		return true
	case <-time.After(d):
		return false
	}
}

// post sends a JSON body and gives the status and the answer.
func (p *process) post(t *testing.T, path, token, body string) (int, string) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), "POST", p.base+path, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Content-Type", "application/json")
	if token != "" {
		req.Header.Set("Authorization", "Bearer "+token)
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	answer, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatal(err)
	}
	return resp.StatusCode, string(answer)
}

// TestServeDev holds the first command of the README: it serves and prints a
// request which, pasted, is answered 200; and SIGTERM ends it with 0.
func TestServeDev(t *testing.T) {
	p := serve(t, nil, "-dev")
	resp, err := http.Get(p.base + "/healthz")
	if err != nil || resp.StatusCode != 200 {
		t.Fatalf("/healthz: %v", err)
	}
	resp.Body.Close()
	parts := p.printed(t, `(?s)curl -s (http://\S+) .*-H 'Authorization: Bearer (\S+)'.*-d '(.*)'`)
	printed := p.err.String()
	status, answer := p.post(t, strings.TrimPrefix(parts[1], p.base), parts[2], parts[3])
	if status != 200 || !strings.Contains(answer, "j***.d**@example.com") || !strings.Contains(answer, "1985-**-**") {
		t.Errorf("the printed request is answered %d %s", status, answer)
	}
	if curl, err := exec.LookPath("curl"); err == nil {
		command := printed[strings.Index(printed, "curl -s"):]
		cmd := exec.Command("sh", "-c", strings.Replace(command, "curl", curl, 1))
		if out, err := cmd.Output(); err != nil || string(out) != answer {
			t.Errorf("pasted, it prints %s, %v", out, err)
		}
	}
	if status, _ := p.post(t, "/api/v1/mask/run", "", "{}"); status != 401 {
		t.Errorf("without a credential: %d", status)
	}
	if status := p.stop(t); status != 0 {
		t.Errorf("SIGTERM ends it with %d", status)
	}
	for line := range strings.Lines(p.out.String()) {
		if !json.Valid([]byte(line)) {
			t.Errorf("standard output has a line that is no JSON: %s", line)
		}
	}
	if strings.Contains(p.out.String(), parts[2]) {
		t.Error("the token is in the log")
	}
}

// TestServeDevThrottles holds that -dev bounds wrong credentials as the variable says.
func TestServeDevThrottles(t *testing.T) {
	for limit, want := range map[string]int{"1": 429, "0": 401} {
		p := serve(t, []string{"PRIVET_AUTH_FAILURES_PER_MINUTE" + "=" + limit}, "-dev")
		last := 0
		for range 70 { // more than when nothing is said
			last, _ = p.post(t, "/api/v1/mask/run", "wrong", "{}")
		}
		if last != want {
			t.Errorf("%s a minute: the last of many is answered %d, want %d", limit, last, want)
		}
		p.stop(t)
	}
	if r := runPrivet(t, "", map[string]string{"PRIVET_AUTH_FAILURES_PER_MINUTE": "x"}, "serve", "-dev", "-addr", "127.0.0.1:0"); r.status != exitFound ||
		!strings.Contains(r.out, "PRIVET_AUTH_FAILURES_PER_MINUTE") {
		t.Errorf("no number: %+v", r)
	}
}

// TestServeStarts holds that a server starts at once: until its first answer, and to its
// end, it computes no longer than it takes to look at 384 MiB byte by byte. The
// least of several counts, and what else the machine does does not.
func TestServeStarts(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("the race detector takes its time")
	}
	const limit = 3 // of 128 MiB
	ratio := math.Inf(1)
	for try := 0; try < 10 && (try < 3 || ratio > limit); try++ {
		p := serve(t, nil, "-dev")
		resp, err := http.Get(p.base + "/healthz")
		if err != nil {
			t.Fatal(err)
		}
		resp.Body.Close()
		p.stop(t)
		used := p.cmd.ProcessState.UserTime() + p.cmd.ProcessState.SystemTime()
		other := exec.Command(os.Args[0])
		other.Env = append(os.Environ(), asCommand+"="+asLoop)
		if err := other.Run(); err != nil {
			t.Fatal(err)
		}
		loop := other.ProcessState.UserTime() + other.ProcessState.SystemTime()
		ratio = min(ratio, used.Seconds()/loop.Seconds())
		t.Log(used, loop)
	}
	if ratio > limit {
		t.Errorf("to start takes %.2f times as much as the loop", ratio)
	}
}

// expecting sends bodies once the server has begun to read them: what has been written
// of a body says that the request has begun.
var expecting = &http.Client{Transport: &http.Transport{ExpectContinueTimeout: longtest.Patience}}

// TestServeDrains holds that a request that has begun is answered after SIGTERM.
func TestServeDrains(t *testing.T) {
	p := serve(t, nil, "-dev")
	token := p.printed(t, `Bearer ([^']+)'`)[1]
	body, w := io.Pipe()
	req, err := http.NewRequestWithContext(t.Context(), "POST", p.base+"/risk/summary/by-name", body)
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Authorization", "Bearer "+token)
	req.Header.Set("Expect", "100-continue")
	status := make(chan int, 1)
	go func() {
		resp, err := expecting.Do(req)
		if err != nil {
			status <- 0
			return
		}
		resp.Body.Close()
		status <- resp.StatusCode
	}()
	if _, err := io.WriteString(w, `["EM`); err != nil {
		t.Fatal(err)
	}
	if err := p.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	time.Sleep(100 * time.Millisecond)
	if _, err := io.WriteString(w, `AIL"]`); err != nil {
		t.Fatal(err)
	}
	w.Close()
	if s := <-status; s != 200 {
		t.Errorf("the request that had begun is answered %d", s)
	}
	if err := p.cmd.Wait(); err != nil {
		t.Errorf("it ends with %v", err)
	}
}

// TestServeCutsOff holds that without a drain a request that has begun is cut off.
func TestServeCutsOff(t *testing.T) {
	p := serve(t, nil, "-dev", "-drain", "0")
	conn, err := net.Dial("tcp", strings.TrimPrefix(p.base, "http://"))
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	if _, err := io.WriteString(conn, "POST /risk/summary/by-name HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n"+
		"Content-Type: application/json\r\nExpect: 100-continue\r\nAuthorization: Bearer "+p.printed(t, `Bearer ([^']+)'`)[1]+"\r\n\r\n"); err != nil {
		t.Fatal(err)
	}
	if line, err := bufio.NewReader(conn).ReadString('\n'); err != nil || !strings.Contains(line, " 100 ") {
		t.Fatalf("%q, %v", line, err) // the server says so once it reads
	}
	if err := p.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if !p.endsWithin(longtest.Patience) || p.cmd.ProcessState.ExitCode() != exitFound {
		t.Errorf("it goes on, or ends with %v", p.cmd.ProcessState)
	}
}

// TestServeBounds holds that a bound of 0, which for the service is the default, is refused
// where there has to be one, and that sizes are written alike.
func TestServeBounds(t *testing.T) {
	for _, args := range [][]string{
		{"-max-items", "0"}, {"-max-value", "0"}, {"-max-body=0"}, {"-max-depth=0x0"}, {"-max-elements=0"}, {"-max-tags=0"}, {"-max-concurrent=0"}, {"-max-queue=0"},
		{"-header-timeout=0"}, {"-read-timeout", "0s"}, {"-write-timeout=0h"}, {"-idle-timeout=0"}, {"-max-value", "1 MiB"}, {"-max-value", "9999999999GiB"},
		{"-drain", "-1s"}, {"-leave=-1s"}, {"-idle-timeout=-1s"}, {"-max-tags=-1"},
	} {
		if r := runPrivet(t, "", nil, append([]string{"serve", "-dev"}, args...)...); r.status != exitFailed || r.out != "" || strings.Count(r.err, "\n") != 1 {
			t.Errorf("%v: %+v", args, r)
		}
	}
}

// TestServeReal makes a licence, a token and an API key by the command, and uses
// them against a server that has only the environment.
func TestServeReal(t *testing.T) {
	dir := t.TempDir()
	key := filepath.Join(dir, "license.pem")
	const secret = "0123456789abcdef0123456789abcdef"
	env := map[string]string{"JWT_SIGNATURE_SECRET": secret, "JWT_TOKEN_EXPIRATION": "600"}

	license := runPrivet(t, "", nil, "license", "-new-key", key, "-platform", "REST", "-region", "us.east")
	token := runPrivet(t, "", env, "token", "-subject", "test", "-scopes", "mask,risk")
	apiKey := runPrivet(t, "", nil, "apikey", "-name", "batch", "-scopes", "profile")
	for _, r := range []result{license, token, apiKey} {
		if r.status != exitDone {
			t.Fatal(r.err)
		}
	}
	lines := strings.Split(strings.TrimSpace(apiKey.out), "\n")
	last := func(s string) string { f := strings.Fields(s); return f[len(f)-1] }
	keys := filepath.Join(dir, "keys")
	if err := os.WriteFile(keys, []byte("# clients\n"+last(lines[1])+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	server := []string{
		"SERVICE_LICENSE_TOKEN=" + strings.TrimSpace(license.out), "SERVICE_PUBLIC_KEY_PATH=" + key + ".pub",
		"SERVICE_PLATFORM_TYPE=REST", "SERVICE_REGION=us.east", "JWT_SIGNATURE_SECRET=" + secret, "JWT_TOKEN_EXPIRATION=600",
		"FE_RCA_USER=local", "FE_RCA_PASS=a long password", "PRIVET_API_KEYS_FILE=" + keys, "PRIVET_AUTH=any",
	}
	p := serve(t, server)
	jwt, apikey := strings.TrimSpace(token.out), last(lines[0])
	for _, c := range []struct {
		path, credential, body string
		want                   int
	}{
		{"/api/v1/mask/run", jwt, `{"records":[{"ruleName":"DOB","value":"1985-02-03"}]}`, 200},
		{"/risk/summary/by-name", jwt, `["EMAIL"]`, 200},
		{"/api/v1/profiler/run", jwt, `{"columns":[{"name":"email","value":"x"}]}`, 403},
		{"/api/v1/profiler/run", apikey, `{"columns":[{"name":"email","value":"x"}]}`, 200},
		{"/risk/summary/by-name", apikey, `["EMAIL"]`, 403},
		{"/api/v1/mask/run", "wrong", `{}`, 401},
	} {
		if status, answer := p.post(t, c.path, c.credential, c.body); status != c.want {
			t.Errorf("%s: %d, want %d: %s", c.path, status, c.want, answer)
		}
	}
	if status := p.stop(t); status != 0 {
		t.Errorf("SIGTERM ends it with %d", status)
	}

	// Each of these keeps the server from starting: one JSON line that says why
	// and repeats nothing, and 1.
	for reason, change := range map[string]string{
		"neither SERVICE_LICENSE_TOKEN nor":                    "SERVICE_LICENSE_TOKEN=",
		"both SERVICE_LICENSE_TOKEN and":                       "PRIVET_LICENSE_FILE=/MARKER",
		"licence is not a JWT":                                 "SERVICE_LICENSE_TOKEN=MARKER.MARKER.MARKER",
		"region":                                               "SERVICE_REGION=MARKER",
		"platform":                                             "SERVICE_PLATFORM_TYPE=MARKER",
		"one region":                                           "SERVICE_REGION=",
		"one platform":                                         "SERVICE_PLATFORM_TYPE=",
		"SERVICE_PUBLIC_KEY_PATH":                              "SERVICE_PUBLIC_KEY_PATH=/MARKER",
		"JWT_SIGNATURE_SECRET has fewer":                       "JWT_SIGNATURE_SECRET=MARKER",
		"JWT_SIGNATURE_SECRET_PREVIOUS has fewer":              "JWT_SIGNATURE_SECRET_PREVIOUS=MARKER",
		"JWT_TOKEN_EXPIRATION is no number":                    "JWT_TOKEN_EXPIRATION=MARKER",
		"PRIVET_PUBLIC_URL is not":                             "PRIVET_PUBLIC_URL=ftp://MARKER",
		"PRIVET_SPOOL_DIR is no folder":                        "PRIVET_SPOOL_DIR=/MARKER/MARKER",
		"PRIVET_FETCH_ALLOW_HOSTS is neither":                  "PRIVET_FETCH_ALLOW_HOSTS=MARKER/",
		"the address (-addr, or PRIVET_ADDR) is not host:port": "PRIVET_ADDR=MARKER",
		"the address cannot be listened at: invalid port":      "PRIVET_ADDR=127.0.0.1:99999",
		"the address (-admin-addr, or PRIVET_ADMIN_ADDR) is not host:port": "PRIVET_ADMIN_ADDR=MARKER",
		"cannot be listened at: invalid port":                              "PRIVET_ADMIN_ADDR=127.0.0.1:99999",
		"FE_RCA_USER has a colon":                                          "FE_RCA_USER=MARKER:MARKER",
		"-model, or PRIVET_MODEL_URL":                                      "PRIVET_MODEL_URL=MARKER",
		"-model-mode, or PRIVET_MODEL_MODE":                                "PRIVET_MODEL_MODE=AI_ONLY",
		"PRIVET_CATALOG names a file that":                                 "PRIVET_CATALOG=/MARKER/MARKER",
		"the file of PRIVET_PROOF_KEY_FILE cannot be read":                 "PRIVET_PROOF_KEY_FILE=/MARKER",
		"PRIVET_AUTH is none":                                              "PRIVET_AUTH=MARKER",
		"FE_RCA_USER and FE_RCA_PASS":                                      "FE_RCA_PASS=",
		"FE_RCA_PASS has fewer than 12 characters":                         "FE_RCA_PASS=MARKER67890",
		"PRIVET_TRUSTED_PROXIES has an entry":                              "PRIVET_TRUSTED_PROXIES=10.0.0.0/8,MARKER",
		"PRIVET_API_KEYS_FILE cannot be read":                              "PRIVET_API_KEYS_FILE=/MARKER",
		"PRIVET_AUTH_FAILURES_PER_MINUTE":                                  "PRIVET_AUTH_FAILURES_PER_MINUTE=MARKER",
		"PRIVET_KEY_B cannot be used: a key is 32 bytes":                   "PRIVET_KEY_B=MARKER",
		"PRIVET_KEY_B cannot be used: a key is random":                     "PRIVET_KEY_B=" + strings.Repeat("0", 64),
		"a variable that begins with PRIVET_KEY_ cannot be used: a key is": "PRIVET_KEY_" + strings.Repeat("MARKER", 11) + "=no",
	} {
		p := start(t, append(server, "PRIVET_ADDR=127.0.0.1:0", change), "serve")
		_ = p.cmd.Wait()
		out := p.out.String()
		if p.cmd.ProcessState.ExitCode() != 1 || strings.Count(out, "\n") != 1 || !json.Valid([]byte(out)) || !strings.Contains(out, reason) {
			t.Errorf("%s: status %d, %s", reason, p.cmd.ProcessState.ExitCode(), out)
		}
		if strings.Contains(out+p.err.String(), "MARKER") {
			t.Errorf("%s: the log repeats a setting: %s", reason, out)
		}
	}
}

// TestServeSaysAll holds that all that keeps a server from starting is said at once, and
// each once.
func TestServeSaysAll(t *testing.T) {
	r := runPrivet(t, "", map[string]string{
		"JWT_TOKEN_EXPIRATION": "0", "PRIVET_AUTH": "basic", "FE_RCA_USER": "a:b", "PRIVET_ADDR": "x", "PRIVET_ADMIN_ADDR": "x", "PRIVET_PUBLIC_URL": "x",
		"PRIVET_SPOOL_DIR": "/nonexistent", "PRIVET_FETCH_ALLOW_HOSTS": "*", "PRIVET_AUTH_FAILURES_PER_MINUTE": "-1", "PRIVET_TLS_CERT_FILE": "x",
		"PRIVET_MODEL_URL":      "x",
		"PRIVET_CATALOG_WRITER": "x", "PRIVET_KEY_A": "x",
	}, "serve", "-max-depth", "9999")
	if r.status != exitFound || strings.Count(r.out, "\n") != 1 {
		t.Errorf("status %d, %s", r.status, r.out)
	}
	for _, name := range []string{
		"SERVICE_LICENSE_TOKEN", "SERVICE_PUBLIC_KEY_PATH", "JWT_SIGNATURE_SECRET", "JWT_TOKEN_EXPIRATION", "PRIVET_AUTH is", "FE_RCA_USER and", "FE_RCA_USER has",
		"PRIVET_ADDR", "PRIVET_ADMIN_ADDR", "PRIVET_PUBLIC_URL",
		"PRIVET_SPOOL_DIR", "PRIVET_FETCH_ALLOW_HOSTS", "PRIVET_AUTH_FAILURES_PER_MINUTE", "PRIVET_TLS_CERT_FILE", "PRIVET_MODEL_URL", "PRIVET_CATALOG_WRITER",
		"PRIVET_KEY_A", "-max-depth",
	} {
		if n := strings.Count(r.out, name); n != 1 {
			t.Errorf("%s is named %d times", name, n)
		}
	}
}

// TestServeDevIsLocal holds that a trial cannot be reached from outside.
func TestServeDevIsLocal(t *testing.T) {
	for _, addr := range []string{"0.0.0.0:0", "192.0.2.1:8080", "[::]:0", "example.com:80", "nonsense"} {
		if r := runPrivet(t, "", nil, "serve", "-dev", "-addr", addr); r.status != exitFound || strings.Count(r.out, "\n") != 1 {
			t.Errorf("%s: status %d, %s", addr, r.status, r.out)
		}
	}
}

// TestLicenseKeys holds that a key is never written over.
func TestLicenseKeys(t *testing.T) {
	key := filepath.Join(t.TempDir(), "key")
	if r := runPrivet(t, "", nil, "license", "-new-key", key); r.status != exitDone {
		t.Fatal(r.err)
	}
	before := read(t, key)
	if r := runPrivet(t, "", nil, "license", "-new-key", key); r.status != exitFailed || read(t, key) != before {
		t.Errorf("status %d, %s", r.status, r.err)
	}
	if r := runPrivet(t, "", nil, "license", "-key", key); r.status != exitDone || strings.Count(r.out, ".") != 2 {
		t.Errorf("status %d, %s", r.status, r.err)
	}
	if info, err := os.Stat(key); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("the private key can be read by others: %v", err)
	}
}

// TestServeLicenseFile starts a server whose licence is in a file.
func TestServeLicenseFile(t *testing.T) {
	dir := t.TempDir()
	key := filepath.Join(dir, "license.key")
	r := runPrivet(t, "", nil, "license", "-new-key", key)
	if r.status != exitDone {
		t.Fatal(r.err)
	}
	file := filepath.Join(dir, "license.jwt")
	if err := os.WriteFile(file, []byte(r.out), 0o600); err != nil {
		t.Fatal(err)
	}
	const secret = "0123456789abcdef0123456789abcdef"
	env := []string{"PRIVET_LICENSE_FILE=" + file, "SERVICE_PUBLIC_KEY_PATH=" + key + ".pub", "JWT_SIGNATURE_SECRET=" + secret}
	p := serve(t, env)
	token := runPrivet(t, "", map[string]string{"JWT_SIGNATURE_SECRET": secret}, "token")
	if status, answer := p.post(t, "/risk/summary/by-name", strings.TrimSpace(token.out), `["SSN"]`); status != 200 {
		t.Errorf("%d %s", status, answer)
	}
	if status := p.stop(t); status != 0 {
		t.Errorf("SIGTERM ends it with %d", status)
	}
	p = start(t, append(env, "PRIVET_LICENSE_FILE=/MARKER"), "serve", "-addr", "127.0.0.1:0")
	_ = p.cmd.Wait()
	if out := p.out.String(); p.cmd.ProcessState.ExitCode() != 1 || !strings.Contains(out, "PRIVET_LICENSE_FILE cannot be read") ||
		strings.Contains(out, "MARKER") {
		t.Errorf("status %d, %s", p.cmd.ProcessState.ExitCode(), out)
	}
}
