package remote

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/privet-go/privet"
)

// The times to wait before another try: from half to the whole of firstWait, which
// doubles with each and is longestWait at most.
const (
	firstWait   = 200 * time.Millisecond
	longestWait = 10 * time.Second
)

// mostRedirects is how many redirects in a row are followed.
const mostRedirects = 3

// newTransport makes a transport that uses no proxy, since which one to use would
// have to be read from the environment.
func newTransport(concurrency int) *http.Transport {
	return &http.Transport{
		DialContext:         (&net.Dialer{Timeout: 10 * time.Second, KeepAlive: 30 * time.Second}).DialContext,
		ForceAttemptHTTP2:   true,
		MaxIdleConns:        concurrency,
		MaxIdleConnsPerHost: concurrency,
		IdleConnTimeout:     90 * time.Second,
		TLSHandshakeTimeout: 10 * time.Second,
	}
}

// checkRedirect follows a redirect only to the same place and with the same
// request.
func checkRedirect(next *http.Request, before []*http.Request) error {
	first := before[0]
	if len(before) > mostRedirects || next.Method != first.Method || next.URL.Scheme != first.URL.Scheme || next.URL.Host != first.URL.Host {
		return ErrRedirect
	}
	return nil
}

// send asks for the findings in texts and puts them into found. It tries again
// where that may help.
func (c *Client) send(ctx context.Context, texts []string, found [][]privet.Finding) *Error {
	body, err := json.Marshal(request{texts})
	if err != nil {
		return &Error{Err: ErrAnswer} // strings can be encoded
	}
	for e := new(Error); ; {
		e.Tries++
		retry, after := c.try(ctx, body, texts, found, e)
		switch {
		case e.Err == nil:
			return nil
		case ctx.Err() != nil:
			e.Err = ended(ctx)
			return e
		case !retry || e.Tries > c.opts.Retries:
			return e
		}
		wait := c.wait(e.Tries)
		if after > wait {
			wait = after
		}
		// To be asked again too early would not please the model, and to wait in vain
		// nobody.
		if deadline, ok := ctx.Deadline(); ok && c.now().Add(wait).After(deadline) {
			return e
		}
		if err := c.sleep(ctx, wait); err != nil {
			e.Err = ended(ctx)
			return e
		}
	}
}

// wait is how long to wait after so many tries.
func (c *Client) wait(tries int) time.Duration {
	d := firstWait
	for ; tries > 1 && d < longestWait; tries-- {
		d *= 2
	}
	d = min(d, longestWait)
	return d/2 + time.Duration(c.random()*float64(d/2))
}

func random() float64 { return rand.Float64() }

func sleep(ctx context.Context, d time.Duration) error {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-t.C:
		return nil
	}
}

// try sends a request once. It says in e what became of it, and gives whether
// another try may help and what Retry-After asks for.
func (c *Client) try(ctx context.Context, body []byte, texts []string, found [][]privet.Finding, e *Error) (retry bool, after time.Duration) {
	e.Err, e.Status = nil, 0
	ctx, cancel := context.WithTimeout(ctx, c.opts.TryTimeout)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, c.opts.URL, bytes.NewReader(body))
	if err != nil {
		e.Err = ErrConnection
		return false, 0
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Accept", "application/json")
	req.Header.Set("User-Agent", "privet")
	if c.opts.Token != nil {
		token, err := c.opts.Token(ctx)
		if err != nil || !isToken(token) {
			e.Err = ErrToken // its own error may have the token in it
			return false, 0
		}
		req.Header.Set("Authorization", "Bearer "+token)
	}
	resp, err := c.http.Do(req)
	if err != nil {
		e.Err = unreached(err)
		return errors.Is(e.Err, ErrConnection), 0
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		// What little there is of an answer is read, so that the connection lives on.
		_, _ = io.Copy(io.Discard, io.LimitReader(resp.Body, 4<<10))
		e.Err, e.Status = ErrStatus, resp.StatusCode
		retry = resp.StatusCode == http.StatusTooManyRequests || resp.StatusCode >= 500
		return retry, c.retryAfter(resp.Header)
	}
	answer, err := io.ReadAll(io.LimitReader(resp.Body, c.opts.MaxAnswerBytes+1))
	switch {
	case err != nil:
		e.Err = unreached(err)
		return true, 0
	case int64(len(answer)) > c.opts.MaxAnswerBytes:
		e.Err = ErrAnswerTooLong
		return false, 0
	}
	e.Err = c.read(answer, texts, found)
	return false, 0
}

// isToken reports whether a token can stand in a header.
func isToken(s string) bool {
	return s != "" && !strings.ContainsFunc(s, func(r rune) bool { return r <= ' ' || r > '~' })
}

// retryAfter is what the header Retry-After asks for, or 0.
func (c *Client) retryAfter(h http.Header) time.Duration {
	s := h.Get("Retry-After")
	if n, err := strconv.Atoi(s); err == nil && n >= 0 {
		return time.Duration(min(n, 1<<30)) * time.Second
	}
	if at, err := http.ParseTime(s); err == nil {
		return max(0, at.Sub(c.now()))
	}
	return 0
}
