package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"hash/fnv"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

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
		{"mask", "-o", "-", "a", "b"}, {"mask", "-o", "-", "-column", "MARKER", "a"}, {"mask", "-o", "-", "-column", "a=MARKER", "a"},
		{"mask", "-text", "-no-header", "-o", "-", "a"},
		{"mask", "-o", sampleFile, sampleFile}, {"validate", "MARKER"}, {"validate", "MARKER", "MARKER", "MARKER"}, {"risk"}, {"risk", "-fail-on", "MARKER", "SSN"},
		{"risk", "-masked", "MARKER", "-format", "MARKER", "SSN"}, {"rules", "MARKER"}, {"token", "MARKER"}, {"token"}, {"license"},
		{"license", "-key", "a", "-new-key", "b"},
		{"license", "-days", "0", "-key", "a"}, {"apikey"}, {"apikey", "-name", "a MARKER"}, {"apikey", "-name", "a", "-scopes", "MARKER"}, {"version", "MARKER"},
		{"serve", "MARKER"},
		{"profile", "-model", "https://MARKER", sampleFile}, {"profile", "-text", "-model", "ftp://MARKER", sampleFile},
		{"profile", "-text", "-model-mode", "MARKER", sampleFile},
		{"profile", "-text", "-model-mode", "AI_ONLY", sampleFile}, {"profile", "-text", "-model", "https://MARKER", "-model-labels", "MARKER,A=MARKER", sampleFile},
		{"eval", "-tables", "-model", "https://MARKER", "-"}, {"eval", "-model", "MARKER", "-"},
		{"eval"}, {"eval", "-map", "MARKER=MARKER", "-"}, {"eval", "-map", "MARKER", "-"}, {"eval", "-labels", "MARKER", "-"}, {"eval", "-thresholds", "MARKER", "-"},
		{"eval", "-iou", "2", "-"}, {"eval", "-iou", "0", "-"}, {"eval", "-tables", "-columns", "MARKER", "-"}, {"eval", "-columns", "MARKER", "-"},
		{"eval", "-format", "MARKER", "-"},
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

// TestStandardInputTwice holds that what has been read to its end is not called an empty file.
func TestStandardInputTwice(t *testing.T) {
	for _, command := range []string{"profile", "report", "eval"} {
		r := runPrivet(t, `{"text": "Jane", "spans": []}`+"\n", nil, command, "-", "-")
		if r.status != exitFailed || r.out != "" || !strings.Contains(r.err, "file 2: standard input can be read only once") {
			t.Errorf("%s: status %d, %q, %q", command, r.status, r.out, r.err)
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
	longtest.Alone(t)
	t.Parallel()
	env := map[string]string{"JWT_SIGNATURE_SECRET": "0123456789abcdef0123456789abcdef"}
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
			if status != exitFailed || strings.Count(said, "\n") != 1 || !strings.Contains(said, "standard output: no space left on device") ||
				strings.Contains(said, "123-45-6789") {
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
