// Package s3test runs the file endpoints against a server that speaks S3. It is a
// module of its own, so that nothing else depends on that server.
package s3test

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/johannesboyne/gofakes3"
	"github.com/johannesboyne/gofakes3/backend/s3mem"
	"github.com/privet-go/privet/httpapi"
)

const (
	accessKey = "AKIAEXAMPLE"
	secretKey = "a secret of tests"
	region    = "us-east-1"
)

// presign makes a presigned address by AWS Signature Version 4 in the query, as
// the documentation of S3 has it.
func presign(method, address string, now time.Time, life time.Duration) string {
	u, err := url.Parse(address)
	if err != nil {
		panic(err)
	}
	q, scope := signedQuery(now, life)
	q.Set("X-Amz-Signature", signature(method, u, q, now, scope))
	u.RawQuery = q.Encode()
	return u.String()
}

// signedQuery is the query of an address before it is signed.
func signedQuery(now time.Time, life time.Duration) (url.Values, string) {
	scope := now.UTC().Format("20060102") + "/" + region + "/s3/aws4_request"
	return url.Values{
		"X-Amz-Algorithm":     {"AWS4-HMAC-SHA256"},
		"X-Amz-Credential":    {accessKey + "/" + scope},
		"X-Amz-Date":          {now.UTC().Format("20060102T150405Z")},
		"X-Amz-Expires":       {fmt.Sprint(int(life.Seconds()))},
		"X-Amz-SignedHeaders": {"host"},
	}, scope
}

// signature signs a request whose only signed header is the host.
func signature(method string, u *url.URL, q url.Values, now time.Time, scope string) string {
	canonical := strings.Join([]string{
		method, u.EscapedPath(), strings.ReplaceAll(q.Encode(), "+", "%20"), "host:" + u.Host, "", "host", "UNSIGNED-PAYLOAD",
	}, "\n")
	hash := sha256.Sum256([]byte(canonical))
	text := strings.Join([]string{"AWS4-HMAC-SHA256", now.UTC().Format("20060102T150405Z"), scope, hex.EncodeToString(hash[:])}, "\n")
	key := []byte("AWS4" + secretKey)
	for part := range strings.SplitSeq(scope, "/") {
		key = mac(key, part)
	}
	return hex.EncodeToString(mac(key, text))
}

func mac(key []byte, text string) []byte {
	h := hmac.New(sha256.New, key)
	h.Write([]byte(text))
	return h.Sum(nil)
}

// guard stands before the store and lets only requests in whose signature is
// right and has not expired, which the store itself does not look at.
func guard(next http.Handler, refused *int) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		q := r.URL.Query()
		got := q.Get("X-Amz-Signature")
		q.Del("X-Amz-Signature")
		now, err := time.Parse("20060102T150405Z", q.Get("X-Amz-Date"))
		life, err2 := time.ParseDuration(q.Get("X-Amz-Expires") + "s")
		u := *r.URL
		u.Host = r.Host
		scope := now.UTC().Format("20060102") + "/" + region + "/s3/aws4_request"
		if err != nil || err2 != nil || time.Now().After(now.Add(life)) || !hmac.Equal([]byte(got), []byte(signature(r.Method, &u, q, now, scope))) {
			*refused++
			w.WriteHeader(http.StatusForbidden)
			return
		}
		if r.Method == http.MethodPut && (r.ContentLength < 0 || len(r.TransferEncoding) > 0) {
			w.WriteHeader(http.StatusLengthRequired) // S3 wants to know the length
			return
		}
		r.URL.RawQuery = ""
		next.ServeHTTP(w, r)
	})
}

