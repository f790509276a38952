package httpapi

import (
	"context"
	"crypto/ed25519"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/netip"
	"strconv"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/httpapi/internal/fetch"
	"github.com/privet-go/privet/httpapi/internal/rate"
	"github.com/privet-go/privet/httpapi/internal/spool"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/registry"
	"github.com/privet-go/privet/risk"
	"github.com/privet-go/privet/validator"
)

// Options are the options of [New]. Auth is required; every other field may be
// zero.
type Options struct {
	// Auth says which credentials are right. Nil is an error, because without
	// a credential no request could be answered.
	Auth *Auth

	// License is checked at each request. Nil: none is asked for, which suits a
	// program that mounts the handler in a server of its own.
	License *License

	// Renewable holds the licence in place of License, for programs that renew it while
	// the service runs. Nil: there is none.
	Renewable *RenewableLicense

	// Limits bound what one request may ask for. Zero: the defaults.
	Limits Limits

	// Registry holds the records and the engines made from them; each request uses
	// those of one snapshot. Nil: a registry in memory with the built-in records.
	// [registry.Registry.Follow] makes it follow a file.
	Registry *registry.Registry

	// Profiler, Masker and Validator are engines of the caller's own. A Masker whose policy says
	// nothing of ids has one key of pseudonyms for all requests. If one of them is
	// set, they replace those of the registry, whose recognizers then neither find nor
	// mask anything. Those that are nil are made from the others: the masker finds data
	// in texts by Profiler, and the validator uses both. Scores always come from the
	// registry.
	Profiler  *profiler.Profiler
	Masker    *masker.Masker
	Validator *validator.Validator

	// Assisted replaces Profiler for texts, to profile and to mask them with the help of
	// a model. Profiler still reads columns. Nil: that of the registry, if its options
	// have a model.
	Assisted *profiler.Assisted

	// Keys returns the key in a variable, such as PRIVET_KEY_MAIN, for the masking
	// policies of requests. It is called only for variables with the prefix PRIVET_KEY_.
	// Nil: policies that need a key are refused.
	Keys func(variable string) ([]byte, error)

	// Logger gets one line a request. Nil: nothing is logged.
	Logger *slog.Logger

	// FetchAllowHosts are hosts, as host or host:port, that files may be fetched
	// from and put to over http too, and at addresses that are not public. Nil:
	// none.
	FetchAllowHosts []string

	// PublicURL is where clients reach the handler, such as
	// https://privet.example/prefix. The addresses of uploads begin with it.
	// Empty: they begin with what the request says.
	PublicURL string

	// SpoolDir is the folder that uploads and masked files are in while they are
	// needed, encrypted. Empty: that of the system for temporary files.
	SpoolDir string

	// Uploads keeps which uploads there are, where several servers share the work. Nil: each server knows its own alone.
	Uploads UploadStore

	// ProofKey signs the reports of POST /api/v1/file/validate. Nil: they are not signed.
	ProofKey ed25519.PrivateKey

	// Version says which build this is, in the metrics.
	Version string

	// AdminApart removes /metrics from the handler, for programs that serve [Admin] at
	// an address of its own.
	AdminApart bool

	// Now returns the time by which tokens and the licence expire. Nil: time.Now.
	Now func() time.Time
}

// A service is the handler that [New] makes.
type service struct {
	paths     router
	auth      *authenticator
	license   *RenewableLicense // nil: none is asked for
	limits    Limits
	profiler  *profiler.Profiler
	assisted  *profiler.Assisted // nil: texts are for the profiler too
	masker    *masker.Masker
	validator *validator.Validator
	registry  *registry.Registry
	snapshot  *registry.Snapshot                     // of the request; nil outside of one
	revision  []string                               // its version, as the value of a header
	last      *atomic.Pointer[service]               // that at has made
	labels    func(name string) (privet.Label, bool) // label, of the snapshot

	ownEngines  bool // they are not the registry's
	ownMasker   bool // it is of the options
	logger      *slog.Logger
	logs        map[logKey]slog.Handler // for the lines of requests
	catalogue   func() *risk.Catalogue  // what scores rest on, at this moment
	now         func() time.Time
	systemClock bool // now is time.Now
	admission   *admission
	foreign     *foreign
	rate        *rate.Rate // nil: none
	fetcher     *fetch.Fetcher
	spool       *spool.Spool
	uploads     *uploads
	publicURL   string
	keys        func(variable string) ([]byte, error)

	metrics         *metrics
	version         string
	proofKey        ed25519.PrivateKey // nil: reports are not signed
	proofPublic     string             // PEM
	adminApart      bool
	registryVersion func() int64 // nil: there is no registry
	document        func() ([]byte, error)
}

// New makes the handler of the service. It can be mounted in any server, under a
// prefix by [http.StripPrefix]. It is safe for concurrent use by multiple
// goroutines. The options are copied. Those that cannot be used are refused with all
// reasons.
func New(opts *Options) (http.Handler, error) {
	s, err := newService(opts)
	if err != nil {
		return nil, fmt.Errorf("httpapi: %w", err)
	}
	return s, nil
}

