package grammars

import (
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// mrzRecognizers find the machine-readable zone of travel documents.
func mrzRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "passport-mrz", Label: "PASSPORT_MRZ",
			Doc:      "Two lines of 44 or 36 characters or three of 30 whose check digits of number, birth, expiry and the whole are right.",
			Source:   "ICAO Doc 9303, parts 3 to 6",
			Triggers: []spec.Trigger{spec.OnByte('<').Then("9A<")},
			Match:    matchMRZ,
		},
	}
}

// matchMRZ reads the lines around the first filler of the first of them.
func matchMRZ(text string, at int) (spec.Match, bool) {
	if at == 0 || at+1 >= len(text) || !isMRZ(text[at+1]) || !isMRZ(text[at-1]) || text[at-1] == '<' {
		return spec.Match{}, false
	}
	start := at
	for start > 0 && at-start < 44 && isMRZ(text[start-1]) && text[start-1] != '<' {
		start--
	}
	if lex.JoinsBefore(text, start) || start > 0 && text[start-1] == '<' {
		return spec.Match{}, false
	}
	for _, size := range [...]struct{ length, lines int }{{44, 2}, {36, 2}, {30, 3}} {
		var buf [90]byte
		zone, end := appendMRZ(buf[:0], text, start, size.length, size.lines)
		if end < 0 || end < len(text) && isMRZ(text[end]) {
			continue
		}
		if size.lines == 2 && isTwoLineMRZ(zone[size.length:]) || size.lines == 3 && isThreeLineMRZ(zone) {
			return spec.Match{Start: start, End: end, Alone: 0.999}, true
		}
	}
	return spec.Match{}, false
}

// appendMRZ appends lines of a length that begin at text[i], with a line break
// between them or without, and gives their end, or -1.
func appendMRZ(dst []byte, text string, i, length, lines int) (zone []byte, end int) {
	for k := range length * lines {
		if k > 0 && k%length == 0 {
			if i < len(text) && text[i] == '\r' {
				i++
			}
			if i < len(text) && (text[i] == '\n' || text[i] == ' ') {
				i++
			}
		}
		if i >= len(text) || !isMRZ(text[i]) {
			return nil, -1
		}
		dst = append(dst, text[i])
		i++
	}
	return dst, i
}

// isMRZ reports whether c is one of the characters of the zone.
func isMRZ(c byte) bool { return numeral.IsDigit(c) || 'A' <= c && c <= 'Z' || c == '<' }

// isTwoLineMRZ reports whether the check digits of the second of two lines are
// right. Those of a length of 44 have one more for what the country adds, which
// the last one covers.
func isTwoLineMRZ(line []byte) bool {
	whole := mrzSum(mrzSum(mrzSum(mrzState{}, line[:10]), line[13:20]), line[21:len(line)-1])
	return checksMRZ(line[:9], line[9]) && checksMRZ(line[13:19], line[19]) && checksMRZ(line[21:27], line[27]) && whole.isRight(line[len(line)-1]) &&
		isDateMRZ(line[13:19])
}

// isThreeLineMRZ is the same for three lines. A number that is longer than its
// place has a filler for its check digit, which then stands behind the rest.
func isThreeLineMRZ(zone []byte) bool {
	first, second := zone[:30], zone[30:60]
	whole := mrzSum(mrzSum(mrzSum(mrzSum(mrzState{}, first[5:30]), second[:7]), second[8:15]), second[18:29])
	return (first[14] == '<' || checksMRZ(first[5:14], first[14])) && checksMRZ(second[:6], second[6]) && checksMRZ(second[8:14], second[14]) &&
		whole.isRight(second[29]) && isDateMRZ(second[:6])
}

// isDateMRZ reports whether a birth is a day, where it is known.
func isDateMRZ(d []byte) bool { return numeral.Numeral(d) < 0 || numeral.IsShortDay(d) }

// A mrzState is a sum by the weights 7, 3 and 1, which go on from part to part.
type mrzState struct{ sum, places int }

// mrzSum goes on with a sum: digits count as they are, letters from 10 on, and
// fillers nothing.
func mrzSum(s mrzState, part []byte) mrzState {
	for _, c := range part {
		v := 0
		switch {
		case numeral.IsDigit(c):
			v = int(c - '0')
		case numeral.IsLetter(c):
			v = int(c-'A') + 10
		}
		s.sum += v * [3]int{7, 3, 1}[s.places%3]
		s.places++
	}
	return s
}

func (s mrzState) isRight(check byte) bool { return numeral.IsCheckDigit(check, s.sum%10) }

// checksMRZ reports whether a field has the check digit.
func checksMRZ(field []byte, check byte) bool { return mrzSum(mrzState{}, field).isRight(check) }
