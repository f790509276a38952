// Package deploy_test assembles the image of deploy/Dockerfile without an engine
// and runs what it says.
package deploy_test

import (
	"bufio"
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
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// maxBinary is the size of the largest binary, and maxImage that of the image's, which has the
// libraries of cmd/privet-server in it.
const (
	maxBinary = 31_000_000
	maxImage  = 43_000_000 // nine of them for OpenTelemetry, whose protocol brings gRPC
)

// An image is what the last stage of the Dockerfile makes.
type image struct {
	copies     [][2]string // from, to
	user       string
	health     []string
	entrypoint []string
	command    []string
}

// readDockerfile reads the instructions that the Dockerfile uses, and refuses
// others.
func readDockerfile(t *testing.T) image {
	t.Helper()
	text, err := os.ReadFile("Dockerfile")
	if err != nil {
		t.Fatal(err)
	}
	var img image
	list := func(s string) (words []string) {
		if err := json.Unmarshal([]byte(s), &words); err != nil {
			t.Fatalf("%s is no list of words", s)
		}
		return words
	}
	stage := ""
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		instruction, rest, _ := strings.Cut(line, " ")
		if instruction == "FROM" {
			stage = rest
		}
		if stage != "scratch" {
			continue
		}
		switch instruction {
		case "FROM", "EXPOSE", "VOLUME":
		case "COPY":
			words := strings.Fields(strings.TrimPrefix(rest, "--from=build "))
			img.copies = append(img.copies, [2]string{words[0], words[1]})
		case "USER":
			img.user = rest
		case "HEALTHCHECK":
			_, command, _ := strings.Cut(rest, "CMD ")
			img.health = list(command)
		case "ENTRYPOINT":
			img.entrypoint = list(rest)
		case "CMD":
			img.command = list(rest)
		default:
			t.Fatalf("the test does not know %s", instruction)
		}
	}
	return img
}

// buildLine gives the arguments with which the Dockerfile calls go build.
func buildLine(t *testing.T) []string {
	t.Helper()
	text, err := os.ReadFile("Dockerfile")
	if err != nil {
		t.Fatal(err)
	}
	m := regexp.MustCompile(`go build (.*) -o \S+ (\S+)`).FindStringSubmatch(string(text))
	if m == nil {
		t.Fatal("the Dockerfile does not build")
	}
	args := strings.Fields(strings.ReplaceAll(m[1], "'", ""))
	// The flags for the linker are one word.
	for i, a := range args {
		if strings.HasPrefix(a, "-ldflags=") {
			args = append(args[:i], strings.Join(args[i:], " "))
			break
		}
	}
	return append(args, m[2])
}

// build builds the binary as the image has it.
func build(t *testing.T, goarch string) string {
	t.Helper()
	return buildIn(t, "../cmd/privet-server", goarch, maxImage)
}

// buildIn builds the binary of a folder in the same way.
func buildIn(t *testing.T, dir, goarch string, most int64) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "privet")
	args := append([]string{"build", "-o", file}, buildLine(t)...)
	cmd := exec.Command("go", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS=linux", "GOARCH="+goarch)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	info, err := os.Stat(file)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%s, linux/%s: %.1f MB", filepath.Base(dir), goarch, float64(info.Size())/1e6)
	if info.Size() > most {
		t.Errorf("%s, linux/%s: %d bytes, more than %d", filepath.Base(dir), goarch, info.Size(), most)
	}
	return file
}

