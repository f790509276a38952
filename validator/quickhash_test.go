package validator

import (
	"fmt"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestQuickHashes holds the hashes to values from outside.
func TestQuickHashes(t *testing.T) {
	for _, tt := range []struct {
		source    string
		got, want uint64
	}{
		// The documentation of java.lang.String.
		{"Java, empty", quickSum(t, "hashCode of Java", ""), 0},
		{"Java, two of one sum", quickSum(t, "hashCode of Java", "Aa"), quickSum(t, "hashCode of Java", "BB")},
		{"Java", quickSum(t, "hashCode of Java", "hello"), 99162322},

		// The reference implementation of MurmurHash3, as other libraries test it.
		{"MurmurHash3", uint64(murmur3(nil, 1, false)), 0x514e28b7},
		{"MurmurHash3", uint64(murmur3([]byte("hello, world"), 0, false)), 0x149bbb7f},
		{"MurmurHash3", uint64(murmur3([]byte("The quick brown fox jumps over the lazy dog"), 0x9747b28c, false)), 0x2fa826cd},

		// The documentation of Spark SQL: SELECT hash('Spark', array(123), 2) is -1321691492, and each
		// argument has the hash of the one before for its seed.
		{"Spark", uint64(sparkInt(sparkInt(murmur3([]byte("Spark"), sparkSeed, true), 123), 2)), uint64(0xffffffff & (1<<32 - 1321691492))},

		// The documentation of python-xxhash, and the tests of other implementations.
		{"xxHash", xxHash64(nil, 0), 0xef46db3751d8e999},
		{"xxHash", xxHash64([]byte("xxhash"), 20141025), 13067679811253438005},
		{"xxHash", xxHash64([]byte("asdf"), 0), 0x415872f599cea71e},
		{"xxHash", xxHash64([]byte("Call me Ishmael. Some years ago--never mind how long precisely-"), 0), 0x02a2e85470d6fd96},
	} {
		if tt.got != tt.want {
			t.Errorf("%s: %x, want %x", tt.source, tt.got, tt.want)
		}
	}
}

func quickSum(t *testing.T, name, s string) uint64 {
	for _, h := range quickHashes {
		if h.name == name {
			return h.sum(s)
		}
	}
	t.Fatalf("there is no %s", name)
	return 0
}

// sparkInt is what Spark makes of an integer.
func sparkInt(seed, n uint32) uint32 { return murmurEnd(murmurMix(seed, n) ^ 4) }

// TestQuickHashColumns holds that each is found in a column that looks like one of keys.
func TestQuickHashColumns(t *testing.T) {
	for i, h := range quickHashes {
		for _, spell := range []func(sum uint64) string{
			func(sum uint64) string { return fmt.Sprint(sum) },
			func(sum uint64) string {
				if h.bits == 32 {
					return fmt.Sprint(int32(sum))
				}
				return fmt.Sprint(int64(sum))
			},
		} {
			var original, masked strings.Builder
			fmt.Fprintln(&original, "id,mail,key")
			fmt.Fprintln(&masked, "id,mail,key")
			for row := range 30 {
				mail := fmt.Sprintf("jan.%d@firma%d.pl", row*7919%1000, row)
				fmt.Fprintf(&original, "%d,%s,\n", row, mail)
				fmt.Fprintf(&masked, "%d,[EMAIL_ADDRESS],%s\n", row, spell(h.sum(mail)))
			}
			r := compareTables(t, original.String(), masked.String(), &TableOptions{
				Columns: map[string]privet.Label{"id": "NONE", "mail": "EMAIL_ADDRESS", "key": "NONE"}, Now: testNow, MaxTries: -1})
			found := false
			for _, f := range r.Findings {
				found = found || f.Code == UnkeyedHash && strings.Contains(f.Message, h.name)
			}
			if !found {
				t.Errorf("%d, %s of %d bits: not found\n%s", i, h.name, h.bits, findingsText(r))
			}
		}
	}
}
