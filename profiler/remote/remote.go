// Package remote asks a model on another machine where personal data is in texts.
// A [Client] is a profiler.Model:
//
//	client, err := remote.New(&remote.Options{URL: "https://models.example/spans"})
//	…
//	assisted, err := p.With(client, profiler.Hybrid)
//
// # What goes over the wire
//
// A request is a POST of {"texts": ["…", "…"]} with the content type
// application/json and, where there is a token, Authorization: Bearer. The answer,
// with status 200, is
//
//	{"results": [[{"label": "PERSON", "start": 0, "end": 3, "confidence": 0.9}], []]}
//
// with one list for each text, in the order of the texts. Offsets are code points,
// half-open; a byte that is not UTF-8 goes out as U+FFFD and is one. All four fields
// are needed; others are passed over. An answer that is not so is an error, and a
// model that does not answer is one too: neither is ever nothing found.
//
// # Trying again
//
// A request that gets no answer, or 429 or 5xx, is tried again, as often as
// Options.Retries says, after a time that doubles and is partly random, or after
// what Retry-After asks for. Whatever does not fit into Options.Timeout is not
// waited for. Nothing else is tried again.
//
// # Security
//
// The texts leave this process as they are: the model has to be one that may see
// them. The address has to be https, but for this machine and for the hosts of
// Options.AllowHTTP. A redirect is followed only to the same host and only when it
// sends the texts again (307, 308). No proxy is used and no variable of the
// environment is read, unless Options.Transport does so. No error has the address,
// the token or anything in it that was sent or answered.
package remote

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/privet-go/privet"
)

// The defaults of [Options].
const (
	DefaultBatchTexts     = 32
	DefaultBatchBytes     = 1 << 20
	DefaultMaxTextBytes   = 16 << 20
	DefaultMaxAnswerBytes = 16 << 20
	DefaultConcurrency    = 4
	DefaultTryTimeout     = 15 * time.Second
	DefaultTimeout        = 60 * time.Second
	DefaultRetries        = 3
)

// Options say where the model is and how it is asked. URL is required; every other
// field may be zero, which means its default.
type Options struct {
	// URL is the address that texts are posted to.
	URL string

	// Token gives the bearer token of a request. It is asked before each, so that a
	// token may change; its error ends the request. Nil: there is none.
	Token func(ctx context.Context) (string, error)

	// Labels says what the labels of the model mean, by the names that it uses. The
	// empty label has what is so labelled passed over. Names that are not here go
	// through as they are; the profiler knows ours and their aliases and refuses
	// others.
	Labels map[string]privet.Label

	// BatchTexts and BatchBytes bound how many texts are sent at once and how many
	// bytes they have together. A text of more than BatchBytes goes alone.
	BatchTexts, BatchBytes int

	// MaxTextBytes is how many bytes a text can have. A longer one is an error.
	MaxTextBytes int

	// MaxAnswerBytes is how many bytes an answer can have. A longer one is an error.
	MaxAnswerBytes int64

	// Concurrency is how many requests are under way at a time, in all calls
	// together.
	Concurrency int

	// TryTimeout is how long one request may take, and Timeout a whole call of Spans
	// with all that it waits.
	TryTimeout, Timeout time.Duration

	// Retries is how often a request is tried again. Negative: never.
	Retries int

	// AllowHTTP are hosts, without ports, that may be asked without encryption.
	AllowHTTP []string

	// Transport sends the requests. Nil: one of its own, without a proxy.
	Transport http.RoundTripper
}

// A Client asks a model. It never changes after [New] has made it, and it is safe
// for concurrent use by multiple goroutines.
type Client struct {
	opts  Options
	http  *http.Client
	slots chan struct{}

	// What tests change.
	sleep  func(ctx context.Context, d time.Duration) error
	now    func() time.Time
	random func() float64 // in [0, 1)
}

// New makes a Client. It returns an error that gives all reasons when the address
// cannot be used or an option is out of its range. The options are copied.
func New(opts *Options) (*Client, error) {
	if opts == nil {
		opts = &Options{}
	}
	o := *opts
	o.Labels = maps.Clone(opts.Labels)
	o.AllowHTTP = slices.Clone(opts.AllowHTTP)
	errs := []error{o.checkURL()}
	errs = append(errs, o.withDefaults()...)
	for _, l := range o.Labels {
		if l != "" && !l.IsWellFormed() {
			errs = append(errs, errors.New("a label of Labels is not well formed"))
			break
		}
	}
	if err := errors.Join(errs...); err != nil {
		return nil, fmt.Errorf("remote: %w", err)
	}
	transport := o.Transport
	if transport == nil {
		transport = newTransport(o.Concurrency)
	}
	return &Client{
		opts:   o,
		http:   &http.Client{Transport: transport, CheckRedirect: checkRedirect},
		slots:  make(chan struct{}, o.Concurrency),
		sleep:  sleep,
		now:    time.Now,
		random: random,
	}, nil
}

