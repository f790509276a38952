package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
)

// sqlPeople makes up people, a row each, and the names of their columns.
func sqlPeople() (names []string, rows [][]string) {
	first := strings.Fields("Anna Ben Clara Dario Emil Frida Gustav Hana Ines Jonas")
	last := strings.Fields("Abramov Bergstrom Castellano Dombrowski Eriksen")
	names = strings.Fields("id first_name last_name email phone ssn password mrn salary date_of_birth status")
	for i := range 50 {
		f, l := first[i%10], last[i/10]
		rows = append(rows, []string{fmt.Sprint(1 + i), f, l, strings.ToLower(f+"."+l) + "@mail.example", fmt.Sprintf("+1 415-555-%04d", 1371+97*i),
			fmt.Sprintf("%03d-%02d-%04d", 211+7*i, 11+i, 4013+31*i), fmt.Sprintf("Tiger%dzK!", 4711+i*i), fmt.Sprintf("MRN%07d", 2093111+917*i),
			fmt.Sprint(41000 + 731*i), fmt.Sprintf("19%d-%02d-%02d", 50+i, 1+i%12, 1+i%28), []string{"active", "paused", "closed"}[i%3]})
	}
	return names, rows
}

// TestSQL holds that nobody in a dump stays, whatever wrote it, and that all that is no data does. The
// columns are those of a table of the same people.
func TestSQL(t *testing.T) {
	longtest.Alone(t)
	names, rows := sqlPeople()
	quoted := func(row []string, before, number, day string) string {
		var values []string
		for i, v := range row {
			switch names[i] {
			case "id":
				values = append(values, v)
			case "salary":
				values = append(values, fmt.Sprintf(number, v))
			case "date_of_birth":
				values = append(values, fmt.Sprintf(day, v))
			default:
				values = append(values, before+"'"+v+"'")
			}
		}
		return "(" + strings.Join(values, ", ") + ")"
	}
	each := func(line func(row []string) string, between string) string {
		var lines []string
		for _, row := range rows {
			lines = append(lines, line(row))
		}
		return strings.Join(lines, between)
	}
	plain := func(row []string) string { return quoted(row, "", "%s", "'%s'") }
	create := func(quote string) string {
		return "CREATE TABLE " + quote + "people" + quote + " (\n" + quote + strings.Join(names, quote+" varchar(40),\n"+quote) + quote + " varchar(40),\nPRIMARY KEY (id)\n)"
	}
	list := strings.Join(names, ", ")
	orders := "CREATE TABLE `orders` (`id` int, `state` varchar(8)) ENGINE=InnoDB;\nINSERT INTO `orders` VALUES " + strings.Repeat("(1,'open'),", longtest.Watched(20_000, 2000)) + "(2,'done');\n"
	dir := t.TempDir()
	for name, in := range map[string]string{
		"MySQL":                      "-- MySQL dump 10.13\n" + create("`") + " ENGINE=InnoDB;\nINSERT INTO `people` VALUES " + each(plain, ",") + ";\n",
		"behind a large table":       "-- MySQL dump 10.13\n" + orders + create("`") + " ENGINE=InnoDB;\nINSERT INTO `people` VALUES " + each(plain, ",") + ";\n",
		"PostgreSQL":                 create(`"`) + ";\nCOPY public.people (" + list + ") FROM stdin;\n" + each(func(row []string) string { return strings.Join(row, "\t") }, "\n") + "\n\\.\n",
		"PostgreSQL with statements": create("") + ";\n" + each(func(row []string) string { return "INSERT INTO public.people VALUES " + plain(row) + ";" }, "\n") + "\n",
		"SQL Server": "USE [a]\nGO\n" + each(func(row []string) string {
			return "INSERT [dbo].[people] ([" + strings.Join(names, "], [") + "]) VALUES " + quoted(row, "N", "CAST(%s.00 AS Decimal(10, 2))", "CAST(N'%s' AS Date)") + "\nGO"
		}, "\n") + "\n",
		"Oracle": "SET DEFINE OFF;\n" + each(func(row []string) string {
			return "Insert into HR.PEOPLE (" + list + ") values " + quoted(row, "", "%s", "to_date('%s','YYYY-MM-DD')") + ";"
		}, "\n") + "\n",
		"INSERT with SELECT": each(func(row []string) string {
			return "INSERT INTO people (" + list + ")\nSELECT " + strings.Trim(plain(row), "()") + ";"
		}, "\n") + "\n",
	} {
		original, masked := filepath.Join(dir, "a.sql"), filepath.Join(dir, "b.sql")
		if err := os.WriteFile(original, []byte(in), 0o600); err != nil {
			t.Fatal(err)
		}
		r := runPrivet(t, "", nil, "mask", "-o", masked, original)
		if r.status != exitDone {
			t.Fatalf("%s: %s", name, r.err)
		}
		out := read(t, masked)
		for _, row := range rows {
			for i, v := range row {
				if names[i] != "id" && names[i] != "status" && strings.Contains(out, v) && regexp.MustCompile(`(^|[^\w-])`+regexp.QuoteMeta(v)+`([^\w-]|$)`).MatchString(out) {
					t.Errorf("%s: %s %q stays", name, names[i], v)
				}
			}
		}
		for _, word := range append(strings.Fields("active paused closed INSERT CREATE COPY VALUES open done"), names[1:]...) {
			if got, want := strings.Count(out, word), strings.Count(in, word); got != want {
				t.Errorf("%s: %q is there %d times; want %d", name, word, got, want)
			}
		}
		p := runPrivet(t, "", nil, "profile", original)
		for i, label := range strings.Fields("- FIRST_NAME LAST_NAME EMAIL_ADDRESS PHONE_NUMBER SSN PASSWORD MEDICAL_RECORD_NUMBER SALARY DOB NONE") {
			column := regexp.MustCompile(`(?mi)^people\.` + names[i] + ` +` + label + ` `)
			if label != "-" && (!column.MatchString(p.out) || !column.MatchString(r.err)) {
				t.Errorf("%s: %s is no %s:\n%s%s", name, names[i], label, p.out, r.err)
			}
		}
		if v := runPrivet(t, "", nil, "validate", "-original", original, "-masked", original); !strings.Contains(v.out, "COLUMN_UNCHANGED") {
			t.Errorf("%s: validate finds nothing in an unmasked copy: %s%s", name, v.out, v.err)
		}
		if v := runPrivet(t, "", nil, "validate", "-original", original, "-masked", masked); strings.Contains(v.out, "RESIDUAL_PII") || strings.Contains(v.out, "COLUMN_MISSING") {
			t.Errorf("%s: validate: %s", name, v.out)
		}
		if name != "behind a large table" {
			continue
		}
		alone := filepath.Join(dir, "c.sql")
		for _, workers := range []string{"1", "3"} {
			if r := runPrivet(t, "", nil, "mask", "-q", "-ids", "mask", "-workers", workers, "-o", alone, original); r.status != exitDone {
				t.Fatal(r.err)
			}
			if got := read(t, alone); workers == "1" {
				out = got
			} else if got != out {
				t.Errorf("%s: with %s workers it is another file", name, workers)
			}
		}
	}
}

// TestSQLStatements holds that statements without rows are profiled and masked as well.
func TestSQLStatements(t *testing.T) {
	in := filepath.Join(t.TempDir(), "a.sql")
	text := "-- ask jane.doe@example.com\nUPDATE people SET ssn = '219-09-9999', status = 'open' WHERE id = 7;\n"
	if err := os.WriteFile(in, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	r := runPrivet(t, "", nil, "mask", "-q", "-o", "-", in)
	if want := strings.NewReplacer("jane.doe", "j***.d**", "219-09", "***-**").Replace(text); r.out != want {
		t.Errorf("%q; want %q: %s", r.out, want, r.err)
	}
	text, _, _ = strings.Cut(text, "UPDATE")
	if err := os.WriteFile(in, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if r := runPrivet(t, "", nil, "profile", in); !strings.Contains(r.out, "0 rows, risk 50") || !strings.Contains(r.out, "In the text: EMAIL_ADDRESS 1.") {
		t.Errorf("%s%s", r.out, r.err)
	}
}
