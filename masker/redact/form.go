package redact

import (
	"net/url"
	"strings"
)

// form redacts a query or a form. Fields in which nothing is masked stay as they are spelled.
func (r *Redactor) form(form string) (string, error) {
	if form == "" {
		return "", nil
	}
	pieces := strings.Split(form, "&")
	for i, piece := range pieces {
		var err error
		if pieces[i], err = r.pair(piece); err != nil {
			return "", err
		}
	}
	return strings.Join(pieces, "&"), nil
}

// pair redacts a name with its value, or one that stands alone. Semicolons part such pairs for some readers and not for
// others: where the name does not tell what all of the value is, it is read as pairs.
func (r *Redactor) pair(piece string) (string, error) {
	name, value, isPair := strings.Cut(piece, "=")
	key, err := url.QueryUnescape(name)
	if err != nil {
		return "", ErrForm
	}
	plain, err := url.QueryUnescape(value)
	if err != nil {
		return "", ErrForm
	}
	if !isPair {
		if masked := r.text(r.masker, key); masked != key {
			return url.QueryEscape(masked), nil
		}
		return piece, nil
	}
	f := r.field(key)
	if f.data {
		name, f = url.QueryEscape(r.key(key)), r.field(dataKey)
	}
	if first, rest, several := strings.Cut(value, ";"); several && f.label == "" && !f.keep {
		if first, err = r.pair(name + "=" + first); err != nil {
			return "", err
		}
		rest, err = r.pair(rest)
		return first + ";" + rest, err
	}
	if masked := r.value(f, plain); masked != plain {
		value = url.QueryEscape(masked)
	}
	return name + "=" + value, nil
}
