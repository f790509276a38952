// Package fetch reads files from addresses that clients name and puts files there, and asks only those that the
// public reaches, unless whoever runs the server allows a host.
package fetch

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"
)

// The bounds of a request to an address that a client has named.
const (
	MaxAddress        = 8 << 10 // bytes
	maxRedirects      = 5
	fetchDialTimeout  = 10 * time.Second
	fetchFirstTimeout = 30 * time.Second // until the answer begins
	fetchTimeout      = 5 * time.Minute
	maxHeaderBytes    = 64 << 10
)

// A Fetcher reads files from addresses that clients name, and stores files there. Such
// an address can lead anywhere, and a server can reach what its clients cannot. So a
// Fetcher checks the address before it looks up a name, and checks the IP address of
// each connection, after redirects too. A Fetcher is safe for concurrent use.
type Fetcher struct {
	allowed map[string]bool // host, or host:port
	get     *http.Client
	put     *http.Client
}

// The errors of a Fetcher. They name no address.
var (
	ErrAddress  = errors.New("is not an address that may be asked: https, a public host, and no user")
	ErrRefused  = errors.New("leads to an address that may not be asked")
	ErrUpstream = errors.New("could not be read or written")
	ErrLarge    = errors.New("leads to a file that is larger than the limit")
)

// answered is the error for an answer that is not a good one.
func answered(status int) error {
	switch status {
	case http.StatusUnauthorized, http.StatusForbidden:
		return fmt.Errorf("%w: it is refused there (%d), as a presigned address is that has expired or was made for another request", ErrUpstream, status)
	case http.StatusNotFound, http.StatusGone:
		return fmt.Errorf("%w: there is nothing at the address (%d)", ErrUpstream, status)
	}
	return fmt.Errorf("%w: it was answered with status %d", ErrUpstream, status)
}

// New makes a Fetcher that may reach the hosts in addition to public ones.
func New(hosts []string) (*Fetcher, error) {
	f := &Fetcher{allowed: map[string]bool{}}
	for _, h := range hosts {
		h = strings.ToLower(strings.TrimSpace(h))
		if !isHostEntry(h) {
			return nil, errors.New("an entry of Options.FetchAllowHosts is neither host nor host:port")
		}
		f.allowed[h] = true
	}
	transport := &http.Transport{
		Proxy:                  nil, // a proxy would make the connection in our place
		DialContext:            f.dial,
		ForceAttemptHTTP2:      true,
		DisableKeepAlives:      true, // each request makes its own connection, which is checked
		DisableCompression:     true, // what is stored is what is read
		TLSHandshakeTimeout:    fetchDialTimeout,
		ResponseHeaderTimeout:  fetchFirstTimeout,
		MaxResponseHeaderBytes: maxHeaderBytes,
	}
	f.get = &http.Client{Transport: transport, CheckRedirect: func(r *http.Request, via []*http.Request) error {
		if len(via) > maxRedirects {
			return ErrUpstream
		}
		r.Header.Del("Referer") // the address that was asked before, with its signature
		return f.check(r.URL)
	}}
	f.put = &http.Client{Transport: transport, CheckRedirect: func(*http.Request, []*http.Request) error {
		return http.ErrUseLastResponse
	}}
	return f, nil
}

// isHostEntry reports whether an entry names a host: a name or an address, with or
// without a port. An entry that no host can be equal to, such as *.example, does not.
func isHostEntry(entry string) bool {
	if ip, err := netip.ParseAddr(entry); err == nil {
		return ip.Zone() == ""
	}
	if host, port, err := net.SplitHostPort(entry); err == nil {
		if n, err := strconv.ParseUint(port, 10, 16); err != nil || n == 0 || strconv.FormatUint(n, 10) != port {
			return false
		}
		if ip, err := netip.ParseAddr(host); err == nil && ip.Is6() {
			return ip.Zone() == ""
		}
		entry = host
	}
	return entry != "" && !strings.ContainsAny(entry, "/@?# *[]:%\\")
}

