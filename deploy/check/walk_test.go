package check

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

// inside says that the test is in namespaces of its own already.
const inside = "WALK_INSIDE"

// TestWalk walks through docs/deploy.md as an operator does: it runs the commands of
// each of its blocks, in their order and as they are written, in a clone of the
// repository. What the machine lacks has a stand-in; the server, its image's tree, its
// user, its files and its ports are real. All of it happens in namespaces of its own,
// so that ports and folders of the machine are not touched.
func TestWalk(t *testing.T) {
	if os.Getenv(inside) == "" {
		walkOutside(t)
		return
	}
	w := newWalk(t)
	page := w.page("docs/deploy.md")
	build := regexp.MustCompile("`(CGO_ENABLED=0 go build [^`]*)`").FindStringSubmatch(page)
	apiKey := regexp.MustCompile("`(./privet apikey [^`]*)`").FindStringSubmatch(page)
	if build == nil || apiKey == nil {
		t.Fatal("the page does not say how to build, or how to make a key")
	}
	w.run(build[1])
	needs, curl := w.blocks(page, "What each needs"), w.blocks(page, "Docker Compose")[1]
	w.run(needs[0])
	printed := regexp.MustCompile(`client: *(\S+)\n.*FILE: *(\S+)`)
	first := printed.FindStringSubmatch(w.run(apiKey[1]))
	w.appendFile("api-keys", first[2]+"\n")
	second := printed.FindStringSubmatch(w.run("./privet apikey -name second"))

	masked := func(t *testing.T) {
		t.Helper()
		if out := w.run(curl); !strings.Contains(out, `"value":"j***.d**@example.com"`) {
			t.Errorf("the request is answered %s", out)
		}
	}
	t.Run("Compose", func(t *testing.T) {
		w.t = t
		w.run(w.blocks(page, "Docker Compose")[0])
		masked(t)
		for address, want := range map[string]string{
			"http://127.0.0.1:8080/docs": "<html", "http://127.0.0.1:8080/openapi.json": `"openapi"`, "http://127.0.0.1:9090/metrics": "privet_license_days_left 36",
			"http://127.0.0.1:8080/metrics": "NOT_FOUND",
		} {
			if out := w.run("curl -s " + address); !strings.Contains(out, want) {
				t.Errorf("%s is answered %.200s", address, out)
			}
		}
		w.key(t, first[1], true)
		w.key(t, second[1], false)
		w.appendFile("deploy/api-keys", second[2]+"\n")
		w.key(t, second[1], true)
		w.confined(t, "compose")
		w.upload(t)
		w.recognizer(t)
		if log := w.run("docker compose -f deploy/compose.yaml logs"); !strings.Contains(log, `"msg":"serving"`) {
			t.Errorf("the log is %s", log)
		}
		w.run("docker compose -f deploy/compose.yaml down")
	})
	t.Run("Kubernetes", func(t *testing.T) {
		w.t = t
		// The cloud has a database.
		if err := startDatabase("word"); err != nil {
			t.Fatal(err)
		}
		blocks := w.blocks(page, "Kubernetes and EKS")
		w.run(strings.ReplaceAll(blocks[0], "REGISTRY", "registry.example"))
		w.run(strings.NewReplacer("USER", "privet", "PASSWORD", "word", "HOST", "database.example", "DATABASE", "privet").Replace(blocks[1]))
		stop := w.background(blocks[2])
		w.until(t, "the service", func() bool { return w.status("http://127.0.0.1:8080/readyz", "") == 200 })
		masked(t)
		w.key(t, first[1], true)
		w.key(t, second[1], false)
		w.confined(t, "pods")
		// A new licence and a new key are taken up while the pods run.
		w.run(w.blocks(page, "The licence")[0])
		w.appendFile("api-keys", second[2]+"\n")
		w.run(blocks[3])
		w.key(t, second[1], true)
		w.until(t, "the new licence", func() bool {
			log, _ := os.ReadFile(inState("pod-0.log"))
			return strings.Contains(string(log), "the licence was read again") && strings.Contains(string(log), "the API keys were read again")
		})
		stop()
		w.run("kubectl -n privet rollout restart deployment/privet")
		w.run("kubectl -n privet rollout status deployment/privet")
		stop = w.background(blocks[2][strings.Index(blocks[2], "kubectl -n privet port-forward"):])
		w.until(t, "the service", func() bool { return w.status("http://127.0.0.1:8080/readyz", "") == 200 })
		w.recognizer(t)
		stop()
	})
	t.Run("ECS", func(t *testing.T) {
		w.t = t
		for _, block := range w.blocks(page, "ECS and Fargate") {
			// The page tells to put these in; its own command does it in the file.
			if !strings.Contains(block, "sed -i 's/ACCOUNT/") {
				block = strings.NewReplacer("ACCOUNT", "123456789012", "REGION", "eu-central-1", ":TAG", ":1").Replace(block)
			}
			w.run(block)
		}
		masked(t)
		w.finds(t) // what the pods were told
		w.run("aws ecs delete-service")
		stopDatabase()
	})
	t.Run("EC2", func(t *testing.T) {
		w.t = t
		w.run(w.blocks(page, "EC2 and other machines")[0])
		masked(t)
		w.key(t, first[1], true)
		w.run("systemctl restart privet && systemctl status privet --no-pager")
		masked(t)
		w.run("systemctl stop privet")
	})
	t.Run("TLS", func(t *testing.T) {
		w.t = t
		blocks := w.blocks(page, "TLS")
		stop := w.background(blocks[0])
		w.until(t, "the server", func() bool {
			out, _ := w.try(blocks[1])
			return strings.Contains(out, `"ready"`)
		})
		stop()
	})
	t.Run("Catalogue", func(t *testing.T) {
		w.t = t
		command := regexp.MustCompile("`(./privet catalog export [^`]*)`").FindStringSubmatch(page)
		if command == nil {
			t.Fatal("the page does not say how the catalogue is made")
		}
		w.run(command[1])
		w.run("./privet catalog check catalog.json")
	})
}

