package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// makeTree writes files by their paths below a new folder.
func makeTree(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for path, content := range files {
		path = filepath.Join(dir, path)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// treeOf returns the files below a folder.
func treeOf(t *testing.T, dir string) map[string]string {
	t.Helper()
	files := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.Type().IsRegular() {
			rel, _ := filepath.Rel(dir, path)
			files[filepath.ToSlash(rel)] = read(t, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func wantTree(t *testing.T, dir string, paths ...string) {
	t.Helper()
	if got := sortedKeys(treeOf(t, dir)); !slices.Equal(got, paths) {
		t.Errorf("the files are %q, want %q", got, paths)
	}
}

const someKey = "8f1d3c5b7a9e0246c8ea1b3d5f7092a4b6c8d0e2f4a61830527496b8dafc1e30"

// people are two files that are joined by the number of the customer, a text and a picture.
var people = map[string]string{
	"in/a.csv":           "customer_id,email,status\nC-1001,jane@example.com,open\nC-1002,joe@example.org,done\n",
	"in/sub/orders.csv":  "order,customer_id,amount\n1,C-1002,10\n2,C-1001,20\n",
	"in/sub/.hid/n.log":  "mail jane@example.com\n",
	"in/p.png":           "\x89PNG\r\n\x1a\n0000",
	"in/.git/x":          "C-1001",
	"in/.privet-1.part":  "C-1001",
	"more/2024/old.csv":  "customer_id\nC-1001\n",
	"more/2025/old.csv":  "customer_id\nC-1002\n",
	"more/2025/old.json": `{"customer_id":"C-1002"}`,
	"b.json":             `{"customer_id":"C-1001","email":"jane@example.com"}`,
}

// A manyAnswer is what tests read of a report on many files.
type manyAnswer struct {
	Files []struct {
		Path   string
		Report struct {
			Rows    int
			Columns []struct{ Column, Label string }
		}
	}
	Failures []struct{ Path, Reason string }
	Totals   struct{ Files, Failures, Rows int }
}

// TestMaskMany masks a folder, a file and a pattern in one run, and unmasks them.
func TestMaskMany(t *testing.T) {
	dir := makeTree(t, people)
	in, out, report, back := filepath.Join(dir, "in"), filepath.Join(dir, "out"), filepath.Join(dir, "report.json"), filepath.Join(dir, "back")
	if err := os.Symlink("/etc/hosts", filepath.Join(in, "link")); err != nil {
		t.Skip(err)
	}
	policy := newFile(t, dir, "policy.json", `{"idsKeyRef":"main","labels":{"EMAIL_ADDRESS":{"operator":"pseudonym"}}}`)
	env := map[string]string{"PRIVET_KEY_MAIN": someKey}
	args := []string{"-policy", policy, in, filepath.Join(dir, "b.json"), filepath.Join(dir, "more/*/*.csv")}
	r := runPrivet(t, "", env, append([]string{"mask", "-o", out, "-report", report, "-format", "json"}, args...)...)
	if r.status != exitPartly || r.out != "" || r.err != read(t, report) {
		t.Fatalf("status %d, %s", r.status, r.err)
	}
	wantTree(t, out, "2024/old.csv", "2025/old.csv", "a.csv", "b.json", "sub/.hid/n.log", "sub/orders.csv")
	masked := treeOf(t, out)
	for path, content := range masked {
		for _, secret := range []string{"C-1001", "C-1002", "jane", "joe"} {
			if strings.Contains(content, secret) {
				t.Errorf("%s has %s", path, secret)
			}
		}
	}
	// Joins hold over all files of the run.
	jane := strings.Split(strings.Split(masked["a.csv"], "\n")[1], ",")[0]
	for _, path := range []string{"sub/orders.csv", "2024/old.csv", "b.json"} {
		if !strings.Contains(masked[path], jane) {
			t.Errorf("%s has another pseudonym: %s", path, masked[path])
		}
	}
	var got manyAnswer
	if err := json.Unmarshal([]byte(r.err), &got); err != nil {
		t.Fatal(err)
	}
	var failed []string
	for _, f := range got.Failures {
		failed = append(failed, f.Path)
		if f.Reason == "" || strings.Contains(f.Reason, dir) {
			t.Errorf("%s: %q", f.Path, f.Reason)
		}
	}
	if !slices.Equal(failed, []string{"link", "p.png"}) || got.Totals.Files != 6 || got.Totals.Failures != 2 || got.Totals.Rows != 7 {
		t.Errorf("not masked: %q, %+v", failed, got.Totals)
	}

	// Each file is what it is when it is masked alone.
	for _, f := range got.Files {
		one := filepath.Join(dir, map[string]string{"b.json": "", "2024/old.csv": "more", "2025/old.csv": "more"}[f.Path], f.Path)
		if _, err := os.Stat(one); err != nil {
			one = filepath.Join(in, f.Path)
		}
		if r := runPrivet(t, "", env, "mask", "-q", "-policy", policy, "-o", "-", one); r.out != masked[f.Path] {
			t.Errorf("%s is another alone: %s", f.Path, r.err)
		}
	}

	if r := runPrivet(t, "", env, "unmask", "-policy", policy, "-report", report, "-o", back, out); r.status != exitPartly ||
		!strings.Contains(r.err, "file 1, sub/.hid/n.log: the report has no columns of the file") {
		t.Errorf("status %d, %s", r.status, r.err)
	}
	for path, content := range treeOf(t, back) {
		before := people["in/"+path] + people["more/"+path] + people[path]
		if content != before {
			t.Errorf("%s became %q, want %q", path, content, before)
		}
	}
	// A file by its name, and two files that have one.
	one := []string{"unmask", "-policy", policy, "-report", report, "-q", "-o", "-"}
	if r := runPrivet(t, "", env, append(one, filepath.Join(out, "sub/orders.csv"))...); r.out != people["in/sub/orders.csv"] {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
	r = runPrivet(t, "", env, append(one, filepath.Join(out, "2024/old.csv"))...)
	if r.status != exitFailed || !strings.Contains(r.err, "several files of this name") {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
	if r := runPrivet(t, "", env, append(one, "-column", "nope=SSN", filepath.Join(out, "sub/orders.csv"))...); r.status != exitFailed ||
		!strings.Contains(r.err, "a column that the file does not have") {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
	r = runPrivet(t, "", env, "unmask", "-policy", policy, "-report", report, "-q", "-column", "nope=SSN", "-o", filepath.Join(dir, "again"), out)
	if r.status != exitFailed || !strings.Contains(r.err, "a column that no file has") {
		t.Errorf("status %d, %s", r.status, r.err)
	}
}

// TestMaskManyInPlace masks a folder in its own place, but for a file with another name.
func TestMaskManyInPlace(t *testing.T) {
	dir := makeTree(t, people)
	in, report := filepath.Join(dir, "in"), filepath.Join(dir, "r.json")
	linked := os.Link(filepath.Join(in, "a.csv"), filepath.Join(dir, "other.csv")) == nil
	policy := newFile(t, dir, "policy.json", `{"idsKeyRef":"main"}`)
	env := map[string]string{"PRIVET_KEY_MAIN": someKey}
	r := runPrivet(t, "", env, "mask", "-q", "-in-place", "-policy", policy, "-report", report, in)
	after := treeOf(t, in)
	if r.status != exitPartly || strings.Contains(after["sub/orders.csv"], "C-100") || linked != (after["a.csv"] == people["in/a.csv"]) {
		t.Errorf("status %d, %s%q", r.status, r.err, after)
	}
	for _, path := range []string{"p.png", ".git/x"} {
		if after[path] != people["in/"+path] {
			t.Errorf("%s has changed", path)
		}
	}
	r = runPrivet(t, "", env, "unmask", "-q", "-policy", policy, "-report", report, "-o", filepath.Join(dir, "back"), in)
	if got := read(t, filepath.Join(dir, "back/sub/orders.csv")); got != people["in/sub/orders.csv"] {
		t.Errorf("%q, %s", got, r.err)
	}
	for _, file := range []string{"b.json", "./b.json"} {
		one := filepath.Join(dir, "b.json")
		if r := runPrivet(t, "", nil, "mask", "-in-place", one, dir+"/"+file); r.status != exitFailed || read(t, one) != people["b.json"] {
			t.Errorf("status %d: one file is masked twice", r.status)
		}
	}
}

// TestMaskManyRefused holds that nothing is written where an output would be lost, or would be
// read.
func TestMaskManyRefused(t *testing.T) {
	dir := makeTree(t, people)
	t.Chdir(dir)
	if err := os.Symlink("in", "same"); err != nil {
		t.Skip(err)
	}
	before := treeOf(t, dir)
	for _, tt := range []struct {
		args string
		want string
	}{
		{"-o in in", "the output is the input"},
		{"-o in/out in", "the output lies in file 1, a folder that is read"},
		{"-o same/out in", "the output lies in file 1, a folder that is read"},
		{"-o new in in/a.csv", "file 2: has the output of another one"},
		{"-o new in/a.csv in", "file 2, a.csv: has the output of another one"},
		{"-o new more/2024 more/2025", "file 2, old.csv: has the output of another one"},
		{"-o b.json in", "the output is no folder"},
		{"-o . in/sub b.json", "file 2: its output would take the place of another file"},
		{"-o . -policy orders.csv in/sub", "file 1, orders.csv: its output would take the place of another file"},
		{"-o . -report orders.csv in/sub", "file 1, orders.csv: its output would take the place of another file"},
		{"-o new -report in/a.csv in", "file 1, a.csv: the report would take its place"},
		{"-in-place -report in/a.csv in", "file 1, a.csv: the report would take its place"},
		{"-in-place in same", "file 2, a.csv: has the output of another one"},
		{"-o - in", "standard output takes one file"},
		{"-o new b.json -", "standard input goes with no other file"},
		{"-in-place in -", "-in-place goes with a file"},
	} {
		r := runPrivet(t, "", nil, append([]string{"mask"}, strings.Fields(tt.args)...)...)
		if r.status != exitFailed || !strings.Contains(r.err, tt.want) {
			t.Errorf("%s: status %d, %s", tt.args, r.status, r.err)
		}
		if got := treeOf(t, dir); fmt.Sprint(got) != fmt.Sprint(before) {
			t.Fatalf("%s: something was written", tt.args)
		}
	}
	// A file cannot be where another has its folder.
	if err := os.MkdirAll("x/orders.csv", 0o700); err != nil {
		t.Fatal(err)
	}
	newFile(t, "x/orders.csv", "deep.csv", "id\n1\n")
	r := runPrivet(t, "", nil, "mask", "-o", "new", "in/sub/orders.csv", "x")
	if r.status != exitFailed || !strings.Contains(r.err, "file 2, orders.csv/deep.csv: has the output") {
		t.Errorf("status %d, %s", r.status, r.err)
	}
}

// TestMaskManyColumns holds that -column may name a column that only some files have, and none that
// no file has.
func TestMaskManyColumns(t *testing.T) {
	dir := makeTree(t, people)
	in, out := filepath.Join(dir, "in"), filepath.Join(dir, "out")
	r := runPrivet(t, "", nil, "mask", "-q", "-column", "status=CITY", "-o", out, in)
	if got := read(t, filepath.Join(out, "a.csv")); r.status != exitPartly || strings.Contains(got, "open") {
		t.Errorf("status %d, %s%s", r.status, r.err, got)
	}
	r = runPrivet(t, "", nil, "mask", "-q", "-column", "statsu=CITY", "-o", out, in)
	if r.status != exitFailed || !strings.Contains(r.err, "a column that no file has") {
		t.Errorf("status %d, %s", r.status, r.err)
	}
}

// TestMaskManyInterrupted holds that what is done by then stays, whole and with its report, and
// nothing else.
func TestMaskManyInterrupted(t *testing.T) {
	dir := makeTree(t, people)
	fifo, out, report := filepath.Join(dir, "fifo"), filepath.Join(dir, "out"), filepath.Join(dir, "r.json")
	if err := exec.Command("mkfifo", fifo).Run(); err != nil {
		t.Skip(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	var stdout, stderr bytes.Buffer
	ended := make(chan int, 1)
	go func() {
		ended <- run(ctx, &terminal{strings.NewReader(""), &stdout, &stderr, os.Getenv, os.Environ},
			[]string{"mask", "-o", out, "-report", report, filepath.Join(dir, "b.json"), fifo, filepath.Join(dir, "in")})
	}()
	for begun := time.Now(); time.Since(begun) < longtest.Patience; time.Sleep(time.Millisecond) {
		if _, err := os.Stat(filepath.Join(out, "b.json")); err == nil {
			break
		}
	}
	time.Sleep(20 * time.Millisecond)
	cancel()
	select {
	case status := <-ended:
		if status != exitFailed || !strings.Contains(stderr.String(), "interrupted after 1 of 6 files") {
			t.Errorf("status %d, %s", status, stderr.String())
		}
	case <-time.After(longtest.Patience):
		t.Fatal("it does not stop")
	}
	wantTree(t, out, "b.json")
	var got manyAnswer
	if err := json.Unmarshal([]byte(read(t, report)), &got); err != nil || len(got.Files) != 1 {
		t.Errorf("%v, %+v", err, got)
	}
}

// TestSourceNames holds that the name of a file that was typed is in no error, and that of one that
// was found is printable.
func TestSourceNames(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "a\x1b[2J.png"), []byte("\x89PNG\r\n"), 0o600); err != nil {
		t.Skip(err)
	}
	r := runPrivet(t, "", nil, "mask", "-o", filepath.Join(t.TempDir(), "out"), dir, "MARKER.csv", "MARKER*.csv")
	if r.status != exitFailed || strings.Contains(r.err, "MARKER") || strings.Contains(r.err, "\x1b") || !strings.Contains(r.err, "file 1, a�[2J.png: ") ||
		!strings.Contains(r.err, "file 2: no such file") || !strings.Contains(r.err, "file 3: no file fits the pattern") {
		t.Errorf("status %d, %s", r.status, r.err)
	}
}

// TestProfileFolders holds that a folder is profiled with all that is in it, and that what cannot be read
// is said.
func TestProfileFolders(t *testing.T) {
	t.Chdir(makeTree(t, people))
	r := runPrivet(t, "", nil, "profile", "-format", "json", "in", "more/*/*.csv")
	var got []struct{ File string }
	if err := json.Unmarshal([]byte(r.out), &got); err != nil || r.status != exitPartly || !strings.HasPrefix(r.err, "file 1, p.png: ") {
		t.Errorf("%v, status %d, %s", err, r.status, r.err)
	}
	if fmt.Sprint(got) != "[{in/a.csv} {in/sub/.hid/n.log} {in/sub/orders.csv} {more/2024/old.csv} {more/2025/old.csv}]" {
		t.Errorf("profiled: %v", got)
	}
	for _, tt := range []struct {
		args string
		want int
	}{
		{"profile -fail-on low in", exitFound}, {"profile more", exitDone}, {"report in", exitPartly}, {"report -o in/a.csv in", exitFailed},
		{"report -policy-out p.json in", exitFailed}, {"profile in none.csv", exitFailed}, {"profile in/p.png", exitFailed}, {"profile none*", exitFailed},
		{"eval -columns b.json in", exitFailed},
	} {
		if r := runPrivet(t, "", nil, strings.Fields(tt.args)...); r.status != tt.want || tt.want == exitFailed && r.out != "" {
			t.Errorf("%s: status %d, %s", tt.args, r.status, r.err)
		}
	}
	if got := read(t, "in/a.csv"); got != people["in/a.csv"] {
		t.Error("a report took the place of what it is about")
	}
}

// TestValidateFolders holds that two folders are compared file by file, and that nothing is left
// out without being told.
func TestValidateFolders(t *testing.T) {
	t.Chdir(makeTree(t, people))
	if r := runPrivet(t, "", nil, "mask", "-q", "-o", "out", "in"); r.status != exitPartly {
		t.Fatal(r.err)
	}
	both := []string{"-original", "in", "-masked", "out"}
	r := runPrivet(t, "", nil, append([]string{"validate"}, both...)...)
	if r.status != exitPartly || !strings.HasPrefix(r.err, "original 1, p.png: there is no masked file of this path") ||
		!strings.Contains(r.out, "orders: 2 rows") || !strings.Contains(r.out, "n: 1 row") {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
	if r := runPrivet(t, "", nil, append([]string{"audit"}, both...)...); r.status != exitPartly || !strings.Contains(r.out, "Validation has found") {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
	for _, tt := range []struct {
		args string
		want int
		say  string
	}{
		{"validate -original in -masked in -fail-on high", exitFailed, "file 1, p.png: "},
		{"validate -original in/sub -masked in/sub -fail-on high", exitFound, ""},
		{"validate -original more/*/*.csv -masked more/*/*.csv", exitDone, ""},
		{"validate -original in -masked out/a.csv", exitFailed, "are both files or both folders"},
		{"validate -original in/sub -masked out", exitFailed, "masked file 1, a.csv: there is no original of this path"},
		{"validate -original in -masked more", exitFailed, "there is no original of this path"},
		{"validate -original in -masked none*", exitFailed, "masked file 1: no file fits the pattern"},
		{"validate -original in -masked out -o out/a.csv", exitFailed, "the output is the input"},
		{"audit -original in -masked out -policy-out in/a.csv", exitFailed, "the output is the input"},
	} {
		if r := runPrivet(t, "", nil, strings.Fields(tt.args)...); r.status != tt.want || !strings.Contains(r.err, tt.say) {
			t.Errorf("%s: status %d, %s%s", tt.args, r.status, r.out, r.err)
		}
	}
}
