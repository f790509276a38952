package reveal

// Days returns the days that a value can mean: two when day and month can be
// exchanged.
func Days(s string) (days [][3]int) {
	var n [3]int
	var width [3]int
	k := 0
	for i := 0; i < len(s) && k < 3; i++ {
		if c := s[i]; '0' <= c && c <= '9' {
			n[k] = n[k]*10 + int(c-'0')
			width[k]++
			if width[k] > 8 {
				return nil
			}
		} else if width[k] > 0 {
			if k++; k == 3 {
				break
			}
		}
	}
	switch {
	case width[0] == 8 && width[1] == 0:
		return [][3]int{{n[0] / 10000, n[0] / 100 % 100, n[0] % 100}}
	case width[0] == 4:
		return [][3]int{n}
	case width[2] == 4, width[2] == 2:
		year := n[2]
		if width[2] == 2 {
			year += 1900
		}
		return [][3]int{{year, n[1], n[0]}, {year, n[0], n[1]}}
	}
	return nil
}
