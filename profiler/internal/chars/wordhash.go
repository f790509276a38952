package chars

// AnyCase sets the bit of eight bytes in which the letter cases differ, and
// highBits are those of bytes beyond ASCII.
const (
	AnyCase  = 0x2020202020202020
	HighBits = 0x8080808080808080
)
