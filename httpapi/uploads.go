package httpapi

import (
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/privet-go/privet/httpapi/internal/spool"
)

// The bounds of uploads.
const (
	uploadLife   = 15 * time.Minute
	maxUploads   = 1024 // that are waited for or kept at the same time
	maxUploadsOf = 128  // of one credential
)

// An uploadState is the state of an upload.
type uploadState uint8

const (
	uploadAwaited  uploadState = iota // nothing has come
	uploadArriving                    // somebody is sending it
	uploadKept                        // it is in the spool
)

// An upload is a file for which a client has an address.
type upload struct {
	owner   string // the name of the credential that asked for it
	payer   string // its id, of whose share the upload is
	size    int64  // that it must have; 0: any up to the limit
	expires time.Time
	state   uploadState
	file    *spool.File // once it is kept
	timer   *time.Timer
	shared  bool // others know of it too
}

// uploads holds the files that clients send to addresses of the service itself. A key
// of the process signs each address. An address is good for one upload of one size
// until it expires, and needs no other credential. Where several servers share a store,
// the address is good at each of them, and the file stays with the one that it is sent to. It is safe for concurrent use.
type uploads struct {
	key   [32]byte
	store UploadStore // nil: there is one server

	mu      sync.Mutex
	entries map[string]*upload // by id
	of      map[string]int     // how many there are, by payer
}

// newUploads makes an empty list.
func newUploads(store UploadStore) *uploads {
	u := &uploads{store: store, entries: map[string]*upload{}, of: map[string]int{}}
	_, _ = rand.Read(u.key[:]) // never fails
	return u
}

// The errors of uploads.
var (
	errSignature  = errors.New("the address is not one that was given, or has expired")
	errUploadUsed = errors.New("the address has been used")
)

// sign returns the signature of an upload.
func (u *uploads) sign(id string, size, expires int64) []byte {
	mac := hmac.New(sha256.New, u.key[:])
	_, _ = mac.Write([]byte(id + "\n" + strconv.FormatInt(size, 10) + "\n" + strconv.FormatInt(expires, 10)))
	return mac.Sum(nil)
}

// begin makes an upload and returns its id, the query of its address and when it
// expires.
func (u *uploads) begin(ctx context.Context, owner, payer string, size int64, now time.Time) (id, query string, expires time.Time, err error) {
	var random [16]byte
	_, _ = rand.Read(random[:]) // never fails
	id = hex.EncodeToString(random[:])
	expires = now.Add(uploadLife).Truncate(time.Second)
	signature := u.sign(id, size, expires.Unix())
	query = "expires=" + strconv.FormatInt(expires.Unix(), 10) + "&signature=" + base64.RawURLEncoding.EncodeToString(signature)
	if u.store != nil {
		sum := sha256.Sum256(signature)
		err := u.store.Reserve(ctx, Upload{ID: id, Owner: owner, Payer: payer, Size: size, Expires: expires, Proof: sum[:]}, maxUploads, maxUploadsOf)
		return id, query, expires, err
	}
	u.mu.Lock()
	defer u.mu.Unlock()
	if len(u.entries) >= maxUploads {
		return "", "", time.Time{}, ErrTooManyUploads
	}
	if u.of[payer] >= maxUploadsOf {
		return "", "", time.Time{}, ErrUploadShare
	}
	u.add(id, &upload{owner: owner, payer: payer, size: size, expires: expires}, uploadLife)
	return id, query, expires, nil
}

// add puts an upload into the list, for some time. The lock is held.
func (u *uploads) add(id string, e *upload, life time.Duration) {
	u.of[e.payer]++
	u.entries[id] = e
	e.timer = time.AfterFunc(life, func() { u.drop(id) })
}

// drop removes an upload, and its file if there is one.
func (u *uploads) drop(id string) {
	u.mu.Lock()
	defer u.mu.Unlock()
	if e := u.entries[id]; e != nil {
		u.forget(id, e)
		if e.file != nil {
			e.file.Close()
		}
	}
}

// giveUp removes an upload for its owner, and its file if there is one.
func (u *uploads) giveUp(ctx context.Context, id, owner string) error {
	u.mu.Lock()
	e := u.entries[id]
	u.mu.Unlock()
	if e == nil {
		if err := u.elsewhere(ctx, id, owner); !errors.Is(err, errNotSent) {
			return err
		}
		return u.store.Remove(ctx, id)
	}
	if e.owner != owner {
		return ErrNoUpload
	}
	u.drop(id)
	u.tell(ctx, id, e)
	return nil
}

