package redact_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"log/slog"
	"net/url"
	"strings"
	"sync"
	"testing"
	"testing/slogtest"
	"time"

	"github.com/privet-go/privet/masker/redact"
)

// TestSlogtest holds that the handler does what handlers do.
func TestSlogtest(t *testing.T) {
	var buf bytes.Buffer
	slogtest.Run(t, func(*testing.T) slog.Handler {
		buf.Reset()
		return redact.NewHandler(slog.NewJSONHandler(&buf, nil), nil)
	}, func(t *testing.T) map[string]any {
		var line map[string]any
		if err := json.Unmarshal(buf.Bytes(), &line); err != nil {
			t.Fatal(err)
		}
		return line
	})
}

// Kinds of values that loggers are handed.
type (
	resolved struct{ name string }
	stringer struct{ s string }
	marshals struct{ s string }
	panics   struct{}
	word     string
	account  struct {
		Email, Plan string
		Pin         string `privet:"PASSWORD"`
	}
)

func (r resolved) LogValue() slog.Value {
	return slog.GroupValue(slog.String("email", r.name), slog.Int("n", 1))
}
func (s stringer) String() string { return s.s }
func (m marshals) MarshalJSON() ([]byte, error) {
	return json.Marshal(map[string]string{"password": m.s})
}
func (panics) Error() string { panic(secret) }

// TestHandler says what becomes of each kind of attribute.
func TestHandler(t *testing.T) {
	masked := "o*****.l*******@quillmail.example"
	stars := strings.Repeat("*", len(secret))
	link, _ := url.Parse("https://x.example/?q=" + mail)
	for _, c := range []struct {
		attr slog.Attr
		want string // of the line behind the message, in JSON
	}{
		{slog.String("state", "open"), `"state":"****"`},
		{slog.String("status", "open"), `"status":"open"`},
		{slog.String("password", secret), `"password":"` + stars + `"`},
		{slog.String("to", mail), `"to":"` + masked + `"`},
		{slog.Int("pin_code", 123456), `"pin_code":"******"`},
		{slog.Int("age", 41), `"age":"**"`},
		{slog.Int("count", 41), `"count":41`},
		{slog.Uint64("v", 4111111111111111), `"v":"************1111"`},
		{slog.Float64("salary", 1.5), `"salary":"***"`},
		{slog.Bool("disability", true), `"disability":"[REDACTED]"`},
		{slog.Bool("ok", true), `"ok":true`},
		{slog.Duration("took", time.Second), `"took":1000000000`},
		{slog.Group("user", "name", "Odette", "id", 12), `"user":{"name":"******","id":"**"}`},
		{slog.Group("password", "hint", "x", "n", 1), `"password":{"hint":"*","n":"*"}`},
		{slog.Any("who", resolved{mail}), `"who":{"email":"` + masked + `","n":1}`},
		{slog.Any("err", errors.New("no user "+mail)), `"err":"no user ` + masked + `"`},
		{slog.Any("err", panics{}), `"err":"[REDACTED]"`},
		{slog.Any("s", stringer{mail}), `"s":"` + masked + `"`},
		{slog.Any("link", link), ""},
		{slog.Any("body", []byte("to "+mail)), `"body":"to ` + masked + `"`},
		{slog.Any("body", []byte{0xff, 0}), `"body":"[REDACTED]"`},
		{slog.Any("m", marshals{secret}), `"m":{"password":"` + stars + `"}`},
		{slog.Any("w", word(mail)), `"w":"` + masked + `"`},
		{slog.Any("in", map[string]any{"email": mail, "n": 3}), `"in":{"email":"` + masked + `","n":3}`},
		{slog.Any("in", &account{mail, "free", secret}), `"in":{"Email":"` + masked + `","Plan":"free","Pin":"` + stars + `"}`},
		{slog.Any("list", []string{"a", mail}), `"list":["a","` + masked + `"]`},
		{slog.Any("f", func() {}), `"f":"[REDACTED]"`},
		{slog.Any("nothing", nil), `"nothing":null`},
		{slog.Any("level", slog.LevelWarn), `"level":"WARN"`},
		{slog.String(mail, "x"), `"` + masked + `":"x"`},
	} {
		var direct, with bytes.Buffer
		slog.New(redact.NewHandler(slog.NewJSONHandler(&direct, nil), nil)).Info("m", c.attr)
		slog.New(redact.NewHandler(slog.NewJSONHandler(&with, nil), nil)).With(c.attr).Info("m")
		for _, line := range []string{direct.String(), with.String()} {
			if !strings.Contains(line, c.want) || strings.Contains(line, mailPart) || strings.Contains(line, secret) {
				t.Errorf("%s: %s", c.want, line)
			}
		}
	}
}

// TestHandlerMessage holds that the message is redacted, and that groups opened before count for keys.
func TestHandlerMessage(t *testing.T) {
	var buf bytes.Buffer
	log := slog.New(redact.NewHandler(slog.NewTextHandler(&buf, nil), nil))
	log.WithGroup("password").With("hint", "abc").Info("hello "+mail, "n", 5, "list", []string{"x"})
	line := buf.String()
	if !strings.Contains(line, `msg="hello o*****.l*******@quillmail.example" password.hint=*** password.n=* password.list="[\"*\"]"`) {
		t.Error(line)
	}
}

// TestHandlerConcurrent logs from many goroutines through handlers that come from one.
func TestHandlerConcurrent(t *testing.T) {
	var buf bytes.Buffer
	log := slog.New(redact.NewHandler(slog.NewJSONHandler(&buf, nil), nil))
	var wg sync.WaitGroup
	for g := range 8 {
		wg.Go(func() {
			l := log.With("worker", g).WithGroup("req")
			for range 20 {
				l.Info("from "+mail, "email", mail, "any", map[string]string{"to": mail})
			}
		})
	}
	wg.Wait()
	if n := strings.Count(buf.String(), "\n"); n != 160 || strings.Contains(buf.String(), mailPart) {
		t.Errorf("%d lines, or an address in one", n)
	}
}
