package httpapi

import (
	"context"
	"errors"
	"strings"

	"github.com/privet-go/privet/httpapi/internal/fetch"
	"github.com/privet-go/privet/httpapi/internal/spool"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// This file makes the answers for files that cannot be read and addresses that may not be
// asked.

// checkAddress adds a problem if the address alone shows that it may not be asked. It
// ignores an empty address.
func (s *service) checkAddress(field, address string, p *problems) {
	if address == "" {
		return
	}
	if _, err := s.fetcher.Parse(address); err != nil {
		p.add(422, codeAddressRefused, field, whyNotAsked(err))
	}
}

// whyNotAsked returns why an address may not be asked, and "" for other errors.
func whyNotAsked(err error) string {
	for _, why := range []error{fetch.ErrAddress, fetch.ErrRefused} {
		if errors.Is(err, why) {
			return why.Error()
		}
	}
	return ""
}

// fetchFailure returns the failure for an address that a client has named.
func fetchFailure(field string, err error) *failure {
	switch why := whyNotAsked(err); {
	case why != "":
		return fieldFailure(422, codeAddressRefused, field, why)
	case errors.Is(err, fetch.ErrLarge):
		return fieldFailure(413, codePayloadTooLarge, field, fetch.ErrLarge.Error())
	}
	if !errors.Is(err, fetch.ErrUpstream) {
		err = fetch.ErrUpstream
	}
	return fieldFailure(502, codeUpstreamFailed, field, err.Error())
}

// fileFailure returns the answer for a file that an engine cannot process. The errors
// of the engines say where and why, and hold nothing of the file.
func (s *service) fileFailure(c *call, src *source, err error) *failure {
	var place *profiler.ParseError // which the masker's is as well
	switch {
	case src.failed != nil:
		return src.failed
	case errors.Is(err, spool.ErrLarge), errors.Is(err, masker.ErrTooLong), errors.Is(err, masker.ErrTooManyColumns),
		errors.Is(err, masker.ErrTooManyBytes), errors.Is(err, masker.ErrRatio):
		return fail(413, codePayloadTooLarge, "the file has a field, a row or a size over its limit: "+reasonOf(err))
	case errors.Is(err, spool.ErrFull), errors.Is(err, spool.ErrShare):
		return s.notReceived(c, nil, err)
	case errors.Is(err, context.Canceled), errors.Is(err, errTooLong), errors.Is(err, errHouseFull):
		return s.notDone(c, err)
	case errors.Is(err, masker.ErrUnknownFormat), errors.Is(err, masker.ErrUnsupported), errors.Is(err, masker.ErrFormatMismatch):
		return fail(415, codeUnsupportedMediaType, "the file is of no format that is read: "+reasonOf(err))
	case errors.Is(err, masker.ErrNoOperator):
		return fieldFailure(422, codeInvalidPolicy, "policy", "has no operator for what a column holds, and says to fail then")
	case errors.Is(err, masker.ErrAbsent):
		return fieldFailure(422, codeInvalidPolicy, "policy.columns", "names columns that the file does not have, and absent does not allow it: "+
			err.Error()[strings.LastIndex(err.Error(), ": ")+2:])
	case errors.Is(err, masker.ErrOptions):
		// No other option can be wrong for a file.
		return fieldFailure(422, codeInvalidPolicy, "policy", "has an operation by a column that the file does not have")
	case errors.As(err, &place), errors.Is(err, masker.ErrGzip), errors.Is(err, masker.ErrTruncated),
		errors.Is(err, masker.ErrSyntax), errors.Is(err, masker.ErrTooDeep):
		return fail(422, codeUnprocessableFile, "the file cannot be read: "+reasonOf(err))
	}
	return s.internal(c, err)
}

// reasonOf returns the message of an engine's error without the name of its package.
func reasonOf(err error) string {
	if errors.Is(err, spool.ErrLarge) {
		return spool.ErrLarge.Error()
	}
	_, reason, found := strings.Cut(err.Error(), ": ")
	if !found {
		return err.Error()
	}
	return reason
}
