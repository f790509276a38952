package checksum

var icaoWeights = [3]int{7, 3, 1}

// ICAO gives the check digit of machine-readable travel documents (ICAO Doc
// 9303-3, section 4.9) for the characters: digits as they are, A to Z as 10 to
// 35, the filler < as 0, by the weights 7, 3, 1 over and over. It gives -1 when
// there is another character or none at all.
func ICAO(compact []byte) int {
	if len(compact) == 0 {
		return -1
	}
	sum := 0
	for i, c := range compact {
		switch w := icaoWeights[i%3]; {
		case '0' <= c && c <= '9':
			sum += w * int(c-'0')
		case 'A' <= c && c <= 'Z':
			sum += w * (int(c-'A') + 10)
		case c != '<':
			return -1
		}
	}
	return sum % 10
}
