package tagger

// appendSights appends the tokens of the stretch that begins at text[from] to tokens, and to sights what is seen of
// each, and gives the end of the stretch.
func appendSights(tokens []token, sights []sight, text string, from int) ([]token, []sight, int) {
	tokens, end := stretch(tokens[:0], text, from)
	sights = sights[:0]
	for i := 0; i < len(tokens); i++ {
		sights = append(sights, sight{})
		if tokens[i].kind != tokenAlone {
			sights[i].see(text, &tokens[i])
		}
	}
	for i := 0; i < len(tokens); {
		if tokens[i].kind != tokenAlone {
			i++
			continue
		}
		k := i + 1
		for k < len(tokens) && tokens[k].kind == tokenAlone && tokens[k].gap == gapNone {
			k++
		}
		setAlone(text, tokens, sights, i, k)
		i = k
	}
	setPhrases(text, tokens, sights)
	setGaps(tokens, sights)
	return tokens, sights, end
}
