package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"
)

// This file measures the server of this binary beside a bare one, on the machine
// that it runs on. Both run in processes of their own and answer the same request
// over loopback connections that stay open, in turns, so that what else the
// machine does meets both. What counts are the ratios.

// benchBodies is how many requests there are, so that none of the servers is asked
// for what it has just answered.
const benchBodies = 4096

// benchBody is a request, of two columns of one value. All have the same length.
func benchBody(i int) string {
	syllables := [...]string{"ba", "de", "fi", "go", "hu", "ja", "ke", "li", "mo", "nu", "pa", "re", "si", "to", "va", "we"}
	at := func(shift int) string { return syllables[i>>shift%len(syllables)] }
	return fmt.Sprintf(`{"requestId":"r-%04d","mode":"STRUCTURED","columns":[{"name":"email","value":"%s%s.%s%s@example.com"},{"name":"dob","value":"%04d-%02d-%02d"}]}`,
		i, at(0), at(4), at(8), at(2), 1940+i%70, 1+i%12, 1+i%28)
}

// A measurement is what privet bench finds. Times are in milliseconds, memory is
// in MiB.
type measurement struct {
	Rate      float64 `json:"rate"`     // requests a second
	BareRate  float64 `json:"bareRate"` // of the bare server
	RateRatio float64 `json:"rateRatio"`
	P50       float64 `json:"p50"`
	P99       float64 `json:"p99"`
	BareP50   float64 `json:"bareP50"`
	BareP99   float64 `json:"bareP99"`
	P99Ratio  float64 `json:"p99Ratio"`
	CPU       float64 `json:"cpu"`     // microseconds of a processor that a request takes in the server
	BareCPU   float64 `json:"bareCpu"` // which what else the machine does changes less than the rate
	Start     float64 `json:"start"`   // from the start of the process to its first answer
	Idle      float64 `json:"idle"`    // resident memory before the first request
	Loaded    float64 `json:"loaded"`  // most resident memory while large bodies come
	Bodies    int     `json:"bodies"`  // large bodies that were answered 200
	Refused   int     `json:"refused"` // and 503
}

// runBench is privet bench.
func runBench(ctx context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	format := formatFlag(flags)
	connections := flags.Int("connections", 8, "`connections` that send requests at the same time")
	duration := flags.Duration("duration", 5*time.Second, "how long each of the two servers is measured, in all")
	clients := flags.Int("clients", 64, "`clients` that send large bodies at the same time; 0 for none")
	size := 10 << 20
	flags.Var(byteSize[int]{&size}, "body", "`bytes` of a large body")
	bare := flags.Bool("bare", false, "be the bare server, and print where it listens")
	err := parseNone(flags, args)
	switch {
	case err != nil:
		return 0, err
	case *connections < 1 || *clients < 0 || *duration < time.Second:
		return 0, errUsage("-connections, -clients or -duration is too small")
	}
	if err := checkFormat(*format); err != nil {
		return 0, err
	}
	if *bare {
		return serveBare(ctx, t)
	}
	m, err := measureServers(ctx, *connections, *duration, *clients, size)
	if err != nil {
		return 0, err
	}
	if *format == "json" {
		return exitDone, printJSON(t.out, m)
	}
	two := func(v float64) string { return strconv.FormatFloat(v, 'f', 2, 64) }
	return exitDone, printTable(t.out, "WHAT\tPRIVET\tBARE\tRATIO", [][]string{
		{"requests a second", fmt.Sprintf("%.0f", m.Rate), fmt.Sprintf("%.0f", m.BareRate), two(m.RateRatio)},
		{"half of the answers within, ms", two(m.P50), two(m.BareP50), two(m.P50 / m.BareP50)},
		{"99 of 100 answers within, ms", two(m.P99), two(m.BareP99), two(m.P99Ratio)},
		{"processor time of the server, µs a request", two(m.CPU), two(m.BareCPU), two(m.CPU / m.BareCPU)},
		{"start to first answer, ms", two(m.Start), "", ""},
		{"memory before the first request, MiB", two(m.Idle), "", ""},
		{fmt.Sprintf("most memory, %d clients with large bodies, MiB", *clients), two(m.Loaded), "", ""},
		{"large bodies answered, and refused", fmt.Sprintf("%d, %d", m.Bodies, m.Refused), "", ""},
	})
}

// serveBare serves a handler that decodes and encodes the same JSON and does
// nothing else, with what the standard library has.
func serveBare(ctx context.Context, t *terminal) (int, error) {
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
	listener, err := new(net.ListenConfig).Listen(ctx, "tcp", "127.0.0.1:0")
	if err != nil {
		return 0, nameless(err)
	}
	fmt.Fprintln(t.out, listener.Addr())
	server := &http.Server{ReadHeaderTimeout: time.Minute, Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
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
	})}
	defer context.AfterFunc(ctx, func() { _ = server.Close() })()
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return 0, err
	}
	return exitDone, nil
}

// A child is a server in a process of its own.
type child struct {
	cmd   *exec.Cmd
	addr  string
	token string
}