// walkOutside starts the test again in namespaces of its own.
func walkOutside(t *testing.T) {
	if os.Getuid() != 0 {
		t.Skip("it takes root")
	}
	for _, program := range []string{"nsenter", "curl", "openssl", "git", "sed", "cp"} {
		if _, err := exec.LookPath(program); err != nil {
			t.Skipf("%s is not installed", program)
		}
	}
	if databasePrograms() == "" {
		t.Skip("PostgreSQL is not installed")
	}
	// The image is built without a network.
	if out, err := exec.Command("go", "-C", "../../cmd/privet-server", "mod", "download").CombinedOutput(); err != nil {
		t.Skipf("the modules of the image cannot be had: %s", out)
	}
	if exec.Command("unshare", "-m", "-n", "-p", "-f", "true").Run() != nil {
		t.Skip("namespaces are not allowed here")
	}
	env := append(os.Environ(), inside+"=1", "GOPROXY=off")
	// Its modules and its cache stay where they are when its home is another.
	for _, name := range []string{"GOMODCACHE", "GOCACHE"} {
		out, err := exec.Command("go", "env", name).Output()
		if err != nil {
			t.Fatal(err)
		}
		env = append(env, name+"="+strings.TrimSpace(string(out)))
	}
	cmd := exec.Command("/proc/self/exe", "-test.run=^TestWalk$", "-test.v", "-test.timeout=5m")
	cmd.Env = env
	cmd.SysProcAttr = &syscall.SysProcAttr{
		Cloneflags: syscall.CLONE_NEWNS | syscall.CLONE_NEWNET | syscall.CLONE_NEWPID,
		Pdeathsig:  syscall.SIGKILL,
	}
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Errorf("%v", err)
	}
	t.Logf("inside of its namespaces:\n%s", out)
}

// A walk is a clone of the repository that an operator works in.
type walk struct {
	t   *testing.T
	dir string
}

