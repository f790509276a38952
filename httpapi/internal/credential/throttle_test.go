package credential

import (
	"fmt"
	"net/netip"
	"testing"
	"time"

	"github.com/privet-go/privet/httpapi/internal/listen"
)

func TestThrottleByNetwork(t *testing.T) {
	th := newThrottle[netip.Prefix](1, 3)
	now := time.Now()
	for i, tt := range []struct {
		address string
		limited bool
	}{
		{"192.0.2.1", false}, {"192.0.2.1", true}, {"192.0.2.2", false}, {"::ffff:192.0.2.1", true},
		{"2001:db8::1", false}, {"2001:db8::2", true}, {"2001:db8::3%eth0", true},
	} {
		if got := th.Failed(listen.NetworkOf(tt.address), now) > 0; got != tt.limited {
			t.Errorf("%d: %s limited: %v, want %v", i, tt.address, got, tt.limited)
		}
	}
	for i := range 1000 {
		th.Failed(listen.NetworkOf(fmt.Sprintf("10.0.%d.%d", i/256, i%256)), now)
	}
	if n := len(th.windows); n > 3 {
		t.Errorf("%d addresses are counted, the bound is 3", n)
	}
}
