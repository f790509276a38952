package check

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// The database of the walk is a PostgreSQL of this machine's package, at 127.0.0.1:5432 of the
// walk's network. Containers have networks of their own; a link leads from the same address of
// each of them to it.
const databaseAddress = "127.0.0.1:5432"

// databaseHosts are the names by which containers know it: that of Compose, and that of a cloud.
const databaseHosts = "127.0.0.1 localhost\n127.0.0.1 db\n127.0.0.1 database.example\n"

// databasePrograms is the folder of the programs of PostgreSQL, or empty.
func databasePrograms() string {
	folders, _ := filepath.Glob("/usr/lib/postgresql/*/bin")
	slices.Sort(folders)
	for _, dir := range slices.Backward(folders) {
		if _, err := os.Stat(filepath.Join(dir, "initdb")); err == nil {
			return dir
		}
	}
	return ""
}

// startDatabase starts the database, with an empty database privet of a user privet.
func startDatabase(password string) error {
	owner, err := user.Lookup("postgres")
	if err != nil {
		return err
	}
	uid, _ := strconv.Atoi(owner.Uid)
	gid, _ := strconv.Atoi(owner.Gid)
	dir, err := os.MkdirTemp("", "database")
	if err != nil {
		return err
	}
	secret := filepath.Join(dir, "password")
	if err := errors.Join(os.WriteFile(secret, []byte(password), 0o600), os.Chown(secret, uid, gid), os.Chown(dir, uid, gid)); err != nil {
		return err
	}
	command := func(program string, args ...string) *exec.Cmd {
		cmd := exec.Command(filepath.Join(databasePrograms(), program), args...)
		cmd.Dir, cmd.Env = dir, []string{"LC_ALL=C.UTF-8", "PGPASSWORD=" + password, "PATH=" + os.Getenv("PATH")}
		cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}, Setsid: true}
		return cmd
	}
	data := filepath.Join(dir, "data")
	if out, err := command("initdb", "-D", data, "-U", "privet", "-A", "scram-sha-256", "--pwfile", secret, "--no-sync").CombinedOutput(); err != nil {
		return fmt.Errorf("%w: %s", err, out)
	}
	host, port, _ := net.SplitHostPort(databaseAddress)
	server := command("postgres", "-D", data, "-k", "", "-p", port, "-c", "listen_addresses="+host, "-c", "fsync=off")
	log, err := os.OpenFile(inState("database.log"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer log.Close()
	server.Stderr = log
	if err := server.Start(); err != nil {
		return err
	}
	if err := save(server.Process.Pid, "database"); err != nil {
		return err
	}
	create := []string{"-X", "-q", "-h", host, "-p", port, "-U", "privet", "-d", "postgres", "-c", "CREATE DATABASE privet"}
	for end := time.Now().Add(30 * time.Second); ; time.Sleep(50 * time.Millisecond) {
		out, err := command("psql", create...).CombinedOutput()
		if err == nil {
			return server.Process.Release()
		}
		if time.Now().After(end) {
			return fmt.Errorf("the database does not start: %w: %s", err, out)
		}
	}
}

// stopDatabase ends the database, and what was in it is gone.
func stopDatabase() {
	var pid int
	if load(&pid, "database") == nil {
		_ = unix.Kill(pid, unix.SIGQUIT)
		_ = os.Remove(inState("database"))
		for unix.Kill(pid, 0) == nil {
			if stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid)); err != nil || strings.Contains(string(stat), ") Z ") {
				break
			}
			time.Sleep(20 * time.Millisecond)
		}
	}
}

// linkDatabase has the address of the database lead to it inside of a container.
func (r *running) linkDatabase() error {
	spec, err := json.Marshal(r)
	if err != nil {
		return err
	}
	cmd := exec.Command("/proc/self/exe", string(spec))
	cmd.Args[0] = "container-link"
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	if err := cmd.Start(); err != nil {
		return err
	}
	return cmd.Process.Release()
}

// link passes connections from inside of a container on to the database, until the container
// has ended.
func (r *running) link() error {
	type result struct {
		listener net.Listener
		err      error
	}
	done := make(chan result)
	go func() {
		runtime.LockOSThread() // and never unlocked: the thread stays in the other network
		fd, err := unix.Open(fmt.Sprintf("/proc/%d/ns/net", r.PID), unix.O_RDONLY|unix.O_CLOEXEC, 0)
		if err == nil {
			defer unix.Close(fd)
			err = unix.Setns(fd, unix.CLONE_NEWNET)
		}
		var listener net.Listener
		for end := time.Now().Add(10 * time.Second); err == nil && listener == nil; time.Sleep(10 * time.Millisecond) {
			var late error
			if listener, late = net.Listen("tcp", databaseAddress); late != nil && time.Now().After(end) { // loopback is not up yet
				err = late
			}
		}
		done <- result{listener, err}
	}()
	got := <-done
	if got.err != nil {
		return got.err
	}
	go func() {
		for unix.Kill(r.PID, 0) == nil {
			time.Sleep(time.Second)
		}
		got.listener.Close()
	}()
	for {
		from, err := got.listener.Accept()
		if err != nil {
			return nil
		}
		go func() {
			defer from.Close()
			to, err := net.Dial("tcp", databaseAddress)
			if err != nil {
				return
			}
			defer to.Close()
			go func() { _, _ = io.Copy(to, from); _ = to.(*net.TCPConn).CloseWrite() }()
			_, _ = io.Copy(from, to)
		}()
	}
}
