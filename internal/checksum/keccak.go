package checksum

import (
	"encoding/binary"
	"math/bits"
)

// The rate of Keccak-256 in bytes: a block of the message.
const keccakRate = 136

// keccakRounds are the constants of the 24 rounds.
var keccakRounds = [24]uint64{
	0x0000000000000001, 0x0000000000008082, 0x800000000000808A, 0x8000000080008000,
	0x000000000000808B, 0x0000000080000001, 0x8000000080008081, 0x8000000000008009,
	0x000000000000008A, 0x0000000000000088, 0x0000000080008009, 0x000000008000000A,
	0x000000008000808B, 0x800000000000008B, 0x8000000000008089, 0x8000000000008003,
	0x8000000000008002, 0x8000000000000080, 0x000000000000800A, 0x800000008000000A,
	0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008,
}

// Keccak256 is the hash that Ethereum uses: Keccak with a capacity of 512 bits
// as it was proposed, whose padding differs from that of SHA3-256 in FIPS 202.
// The standard library has only the latter.
func Keccak256(message []byte) [32]byte {
	var state [25]uint64
	for len(message) >= keccakRate {
		absorb(&state, (*[keccakRate]byte)(message))
		message = message[keccakRate:]
	}
	var last [keccakRate]byte
	copy(last[:], message)
	last[len(message)] ^= 0x01 // SHA3 has 0x06 here
	last[keccakRate-1] ^= 0x80
	absorb(&state, &last)

	var sum [32]byte
	for i := range 4 {
		binary.LittleEndian.PutUint64(sum[8*i:], state[i])
	}
	return sum
}

// absorb mixes one block into the state.
func absorb(state *[25]uint64, block *[keccakRate]byte) {
	for i := range keccakRate / 8 {
		state[i] ^= binary.LittleEndian.Uint64(block[8*i:])
	}
	for _, constant := range keccakRounds {
		keccakRound(state)
		state[0] ^= constant // iota
	}
}

// keccakRound is a round without its last step. The lane in column x and row y
// is a[x+5*y]. The steps have their names from The Keccak reference, version
// 3.0, section 1.2.
func keccakRound(a *[25]uint64) {
	// theta
	var column, d [5]uint64
	for x := range 5 {
		column[x] = a[x] ^ a[x+5] ^ a[x+10] ^ a[x+15] ^ a[x+20]
	}
	for x := range 5 {
		d[x] = column[(x+4)%5] ^ bits.RotateLeft64(column[(x+1)%5], 1)
	}
	for i := range a {
		a[i] ^= d[i%5]
	}
	// rho and pi: each lane moves to the place of the next and is turned by
	// triangular numbers.
	x, y := 1, 0
	lane := a[1]
	for t := range 24 {
		x, y = y, (2*x+3*y)%5
		lane, a[x+5*y] = a[x+5*y], bits.RotateLeft64(lane, (t+1)*(t+2)/2%64)
	}
	// chi
	for y := 0; y < 25; y += 5 {
		var row [5]uint64
		copy(row[:], a[y:y+5])
		for x := range 5 {
			a[y+x] = row[x] ^ ^row[(x+1)%5]&row[(x+2)%5]
		}
	}
}
