package profiler

import (
	"slices"
	"testing"
)

// TestSingle holds that what is spared in a text that is one thing is nothing that is
// reported: with a thing beside it that is surer, or an escape, or nothing.
func TestSingle(t *testing.T) {
	s := newProfiler(t).scanner
	var used, plain scratch
	for _, text := range []string{
		"jane.doe@example.com", "Jane.Doe@Example.com", "Jane@Doe.com", "https://www.example.com/Jane/Doe?q=Jane+Doe", "https://example.com/?a=%4a%61ne@example.com", "AKIAIOSFODNN7EXAMPLE@example.com",
		"ghp_0123456789abcdefghijklmnopqrstuvwxyz@example.com", "DE89 3704 0044 0532 0130 00", "DE89370400440532013000", "Dr.Jane.Doe@example.com", "http://Jane:Doe@example.com/", "mailto:jane@example.com",
		"4111 1111 1111 1111", "4111111111111111", "11.222.333/0001-81", "2001:db8::ff00:42:8329", "amFuZS5kb2VAZXhhbXBsZS5jb20=", "Jane Doe", "12 High Street", "RSSMRA85T10A562S",
	} {
		s.scan(&used, text, DefaultMinConfidence)
		s.plainScan(&plain, text, DefaultMinConfidence)
		for _, x := range [...]*scratch{&used, &plain} {
			for i := range x.kept {
				x.kept[i].reading = 0
			}
		}
		if !slices.Equal(used.kept, plain.kept) {
			t.Errorf("%q: %v, plainly %v", text, used.kept, plain.kept)
		}
	}
}
