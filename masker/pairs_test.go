package masker

import (
	"bytes"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// byLastName is a Classifier that goes by the last part of names: ssn in value{ssn}, rows[].ssn and ssn.
type byLastName struct{}

func (byLastName) Columns(columns []privet.Column) []privet.Result {
	last := make([]privet.Column, len(columns))
	for i, c := range columns {
		c.Name = strings.TrimRight(c.Name, "}")
		last[i] = privet.Column{Name: c.Name[strings.LastIndexAny(c.Name, "{.]")+1:], Values: c.Values}
	}
	return fakeColumns.Columns(last)
}

var pairFiles = []struct{ reason, in, want string }{
	{"attributes", "id,attribute,value\n1,ssn,123-45-6789\n1,mail,jo@b.co\n1,id,7\n1,jo@b.co,x\n", "id,attribute,value\n1,ssn,***-**-6789\n1,mail,j*@b.co\n1,id,7\n1,*******,*\n"},
	{"on its side", "id,7,8\nssn,123-45-6789,987-65-4321\nmail,jo@b.co,\"jo,d@b.co\"\n", "id,7,8\nssn,***-**-6789,***-**-4321\nmail,j*@b.co,\"*********\"\n"},
	{"JSON in fields", "id,more\n1,\"{\"\"ssn\"\":\"\"123-45-6789\"\",\"\"id\"\":7,\"\"mail\"\":null}\"\n", "id,more\n1,\"{\"\"ssn\"\":\"\"***-**-6789\"\",\"\"id\"\":7,\"\"mail\"\":null}\"\n"},
	{"pairs", `[{"key":"ssn","value":"123-45-6789"},{"value":"jo@b.co","key":"mail"}]`, `[{"key":"ssn","value":"***-**-6789"},{"value":"j*@b.co","key":"mail"}]`},
	{"arrays", `[["id","ssn"],[7,"123-45-6789"]]`, `[["id","ssn"],[7,"***-**-6789"]]`},
	{"names beside rows", `{"columns":["id","ssn"],"data":[[7,"123-45-6789"]]}`, `{"columns":["id","ssn"],"data":[[7,"***-**-6789"]]}`},
	{"JSON in strings", `[{"more":"{\"ssn\":\"123-45-6789\",\"id\":7}"}]`, `[{"more":"{\"ssn\":\"***-**-6789\",\"id\":7}"}]`},
}

// TestFilePairs masks files whose values have their names beside them, and unmasks them by the labels in
// the report.
func TestFilePairs(t *testing.T) {
	for _, tt := range pairFiles {
		var dst bytes.Buffer
		m := newMasker(t, &Options{Finder: fakeFinder{}, Classifier: byLastName{}})
		if _, err := m.File(&dst, strings.NewReader(tt.in), nil); err != nil || dst.String() != tt.want {
			t.Errorf("%s: %v\ngot  %s\nwant %s", tt.reason, err, dst.String(), tt.want)
		}

		policy, err := ParsePolicy([]byte(`{"labels":{"SSN":{"operator":"fpe"},"EMAIL_ADDRESS":{"operator":"encrypt"}},"unknown":"keep"}`))
		if err != nil {
			t.Fatal(err)
		}
		m = newMasker(t, &Options{Finder: fakeFinder{}, Classifier: byLastName{}, Policy: policy, Keys: testKeys})
		var masked, back bytes.Buffer
		report, err := m.File(&masked, strings.NewReader(tt.in), nil)
		if err != nil || strings.Contains(masked.String(), "6789") {
			t.Fatalf("%s: %s, %v", tt.reason, masked.String(), err)
		}
		opts := &FileOptions{Columns: map[string]privet.Label{}}
		for _, c := range report.Columns {
			opts.Columns[c.Column] = c.Label
		}
		if _, err := m.UnmaskFile(&back, &masked, opts); err != nil || back.String() != tt.in {
			t.Errorf("%s: %v\ngot  %s\nwant %s", tt.reason, err, back.String(), tt.in)
		}
	}
}

// TestFilePairsNamed holds that a column which the policy names is masked as it says, whatever stands
// beside its values or in them.
func TestFilePairsNamed(t *testing.T) {
	policy, err := ParsePolicy([]byte(`{"columns":{"value":{"operator":"redact"}}}`))
	if err != nil {
		t.Fatal(err)
	}
	m := newMasker(t, &Options{Finder: fakeFinder{}, Classifier: byLastName{}, Policy: policy})
	for in, want := range map[string]string{
		"id,attribute,value\n1,ssn,123-45-6789\n": "id,attribute,value\n1,***,[REDACTED]\n",
		`[{"id":1,"value":"{\"id\":1}"}]`:         `[{"id":1,"value":"[REDACTED]"}]`,
	} {
		var dst bytes.Buffer
		if _, err := m.File(&dst, strings.NewReader(in), nil); err != nil || dst.String() != want {
			t.Errorf("%s: %v\ngot  %s\nwant %s", in, err, dst.String(), want)
		}
	}
}

// TestFilePairsWorkers holds that the number of workers changes nothing, where names are met late as well.
func TestFilePairsWorkers(t *testing.T) {
	m := newMasker(t, &Options{Finder: fakeFinder{}, Classifier: byLastName{}})
	var table, lines strings.Builder
	table.WriteString("id,attribute,value\n")
	for i := range 30_000 {
		name := [...]string{"ssn", "mail", "id", fmt.Sprintf("late_%d", i/1000)}[i%4]
		fmt.Fprintf(&table, "1,%s,\"{\"\"ssn\"\":\"\"123-45-6789\"\",\"\"late_%d\"\":%d}\"\n1,%s,123-45-6789\n", name, i/500, i, name)
		fmt.Fprintf(&lines, "{\"a\":[{\"value\":\"123-45-6789\",\"key\":%q}],\"s\":\"{\\\"late_%d\\\":\\\"123-45-6789\\\"}\"}\n", name, i/500)
	}
	for _, in := range []string{table.String(), lines.String()} {
		var first bytes.Buffer
		want, err := m.File(&first, strings.NewReader(in), &FileOptions{Workers: 1})
		if err != nil {
			t.Fatal(err)
		}
		if len(want.Columns) < 60 {
			t.Errorf("%d columns", len(want.Columns))
		}
		for _, workers := range []int{2, 8} {
			var dst bytes.Buffer
			report, err := m.File(&dst, strings.NewReader(in), &FileOptions{Workers: workers})
			if err != nil || !reflect.DeepEqual(report, want) || !bytes.Equal(dst.Bytes(), first.Bytes()) {
				t.Errorf("%d workers: %v, %d bytes; want %d", workers, err, dst.Len(), first.Len())
			}
		}
	}
}