// TestImage assembles the file tree of the image, starts its server in it, as its
// user and with nothing to write to but /tmp, asks it what the image asks for its
// health, sends a request and ends it.
func TestImage(t *testing.T) {
	if runtime.GOOS != "linux" || os.Getenv("CI") == "" {
		t.Skip("it needs Linux, and as it builds the binary anew it runs where CI is set")
	}
	img := readDockerfile(t)
	binary := build(t, runtime.GOARCH)
	command := buildIn(t, "../cmd/privet", runtime.GOARCH, maxBinary)
	out, err := exec.Command(binary, "version").Output()
	if err != nil || !strings.HasPrefix(string(out), "privet ") {
		t.Fatalf("%s, %v", out, err)
	}
	if os.Getuid() != 0 {
		t.Skip("to change the root takes root")
	}

	root := t.TempDir()
	if err := os.Chmod(root, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, c := range img.copies {
		to := filepath.Join(root, c[1])
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			t.Fatal(err)
		}
		switch c[0] {
		case "/out/privet":
			copyFile(t, binary, to, 0o755)
		case "/out/root/": // holds /tmp
			if err := os.MkdirAll(filepath.Join(root, "tmp"), 0o777); err != nil {
				t.Fatal(err)
			}
		default: // the certificates, where this machine has them
			if _, err := os.Stat(c[0]); err == nil {
				copyFile(t, c[0], to, 0o644)
			}
		}
	}
	// What an operator adds is made as docs/deploy.md says.
	operator := t.TempDir()
	copyFile(t, command, filepath.Join(operator, "privet"), 0o755)
	prepare := exec.Command("sh", "-e", "-c", firstBlock(t, "../docs/deploy.md"))
	prepare.Dir = operator
	if out, err := prepare.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	made := func(name string) string {
		data, err := os.ReadFile(filepath.Join(operator, name))
		if err != nil {
			t.Fatal(err)
		}
		return strings.TrimSpace(string(data))
	}
	copyFile(t, filepath.Join(operator, "license.pub"), filepath.Join(root, "license.pub"), 0o644)
	secret := "JWT_SIGNATURE_SECRET=" + made("jwt.secret")
	env := []string{"SERVICE_LICENSE_TOKEN=" + made("license.jwt"), "SERVICE_PUBLIC_KEY_PATH=/license.pub", secret, "PRIVET_ADDR=127.0.0.1:0"}

	// The tree is mounted once more so that nothing in it can be written, and
	// /tmp is memory. Where mounts are not allowed it is only a change of root.
	inside := []string{"chroot", "--userspec=" + img.user, root}
	if err := exec.Command("unshare", "-m", "true").Run(); err == nil {
		script := `mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && mount -t tmpfs -o mode=1777 tmpfs "$1/tmp" && shift && exec "$@"`
		inside = append([]string{"unshare", "-m", "sh", "-c", script, "sh", root}, inside...)
	} else {
		t.Log("mounts are not allowed here, so the tree can be written to")
	}
	run := func(env []string, command ...string) *exec.Cmd {
		args := append(append([]string{}, inside...), command...)
		cmd := exec.Command(args[0], args[1:]...)
		cmd.Env = append(env, "PATH="+os.Getenv("PATH"))
		return cmd
	}
	server := run(env, append(img.entrypoint, img.command...)...)
	stdout, err := server.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	var stderr bytes.Buffer
	server.Stderr = &stderr
	begun := time.Now()
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = server.Process.Kill() }()
	lines := bufio.NewScanner(stdout)
	addr := ""
	for addr == "" && lines.Scan() {
		var line struct{ Msg, Addr, Reason string }
		if err := json.Unmarshal(lines.Bytes(), &line); err != nil {
			t.Fatalf("a log line that is not JSON: %s", lines.Text())
		}
		if line.Reason != "" {
			t.Fatal(line.Reason)
		}
		if line.Msg == "serving" {
			addr = line.Addr
		}
	}
	if addr == "" {
		t.Fatalf("it does not serve: %s", stderr.String())
	}
	t.Logf("it serves after %d ms", time.Since(begun).Milliseconds())
	go func() { _, _ = io.Copy(io.Discard, stdout) }()

	if out, err := run([]string{"PRIVET_ADDR=" + addr}, img.health...).CombinedOutput(); err != nil {
		t.Errorf("its health: %v %s", err, out)
	}
	if err := run([]string{"PRIVET_ADDR=127.0.0.1:1"}, img.health...).Run(); err == nil {
		t.Error("a server that is not there is well")
	}
	jwt := exec.Command(command, "token")
	jwt.Env = []string{secret}
	bearer, err := jwt.Output()
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), longtest.Patience)
	defer cancel()
	post := func(path, body string) (int, string) {
		req, _ := http.NewRequestWithContext(ctx, "POST", "http://"+addr+path, strings.NewReader(body))
		req.Header.Set("Authorization", "Bearer "+strings.TrimSpace(string(bearer)))
		req.Header.Set("Content-Type", "application/json")
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		answer, _ := io.ReadAll(res.Body)
		return res.StatusCode, string(answer)
	}
	if status, answer := post("/api/v1/mask/run", `{"records":[{"ruleName":"DOB","value":"1985-02-03"}]}`); status != 200 || !strings.Contains(answer, "1985-**-**") {
		t.Errorf("%d %s", status, answer)
	}
	// A file large enough for the spool, whose folder is the one to write to.
	var table strings.Builder
	table.WriteString("email\n")
	for i := range 10_000 {
		fmt.Fprintf(&table, "jane.doe%d@example.com\n", i)
	}
	if status, answer := post("/api/v1/file/uploads", `{"fileName":"a.csv"}`); status != 201 {
		t.Errorf("%d %s", status, answer)
	} else {
		address := regexp.MustCompile(`"uploadUrl":"([^"]*)"`).FindStringSubmatch(answer)[1]
		req, _ := http.NewRequestWithContext(ctx, "PUT", strings.ReplaceAll(address, `\u0026`, "&"), strings.NewReader(table.String()))
		res, err := http.DefaultClient.Do(req)
		if err != nil || res.StatusCode != 204 {
			t.Errorf("the upload: %v %v", res, err)
		}
	}
	if err := server.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	done := make(chan error, 1)
	go func() { done <- server.Wait() }()
	select {
	case err := <-done:
		if err != nil {
			t.Errorf("it ends with %v: %s", err, stderr.String())
		}
	case <-time.After(longtest.Patience):
		t.Error("it does not end")
	}
}

