package httpapi

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/privet-go/privet/internal/longtest"

	"github.com/privet-go/privet/registry"
)

// read decodes a bare answer of the status.
func (r reply) read(t testing.TB, status int, v any) {
	t.Helper()
	if r.status != status {
		t.Fatalf("%d, want %d: %.300s", r.status, status, r.body)
	}
	if v != nil {
		if err := json.Unmarshal([]byte(r.body), v); err != nil {
			t.Fatalf("%v: %.300s", err, r.body)
		}
	}
}

// codes lists the codes and fields of a failure.
func (r reply) codes(t testing.TB) string {
	t.Helper()
	var list []string
	for _, e := range r.errors(t) {
		list = append(list, strings.TrimSpace(e.Code+" "+e.Field))
	}
	return fmt.Sprint(r.status, " ", strings.Join(list, ", "))
}

// seen says what a server makes of a number of staff: what it finds, how it masks
// it, and what the label scores.
func seen(t testing.TB, ts *testServer) string {
	t.Helper()
	var found struct{ Results []textResult }
	ts.post(profilePath, `{"mode":"UNSTRUCTURED","text":"call EMP-123456 now"}`).data(t, &found)
	label := "nothing"
	if len(found.Results) > 0 {
		label = string(found.Results[0].Label)
	}
	var text maskTextAnswer
	ts.post(maskPath, `{"mode":"UNSTRUCTURED","text":"call EMP-123456 now"}`).data(t, &text)
	mask := "no rule"
	if r := ts.post(maskPath, `{"records":[{"ruleName":"staff-number","value":"EMP-123456"}]}`); r.status == 200 {
		var masked maskAnswer
		r.data(t, &masked)
		mask = masked.MaskedRecords[0].RuleName + "=" + *masked.MaskedRecords[0].Value
	}
	var score struct{ OverallRiskScore int }
	ts.post(riskPath, `["STAFF_NUMBER"]`).read(t, 200, &score)
	return fmt.Sprintf("%s, %s, %s, %d", label, text.MaskedText, mask, score.OverallRiskScore)
}

const (
	staffThere = "STAFF_NUMBER, call ********** now, STAFF_NUMBER=**********, 44"
	staffGone  = "nothing, call EMP-123456 now, no rule, 0"
	staffBody  = `{"name":"Staff number","label":"STAFF_NUMBER","sensitivity":44,"patterns":[{"name":"p","regex":"\\bEMP-[0-9]{6}\\b","confidence":0.9}],` +
		`"examples":{"match":["EMP-123456"],"noMatch":["EMP-12"]}}`
)

