package reveal

import (
	"encoding/binary"
	"hash/adler32"
	"hash/crc64"
	"hash/fnv"
	"math/bits"
	"strconv"
	"unicode/utf16"
)

// This file computes the hashes that languages and databases have at hand for tables in
// memory. None has a key, and each is a number of 32 or 64 bits, so that it can pass for
// a surrogate key: hash and xxhash64 of Spark, hashCode of Java, the hash of an index.

// A QuickHash is a hash without a key that is made for tables in memory.
type QuickHash struct {
	Name string
	Bits int
	Sum  func(s string) uint64
}

// QuickHashes are the hashes that languages and databases have at hand.
var QuickHashes = []QuickHash{
	{"hashCode of Java", 32, func(s string) uint64 {
		h := uint32(0)
		for _, u := range utf16.Encode([]rune(s)) {
			h = 31*h + uint32(u)
		}
		return uint64(h)
	}},
	{"FNV-1", 32, func(s string) uint64 { h := fnv.New32(); h.Write([]byte(s)); return uint64(h.Sum32()) }},
	{"FNV-1a", 32, func(s string) uint64 { h := fnv.New32a(); h.Write([]byte(s)); return uint64(h.Sum32()) }},
	{"FNV-1", 64, func(s string) uint64 { h := fnv.New64(); h.Write([]byte(s)); return h.Sum64() }},
	{"FNV-1a", 64, func(s string) uint64 { h := fnv.New64a(); h.Write([]byte(s)); return h.Sum64() }},
	{"Adler-32", 32, func(s string) uint64 { return uint64(adler32.Checksum([]byte(s))) }},
	{"CRC-64", 64, func(s string) uint64 { return crc64.Checksum([]byte(s), crc64.MakeTable(crc64.ISO)) }},
	{"CRC-64", 64, func(s string) uint64 { return crc64.Checksum([]byte(s), crc64.MakeTable(crc64.ECMA)) }},
	{"MurmurHash3", 32, func(s string) uint64 { return uint64(murmur3([]byte(s), 0, false)) }},
	{"MurmurHash3", 32, func(s string) uint64 { return uint64(murmur3([]byte(s), sparkSeed, false)) }},
	{"hash of Spark", 32, func(s string) uint64 { return uint64(murmur3([]byte(s), sparkSeed, true)) }},
	{"xxHash", 64, func(s string) uint64 { return xxHash64([]byte(s), 0) }},
	{"xxhash64 of Spark", 64, func(s string) uint64 { return xxHash64([]byte(s), sparkSeed) }},
}

// sparkSeed is the seed of the functions of Spark.
const sparkSeed = 42

// quickForms returns the forms in which these hashes are written: as numbers with and
// without a sign, and in hexadecimal digits.
func quickForms() (list []Form) {
	for _, h := range QuickHashes {
		list = append(list, Form{Name: h.Name + UnkeyedSuffix, Hash: true, Rare: true, write: func(s string, yield func(string)) {
			sum := h.Sum(s)
			yield(strconv.FormatUint(sum, 10))
			yield(strconv.FormatUint(sum, 16))
			if h.Bits == 32 {
				yield(strconv.FormatInt(int64(int32(sum)), 10))
			} else {
				yield(strconv.FormatInt(int64(sum), 10))
			}
		}})
	}
	return list
}

// murmur3 is MurmurHash3_x86_32 (A. Appleby, 2011). Spark mixes each byte behind the last
// four as if it were four.
func murmur3(b []byte, seed uint32, spark bool) uint32 {
	h, n := seed, uint32(len(b))
	for ; len(b) >= 4; b = b[4:] {
		h = murmurMix(h, binary.LittleEndian.Uint32(b))
	}
	if spark {
		for _, c := range b {
			h = murmurMix(h, uint32(int32(int8(c))))
		}
	} else if len(b) > 0 {
		var last [4]byte
		copy(last[:], b)
		h ^= murmurScramble(binary.LittleEndian.Uint32(last[:]))
	}
	return murmurEnd(h ^ n)
}

func murmurScramble(k uint32) uint32 { return bits.RotateLeft32(k*0xcc9e2d51, 15) * 0x1b873593 }

func murmurMix(h, k uint32) uint32 {
	return bits.RotateLeft32(h^murmurScramble(k), 13)*5 + 0xe6546b64
}

func murmurEnd(h uint32) uint32 {
	h = (h ^ h>>16) * 0x85ebca6b
	h = (h ^ h>>13) * 0xc2b2ae35
	return h ^ h>>16
}

// The primes of xxHash.
const (
	xxPrime1 uint64 = 11400714785074694791
	xxPrime2 uint64 = 14029467366897019727
	xxPrime3 uint64 = 1609587929392839161
	xxPrime4 uint64 = 9650029242287828579
	xxPrime5 uint64 = 2870177450012600261
)

// xxHash64 is XXH64 (Y. Collet, the specification of xxHash 0.1.1).
func xxHash64(b []byte, seed uint64) uint64 {
	n := uint64(len(b))
	h := seed + xxPrime5
	if len(b) >= 32 {
		v := [4]uint64{seed + xxPrime1 + xxPrime2, seed + xxPrime2, seed, seed - xxPrime1}
		for ; len(b) >= 32; b = b[32:] {
			for i := range v {
				v[i] = xxRound(v[i], binary.LittleEndian.Uint64(b[8*i:]))
			}
		}
		h = bits.RotateLeft64(v[0], 1) + bits.RotateLeft64(v[1], 7) + bits.RotateLeft64(v[2], 12) + bits.RotateLeft64(v[3], 18)
		for _, lane := range v {
			h = (h^xxRound(0, lane))*xxPrime1 + xxPrime4
		}
	}
	h += n
	for ; len(b) >= 8; b = b[8:] {
		h = bits.RotateLeft64(h^xxRound(0, binary.LittleEndian.Uint64(b)), 27)*xxPrime1 + xxPrime4
	}
	if len(b) >= 4 {
		h = bits.RotateLeft64(h^uint64(binary.LittleEndian.Uint32(b))*xxPrime1, 23)*xxPrime2 + xxPrime3
		b = b[4:]
	}
	for _, c := range b {
		h = bits.RotateLeft64(h^uint64(c)*xxPrime5, 11) * xxPrime1
	}
	h = (h ^ h>>33) * xxPrime2
	h = (h ^ h>>29) * xxPrime3
	return h ^ h>>32
}

func xxRound(lane, input uint64) uint64 { return bits.RotateLeft64(lane+input*xxPrime2, 31) * xxPrime1 }
