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

	"github.com/privet-go/privet/cmd/internal/server"
)

// flagsTable writes the flags of privet serve as a table in Markdown.
func flagsTable() string {
	flags := flag.NewFlagSet("privet serve", flag.ContinueOnError)
	server.NewFlags(flags)
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
	for name, table := range map[string]string{"variables": server.Table(server.Settings), "flags": flagsTable()} {
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
	for _, s := range server.Settings {
		known[s.Name] = true
		if !asked[s.Name] && s.Name != "PRIVET_TLS_KEY_FILE" && s.Name != "PRIVET_TLS_CLIENT_CA_FILE" {
			t.Errorf("%s is not asked for (status %d): %s", s.Name, status, log.String())
		}
		if s.Meaning == "" || s.Needed == "" && s.Fallback == "" {
			t.Errorf("%s is not documented", s.Name)
		}
	}
	for name := range asked {
		if !known[name] && !strings.HasPrefix(name, "PRIVET_KEY_") {
			t.Errorf("%s is asked for and not among the settings", name)
		}
	}
	for _, name := range []string{"SERVICE_LICENSE_TOKEN", "SERVICE_PLATFORM_TYPE", "SERVICE_PUBLIC_KEY_PATH", "SERVICE_REGION",
		"JWT_SIGNATURE_SECRET", "JWT_TOKEN_EXPIRATION", "FE_RCA_USER", "FE_RCA_PASS"} {
		if !slices.ContainsFunc(server.Settings, func(s server.Setting) bool { return s.Name == name }) {
			t.Errorf("%s of the specification is missing", name)
		}
	}
}

// TestUnknownVariables holds that variables that are misspelled are told at start.
func TestUnknownVariables(t *testing.T) {
	p := serve(t, []string{"PRIVET_ADRR=MARKER"}, "-dev")
	if p.stop(t); !strings.Contains(p.out.String(), "PRIVET_ADRR") || strings.Contains(p.out.String(), "MARKER") {
		t.Errorf("the log: %s", p.out.String())
	}
	// What would have it find other things than those that it shares a catalogue with is refused.
	r := runPrivet(t, "", map[string]string{"PRIVET_STORE": "postgres://MARKER", "PRIVET_OIDC_ISSUER": "https://MARKER"}, "serve", "-dev", "-addr", "127.0.0.1:0")
	if r.status != exitFound || strings.Count(r.out, "is a setting of privet-server") != 2 || strings.Contains(r.out, "MARKER") {
		t.Errorf("settings of another program: status %d, %s", r.status, r.out)
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