// TestRecognizerOverHTTP follows a recognizer from its creation to its deletion, as
// a client sees it.
func TestRecognizerOverHTTP(t *testing.T) {
	ts := startServer(t, nil)
	if got := seen(t, ts); got != staffGone {
		t.Fatalf("at first: %s", got)
	}
	var dry struct {
		DryRun bool
		Effect registry.Effect
	}
	ts.post("/recognizers?dryRun=true", staffBody).read(t, 200, &dry)
	if !dry.DryRun || fmt.Sprint(dry.Effect.LabelsAdded) != "[STAFF_NUMBER]" || seen(t, ts) != staffGone {
		t.Errorf("a dry run: %+v", dry)
	}
	r := ts.post("/recognizers", staffBody)
	var rec registry.Recognizer
	r.read(t, 201, &rec)
	if r.header.Get("Location") != "/recognizers/"+rec.ID || r.header.Get("ETag") != `"1"` || rec.Version != 1 {
		t.Errorf("%v", r.header)
	}
	if got := seen(t, ts); got != staffThere {
		t.Errorf("created: %s", got)
	}
	line := ts.lastLog(r.header.Get("X-Request-Id"), "registry write")
	if line["action"] != "create" || line["credential"] != "jwt:tester" || !strings.Contains(fmt.Sprint(line["created"]), rec.ID) ||
		strings.Contains(ts.log.String(), "EMP") {
		t.Errorf("audit: %v", line)
	}

	// Only labels that there are can be asked for.
	var found struct{ Results []textResult }
	ts.post(profilePath, `{"mode":"UNSTRUCTURED","text":"call EMP-123456 or a@example.com","labels":["staff number"]}`).data(t, &found)
	if len(found.Results) != 1 || found.Results[0].Label != "STAFF_NUMBER" {
		t.Errorf("%+v", found)
	}

	path := "/recognizers/" + rec.ID
	get := ts.send("GET", path, "")
	var same registry.Recognizer
	get.read(t, 200, &same)
	if diff := cmp.Diff(rec, same); diff != "" || get.header.Get("ETag") != `"1"` {
		t.Errorf("%s %s", get.header.Get("ETag"), diff)
	}
	if r := ts.send("GET", path, "", "If-None-Match", `"7", W/"1"`); r.status != 304 || r.body != "" {
		t.Errorf("If-None-Match: %d %s", r.status, r.body)
	}
	if r := ts.send("HEAD", path, ""); r.status != 200 || r.body != "" {
		t.Errorf("HEAD: %d", r.status)
	}
	for _, path := range []string{path, "/catalog", "/catalog?changes=true"} {
		tag := ts.send("GET", path, "").header.Get("ETag")
		for _, given := range []string{"*", tag, `"7", ` + tag} {
			if r := ts.send("GET", path, "", "If-Match", given); r.status != 200 || r.header.Get("ETag") != tag {
				t.Errorf("%s with If-Match %s: %d", path, given, r.status)
			}
		}
		for _, given := range []string{`"777"`, "W/" + tag, `"x"`, `"777", *`} {
			if got := ts.send("GET", path, "", "If-Match", given, "If-None-Match", tag).codes(t); got != "412 PRECONDITION_FAILED" {
				t.Errorf("%s with If-Match %s: %s", path, given, got)
			}
			if r := ts.send("HEAD", path, "", "If-Match", given); r.status != 412 || r.body != "" {
				t.Errorf("HEAD %s with If-Match %s: %d", path, given, r.status)
			}
		}
	}
	// What was got can be put back, with a change.
	off := strings.Replace(get.body, `"enabled":true`, `"enabled":false`, 1)
	for tag, want := range map[string]string{
		`"2"`: "412 PRECONDITION_FAILED", `"x"`: "412 PRECONDITION_FAILED", `W/"1"`: "412 PRECONDITION_FAILED", `"01"`: "412 PRECONDITION_FAILED",
		`"2", "3"`: "412 PRECONDITION_FAILED", `"2", W/"1"`: "412 PRECONDITION_FAILED", `"x,"1"`: "412 PRECONDITION_FAILED", `"a,1,b"`: "412 PRECONDITION_FAILED",
		`"2", *`: "412 PRECONDITION_FAILED", ",": "412 PRECONDITION_FAILED",
	} {
		if got := ts.send("PUT", path, off, "If-Match", tag).codes(t); got != want {
			t.Errorf("If-Match %s: %s, want %s", tag, got, want)
		}
	}
	for tag, want := range map[string]string{"*": "412 PRECONDITION_FAILED", `"1"`: "412 PRECONDITION_FAILED", `"3", W/"1"`: "412 PRECONDITION_FAILED"} {
		for _, method := range []string{"PUT", "DELETE"} {
			if got := ts.send(method, path, off, "If-None-Match", tag).codes(t); got != want {
				t.Errorf("%s with If-None-Match %s: %s, want %s", method, tag, got, want)
			}
		}
	}
	ts.send("PUT", path+"?dryRun=true", off, "If-None-Match", `"2", "x"`).read(t, 200, nil)
	for _, want := range []int{200, 412} { // once, and no second time
		if r := ts.send("PUT", "/api/v1/datasets/once", `{"labels":{"SSN":1}}`, "If-None-Match", "*"); r.status != want {
			t.Errorf("only where there is none: %d, want %d", r.status, want)
		}
	}
	for _, tags := range []string{`"1", "2"`, `"x,y" ,, "1"`, `W/"2","1"`} {
		ts.send("PUT", path+"?dryRun=true", off, "If-Match", tags).read(t, 200, nil)
	}
	r = ts.send("PUT", path, off, "If-Match", `"7","1"`)
	r.read(t, 200, nil)
	if got := seen(t, ts); got != staffGone || r.header.Get("ETag") != `"2"` {
		t.Errorf("disabled: %s", got)
	}
	if got := ts.send("PUT", path, off).codes(t); got != "412 PRECONDITION_FAILED version" {
		t.Errorf("a body of an older version: %s", got)
	}
	ts.send("PUT", path, staffBody, "If-Match", "*").read(t, 200, nil)
	if got := seen(t, ts); got != staffThere {
		t.Errorf("enabled again: %s", got)
	}

	var m registry.Mapping
	ts.post("/mappings", `{"standardId":"`+exampleGDPR+`","recognizerId":"`+rec.ID+`","category":"personal data","citation":"Art. 4(1)","unknown":1}`).read(t,
		201, &m)
	var details struct{ StandardBreakdown map[string]int }
	ts.post(riskPath, `["STAFF_NUMBER"]`).read(t, 200, &details)
	if details.StandardBreakdown["GDPR"] == 0 {
		t.Errorf("%v", details)
	}
	if got := ts.send("DELETE", path, "").codes(t); got != "409 CONFLICT" {
		t.Errorf("in use: %s", got)
	}
	if got := ts.send("DELETE", path+"?cascade=true", "", "If-Match", `"1"`).codes(t); got != "412 PRECONDITION_FAILED" {
		t.Errorf("another version: %s", got)
	}
	if r := ts.send("DELETE", path+"?cascade=true", "", "If-Match", `"3"`); r.status != 204 || r.body != "" {
		t.Errorf("%d %s", r.status, r.body)
	}
	if got := seen(t, ts); got != staffGone {
		t.Errorf("deleted: %s", got)
	}
	for _, path := range []string{path, "/mappings/" + m.ID} {
		for _, method := range []string{"GET", "DELETE"} {
			if got := ts.send(method, path, "").codes(t); got != "404 NOT_FOUND" {
				t.Errorf("%s %s: %s", method, path, got)
			}
		}
	}
}

