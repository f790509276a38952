package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"runtime/pprof"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/parquet-go/parquet-go"

	"github.com/privet-go/privet/cmd/privet-data/internal/servertest"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/masker/rows"
)

// processor gives how long this process has used processors, which other work on the machine changes less than the time that goes by.
func processor() time.Duration {
	var u syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &u)
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// serverTime gives how long the servers that this process has started have used processors.
func serverTime() time.Duration {
	type process struct {
		parent, ticks int
	}
	all := map[int]process{}
	names, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, name := range names {
		text, _ := os.ReadFile(name)
		_, rest, _ := strings.Cut(string(text), ") ")
		var pid int
		_, _ = fmt.Sscan(string(text), &pid)
		if fields := strings.Fields(rest); len(fields) > 14 {
			var p process
			p.parent, _ = strconv.Atoi(fields[1])
			for _, field := range fields[11:15] { // in programs and in the kernel, of its own and of those of its children that have ended
				n, _ := strconv.Atoi(field)
				p.ticks += n
			}
			all[pid] = p
		}
	}
	ticks := 0
	for pid, p := range all {
		for up := p.parent; up > 1; up = all[up].parent {
			if up == os.Getpid() && pid != up {
				ticks += p.ticks
				break
			}
		}
	}
	const tick = 10 * time.Millisecond
	return time.Duration(ticks) * tick
}

// measure says how long work takes.
func measure(work func()) (elapsed, used time.Duration) {
	start, before := time.Now(), processor()
	work()
	return time.Since(start), processor() - before
}

// peak gives the most memory that the process has had so far, in MiB.
func peak() int {
	text, _ := os.ReadFile("/proc/self/status")
	_, rest, _ := strings.Cut(string(text), "VmHWM:")
	var kib int
	fmt.Sscan(rest, &kib)
	return kib / 1024
}

// resetPeak begins to count anew, without what is free by now.
func resetPeak() {
	debug.FreeOSMemory()
	_ = os.WriteFile("/proc/self/clear_refs", []byte("5"), 0)
}

// profiled runs work under the profile that PRIVET_CPUPROFILE names, if it does.
func profiled(work func()) {
	if name := os.Getenv("PRIVET_CPUPROFILE"); name != "" {
		if f, err := os.Create(name); err == nil {
			defer f.Close()
			if pprof.StartCPUProfile(f) == nil {
				defer pprof.StopCPUProfile()
			}
		}
	}
	work()
}

// TestPostgresRate compares a masked copy with a plain one by the same library, COPY to COPY.
func TestPostgresRate(t *testing.T) {
	n := longtest.Of(50_000, 1_000_000)
	port := servertest.Postgres(t)
	a := pgConn(t, port, "postgres")
	for _, name := range []string{"shop", "plain", "masked"} {
		pgExec(t, a, "CREATE DATABASE "+name)
	}
	shop, plain := pgConn(t, port, "shop"), pgConn(t, port, "plain")
	const table = `CREATE TABLE customer (customer_id bigint PRIMARY KEY, full_name text NOT NULL, email text NOT NULL, born date, phone text, city text,
		made timestamptz, spent numeric(10,2), note text)`
	pgExec(t, shop, table)
	pgExec(t, plain, table)
	pgExec(t, shop, fmt.Sprintf(`INSERT INTO customer SELECT 70000000 + n * 7, (ARRAY['Ilona','Bertram','Mireille','Tadeusz','Sunniva','Octavio'])[1 + n %%
		6] || ' ' ||
		(ARRAY['Kowalczyk','Achterberg','Lindqvist','Moreau','Vandermeer'])[1 + n %% 5], 'guest' || n || '@mailbox.example', date '1930-01-01' + n %%
			25000, '+44 20 7' || (100000 + n * 13 %% 900000) || n %% 10,
		(ARRAY['Utrecht','Gdynia','Malmö','Toulouse','Cardiff'])[1 + n %% 5], timestamptz '2026-01-01' + n * interval '7 seconds', (n %% 100000) / 100.0,
		CASE n %% 10 WHEN 3 THEN 'Asked for Ilona Moreau, and will call again about order ' || n END FROM generate_series(1, %d) n`, n))
	pgExec(t, shop, "CHECKPOINT; ANALYZE")
	read := pgConn(t, port, "shop")
	start := serverTime()
	plainTime, plainCPU := measure(func() {
		r, w := io.Pipe()
		go func() {
			_, err := read.PgConn().CopyTo(context.Background(), w, "COPY customer TO STDOUT")
			_ = w.CloseWithError(err)
		}()
		if _, err := plain.PgConn().CopyFrom(context.Background(), r, "COPY customer FROM STDIN"); err != nil {
			t.Fatal(err)
		}
	})
	resetPeak()
	middle := serverTime()
	maskedTime, maskedCPU := measure(func() {
		profiled(func() {
			must(t, "copy", servertest.Address("postgres", port, "shop"), servertest.Address("postgres", port, "masked"))
		})
	})
	plainServer, maskedServer := middle-start, serverTime()-middle
	t.Logf("%d rows: plain %v (%v of processors here, %v in the server), masked %v (%v, %v): rate %.2f, of processors %.2f; at most %d MiB", n, plainTime,
		plainCPU, plainServer, maskedTime, maskedCPU, maskedServer, plainTime.Seconds()/maskedTime.Seconds(),
		(plainCPU+plainServer).Seconds()/(maskedCPU+maskedServer).Seconds(), peak())
	if got := peak(); got > 400 {
		t.Errorf("%d MiB", got)
	}
}