// newWalk makes the namespaces ready and the clone.
func newWalk(t *testing.T) *walk {
	w := &walk{t: t, dir: filepath.Join(t.TempDir(), "clone")}
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(unix.Mount("", "/", "", unix.MS_REC|unix.MS_PRIVATE, ""))
	must(unix.Mount("proc", "/proc", "proc", 0, ""))
	must(loopbackUp())
	// What is written to these folders of the machine stays in here.
	for _, dir := range []string{"/etc", "/usr/local/bin"} {
		over := t.TempDir()
		must(unix.Mount("tmpfs", over, "tmpfs", 0, "mode=0755"))
		upper, work := filepath.Join(over, "upper"), filepath.Join(over, "work")
		must(os.Mkdir(upper, 0o755))
		must(os.Mkdir(work, 0o755))
		must(unix.Mount("overlay", dir, "overlay", 0, fmt.Sprintf("lowerdir=%s,upperdir=%s,workdir=%s", dir, upper, work)))
		t.Cleanup(func() { _, _ = unix.Unmount(dir, unix.MNT_DETACH), unix.Unmount(over, unix.MNT_DETACH) })
	}
	list, err := exec.Command("git", "-C", "../..", "ls-files", "-co", "--exclude-standard", "-z").Output()
	must(err)
	for name := range strings.SplitSeq(strings.TrimRight(string(list), "\x00"), "\x00") {
		from := filepath.Join("../..", name)
		info, err := os.Stat(from)
		if err != nil {
			continue // it is deleted and not yet committed
		}
		data, err := os.ReadFile(from)
		must(err)
		to := filepath.Join(w.dir, name)
		must(os.MkdirAll(filepath.Dir(to), 0o755))
		must(os.WriteFile(to, data, info.Mode().Perm()))
	}
	bin, state := t.TempDir(), t.TempDir()
	self, err := os.Executable()
	must(err)
	for _, name := range []string{"docker", "kubectl", "aws", "systemctl"} {
		must(os.Symlink(self, filepath.Join(bin, name)))
	}
	must(os.Setenv("STANDIN_STATE", state))
	must(os.Setenv("PATH", bin+":"+os.Getenv("PATH")))
	for dir := state; dir != "/" && dir != "/tmp"; dir = filepath.Dir(dir) {
		must(os.Chmod(dir, 0o755)) // users of containers pass through
	}
	return w
}

// page reads a page of the clone.
func (w *walk) page(name string) string {
	text, err := os.ReadFile(filepath.Join(w.dir, name))
	if err != nil {
		w.t.Fatal(err)
	}
	return string(text)
}

// blocks are the blocks of commands of a section.
func (w *walk) blocks(page, section string) []string {
	_, rest, ok := strings.Cut(page, "\n## "+section+"\n")
	rest, _, _ = strings.Cut(rest, "\n## ")
	var blocks []string
	for {
		_, after, more := strings.Cut(rest, "```sh\n")
		if !more {
			break
		}
		var block string
		block, rest, _ = strings.Cut(after, "```")
		blocks = append(blocks, block)
	}
	if !ok || len(blocks) == 0 {
		w.t.Fatalf("the page has no commands in its section %s", section)
	}
	return blocks
}

// command is a command that the operator types.
func (w *walk) command(script string) *exec.Cmd {
	// Another shell a block, with the mask that the first one has set.
	cmd := exec.Command("bash", "-c", "set -euo pipefail; umask 077\n"+script)
	cmd.Dir = w.dir
	return cmd
}

// try runs commands and gives what they print.
func (w *walk) try(script string) (string, error) {
	cmd := w.command(script)
	var errs bytes.Buffer
	cmd.Stderr = &errs
	out, err := cmd.Output()
	if err != nil {
		err = fmt.Errorf("%s\n%w: %s%s", script, err, out, errs.String())
	}
	return string(out), err
}

// run runs commands that must end well.
func (w *walk) run(script string) string {
	w.t.Helper()
	out, err := w.try(script)
	if err != nil {
		w.t.Fatal(err)
	}
	return out
}

// background runs commands of which the last goes on until it is ended.
func (w *walk) background(script string) (stop func()) {
	w.t.Helper()
	cmd := w.command(script)
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if err := cmd.Start(); err != nil {
		w.t.Fatal(err)
	}
	return func() {
		_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGTERM)
		_ = cmd.Wait()
		if w.t.Failed() {
			w.t.Logf("%s\n%s", script, out.String())
		}
	}
}

// appendFile adds to a file of the clone, in place.
func (w *walk) appendFile(name, text string) {
	w.t.Helper()
	f, err := os.OpenFile(filepath.Join(w.dir, name), os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		w.t.Fatal(err)
	}
	defer f.Close()
	if _, err := f.WriteString(text); err != nil {
		w.t.Fatal(err)
	}
}

// until waits for something.
func (w *walk) until(t *testing.T, what string, ok func() bool) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); !ok(); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(end) {
			t.Errorf("%s is not there", what)
			return
		}
	}
}

