package httpapi

import (
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// addressOf returns the address of the connection of a request.
func addressOf(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	return host
}

// fromLoopback reports whether the connection of a request comes from this machine.
func fromLoopback(r *http.Request) bool {
	ip := net.ParseIP(addressOf(r))
	return ip != nil && ip.IsLoopback()
}

// proxies are the networks of proxies whose X-Forwarded-For is believed.
type proxies []netip.Prefix

// clientOf returns the network of the client of a request: that of the connection, or,
// if that is of a proxy, the last one in X-Forwarded-For that is of none. Each proxy adds
// the address that it was asked from at the end; what stands before that of the first
// client can be made up.
func (p proxies) clientOf(r *http.Request) netip.Prefix {
	address := addressOf(r)
	lines := r.Header["X-Forwarded-For"]
	for i := len(lines) - 1; i >= 0; i-- {
		for rest, more := lines[i], true; more; {
			if !p.has(address) {
				return networkOf(address)
			}
			comma := strings.LastIndexByte(rest, ',')
			next, ok := forwardedAddress(rest[comma+1:])
			if !ok {
				return networkOf(address)
			}
			if address, more = next, comma >= 0; more {
				rest = rest[:comma]
			}
		}
	}
	return networkOf(address)
}

// has reports whether an address is one of a proxy.
func (p proxies) has(address string) bool {
	ip, err := netip.ParseAddr(address)
	if err != nil {
		return false
	}
	ip = ip.Unmap().WithZone("")
	return slices.ContainsFunc(p, func(n netip.Prefix) bool { return n.Contains(ip) })
}

// forwardedAddress returns the address in an element of X-Forwarded-For, which some
// proxies write with a port.
func forwardedAddress(s string) (string, bool) {
	s = strings.Trim(s, " \t")
	if withPort, err := netip.ParseAddrPort(s); err == nil {
		return withPort.Addr().String(), true
	}
	_, err := netip.ParseAddr(s)
	return s, err == nil
}
