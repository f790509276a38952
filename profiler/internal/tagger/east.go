package tagger

import "github.com/privet-go/privet/profiler/internal/lexicon"

// This file finds what is named in runs of Chinese, Japanese and Korean characters, which put
// no space between words. A name of a person is a family name that is known, what is given to
// people behind it, and what stands on both sides: a title, a verb, the end of the run.

// mostEast bounds the characters that are looked at together, in bytes, and mostRun
// a run of them without a space, a mark or a line break: what goes on behind it is not
// looked at.
const (
	mostEast = 384
	mostRun  = 16 << 10
)

// appendEast appends the names in the run of characters at text[at] and gives its
// end.
func (x *Scratch) appendEast(dst []Span, text string, at, done int) (spans []Span, end int) {
	q := &x.runes
	q.classes = &x.classes
	end = q.read(text, at)
	if from, to := q.ageBefore(text, at, done); from < to {
		dst = append(dst, Span{from, to, Age, ageShare})
	}
	if span, ok := q.fieldSpan(text, at, end); ok && at >= done {
		return append(dst, span), span.End
	}
	var orgs [mostEastOrgs]eastOrg
	left := orgs[:q.organizations(text, &orgs)]
	kana, known := false, false // whether there are kana, once somebody asks
	sound := q.soundStart(text, end)
	begins := 0 // the first character that is in none of the spans
	for i := 0; i < q.n; {
		if len(left) > 0 && left[0].from <= i {
			o := left[0]
			left = left[1:]
			if o.from < begins || q.at[o.from] < done {
				continue
			}
			to := q.at[o.to]
			if o.to == q.n && orgForms.has(q, text, o.from, o.to) {
				if to = behindForm(text, to); to == end && (scriptOf(q.r[o.from]) == scriptHangul || leadingForms.has(q, text, o.from, o.to)) {
					continue
				}
			}
			if o.to == q.n && to == end && scriptOf(q.r[o.from]) == scriptHangul {
				to = moreOfKorean(text, to)
			}
			dst = append(dst, Span{q.at[o.from], to, Organization, o.p})
			if i, begins = o.to, o.to; to > end {
				return dst, to
			}
			continue
		}
		if i > begins && i != sound && q.insideHangul(i) {
			i++ // nothing else begins there
			continue
		}
		if n := q.eastJob(text, i); n > 0 && q.at[i] >= done {
			dst = append(dst, Span{q.at[i], q.at[i+n], Job, jobShare})
			i += n
			begins = i
			continue
		}
		if n := q.calledOut(text, i, end); n > 0 && q.at[0] >= done {
			dst = append(dst, Span{q.at[0], q.at[n], Person, 0.6})
			i, begins = n, n
			continue
		}
		if i == sound && q.at[i] >= done {
			if to, p := q.dotted(text, i, end); to > end {
				return append(dst, Span{q.at[i], to, Person, p}), to
			}
		}
		if i == 0 && scriptOf(q.r[0]) == scriptHangul {
			if from, to, p := q.bracketForm(text, end, done); to > from {
				return append(dst, Span{from, to, Organization, p}), to
			}
			if to := q.foreignHangul(text, end); to > 0 && q.at[0] >= done {
				return append(dst, Span{q.at[0], to, Person, 0.65}), max(to, end)
			}
		}
		if to, ok := q.personField(text, i, end); ok && q.at[0] >= done {
			dst = append(dst, Span{q.at[0], to, Person, 0.85})
			if to > end {
				return dst, to
			}
			for i < q.n && q.at[i] < to {
				i++
			}
			begins = i
			continue
		}
		if to := q.spaced(text, i, end); to > end && q.at[i] >= done {
			return append(dst, Span{q.at[i], to, Person, 0.8}), to
		}
		if n := q.cityBeforeStreet(text, i, begins, end); n > 0 && q.at[i] >= done {
			dst = append(dst, Span{q.at[i], q.at[i+n], Location, 0.85})
			i += n
			begins = i
			continue
		}
		if n, p := q.place(text, i); n > 0 && q.at[i] >= done && !q.fillsStreet(text, i, n, end) && !q.isNamed(text, i, n) && !(i == begins && i > 0 && q.restIsStreet(text, i, end)) {
			label := Location
			if c := q.class(text, i, i+n); i+n < q.n && q.r[i+n] == '籍' || c.Is(lexicon.Demonym) && !c.Is(lexicon.Country) && c.Place() == 0 {
				label = Nationality
			}
			dst = append(dst, Span{q.at[i], q.at[i+n], label, p})
			i += n
			begins = i
			continue
		}
		if i == begins && addressBefore.contains(q.r[i]) {
			i++
			begins = i
			continue
		}
		if i == begins {
			if to, ok := q.streetAt(text, i, end); ok && q.at[i] >= done {
				return append(dst, Span{q.at[i], to, Street, 0.8}), to
			}
		}
		var n int
		var p float64
		switch s := scriptOf(q.r[i]); {
		case s == scriptHangul:
			n, p = q.korean(text, i)
		case s == scriptKana:
			n, p = q.foreign(text, i)
		case s == scriptHan && q.mayBeName(text, i):
			if !known {
				kana, known = hasKana(text, at, end), true
			}
			n, p = q.han(text, i, kana)
		}
		if n == 0 || q.at[i] < done {
			i++
			continue
		}
		if k := q.jobTo(text, i, begins); k > 0 && q.at[i-k] >= done {
			dst = append(dst, Span{q.at[i-k], q.at[i], Job, p * jobShare})
		}
		dst = append(dst, Span{q.at[i], q.at[i+n], Person, p})
		i += n
		begins = i
	}
	return dst, end
}

// han is the name of characters that are Chinese or Japanese.
func (q *runes) han(text string, i int, kana bool) (n int, p float64) {
	if !kana {
		if n, p = q.chinese(text, i); p >= 0.5 {
			return n, p
		}
	}
	if m, o := q.japanese(text, i); o > p {
		return m, o
	}
	return n, p
}

// mayBeName reports whether a name begins with character i.
func (q *runes) mayBeName(text string, i int) bool {
	for k := i + 1; k <= min(q.n, i+3); k++ {
		c := q.class(text, i, k)
		if c.Family() > 0 || c.Given() > 0 && (k < q.n && calledFirst.contains(q.r[k]) || i > 0 && q.r[i-1] == 'の') {
			return true
		}
	}
	return false
}

// calledFirst are the characters that the words behind given names begin with, as isCalled has them.
var calledFirst = runesOf("さくち君様氏")
