package tagger

// score puts into scores what the features of word i of the chain of a text weigh for each tag.
func (m *Model) score(scores *[tags]int32, c *Chain, text string, i int) {
	if !hasAVX2 {
		*scores = m.scorePlainly(c, text, i)
		return
	}
	n := c.keys(&c.keyed, text, i)
	scoreAVX2(&c.keyed, n, m.weights, scores)
}

// scoreAVX2 gives the scores of n keys, four of which are hashed at once. That takes half of
// the instructions of scorePlainly.
//
//go:noescape
func scoreAVX2(keys *[mostFeatures + 1]uint64, n int, weights *[Rows * rowBytes]byte, scores *[tags]int32)

// Of the scores the weights are shifted by so much.
const scoreShift = 2

var _ [1<<scoreShift - weightScale/rowScale]struct{}
var _ [weightScale/rowScale - 1<<scoreShift]struct{}
