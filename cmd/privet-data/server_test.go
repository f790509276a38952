package main

import (
	"io"
	"net"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
	"github.com/privet-go/privet/cmd/privet-data/internal/servertest"
	"github.com/privet-go/privet/profiler"
)

// A server is one of a database that the tests have started.
type server struct {
	scheme  string
	port    int
	rental  func(t testing.TB, name string, customers int) // makes a database of a shop that lends films
	create  func(t testing.TB, name string)
	exec    func(t testing.TB, name, text string)
	answers func(t testing.TB, name, query string) []string
	dump    func(t testing.TB, name string) []string // all rows of tables with people
	same    []string                                 // queries of which the answers are the same of the original and the copy
	tables  map[string]string                        // what gives the rows of a table in the order in which they are copied
	private string                                   // in front of the table staff
}

func (s *server) address(name string) string { return servertest.Address(s.scheme, s.port, name) }

// servers calls do with a server of each kind.
func servers(t *testing.T, do func(t *testing.T, s *server)) {
	t.Run("PostgreSQL", func(t *testing.T) {
		port := servertest.Postgres(t)
		do(t, &server{scheme: "postgres", port: port, same: pgSame, private: "staffing.",
			rental:  func(t testing.TB, name string, n int) { pgRental(t, port, name, n) },
			create:  func(t testing.TB, name string) { pgExec(t, pgConn(t, port, "postgres"), "CREATE DATABASE "+name) },
			exec:    func(t testing.TB, name, text string) { pgExec(t, pgConn(t, port, name), text) },
			answers: func(t testing.TB, name, query string) []string { return pgAnswers(t, pgConn(t, port, name), query) },
			dump:    func(t testing.TB, name string) []string { return pgDump(t, pgConn(t, port, name)) },
		})
	})
	t.Run("MariaDB", func(t *testing.T) {
		port := servertest.MariaDB(t)
		do(t, &server{scheme: "mysql", port: port, same: mySame,
			rental: func(t testing.TB, name string, n int) { myRental(t, port, name, n) },
			create: func(t testing.TB, name string) {
				myExec(t, myConn(t, port, "test"), "CREATE DATABASE "+name+" CHARACTER SET utf8mb4")
			},
			exec:    func(t testing.TB, name, text string) { myExec(t, myConn(t, port, name), text) },
			answers: func(t testing.TB, name, query string) []string { return myAnswers(t, myConn(t, port, name), query) },
			dump:    func(t testing.TB, name string) []string { return myDump(t, myConn(t, port, name)) },
		})
	})
}

// counter is what MariaDB says of the next number, which pseudonyms move.
var counter = regexp.MustCompile(` AUTO_INCREMENT=\d+`)

// sameAnswers holds that a copy is as the original.
func (s *server) sameAnswers(t *testing.T, original, masked string) {
	t.Helper()
	for _, query := range s.same {
		x, y := s.answers(t, original, query), s.answers(t, masked, query)
		for i := range x {
			x[i] = counter.ReplaceAllString(x[i], "")
		}
		for i := range y {
			y[i] = counter.ReplaceAllString(y[i], "")
		}
		if !slices.Equal(x, y) {
			t.Errorf("%s gives\n%s\nand gave\n%s", query, strings.Join(y, "\n"), strings.Join(x, "\n"))
		}
	}
}

// open opens a database as commands do.
func (s *server) open(t *testing.T, name string) database.DB {
	t.Helper()
	db, err := openDB(s.address(name))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = db.Close() })
	return db
}

// personal are values of the original.
var personal = []string{"Kowalczyk", "ilona.", "mailbox", "+44 20 7946 00", customerNumber(3), "310007919", "10.1.2.7"}

