package chars

// Load reads eight bytes at text[i] as a machine word, the first one lowest.
func Load(text string, i int) uint64 {
	b := text[i : i+8]
	return uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 |
		uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56
}

// LoadTail is load where the text may end; there are zeros behind it.
func LoadTail(text string, i int) (v uint64) {
	if i+8 <= len(text) {
		return Load(text, i)
	}
	if len(text) >= 8 {
		return Load(text, len(text)-8) >> (8 * (i + 8 - len(text)))
	}
	for k := len(text) - 1; k >= i; k-- {
		v = v<<8 | uint64(text[k])
	}
	return v
}
