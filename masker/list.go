package masker

import "strings"

// listSigns part the values of a list that stands in one cell.
const listSigns = ",;|\n"

// listed gives a mask that masks each value of a list as it does a single one, so that both are joined by it. What parts the
// values stays, with the spaces beside it. A list in which it does not understand each value is not understood.
func listed(mask func(b []byte, value string) (int, bool)) func(b []byte, value string) (int, bool) {
	return func(b []byte, value string) (int, bool) {
		n, understood := mask(b, value)
		if understood || !strings.ContainsAny(value, listSigns) {
			return n, understood
		}
		copy(b, value)
		n = 0 // bytes of the result
		for at := 0; at < len(value); {
			end := len(value)
			if i := strings.IndexAny(value[at:], listSigns); i >= 0 {
				end = at + i
			}
			one := strings.Trim(value[at:end], " ")
			from := at + strings.Index(value[at:end], one)
			n += copy(b[n:], value[at:from])
			if one == "" {
				return 0, false
			}
			k, ok := mask(b[from:from+len(one)], one)
			if !ok {
				return 0, false
			}
			n += copy(b[n:], b[from:from+k])
			if at = end; at < len(value) {
				at++
			}
			n += copy(b[n:], value[from+len(one):at])
		}
		return n, true
	}
}
