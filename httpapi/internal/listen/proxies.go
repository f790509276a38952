package listen

import (
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// AddressOf returns the address of the connection of a request.
func AddressOf(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	return host
}

// FromLoopback reports whether the connection of a request comes from this machine.
func FromLoopback(r *http.Request) bool {
	ip := net.ParseIP(AddressOf(r))
	return ip != nil && ip.IsLoopback()
}

// Proxies are the networks of proxies whose X-Forwarded-For is believed.
type Proxies []netip.Prefix

// ClientOf returns the network of the client of a request: that of the connection, or,
// if that is of a proxy, the last one in X-Forwarded-For that is of none. Each proxy adds
// the address that it was asked from at the end; what stands before that of the first
// client can be made up.
func (p Proxies) ClientOf(r *http.Request) netip.Prefix {
	address := AddressOf(r)
	lines := r.Header["X-Forwarded-For"]
	for i := len(lines) - 1; i >= 0; i-- {
		for rest, more := lines[i], true; more; {
			if !p.has(address) {
				return NetworkOf(address)
			}
			comma := strings.LastIndexByte(rest, ',')
			next, ok := forwardedAddress(rest[comma+1:])
			if !ok {
				return NetworkOf(address)
			}
			if address, more = next, comma >= 0; more {
				rest = rest[:comma]
			}
		}
	}
	return NetworkOf(address)
}

// has reports whether an address is one of a proxy.
func (p Proxies) has(address string) bool {
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

// NetworkOf returns the addresses that one client is expected to own: an IPv4 address,
// or a /64 network of IPv6. Addresses that cannot be parsed share the zero prefix.
func NetworkOf(address string) netip.Prefix {
	ip, err := netip.ParseAddr(address)
	if err != nil {
		return netip.Prefix{}
	}
	ip = ip.Unmap().WithZone("")
	bits := ip.BitLen()
	if ip.Is6() {
		bits = 64
	}
	prefix, _ := ip.Prefix(bits) // the bits are right for the address
	return prefix
}
