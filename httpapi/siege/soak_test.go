package siege

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/ed25519"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"encoding/pem"
	"flag"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/privet-go/privet/httpapi"
	"github.com/privet-go/privet/internal/longtest"
)

var soakFor = flag.Duration("soak", longtest.Of(2*time.Second, 10*time.Minute), "how long the soak goes on")

// A soak is a load of all kinds on privet serve: clients of several credentials, some of whom
// leave in the middle, while keys and the catalogue change.
type soak struct {
	*server
	base    string
	command *exec.Cmd
	client  *http.Client
	keys    string // the file
	lines   [2]string
	guest   string // whose key comes and goes
	out     *os.File

	mu      sync.Mutex
	answers map[string]int // by worker and status
	wrong   map[string]int // those of them that nobody asked for
}

// startSoak builds the command and starts it.
func startSoak(t *testing.T) *soak {
	t.Helper()
	dir := t.TempDir()
	program := filepath.Join(dir, "privet")
	if text, err := exec.Command("go", "build", "-o", program, "github.com/privet-go/privet/cmd/privet").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	write := func(name, text string) string {
		name = filepath.Join(dir, name)
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return name
	}
	public, private, _ := ed25519.GenerateKey(nil)
	privateDER, _ := x509.MarshalPKCS8PrivateKey(private)
	publicDER, _ := x509.MarshalPKIXPublicKey(public)
	license, err := httpapi.SignLicense(pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: privateDER}),
		httpapi.License{ExpiresAt: time.Now().Add(24 * time.Hour)}, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	s := &soak{server: new(server), client: &http.Client{Timeout: longtest.Patience}, answers: map[string]int{}, wrong: map[string]int{}}
	for i, key := range []*string{&s.victim, &s.attacker, &s.guest} {
		made, line, err := httpapi.NewAPIKey("client" + strconv.Itoa(i))
		if err != nil {
			t.Fatal(err)
		}
		*key = made
		s.lines[1] += line + "\n"
		if key != &s.guest {
			s.lines[0] += line + "\n"
		}
	}
	s.keys = write("keys", s.lines[1])
	s.command = exec.Command(program, "serve", "-addr", "127.0.0.1:0")
	s.command.Env = append(os.Environ(), "SERVICE_LICENSE_TOKEN="+license,
		"SERVICE_PUBLIC_KEY_PATH="+write("public.pem", string(pem.EncodeToMemory(&pem.Block{Type: "PUBLIC KEY", Bytes: publicDER}))),
		"JWT_SIGNATURE_SECRET="+secret, "JWT_TOKEN_EXPIRATION=86400", "PRIVET_API_KEYS_FILE="+s.keys, "PRIVET_FETCH_ALLOW_HOSTS=127.0.0.1",
		"PRIVET_CATALOG="+filepath.Join(dir, "catalogue.json"), "PRIVET_CATALOG_WRITER=true", "PRIVET_SPOOL_DIR="+dir, "PRIVET_AUTH_FAILURES_PER_MINUTE=0")
	if s.out, err = os.Create(filepath.Join(dir, "log")); err != nil {
		t.Fatal(err)
	}
	s.command.Stdout, s.command.Stderr = s.out, os.Stderr
	if err := s.command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.command.Process.Kill(); _ = s.command.Wait() })
	s.pid = s.command.Process.Pid
	serving := regexp.MustCompile(`"msg":"serving","addr":"([^"]+)"`)
	for end := time.Now().Add(longtest.Patience); s.addr == ""; time.Sleep(5 * time.Millisecond) {
		if m := serving.FindStringSubmatch(s.log()); m != nil {
			s.addr, s.base = m[1], "http://"+m[1]
		} else if time.Now().After(end) {
			t.Fatalf("it does not serve: %s", s.log())
		}
	}
	return s
}

// secret signs the tokens of the soak.
const secret = "a secret of the soak that nobody else has"

func (s *soak) log() string {
	text, _ := os.ReadFile(s.out.Name())
	return string(text)
}

