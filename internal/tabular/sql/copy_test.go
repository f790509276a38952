package sql

import (
	"errors"
	"strings"
	"testing"
)

// copies are dumps with COPY that has options, and their rows, with | between them.
var copies = map[string]string{
	"COPY p (a, b) FROM stdin WITH (FORMAT csv);\n1,\"x \"\"y\"\",\nz\"\r\n2,\n\\.\n":                                     "p.a=1 p.b=x \"y\",\nz|p.a=2",
	"COPY p (a, b) FROM stdin CSV HEADER DELIMITER AS ';' NULL AS 'NULL';\na;b\n1;NULL\n2;\n\\.\n":                        "p.a=1|p.a=2 p.b=",
	"COPY p (a, b) FROM STDIN (FORMAT csv, QUOTE '''', ESCAPE '\\', HEADER false);\n1,'it\\'s'\n\\.\n":                    "p.a=1 p.b=it's",
	"COPY p (a, b) FROM stdin WITH DELIMITER '|' NULL '';\n1|x\\|y\n|z\n\\.\n":                                            "p.a=1 p.b=x|y|p.b=z",
	"COPY p (a, b) FROM stdin (HEADER, DELIMITER ',', ENCODING 'UTF8');\na,b\n1,\\N\n\\.\nCOPY q FROM stdin;\nx,y\n\\.\n": "p.a=1 p.b=|q.1=x,y",
}

// TestCopy holds how lines behind COPY are read where it has options, and that what is put in reads as that.
func TestCopy(t *testing.T) {
	for in, want := range copies {
		r, _ := readSQL(t, strings.NewReader(in))
		if got := strings.Join(r.rows, "|"); r.err != nil || got != want {
			t.Errorf("%q: %q, %v; want %q", in, got, r.err, want)
		}
		for _, value := range []string{"*", "a|b,c", "it's \"x\"", "two\nlines\\", "\\."} {
			checkFuzzed(t, in, stepSQL(t, in, len(in)), value)
		}
	}
	r, _ := readSQL(t, strings.NewReader("COPY p FROM stdin WITH (FORMAT 'x');\n1\n\\.\n"))
	if !errors.Is(r.err, errCopy) {
		t.Errorf("%v", r.err)
	}
}
