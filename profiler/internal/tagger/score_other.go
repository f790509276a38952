//go:build !amd64

package tagger

// score puts into scores what the features of word i of the chain of a text weigh for each tag.
func (m *Model) score(scores *[tags]int32, c *Chain, text string, i int) {
	*scores = m.scorePlainly(c, text, i)
}