// isAllowed reports whether the operator allows a host.
func (f *Fetcher) isAllowed(host, port string) bool {
	host = strings.ToLower(host)
	return f.allowed[host] || f.allowed[net.JoinHostPort(host, port)] || f.allowed[host+":"+port]
}

// parse parses and checks an address.
func (f *Fetcher) Parse(address string) (*url.URL, error) {
	if len(address) > MaxAddress {
		return nil, ErrAddress
	}
	u, err := url.Parse(address)
	if err != nil {
		return nil, ErrAddress
	}
	return u, f.check(u)
}

// check checks an address before anything is done with it.
func (f *Fetcher) check(u *url.URL) error {
	host := u.Hostname()
	if u.Opaque != "" || u.User != nil || host == "" || strings.ContainsAny(host, "%\x00 ") {
		return ErrAddress
	}
	port := u.Port()
	if port == "" {
		port = map[string]string{"http": "80", "https": "443"}[u.Scheme]
	}
	allowed := f.isAllowed(host, port)
	if u.Scheme != "https" && !(u.Scheme == "http" && allowed) {
		return ErrAddress
	}
	if allowed {
		return nil
	}
	if ip, err := netip.ParseAddr(host); err == nil {
		if !isPublic(ip) {
			return ErrRefused
		}
		return nil
	}
	// Some resolvers read a name that ends in a number as an address in an unusual
	// form, such as 0x7f.1 or 017700000001.
	labels := strings.Split(strings.TrimSuffix(host, "."), ".")
	if last := labels[len(labels)-1]; last == "" || isNumber(last) {
		return ErrRefused
	}
	return nil
}

// isNumber reports whether a label is a number in decimal, octal or hexadecimal.
func isNumber(label string) bool {
	digits := "0123456789"
	if rest, ok := strings.CutPrefix(strings.ToLower(label), "0x"); ok {
		label, digits = rest, "0123456789abcdef"
	}
	return strings.Trim(strings.ToLower(label), digits) == ""
}

// dial makes the connection. It checks the address after the name has been looked up
// and before anything is sent, so that a name gains nothing by leading elsewhere the
// second time.
func (f *Fetcher) dial(ctx context.Context, network, addr string) (net.Conn, error) {
	host, port, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, ErrRefused
	}
	d := &net.Dialer{Timeout: fetchDialTimeout}
	if !f.isAllowed(host, port) {
		d.ControlContext = func(_ context.Context, network, addr string, _ syscall.RawConn) error {
			to, err := netip.ParseAddrPort(addr)
			if err != nil || network != "tcp4" && network != "tcp6" || !isPublic(to.Addr()) {
				return ErrRefused
			}
			return nil
		}
	}
	return d.DialContext(ctx, network, addr)
}

// notPublic reports whether an address of IPv4 is not of the public network: the registry
// of special addresses of the IANA lists it (RFC 6890 and its successors), or a cloud uses
// it for services of the machine itself.
var notPublic = prefixes(
	"0.0.0.0/8",        // this network
	"10.0.0.0/8",       // private
	"100.64.0.0/10",    // behind the translation of a provider; Alibaba's metadata
	"127.0.0.0/8",      // loopback
	"169.254.0.0/16",   // link-local; the metadata of most clouds
	"172.16.0.0/12",    // private
	"192.0.0.0/24",     // protocols; Oracle's metadata
	"192.0.2.0/24",     // documentation
	"192.31.196.0/24",  // AS112
	"192.52.193.0/24",  // AMT
	"192.88.99.0/24",   // relays of 6to4
	"192.168.0.0/16",   // private
	"192.175.48.0/24",  // AS112
	"198.18.0.0/15",    // benchmarks
	"198.51.100.0/24",  // documentation
	"203.0.113.0/24",   // documentation
	"224.0.0.0/4",      // multicast
	"240.0.0.0/4",      // reserved, and broadcast
	"168.63.129.16/32", // the machine's own services at Azure
)

