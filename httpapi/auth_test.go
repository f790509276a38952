package httpapi

import (
	"crypto/rand"
	"crypto/rsa"
	"crypto/tls"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"
	"github.com/privet-go/privet/httpapi/internal/credential"
	"github.com/privet-go/privet/internal/longtest"
)

// every is of how many cases one is tried.
var every = longtest.Watched(1, 8)

// goodBody is a right request of a route, where the first example of its
// documentation is not what the tests want. The key is the path, or the method and the path where a path has
// several: "PUT /standards/{id}". goodPath is a path for a pattern, and goodStatus
// what is answered where that is not 200.
var goodBody = map[string]string{
	profilePath:  `{"columns":[{"name":"a","value":"b"}]}`,
	maskPath:     `{"records":[{"ruleName":"SSN","value":"123-45-6789"}]}`,
	validatePath: `{"original":"123-45-6789","masked":"***-**-6789","rule":"SSN"}`,
	riskPath:     `["EMAIL"]`,

	"/risk/summary/by-code":              `["email-address"]`,
	"/risk/details/by-name":              `["EMAIL"]`,
	"/risk/details/by-code":              `["email-address"]`,
	"/risk/summary/standards/by-name":    `["EMAIL"]`,
	"/risk/summary/standards/by-code":    `["email-address"]`,
	"/risk/standards/percentage/by-name": `["EMAIL"]`,
	"/risk/summary/breakdown/by-name":    `["EMAIL"]`,
	"/risk/summary/breakdown/by-code":    `["email-address"]`,
	"/risk/standards/weighted-summary":   `["EMAIL"]`,
	"/audit/recommend/by-name":           `["EMAIL"]`,
	"/audit/recommend/by-code":           `["email-address"]`,
	"/auth/token":                        ``,
}

var (
	goodPath = map[string]string{
		"POST /standards":                "/standards?dryRun=true",
		"GET /standards/{id}":            "/standards/" + exampleGDPR,
		"PUT /standards/{id}":            "/standards/" + exampleNobody, // a dry run would compile each time
		"DELETE /standards/{id}":         "/standards/" + exampleNobody, // a dry run would compile each time
		"POST /recognizers":              "/recognizers?dryRun=true",
		"GET /recognizers/{id}":          "/recognizers/" + exampleSSN,
		"PUT /recognizers/{id}":          "/recognizers/" + exampleNobody, // a dry run would compile each time
		"DELETE /recognizers/{id}":       "/recognizers/" + exampleNobody, // a dry run would compile each time
		"POST /mappings":                 "/mappings?dryRun=true",
		"GET /mappings/{id}":             "/mappings/" + exampleSSNInGDPR,
		"PUT /mappings/{id}":             "/mappings/" + exampleNobody, // a dry run would compile each time
		"DELETE /mappings/{id}":          "/mappings/" + exampleNobody, // a dry run would compile each time
		"GET /api/v1/datasets/{id}":      "/api/v1/datasets/nobody",
		"PUT /api/v1/datasets/{id}":      "/api/v1/datasets/somebody?dryRun=true",
		"DELETE /api/v1/datasets/{id}":   "/api/v1/datasets/nobody?dryRun=true",
		"GET /api/v1/audit/risk-summary": "/api/v1/audit/risk-summary?datasetId=nobody",
		"PUT /catalog":                   "/catalog?dryRun=true",
	}
	goodStatus = map[string]int{
		"GET /api/v1/datasets/{id}":      404,
		"DELETE /api/v1/datasets/{id}":   404,
		"GET /api/v1/audit/risk-summary": 404,

		"DELETE /api/v1/file/uploads/{uploadId}": 404,
		"POST /standards":                        200,
		"DELETE /standards/{id}":                 404,
		"PUT /standards/{id}":                    404,
		"DELETE /recognizers/{id}":               404,
		"PUT /recognizers/{id}":                  404,
		"DELETE /mappings/{id}":                  404,
		"PUT /mappings/{id}":                     404,
		"POST /recognizers":                      200,
		"POST /mappings":                         200,
		"PUT /api/v1/datasets/{id}":              200,
		"PUT /catalog":                           200,
	}
)

