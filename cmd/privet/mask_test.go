package main

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
)

// TestMaskSample masks the sample table in several spellings. The columns about
// the order stay byte for byte; no value of a personal column is left in it; and
// lines, quotes and line ends are those of the input.
func TestMaskSample(t *testing.T) {
	longtest.Alone(t)
	sample := read(t, sampleFile)
	for name, in := range map[string]string{
		"as it is":     sample,
		"CR LF":        strings.ReplaceAll(sample, "\n", "\r\n"),
		"BOM":          "\ufeff" + sample,
		"all quoted":   quoteAll(t, sample, ','),
		"semicolons":   quoteAll(t, sample, ';'),
		"no final end": strings.TrimSuffix(sample, "\n"),
	} {
		t.Run(name, func(t *testing.T) {
			out := filepath.Join(t.TempDir(), "out.csv")
			if r := runPrivet(t, in, nil, "mask", "-o", out, "-"); r.status != exitDone || !strings.Contains(r.err, "200 rows") || r.out != "" {
				t.Fatalf("status %d, %s", r.status, r.err)
			}
			masked := read(t, out)
			before, after := rows(t, in), rows(t, masked)
			if len(before) != len(after) {
				t.Fatalf("%d rows became %d", len(before), len(after))
			}
			personal := map[string]bool{"first_name": true, "last_name": true, "email": true, "phone": true, "date_of_birth": true, "street": true,
				"postal_code": true, "city": true, "country": true, "card_number": true, "iban": true, "last_ip": true}
			for i := range before {
				for j, value := range before[i] {
					column := strings.TrimPrefix(before[0][j], "\ufeff")
					switch {
					case i == 0, !personal[column] && column != "notes":
						if after[i][j] != value {
							t.Errorf("row %d, column %s has changed", i, column)
						}
					case personal[column] && value != "" && (after[i][j] == value || !strings.Contains(after[i][j], "*")):
						t.Errorf("row %d, column %s is not masked", i, column)
					case column == "notes" && strings.ContainsAny(after[i][j], "@+") && !strings.Contains(after[i][j], "*"):
						t.Errorf("row %d: something is left in the notes", i)
					}
				}
			}
			// What is not a letter, a digit or a mask is as it was: each mask is as
			// long as what it hides, and quotes and line ends have not moved.
			if a, b := outline(in), outline(masked); a != b {
				t.Error("quotes, separators or line ends have changed")
			}
		})
	}
}

// TestOneVerdict holds that privet profile and privet mask judge a file alike, whatever
// the flags say of how it is read.
func TestOneVerdict(t *testing.T) {
	longtest.Alone(t)
	type verdict struct {
		Column, Label  string
		Confidence     float64
		Count, Matched int
	}
	dir := t.TempDir()
	table := "sku,email,remark,blorp\n" + strings.Repeat("SKU-123456,jane@example.com,,\n", 30) + "ask bob@example.org,jane@example.com,,\nSKU-123457,,late,x,+1 415 555 0132\n"
	for _, tt := range []struct {
		name, content string
		flags         []string
	}{
		{"a.csv", table, nil},
		{"a.csv", table, []string{"-no-header"}},
		{"a.csv", table, []string{"-sample", "2"}},
		{"a.tsv", strings.ReplaceAll(table, ",", "\t"), nil},
		{"a.txt", strings.ReplaceAll(table, ",", "~"), []string{"-input-format", "csv", "-delimiter", "~"}},
		{"a.ndjson", strings.Repeat(`{"sku":1,"who":{"email":"jane@example.com"}}`+"\n", 9000) + `{"phone":"+1 415 555 0132","status":"open"}`, nil},
	} {
		file := newFile(t, dir, tt.name, tt.content)
		r := runPrivet(t, "", nil, append([]string{"profile", "-format", "json", file}, tt.flags...)...)
		var profiled []struct{ Columns []verdict }
		if err := json.Unmarshal([]byte(r.out), &profiled); err != nil || len(profiled) != 1 {
			t.Fatalf("%s %q: %v, %s", tt.name, tt.flags, err, r.err)
		}
		r = runPrivet(t, "", nil, append([]string{"mask", "-format", "json", "-o", filepath.Join(dir, "out"), file}, tt.flags...)...)
		var masked struct{ Columns []verdict }
		if err := json.Unmarshal([]byte(r.err), &masked); err != nil || !slices.Equal(masked.Columns, profiled[0].Columns) {
			t.Errorf("%s %q: %v, profiled %v, masked %v", tt.name, tt.flags, err, profiled[0].Columns, masked.Columns)
		}
	}
	r := runPrivet(t, table, nil, "mask", "-o", filepath.Join(dir, "out"), "-")
	if !regexp.MustCompile(`sku +NONE +\S+ +searched as free text\n`).MatchString(r.err) {
		t.Error(r.err)
	}
}

// outline is a table with all that a mask may change made alike.
func outline(s string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune("\",;\r\n\ufeff", r) {
			return r
		}
		return 'x'
	}, s)
}

