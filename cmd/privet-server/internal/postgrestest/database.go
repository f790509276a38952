// Package postgrestest runs a PostgreSQL of its own for a test, of the package of Debian or
// whatever else has initdb and postgres.
package postgrestest

import (
	"bytes"
	"fmt"
	"net"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"slices"
	"strconv"
	"syscall"
	"testing"
	"time"
)

// A Database is a server with an empty database, at an address of loopback.
type Database struct {
	URL string

	t    testing.TB
	bin  string
	dir  string
	port int
	as   *syscall.SysProcAttr
	cmd  *exec.Cmd
	log  bytes.Buffer
}

// Start makes a database and starts it. Where there is no PostgreSQL the test is skipped.
func Start(t testing.TB) *Database {
	t.Helper()
	d := &Database{t: t, bin: programs()}
	if d.bin == "" {
		t.Skip("PostgreSQL is not installed (apt-get install postgresql)")
	}
	// Not t.TempDir, whose parents others may not enter.
	dir, err := os.MkdirTemp("", "privet-postgres-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	d.dir = filepath.Join(dir, "data")
	if os.Getuid() == 0 { // as whom it does not run
		if d.as = unprivileged(); d.as == nil {
			t.Skip("there is no user postgres or nobody to run it as")
		}
		if err := os.Chown(dir, int(d.as.Credential.Uid), int(d.as.Credential.Gid)); err != nil {
			t.Fatal(err)
		}
	}
	if out, err := d.command("initdb", "-D", d.dir, "-A", "trust", "-U", "privet", "-E", "UTF8", "--no-sync").CombinedOutput(); err != nil {
		t.Fatalf("initdb: %v\n%s", err, out)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	d.port = listener.Addr().(*net.TCPAddr).Port
	listener.Close()
	d.URL = fmt.Sprintf("postgres://privet@127.0.0.1:%d/postgres?sslmode=disable", d.port)
	t.Cleanup(func() { d.Kill() })
	d.Restart()
	return d
}

// programs is the folder of the programs of PostgreSQL, the newest where there are several.
func programs() string {
	folders, _ := filepath.Glob("/usr/lib/postgresql/*/bin")
	slices.Sort(folders)
	for _, dir := range slices.Backward(folders) {
		if _, err := os.Stat(filepath.Join(dir, "initdb")); err == nil {
			return dir
		}
	}
	if path, err := exec.LookPath("initdb"); err == nil {
		return filepath.Dir(path)
	}
	return ""
}

// unprivileged is a user that is not root.
func unprivileged() *syscall.SysProcAttr {
	for _, name := range []string{"postgres", "nobody"} {
		if u, err := user.Lookup(name); err == nil {
			uid, _ := strconv.ParseUint(u.Uid, 10, 32)
			gid, _ := strconv.ParseUint(u.Gid, 10, 32)
			return &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}}
		}
	}
	return nil
}

func (d *Database) command(program string, args ...string) *exec.Cmd {
	cmd := exec.Command(filepath.Join(d.bin, program), args...)
	cmd.Dir, cmd.SysProcAttr, cmd.Env = "/", d.as, []string{"LC_ALL=C.UTF-8", "PATH=" + os.Getenv("PATH")}
	return cmd
}

// Restart starts the database, which must not be running, and waits until it can be
// connected to.
func (d *Database) Restart() {
	d.t.Helper()
	d.log.Reset()
	d.cmd = d.command("postgres", "-D", d.dir, "-k", "", "-p", strconv.Itoa(d.port), "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off")
	d.cmd.Stderr = &d.log
	if err := d.cmd.Start(); err != nil {
		d.t.Fatal(err)
	}
	for end := time.Now().Add(time.Minute); ; time.Sleep(20 * time.Millisecond) {
		if d.command("pg_isready", "-q", "-h", "127.0.0.1", "-p", strconv.Itoa(d.port)).Run() == nil {
			return
		}
		if time.Now().After(end) {
			d.Kill()
			d.t.Fatalf("PostgreSQL does not start: %s", d.log.String())
		}
	}
}

// Kill ends the database and all of its processes at once, as a power failure does.
func (d *Database) Kill() {
	if d.cmd == nil {
		return
	}
	// Its processes end when the first one is gone, and nothing of what they do counts.
	_ = d.cmd.Process.Signal(syscall.SIGQUIT)
	_ = d.cmd.Wait()
	d.cmd = nil
}

// Exec runs statements.
func (d *Database) Exec(sql string) string {
	d.t.Helper()
	out, err := d.command("psql", "-X", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", sql, d.URL).CombinedOutput()
	if err != nil {
		d.t.Fatalf("%s: %v\n%s", sql, err, out)
	}
	return string(bytes.TrimSpace(out))
}
