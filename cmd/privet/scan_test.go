package main

import (
	"encoding/json"
	"encoding/xml"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet/cmd/privet/internal/treescan"
)

// plantedValues are made-up people and secrets that no output may repeat. None of them is reserved for documentation.
var plantedValues = []string{
	"Tamsin", "Orlebar", "Ivo", "Quennell", "tamsin.orlebar@brightmoor.io", "ivo.quennell@brightmoor.io", "wenna@brightmoor.io", "+44 7911 438 276", "+44 7911 602 915",
	"Kestrel-77-Lantern", "536-22-8641",
}

// plantedTree writes a tree with made-up people in a table, in code and in settings, beside what nobody would mind.
func plantedTree(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	writeTree(t, dir, map[string]string{
		"testdata/staff.csv": "staff_no,first_name,last_name,email,phone\n1,Tamsin,Orlebar,tamsin.orlebar@brightmoor.io,+44 7911 438 276\n" +
			"2,Ivo,Quennell,ivo.quennell@brightmoor.io,+44 7911 602 915\n",
		"mail/send_test.go": "package mail\n\nfunc f() {\n\tsend(\"wenna@brightmoor.io\")\n}\n",
		"app.env":           "APP_PORT=8080\nDB_PASSWORD=Kestrel-77-Lantern\n",
		"notes.md":          "The applicant's social security number is 536-22-8641.\n",
		"fine.go": "package fine\n\n// Copyright 2024 Wenna Orlebar <wenna@brightmoor.io>\n\nvar a = []string{\"jo@example.com\", \"+1 415 555 0132\", \"4111 1111 1111 1111\", " +
			"\"git@github.com\", \"noreply@brightmoor.io\"}\n\nconst size, password = 1073741824, \"changeme\"\n",
		"vendor/x/x.go": "package x\n\n// wenna@brightmoor.io\n",
		"logo.png":      "\x89PNG\r\n\x1a\n\x00wenna@brightmoor.io",
	})
	return dir
}

