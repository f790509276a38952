package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"testing"
)

func TestRun(t *testing.T) {
	var out bytes.Buffer
	if err := run([]string{"-n", "20", "-languages", "de,fr", "-part", "test"}, &out); err != nil {
		t.Fatal(err)
	}
	n := 0
	for lines := bufio.NewScanner(&out); lines.Scan(); n++ {
		var line struct {
			Text, Language string
			Spans          []struct {
				Label      string
				Start, End int
			}
		}
		if err := json.Unmarshal(lines.Bytes(), &line); err != nil {
			t.Fatal(err)
		}
		for _, s := range line.Spans {
			if s.Start < 0 || s.End > len([]rune(line.Text)) || s.Start >= s.End || s.Label == "" {
				t.Errorf("%v in %q", s, line.Text)
			}
		}
		if line.Language != "de" && line.Language != "fr" {
			t.Errorf("a sentence in %s", line.Language)
		}
	}
	if n != 20 {
		t.Errorf("%d lines", n)
	}
	for _, args := range [][]string{{"-n", "0"}, {"-part", "half"}, {"-languages", "xx"}, {"-no"}} {
		if err := run(args, &out); err == nil {
			t.Errorf("%q is taken", args)
		}
	}
}
