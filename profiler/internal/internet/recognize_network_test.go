package internet

import (
	"math/rand/v2"
	"net/netip"
	"strings"
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestMayBeIPv6 holds that no address is ruled out by what stands behind its first colon.
func TestMayBeIPv6(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	addresses, times := 0, 0
	for range 200_000 {
		text := samples.RandomBytes(r, "0123456789abcdef::::::..", 2+r.IntN(16))
		if r.IntN(2) == 0 {
			// Groups of numbers, of which some are left out.
			var groups []string
			for range 1 + r.IntN(8) {
				groups = append(groups, samples.RandomBytes(r, "0f1", r.IntN(4)))
			}
			text = strings.Join(groups, ":")
		}
		at := strings.IndexByte(text, ':')
		if at < 0 {
			continue
		}
		_, err := netip.ParseAddr(text)
		switch {
		case err == nil && !MayBeIPv6(text, at):
			t.Fatalf("%q is ruled out", text)
		case err == nil:
			addresses++
		case !MayBeIPv6(text, at):
			times++
		}
	}
	if addresses < 1000 || times < 1000 {
		t.Errorf("%d addresses, and %d others ruled out", addresses, times)
	}
}

// TestMatchIPv4 holds matchIPv4 to package netip, for addresses by themselves.
func TestMatchIPv4(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	found := 0
	for range 200_000 {
		var groups []string
		for range 3 + r.IntN(3) {
			groups = append(groups, samples.RandomBytes(r, "0122556", 1+r.IntN(3)))
		}
		text := strings.Join(groups, ".")
		addr, err := netip.ParseAddr(text)
		m, ok := MatchIPv4(text, 0)
		if ok != (err == nil && addr.Is4()) || ok && (m.Start != 0 || m.End != len(text)) {
			t.Fatalf("%q is an address: %v", text, ok)
		}
		if ok {
			found++
		}
	}
	if found < 1000 {
		t.Errorf("only %d addresses", found)
	}
}