// of gives the entry of a route in a table by path, or by method and path.
func of[T any](table map[string]T, rt route) (T, bool) {
	if v, ok := table[rt.method+" "+rt.path]; ok {
		return v, true
	}
	v, ok := table[rt.path]
	return v, ok
}

// sendGood sends the right request of a route.
func (ts *testServer) sendGood(rt route, headers ...string) reply {
	ts.t.Helper()
	return ts.send(rt.method, rt.goodPath(), rt.goodBody(), headers...)
}

func (rt route) goodBody() string {
	body, ok := of(goodBody, rt)
	if !ok {
		body = rt.documented().examples[0].body
	}
	return body
}

// documented is the documentation of a route.
func (rt route) documented() *operation {
	for _, o := range operations() {
		if o.key() == rt.method+" "+rt.path {
			return &o
		}
	}
	panic(rt.method + " " + rt.path + " is not documented")
}

func (rt route) goodPath() string {
	if path, ok := of(goodPath, rt); ok {
		return path
	}
	return rt.path
}

// goodStatus is what the right request is answered by.
func (rt route) goodStatus() int {
	if status, ok := of(goodStatus, rt); ok {
		return status
	}
	return rt.documented().good()
}

// closedRoutes are the routes that need a credential in the header.
func closedRoutes(t *testing.T) []route {
	var list []route
	for _, r := range routes() {
		if r.api == apiOpen || r.api == apiSigned {
			continue
		}
		list = append(list, r)
	}
	return list
}

