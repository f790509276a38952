package main

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
	"github.com/privet-go/privet/cmd/privet-data/internal/sqlitedb"
	"github.com/privet-go/privet/masker/rows"
	"github.com/privet-go/privet/profiler"
)

const clinicSchema = `
CREATE TABLE wards (ward_code TEXT PRIMARY KEY, beds INTEGER NOT NULL CHECK (beds > 0)) WITHOUT ROWID;
CREATE TABLE visits (
  visit_no INTEGER PRIMARY KEY AUTOINCREMENT,
  patient TEXT NOT NULL REFERENCES patients(patient_number) ON DELETE CASCADE,
  doctor INTEGER REFERENCES staff,
  ward TEXT REFERENCES Wards(ward_code),
  visited_on DATE NOT NULL,
  minutes INTEGER,
  hours REAL GENERATED ALWAYS AS (minutes / 60.0) STORED,
  note TEXT,
  scan BLOB
);
CREATE TABLE patients (
  patient_number TEXT NOT NULL UNIQUE,
  full_name TEXT NOT NULL,
  email TEXT UNIQUE,
  date_of_birth DATE CHECK (date_of_birth IS NULL OR date(date_of_birth) IS NOT NULL),
  ssn TEXT
);
CREATE TABLE staff (employee_id INTEGER PRIMARY KEY, last_name TEXT, boss INTEGER REFERENCES staff(employee_id));
CREATE INDEX visits_by_day ON visits(visited_on, patient);
CREATE VIEW long_visits AS SELECT p.full_name, v.minutes FROM visits v JOIN patients p ON p.patient_number = v.patient WHERE v.minutes > 40;
CREATE TRIGGER visits_note AFTER INSERT ON visits WHEN NEW.note IS NULL BEGIN UPDATE visits SET note = 'none' WHERE visit_no = NEW.visit_no; END;
PRAGMA user_version = 7;
`

// makeClinic makes a database with keys of all sorts.
func makeClinic(t *testing.T, name string, patients int) {
	t.Helper()
	db := openDatabase(t, name)
	exec := func(text string, args ...any) {
		t.Helper()
		if _, err := db.Exec(text, args...); err != nil {
			t.Fatal(err)
		}
	}
	exec(clinicSchema)
	exec("BEGIN")
	for i, ward := range []string{"NORTH", "SOUTH", "EAST"} {
		exec("INSERT INTO wards VALUES (?, ?)", ward, 10+i)
	}
	guests := makeGuests(patients)
	for i := range 30 {
		var boss any
		if i > 0 {
			boss = 5000 + (i-1)/5*7
		}
		exec("INSERT INTO staff VALUES (?, ?, ?)", 5000+i*7, strings.Fields(guests[i*3%patients].Name)[1], boss)
	}
	for i, g := range guests {
		var email, born any
		if g.Email != nil {
			email = *g.Email
		}
		if i%9 != 0 {
			born = fmt.Sprintf("%d-%02d-%02d", 1930+i%70, 1+i%12, 1+i%28)
		}
		number := fmt.Sprintf("PT-%05d", 20000+i*3)
		exec("INSERT INTO patients VALUES (?, ?, ?, ?, ?)", number, g.Name, email, born, fmt.Sprintf("%03d-%02d-%04d", 101+i%600, 11+i%80, 1001+i))
		for v := range i % 4 {
			var note any = "a visit"
			if v == 1 {
				note = "Asked for " + g.Name + ", who will come again"
			}
			exec("INSERT INTO visits (patient, doctor, ward, visited_on, minutes, note, scan) VALUES (?, ?, ?, ?, ?, ?, ?)", number, 5000+(i+v)%30*7,
				[]string{"NORTH", "SOUTH", "EAST"}[v%3], fmt.Sprintf("2026-%02d-%02d", 1+v, 1+i%28), 10+i%60, note, []byte{0xff, 0, byte(i)})
		}
	}
	exec("COMMIT")
}

func openDatabase(t *testing.T, name string) *sql.DB {
	t.Helper()
	db, err := sql.Open("sqlite", name)
	if err != nil {
		t.Fatal(err)
	}
	db.SetMaxOpenConns(1)
	t.Cleanup(func() { _ = db.Close() })
	return db
}

