package profiler

import (
	"fmt"
	"strings"
	"testing"
)

// A reporter is a test, or misses.
type reporter interface {
	Helper()
	Errorf(format string, args ...any)
	Fatalf(format string, args ...any)
}

// misses are what a table of examples may miss of what has been learned: no single example is promised, most of them
// together are.
type misses struct {
	most int
	list []string
}

// mayMiss gives misses of which there may be some number in a test; with more, it fails.
func mayMiss(t *testing.T, most int) *misses {
	m := &misses{most: most}
	t.Cleanup(func() {
		if len(m.list) > m.most {
			t.Errorf("%d examples are missed, %d may be:\n%s", len(m.list), m.most, strings.Join(m.list, "\n"))
		}
	})
	return m
}

func (m *misses) Errorf(format string, args ...any) {
	m.list = append(m.list, fmt.Sprintf(format, args...))
}

func (m *misses) Helper() {}

// Fatalf is for a mistake in the table.
func (m *misses) Fatalf(format string, args ...any) { panic(fmt.Sprintf(format, args...)) }
