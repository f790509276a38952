package sql

import (
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
)

// This file reads the values in brackets behind VALUES.

// tuple reads values in brackets, and the comma behind them if there is one. The columns of
// the cells are their places.
func (w *walker) tuple(s *scanner) error {
	s.then, s.count = sqlTop, 0
	if is, err := s.take("row"); err != nil {
		return err
	} else if !is && s.text[s.at] != '(' {
		return errTuple
	}
	if s.text[s.at] != '(' {
		return errTuple
	}
	s.at++
	for {
		if s.count == block.MaxColumns {
			return block.ErrTooManyColumns
		}
		if err := s.value(int32(s.count)); err != nil {
			return err
		}
		s.count++
		s.at++
		if s.text[s.at-1] == ')' {
			break
		}
	}
	if w.into.strict && s.count != len(w.into.list) {
		return errTuple
	}
	// What is behind the brackets has to make sense, and a comma belongs to them.
	end := s.at
	s.blanks()
	if s.at == len(s.text) {
		if !s.eof {
			return block.ErrMore
		}
		s.at = end
		return nil
	}
	switch c := s.text[s.at]; {
	case c == ',':
		s.at++
		s.blanks()
		s.then = sqlValues
		return nil
	case c == ';', c == '-', c == '/', c == '#', c == '\\', isName(c) && !block.IsDigit(c):
		s.at = end
		return nil
	}
	return errTuple
}

// value reads a value of a tuple, and stays at the comma or the bracket behind it.
func (s *scanner) value(column int32) error {
	if err := s.space(); err != nil {
		return err
	}
	start := s.at
	switch c := s.text[s.at]; {
	case c == '\'', c == '"':
		cell, alone, err := s.stringValue(start)
		if err != nil {
			return err
		}
		if alone {
			cell.Column = column
			return s.add(cell)
		}
	case block.IsDigit(c), c == '-', c == '+', c == '.':
		if n := numberEnd(s.text[s.at:]); n > 0 {
			s.at += n
			end := s.at
			if alone, err := s.ends(); err != nil {
				return err
			} else if alone {
				spelling := sqlNumber
				if isHex(s.text[start:end]) {
					spelling = sqlHex
				}
				return s.add(block.Cell{Start: int32(start), End: int32(end), Column: column, Spelling: spelling})
			}
		}
	case isName(c) && c != '$':
		done, err := s.wordValue(column)
		if done || err != nil {
			return err
		}
	}
	s.at = start
	return s.expression(column)
}

// ends passes over blanks, and reports whether the value ends here.
func (s *scanner) ends() (bool, error) {
	s.blanks()
	if s.at == len(s.text) {
		return false, block.ErrMore
	}
	return s.text[s.at] == ',' || s.text[s.at] == ')', nil
}

// stringValue reads a string whose quotes are here and whose cell begins at a place, and
// reports whether it is all of the value.
func (s *scanner) stringValue(start int) (cell block.Cell, alone bool, err error) {
	quote := s.text[s.at]
	plain := start == s.at
	spelling := sqlString
	if quote == '"' {
		spelling |= sqlDouble
	}
	escapes := s.escapes
	if !plain {
		switch s.text[start] | 0x20 {
		case 'n':
			spelling |= sqlNational
		case 'e':
			spelling |= sqlBackslash
			escapes = true
		}
	}
	doubtful := s.doubtful
	special, err := s.quoted(escapes)
	if err != nil {
		return block.Cell{}, false, err
	}
	if escapes {
		s.doubtful = doubtful
		spelling |= sqlEscapes
	}
	cell = block.Cell{Start: int32(start), End: int32(s.at), Spelling: spelling}
	if plain && !special {
		cell.Plain, cell.Margin = true, 1
	}
	alone, err = s.ends()
	return cell, alone, err
}

// wordValue reads a value that begins with a letter, if that is a constant or a string
// behind a prefix.
func (s *scanner) wordValue(column int32) (done bool, err error) {
	start := s.at
	word, err := s.word()
	if err != nil {
		return false, err
	}
	if s.at == len(s.text) {
		return false, block.ErrMore
	}
	end := s.at
	cell := block.Cell{Start: int32(start), End: int32(end), Column: column}
	prefix := s.text[s.at] == '\'' && len(word) == 1
	if word[0] == '_' {
		s.blanks()
		prefix = s.at < len(s.text) && s.text[s.at] == '\''
	}
	switch {
	case prefix && (word[0] == '_' || word[0]|0x20 == 'n' || word[0]|0x20 == 'e' && s.dialect != sqlMySQL):
		var alone bool
		if cell, alone, err = s.stringValue(start); err != nil || !alone {
			return false, err
		}
		cell.Column = column
		return true, s.add(cell)
	case prefix && word[0]|0x20 == 'x':
		if _, err := s.quoted(false); err != nil {
			return false, err
		}
		cell.End, cell.Spelling = int32(s.at), sqlHex
	case strings.EqualFold(word, "null"), strings.EqualFold(word, "default"):
		cell.Spelling = sqlNull
	case strings.EqualFold(word, "true"), strings.EqualFold(word, "false"):
		cell.Spelling = sqlBool
	default:
		return false, nil
	}
	s.at = int(cell.End)
	if alone, err := s.ends(); err != nil || !alone {
		return false, err
	}
	return true, s.add(cell)
}