// forge signs any claims with any method, as an attacker or a careless issuer
// would.
func forge(t *testing.T, method jwt.SigningMethod, key any, claims jwt.MapClaims, header ...string) string {
	t.Helper()
	token := jwt.NewWithClaims(method, claims)
	for i := 0; i < len(header); i += 2 {
		token.Header[header[i]] = header[i+1]
	}
	s, err := token.SignedString(key)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func basic(user, pass string) string {
	return "Basic " + base64.StdEncoding.EncodeToString([]byte(user+":"+pass))
}

// TestTokens sends each wrong credential to each closed route.
func TestTokens(t *testing.T) {
	t.Parallel()
	ts := startServer(t, nil)
	rsaKey, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		t.Fatal(err)
	}
	now := time.Now().Unix()
	good := jwt.MapClaims{"exp": now + 600, "iat": now}
	with := func(pairs ...any) jwt.MapClaims {
		c := jwt.MapClaims{"exp": now + 600, "iat": now}
		for i := 0; i < len(pairs); i += 2 {
			if pairs[i+1] == nil {
				delete(c, pairs[i].(string))
			} else {
				c[pairs[i].(string)] = pairs[i+1]
			}
		}
		return c
	}
	hs256 := func(c jwt.MapClaims) string { return "Bearer " + forge(t, jwt.SigningMethodHS256, testSecret, c) }
	right := hs256(good)
	wrong := map[string]string{
		"none":                    "",
		"scheme alone":            "Bearer",
		"empty token":             "Bearer  ",
		"garbage":                 "Bearer garbage",
		"two dots":                "Bearer ..",
		"no scheme":               strings.TrimPrefix(right, "Bearer "),
		"other scheme":            "Token " + strings.TrimPrefix(right, "Bearer "),
		"two tokens":              right + " " + strings.TrimPrefix(right, "Bearer "),
		"other secret":            "Bearer " + forge(t, jwt.SigningMethodHS256, []byte("another secret of just as many bytes"), good),
		"empty secret":            "Bearer " + forge(t, jwt.SigningMethodHS256, []byte{}, good),
		"alg none":                "Bearer " + forge(t, jwt.SigningMethodNone, jwt.UnsafeAllowNoneSignatureType, good),
		"alg none, old signature": "Bearer " + forge(t, jwt.SigningMethodNone, jwt.UnsafeAllowNoneSignatureType, good) + right[strings.LastIndexByte(right, '.')+1:],
		"RS256":                   "Bearer " + forge(t, jwt.SigningMethodRS256, rsaKey, good),
		"HS384":                   "Bearer " + forge(t, jwt.SigningMethodHS384, testSecret, good),
		"HS512":                   "Bearer " + forge(t, jwt.SigningMethodHS512, testSecret, good),
		"no exp":                  hs256(with("exp", nil)),
		"exp not a number":        hs256(with("exp", "tomorrow")),
		"exp null":                hs256(jwt.MapClaims{"exp": nil}),
		"expired":                 hs256(with("exp", now-10, "iat", now-100)),
		"exp too far ahead":       hs256(with("exp", now+3700)),
		"exp absurdly far ahead":  hs256(with("exp", 1e300)),
		"nbf in the future":       hs256(with("nbf", now+60)),
		"iat in the future":       hs256(with("iat", now+60)),
		"scopes of a wrong type":  hs256(with("scope", []int{7})),
		"scope of a wrong type":   hs256(with("scope", 7)),
		"scope null":              hs256(with("scope", json.RawMessage("null"))),
		"critical extension":      "Bearer " + forge(t, jwt.SigningMethodHS256, testSecret, good, "crit", "x"),
		"last character cut":      right[:len(right)-1],
		"padding":                 right + "=",
		"too long":                right + strings.Repeat("A", credential.MaxBytes),
		"wrong user":              basic("someone", testPass),
		"wrong password":          basic(testUser, "guess"),
		"pair not in base64":      "Basic !",
		"pair without colon":      "Basic " + base64.StdEncoding.EncodeToString([]byte(testUser)),
	}
	names := slices.Sorted(maps.Keys(wrong))
	for i, rt := range closedRoutes(t) {
		ts.service.auth.basic = credential.NewPassword(testUser, testPass) // which forgets the tries so far
		for k := i % every; k < len(names); k += every {
			name, header := names[k], wrong[names[k]]
			r := ts.sendGood(rt, "Authorization", header)
			if e := r.errors(t)[0]; r.status != 401 || e.Code != "UNAUTHENTICATED" || r.header.Get("WWW-Authenticate") == "" {
				t.Errorf("%s with %s: %d %s, want 401", rt.path, name, r.status, r.body)
			}
		}
		// Two headers, of which one is right, are ambiguous.
		req, _ := http.NewRequest(rt.method, ts.URL+rt.goodPath(), strings.NewReader(rt.goodBody()))
		req.Header["Authorization"] = []string{right, right}
		req.Header.Set("Content-Type", "application/json")
		res, err := ts.Client().Do(req)
		if err != nil {
			t.Fatal(err)
		}
		res.Body.Close()
		if res.StatusCode != 401 {
			t.Errorf("%s with two headers: %d, want 401", rt.path, res.StatusCode)
		}
	}
	rightOnes := map[string]string{
		"plain":                    right,
		"scheme in lower case":     strings.Replace(right, "Bearer", "bearer", 1),
		"within the leeway":        hs256(with("exp", now+3600, "iat", now+1, "nbf", now+1)),
		"scopes as a string":       hs256(with("scope", "profile mask validate risk audit registry:read registry:write")),
		"scopes as an array":       hs256(with("scope", []string{"profile", "mask", "validate", "risk", "audit", "registry:read", "registry:write", "unknown"})),
		"a subject that is a name": hs256(with("sub", "somebody")),
	}
	for k, name := range slices.Sorted(maps.Keys(rightOnes)) {
		header := rightOnes[name]
		for i, rt := range closedRoutes(t) {
			if rt.api == apiToken || (i+k)%every != 0 {
				continue
			}
			// Twice, for the second time is answered from the cache.
			for range 2 {
				if r := ts.sendGood(rt, "Authorization", header); r.status != rt.goodStatus() {
					t.Errorf("%s with a right token (%s): %d %s", rt.path, name, r.status, r.body)
				}
			}
		}
	}
}

