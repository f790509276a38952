package httpapi

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"runtime"
	rtm "runtime/metrics"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/privet-go/privet"
)

// metricsType is the media type of the text format of Prometheus.
const metricsType = "text/plain; version=0.0.4; charset=utf-8"

// durationBounds are the upper bounds of the buckets of a latency, in seconds.
var durationBounds = [...]float64{.0005, .001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 30, 60}

// maxLabelSeries bounds the labels that findings are counted by. Further labels are
// counted together, since operators can make any number of them.
const maxLabelSeries = 1000

// metrics counts what the service does. It is safe for concurrent use. The routes,
// the known methods and statuses, and maxLabelSeries bound the number of series; a
// client cannot add one.
type metrics struct {
	start     time.Time
	inFlight  atomic.Int64
	refused   atomic.Int64 // wrong credentials
	throttled atomic.Int64 // requests beyond the rate of their credential

	routes map[string]*routeMetrics // by pattern; fixed once made

	mu       sync.Mutex
	findings map[privet.Label]*int64
}

// routeMetrics are the figures of one route.
type routeMetrics struct {
	mu       sync.Mutex
	answers  []answerCount // a handful, so that looking through them is fastest
	buckets  [len(durationBounds) + 1]int64
	seconds  float64
	received int64
	sent     int64
}

// An answerKey identifies a series of answers of one route.
type answerKey struct {
	method string
	status int
}

// An answerCount is one series and its count.
type answerCount struct {
	answerKey
	n int64
}

// answered counts an answer. The caller holds the lock.
func (r *routeMetrics) answered(key answerKey) {
	for i := range r.answers {
		if r.answers[i].answerKey == key {
			r.answers[i].n++
			return
		}
	}
	r.answers = append(r.answers, answerCount{key, 1})
}

// newMetrics makes counters for a table of routes, and one for unknown paths.
func newMetrics(table []route, now time.Time) *metrics {
	m := &metrics{start: now, routes: map[string]*routeMetrics{}, findings: map[privet.Label]*int64{}}
	m.add(noRoute)
	for _, rt := range table {
		m.add(rt.path)
	}
	return m
}

// noRoute stands for the route of a request with an unknown path.
const noRoute = "none"

// add makes the counters of a route.
func (m *metrics) add(path string) {
	m.routes[path] = new(routeMetrics)
}

// observe counts an answered call.
func (m *metrics) observe(c *call, took time.Duration) {
	r := m.routes[c.route]
	if r == nil {
		r = m.routes[noRoute]
	}
	seconds := took.Seconds()
	bucket, _ := slices.BinarySearch(durationBounds[:], seconds)
	r.mu.Lock()
	defer r.mu.Unlock()
	r.answered(answerKey{knownMethod(c.request.Method), c.status})
	r.buckets[bucket]++
	r.seconds += seconds
	r.received += c.received
	r.sent += c.bytes
}

// found counts findings of a label.
func (m *metrics) found(label privet.Label, n int64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.addFound(label, n)
}

// addFound is like found. The caller holds the lock.
func (m *metrics) addFound(label privet.Label, n int64) {
	if label == privet.None || label == privet.Unknown || n == 0 {
		return
	}
	count := m.findings[label]
	if count == nil && len(m.findings) >= maxLabelSeries {
		label = otherLabel
		count = m.findings[label]
	}
	if count == nil {
		count = new(int64)
		m.findings[label] = count
	}
	*count += n
}

// foundAll counts the n findings of one answer.
func (m *metrics) foundAll(n int, label func(i int) privet.Label) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for i := range n {
		m.addFound(label(i), 1)
	}
}

// foundCounts counts the findings of one answer that are already counted by label.
func (m *metrics) foundCounts(counts labelCounts) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for label, n := range counts {
		m.addFound(label, n)
	}
}

// otherLabel stands for the labels beyond maxLabelSeries.
const otherLabel privet.Label = "OTHER"

