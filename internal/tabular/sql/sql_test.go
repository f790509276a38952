package sql

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet/internal/linear"
	"github.com/privet-go/privet/internal/tabular/block"
)

// A sqlReading is all that a file of SQL has: its rows of data as column=value, its texts,
// and the error that ends it.
type sqlReading struct {
	rows  []string
	texts []string
	cells []block.Cell // with their places in the file
	raw   string
	err   error
}

// add adds a block, which has been checked.
func (r *sqlReading) add(t testing.TB, b *block.Block, w *walker) {
	t.Helper()
	at, cell, base := int32(0), int32(0), int32(len(r.raw))
	for _, row := range b.Rows {
		if row.End <= at || row.Cells < cell || int(row.End) > len(b.Raw) {
			t.Fatalf("the row up to %d with cells up to %d is behind %d, %d", row.End, row.Cells, at, cell)
		}
		var values []string
		for _, c := range b.Cells[cell:row.Cells] {
			if c.Start < at || c.End < c.Start || c.End > row.End {
				t.Fatalf("the cell %+v is behind %d in a row up to %d", c, at, row.End)
			}
			at = c.End
			value := w.Decode(b.Raw, c)
			if from, to := c.Inside(); c.Plain && b.Raw[from:to] != value {
				t.Fatalf("the plain cell %q has the value %q", b.Raw[c.Start:c.End], value)
			}
			c.Start, c.End = c.Start+base, c.End+base
			r.cells = append(r.cells, c)
			if c.Column < 0 {
				r.texts = append(r.texts, value)
				continue
			}
			values = append(values, w.columns.Names[c.Column]+"="+value)
		}
		if row.Data {
			r.rows = append(r.rows, strings.Join(values, " "))
		}
		at, cell = row.End, row.Cells
	}
	if int(at) != len(b.Raw) || int(cell) != len(b.Cells) {
		t.Fatalf("rows up to %d of %d", at, len(b.Raw))
	}
	r.raw += b.Raw
}

// readSQL reads a file as its Reader does.
func readSQL(t testing.TB, src io.Reader) (r sqlReading, columns []string) {
	t.Helper()
	met := new(block.ColumnSet)
	w := newWalker(met, block.DefaultMaxField)
	f := block.NewWalkReader(src, met, w)
	for {
		var b block.Block
		if r.err = f.Next(&b); errors.Is(r.err, io.EOF) {
			r.err = nil
			break
		}
		if r.err != nil {
			break
		}
		r.add(t, &b, w)
	}
	columns, _ = f.Columns()
	return r, columns
}

// stepSQL reads a file that is shown some bytes more at a time.
func stepSQL(t testing.TB, in string, step int) (r sqlReading) {
	t.Helper()
	w := newWalker(&block.ColumnSet{}, block.DefaultMaxField)
	w.begun, w.dialect = true, tellDialect(in)
	at := 0
	if strings.HasPrefix(in, block.ByteOrderMark) {
		at = len(block.ByteOrderMark)
		r.raw = in[:at]
	}
	for end := at; at < len(in); {
		end = min(len(in), end+step)
		var b block.Block
		wrong, err := w.Walk(in[at:end], end == len(in), &b)
		n := 0
		if len(b.Rows) > 0 {
			n = int(b.Rows[len(b.Rows)-1].End)
		}
		if err != nil {
			r.err = fmt.Errorf("%d: %w", at+wrong, err)
			return r
		}
		if b.Raw = in[at : at+n]; n == 0 && end == len(in) {
			t.Fatal("nothing is read at the end")
		}
		r.add(t, &b, w)
		at += n
	}
	return r
}

const sqlPeople = "CREATE TABLE people (id int, name varchar(40) NOT NULL DEFAULT 'it''s, (', age int);\n"

