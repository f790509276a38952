package pattern

import (
	"errors"
	"fmt"
	"regexp"
	"regexp/syntax"
	"unicode"
	"unicode/utf8"
)

// Earliest gives the first place, from lo on, at which a match can begin that has
// a required word at text[i].
func (p *Compiled) Earliest(text string, i, lo int) int {
	lo = max(lo, i-p.required.reach)
	for i > lo && p.required.before.has(text[i-1]) {
		i--
	}
	return i
}

// Bounds of a [Pattern].
const (
	// MaxMatchLength is how many bytes a pattern sees from where its match
	// begins, and how long a [Place] can be. A repetition without a bound ends
	// there, as if the text did.
	MaxMatchLength = 1024

	// MaxPatternLength is how many bytes a regular expression can have.
	MaxPatternLength = 1024

	// MaxPatternRepeat is the highest number in a repetition such as x{2,50}.
	MaxPatternRepeat = 256

	// maxProgram is how many instructions a regular expression can come to.
	maxProgram = 4096
)

// A Pattern is a written form, given as a regular expression.
//
// Matches are those that [regexp.Regexp.FindAllStringIndex] gives, leftmost
// first and without overlaps, with one difference: a pattern sees no more than
// MaxMatchLength bytes from where its match begins. Nothing is put around the
// expression: where a match must be a whole word, \b says so. ^ and $ are the
// ends of the text or, in a column, of the value, unless (?m) is set.
type Pattern struct {
	// Name is unique within the recognizer, in lower kebab-case. It stands in
	// errors.
	Name string

	// Regexp is the expression, in the RE2 syntax of package regexp. It does not
	// match the empty string.
	Regexp string

	// Alone is the probability, in 0–1, that what matches (and passes the
	// recognizer's Check) has the label, when nothing else is known.
	Alone float64
}

// A Compiled is a [Pattern] made ready. It never changes.
type Compiled struct {
	Recognizer int
	Alone      float64
	least      int // bytes of the shortest match
	Most       int // bytes of the longest match, at most MaxMatchLength

	// prefix holds the bytes that a match can have at its first offsets.
	prefix []byteSet

	// required says what stands in each match. It has no words when nothing does.
	required required

	// automaton is nil when it would be too large.
	automaton *automaton

	// The expression at the beginning of a text, behind one character of a text,
	// and as the whole of a text.
	first, behind, Whole *regexp.Regexp
}

// NewPattern compiles a pattern. It returns an error that does not repeat the
// expression.
func NewPattern(expr string) (*Compiled, error) {
	tree, err := parsePattern(expr)
	if err != nil {
		return nil, err
	}
	p := &Compiled{}
	p.least, p.Most = lengths(tree)
	p.Most = min(p.Most, MaxMatchLength)
	simple := tree.Simplify()
	program, err := syntax.Compile(simple)
	if err != nil || len(program.Inst) > maxProgram {
		return nil, errors.New("the expression is too large")
	}
	for _, c := range [...]struct {
		to     **regexp.Regexp
		around string
	}{{&p.first, `\A(?:%s)`}, {&p.behind, `\A(?s:.)(?:%s)`}, {&p.Whole, `\A(?:%s)\z`}} {
		if *c.to, err = regexp.Compile(fmt.Sprintf(c.around, expr)); err != nil {
			return nil, errors.New("the expression is too large")
		}
	}
	p.prefix = prefixOf(program)
	p.required = requiredIn(simple)
	p.automaton = newAutomaton(program)
	return p, nil
}

// parsePattern says what is wrong with an expression.
func parsePattern(expr string) (*syntax.Regexp, error) {
	if expr == "" {
		return nil, errors.New("the expression is empty")
	}
	if len(expr) > MaxPatternLength {
		return nil, fmt.Errorf("the expression has more than %d bytes", MaxPatternLength)
	}
	tree, err := syntax.Parse(expr, syntax.Perl)
	if err != nil {
		// The error of package syntax quotes the expression; its code does not.
		var e *syntax.Error
		if errors.As(err, &e) {
			return nil, fmt.Errorf("the expression does not compile: %s", e.Code)
		}
		return nil, errors.New("the expression does not compile")
	}
	if highestRepeat(tree) > MaxPatternRepeat {
		return nil, fmt.Errorf("a repetition has a bound above %d", MaxPatternRepeat)
	}
	switch least, _ := lengths(tree); {
	case least == 0:
		return nil, errors.New("the expression matches the empty string")
	case least > MaxMatchLength:
		return nil, fmt.Errorf("the expression matches nothing of %d bytes or less", MaxMatchLength)
	}
	return tree, nil
}

