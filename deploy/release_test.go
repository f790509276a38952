package deploy_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
)

// TestRelease makes a release twice, the second time of a copy of the tree in another folder, and holds that both are the same
// bytes, that the signature is good, and that the program runs.
func TestRelease(t *testing.T) {
	for _, tool := range []string{"bash", "tar", "gzip", "sha256sum", "ssh-keygen", "git"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skip(tool, "is not installed")
		}
	}
	dir := t.TempDir()
	run := func(in string, env []string, name string, args ...string) string {
		t.Helper()
		c := exec.Command(name, args...)
		c.Dir, c.Env = in, append(os.Environ(), env...)
		out, err := c.CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v: %s", name, err, out)
		}
		return string(out)
	}
	top, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	copied := filepath.Join(dir, "copy")
	if err := os.Mkdir(copied, 0o700); err != nil {
		t.Fatal(err)
	}
	files := exec.Command("git", "ls-files", "-z")
	files.Dir = top
	list, err := files.Output()
	if err != nil {
		t.Skip("it is no clone")
	}
	archive := exec.Command("tar", "-C", top, "--null", "-T", "-", "-cf", filepath.Join(dir, "tree.tar"))
	archive.Stdin = bytes.NewReader(list)
	if out, err := archive.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	run(copied, nil, "tar", "-xf", "../tree.tar")

	key := filepath.Join(dir, "key")
	run(dir, nil, "ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", "release", "-f", key)
	platform := runtime.GOOS + "/" + runtime.GOARCH
	env := []string{"PRIVET_PROGRAMS=privet", "PRIVET_PLATFORMS=" + platform, "SOURCE_DATE_EPOCH=1800000000", "PRIVET_SBOM=no"}
	if longtest.Of(0, 1) == 1 {
		env = env[:3]
	}
	one, two := filepath.Join(dir, "one"), filepath.Join(dir, "two")
	run(dir, env, filepath.Join(top, "deploy", "release.sh"), "1.2.3", one, key)
	run(dir, env, filepath.Join(copied, "deploy", "release.sh"), "1.2.3", two)
	sums, err := os.ReadFile(filepath.Join(one, "SHA256SUMS"))
	if err != nil {
		t.Fatal(err)
	}
	if again, err := os.ReadFile(filepath.Join(two, "SHA256SUMS")); err != nil || !bytes.Equal(sums, again) {
		t.Errorf("another folder gives\n%s\nand not\n%s: %v", again, sums, err)
	}

	public, err := os.ReadFile(key + ".pub")
	if err != nil {
		t.Fatal(err)
	}
	signers := filepath.Join(dir, "allowed_signers")
	if err := os.WriteFile(signers, append([]byte("release "), public...), 0o600); err != nil {
		t.Fatal(err)
	}
	verify := func(sums []byte) error {
		c := exec.Command("ssh-keygen", "-Y", "verify", "-f", signers, "-I", "release", "-n", "privet-release", "-s", filepath.Join(one, "SHA256SUMS.sig"))
		c.Stdin = bytes.NewReader(sums)
		return c.Run()
	}
	if err := verify(sums); err != nil {
		t.Errorf("the signature: %v", err)
	}
	if verify(append(sums, '\n')) == nil {
		t.Error("the signature is good for other sums")
	}
	run(one, nil, "sha256sum", "-c", "SHA256SUMS")
	name := "privet-1.2.3-" + strings.ReplaceAll(platform, "/", "-")
	run(one, nil, "tar", "-xzf", name+".tar.gz")
	if out := run(one, nil, filepath.Join(one, name, "privet"), "version"); !strings.HasPrefix(out, "privet ") {
		t.Errorf("it says %q", out)
	}
}
