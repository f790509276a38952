package redact

import (
	"context"
	"encoding"
	"encoding/json"
	"fmt"
	"log/slog"
	"reflect"
	"strings"
)

// NewHandler gives a handler that redacts the message and the attributes of each record and hands it on to
// next. A nil Redactor is the shared one. The handler is safe for concurrent use if next is.
//
// Attributes are judged by their keys with the groups they are in, as user.name, and what a key does not
// tell is searched as text; see Fields in the documentation of the package. Values that are a
// [slog.LogValuer] are resolved first. Of other values
//
//   - numbers, booleans, times and durations stay what they are, unless the key says that they are personal;
//   - an error, an [encoding.TextMarshaler], a [fmt.Stringer] and []byte become strings;
//   - everything else becomes JSON, as by [Redactor.Marshal] and [Redactor.AppendJSON]: a [json.RawMessage], which
//     both handlers of package slog write as it is;
//   - what cannot be written so, and what panics, becomes [Replacement].
//
// Names of groups stay, and so does a key, unless it is data itself.
//
// A record with a message and three attributes takes 4 µs where there is nothing to mask, and 11 µs with an address of e-mail
// in it, beside 2 µs for [slog.JSONHandler] alone.
func NewHandler(next slog.Handler, r *Redactor) slog.Handler {
	return &handler{next: next, r: r.ready()}
}

type handler struct {
	next  slog.Handler
	r     *Redactor
	group string // the names of the open groups, each with a dot behind it
}

// Enabled reports what the next handler does.
func (h *handler) Enabled(ctx context.Context, level slog.Level) bool {
	return h.next.Enabled(ctx, level)
}

// Handle redacts the record and hands it on.
func (h *handler) Handle(ctx context.Context, rec slog.Record) error {
	message := h.r.text(h.r.masker, rec.Message)
	var room [8]slog.Attr
	attrs, changed := room[:0], message != rec.Message
	rec.Attrs(func(a slog.Attr) bool {
		a, other := h.r.attr(h.group, a)
		attrs, changed = append(attrs, a), changed || other
		return true
	})
	if !changed {
		return h.next.Handle(ctx, rec)
	}
	redacted := slog.NewRecord(rec.Time, rec.Level, message, rec.PC)
	redacted.AddAttrs(attrs...)
	return h.next.Handle(ctx, redacted)
}

// WithAttrs redacts the attributes once, for all records to come.
func (h *handler) WithAttrs(attrs []slog.Attr) slog.Handler {
	redacted := make([]slog.Attr, len(attrs))
	for i, a := range attrs {
		redacted[i], _ = h.r.attr(h.group, a)
	}
	return &handler{next: h.next.WithAttrs(redacted), r: h.r, group: h.group}
}

// WithGroup opens a group.
func (h *handler) WithGroup(name string) slog.Handler {
	if name == "" {
		return h
	}
	return &handler{next: h.next.WithGroup(name), r: h.r, group: h.group + name + "."}
}

// attr redacts an attribute. The second result reports whether it is another now.
func (r *Redactor) attr(group string, a slog.Attr) (slog.Attr, bool) {
	kind := a.Value.Kind()
	changed := kind == slog.KindLogValuer
	if changed {
		a.Value = a.Value.Resolve()
		kind = a.Value.Kind()
	}
	if a.Key == "" && kind != slog.KindGroup && a.Value.Equal(slog.Value{}) {
		return a, changed // is left out by handlers
	}
	name := group + a.Key
	if kind == slog.KindGroup {
		return r.groupAttr(name, a, changed)
	}
	f := r.field(name)
	if f.data {
		a.Key, changed = r.key(a.Key), true
		name = group + dataKey
		f = r.field(name)
	}
	if f.keep {
		return a, changed
	}
	switch kind {
	case slog.KindString:
		s := a.Value.String()
		masked := r.value(f, s)
		if masked == s {
			return a, changed
		}
		a.Value = slog.StringValue(masked)
	case slog.KindBool:
		if !r.boolean(f) {
			return a, changed
		}
		a.Value = slog.StringValue(Replacement)
	case slog.KindTime, slog.KindDuration:
		if f.label == "" {
			return a, changed
		}
		a.Value = slog.StringValue(r.value(f, a.Value.String()))
	case slog.KindInt64, slog.KindUint64, slog.KindFloat64:
		if f.label == "" && f.none {
			return a, changed
		}
		masked, other := r.number(f, a.Value.String())
		if !other {
			return a, changed
		}
		a.Value = slog.StringValue(masked)
	default:
		value, other := r.any(name, f, a.Value.Any())
		if !other {
			return a, changed
		}
		a.Value = slog.AnyValue(value)
	}
	return a, true
}

// groupAttr redacts the attributes of a group.
func (r *Redactor) groupAttr(name string, a slog.Attr, changed bool) (slog.Attr, bool) {
	inner := name
	if a.Key != "" {
		inner += "."
		if r.field(name).data {
			inner = strings.TrimSuffix(name, a.Key) + dataKey + "."
			a.Key, changed = r.key(a.Key), true
		}
	}
	members := a.Value.Group()
	redacted := make([]slog.Attr, len(members))
	for i, m := range members {
		var other bool
		redacted[i], other = r.attr(inner, m)
		changed = changed || other
	}
	if changed {
		a.Value = slog.GroupValue(redacted...)
	}
	return a, changed
}

// any redacts a value of any other type. What panics in a method of the value is replaced, as package slog
// does with a panic of its kind.
func (r *Redactor) any(name string, f *field, v any) (value any, changed bool) {
	defer func() {
		if recover() != nil {
			value, changed = Replacement, true
		}
	}()
	switch v := v.(type) {
	case nil:
		return nil, false
	case error:
		return r.value(f, v.Error()), true
	case []byte:
		return r.value(f, string(v)), true
	case json.Marshaler:
		return r.document(name, v), true
	case encoding.TextMarshaler:
		text, err := v.MarshalText()
		if err != nil {
			return Replacement, true
		}
		return r.value(f, string(text)), true
	case fmt.Stringer:
		return r.value(f, v.String()), true
	}
	switch rv := reflect.ValueOf(v); rv.Kind() {
	case reflect.String:
		return r.value(f, rv.String()), true
	case reflect.Bool:
		if r.boolean(f) {
			return Replacement, true
		}
		return v, false
	}
	return r.document(name, v), true
}

// document gives what a value is in JSON, redacted.
func (r *Redactor) document(name string, v any) any {
	plain, err := r.Marshal(v)
	if err != nil || len(plain) > r.maxText {
		return Replacement
	}
	redacted, err := r.appendJSON(nil, plain, name)
	if err != nil {
		return Replacement
	}
	var text string
	if redacted[0] == '"' && json.Unmarshal(redacted, &text) == nil {
		return text
	}
	return json.RawMessage(redacted)
}