// startChild starts this binary with other arguments, and reads from what it
// prints where it listens.
func startChild(ctx context.Context, args ...string) (*child, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, nameless(err)
	}
	c := &child{cmd: exec.CommandContext(ctx, self, args...)}
	c.cmd.Cancel = func() error { return c.cmd.Process.Signal(syscall.SIGTERM) }
	c.cmd.WaitDelay = 10 * time.Second
	c.cmd.Env = os.Environ()
	out, err := c.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	said, err := c.cmd.StderrPipe()
	if err != nil {
		return nil, err
	}
	if err := c.cmd.Start(); err != nil {
		return nil, nameless(err)
	}
	lines := bufio.NewReader(out)
	line, err := lines.ReadString('\n')
	if err != nil {
		c.stop()
		return nil, errors.New("a server does not start")
	}
	if c.addr = strings.TrimSpace(line); strings.HasPrefix(line, "{") {
		var entry struct{ Msg, Addr, Reason string }
		if json.Unmarshal([]byte(line), &entry) != nil || entry.Msg != "serving" {
			c.stop()
			return nil, errors.New("a server does not start")
		}
		c.addr = entry.Addr
		// It prints the token before it logs that it serves.
		var printed strings.Builder
		for buf := make([]byte, 4096); ; {
			n, err := said.Read(buf)
			printed.Write(buf[:n])
			if m := bearer.FindStringSubmatch(printed.String()); m != nil {
				c.token = m[1]
				break
			}
			if err != nil {
				c.stop()
				return nil, errors.New("a server prints no token")
			}
		}
	}
	// What it logs is read and thrown away, as a collector of logs would.
	go func() { _, _ = io.Copy(io.Discard, lines) }()
	go func() { _, _ = io.Copy(io.Discard, said) }()
	return c, nil
}

var bearer = regexp.MustCompile(`Bearer ([A-Za-z0-9._-]+)'`)

// stop ends the process.
func (c *child) stop() {
	_ = c.cmd.Process.Signal(syscall.SIGTERM)
	_ = c.cmd.Wait()
}

// memory gives a line of what Linux says of the memory of the process, in MiB, and
// 0 where it says nothing.
func (c *child) memory(name string) float64 {
	status, err := os.ReadFile("/proc/" + strconv.Itoa(c.cmd.Process.Pid) + "/status")
	if err != nil {
		return 0
	}
	_, rest, _ := strings.Cut(string(status), "\n"+name+":")
	line, _, _ := strings.Cut(rest, "\n")
	n, err := strconv.ParseFloat(strings.TrimSuffix(strings.TrimSpace(line), " kB"), 64)
	if err != nil {
		return 0
	}
	return n / 1024
}

// cpu gives how many seconds of a processor the process has taken, in hundredths,
// and 0 where the system does not say.
func (c *child) cpu() float64 {
	stat, err := os.ReadFile("/proc/" + strconv.Itoa(c.cmd.Process.Pid) + "/stat")
	if err != nil {
		return 0
	}
	// The name of the program, in brackets, may hold spaces. The twelfth
	// and thirteenth field behind it are the ticks for the program and the system.
	_, rest, _ := strings.Cut(string(stat), ") ")
	fields := strings.Fields(rest)
	if len(fields) < 13 {
		return 0
	}
	user, errUser := strconv.ParseFloat(fields[11], 64)
	system, errSystem := strconv.ParseFloat(fields[12], 64)
	if errors.Join(errUser, errSystem) != nil {
		return 0
	}
	return (user + system) / ticks
}

// ticks is how many ticks of Linux a second has, for programs.
const ticks = 100

// startsMeasured is how many starts are measured; the fastest counts, which the
// rest of the machine has held up least.
const startsMeasured = 5

// rounds is into how many turns the time of each server is cut. They are short, so
// that what else the machine does in one meets the other as well.
const rounds = 40

// measureServers measures everything.
func measureServers(ctx context.Context, connections int, duration time.Duration, clients, size int) (m measurement, err error) {
	serve := []string{"serve", "-dev", "-addr", "127.0.0.1:0"}
	for range startsMeasured {
		begun := time.Now()
		c, err := startChild(ctx, serve...)
		if err != nil {
			return m, err
		}
		_, err = c.send(&net.Dialer{}, "GET", "/healthz", nil)
		took := time.Since(begun).Seconds() * 1000
		c.stop()
		if err != nil {
			return m, err
		}
		if m.Start == 0 || took < m.Start {
			m.Start = took
		}
	}
	privet, err := startChild(ctx, serve...)
	if err != nil {
		return m, err
	}
	defer privet.stop()
	m.Idle = privet.memory("VmRSS")
	bare, err := startChild(ctx, "bench", "-bare")
	if err != nil {
		return m, err
	}
	defer bare.stop()
	bare.token = privet.token // which it does not look at, but has to read like the other
	var took, bareTook []time.Duration
	cpu, bareCPU := privet.cpu(), bare.cpu()
	for range rounds {
		for _, side := range []struct {
			c    *child
			into *[]time.Duration
		}{{privet, &took}, {bare, &bareTook}} {
			if ctx.Err() != nil {
				return m, errInterrupted
			}
			list, err := side.c.load(ctx, connections, duration/rounds)
			if err != nil {
				return m, err
			}
			*side.into = append(*side.into, list...)
		}
	}
	m.Rate, m.P50, m.P99 = summary(took, duration)
	m.BareRate, m.BareP50, m.BareP99 = summary(bareTook, duration)
	m.RateRatio, m.P99Ratio = m.Rate/m.BareRate, m.P99/m.BareP99
	m.CPU = (privet.cpu() - cpu) * 1e6 / float64(len(took))
	m.BareCPU = (bare.cpu() - bareCPU) * 1e6 / float64(len(bareTook))
	if clients > 0 {
		if m.Bodies, m.Refused, err = privet.flood(ctx, clients, size); err != nil {
			return m, err
		}
	}
	m.Loaded = privet.memory("VmHWM")
	return m, nil
}