// notPublic6 reports whether an address inside of public6 is not public or leads to an
// address of IPv4.
var notPublic6 = prefixes(
	"2001::/23",     // protocols, Teredo among them
	"2001:db8::/32", // documentation
	"2002::/16",     // 6to4
	"2620:4f:8000::/48",
	"3fff::/20", // documentation
)

// public6 is the public range of IPv6.
var public6 = prefixes("2000::/3")

// prefixes returns a function that reports whether an address is in one of some ranges. It
// parses them when it is first called.
func prefixes(list ...string) func(netip.Addr) bool {
	parsed := sync.OnceValue(func() []netip.Prefix {
		out := make([]netip.Prefix, len(list))
		for i, s := range list {
			out[i] = netip.MustParsePrefix(s)
		}
		return out
	})
	return func(ip netip.Addr) bool {
		return slices.ContainsFunc(parsed(), func(p netip.Prefix) bool { return p.Contains(ip) })
	}
}

// isPublic reports whether an address is one of the public network.
func isPublic(ip netip.Addr) bool {
	if ip.Zone() != "" {
		return false
	}
	ip = ip.Unmap() // ::ffff:127.0.0.1 is 127.0.0.1 to the system
	if ip.Is4() {
		return !notPublic(ip)
	}
	return public6(ip) && !notPublic6(ip) // 64:ff9b::/96, ::/96 and fd00:ec2::254 are not public
}

// open begins to read the file at an address. The caller closes it.
func (f *Fetcher) Open(ctx context.Context, address string, limit int64) (io.ReadCloser, error) {
	u, err := f.Parse(address)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, fetchTimeout)
	answer, err := f.do(ctx, f.get, http.MethodGet, u, nil, 0)
	if err != nil {
		cancel()
		return nil, err
	}
	if answer.StatusCode != http.StatusOK {
		answer.Body.Close()
		cancel()
		return nil, answered(answer.StatusCode)
	}
	if answer.ContentLength > limit {
		answer.Body.Close()
		cancel()
		return nil, ErrLarge
	}
	return &fetched{answer.Body, cancel}, nil
}

// A fetched is the body of an answer. Closing it ends its context.
type fetched struct {
	io.ReadCloser
	cancel context.CancelFunc
}

func (f *fetched) Close() error {
	defer f.cancel()
	return f.ReadCloser.Close()
}

// A sentBody is a body that signals when it is closed.
type sentBody struct {
	io.Reader
	once   sync.Once
	closed chan struct{}
}

func (b *sentBody) Close() error {
	b.once.Do(func() { close(b.closed) })
	return nil
}

// store puts size bytes at an address. It returns when the body is no longer read.
func (f *Fetcher) Store(ctx context.Context, address string, body io.Reader, size int64) error {
	u, err := f.Parse(address)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, fetchTimeout)
	defer cancel()
	var sent io.ReadCloser = http.NoBody // an empty body is no body, or its length would be taken for unknown
	if size > 0 {
		b := &sentBody{Reader: body, closed: make(chan struct{})}
		// The client may still read the body after it has the answer. It always
		// closes the body.
		defer func() { <-b.closed }()
		defer cancel()
		sent = b
	}
	answer, err := f.do(ctx, f.put, http.MethodPut, u, sent, size)
	if err != nil {
		return err
	}
	answer.Body.Close()
	if answer.StatusCode/100 != 2 {
		return answered(answer.StatusCode)
	}
	return nil
}

// do sends a request. Its errors do not hold the address, whose signature others must
// not see.
func (f *Fetcher) do(ctx context.Context, client *http.Client, method string, u *url.URL, body io.ReadCloser, size int64) (*http.Response, error) {
	r := (&http.Request{Method: method, URL: u, Host: u.Host, Header: http.Header{"User-Agent": {"privet"}}}).WithContext(ctx)
	if body != nil {
		r.ContentLength, r.Body = size, body
	}
	answer, err := client.Do(r)
	switch {
	case err == nil:
		return answer, nil
	case errors.Is(err, ErrRefused):
		return nil, ErrRefused
	case errors.Is(err, ErrAddress):
		return nil, ErrAddress
	}
	return nil, ErrUpstream
}
