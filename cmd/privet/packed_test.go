package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// exported are files of an export.
var exported = []struct{ name, text string }{
	{"deep/people.csv", "full_name,email,rooms\nIlona Kowalczyk,ilona@mailbox.example,2\nOctavio Moreau,octavio@mailbox.example,3\n"},
	{"notes.txt", "Please call Ilona Kowalczyk at ilona@mailbox.example.\n"},
	{"orders.ndjson", `{"name":"Ilona Kowalczyk","rooms":2}` + "\n"},
}

// pack makes an archive of them.
func pack(t *testing.T, name string, more ...string) string {
	t.Helper()
	var b bytes.Buffer
	if strings.HasSuffix(name, ".zip") {
		w := zip.NewWriter(&b)
		for _, e := range exported {
			f, _ := w.Create(e.name)
			_, _ = io.WriteString(f, e.text)
		}
		for _, text := range more {
			f, _ := w.Create("more.csv")
			_, _ = io.WriteString(f, text)
		}
		_ = w.Close()
	} else {
		z := gzip.NewWriter(&b)
		w := tar.NewWriter(z)
		for _, e := range exported {
			_ = w.WriteHeader(&tar.Header{Typeflag: tar.TypeReg, Name: e.name, Mode: 0o600, Size: int64(len(e.text))})
			_, _ = io.WriteString(w, e.text)
		}
		_ = w.Close()
		_ = z.Close()
	}
	name = filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(name, b.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

// TestArchives holds that the files in an archive are profiled and masked as they are in a folder.
func TestArchives(t *testing.T) {
	for _, name := range []string{"export.zip", "export.tar.gz"} {
		in := pack(t, name)
		out := filepath.Join(t.TempDir(), "masked-"+name)
		r := runPrivet(t, "", nil, "mask", "-o", out, in)
		if r.status != exitDone || !strings.Contains(r.err, name+"/deep/people.csv") || !strings.Contains(r.err, "3 files masked, 0 not") {
			t.Fatalf("status %d: %s", r.status, r.err)
		}
		for of, personal := range map[string]bool{in: true, out: false} {
			r := runPrivet(t, "", nil, "profile", "-format", "json", of)
			var got []profile
			if err := json.Unmarshal([]byte(r.out), &got); err != nil || len(got) != len(exported) {
				t.Fatalf("%d profiles, %v, %s", len(got), err, r.err)
			}
			if !strings.HasSuffix(got[0].File, name+"/deep/people.csv") || got[0].Columns[2].Column != "rooms" {
				t.Errorf("%s: %+v", of, got[0])
			}
			err := eachInside(t.Context(), of, func(in io.Reader, name string) error {
				text, err := io.ReadAll(in)
				if personal != strings.Contains(string(text), "Kowalczyk") {
					t.Errorf("%s, %s: %s", of, name, text)
				}
				return err
			})
			if err != nil {
				t.Error(err)
			}
		}
		// Beside other files an archive keeps its place below the folder.
		dir := t.TempDir()
		plain := filepath.Join(t.TempDir(), "plain.csv")
		if err := os.WriteFile(plain, []byte(exported[0].text), 0o600); err != nil {
			t.Fatal(err)
		}
		if r := runPrivet(t, "", nil, "mask", "-o", dir, plain, in); r.status != exitDone {
			t.Fatalf("status %d: %s", r.status, r.err)
		}
		if _, err := os.Stat(filepath.Join(dir, name)); err != nil {
			t.Error(err)
		}
	}
}

// TestArchivesRefused holds that an archive in which a file cannot be masked has no output, and that the error says which file.
func TestArchivesRefused(t *testing.T) {
	in := pack(t, "export.zip", "full_name\n\xff\xfeIlona\n")
	dir := t.TempDir()
	for out, want := range map[string]string{"masked.zip": "file 4 in it, more.csv", "masked.csv": "ends as archives do"} {
		r := runPrivet(t, "", nil, "mask", "-o", filepath.Join(dir, out), in)
		if r.status != exitFailed || !strings.Contains(r.err, want) || strings.Contains(r.err, "Ilona") {
			t.Errorf("status %d: %s", r.status, r.err)
		}
	}
	if left, _ := os.ReadDir(dir); len(left) > 0 {
		t.Errorf("%v is left", left)
	}
}

// TestArchivesUnmasked holds that the files in an archive are unmasked by the report on masking it, whatever the archive is called, and that
// a text in it, of which nothing can be unmasked, is said.
func TestArchivesUnmasked(t *testing.T) {
	texts := exported
	defer func() { exported = texts }()
	dir := t.TempDir()
	policy, report := filepath.Join(dir, "policy.json"), filepath.Join(dir, "report.json")
	if err := os.WriteFile(policy, []byte(`{"labels":{"EMAIL_ADDRESS":{"operator":"pseudonym","keyRef":"main"},"PERSON":{"operator":"pseudonym","keyRef":"main"}}}`), 0o600); err != nil {
		t.Fatal(err)
	}
	env := map[string]string{"PRIVET_KEY_MAIN": someKey}
	for _, name := range []string{"export.zip", "export.tar.gz"} {
		exported = texts
		masked, back := filepath.Join(dir, "masked-"+name), filepath.Join(dir, "back-"+name)
		in := pack(t, name)
		if r := runPrivet(t, "", env, "mask", "-policy", policy, "-report", report, "-o", masked, in); r.status != exitDone {
			t.Fatalf("status %d: %s", r.status, r.err)
		}
		r := runPrivet(t, "", env, "unmask", "-policy", policy, "-report", report, "-o", back, masked)
		if r.status != exitFailed || !strings.Contains(r.err, "file 2 in it, notes.txt: "+errOnlyText.Error()) {
			t.Errorf("status %d: %s", r.status, r.err)
		}
		if _, err := os.Stat(back); err == nil {
			t.Error("there is an output")
		}

		exported = append(texts[:1:1], texts[2])
		in = pack(t, name)
		if r := runPrivet(t, "", env, "mask", "-policy", policy, "-report", report, "-o", masked, in); r.status != exitDone {
			t.Fatalf("status %d: %s", r.status, r.err)
		}
		if r := runPrivet(t, "", env, "unmask", "-policy", policy, "-report", report, "-o", back, masked); r.status != exitDone ||
			!strings.Contains(r.err, "2 files unmasked, 0 not") {
			t.Fatalf("status %d: %s", r.status, r.err)
		}
		n := 0
		err := eachInside(t.Context(), back, func(in io.Reader, _ string) error {
			text, err := io.ReadAll(in)
			if string(text) != exported[n].text {
				t.Errorf("%s, not %s", text, exported[n].text)
			}
			n++
			return err
		})
		if err != nil || n != len(exported) {
			t.Errorf("%d files, %v", n, err)
		}
	}
}

// TestArchivesReported holds that each file in an archive has a report.
func TestArchivesReported(t *testing.T) {
	in := pack(t, "export.tar.gz")
	r := runPrivet(t, "", nil, "report", "-format", "json", in)
	var got []fileReport
	if err := json.Unmarshal([]byte(r.out), &got); err != nil || len(got) != len(exported) {
		t.Fatalf("%d reports, %v, %s", len(got), err, r.err)
	}
	if !strings.HasSuffix(got[0].File, "export.tar.gz/deep/people.csv") || got[0].Rows != 2 || got[0].Risk.OverallRiskScore == 0 {
		t.Errorf("%+v", got[0])
	}
}
