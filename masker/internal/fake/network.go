package fake

import (
	"net/netip"
	"strings"
)

// networkValues are addresses of networks.
var networkValues = []values{
	{"IP_ADDRESS", "An address of the same version and notation: of the same private range, or else of a range for documentation (RFC 5737, RFC " +
		"3849) or for tests (RFC 2544).", fakeIP},
}

// fakeIP keeps the length of a prefix, the zone and a port.
func fakeIP(dst []byte, value string, r *request) ([]byte, bool) {
	if len(value) > 80 {
		return dst, false
	}
	text, tail := value, ""
	if i := strings.IndexAny(text, "/%"); i >= 0 {
		text, tail = text[:i], text[i:]
		// A length is a number; a zone is the name of an interface, eth0 or so.
		const longestZone = 8
		if tail[0] == '/' && (len(tail) > 4 || !isNumber(tail[1:])) || tail[0] == '%' && (len(tail) > longestZone || !isNumber(tail[len(tail)-1:])) {
			return dst, false
		}
	}
	if i := strings.IndexByte(text, ':'); i >= 0 && strings.IndexByte(text, '.') >= 0 && strings.Count(text, ":") == 1 {
		text, tail = text[:i], value[i:] // of IPv4, with a port
		if !isNumber(tail[1:]) {
			return dst, false
		}
	}
	bracket := strings.HasPrefix(text, "[")
	if bracket {
		i := strings.IndexByte(text, ']')
		if i < 0 || i+1 < len(text) && (text[i+1] != ':' || !isNumber(text[i+2:])) {
			return dst, false
		}
		text, tail = text[1:i], value[i:]
		dst = append(dst, '[')
	}
	a, err := netip.ParseAddr(text)
	if err != nil {
		return dst, false
	}
	switch {
	case a.Is4():
		dst = r.ip4(a.As4()).AppendTo(dst)
	case a.Is4In6():
		dst = netip.AddrFrom16(r.ip4(a.Unmap().As4()).As16()).AppendTo(dst)
	default:
		start := len(dst)
		short := strings.Contains(text, "::")
		b := r.ip6(a, short)
		switch {
		case short:
			dst = b.AppendTo(dst)
		default:
			// Groups of four digits are written whole, others as short as can be.
			expanded := b.StringExpanded()
			if len(text) == len(expanded) {
				dst = append(dst, expanded...)
			} else {
				dst = b.AppendTo(dst)
			}
		}
		if hasCapital(text) {
			for i := range dst[start:] {
				dst[start+i] = upper(dst[start+i])
			}
		}
	}
	return append(dst, tail...), true
}

func hasCapital(s string) bool {
	for i := range len(s) {
		if isUpper(s[i]) {
			return true
		}
	}
	return false
}

// ip4 is an address of IP version 4.
func (s *Stream) ip4(a [4]byte) netip.Addr {
	octet := func() byte { return byte(s.between(1, 254)) }
	switch {
	case a[0] == 10 || a[0] == 127:
		return netip.AddrFrom4([4]byte{a[0], byte(s.below(256)), byte(s.below(256)), octet()})
	case a[0] == 172 && a[1]&0xF0 == 16:
		return netip.AddrFrom4([4]byte{172, byte(s.between(16, 31)), byte(s.below(256)), octet()})
	case a[0] == 192 && a[1] == 168, a[0] == 169 && a[1] == 254:
		return netip.AddrFrom4([4]byte{a[0], a[1], byte(s.below(256)), octet()})
	}
	// The ranges for documentation have 762 addresses, too few for many fakes;
	// that for tests of networks is no more in use than they are.
	switch s.below(8) {
	case 0:
		return netip.AddrFrom4([4]byte{192, 0, 2, octet()})
	case 1:
		return netip.AddrFrom4([4]byte{198, 51, 100, octet()})
	case 2:
		return netip.AddrFrom4([4]byte{203, 0, 113, octet()})
	}
	return netip.AddrFrom4([4]byte{198, byte(s.between(18, 19)), byte(s.below(256)), octet()})
}

// ip6 is an address of IP version 6. One with a gap has some groups of zeros.
func (s *Stream) ip6(a netip.Addr, gap bool) netip.Addr {
	b := [16]byte{0x20, 0x01, 0x0d, 0xb8}
	from := 4
	switch {
	case a.IsLinkLocalUnicast():
		b = [16]byte{0xfe, 0x80}
		from, gap = 8, false
	case a.IsPrivate():
		b = [16]byte{0xfd}
		from = 1
	}
	for i := from; i < len(b); i++ {
		b[i] = byte(s.below(256))
		if i%2 == 0 && b[i] < 0x10 {
			b[i] |= 0x10 // so that a group has four digits
		}
	}
	if gap {
		for i := 8; i < 12; i++ {
			b[i] = 0
		}
	}
	return netip.AddrFrom16(b)
}