// answers gives what a query answers, a line for each row.
func answers(t *testing.T, db *sql.DB, query string) []string {
	t.Helper()
	r, err := db.Query(query)
	if err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	defer r.Close()
	columns, err := r.Columns()
	if err != nil {
		t.Fatal(err)
	}
	values, to := make([]any, len(columns)), make([]any, len(columns))
	for i := range values {
		to[i] = &values[i]
	}
	var lines []string
	for r.Next() {
		if err := r.Scan(to...); err != nil {
			t.Fatal(err)
		}
		lines = append(lines, fmt.Sprint(values...))
	}
	if err := r.Err(); err != nil {
		t.Fatal(err)
	}
	return lines
}

// TestCopy holds that a copy is masked, and has the schema, the keys, the types, the nulls and the joins of the original.
func TestCopy(t *testing.T) {
	dir := t.TempDir()
	in, out := filepath.Join(dir, "in.db"), filepath.Join(dir, "out.db")
	makeClinic(t, in, 1500)
	before := readFile(t, in)
	r := startKeyed(t, "copy", "sqlite:"+in, "sqlite:"+out)
	if readFile(t, in) != before {
		t.Error("the database has changed")
	}
	t.Log(r.err)
	if strings.Contains(r.err, "the check:") {
		t.Error("validate finds something")
	}
	a, b := openDatabase(t, in), openDatabase(t, out)
	for _, query := range []string{
		"SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name",
		"PRAGMA user_version",
		"PRAGMA foreign_key_check",
		"PRAGMA integrity_check",
		"SELECT count(*), count(DISTINCT patient_number), count(email), count(DISTINCT email), count(date_of_birth), count(ssn) FROM patients",
		"SELECT count(*), count(DISTINCT patient), count(DISTINCT doctor), sum(minutes), sum(hours), count(note), count(scan) FROM visits",
		"SELECT count(*) FROM visits v JOIN patients p ON p.patient_number = v.patient",
		"SELECT count(*) FROM visits v JOIN staff s ON s.employee_id = v.doctor JOIN wards w ON w.ward_code = v.ward",
		"SELECT count(*) FROM staff s JOIN staff b ON b.employee_id = s.boss",
		"SELECT n, count(*) FROM (SELECT count(*) n FROM staff GROUP BY boss) GROUP BY n ORDER BY n",
		"SELECT count(*) FROM long_visits",
		"SELECT typeof(employee_id), typeof(boss), count(*) FROM staff GROUP BY 1, 2 ORDER BY 1, 2",
		"SELECT typeof(patient), typeof(visited_on), typeof(minutes), typeof(scan), count(*) FROM visits GROUP BY 1, 2, 3, 4",
	} {
		x, y := answers(t, a, query), answers(t, b, query)
		if !slices.Equal(x, y) {
			t.Errorf("%s gives\n%v\nand gave\n%v", query, y, x)
		}
	}
	if got := answers(t, b, "SELECT count(*) FROM patients WHERE date_of_birth IS NOT NULL AND date(date_of_birth) <> date_of_birth"); got[0] != "0" {
		t.Errorf("%s births are no days", got[0])
	}
	const numbers = "SELECT patient_number FROM patients ORDER BY rowid" // a pseudonym can be the number of another one
	is := answers(t, b, numbers)
	for i, was := range answers(t, a, numbers) {
		if is[i] == was {
			t.Fatalf("the number of row %d is left", i+1)
		}
	}
	text := readFile(t, out)
	for _, word := range []string{"Kowalczyk", "ilona.", "101-11-1001"} {
		if strings.Contains(text, word) {
			t.Errorf("%s is left", word)
		}
		if !strings.Contains(before, word) {
			t.Errorf("%s is not where it is looked for", word)
		}
	}
	if got := files(t, dir); len(got) != 2 {
		t.Errorf("there is more than the two databases: %v", got)
	}
	if r := start([]string{"copy", "sqlite:" + in, "sqlite:" + out}); r.status != exitFailed || !strings.Contains(r.err, "exists") {
		t.Errorf("a copy is replaced: %s", r.err)
	}
}

