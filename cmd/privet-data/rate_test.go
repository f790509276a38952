package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"runtime/pprof"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/privet-go/privet/cmd/privet-data/internal/servertest"
	"github.com/privet-go/privet/internal/longtest"
)

// processor gives how long this process has used processors, which other work on the machine changes less than the time that goes by.
func processor() time.Duration {
	var u syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &u)
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
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

func resetPeak() { _ = os.WriteFile("/proc/self/clear_refs", []byte("5"), 0) }

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
	maskedTime, maskedCPU := measure(func() {
		profiled(func() {
			must(t, "copy", servertest.Address("postgres", port, "shop"), servertest.Address("postgres", port, "masked"))
		})
	})
	t.Logf("%d rows: plain %v (%v of processors here), masked %v (%v): rate %.2f; at most %d MiB", n, plainTime, plainCPU, maskedTime, maskedCPU,
		plainTime.Seconds()/maskedTime.Seconds(), peak())
	if got := peak(); got > 400 {
		t.Errorf("%d MiB", got)
	}
}
