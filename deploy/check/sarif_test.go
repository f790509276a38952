package check

import (
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// viewers gives a directory with the packages of npm that package.json names and the files of testdata/sarif.
func viewers(t *testing.T) (dir string) {
	t.Helper()
	npm, err := exec.LookPath("npm")
	if err != nil {
		t.Skip("there is no npm")
	}
	dir = t.TempDir()
	files, err := filepath.Glob("testdata/sarif/*")
	if err != nil || len(files) < 3 {
		t.Fatal(files, err)
	}
	for _, name := range append(files, "package.json", "package-lock.json") {
		text, err := os.ReadFile(name)
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, filepath.Base(name)), text, 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	c := exec.Command(npm, "ci", "--ignore-scripts", "--legacy-peer-deps", "--no-audit", "--no-fund")
	c.Dir = dir
	if out, err := c.CombinedOutput(); err != nil {
		t.Skipf("the packages cannot be had: %v: %s", err, out)
	}
	return dir
}

// TestSARIF holds that the reports of privet scan are valid by the schema of SARIF 2.1.0, and that a viewer shows of one all findings with their
// places, their reasons and their mends.
func TestSARIF(t *testing.T) {
	dir, bin, tree := viewers(t), built(t), plant(t)
	scan := func(name string, args ...string) {
		c := exec.Command(filepath.Join(bin, "privet"), append([]string{"scan", "-format", "sarif", "-fail-on", "never"}, args...)...)
		c.Dir = tree
		out, err := c.Output()
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, name), out, 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	scan("log.sarif", ".")
	scan("none.sarif", "-since", "HEAD", ".")
	node := func(args ...string) error {
		c := exec.Command("node", args...)
		c.Dir = dir
		out, err := c.CombinedOutput()
		t.Logf("%s", out)
		return err
	}
	if err := node("valid.cjs", "log.sarif", "none.sarif"); err != nil {
		t.Error(err)
	}
	bad := []byte(`{"version":"2.1.0","runs":[{"results":3}]}`)
	if err := os.WriteFile(filepath.Join(dir, "bad.sarif"), bad, 0o600); err != nil || node("valid.cjs", "bad.sarif") == nil {
		t.Errorf("what is no log is valid, %v", err)
	}

	page := shown(t, dir)
	var log struct {
		Runs []struct {
			Results []struct {
				RuleID  string
				Message struct{ Text string }
			}
		}
	}
	text, err := os.ReadFile(filepath.Join(dir, "log.sarif"))
	if err != nil || json.Unmarshal(text, &log) != nil || len(log.Runs) != 1 || len(log.Runs[0].Results) != 5 {
		t.Fatalf("%v: %s", err, text)
	}
	for _, r := range log.Runs[0].Results {
		if !strings.Contains(page, r.RuleID) {
			t.Errorf("the viewer does not show %s", r.RuleID)
		}
		if r.RuleID == "EMAIL_ADDRESS" && !strings.Contains(page, r.Message.Text) { // the group that is open at first
			t.Errorf("the viewer does not show %q", r.Message.Text)
		}
	}
	for _, want := range []string{"a.go", "staff%20%C3%A9.csv"} { // the viewer shows addresses as they are written
		if !strings.Contains(page, want) {
			t.Errorf("the viewer does not show %s", want)
		}
	}
	if strings.Contains(page, plantedMail) {
		t.Error("the viewer shows a value")
	}
}

// shown gives the page of the viewer as a Chromium without a screen has drawn it.
func shown(t *testing.T, dir string) string {
	t.Helper()
	program := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			program = path
			break
		}
	}
	if program == "" {
		t.Skip("there is no Chromium here")
	}
	c := exec.Command(filepath.Join("node_modules", ".bin", "esbuild"), "page.jsx", "--bundle", "--outfile=page.js",
		`--define:process.env.NODE_ENV="production"`)
	c.Dir = dir
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	server := httptest.NewServer(http.FileServer(http.Dir(dir)))
	defer server.Close()
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Minute)
	defer cancel()
	page, err := exec.CommandContext(ctx, program, "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1280,1600", "--virtual-time-budget=10000",
		"--user-data-dir="+t.TempDir(), "--dump-dom", server.URL).Output()
	if err != nil {
		t.Fatal(err)
	}
	return string(page)
}
