package check

import (
	"encoding/json"
	"encoding/xml"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sigs.k8s.io/yaml"
)

// planted is a tree with a made-up person in it, whom no documentation reserves, and plantedMail her address.
const plantedMail = "tamsin.orlebar@brightmoor.io"

// plant makes a repository whose first commit is clean and whose second brings the person in.
func plant(t *testing.T) (dir string) {
	t.Helper()
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("there is no git")
	}
	dir = t.TempDir()
	git := func(args ...string) {
		args = append([]string{"-C", dir, "-c", "user.name=Test", "-c", "user.email=jo@example.com", "-c", "commit.gpgsign=false"}, args...)
		c := exec.Command("git", args...)
		if out, err := c.CombinedOutput(); err != nil {
			t.Fatalf("git %v: %v: %s", args, err, out)
		}
	}
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	git("init", "-q", "-b", "main")
	write("a.go", "package a\n")
	git("add", ".")
	git("commit", "-q", "-m", "first")
	write("a.go", "package a\n\nvar to = \""+plantedMail+"\"\n")
	write("staff é.csv", "first_name,last_name,email,phone\nTamsin,Orlebar,"+plantedMail+",+44 7911 438 276\n"+
		"Ivo,Quennell,ivo.quennell@brightmoor.io,+44 7911 602 915\n")
	git("add", ".")
	git("commit", "-q", "-m", "second")
	return dir
}

// built builds the command into a directory of its own.
func built(t *testing.T) (dir string) {
	t.Helper()
	dir = t.TempDir()
	if out, err := exec.Command("go", "-C", "../..", "build", "-o", filepath.Join(dir, "privet"), "./cmd/privet").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return dir
}