// handleMetrics answers with the figures.
func (s *service) handleMetrics(c *call) (any, *failure) {
	if s.adminApart && !c.admin {
		return nil, fail(404, codeNotFound, "there is no such path")
	}
	return rawAnswer{metricsType, s.writeMetrics(c.admin)}, nil
}

// An exposition is a text in the format of Prometheus.
type exposition struct{ bytes.Buffer }

// family begins a family of series.
func (e *exposition) family(name, kind, help string) {
	fmt.Fprintf(e, "# HELP %s %s\n# TYPE %s %s\n", name, help, name, kind)
}

// sample writes one series. Labels come in pairs. Their values are words of this
// package, labels or patterns, which hold neither quotes nor backslashes.
func (e *exposition) sample(name string, value float64, labels ...string) {
	e.WriteString(name)
	for i := 0; i < len(labels); i += 2 {
		e.WriteByte("{,"[min(i, 1)])
		e.WriteString(labels[i] + `="` + labelEscaper.Replace(labels[i+1]) + `"`)
	}
	if len(labels) > 0 {
		e.WriteByte('}')
	}
	e.WriteString(" " + strconv.FormatFloat(value, 'g', -1, 64) + "\n")
}

var labelEscaper = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`)

// single writes a family of one series without labels.
func (e *exposition) single(name, kind, help string, value float64) {
	e.family(name, kind, help)
	e.sample(name, value)
}

// shownFindings returns the findings by label. Labels that nothing finds any more are
// counted as others, and so are, but for an operator, those that are the operator's own:
// anybody can read the figures, and such names tell of the house.
func (s *service) shownFindings(operator bool) map[privet.Label]int64 {
	m := s.metrics
	m.mu.Lock()
	defer m.mu.Unlock()
	for l, n := range m.findings {
		if _, known := s.label(string(l)); !known && !s.ownEngines && l != otherLabel {
			delete(m.findings, l)
			m.addFound(otherLabel, *n)
		}
	}
	shown := make(map[privet.Label]int64, len(m.findings))
	for l, n := range m.findings {
		if _, err := privet.ParseLabel(string(l)); err != nil && !operator {
			l = otherLabel
		}
		shown[l] += *n
	}
	return shown
}

// writeMetrics returns all figures in a fixed order.
func (s *service) writeMetrics(operator bool) []byte {
	m, e := s.metrics, &exposition{}
	paths := make([]string, 0, len(m.routes))
	for path := range m.routes {
		paths = append(paths, path)
	}
	slices.Sort(paths)
	snapshots := make([]routeMetrics, len(paths))
	for i, path := range paths {
		r := m.routes[path]
		r.mu.Lock()
		snapshots[i].buckets, snapshots[i].seconds = r.buckets, r.seconds
		snapshots[i].received, snapshots[i].sent = r.received, r.sent
		snapshots[i].answers = slices.Clone(r.answers)
		r.mu.Unlock()
	}

	e.family("privet_requests_total", "counter", "Requests that were answered.")
	for i, path := range paths {
		slices.SortFunc(snapshots[i].answers, func(a, b answerCount) int {
			if c := strings.Compare(a.method, b.method); c != 0 {
				return c
			}
			return a.status - b.status
		})
		for _, k := range snapshots[i].answers {
			e.sample("privet_requests_total", float64(k.n), "route", path, "method", k.method, "status", strconv.Itoa(k.status))
		}
	}
	e.family("privet_request_duration_seconds", "histogram", "How long requests took.")
	for i, path := range paths {
		total := int64(0)
		for b, n := range snapshots[i].buckets {
			total += n
			bound := "+Inf"
			if b < len(durationBounds) {
				bound = strconv.FormatFloat(durationBounds[b], 'g', -1, 64)
			}
			e.sample("privet_request_duration_seconds_bucket", float64(total), "route", path, "le", bound)
		}
		e.sample("privet_request_duration_seconds_sum", snapshots[i].seconds, "route", path)
		e.sample("privet_request_duration_seconds_count", float64(total), "route", path)
	}
	e.family("privet_request_bytes_total", "counter", "Bytes of bodies that were received.")
	for i, path := range paths {
		e.sample("privet_request_bytes_total", float64(snapshots[i].received), "route", path)
	}
	e.family("privet_response_bytes_total", "counter", "Bytes of bodies that were sent.")
	for i, path := range paths {
		e.sample("privet_response_bytes_total", float64(snapshots[i].sent), "route", path)
	}
	e.single("privet_requests_in_flight", "gauge", "Requests that are being answered.", float64(m.inFlight.Load()))
	e.single("privet_requests_waiting", "gauge", "Requests that wait for their turn.", float64(s.admission.waits()))
	e.single("privet_credentials_refused_total", "counter", "Requests whose credential was wrong.", float64(m.refused.Load()))
	e.single("privet_requests_throttled_total", "counter", "Requests beyond the rate of their credential.", float64(m.throttled.Load()))

	e.family("privet_findings_total", "counter", "What was found, by label: places in texts, and columns.")
	shown := s.shownFindings(operator)
	for _, l := range slices.Sorted(maps.Keys(shown)) {
		e.sample("privet_findings_total", float64(shown[l]), "label", string(l))
	}
	if s.registryVersion != nil {
		e.single("privet_registry_version", "gauge", "The version of the catalogue that is in force.", float64(s.registryVersion()))
		healthy := 1.0
		if s.registry.Health() != nil {
			healthy = 0
		}
		e.single("privet_registry_fresh", "gauge",
			"1 while the catalogue could be read when it was last looked at, and 0 while an older one is in force.", healthy)
	}
	if s.license != nil {
		e.single("privet_license_days_left", "gauge", "Days until the licence expires.", s.license.License().ExpiresAt.Sub(s.now()).Hours()/24)
	}
	s.writeRuntime(e)
	return e.Bytes()
}

// writeRuntime writes figures of the Go runtime, without stopping the world.
func (s *service) writeRuntime(e *exposition) {
	e.family("privet_build_info", "gauge", "Which build this is.")
	e.sample("privet_build_info", 1, "version", s.version, "goversion", runtime.Version())
	e.single("process_start_time_seconds", "gauge", "When the service was made, in Unix time.", float64(s.metrics.start.Unix()))
	for _, g := range []struct{ name, kind, help, from string }{
		{"go_goroutines", "gauge", "Goroutines that exist.", "/sched/goroutines:goroutines"},
		{"go_memory_total_bytes", "gauge", "Memory that the runtime has from the system.", "/memory/classes/total:bytes"},
		{"go_memory_heap_objects_bytes", "gauge", "Memory of objects, live or not yet swept.", "/memory/classes/heap/objects:bytes"},
		{"go_gc_cycles_total", "counter", "Collections of garbage that are complete.", "/gc/cycles/total:gc-cycles"},
		{"go_gomaxprocs", "gauge", "Threads that run Go code at a time.", "/sched/gomaxprocs:threads"},
	} {
		sample := []rtm.Sample{{Name: g.from}}
		if rtm.Read(sample); sample[0].Value.Kind() == rtm.KindUint64 {
			e.single(g.name, g.kind, g.help, float64(sample[0].Value.Uint64()))
		}
	}
}

// Admin returns a handler that serves /metrics, /healthz and /readyz of a handler that
// [New] has made, for an address of its own. With [Options.AdminApart] the handler
// itself does not serve the metrics.
func Admin(handler http.Handler) (http.Handler, error) {
	s, ok := handler.(*service)
	if !ok {
		return nil, errors.New("httpapi: the handler is not one that New has made")
	}
	open := map[string]bool{"/healthz": true, "/readyz": true, "/metrics": true}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		c := s.newCall(w, r)
		c.admin = true
		if !open[r.URL.EscapedPath()] {
			c.fail(fail(404, codeNotFound, "there is no such path"))
			return
		}
		s.answer(c)
	}), nil
}