// TestScopes is the table of the contract: which scope opens which route.
func TestScopes(t *testing.T) {
	ts := startServer(t, nil)
	table := map[string]Scope{
		profilePath: ScopeProfile, maskPath: ScopeMask, validatePath: ScopeValidate, riskPath: ScopeRisk,
		"GET /standards": ScopeRegistryRead, "GET /standards/{id}": ScopeRegistryRead,
		"POST /standards": ScopeRegistryWrite, "PUT /standards/{id}": ScopeRegistryWrite, "DELETE /standards/{id}": ScopeRegistryWrite,
		"GET /recognizers": ScopeRegistryRead, "GET /recognizers/{id}": ScopeRegistryRead,
		"POST /recognizers": ScopeRegistryWrite, "PUT /recognizers/{id}": ScopeRegistryWrite, "DELETE /recognizers/{id}": ScopeRegistryWrite,
		"GET /mappings": ScopeRegistryRead, "GET /mappings/full": ScopeRegistryRead, "GET /mappings/{id}": ScopeRegistryRead,
		"POST /mappings": ScopeRegistryWrite, "PUT /mappings/{id}": ScopeRegistryWrite, "DELETE /mappings/{id}": ScopeRegistryWrite,
		"GET /api/v1/datasets": ScopeProfile, "GET /api/v1/datasets/{id}": ScopeProfile,
		"PUT /api/v1/datasets/{id}": ScopeRegistryWrite, "DELETE /api/v1/datasets/{id}": ScopeRegistryWrite,
		"/api/v1/audit/risk-summary": ScopeAudit, "/catalog": ScopeRegistryWrite,
		"/api/v1/file/validate": ScopeValidate,
		"/api/v1/file/profile":  ScopeProfile, "/api/v1/file/mask": ScopeMask, "/api/v1/file/uploads": scopeUploads,
		"DELETE /api/v1/file/uploads/{uploadId}": scopeUploads,
	}
	for _, rt := range closedRoutes(t) {
		if rt.api == apiToken {
			continue
		}
		want, ok := of(table, rt)
		switch {
		case ok:
		case strings.HasPrefix(rt.path, "/risk/"):
			want, ok = ScopeRisk, true
		case strings.HasPrefix(rt.path, "/audit/"):
			want, ok = ScopeAudit, true
		}
		if !ok {
			t.Fatalf("%s is not in the table", rt.path)
		}
		for _, scope := range credential.Scopes {
			token := signTest(t, Token{IssuedAt: time.Now(), ExpiresAt: time.Now().Add(time.Minute), Scopes: []Scope{scope}})
			r := ts.sendGood(rt, "Authorization", "Bearer "+token)
			switch {
			case needed(want)&credential.SetOf(scope) != 0 && r.status != rt.goodStatus():
				t.Errorf("%s with scope %s: %d", rt.path, scope, r.status)
			case needed(want)&credential.SetOf(scope) == 0 && (r.status != 403 || r.errors(t)[0].Code != "FORBIDDEN"):
				t.Errorf("%s with scope %s: %d %s, want 403 FORBIDDEN", rt.path, scope, r.status, r.body)
			}
		}
		none := forge(t, jwt.SigningMethodHS256, testSecret, jwt.MapClaims{"exp": time.Now().Unix() + 60, "scope": ""})
		if r := ts.sendGood(rt, "Authorization", "Bearer "+none); r.status != 403 {
			t.Errorf("%s with an empty scope: %d, want 403", rt.path, r.status)
		}
	}
}

