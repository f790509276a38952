package check

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// This file runs a container as an engine would: in namespaces of its own, in the
// tree of its image, with its user, its variables, its files and its limits.

// A container says what is run and how.
type container struct {
	Name     string
	Root     string // folder that is its file system
	Shared   bool   // Root is the machine's own, and so is the network
	Command  []string
	Env      []string
	UID, GID int
	Tmpfs    map[string]string // options of folders in memory, by path
	Files    [][2]string       // files and folders from outside, and where they are inside
	Log      string            // file that its output goes to
}

// A running is a container that was started.
type running struct {
	container
	PID int
}

// start starts a container, which goes on when the program that starts it ends.
func (c container) start() (*running, error) {
	spec, err := json.Marshal(c)
	if err != nil {
		return nil, err
	}
	log, err := os.OpenFile(c.Log, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, err
	}
	defer log.Close()
	cmd := exec.Command("/proc/self/exe", string(spec))
	cmd.Args[0] = "container-init"
	cmd.Stdout, cmd.Stderr = log, log
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Cloneflags: syscall.CLONE_NEWNS | syscall.CLONE_NEWIPC | syscall.CLONE_NEWUTS}
	if !c.Shared {
		cmd.SysProcAttr.Cloneflags |= syscall.CLONE_NEWNET
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	r := &running{c, cmd.Process.Pid}
	if !c.Shared {
		if err := r.linkDatabase(); err != nil {
			return nil, err
		}
	}
	return r, cmd.Process.Release()
}

// containerInit becomes the program of a container. It comes back only on an error.
func containerInit(spec string) error {
	runtime.LockOSThread() // some of what follows is of one thread
	var c container
	if err := json.Unmarshal([]byte(spec), &c); err != nil {
		return err
	}
	if !c.Shared {
		if err := loopbackUp(); err != nil {
			return err
		}
	}
	if err := unix.Mount("", "/", "", unix.MS_REC|unix.MS_PRIVATE, ""); err != nil {
		return err
	}
	root, err := os.MkdirTemp("", "container")
	if err != nil {
		return err
	}
	if err := unix.Mount(c.Root, root, "", unix.MS_BIND|unix.MS_REC, ""); err != nil {
		return err
	}
	for _, f := range c.Files {
		if err := bindInto(root, f[0], f[1]); err != nil {
			return fmt.Errorf("%s: %w", f[1], err)
		}
	}
	if !c.Shared {
		if err := os.MkdirAll(filepath.Join(root, "proc"), 0o755); err != nil {
			return err
		}
		if err := unix.Mount("proc", filepath.Join(root, "proc"), "proc", 0, ""); err != nil {
			return err
		}
	}
	for path, options := range c.Tmpfs {
		if err := unix.Mount("tmpfs", filepath.Join(root, path), "tmpfs", unix.MS_NOSUID|unix.MS_NODEV, options); err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
	}
	if err := unix.Mount("", root, "", unix.MS_REMOUNT|unix.MS_BIND|unix.MS_RDONLY, ""); err != nil {
		return err
	}
	if err := unix.Chroot(root); err != nil {
		return err
	}
	if err := unix.Chdir("/"); err != nil {
		return err
	}
	for capability := range unix.CAP_LAST_CAP + 1 {
		if err := unix.Prctl(unix.PR_CAPBSET_DROP, uintptr(capability), 0, 0, 0); err != nil {
			return err
		}
	}
	if err := errors.Join(syscall.Setgroups([]int{c.GID}), syscall.Setgid(c.GID), syscall.Setuid(c.UID)); err != nil {
		return err
	}
	if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
		return err
	}
	return unix.Exec(c.Command[0], c.Command, c.Env)
}

// bindInto mounts a file or a folder into a tree, in which only itself is made.
func bindInto(root, from, to string) error {
	info, err := os.Stat(from)
	if err != nil {
		return err
	}
	at := filepath.Join(root, to)
	if info.IsDir() {
		err = os.MkdirAll(at, 0o755)
	} else if err = os.MkdirAll(filepath.Dir(at), 0o755); err == nil {
		err = os.WriteFile(at, nil, 0o644)
	}
	if err != nil {
		return err
	}
	return unix.Mount(from, at, "", unix.MS_BIND, "")
}

