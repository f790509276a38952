package redact

import (
	"bytes"
	"cmp"
	"io"
	"mime"
	"mime/multipart"
	"net/textproto"
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

// part redacts one part. Of its header only what says what it is goes on.
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
	about := map[string]string{"name": o.Redactor.Key(params["name"])}
	fileName, isFile := params["filename"]
	if isFile {
		about["filename"] = o.Redactor.Redact(fileName)
	}
	given := p.Header.Get("Content-Type")
	contentType := cmp.Or(given, "text/plain")
	kind := kindOf(contentType, o.Pass...)
	switch {
	case kind == kindParts:
		return ErrMediaType
	case kind == kindText && readable(contentType, kind, content) && (!isFile || isCredential(f.label)):
		content = []byte(o.Redactor.value(f, string(content)))
	case kind != kindPass:
		if content, err = o.body(kind, contentType, params["name"], content); err != nil {
			return err
		}
	}
	header := textproto.MIMEHeader{"Content-Disposition": {mime.FormatMediaType(disposition, about)}}
	if header.Get("Content-Disposition") == "" {
		return ErrForm
	}
	if given != "" {
		media, params, _ := mime.ParseMediaType(given)
		kept := map[string]string{}
		if name := params["charset"]; name != "" {
			kept["charset"] = name
		}
		header.Set("Content-Type", mime.FormatMediaType(media, kept))
	}
	to, err := w.CreatePart(header)
	if err != nil {
		return err
	}
	_, err = to.Write(content)
	return err
}
