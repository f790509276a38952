package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/audit"
	"github.com/privet-go/privet/httpapi"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/risk"
	"github.com/privet-go/privet/validator"
)

// secrets are values that no error, log line, panic or printed structure may
// repeat. Each of them is planted in every place that takes a value. They look
// like data of several kinds, or like nothing, and are no part of any message.
var secrets = []string{
	"zqx.planted@zqx-secret.example", "zqxSecretPlanted7", "zqx\xffPlanted\x00zqx", "\"zqxPlanted", "4111zqx1111Planted", "%szqxPlanted%v", "zqx\nPlanted",
}

// repeats reports whether a text holds part of a secret.
func repeats(s string) bool {
	return strings.Contains(strings.ToLower(s), "zqx") || strings.Contains(strings.ToLower(s), "planted")
}

// TestSecrets plants secrets through every door: every exported function that
// can fail, every endpoint, and every command; and searches every error, log
// line and %v for them.
func TestSecrets(t *testing.T) {
	longtest.Alone(t)
	for _, s := range secrets {
		plantInFunctions(t, s)
		plantInEndpoints(t, s)
		plantInCommands(t, s)
	}
}

// check fails when what a door has said repeats a secret.
func check(t *testing.T, door string, said any) {
	t.Helper()
	for _, verb := range []string{"%v", "%+v", "%#v", "%s", "%q"} {
		if text := fmt.Sprintf(verb, said); repeats(text) {
			i := max(0, strings.Index(strings.ToLower(text), "planted")-200)
			t.Errorf("%s repeats a secret: …%s…", door, text[i:min(len(text), i+300)])
			return
		}
	}
}

// guard turns a panic into a failure that says where, and searches it.
func guard(t *testing.T, door string, f func()) {
	t.Helper()
	defer func() {
		if p := recover(); p != nil {
			check(t, door+": its panic", p)
			t.Errorf("%s panics", door)
		}
	}()
	f()
}

// otherFiles are files in JSON and in text with the secret in all places where data
// can be, whole and broken.
func otherFiles(secret string) []string {
	whole := `[{"email":"` + secret + `","owners":{"12345678 ` + secret + `":["` + secret + `"]}}`
	return []string{
		whole + "]", whole, whole + secret, whole + `,{"a":` + secret, `{"a":"` + secret + `\x"}`, "{\"a\":1}\n{\"b\":\"" + secret + "\"}\n{" + secret,
		"\x1f\x8b" + secret,
		"PK\x03\x04" + secret, secret + "\xff",
	}
}