// TestRegistryRefuses holds the status and code of what is refused.
func TestRegistryRefuses(t *testing.T) {
	ts := startServer(t, nil)
	for _, tt := range []struct{ method, path, body, want string }{
		{"GET", "/standards/x", "", "404 NOT_FOUND"},
		{"GET", "/standards/" + exampleSSN, "", "404 NOT_FOUND"},
		{"PUT", "/recognizers/" + exampleNobody, `{"name":"x"}`, "404 NOT_FOUND"},
		{"GET", "/standards/a/b", "", "404 NOT_FOUND"},
		{"PATCH", "/standards/" + exampleGDPR, "", "405 METHOD_NOT_ALLOWED"},
		{"DELETE", "/standards", "", "405 METHOD_NOT_ALLOWED"},
		{"DELETE", "/standards/" + exampleGDPR, "", "409 CONFLICT"},
		{"DELETE", "/standards/" + exampleGDPR + "?cascade=maybe", "", "400 INVALID_REQUEST cascade"},
		{"POST", "/standards", `{"name":"hipaa"}`, "409 CONFLICT name"},
		{"POST", "/standards", `{"name":"x","id":"` + exampleNobody + `","version":1,"builtIn":true}`,
			"400 INVALID_REQUEST id, INVALID_REQUEST version, INVALID_REQUEST builtIn"},
		{"POST", "/standards", `{"name":7,"weight":"1"}`, "400 INVALID_REQUEST name, INVALID_REQUEST weight"},
		{"POST", "/standards", `[]`, "400 INVALID_REQUEST"},
		{"POST", "/standards", `{"name":"x","name":"y"}`, "400 INVALID_JSON"},
		{"POST", "/standards", `{}`, "400 INVALID_REQUEST name"},
		{"POST", "/standards?dryRun=maybe", `{"name":"x"}`, "400 INVALID_REQUEST dryRun"},
		{"POST", "/standards?dryRun=true&dryRun=false", `{"name":"x"}`, "400 INVALID_REQUEST dryRun"},
		{"POST", "/standards?%zz", `{"name":"x"}`, "400 INVALID_REQUEST"},
		{"POST", "/recognizers", `{"name":"x","patern":[]}`, "400 INVALID_REQUEST patern, INVALID_PATTERN patterns"},
		{"POST", "/recognizers", `{"name":"x","patterns":[{"name":"p","regex":"(?=x)"}]}`, "422 INVALID_PATTERN patterns[0].regex"},
		{"POST", "/standards", `{"name":"` + strings.Repeat("X", 1000) + `"}`, "400 INVALID_REQUEST name"},
		{"POST", "/recognizers", `{"name":"x","headers":["x"],"checksum":"none","maskRule":"none-such"}`, "422 UNKNOWN_CHECKSUM checksum"},
		{"POST", "/recognizers", `{"name":"x","headers":["x"],"maskRule":"none-such"}`, "422 UNKNOWN_RULE maskRule"},
		{"POST", "/recognizers", `{"name":"x","context":["near"]}`, "422 INVALID_PATTERN patterns"},
		{"POST", "/recognizers", `{"name":"x","label":"EMAIL","denyList":["a word"],"maskRule":"keep"}`, "409 CONFLICT maskRule"},
		{"POST", "/recognizers", `{"name":"x","denyList":["a word"],"examples":{"match":["no"]}}`, "422 EXAMPLE_FAILED examples.match[0]"},
		{"POST", "/recognizers", `{"name":"x","denyList":["` + strings.Repeat(`a","`, 1001) + `a"]}`, "422 LIMIT_EXCEEDED denyList"},
		{"POST", "/mappings", `{"standardId":"` + exampleNobody + `","recognizerId":"` + exampleSSN + `","category":"c"}`, "422 UNKNOWN_RECORD standardId"},
		{"GET", "/recognizers?limit=0", "", "400 INVALID_REQUEST limit"},
		{"GET", "/recognizers?limit=1001&offset=-1", "", "400 INVALID_REQUEST limit, INVALID_REQUEST offset"},
		{"GET", "/mappings/full?limit=x", "", "400 INVALID_REQUEST limit"},
		{"GET", "/mappings?q=" + strings.Repeat("a", 300), "", "400 INVALID_REQUEST q"},
		{"GET", "/api/v1/datasets/none", "", "404 DATASET_NOT_FOUND"},
		{"DELETE", "/api/v1/datasets/none", "", "404 DATASET_NOT_FOUND"},
		{"PUT", "/api/v1/datasets/-x", `{}`, "400 INVALID_REQUEST id"},
		{"PUT", "/api/v1/datasets/x", `{"labels":{"NOPE":1}}`, "422 UNKNOWN_LABEL labels.NOPE"},
		{"PUT", "/api/v1/datasets/x", `{"labels":{"SSN":1.5},"environment":7}`, "400 INVALID_REQUEST labels[0], INVALID_REQUEST environment"},
		{"PUT", "/api/v1/datasets/x", `{"lastReviewed":"2999-01-31"}`, "400 INVALID_REQUEST lastReviewed"},
		{"PUT", "/api/v1/datasets/x", `{"environment":"moon"}`, "400 INVALID_REQUEST environment"},
		{"GET", "/api/v1/audit/risk-summary", "", "400 INVALID_REQUEST datasetId"},
		{"GET", "/api/v1/audit/risk-summary?datasetId=none", "", "404 DATASET_NOT_FOUND"},
		{"PUT", "/catalog", `{"schema":1,"standards":[{"name":"x","nmae":1}]}`, "400 INVALID_REQUEST standards[0].nmae"},
		{"PUT", "/catalog", `{"schema":9}`, "400 INVALID_REQUEST schema"},
		{"GET", "/catalog?changes=maybe", "", "400 INVALID_REQUEST changes"},
	} {
		if got := ts.send(tt.method, tt.path, tt.body).codes(t); got != tt.want {
			t.Errorf("%s %s %.60s: %s, want %s", tt.method, tt.path, tt.body, got, tt.want)
		}
	}
	if v := ts.service.registry.Snapshot().Version; v != 1 {
		t.Errorf("what was refused has changed something: version %d", v)
	}
}