// TestSignature is the example of a presigned address in the documentation of S3,
// "Authenticating Requests: Using Query Parameters".
func TestSignature(t *testing.T) {
	now := time.Date(2013, 5, 24, 0, 0, 0, 0, time.UTC)
	key := []byte("AWS4wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY")
	const scope = "20130524/us-east-1/s3/aws4_request"
	q, _ := signedQuery(now, 24*time.Hour)
	q.Set("X-Amz-Credential", "AKIAIOSFODNN7EXAMPLE/"+scope)
	canonical := "GET\n/test.txt\n" + q.Encode() + "\nhost:examplebucket.s3.amazonaws.com\n\nhost\nUNSIGNED-PAYLOAD"
	hash := sha256.Sum256([]byte(canonical))
	for part := range strings.SplitSeq(scope, "/") {
		key = mac(key, part)
	}
	got := hex.EncodeToString(mac(key, "AWS4-HMAC-SHA256\n20130524T000000Z\n"+scope+"\n"+hex.EncodeToString(hash[:])))
	if want := "aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestS3 profiles and masks a file in a bucket by presigned addresses, and finds
// that a mask which fails leaves nothing behind.
func TestS3(t *testing.T) {
	backend := s3mem.New()
	if err := backend.CreateBucket("data"); err != nil {
		t.Fatal(err)
	}
	refused := 0
	s3 := httptest.NewServer(guard(gofakes3.New(backend).Server(), &refused))
	defer s3.Close()

	secret := []byte("a secret of tests, 32 bytes long")
	handler, err := httpapi.New(&httpapi.Options{
		Auth:            &httpapi.Auth{JWTSecret: secret},
		FetchAllowHosts: []string{strings.TrimPrefix(s3.URL, "http://")},
		SpoolDir:        t.TempDir(),
	})
	if err != nil {
		t.Fatal(err)
	}
	api := httptest.NewServer(handler)
	defer api.Close()
	now := time.Now()
	token, err := httpapi.SignToken(secret, httpapi.Token{IssuedAt: now, ExpiresAt: now.Add(time.Minute)})
	if err != nil {
		t.Fatal(err)
	}
	put := func(name, content string) {
		req, _ := http.NewRequest(http.MethodPut, presign("PUT", s3.URL+"/data/"+name, now, time.Minute), strings.NewReader(content))
		res, err := http.DefaultClient.Do(req)
		if err != nil || res.StatusCode != 200 {
			t.Fatal(err, res)
		}
		res.Body.Close()
	}
	object := func(name string) (string, int) {
		res, err := http.Get(presign("GET", s3.URL+"/data/"+name, now, time.Minute))
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		body, _ := io.ReadAll(res.Body)
		return string(body), res.StatusCode
	}
	post := func(path string, request map[string]any) (int, map[string]any) {
		body, _ := json.Marshal(request)
		req, _ := http.NewRequest(http.MethodPost, api.URL+path, bytes.NewReader(body))
		req.Header.Set("Authorization", "Bearer "+token)
		req.Header.Set("Content-Type", "application/json")
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		var answer map[string]any
		if err := json.NewDecoder(res.Body).Decode(&answer); err != nil {
			t.Fatal(err)
		}
		return res.StatusCode, answer
	}

	var table strings.Builder
	table.WriteString("email,amount\n")
	for i := range 20_000 {
		fmt.Fprintf(&table, "jane.doe%d@example.com,%d.50\n", i, i)
	}
	put("people.csv", table.String())
	in := presign("GET", s3.URL+"/data/people.csv", now, time.Minute)

	status, answer := post("/api/v1/file/profile", map[string]any{"fileName": "people.csv", "url": in})
	data, _ := answer["data"].(map[string]any)
	if status != 200 || data["rows"] != 20_000.0 {
		t.Fatalf("%d %v", status, answer)
	}
	status, answer = post("/api/v1/file/mask", map[string]any{
		"fileName": "people.csv", "url": in, "resultUrl": presign("PUT", s3.URL+"/data/masked.csv", now, time.Minute),
	})
	if status != 200 {
		t.Fatalf("%d %v", status, answer)
	}
	masked, code := object("masked.csv")
	if code != 200 || strings.Count(masked, "\n") != 20_001 || strings.Contains(masked, "jane") || !strings.Contains(masked, "@example.com") {
		t.Errorf("%d, %d lines: %.100s", code, strings.Count(masked, "\n"), masked)
	}
	// The same file in base64 gives the same.
	status, answer = post("/api/v1/file/mask", map[string]any{"fileName": "people.csv", "content": base64.StdEncoding.EncodeToString([]byte(table.String()))})
	data, _ = answer["data"].(map[string]any)
	content, _ := base64.StdEncoding.DecodeString(fmt.Sprint(data["content"]))
	if status != 200 || string(content) != masked {
		t.Errorf("%d, %d bytes, want %d", status, len(content), len(masked))
	}

	put("broken.csv", table.String()+"\"not closed,1\n")
	status, answer = post("/api/v1/file/mask", map[string]any{
		"fileName": "broken.csv", "url": presign("GET", s3.URL+"/data/broken.csv", now, time.Minute),
		"resultUrl": presign("PUT", s3.URL+"/data/never.csv", now, time.Minute),
	})
	if _, code := object("never.csv"); status != 422 || code != 404 {
		t.Errorf("a file that is broken: %d, and %d at resultUrl", status, code)
	}
	// Addresses that the store does not take are its failure to the client.
	for name, address := range map[string]string{
		"expired": presign("GET", s3.URL+"/data/people.csv", now.Add(-time.Hour), time.Minute),
		"forged":  in + "0",
		"for PUT": presign("PUT", s3.URL+"/data/people.csv", now, time.Minute),
	} {
		before := refused
		if status, _ := post("/api/v1/file/profile", map[string]any{"fileName": "a.csv", "url": address}); status != 502 || refused != before+1 {
			t.Errorf("%s: %d", name, status)
		}
	}
	status, _ = post("/api/v1/file/mask", map[string]any{"fileName": "a.csv", "url": in, "resultUrl": in})
	if status != 502 {
		t.Errorf("an address for GET to put at: %d", status)
	}
}