// A buyer is a row of people, of whom no two are alike.
type buyer struct {
	ID    int64     `parquet:"customer_id"`
	Name  string    `parquet:"full_name"`
	Email string    `parquet:"email"`
	Born  int32     `parquet:"date_of_birth,date"`
	Phone string    `parquet:"phone"`
	City  string    `parquet:"city,dict"`
	Made  time.Time `parquet:"created_at,timestamp(microsecond)"`
	Spent float64   `parquet:"amount"`
	Note  *string   `parquet:"note,optional"`
}

// makeBuyer makes one of them.
func makeBuyer(i int) buyer {
	first, last := []string{"Ilona", "Bertram", "Mireille", "Tadeusz", "Sunniva", "Octavio"}, []string{"Kowalczyk", "Achterberg", "Lindqvist", "Moreau",
		"Vandermeer"}
	cities := []string{"Utrecht", "Gdynia", "Malmö", "Toulouse", "Cardiff"}
	b := buyer{ID: int64(70000000 + i*7), Name: first[i%6] + " " + last[i%5], Email: fmt.Sprintf("guest%d@mailbox.example", i), Born: int32(-14000 + i%25000),
		Phone: fmt.Sprintf("+44 20 7%06d", i*13%1000000), City: cities[i%5], Made: time.Unix(1767225600+int64(i)*7, 0).UTC(), Spent: float64(i%100000) / 100}
	if i%10 == 3 {
		note := fmt.Sprintf("Asked for Ilona Moreau, and will call again about order %d", i)
		b.Note = &note
	}
	return b
}

// born gives the day.
func (b *buyer) born() time.Time { return time.Unix(int64(b.Born)*86400, 0).UTC() }

