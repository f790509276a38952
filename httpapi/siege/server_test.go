package siege

import (
	"bufio"
	"context"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet/httpapi"
	"github.com/privet-go/privet/internal/longtest"
)

// asServer is the variable that makes this test program the server. Its value has the lines
// of the keys.
const asServer = "PRIVET_SIEGE_SERVER"

// asAttacker is the variable that makes it one attack, of that name.
const asAttacker = "PRIVET_SIEGE_ATTACK"

func TestMain(m *testing.M) {
	if keys := os.Getenv(asServer); keys != "" {
		if err := serve(keys); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	if name := os.Getenv(asAttacker); name != "" {
		s := &server{addr: os.Getenv(asAttacker + "_ADDR"), attacker: os.Getenv(asAttacker + "_KEY")}
		for _, a := range attacks() {
			if a.name == name {
				a.run(context.Background(), s)
			}
		}
		os.Exit(1) // it goes on until it is killed
	}
	os.Exit(m.Run())
}

// attack runs an attack in a process of its own, so that it takes no time from the victim's,
// and returns what ends it.
func (s *server) attack(t *testing.T, name string) (stop func()) {
	t.Helper()
	command := exec.Command(os.Args[0])
	command.Env = append(os.Environ(), asAttacker+"="+name, asAttacker+"_ADDR="+s.addr, asAttacker+"_KEY="+s.attacker)
	command.Stdout = os.Stderr
	ready, err := command.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	stop = func() { _ = command.Process.Kill(); _ = command.Wait() }
	t.Cleanup(stop)
	if line, err := bufio.NewReader(ready).ReadString('\n'); err != nil {
		t.Fatalf("the attack does not begin: %s %v", line, err)
	}
	return stop
}

// begun tells the test that the attack begins.
func begun() { fmt.Fprintln(os.Stderr, "begun") }

// serve serves with the default limits until the process is killed. It prints where it
// listens.
func serve(lines string) error {
	// As the command does.
	debug.SetMemoryLimit(160 << 20)
	debug.SetGCPercent(1000)
	workers := runtime.GOMAXPROCS(0)
	runtime.GOMAXPROCS(workers + 1)
	keys, err := httpapi.ParseAPIKeys(strings.NewReader(lines))
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	handler, err := httpapi.New(&httpapi.Options{
		Auth: &httpapi.Auth{APIKeys: keys}, Limits: httpapi.Limits{Concurrent: workers}, FetchAllowHosts: []string{"127.0.0.1"},
	})
	if err != nil {
		return err
	}
	fmt.Println(listener.Addr())
	return httpapi.Serve(context.Background(), listener, handler, nil)
}

// A server is one under siege.
type server struct {
	addr             string
	attacker, victim string // keys
	pid              int
}

// startServer starts a server, which ends with the test.
func startServer(t *testing.T) *server {
	t.Helper()
	s := &server{}
	var lines string
	for _, of := range []struct {
		name string
		key  *string
	}{{"attacker", &s.attacker}, {"victim", &s.victim}} {
		key, line, err := httpapi.NewAPIKey(of.name)
		if err != nil {
			t.Fatal(err)
		}
		*of.key = key
		lines += line + "\n"
	}
	command := exec.Command(os.Args[0])
	command.Env = append(os.Environ(), asServer+"="+lines)
	command.Stderr = os.Stderr
	out, err := command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = command.Process.Kill(); _ = command.Wait() })
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	s.addr, s.pid = strings.TrimSpace(line), command.Process.Pid
	return s
}

// mostMemory is the most memory that the server has had, in MiB, or 0 where nobody tells.
func (s *server) mostMemory() int {
	text, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", s.pid))
	_, rest, _ := strings.Cut(string(text), "VmHWM:")
	fields := strings.Fields(rest)
	if len(fields) == 0 {
		return 0
	}
	kib, _ := strconv.Atoi(fields[0])
	return kib >> 10
}

// Seen is what a victim has seen.
type seen struct {
	times   []time.Duration
	refused map[string]int // by status, or what else there was
	health  time.Duration  // the longest of /healthz
}

func (s *seen) quantile(q float64) time.Duration {
	if len(s.times) == 0 {
		return 0
	}
	slices.Sort(s.times)
	return s.times[min(len(s.times)-1, int(q*float64(len(s.times))))]
}

const small = `{"columns":[{"name":"email","value":"john.doe@example.com"},{"name":"dob","value":"1985-02-03"}]}`

// watch sends small requests for a time, one after the other.
func (s *server) watch(t *testing.T, during time.Duration) *seen {
	t.Helper()
	client := &http.Client{Transport: &http.Transport{}, Timeout: longtest.Patience}
	defer client.CloseIdleConnections()
	v := &seen{refused: map[string]int{}}
	for end := time.Now().Add(during); time.Now().Before(end); time.Sleep(2 * time.Millisecond) {
		request, err := http.NewRequest("POST", "http://"+s.addr+"/api/v1/profiler/run", strings.NewReader(small))
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set("Content-Type", "application/json")
		request.Header.Set("Authorization", "Bearer "+s.victim)
		begun := time.Now()
		v.note(client.Do(request))
		v.times = append(v.times, time.Since(begun))
		if len(v.times)%16 == 0 {
			client.CloseIdleConnections() // so that some make a connection of their own
			begun := time.Now()
			v.note(client.Get("http://" + s.addr + "/healthz"))
			v.health = max(v.health, time.Since(begun))
		}
	}
	return v
}

// note notes an answer.
func (s *seen) note(r *http.Response, err error) {
	if err != nil {
		s.refused["no answer"]++
		return
	}
	defer r.Body.Close()
	if r.StatusCode != 200 {
		s.refused[strconv.Itoa(r.StatusCode)]++
		return
	}
	buf := make([]byte, 4096)
	for err == nil {
		_, err = r.Body.Read(buf)
	}
}
