package checksum

import (
	"encoding/hex"
	"strings"
	"testing"
)

// The vectors are from the Keccak team's known-answer tests (the empty message)
// and from the examples that Ethereum's documents use everywhere.
func TestKeccak256(t *testing.T) {
	for message, want := range map[string]string{
		"":                                  "c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470",
		"abc":                               "4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45",
		"Transfer(address,address,uint256)": "ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
	} {
		sum := Keccak256([]byte(message))
		if got := hex.EncodeToString(sum[:]); got != want {
			t.Errorf("Keccak256(%q) = %s, want %s", message, got, want)
		}
	}
	// A message that fills a block, or all but one byte of it, is padded with
	// another block or with a single byte of both marks.
	seen := map[[32]byte]int{}
	for n := range 3 * keccakRate {
		sum := Keccak256([]byte(strings.Repeat("a", n)))
		if o, ok := seen[sum]; ok {
			t.Errorf("messages of %d and %d bytes have one hash", o, n)
		}
		seen[sum] = n
	}
	message := make([]byte, 40)
	if n := testing.AllocsPerRun(10, func() { Keccak256(message) }); n != 0 {
		t.Errorf("Keccak256 allocates %v times, want 0", n)
	}
}
