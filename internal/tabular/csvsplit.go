package tabular

import (
	"encoding/binary"
	"math/bits"
	"slices"
	"strings"
	"unicode/utf8"
)

// A csvSplitter splits rows into fields.
type csvSplitter struct {
	delimiter string
	maxField  int
	special   [256]bool // bytes that a field without quotes ends at, or may not have
}

func newCSVSplitter(delimiter rune, maxField int) csvSplitter {
	s := csvSplitter{delimiter: string(delimiter), maxField: maxField}
	for _, c := range []byte{'"', '\r', '\n', s.delimiter[0]} {
		s.special[c] = true
	}
	return s
}

// needsQuotes reports whether a value cannot stand without quotes, or shares a
// byte with a delimiter that is not ASCII, when quotes do no harm.
func (s *csvSplitter) needsQuotes(value []byte) bool {
	// A text is long, and most of it is none of these.
	for ; len(value) >= 8; value = value[8:] {
		if d := s.delimiter[0]; d >= utf8.RuneSelf || other(binary.LittleEndian.Uint64(value), uint64(d)*ones) != highs {
			break
		}
	}
	for _, c := range value {
		if s.special[c] {
			return true
		}
	}
	return false
}

// shape gives the number of fields that most of the first rows of a text have, the first
// of the numbers where two are as frequent, and the share of the rows that have it. More
// may be behind the text.
func (s *csvSplitter) shape(text string, more bool) (share float64, width int) {
	var cells []Cell
	var widths []int
	for at := 0; at < len(text) && len(widths) < sniffedRows; {
		var err error
		if cells, at, _, err = s.split(cells[:0], text, at); err != nil || more && at == len(text) {
			break // it is wrong, and what is right in front of it tells the delimiter; or it may be cut
		}
		if len(cells) > 0 {
			widths = append(widths, len(cells))
		}
	}
	most := 0
	for _, w := range widths {
		same := 0
		for _, other := range widths {
			if other == w {
				same++
			}
		}
		if same > most {
			most, width = same, w
		}
	}
	return float64(most) / float64(max(1, len(widths))), width
}

// split splits the row that begins at the place in text, which has the rest of the
// row. It appends the places of the fields to cells and gives the place behind the
// row and its line end; an empty line has no fields. With an error it gives the
// place where the row goes wrong, and the fields before it.
func (s *csvSplitter) split(cells []Cell, text string, at int) (_ []Cell, end, bad int, err error) {
	first := len(cells)
	for i := at; ; {
		start := i
		var spelling uint8
		if i < len(text) && text[i] == '"' {
			spelling = csvQuoted
			for i++; ; i++ {
				next := strings.IndexByte(text[i:], '"')
				if next < 0 {
					// Without its end, the field is longer than what is there.
					if len(text)-start > s.maxField {
						return cells, len(text), start, ErrTooLong
					}
					return cells, len(text), start, ErrQuote
				}
				if i += next + 1; i == len(text) || text[i] != '"' {
					break
				}
				spelling |= csvEscaped
			}
		} else {
			i = s.plain(text, i)
		}
		// Most fields end at a delimiter of one byte.
		for i < len(text) && text[i] != s.delimiter[0] && text[i] != '\r' && text[i] != '\n' || i < len(text) && len(s.delimiter) > 1 && !s.ends(text[i:]) {
			if spelling != 0 && strings.ContainsAny(text[start:i], "\r\n") {
				// Most likely the quote that is missing is that of the line in which the
				// field begins, and what ends it begins another one.
				return cells, i, start, ErrQuote
			}
			if text[i] == '"' || spelling != 0 {
				return cells, i, i, ErrQuote
			}
			// The first byte of the delimiter, in another rune.
			i = s.plain(text, i+1)
		}
		if i-start > s.maxField {
			return cells, i, start, ErrTooLong
		}
		if len(cells)-first == MaxColumns {
			return cells, i, start, ErrTooManyColumns
		}
		last := i == len(text) || text[i] == '\r' || text[i] == '\n'
		if last && len(cells) == first && i == start {
			// An empty line. It is told from an empty field by having no other.
		} else {
			if last && len(cells) == first {
				spelling |= csvAlone
			}
			cells = append(cells, Cell{})
			setCell(&cells[len(cells)-1], start, i, len(cells)-1-first, spelling)
		}
		if !last {
			i += len(s.delimiter)
			continue
		}
		if i < len(text) && text[i] == '\r' {
			i++
		}
		// A line feed is a line end alone and behind a carriage return.
		if i < len(text) && text[i] == '\n' {
			i++
		}
		return cells, i, 0, nil
	}
}

