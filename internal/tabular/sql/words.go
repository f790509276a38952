package sql

import (
	_ "embed"
	"strings"
	"sync"

	"github.com/privet-go/privet/internal/tabular/block"
)

// sqlWords are words of SQL by their kinds, one kind a line or more.
//
//go:embed words.txt
var sqlWords string

// sqlKinds are the words of each kind, in lower case.
var sqlKinds = sync.OnceValue(func() map[string]map[string]bool {
	kinds := map[string]map[string]bool{}
	for line := range strings.Lines(sqlWords) {
		kind, words, _ := strings.Cut(line, ":")
		if kinds[kind] == nil {
			kinds[kind] = map[string]bool{}
		}
		for _, w := range strings.Fields(words) {
			kinds[kind][w] = true
		}
	}
	return kinds
})

// isKind reports whether a word in any letter case is of a kind.
func isKind(word, kind string) bool {
	const longest = 32
	if word == "" || len(word) > longest {
		return false
	}
	var lower [longest]byte
	for i := range len(word) {
		if lower[i] = word[i]; 'A' <= word[i] && word[i] <= 'Z' {
			lower[i] |= 0x20
		}
	}
	return sqlKinds()[kind][string(lower[:len(word)])]
}

// tellDialect tells by signs at the beginning of a file whether a backslash escapes in
// quotes. It looks no further than the first backslash in quotes.
func tellDialect(head string) dialect {
	mysql, standard := strings.HasPrefix(head, "-- MySQL") || strings.HasPrefix(head, "-- MariaDB"), false
	s := scanner{text: head, eof: true}
	for s.at < len(head) {
		if c := head[s.at]; c == '/' && strings.HasPrefix(head[s.at:], "/*!") {
			mysql = true
		}
		if end, err := s.comment(); err != nil {
			break
		} else if end > 0 {
			s.at = end
			continue
		}
		switch c := head[s.at]; {
		case c == '\'':
			end := strings.IndexAny(head[s.at+1:], `'\`)
			if end < 0 || head[s.at+1+end] == '\\' {
				s.at = len(head)
				continue
			}
			s.at += end + 1
		case c == '`':
			mysql = true
		case c == '[' && s.at+1 < len(head) && isName(head[s.at+1]) && !block.IsDigit(head[s.at+1]) && s.at > 0 && (head[s.at-1] == ' ' || head[s.at-1] == '.'):
			standard = true
		case isName(c):
			w, _ := s.word()
			switch strings.ToLower(w) {
			case "engine", "delimiter", "auto_increment", "unlock":
				mysql = true
			case "standard_conforming_strings", "pragma", "pg_catalog", "identity_insert", "varchar2", "nvarchar", "plpgsql":
				standard = true
			}
			continue
		}
		s.at++
	}
	switch {
	case mysql == standard:
		return sqlDoubt
	case mysql:
		return sqlMySQL
	}
	return sqlStandard
}

// Holds reports whether a file that begins like this is of statements of SQL that make tables
// or put something into them.
func Holds(head string) bool {
	s := scanner{text: strings.TrimPrefix(head, block.ByteOrderMark), eof: true, dialect: sqlDoubt, maxField: len(head)}
	var none tables
	for {
		if s.space() != nil {
			return false
		}
		if s.text[s.at] == ';' {
			s.at++
			continue
		}
		if s.text[s.at] == '\\' {
			s.at += block.LineLen(s.text[s.at:])
			continue
		}
		if end, _, err := none.head(&s); end > 0 || err == errCopy {
			return true
		}
		w, err := s.word()
		switch {
		case err != nil || w == "":
			return false
		case isKind(w, "make"):
			if s.space() != nil {
				return false
			}
			next, err := s.peek()
			return err == nil && isKind(next, "object")
		case strings.EqualFold(w, "go"):
			continue
		case !isKind(w, "first"):
			return false
		}
		if !s.pass() {
			return false
		}
	}
}

// pass passes over the rest of a short statement, and reports whether that has an end.
func (s *scanner) pass() bool {
	const longest = 4 << 10
	for limit := min(len(s.text), s.at+longest); s.at < limit; {
		switch s.text[s.at] {
		case ';':
			s.at++
			return true
		case '\'', '"', '`':
			if _, err := s.quoted(false); err != nil {
				return false
			}
			continue
		case '\n':
			if w := strings.ToLower(s.text[s.at+1 : min(limit, s.at+4)]); strings.HasPrefix(w, "go\n") || strings.HasPrefix(w, "go\r") {
				s.at++
				return true
			}
		}
		s.at++
	}
	return false
}