// send sends a request, and notes an answer that is none of those asked for. A client that
// ends its context has left.
func (s *soak) send(ctx context.Context, worker, method, path, credential, body string, asked ...int) string {
	request, err := http.NewRequestWithContext(ctx, method, s.base+path, strings.NewReader(body))
	if err != nil {
		return ""
	}
	request.Header.Set("Content-Type", "application/json")
	if credential != "" {
		request.Header.Set("Authorization", "Bearer "+credential)
	}
	answer, err := s.client.Do(request)
	status, text := "no answer", []byte(nil)
	if err == nil {
		status = strconv.Itoa(answer.StatusCode)
		text, err = io.ReadAll(answer.Body)
		answer.Body.Close()
	}
	if err != nil && ctx.Err() != nil {
		return ""
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.answers[worker+" "+status]++
	if err != nil || !slices.Contains(asked, answer.StatusCode) {
		s.wrong[worker+" "+status]++
	}
	return string(text)
}

// A worker sends requests of one kind. It is called again and again.
type worker struct {
	name string
	run  func(ctx context.Context, name string)
}

// workers are the kinds of load.
func (s *soak) workers(t *testing.T) []worker {
	now := time.Now()
	token, err := httpapi.SignToken([]byte(secret), httpapi.Token{Subject: "soak", IssuedAt: now, ExpiresAt: now.Add(12 * time.Hour)})
	if err != nil {
		t.Fatal(err)
	}
	origin := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/gone" {
			w.WriteHeader(http.StatusGone)
			return
		}
		_, _ = io.WriteString(w, strings.Repeat("Ada Vance,ada@example.com\n", 2000))
	}))
	t.Cleanup(origin.Close)
	var packed bytes.Buffer
	zip := gzip.NewWriter(&packed)
	for i := range 20_000 {
		fmt.Fprintf(zip, "Ada Vance,ada%d@example.com,12 Mill Lane\n", i*7919)
	}
	_ = zip.Close()
	file := `{"fileName":"a.csv.gz","datasetId":"soak","content":"` + base64.StdEncoding.EncodeToString(packed.Bytes()) + `"}`
	text, long := textOf(20<<10), textOf(1<<20)
	// leave sends a request whose client leaves after a while.
	leave := func(path, body string, after time.Duration) func(context.Context, string) {
		return func(ctx context.Context, name string) {
			ctx, cancel := context.WithTimeout(ctx, after)
			defer cancel()
			s.send(ctx, name, "POST", path, s.attacker, body, 200)
		}
	}
	return []worker{
		{"small", func(ctx context.Context, name string) { s.send(ctx, name, "POST", profile, token, small, 200) }},
		{"key", func(ctx context.Context, name string) { s.send(ctx, name, "POST", profile, s.victim, small, 200) }},
		{"guest", func(ctx context.Context, name string) { s.send(ctx, name, "POST", profile, s.guest, small, 200, 401) }},
		{"text", func(ctx context.Context, name string) { s.send(ctx, name, "POST", maskPath, s.victim, text, 200) }},
		{"risk", func(ctx context.Context, name string) {
			s.send(ctx, name, "POST", "/risk/summary/by-name", token, `["SSN","DOB"]`, 200)
		}},
		{"not JSON", func(ctx context.Context, name string) { s.send(ctx, name, "POST", profile, s.victim, "{", 400) }},
		{"profile file", func(ctx context.Context, name string) { s.send(ctx, name, "POST", fileProfile, s.victim, file, 200) }},
		{"mask file", func(ctx context.Context, name string) { s.send(ctx, name, "POST", fileMask, token, file, 200) }},
		{"fetch", func(ctx context.Context, name string) {
			s.send(ctx, name, "POST", fileProfile, s.victim, `{"fileName":"a.csv","url":"`+origin.URL+`/a.csv"}`, 200)
		}},
		{"an origin that refuses", func(ctx context.Context, name string) {
			s.send(ctx, name, "POST", fileProfile, s.victim, `{"fileName":"a.csv","url":"`+origin.URL+`/gone"}`, 502)
		}},
		{"upload", func(ctx context.Context, name string) {
			ctx = context.WithoutCancel(ctx) // what somebody left half-uploaded stays for a quarter of an hour
			var a struct {
				Data struct{ UploadID, UploadURL string }
			}
			if json.Unmarshal([]byte(s.send(ctx, name, "POST", "/api/v1/file/uploads", token, `{"fileName":"a.csv"}`, 201)), &a) != nil {
				return
			}
			_, path, _ := strings.Cut(a.Data.UploadURL, "/api/")
			s.send(ctx, name, "PUT", "/api/"+path, "", strings.Repeat("Ada Vance,ada@example.com\n", 5000), 204)
			s.send(ctx, name, "POST", fileProfile, token, `{"fileName":"a.csv","uploadId":"`+a.Data.UploadID+`"}`, 200)
		}},
		{"catalogue", func(ctx context.Context, name string) {
			var a struct{ ID string }
			ctx = context.WithoutCancel(ctx) // who leaves does not know what was made
			text := s.send(ctx, name, "POST", "/recognizers", token,
				`{"name":"BADGE_OF_SOAK","patterns":[{"name":"plain","regex":"\\bBDG-[0-9]{6}\\b","confidence":0.9}]}`, 201)
			if json.Unmarshal([]byte(text), &a) == nil && a.ID != "" {
				s.send(ctx, name, "DELETE", "/recognizers/"+a.ID, token, "", 204)
			}
			_ = s.command.Process.Signal(syscall.SIGHUP)
		}},
		{"leaves a text", leave(profile, long, 50*time.Millisecond)},
		{"leaves a file", leave(fileMask, file, 30*time.Millisecond)},
		{"leaves in the body", func(ctx context.Context, _ string) {
			if conn := s.dial(ctx, ""); conn != nil {
				_, _ = io.WriteString(conn, s.head("POST", fileMask, "Content-Length: 1000000")+file[:len(file)/2])
				conn.Close()
			}
		}},
		{"leaves in the answer", func(ctx context.Context, _ string) {
			if conn := s.dial(ctx, ""); conn != nil {
				_, _ = io.WriteString(conn, s.head("POST", fileMask, "Content-Length: "+strconv.Itoa(len(file)))+file)
				_, _ = conn.Read(make([]byte, 10))
				conn.Close()
			}
		}},
	}
}