// highestRepeat is the highest bound of a repetition.
func highestRepeat(re *syntax.Regexp) int {
	highest := 0
	if re.Op == syntax.OpRepeat {
		highest = max(re.Min, re.Max)
	}
	for _, sub := range re.Sub {
		highest = max(highest, highestRepeat(sub))
	}
	return highest
}

// endless is a length beyond all that are of use.
const endless = 1 << 20

// lengths gives the length in bytes of the shortest and the longest match, both
// endless at most.
func lengths(re *syntax.Regexp) (least, most int) {
	add := func(a, b int) int { return min(a+b, endless) }
	times := func(a, n int) int { return min(a*min(n, endless), endless) }
	switch re.Op {
	case syntax.OpNoMatch:
		return endless, 0
	case syntax.OpLiteral:
		for _, r := range re.Rune {
			lo, hi := runeLengths(r, r)
			if re.Flags&syntax.FoldCase != 0 {
				for v := unicode.SimpleFold(r); v != r; v = unicode.SimpleFold(v) {
					l, h := runeLengths(v, v)
					lo, hi = min(lo, l), max(hi, h)
				}
			}
			least, most = add(least, lo), add(most, hi)
		}
	case syntax.OpCharClass:
		if len(re.Rune) == 0 {
			return endless, 0
		}
		least = utf8.UTFMax
		for i := 0; i < len(re.Rune); i += 2 {
			l, h := runeLengths(re.Rune[i], re.Rune[i+1])
			least, most = min(least, l), max(most, h)
		}
	case syntax.OpAnyChar, syntax.OpAnyCharNotNL:
		return 1, utf8.UTFMax
	case syntax.OpCapture:
		return lengths(re.Sub[0])
	case syntax.OpConcat:
		for _, sub := range re.Sub {
			l, m := lengths(sub)
			least, most = add(least, l), add(most, m)
		}
	case syntax.OpAlternate:
		least = endless
		for _, sub := range re.Sub {
			l, m := lengths(sub)
			least, most = min(least, l), max(most, m)
		}
	case syntax.OpStar, syntax.OpPlus, syntax.OpQuest, syntax.OpRepeat:
		l, m := lengths(re.Sub[0])
		switch re.Op {
		case syntax.OpPlus:
			return l, times(m, endless)
		case syntax.OpStar:
			return 0, times(m, endless)
		case syntax.OpQuest:
			return 0, m
		}
		if re.Max < 0 {
			return times(l, re.Min), times(m, endless)
		}
		return times(l, re.Min), times(m, re.Max)
	}
	return least, most // of an assertion, 0
}

// runeLengths gives the lengths of the shortest and the longest of the runes lo
// to hi. A byte that is no UTF-8 is matched as [utf8.RuneError] and has one.
func runeLengths(lo, hi rune) (least, most int) {
	size := func(r rune) int {
		switch {
		case r < 0x80:
			return 1
		case r < 0x800:
			return 2
		case r < 0x10000:
			return 3
		}
		return utf8.UTFMax
	}
	if least = size(lo); lo <= utf8.RuneError && utf8.RuneError <= hi {
		least = 1
	}
	return least, size(hi)
}

// MatchAt gives the end of the match of the pattern that begins at text[i].
func (p *Compiled) MatchAt(text string, i int) (end int, ok bool) {
	limit := RuneFloor(text, i+MaxMatchLength)
	if p.automaton != nil {
		if end, sure := p.automaton.match(text, i, limit); sure {
			return end, end >= 0
		}
	}
	return p.PlainMatchAt(text, i, limit)
}

// PlainMatchAt is what matchAt does where there is no automaton, or where a
// character beyond ASCII counts.
func (p *Compiled) PlainMatchAt(text string, i, limit int) (end int, ok bool) {
	if i == 0 {
		loc := p.first.FindStringIndex(text[:limit])
		if loc == nil {
			return 0, false
		}
		return loc[1], true
	}
	// One byte says to \b and ^ what stands before. The rest of a rune is read as
	// an invalid byte, which is no word character either.
	loc := p.behind.FindStringIndex(text[i-1 : limit])
	if loc == nil {
		return 0, false
	}
	return i - 1 + loc[1], true
}

