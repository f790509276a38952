package redact_test

import (
	"database/sql"
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/masker/redact"
)

type base struct {
	Phone string `privet:"PHONE_NUMBER"`
}

type customer struct {
	base
	ID     int
	Email  string            `json:"email" privet:"EMAIL_ADDRESS,mask"`
	SSN    *string           `json:"ssn,omitempty" privet:"ssn,redact"`
	Cards  []string          `privet:"CREDIT_CARD"`
	Names  map[string]string `privet:"PERSON"`
	Notes  string            `privet:"FREE_TEXT"`
	Age    int               `privet:"AGE"`
	Born   time.Time         `privet:"DOB"`
	City   sql.NullString    `privet:"CITY"`
	Any    any               `privet:"PASSWORD"`
	Raw    []byte            `privet:"PASSWORD"`
	Plain  string            `privet:"-"`
	Pair   [2]string         `privet:"SSN,redact"`
	Friend *customer
	Others []customer
	ByName map[string]*customer
	Loose  any
}

// TestMarshal says what becomes of tagged fields, wherever they are.
func TestMarshal(t *testing.T) {
	ssn := "536-22-8145"
	inner := &customer{Email: mail, Notes: "ask " + mail}
	v := &customer{
		base: base{Phone: "+1 415 555 0144"}, ID: 7, Email: mail, SSN: &ssn, Cards: []string{card}, Names: map[string]string{"a": "Odette"},
		Notes: "ask " + mail + " today", Age: 41, Born: time.Date(1985, 2, 3, 0, 0, 0, 0, time.UTC), City: sql.NullString{String: "Ghent", Valid: true},
		Any: map[string]any{"k": []any{secret, 12.0, true}}, Raw: []byte(secret), Plain: "open", Pair: [2]string{ssn, ""},
		Friend: inner, Others: []customer{*inner}, ByName: map[string]*customer{"x": inner, "none": nil}, Loose: []any{inner, 3},
	}
	before, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	got, err := redact.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	after, _ := json.Marshal(v)
	if string(before) != string(after) {
		t.Error("the value was changed")
	}
	var out customer
	if err := json.Unmarshal(got, &out); err != nil {
		t.Fatal(err)
	}
	masked := "o*****.l*******@quillmail.example"
	for _, c := range []struct{ what, got, want string }{
		{"embedded", out.Phone, "+1 *** *** **44"},
		{"string", out.Email, masked},
		{"pointer", *out.SSN, "[SSN]"},
		{"slice", out.Cards[0], "**** **** **** 1111"},
		{"map", out.Names["a"], "O*****"},
		{"text", out.Notes, "ask " + masked + " today"},
		{"bytes", string(out.Raw), strings.Repeat("*", len(secret))},
		{"kept", out.Plain, "open"},
		{"array", out.Pair[0] + out.Pair[1], "[SSN]"},
		{"null of a database", out.City.String, "*****"},
		{"nested", out.Friend.Email, masked},
		{"in a slice", out.Others[0].Email, masked},
		{"in a map", out.ByName["x"].Email, masked},
		{"in an interface", out.Loose.([]any)[0].(map[string]any)["email"].(string), masked},
	} {
		if c.got != c.want {
			t.Errorf("%s: %q, not %q", c.what, c.got, c.want)
		}
	}
	if out.ID != 7 || out.Age != 0 || !out.Born.IsZero() || !out.City.Valid || out.ByName["none"] != nil {
		t.Errorf("%+v", out)
	}
	if want := map[string]any{"k": []any{strings.Repeat("*", len(secret)), "**", redact.Replacement}}; !reflect.DeepEqual(out.Any, want) {
		t.Errorf("%v", out.Any)
	}
	for _, leak := range []string{mailPart, "8145", "Odette", secret, "Ghent", "41,", "1985"} {
		if strings.Contains(string(got), leak) {
			t.Errorf("%q is in the result", leak)
		}
	}
}

// TestMarshalPlain holds that a value without tags is what package json makes of it.
func TestMarshalPlain(t *testing.T) {
	type node struct {
		Name string
		Next *node
		Any  any
	}
	for _, v := range []any{nil, 3, "a", []int{1}, map[string]int{"a": 1}, &node{Name: "x", Next: &node{}}, node{Any: &node{Any: 2}}, (*node)(nil)} {
		want, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		got, err := redact.Marshal(v)
		if err != nil || string(got) != string(want) {
			t.Errorf("%s, %v, not %s", got, err, want)
		}
	}
}