// load runs all workers, and has the file of keys change, until a time has gone by.
func (s *soak) load(ctx context.Context, workers []worker, during time.Duration) {
	ctx, cancel := context.WithTimeout(ctx, during)
	defer cancel()
	var wg sync.WaitGroup
	for _, w := range workers {
		wg.Go(func() {
			for ctx.Err() == nil {
				w.run(ctx, w.name)
				select {
				case <-ctx.Done():
				case <-time.After(10 * time.Millisecond):
				}
			}
		})
	}
	for i := 0; ctx.Err() == nil; i++ {
		select {
		case <-ctx.Done():
		case <-time.After(700 * time.Millisecond):
		}
		if os.WriteFile(s.keys+".new", []byte(s.lines[i%2]), 0o600) == nil {
			_ = os.Rename(s.keys+".new", s.keys)
		}
	}
	wg.Wait()
	s.client.CloseIdleConnections()
}

// held is how many goroutines and descriptors the server has.
func (s *soak) held() (goroutines, descriptors int) {
	answer, err := s.client.Get(s.base + "/metrics")
	if err != nil {
		return -1, -1
	}
	text, _ := io.ReadAll(answer.Body)
	answer.Body.Close()
	_, rest, _ := strings.Cut(string(text), "\ngo_goroutines ")
	line, _, _ := strings.Cut(rest, "\n")
	goroutines, _ = strconv.Atoi(line)
	list, _ := os.ReadDir(fmt.Sprintf("/proc/%d/fd", s.pid))
	return goroutines, len(list)
}