// TestModes holds which credentials each API takes in each mode.
func TestModes(t *testing.T) {
	for _, tt := range []struct {
		mode                     AuthMode
		key, jwt, basic, riskKey int
	}{
		{"", 200, 200, 401, 403},
		{AuthAny, 200, 200, 401, 403},
		{AuthAPIKey, 200, 401, 401, 403},
		{AuthJWT, 401, 200, 401, 401},
	} {
		ts := startServer(t, func(o *Options) { o.Auth.Mode = tt.mode })
		for _, c := range []struct {
			path, header string
			want         int
		}{
			{maskPath, "Bearer " + ts.apiKey, tt.key},
			{maskPath, "Bearer " + ts.jwt, tt.jwt},
			{maskPath, basic(testUser, testPass), tt.basic},
			{riskPath, "Bearer " + ts.apiKey, tt.riskKey},
			{riskPath, "Bearer " + ts.jwt, 200},
			{riskPath, basic(testUser, testPass), 200},
		} {
			if r := ts.send("POST", c.path, goodBody[c.path], "Authorization", c.header); r.status != c.want {
				t.Errorf("mode %q, %s with %.6s…: %d, want %d", tt.mode, c.path, c.header, r.status, c.want)
			}
		}
	}
}

// TestRefusalsInLog holds that the log says why a credential is refused, that answers do
// not, and that a right key where none is taken counts as no wrong one.
func TestRefusalsInLog(t *testing.T) {
	ts := startServer(t, func(o *Options) { o.Auth.FailuresPerMinute = 100 })
	now := time.Now().Unix()
	token := func(secret []byte, pairs ...any) string {
		claims := jwt.MapClaims{"exp": now + 600}
		for i := 0; i < len(pairs); i += 2 {
			claims[pairs[i].(string)] = pairs[i+1]
		}
		return "Bearer " + forge(t, jwt.SigningMethodHS256, secret, claims)
	}
	const wrong = "the credential is wrong, has expired, or is of a kind that is not taken here"
	for _, tt := range []struct{ header, why, said string }{
		{"", "there is no credential", "a credential is needed"},
		{"Bearer " + secret, "the credential is neither a key that is known nor a JWT", wrong},
		{"Digest " + secret, "there is no credential of a kind that is taken here", wrong},
		{basic(testUser, secret), "the user or the password is wrong", wrong},
		{token(testSecret, "exp", now-60), "the token has expired", wrong},
		{token(testSecret, "nbf", now+60), "the token is not good yet", wrong},
		{token(testSecret, "exp", now+86400), "the token expires further ahead than is allowed", wrong},
		{token(testSecret, "scope", 7), "the token has claims that are not right", wrong},
		{token([]byte("another secret of tests that is long")), "the token is not signed with this key", wrong},
		{token(testSecret, "scope", "mask"), "the credential lacks the scope risk", "the credential lacks the scope risk"},
		{"Bearer " + ts.apiKey, "an API key is good for the data-protection API alone", "an API key is good for the data-protection API alone"},
	} {
		r := ts.send("POST", riskPath, `[]`, "Authorization", tt.header)
		line := ts.lastLog(r.header.Get("X-Request-Id"), "request")
		if line["refused"] != tt.why || r.errors(t)[0].Message != tt.said {
			t.Errorf("%s: the log says %v, the answer %s", tt.why, line["refused"], r.body)
		}
	}
	r := ts.post(riskPath, `[]`)
	if line := ts.lastLog(r.header.Get("X-Request-Id"), "request"); r.status != 200 || line["refused"] != nil {
		t.Errorf("a right token: %d, %v", r.status, line)
	}
	for range 200 {
		if r := ts.send("POST", riskPath, `[]`, "Authorization", "Bearer "+ts.apiKey); r.status != 403 {
			t.Fatalf("a right key: %d, want 403", r.status)
		}
	}
	if n := ts.service.metrics.refused.Load(); n != 9 {
		t.Errorf("%d wrong credentials are counted, want 9", n)
	}
}