// newService is New without the prefix of errors.
func newService(opts *Options) (*service, error) {
	if opts == nil {
		return nil, errors.New("the options are nil, and Options.Auth is required")
	}
	s := &service{
		paths:     newRouter(routes()),
		last:      new(atomic.Pointer[service]),
		profiler:  opts.Profiler,
		assisted:  opts.Assisted,
		masker:    opts.Masker,
		validator: opts.Validator,
		registry:  opts.Registry,
		keys:      opts.Keys,
		logger:    opts.Logger,
		now:       opts.Now,

		version:    opts.Version,
		adminApart: opts.AdminApart,
	}
	s.document = sync.OnceValues(s.openAPI)
	var errs [7]error
	if s.license = opts.Renewable; opts.License != nil {
		if s.license != nil {
			errs[0] = errTwoLicenses
		}
		s.license = new(RenewableLicense)
		s.license.Replace(*opts.License)
	}
	if s.logger == nil {
		s.logger = slog.New(slog.DiscardHandler)
	}
	if s.now == nil {
		s.now, s.systemClock = time.Now, true
	}
	s.logs = newLogs(s.logger.Handler(), routes())
	s.limits, errs[1] = opts.Limits.withDefaults()
	s.auth, errs[2] = newAuthenticator(opts.Auth)
	s.fetcher, errs[3] = fetch.New(opts.FetchAllowHosts)
	s.spool, errs[4] = spool.New(opts.SpoolDir, s.limits.SpoolBytes, s.now())
	s.publicURL, errs[5] = checkPublicURL(opts.PublicURL)
	errs[6] = s.useProofKey(opts)
	if err := errors.Join(errs[:]...); err != nil {
		return nil, err
	}
	s.uploads = newUploads(opts.Uploads)
	s.metrics = newMetrics(routes(), s.now())
	s.rate = rate.New(s.limits.RequestsPerSecond)
	s.admission = newAdmission(&s.limits)
	s.foreign = new(foreign)
	if s.registry == nil {
		var err error
		if s.registry, err = registry.New(nil); err != nil {
			return nil, err
		}
	}
	s.registryVersion = func() int64 { return int64(s.registry.Snapshot().Version) }
	s.catalogue = func() *risk.Catalogue { return s.registry.Snapshot().Risk }
	if err := s.completeEngines(); err != nil {
		return nil, err
	}
	return s, nil
}

// ServeHTTP answers a request, logs it and counts it.
func (s *service) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	c := s.newCall(w, r)
	s.answer(c)
	c.linger()
	c.release()
}

// answer answers a call, logs it and counts it.
func (s *service) answer(c *call) {
	s.metrics.inFlight.Add(1)
	defer s.end(c)
	defer c.worked()
	defer s.recover(c)
	s.serve(c)
}

// end logs and counts an answered call.
func (s *service) end(c *call) {
	took := time.Since(c.start)
	s.metrics.inFlight.Add(-1)
	s.metrics.observe(c, took)
	s.log(c, took)
}

// serve finds the route of a call and checks, in this order, the licence, the
// credential, its scope and the load, before the route's handler runs.
func (s *service) serve(c *call) {
	res, params := s.paths.find(c.request.URL.EscapedPath())
	if res == nil {
		if leadsToConsole(c) {
			return
		}
		c.fail(fail(404, codeNotFound, "there is no such path"))
		return
	}
	rt := res.routes[c.request.Method]
	if rt == nil {
		s.otherMethod(c, res)
		return
	}
	c.route, c.params = rt.path, params
	c.request.Pattern = rt.path // for a handler around this one
	if rt.api != apiOpen {
		f := s.admit(c, rt)
		if f == nil && !c.bringsBody(rt) {
			if f = s.expect(c); f == nil {
				f = s.enter(c, 0)
			}
		}
		if f != nil {
			c.fail(f)
			return
		}
	}
	at := s.at(s.registry.Snapshot())
	if takesRevision(rt) {
		c.Header()[revisionHeader] = at.revision
	}
	data, f := rt.handle(at, c)
	if f != nil {
		c.good = f.status
		s.sendJSON(c, errorBody{Status: "ERROR", Errors: f.errors}, false)
		return
	}
	switch answer := data.(type) {
	case rawAnswer:
		c.worked()
		writeRaw(c, answer)
		return
	case *streamAnswer:
		c.worked()
		writeStream(c, answer)
		return
	}
	switch c.good {
	case 0:
		c.good = http.StatusOK
	case http.StatusNoContent, http.StatusNotModified:
		c.worked()
		c.WriteHeader(c.good)
		return
	}
	s.sendJSON(c, data, rt.api == apiData)
}