// resident is the memory that the server has now, in MiB, or 0 where nobody tells.
func (s *soak) resident() int {
	text, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", s.pid))
	_, rest, _ := strings.Cut(string(text), "VmRSS:")
	if fields := strings.Fields(rest); len(fields) > 0 {
		kib, _ := strconv.Atoi(fields[0])
		return kib >> 10
	}
	return 0
}

// TestSoak holds that a mixed load, clients that leave and changes of keys and catalogue make
// no answer that nobody asked for, and leave nothing behind: no goroutine, no descriptor, and
// memory that does not grow. The long form goes on for ten minutes, and -soak says otherwise.
func TestSoak(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("what a process holds is read from /proc")
	}
	s := startSoak(t)
	workers := s.workers(t)
	for _, w := range workers {
		w.run(t.Context(), w.name) // so that all is made that is made once, however slow the machine is
	}
	s.load(t.Context(), workers, min(*soakFor/4, 20*time.Second))
	goroutines, descriptors := s.settled(t, 1<<30, 1<<30)
	peaks := make(chan [2]int, 1)
	watched, stop := context.WithCancel(t.Context())
	begun := time.Now()
	go func() {
		var peak [2]int // of each half
		for watched.Err() == nil {
			half := min(1, int(2*time.Since(begun)/(*soakFor)))
			peak[half] = max(peak[half], s.resident())
			time.Sleep(20 * time.Millisecond)
		}
		peaks <- peak
	}()
	s.load(t.Context(), workers, *soakFor)
	stop()
	peak := <-peaks
	goroutinesWere, descriptorsWere := goroutines, descriptors
	goroutines, descriptors = s.settled(t, goroutinesWere, descriptorsWere)
	t.Logf("%v: goroutines %d and %d, descriptors %d and %d, memory at most %d MiB, then %d MiB",
		*soakFor, goroutinesWere, goroutines, descriptorsWere, descriptors, peak[0], peak[1])
	for _, name := range slices.Sorted(maps.Keys(s.answers)) {
		t.Logf("%7d %s", s.answers[name], name)
	}
	for _, name := range slices.Sorted(maps.Keys(s.wrong)) {
		t.Errorf("%d answers that nobody asked for: %s", s.wrong[name], name)
	}
	if goroutines > goroutinesWere || descriptors > descriptorsWere {
		t.Errorf("%d goroutines and %d descriptors are left, %d and %d were there", goroutines, descriptors, goroutinesWere, descriptorsWere)
	}
	if longtest.Long() && (peak[1] > peak[0]+peak[0]/5 || peak[1] > 256) {
		t.Errorf("the memory grows: %d MiB, then %d MiB", peak[0], peak[1])
	}
	_ = s.command.Process.Signal(syscall.SIGTERM)
	if err := s.command.Wait(); err != nil {
		t.Errorf("it ends with %v", err)
	}
	log := s.log()
	if i := strings.Index(log, `"level":"ERROR"`); i >= 0 {
		t.Errorf("an error in the log: %.500s", log[i:])
	}
	// Each answer that a client has read has its line.
	answered := 0
	for _, n := range s.answers {
		answered += n
	}
	if lines := strings.Count(log, `"msg":"request"`); lines < answered {
		t.Errorf("%d lines of %d answers", lines, answered)
	}
}

// settled waits until the server holds no more goroutines and descriptors than these, and
// holds as many as a while before, and returns how many.
func (s *soak) settled(t *testing.T, goroutines, descriptors int) (int, int) {
	t.Helper()
	a, b := s.held()
	for end := time.Now().Add(longtest.Patience); time.Now().Before(end); {
		time.Sleep(300 * time.Millisecond)
		c, d := s.held()
		if a == c && b == d && c <= goroutines && d <= descriptors {
			break
		}
		a, b = c, d
	}
	return a, b
}
