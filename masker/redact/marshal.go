package redact

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
)

// Tag is the key of the struct tags that [Marshal] reads.
const Tag = "privet"

// maxDepth is how many values inside each other are copied.
const maxDepth = 1000

// The reasons why a value cannot be marshalled, beside those of package json.
var (
	// ErrTag says that a struct tag cannot be used. The message says where and why.
	ErrTag = errors.New("unusable struct tag")

	// ErrDepth says that more than 1,000 values are inside each other, as in a cycle.
	ErrDepth = errors.New("redact: values are nested too deeply")
)

// Marshal gives the JSON of v, as [json.Marshal] does, with the fields masked that have a struct tag:
//
//	type Customer struct {
//		ID    int
//		Email string   `json:"email" privet:"EMAIL_ADDRESS"`
//		Cards []string `json:"cards" privet:"CREDIT_CARD,mask"`
//		SSN   string   `json:"ssn" privet:"SSN,redact"`
//		Notes string   `json:"notes" privet:"FREE_TEXT"`
//	}
//
// The tag has a label, by its name, code or an alias, and may have an operator that needs no parameters
// beside it; without one the policy has the say. FREE_TEXT is searched as text. A field without a tag stays as it is,
// and so does one with "-". What is in a tagged slice, map, pointer, struct or interface is masked value by value; keys
// of maps stay. Masked values are strings; what is masked in a [json.RawMessage] is one too, unless it is searched and is
// a document still. A field that holds no strings, such as a [json.Number], becomes the zero value of its
// type, unless the operator gives something of its kind, so that numbers under noise stay numbers.
//
// v is not changed: the structs that lead to a tagged field are copied. Its methods MarshalJSON
// and MarshalText are called for the copy; a tagged field of a type that has one is masked before.
// A tag that nobody understands, or on a field that is not exported, is [ErrTag], and nothing is marshalled.
//
// What a type asks for is found out once. A struct of ten fields, three of them masked, takes some 2 µs beside 1 µs
// for json.Marshal.
func Marshal(v any) ([]byte, error) { return shared().Marshal(v) }

// Marshal is the function [Marshal] with the options of the Redactor.
func (r *Redactor) Marshal(v any) ([]byte, error) {
	r = r.ready()
	if v == nil {
		return []byte("null"), nil
	}
	in := reflect.ValueOf(v)
	p, err := r.plan(in.Type())
	if err != nil {
		return nil, err
	}
	if p.idle {
		return r.encode(v)
	}
	c := copier{r: r}
	out := reflect.New(in.Type()).Elem()
	if err := c.copy(out, in, p, 0); err != nil {
		return nil, err
	}
	return r.encode(out.Interface())
}

// encode is [json.Marshal], whose errors can have values in them.
func (r *Redactor) encode(v any) ([]byte, error) {
	document, err := json.Marshal(v)
	if err != nil {
		return nil, r.failure(err)
	}
	return document, nil
}

// A plan says where in the values of a type the tagged fields are.
type plan struct {
	idle   bool // there are none
	elem   *plan
	fields []plannedField // of a struct
}

type plannedField struct {
	index int
	plan  *plan // nil: the field is tagged
	how   *field
}

// plan gives the plan of a type.
func (r *Redactor) plan(t reflect.Type) (*plan, error) {
	known, ok := r.plans.Load(t)
	if !ok {
		b := planner{r: r, plans: map[reflect.Type]*plan{}}
		p := b.plan(t)
		b.settle()
		known = p
		if err := errors.Join(b.errs...); err != nil {
			known = fmt.Errorf("redact: %w", err)
		}
		known, _ = r.plans.LoadOrStore(t, known)
	}
	if err, ok := known.(error); ok {
		return nil, err
	}
	return known.(*plan), nil
}

// A planner makes the plans of a type and of all types in it, which may be in themselves.
type planner struct {
	r     *Redactor
	plans map[reflect.Type]*plan
	errs  []error

	// hidden are embedded pointers to structs that are not exported: package json writes what is in
	// them, and nobody can set them.
	hidden []hiddenField
}

type hiddenField struct {
	name string
	plan *plan
}

func (b *planner) plan(t reflect.Type) *plan {
	if p := b.plans[t]; p != nil {
		return p
	}
	p := &plan{idle: true}
	b.plans[t] = p
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Array, reflect.Map:
		p.elem = b.plan(t.Elem())
	case reflect.Interface:
		p.idle = false // what is in it tells
	case reflect.Struct:
		for i := range t.NumField() {
			b.field(p, t, i)
		}
	}
	return p
}