// status is the status of a request with an API key, or of one without.
func (w *walk) status(address, key string) int {
	method, body := "GET", io.Reader(nil)
	if key != "" {
		method, body = "POST", strings.NewReader(`{"columns":[{"name":"email","value":"jane.doe@example.com"}]}`)
	}
	r, err := http.NewRequest(method, address, body)
	if err != nil {
		return 0
	}
	r.Header.Set("Content-Type", "application/json")
	if key != "" {
		r.Header.Set("Authorization", "Bearer "+key)
	}
	answer, err := (&http.Client{Timeout: 5 * time.Second, Transport: &http.Transport{DisableKeepAlives: true}}).Do(r)
	if err != nil {
		return 0
	}
	answer.Body.Close()
	return answer.StatusCode
}

// key holds that a key is good, which may take a moment, or is not.
func (w *walk) key(t *testing.T, key string, good bool) {
	t.Helper()
	const address = "http://127.0.0.1:8080/api/v1/profiler/run"
	if !good {
		if status := w.status(address, key); status != 401 {
			t.Errorf("a key that is not in the file is answered %d", status)
		}
		return
	}
	w.until(t, "a key of the file", func() bool { return w.status(address, key) == 200 })
}

// upload sends a file by way of the spool, the one thing that is written.
func (w *walk) upload(t *testing.T) {
	t.Helper()
	out := w.run(w.asks(`answer=$(ask http://127.0.0.1:8080/api/v1/file/uploads -d '{"fileName":"a.csv"}')
url=$(printf %s "$answer" | sed 's/.*"uploadUrl":"\([^"]*\)".*/\1/; s/\\u0026/\&/g')
id=$(printf %s "$answer" | sed 's/.*"uploadId":"\([^"]*\)".*/\1/')
printf 'email\njane.doe@example.com\n' | curl -s --fail-with-body -T - "$url"
ask http://127.0.0.1:8080/api/v1/file/mask -d '{"fileName":"a.csv","uploadId":"'$id'"}'`))
	if !strings.Contains(out, `"SUCCESS"`) || !strings.Contains(out, "EMAIL_ADDRESS") {
		t.Errorf("a file that was uploaded is answered %s", out)
	}
}

// recognizer tells the server of a recognizer, and holds that it finds by it.
func (w *walk) recognizer(t *testing.T) {
	t.Helper()
	w.run(w.asks(`ask http://127.0.0.1:8080/recognizers -d '{"name":"staff","label":"STAFF_NUMBER","code":"STF","category":"EMPLOYMENT",` +
		`"patterns":[{"name":"staff","regex":"ACM-[0-9]{6}","confidence":0.9}]}'`))
	w.finds(t)
}

// finds holds that the server knows the recognizer.
func (w *walk) finds(t *testing.T) {
	t.Helper()
	out := w.run(w.asks(`ask http://127.0.0.1:8080/api/v1/profiler/run -d '{"columns":[{"name":"x","value":"ACM-123456"}]}'`))
	if !strings.Contains(out, "STAFF_NUMBER") {
		t.Errorf("what the server was told is not found: %s", out)
	}
}

// asks is a command that sends requests with a token.
func (w *walk) asks(command string) string {
	return `token=$(JWT_SIGNATURE_SECRET=$(cat jwt.secret) ./privet token -subject me)
ask() { curl -s --fail-with-body -H "Authorization: Bearer $token" -H 'Content-Type: application/json' "$@"; }
` + command
}

// confined holds that the server has the user that is written, no capability and a
// file system that it cannot write to.
func (w *walk) confined(t *testing.T, state string) {
	t.Helper()
	var all []running
	if load(&all, state) != nil {
		all = make([]running, 1)
		if err := load(&all[0], state); err != nil {
			t.Fatal(err)
		}
	}
	for _, r := range all {
		status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", r.PID))
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{"Uid:\t65532\t65532\t65532\t65532", "Gid:\t65532", "CapEff:\t0000000000000000", "CapBnd:\t0000000000000000", "NoNewPrivs:\t1"} {
			if !strings.Contains(string(status), want) {
				t.Errorf("%s: it is not %q", r.Name, want)
			}
		}
		mounts, err := os.ReadFile(fmt.Sprintf("/proc/%d/mountinfo", r.PID))
		if err != nil {
			t.Fatal(err)
		}
		if !regexp.MustCompile(`(?m)^\S+ \S+ \S+ \S+ / ro[, ]`).Match(mounts) {
			t.Errorf("%s: its file system can be written to:\n%s", r.Name, mounts)
		}
	}
}