// admit checks the licence, the credential, its scope and its rate.
func (s *service) admit(c *call, rt *route) *failure {
	if lifetimeOf(c.request.Context()).draining.Load() {
		c.Header().Set("Connection", "close")
		return fail(503, codeOverloaded, "the service is shutting down")
	}
	if s.license != nil && !s.license.valid(c.now) {
		return fail(403, codeLicenseExpired, "the licence of this service has expired")
	}
	if rt.api == apiSigned {
		return nil
	}
	cred, f := s.auth.authenticate(c, rt.api)
	if f != nil {
		if f.status != http.StatusForbidden {
			s.metrics.refused.Add(1)
		}
		return f
	}
	c.credential, c.credentialID = cred.Name, cred.ID
	if rt.scope != "" && cred.Scopes&needed(rt.scope) == 0 {
		c.refused = errors.New("the credential lacks the scope " + string(rt.scope))
		return fail(403, codeForbidden, c.refused.Error())
	}
	if wait := s.rate.Take(cred.ID, c.now); wait > 0 {
		s.metrics.throttled.Add(1)
		c.Header().Set("Retry-After", retryAfter(wait))
		return fail(429, codeRateLimited, "the credential is used for more requests a second than are allowed")
	}
	return s.awaitRevision(c)
}

// bringsBody reports whether the body of a call is still to be read. Then it is its
// turn only when all of it is there: clients that are slow to send, or do so with
// intent, would otherwise take the turns of those who could be answered.
func (c *call) bringsBody(rt *route) bool {
	return rt.api == apiSigned || (rt.api == apiData || rt.api == apiRisk) &&
		(rt.method == http.MethodPost || rt.method == http.MethodPut) && c.request.ContentLength != 0
}

// expect lets a call in that will want a turn.
func (s *service) expect(c *call) *failure {
	if c.turn.of != nil {
		return nil
	}
	var address netip.Prefix
	if n := c.request.ContentLength; n < 0 || n > readSize { // others come with one read
		address = s.auth.proxies.ClientOf(c.request)
	}
	return s.notAdmitted(c, c.turn.expect(c.request.Context(), s.admission, c.credentialID, address))
}

// enter waits for the turn of a call with a body of a size.
func (s *service) enter(c *call, size int64) *failure {
	if c.turn.held {
		return nil
	}
	return s.notAdmitted(c, c.turn.enter(size))
}

// notAdmitted returns the failure for a reason not to give a turn, or nil.
func (s *service) notAdmitted(c *call, err error) *failure {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, errLaneFull):
		s.metrics.throttled.Add(1)
		c.pause()
		c.Header().Set("Retry-After", "1")
		return fail(429, codeRateLimited, err.Error())
	case errors.Is(err, errHouseFull):
		c.Header().Set("Retry-After", "1")
		return fail(503, codeOverloaded, err.Error())
	}
	return clientLeft
}

// refusalPause is how long a credential that has too many requests waits to be told so. 300
// clients who ask again at once take all processors by being refused: a small request of somebody
// else took 45 to 75 times as long as in a quiet hour (99 of 100 of them), and with the pause
// 3 to 5 times as long.
const refusalPause = 100 * time.Millisecond

// pause delays the answer to a refused request, which has no turn meanwhile.
func (c *call) pause() {
	c.turn.leave()
	timer := time.NewTimer(refusalPause)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-c.request.Context().Done():
	}
}

// retryAfter returns the value of a header Retry-After: whole seconds, rounded up.
func retryAfter(wait time.Duration) string {
	return strconv.Itoa(int((wait + time.Second - 1) / time.Second))
}

// otherMethod answers a request whose method the path does not have. OPTIONS needs no
// credential, because the answer holds only what this package documents.
func (s *service) otherMethod(c *call, res *resource) {
	c.route = res.path
	c.request.Pattern = res.path
	c.Header().Set("Allow", res.allow)
	if c.request.Method == http.MethodOptions {
		c.WriteHeader(http.StatusNoContent)
		return
	}
	c.fail(fail(405, codeMethodNotAllowed, "the path does not have this method"))
}

// internal returns the answer for an error of the service itself. The log gets the
// types of the error and of those it wraps, and the message of the operating system,
// whose words are fixed: an operator has to know that a disk is full. The answer has no
// detail.
func (s *service) internal(c *call, err error) *failure {
	attrs := []slog.Attr{slog.String("route", c.route), slog.String("requestId", c.id())}
	if number := syscall.Errno(0); errors.As(err, &number) {
		attrs = append(attrs, slog.String("reason", number.Error()))
	}
	var types []string
	for ; err != nil; err = errors.Unwrap(err) {
		types = append(types, fmt.Sprintf("%T", err))
	}
	s.logger.LogAttrs(context.Background(), slog.LevelError, "internal error", append(attrs, slog.Any("types", types))...)
	return fail(500, codeInternal, "the server could not do this; its log has the request id")
}

// token answers with a JWT for the basic pair, in the form of OAuth 2.0. It reads no
// body.
func (s *service) token(c *call) (any, *failure) {
	if s.auth.issue == nil {
		return nil, fail(404, codeNotFound, "this service makes no tokens, because it has no secret to sign them")
	}
	now := s.now()
	token, err := s.auth.issue(now)
	if err != nil {
		return nil, s.internal(c, err)
	}
	return tokenAnswer{token, "Bearer", int64(s.auth.life / time.Second)}, nil
}

// A tokenAnswer is the answer of /auth/token, in the form of OAuth 2.0.
type tokenAnswer struct {
	AccessToken string `json:"access_token"`
	TokenType   string `json:"token_type"`
	ExpiresIn   int64  `json:"expires_in"`
}