func (b *planner) field(p *plan, t reflect.Type, i int) {
	f := t.Field(i)
	tag, ok := f.Tag.Lookup(Tag)
	switch {
	case ok && tag == "-":
	case ok && !f.IsExported():
		b.errs = append(b.errs, fmt.Errorf("%w: %s.%s is not exported", ErrTag, t, f.Name))
	case ok:
		how, err := b.r.tagged(tag)
		if err != nil {
			b.errs = append(b.errs, fmt.Errorf("%w: %s.%s: %w", ErrTag, t, f.Name, err))
			return
		}
		p.idle = false
		p.fields = append(p.fields, plannedField{index: i, how: how})
	case f.IsExported() || f.Anonymous && f.Type.Kind() == reflect.Struct:
		p.fields = append(p.fields, plannedField{index: i, plan: b.plan(f.Type)})
	case f.Anonymous:
		b.hidden = append(b.hidden, hiddenField{fmt.Sprintf("%s.%s", t, f.Name), b.plan(f.Type)})
	}
}

// settle finds out which plans have something to do: those that one with something to do is in.
func (b *planner) settle() {
	for again := true; again; {
		again = false
		for _, p := range b.plans {
			busy := p.elem != nil && !p.elem.idle
			for _, f := range p.fields {
				busy = busy || f.plan != nil && !f.plan.idle
			}
			if busy && p.idle {
				p.idle, again = false, true
			}
		}
	}
	for _, h := range b.hidden {
		if !h.plan.idle {
			b.errs = append(b.errs, fmt.Errorf("%w: in %s, which is an embedded pointer and not exported", ErrTag, h.name))
		}
	}
}

// tagged reads a struct tag.
func (r *Redactor) tagged(tag string) (*field, error) {
	name, operator, given := strings.Cut(tag, ",")
	label, err := r.label(name)
	if err != nil {
		return nil, errors.New("unknown label")
	}
	f := &field{label: label, masker: r.masker}
	switch label {
	case privet.LabelFreeText, privet.Unknown, privet.None:
		f.label = ""
	}
	if !given {
		return f, nil
	}
	if f.label == "" {
		return nil, errors.New("an operator needs the label of a kind of data")
	}
	if operator == "keep" {
		return &field{keep: true}, nil
	}
	policy := &masker.Policy{Labels: map[string]masker.Operation{string(label): {Operator: operator}}, Keys: r.policy.Keys}
	if f.masker, err = r.masker.With(policy, r.keys); err != nil {
		return nil, fmt.Errorf("the operator: %w", err)
	}
	return f, nil
}

// A copier copies values with their tagged fields masked.
type copier struct{ r *Redactor }

// copy puts a copy of in into out, which has its type.
func (c *copier) copy(out, in reflect.Value, p *plan, depth int) error {
	if p.idle {
		out.Set(in)
		return nil
	}
	if p.fields == nil {
		return c.each(out, in, depth, func(out, in reflect.Value, depth int) error {
			p := p.elem
			if p == nil { // of an interface
				var err error
				if p, err = c.r.plan(in.Type()); err != nil {
					return err
				}
			}
			return c.copy(out, in, p, depth)
		})
	}
	if out.CanSet() { // else it is embedded and not exported, and was copied with what it is in
		out.Set(in)
	}
	for _, f := range p.fields {
		var err error
		if f.plan == nil {
			err = c.mask(out.Field(f.index), in.Field(f.index), f.how, depth)
		} else if !f.plan.idle {
			err = c.copy(out.Field(f.index), in.Field(f.index), f.plan, depth)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// each makes out anew of what is in in, value by value: the target of a pointer, the elements of a slice, an
// array or a map, what an interface holds. It leaves all else to do.
func (c *copier) each(out, in reflect.Value, depth int, do func(out, in reflect.Value, depth int) error) error {
	if depth++; depth > maxDepth {
		return ErrDepth
	}
	out.SetZero()
	switch in.Kind() {
	case reflect.Pointer, reflect.Interface:
		if in.IsNil() {
			return nil
		}
		made := reflect.New(in.Elem().Type())
		if err := do(made.Elem(), in.Elem(), depth); err != nil {
			return err
		}
		if in.Kind() == reflect.Interface {
			made = made.Elem()
		}
		out.Set(made)
	case reflect.Slice, reflect.Array:
		if in.Kind() == reflect.Slice {
			if in.IsNil() {
				return nil
			}
			out.Set(reflect.MakeSlice(in.Type(), in.Len(), in.Len()))
		}
		for i := range in.Len() {
			if err := do(out.Index(i), in.Index(i), depth); err != nil {
				return err
			}
		}
	case reflect.Map:
		if in.IsNil() {
			return nil
		}
		out.Set(reflect.MakeMapWithSize(in.Type(), in.Len()))
		for it := in.MapRange(); it.Next(); {
			made := reflect.New(in.Type().Elem()).Elem()
			if err := do(made, it.Value(), depth); err != nil {
				return err
			}
			out.SetMapIndex(it.Key(), made)
		}
	}
	return nil
}
