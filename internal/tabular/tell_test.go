package tabular

import (
	"errors"
	"strings"
	"testing"
)

// TestMarkupTold holds which texts are XML, which are HTML, and which are neither.
func TestMarkupTold(t *testing.T) {
	long := strings.Repeat("<bob> so much for that\n<al> indeed\n", headSize/30)
	for _, tt := range []struct{ in, name, want string }{
		{"<?xml version=\"1.0\"?><a/>", "", "xml"},
		{"\ufeff\n<?xml version=\"1.0\"?>\n<!-- x --><html xmlns='x'><p/></html>", "", "html"},
		{"<!DOCTYPE HTML><p>", "", "html"},
		{"<html><p>x", "a.xml", "html"},
		{"<people><person><id>1</id></person></people>", "", "xml"},
		{"<people><person><id>1</id></person></people>", "a.dat", "xml"},
		{"<people><person><id>1</id></person>", "", "xml"}, // which is then refused
		{"<table><row><id>1</id></row></table>", "", "xml"},
		{"<table><tr><td>1</td></tr></table>", "", "html"},
		{"<table><tr><td>1</td></tr></table>", "a.xml", "xml"},
		{"<people><person><id>1", "a.xml", "xml"}, // which says where
		{"", "a.xml", "xml"},
		{"<p>Hello", "", "html"},
		{"Hello, <b>you</b>", "a.html", "html"},
		{"<a><b>1</b></a>", "a.svg", "xml"},
		{"<r><v>1</v></r>", "a.txt", "xml"},
		{"<r><v>1</v></r>\nand so on", "a.txt", "text"},
		{"<v>1</v>", "a.log", "xml"},
		{"<?xml version=\"1.0\"?>\nis how it begins", "a.txt", "text"},
		{"<!doctype html><p>x", "a.txt", "html"},
		{"<p>x</p>", "a.md", "text"},
		{"<34>1 2003-10-11T22:14:15.003Z host su - ID47 - failed\n", "", "csv"},
		{"<34>1 2003-10-11T22:14:15.003Z host su - ID47 - failed\n", "a.log", "text"},
		{"<jo> hi, all\n<al> hi, jo\n", "", "csv"},
		{long, "a.log", "text"},
		{"<id>,mail\n1,x\n", "a.csv", "csv"},
		{"< 5,mail\n1,x\n", "", "csv"},
	} {
		f, err := Open(strings.NewReader(tt.in), Options{Name: tt.name})
		if err != nil || f.Format.Name != tt.want {
			t.Errorf("%.40q as %q: %+v, %v; want %s", tt.in, tt.name, f, err, tt.want)
		}
	}
	for _, tt := range []struct{ in, name string }{
		{"<r><v>1</v></r>", "a.csv"}, {"<?xml version=\"1.0\"?>", "a.tsv"}, {"<!doctype html>", "a.csv"}, {"id,mail\n1,x\n", "a.xml"}, {`{"a":1}`, "a.xml"},
		{`{"a":1}`, "a.html"},
	} {
		if f, err := Open(strings.NewReader(tt.in), Options{Name: tt.name}); !errors.Is(err, ErrFormatMismatch) {
			t.Errorf("%q as %q: %+v, %v", tt.in, tt.name, f, err)
		}
	}
	if f, err := Open(strings.NewReader("<a><b>1</b></a>"), Options{Name: "a.xml", Format: "text"}); err != nil || f.Reader != nil {
		t.Errorf("who asks for a text does not get one: %v", err)
	}
}

// TestSQLTold holds which files are SQL by their content, and which by their names alone.
func TestSQLTold(t *testing.T) {
	for _, tt := range []struct{ reason, name, in, want string }{
		{"a dump", "", "-- MySQL dump\n\n/*!40101 SET x */;\nDROP TABLE IF EXISTS `a`;\n", "sql"},
		{"settings before it", "", "\ufeffPRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\nCREATE TABLE a (b);\n", "sql"},
		{"batches", "", "USE [a]\nGO\nINSERT [dbo].[a] ([b]) VALUES (1)\n", "sql"},
		{"a line of values", "", "COPY a (b) FROM stdin;\n1\n\\.\n", "sql"},
		{"a name", "a.sql", "hello, world\n", "sql"},
		{"a name with gzip behind it is not gzip", "a.SQL", "", "sql"},
		{"a table", "", "insert,into\n1,2\n", "csv"},
		{"another", "", "select;create\n1;2\n", "csv"},
		{"a title", "", "create,drop,copy\n1,2,3\n", "csv"},
		{"a name that says otherwise", "a.csv", "INSERT INTO a VALUES (1,2);\n", "csv"},
		{"a text", "a.txt", "INSERT INTO a VALUES (1,2);\n", "text"},
		{"JSON", "", `{"a":"INSERT INTO a VALUES (1);"}`, "json"},
	} {
		f, err := Open(strings.NewReader(tt.in), Options{Name: tt.name})
		if err != nil || f.Format.Name != tt.want {
			t.Errorf("%s: %+v, %v", tt.reason, f, err)
		}
	}
}
