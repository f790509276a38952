package treescan

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// ignorePaths are paths that patterns are tried on; one with a slash at its end is a folder.
var ignorePaths = []string{
	"a.log", "b/a.log", "b/c/a.log", "keep.log", "b/keep.log", "build/", "src/build/", "src/build", "docs/a.txt", "docs/b/a.txt", "x/docs/a.txt", "#note", "!bang", "sp ", "f1.go", "fx.go",
}

// ignoreTexts are files of patterns.
var ignoreTexts = []string{
	"*.log\n", "*.log\n!keep.log\n", "/a.log\n", "b/*.log\n", "build/\n", "docs/**/a.txt\n", "**/docs\n", "docs/**\n", "\\#note\n\\!bang\n# a comment\n", "sp\\ \nsp  \n",
	"f[0-9].go\n", "f[!0-9].go\n", "b/**\n!b/c/a.log\n",
}

// TestIgnoreAsGit holds that patterns mean what they mean to git.
func TestIgnoreAsGit(t *testing.T) {
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("there is no git")
	}
	for _, text := range ignoreTexts {
		dir := t.TempDir()
		if _, err := git(t.Context(), dir, "init", "-q"); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, ".gitignore"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		list, errs := parseRules(text)
		if errs != nil {
			t.Fatalf("%q: %v", text, errs)
		}
		for _, p := range ignorePaths {
			name, folder := strings.CutSuffix(p, "/")
			got := false
			for i := range name + "/" { // for itself, or for a folder that it is in
				if i == len(name) || name[i] == '/' {
					r := lastRule([]rulesFile{{"", list}}, name[:i], folder || i < len(name))
					if got = r != nil && !r.keeps; got {
						break
					}
				}
			}
			err := exec.CommandContext(t.Context(), "git", "-C", dir, "check-ignore", "-q", "--no-index", "--", "./"+p).Run()
			if want := err == nil; got != want {
				t.Errorf("%q on %q: ignored %v, and git says %v", text, p, got, want)
			}
		}
	}
}

// TestIgnoreRefuses holds that a line that is no pattern is told by its number, and not repeated.
func TestIgnoreRefuses(t *testing.T) {
	_, errs := parseRules("*.go\n\n[zqx\nfine\nb/[zqx\n")
	if len(errs) != 2 || errs[0].Error() != "line 3 is no pattern" || errs[1].Error() != "line 5 is no pattern" {
		t.Errorf("%v", errs)
	}
	if len(usualRules()) < 20 {
		t.Errorf("%d usual rules", len(usualRules()))
	}
}

// TestParseDiff holds that lines are told right, whatever they hold, that a comma at the end is no change, and names in quotes and with blanks.
func TestParseDiff(t *testing.T) {
	const diff = "diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1,2 @@ func\n-+++ b/no\n+@@ -1 +1 @@\n++++ b/yes\n@@ -7,2 +8,0 @@\n-a\n-b\n\\ No newline at end of file\n" +
		"@@ -20,0 +20 @@\n+z\n\\ No newline at end of file\n--- a/y\n+++ \"b/y\\303\\251\\t\"\n@@ -0,0 +1,3 @@\n+1\n+2\n+3\n--- a/a b\n+++ b/a b\t\n@@ -1 +1,3 @@\n- {1}\n+{1},\n+{2}\n+\n"
	got, err := parseDiff(strings.NewReader(diff))
	if err != nil || len(got) != 3 || len(got["x"]) != 2 || got["x"][0] != (span{1, 2}) || got["x"][1] != (span{20, 20}) || len(got["yé\t"]) != 1 ||
		got["yé\t"][0] != (span{1, 3}) || len(got["a b"]) != 1 || got["a b"][0] != (span{2, 3}) {
		t.Errorf("%v, %v", got, err)
	}
	for _, bad := range []string{"+++ b/x\n@@ -1 +x @@\n", "+++ \"b/x\n", "@@ -1\n"} {
		if _, err := parseDiff(strings.NewReader(bad)); err == nil {
			t.Errorf("%q is read", bad)
		}
	}
}
