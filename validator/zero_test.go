package validator

import (
	"errors"
	"io"
	"reflect"
	"strings"
	"testing"

	"github.com/privet-go/privet/masker"
)

// TestZero holds that no exported method panics for a zero or a nil receiver, and that each
// of them returns an error or a result that is not taken for a clean one. A method that is
// added has to be called here.
func TestZero(t *testing.T) {
	tables := []Table{{Name: "t", Original: strings.NewReader("a\n"), Masked: strings.NewReader("a\n")}}
	refused := func(err error) bool { return errors.Is(err, ErrOptions) }
	validators := map[string]func(v *Validator) bool{
		"Validate": func(v *Validator) bool {
			r := v.Validate("SSN", "123-45-6789", "***-**-6789")
			return !r.Valid && len(r.Issues) == 1 && r.Issues[0].Code == UnknownRule
		},
		"With": func(v *Validator) bool {
			w, err := v.With(&masker.Policy{}, nil)
			x, err2 := v.With(nil, nil)
			return w == nil && refused(err) && x == nil && refused(err2)
		},
		"Tables": func(v *Validator) bool {
			r, err := v.Tables(tables, nil)
			s, err2 := v.Tables(nil, nil)
			return r == nil && refused(err) && s == nil && refused(err2)
		},
	}
	each(t, validators, nil, new(Validator))
	made := newValidator(t)
	if _, err := made.Tables(nil, nil); !refused(err) {
		t.Errorf("no tables: %v", err)
	}
	if _, err := made.Tables([]Table{{}}, &TableOptions{}); !refused(err) {
		t.Errorf("the zero table: %v", err)
	}
	if v, err := made.With(nil, nil); err != nil || !v.Validate("SSN", "123-45-6789", "***-**-6789").Valid {
		t.Errorf("a nil policy: %v", err)
	}
	each(t, map[string]func(*TableReport) bool{
		"AtLeast": func(r *TableReport) bool { return r.AtLeast(Low) == (r == nil) },
	}, nil, new(TableReport))
	each(t, map[string]func(*Attestation) bool{
		"Document": func(a *Attestation) bool {
			b, err := a.Document()
			return (err == nil) == (a != nil) && (b == nil) == (a == nil)
		},
		"Envelope": func(a *Attestation) bool {
			b, err := a.Envelope(nil)
			return err != nil && b == nil
		},
		"HTML": func(a *Attestation) bool { return (a.HTML(io.Discard) == nil) == (a != nil) },
	}, nil, new(Attestation))
	each(t, map[string]func(Level) bool{
		"AtLeast":  func(l Level) bool { return !l.AtLeast(Low) && Low.AtLeast(l) },
		"Severity": func(l Level) bool { return l.Severity() == Info },
	}, "")
}

// each calls the methods of a type by receivers, and fails when one of them is missing or
// reports false.
func each[T any](t *testing.T, methods map[string]func(T) bool, receivers ...T) {
	t.Helper()
	of := reflect.TypeFor[T]()
	for i := range of.NumMethod() {
		name := of.Method(i).Name
		call := methods[name]
		if call == nil {
			t.Errorf("%v.%s is not called", of, name)
			continue
		}
		for _, r := range receivers {
			if !call(r) {
				t.Errorf("%v.%s of %+v is not what it should be", of, name, r)
			}
		}
	}
}
