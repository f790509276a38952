package corpus

import "strings"

// addressMarks stand beside the parts of an address and have no label: what leads to a
// postcode or a town, and what stands for a part that is missing.
var addressMarks = []string{"C.P.", "CEP:", "CEP", "CH-", "DK-", "D-", "A-", "B-", "г.", "м.", "n/a"}

// A fold says how two parts of an address adjoin.
type fold uint8

const (
	apart fold = iota
	inLine
	inNextLine
)

// foldOf tells what stands between two parts: commas, blanks and dashes, marks, and one
// break of a line at most for each mark.
func foldOf(gap string) fold {
	breaks := strings.Count(gap, "\n")
	for _, mark := range addressMarks {
		gap = strings.Replace(gap, mark, "", 1)
	}
	switch {
	case gap == "" || strings.Trim(gap, " ,،-–(\n") != "" || strings.Contains(gap, "\n\n"):
		if gap == "" && breaks == 0 {
			return inLine // in Chinese
		}
		return apart
	case breaks == 0:
		return inLine
	}
	return inNextLine
}

// partOfAddress reports whether a label is one of a part of an address that is no street.
func partOfAddress(label string) bool { return label == "LOCATION" || label == "ZIP_CODE" }

// wholes makes one span of the parts of each address in running text: a street and what
// adjoins it, in its line or in lines that the address is folded to. A line belongs to it
// that begins with a comma or holds two parts or more. There have to be two places, or a
// place and a postcode; a town alone behind a comma is enough for a street with a number that
// no odd one stands before.
func wholes(text string, spans []Span) []Span {
	var out []Span
	for i := 0; i < len(spans); {
		from, to := addressOf(text, spans, i)
		if from > i || to == from {
			out = append(out, spans[i])
			i++
			continue
		}
		end := spans[to-1].End
		if strings.Contains(text[spans[to-2].End:spans[to-1].Start], "(") && strings.HasPrefix(text[end:], ")") {
			end++ // the region in brackets
		}
		out = append(out, Span{Label: "STREET_ADDRESS", Form: "whole", Start: spans[from].Start, End: end})
		i = to
	}
	return out
}

// addressOf gives the parts of the address that spans[i] begins, or nothing.
func addressOf(text string, spans []Span, i int) (from, to int) {
	from, to = i, i+1
	for to < len(spans) && adjoins(text, spans, from, to) {
		to++
	}
	streets, places, codes, odd := 0, 0, 0, 0
	for _, s := range spans[from:to] {
		switch {
		case s.Label == "LOCATION":
			places++
		case s.Label == "ZIP_CODE":
			codes++
		case s.Form == "odd":
			odd++
		case s.Form != "unit":
			streets++
		}
	}
	if streets != 1 || places < 2 && (places == 0 || codes == 0) && (odd > 0 || !holdsTown(text, spans[from:to])) {
		return i, i
	}
	return from, to
}

// holdsTown reports whether parts are a street with a number, a flat or none, and a town behind a comma.
func holdsTown(text string, parts []Span) bool {
	n := len(parts) - 1
	return n > 0 && parts[n].Label == "LOCATION" && text[parts[n-1].End:parts[n].Start] == ", " &&
		parts[0].Label == "STREET_ADDRESS" && strings.ContainsAny(text[parts[0].Start:parts[n-1].End], "0123456789")
}

// adjoins reports whether spans[k] goes on with the address that spans[from:k] are of.
func adjoins(text string, spans []Span, from, k int) bool {
	before, s := spans[k-1], spans[k]
	street := false
	for _, p := range spans[from:k] {
		street = street || p.Label == "STREET_ADDRESS" && p.Form != "odd"
	}
	if s.Label == "STREET_ADDRESS" && (street && s.Form != "unit") || s.Label != "STREET_ADDRESS" && !partOfAddress(s.Label) ||
		before.Label != "STREET_ADDRESS" && !partOfAddress(before.Label) {
		return false
	}
	gap := text[before.End:s.Start]
	switch foldOf(gap) {
	case apart:
		return false
	case inLine:
		return true
	}
	if !street || s.Label == "STREET_ADDRESS" {
		return false // a form, which has a line for the street
	}
	folded := strings.Contains(text[spans[from].Start:before.End], "\n")
	line := partsInLine(text, spans, k)
	switch {
	case beginsWithComma(gap), line > 1:
		return true
	case folded:
		return true
	}
	// A town alone, and the next line begins with a comma.
	return k+line < len(spans) && beginsWithComma(text[spans[k+line-1].End:spans[k+line].Start])
}

// beginsWithComma reports whether a gap goes on in another line with a comma.
func beginsWithComma(gap string) bool {
	_, rest, ok := strings.Cut(gap, "\n")
	return ok && strings.HasPrefix(strings.TrimLeft(rest, " "), ",")
}

// partsInLine counts the parts of an address from spans[k] on that follow each other in
// one line.
func partsInLine(text string, spans []Span, k int) int {
	n := 1
	for k+n < len(spans) && partOfAddress(spans[k+n].Label) && foldOf(text[spans[k+n-1].End:spans[k+n].Start]) == inLine {
		n++
	}
	return n
}