// TestBasicOnlyLocal sends the right pair over each kind of connection.
func TestBasicOnlyLocal(t *testing.T) {
	s := startServer(t, nil).service
	for _, tt := range []struct {
		remote string
		tls    bool
		want   int
	}{
		{"127.0.0.1:1", false, 200}, {"[::1]:1", false, 200}, {"[::ffff:127.0.0.1]:1", false, 200},
		{"10.0.0.1:1", false, 401}, {"192.0.2.7:1", true, 200}, {"[2001:db8::1]:1", false, 401}, {"", false, 401}, {"@", false, 401},
	} {
		for _, path := range []string{riskPath, "/auth/token"} {
			r := httptest.NewRequest("POST", path, strings.NewReader(goodBody[path]))
			r.Header.Set("Content-Type", "application/json")
			// A header that anybody can send makes nobody local.
			r.Header.Set("X-Forwarded-For", "127.0.0.1")
			r.SetBasicAuth(testUser, testPass)
			r.RemoteAddr = tt.remote
			if tt.tls {
				r.TLS = &tls.ConnectionState{}
			}
			w := httptest.NewRecorder()
			s.ServeHTTP(w, r)
			if w.Code != tt.want {
				t.Errorf("%s from %q, TLS %v: %d, want %d", path, tt.remote, tt.tls, w.Code, tt.want)
			}
		}
	}
}

// TestTokenRoute changes the pair for a token and uses it.
func TestTokenRoute(t *testing.T) {
	ts := startServer(t, func(o *Options) { o.Auth.MaxTokenLife = 90 * time.Second })
	r := ts.send("POST", "/auth/token", "", "Authorization", basic(testUser, testPass), "Content-Type", "")
	var got struct {
		AccessToken string `json:"access_token"`
		TokenType   string `json:"token_type"`
		ExpiresIn   int    `json:"expires_in"`
	}
	if err := json.Unmarshal([]byte(r.body), &got); err != nil || got.TokenType != "Bearer" || got.ExpiresIn != 90 {
		t.Fatalf("%d %s", r.status, r.body)
	}
	if r.header.Get("Cache-Control") != "no-store" {
		t.Error("a token may be cached")
	}
	if r := ts.send("POST", riskPath, `[]`, "Authorization", "Bearer "+got.AccessToken); r.status != 200 {
		t.Errorf("the token is refused: %d %s", r.status, r.body)
	}
	if r := ts.send("POST", "/auth/token", "", "Authorization", "Bearer "+got.AccessToken); r.status != 401 {
		t.Errorf("a token gives another token: %d", r.status)
	}
	ts = startServer(t, func(o *Options) { o.Auth.JWTSecret = nil })
	if r := ts.send("POST", "/auth/token", "", "Authorization", basic(testUser, testPass)); r.status != 404 {
		t.Errorf("no secret is set, and the answer is %d", r.status)
	}
	if r := ts.post(maskPath, goodBody[maskPath]); r.status != 401 {
		t.Errorf("no secret is set, and a token is answered %d", r.status)
	}
	ts = startServer(t, func(o *Options) { o.Auth.BasicUser, o.Auth.BasicPass = "", "" })
	if r := ts.send("POST", "/auth/token", "", "Authorization", basic("", "")); r.status != 401 {
		t.Errorf("no pair is set, and the answer is %d", r.status)
	}
}

// TestExpiry moves the clock past the end of a token that is in the cache.
func TestExpiry(t *testing.T) {
	now := time.Now()
	ts := startServer(t, func(o *Options) { o.Now = func() time.Time { return now } })
	token := signTest(t, Token{IssuedAt: now, ExpiresAt: now.Add(10 * time.Second)})
	for _, tt := range []struct {
		after time.Duration
		want  int
	}{{0, 200}, {9 * time.Second, 200}, {13 * time.Second, 401}} {
		start := now
		now = start.Add(tt.after)
		if r := ts.send("POST", riskPath, `[]`, "Authorization", "Bearer "+token); r.status != tt.want {
			t.Errorf("after %v: %d, want %d", tt.after, r.status, tt.want)
		}
		now = start
	}
}

