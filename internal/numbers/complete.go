package numbers

// Complete gives a number in its compact form, whose check characters are written as question marks, with the characters that a fake
// of the kind has there. It is empty where no characters are right.
func (n *Number) Complete(pattern string) string {
	isRight, least := n.Check, 0
	if len(n.Fakes) > 0 {
		least = n.Fakes[0].From
		if n.Fakes[0].Check != nil {
			isRight = n.Fakes[0].Check
		}
	}
	c := []byte(pattern)
	var at []int
	for i, b := range c {
		if b == '?' {
			at = append(at, i)
		}
	}
	if isRight == nil || !FindCheck(c, at, least, isRight) {
		return ""
	}
	return string(c)
}

// FindCheck puts characters at some places of a number with which it is right, and reports whether there are any: the digits of the
// first number from a least one on, or where there is one place the first letter. Where there are no places, it reports whether the
// number is right. It does not allocate.
func FindCheck(c []byte, at []int, least int, isRight func(compact []byte) bool) bool {
	if len(at) == 0 {
		return isRight(c)
	}
	most := 1
	for range at {
		most *= 10
	}
	for n := least; n < most; n++ {
		for k, rest := len(at)-1, n; k >= 0; k, rest = k-1, rest/10 {
			c[at[k]] = '0' + byte(rest%10)
		}
		if isRight(c) {
			return true
		}
	}
	if len(at) == 1 {
		for letter := byte('A'); letter <= 'Z'; letter++ {
			if c[at[0]] = letter; isRight(c) {
				return true
			}
		}
	}
	return false
}
