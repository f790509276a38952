package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"hash/fnv"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"testing/iotest"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// asCommand makes this test program be the command itself, so that tests can
// start it as a process of its own.
const asCommand = "PRIVET_TEST_AS_COMMAND"

// asLoop as its value has the test program look at 128 MiB, byte by byte, and end: what
// other times are compared to.
const asLoop = "loop"

func TestMain(m *testing.M) {
	switch os.Getenv(asCommand) {
	case "":
	case asLoop:
		h := fnv.New64a()
		for block := range 128 {
			_, _ = h.Write(bytes.Repeat([]byte{byte(block)}, 1<<20))
		}
		return
	case asBare:
		fmt.Fprintln(os.Stderr, serveBare())
		os.Exit(exitFailed)
	default:
		main()
		return
	}
	os.Exit(m.Run())
}

// A result is what a command did.
type result struct {
	status   int
	out, err string
}

// runPrivet runs the command in this process with an environment of its own.
func runPrivet(t *testing.T, in string, env map[string]string, args ...string) result {
	t.Helper()
	var out, err bytes.Buffer
	status := run(t.Context(), &terminal{strings.NewReader(in), &out, &err, func(k string) string { return env[k] }, listOf(env)}, args)
	return result{status, out.String(), err.String()}
}

// listOf gives an environment as [os.Environ] does.
func listOf(env map[string]string) func() []string {
	return func() (list []string) {
		for name, value := range env {
			list = append(list, name+"="+value)
		}
		return list
	}
}

const sampleFile = "../../examples/data/customers.csv"

