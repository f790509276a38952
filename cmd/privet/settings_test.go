package main

import (
	"bytes"
	"context"
	"flag"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// flagsTable writes the flags of privet serve as a table in Markdown.
func flagsTable() string {
	flags := flag.NewFlagSet("privet serve", flag.ContinueOnError)
	newServeFlags(flags)
	newModelFlags(flags)
	var b strings.Builder
	b.WriteString("| flag | meaning |\n|---|---|\n")
	flags.VisitAll(func(f *flag.Flag) {
		kind, usage := flag.UnquoteUsage(f)
		if kind != "" {
			kind = " " + strings.ToUpper(kind)
		}
		b.WriteString("| `-" + f.Name + kind + "` | " + capital(usage) + " |\n")
	})
	return b.String()
}

// TestDeployTables holds the tables of docs/deploy.md to the code.
func TestDeployTables(t *testing.T) {
	const file = "../../docs/deploy.md"
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	for name, table := range map[string]string{"variables": settingsTable(), "flags": flagsTable()} {
		begin, end := "<!-- "+name+" -->\n", "<!-- end of "+name+" -->"
		before, rest, ok := strings.Cut(text, begin)
		old, after, ok2 := strings.Cut(rest, end)
		if !ok || !ok2 {
			t.Fatalf("%s has no place for the %s", file, name)
		}
		if old != table && !*update {
			t.Errorf("the %s of %s are not those of the code; go test ./cmd/privet -run DeployTables -update writes them", name, file)
		}
		text = before + begin + table + end + after
	}
	if *update {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// TestSettings holds that a server reads the settings and no other variable, and
// that those of the specification are among them.
func TestSettings(t *testing.T) {
	dir := t.TempDir()
	r := runPrivet(t, "", nil, "license", "-new-key", filepath.Join(dir, "key"))
	if r.status != exitDone {
		t.Fatal(r.err)
	}
	env := map[string]string{
		"SERVICE_LICENSE_TOKEN": strings.TrimSpace(r.out), "SERVICE_PUBLIC_KEY_PATH": filepath.Join(dir, "key.pub"),
		"JWT_SIGNATURE_SECRET": strings.Repeat("s", 32), "PRIVET_ADDR": "127.0.0.1:0", "PRIVET_ADMIN_ADDR": "127.0.0.1:0",
		"PRIVET_MODEL_URL": "http://127.0.0.1:1/", "GOMEMLIMIT": "off", "GOGC": "100",
	}
	var mu sync.Mutex
	asked := map[string]bool{}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	var log bytes.Buffer
	status := run(ctx, &terminal{strings.NewReader(""), &log, io.Discard, func(name string) string {
		mu.Lock()
		defer mu.Unlock()
		asked[name] = true
		return env[name]
	}, listOf(env)}, []string{"serve"})
	delete(asked, "GOMEMLIMIT") // these are Go's own
	delete(asked, "GOGC")
	delete(asked, "GOMAXPROCS")
	known := map[string]bool{}
	for _, s := range settings {
		known[s.name] = true
		if !asked[s.name] && s.name != envTLSKey && s.name != envTLSClientCA {
			t.Errorf("%s is not asked for (status %d): %s", s.name, status, log.String())
		}
		if s.meaning == "" || s.needed == "" && s.fallback == "" {
			t.Errorf("%s is not documented", s.name)
		}
	}
	for name := range asked {
		if !known[name] && !strings.HasPrefix(name, "PRIVET_KEY_") {
			t.Errorf("%s is asked for and not among the settings", name)
		}
	}
	for _, name := range []string{"SERVICE_LICENSE_TOKEN", "SERVICE_PLATFORM_TYPE", "SERVICE_PUBLIC_KEY_PATH", "SERVICE_REGION",
		"JWT_SIGNATURE_SECRET", "JWT_TOKEN_EXPIRATION", "FE_RCA_USER", "FE_RCA_PASS"} {
		if !slices.ContainsFunc(settings, func(s setting) bool { return s.name == name }) {
			t.Errorf("%s of the specification is missing", name)
		}
	}
}

// TestUnknownVariables holds that variables that are misspelled are told at start, and
// that no setting is taken for one.
func TestUnknownVariables(t *testing.T) {
	environ := []string{"HOME=/", "PRIVET_ADRR=MARKER", "PRIVET_KEY_MAIN=x", "PRIVET_A\x1b=x", "PRIVET_" + strings.Repeat("x", 40) + "=x"}
	for _, s := range settings {
		environ = append(environ, s.name+"=x")
		if len(s.name) > longestSetting {
			t.Errorf("%s is longer than the bound", s.name)
		}
	}
	if got := strings.Join(unknownVariables(environ), " "); got != "PRIVET_ADRR PRIVET_A�" {
		t.Errorf("unknown: %q", got)
	}
	p := serve(t, []string{"PRIVET_ADRR=MARKER"}, "-dev")
	if p.stop(t); !strings.Contains(p.out.String(), "PRIVET_ADRR") || strings.Contains(p.out.String(), "MARKER") {
		t.Errorf("the log: %s", p.out.String())
	}
}

// TestByteSize holds how sizes are written.
func TestByteSize(t *testing.T) {
	for s, want := range map[string]int64{"1": 1, "5000": 5000, "64KiB": 64 << 10, "10MiB": 10 << 20, "2GiB": 2 << 30,
		"": 0, "0": 0, "-1": 0, "1MB": 0, "MiB": 0, "1.5MiB": 0, "9999999999GiB": 0, "9223372036854775807KiB": 0} {
		var n int64
		err := byteSize[int64]{&n}.Set(s)
		if n != want || (err == nil) != (want > 0) {
			t.Errorf("%q is %d, %v", s, n, err)
		}
	}
}

// TestFollow sees a file written, replaced by another name, and gone for a while.
func TestFollow(t *testing.T) {
	file := filepath.Join(t.TempDir(), "keys")
	write := func(s string) {
		t.Helper()
		if err := os.WriteFile(file+".new", []byte(s), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Rename(file+".new", file); err != nil {
			t.Fatal(err)
		}
	}
	write("a")
	before, _ := stampOf(file)
	ctx, cancel := context.WithCancel(context.Background())
	changes, ended := make(chan bool, 10), make(chan bool)
	go func() {
		time.Sleep(10 * time.Millisecond)
		follow(ctx, file, before, time.Millisecond, func() { changes <- true })
		close(ended)
	}()
	// The first change comes before anybody follows.
	for i, s := range []string{"bc", "def"} {
		if write(s); i == 0 {
			time.Sleep(20 * time.Millisecond)
		}
		select {
		case <-changes:
		case <-time.After(longtest.Patience):
			t.Fatal("the change is not seen")
		}
	}
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	time.Sleep(20 * time.Millisecond)
	cancel()
	<-ended
	if len(changes) > 0 {
		t.Error("a file that is gone has changed")
	}
}

// TestHealth asks servers that are well, ill and not there.
func TestHealth(t *testing.T) {
	p := serve(t, nil, "-dev")
	addr := strings.TrimPrefix(p.base, "http://")
	for _, args := range [][]string{{"health", "-addr", addr}, {"health", "-ready", "-addr", addr}} {
		if r := runPrivet(t, "", nil, args...); r.status != exitDone || r.out+r.err != "" {
			t.Errorf("%v: %d %s", args, r.status, r.err)
		}
	}
	if r := runPrivet(t, "", map[string]string{"PRIVET_ADDR": addr}, "health"); r.status != exitDone {
		t.Errorf("by the variable: %d %s", r.status, r.err)
	}
	if r := runPrivet(t, "", nil, "health", "-addr", "127.0.0.1:1"); r.status != exitFound || r.err != "privet health: no server answers at the address\n" {
		t.Errorf("nobody is there: %d %q", r.status, r.err)
	}
	if r := runPrivet(t, "", nil, "health", "-addr", "nonsense"); r.status != exitFailed {
		t.Errorf("no address: %d", r.status)
	}
	if status := p.stop(t); status != exitDone {
		t.Errorf("%d", status)
	}
}