// TestScan holds that the schema is in the report, that views are read, and that nothing is written.
func TestScan(t *testing.T) {
	dir := t.TempDir()
	in := filepath.Join(dir, "in.db")
	makeClinic(t, in, 300)
	if err := os.Chmod(in, 0o400); err != nil {
		t.Fatal(err)
	}
	before := readFile(t, in)
	var scans []tableScan
	parseJSON(t, must(t, "scan", "-format", "json", "sqlite:"+in).out, &scans)
	if readFile(t, in) != before || len(files(t, dir)) != 1 {
		t.Error("something was written")
	}
	says := map[string]string{}
	labels := map[string]string{}
	for _, one := range scans {
		for _, c := range one.Columns {
			says[one.Table+"."+c.Column] = strings.Join(c.Schema, "; ")
			labels[one.Table+"."+c.Column] = string(c.Label)
		}
	}
	for column, want := range map[string]string{
		"staff.employee_id": "primary key", "patients.email": "unique", "visits.hours": "generated", "patients.full_name": "",
		"visits.doctor": "refers to staff.employee_id", "visits.ward": "refers to wards.ward_code",
	} {
		if got := says[column]; got != want && !strings.HasPrefix(got, want+"; is ") {
			t.Errorf("%s: %q, not %q", column, got, want)
		}
	}
	for column, want := range map[string]string{
		"patients.email": "EMAIL_ADDRESS", "patients.ssn": "SSN", "patients.date_of_birth": "DOB", "long_visits.full_name": "PERSON",
		"staff.employee_id": "EMPLOYEE_ID", "staff.boss": "EMPLOYEE_ID", "visits.doctor": "EMPLOYEE_ID",
	} {
		if labels[column] != want {
			t.Errorf("%s is %s, not %s", column, labels[column], want)
		}
	}
}

// TestSampleIsFair holds that each row is as likely as any other, in tables with and without numbers of rows.
func TestSampleIsFair(t *testing.T) {
	name := filepath.Join(t.TempDir(), "in.db")
	db := openDatabase(t, name)
	const n, most = 20000, 1000
	for _, text := range []string{
		"CREATE TABLE numbered (x INTEGER)",
		"CREATE TABLE unnumbered (x INTEGER PRIMARY KEY) WITHOUT ROWID",
		fmt.Sprintf("WITH RECURSIVE s(x) AS (SELECT 0 UNION ALL SELECT x+1 FROM s WHERE x < %d) INSERT INTO numbered SELECT x FROM s", n-1),
		"INSERT INTO unnumbered SELECT x FROM numbered",
	} {
		if _, err := db.Exec(text); err != nil {
			t.Fatal(err)
		}
	}
	d, err := sqlitedb.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	for _, table := range d.Tables() {
		s, err := d.Sample(table, most)
		if err != nil {
			t.Fatal(err)
		}
		var tenths [10]int
		rows := 0
		for {
			row, err := s.Next(nil)
			if err != nil {
				break
			}
			var x int
			fmt.Sscan(string(row[0].Text), &x)
			tenths[x*10/n]++
			rows++
		}
		if rows != most || s.Total != n {
			t.Errorf("%s: %d of %d rows", s.Name(), rows, s.Total)
		}
		// Six standard deviations of the number of rows of a tenth, which is 100.
		for _, k := range tenths {
			if k < 100-57 || k > 100+57 {
				t.Errorf("%s: the tenths have %v rows", s.Name(), tenths)
				break
			}
		}
	}
}

