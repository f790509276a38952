package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

// The benchmarks of this file measure the command in processes of its own. Under -bench
// they print what docs/performance.md reports.

// asBare as the value of asCommand makes this test program a server that decodes and
// encodes the same JSON with encoding/json and does nothing else.
const asBare = "bare"

// serveBare serves until the process is killed. It prints where it listens.
func serveBare() error {
	type result struct {
		Column     string  `json:"column"`
		Label      string  `json:"label"`
		Confidence float64 `json:"confidence"`
	}
	type answer struct {
		Status string `json:"status"`
		Data   struct {
			Results []result `json:"results"`
		} `json:"data"`
		Errors []string `json:"errors"`
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	fmt.Println(listener.Addr())
	return http.Serve(listener, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var q struct {
			RequestID string `json:"requestId"`
			Mode      string `json:"mode"`
			Columns   []struct {
				Name  string `json:"name"`
				Value string `json:"value"`
			} `json:"columns"`
		}
		if err := json.NewDecoder(r.Body).Decode(&q); err != nil {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		a := answer{Status: "SUCCESS", Errors: []string{}}
		for _, c := range q.Columns {
			a.Data.Results = append(a.Data.Results, result{c.Name, "EMAIL_ADDRESS", 0.9})
		}
		w.Header().Set("Content-Type", "application/json")
		_ = json.NewEncoder(w).Encode(a)
	}))
}

// BenchmarkServer compares privet serve with the bare server. Each turn sends requests of
// two columns over 8 connections that stay open, for a tenth of a second to each server,
// so that what else the machine does slows both. The ratios count; "cpu" is the time of a
// processor that a request takes in the server, which the rest of the machine changes
// least. With -benchtime 50x there are 50 turns.
func BenchmarkServer(b *testing.B) {
	const connections, turn = 8, time.Second / 10
	privet := serve(b, nil, "-dev")
	requests := profileRequests(privet.printed(b, bearerPattern)[1])
	privet.out.forget()
	bare := start(b, []string{asCommand + "=" + asBare})
	for bare.base == "" {
		if line, _, ok := strings.Cut(bare.out.String(), "\n"); ok {
			bare.base = "http://" + line
		} else if time.Since(bare.born) > time.Minute {
			b.Fatal("the bare server does not start")
		}
	}
	sides := [2]struct {
		*process
		took []time.Duration
		cpu  float64
	}{{process: privet}, {process: bare}}
	for i := range sides {
		sides[i].cpu = -sides[i].cpuSeconds()
	}
	turns := 0.0
	for b.Loop() {
		for i := range sides {
			took, err := sides[i].load(requests, connections, turn)
			if err != nil {
				b.Fatal(err)
			}
			sides[i].took = append(sides[i].took, took...)
		}
		turns++
	}
	var rate, p50, p99, cpu [2]float64
	for i := range sides {
		s := &sides[i]
		slices.Sort(s.took)
		n := float64(len(s.took))
		at := func(q float64) float64 { return s.took[int(q*(n-1))].Seconds() * 1000 }
		rate[i], p50[i], p99[i] = n/(turns*turn.Seconds()), at(0.5), at(0.99)
		cpu[i] = (s.cpu + s.cpuSeconds()) * 1e6 / n
	}
	for name, v := range map[string][2]float64{"req/s": rate, "p50-ms": p50, "p99-ms": p99, "cpu-µs/req": cpu} {
		b.ReportMetric(v[0], name)
		b.ReportMetric(v[1], "bare-"+name)
		b.ReportMetric(v[0]/v[1], "ratio-"+name)
	}
	b.ReportMetric(0, "ns/op") // a turn always takes the same time
}

// BenchmarkStart measures from the start of privet serve to its first answer, and the
// memory that it holds then.
func BenchmarkStart(b *testing.B) {
	idle := 0.0
	for b.Loop() {
		p := serve(b, nil, "-dev")
		if status, err := p.send("GET", "/healthz", "", ""); status != http.StatusOK {
			b.Fatal(status, err)
		}
		idle += p.memory("VmRSS")
		_ = p.cmd.Process.Kill()
		_ = p.cmd.Wait()
	}
	b.ReportMetric(idle/float64(b.N), "MiB")
}