// TestServerCopy holds that a copy is masked, that it has the schema, the keys, the types, the nulls and the joins of the original,
// and that the check finds nothing in it.
func TestServerCopy(t *testing.T) {
	servers(t, func(t *testing.T, s *server) {
		s.rental(t, "shop", 2000)
		s.create(t, "masked")
		before := s.dump(t, "shop")
		r := startKeyed(t, "copy", s.address("shop"), s.address("masked"))
		t.Log(r.err)
		if !slices.Equal(s.dump(t, "shop"), before) {
			t.Error("the original has changed")
		}
		s.sameAnswers(t, "shop", "masked")
		after := strings.Join(s.dump(t, "masked"), "\n")
		for _, word := range personal {
			if strings.Contains(after, word) {
				t.Errorf("%s is left", word)
			}
			if !strings.Contains(strings.Join(before, "\n"), word) {
				t.Errorf("%s is not where it is looked for", word)
			}
		}
		if strings.Contains(r.err, "the check:") {
			t.Error("validate finds something")
		}
	})
}

// TestServerScan holds that the schema is in the report and is evidence, that verdicts are those on a CSV file of the same rows but where the report says
// why not, and that somebody who can only read can scan.
func TestServerScan(t *testing.T) {
	servers(t, func(t *testing.T, s *server) {
		s.rental(t, "shop", 3000)
		reader := url.UserPassword("reader", "r")
		switch s.scheme {
		case "postgres":
			s.exec(t, "shop", "CREATE USER reader PASSWORD 'r'; GRANT USAGE ON SCHEMA staffing TO reader; GRANT SELECT ON ALL TABLES IN SCHEMA public, "+
				"staffing TO reader")
		default:
			s.exec(t, "shop", "CREATE USER reader@'127.0.0.1' IDENTIFIED BY 'r'")
			s.exec(t, "shop", "GRANT SELECT, SHOW VIEW, EXECUTE ON shop.* TO reader@'127.0.0.1'")
		}
		u, _ := url.Parse(s.address("shop"))
		u.User = reader
		before := s.dump(t, "shop")
		var scans []tableScan
		parseJSON(t, must(t, "scan", "-format", "json", "-sample", "400", u.String()).out, &scans)
		if !slices.Equal(s.dump(t, "shop"), before) {
			t.Error("something was written")
		}
		says, labels := map[string]string{}, map[string]string{}
		for _, one := range scans {
			name := strings.TrimPrefix(one.Table, s.private)
			if want := map[string]int64{"customer": 400, "rental": 400, "film": 50}[name]; want > 0 && one.Sampled != want {
				t.Errorf("%s: %d of %d rows are examined", one.Table, one.Sampled, one.Rows)
			}
			if one.View != (name == "turnover" || name == "best" || name == "lent") {
				t.Errorf("%s: view %v", one.Table, one.View)
			}
			for _, c := range one.Columns {
				says[name+"."+c.Column] = strings.Join(c.Schema, "; ")
				labels[name+"."+c.Column] = string(c.Label)
			}
		}
		for column, want := range map[string]string{
			"customer.customer_id": "primary key", "customer.number": "unique", "customer.initials": "generated",
			"rental.customer_number": "unique; refers to customer.number",
			"staff.manager":          "refers to " + s.private + "staff.staff_id", "customer.c7": "by its comment",
			"film_actor.film_id": "primary key; refers to film.film_id",
		} {
			if !strings.Contains(says[column], want) {
				t.Errorf("%s: %q, not %q", column, says[column], want)
			}
		}
		for column, want := range map[string]string{
			"customer.email": "EMAIL_ADDRESS", "customer.c7": "PASSPORT", "customer.born": "DOB", "turnover.full_name": "PERSON",
			"staff.manager":      "EMPLOYEE_ID",
			"customer.served_by": "EMPLOYEE_ID", "film.rating": "NONE", "film.rental_rate": "NONE", "customer.phone": "PHONE_NUMBER",
		} {
			if labels[column] != want {
				t.Errorf("%s is %s, not %s", column, labels[column], want)
			}
		}
		p, err := profiler.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		db := s.open(t, "shop")
		for i, table := range db.Tables() {
			if table.Name == "film" || table.Name == s.private+"staff" || table.Name == "customer" && s.scheme == "mysql" {
				continue // CSV has no arrays and no bytes
			}
			sample, err := db.Sample(table, 400)
			if err != nil {
				t.Fatal(err)
			}
			want, err := p.File(strings.NewReader(writeCSV(t, sample)), &profiler.FileOptions{Format: "csv", Header: true}, nil)
			if err != nil {
				t.Fatal(err)
			}
			for j, c := range scans[i].Columns {
				got := c.Label
				if c.Changed != nil {
					got = *c.Changed
				}
				if got != want.Columns[j].Label {
					t.Errorf("%s.%s is %s, and in CSV %s", table.Name, c.Column, got, want.Columns[j].Label)
				}
			}
		}
	})
}

