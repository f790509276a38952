package clients

import (
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/privet-go/privet/httpapi"
)

// A service runs on a port of its own and remembers which operations of its document it has answered well.
type service struct {
	url, key string
	document []byte
	paths    map[string]map[string]json.RawMessage

	mu     sync.Mutex
	called map[string]bool // by method and path of the document
}

const user, pass = "tester", "a pass word of tests"

func start(t *testing.T) *service {
	t.Helper()
	key, line, err := httpapi.NewAPIKey("tester")
	if err != nil {
		t.Fatal(err)
	}
	keys, err := httpapi.ParseAPIKeys(strings.NewReader(line))
	if err != nil {
		t.Fatal(err)
	}
	handler, err := httpapi.New(&httpapi.Options{Auth: &httpapi.Auth{
		APIKeys: keys, JWTSecret: []byte("thirty-two bytes or more of a test"), BasicUser: user, BasicPass: pass,
	}})
	if err != nil {
		t.Fatal(err)
	}
	s := &service{key: key, called: map[string]bool{}}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		seen := &statusWriter{ResponseWriter: w, status: http.StatusOK}
		handler.ServeHTTP(seen, req)
		if seen.status < 300 {
			s.mu.Lock()
			defer s.mu.Unlock()
			s.called[s.operation(req)] = true
		}
	}))
	t.Cleanup(server.Close)
	s.url = server.URL
	answer, err := http.Get(s.url + "/openapi.json")
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if s.document, err = io.ReadAll(answer.Body); err != nil {
		t.Fatal(err)
	}
	var doc struct {
		Paths map[string]map[string]json.RawMessage
	}
	if err := json.Unmarshal(s.document, &doc); err != nil || len(doc.Paths) < 30 {
		t.Fatalf("%d paths, %v", len(doc.Paths), err)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.paths, s.called = doc.Paths, map[string]bool{}
	return s
}

type statusWriter struct {
	http.ResponseWriter
	status int
}

func (w *statusWriter) WriteHeader(status int) {
	w.status = status
	w.ResponseWriter.WriteHeader(status)
}

func (w *statusWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// operation gives the operation of the document that a request is for.
func (s *service) operation(req *http.Request) string {
	steps := strings.Split(req.URL.Path, "/")
	best, fixed := "", -1
	for path := range s.paths {
		n, list := 0, strings.Split(path, "/")
		for i, step := range list {
			switch {
			case len(list) != len(steps), !strings.HasPrefix(step, "{") && step != steps[i]:
				n = -len(list)
			case step == steps[i]:
				n++
			}
		}
		if n > fixed && n >= 0 {
			best, fixed = path, n
		}
	}
	return strings.ToLower(req.Method) + " " + best
}

// allCalled holds that each operation of the document has had a good answer.
func (s *service) allCalled(t *testing.T) {
	t.Helper()
	s.mu.Lock()
	defer s.mu.Unlock()
	for path, methods := range s.paths {
		for method := range methods {
			if !s.called[method+" "+path] {
				t.Errorf("the client has not called %s %s, or got no good answer", method, path)
			}
		}
	}
}

// run runs a command in a directory.
func run(t *testing.T, dir string, name string, args ...string) {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Env = dir, append(os.Environ(), "REDOCLY_TELEMETRY=off", "REDOCLY_SUPPRESS_UPDATE_NOTICE=true", "SCARF_ANALYTICS=false")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
	}
}

// modules is a directory with the packages of npm that package.json names, installed once.
var modules = sync.OnceValues(func() (string, error) {
	if _, err := exec.LookPath("npm"); err != nil {
		return "", errors.New("there is no npm")
	}
	dir, err := os.MkdirTemp("", "clients")
	if err != nil {
		return "", err
	}
	for _, name := range []string{"package.json", "package-lock.json"} {
		text, err := os.ReadFile(name)
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, name), text, 0o600)
		}
		if err != nil {
			return "", err
		}
	}
	npm := exec.Command("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
	npm.Dir = dir
	if out, err := npm.CombinedOutput(); err != nil {
		return "", errors.New("npm ci: " + string(out))
	}
	return dir, nil
})

func TestMain(m *testing.M) {
	code := m.Run()
	if dir, err := modules(); err == nil {
		os.RemoveAll(dir)
	}
	os.Exit(code)
}

// npm gives the directory of the packages with the document in it.
func npm(t *testing.T, document []byte) string {
	t.Helper()
	dir, err := modules()
	if err != nil {
		t.Skip(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "openapi.json"), document, 0o600); err != nil {
		t.Fatal(err)
	}
	return dir
}

// here gives the absolute path of a file of this package.
func here(t *testing.T, name string) string {
	t.Helper()
	path, err := filepath.Abs(name)
	if err != nil {
		t.Fatal(err)
	}
	return path
}

func TestLinters(t *testing.T) {
	dir := npm(t, start(t).document)
	run(t, dir, "npx", "redocly", "lint", "--config", here(t, "redocly.yaml"), "--max-problems", "1000", "openapi.json")
	run(t, dir, "npx", "spectral", "lint", "--ruleset", here(t, "spectral.yaml"), "--fail-severity", "warn", "openapi.json")
}

func TestTypeScript(t *testing.T) {
	s := start(t)
	dir := npm(t, s.document)
	run(t, dir, "npx", "openapi-typescript", "openapi.json", "--output", "api.d.ts")
	calls, err := os.ReadFile("testdata/calls.ts")
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, "calls.ts"), calls, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	run(t, dir, "npx", "tsc", "--strict", "--noUncheckedIndexedAccess", "--skipLibCheck", "--target", "es2022", "--module", "nodenext", "--types", "node",
		"calls.ts")
	run(t, dir, "node", "calls.js", s.url, s.key, user, pass)
	s.allCalled(t)
}

func TestGo(t *testing.T) {
	s := start(t)
	dir, err := os.MkdirTemp(".", "made-") // in this module, whose dependencies it has
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(dir)
	calls, err := os.ReadFile("testdata/calls.go")
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, "calls.go"), calls, 0o600)
	}
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, "openapi.json"), s.document, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	run(t, dir, "go", "tool", "oapi-codegen", "-package", "main", "-generate", "types,client", "-o", "client.go", "openapi.json")
	run(t, dir, "go", "vet", ".")
	run(t, dir, "go", "run", ".", s.url, s.key, user, pass)
	s.allCalled(t)
}