// TestOtherArchitecture builds for the other of the two that are offered.
func TestOtherArchitecture(t *testing.T) {
	if !longtest.Long() {
		t.Skip("it takes minutes; a release builds for both as well")
	}
	other := map[string]string{"amd64": "arm64"}[runtime.GOARCH]
	if other == "" {
		other = "amd64"
	}
	build(t, other)
	buildIn(t, "../cmd/privet", other, maxBinary)
}

// TestUnit has systemd check the unit where it is installed.
func TestUnit(t *testing.T) {
	if _, err := exec.LookPath("systemd-analyze"); err != nil {
		t.Skip("systemd is not installed")
	}
	unit, err := os.ReadFile("systemd/privet.service")
	if err != nil {
		t.Fatal(err)
	}
	// The program of the unit is not there yet; any other that is will do.
	file := filepath.Join(t.TempDir(), "privet.service")
	if err := os.WriteFile(file, bytes.ReplaceAll(unit, []byte("/usr/local/bin/privet"), []byte("/bin/true")), 0o644); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("systemd-analyze", "verify", file).CombinedOutput(); err != nil || strings.Contains(string(out), "privet.service") {
		t.Errorf("%v\n%s", err, out)
	}
}

// firstBlock is the first block of commands of a page.
func firstBlock(t *testing.T, page string) string {
	t.Helper()
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	_, rest, ok := strings.Cut(string(text), "```sh\n")
	block, _, ok2 := strings.Cut(rest, "```")
	if !ok || !ok2 {
		t.Fatalf("%s has no block of commands", page)
	}
	return block
}

func copyFile(t *testing.T, from, to string, mode os.FileMode) {
	t.Helper()
	data, err := os.ReadFile(from)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(to, data, mode); err != nil {
		t.Fatal(err)
	}
}
