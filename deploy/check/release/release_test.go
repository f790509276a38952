// Package release makes a release for trial, as deploy/release.sh makes one, and reads what it has made.
package release

import (
	"bytes"
	"debug/buildinfo"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// TestRelease makes the archive of one program for this machine, and holds that the list of what is in it has all modules that the program
// says it is built from, at their versions, and no others; that the checksums are of all files; and that the signature is good.
func TestRelease(t *testing.T) {
	for _, tool := range []string{"bash", "tar", "gzip", "sha256sum", "ssh-keygen", "git"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skip(tool, "is not installed")
		}
	}
	dir := t.TempDir()
	run := func(in string, stdin []byte, name string, args ...string) {
		t.Helper()
		c := exec.Command(name, args...)
		c.Dir, c.Stdin = in, bytes.NewReader(stdin)
		c.Env = append(os.Environ(), "PRIVET_PROGRAMS=privet-server", "PRIVET_PLATFORMS="+runtime.GOOS+"/"+runtime.GOARCH, "SOURCE_DATE_EPOCH=1800000000", "PRIVET_SBOM=yes")
		if out, err := c.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v: %s", name, err, out)
		}
	}
	read := func(name string) []byte {
		t.Helper()
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	key, out := filepath.Join(dir, "key"), filepath.Join(dir, "out")
	run(dir, nil, "ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", "release", "-f", key)
	run("../../..", nil, "deploy/release.sh", "1.2.3", out, key)
	signers := filepath.Join(dir, "signers")
	if err := os.WriteFile(signers, append([]byte("release "), read(key+".pub")...), 0o600); err != nil {
		t.Fatal(err)
	}
	sums := read(filepath.Join(out, "SHA256SUMS"))
	run(out, sums, "ssh-keygen", "-Y", "verify", "-f", signers, "-I", "release", "-n", "privet-release", "-s", "SHA256SUMS.sig")
	run(out, nil, "sha256sum", "-c", "SHA256SUMS")
	name := "privet-server-1.2.3-" + runtime.GOOS + "-" + runtime.GOARCH
	entries, err := os.ReadDir(out)
	if err != nil || len(entries) != 4 {
		t.Fatalf("%v: %v", entries, err)
	}
	for _, e := range entries {
		if n := e.Name(); !strings.HasPrefix(n, "SHA256SUMS") && !bytes.Contains(sums, []byte("  "+n+"\n")) {
			t.Errorf("there is no checksum of %s", n)
		}
	}

	run(out, nil, "tar", "-xzf", name+".tar.gz")
	program := "privet-server"
	if runtime.GOOS == "windows" {
		program += ".exe"
	}
	built, err := buildinfo.ReadFile(filepath.Join(out, name, program))
	if err != nil {
		t.Fatal(err)
	}
	var want, got []string
	for _, d := range built.Deps {
		if strings.HasPrefix(d.Path, "github.com/privet-go/") { // of this tree, and so of this version
			continue
		}
		want = append(want, d.Path+"@"+d.Version)
	}
	var list struct {
		BOMFormat, SpecVersion string
		Metadata               struct {
			Component struct{ Name, Version string }
		}
		Components []struct {
			Name, Version, PURL string
			Hashes              []struct{ Alg, Content string }
		}
	}
	if err := json.Unmarshal(read(filepath.Join(out, name+".cdx.json")), &list); err != nil {
		t.Fatal(err)
	}
	ours := 0
	for _, c := range list.Components {
		if strings.HasPrefix(c.Name, "github.com/privet-go/") {
			if ours++; c.Version != "1.2.3" || !strings.Contains(c.PURL, c.Name+"@1.2.3") {
				t.Errorf("%s of this tree is at %s, %s", c.Name, c.Version, c.PURL)
			}
			continue
		}
		if got = append(got, c.Name+"@"+c.Version); c.PURL == "" || len(c.Hashes) == 0 {
			t.Errorf("%s has no address or no hash", c.Name)
		}
	}
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) || len(want) == 0 || ours < 2 {
		t.Errorf("the list has %q, and the program %q", got, want)
	}
	if of := list.Metadata.Component; list.BOMFormat != "CycloneDX" || of.Version != "1.2.3" || !strings.HasSuffix(of.Name, "/cmd/privet-server") {
		t.Errorf("the list is of %+v, in %s %s", of, list.BOMFormat, list.SpecVersion)
	}
}