// forget removes an upload from the list. The lock is held.
func (u *uploads) forget(id string, e *upload) {
	e.timer.Stop()
	delete(u.entries, id)
	if u.of[e.payer]--; u.of[e.payer] == 0 {
		delete(u.of, e.payer)
	}
}

// verify checks the query of an address and returns the size that the upload must have.
// A malformed query is an errSignature.
func (u *uploads) verify(ctx context.Context, id, rawQuery string, now time.Time) (size int64, err error) {
	if u.store != nil {
		return u.verifyShared(ctx, id, rawQuery, now)
	}
	u.mu.Lock()
	e := u.entries[id]
	if e != nil {
		size = e.size
	}
	u.mu.Unlock()
	got, expires, err := readAddress(rawQuery)
	// The signature is compared first, so that nobody learns which uploads exist.
	if err != nil || !hmac.Equal(got, u.sign(id, size, expires)) || e == nil || now.Unix() >= expires {
		return 0, errSignature
	}
	return size, nil
}

// readAddress reads the query of an address.
func readAddress(rawQuery string) (signature []byte, expires int64, err error) {
	query, err := url.ParseQuery(rawQuery)
	if err != nil || len(query) != 2 || len(query["expires"]) != 1 || len(query["signature"]) != 1 {
		return nil, 0, errSignature
	}
	expires, err = strconv.ParseInt(query["expires"][0], 10, 64)
	if err != nil || strconv.FormatInt(expires, 10) != query["expires"][0] {
		return nil, 0, errSignature
	}
	signature, err = base64.RawURLEncoding.Strict().DecodeString(query["signature"][0])
	return signature, expires, err
}

// claim lets one client send the file of an upload. It returns the credential of whose share
// the file is.
func (u *uploads) claim(ctx context.Context, id string, now time.Time) (payer string, err error) {
	if err := u.hold(ctx, id, now); err != nil {
		return "", err
	}
	u.mu.Lock()
	defer u.mu.Unlock()
	e := u.entries[id]
	if e == nil || e.state != uploadAwaited {
		return "", errUploadUsed
	}
	e.state = uploadArriving
	return e.payer, nil
}

// settle ends what claim began: it stores the file, or, if that is nil, awaits the
// upload again.
func (u *uploads) settle(id string, file *spool.File) {
	u.mu.Lock()
	defer u.mu.Unlock()
	e := u.entries[id]
	if e != nil && e.shared && file == nil {
		u.release(id, e)
		return
	}
	switch {
	case e == nil: // it has expired meanwhile
		if file != nil {
			file.Close()
		}
	case file == nil:
		e.state = uploadAwaited
	default:
		e.state, e.file = uploadKept, file
	}
}

// take returns the file of an upload to its owner, once. The caller closes it.
func (u *uploads) take(ctx context.Context, id, owner string, now time.Time) (*spool.File, error) {
	u.mu.Lock()
	e := u.entries[id]
	if e == nil {
		u.mu.Unlock()
		return nil, u.elsewhere(ctx, id, owner)
	}
	good := e.owner == owner && e.state == uploadKept && now.Before(e.expires)
	if good {
		u.forget(id, e)
	}
	u.mu.Unlock()
	if !good {
		return nil, ErrNoUpload
	}
	u.tell(ctx, id, e)
	return e.file, nil
}

// baseURL returns the address of the service, from its options or the request. It
// returns "" if that of the request cannot stand in an address.
func (s *service) baseURL(c *call) string {
	if s.publicURL != "" {
		return s.publicURL
	}
	host := c.request.Host
	if host == "" || len(host) > 255 || strings.Trim(host, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-:[]") != "" {
		return ""
	}
	if c.request.TLS != nil {
		return "https://" + host
	}
	return "http://" + host
}

// checkPublicURL checks the address of the service and trims a slash from its end.
func checkPublicURL(address string) (string, error) {
	if address == "" {
		return "", nil
	}
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.User != nil || u.RawQuery != "" || u.Fragment != "" {
		return "", errors.New("Options.PublicURL is not an address of http or https without user, query and fragment")
	}
	return strings.TrimSuffix(u.String(), "/"), nil
}
