package tagger

import "testing"

// TestIndic reads chains in Hindi, which begin with initials or with the number of a house.
func TestIndic(t *testing.T) {
	for _, test := range []struct {
		text, want string
		reason     string
	}{
		{"के. एस. शर्मा", "के. एस. शर्मा", "two initials"},
		{"के.एस. शर्मा", "के.एस. शर्मा", "without a space"},
		{"मकान नं. 47, गांधी रोड", "मकान नं. 47, गांधी रोड", "the house and the word for a number"},
		{"मकान संख्या 22, गांधी मार्ग", "मकान संख्या 22, गांधी मार्ग", "the word in full"},
		{"मकान बड़ा है", "", "no number"},
		{"के बाद", "", "a word that is the name of a letter too"},
	} {
		if got := lowChain(test.text); got != test.want {
			t.Errorf("%q: %q (%s)", test.text, got, test.reason)
		}
	}
}

// lowChain gives the chain of a script without capitals that text begins with, or "".
func lowChain(text string) string {
	var c Chain
	if !c.readLow(text, 0, 0) {
		return ""
	}
	return text[c.tokens[0].start:c.tokens[c.n-1].end]
}
