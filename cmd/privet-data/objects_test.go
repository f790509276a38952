package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/fsouza/fake-gcs-server/fakestorage"
	"github.com/johannesboyne/gofakes3"
	"github.com/johannesboyne/gofakes3/backend/s3mem"
	"github.com/klauspost/compress/zstd"
	"github.com/parquet-go/parquet-go"
	"gocloud.dev/blob"
)

// fakeS3 starts a stand-in for S3, with a bucket shop. What wrap does comes before it.
func fakeS3(t *testing.T, wrap func(http.Handler) http.Handler) (query string) {
	t.Helper()
	backend := s3mem.New()
	if err := backend.CreateBucket("shop"); err != nil {
		t.Fatal(err)
	}
	if err := backend.CreateBucket("masked"); err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(wrap(gofakes3.New(backend).Server()))
	t.Cleanup(server.Close)
	t.Setenv("AWS_ACCESS_KEY_ID", "key")
	t.Setenv("AWS_SECRET_ACCESS_KEY", "secret")
	t.Setenv("AWS_MAX_ATTEMPTS", "1")
	return "?" + url.Values{"endpoint": {server.URL}, "region": {"eu-west-1"}, "use_path_style": {"true"}, "disable_https": {"true"}}.Encode()
}

// fakeGCS starts a stand-in for Google Cloud Storage, with the same buckets.
func fakeGCS(t *testing.T, wrap func(http.Handler) http.Handler) {
	t.Helper()
	server := httptest.NewUnstartedServer(nil)
	backend, err := fakestorage.NewServerWithOptions(fakestorage.Options{NoListener: true, Writer: io.Discard, PublicHost: server.Listener.Addr().String()})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"shop", "masked"} {
		backend.CreateBucketWithOpts(fakestorage.CreateBucketOpts{Name: name})
	}
	server.Config.Handler = wrap(backend.HTTPHandler())
	server.Start()
	t.Cleanup(server.Close)
	t.Setenv("STORAGE_EMULATOR_HOST", server.Listener.Addr().String())
}

func plainly(h http.Handler) http.Handler { return h }

// objects gives the objects of a bucket.
func objects(t *testing.T, address string) map[string]string {
	t.Helper()
	b, err := blob.OpenBucket(context.Background(), address)
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	found := map[string]string{}
	for list := b.List(nil); ; {
		one, err := list.Next(context.Background())
		if err == io.EOF {
			return found
		}
		if err != nil {
			t.Fatal(err)
		}
		data, err := b.ReadAll(context.Background(), one.Key)
		if err != nil {
			t.Fatal(err)
		}
		found[one.Key] = string(data)
	}
}

// exports are objects of all sorts of formats.
func exports(t *testing.T) map[string]string {
	t.Helper()
	dir := t.TempDir()
	writeGuests(t, filepath.Join(dir, "x.parquet"), makeGuests(600), 200)
	encoder, err := zstd.NewWriter(nil)
	if err != nil {
		t.Fatal(err)
	}
	var lines strings.Builder
	for i, g := range makeGuests(500) {
		fmt.Fprintf(&lines, `{"id":%d,"name":%q,"rooms":%d}`+"\n", 81000+i*3, g.Name, i%3)
	}
	return map[string]string{"in/a.csv": guestsCSV(800), "in/deep/b.ndjson": lines.String(),
		"in/deep/c.csv.zst": string(encoder.EncodeAll([]byte(guestsCSV(300)), nil)),
		"in/d.parquet":      readFile(t, filepath.Join(dir, "x.parquet")), "other.csv": guestsCSV(10)}
}

func put(t *testing.T, address string, objects map[string]string) {
	t.Helper()
	b, err := blob.OpenBucket(context.Background(), address)
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	for key, text := range objects {
		if err := b.WriteAll(context.Background(), key, []byte(text), nil); err != nil {
			t.Fatal(err)
		}
	}
}

