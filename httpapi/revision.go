package httpapi

import (
	"context"
	"strconv"
	"time"
)

// The headers by which a client that has seen a change of the catalogue at one of several
// servers is answered by none that has not heard of it. Answers name the revision that they
// rest on, or that a write has made, and a request may name the least that it asks for.
const (
	revisionHeader   = "Registry-Revision"
	ifRevisionHeader = "If-Registry-Revision"
)

// revisionWait is how long a request waits for a revision that its server does not have.
const revisionWait = time.Second

// awaitRevision waits for the revision that a request asks for. The request has no turn
// meanwhile.
func (s *service) awaitRevision(c *call) *failure {
	given := c.request.Header[ifRevisionHeader]
	if len(given) == 0 {
		return nil
	}
	n, err := strconv.Atoi(given[0])
	if err != nil || n < 0 || len(given) > 1 {
		return fail(400, codeInvalidRequest, "the header "+ifRevisionHeader+" is no revision that an answer has named")
	}
	if s.registry.Snapshot().Version >= n {
		return nil
	}
	ctx, cancel := context.WithTimeout(c.request.Context(), revisionWait)
	defer cancel()
	if !s.registry.Await(ctx, n) {
		c.Header().Set("Retry-After", "1")
		return fail(503, codeOverloaded, "this server does not have that revision of the catalogue yet")
	}
	return nil
}

// revisionParameter documents the header of requests.
var revisionParameter = parameter{"header", ifRevisionHeader,
	"The least revision of the catalogue that the answer may rest on, as `" + revisionHeader + "` of an answer has named it. " +
		"A server that does not have it after a second answers 503.",
	schema{"type": "integer", "minimum": 0}}

// takesRevision reports whether the requests of a route may ask for a revision.
func takesRevision(rt *route) bool { return rt.api != apiOpen && rt.api != apiSigned }
