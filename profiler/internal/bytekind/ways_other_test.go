//go:build !amd64

package bytekind

// ways are all that this processor has.
func ways() map[string]func(*Table, string, int) (a, b, c, d uint64) {
	return map[string]func(*Table, string, int) (a, b, c, d uint64){"plain": (*Table).Split}
}
