package masker

import (
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestSQL holds what becomes of each way of writing in a dump.
func TestSQL(t *testing.T) {
	names := byName{"t.id": privet.None, "t.name": "PERSON", "t.mail": "EMAIL_ADDRESS", "t.ssn": "SSN", "t.note": "FREE_TEXT", "password": "PASSWORD"}
	m := newMasker(t, &Options{Finder: fakeFinder{}, Classifier: names})
	for _, tt := range []struct{ reason, in, want string }{
		{"columns of the statement", "INSERT INTO t (id, name) VALUES (1, 'Jo Doe'),\n(2,'Al') ;\n", "INSERT INTO t (id, name) VALUES (1, 'J* D**'),\n(2,'A*') ;\n"},
		{"columns of the table", "CREATE TABLE t (id int, mail text);INSERT INTO t VALUES (1,'jo@b.co')", "CREATE TABLE t (id int, mail text);INSERT INTO t VALUES (1,'j*@b.co')"},
		{"nobody knows the columns", "INSERT INTO x VALUES (1,'Jo',NULL)", "INSERT INTO x VALUES ('*','**',NULL)"},
		{"quotes", `INSERT INTO [t] ([name],[id]) VALUES (N'Jo O''Hara',1)`, `INSERT INTO [t] ([name],[id]) VALUES (N'J* *''H***',1)`},
		{"an expression", "INSERT INTO t (name, ssn) VALUES (upper('Jo'), CAST(123456789 AS char(9)))", "INSERT INTO t (name, ssn) VALUES ('J*', '*****6789')"},
		{"nothing to mask", "INSERT INTO t (name, ssn) VALUES (NULL, now()), (DEFAULT, '')", "INSERT INTO t (name, ssn) VALUES (NULL, now()), (DEFAULT, '')"},
		{"COPY", "COPY a.t (id, name, mail) FROM stdin;\n1\tJo\\tDoe\tjo@b.co\n2\t\\N\t\n\\.\n", "COPY a.t (id, name, mail) FROM stdin;\n1\tJ*\\tD**\tj*@b.co\n2\t\\N\t\n\\.\n"},
		{"UPDATE", "UPDATE t SET ssn = 123456789, id=2 WHERE mail = 'jo@b.co' AND 1=1;", "UPDATE t SET ssn = '*****6789', id=2 WHERE mail = 'j*@b.co' AND 1=1;"},
		{"a comment", "-- of jo@b.co\nSELECT 1 /* al@b.co/ */;", "-- of j*@b.co\nSELECT 1 /* a*@b.co/ */;"},
		{"a string in a statement", "CREATE TABLE x (id int DEFAULT 1 COMMENT 'jo@b.co');", "CREATE TABLE x (id int DEFAULT 1 COMMENT 'j*@b.co');"},
		{"the body of a function", "CREATE FUNCTION f() AS $$ SELECT 'jo@b.co', $1 $$;", "CREATE FUNCTION f() AS $$ SELECT 'j*@b.co', $1 $$;"},
		{"a password", "CREATE USER jo IDENTIFIED BY 'secret';", "CREATE USER jo IDENTIFIED BY '******';"},
		{"no SQL", "Dear jo@b.co, it is 1;", "Dear j*@b.co, it is 1;"},
		{"a column of text", "INSERT INTO t (note) VALUES ('it''s jo@b.co')", "INSERT INTO t (note) VALUES ('it''s j*@b.co')"},
	} {
		for _, workers := range []int{1, 3} {
			var out strings.Builder
			report, err := m.File(&out, strings.NewReader(tt.in), &FileOptions{Name: "a.sql", Workers: workers})
			if err != nil || out.String() != tt.want || report.Format != "sql" {
				t.Errorf("%s: %q, %v; want %q", tt.reason, out.String(), err, tt.want)
			}
		}
	}
}

// TestSQLNull holds that the operators null and replace write what a dump can hold.
func TestSQLNull(t *testing.T) {
	policy, err := ParsePolicy([]byte(`{"absent":"allow","columns":{"t.a":{"operator":"null"},"t.b":{"operator":"replace","with":"it's\\"}}}`))
	if err != nil {
		t.Fatal(err)
	}
	m := newMasker(t, &Options{Finder: fakeFinder{}, Classifier: byName{}, Policy: policy})
	for in, want := range map[string]string{
		"INSERT INTO t (a,b) VALUES (N'x', 'y')":                      `INSERT INTO t (a,b) VALUES (NULL, 'it''s\\')`,
		"INSERT INTO `t` (a,b) VALUES (1, 2)":                         "INSERT INTO `t` (a,b) VALUES (NULL, 'it''s\\\\')",
		"INSERT INTO [dbo].[t] (a,b) VALUES (CAST(1 AS int), N'y')":   `INSERT INTO [dbo].[t] (a,b) VALUES (NULL, N'it''s\')`,
		"COPY t (a,b) FROM stdin;\n1\t2\n\\.\n":                       "COPY t (a,b) FROM stdin;\n\\N\tit's\\\\\n\\.\n",
		"CREATE TABLE [t] (a int);INSERT INTO t (b) VALUES (E'\\'x')": `CREATE TABLE [t] (a int);INSERT INTO t (b) VALUES (E'it''s\\')`,
	} {
		var out strings.Builder
		if _, err := m.File(&out, strings.NewReader(in), &FileOptions{Name: "a.sql"}); err != nil || out.String() != want {
			t.Errorf("%s: %s, %v; want %s", in, out.String(), err, want)
		}
	}
}

// TestSQLLate holds that tables which come after the sample are masked by their names and first values.
func TestSQLLate(t *testing.T) {
	m := newMasker(t, &Options{Finder: fakeFinder{}, Classifier: byName{"a.x": privet.None, "b.x": privet.None, "c.x": privet.None}})
	many := strings.Repeat("('Jo'),", 30_000)
	in := "INSERT INTO a (x) VALUES " + many + "('Al');\nINSERT INTO b (x) VALUES ('x'),('y');\nINSERT INTO a (x) VALUES " + many + "('Al');\nINSERT INTO c (x) VALUES " +
		strings.Repeat("('z'),", 40) + "('al@b.co');\nINSERT INTO d (x) VALUES ('Jo');\n"
	for _, workers := range []int{1, 3} {
		var out strings.Builder
		if _, err := m.File(&out, strings.NewReader(in), &FileOptions{Name: "a.sql", Workers: workers, SampleRows: 20}); err != nil {
			t.Fatal(err)
		}
		if want := strings.NewReplacer("al@b.co", "a*@b.co", "d (x) VALUES ('Jo')", "d (x) VALUES ('**')").Replace(in); out.String() != want {
			t.Error("what has become of it is something else")
		}
	}
}