// summary gives the rate, and within how many milliseconds half and 99 of 100 of
// the answers came.
func summary(took []time.Duration, in time.Duration) (rate, p50, p99 float64) {
	if len(took) == 0 {
		return 0, 0, 0
	}
	slices.Sort(took)
	at := func(q float64) float64 { return took[int(q*float64(len(took)-1))].Seconds() * 1000 }
	return float64(len(took)) / in.Seconds(), at(0.5), at(0.99)
}

// load sends the request over connections that stay open, for a time, and gives
// how long each answer took.
func (c *child) load(ctx context.Context, connections int, during time.Duration) ([]time.Duration, error) {
	requests := make([][]byte, benchBodies)
	for i := range requests {
		body := benchBody(i)
		requests[i] = fmt.Appendf(nil, "POST /api/v1/profiler/run HTTP/1.1\r\nHost: privet\r\nContent-Type: application/json\r\nAuthorization: Bearer %s\r\nContent-Length: %d\r\n\r\n%s",
			c.token, len(body), body)
	}
	lists := make([][]time.Duration, connections)
	errs := make([]error, connections)
	until := time.Now().Add(during)
	var wg sync.WaitGroup
	for i := range connections {
		wg.Go(func() {
			conn, err := new(net.Dialer).DialContext(ctx, "tcp", c.addr)
			if err != nil {
				errs[i] = errors.New("a server does not answer")
				return
			}
			defer conn.Close()
			answers := bufio.NewReader(conn)
			next := i * benchBodies / connections
			for begun := time.Now(); begun.Before(until); begun = time.Now() {
				_, err := conn.Write(requests[next%benchBodies])
				next++
				if err == nil {
					err = readAnswer(answers)
				}
				if err != nil {
					errs[i] = errors.New("a server does not answer as it should")
					return
				}
				lists[i] = append(lists[i], time.Since(begun))
			}
		})
	}
	wg.Wait()
	return slices.Concat(lists...), errors.Join(errs...)
}

// readAnswer reads one good answer with as little work as it can, so that the
// server is what is measured.
func readAnswer(r *bufio.Reader) error {
	length := -1
	for first := true; ; first = false {
		line, err := r.ReadSlice('\n')
		if err != nil {
			return err
		}
		if first && !bytes.HasPrefix(line, []byte("HTTP/1.1 200")) {
			return errors.New("not a good answer")
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

// send sends one request and gives the status of its answer.
func (c *child) send(d *net.Dialer, method, path string, body io.Reader) (int, error) {
	r, err := http.NewRequest(method, "http://"+c.addr+path, body)
	if err != nil {
		return 0, err
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Authorization", "Bearer "+c.token)
	client := &http.Client{Transport: &http.Transport{DialContext: d.DialContext, DisableKeepAlives: true}}
	answer, err := client.Do(r)
	if err != nil {
		return 0, errors.New("a server does not answer")
	}
	defer answer.Body.Close()
	_, err = io.Copy(io.Discard, answer.Body)
	return answer.StatusCode, err
}

// flood has clients send a large body each, all at the same time.
func (c *child) flood(ctx context.Context, clients, size int) (answered, refused int, err error) {
	var b strings.Builder
	b.WriteString(`{"columns":[{"name":"email","values":[`)
	for i := 0; b.Len() < size-64; i++ {
		if i > 0 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, `"jane.doe%d@example.com"`, i)
	}
	b.WriteString(`]}]}`)
	body := b.String()
	var mu sync.Mutex
	var wg sync.WaitGroup
	for range clients {
		wg.Go(func() {
			status, e := c.send(&net.Dialer{}, "POST", "/api/v1/profiler/run", strings.NewReader(body))
			mu.Lock()
			defer mu.Unlock()
			switch {
			case status == http.StatusOK:
				answered++
			case e != nil || status == http.StatusServiceUnavailable:
				refused++ // before its body was read, which can look like a connection that breaks
			default:
				err = fmt.Errorf("a large body is answered %d", status)
			}
		})
	}
	wg.Wait()
	if ctx.Err() != nil {
		err = errInterrupted
	}
	return answered, refused, err
}
