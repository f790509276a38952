package check

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/prometheus/model/labels"
	"github.com/prometheus/prometheus/promql/parser"
	"sigs.k8s.io/yaml"

	"github.com/privet-go/privet/httpapi"
)

// series gives the metrics of a service that has answered a request: the names of their series, with the labels of each. Those
// that a scrape adds are among the labels.
func series(t *testing.T) (metrics map[string][]string, families []string) {
	t.Helper()
	token := strings.Repeat("k", 32)
	handler, err := httpapi.New(&httpapi.Options{Auth: &httpapi.Auth{JWTSecret: []byte(token)}, License: &httpapi.License{ExpiresAt: time.Now().Add(time.Hour)}})
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(handler)
	defer server.Close()
	if _, err := http.Get(server.URL + "/healthz"); err != nil {
		t.Fatal(err)
	}
	answer, err := http.Get(server.URL + "/metrics")
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text := new(bytes.Buffer)
	if _, err := text.ReadFrom(answer.Body); err != nil {
		t.Fatal(err)
	}
	metrics = map[string][]string{"privet_findings_total": {"label"}} // there are none so far
	label := regexp.MustCompile(`(\w+)="`)
	for line := range strings.Lines(text.String()) {
		if rest, ok := strings.CutPrefix(line, "# TYPE "); ok {
			families = append(families, strings.Fields(rest)[0])
			continue
		} else if line[0] == '#' {
			continue
		}
		name := line[:strings.IndexAny(line, "{ ")]
		for _, m := range label.FindAllStringSubmatch(line, -1) {
			metrics[name] = append(metrics[name], m[1])
		}
		metrics[name] = append(metrics[name], "job", "instance")
	}
	metrics["privet_findings_total"] = append(metrics["privet_findings_total"], "job", "instance")
	return metrics, families
}

// checkQuery holds that a query can be read, and asks for metrics and labels that there are.
func checkQuery(t *testing.T, metrics map[string][]string, where, query string) (names []string) {
	t.Helper()
	e, err := parser.NewParser(parser.Options{}).ParseExpr(query)
	if err != nil {
		t.Errorf("%s: %v", where, err)
		return nil
	}
	var known []string
	parser.Inspect(e, func(n parser.Node, _ []parser.Node) error {
		s, ok := n.(*parser.VectorSelector)
		if !ok {
			return nil
		}
		if metrics[s.Name] == nil {
			t.Errorf("%s: there is no metric %s", where, s.Name)
			return nil
		}
		names = append(names, s.Name)
		known = append(known, metrics[s.Name]...)
		for _, m := range s.LabelMatchers {
			if m.Name != labels.MetricName && !slices.Contains(metrics[s.Name], m.Name) {
				t.Errorf("%s: %s has no label %s", where, s.Name, m.Name)
			}
		}
		return nil
	})
	parser.Inspect(e, func(n parser.Node, _ []parser.Node) error {
		if a, ok := n.(*parser.AggregateExpr); ok {
			for _, l := range a.Grouping {
				if !slices.Contains(known, l) {
					t.Errorf("%s: nothing has a label %s", where, l)
				}
			}
		}
		return nil
	})
	return names
}

// TestObserve holds that the dashboard and the alerts ask for what /metrics has, and that the dashboard shows all of it.
func TestObserve(t *testing.T) {
	metrics, families := series(t)
	text, err := os.ReadFile("../observe/dashboard.json")
	if err != nil {
		t.Fatal(err)
	}
	var board struct {
		Templating struct{ List []struct{ Name string } }
		Panels     []struct {
			ID      int
			Title   string
			GridPos struct{ X, Y, W, H int }
			Targets []struct{ Expr, LegendFormat string }
		}
	}
	if err := json.Unmarshal(text, &board); err != nil {
		t.Fatal(err)
	}
	variables := []string{"$__rate_interval", "5m"}
	for _, v := range board.Templating.List {
		variables = append(variables, "$"+v.Name, v.Name)
	}
	fill := strings.NewReplacer(variables...)
	var shown []string
	legend := regexp.MustCompile(`{{(\w+)}}`)
	ids := map[int]bool{}
	for _, p := range board.Panels {
		if ids[p.ID] || p.GridPos.X+p.GridPos.W > 24 {
			t.Errorf("%s: its id is taken, or it is beyond the edge", p.Title)
		}
		ids[p.ID] = true
		for _, q := range p.Targets {
			names := checkQuery(t, metrics, p.Title, fill.Replace(q.Expr))
			shown = append(shown, names...)
			for _, m := range legend.FindAllStringSubmatch(q.LegendFormat, -1) {
				if !slices.ContainsFunc(names, func(n string) bool { return slices.Contains(metrics[n], m[1]) }) {
					t.Errorf("%s: its legend has a label that no series has: %s", p.Title, m[1])
				}
			}
		}
	}
	for _, f := range families {
		if !slices.ContainsFunc(shown, func(n string) bool { return n == f || strings.HasPrefix(n, f+"_") }) {
			t.Errorf("the dashboard does not show %s", f)
		}
	}

	if text, err = os.ReadFile("../observe/alerts.yaml"); err != nil {
		t.Fatal(err)
	}
	var rules struct {
		Groups []struct {
			Name  string
			Rules []struct {
				Alert, Expr, For    string
				Labels, Annotations map[string]string
			}
		}
	}
	if err := yaml.UnmarshalStrict(text, &rules); err != nil {
		t.Fatal(err)
	}
	for _, g := range rules.Groups {
		for _, r := range g.Rules {
			where := fmt.Sprintf("%s, %s", g.Name, r.Alert)
			checkQuery(t, metrics, where, r.Expr)
			if _, err := time.ParseDuration(r.For); err != nil || r.Alert == "" || r.Labels["severity"] == "" || r.Annotations["summary"] == "" || r.Annotations["description"] == "" {
				t.Errorf("%s: something is missing", where)
			}
		}
	}
}
