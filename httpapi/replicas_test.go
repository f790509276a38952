package httpapi

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/registry"
)

// TestReplicasUnderLoad has many clients at a time ask two replicas of one catalogue,
// with requests that are right, wrong, cut off and left alone in between. Each answer
// has to be, byte for byte, what the other replica answers and what was answered when
// nobody else asked: nothing of a request reaches another one by what they share.
func TestReplicasUnderLoad(t *testing.T) {
	path := filepath.Join(t.TempDir(), "catalogue.json")
	var replicas [2]*testServer
	for i := range replicas {
		r, err := registry.New(&registry.Options{Store: registry.NewFileStore(path), ReadOnly: i > 0})
		if err != nil {
			t.Fatal(err)
		}
		replicas[i] = startServer(t, func(o *Options) { o.Registry, o.Logger = r, nil })
		if i == 0 {
			replicas[0].post("/recognizers", staffBody).read(t, 201, nil)
		}
	}
	type request struct{ path, body, want string }
	var requests []request
	for i := range 48 {
		who := fmt.Sprintf("jane%d.doe@example.com", i)
		columns := fmt.Sprintf(`{"requestId":"r-%d","columns":[{"name":"c%d","value":%q},{"name":"dob","value":"19%02d-02-03"},{"name":"staff",`+
			`"value":"ACM-%06d"}]}`, i, i, who, i+10, i)
		records := strings.Repeat(fmt.Sprintf(`{"ruleName":"EMAIL_ADDRESS","value":%q},`, who), 1+i*8)
		requests = append(requests,
			request{path: profilePath, body: columns},
			request{path: profilePath, body: fmt.Sprintf(`{"mode":"UNSTRUCTURED","text":"write to %s\u2028 or ☎ +1 415 555 01%02d"}`, who, i)},
			request{path: profilePath, body: fmt.Sprintf(`{"columns":[{"name":%d},{"value":"x"},{"name":"a","value":"b","values":[]}]}`, i)},
			request{path: profilePath, body: columns[:len(columns)-1-i]},
			request{path: maskPath, body: `{"records":[` + records[:len(records)-1] + `]}`},
			request{path: maskPath, body: fmt.Sprintf(`{"mode":"UNSTRUCTURED","text":"%s and %s"}`, who, strings.Repeat("é", i))},
			request{path: maskPath, body: fmt.Sprintf(`{"records":[{"ruleName":"NOPE","value":%q},{"ruleName":"SSN"}]}`, who)},
			request{path: "/api/v1/validate", body: fmt.Sprintf(`{"original":%q,"masked":"j***.d**@example.com","rule":"EMAIL_ADDRESS"}`, who)},
			request{path: riskPath, body: fmt.Sprintf(`["EMAIL","SSN","STAFF_NUMBER","TAG_%d"]`, i)},
		)
	}
	ask := func(ts *testServer, r *request) string {
		req, err := http.NewRequest("POST", ts.URL+r.path, strings.NewReader(r.body))
		if err != nil {
			return err.Error()
		}
		req.Header.Set("Content-Type", "application/json")
		req.Header.Set("Authorization", "Bearer "+ts.jwt)
		answer, err := ts.Client().Do(req)
		if err != nil {
			return err.Error()
		}
		defer answer.Body.Close()
		body, err := io.ReadAll(answer.Body)
		if err != nil {
			return err.Error()
		}
		return fmt.Sprint(answer.StatusCode, " ", string(body))
	}
	for i := range requests {
		r := &requests[i]
		r.want = ask(replicas[0], r)
		if other := ask(replicas[1], r); other != r.want {
			t.Fatalf("%s %s: the replicas answer %s and %s", r.path, r.body, r.want, other)
		}
	}
	// Every replica has some clients that leave in the middle.
	leave := func(ts *testServer, body string) {
		conn, err := net.Dial("tcp", ts.Listener.Addr().String())
		if err != nil {
			return
		}
		defer conn.Close()
		_, _ = fmt.Fprintf(conn, "POST %s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s",
			profilePath, ts.jwt, len(body)+10, body)
	}
	var clients sync.WaitGroup
	until := time.Now().Add(time.Second)
	for n := range 16 {
		clients.Go(func() {
			random := rand.New(rand.NewPCG(uint64(n), 0))
			for time.Now().Before(until) {
				r := &requests[random.IntN(len(requests))]
				ts := replicas[random.IntN(2)]
				if n == 0 {
					leave(ts, r.body)
					continue
				}
				if got := ask(ts, r); got != r.want {
					t.Errorf("%s %s: %s, alone it is %s", r.path, r.body, got, r.want)
					return
				}
			}
		})
	}
	clients.Wait()
}

// TestTwoReplicas runs two servers on one file: what is written by the one is
// answered by the other.
func TestTwoReplicas(t *testing.T) {
	path := filepath.Join(t.TempDir(), "catalogue.json")
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	replica := func(readOnly bool) *testServer {
		r, err := registry.New(&registry.Options{Store: registry.NewFileStore(path), ReadOnly: readOnly})
		if err != nil {
			t.Fatal(err)
		}
		go r.Follow(ctx, 5*time.Millisecond, nil, func(bool, error) {})
		return startServer(t, func(o *Options) { o.Registry = r })
	}
	writer, reader := replica(false), replica(true)
	answers := func(ts *testServer) string {
		return seen(t, ts) + ts.send("GET", "/catalog", "").body + ts.send("GET", "/recognizers?limit=1000", "").body +
			ts.send("GET", "/mappings?limit=1000", "").body + ts.send("GET", "/api/v1/datasets", "").body
	}
	agree := func(what string) {
		t.Helper()
		want := answers(writer)
		for deadline := time.Now().Add(longtest.Patience); ; time.Sleep(10 * time.Millisecond) {
			got := answers(reader)
			if got == want {
				return
			}
			if time.Now().After(deadline) {
				t.Fatalf("%s: they never agree: %s", what, cmp.Diff(want, got))
			}
		}
	}
	agree("at first")
	var rec registry.Recognizer
	writer.post("/recognizers", staffBody).read(t, 201, &rec)
	agree("created")
	if got := seen(t, reader); got != staffThere {
		t.Errorf("the reader: %s", got)
	}
	writer.send("PUT", "/api/v1/datasets/d", `{"labels":{"STAFF_NUMBER":1}}`).read(t, 200, nil)
	agree("a dataset")
	for _, r := range []reply{reader.post("/recognizers", staffBody), reader.send("DELETE", "/recognizers/"+rec.ID, ""),
		reader.send("PUT", "/catalog", `{"schema":1}`)} {
		if got := r.codes(t); got != "409 READ_ONLY" {
			t.Errorf("the reader takes a write: %s", got)
		}
	}
	if r := reader.post(profilePath, `{"columns":[],"datasetId":"new"}`); r.status != 200 || !strings.Contains(r.body, `"warnings":[{"code":"NOT_RECORDED",`) {
		t.Errorf("the reader remembers: %d %s", r.status, r.body)
	}
	writer.send("DELETE", "/recognizers/"+rec.ID, "").read(t, 204, nil)
	agree("deleted")
}