// TestRegistryLists holds pages, search and views.
func TestRegistryLists(t *testing.T) {
	longtest.Alone(t)
	ts := startServer(t, nil)
	for path, most := range map[string]int{"/standards": 6, "/recognizers": 100, "/mappings": 100, "/mappings/full": 100} {
		r := ts.send("GET", path, "")
		var list []map[string]any
		r.read(t, 200, &list)
		var total int
		fmt.Sscan(r.header.Get("X-Total-Count"), &total)
		if len(list) != most || total < most {
			t.Errorf("%s: %d of %d", path, len(list), total)
		}
		var all []map[string]any
		for offset := 0; offset < total; offset += 1000 {
			var part []map[string]any
			ts.send("GET", fmt.Sprintf("%s?limit=1000&offset=%d", path, offset), "").read(t, 200, &part)
			all = append(all, part...)
		}
		if len(all) != total || !cmp.Equal(all[:most], list) {
			t.Errorf("%s: %d in pages of %d", path, len(all), total)
		}
		r = ts.send("GET", path+"?q=no+such+thing", "")
		if r.read(t, 200, nil); r.body != "[]\n" || r.header.Get("X-Total-Count") != "0" {
			t.Errorf("%s: nothing is %s", path, r.body)
		}
	}
	var standards []registry.Standard
	ts.send("GET", "/standards", "").read(t, 200, &standards)
	var names []string
	for _, s := range standards {
		names = append(names, s.Name)
		if !s.BuiltIn || s.Version != 1 || s.URL == "" || s.Title == "" {
			t.Errorf("%+v", s)
		}
	}
	if got := strings.Join(names, " "); got != "CCPA GDPR HIPAA NIST PCI-DSS PDPA" {
		t.Errorf("%s", got)
	}
	var simple []simpleMapping
	ts.send("GET", "/mappings?q=gdpr&limit=1000", "").read(t, 200, &simple)
	for _, m := range simple {
		if m.Standard != "GDPR" || m.Tag == "" || m.Category == "" || len(m.ID) != 36 {
			t.Fatalf("%+v", m)
		}
	}
	var full []registry.FullMapping
	ts.send("GET", "/mappings/full?q=gdpr&limit=1000", "").read(t, 200, &full)
	if len(full) != len(simple) || full[3].ID != simple[3].ID || string(full[3].Recognizer.Label) != simple[3].Tag || full[3].Standard.ID != exampleGDPR {
		t.Errorf("the views differ")
	}
}

