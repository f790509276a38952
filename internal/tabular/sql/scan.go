package sql

import (
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
)

// A scanner reads what SQL is made of from a place in a text on. The text may go on behind
// what there is of it; then what ends there may be longer.
type scanner struct {
	text     string
	from, at int // where the statement or row begins, and where it has been read to
	eof      bool
	dialect  dialect
	escapes  bool // a backslash escapes in quotes
	doubtful bool // a backslash has been before a quote
	maxField int
	cells    []block.Cell

	copy copyForm // of COPY, when its head has been read
	data bool     // there is a cell of a column

	// Of values in brackets:
	count int
	then  sqlState // what comes next
}

// add adds a cell.
func (s *scanner) add(c block.Cell) error {
	if int(c.End-c.Start) > s.maxField {
		s.at = int(c.Start)
		return block.ErrTooLong
	}
	s.cells = append(s.cells, c)
	return nil
}

// addText adds the inside of a comment, or another text that belongs to no column. What a
// database runs is only masked where something is surely found.
func (s *scanner) addText(from, to int, spelling uint8) error {
	column := block.Prose
	switch {
	case spelling == sqlCode:
		column = block.Beside
	case s.text[from] == '/':
		from, to = from+2, to-2
		if from < to && (s.text[from] == '!' || s.text[from] == '+' || strings.HasPrefix(s.text[from:], "M!")) {
			column = block.Beside
		}
	case spelling == sqlComment:
		from += len(sqlMark(s.text[from]))
		spelling = sqlLine
	}
	if !hasWords(s.text[from:to]) {
		return nil
	}
	return s.add(block.Cell{Start: int32(from), End: int32(to), Column: column, Spelling: spelling})
}

// sqlMark is the mark of a comment of one line that begins with c.
func sqlMark(c byte) string {
	if c == '#' {
		return "#"
	}
	return "--"
}

// hasWords reports whether there are letters or digits in a text.
func hasWords(text string) bool {
	for i := range len(text) {
		if isWord(text[i]) && text[i] != '_' {
			return true
		}
	}
	return false
}

// isWord reports whether words have such a byte.
func isWord(c byte) bool {
	return 'a' <= c|0x20 && c|0x20 <= 'z' || block.IsDigit(c) || c == '_' || c >= 0x80
}

// isName reports whether names have such a byte behind their first one.
func isName(c byte) bool { return isWord(c) || c == '$' || c == '#' || c == '@' }

// blanks passes over blanks and gives their number.
func (s *scanner) blanks() int {
	from := s.at
	for s.at < len(s.text) && isSQLBlank(s.text[s.at]) {
		s.at++
	}
	return s.at - from
}

func isSQLBlank(c byte) bool { return c == ' ' || '\t' <= c && c <= '\r' }

// comment gives the end of the comment here, without a line end, or 0.
func (s *scanner) comment() (end int, err error) {
	rest := s.text[s.at:]
	if rest == "" {
		return 0, nil
	}
	c := rest[0]
	switch c {
	case '-', '/':
		if len(rest) < 3 && !s.eof {
			return 0, block.ErrMore
		}
		if len(rest) == 1 {
			return 0, nil
		}
	case '#':
	default:
		return 0, nil
	}
	switch {
	case c == '/' && rest[1] == '*':
		end := strings.Index(rest[2:], "*/")
		if end < 0 {
			return 0, block.ErrMore
		}
		return s.at + end + 4, nil
	case c == '-' && rest[1] == '-' && (s.dialect != sqlMySQL || len(rest) == 2 || rest[2] <= ' '),
		c == '#' && (s.dialect == sqlMySQL || s.dialect == sqlDoubt && s.startsLine()):
		end := strings.IndexAny(rest, "\r\n")
		if end < 0 {
			if !s.eof {
				return 0, block.ErrMore
			}
			end = len(rest)
		}
		return s.at + end, nil
	}
	return 0, nil
}

// startsLine reports whether there is nothing but some blanks before this place, in its line or
// in the statement.
func (s *scanner) startsLine() bool {
	const most = 256
	i := s.at
	for i > s.from && s.at-i < most && (s.text[i-1] == ' ' || s.text[i-1] == '\t') {
		i--
	}
	return i == s.from || s.text[i-1] == '\n' || s.text[i-1] == '\r'
}

// space passes over blanks and comments, of which it makes cells. Behind it there is more.
func (s *scanner) space() error {
	for {
		s.blanks()
		end, err := s.comment()
		if err != nil {
			return err
		}
		if end == 0 {
			break
		}
		if err := s.addText(s.at, end, sqlComment); err != nil {
			return err
		}
		s.at = end
	}
	if s.at == len(s.text) {
		return block.ErrMore
	}
	return nil
}

// quoted passes over what is in quotes, of the byte that is here. It is special when there
// are doubled quotes or backslashes in it.
func (s *scanner) quoted(escapes bool) (special bool, err error) {
	quote, from := s.text[s.at], s.at
	i := from + 1
	for {
		j := strings.IndexByte(s.text[i:], quote)
		if j < 0 {
			return special, block.ErrMore
		}
		j += i
		if k := strings.IndexByte(s.text[i:j], '\\'); k >= 0 {
			special = true
			if escapes {
				if j, err = s.escaped(i+k, quote); err != nil {
					return special, err
				}
			} else if s.text[j-1] == '\\' && quote != '`' {
				s.doubtful = true
			}
		}
		if j+1 == len(s.text) {
			if !s.eof {
				return special, block.ErrMore
			}
		} else if s.text[j+1] == quote {
			special = true
			i = j + 2
			continue
		} else if isWord(s.text[j+1]) {
			return special, errQuote
		}
		s.at = j + 1
		return special, nil
	}
}

