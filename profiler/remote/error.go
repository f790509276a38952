package remote

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"syscall"
)

// The reasons of an [Error].
var (
	// ErrTooLong says that a text is longer than MaxTextBytes.
	ErrTooLong = errors.New("the text is longer than allowed")

	// ErrStatus says that the answer has a status other than 200; the Error has it.
	ErrStatus = errors.New("the answer has another status than 200")

	// ErrAnswer says that an answer is not as the documentation of the package has
	// it.
	ErrAnswer = errors.New("the answer is not of the form that was agreed on")

	// ErrAnswerTooLong says that an answer is longer than MaxAnswerBytes.
	ErrAnswerTooLong = errors.New("the answer is longer than allowed")

	// ErrConnection says that there was no answer. The words behind it say how far it
	// came.
	ErrConnection = errors.New("no answer")

	// ErrRedirect says that the answer leads to another host, or would not send the
	// texts again.
	ErrRedirect = errors.New("the answer is a redirect that is not followed")

	// ErrToken says that there was no token to be had, or one that no header can have.
	ErrToken = errors.New("the token is not there or cannot be sent")

	// ErrTime says that the time of a call was over. Where it would be over before the
	// model wants to be asked again, nobody waits, and the reason is that of the last
	// try.
	ErrTime = errors.New("the time is over")
)

// An Error says which texts got no findings and why. It wraps one of the reasons
// above, or the error of a context that was cancelled.
type Error struct {
	First, Last int // texts of the request, by index
	Tries       int // how often it was sent
	Status      int // of the last answer, or 0
	Err         error
}

// Error gives the texts and the reason.
func (e *Error) Error() string {
	s := fmt.Sprintf("texts %d to %d: %v", e.First, e.Last, e.Err)
	if e.First == e.Last {
		s = fmt.Sprintf("text %d: %v", e.First, e.Err)
	}
	if e.Status != 0 {
		s += fmt.Sprintf(" (%d)", e.Status)
	}
	if e.Tries > 1 {
		s += fmt.Sprintf(", %d tries", e.Tries)
	}
	return s
}

// Unwrap gives the reason.
func (e *Error) Unwrap() error { return e.Err }

// ended is the reason of a context that has ended.
func ended(ctx context.Context) error {
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return ErrTime
	}
	return ctx.Err()
}

// unreached is the reason of an exchange that gave no answer, in words that have no
// address and no part of an answer in them.
func unreached(err error) error {
	var dns *net.DNSError
	var certificate *tls.CertificateVerificationError
	var errno syscall.Errno
	var timeout net.Error
	switch {
	case errors.Is(err, ErrRedirect):
		return ErrRedirect
	case errors.As(err, &dns):
		return fmt.Errorf("%w: the name of the host cannot be looked up", ErrConnection)
	case errors.As(err, &certificate):
		return fmt.Errorf("%w: the certificate is not trusted", ErrConnection)
	case errors.As(err, &errno):
		return fmt.Errorf("%w: %w", ErrConnection, errno)
	case errors.As(err, &timeout) && timeout.Timeout(), errors.Is(err, context.DeadlineExceeded):
		return fmt.Errorf("%w: it takes too long", ErrConnection)
	}
	return fmt.Errorf("%w: the exchange has failed", ErrConnection)
}
