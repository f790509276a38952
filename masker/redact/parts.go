package redact

import (
	"bytes"
	"cmp"
	"io"
	"mime"
	"mime/multipart"
	"strings"
)

// parts redacts a form in parts, multipart/form-data: its fields by their names, its files by their types, and the
// names of the files as text.
func (o *HTTPOptions) parts(contentType string, body []byte) ([]byte, error) {
	_, params, err := mime.ParseMediaType(contentType)
	if err != nil {
		return nil, ErrForm
	}
	var out bytes.Buffer
	w := multipart.NewWriter(&out)
	if w.SetBoundary(params["boundary"]) != nil {
		return nil, ErrForm
	}
	r := multipart.NewReader(bytes.NewReader(body), params["boundary"])
	for {
		p, err := r.NextRawPart()
		if err == io.EOF {
			break
		}
		if err != nil {
			return nil, ErrForm
		}
		if err := o.part(w, p); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// part redacts one part.
func (o *HTTPOptions) part(w *multipart.Writer, p *multipart.Part) error {
	switch strings.ToLower(p.Header.Get("Content-Transfer-Encoding")) {
	case "", "7bit", "8bit", "binary":
	default:
		return ErrMediaType
	}
	content, err := io.ReadAll(p)
	if err != nil {
		return ErrForm
	}
	disposition, params, err := mime.ParseMediaType(p.Header.Get("Content-Disposition"))
	if err != nil {
		return ErrForm
	}
	f := o.Redactor.field(params["name"])
	params["name"] = o.Redactor.Key(params["name"])
	contentType := cmp.Or(p.Header.Get("Content-Type"), "text/plain")
	name, isFile := params["filename"]
	kind := kindOf(contentType, o.Pass...)
	switch {
	case kind == kindParts:
		return ErrMediaType
	case isFile:
		params["filename"] = o.Redactor.Redact(name)
		fallthrough
	case kind != kindText:
		if kind != kindPass {
			if content, err = o.body(kind, contentType, content); err != nil {
				return err
			}
		}
	default:
		content = []byte(o.Redactor.value(f, string(content)))
	}
	spelled := mime.FormatMediaType(disposition, params)
	if spelled == "" {
		return ErrForm
	}
	p.Header.Set("Content-Disposition", spelled)
	to, err := w.CreatePart(p.Header)
	if err != nil {
		return err
	}
	_, err = to.Write(content)
	return err
}
