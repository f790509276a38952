package columns

// plainSoftmax makes probabilities of sums.
func plainSoftmax(sums []int32) []float64 {
	odds := make([]float64, len(sums))
	var order, ends []uint16
	for i := range sums {
		order = append(order, uint16(i))
		ends = append(ends, uint16(i+1))
	}
	softmax(odds, sums, make([]uint64, len(sums)+1), order, ends)
	return odds
}

func weightsOf(m *lookModel, few bool) *lookRows {
	if few {
		return &m.few
	}
	return &m.many
}

func plainSums(m *lookModel, inputs []int32, few bool) []int32 {
	steps := weightsOf(m, few).steps
	sums := make([]int32, len(m.classes))
	for i, v := range inputs {
		if v == 0 {
			continue
		}
		for k := range sums {
			sums[k] += v * int32(int8(steps[i*len(sums)+k]))
		}
	}
	return sums
}