// TestNewRefuses gives New what it must not take.
func TestNewRefuses(t *testing.T) {
	good := func() *Options { return &Options{Auth: &Auth{JWTSecret: testSecret}} }
	if _, err := New(good()); err != nil {
		t.Fatal(err)
	}
	key := APIKey{Name: "a", SHA256: [32]byte{1}}
	for name, change := range map[string]func(*Options){
		"no auth":         func(o *Options) { o.Auth = nil },
		"empty auth":      func(o *Options) { o.Auth = &Auth{} },
		"short secret":    func(o *Options) { o.Auth.JWTSecret = testSecret[:31] },
		"unknown mode":    func(o *Options) { o.Auth.Mode = "all" },
		"user only":       func(o *Options) { o.Auth.BasicUser = "u" },
		"user with colon": func(o *Options) { o.Auth.BasicUser, o.Auth.BasicPass = "u:v", "p" },
		"password only":   func(o *Options) { o.Auth.BasicPass = "p" },
		"negative life":   func(o *Options) { o.Auth.MaxTokenLife = -1 },
		"mode, no keys":   func(o *Options) { o.Auth.Mode = AuthAPIKey },
		"mode, no secret": func(o *Options) { o.Auth = &Auth{Mode: AuthJWT, APIKeys: []APIKey{key}} },
		"key without hash": func(o *Options) {
			o.Auth.APIKeys = []APIKey{{Name: "a"}}
		},
		"key with a bad name":   func(o *Options) { o.Auth.APIKeys = []APIKey{{Name: "a b", SHA256: key.SHA256}} },
		"key given twice":       func(o *Options) { o.Auth.APIKeys = []APIKey{key, {Name: "b", SHA256: key.SHA256}} },
		"key with a bad scope":  func(o *Options) { o.Auth.APIKeys = []APIKey{{Name: "a", SHA256: key.SHA256, Scopes: []Scope{"x"}}} },
		"negative limit":        func(o *Options) { o.Limits.Items = -1 },
		"nesting without bound": func(o *Options) { o.Limits.Depth = 1001 },
	} {
		o := good()
		change(o)
		if h, err := New(o); err == nil || h != nil {
			t.Errorf("%s: New takes it", name)
		} else if !strings.HasPrefix(err.Error(), "httpapi: ") {
			t.Errorf("%s: error %q", name, err)
		}
	}
	if h, err := New(nil); err == nil || h != nil {
		t.Error("New takes nil")
	}
	_, err := New(&Options{Auth: &Auth{Mode: "x", MaxTokenLife: -1}, License: &License{}, Renewable: new(RenewableLicense),
		Limits: Limits{Tags: -1}, FetchAllowHosts: []string{"*"}, SpoolDir: "/nonexistent", PublicURL: "x"})
	if lines := strings.Split(fmt.Sprint(err), "\n"); len(lines) != 7 {
		t.Errorf("all that is wrong is not told: %q", lines)
	}
}

// TestNothingPrintsSecrets prints what holds secrets in each way.
func TestNothingPrintsSecrets(t *testing.T) {
	ts := startServer(t, nil)
	auth := Auth{JWTSecret: testSecret, BasicUser: testUser, BasicPass: testPass}
	for _, v := range []any{auth, &auth, Options{Auth: &auth}, ts.service, *ts.service, ts.service.auth, *ts.service.auth} {
		for _, format := range []string{"%v", "%+v", "%#v", "%s", "%x"} {
			text := fmt.Sprintf(format, v)
			for _, secret := range []string{string(testSecret), testPass, fmt.Sprint(testSecret), fmt.Sprintf("%x", testSecret), fmt.Sprintf("%#v", testSecret)} {
				if strings.Contains(text, secret) {
					t.Errorf("%s of %T shows a secret", format, v)
				}
			}
		}
	}
}
