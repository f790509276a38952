// Package examples holds whole programs that use Privet. Its tests build and run
// each of them.
package examples

import (
	"bufio"
	"bytes"
	"context"
	"encoding/csv"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet/httpapi"
	"github.com/privet-go/privet/internal/longtest"
)

// build builds an example and gives the path of the program.
func build(t *testing.T, name string) string {
	t.Helper()
	program := filepath.Join(t.TempDir(), name)
	if out, err := exec.Command("go", "build", "-o", program, "./"+name).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return program
}

func TestEmbed(t *testing.T) {
	out, err := exec.Command(build(t, "embed")).Output()
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	if len(lines) != 2 || !strings.HasPrefix(lines[0], "EMAIL_ADDRESS at 9–29, ") || !strings.HasPrefix(lines[1], "PHONE_NUMBER at 38–53, ") {
		t.Errorf("it prints %q", lines)
	}
}

func TestLogs(t *testing.T) {
	out, err := exec.Command(build(t, "logs")).Output()
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	if len(lines) != 3 || lines[0] != "ask l***.v***@example.net, or call +1 *** *** **32" ||
		!strings.HasSuffix(lines[1], `"msg":"paid by l***.v***@example.net","password":"********","items":3}`) ||
		lines[2] != `{"id":7,"email":"l***.v***@example.net"}` {
		t.Errorf("it prints %q", lines)
	}
}

func TestMaskCSV(t *testing.T) {
	sample, err := os.ReadFile("data/customers.csv")
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(build(t, "maskcsv"))
	cmd.Stdin = bytes.NewReader(sample)
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	before, err := csv.NewReader(bytes.NewReader(sample)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	after, err := csv.NewReader(bytes.NewReader(out)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if len(after) != len(before) {
		t.Fatalf("%d rows became %d", len(before), len(after))
	}
	for i := range after[1:] {
		if after[i+1][3] == before[i+1][3] || !strings.Contains(after[i+1][3], "*") {
			t.Fatalf("the address of row %d is not masked", i+1)
		}
	}
}

// TestPseudonyms holds that equal values become equal, that nothing of the original
// is left, and that nothing at all comes out without a key.
func TestPseudonyms(t *testing.T) {
	program := build(t, "pseudonyms")
	if out, err := exec.Command(program).CombinedOutput(); err == nil || !strings.HasPrefix(string(out), "usage: ") {
		t.Errorf("without a file: %v, %s", err, out)
	}
	run := func(key string) ([][]string, error) {
		cmd := exec.Command(program, "data/customers.csv")
		cmd.Env = append(os.Environ(), "PRIVET_KEY_MAIN="+key)
		out, err := cmd.Output()
		rows, err2 := csv.NewReader(bytes.NewReader(out)).ReadAll()
		if err2 != nil {
			t.Fatal(err2)
		}
		return rows, err
	}
	sample, err := os.Open("data/customers.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer sample.Close()
	before, err := csv.NewReader(sample).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	after, err := run("3b1f6a0c9d2e4785" + "a6c3e1f09b7d5248" + "0f9e8d7c6b5a4938" + "271605f4e3d2c1b0")
	if err != nil || len(after) != len(before) {
		t.Fatalf("%v, %d rows became %d", err, len(before), len(after))
	}
	const email = 3
	became := map[string]string{}
	for i := 1; i < len(before); i++ {
		from, to := before[i][email], after[i][email]
		if first, again := became[from]; from == to || again && first != to {
			t.Fatalf("the address of row %d is kept, or has become two things", i)
		}
		became[from] = to
	}
	if rows, err := run(""); err == nil || len(rows) > 0 {
		t.Errorf("without a key: %v, and %d rows", err, len(rows))
	}
}

func TestServer(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), longtest.Patience)
	defer cancel()
	const secret = "0123456789abcdef0123456789abcdef"
	cmd := exec.CommandContext(ctx, build(t, "server"), "127.0.0.1:0")
	cmd.Env = append(os.Environ(), "JWT_SIGNATURE_SECRET="+secret)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	base := "http://" + strings.TrimSpace(strings.TrimPrefix(line, "listening at "))
	token, err := httpapi.SignToken([]byte(secret), httpapi.Token{IssuedAt: time.Now(), ExpiresAt: time.Now().Add(time.Minute)})
	if err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]int{"/hello": 200, "/privacy/healthz": 200, "/privacy/risk/summary/by-name": 200, "/risk/summary/by-name": 404} {
		method, body := "GET", ""
		if strings.Contains(path, "risk") {
			method, body = "POST", `["EMAIL"]`
		}
		req, err := http.NewRequestWithContext(ctx, method, base+path, strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("Authorization", "Bearer "+token)
		req.Header.Set("Content-Type", "application/json")
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		resp.Body.Close()
		if resp.StatusCode != want {
			t.Errorf("%s answers %d, want %d", path, resp.StatusCode, want)
		}
	}
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	if err := cmd.Wait(); err != nil {
		t.Errorf("it ends with %v", err)
	}
}

// TestSample holds that the sample table is what its program makes.
func TestSample(t *testing.T) {
	want, err := os.ReadFile("data/customers.csv")
	if err != nil {
		t.Fatal(err)
	}
	got, err := exec.Command("go", "run", "data/generate.go").Output()
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("data/customers.csv is not what data/generate.go makes")
	}
}