func read(t *testing.T, file string) string {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// TestMisuse holds that wrong arguments end with 2 and a message that does not
// repeat them.
func TestMisuse(t *testing.T) {
	for _, args := range [][]string{
		{}, {"MARKER"}, {"profile"}, {"profile", "-MARKER", "x"}, {"profile", "-format", "MARKER", sampleFile}, {"profile", "-sample", "MARKER", sampleFile},
		{"profile", "-fail-on", "MARKER", sampleFile}, {"profile", "-delimiter", "MARKER", sampleFile}, {"mask", sampleFile}, {"mask", "-o", "-"},
		{"mask", "-o", "-", "a", "b"}, {"mask", "-o", "-", "-column", "MARKER", "a"}, {"mask", "-o", "-", "-column", "a=MARKER", "a"}, {"mask", "-text", "-no-header", "-o", "-", "a"},
		{"mask", "-o", sampleFile, sampleFile}, {"validate", "MARKER"}, {"validate", "MARKER", "MARKER", "MARKER"}, {"risk"}, {"risk", "-fail-on", "MARKER", "SSN"},
		{"risk", "-masked", "MARKER", "-format", "MARKER", "SSN"}, {"rules", "MARKER"}, {"token", "MARKER"}, {"token"}, {"license"}, {"license", "-key", "a", "-new-key", "b"},
		{"license", "-days", "0", "-key", "a"}, {"apikey"}, {"apikey", "-name", "a MARKER"}, {"apikey", "-name", "a", "-scopes", "MARKER"}, {"version", "MARKER"}, {"serve", "MARKER"},
		{"profile", "-model", "https://MARKER", sampleFile}, {"profile", "-text", "-model", "ftp://MARKER", sampleFile}, {"profile", "-text", "-model-mode", "MARKER", sampleFile},
		{"profile", "-text", "-model-mode", "AI_ONLY", sampleFile}, {"profile", "-text", "-model", "https://MARKER", "-model-labels", "MARKER,A=MARKER", sampleFile},
		{"eval", "-tables", "-model", "https://MARKER", "-"}, {"eval", "-model", "MARKER", "-"},
		{"eval"}, {"eval", "-map", "MARKER=MARKER", "-"}, {"eval", "-map", "MARKER", "-"}, {"eval", "-labels", "MARKER", "-"}, {"eval", "-thresholds", "MARKER", "-"},
		{"eval", "-iou", "2", "-"}, {"eval", "-iou", "0", "-"}, {"eval", "-tables", "-columns", "MARKER", "-"}, {"eval", "-columns", "MARKER", "-"}, {"eval", "-format", "MARKER", "-"},
	} {
		r := runPrivet(t, "", nil, args...)
		if r.status != exitFailed || r.err == "" || r.out != "" {
			t.Errorf("%q: status %d, %q", args, r.status, r.err)
		}
		if strings.Contains(r.err+r.out, "MARKER") {
			t.Errorf("%q: the message repeats an argument: %s", args, r.err)
		}
	}
}

func TestHelp(t *testing.T) {
	if r := runPrivet(t, "", nil, "help"); r.status != exitDone || !strings.Contains(r.out, "privet profile") || r.err != "" {
		t.Errorf("help: status %d, %q, %q", r.status, r.out, r.err)
	}
	for _, c := range commands() {
		if r := runPrivet(t, "", nil, c.name, "-h"); r.status != exitDone || !strings.Contains(r.out, capital(c.summary)) || r.err != "" {
			t.Errorf("%s -h: status %d, %q, %q", c.name, r.status, r.out, r.err)
		} else if h := runPrivet(t, "", nil, "help", c.name); h != r {
			t.Errorf("help %s: status %d, %q", c.name, h.status, h.out)
		}
	}
	if r := runPrivet(t, "", nil, "help", "MARKER"); r.status != exitFailed || r.err != "privet: there is no such command; privet help lists them\n" {
		t.Errorf("help for no command: status %d, %q", r.status, r.err)
	}
	if v, r := runPrivet(t, "", nil, "version"), runPrivet(t, "", nil, "--version"); v != r || v.status != exitDone {
		t.Errorf("--version: %+v, want %+v", r, v)
	}
	if r := runPrivet(t, "", nil, "apikey"); r.status != exitFailed || !strings.HasPrefix(r.err, "privet apikey: -name is missing;") {
		t.Errorf("apikey: status %d, %q", r.status, r.err)
	}
}

func TestProfile(t *testing.T) {
	table := runPrivet(t, "", nil, "profile", sampleFile)
	if table.status != exitDone || !strings.Contains(table.out, "200 rows, risk 98 (Critical)") {
		t.Errorf("status %d, %s%s", table.status, table.out, table.err)
	}
	// Flags may stand behind the file, and the file may come from standard input.
	r := runPrivet(t, read(t, sampleFile), nil, "profile", "-", "-format", "json", "-explain")
	var got []struct {
		Rows    int64
		Columns []struct {
			Column, Label string
			Evidence      []any
		}
		Risk struct{ OverallRiskScore int }
	}
	if err := json.Unmarshal([]byte(r.out), &got); err != nil || len(got) != 1 {
		t.Fatalf("%v in %s%s", err, r.out, r.err)
	}
	if got[0].Rows != 200 || len(got[0].Columns) != 18 || got[0].Columns[3].Label != "EMAIL_ADDRESS" || got[0].Columns[3].Evidence == nil || got[0].Risk.OverallRiskScore != 98 {
		t.Errorf("got %+v", got[0])
	}
	if r := runPrivet(t, "", nil, "profile", "-fail-on", "high", sampleFile); r.status != exitFound {
		t.Errorf("-fail-on high: status %d, want 1", r.status)
	}
	for _, level := range []string{"low", "medium"} {
		if r := runPrivet(t, "sku,qty\nA-1,2\n", nil, "profile", "-fail-on", level, "-"); r.status != exitDone {
			t.Errorf("-fail-on %s: status %d for a table about things", level, r.status)
		}
	}
	if r := runPrivet(t, "country,qty\nSpain,2\n", nil, "profile", "-fail-on", "low", "-"); r.status != exitFound {
		t.Errorf("-fail-on low: status %d for a table with a country", r.status)
	}
	if r := runPrivet(t, "nothing to see", nil, "profile", "-text", "-fail-on", "low", "-"); r.status != exitDone {
		t.Errorf("-fail-on low: status %d for a text in which nothing is found", r.status)
	}
	if r := runPrivet(t, "", nil, "risk", "NONE", "-fail-on", "low"); r.status != exitDone {
		t.Errorf("-fail-on low: status %d for NONE", r.status)
	}
	// What a column of everything holds is not in its label.
	mixed := "ref,n\n" + strings.Repeat("536-90-4399,1\n4111 1111 1111 1111,2\nA-17,3\n", 20)
	if r := runPrivet(t, mixed, nil, "profile", "-fail-on", "high", "-"); r.status != exitFound || !strings.Contains(r.out, "UNKNOWN") || !strings.Contains(r.out, "CREDIT_CARD 20, SSN 20") {
		t.Errorf("%d %s", r.status, r.out)
	}
	if r := runPrivet(t, mixed, nil, "profile", "-format", "json", "-"); !strings.Contains(r.out, `"SSN": 20`) {
		t.Error(r.out)
	}
	if r := runPrivet(t, "", nil, "profile", "no-such-file"); r.status != exitFailed {
		t.Errorf("no such file: status %d, want 2", r.status)
	}
}

// TestStandardInputTwice holds that what has been read to its end is not called an empty file.
func TestStandardInputTwice(t *testing.T) {
	for _, command := range []string{"profile", "report", "eval"} {
		r := runPrivet(t, `{"text": "Jane", "spans": []}`+"\n", nil, command, "-", "-")
		if r.status != exitFailed || r.out != "" || !strings.Contains(r.err, "file 2: standard input can be read but once") {
			t.Errorf("%s: status %d, %q, %q", command, r.status, r.out, r.err)
		}
	}
}

func TestProfileText(t *testing.T) {
	r := runPrivet(t, "Hello,\nécrivez à jane@example.com\n", nil, "profile", "-text", "-")
	if r.status != exitDone || !strings.Contains(r.out, "2:11") || !strings.Contains(r.out, "EMAIL_ADDRESS") || strings.Contains(r.out, "jane") {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
}

// TestProfileListsSoMany holds that all places of a text are counted, and that what is
// not listed is said.
func TestProfileListsSoMany(t *testing.T) {
	const text = "mail jane@example.com\nmail joe@example.com, from 10.1.2.3\n"
	for _, c := range []struct {
		places           string
		listed, unlisted int
	}{{"-1", 3, 0}, {"0", 0, 3}, {"2", 2, 1}, {"3", 3, 0}} {
		r := runPrivet(t, text, nil, "profile", "-text", "-places", c.places, "-format", "json", "-")
		var got []struct {
			Findings []struct{ Label string }
			Counts   map[string]int
			Unlisted int
			Risk     struct{ OverallRiskScore int }
		}
		if err := json.Unmarshal([]byte(r.out), &got); err != nil || len(got) != 1 || len(got[0].Findings) != c.listed || got[0].Unlisted != c.unlisted ||
			got[0].Counts["EMAIL_ADDRESS"] != 2 || got[0].Counts["IP_ADDRESS"] != 1 || got[0].Risk.OverallRiskScore == 0 {
			t.Errorf("-places %s: %v, %s%s", c.places, err, r.out, r.err)
		}
		page := runPrivet(t, text, nil, "profile", "-text", "-places", c.places, "-")
		if said := strings.Contains(page.out, "Not listed: ") && strings.Contains(page.out, "EMAIL_ADDRESS 2, IP_ADDRESS 1"); !strings.Contains(page.out, "3 findings") || said != (c.unlisted > 0) {
			t.Errorf("-places %s: %s%s", c.places, page.out, page.err)
		}
	}
}

func TestValidateCommand(t *testing.T) {
	if r := runPrivet(t, "", nil, "validate", "EMAIL_ADDRESS", "john.doe@example.com", "j***.d**@example.com"); r.status != exitDone || r.out != "valid\n" {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
	r := runPrivet(t, "", nil, "validate", "-format", "json", "SSN", "123-45-6789", "123-45-6789")
	if r.status != exitFound || !strings.Contains(r.out, `"UNCHANGED"`) || strings.Contains(r.out, "123") {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
}

func TestRiskCommand(t *testing.T) {
	r := runPrivet(t, "", nil, "risk", "EMAIL", "SSN", "no such tag", "-format", "json")
	var got struct {
		OverallRiskScore  int
		StandardBreakdown map[string]int
		TagCoverage       []struct{ Tag string }
		UnknownTags       []string
	}
	if err := json.Unmarshal([]byte(r.out), &got); err != nil || got.OverallRiskScore < 80 || len(got.StandardBreakdown) < 4 ||
		len(got.TagCoverage) != 2 || got.TagCoverage[0].Tag != "EMAIL" || len(got.UnknownTags) != 1 {
		t.Errorf("%v, %s%s", err, r.out, r.err)
	}
	if r := runPrivet(t, "", nil, "risk", "EMAIL", "-fail-on", "critical"); r.status != exitDone || !strings.Contains(r.out, "GDPR") {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
	if r := runPrivet(t, "", nil, "risk", "SSN", "-fail-on", "critical"); r.status != exitFound {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
}

func TestRules(t *testing.T) {
	r := runPrivet(t, "", nil, "rules")
	if r.status != exitDone || !strings.Contains(r.out, "EMAIL_ADDRESS") || !strings.Contains(r.out, "four-digit year") {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
	r = runPrivet(t, "", nil, "rules", "-format", "json", "iban code")
	var got []ruleInfo
	if err := json.Unmarshal([]byte(r.out), &got); err != nil || len(got) != 1 || got[0].Label != "IBAN" || got[0].Code != "iban" || len(got[0].Recognizers) == 0 {
		t.Errorf("%v, %s%s", err, r.out, r.err)
	}
}

func TestVersion(t *testing.T) {
	if r := runPrivet(t, "", nil, "version"); r.status != exitDone || !strings.HasPrefix(r.out, "privet ") {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
}

// TestArguments holds which arguments are flags.
func TestArguments(t *testing.T) {
	for _, tt := range []struct {
		args, want []string
		flags      bool // -b and -s x are given
		reason     string
	}{
		{[]string{"a", "-b", "-s", "x", "c"}, []string{"a", "c"}, true, "flags stand between"},
		{[]string{"-s=x", "-b=true", "a"}, []string{"a"}, true, "values behind ="},
		{[]string{"--s", "x", "a", "--b"}, []string{"a"}, true, "two hyphens"},
		{[]string{"-s", "x", "-b", "--", "-s", "--", "-"}, []string{"-s", "--", "-"}, true, "all behind -- is arguments"},
		{[]string{"a", "--", "-5"}, []string{"a", "-5"}, false, "-- behind an argument"},
		{[]string{"-b", "-s", "x", "-"}, []string{"-"}, true, "- is a file"},
		{[]string{"-s", "--", "-b", "a"}, []string{"a"}, false, "-- as the value of a flag"},
		{[]string{"-b", "x", "-s", "-b"}, []string{"x"}, false, "a flag that is a value"},
	} {
		flags := flag.NewFlagSet("", flag.ContinueOnError)
		text, yes := flags.String("s", "", ""), flags.Bool("b", false, "")
		got, err := parse(flags, tt.args)
		if err != nil || !slices.Equal(got, tt.want) {
			t.Errorf("%q: %q, %v, want %q (%s)", tt.args, got, err, tt.want, tt.reason)
		}
		if tt.flags && (*text != "x" || !*yes) {
			t.Errorf("%q: flags %q, %v", tt.args, *text, *yes)
		}
	}
	r := runPrivet(t, "", nil, "validate", "--", "PHONE_NUMBER", "-5", "-*")
	if r.status == exitFailed || r.out == "" {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
}

// TestFileErrors holds that an error of a file says why, and never which name
// was given, since that can be a value.
func TestFileErrors(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "123-45-6789")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	missing := filepath.Join(dir, "missing", "123-45-6789")
	for _, tt := range []struct {
		args []string
		want string
	}{
		{[]string{"profile", "123-45-6789"}, "privet profile: file 1: no such file or directory\n"},
		{[]string{"profile", sampleFile, missing}, "privet profile: file 2: no such file or directory\n"},
		{[]string{"mask", "-o", "-", missing}, "privet mask: the input: no such file or directory\n"},
		{[]string{"mask", "-o", missing, sampleFile}, "privet mask: the output: no such file or directory\n"},
		{[]string{"mask", "-o", dir, sampleFile}, "privet mask: the output is no regular file\n"},
		{[]string{"license", "-key", missing}, "privet license: the private key: no such file or directory\n"},
		{[]string{"license", "-new-key", missing}, "privet license: the output: no such file or directory\n"},
		{[]string{"profile", dir}, ""},
		{[]string{"profile", "-text", dir}, ""},
		{[]string{"mask", "-o", "-", dir}, ""},
	} {
		r := runPrivet(t, "", nil, tt.args...)
		if r.status != exitFailed || r.err == "" || tt.want != "" && r.err != tt.want {
			t.Errorf("%s: status %d, %q, want %q", tt.args[0], r.status, r.err, tt.want)
		}
		if strings.Contains(r.err, "123-45-6789") {
			t.Errorf("%s: the error has the name: %s", tt.args[0], r.err)
		}
	}
}

// A fullWriter takes so many bytes and then has no room.
type fullWriter struct{ room int }

func (w *fullWriter) Write(p []byte) (int, error) {
	n := min(len(p), w.room)
	w.room -= n
	if n < len(p) {
		return n, &fs.PathError{Op: "write", Path: "123-45-6789", Err: errors.New("no space left on device")}
	}
	return n, nil
}

// TestOutputFails holds that a command whose output could not be written ends
// with 2 and says so in one line, at whichever byte the room ends.
func TestOutputFails(t *testing.T) {
	env := map[string]string{envSecret: "0123456789abcdef0123456789abcdef"}
	key := filepath.Join(t.TempDir(), "key")
	if r := runPrivet(t, "", nil, "license", "-new-key", key); r.status != exitDone {
		t.Fatal(r.err)
	}
	for _, args := range [][]string{
		{"version"}, {"token"}, {"license", "-key", key}, {"apikey", "-name", "a"}, {"risk", "SSN", "nobody"}, {"risk", "-fail-on", "low", "SSN"},
		{"risk", "-format", "json", "SSN"}, {"rules"}, {"rules", "-format", "json"}, {"validate", "SSN", "123-45-6789", "***-**-6789"},
		{"validate", "SSN", "123-45-6789", "123-45-6789"}, {"profile", sampleFile}, {"profile", sampleFile, sampleFile}, {"profile", "-format", "json", sampleFile},
		{"profile", "-text", sampleFile}, {"mask", "-q", "-o", "-", sampleFile}, {"report", sampleFile}, {"report", "-format", "json", sampleFile},
		{"risk", "-details", "-recommend", "SSN"}, {"eval", "-"}, {"eval", "-format", "json", "-"}, {"eval", "-format", "html", "-"},
		{"help"}, {"risk", "-h"},
	} {
		whole := len(runPrivet(t, "", env, args...).out)
		for _, room := range []int{0, whole / 2, whole - 1} {
			var stderr bytes.Buffer
			status := run(t.Context(), &terminal{strings.NewReader(""), &fullWriter{room}, &stderr, func(k string) string { return env[k] }, listOf(env)}, args)
			said := stderr.String()
			if status != exitFailed || strings.Count(said, "\n") != 1 || !strings.Contains(said, "standard output: no space left on device") || strings.Contains(said, "123-45-6789") {
				t.Errorf("%q with room for %d of %d bytes: status %d, %q", args, room, whole, status, said)
			}
		}
	}
	// A report that nobody gets is a failure too, though nobody can be told.
	var stdout bytes.Buffer
	for _, args := range [][]string{{"mask", "-o", "-", sampleFile}} {
		if status := run(t.Context(), &terminal{strings.NewReader(""), &stdout, &fullWriter{}, os.Getenv, os.Environ}, args); status != exitFailed {
			t.Errorf("%q: status %d without standard error", args, status)
		}
	}
}

// TestDeviceFull is TestOutputFails with a real file.
func TestDeviceFull(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip("there is no /dev/full here")
	}
	defer full.Close()
	cmd := exec.Command(os.Args[0], "version")
	cmd.Env = append(os.Environ(), asCommand+"=1")
	var stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = full, &stderr
	_ = cmd.Run()
	if cmd.ProcessState.ExitCode() != exitFailed || stderr.String() != "privet: standard output: no space left on device\n" {
		t.Errorf("status %d, %q", cmd.ProcessState.ExitCode(), stderr.String())
	}
}

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
		{"validate", "-original", data, "-masked", data, "-sign", fifo, "-o", out}, {"verify", "-key", fifo, fifo}, {"catalog", "check", fifo}, {"catalog", "check", "-"},
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

// TestInput holds that an input gives what its file gives.
func TestInput(t *testing.T) {
	data := bytes.Repeat([]byte("0123456789"), readSize/4)
	for name, file := range map[string]io.Reader{
		"whole": bytes.NewReader(data), "halves": iotest.HalfReader(bytes.NewReader(data)), "end with data": iotest.DataErrReader(bytes.NewReader(data)),
	} {
		if err := iotest.TestReader(newInput(t.Context(), io.NopCloser(file)), data); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	broken := errors.New("broken")
	in := newInput(t.Context(), io.NopCloser(io.MultiReader(strings.NewReader("abc"), iotest.ErrReader(broken))))
	if got, err := io.ReadAll(in); string(got) != "abc" || err != broken {
		t.Errorf("got %q, %v", got, err)
	}
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

func wantEmptyDir(t *testing.T, dir string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		t.Errorf("%s has been left behind", e.Name())
	}
}
