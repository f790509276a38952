package reveal

import (
	"testing"
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
	for _, h := range QuickHashes {
		if h.Name == name {
			return h.Sum(s)
		}
	}
	t.Fatalf("there is no %s", name)
	return 0
}

// sparkInt is what Spark makes of an integer.
func sparkInt(seed, n uint32) uint32 { return murmurEnd(murmurMix(seed, n) ^ 4) }