// plain gives the place of the first special byte in text that is not before i.
func (s *csvSplitter) plain(text string, i int) int {
	for i < len(text) && !s.special[text[i]] {
		i++
	}
	return i
}

// ends reports whether a field ends where rest begins.
func (s *csvSplitter) ends(rest string) bool {
	return rest[0] == '\r' || rest[0] == '\n' || strings.HasPrefix(rest, s.delimiter)
}

// rows splits the rows from the place on that have nothing wrong with them, as split
// does, and gives the place behind the last of them. The row that it stops at is one for
// split. It goes from one special byte to the next, for less than half of the
// instructions that split takes.
func (s *csvSplitter) rows(b *Block, at int) int {
	text, delimiter := b.Raw, s.delimiter[0]
	if delimiter >= utf8.RuneSelf {
		return at
	}
	var room [512]int32
	cells := b.Cells
	first, start := len(cells), at // of the row, and of the field
scan:
	for next := at; next < len(text); next = max(next, start) {
		n := 0
		n, next = specials(&room, text, next, delimiter)
		if cells = slices.Grow(cells, n); len(cells)-first > MaxColumns {
			break
		}
		for places := room[:n]; len(places) > 0; places = places[1:] {
			if int(places[0]) < start {
				continue // in a field in quotes, or behind CR
			}
			if n := delimited(cells[len(cells):cap(cells)], places, text, start, len(cells)-first, delimiter); n > 0 {
				cells, start = cells[:len(cells)+n], int(places[n-1])+1
				if places = places[n:]; len(places) == 0 {
					break
				}
			}
			i, spelling := int(places[0]), uint8(0)
			end := text[i]
			if end == '"' {
				if i != start {
					break scan
				}
				if i, spelling = quoted(text, i); i == len(text) {
					break scan
				}
				if end = text[i]; end != delimiter && end != '\n' && end != '\r' {
					break scan
				}
			}
			if end != delimiter && end != '\n' && end != '\r' {
				continue // another control character
			}
			column := len(cells) - first
			if end != delimiter && column == 0 {
				spelling |= csvAlone
			}
			if end == delimiter || column > 0 || i > start { // otherwise it is an empty line
				cells = cells[:len(cells)+1]
				setCell(&cells[len(cells)-1], start, i, column, spelling)
			}
			if start = i + 1; end == delimiter {
				continue
			}
			if end == '\r' && start < len(text) && text[start] == '\n' {
				start++
			}
			if row := cells[first:]; start-at > MaxRow || len(row) > MaxColumns || start-at > s.maxField && s.tooLong(row) {
				break scan
			}
			b.Rows = append(b.Rows, Row{End: int32(start), Cells: int32(len(cells)), Data: len(cells) > first})
			at, first = start, len(cells)
		}
	}
	b.Cells = cells[:first]
	return at
}

// delimited fills in the fields that end at the first of the places, as long as these
// are delimiters, and gives their number. There are as many cells as places. Inside of
// rows there are too few registers for it, which costs a hundredth of the time of a file.
//
//go:noinline
func delimited(cells []Cell, places []int32, text string, start, column int, delimiter byte) int {
	cells = cells[:len(places)]
	for n, i := range places {
		if uint(i) >= uint(len(text)) || text[i] != delimiter {
			return n
		}
		setCell(&cells[n], start, int(i), column+n, 0)
		start = int(i) + 1
	}
	return len(places)
}

// tooLong reports whether one of the cells is.
func (s *csvSplitter) tooLong(cells []Cell) bool {
	return slices.ContainsFunc(cells, func(c Cell) bool { return int(c.End-c.Start) > s.maxField })
}

// setCell fills in a cell where it stands. To make it elsewhere and copy it in one piece
// stalls the processor, which has the parts of it in flight still.
func setCell(c *Cell, start, end, column int, spelling uint8) {
	c.Start, c.End, c.Column = int32(start), int32(end), int32(column)
	c.Spelling, c.Plain, c.Margin = spelling, spelling&csvEscaped == 0, spelling&csvQuoted
}

