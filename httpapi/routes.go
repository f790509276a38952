package httpapi

import (
	"context"
	"errors"
	"fmt"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/httpapi/internal/credential"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/risk"
)

// An api says which credential a route needs and what its answers look like.
type api uint8

const (
	apiOpen   api = iota // no credential; bare JSON
	apiData              // API key or JWT; the envelope
	apiRisk              // JWT or the basic pair; bare JSON
	apiToken             // the basic pair alone; bare JSON
	apiSigned            // the address is the credential, which the handler verifies; the envelope
)

// A handler does the work of a route. It returns the data of the answer or a failure.
type handler func(*service, *call) (any, *failure)

// A route is one endpoint.
type route struct {
	method string
	path   string // a segment such as {id} stands for any one that is not empty
	api    api
	scope  Scope // that the credential needs; empty where any will do
	handle handler
}

// routes returns the table of all endpoints. To add one, add a line here, the function
// that reads its request, the function that answers it, and its documentation in
// [operations].
func routes() []route {
	return append([]route{
		{"POST", "/api/v1/profiler/run", apiData, ScopeProfile, endpointOf(readProfile, (*service).profile)},
		{"POST", "/api/v1/mask/run", apiData, ScopeMask, endpointOf(readMask, (*service).mask)},
		{"POST", "/api/v1/validate", apiData, ScopeValidate, endpoint(readValidate, (*service).validate)},
		{"POST", "/api/v1/file/profile", apiData, ScopeProfile, fileEndpoint(readFileProfile, (*service).profileFile)},
		{"POST", "/api/v1/file/mask", apiData, ScopeMask, fileEndpoint(readFileMask, (*service).maskFile)},
		{"POST", "/api/v1/file/validate", apiData, ScopeValidate, validateFile},
		{"POST", "/api/v1/file/uploads", apiData, scopeUploads, beginUpload},
		{"PUT", "/api/v1/file/uploads/{uploadId}", apiSigned, "", receiveUpload},
		{"DELETE", "/api/v1/file/uploads/{uploadId}", apiData, scopeUploads, giveUpUpload},
		{"POST", "/risk/summary/by-name", apiRisk, ScopeRisk, scored(risk.Score)},
		{"POST", "/risk/summary/by-code", apiRisk, ScopeRisk, scored(risk.Score)},
		{"POST", "/risk/details/by-name", apiRisk, ScopeRisk, scored(risk.Explain)},
		{"POST", "/risk/details/by-code", apiRisk, ScopeRisk, scored(risk.Explain)},
		{"POST", "/risk/summary/standards/by-name", apiRisk, ScopeRisk, scored(risk.ByStandard)},
		{"POST", "/risk/summary/standards/by-code", apiRisk, ScopeRisk, scored(risk.ByStandard)},
		{"POST", "/risk/standards/percentage/by-name", apiRisk, ScopeRisk, scored(percentagesOf)},
		{"POST", "/risk/summary/breakdown/by-name", apiRisk, ScopeRisk, scored(risk.Divide)},
		{"POST", "/risk/summary/breakdown/by-code", apiRisk, ScopeRisk, scored(risk.Divide)},
		{"POST", "/risk/standards/weighted-summary", apiRisk, ScopeRisk, scored(risk.Weighted)},
		{"POST", "/audit/recommend/by-name", apiRisk, ScopeAudit, endpoint(readAudit, (*service).recommend)},
		{"POST", "/audit/recommend/by-code", apiRisk, ScopeAudit, endpoint(readAudit, (*service).recommend)},
		{"POST", "/auth/token", apiToken, "", (*service).token},
		{"GET", "/healthz", apiOpen, "", (*service).health},
		{"GET", "/readyz", apiOpen, "", (*service).ready},
		{"GET", "/metrics", apiOpen, "", (*service).handleMetrics},
		{"GET", "/openapi.json", apiOpen, "", (*service).handleOpenAPI},
		{"GET", "/docs", apiOpen, "", (*service).docs},
		{"GET", "/console", apiOpen, "", (*service).consolePage},
		{"GET", "/console/{file}", apiOpen, "", (*service).consoleFile},
	}, registryRoutes()...)
}

// clientLeft is the answer to a client that has left. Only the log shows it.
var clientLeft = fail(503, codeOverloaded, "the client has left")

// endpoint makes the handler of a route with a JSON body. The function read makes a
// request from the body, and answer works on it. Both collect what is wrong with the
// request in its document. The handler calls answer even if read has found problems, so
// that it can find more; its result counts only if there are none. An error of answer
// is one of the service and not of the request.
func endpoint[T any](read func(element) T, answer func(*service, T, *problems) (any, error)) handler {
	return endpointOf(read, func(s *service, _ *call, request T, p *problems) (any, error) {
		return answer(s, request, p)
	})
}

// endpointOf is like endpoint for an answer that needs the call.
func endpointOf[T any](read func(element) T, answer func(*service, *call, T, *problems) (any, error)) handler {
	return func(s *service, c *call) (any, *failure) {
		request, doc, f := decode(s, c, read)
		if f != nil {
			return nil, f
		}
		data, err := answer(s, c, request, &doc.problems)
		if f := doc.problems.failure(); f != nil {
			return nil, f
		}
		if err != nil {
			return nil, s.notDone(c, err)
		}
		c.again = true
		return data, nil
	}
}

// notDone returns the failure for a valid request that could not be answered.
func (s *service) notDone(c *call, err error) *failure {
	if e := (*profiler.ModelError)(nil); errors.As(err, &e) {
		return s.upstream(c, e)
	}
	if e := (*profiler.QueryError)(nil); errors.As(err, &e) && errors.Is(e, privet.ErrUnknownLabel) {
		// The registry has the label, and nothing to find it by.
		var p problems
		p.add(422, codeUnknownLabel, fmt.Sprintf("labels[%d]", e.Index), "is a label that nothing finds")
		return p.failure()
	}
	if errors.Is(err, errTooLong) {
		return fail(413, codePayloadTooLarge, fmt.Sprintf("%v (%v)", errTooLong, s.limits.ProcessorTime))
	}
	if errors.Is(err, errHouseFull) {
		return s.notAdmitted(c, err)
	}
	if errors.Is(err, context.Canceled) && c.request.Context().Err() != nil {
		return clientLeft
	}
	return s.internal(c, err)
}

// scopeUploads is the scope of a route that either of two scopes opens.
const scopeUploads Scope = "profile or mask"

// needed returns the scopes of which a route needs one.
func needed(s Scope) credential.ScopeSet {
	if s == scopeUploads {
		return credential.SetOf(ScopeProfile) | credential.SetOf(ScopeMask)
	}
	return credential.SetOf(s)
}
