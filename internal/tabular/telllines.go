package tabular

import (
	"slices"
	"strings"

	"github.com/privet-go/privet/internal/tabular/layout"
)

// This file tells YAML and lines of keys and values, by names and by content.

// namedFormat gives the format that the name of a file speaks of and whose extension is not all
// that says so, or nil. The name is in lower case and without folders and .gz.
func namedFormat(name string) *Format {
	switch {
	case strings.HasPrefix(name, ".env.") || strings.HasPrefix(name, "env."):
		return &layout.Env
	case isLogName(name):
		return &textFormat
	}
	return nil
}

// isLaidOut reports whether a format is one of these.
func isLaidOut(f *Format) bool { return slices.Contains(layout.Formats, f) }

// tellLines gives the format of a text of which nothing but its first bytes is known, or nil where
// that is not sure.
func tellLines(head string, whole bool) *Format {
	if looksLikeLog(head) || layout.AreObjects(head) {
		return &textFormat
	}
	return layout.Tell(head, whole)
}