// TestServerSampleIsFair holds that each row of a table is as likely as any other.
func TestServerSampleIsFair(t *testing.T) {
	servers(t, func(t *testing.T, s *server) {
		const n, most = 20000, 1000
		s.create(t, "numbers")
		s.exec(t, "numbers", "CREATE TABLE numbered (x integer PRIMARY KEY)")
		s.exec(t, "numbers", map[string]string{"postgres": "INSERT INTO numbered SELECT x FROM generate_series(0, 19999) x",
			"mysql": "INSERT INTO numbered SELECT seq FROM seq_0_to_19999"}[s.scheme])
		db := s.open(t, "numbers")
		sample, err := db.Sample(db.Tables()[0], most)
		if err != nil {
			t.Fatal(err)
		}
		var tenths [10]int
		rows := 0
		for {
			row, err := sample.Next(nil)
			if err != nil {
				break
			}
			x, _ := strconv.Atoi(string(row[0].Text))
			tenths[x*10/n]++
			rows++
		}
		if rows != most || sample.Total != n {
			t.Errorf("%d of %d rows", rows, sample.Total)
		}
		for _, k := range tenths { // six standard deviations
			if k < 100-57 || k > 100+57 {
				t.Errorf("the tenths have %v rows", tenths)
				break
			}
		}
	})
}

