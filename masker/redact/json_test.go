package redact_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/masker/redact"
)

// TestAppendJSON says what becomes of values by their keys, and that all else stays byte for byte.
func TestAppendJSON(t *testing.T) {
	var r *redact.Redactor
	for _, c := range []struct{ in, out string }{
		{`{}`, `{}`},
		{` [ 1.50, true , null,"open" ] `, ` [ 1.50, true , null,"open" ] `},
		{`{"password":"a\"b","n":1e3}`, `{"password":"***","n":1e3}`},
		{`{"password":{"hint":["red","blue"],"tries":3,"weak":true}}`, `{"password":{"hint":["***","****"],"tries":"*","weak":"[REDACTED]"}}`},
		{`{"emails":["` + mail + `"], "state" : "open"}`, `{"emails":["o*****.l*******@quillmail.example"], "state" : "****"}`},
		{`{"age":41,"salary":5000.5,"count":41}`, `{"age":"**","salary":"******","count":41}`},
		{`{"v":4111111111111111,"size":4111111111111111}`, `{"v":"************1111","size":4111111111111111}`},
		{`{"key":"password","value":"hunter22"}`, `{"key":"password","value":"********"}`},
		{`{"` + mail + `":{"visits":3}}`, `{"o*****.l*******@quillmail.example":{"visits":3}}`},
		{`"\u006fdette.larkspur@quillmail.example"`, `"o*****.l*******@quillmail.example"`},
		{`{"body":"{\"pwd\":\"abc\",\"list\":\"[1,\\\"` + mail + `\\\"]\"}"}`, `{"body":"{\"pwd\":\"***\",\"list\":\"[1,\\\"` + maskedMail + `\\\"]\"}"}`},
		{`[ [ "Authorization" , "abc" ],["cookie","a=b"],["color","red"],["token","id","b"],[] ]`,
			`[ [ "Authorization" , "***" ],["cookie","***"],["color","red"],["token","id","b"],[] ]`},
		{`{"password":null,"password":""}`, `{"password":null,"password":""}`},
	} {
		got, err := r.AppendJSON([]byte("> "), []byte(c.in))
		if err != nil || string(got) != "> "+c.out {
			t.Errorf("%s: %s, %v", c.in, got, err)
		}
	}
	long := strings.Repeat("k", 300)
	deep := strings.Repeat(`{"part":`, 200) + `{"` + mail + `":"abc"}` + strings.Repeat("}", 200)
	for in, want := range map[string]string{
		`{"password":{"` + long + `":"abc","n":[1]},"size":"abc"}`: `{"password":{"[REDACTED]":"***","n":["*"]},"size":"abc"}`,
		deep: strings.Replace(strings.Replace(deep, mail, "o*****.l*******@quillmail.example", 1), "abc", "***", 1),
	} {
		if got, err := r.AppendJSON(nil, []byte(in)); err != nil || string(got) != want {
			t.Errorf("%s, %v", got, err)
		}
	}
	for in, want := range map[string]error{`{"a":`: redact.ErrJSON, `{} {}`: redact.ErrJSON, "": redact.ErrJSON, "\"\xff\"": redact.ErrUTF8} {
		if got, err := r.AppendJSON(nil, []byte(in)); !errors.Is(err, want) || got != nil {
			t.Errorf("%q: %q, %v", in, got, err)
		}
	}
}

// TestJSONNumbers holds that what an operator makes a number stays one.
func TestJSONNumbers(t *testing.T) {
	r := newRedactor(t, &redact.Options{Policy: &masker.Policy{Labels: map[string]masker.Operation{"SALARY": {Operator: "generalize", Bucket: 1000}, "AGE": {Operator: "replace", With: "0"}}}})
	got, err := r.AppendJSON(nil, []byte(`{"age":41}`))
	if err != nil || string(got) != `{"age":0}` {
		t.Errorf("%s, %v", got, err)
	}
}

// FuzzAppendJSON holds that the result is JSON with the same shape, that nothing marked is in it, and that what is no
// JSON is an error.
func FuzzAppendJSON(f *testing.F) {
	for _, s := range []string{`{"a":[1,{"b":"c"}]}`, `[[],{},"\ud800",-0.5e7]`, `{"email":{"x":1}}`, `{"name":"k","value":[true]}`, "{\"\xff\":1}"} {
		f.Add([]byte(s))
	}
	r, err := redact.New(&redact.Options{Fields: map[string]privet.Label{"id": privet.None}})
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, in []byte) {
		out, err := r.AppendJSON(nil, in)
		if err != nil {
			if out != nil {
				t.Fatal("an error and a result")
			}
			return
		}
		if !json.Valid(out) {
			t.Fatalf("%q becomes %q", in, out)
		}
		if marked, err := r.AppendJSON(nil, []byte(`{"password":["`+secret+`",`+string(in)+`]}`)); err != nil || strings.Contains(string(marked), secret) {
			t.Fatalf("%q, %v", marked, err)
		}
	})
}