// expression reads a value that is more than a constant, such as CAST(N'2020-01-02' AS date),
// as one cell, unless there is nothing in it that may be data.
func (s *scanner) expression(column int32) error {
	start, end, depth, data := s.at, s.at, 0, false
	for {
		if err := s.space(); err != nil {
			return err
		}
		switch c := s.text[s.at]; c {
		case '(', '[', '{':
			depth++
		case ',', ')', ']', '}':
			if depth == 0 {
				if c == ']' || c == '}' || end == start {
					return errTuple
				}
				if text := s.text[start:end]; !data && (strings.ContainsAny(text, "(.@:?%") || isKind(text, "code")) {
					return nil
				}
				spelling := sqlExpression
				if s.escapes {
					spelling |= sqlEscapes
				}
				return s.add(block.Cell{Start: int32(start), End: int32(end), Column: column, Spelling: spelling})
			}
			if c != ',' {
				depth--
			}
		case ';':
			return errTuple
		default:
			kind, err := s.token()
			if err != nil {
				return err
			}
			data = data || kind == sqlString || kind == sqlNumber
			end = s.at
			continue
		}
		s.at++
		end = s.at
	}
}

// token passes over a string, a number, a name or a sign, and says whether it is a string or a
// number. Anything else is [sqlCode].
func (s *scanner) token() (uint8, error) {
	switch c := s.text[s.at]; {
	case c == '\'', c == '"':
		escapes := s.escapes || s.escapesHere()
		doubtful := s.doubtful
		_, err := s.quoted(escapes)
		if escapes {
			s.doubtful = doubtful
		}
		return sqlString, err
	case c == '`':
		_, err := s.quoted(false)
		return sqlCode, err
	case c == '$':
		from, _, err := s.dollars()
		if err != nil || from > 0 {
			return sqlString, err
		}
	case c == '\\':
		if err := s.stray(); err != nil {
			return sqlCode, err
		}
	case block.IsDigit(c):
		_, err := s.word()
		return sqlNumber, err
	case isName(c):
		_, err := s.word()
		return sqlCode, err
	}
	s.at++
	return sqlCode, nil
}

// stray refuses the backslash here where a quote is behind it, which it does not escape.
func (s *scanner) stray() error {
	if s.at+1 == len(s.text) && !s.eof {
		return block.ErrMore
	}
	if s.at+1 < len(s.text) && (s.text[s.at+1] == '\'' || s.text[s.at+1] == '"') {
		return errQuote
	}
	return nil
}

// escapesHere reports whether the quote here is behind the E of PostgreSQL.
func (s *scanner) escapesHere() bool {
	i := s.at - 1
	return s.dialect != sqlMySQL && i >= s.from && s.text[i]|0x20 == 'e' && (i == s.from || !isName(s.text[i-1]))
}

// numberEnd is the length of the number that a text begins with, or 0.
func numberEnd(text string) int {
	i, digits := 0, false
	if text[0] == '-' || text[0] == '+' {
		i++
	}
	if isHex(text) {
		for i = 2; i < len(text) && hexDigit(text[i]) >= 0; i++ {
		}
		if i < len(text) && isName(text[i]) {
			return 0
		}
		return i
	}
	for ; i < len(text); i++ {
		switch c := text[i]; {
		case block.IsDigit(c):
			digits = true
		case c == '.':
		case digits && c|0x20 == 'e':
			if i+1 < len(text) && (text[i+1] == '-' || text[i+1] == '+') {
				i++
			}
		default:
			if !digits || isName(c) {
				return 0
			}
			return i
		}
	}
	if !digits {
		return 0
	}
	return i
}

// isHex reports whether a number is written as bytes, as in 0x416E6E61.
func isHex(text string) bool { return len(text) > 1 && text[0] == '0' && text[1]|0x20 == 'x' }

// hexDigit is the value of a hexadecimal digit, or -1.
func hexDigit(c byte) int {
	switch {
	case block.IsDigit(c):
		return int(c - '0')
	case 'a' <= c|0x20 && c|0x20 <= 'f':
		return int(c|0x20-'a') + 10
	}
	return -1
}