// TestObjects holds that all objects of a prefix are masked, each in its format, and no others, in stand-ins for S3 and Google Cloud Storage,
// and in a folder.
func TestObjects(t *testing.T) {
	query := fakeS3(t, plainly)
	fakeGCS(t, plainly)
	folder := func() string {
		return "file://" + filepath.ToSlash(t.TempDir())
	}
	for name, c := range map[string]struct{ in, out, query string }{
		"S3": {"s3://shop", "s3://masked", query}, "GCS": {"gs://shop", "gs://masked", ""}, "folder": {folder(), folder(), ""},
	} {
		put(t, c.in+c.query, exports(t))
		r := must(t, "mask", "-o", c.out+"/to"+c.query, c.in+"/in/"+c.query)
		for _, want := range []string{"a.csv", "deep/b.ndjson", "deep/c.csv", "d.parquet"} {
			if !strings.Contains(r.err, want) {
				t.Errorf("%s: the report lacks %s", name, want)
			}
		}
		got := objects(t, c.out+c.query)
		var names []string
		for key, text := range got {
			names = append(names, key)
			if strings.Contains(text, "Kowalczyk") || strings.Contains(text, "ilona.") {
				t.Errorf("%s: something is left in %s", name, key)
			}
		}
		slices.Sort(names)
		if want := []string{"to/a.csv", "to/d.parquet", "to/deep/b.ndjson", "to/deep/c.csv.zst"}; !slices.Equal(names, want) {
			t.Fatalf("%s: there is %v", name, names)
		}
		if n := strings.Count(got["to/a.csv"], "\n"); n != 801 {
			t.Errorf("%s: a.csv has %d lines", name, n)
		}
		guests, err := parquet.Read[guest](bytes.NewReader([]byte(got["to/d.parquet"])), int64(len(got["to/d.parquet"])))
		if err != nil || len(guests) != 600 {
			t.Errorf("%s: %d rows of Parquet, %v", name, len(guests), err)
		}
		var profiles []tableProfile
		parseJSON(t, must(t, "profile", "-format", "json", c.in+"/in/"+c.query).out, &profiles)
		if len(profiles) != 4 || !strings.HasSuffix(profiles[0].File, "/in/a.csv") || profiles[0].Columns[1].Label != "PERSON" {
			t.Errorf("%s: %d profiles", name, len(profiles))
		}
	}
}

// TestObjectsRefuse holds that what goes wrong is an error with its reason, and that the object is not written.
func TestObjectsRefuse(t *testing.T) {
	broken := func(h http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			switch {
			case strings.HasSuffix(r.URL.Path, "/cut.csv") && r.Method == http.MethodGet:
				w.Header().Set("Content-Length", "100000")
				_, _ = io.WriteString(w, guestsCSV(100))
			case strings.HasPrefix(r.URL.Path, "/secret") || strings.HasPrefix(r.URL.Path, "/storage/v1/b/secret/"):
				w.WriteHeader(http.StatusForbidden)
				_, _ = io.WriteString(w, `<Error><Code>AccessDenied</Code><Message>Ilona</Message></Error>`)
			default:
				h.ServeHTTP(w, r)
			}
		})
	}
	query := fakeS3(t, broken)
	fakeGCS(t, broken)
	for scheme, query := range map[string]string{"s3": query, "gs": ""} {
		of := func(address string) string { return scheme + "://" + address + query }
		put(t, of("shop"), map[string]string{"cut.csv": "x", "latin.csv": "full_name\nIl\xf6na\n", "bad.parquet": "Ilona", "good.csv": guestsCSV(50)})
		for _, c := range []struct{ from, to, want string }{
			{"shop/cut.csv", "masked/", "to its end"},
			{"shop/latin.csv", "masked/", "UTF-8"},
			{"shop/bad.parquet", "masked/", "no Parquet file"},
			{"shop/none", "masked/", "no object of this prefix"},
			{"nowhere/x", "masked/", "no such object or bucket"},
			{"secret/x", "masked/", "credentials are refused"},
			{"shop/good.csv", "nowhere/", "the output: there is no such object or bucket"},
			{"shop/good.csv", "shop/good.csv.masked", "among the inputs"},
		} {
			r := start([]string{"mask", "-o", of(c.to), of(c.from)})
			if r.status != exitFailed || !strings.Contains(r.err, c.want) || strings.Contains(r.err, "Ilona") {
				t.Errorf("%s: status %d: %s", of(c.from), r.status, r.err)
			}
			if got := objects(t, of("masked")); len(got) > 0 {
				t.Errorf("%s: it left %d objects", of(c.from), len(got))
			}
		}
	}
	if r := start([]string{"mask", "-o", "s3://masked/x?region=eu-west-1&endpoint=http://127.0.0.1:1&use_path_style=true", "s3://shop/good.csv" +
		query}); r.status != exitFailed ||
		!strings.Contains(r.err, "cannot be reached") {
		t.Errorf("status %d: %s", r.status, r.err)
	}
	left, _ := filepath.Glob(filepath.Join(os.TempDir(), "privet-*", "object*"))
	if len(left) > 0 {
		t.Errorf("%v are left", left)
	}
}
