// Package servertest starts servers of databases for tests, in folders of their own.
package servertest

import (
	"context"
	"fmt"
	"net"
	"net/url"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"runtime"
	"strconv"
	"syscall"
	"testing"
	"time"
)

// Password is that of the user privet of each server. It has characters in it that an address has to escape.
const Password = "p@ss/word:1"

// Address gives the address of a database of a server. The name may be empty.
func Address(scheme string, port int, name string) string {
	return (&url.URL{Scheme: scheme, User: url.UserPassword("privet", Password), Host: net.JoinHostPort("127.0.0.1", strconv.Itoa(port)), Path: "/" +
		name}).String()
}

// find finds a program among the packages of a distribution, or skips the test.
func find(t testing.TB, name string, patterns ...string) string {
	t.Helper()
	for _, pattern := range patterns {
		if found, _ := filepath.Glob(pattern); len(found) > 0 {
			return found[len(found)-1]
		}
	}
	path, err := exec.LookPath(name)
	if err != nil {
		t.Skipf("%s is not installed", name)
	}
	return path
}

// A home is the folder of a server, and the user who runs it: servers refuse to be run by root.
type home struct {
	dir string
	as  *syscall.Credential
}

func newHome(t testing.TB, candidates ...string) home {
	t.Helper()
	dir, err := os.MkdirTemp("", "privet-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	h := home{dir: dir}
	if os.Getuid() != 0 {
		return h
	}
	for _, name := range append(candidates, "nobody") {
		u, err := user.Lookup(name)
		if err != nil {
			continue
		}
		uid, _ := strconv.Atoi(u.Uid)
		gid, _ := strconv.Atoi(u.Gid)
		h.as = &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
		if err := os.Chown(dir, uid, gid); err != nil {
			t.Fatal(err)
		}
		return h
	}
	t.Skip("there is no user to run a server")
	return h
}

func (h home) command(name string, args ...string) *exec.Cmd {
	c := exec.Command(name, args...)
	c.Dir = h.dir
	c.Env = append(os.Environ(), "HOME="+h.dir)
	c.SysProcAttr = &syscall.SysProcAttr{Credential: h.as, Pdeathsig: syscall.SIGKILL}
	return c
}

// run runs a program to its end.
func (h home) run(t testing.TB, name string, args ...string) {
	t.Helper()
	if out, err := h.command(name, args...).CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", filepath.Base(name), err, out)
	}
}

// serve starts a server, which ends with the test, and waits until it answers.
func (h home) serve(t testing.TB, port int, name string, args ...string) {
	t.Helper()
	log, err := os.Create(filepath.Join(h.dir, "log"))
	if err != nil {
		t.Fatal(err)
	}
	c := h.command(name, args...)
	c.Stdout, c.Stderr = log, log
	started := make(chan error, 1)
	ended := make(chan struct{})
	go func() { // the thread that starts it has to live as long
		runtime.LockOSThread()
		started <- c.Start()
		_ = c.Wait()
		close(ended)
	}()
	if err := <-started; err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = c.Process.Signal(syscall.SIGQUIT)
		select {
		case <-ended:
		case <-time.After(10 * time.Second):
			_ = c.Process.Kill()
			<-ended
		}
		_ = log.Close()
	})
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	for {
		conn, err := (&net.Dialer{}).DialContext(ctx, "tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(port)))
		if err == nil {
			_ = conn.Close()
			return
		}
		select {
		case <-ended:
			text, _ := os.ReadFile(log.Name())
			t.Fatalf("%s ended\n%s", filepath.Base(name), text)
		case <-ctx.Done():
			t.Fatalf("%s does not answer", filepath.Base(name))
		case <-time.After(50 * time.Millisecond):
		}
	}
}

// freePort gives a port that nobody listens on.
func freePort(t testing.TB) int {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().(*net.TCPAddr).Port
}

// Postgres starts a server of PostgreSQL, and gives its port. Its database postgres is empty.
func Postgres(t testing.TB) int {
	t.Helper()
	const bin = "/usr/lib/postgresql/*/bin/"
	initdb, server := find(t, "initdb", bin+"initdb"), find(t, "postgres", bin+"postgres")
	h, port := newHome(t, "postgres"), freePort(t)
	data, secret := filepath.Join(h.dir, "data"), filepath.Join(h.dir, "secret")
	if err := os.WriteFile(secret, []byte(Password), 0o644); err != nil {
		t.Fatal(err)
	}
	h.run(t, initdb, "-D", data, "-U", "privet", "-A", "scram-sha-256", "--pwfile", secret, "-E", "UTF8", "--locale=C", "-N")
	h.serve(t, port, server, "-D", data, "-p", strconv.Itoa(port), "-h", "127.0.0.1", "-k", h.dir, "-F")
	ready := find(t, "pg_isready", bin+"pg_isready")
	for range 600 { // it answers before it is ready
		if h.command(ready, "-q", "-h", "127.0.0.1", "-p", strconv.Itoa(port)).Run() == nil {
			return port
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Fatal("the server does not become ready")
	return 0
}

// MariaDB starts a server of MariaDB, and gives its port. Its database test is empty.
func MariaDB(t testing.TB) int {
	t.Helper()
	install, server := find(t, "mariadb-install-db", "/usr/bin/mariadb-install-db"), find(t, "mariadbd", "/usr/sbin/mariadbd")
	h, port := newHome(t, "mysql"), freePort(t)
	data, begin := filepath.Join(h.dir, "data"), filepath.Join(h.dir, "begin.sql")
	text := fmt.Sprintf("CREATE USER privet@'127.0.0.1' IDENTIFIED BY '%s';\nGRANT ALL ON *.* TO privet@'127.0.0.1' WITH GRANT OPTION;\nCREATE DATABASE IF "+
		"NOT EXISTS test;\n", Password)
	if err := os.WriteFile(begin, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	h.run(t, install, "--no-defaults", "--datadir="+data, "--auth-root-authentication-method=normal", "--skip-test-db")
	h.serve(t, port, server, "--no-defaults", "--datadir="+data, "--port="+strconv.Itoa(port), "--bind-address=127.0.0.1", "--socket="+filepath.Join(h.dir,
		"socket"),
		"--skip-name-resolve", "--innodb-flush-log-at-trx-commit=0", "--innodb-buffer-pool-size=256M", "--init-file="+begin)
	return port
}