// TestScanVerdicts holds that verdicts are those on a CSV file of the same rows, where keys change nothing.
func TestScanVerdicts(t *testing.T) {
	name := filepath.Join(t.TempDir(), "in.db")
	makeClinic(t, name, 400)
	d, err := sqlitedb.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	scans, err := scan(context.Background(), p, d, 1000)
	if err != nil {
		t.Fatal(err)
	}
	for i, table := range d.Tables() {
		s, err := d.Sample(table, 1000)
		if err != nil {
			t.Fatal(err)
		}
		if table.Name == "visits" {
			continue // it has bytes, which CSV has not
		}
		want, err := p.File(strings.NewReader(writeCSV(t, s)), &profiler.FileOptions{Format: "csv", Header: true}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for j, c := range scans[i].Columns {
			got := c.Label
			if c.Changed != nil {
				got = *c.Changed
			}
			if got != want.Columns[j].Label {
				t.Errorf("%s.%s is %s, and in CSV %s", scans[i].Table, c.Column, got, want.Columns[j].Label)
			}
		}
	}
}

// TestCopyRefuses holds that what cannot be copied is an error with its reason, and leaves nothing.
func TestCopyRefuses(t *testing.T) {
	for _, c := range []struct{ name, sql, policy, want string }{
		{"a constraint that masked values break", "CREATE TABLE people (full_name TEXT CHECK (full_name NOT LIKE '%*%'))",
			"", "people: row 1 cannot be written: CHECK constraint failed"},
		{"a policy that parts a join", "", `{"columns":{"patients.patient_number":{"operator":"keep"}}}`, "differently, which foreign keys join"},
		{"a policy with a column that is nowhere", "", `{"columns":{"patients.age":{"operator":"keep"}}}`, "no table has: patients.age"},
		{"a person in the schema", "CREATE VIEW one AS SELECT * FROM patients WHERE email = 'octavio.moreau@mailbox.example'", "", "one: the statement"},
		{"a virtual table", "CREATE VIRTUAL TABLE found USING fts5(body)", "", "virtual tables are not read: found"},
	} {
		dir := t.TempDir()
		in := filepath.Join(dir, "in.db")
		makeClinic(t, in, 40)
		db := openDatabase(t, in)
		if _, err := db.Exec(c.sql); err != nil {
			t.Fatal(err)
		}
		if strings.Contains(c.sql, "people") {
			if _, err := db.Exec("INSERT INTO people SELECT full_name FROM patients"); err != nil {
				t.Fatal(err)
			}
		}
		_ = db.Close()
		args := []string{"copy"}
		if c.policy != "" {
			args = append(args, "-policy", write(t, t.TempDir(), "policy.json", c.policy))
		}
		r := start(append(args, "sqlite:"+in, "sqlite:"+filepath.Join(dir, "out.db")))
		if r.status != exitFailed || !strings.Contains(r.err, c.want) || strings.Contains(r.err, "octavio") || strings.Contains(r.err, "Ilona") {
			t.Errorf("%s: status %d: %s", c.name, r.status, r.err)
		}
		if got := files(t, dir); len(got) != 1 {
			t.Errorf("%s: it left %v", c.name, got)
		}
	}
	dir := t.TempDir()
	in := filepath.Join(dir, "in.db")
	makeClinic(t, in, 400)
	whole := readFile(t, in)
	for name, data := range map[string]string{"empty": "", "text": "full_name\nIlona Kowalczyk\n", "cut": whole[:len(whole)/2]} {
		dir := t.TempDir()
		r := start([]string{"copy", "sqlite:" + write(t, dir, "in.db", data), "sqlite:" + filepath.Join(dir, "out.db")})
		if r.status != exitFailed || !strings.Contains(r.err, "no database of SQLite") || strings.Contains(r.err, "Ilona") {
			t.Errorf("%s: status %d: %s", name, r.status, r.err)
		}
		if got := files(t, dir); len(got) != 1 {
			t.Errorf("%s: it left %v", name, got)
		}
	}
}

// TestCopyIsChecked holds that what a policy leaves readable is in the report, and that -fail-on throws such a copy away.
func TestCopyIsChecked(t *testing.T) {
	dir := t.TempDir()
	in, out := filepath.Join(dir, "in.db"), filepath.Join(dir, "out.db")
	makeClinic(t, in, 400)
	policy := write(t, t.TempDir(), "policy.json", `{"columns":{"patients.ssn":{"operator":"keep"}}}`)
	r := start([]string{"copy", "-policy", policy, "-fail-on", "high", "sqlite:" + in, "sqlite:" + out})
	if r.status != exitFound || !strings.Contains(r.err, "the check: Critical COLUMN_UNCHANGED, ssn") {
		t.Errorf("status %d: %s", r.status, r.err)
	}
	if got := files(t, dir); len(got) != 1 {
		t.Errorf("it left %v", got)
	}
	if r := must(t, "copy", "-policy", policy, "sqlite:"+in, "sqlite:"+out); !strings.Contains(r.err, "the check: Critical") {
		t.Errorf("nothing is found: %s", r.err)
	}
}

// A cutting writer breaks behind some rows of a table.
type cutting struct {
	database.Writer
	table string
}

type cuttingSink struct {
	database.Sink
	left int
}

var errCutting = errors.New("cut")

func (w cutting) Table(t *database.Table) (database.Sink, error) {
	s, err := w.Writer.Table(t)
	if t.Name == w.table && err == nil {
		s = &cuttingSink{s, 300}
	}
	return s, err
}

func (s *cuttingSink) Write(row []rows.Value) error {
	if s.left--; s.left < 0 {
		return errCutting
	}
	return s.Sink.Write(row)
}

// TestSQLiteCut holds that a copy that is cut in the middle goes on with the same policy and key alone, and then is the one that is made at once.
func TestSQLiteCut(t *testing.T) {
	dir := t.TempDir()
	in, out := filepath.Join(dir, "in.db"), filepath.Join(dir, "out.db")
	makeClinic(t, in, 1500)
	main, other := testKey, "2672aee9dc1de432fe2347c4045749a91f76e44a906fe78e0ffc58d5bc9ce162"
	policyFile := write(t, dir, "policy.json", `{"idsKeyRef":"main"}`)
	terminal := &terminal{ctx: t.Context(), getenv: func(string) string { return main }}
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	policy, err := readPolicy(terminal, policyFile, p)
	if err != nil {
		t.Fatal(err)
	}
	for _, table := range []string{"visits", "visits"} { // which comes last
		db, err := openDB("sqlite:" + in)
		if err != nil {
			t.Fatal(err)
		}
		run := &maskRun{ctx: context.Background(), policy: policy, sample: 1000}
		err = run.copy(db, func() (database.Writer, error) {
			w, err := createSQLite("sqlite:"+out, db, policy.mark())
			return cutting{w, table}, err
		})
		_ = db.Close()
		if !errors.Is(err, errCutting) {
			t.Fatalf("%s: %v", table, err)
		}
		if got, _ := filepath.Glob(filepath.Join(dir, ".*.part", "copy")); len(got) != 1 {
			t.Fatalf("there is no part: %v", got)
		}
	}
	copyTo := func(to, policy string) result {
		return start([]string{"copy", "-policy", write(t, t.TempDir(), "policy.json", policy), "sqlite:" + in, "sqlite:" + to}, "PRIVET_KEY_MAIN="+main,
			"PRIVET_KEY_OTHER="+other)
	}
	if r := copyTo(out, `{"idsKeyRef":"other"}`); r.status != exitFailed || !strings.Contains(r.err, "was cut before") {
		t.Errorf("status %d: %s", r.status, r.err)
	}
	if r := copyTo(out, `{"idsKeyRef":"main"}`); r.status != exitDone || strings.Count(r.err, "copied before") < 2 {
		t.Fatalf("status %d: %s", r.status, r.err)
	}
	once := filepath.Join(dir, "once.db")
	if r := copyTo(once, `{"idsKeyRef":"main"}`); r.status != exitDone {
		t.Fatal(r.err)
	}
	if got, _ := filepath.Glob(filepath.Join(dir, ".*")); len(got) > 0 {
		t.Errorf("it left %v", got)
	}
	a, b := openDatabase(t, once), openDatabase(t, out)
	for _, query := range []string{"SELECT type, name, sql FROM sqlite_schema ORDER BY name", "SELECT * FROM patients", "SELECT * FROM visits", "SELECT * FROM staff",
		"SELECT * FROM wards", "PRAGMA user_version"} {
		if x, y := answers(t, a, query), answers(t, b, query); !slices.Equal(x, y) {
			t.Errorf("%s: %d and %d rows, and they differ", query, len(x), len(y))
		}
	}
}