func rows(t *testing.T, s string) [][]string {
	t.Helper()
	r := csv.NewReader(strings.NewReader(s))
	if strings.Count(s, ";") > 1000 {
		r.Comma = ';'
	}
	records, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	return records
}

// quoteAll spells a table with quotes around every field.
func quoteAll(t *testing.T, s string, delimiter byte) string {
	t.Helper()
	var b strings.Builder
	for _, record := range rows(t, s) {
		for i, field := range record {
			if i > 0 {
				b.WriteByte(delimiter)
			}
			b.WriteString(`"` + strings.ReplaceAll(field, `"`, `""`) + `"`)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func TestMaskColumns(t *testing.T) {
	const in = "code,email\nAB,jane@example.com\n"
	r := runPrivet(t, in, nil, "mask", "-o", "-", "-q", "-column", "code=PASSWORD", "-column", "email=NONE", "-")
	if r.status != exitDone || r.out != "code,email\n**,jane@example.com\n" || r.err != "" {
		t.Errorf("status %d, %q, %q", r.status, r.out, r.err)
	}
}

func TestMaskText(t *testing.T) {
	r := runPrivet(t, "Dear all,\nask jane@example.com\n", nil, "mask", "-text", "-o", "-", "-format", "json", "-")
	if r.status != exitDone || r.out != "Dear all,\nask j***@example.com\n" || !strings.Contains(r.err, `"EMAIL_ADDRESS": 1`) {
		t.Errorf("status %d, %q, %s", r.status, r.out, r.err)
	}
}

// TestMaskWholeOrNothing holds that a file that cannot be masked leaves what was
// there before and nothing else.
func TestMaskWholeOrNothing(t *testing.T) {
	dir := t.TempDir()
	out := filepath.Join(dir, "out.csv")
	const broken = "id,email\n1,jane@example.com\n2,\"never closed"
	if r := runPrivet(t, broken, nil, "mask", "-o", out, "-"); r.status != exitFailed || !strings.Contains(r.err, "line 3") {
		t.Errorf("status %d, %s", r.status, r.err)
	}
	wantEmptyDir(t, dir)
	if err := os.WriteFile(out, []byte("before"), 0o640); err != nil {
		t.Fatal(err)
	}
	if r := runPrivet(t, broken, nil, "mask", "-o", out, "-"); r.status != exitFailed {
		t.Errorf("status %d, %s", r.status, r.err)
	}
	if read(t, out) != "before" {
		t.Error("the file that was there has changed")
	}
	if r := runPrivet(t, "id,email\n1,jane@example.com\n", nil, "mask", "-o", out, "-"); r.status != exitDone {
		t.Errorf("status %d, %s", r.status, r.err)
	}
	if info, err := os.Stat(out); err != nil || info.Mode().Perm() != 0o640 {
		t.Errorf("the permissions of the file have changed: %v", err)
	}
	if r := runPrivet(t, "id\n1\n", nil, "mask", "-o", dir, "-"); r.status != exitFailed {
		t.Errorf("a folder as output: status %d", r.status)
	}
}

// TestMaskThroughLink holds that a symbolic link stays one, and that the file it
// leads to is what is replaced, whole and with its permissions.
func TestMaskThroughLink(t *testing.T) {
	dir := t.TempDir()
	links, files := filepath.Join(dir, "links"), filepath.Join(dir, "files")
	for _, d := range []string{links, files} {
		if err := os.Mkdir(d, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	target, link, chain, nowhere := filepath.Join(files, "target.csv"), filepath.Join(links, "link"), filepath.Join(links, "chain"),
		filepath.Join(links, "nowhere")
	if err := os.WriteFile(target, []byte("before"), 0o640); err != nil {
		t.Fatal(err)
	}
	for name, to := range map[string]string{link: filepath.Join("..", "files", "target.csv"), chain: link, nowhere: filepath.Join(files, "none")} {
		if err := os.Symlink(to, name); err != nil {
			t.Skipf("no symbolic links: %v", err)
		}
	}
	for _, out := range []string{link, chain} {
		if err := os.WriteFile(target, []byte("before"), 0o640); err != nil {
			t.Fatal(err)
		}
		if r := runPrivet(t, "id,email\n1,jane@example.com\n", nil, "mask", "-o", out, "-"); r.status != exitDone {
			t.Fatal(r.err)
		}
		if info, err := os.Lstat(out); err != nil || info.Mode().Type() != os.ModeSymlink {
			t.Errorf("the link is no link any more: %v", err)
		}
		if info, err := os.Lstat(target); err != nil || info.Mode() != 0o640 || !strings.Contains(read(t, target), "j***@") {
			t.Errorf("the file has not been replaced: %v", err)
		}
	}
	if r := runPrivet(t, "id\n1\n", nil, "mask", "-o", nowhere, "-"); r.status != exitFailed || r.err != "privet mask: the output: no such file or directory\n" {
		t.Errorf("a link that leads nowhere: status %d, %s", r.status, r.err)
	}
	for d, want := range map[string]int{links: 3, files: 1} {
		if entries, err := os.ReadDir(d); err != nil || len(entries) != want {
			t.Errorf("%s has %d files: %v", filepath.Base(d), len(entries), err)
		}
	}
}

// TestMaskUnknown holds that the flag decides what becomes of a column that nobody can
// name, and goes before the policy.
func TestMaskUnknown(t *testing.T) {
	in := "x\n" + strings.Repeat("zq9 kfw jane@example.com\nvv3\n7 pf\n", 20)
	policy := writeFile(t, `{"unknown":"redact"}`)
	for _, tt := range []struct {
		args []string
		want string
	}{
		{nil, "************************"},
		{[]string{"-policy", policy}, "[REDACTED]"},
		{[]string{"-policy", policy, "-unknown", "mask"}, "************************"},
		{[]string{"-unknown", "text"}, "zq9 kfw j***@example.com"},
		{[]string{"-unknown", "keep"}, "zq9 kfw jane@example.com"},
	} {
		args := append([]string{"mask", "-o", "-", "-q", "-column", "x=UNKNOWN"}, tt.args...)
		if r := runPrivet(t, in, nil, append(args, "-")...); r.status != exitDone || !strings.HasPrefix(r.out, "x\n"+tt.want+"\n") {
			t.Errorf("%q: status %d, %.60q, %s", tt.args, r.status, r.out, r.err)
		}
	}
	for how, want := range map[string]string{"fail": "row 1", "zzyzx": `unknown must be "mask", "text", "redact", "keep" or "fail"`} {
		r := runPrivet(t, in, nil, "mask", "-o", "-", "-column", "x=UNKNOWN", "-unknown", how, "-")
		if r.status != exitFailed || !strings.Contains(r.err, want) || strings.Contains(r.err, "zzyzx") || r.out != "" {
			t.Errorf("%s: status %d, %s", how, r.status, r.err)
		}
	}
}

// TestMaskIDs holds that numbers of customers stay unique and can be joined within a run,
// that two runs differ unless they have a key, and that validation calls none of it a leak.
func TestMaskIDs(t *testing.T) {
	var b strings.Builder
	b.WriteString("customer_id,employee_id\n")
	for i := range 200 {
		fmt.Fprintf(&b, "%d,%d\n", 100+i, i%9+1)
	}
	in := b.String()
	columns := []string{"-column", "customer_id=CUSTOMER_ID", "-column", "employee_id=EMPLOYEE_ID"}
	mask := func(env map[string]string, args ...string) string {
		t.Helper()
		r := runPrivet(t, in, env, append(append([]string{"mask", "-q", "-o", "-"}, columns...), append(args, "-")...)...)
		if r.status != exitDone || r.err != "" {
			t.Fatalf("%q: status %d, %s", args, r.status, r.err)
		}
		return r.out
	}
	masked := mask(nil)
	seen := map[string]bool{}
	for _, line := range strings.Split(strings.TrimSpace(masked), "\n")[1:] {
		id, of, _ := strings.Cut(line, ",")
		if seen[id] || !regexp.MustCompile(`^[1-9][0-9]{2}$`).MatchString(id) || !regexp.MustCompile(`^[0-9]$`).MatchString(of) {
			t.Fatalf("a row became %s", line)
		}
		seen[id] = true
	}
	if mask(nil) == masked {
		t.Error("two runs have the same pseudonyms")
	}
	if out := mask(nil, "-ids", "mask"); !strings.HasPrefix(out, "customer_id,employee_id\n***,*\n***,*\n") {
		t.Errorf("-ids mask: %.60q", out)
	}
	key := map[string]string{"PRIVET_KEY_MAIN": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"}
	keyed := mask(key, "-ids-key-ref", "main")
	if mask(key, "-ids-key-ref", "main") != keyed {
		t.Error("two runs with one key have different pseudonyms")
	}
	policy := writeFile(t, `{"idsKeyRef":"main"}`)
	if r := runPrivet(t, keyed, key, append(append([]string{"unmask", "-q", "-o", "-", "-policy", policy}, columns...), "-")...); r.out != in {
		t.Errorf("unmasked: status %d, %.60q, %s", r.status, r.out, r.err)
	}
	for _, args := range [][]string{{"-ids", "zzyzx"}, {"-ids", "mask", "-ids-key-ref", "main"}, {"-ids-key-ref", "main"}} {
		if r := runPrivet(t, in, nil, append(append([]string{"mask", "-o", "-"}, args...), "-")...); r.status != exitFailed ||
			!strings.Contains(r.err, "ids") || strings.Contains(r.err, "zzyzx") {
			t.Errorf("%q: status %d, %s", args, r.status, r.err)
		}
	}
	for _, out := range []string{masked, keyed} {
		r := runPrivet(t, "", key, "validate", "-original", writeFile(t, in), "-masked", writeFile(t, out), "-fail-on", "medium")
		if r.status != exitDone {
			t.Errorf("validate: status %d, %s", r.status, r.out)
		}
		r = runPrivet(t, "", key, "validate", "-original", writeFile(t, in), "-masked", writeFile(t, out), "-fail-on", "medium", "-policy", policy)
		if r.status != exitDone {
			t.Errorf("validate with the policy: status %d, %s", r.status, r.out)
		}
	}
}
