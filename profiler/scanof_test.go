package profiler

// scanOf collects in x.kept what is found in the text, without the addresses that are made of it.
func scanOf(s *scanner, x *scratch, text string, least float64) {
	x.begin(s, least)
	x.look(s, text)
	s.gather(x, text)
	s.decode(x, text, 0, len(text))
	resolve(x)
}