// TestRegistryUnderLoad creates and deletes recognizers while others profile, mask
// and score: each request sees all of a write or nothing of it.
func TestRegistryUnderLoad(t *testing.T) {
	ts := startServer(t, nil)
	ts.Client().Transport.(*http.Transport).MaxIdleConnsPerHost = 32
	stop := make(chan bool)
	var load sync.WaitGroup
	for range 8 {
		load.Go(func() {
			for {
				select {
				case <-stop:
					return
				case <-time.After(5 * time.Millisecond):
				}
				var text maskTextAnswer
				ts.post(maskPath, `{"mode":"UNSTRUCTURED","text":"call EMP-123456 now"}`).data(t, &text)
				if text.MaskedText != "call EMP-123456 now" && (text.MaskedText != "call ********** now" || text.Spans[0].Label != "STAFF_NUMBER") {
					t.Errorf("half of a write: %+v", text)
				}
				r := ts.post(maskPath, `{"records":[{"ruleName":"STAFF_NUMBER","value":"EMP-123456"},{"ruleName":"STAFF_NUMBER","value":"EMP-123456"}]}`)
				if r.status != 200 && r.codes(t) != "422 UNKNOWN_RULE records[0].ruleName, UNKNOWN_RULE records[1].ruleName" {
					t.Errorf("half of a write: %s", r.body)
				}
			}
		})
	}
	for range 5 {
		var rec registry.Recognizer
		ts.post("/recognizers", staffBody).read(t, 201, &rec)
		if got := seen(t, ts); got != staffThere {
			t.Errorf("created: %s", got)
		}
		ts.send("DELETE", "/recognizers/"+rec.ID, "").read(t, 204, nil)
		if got := seen(t, ts); got != staffGone {
			t.Errorf("deleted: %s", got)
		}
	}
	close(stop)
	load.Wait()
}