// TestSQLRows holds which rows and columns statements have.
func TestSQLRows(t *testing.T) {
	for _, tt := range []struct {
		reason, in string
		want       []string
	}{
		{"columns of the statement", "INSERT INTO people (id, name) VALUES (1, 'Jo');", []string{"people.id=1 people.name=Jo"}},
		{"several rows", "insert into people(id,name)values(1,'Jo'),\n (2,'O''Hara')\n;", []string{"people.id=1 people.name=Jo", "people.id=2 people.name=O'Hara"}},
		{"columns of the table", sqlPeople + "INSERT INTO people VALUES (1,'Jo',30);", []string{"people.id=1 people.name=Jo people.age=30"}},
		{"a table with a schema", strings.Replace(sqlPeople, "people", "app.people", 1) + "INSERT INTO People VALUES (1,'Jo',30);",
			[]string{"People.id=1 People.name=Jo People.age=30"}},
		{"a table that was changed", sqlPeople + "INSERT INTO people VALUES (1,'Jo');", []string{"people.1=1 people.2=Jo"}},
		{"a table that nobody knows", "INSERT INTO people VALUES (1,'Jo');", []string{"people.1=1 people.2=Jo"}},
		{"keys and constraints", "CREATE TABLE IF NOT EXISTS `p` (`id` int, `key` int, key int, KEY `by` (`id`), KEY (id), UNIQUE KEY u (id), PRIMARY KEY (id), " +
			"INDEX x (id), FULLTEXT KEY f (id), CONSTRAINT c FOREIGN KEY (id) REFERENCES q (id), CHECK (id > 0), period varchar(4), PERIOD FOR SYSTEM_TIME (a, b)) ENGINE=InnoDB;" +
			"INSERT INTO p VALUES (1,2,3,4)", []string{"p.id=1 p.key=2 p.key=3 p.period=4"}},
		{"names in quotes of all kinds", "INSERT INTO [dbo].[a b] ([id], \"na\"\"me\", `x``y`) VALUES (1, 2, 3)", []string{`a b.id=1 a b["na\"me"]=2 a b.x` + "`y=3"}},
		{"without INTO and semicolons", "INSERT [dbo].[p] ([a]) VALUES (N'x')\nGO\nSET IDENTITY_INSERT [p] ON\nINSERT [dbo].[p] ([a]) VALUES (N'y')\nGO\n",
			[]string{"p.a=x", "p.a=y"}},
		{"other words of INSERT", "REPLACE INTO p (a) VALUES (1); INSERT IGNORE INTO p (a) VALUES (2); INSERT OR REPLACE INTO p (a) VALUES (3); INSERT INTO p (a) OVERRIDING SYSTEM VALUE VALUES (4);",
			[]string{"p.a=1", "p.a=2", "p.a=3", "p.a=4"}},
		{"rows with their word", "INSERT INTO p VALUES ROW(1,2), ROW(3,4);", []string{"p.1=1 p.2=2", "p.1=3 p.2=4"}},
		{"a column to which the database gives values", "CREATE TABLE [p] ([id] [int] IDENTITY(1,1) NOT NULL, [a] [varchar](10))\nGO\nINSERT INTO [p] VALUES ('x')\nINSERT [p] VALUES (1, 'y')\n",
			[]string{"p.a=x", "p.id=1 p.a=y"}},
		{"statements without semicolons", "create table p (a int)\n/\ncreate table q (b int)\nCREATE TABLE r (c int)\ninsert into p values (1)\n/\ninsert into q values (2) insert into r values (3)",
			[]string{"p.a=1", "q.b=2", "r.c=3"}},
		{"constants", "INSERT INTO p VALUES (NULL, DEFAULT, true, -1.5e-3, .5, +2);", []string{"p.1= p.2= p.3=true p.4=-1.5e-3 p.5=.5 p.6=+2"}},
		{"strings with something before them", `INSERT INTO p VALUES (N'a', E'b\'c\x41\101\n', _utf8mb4 'd', _binary'e', X'416e', 0x4a6f, 0xFF00, b'1');`,
			[]string{"p.1=a p.2=b'cAA\n p.3=d p.4=e p.5=An p.6=Jo p.7=0xFF00 p.8=1"}},
		{"expressions", "INSERT INTO p VALUES (now(), CURRENT_TIMESTAMP, NEW.id, upper('Jo'), CAST(N'1980-02-03' AS date), to_date('1980-02-03', 'YYYY-MM-DD'), 'a'||'b', 'x'::text, Jo, " +
			"STR_TO_DATE('3.2.1980','%d.%m.%Y'), CAST(45000.50 AS Decimal(10, 2)), ARRAY['a','b'], (SELECT max(id) FROM q WHERE n = 'c'));",
			[]string{"p.4=Jo p.5=1980-02-03 p.6=1980-02-03 p.7=a b p.8=x p.9=Jo p.10=3.2.1980 p.11=45000.50 p.12=a b p.13=c"}},
		{"backslashes of MySQL", "INSERT INTO `p` VALUES ('it\\'s','a\\\\','b\\nc','d''e',\"f\\\"g\",'\\%','\\0');", []string{"p.1=it's p.2=a\\ p.3=b\nc p.4=d'e p.5=f\"g p.6=\\% p.7=\x00"}},
		{"backslashes of the standard", "SET standard_conforming_strings = on;INSERT INTO p VALUES ('C:\\','a\\nb');", []string{"p.1=C:\\ p.2=a\\nb"}},
		{"backslashes of nobody, which only MySQL reads", `INSERT INTO p VALUES ('it\'s', 'C:\dir');`, []string{`p.1=it's p.2=C:\dir`}},
		{"backslashes of nobody, which only the standard reads", `INSERT INTO p VALUES ('C:\', 'x', 'b');`, []string{`p.1=C:\ p.2=x p.3=b`}},
		{"lines of COPY", sqlPeople + "COPY people FROM stdin;\n1\tJo\t\\N\n2\tA\\tB\\\\\\n\t\n\\.\n\nCOPY q (a) FROM stdin;\n\\.\nCOPY q (a) FROM stdin;\r\nx\r\n\r\n\\.\r\n",
			[]string{"people.id=1 people.name=Jo people.age=", "people.id=2 people.name=A\tB\\\n people.age=", "q.a=x", "q.a="}},
		{"UPDATE and its like", "UPDATE app.people SET name = 'Jo', age=30, ssn=upper('x') WHERE `id` IN (1, 2) AND dob BETWEEN '1980' AND '1990';\nDELETE FROM people WHERE name LIKE N'Jo%';",
			[]string{"people.name=Jo people.age=30 people.ssn=x people.id=1 people.id=2 people.dob=1980 people.dob=1990", "people.name=Jo%"}},
		{"what is compared", "SELECT * FROM p WHERE (a)::text = 'x' AND 1=1 OR 2=2 AND upper(b) <> 'y' AND c::int >= 3 OR 'z' = d LIMIT 5;", []string{"p.a=x p.b=y p.c=3"}},
		{"INSERT with SET and SELECT", "INSERT INTO p SET a='x', b=2;INSERT INTO p (a,b) SELECT 'x', 22 UNION ALL SELECT 'y', 33;CALL p('x', 5);",
			[]string{"p.a=x p.b=2", "p.a=x p.b=22 p.a=y p.b=33", "p.1=x p.2=5"}},
		{"rows that are merged", "MERGE INTO p t USING (VALUES (1, 'x'), (2, 'y')) AS s (id, b) ON t.id = s.id;", []string{"p.1=1 p.2=x p.1=2 p.2=y"}},
		{"what comes with a conflict", "INSERT INTO p (a) VALUES (1) ON DUPLICATE KEY UPDATE b='x';", []string{"p.a=1", "p.b=x"}},
		{"passwords", "CREATE USER jo IDENTIFIED BY 'x'; ALTER ROLE jo WITH PASSWORD 'y';", []string{"password=x", "password=y"}},
		{"comments between values", "INSERT INTO p VALUES -- it's\n(1, /* ' */ 'Jo' -- (\n), -- x\n(2, 'Al');", []string{"p.1=1 p.2=Jo", "p.1=2 p.2=Al"}},
		{"INSERT in what is no statement", "-- INSERT INTO p VALUES (1);\nSELECT '\nINSERT INTO p VALUES (1);\n';", nil},
		{"a byte order mark", "\ufeffINSERT INTO p VALUES (1);", []string{"p.1=1"}},
		{"nothing", "", nil},
	} {
		r, _ := readSQL(t, strings.NewReader(tt.in))
		if r.err != nil || !slices.Equal(r.rows, tt.want) || r.raw != tt.in {
			t.Errorf("%s: %q, %v; want %q", tt.reason, r.rows, r.err, tt.want)
		}
	}
}

