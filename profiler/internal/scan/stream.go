package scan

// Shift moves all that the scratch remembers n bytes to the front.
func (x *Scratch) Shift(n int, c *contextIndex) {
	x.Reader.shift(n)
	x.Read.shift(n, c)
	for i := range x.Candidates {
		x.Candidates[i].Start -= n
		x.Candidates[i].End -= n
	}
	for i := range x.until {
		x.until[i] = max(0, x.until[i]-n)
	}
	x.sure = max(0, x.sure-n)
	x.sureFrom -= n
	x.cover = max(0, x.cover-n)
	x.covered -= n
	x.refusal.start, x.refusal.end = x.refusal.start-n, max(0, x.refusal.end-n)
	x.settled = max(0, x.settled-n)
	x.own.forget(n)
	x.hidden.done = max(0, x.hidden.done-n)
	x.Names.Finder.Shift(n)
	if x.Tables != nil {
		x.Tables.Shift(n)
	}
}

func (r *reader) shift(n int) {
	for i := range r.Sights {
		r.Sights[i].start -= n
	}
	for i := range r.Words {
		r.Words[i].start -= n
		r.Words[i].end -= n
	}
	for i := range r.Long {
		r.Long[i] -= n
	}
	for i := range r.starts {
		r.starts[i].At -= n
	}
	r.at -= n
	r.From -= n
}

func (y *surround) shift(n int, c *contextIndex) {
	// What stands too far back is let go here, since in a text that is full of phrases
	// there is never a place behind all of them.
	y.Placed = append(y.Placed[:0], y.Placed[y.first:]...)
	y.first, y.from = 0, max(0, y.from-y.first)
	for i := range y.Placed {
		y.Placed[i].start -= n
		y.Placed[i].end -= n
	}
	y.known -= n
	y.line, y.lineTo = max(-1, y.line-n), max(0, y.lineTo-n)
	y.clear()
	y.join(c, 0)
}
