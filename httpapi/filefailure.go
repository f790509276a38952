package httpapi

import (
	"errors"
	"strings"

	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// This file says why the file of a request cannot be read, and why an address cannot be asked.

// checkAddress adds the problem of an address that may not be asked, as far as the
// address alone says it. An empty one is not there.
func (s *service) checkAddress(field, address string, p *problems) {
	if address == "" {
		return
	}
	if _, err := s.fetcher.parse(address); err != nil {
		p.add(422, codeAddressRefused, field, whyNotAsked(err))
	}
}

// whyNotAsked says why an address may not be asked, and nothing for another error.
func whyNotAsked(err error) string {
	for _, why := range []error{errAddress, errRefused} {
		if errors.Is(err, why) {
			return why.Error()
		}
	}
	return ""
}

// fetchFailure returns the failure of an address that a client has named.
func fetchFailure(field string, err error) *failure {
	switch why := whyNotAsked(err); {
	case why != "":
		return fieldFailure(422, codeAddressRefused, field, why)
	case errors.Is(err, errSpooledLarge):
		return fieldFailure(413, codePayloadTooLarge, field, "leads to a file that is larger than the limit")
	}
	return fieldFailure(502, codeUpstreamFailed, field, errUpstream.Error())
}

// fileFailure returns the answer to a file that an engine could not work on. The
// engines' errors say where and why, and hold nothing of the file.
func (s *service) fileFailure(c *call, src *source, err error) *failure {
	var place *profiler.ParseError // which the masker's is as well
	switch {
	case src.failed != nil:
		return src.failed
	case errors.Is(err, errSpooledLarge), errors.Is(err, masker.ErrTooLong), errors.Is(err, masker.ErrTooManyColumns), errors.Is(err, masker.ErrTooManyBytes):
		return fail(413, codePayloadTooLarge, "the file has a field, a row or a size over its limit: "+reasonOf(err))
	case errors.Is(err, errSpoolFull):
		c.Header().Set("Retry-After", "10")
		return fail(503, codeOverloaded, "there is no room for the file at the moment")
	case errors.Is(err, masker.ErrUnknownFormat), errors.Is(err, masker.ErrUnsupported), errors.Is(err, masker.ErrFormatMismatch):
		return fail(415, codeUnsupportedMediaType, "the file is of no format that is read: "+reasonOf(err))
	case errors.Is(err, masker.ErrNoOperator):
		return fieldFailure(422, codeInvalidPolicy, "policy", "has no operator for what a column holds, and its default is to fail")
	case errors.Is(err, masker.ErrOptions):
		// Of the options nothing else is left that could be wrong with a file.
		return fieldFailure(422, codeInvalidPolicy, "policy", "has an operation by a column that the file does not have")
	case errors.As(err, &place), errors.Is(err, masker.ErrGzip), errors.Is(err, masker.ErrTruncated),
		errors.Is(err, masker.ErrSyntax), errors.Is(err, masker.ErrTooDeep):
		return fail(422, codeUnprocessableFile, "the file cannot be read: "+reasonOf(err))
	}
	return s.internal(c, err)
}

// reasonOf returns an error of an engine without the name of its package.
func reasonOf(err error) string {
	if errors.Is(err, errSpooledLarge) {
		return errSpooledLarge.Error()
	}
	_, reason, found := strings.Cut(err.Error(), ": ")
	if !found {
		return err.Error()
	}
	return reason
}