func plantInFunctions(t *testing.T, secret string) {
	t.Helper()
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := masker.New(&masker.Options{Finder: p, Classifier: p})
	if err != nil {
		t.Fatal(err)
	}
	v, err := validator.New(&validator.Options{Masker: m, Profiler: p})
	if err != nil {
		t.Fatal(err)
	}
	now := time.Now()
	bad := 2.0
	key := []byte(secret)
	table := "id,email\n1," + secret + "\n2,\"" + secret
	for door, f := range map[string]func() any{
		"privet.ParseLabel": func() any { _, err := privet.ParseLabel(secret); return err },
		"profiler.New": func() any {
			_, err := profiler.New(&profiler.Options{Labels: []privet.Label{privet.Label(secret)}, MinConfidence: &bad})
			return err
		},
		"profiler.New own": func() any {
			_, err := profiler.New(&profiler.Options{
				AllowList: []string{" " + secret}, ExcludeLabels: []privet.Label{privet.Label(secret)}, Thresholds: map[privet.Label]float64{privet.Label(secret): bad},
				Recognizers: []profiler.Recognizer{{
					Name: secret, Label: privet.Label(secret), Checksum: secret, Patterns: []profiler.Pattern{{Name: secret, Regexp: secret + "("}},
					DenyList: []string{secret + " "}, Context: []string{"X" + secret}, Headers: []string{"X" + secret}, Shapes: []profiler.Shape{{Pattern: "-" + secret}},
				}},
			})
			return err
		},
		"Profiler.Find":     func() any { return p.Find(secret) },
		"Profiler.FindWith": func() any { found, err := p.FindWith(secret, &profiler.Query{Explain: true}); return []any{found, err} },
		"Profiler.FindWith labels": func() any {
			_, err := p.FindWith("", &profiler.Query{Labels: []privet.Label{privet.Label(secret)}, Thresholds: map[privet.Label]float64{privet.Label(secret): bad}})
			return err
		},
		"Profiler.Columns": func() any {
			results, err := p.ColumnsWith([]profiler.Column{{Name: "email", Values: []string{secret}}}, &profiler.Query{Explain: true})
			return []any{results, err}
		},
		"Profiler.File": func() any { r, err := p.File(strings.NewReader(table), nil, nil); return []any{r, err} },
		"Profiler.File opts": func() any {
			_, err1 := p.File(strings.NewReader(table), &profiler.FileOptions{Format: secret}, nil)
			_, err2 := p.File(strings.NewReader(table), &profiler.FileOptions{Name: secret + ".xlsx"}, nil)
			return errors.Join(err1, err2)
		},
		"Profiler.File formats": func() any {
			var all []any
			for _, file := range otherFiles(secret) {
				r, err := p.File(strings.NewReader(file), nil, nil)
				all = append(all, r, err)
			}
			return all
		},
		"Masker.File formats": func() any {
			var all []any
			for _, file := range otherFiles(secret) {
				r, err := m.File(io.Discard, strings.NewReader(file), nil)
				all = append(all, r, err)
			}
			return all
		},
		"Masker.Mask":       func() any { _, err := m.Mask(secret, secret); return err },
		"Masker.AppendMask": func() any { _, err := m.AppendMask(nil, secret, secret); return err },
		"Masker.AppendText": func() any { _, spans, err := m.AppendText(nil, secret+"\xff"); return []any{spans, err} },
		"Masker.Text":       func() any { r, err := m.Text(&bytes.Buffer{}, strings.NewReader(secret+"\x00")); return []any{r, err} },
		"Masker.File":       func() any { r, err := m.File(&bytes.Buffer{}, strings.NewReader(table), nil); return []any{r, err} },
		"Masker.File opts": func() any {
			var errs []error
			for _, opts := range []*masker.FileOptions{{Format: secret}, {Name: secret + ".json.gz"}, {Columns: map[string]privet.Label{secret: "SSN"}},
				{Columns: map[string]privet.Label{"id": privet.Label(secret)}}} {
				_, err := m.File(&bytes.Buffer{}, strings.NewReader("id\n1\n"), opts)
				errs = append(errs, err)
			}
			return errors.Join(errs...)
		},
		"Masker itself":   func() any { return m },
		"masker.ParseKey": func() any { _, err := masker.ParseKey(secret); return err },
		"masker.ParsePolicy": func() any {
			quoted := strconv.Quote(strings.ToValidUTF8(secret, ""))
			var errs []error
			for _, document := range []string{
				secret, quoted, `{"default":` + quoted + `}`, `{` + quoted + `:1}`, `{"labels":{` + quoted + `:{"operator":` + quoted + `}}}`,
				`{"columns":{` + quoted + `:{"operator":"mask","char":` + quoted + `}},"keys":{` + quoted + `:{"env":` + quoted + `,"file":` + quoted + `}}}`,
				`{"labels":{"SSN":{"operator":"fake","locale":` + quoted + `},"DOB":{"operator":"shift","order":` + quoted + `}}}`,
			} {
				_, err := masker.ParsePolicy([]byte(document))
				errs = append(errs, err)
			}
			return errors.Join(errs...)
		},
		"masker.New policy": func() any {
			p := &masker.Policy{Columns: map[string]masker.Operation{secret: {Operator: "hash", KeyRef: secret, Scope: secret}}}
			_, err1 := masker.New(&masker.Options{Policy: p, Keys: func(ref string) ([]byte, error) { return nil, errors.New(ref) }})
			_, err2 := masker.New(&masker.Options{Policy: p, Keys: func(ref string) ([]byte, error) { return []byte(ref), nil }})
			_, err3 := m.With(p, nil)
			return errors.Join(err1, err2, err3)
		},
		"Masker.Unmask": func() any {
			p := &masker.Policy{Labels: map[string]masker.Operation{"SSN": {Operator: "encrypt"}, "EMAIL": {Operator: "pseudonym"}, "PERSON": {Operator: "fpe"}}}
			m, err := m.With(p, func(string) ([]byte, error) { return masker.ParseKey(testKey) })
			if err != nil {
				return err
			}
			_, err1 := m.Unmask("SSN", secret)
			_, err2 := m.Unmask("EMAIL", "~"+secret)
			_, err3 := m.Unmask(secret, secret)
			_, err4 := m.UnmaskFile(io.Discard, strings.NewReader("id\n"+secret), &masker.FileOptions{Columns: map[string]privet.Label{"id": "SSN"}})
			_, err5 := m.UnmaskFile(io.Discard, strings.NewReader("id\n"+secret), &masker.FileOptions{Columns: map[string]privet.Label{secret: "SSN"}})
			return errors.Join(err1, err2, err3, err4, err5)
		},
		"Validator.Validate": func() any { return []any{v.Validate("SSN", secret, secret), v.Validate(secret, secret, "x"+secret)} },
		"risk.NewCatalogue": func() any {
			_, err := risk.NewCatalogue(risk.Records{
				Standards: []risk.Standard{{Name: secret, Weight: -1}}, Kinds: []risk.Kind{{Label: privet.Label(secret), Aliases: []string{secret + "§"}}},
				Mappings: []risk.Mapping{{Label: privet.Label(secret), Standard: "x" + secret, Scope: risk.Scope(secret), Evidence: secret,
					Needs: []risk.Group{{secret + "§"}}}},
				Combinations: []risk.Combination{{Code: secret, Groups: []risk.Group{{secret + "§"}}}}, Spellings: []risk.Spelling{{Label: privet.Label(secret)}},
			})
			return err
		},
		"risk.Table": func() any {
			table, err := risk.NewTable(&risk.TableOptions{QuasiIdentifiers: []privet.Label{"DOB"},
				Sensitive: []risk.SensitiveColumn{{Label: "SALARY", Ordered: true}}, MaxClasses: 1})
			if err != nil {
				return err
			}
			first := table.Add([]string{secret}, []string{secret})
			figures, none := table.Reidentification()
			return []any{first, figures, none, table.Add([]string{"x" + secret}, []string{secret}), table.Add([]string{secret, secret}, nil), fmt.Sprintf("%+v", *table)}
		},
		"audit.Options.Check": func() any {
			return (&audit.Options{Masked: []string{secret}, Below: risk.Level(secret), Factors: &risk.Factors{Environment: secret}}).Check()
		},
		"Validator.Tables": func() any {
			read := func(s string) io.ReadSeeker { return strings.NewReader(s) }
			values := "id,email,notes\n1," + strings.ReplaceAll(strconv.Quote(strings.ToValidUTF8(secret, "")), "\\", "") + ",ok\n"
			a, err1 := v.Tables([]validator.Table{{Name: "t", Original: read(table), Masked: read(values)}}, nil)
			b, err2 := v.Tables([]validator.Table{{Name: "t", Original: read(values), Masked: read(values)}}, &validator.TableOptions{Format: secret})
			c, err3 := v.Tables([]validator.Table{{Name: "t", Original: read(values), Masked: read(values)}}, nil)
			return []any{a, err1, b, err2, c, err3}
		},
		"validator.Verify": func() any {
			a, err1 := validator.Verify(key, key, key)
			_, err2 := validator.ParsePrivateKey(key)
			_, err3 := validator.ParsePublicKey(key)
			_, err4 := validator.ParseLevel(secret)
			return []any{a, err1, err2, err3, err4}
		},
		"risk.Options.Check": func() any {
			o := risk.Options{Masked: []string{secret}, Weights: map[string]float64{secret: -1},
				Factors: &risk.Factors{Environment: secret, Classification: secret, AccessControl: secret, LastReviewed: secret}}
			return o.Check()
		},
		"httpapi.New": func() any {
			_, err := httpapi.New(&httpapi.Options{Auth: &httpapi.Auth{Mode: httpapi.AuthMode(secret), JWTSecret: key, APIKeys: []httpapi.APIKey{{Name: secret}},
				BasicUser: secret}})
			return err
		},
		"httpapi.Auth":      func() any { return httpapi.Auth{JWTSecret: key, BasicUser: "a", BasicPass: secret} },
		"httpapi.NewAPIKey": func() any { _, _, err := httpapi.NewAPIKey(secret, httpapi.Scope(secret)); return err },
		"httpapi.ParseAPIKeys": func() any {
			_, err := httpapi.ParseAPIKeys(strings.NewReader(secret + "\na:" + secret + "\n"))
			return err
		},
		"httpapi.SignToken":     func() any { _, err := httpapi.SignToken(key, httpapi.Token{Subject: secret}); return err },
		"httpapi.SignLicense":   func() any { _, err := httpapi.SignLicense(key, httpapi.License{}, now); return err },
		"httpapi.VerifyLicense": func() any { _, err := httpapi.VerifyLicense(secret, key, secret, secret, now); return err },
	} {
		guard(t, door, func() { check(t, door, f()) })
	}
}