// quoted gives the place behind a field in quotes that begins at the place, and how
// it is spelled. Without its end, that is the end of the text.
func quoted(text string, i int) (end int, spelling uint8) {
	for spelling = csvQuoted; ; spelling |= csvEscaped {
		n := strings.IndexByte(text[i+1:], '"')
		if n < 0 {
			return len(text), spelling
		}
		if i += n + 2; i == len(text) || text[i] != '"' {
			return i, spelling
		}
	}
}

// specials gives the places of the delimiters, quotes and control characters up to CR
// that stand in the text from a place on, as many as there is room for, and the place
// behind what it has looked at. It goes over what it has found in 64 bytes at once, so
// that the processor guesses wrong where it ends, and not at each word and field.
func specials(places *[512]int32, text string, at int, delimiter byte) (n, next int) {
	for ; at < len(text) && n <= len(places)-64; at += 64 {
		found := uint64(0)
		if rest := text[at:]; len(rest) >= 64 {
			found = specials64(rest, uint64(delimiter)*ones)
		} else {
			for i := range len(rest) {
				if c := rest[i]; c == delimiter || c == '"' || c <= '\r' {
					found |= 1 << i
				}
			}
		}
		// Most have not more than six. To write so many without asking takes less time than
		// to guess wrong where they end, a hundredth of that of a file.
		count := bits.OnesCount64(found)
		few := (*[6]int32)(places[n:])
		few[0] = int32(at + bits.TrailingZeros64(found))
		found &= found - 1
		few[1] = int32(at + bits.TrailingZeros64(found))
		found &= found - 1
		few[2] = int32(at + bits.TrailingZeros64(found))
		found &= found - 1
		few[3] = int32(at + bits.TrailingZeros64(found))
		found &= found - 1
		few[4] = int32(at + bits.TrailingZeros64(found))
		found &= found - 1
		few[5] = int32(at + bits.TrailingZeros64(found))
		found &= found - 1
		for k := 6; found != 0; found &= found - 1 {
			places[n+k] = int32(at + bits.TrailingZeros64(found))
			k++
		}
		n += count
	}
	return n, at
}

// specials64 has a bit for each of the first 64 bytes of t that is special.
func specials64(t string, delimiter uint64) uint64 {
	t = t[:64]
	others := other(word(t[0:8]), delimiter)>>7 | other(word(t[8:16]), delimiter)>>6 |
		other(word(t[16:24]), delimiter)>>5 | other(word(t[24:32]), delimiter)>>4 |
		other(word(t[32:40]), delimiter)>>3 | other(word(t[40:48]), delimiter)>>2 |
		other(word(t[48:56]), delimiter)>>1 | other(word(t[56:64]), delimiter)
	return transposed(^others)
}

// other has the high bit of each byte of w set but for the delimiter, which is ASCII,
// quotes and control characters up to CR.
func other(w, delimiter uint64) uint64 {
	// Of seven bits, no sum carries into the next byte.
	low := w & lows
	return (((low^delimiter)+lows)&((low^'"'*ones)+lows)&(low+(0x7f-'\r')*ones) | w) & highs
}

// word is eight bytes as a number.
func word(t string) uint64 {
	return uint64(t[0]) | uint64(t[1])<<8 | uint64(t[2])<<16 | uint64(t[3])<<24 |
		uint64(t[4])<<32 | uint64(t[5])<<40 | uint64(t[6])<<48 | uint64(t[7])<<56
}

// transposed has bit 8i+k of x as its bit 8k+i (H. S. Warren, Hacker's Delight, 7-3).
func transposed(x uint64) uint64 {
	t := (x ^ x>>7) & 0x00aa00aa00aa00aa
	x ^= t ^ t<<7
	t = (x ^ x>>14) & 0x0000cccc0000cccc
	x ^= t ^ t<<14
	t = (x ^ x>>28) & 0x00000000f0f0f0f0
	return x ^ t ^ t<<28
}

const (
	ones  = 0x0101010101010101
	highs = 0x80 * ones
	lows  = 0x7f * ones
)

// zeros has a bit set in the lowest byte of w that is zero, and none below it.
func zeros(w uint64) uint64 { return (w - ones) & ^w & highs }