func writeTree(t *testing.T, dir string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// scanJSON runs privet scan and reads its report.
func scanJSON(t *testing.T, want int, args ...string) treescan.Report {
	t.Helper()
	r := runPrivet(t, "", nil, append([]string{"scan", "-format", "json"}, args...)...)
	if r.status != want {
		t.Fatalf("%v: status %d, want %d: %s%s", args, r.status, want, r.err, r.out)
	}
	var report treescan.Report
	if err := json.Unmarshal([]byte(r.out), &report); err != nil {
		t.Fatal(err)
	}
	return report
}

// placesOf gives findings as path:line:column LABEL.
func placesOf(r treescan.Report) (list []string) {
	for _, f := range r.Findings {
		list = append(list, fmt.Sprintf("%s:%d:%d %s", f.Name, f.Line, f.Column, f.Label))
	}
	return list
}

// TestScanPlanted holds that made-up people and secrets in a tree are found at their places, with
// what to do, and that what is reserved, published on purpose, vendored or binary is not.
func TestScanPlanted(t *testing.T) {
	report := scanJSON(t, exitFound, plantedTree(t))
	want := []string{
		"app.env:2:13 PASSWORD", "mail/send_test.go:4:8 EMAIL_ADDRESS", "notes.md:1:43 SSN", "testdata/staff.csv:2:3 FIRST_NAME", "testdata/staff.csv:2:10 LAST_NAME",
		"testdata/staff.csv:2:18 EMAIL_ADDRESS", "testdata/staff.csv:2:47 PHONE_NUMBER",
	}
	if got := placesOf(report); !slices.Equal(got, want) {
		t.Errorf("found\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	for _, f := range report.Findings {
		if f.Reason == "" || f.Mend == "" || f.Level == "" || f.Fingerprint == "" {
			t.Errorf("%+v lacks a reason, a mend, a level or a fingerprint", f)
		}
	}
	var left []string
	for _, s := range report.Skipped {
		left = append(left, filepath.Base(s.Path)+": "+s.Reason)
	}
	if slices.Sort(left); len(left) != 2 || !strings.HasPrefix(left[0], "logo.png: binary") || !strings.HasPrefix(left[1], "vendor: vendored") {
		t.Errorf("not looked at: %q", left)
	}
}

// TestScanSaysNoValue holds that no format, and no error, repeats what was found.
func TestScanSaysNoValue(t *testing.T) {
	dir := plantedTree(t)
	bad := filepath.Join(dir, "known.json")
	writeTree(t, dir, map[string]string{"known.json": `{"wenna@brightmoor.io":1}`, "a/.privetignore": "[wenna@brightmoor.io\n", "a/b.txt": "x"})
	for _, args := range [][]string{
		{dir}, {"-format", "json", dir}, {"-format", "sarif", dir}, {"-format", "junit", dir}, {"-all", dir}, {"-baseline", bad, dir}, {"-labels", "wenna@brightmoor.io", dir},
		{"-since", "wenna@brightmoor.io", dir}, {"-fail-on", "wenna@brightmoor.io", dir}, {filepath.Join(dir, "wenna@brightmoor.io")},
	} {
		for _, rm := range []bool{false, true} { // with the broken file and without it
			if rm {
				_ = os.Remove(filepath.Join(dir, "a", ".privetignore"))
			}
			r := runPrivet(t, "", nil, append([]string{"scan"}, args...)...)
			for _, v := range plantedValues {
				if strings.Contains(r.out+r.err, v) {
					t.Errorf("scan %q repeats a value", args[:len(args)-1])
				}
			}
		}
		writeTree(t, dir, map[string]string{"a/.privetignore": "[wenna@brightmoor.io\n"})
	}
}

// TestScanBaseline holds that a baseline makes the same tree pass, also after lines have moved, and that one more finding of the
// same kind on a line of its own fails.
func TestScanBaseline(t *testing.T) {
	dir := plantedTree(t)
	known := filepath.Join(t.TempDir(), "known.json")
	if r := scanJSON(t, exitDone, "-write-baseline", known, dir); len(r.Findings) != 0 || r.Baselined != 7 {
		t.Errorf("%d findings, %d known", len(r.Findings), r.Baselined)
	}
	for _, v := range plantedValues {
		if strings.Contains(read(t, known), v) {
			t.Error("the baseline repeats a value")
		}
	}
	code := filepath.Join(dir, "mail", "send_test.go")
	text := read(t, code)
	writeTree(t, dir, map[string]string{"mail/send_test.go": "// A line.\n\n\n" + text})
	if r := scanJSON(t, exitDone, "-baseline", known, dir); len(r.Findings) != 0 || r.Baselined != 7 {
		t.Errorf("after a move: %q, %d known", placesOf(r), r.Baselined)
	}
	writeTree(t, dir, map[string]string{"mail/send_test.go": text + "func g() {\n\tsend(\"ivo.quennell@brightmoor.io\")\n}\n"})
	if r := scanJSON(t, exitFound, "-baseline", known, dir); !slices.Equal(placesOf(r), []string{"mail/send_test.go:7:8 EMAIL_ADDRESS"}) {
		t.Errorf("one more: %q", placesOf(r))
	}
}

// TestScanExitStatus holds that -fail-on sets the level from which on a tree fails.
func TestScanExitStatus(t *testing.T) {
	dir := t.TempDir()
	writeTree(t, dir, map[string]string{"a.go": "package a // wenna@brightmoor.io\n"})
	for level, want := range map[string]int{"low": exitFound, "medium": exitFound, "high": exitDone, "critical": exitDone, "never": exitDone, "zork": exitFailed} {
		if r := runPrivet(t, "", nil, "scan", "-fail-on", level, dir); r.status != want {
			t.Errorf("-fail-on %s: status %d, want %d: %s", level, r.status, want, r.err)
		}
	}
	if r := runPrivet(t, "", nil, "scan", "-labels", "SSN,PHONE", dir); r.status != exitDone {
		t.Errorf("-labels: status %d: %s", r.status, r.out)
	}
}

// TestScanIgnoresAndAllows holds what .privetignore and comments leave out, and that a comment without a reason allows nothing.
func TestScanIgnoresAndAllows(t *testing.T) {
	dir := plantedTree(t)
	writeTree(t, dir, map[string]string{
		".privetignore": "/testdata/*.csv\n*.env\n!vendor/\n", "mail/.privetignore": "*_test.go\n",
		"notes.md": "The applicant's social security number is 536-22-8641. <!-- privet:allow SSN it is that of a card in a wallet -->\n",
		"a.go":     "package a\n\n// privet:allow EMAIL the founder's\nvar b = \"wenna@brightmoor.io\"\nvar c = \"wenna@brightmoor.io\" // privet:allow EMAIL_ADDRESS\n",
	})
	report := scanJSON(t, exitFound, dir)
	if want := []string{"a.go:5:10 EMAIL_ADDRESS", "vendor/x/x.go:3:4 EMAIL_ADDRESS"}; !slices.Equal(placesOf(report), want) {
		t.Errorf("found %q, want %q", placesOf(report), want)
	}
	if report.Allowed != 2 || len(report.BadAllows) != 1 || !strings.HasSuffix(report.BadAllows[0].Path, "a.go:5") {
		t.Errorf("%d are allowed, and %+v allow nothing", report.Allowed, report.BadAllows)
	}
}

// gitIn runs git in a folder.
func gitIn(t *testing.T, dir string, args ...string) {
	t.Helper()
	c := exec.Command("git", append([]string{"-C", dir, "-c", "user.name=Test", "-c", "user.email=jo@example.com", "-c", "commit.gpgsign=false"}, args...)...)
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("git %v: %v: %s", args, err, out)
	}
}

// TestScanSince holds that only lines count that changed since a commit, in code, in tables under their header, and in new files, and that what git ignores does not count.
func TestScanSince(t *testing.T) {
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("there is no git")
	}
	dir := plantedTree(t)
	gitIn(t, dir, "init", "-q")
	writeTree(t, dir, map[string]string{".gitignore": "*.secret\n", "a.secret": "wenna@brightmoor.io\n", "odd name é.go": "package odd\n"})
	if r := scanJSON(t, exitFound, "-since", "HEAD", dir); len(r.Findings) != 7 {
		t.Errorf("before the first commit: %q", placesOf(r))
	}
	gitIn(t, dir, "add", ".")
	gitIn(t, dir, "commit", "-q", "-m", "first")
	if r := scanJSON(t, exitFound, dir); len(r.Findings) != 7 {
		t.Errorf("the whole tree: %q", placesOf(r))
	}
	if r := scanJSON(t, exitDone, "-since", "HEAD", dir); len(r.Findings) != 0 || r.Files != 0 {
		t.Errorf("nothing has changed: %q in %d files", placesOf(r), r.Files)
	}
	writeTree(t, dir, map[string]string{
		"mail/send_test.go":  strings.Replace(read(t, filepath.Join(dir, "mail", "send_test.go")), "package mail\n", "package mail // ivo.quennell@brightmoor.io\n", 1),
		"testdata/staff.csv": read(t, filepath.Join(dir, "testdata", "staff.csv")) + "3,Morwenna,Trelawny,m.trelawny@brightmoor.io,+44 7911 220 734\n",
		"new.txt":            "Write to wenna@brightmoor.io.\n", "odd name é.go": "package odd // wenna@brightmoor.io\n",
	})
	report := scanJSON(t, exitFound, "-since", "HEAD", dir)
	want := []string{
		"mail/send_test.go:1:17 EMAIL_ADDRESS", "new.txt:1:10 EMAIL_ADDRESS", "odd name é.go:1:16 EMAIL_ADDRESS", "testdata/staff.csv:4:3 FIRST_NAME",
		"testdata/staff.csv:4:12 LAST_NAME", "testdata/staff.csv:4:21 EMAIL_ADDRESS", "testdata/staff.csv:4:46 PHONE_NUMBER",
	}
	if got := placesOf(report); !slices.Equal(got, want) {
		t.Errorf("found\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	// Findings have the fingerprints that they have in the whole tree.
	whole := map[string]bool{}
	for _, f := range scanJSON(t, exitFound, dir).Findings {
		whole[f.Fingerprint] = true
	}
	for _, f := range report.Findings {
		if !whole[f.Fingerprint] {
			t.Errorf("%s:%d %s has another fingerprint in the whole tree", f.Name, f.Line, f.Label)
		}
	}
	if r := scanJSON(t, exitFound, "-since", "HEAD", filepath.Join(dir, "mail", "send_test.go"), filepath.Join(dir, "app.env")); !slices.Equal(placesOf(r), want[:1]) {
		t.Errorf("two files: %q", placesOf(r))
	}
	for _, commit := range []string{"no-such-commit", "--output=x"} {
		if r := runPrivet(t, "", nil, "scan", "-since", commit, dir); r.status != exitFailed || r.out != "" {
			t.Errorf("-since %s: status %d", commit, r.status)
		}
	}
}

// TestScanSinceTables holds that a row that is added to a table is judged as it is in the whole of it, whatever the table is written in, and that
// what stood there before does not count.
func TestScanSinceTables(t *testing.T) {
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("there is no git")
	}
	dir := t.TempDir()
	type row struct{ first, last, born, mail string }
	rows := []row{{"Tamsin", "Orlebar", "1984-03-17", "tamsin.orlebar@brightmoor.io"}, {"Ivo", "Quennell", "1991-11-02", "ivo.quennell@brightmoor.io"},
		{"Zelah", "Pascoe", "1979-06-30", "zelah.pascoe@brightmoor.io"}, {"Morwenna", "Trelawny", "1966-01-09", "m.trelawny@brightmoor.io"}}
	write := func(rows []row) {
		csv, tsv := "Staff of the north\n\nfirst_name,last_name,born,note,email\n", "first_name\tlast_name\tborn\temail\n"
		sql, list, lines := "CREATE TABLE staff (first_name text, last_name text, born date, email text);\n", []string{}, ""
		for _, r := range rows {
			csv += fmt.Sprintf("%s,%s,%s,\"on\nleave\",%s\n", r.first, r.last, r.born, r.mail)
			tsv += fmt.Sprintf("%s\t%s\t%s\t%s\n", r.first, r.last, r.born, r.mail)
			sql += fmt.Sprintf("INSERT INTO staff VALUES ('%s', '%s', '%s', '%s');\n", r.first, r.last, r.born, r.mail)
			object := fmt.Sprintf(`{"first_name": "%s", "last_name": "%s", "born": "%s", "email": "%s"}`, r.first, r.last, r.born, r.mail)
			list, lines = append(list, " "+object), lines+object+"\n"
		}
		writeTree(t, dir, map[string]string{"a.csv": csv, "a.tsv": tsv, "a.sql": sql, "a.ndjson": lines, "a.json": "[\n" + strings.Join(list, ",\n") + "\n]\n"})
	}
	write(rows[:3])
	gitIn(t, dir, "init", "-q")
	gitIn(t, dir, "add", ".")
	gitIn(t, dir, "commit", "-q", "-m", "first")
	write(rows)
	labels := map[string][]string{}
	for _, f := range scanJSON(t, exitFound, dir).Findings {
		labels[f.Name] = append(labels[f.Name], string(f.Label))
	}
	got := map[string][]string{}
	for _, f := range scanJSON(t, exitFound, "-since", "HEAD", dir).Findings {
		got[f.Name] = append(got[f.Name], string(f.Label))
		line := map[string]int{"a.csv": 10, "a.tsv": 5, "a.sql": 5, "a.ndjson": 4, "a.json": 5}[f.Name]
		if f.Label == "EMAIL_ADDRESS" && f.Name == "a.csv" {
			line++
		}
		if f.Line != line || f.Values != 1 {
			t.Errorf("%s: %s in line %d, %d values", f.Name, f.Label, f.Line, f.Values)
		}
	}
	for name, want := range labels {
		if !slices.Equal(got[name], want) || len(want) != 4 {
			t.Errorf("%s: %q in the row, %q in the table", name, got[name], want)
		}
	}
}

// TestScanOrder holds that the order does not depend on how many look.
func TestScanOrder(t *testing.T) {
	dir := t.TempDir()
	files := map[string]string{}
	for i := range 40 {
		files[fmt.Sprintf("d%d/f%d.go", i%3, i)] = "package a // wenna@brightmoor.io\n"
	}
	writeTree(t, dir, files)
	var before []string
	for _, workers := range []int{1, 2, 8} {
		r, err := treescan.Scan(t.Context(), &treescan.Options{Paths: []string{dir}, Workers: workers})
		if err != nil {
			t.Fatal(err)
		}
		if got := placesOf(*r); len(got) != 40 || before != nil && !slices.Equal(got, before) {
			t.Errorf("%d workers: %q", workers, got)
		} else {
			before = got
		}
	}
}

// TestScanSARIF checks a report against what SARIF 2.1.0 (OASIS Standard, 27 March 2020) demands. The numbers are those of its sections.
func TestScanSARIF(t *testing.T) {
	dir := plantedTree(t)
	r := runPrivet(t, "", nil, "scan", "-format", "sarif", dir)
	if r.status != exitFound {
		t.Fatalf("status %d: %s", r.status, r.err)
	}
	var log map[string]any
	if err := json.Unmarshal([]byte(r.out), &log); err != nil {
		t.Fatal(err)
	}
	for _, wrong := range checkSARIF(log) {
		t.Error(wrong)
	}
	// The check itself notices what is wrong.
	run := log["runs"].([]any)[0].(map[string]any)
	first := run["results"].([]any)[0].(map[string]any)
	first["level"], first["ruleIndex"] = "high", 99.0
	delete(run["tool"].(map[string]any)["driver"].(map[string]any), "name")
	if n := len(checkSARIF(log)); n != 3 {
		t.Errorf("the check finds %d of 3 faults", n)
	}
	clean := t.TempDir()
	writeTree(t, clean, map[string]string{"a.go": "package a\n"})
	if r := runPrivet(t, "", nil, "scan", "-format", "sarif", clean); r.status != exitDone || json.Unmarshal([]byte(r.out), &log) != nil || checkSARIF(log) != nil {
		t.Errorf("nothing is found: %s", r.out)
	}
}

// checkSARIF says what of a log is not as the standard demands.
func checkSARIF(log map[string]any) (wrong []string) {
	no := func(format string, args ...any) { wrong = append(wrong, fmt.Sprintf(format, args...)) }
	object := func(v any) map[string]any { m, _ := v.(map[string]any); return m }
	list := func(v any) []any { l, _ := v.([]any); return l }
	text := func(v any) string { s, _ := v.(string); return s }
	if log["version"] != "2.1.0" { // 3.13.2
		no("the version is not 2.1.0")
	}
	if _, ok := log["runs"].([]any); !ok { // 3.13.4
		no("runs is no array")
	}
	for _, v := range list(log["runs"]) {
		run := object(v)
		driver := object(object(run["tool"])["driver"])
		if text(driver["name"]) == "" { // 3.19.8
			no("the driver has no name")
		}
		if kind := text(run["columnKind"]); kind != "unicodeCodePoints" && kind != "utf16CodeUnits" { // 3.14.17
			no("the kind of columns is none")
		}
		rules, seen := list(driver["rules"]), map[string]bool{}
		for _, r := range rules {
			id := text(object(r)["id"])
			if id == "" || seen[id] { // 3.49.3, 3.19.23
				no("a rule without an id of its own")
			}
			seen[id] = true
			if l := text(object(object(r)["defaultConfiguration"])["level"]); !slices.Contains([]string{"none", "note", "warning", "error"}, l) { // 3.50.3
				no("the rule %s has no level", id)
			}
			if text(object(object(r)["shortDescription"])["text"]) == "" || text(object(object(r)["help"])["text"]) == "" { // 3.12.3
				no("the rule %s has no text", id)
			}
		}
		for _, i := range list(run["invocations"]) {
			if _, ok := object(i)["executionSuccessful"].(bool); !ok { // 3.20.14
				no("an invocation does not say how it ended")
			}
		}
		if _, ok := run["results"].([]any); !ok { // 3.14.23
			no("results is no array")
		}
		for _, v := range list(run["results"]) {
			result := object(v)
			if at, ok := result["ruleIndex"].(float64); !ok || int(at) < 0 || int(at) >= len(rules) || object(rules[int(at)])["id"] != result["ruleId"] { // 3.27.6
				no("the index of a rule is not that of its id")
			}
			if !slices.Contains([]string{"none", "note", "warning", "error"}, text(result["level"])) { // 3.27.10
				no("a result has no level")
			}
			if text(object(result["message"])["text"]) == "" { // 3.11.8
				no("a result has no message")
			}
			for _, print := range object(result["partialFingerprints"]) { // 3.27.18
				if !regexp.MustCompile(`^[0-9a-f]{32}:[1-9][0-9]*$`).MatchString(text(print)) {
					no("a fingerprint is none of ours")
				}
			}
			for _, l := range list(result["locations"]) {
				where := object(object(l)["physicalLocation"])
				u, err := url.Parse(text(object(where["artifactLocation"])["uri"]))
				if err != nil || u.IsAbs() || u.Path == "" || strings.HasPrefix(u.Path, "/") { // 3.4.3, 3.10
					no("a location has no relative reference")
				}
				region := object(where["region"])
				number := func(key string) float64 { n, _ := region[key].(float64); return n }
				if number("startLine") < 1 || number("startColumn") < 1 || number("endLine") < number("startLine") || // 3.30.5 to 3.30.8
					number("endLine") == number("startLine") && number("endColumn") < number("startColumn") {
					no("a region is none: %v", region)
				}
				if region["snippet"] != nil {
					no("a region repeats the file")
				}
			}
		}
	}
	return wrong
}

// TestScanJUnit holds that the report counts right, names places, and is a passing case where nothing is found.
func TestScanJUnit(t *testing.T) {
	r := runPrivet(t, "", nil, "scan", "-format", "junit", plantedTree(t))
	var all struct {
		Tests    int `xml:"tests,attr"`
		Failures int `xml:"failures,attr"`
		Suites   []struct {
			Name  string `xml:"name,attr"`
			Tests int    `xml:"tests,attr"`
			Cases []struct {
				File    string `xml:"file,attr"`
				Line    int    `xml:"line,attr"`
				Failure *struct {
					Message string `xml:"message,attr"`
				} `xml:"failure"`
			} `xml:"testcase"`
		} `xml:"testsuite"`
	}
	if err := xml.Unmarshal([]byte(r.out), &all); err != nil {
		t.Fatal(err)
	}
	if all.Tests != 7 || all.Failures != 7 || len(all.Suites) != 4 || all.Suites[0].Cases[0].File != "app.env" || all.Suites[0].Cases[0].Line != 2 ||
		all.Suites[0].Cases[0].Failure == nil || len(all.Suites[3].Cases) != all.Suites[3].Tests {
		t.Errorf("%+v", all)
	}
	clean := t.TempDir()
	writeTree(t, clean, map[string]string{"a.go": "package a\n"})
	if r := runPrivet(t, "", nil, "scan", "-format", "junit", clean); r.status != exitDone || strings.Contains(r.out, "<failure") || !strings.Contains(r.out, "<testcase") {
		t.Errorf("nothing is found: %d, %s", r.status, r.out)
	}
}

// TestScanPipelines holds that the files for pipelines call privet scan with flags that it has.
func TestScanPipelines(t *testing.T) {
	at := slices.IndexFunc(commands(), func(c command) bool { return c.name == "scan" })
	for _, file := range []string{"../../.pre-commit-hooks.yaml", "../../deploy/ci/action.yml", "../../deploy/ci/gitlab.yml", "../../docs/scan.md"} {
		n := 0
		for line := range strings.Lines(read(t, file)) {
			_, args, ok := strings.Cut(line, "privet scan ")
			for _, word := range strings.Fields(args) {
				if word == ">" || word[0] == '#' {
					break
				}
				name := strings.Trim(word, "-`,;.")
				if n++; ok && strings.HasPrefix(word, "-") && name != "" && flagsOf(commands()[at]).Lookup(name) == nil {
					t.Errorf("%s: there is no flag -%s", file, name)
				}
			}
		}
		if n == 0 {
			t.Errorf("%s does not call privet scan", file)
		}
	}
}