func plantInEndpoints(t *testing.T, secret string) {
	t.Helper()
	const signing = "0123456789abcdef0123456789abcdef"
	var log bytes.Buffer
	handler, err := httpapi.New(&httpapi.Options{
		Auth:   &httpapi.Auth{JWTSecret: []byte(signing), BasicUser: "user", BasicPass: "pass word", FailuresPerMinute: -1},
		Logger: slog.New(slog.NewJSONHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug})),
	})
	if err != nil {
		t.Fatal(err)
	}
	token, err := httpapi.SignToken([]byte(signing), httpapi.Token{IssuedAt: time.Now(), ExpiresAt: time.Now().Add(time.Minute)})
	if err != nil {
		t.Fatal(err)
	}
	q := strings.ToValidUTF8(fmt.Sprintf("%q", strings.ToValidUTF8(secret, "")), "")
	bodies := []string{
		secret, "{" + secret, `{"columns":[{"name":"email","value":` + q + `}],"mode":` + q + `}`, `{"records":[{"ruleName":` + q + `,"value":` + q + `}]}`,
		`{"records":[{"ruleName":"SSN","value":` + q + `},{"value":5}],` + q + `:1}`, `{"original":` + q + `,"masked":` + q + `,"rule":` + q + `}`,
		`{"requestId":"!` + q[1:] + `,"text":` + q + `,"mode":"UNSTRUCTURED","labels":[` + q + `],"policy":` + q + `,"datasetId":` + q + `}`,
		`{"tags":["SSN"],"factors":{"environment":` + q + `},"weights":{` + q + `:-1}}`, `{"a":` + q + `,"a":` + q + `}`,
	}
	for _, path := range []string{"/api/v1/profiler/run", "/api/v1/mask/run", "/api/v1/validate", "/risk/summary/by-name", "/risk/details/by-code",
		"/audit/recommend/by-name", "/auth/token", "/healthz", "/no/such/path"} {
		for _, body := range bodies {
			for _, credential := range []string{"Bearer " + token, "Bearer " + strings.ToValidUTF8(secret, ""), "Basic " + secret, ""} {
				r := httptest.NewRequest("POST", path, strings.NewReader(body))
				r.URL.RawQuery = "q=" + q
				r.Header = http.Header{"Content-Type": {"application/json"}, "X-Planted": {secret}, "User-Agent": {secret}}
				if credential != "" {
					r.Header.Set("Authorization", credential)
				}
				w := httptest.NewRecorder()
				guard(t, path, func() { handler.ServeHTTP(w, r) })
				if w.Code >= 400 {
					check(t, path+": its answer", w.Body.String())
				}
			}
		}
	}
	check(t, "the log", log.String())
}