// A cut is a way to a server that breaks behind so many bytes to it.
func cut(t *testing.T, port int, after int64) int {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	var mu sync.Mutex
	left := after
	go func() {
		for {
			near, err := l.Accept()
			if err != nil {
				return
			}
			far, err := net.Dial("tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(port)))
			if err != nil {
				_ = near.Close()
				continue
			}
			go func() { _, _ = io.Copy(near, far) }()
			go func() {
				defer near.Close()
				defer far.Close()
				buf := make([]byte, 4096)
				for {
					n, err := near.Read(buf)
					mu.Lock()
					left -= int64(n)
					gone := left < 0
					mu.Unlock()
					if err != nil || gone {
						return
					}
					if _, err := far.Write(buf[:n]); err != nil {
						return
					}
				}
			}()
		}
	}()
	return l.Addr().(*net.TCPAddr).Port
}

// TestServerCut holds that a copy that is cut in the middle is an error, that nothing of it counts as a copy,
// that it goes on where the key is kept, and that it is begun
// anew where it is not.
func TestServerCut(t *testing.T) {
	servers(t, func(t *testing.T, s *server) {
		s.rental(t, "shop", 2000)
		key := "PRIVET_KEY_MAIN=" + "8f14e45fceea167a5a36dedd4bea2543c9f0f895fb98ab9159f51fd0297e236d"
		policy := write(t, t.TempDir(), "policy.json", `{"idsKeyRef":"main"}`)
		for _, kept := range []bool{true, false} {
			name := "masked" + strconv.FormatBool(kept)
			s.create(t, name)
			args := []string{"copy", s.address("shop")}
			if kept {
				args = append(args, "-policy", policy)
			}
			broken := servertest.Address(s.scheme, cut(t, s.port, 500_000), name)
			r := start(append(args, broken), key)
			if r.status != exitFailed || !strings.Contains(r.err, "connection") || strings.Contains(r.err, "Ilona") || strings.Contains(r.err, "p@ss") {
				t.Fatalf("status %d: %s", r.status, r.err)
			}
			if kept {
				for _, wrong := range [][]string{{key, ""}, {"PRIVET_KEY_MAIN=" + "d3d9446802a44259755d38e6d163e8206512bd43d9caa6e02c990b0a82652dca",
					"-policy"}} {
					again := args
					if wrong[1] == "" {
						again = args[:2]
					}
					if r := start(append(slices.Clone(again), s.address(name)), wrong[0]); r.status != exitFailed || !strings.Contains(r.err,
						"was cut before") {
						t.Errorf("with another key: status %d: %s", r.status, r.err)
					}
				}
			}
			r = start(append(args, s.address(name)), key)
			if r.status != exitDone {
				t.Fatalf("it does not go on: %s", r.err)
			}
			if got := strings.Contains(r.err, "copied before"); got != kept {
				t.Errorf("kept %v: %s", kept, r.err)
			}
			s.sameAnswers(t, "shop", name)
		}
	})
}

// TestServerRefuses holds that what cannot be done is an error with its reason, which repeats no secret and no value, and leaves nothing.
func TestServerRefuses(t *testing.T) {
	servers(t, func(t *testing.T, s *server) {
		s.rental(t, "shop", 60)
		s.create(t, "masked")
		s.create(t, "taken")
		s.exec(t, "taken", "CREATE TABLE there (x integer)")
		for _, c := range []struct{ name, breaks, to, want string }{
			{"a check that masked values break", "CREATE TABLE people AS SELECT full_name FROM customer; ALTER TABLE people ADD CHECK (full_name NOT LIKE " +
				"'%*%')", "masked", "a check is broken"},
			{"a person in a view", "CREATE VIEW one AS SELECT * FROM customer WHERE email = 'octavio.moreau@mailbox.example'", "masked",
				"seems to hold personal data"},
			{"a database with something in it", "", "taken", "the database is not empty"},
		} {
			for text := range strings.SplitSeq(c.breaks, "; ") {
				if text != "" {
					s.exec(t, "shop", text)
				}
			}
			r := start([]string{"copy", s.address("shop"), s.address(c.to)})
			if r.status != exitFailed || !strings.Contains(r.err, c.want) || strings.Contains(r.err, "Ilona") || strings.Contains(r.err, "octavio") {
				t.Errorf("%s: status %d: %s", c.name, r.status, r.err)
			}
			if r := start([]string{"scan", "-format", "json", s.address("masked")}); r.status != exitDone || strings.TrimSpace(r.out) != "[]" {
				t.Errorf("%s: it left something: %s%s", c.name, r.out, r.err)
			}
			switch c.to {
			case "masked":
				s.exec(t, "shop", map[bool]string{true: "DROP TABLE people", false: "DROP VIEW one"}[strings.Contains(c.breaks, "people")])
			}
		}
		looks := int64(len(s.open(t, "shop").Tables()) + 3) // one for each table that is sampled, and one or more for each that is copied
		if r := startUntil(looks, []string{"copy", s.address("shop"), s.address("masked")}); r.status != exitFailed || !strings.Contains(r.err, "interrupted") {
			t.Errorf("it is told to stop: status %d: %s", r.status, r.err)
		}
		if r := start([]string{"scan", "-format", "json", s.address("masked")}); r.status != exitDone || strings.TrimSpace(r.out) != "[]" {
			t.Errorf("it is told to stop: it left something: %s%s", r.out, r.err)
		}
		right, _ := url.Parse(s.address("shop"))
		for name, c := range map[string]struct{ address, want string }{
			"a wrong password":     {strings.Replace(right.String(), right.User.String(), "privet:Tobiah", 1), "the password or the user is refused"},
			"a database not there": {s.address("Tobiah"), "there is no such database"},
			"no server":            {servertest.Address(s.scheme, 1, "Tobiah"), "cannot be reached"},
			"no address":           {s.scheme + "://Tobiah:%zz@", "address"},
		} {
			r := start([]string{"scan", c.address})
			if r.status != exitFailed || !strings.Contains(r.err, c.want) || strings.Contains(r.err, "Tobiah") {
				t.Errorf("%s: status %d: %s", name, r.status, r.err)
			}
		}
	})
}
