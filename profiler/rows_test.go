package profiler

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// TestRows says that rows of all formats come with the values of the columns that
// are asked for, in the order that they are asked for.
func TestRows(t *testing.T) {
	p, err := New(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ text, want, reason string }{
		{"name,age,city\nAnn,34,Rome\n\"B, Bo\",,Oslo\n", "Rome|Ann Oslo|B, Bo", "a quoted field"},
		{"name,age,city\nAnn,34\nBo,,Oslo\n", "|Ann Oslo|Bo", "a short row"},
		{"name,age,city\n", "", "a header alone"},
		{`[{"name":"Ann","age":34,"city":"Rome"},{"city":"Oslo","name":"Bo"}]`, "Rome|Ann Oslo|Bo", "an array of JSON"},
		{"{\"name\":\"Ann\",\"age\":1,\"city\":[\"Rome\",\"Bari\"]}\n", "Rome\nBari|Ann", "a column twice in a row"},
		{"Dear Ann", "", "a text"},
	} {
		opts := &FileOptions{}
		if tt.reason == "a text" {
			opts.Format = "text"
		}
		var got []string
		err := p.Rows(strings.NewReader(tt.text), opts, []int{2, 0}, func(v []string) error {
			got = append(got, strings.Join(v, "|"))
			return nil
		})
		if s := strings.Join(got, " "); err != nil || s != tt.want {
			t.Errorf("%s: %q, %v; want %q", tt.reason, s, err, tt.want)
		}
	}

	stop := errors.New("enough")
	if err := p.Rows(strings.NewReader("name,age\nAnn,1\n"), nil, []int{0}, func([]string) error { return stop }); err != stop {
		t.Errorf("got %v, want the error of the function", err)
	}
	var parse *ParseError
	if err := p.Rows(strings.NewReader("name,age\nAnn,1\n\"Bo,2\n"), nil, []int{0}, func([]string) error { return nil }); !errors.As(err, &parse) {
		t.Errorf("got %v, want a ParseError", err)
	}
}

// TestRowsAreThoseOfFile says that File and Rows agree on what is a row.
func TestRowsAreThoseOfFile(t *testing.T) {
	p, err := New(nil)
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	text.WriteString("email,city\n")
	for i := range 20_000 {
		fmt.Fprintf(&text, "a%d@example.com,Rome\n", i)
	}
	report, err := p.File(strings.NewReader(text.String()), nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	var rows int64
	var last []string
	err = p.Rows(strings.NewReader(text.String()), nil, []int{0, 1, 0}, func(v []string) error {
		rows++
		last = slices.Clone(v)
		return nil
	})
	if err != nil || rows != report.Rows || !slices.Equal(last, []string{"a19999@example.com", "Rome", "a19999@example.com"}) {
		t.Errorf("%d rows of %d, the last %q, %v", rows, report.Rows, last, err)
	}
}