type noisy struct {
	Salary float64 `privet:"SALARY"`
}

// TestMarshalNumbers holds that numbers stay numbers under an operator that makes such.
func TestMarshalNumbers(t *testing.T) {
	r := newRedactor(t, &redact.Options{Policy: &masker.Policy{Labels: map[string]masker.Operation{"SALARY": {Operator: "replace", With: "12.5"}}}})
	if got, err := r.Marshal(noisy{5000}); err != nil || string(got) != `{"Salary":12.5}` {
		t.Errorf("%s, %v", got, err)
	}
}

type hidden struct {
	A string `privet:"SSN"`
}

// TestMarshalRefused says which tags are refused, each time and all reasons at once, and that no value is in the error.
func TestMarshalRefused(t *testing.T) {
	type bad struct {
		A string `privet:"EMIAL_ADDRESS"`
		b string `privet:"SSN"`
		C string `privet:"SSN,shred"`
		D string `privet:""`
		E string `privet:"SSN,hash"`
		F string `privet:"FREE_TEXT,redact"`
		*hidden
	}
	for range 2 {
		got, err := redact.Marshal([]any{1, &bad{A: mail, b: mail, C: mail}})
		if !errors.Is(err, redact.ErrTag) || got != nil {
			t.Fatalf("%s, %v", got, err)
		}
		for _, field := range []string{".A", ".b", ".C", ".D", ".E", ".F", ".hidden"} {
			if !strings.Contains(err.Error(), field+":") && !strings.Contains(err.Error(), field+" ") && !strings.Contains(err.Error(), field+",") {
				t.Errorf("%s is not in: %v", field, err)
			}
		}
		if strings.Contains(err.Error(), mailPart) {
			t.Error("a value is in the error")
		}
	}
	cycle := &customer{}
	cycle.Friend = cycle
	if got, err := redact.Marshal(cycle); !errors.Is(err, redact.ErrDepth) || got != nil {
		t.Errorf("a cycle: %v", err)
	}
}

// TestMarshalJSONTypes says what becomes of tagged fields of the types that package json writes in its own way.
func TestMarshalJSONTypes(t *testing.T) {
	for _, c := range []struct {
		v    any
		want string
	}{
		{struct {
			V json.Number `privet:"PHONE_NUMBER"`
		}{"4155550144"}, `{"V":0}`},
		{struct {
			V json.RawMessage `privet:"EMAIL_ADDRESS"`
		}{json.RawMessage(`"` + mail + `"`)}, `{"V":"` + maskedMail + `"}`},
		{struct {
			V json.RawMessage `privet:"FREE_TEXT"`
		}{json.RawMessage(`{"pwd":"abc","to":["` + mail + `"]}`)}, `{"V":{"pwd":"***","to":["` + maskedMail + `"]}}`},
		{struct {
			V json.RawMessage `privet:"PASSWORD"`
		}{}, `{"V":null}`},
		{struct {
			V json.Marshaler `privet:"PASSWORD"`
		}{json.RawMessage(`{"a":1}`)}, `{"V":"*******"}`},
		{struct {
			V *int `json:",string" privet:"PIN"`
		}{new(int)}, `{"V":"0"}`},
	} {
		got, err := redact.Marshal(c.v)
		if err != nil || string(got) != c.want {
			t.Errorf("%T: %s, %v", c.v, got, err)
		}
	}
}

type unlucky struct{}

func (unlucky) MarshalJSON() ([]byte, error) { return nil, errors.New("no such user " + mail) }

// TestMarshalErrors holds that the personal data in the error of a method is masked.
func TestMarshalErrors(t *testing.T) {
	for _, v := range []any{unlucky{}, struct {
		A unlucky
		B string `privet:"PASSWORD"`
	}{}} {
		got, err := redact.Marshal(v)
		var wrong *json.MarshalerError
		if got != nil || err == nil || strings.Contains(err.Error(), mailPart) || !errors.As(err, &wrong) {
			t.Errorf("%s, %v", got, err)
		}
	}
}