func plantInCommands(t *testing.T, secret string) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, []byte("id,email\n1,"+secret+"\n2,\""+secret), 0o600); err != nil {
		t.Fatal(err)
	}
	good := filepath.Join(t.TempDir(), "good")
	if err := os.WriteFile(good, []byte("id,password,email\n1,"+strings.Map(func(r rune) rune {
		if r == '"' || r == '\n' || r == 0 || r == 0xFFFD {
			return -1
		}
		return r
	}, secret)+",x@example.com\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	quoted := strconv.Quote(strings.ToValidUTF8(secret, ""))
	labelled := filepath.Join(t.TempDir(), "labelled")
	if err := os.WriteFile(labelled, []byte(`{"text":`+quoted+`,"spans":[{"label":"SSN","start":0,"end":3,"entity_value":`+quoted+`}]}`+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	broken := filepath.Join(t.TempDir(), "broken")
	if err := os.WriteFile(broken, []byte(`{"text":`+quoted+`,"spans":[{"label":"SSN","start":`+quoted+`,"end":300}]}`+"\n"+secret), 0o600); err != nil {
		t.Fatal(err)
	}
	policy := filepath.Join(t.TempDir(), "policy")
	if err := os.WriteFile(policy, []byte(`{"labels":{"SSN":{"operator":"encrypt"}}}`), 0o600); err != nil {
		t.Fatal(err)
	}
	env := map[string]string{masker.KeyVariable(masker.DefaultKeyRef): testKey}
	for _, k := range []string{"SERVICE_LICENSE_TOKEN", "SERVICE_PLATFORM_TYPE", "SERVICE_PUBLIC_KEY_PATH", "SERVICE_REGION", "JWT_SIGNATURE_SECRET", "JWT_TOKEN_EXPIRATION", "FE_RCA_USER", "PRIVET_ADDR", "PRIVET_AUTH",
		"PRIVET_API_KEYS_FILE", "PRIVET_AUTH_FAILURES_PER_MINUTE", "PRIVET_MODEL_MODE", "PRIVET_MODEL_LABELS", "PRIVET_MODEL_KEY"} {
		env[k] = secret
	}
	// A model that gives back what it gets, in a good answer and in bad ones.
	for _, answer := range []func(http.ResponseWriter, string){
		func(w http.ResponseWriter, body string) { w.WriteHeader(400); _, _ = io.WriteString(w, body) },
		func(w http.ResponseWriter, body string) { _, _ = io.WriteString(w, body) },
		func(w http.ResponseWriter, _ string) {
			_, _ = io.WriteString(w, `{"results":[[{"label":`+strconv.Quote(secret)+`,"start":0,"end":3,"confidence":1}]]}`)
		},
	} {
		model := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			body, _ := io.ReadAll(r.Body)
			answer(w, string(body))
		}))
		for _, key := range []string{"", "key", secret} {
			for _, args := range [][]string{{"profile", "-text", "-model", model.URL, file}, {"eval", "-model", model.URL, labelled}} {
				r := runPrivet(t, "", map[string]string{"PRIVET_MODEL_KEY": key}, args...)
				check(t, fmt.Sprintf("privet %q with a model", args[:1]), r.out+r.err)
			}
		}
		model.Close()
	}
	for _, args := range [][]string{
		{secret}, {"serve"}, {"serve", "-dev", "-model", secret}, {"profile", "-text", "-model", secret, "-model-mode", "hybrid", file}, {"profile", "-text", file},
		{"serve", "-addr", secret}, {"serve", "-dev", "-addr", secret}, {"serve", secret},
		{"profile", file}, {"profile", "-text", file}, {"profile", good}, {"profile", "-explain", "-format", "json", good}, {"profile", "-" + secret, file},
		{"profile", "-sample", secret, file},
		{"mask", "-o", os.DevNull, file}, {"mask", "-o", filepath.Join(t.TempDir(), "o"), good}, {"mask", "-o", "-", "-column", secret, good},
		{"mask", "-text", "-o", filepath.Join(t.TempDir(), "o"), file},
		{"validate", "-original", file, "-masked", good}, {"validate", "-original", good, "-masked", good, "-sign", file, "-o", file + ".json"},
		{"validate", "-original", good, "-masked", good, "-policy", file},
		{"validate", "-original", secret, "-masked", secret, "-fail-on", secret}, {"verify", "-key", file, good},
		{"verify", "-key", good, "-signature", file, file}, {"verify", secret},
		{"validate", "SSN", secret, "x" + secret}, {"validate", secret, secret, secret}, {"risk", "-masked", secret, "-fail-on", secret, "SSN"}, {"rules", secret},
		{"scan", "-all", "-min-confidence", "0.1", file, good, labelled}, {"scan", "-all", "-format", "sarif", good}, {"scan", "-format", "junit", good, secret},
		{"scan", "-labels", secret, "-since", secret, file}, {"scan", "-baseline", file, good}, {"scan", "-since", secret, filepath.Dir(good)},
		{"report", file}, {"report", good}, {"report", "-format", "html", good}, {"report", "-quasi", secret, good},
		{"report", "-environment", secret, "-weight", secret + "=1", good}, {"risk", "-last-reviewed", secret, "-below", secret, "SSN"},
		{"token", "-subject", secret, "-scopes", secret}, {"token", "-life", secret}, {"license", "-key", file}, {"apikey", "-name", secret + " "},
		{"version", secret},
		{"mask", "-policy", file, "-o", "-", good}, {"mask", "-policy", secret, "-o", "-", good}, {"unmask", "-policy", file, "-rule", "SSN", secret},
		{"unmask", "-policy", policy, "-rule", "SSN", secret}, {"unmask", "-policy", policy, "-rule", secret, secret},
		{"unmask", "-policy", policy, "-report", file, "-o", "-", good},
		{"unmask", "-policy", policy, "-column", "password=SSN", "-o", filepath.Join(t.TempDir(), "o"), good},
		{"eval", labelled}, {"eval", "-format", "json", labelled}, {"eval", broken}, {"eval", file}, {"eval", "-tables", broken}, {"eval", "-tables", file},
		{"eval", "-columns", labelled, good}, {"eval", "-columns", broken, good}, {"eval", "-map", secret, labelled},
		{"eval", "-map", secret + "=" + secret, labelled},
		{"eval", "-labels", secret, labelled}, {"eval", "-thresholds", secret, labelled},
	} {
		var r result
		guard(t, "privet "+args[0], func() { r = runPrivet(t, "", env, args...) })
		check(t, fmt.Sprintf("privet %q", args[:1]), r.out+r.err)
	}
}