// TestSQLTexts holds what is text, and where something goes wrong.
func TestSQLTexts(t *testing.T) {
	for in, want := range map[string][]string{
		"-- by Jo\n# x\n/* Al */ /*!40101 SET NAMES 'utf8' */;":                    {" by Jo", " x", " Al ", "!40101 SET NAMES 'utf8' "},
		"CREATE TABLE a (b text DEFAULT 'Jo' COMMENT 'it''s');":                    {"Jo", "it's"},
		"CREATE FUNCTION f() AS $x$ BEGIN; 'it' $$ END $x$ LANGUAGE sql; -- ok":    {" BEGIN; 'it' $$ END ", " ok"},
		"\\connect jo\nSELECT 1;":                                                  {"\\connect jo", "SELECT 1"},
		"GRANT ALL ON a TO jo@example.com;":                                        {"GRANT ALL ON a TO jo@example.com"},
		"Call Jo, please":                                                          nil,
		"Dear Jo, the number is 5;":                                                {"Dear Jo, the number is 5"},
		"CREATE TABLE a (b text CHECK (b = ANY (ARRAY['x'::text, 'y'::text])));":   {"x", "y"},
		"CREATE PROCEDURE p AS\nINSERT INTO a VALUES (NEW.b, 'x');\nEND;\nGO\nx 1": {"x 1"},
	} {
		r, _ := readSQL(t, strings.NewReader(in))
		if r.err != nil || !slices.Equal(r.texts, want) {
			t.Errorf("%q: %q, %v; want %q", in, r.texts, r.err, want)
		}
	}
	for in, want := range map[string]string{
		"SELECT 1;\nINSERT INTO p VALUES (1, 'Jo":               "line 2, offset 31: " + errEnd.Error(),
		"INSERT INTO p VALUES (1,2),\n":                         "line 1, offset 21: " + errEnd.Error(),
		"INSERT INTO p (a, b)\n":                                "line 1, offset 0: " + errEnd.Error(),
		"INSERT INTO p VALUES\n":                                "line 1, offset 0: " + errEnd.Error(),
		"INSERT INTO p (a, b) VALUES (1,2),\n(1);":              "line 2, offset 38: " + errTuple.Error(),
		"INSERT INTO p VALUES (1,2) (3,4);":                     "line 1, offset 27: " + errTuple.Error(),
		"INSERT INTO p VALUES (1;2);":                           "line 1, offset 23: " + errTuple.Error(),
		"INSERT INTO p VALUES ('a'b');":                         "line 1, offset 22: " + errQuote.Error(),
		"SELECT x'y', 'it's';":                                  "line 1, offset 13: " + errQuote.Error(),
		`INSERT INTO p VALUES ('\', ' -- ', 'x'` + "\n,'a');":   "line 1, offset 21: " + errDoubt.Error(),
		"COPY p FROM stdin;\n1\t2\n":                            "line 2, offset 19: " + errEnd.Error(),
		"COPY p (a) FROM stdin;\n1\t2\n\\.\n":                   "line 2, offset 23: " + errTuple.Error(),
		"COPY p FROM stdin WITH (FORMAT csv);\n1\n":             "line 2, offset 37: " + errEnd.Error(),
		"COPY p FROM stdin WITH (FORMAT csv);\n\"a\"b\n\\.\n":   "line 2, offset 40: " + errQuote.Error(),
		"COPY p FROM stdin WITH (FORMAT binary);\n1\n":          "line 1, offset 37: " + errCopy.Error(),
		"COPY p FROM stdin WITH (QUOTE 'x', FORMAT csv);\n1\n":  "line 1, offset 33: " + errCopy.Error(),
		"COPY p FROM stdin WHERE a > 1;\n1\n":                   "line 1, offset 23: " + errCopy.Error(),
		"/* Jo":                                                 "line 1, offset 0: " + errEnd.Error(),
		"SELECT $x$ Jo":                                         "line 1, offset 0: " + errEnd.Error(),
		"INSERT INTO p VALUES ('" + strings.Repeat("x", 2<<20):  "line 1, offset 21: " + errEnd.Error(),
		"INSERT INTO p VALUES ('" + strings.Repeat("x", 40<<20): "line 1, offset 21: " + block.ErrTooLong.Error(),
		"SELECT '" + strings.Repeat("x", 2<<20) + "';":          "line 1, offset 7: " + block.ErrTooLong.Error(),
	} {
		r, _ := readSQL(t, strings.NewReader(in))
		if r.err == nil || !strings.HasPrefix(r.err.Error(), want) {
			t.Errorf("%.60q: %v; want %s", in, r.err, want)
		}
	}
}

