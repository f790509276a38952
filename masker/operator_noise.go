package masker

import (
	"encoding/binary"
	"math/bits"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker/internal/decimal"
)

// noiseKind is the operator noise.
//
// The noise is keyed and follows from the value. Noise that is drawn anew each
// time would differ between two runs and two replicas, and whoever sees the same
// number many times would find it by the mean of its noises.
func noiseKind() operatorKind {
	return operatorKind{
		name: "noise",
		doc: "Moves a number up or down by as much as the ratio of itself, chosen by the key, and by one unit of its last digit at least. " +
			"What is no number is masked whole.",
		params:   []string{"keyRef", "scope", "ratio"},
		required: []string{"ratio"},
		prepare: func(p *parameters) prepared {
			if !(p.Ratio >= minRatio && p.Ratio <= 1) {
				p.refuse("ratio", "must be from 0.001 to 1")
			}
			key := p.key()
			return func(l privet.Label) operator {
				return &noiseOperator{newMAC(key.derive(32, "noise", p.scopeOf(string(l)))), p.Ratio}
			}
		},
	}
}

// minRatio is the least noise that hides anything.
const minRatio = 0.001

// A noiseOperator moves numbers.
type noiseOperator struct {
	mac   *mac
	ratio float64
}

func (o *noiseOperator) apply(dst []byte, value string, _ *worker) ([]byte, bool, error) {
	d, ok := decimal.Read(value)
	if !ok {
		return appendWhole(dst, value), false, nil
	}
	// The noise depends on the number as it is written, so that 12 and 12.0 move
	// apart.
	sum := o.mac.sum(value)
	most := max(1, uint64(float64(d.Units)*o.ratio))
	// From 1 to most, each as likely as the others but for one in 2⁶⁴.
	by, _ := bits.Mul64(binary.BigEndian.Uint64(sum[:]), most)
	moved := int64(by) + 1
	if sum[8]&1 == 1 {
		moved = -moved
	}
	if moved += d.Units; moved < 0 {
		moved = -moved // what was to go below zero goes up: the sign stays
	}
	if moved == d.Units {
		moved++
	}
	return d.Append(dst, moved), true, nil
}