// writeBuyers writes so many rows, in groups of 100,000.
func writeBuyers(t *testing.T, name string, n int) {
	t.Helper()
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	w := parquet.NewGenericWriter[buyer](f, parquet.Compression(&parquet.Snappy), parquet.MaxRowsPerRowGroup(100_000))
	for i := range n {
		b := makeBuyer(i)
		if _, err := w.Write([]buyer{b}); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestParquetRate compares masking with a plain copy by the same library, row groups as they are.
func TestParquetRate(t *testing.T) {
	dir := t.TempDir()
	in, out := filepath.Join(dir, "in.parquet"), filepath.Join(dir, "out.parquet")
	n := longtest.Of(50_000, 1_000_000)
	writeBuyers(t, in, n)
	plainTime, plainCPU := measure(func() {
		f := openParquet(t, in)
		to, err := os.Create(out)
		if err != nil {
			t.Fatal(err)
		}
		defer to.Close()
		w := parquet.NewGenericWriter[any](to, f.Schema(), parquet.Compression(&parquet.Snappy))
		for _, g := range f.RowGroups() {
			if _, err := parquet.CopyRows(w, g.Rows()); err != nil {
				t.Fatal(err)
			}
			if err := w.Flush(); err != nil {
				t.Fatal(err)
			}
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
	})
	resetPeak()
	maskedTime, maskedCPU := measure(func() { profiled(func() { must(t, "mask", "-o", out, in) }) })
	t.Logf("%d rows: plain %v (%v of processors), masked %v (%v): rate %.2f, of processors %.2f; at most %d MiB", n, plainTime, plainCPU,
		maskedTime, maskedCPU, plainTime.Seconds()/maskedTime.Seconds(), plainCPU.Seconds()/maskedCPU.Seconds(), peak())
	if got := peak(); got > 400 {
		t.Errorf("%d MiB", got)
	}
	policy := write(t, dir, "policy.json", `{"columns":{"customer_id":{"operator":"keep"},"note":{"operator":"keep"}}}`)
	maskedTime, maskedCPU = measure(func() { must(t, "mask", "-policy", policy, "-o", out, in) })
	t.Logf("but for numbers of customers and texts: masked %v (%v of processors): of processors %.2f", maskedTime, maskedCPU,
		plainCPU.Seconds()/maskedCPU.Seconds())
}

// TestMySQLRate compares a masked copy with one that writes the rows that it reads, by the same statements.
func TestMySQLRate(t *testing.T) {
	n := longtest.Of(50_000, 1_000_000)
	port := servertest.MariaDB(t)
	for _, name := range []string{"shop", "plain", "masked"} {
		myExec(t, myConn(t, port, "test"), "CREATE DATABASE "+name+" CHARACTER SET utf8mb4")
	}
	shop := myConn(t, port, "shop")
	myExec(t, shop, "CREATE TABLE customer (customer_id bigint PRIMARY KEY, full_name text NOT NULL, email text NOT NULL, born date, phone text, city text, "+
		"made datetime, spent decimal(10,2), note text)")
	myExec(t, shop, fmt.Sprintf("INSERT INTO customer SELECT 70000000 + seq * 7, concat(elt(1 + seq %% 4, 'Ilona', 'Bertram', 'Mireille', 'Tadeusz'), ' ', "+
		"elt(1 + seq %% 3, 'Kowalczyk', 'Achterberg', 'Moreau')), concat('guest', seq, '@mailbox.example'), '1930-01-01' + INTERVAL seq %% 25000 DAY, "+
		"concat('+44 20 7', 100000 + seq * 13 %% 900000, seq %% 10), elt(1 + seq %% 3, 'Utrecht', 'Gdynia', 'Toulouse'), '2026-01-01' + INTERVAL seq * 7 "+
		"SECOND, "+
		"seq %% 100000 / 100, if(seq %% 10 = 3, concat('Asked for Ilona Moreau, and will call again about order ', seq), NULL) FROM seq_1_to_%d", n))
	plainTime, plainCPU := measure(func() {
		db, err := openDB(servertest.Address("mysql", port, "shop"))
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		w, err := createMySQL(servertest.Address("mysql", port, "plain"), db, "")
		if err != nil {
			t.Fatal(err)
		}
		defer w.Close()
		src, err := db.Source(db.Tables()[0])
		if err != nil {
			t.Fatal(err)
		}
		defer src.Close()
		dst, err := w.Table(db.Tables()[0])
		if err != nil {
			t.Fatal(err)
		}
		var row []rows.Value
		for {
			row, err = src.Next(row[:0])
			if err == nil {
				err = dst.Write(row)
			}
			if err != nil {
				break
			}
		}
		if err != io.EOF || dst.Close() != nil || w.Finish() != nil {
			t.Fatal(err)
		}
	})
	resetPeak()
	maskedTime, maskedCPU := measure(func() {
		profiled(func() {
			must(t, "copy", servertest.Address("mysql", port, "shop"), servertest.Address("mysql", port, "masked"))
		})
	})
	t.Logf("%d rows: plain %v (%v of processors here), masked %v (%v): rate %.2f; at most %d MiB", n, plainTime, plainCPU, maskedTime, maskedCPU,
		plainTime.Seconds()/maskedTime.Seconds(), peak())
	if got := peak(); got > 400 {
		t.Errorf("%d MiB", got)
	}
}
