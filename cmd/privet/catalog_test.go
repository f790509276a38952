package main

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

const staffRecognizer = `{"name":"STAFF_NUMBER","patterns":[{"name":"plain","regex":"\\bEMP-[0-9]{6}\\b","confidence":0.9}]}`

// TestReplicas runs two servers as processes of their own on one catalogue.
func TestReplicas(t *testing.T) {
	file := filepath.Join(t.TempDir(), "catalogue.json")
	token := func(p *process) string { return p.printed(t, `Bearer (\S+)'`)[1] }
	writer := serve(t, []string{"PRIVET_CATALOG=" + file, "PRIVET_CATALOG_WRITER=true"}, "-dev")
	if status, answer := writer.post(t, "/standards", token(writer), `{"name":"LGPD"}`); status != 201 {
		t.Fatalf("%d %s", status, answer)
	}
	reader := serve(t, []string{"PRIVET_CATALOG=" + file}, "-dev")
	if status, answer := writer.post(t, "/recognizers", token(writer), staffRecognizer); status != 201 {
		t.Fatalf("%d %s", status, answer)
	}
	if err := reader.cmd.Process.Signal(syscall.SIGHUP); err != nil {
		t.Fatal(err)
	}
	for deadline := time.Now().Add(longtest.Patience); ; time.Sleep(10 * time.Millisecond) {
		status, answer := reader.post(t, "/api/v1/mask/run", token(reader), `{"mode":"UNSTRUCTURED","text":"call EMP-123456 now"}`)
		if status == 200 && strings.Contains(answer, "call ********** now") {
			break
		}
		if time.Now().After(deadline) {
			t.Fatalf("the other server does not follow: %d %s", status, answer)
		}
	}
	if status, answer := reader.post(t, "/standards", token(reader), `{"name":"X"}`); status != 409 || !strings.Contains(answer, "READ_ONLY") {
		t.Errorf("a server that only follows takes a write: %d %s", status, answer)
	}
	// A broken file is one line in the log, without its contents, and no more.
	if err := os.WriteFile(file, []byte(`{"schema":1,"MARKER 1":"MARKER"}`), 0o600); err != nil {
		t.Fatal(err)
	}
	_ = reader.cmd.Process.Signal(syscall.SIGHUP)
	const kept = "the one from before is in force"
	for deadline := time.Now().Add(longtest.Patience); !strings.Contains(reader.out.String(), kept); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("the log does not tell of a broken catalogue: %s", reader.out)
		}
	}
	_, answer := reader.post(t, "/api/v1/mask/run", token(reader), `{"mode":"UNSTRUCTURED","text":"call EMP-123456 now"}`)
	if !strings.Contains(answer, "call ********** now") {
		t.Errorf("the catalogue from before is not in force: %s", answer)
	}
	for _, p := range []*process{reader, writer} {
		if strings.Contains(p.out.String()+p.err.String(), "MARKER") {
			t.Error("the log shows what the catalogue says")
		}
		if status := p.stop(t); status != 0 {
			t.Errorf("it ends with %d", status)
		}
	}
	for reason, env := range map[string][]string{
		"PRIVET_CATALOG cannot be used":                          {"PRIVET_CATALOG=" + file},
		"PRIVET_CATALOG names a file that there is not":          {"PRIVET_CATALOG=" + file + "MARKER"},
		"PRIVET_CATALOG_WRITER is neither true nor false":        {"PRIVET_CATALOG_WRITER=MARKER"},
		"PRIVET_CATALOG_WRITER is set and PRIVET_CATALOG is not": {"PRIVET_CATALOG_WRITER=true"},
	} {
		p := start(t, env, "serve", "-dev", "-addr", "127.0.0.1:0")
		_ = p.cmd.Wait()
		if status := p.cmd.ProcessState.ExitCode(); status != exitFound || !strings.Contains(p.out.String(), reason) || strings.Contains(p.out.String(), "MARKER") {
			t.Errorf("%s: it ends with %d: %s", reason, status, p.out)
		}
	}
}

// TestCatalog exports, checks and imports a catalogue.
func TestCatalog(t *testing.T) {
	longtest.Alone(t)
	dir := t.TempDir()
	file, next := filepath.Join(dir, "catalogue.json"), filepath.Join(dir, "next.json")
	whole := runPrivet(t, "", nil, "catalog", "export")
	if whole.status != 0 || !strings.Contains(whole.out, `"complete": true`) || strings.Count(whole.out, `"jurisdiction": "`) < 6 {
		t.Fatalf("%d %s %.300s", whole.status, whole.err, whole.out)
	}
	if r := runPrivet(t, whole.out, nil, "catalog", "check", "-"); r.status != 0 ||
		r.out != "The catalogue is in order. It would add 0, change 0 and delete 0 records.\n" {
		t.Errorf("%d %s%s", r.status, r.out, r.err)
	}
	doc := `{"schema":1,"recognizers":[` + strings.Replace(staffRecognizer, `{"name"`, `{"id":"00000000-0000-4000-8000-000000000001","name"`, 1) + `]}`
	if err := os.WriteFile(next, []byte(doc), 0o600); err != nil {
		t.Fatal(err)
	}
	env := map[string]string{"PRIVET_CATALOG": file}
	if r := runPrivet(t, "", env, "catalog", "check", next); r.status != 0 || !strings.Contains(r.out, "add 1,") ||
		!strings.Contains(r.out, "found from then on: STAFF_NUMBER") {
		t.Errorf("%d %s%s", r.status, r.out, r.err)
	}
	if _, err := os.Stat(file); err == nil {
		t.Error("a check has written the catalogue")
	}
	if r := runPrivet(t, "", env, "catalog", "import", next); r.status != 0 || !strings.Contains(r.out, "It has added 1,") {
		t.Errorf("%d %s%s", r.status, r.out, r.err)
	}
	if r := runPrivet(t, "", nil, "catalog", "-catalog", file, "-changes", "export"); r.status != 0 || !strings.Contains(r.out, "STAFF_NUMBER") ||
		strings.Contains(r.out, "GDPR") {
		t.Errorf("%d %s%s", r.status, r.out, r.err)
	}
	before := read(t, file)
	for _, bad := range []string{`{`, `{"schema":1,"MARKER 1":1}`, `{"schema":1,"standards":[{"id":"MARKER","name":"x"}]}`} {
		if r := runPrivet(t, bad, env, "catalog", "import", "-"); r.status != exitFailed || r.err == "" || strings.Contains(r.err+r.out, "MARKER") {
			t.Errorf("%s: %d %s", bad, r.status, r.err)
		}
	}
	for _, args := range [][]string{{"catalog"}, {"catalog", "MARKER"}, {"catalog", "import"}, {"catalog", "check", filepath.Join(dir, "MARKER")},
		{"catalog", "export", "MARKER"}} {
		if r := runPrivet(t, "", env, args...); r.status != exitFailed || strings.Contains(r.err, "MARKER") {
			t.Errorf("%v: %d %s", args, r.status, r.err)
		}
	}
	if r := runPrivet(t, "{}", nil, "catalog", "import", "-"); r.status != exitFailed {
		t.Errorf("an import into nothing: %d", r.status)
	}
	if read(t, file) != before {
		t.Error("a catalogue that was refused has changed the file")
	}
}