// escaped gives the place of the first quote from a place on that is not escaped.
func (s *scanner) escaped(i int, quote byte) (int, error) {
	for i < len(s.text) {
		switch s.text[i] {
		case quote:
			return i, nil
		case '\\':
			i++
		}
		i++
	}
	return 0, block.ErrMore
}

// dollars gives the inside of a text between dollars, such as $$it's$$ or $body$…$body$,
// which is here, and passes over it; to is 0 when there is none.
func (s *scanner) dollars() (from, to int, err error) {
	if s.dialect == sqlMySQL {
		return 0, 0, nil
	}
	i := s.at + 1
	for i < len(s.text) && isWord(s.text[i]) && (i > s.at+1 || !block.IsDigit(s.text[i])) {
		i++
	}
	if i == len(s.text) && !s.eof {
		return 0, 0, block.ErrMore
	}
	if i == len(s.text) || s.text[i] != '$' {
		return 0, 0, nil
	}
	tag := s.text[s.at : i+1]
	end := strings.Index(s.text[i+1:], tag)
	if end < 0 {
		return 0, 0, block.ErrMore
	}
	from = i + 1
	to = from + end
	s.at = to + len(tag)
	return from, to, nil
}

// word gives the word here, and passes over it.
func (s *scanner) word() (string, error) {
	i := s.at
	for i < len(s.text) && isName(s.text[i]) {
		i++
	}
	if i == len(s.text) && !s.eof {
		return "", block.ErrMore
	}
	w := s.text[s.at:i]
	s.at = i
	return w, nil
}

// peek gives the word here, and stays where it is.
func (s *scanner) peek() (string, error) {
	at := s.at
	w, err := s.word()
	s.at = at
	return w, err
}

// batch gives the end of GO here, with which SQL Server ends statements, or of the slash of
// Oracle, or 0. It is alone in its line.
func (s *scanner) batch() (end int, err error) {
	switch c := s.text[s.at]; c {
	case 'g', 'G':
		w, err := s.peek()
		if err != nil || !strings.EqualFold(w, "go") {
			return 0, err
		}
		end = s.at + len(w)
	case '/':
		if end = s.at + 1; end == len(s.text) && !s.eof {
			return 0, block.ErrMore
		}
	default:
		return 0, nil
	}
	if end < len(s.text) && s.text[end] != '\r' && s.text[end] != '\n' {
		return 0, nil
	}
	return end, nil
}

// take passes over a word and what is behind it, if it is the one here.
func (s *scanner) take(word string) (bool, error) {
	w, err := s.peek()
	if err != nil || !strings.EqualFold(w, word) {
		return false, err
	}
	s.at += len(w)
	return true, s.space()
}

// name gives the name here, without its quotes, and passes over it. It is empty when there
// is none.
func (s *scanner) name() (string, error) {
	switch c := s.text[s.at]; {
	case c == '`', c == '"':
		from := s.at
		if _, err := s.quoted(false); err != nil {
			return "", err
		}
		quote := s.text[from : from+1]
		return strings.ReplaceAll(s.text[from+1:s.at-1], quote+quote, quote), nil
	case c == '[':
		for i := s.at + 1; ; i++ {
			end := strings.IndexByte(s.text[i:], ']')
			if end < 0 {
				return "", block.ErrMore
			}
			i += end
			if i+1 == len(s.text) && !s.eof {
				return "", block.ErrMore
			}
			if i+1 < len(s.text) && s.text[i+1] == ']' {
				i++
				continue
			}
			name := s.text[s.at+1 : i]
			s.at = i + 1
			return strings.ReplaceAll(name, "]]", "]"), nil
		}
	case isName(c) && !block.IsDigit(c):
		return s.word()
	}
	return "", nil
}

// path gives the last part of the name of a table here, and all of it, and passes over it.
func (s *scanner) path() (last, whole string, err error) {
	for {
		if s.at == len(s.text) {
			return "", "", block.ErrMore
		}
		if last, err = s.name(); err != nil || last == "" {
			return "", "", err
		}
		whole += last
		if len(whole) > block.MaxPath {
			return "", "", block.ErrTooLong
		}
		if s.at == len(s.text) || s.text[s.at] != '.' {
			if s.at == len(s.text) && !s.eof {
				err = block.ErrMore
			}
			return last, whole, err
		}
		for s.at < len(s.text) && s.text[s.at] == '.' { // there are two when a part is left out
			s.at++
		}
		whole += "."
	}
}

// names gives the names in brackets here, and passes over them. It is nil when there is
// something else there.
func (s *scanner) names() (list []string, err error) {
	s.at++
	for {
		if err := s.space(); err != nil {
			return nil, err
		}
		last, _, err := s.path()
		if err != nil || last == "" {
			return nil, err
		}
		if len(list) == block.MaxColumns {
			return nil, block.ErrTooManyColumns
		}
		list = append(list, last)
		if err := s.space(); err != nil {
			return nil, err
		}
		switch s.text[s.at] {
		case ')':
			s.at++
			return list, nil
		case ',':
			s.at++
		default:
			return nil, nil
		}
	}
}

// line makes a text of the line here.
func (s *scanner) line() error {
	end := strings.IndexAny(s.text[s.at:], "\r\n")
	if end < 0 {
		if !s.eof {
			return block.ErrMore
		}
		end = len(s.text) - s.at
	}
	line := s.text[s.at : s.at+end]
	if strings.Contains(strings.ToLower(line), "stdin") {
		return errCopy // what follows is data
	}
	from := s.at
	s.at += end
	if end == 0 {
		return nil
	}
	return s.addText(from, from+end, sqlLine)
}
