package columns

// A wordMemo remembers the weights of short words in a column: a few words make
// up most of a column, and a look takes a tenth of the time of weighing one. No result
// depends on it. As the words are those of values, it is forgotten.
type wordMemo struct {
	words [1 << wordMemoBits]weighedWord
	used  bool
}

// A weighedWord is a word of up to eight letters, a byte each, and its weights.
type weighedWord struct {
	letters uint64 // 0 where there is none
	weights wordWeights
}

const (
	wordMemoBits    = 8
	longestMemoized = 8
)

// of gives the memo for a column of n values, or nil where these are too few for it.
func (m *wordMemo) of(n int) *wordMemo {
	if n < fewestNoted {
		return nil
	}
	return m
}

// at gives the place of a word.
func (m *wordMemo) at(letters uint64) *weighedWord {
	return &m.words[letters*0x9E3779B97F4A7C15>>(64-wordMemoBits)]
}

// forget makes it hold nothing.
func (m *wordMemo) forget() {
	if m.used {
		*m = wordMemo{}
	}
}
