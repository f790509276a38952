package tagger

import "unicode/utf8"

// stretch appends to dst the tokens of the stretch of text that begins at text[from], and gives its end.
//
// A stretch ends behind a paragraph, which an empty line ends, or behind mostTokens tokens, then rather behind a
// line or a sentence.
func stretch(dst []token, text string, from int) (tokens []token, end int) {
	r := tokenReader{t: near.Get(), text: text, at: from, gap: gapBreak}
	for {
		x, ok := r.next(len(dst) > 0)
		if !ok {
			return dst, r.at
		}
		if dst = append(dst, x); len(dst) == mostTokens {
			n := cutOf(text, dst)
			return dst[:n], int(dst[n-1].end)
		}
	}
}

// A tokenReader reads one token of a text after the other.
type tokenReader struct {
	t    *[firstFar]kind
	text string
	at   int
	gap  gap // before what is read next
}

// next gives the next token. It reports false at the end of the text, and behind an empty line where one ends what is read.
func (r *tokenReader) next(ends bool) (x token, ok bool) {
	for breaks := 0; r.at < len(r.text); {
		c, k, n := runeAt(r.t, r.text, r.at)
		start := r.at
		r.at += n
		switch k {
		case kindSpace:
			if r.gap == gapNone {
				r.gap = gapSpace
			}
		case kindBreak:
			if c == '\n' {
				if breaks++; breaks > 1 && ends {
					return token{}, false
				}
			}
			r.gap = gapBreak
		default:
			x = token{start: int32(start), gap: r.gap}
			r.at, r.gap = x.read(r.t, r.text, r.at, c, k, n), gapNone
			return x, true
		}
	}
	return token{}, false
}

// cutOf is how many of the tokens are kept of a stretch that is too long.
func cutOf(text string, tokens []token) int {
	for i := len(tokens) - 1; i > len(tokens)/2; i-- {
		if tokens[i].gap == gapBreak {
			return i
		}
	}
	for i := len(tokens) - 1; i > len(tokens)/2; i-- {
		if t := &tokens[i-1]; t.kind == tokenSign && (tokens[i].gap == gapSpace && (text[t.start] == '.' || text[t.start] == '!' ||
			text[t.start] == '?') || text[t.start:t.end] == "。") {
			return i
		}
	}
	return len(tokens)
}

// The bounds of a window, in tokens: what is looked at behind the last token with which a name can begin, how many of
// these can belong to a name, and how many bytes are looked at before the first one.
const (
	windowBehind = 6
	windowMore   = 3
	windowBefore = 64
)

// window appends to dst the tokens around text[at], with which a name can begin: from some tokens before it on, as
// long as such tokens follow. It gives the number of the token at text[at], and that of the last one that can belong to a
// name, behind which there are others to see, unless the paragraph ends.
func (w *Scratch) window(dst []token, text string, at int) (tokens []token, first, last int) {
	t := near.Get()
	from := windowStart(t, text, at)
	r := tokenReader{t: t, text: text, at: from, gap: gapBreak}
	if from > 0 {
		switch c := text[from-1]; {
		case c == ' ' || c == '\t':
			r.gap = gapSpace
		case c != '\n' && c != '\r':
			r.gap = gapNone
		}
	}
	first, lastBegin := -1, -1
	for {
		x, ok := r.next(lastBegin >= 0)
		if !ok {
			return dst, max(0, first), len(dst) - 1
		}
		if int(x.start) >= at && (first < 0 || x.begins() && !w.isPlainWord(text, &x)) {
			if lastBegin = len(dst); first < 0 {
				first = lastBegin
			}
		}
		dst = append(dst, x)
		if len(dst) == mostTokens {
			if n := cutOf(text, dst); n < len(dst) {
				return dst, first, n - 1
			}
			return dst, first, len(dst) - 1 - windowBehind
		}
		if lastBegin >= 0 && len(dst) > lastBegin+windowBehind {
			return dst, first, lastBegin + windowMore
		}
	}
}

// isPlainWord reports whether a word with a capital is one that everybody uses and nothing else.
func (w *Scratch) isPlainWord(text string, t *token) bool {
	return t.cased == casedFirst && isWord(w.memo.Lookup(text, int(t.start), int(t.end)))
}

// windowStart is where a window begins around text[at].
func windowStart(t *[firstFar]kind, text string, at int) int {
	from := at
	for i := at; i > 0 && at-i < windowBefore; {
		r, n := utf8.DecodeLastRuneInString(text[:i])
		i -= n
		k := kindOf(t, r)
		if k == kindBreak && i > 0 && text[i-1] == '\n' {
			return from // behind an empty line
		}
		if k == kindSpace || k == kindBreak || k == kindAlone {
			from = i // a token begins at the next rune, or here
			if k != kindAlone {
				from += n
			}
		}
	}
	return from
}
