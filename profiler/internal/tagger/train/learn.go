package main

import (
	"math"
	"math/rand/v2"

	"github.com/privet-go/privet/profiler/internal/tagger"
)

const tags = tagger.Tags

// An example is a chain with the right tags.
type example struct {
	rows [][]uint32 // the features of each word
	tags []int
}

// A learner holds the weights while they are learned.
type learner struct {
	rows  [][tags]float64
	steps [][tags]float64 // sums of the squares of the gradients
	trans [tags][tags]float64
	tstep [tags][tags]float64

	rate, decay float64
	drop        float64 // the share of features that are left out in each step

	// The sums of the weights at several times in the last round, and how many there are.
	rowSums  [][tags]float32
	transSum [tags][tags]float64
	sums     int
}

func newLearner(rate, decay, drop float64) *learner {
	return &learner{rows: make([][tags]float64, tagger.Rows), steps: make([][tags]float64, tagger.Rows), rate: rate, decay: decay, drop: drop}
}

// snapshots is how many times in the last round the weights are taken down.
const snapshots = 16

// learn goes through the examples once, in an order of its own. In the last round it takes the
// weights down from time to time.
func (l *learner) learn(examples []example, r *rand.Rand, last bool) (loss float64) {
	each := max(1, len(examples)/snapshots)
	for n, k := range r.Perm(len(examples)) {
		loss += l.step(l.thin(&examples[k], r))
		if last && n%each == each-1 {
			l.takeDown()
		}
	}
	return loss / float64(len(examples))
}

// takeDown adds the weights to the sums.
func (l *learner) takeDown() {
	if l.rowSums == nil {
		l.rowSums = make([][tags]float32, len(l.rows))
	}
	l.sums++
	for i := range l.rows {
		for k, w := range l.rows[i] {
			l.rowSums[i][k] += float32(w)
		}
	}
	for a := range l.trans {
		for b, w := range l.trans[a] {
			l.transSum[a][b] += w
		}
	}
}

// average makes the weights the average of those that have been taken down, which hangs less on
// the order of the last examples (Polyak and Juditsky, 1992).
func (l *learner) average() {
	for i := range l.rows {
		for k, sum := range l.rowSums[i] {
			l.rows[i][k] = float64(sum) / float64(l.sums)
		}
	}
	for a := range l.trans {
		for b, sum := range l.transSum[a] {
			l.trans[a][b] = sum / float64(l.sums)
		}
	}
}

// thin leaves out some features, so that what is learned does not hang on one of
// them.
func (l *learner) thin(e *example, r *rand.Rand) *example {
	thin := example{rows: make([][]uint32, len(e.rows)), tags: e.tags}
	for i, rows := range e.rows {
		for _, row := range rows {
			if r.Float64() >= l.drop {
				thin.rows[i] = append(thin.rows[i], row)
			}
		}
	}
	return &thin
}

const never = -1e9

// step moves the weights by the gradient of one example and gives its loss before.
func (l *learner) step(e *example) float64 {
	n := len(e.tags)
	local := make([][tags]float64, n)
	for i, rows := range e.rows {
		for _, row := range rows {
			for k := range tags {
				local[i][k] += l.rows[row][k]
			}
		}
	}
	alpha, beta := make([][tags]float64, n), make([][tags]float64, n)
	for k := range tags {
		alpha[0][k] = local[0][k]
		if !tagger.Follows(0, k) {
			alpha[0][k] = never
		}
	}
	for i := 1; i < n; i++ {
		for b := range tags {
			var terms [tags]float64
			for a := range tags {
				terms[a] = never
				if tagger.Follows(a, b) {
					terms[a] = alpha[i-1][a] + l.trans[a][b]
				}
			}
			alpha[i][b] = local[i][b] + logSum(terms)
		}
	}
	for i := n - 2; i >= 0; i-- {
		for a := range tags {
			var terms [tags]float64
			for b := range tags {
				terms[b] = never
				if tagger.Follows(a, b) {
					terms[b] = l.trans[a][b] + local[i+1][b] + beta[i+1][b]
				}
			}
			beta[i][a] = logSum(terms)
		}
	}
	z := logSum(alpha[n-1])

	gold := 0.0
	for i, k := range e.tags {
		gold += local[i][k]
		if i > 0 {
			gold += l.trans[e.tags[i-1]][k]
		}
	}

	// The gradient is what is expected less what is right.
	for i := range n {
		var g [tags]float64
		for k := range tags {
			g[k] = math.Exp(alpha[i][k] + beta[i][k] - z)
		}
		g[e.tags[i]]--
		for _, row := range e.rows[i] {
			w, s := &l.rows[row], &l.steps[row]
			for k := range tags {
				l.move(&w[k], &s[k], g[k])
			}
		}
		if i == 0 {
			continue
		}
		for a := range tags {
			for b := range tags {
				if !tagger.Follows(a, b) {
					continue
				}
				p := math.Exp(alpha[i-1][a] + l.trans[a][b] + local[i][b] + beta[i][b] - z)
				if a == e.tags[i-1] && b == e.tags[i] {
					p--
				}
				l.move(&l.trans[a][b], &l.tstep[a][b], p)
			}
		}
	}
	return z - gold
}

func (l *learner) move(w, s *float64, g float64) {
	if g > -1e-4 && g < 1e-4 {
		return
	}
	g += l.decay * *w
	*s += g * g
	*w -= l.rate * g / math.Sqrt(*s+1e-6)
}

func logSum(terms [tags]float64) float64 {
	most := terms[0]
	for _, t := range terms {
		most = max(most, t)
	}
	sum := 0.0
	for _, t := range terms {
		sum += math.Exp(t - most)
	}
	return most + math.Log(sum)
}
