package tabular

import (
	"fmt"
	"strings"
	"testing"
)

// TestSniff holds the format and the columns of files by what they hold and what they are called.
func TestSniff(t *testing.T) {
	table := func(delimiter string) string {
		return strings.ReplaceAll("id,name,born on,mail\n1,Ann,1980-01-02,a@b.co\n2,Ben,1981-01-02,c@d.co\n3,\"Li, Jo\",1982-01-02,e@f.co\n", ",", delimiter)
	}
	for _, d := range []string{",", ";", "\t", "|", ":", "~", "^", "§", "¦", "\x01", "\x1e", "\x1f", "\x02"} {
		for _, name := range []string{"", "a.csv", "a.dat", "a.bak", "a"} {
			checkColumns(t, name, strings.ReplaceAll(table(d), "\"Li"+d+" Jo\"", "Li"), 4)
		}
	}
	for _, tt := range []struct {
		name, in string
		columns  int // 0: it is a text
	}{
		{"a.txt", table(","), 4}, {"a.txt", table("\t"), 4}, {"a.tsv", table(";"), 4}, {"a.tsv", table(","), 4}, {"a.tsv", "id\tname\n1\tx\n", 2},
		{"a.tsv", "a;b\tc\n1;2\t3\n", 2},
		{"a.txt", "Dear Ann, thank you.\nI am well, and you?\nYours, Ben\n", 0}, {"a.txt", "name: Ann\nage: 3\nmail: x\n", 0}, {"a.log", table(","), 0},
		{"a.txt", "1,2\n3,4\n5,6\n", 0}, {"a.txt", "1\t2\t3\n4\t5\t6\n7\t8\t9\n", 3}, {"a.txt", "", 0}, {"a.md", table("|"), 0},
		{"a.csv", "10:11:12\n10:12:13\n", 1}, {"a.csv", "at\n10:11:12\n10:12:13\n", 1}, {"a.csv", "http://a.co:80/x\nhttp://b.co:81/y\n", 1},
		{"a", "Jan  1 10:11:12 host job[1]: done\nJan  1 10:11:13 host job[2]: done\n", 1}, {"a", "root:x:0:0:root:/root:/bin/sh\nann:x:1:1:Ann:/home/ann:/bin/sh\n", 7},
		{"a.csv", "at,note\n10:11,a:b:c\n10:12,d:e:f\n", 2}, {"a.csv", "one~two\nthree\n", 1}, {"a.csv", "01:23:45:67:89:ab\n01:23:45:67:89:ac\n", 1},
		{"a.txt", "id name city pay\n1 Ann Rome 10\n2 Ben Oslo 20\n3 Cy Bern 30\n4 Di Nice 40\n", 4}, {"a.dat", "id name name pay\n1 a b 1\n2 a b 1\n3 a b 1\n4 a b 1\n", 1},
		{"a", "we saw four names\nof people in here\nand then no more\nthat was all today\nof what they said\n", 1}, {"a.txt", table("||"), 7},
	} {
		checkColumns(t, tt.name, tt.in, tt.columns)
	}
}

// checkColumns holds that a file has so many columns, or is a text.
func checkColumns(t *testing.T, name, in string, want int) {
	t.Helper()
	f, err := Open(strings.NewReader(in), Options{Name: name, IsHeader: func(cells []string, _ [][]string) bool {
		return strings.Contains(fmt.Sprint(cells), "name")
	}})
	if err != nil {
		t.Fatalf("%s: %q: %v", name, in, err)
	}
	if f.Reader == nil {
		if want != 0 {
			t.Errorf("%s: %q is a text; want %d columns", name, in, want)
		}
		return
	}
	b := new(Block)
	if err = f.Next(b); err == nil {
		err = f.Split(b)
	}
	if names, _ := f.Columns(); err != nil || len(names) != want {
		t.Errorf("%s: %q has %d columns, %v; want %d", name, in, len(names), err, want)
	}
}
