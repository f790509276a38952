package bytekind

// ways are all that this processor has.
func ways() map[string]func(*Table, string, int) (a, b, c, d uint64) {
	of := func(way func(*Table, string) (a, b, c, d uint64)) func(*Table, string, int) (a, b, c, d uint64) {
		return func(t *Table, text string, i int) (a, b, c, d uint64) { return way(t, text[i:]) }
	}
	ways := map[string]func(*Table, string, int) (a, b, c, d uint64){"best": (*Table).Split, "plain": of((*Table).plainly)}
	if hasAVX2 {
		ways["AVX2"] = of((*Table).byAVX2)
	}
	if hasVBMI {
		ways["VBMI"] = of((*Table).byVBMI)
	}
	return ways
}