// sqlSpelt spells a value for a place in a dump of a dialect, in one of the ways that there are.
func sqlSpelt(r *rand.Rand, value string, d dialect) string {
	quote := func(s string) string { return "'" + strings.ReplaceAll(s, "'", "''") + "'" }
	slashes := strings.NewReplacer(`\`, `\\`, "'", `\'`, "\n", `\n`)
	switch n := r.IntN(4); {
	case d == sqlMySQL && n == 0:
		return `"` + strings.ReplaceAll(strings.ReplaceAll(value, `\`, `\\`), `"`, `""`) + `"`
	case d == sqlMySQL && n == 1:
		return "_utf8mb4 '" + slashes.Replace(value) + "'"
	case d == sqlMySQL:
		return "'" + slashes.Replace(value) + "'"
	case n == 0:
		return "E'" + slashes.Replace(value) + "'"
	case n == 1:
		return "N" + quote(value)
	}
	return quote(value)
}

// TestSQLRoundTrip holds that what was spelled is what is read, in all dialects and layouts,
// and that it is spelled again in each place so that it is read again.
func TestSQLRoundTrip(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	pieces := []string{"Jo", "'", `\`, `"`, ",", ")", "(", ";", "\n", "--", "/*", "ü", " ", "%", "0", "\t", "$$", "N"}
	value := func() string {
		var b strings.Builder
		for range r.IntN(6) {
			b.WriteString(pieces[r.IntN(len(pieces))])
		}
		return b.String()
	}
	for _, d := range []dialect{sqlMySQL, sqlStandard} {
		for range 300 {
			var dump strings.Builder
			dump.WriteString(map[dialect]string{sqlMySQL: "CREATE TABLE `a` (b int);\n", sqlStandard: "SET standard_conforming_strings = on;\n"}[d])
			var want []string
			for range 1 + r.IntN(3) {
				n := 1 + r.IntN(3)
				copies := d == sqlStandard && r.IntN(3) == 0
				if copies {
					dump.WriteString("COPY t FROM stdin;\n")
				} else {
					dump.WriteString("INSERT INTO t VALUES ")
				}
				for i := range 1 + r.IntN(3) {
					var row, spelled []string
					for k := range n {
						v := value()
						row = append(row, fmt.Sprintf("t.%d=%s", k+1, v))
						if copies {
							spelled = append(spelled, string(appendField(nil, []byte(v), 0)))
						} else {
							spelled = append(spelled, sqlSpelt(r, v, d))
						}
					}
					want = append(want, strings.Join(row, " "))
					switch {
					case copies:
						dump.WriteString(strings.Join(spelled, "\t") + "\n")
						continue
					case i > 0:
						dump.WriteString(",\n")
					}
					dump.WriteString("(" + strings.Join(spelled, ", ") + ")")
				}
				dump.WriteString(map[bool]string{true: "\\.\n", false: ";\n"}[copies])
			}
			in := dump.String()
			got, _ := readSQL(t, strings.NewReader(in))
			if got.err != nil || !slices.Equal(got.rows, want) {
				t.Fatalf("%q: %q, %v; want %q", in, got.rows, got.err, want)
			}
			checkRespelled(t, in, got, value())
			checkRespelled(t, in, got, "")
		}
	}
}

// checkRespelled puts a value in the place of each cell of a column, and checks that it is read there.
func checkRespelled(t testing.TB, in string, got sqlReading, value string) {
	t.Helper()
	w := newWalker(&block.ColumnSet{}, block.DefaultMaxField)
	w.dialect = tellDialect(in)
	var out []byte
	done, n := 0, 0
	for _, c := range got.cells {
		if c.Column < 0 {
			continue
		}
		out = append(append(out, in[done:c.Start]...), w.Encode(nil, c, []byte(value))...)
		done = int(c.End)
		n++
	}
	out = append(out, in[done:]...)
	again, _ := readSQL(t, strings.NewReader(string(out)))
	if again.err != nil || len(again.rows) != len(got.rows) || !slices.Equal(again.texts, got.texts) {
		t.Fatalf("%q in place of the values of %q is %q: %q, %v", value, in, out, again.rows, again.err)
	}
	if found := strings.Count(strings.Join(again.rows, " ")+" ", "="+value+" "); found < n && !strings.Contains(value, "=") {
		t.Fatalf("%q in place of %d values of %q is %q: %q", value, n, in, out, again.rows)
	}
}

// TestSQLSteps holds that what is read does not depend on how much is shown at a time.
func TestSQLSteps(t *testing.T) {
	in := sqlPeople + "-- x\n# y\nINSERT INTO people VALUES (1,'Jo\\'s',30),\n (2, N'x', CAST(N'1' AS x)) ;\nGO\nUPDATE p SET a = E'x\\'y' -- ok\nWHERE b IN (1,2);\n" +
		"COPY q (a) FROM stdin;\nx\\ty\n\\.\nINSERT q VALUES (0x4A, X'4A')\nINSERT INTO [q]([a]) VALUES ($a$it's$a$);SELECT $$;$$ # no\n"
	want, _ := readSQL(t, strings.NewReader(in))
	if want.err != nil || len(want.rows) != 6 {
		t.Fatal(want.rows, want.err)
	}
	if got, _ := readSQL(t, iotest.OneByteReader(strings.NewReader(in))); !reflect.DeepEqual(got, want) {
		t.Errorf("one byte at a time: %q, %v", got.rows, got.err)
	}
	for step := 1; step < len(in); step++ {
		if got := stepSQL(t, in, step); got.err != nil || !reflect.DeepEqual(got, want) {
			t.Fatalf("step %d: %q, %v; want %q", step, got.rows, got.err, want.rows)
		}
	}
	// A statement may be longer than a block.
	long := "INSERT INTO p VALUES " + strings.Repeat("(1,'Jo'),\n", 60_000) + "(2,'Al');\n"
	if got, columns := readSQL(t, strings.NewReader(long)); got.err != nil || len(got.rows) != 60_001 || len(columns) != 2 || got.raw != long {
		t.Errorf("%d rows, %v", len(got.rows), got.err)
	}
}

// FuzzSQL holds that any input is read, or refused, alike whatever is shown of it at a time, that nothing
// of it is lost, and that values which are spelled in it are read in it.
func FuzzSQL(f *testing.F) {
	for _, seed := range []string{sqlPeople + "INSERT INTO people VALUES (1,'Jo',30),(2,'it''s',NULL);", "COPY a (b) FROM stdin;\nx\\ty\n\\.\n",
		"INSERT INTO `a` VALUES ('it\\'s',0x41,_binary 'x');/*!1 x */ DELIMITER ;;\n", "INSERT [a] ([b]) VALUES (N'x')\nGO\nUPDATE [a] SET b = 'c' WHERE d IN (1, 2)",
		"INSERT INTO a SELECT 'x', upper('y') UNION ALL SELECT E'\\'', $$z$$; # c\n-- d\n", "INSERT INTO a VALUES ('a\\', 'b\\', to_date('1','YYYY'))",
		"CREATE TABLE \"a\" (key int, KEY x (y), check (z in ('a')));insert into a values row(1)", "INSERT INTO a (b) VALUES (\"x\\\"y\", U&'\\0041')"} {
		f.Add(seed, "x'\\")
	}
	for in := range copies {
		f.Add(in, "a'b|")
	}
	f.Fuzz(func(t *testing.T, in, value string) {
		if _, err := block.CheckText(in); err != nil || len(in) > 4<<10 {
			return
		}
		want := stepSQL(t, in, len(in)+1)
		for _, step := range []int{1, 7} {
			got := stepSQL(t, in, step)
			if want.err == nil && (got.err != nil || !reflect.DeepEqual(got, want)) || want.err != nil && (got.err == nil || got.err.Error() != want.err.Error()) {
				t.Fatalf("%q in steps of %d: %q, %v; want %q, %v", in, step, got.rows, got.err, want.rows, want.err)
			}
		}
		if want.err != nil {
			return
		}
		if want.raw != in {
			t.Fatalf("%q became %q", in, want.raw)
		}
		if _, err := block.CheckText(value); err == nil && !strings.ContainsAny(value, "\x08\x0b\x0c\x1a") {
			checkFuzzed(t, in, want, value)
		}
	})
}

// checkFuzzed puts a value in the place of all cells of columns of a file, and checks that it still reads as
// one with as many rows.
func checkFuzzed(t *testing.T, in string, got sqlReading, value string) {
	w := newWalker(&block.ColumnSet{}, block.DefaultMaxField)
	w.dialect = tellDialect(in)
	var out []byte
	done, open := 0, 0
	for _, c := range got.cells {
		if c.Column < 0 {
			continue
		}
		kept := in[done:c.Start]
		open += strings.Count(kept, "[") - strings.Count(kept, "]")
		out = append(append(out, kept...), w.Encode(nil, c, []byte(value))...)
		done = int(c.End)
	}
	out = append(out, in[done:]...)
	if tellDialect(string(out)) != w.dialect {
		return // a sign of the dialect was in a value
	}
	if open+strings.Count(in[done:], "[")-strings.Count(in[done:], "]") != 0 {
		return // what closed the bracket of a name was in a value, which is no SQL
	}
	again := stepSQL(t, string(out), len(out)+1)
	if again.err != nil || len(again.rows) != len(got.rows) {
		t.Fatalf("%q in place of the values of %q is %q: %q, %v", value, in, out, again.rows, again.err)
	}
}

// TestSQLLinear holds that the time for any input grows with its size.
func TestSQLLinear(t *testing.T) {
	for _, unit := range []string{"\nINSERT INTO t (a,", "a/**/", "'", "'\\'", "$a", "[a", "(", " #", "into t (a,", "x,", "\nGO", "e'\\", "create table t (a,", "key x(", "=1,",
		"('a','\\'b'),", "\nCOPY a (", "a.", "'x' "} {
		for _, before := range []string{"", "INSERT INTO t VALUES (", "INSERT INTO t VALUES ('\\'", "CREATE TABLE t (", "UPDATE t SET a ", "INSERT INTO t (a) SELECT "} {
			const part = 1 << 14
			whole := before + strings.Repeat(unit, 8*part/len(unit))
			read := func(in string) func() {
				return func() {
					w := newWalker(&block.ColumnSet{}, len(in))
					for at := 0; at < len(in); {
						var b block.Block
						if _, err := w.Walk(in[at:], true, &b); err != nil {
							return
						}
						at += int(b.Rows[len(b.Rows)-1].End)
					}
				}
			}
			linear.Check(t, before+unit, 24, read(whole[:part]), read(whole))
		}
	}
}