// CanBegin reports whether a match can begin at text[i], as far as its first
// bytes tell.
func (p *Compiled) CanBegin(text string, i int) bool {
	if len(text)-i < p.least || CutsRune(text, i) {
		return false
	}
	for k := range p.prefix {
		if !p.prefix[k].has(text[i+k]) {
			return false
		}
	}
	return true
}

// RuneFloor is i, or the start of the rune that i is inside of; the end of the
// text where i is behind it.
func RuneFloor(text string, i int) int {
	if i >= len(text) {
		return len(text)
	}
	for k := 0; k < utf8.UTFMax && k <= i; k++ {
		if utf8.RuneStart(text[i-k]) {
			if _, n := utf8.DecodeRuneInString(text[i-k:]); n > k {
				return i - k
			}
			break
		}
	}
	return i
}

// CutsRune reports whether i is inside a rune.
func CutsRune(text string, i int) bool {
	return i > 0 && i < len(text) && !utf8.RuneStart(text[i]) && RuneFloor(text, i) != i
}

// A byteSet is a set of bytes.
type byteSet [4]uint64

func (s *byteSet) has(c byte) bool { return s[c>>6]>>(c&63)&1 == 1 }

func (s *byteSet) add(c byte) { s[c>>6] |= 1 << (c & 63) }

// addHigh adds all bytes that stand in runes beyond ASCII and in invalid UTF-8.
func (s *byteSet) addHigh() { s[2], s[3] = 1<<64-1, 1<<64-1 }

func (s *byteSet) addAll(o *byteSet) {
	for i := range s {
		s[i] |= o[i]
	}
}

// longestPrefix is how many bytes of a prefix are of use. Eight tell nearly all
// texts from a match.
const longestPrefix = 8

// prefixOf gives the bytes that a match of the program can have at its first
// offsets. Each offset of the result is in every match.
func prefixOf(program *syntax.Prog) []byteSet {
	var prefix []byteSet
	seen := make([]int, len(program.Inst)) // by instruction, the offset that it was last seen at, from 1
	var reach func(list []uint32, pc uint32, offset int) (_ []uint32, ends bool)
	reach = func(list []uint32, pc uint32, offset int) (_ []uint32, ends bool) {
		if seen[pc] == offset {
			return list, false
		}
		seen[pc] = offset
		switch inst := &program.Inst[pc]; inst.Op {
		case syntax.InstAlt, syntax.InstAltMatch:
			list, ends = reach(list, inst.Out, offset)
			var also bool
			list, also = reach(list, inst.Arg, offset)
			return list, ends || also
		case syntax.InstCapture, syntax.InstNop, syntax.InstEmptyWidth:
			return reach(list, inst.Out, offset)
		case syntax.InstMatch:
			return list, true
		case syntax.InstFail:
			return list, false
		}
		return append(list, pc), false
	}
	list, ends := reach(nil, uint32(program.Start), 1)
	for !ends && len(prefix) < longestPrefix && len(list) > 0 {
		var set byteSet
		high := false
		var next []uint32
		for _, pc := range list {
			inst := &program.Inst[pc]
			high = addASCII(&set, inst) || high
			var e bool
			next, e = reach(next, inst.Out, len(prefix)+2)
			ends = ends || e
		}
		if high {
			// How many bytes the rune has is open, and so is what comes at the next
			// offset.
			set.addHigh()
			return append(prefix, set)
		}
		prefix, list = append(prefix, set), next
	}
	return prefix
}

// addASCII adds the ASCII characters that an instruction matches, and reports
// whether it matches others too.
func addASCII(set *byteSet, inst *syntax.Inst) (high bool) {
	switch inst.Op {
	case syntax.InstRuneAny, syntax.InstRuneAnyNotNL:
		set[0], set[1] = 1<<64-1, 1<<64-1
		if inst.Op == syntax.InstRuneAnyNotNL {
			set[0] &^= 1 << '\n'
		}
		return true
	}
	if len(inst.Rune) == 1 {
		r := inst.Rune[0]
		for v := r; ; {
			if v < utf8.RuneSelf {
				set.add(byte(v))
			} else {
				high = true
			}
			if v = unicode.SimpleFold(v); v == r || syntax.Flags(inst.Arg)&syntax.FoldCase == 0 {
				return high
			}
		}
	}
	for i := 0; i+1 < len(inst.Rune); i += 2 {
		for r := inst.Rune[i]; r <= min(inst.Rune[i+1], utf8.RuneSelf-1); r++ {
			set.add(byte(r))
		}
		high = high || inst.Rune[i+1] >= utf8.RuneSelf
	}
	return high
}
