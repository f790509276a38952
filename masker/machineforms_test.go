package masker

import (
	"bytes"
	"fmt"
	"net"
	"net/netip"
	"regexp"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
)

// TestMachineForms holds that UUIDs, MAC and IP addresses stay such under fpe and pseudonym, whatever the label of the
// column, that a UUID keeps its version and variant, and that all come back and no two become one.
func TestMachineForms(t *testing.T) {
	longtest.Alone(t)
	isUUID := regexp.MustCompile(`^(?:urn:uuid:)?\{?[0-9a-fA-F]{8}-?[0-9a-fA-F]{4}-?4[0-9a-fA-F]{3}-?a[0-9a-fA-F]{3}-?[0-9a-fA-F]{12}\}?$`)
	isHex := regexp.MustCompile(`^[0-9a-f]+$`)
	isMAC := func(s string) bool { _, err := net.ParseMAC(s); return err == nil }
	isBareMAC := func(s string) bool { return len(s) == 12 && regexp.MustCompile(`^[0-9A-F]+$`).MatchString(s) }
	isIP := func(zone string, bits int) func(string) bool {
		return func(s string) bool {
			a, err := netip.ParseAddr(s)
			return err == nil && a.Zone() == zone && a.BitLen() == bits
		}
	}
	for _, tt := range []struct {
		value string
		is    func(string) bool
	}{
		{"123e4567-e89b-42d3-a456-426614174000", isUUID.MatchString},
		{"{123e4567-e89b-42d3-a456-426614174000}", isUUID.MatchString},
		{"urn:uuid:123e4567-e89b-42d3-a456-426614174000", isUUID.MatchString},
		{"123e4567e89b42d3a456426614174000", isUUID.MatchString},
		{"9e107d9d372bb6826bd81d3542a419d6", isHex.MatchString},
		{"00:1b:44:11:3a:b7", isMAC}, {"00-1B-44-11-3A-B7", isMAC}, {"001b.4411.3ab7", isMAC}, {"001B44113AB7", isBareMAC},
		{"2001:db8::7", isIP("", 128)}, {"fe80::1%eth0", isIP("eth0", 128)}, {"2001:db8::7%3", isIP("3", 128)},
	} {
		for _, label := range []privet.Label{"", "PERSON", "MAC_ADDRESS", "IP_ADDRESS", "CUSTOMER_ID", "BANK_ACCOUNT", "MEDICAL_RECORD_NUMBER", "PHONE_NUMBER",
			"DOB"} {
			for _, operation := range []string{"fpe", "pseudonym"} {
				p := &Policy{Columns: map[string]Operation{"x": {Operator: operation}}}
				labels := byName{"x": label, "n": privet.None}
				if label == "" {
					labels["x"] = privet.None
				}
				m := newMasker(t, &Options{Finder: nothing{}, Classifier: labels, Policy: p, Keys: testKeys})
				var dst, back bytes.Buffer
				in := "x,n\n" + tt.value + ",1\n"
				if _, err := m.File(&dst, strings.NewReader(in), nil); err != nil {
					t.Fatal(err)
				}
				masked, _, _ := strings.Cut(strings.TrimPrefix(dst.String(), "x,n\n"), ",")
				if masked == tt.value || !tt.is(masked) {
					t.Errorf("%s of %q: %s became %s", operation, label, tt.value, masked)
				}
				_, err := m.UnmaskFile(&back, &dst, &FileOptions{Columns: map[string]privet.Label{"x": labels["x"], "n": privet.None}})
				if err != nil || back.String() != in {
					t.Errorf("%s of %q: %s comes back as %s, %v", operation, label, tt.value, back.String(), err)
				}
			}
		}
	}
	for value, label := range map[string]privet.Label{"192.0.2.7": "", "198.51.100.1": "IP_ADDRESS"} {
		op := newPseudonym(newSecret(make([]byte, KeySize)), "", label)
		if got, _, _ := op.apply(nil, value, new(worker)); !isIP("", 32)(string(got)) {
			t.Errorf("%s became %s", value, got)
		}
	}
}

// TestOtherForms holds that no image of a shape is of another form, for values that come near to it, and that all come back.
func TestOtherForms(t *testing.T) {
	for _, operation := range []string{"fpe", "pseudonym"} {
		m := withPolicy(t, forLabel("PERSON", fmt.Sprintf(`"operator":%q`, operation)))
		for i := range 1000 {
			// Of the shape of each, six images in 26 would be digits of sixteen.
			for _, value := range []string{fmt.Sprintf("g%d:10:44:11:30:%02d", i%10, i/10), fmt.Sprintf("%04d.%04d.g%03d", i, 7*i, i), fmt.Sprintf("g%011d", i)} {
				masked := roundTrip(t, m, "PERSON", operation, value)
				if isMachineForm("PERSON", masked) {
					t.Fatalf("%s became %s", value, masked)
				}
			}
		}
	}
}