// TestOwnEngines holds that engines of the caller's own are left alone by the
// registry, which scores nevertheless.
func TestOwnEngines(t *testing.T) {
	own := startServer(t, nil).service.registry.Snapshot().Profiler
	ts := startServer(t, func(o *Options) { o.Profiler = own })
	ts.post("/recognizers", staffBody).read(t, 201, nil)
	if got := seen(t, ts); got != strings.Replace(staffGone, ", 0", ", 44", 1) {
		t.Errorf("%s", got)
	}
}

// TestLocationUnderPrefix mounts the handler under a prefix.
func TestLocationUnderPrefix(t *testing.T) {
	ts := startServer(t, nil)
	ts.Config.Handler = http.StripPrefix("/privet", ts.service)
	r := ts.post("/privet/standards", `{"name":"X"}`)
	location := r.header.Get("Location")
	if r.status != 201 || !strings.HasPrefix(location, "/privet/standards/") {
		t.Fatalf("%d %s", r.status, location)
	}
	if r := ts.send("GET", location, ""); r.status != 200 {
		t.Errorf("%d", r.status)
	}
	if got := ts.send("PUT", "/privet/api/v1/datasets/d", `{}`).header.Get("Location"); got != "/privet/api/v1/datasets/d" {
		t.Errorf("%s", got)
	}
}

// TestRecordErrorsTogether holds that what is wrong with the type of a field does not
// hide what is wrong with others, and that nothing is said twice.
func TestRecordErrorsTogether(t *testing.T) {
	ts := startServer(t, nil)
	for _, tt := range []struct{ method, path, body, want string }{
		{"POST", "/standards", `{"name":5,"weight":"x","url":"javascript:alert(1)"}`, "name weight url"},
		{"POST", "/standards", `{"name":"GDPR","weight":"x"}`, "weight name"},
		{"POST", "/standards", `{"name":"a","weight":"x"}`, "weight"},
		{"PUT", "/standards/" + exampleGDPR, `{"weight":true}`, "weight name"},
		{"PUT", "/standards/" + exampleNobody, `{"weight":true}`, "weight"},
		{"POST", "/recognizers", `{"name":1,"sensitivity":"x","patterns":[{"name":"p","regex":"("},{"regex":7}],"checksum":"nope"}`,
			"name sensitivity patterns[1].regex patterns[0].regex checksum"},
		{"POST", "/recognizers", `{"name":"x","bogus":1,"sensitivity":1000,"patterns":[{"regex":"(","bogus":2}]}`, "bogus patterns[0].bogus sensitivity patterns[0].regex"},
		{"POST", "/recognizers", `[]`, ""},
		{"POST", "/mappings", `{"standardId":7,"recognizerId":"` + exampleSSN + `","weight":9}`, "standardId category weight"},
		{"PUT", "/api/v1/datasets/d", `{"labels":{"NOPE":1},"masked":["SSN","NOPE"],"environment":"moon","externalAccess":"yes"}`,
			"externalAccess labels.NOPE masked[1] environment"},
	} {
		r := ts.send(tt.method, tt.path, tt.body)
		var body struct{ Errors []apiError }
		if err := json.Unmarshal([]byte(r.body), &body); err != nil || r.status != 400 {
			t.Errorf("%s %s: %d %s", tt.path, tt.body, r.status, r.body)
		}
		var fields []string
		for _, e := range body.Errors {
			fields = append(fields, e.Field)
		}
		if got := strings.Join(fields, " "); got != tt.want {
			t.Errorf("%s %s: errors in %s, want %s", tt.path, tt.body, got, tt.want)
		}
	}
	if r := ts.send("GET", "/api/v1/datasets/d", ""); r.status != 404 {
		t.Errorf("a refused dataset is there: %d", r.status)
	}
}
