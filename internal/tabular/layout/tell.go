package layout

import (
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// This file tells YAML, TOML and lines of keys and values by content.

// Formats are the formats of this package.
var Formats = []*block.Format{&YAML, &TOML, &Properties, &Env, &INI, &Fixed, &Expanded}

// Tell gives the format of a text of which nothing but its first bytes is known, and that is no log, or nil
// where that is not sure.
func Tell(head string, whole bool) *block.Format {
	if looksLikeYAML(head, whole) {
		return &YAML
	}
	if !whole {
		head = head[:strings.LastIndexByte(head, '\n')+1]
	}
	f := entriesFormat(head)
	if f == &INI && strings.ContainsAny(head, `"'`) && isTOML(head) {
		return &TOML
	}
	return f
}

// isTOML reports whether a text is TOML.
func isTOML(text string) bool {
	_, err := newTOML(tree.NewPaths(tree.NewNamer(&block.Options{}), nil), len(text)+1).Walk(text, true, new(block.Block))
	return err == nil
}

// looksLikeYAML reports whether a text is YAML as far as it goes, with something inside of
// something else.
func looksLikeYAML(head string, whole bool) bool {
	start := strings.TrimPrefix(head, block.ByteOrderMark)
	marked := strings.HasPrefix(start, "---\n") || strings.HasPrefix(start, "---\r\n") || strings.HasPrefix(start, "%YAML ")
	paths := tree.NewPaths(tree.NewNamer(&block.Options{}), nil)
	y := newYAML(paths, len(head)+1)
	if _, err := y.Walk(head, whole, new(block.Block)); err != nil {
		return false
	}
	nested := false
	names, _ := paths.Columns()
	for _, name := range names {
		// A path that is nothing but texts between brackets or dashes is no sign.
		nested = nested || strings.ContainsAny(name, ".") || y.records
	}
	return nested && (marked || len(names) > 1 && !strings.HasPrefix(strings.TrimLeft(start, " \t\r\n"), "{")) || marked && len(names) > 0
}

// entriesFormat gives the format of a text that is sections, or keys and values with = between
// them, or nil. A key is a word, and few come twice, as they do in a table of such pairs.
func entriesFormat(head string) *block.Format {
	seen := map[string]bool{}
	entries, empty, upper, sections := 0, 0, 0, 0
	for line := range strings.Lines(head) {
		line = strings.TrimSpace(line)
		if line == "" || strings.IndexByte("#;!", line[0]) >= 0 {
			continue
		}
		if name, ok := strings.CutPrefix(line, "["); ok && strings.HasSuffix(name, "]") && isWord(strings.Trim(name[:len(name)-1], `" `)) {
			sections++
			clear(seen)
			continue
		}
		key, value, ok := strings.Cut(strings.TrimPrefix(line, "export "), "=")
		if key = strings.TrimRight(key, " "); !ok || !isWord(key) || block.IsDigit(key[0]) || seen[key] {
			return nil
		}
		if seen[key] = true; strings.Trim(value, "= ") == "" {
			empty++
		}
		if entries++; key == strings.ToUpper(key) {
			upper++
		}
	}
	const least = 3
	switch {
	case entries-empty < least || 2*empty > entries:
		return nil
	case sections > 0:
		return &INI
	case upper == entries:
		return &Env
	}
	return &Properties
}

// HasEntries reports whether most lines of a file of settings are entries as the format ini has
// them. Others, such as blocks in braces, are read as texts.
func HasEntries(head string) bool {
	good, bad := 0, 0
	for line := range strings.Lines(head) {
		text := strings.TrimSpace(line)
		if text == "" || strings.IndexByte("#;!", text[0]) >= 0 {
			continue
		}
		key, value, ok := strings.Cut(text, "=")
		if k, v, colon := strings.Cut(text, ":"); colon && len(k) < len(key) {
			key, value, ok = k, v, v == "" || block.IsSpace(v[0])
		}
		switch {
		case text[0] == '[' && strings.Contains(text, "]"), block.IsSpace(line[0]) && good > 0 && !strings.HasSuffix(text, ";") && text[0] != '}':
			good++
		case ok && key != "" && !strings.ContainsAny(key, `<>{}"`) && !strings.HasSuffix(value, "{") && !strings.HasSuffix(value, ";"):
			good++
		default:
			bad++
		}
	}
	return good >= 3*bad
}