// loopbackUp has a network namespace speak to itself.
func loopbackUp() error {
	fd, err := unix.Socket(unix.AF_INET, unix.SOCK_DGRAM, 0)
	if err != nil {
		return err
	}
	defer unix.Close(fd)
	lo, err := unix.NewIfreq("lo")
	if err != nil {
		return err
	}
	lo.SetUint16(unix.IFF_UP | unix.IFF_RUNNING)
	return unix.IoctlIfreq(fd, unix.SIOCSIFFLAGS, lo)
}

// run runs a program in the container and as its user, as a health check does.
func (r *running) run(command ...string) error {
	pid := strconv.Itoa(r.PID)
	cmd := exec.Command("nsenter", append([]string{"-t", pid, "-m", "-n", "-r", "-w", "-S", strconv.Itoa(r.UID), "-G", strconv.Itoa(r.GID)}, command...)...)
	cmd.Env = append(append([]string{}, r.Env...), "PATH="+os.Getenv("PATH"))
	out, err := cmd.CombinedOutput()
	if err != nil {
		return fmt.Errorf("%v: %w %s", command, err, out)
	}
	return nil
}

// dial connects to a port of the container from inside of its network.
func (r *running) dial(port string) (net.Conn, error) {
	type result struct {
		conn net.Conn
		err  error
	}
	done := make(chan result)
	go func() {
		runtime.LockOSThread() // and never unlocked: the thread stays in the other network
		fd, err := unix.Open(fmt.Sprintf("/proc/%d/ns/net", r.PID), unix.O_RDONLY|unix.O_CLOEXEC, 0)
		if err == nil {
			defer unix.Close(fd)
			err = unix.Setns(fd, unix.CLONE_NEWNET)
		}
		if err != nil {
			done <- result{nil, err}
			return
		}
		conn, err := net.DialTimeout("tcp4", "127.0.0.1:"+port, time.Second)
		done <- result{conn, err}
	}()
	got := <-done
	return got.conn, got.err
}

// get gives the status of a path, as a probe asks for it.
func (r *running) get(port, path string) (int, error) {
	conn, err := r.dial(port)
	if err != nil {
		return 0, err
	}
	defer conn.Close()
	client := http.Client{Timeout: 3 * time.Second, Transport: &http.Transport{DisableKeepAlives: true, DialContext: func(context.Context, string, string) (net.Conn, error) { return conn, nil }}}
	answer, err := client.Get("http://container" + path)
	if err != nil {
		return 0, err
	}
	answer.Body.Close()
	return answer.StatusCode, nil
}

// wait asks until it is answered well, for some seconds.
func (r *running) wait(ask func() error) error {
	var err error
	for end := time.Now().Add(15 * time.Second); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if err = ask(); err == nil {
			return nil
		}
		if unix.Kill(r.PID, 0) != nil {
			break
		}
	}
	log, _ := os.ReadFile(r.Log)
	return fmt.Errorf("%s is not well: %w\n%s", r.Name, err, log)
}

// stop has a container end, which it must do by itself.
func (r *running) stop(grace time.Duration) error {
	if err := unix.Kill(r.PID, unix.SIGTERM); err != nil {
		return err
	}
	for end := time.Now().Add(grace); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		// Its parent has ended, so that it is no child of anybody who waits for it.
		stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", r.PID))
		if err != nil || strings.Contains(string(stat), ") Z ") {
			log, err := os.ReadFile(r.Log)
			if err != nil || !strings.Contains(string(log), `"msg":"stopped"`) {
				return fmt.Errorf("%s has not ended well: %s", r.Name, log)
			}
			return nil
		}
	}
	return fmt.Errorf("%s does not end within %v", r.Name, grace)
}

// proxy passes connections to an address on to a port of the container, until the
// process ends.
func (r *running) proxy(address, port string) error {
	listener, err := net.Listen("tcp", address)
	if err != nil {
		return err
	}
	for {
		from, err := listener.Accept()
		if err != nil {
			return err
		}
		go func() {
			defer from.Close()
			to, err := r.dial(port)
			if err != nil {
				return
			}
			defer to.Close()
			go func() { _, _ = io.Copy(to, from); _ = to.(*net.TCPConn).CloseWrite() }()
			_, _ = io.Copy(from, to)
		}()
	}
}