// bash runs a script as GitHub and GitLab do, and gives its status and output.
func bash(t *testing.T, dir, script string, env ...string) (int, string) {
	t.Helper()
	c := exec.Command("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script)
	c.Dir, c.Env = dir, append(os.Environ(), env...)
	out, err := c.CombinedOutput()
	if exit := (*exec.ExitError)(nil); err != nil {
		var ok bool
		if exit, ok = err.(*exec.ExitError); !ok {
			t.Fatal(err)
		}
		return exit.ExitCode(), string(out)
	}
	return 0, string(out)
}

// readYAML reads a file strictly.
func readYAML(t *testing.T, name string, into any) {
	t.Helper()
	text, err := os.ReadFile(name)
	if err == nil {
		err = yaml.UnmarshalStrict(text, into)
	}
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
}

// A step is one of a composite action of GitHub.
type step struct {
	ID, Uses, Shell, Run string
	With, Env            map[string]string
}

// TestAction runs the step of the action of GitHub that scans: a pull request that brings in a person fails with the place, and one
// without passes; the report is where the output says; and no input is taken for a command.
func TestAction(t *testing.T) {
	var action struct {
		Name, Description string
		Inputs            map[string]struct{ Description, Default string }
		Outputs           map[string]struct{ Description, Value string }
		Runs              struct {
			Using string
			Steps []step
		}
	}
	readYAML(t, "../ci/action.yml", &action)
	at := slices.IndexFunc(action.Runs.Steps, func(s step) bool { return s.ID == "scan" })
	if action.Runs.Using != "composite" || at < 0 || action.Runs.Steps[at].Shell != "bash" {
		t.Fatalf("%+v", action.Runs)
	}
	scan := action.Runs.Steps[at]
	if strings.Contains(scan.Run, "${{") {
		t.Error("an input stands in the script")
	}
	if got, want := action.Outputs["sarif"].Value, "${{ steps.scan.outputs.sarif }}"; got != want {
		t.Errorf("the output is %s", got)
	}
	folder, err := filepath.Abs("../ci")
	if err != nil {
		t.Fatal(err)
	}
	dir := plant(t)
	for _, c := range []struct {
		what   string
		inputs map[string]string
		status int
		found  int
	}{
		{"all", nil, 1, 5},
		{"what changed", map[string]string{"since": "HEAD~1"}, 1, 5},
		{"nothing changed", map[string]string{"since": "HEAD"}, 0, 0},
		{"a file", map[string]string{"path": "a.go"}, 1, 1},
		{"a level", map[string]string{"fail-on": "critical"}, 0, 5},
		{"a commit that is a command", map[string]string{"since": "$(touch taken)"}, 2, -1},
		{"a path that is a flag", map[string]string{"path": "-all"}, 2, -1},
	} {
		temp := t.TempDir()
		env := []string{"RUNNER_TEMP=" + temp, "GITHUB_ACTION_PATH=" + folder, "GITHUB_OUTPUT=" + filepath.Join(temp, "output")}
		for name, value := range scan.Env {
			input := strings.TrimSuffix(strings.TrimPrefix(value, "${{ inputs."), " }}")
			known, ok := action.Inputs[input]
			if !ok || known.Description == "" {
				t.Fatalf("%s is no input", input)
			}
			value = known.Default
			if given, ok := c.inputs[input]; ok {
				value = given
			}
			env = append(env, name+"="+value)
		}
		status, out := bash(t, dir, scan.Run, env...)
		if status != c.status || strings.Contains(out, plantedMail) || c.status == 1 && !strings.Contains(out, "a.go:3:11") {
			t.Errorf("%s: status %d: %s", c.what, status, out)
		}
		if _, err := os.Stat(filepath.Join(dir, "taken")); err == nil {
			t.Errorf("%s: it was run", c.what)
		}
		if c.found < 0 {
			continue
		}
		output, _ := os.ReadFile(filepath.Join(temp, "output"))
		name, ok := strings.CutPrefix(strings.TrimSpace(string(output)), "sarif=")
		text, err := os.ReadFile(name)
		var log struct{ Runs []struct{ Results []any } }
		if err != nil || !ok || json.Unmarshal(text, &log) != nil || len(log.Runs) != 1 || len(log.Runs[0].Results) != c.found {
			t.Errorf("%s: the report: %v, %s", c.what, err, text)
		}
	}
}

// TestGitLab runs the lines of the template of GitLab but for the one that installs the command.
func TestGitLab(t *testing.T) {
	var jobs map[string]struct {
		Stage, Image string
		Variables    map[string]any
		Rules        []struct{ If string }
		Script       []string
		Artifacts    struct {
			When    string
			Reports struct{ JUnit string }
		}
	}
	readYAML(t, "../ci/gitlab.yml", &jobs)
	job, ok := jobs["privet-scan"]
	if !ok || len(jobs) != 1 || len(job.Rules) == 0 || !strings.HasPrefix(job.Script[0], "go install ") {
		t.Fatalf("%+v", jobs)
	}
	bin, dir := built(t), plant(t)
	for since, want := range map[string]int{"HEAD~1": 1, "HEAD": 0} {
		status, out := bash(t, dir, strings.Join(job.Script[1:], "\n"), "PATH="+bin+":"+os.Getenv("PATH"), "PRIVET_FAIL_ON=low",
			"CI_MERGE_REQUEST_DIFF_BASE_SHA="+since)
		if status != want || strings.Contains(out, plantedMail) {
			t.Errorf("since %s: status %d: %s", since, status, out)
		}
		report, err := os.ReadFile(filepath.Join(dir, job.Artifacts.Reports.JUnit))
		var suites struct {
			Failures int `xml:"failures,attr"`
		}
		if err != nil || xml.Unmarshal(report, &suites) != nil || (suites.Failures > 0) != (want > 0) {
			t.Errorf("since %s: %v, %s", since, err, report)
		}
		os.Remove(filepath.Join(dir, job.Artifacts.Reports.JUnit))
	}
}

// TestPreCommit runs the hook as pre-commit does: with the files of a commit that is being made, of which only the changed lines count.
func TestPreCommit(t *testing.T) {
	var hooks []struct {
		ID, Name, Description, Entry, Language string
		Types                                  []string
		RequireSerial                          bool `json:"require_serial"`
	}
	readYAML(t, "../../.pre-commit-hooks.yaml", &hooks)
	if len(hooks) != 1 || hooks[0].Language != "golang" || !strings.HasPrefix(hooks[0].Entry, "privet scan ") {
		t.Fatalf("%+v", hooks)
	}
	bin, dir := built(t), plant(t)
	run := func() (int, string) {
		return bash(t, dir, hooks[0].Entry+` a.go "staff é.csv" b.go`, "PATH="+bin+":"+os.Getenv("PATH"))
	}
	if err := os.WriteFile(filepath.Join(dir, "b.go"), []byte("package a\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if status, out := run(); status != 0 {
		t.Errorf("nothing is found in what changed: %d %s", status, out)
	}
	if err := os.WriteFile(filepath.Join(dir, "b.go"), []byte("package a // "+plantedMail+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if status, out := run(); status != 1 || !strings.Contains(out, "b.go:1:14") || strings.Contains(out, "a.go:3") || strings.Contains(out, plantedMail) {
		t.Errorf("a person is brought in: %d %s", status, out)
	}
}