// BenchmarkVersion measures privet version, which is what any command costs before it
// begins its work.
func BenchmarkVersion(b *testing.B) {
	for b.Loop() {
		cmd := exec.Command(os.Args[0], "version")
		cmd.Env = []string{asCommand + "=1"}
		if err := cmd.Run(); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkLargeBodies measures the most memory that privet serve takes while 64 clients
// send a body of 10 MB each, all at the same time, and counts the answers of 503.
func BenchmarkLargeBodies(b *testing.B) {
	const clients, size = 64, 10 << 20
	var text strings.Builder
	text.WriteString(`{"columns":[{"name":"email","values":["jane.doe@example.com"`)
	for i := 0; text.Len() < size-64; i++ {
		fmt.Fprintf(&text, `,"jane.doe%d@example.com"`, i)
	}
	text.WriteString(`]}]}`)
	body := text.String()
	p := serve(b, nil, "-dev")
	token := p.printed(b, bearerPattern)[1]
	p.out.forget()
	var mu sync.Mutex
	refused := 0
	for b.Loop() {
		var wg sync.WaitGroup
		for range clients {
			wg.Go(func() {
				status, err := p.send("POST", profilePath, token, body)
				mu.Lock()
				defer mu.Unlock()
				switch {
				case status == http.StatusOK:
				case err != nil || status == http.StatusServiceUnavailable:
					refused++ // before its body is read, which can look like a broken connection
				default:
					b.Errorf("a large body is answered %d", status)
				}
			})
		}
		wg.Wait()
	}
	b.ReportMetric(p.memory("VmHWM"), "MiB")
	b.ReportMetric(float64(refused)/float64(b.N), "refused/op")
}

const profilePath = "/api/v1/profiler/run"

// bearerPattern finds the token in what privet serve -dev prints.
const bearerPattern = `Bearer ([A-Za-z0-9._-]+)'`

// profileRequests returns requests of two columns of one value. All have the same length
// and no two the same values, so that a server is never asked what it has just answered.
func profileRequests(token string) [][]byte {
	syllables := [...]string{"ba", "de", "fi", "go", "hu", "ja", "ke", "li", "mo", "nu", "pa", "re", "si", "to", "va", "we"}
	requests := make([][]byte, 4096)
	for i := range requests {
		at := func(shift int) string { return syllables[i>>shift%len(syllables)] }
		body := fmt.Sprintf(`{"requestId":"r-%04d","mode":"STRUCTURED","columns":[{"name":"email","value":"%s%s.%s%s@example.com"},`+
			`{"name":"dob","value":"%04d-%02d-%02d"}]}`, i, at(0), at(4), at(8), at(2), 1940+i%70, 1+i%12, 1+i%28)
		requests[i] = fmt.Appendf(nil, "POST %s HTTP/1.1\r\nHost: privet\r\nContent-Type: application/json\r\n"+
			"Authorization: Bearer %s\r\nContent-Length: %d\r\n\r\n%s", profilePath, token, len(body), body)
	}
	return requests
}

// load sends requests over connections that stay open, for a time, and returns how long
// each answer took.
func (p *process) load(requests [][]byte, connections int, during time.Duration) ([]time.Duration, error) {
	lists := make([][]time.Duration, connections)
	errs := make([]error, connections)
	until := time.Now().Add(during)
	var wg sync.WaitGroup
	for i := range connections {
		wg.Go(func() {
			conn, err := net.Dial("tcp", strings.TrimPrefix(p.base, "http://"))
			if err != nil {
				errs[i] = err
				return
			}
			defer conn.Close()
			answers := bufio.NewReader(conn)
			next := i * len(requests) / connections
			for begun := time.Now(); begun.Before(until); begun = time.Now() {
				_, err := conn.Write(requests[next%len(requests)])
				next++
				if err == nil {
					err = discardAnswer(answers)
				}
				if err != nil {
					errs[i] = err
					return
				}
				lists[i] = append(lists[i], time.Since(begun))
			}
		})
	}
	wg.Wait()
	return slices.Concat(lists...), errors.Join(errs...)
}

// discardAnswer reads one good answer with as little work as it can, so that the server
// is what is measured.
func discardAnswer(r *bufio.Reader) error {
	length := -1
	for first := true; ; first = false {
		line, err := r.ReadSlice('\n')
		if err != nil {
			return err
		}
		if first && !bytes.HasPrefix(line, []byte("HTTP/1.1 200")) {
			return errors.New("the answer is not 200")
		}
		if rest, ok := bytes.CutPrefix(line, []byte("Content-Length: ")); ok {
			if length, err = strconv.Atoi(string(bytes.TrimSpace(rest))); err != nil {
				return err
			}
		}
		if len(line) == 2 {
			_, err := r.Discard(length)
			return err
		}
	}
}

// send sends one request on a connection of its own and returns the status of the answer.
func (p *process) send(method, path, token, body string) (int, error) {
	r, err := http.NewRequest(method, p.base+path, strings.NewReader(body))
	if err != nil {
		return 0, err
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Authorization", "Bearer "+token)
	answer, err := (&http.Client{Transport: &http.Transport{DisableKeepAlives: true}}).Do(r)
	if err != nil {
		return 0, err
	}
	defer answer.Body.Close()
	_, err = io.Copy(io.Discard, answer.Body)
	return answer.StatusCode, err
}

// memory returns a field of /proc/PID/status of Linux in MiB, and 0 elsewhere.
func (p *process) memory(name string) float64 {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.cmd.Process.Pid))
	if err != nil {
		return 0
	}
	_, rest, _ := strings.Cut(string(status), "\n"+name+":")
	line, _, _ := strings.Cut(rest, "\n")
	n, _ := strconv.ParseFloat(strings.TrimSuffix(strings.TrimSpace(line), " kB"), 64)
	return n / 1024
}

// cpuSeconds returns how many seconds of a processor the process has taken on Linux, in
// hundredths, and 0 elsewhere.
func (p *process) cpuSeconds() float64 {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", p.cmd.Process.Pid))
	if err != nil {
		return 0
	}
	// The name of the program, in brackets, may hold spaces. The twelfth and thirteenth
	// field behind it are the ticks of the program and of the system, 100 a second.
	_, rest, _ := strings.Cut(string(stat), ") ")
	fields := strings.Fields(rest)
	if len(fields) < 13 {
		return 0
	}
	user, _ := strconv.ParseFloat(fields[11], 64)
	system, _ := strconv.ParseFloat(fields[12], 64)
	return (user + system) / 100
}
