package masker

import (
	"math/bits"

	"github.com/privet-go/privet/internal/swar"
)

// hiddenWord is a word of which each byte is what hiddenASCII has for it.
func hiddenWord(w uint64) uint64 {
	hide := swar.Digits(w) | swar.Letters(w)
	// Control characters, some of which are white space, and the symbols $ ^ ` ~ are rare.
	const ones, lows = swar.Ones, 0x7f * swar.Ones
	rare := ^((w + 0x60*ones) & ((w ^ '$'*ones) + lows) & ((w ^ '^'*ones) + lows) & ((w ^ '`'*ones) + lows)) | (w + 0x02*ones)
	for rare &= swar.Highs; rare != 0; rare &= rare - 1 {
		at := bits.TrailingZeros64(rare) &^ 7
		if hiddenASCII[byte(w>>at)] == Mask {
			hide |= 0x80 << at
		}
	}
	all := swar.Bytes(hide)
	return w&^all | Mask*swar.Ones&all
}
