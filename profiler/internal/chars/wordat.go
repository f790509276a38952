package chars

// SignsOf sets the high bits of those of eight bytes that are c, which is in ASCII.
func SignsOf(v uint64, c byte) uint64 {
	v ^= uint64(c) * 0x0101010101010101
	return ^(v&^HighBits + ^uint64(HighBits) | v) & HighBits
}