// withDefaults sets what is zero to its default, and gives what is out of range.
func (o *Options) withDefaults() (errs []error) {
	number := func(n *int, otherwise int, name string) {
		if *n == 0 {
			*n = otherwise
		}
		if *n < 0 {
			errs = append(errs, fmt.Errorf("%s is negative", name))
		}
	}
	duration := func(d *time.Duration, otherwise time.Duration, name string) {
		if *d == 0 {
			*d = otherwise
		}
		if *d < 0 {
			errs = append(errs, fmt.Errorf("%s is negative", name))
		}
	}
	number(&o.BatchTexts, DefaultBatchTexts, "BatchTexts")
	number(&o.BatchBytes, DefaultBatchBytes, "BatchBytes")
	number(&o.MaxTextBytes, DefaultMaxTextBytes, "MaxTextBytes")
	number(&o.Concurrency, DefaultConcurrency, "Concurrency")
	if o.Concurrency > 1000 {
		errs = append(errs, errors.New("more than 1000 requests at a time (Concurrency)"))
	}
	duration(&o.TryTimeout, DefaultTryTimeout, "TryTimeout")
	duration(&o.Timeout, DefaultTimeout, "Timeout")
	if o.MaxAnswerBytes == 0 {
		o.MaxAnswerBytes = DefaultMaxAnswerBytes
	}
	if o.MaxAnswerBytes < 0 {
		errs = append(errs, errors.New("MaxAnswerBytes is negative"))
	}
	switch {
	case o.Retries == 0:
		o.Retries = DefaultRetries
	case o.Retries < 0:
		o.Retries = 0
	case o.Retries > 20:
		errs = append(errs, errors.New("more than 20 tries (Retries)"))
	}
	return errs
}

// checkURL says why the address cannot be used. The error of package url repeats
// it.
func (o *Options) checkURL() error {
	u, err := url.Parse(o.URL)
	switch {
	case o.URL == "":
		return errors.New("there is no URL")
	case err != nil || u.Opaque != "" || u.Hostname() == "":
		return errors.New("the URL is no absolute one")
	case u.User != nil:
		return errors.New("the URL has a name or a password in it; a credential goes into Token")
	case u.Fragment != "":
		return errors.New("the URL has a fragment")
	case u.Scheme == "https":
		return nil
	case u.Scheme != "http":
		return errors.New("the URL is neither https nor http")
	case isLoopback(u.Hostname()):
		return nil
	}
	for _, host := range o.AllowHTTP {
		if strings.EqualFold(host, u.Hostname()) {
			return nil
		}
	}
	return errors.New("the URL is not https, which it may be for this machine and for the hosts of AllowHTTP")
}

// isLoopback reports whether a host is this machine.
func isLoopback(host string) bool {
	if strings.EqualFold(host, "localhost") {
		return true
	}
	ip, err := netip.ParseAddr(host)
	return err == nil && ip.Unmap().IsLoopback()
}

// Spans gives the findings of the model in each text, in bytes. It sends the texts
// in several requests where they are many or long. The first request that fails
// ends the others, and the error, an [*Error], says which texts it had; there are no
// findings then.
func (c *Client) Spans(ctx context.Context, texts []string) ([][]privet.Finding, error) {
	found, err := c.spans(ctx, texts)
	if err != nil {
		return nil, fmt.Errorf("remote: %w", err)
	}
	return found, nil
}

func (c *Client) spans(ctx context.Context, texts []string) ([][]privet.Finding, error) {
	batches, err := c.batches(texts)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, c.opts.Timeout)
	defer cancel()
	found := make([][]privet.Finding, len(texts))
	var wg sync.WaitGroup
	var once sync.Once
	var first error
	for _, b := range batches {
		// A call waits for its turn here, so that it has no more goroutines than
		// requests.
		if err := c.enter(ctx); err != nil {
			once.Do(func() { first = &Error{First: b.from, Last: b.to - 1, Err: err} })
			break
		}
		wg.Go(func() {
			defer func() { <-c.slots }()
			if err := c.send(ctx, texts[b.from:b.to], found[b.from:b.to]); err != nil {
				err.First, err.Last = b.from, b.to-1
				once.Do(func() { first = err })
				cancel()
			}
		})
	}
	wg.Wait()
	if first != nil {
		return nil, first
	}
	return found, nil
}

// enter waits until a request may be under way.
func (c *Client) enter(ctx context.Context) error {
	if ctx.Err() != nil {
		return ended(ctx)
	}
	select {
	case c.slots <- struct{}{}:
		return nil
	case <-ctx.Done():
		return ended(ctx)
	}
}

// A batch is the texts of one request: texts[from:to].
type batch struct{ from, to int }

// batches parts texts. They keep their order.
func (c *Client) batches(texts []string) ([]batch, error) {
	var list []batch
	size := 0
	for i, text := range texts {
		if len(text) > c.opts.MaxTextBytes {
			return nil, &Error{First: i, Last: i, Err: ErrTooLong}
		}
		last := len(list) - 1
		if last < 0 || i-list[last].from == c.opts.BatchTexts || size+len(text) > c.opts.BatchBytes {
			list = append(list, batch{i, i + 1})
			size = len(text)
			continue
		}
		list[last].to++
		size += len(text)
	}
	return list, nil
}
