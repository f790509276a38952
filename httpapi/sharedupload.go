package httpapi

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"errors"
	"fmt"
	"time"
)

// An UploadStore keeps which uploads there are, for several servers. It knows nothing of the files, which stay with the server that they
// were sent to, and tells the others who has them. Each server has a store of its own, and the methods are called by many goroutines.
type UploadStore interface {
	// Reserve adds an upload that is held by nobody. It returns [ErrTooManyUploads] where there are most that have not expired, and
	// [ErrUploadShare] where there are mostOf of one payer.
	Reserve(ctx context.Context, u Upload, most, mostOf int) error

	// Get returns an upload that has not expired, or [ErrNoUpload].
	Get(ctx context.Context, id string) (Upload, error)

	// Hold says that this server has the file of an upload, or is being sent it, or no longer. It returns [ErrUploadHeld] where
	// another has it.
	Hold(ctx context.Context, id string, held bool) error

	// Remove removes an upload, if there is one.
	Remove(ctx context.Context, id string) error
}

// An Upload is what servers tell each other of an upload.
type Upload struct {
	ID      string
	Owner   string // the name of the credential that asked for it
	Payer   string // what it is counted by
	Size    int64  // that it must have; 0: any up to the limit
	Expires time.Time
	Proof   []byte // a hash of the signature of its address
	Holder  string // the name of the server that has the file; empty: none
}

// The errors of an [UploadStore].
var (
	ErrTooManyUploads = errors.New("too many uploads are waited for")
	ErrUploadShare    = errors.New("too many uploads of this credential are waited for or kept")
	ErrNoUpload       = errors.New("there is no such upload")
	ErrUploadHeld     = errors.New("another server has the upload")
)

// errNotSent is the error of an upload that waits for its file.
var errNotSent = errors.New("the file was not sent yet")

// A heldError says which server has a file.
type heldError struct{ holder string }

func (e *heldError) Error() string {
	return fmt.Sprintf("the file is with the server %s, which it was sent to, and not with this one; ask that one, or send the file again", e.holder)
}

// elsewhere says why this server does not have an upload.
func (u *uploads) elsewhere(ctx context.Context, id, owner string) error {
	if u.store == nil {
		return ErrNoUpload
	}
	switch e, err := u.store.Get(ctx, id); {
	case err != nil:
		return err
	case e.Owner != owner:
		return ErrNoUpload
	case e.Holder != "":
		return &heldError{e.Holder}
	}
	return errNotSent
}

// verifyShared is verify where several servers give addresses.
func (u *uploads) verifyShared(ctx context.Context, id, rawQuery string, now time.Time) (size int64, err error) {
	got, expires, err := readAddress(rawQuery)
	if err != nil {
		return 0, errSignature
	}
	e, err := u.store.Get(ctx, id)
	if err != nil {
		return 0, err
	}
	sum := sha256.Sum256(got)
	if subtle.ConstantTimeCompare(sum[:], e.Proof) != 1 || e.Expires.Unix() != expires || now.Unix() >= expires {
		return 0, errSignature
	}
	return e.Size, nil
}

// hold makes this server the one that has a shared upload, unless it is.
func (u *uploads) hold(ctx context.Context, id string, now time.Time) error {
	u.mu.Lock()
	known := u.entries[id] != nil
	u.mu.Unlock()
	if u.store == nil || known {
		return nil
	}
	e, err := u.store.Get(ctx, id)
	if err == nil {
		err = u.store.Hold(ctx, id, true)
	}
	if err != nil {
		return err
	}
	u.mu.Lock()
	defer u.mu.Unlock()
	u.add(id, &upload{owner: e.Owner, payer: e.Payer, size: e.Size, expires: e.Expires, shared: true}, e.Expires.Sub(now))
	return nil
}

// tellTime bounds what the other servers are told when a request is over.
const tellTime = 3 * time.Second

// release lets a shared upload be sent to any server again, or to this one where the others cannot be told. The lock is held.
func (u *uploads) release(id string, e *upload) {
	u.mu.Unlock()
	ctx, cancel := context.WithTimeout(context.Background(), tellTime)
	err := u.store.Hold(ctx, id, false)
	cancel()
	u.mu.Lock()
	if e.state = uploadAwaited; err == nil && u.entries[id] == e {
		u.forget(id, e)
	}
}

// tell tells the other servers that an upload is gone. Where they cannot be told it counts until it expires.
func (u *uploads) tell(ctx context.Context, id string, e *upload) {
	if e.shared {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), tellTime)
		defer cancel()
		_ = u.store.Remove(ctx, id)
	}
}

// uploadFailure is the failure for a store that cannot be asked, or for an upload that another server has.
func (s *service) uploadFailure(c *call, field string, err error) *failure {
	var held *heldError
	switch {
	case errors.As(err, &held) && field != "":
		return fieldFailure(409, codeConflict, field, held.Error())
	case errors.As(err, &held):
		return fail(409, codeConflict, held.Error())
	}
	if s.logger != nil {
		s.logger.ErrorContext(c.request.Context(), "the store of uploads cannot be used", "reason", err.Error())
	}
	c.Header().Set("Retry-After", "1")
	return fail(503, codeOverloaded, "what the servers know of uploads cannot be read or written at the moment")
}
