package redact

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"mime"
	"net/http"
	"path"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/masker"
)

// DefaultMaxBody is how many bytes a body may have when HTTPOptions.MaxBytes is 0.
const DefaultMaxBody = 1 << 20

// The reasons why a body cannot be redacted, beside [ErrJSON] and [ErrUTF8].
var (
	// ErrMediaType says that a body is of a type or an encoding that is not read, and that HTTPOptions.Pass does not name.
	ErrMediaType = errors.New("redact: the body is of a type that is not read")

	// ErrTooLarge says that a body, or a line of a stream, is over HTTPOptions.MaxBytes.
	ErrTooLarge = errors.New("redact: the body is too large")

	// ErrPartial says that the answer is a part of a document, in which a value can be cut.
	ErrPartial = errors.New("redact: the body is a part of a document")

	// ErrForm says that a query or a form is not encoded as it should be.
	ErrForm = errors.New("redact: the form is not encoded properly")

	// ErrGzip says that a body is not gzip, although its header says so.
	ErrGzip = errors.New("redact: the body is not gzip")
)

// HTTPOptions say how [Responses] and [Transport] redact bodies. The zero value, like nil, has the defaults.
//
// JSON is redacted as by [Redactor.AppendJSON], and so are the lines of NDJSON and the data of the events of a stream; a
// value that is spread over several events is not found. Forms are judged by the names of their fields, and files in them
// by their types; of the header of a part only its type and its names go on. CSV, HTML and XML are masked as by
// [masker.Masker.File], but that in HTML and XML what nobody can name is searched if the policy says nothing of it.
// Other text is searched. What is compressed by gzip is sent as it is without. Other types and encodings, and sets of
// characters other than UTF-8 and those that have ASCII in them, are refused with [ErrMediaType], unless Pass names the
// type. What of a body is not UTF-8, or not ASCII where another set is named, is [ErrUTF8].
type HTTPOptions struct {
	// Redactor masks. Nil means the shared one.
	Redactor *Redactor

	// MaxBytes is how many bytes a body may have, after decompression; a longer one is [ErrTooLarge]. In a
	// stream of lines it is the bound of a line. 0 means [DefaultMaxBody].
	MaxBytes int

	// Pass are media types that pass without being looked at, such as "application/pdf" and "image/*".
	Pass []string

	// Failed, if it is set, is told of each body that was not passed on. The error holds no value; the
	// address in the request may.
	Failed func(*http.Request, error)
}

func (o *HTTPOptions) filled() HTTPOptions {
	var filled HTTPOptions
	if o != nil {
		filled = *o
	}
	filled.Redactor = filled.Redactor.ready()
	if filled.MaxBytes <= 0 {
		filled.MaxBytes = DefaultMaxBody
	}
	return filled
}

func (o *HTTPOptions) failed(req *http.Request, err error) {
	if o.Failed != nil {
		o.Failed(req, err)
	}
}

// A bodyKind says how a body is read.
type bodyKind uint8

const (
	kindRefused bodyKind = iota
	kindPass
	kindJSON
	kindNDJSON
	kindEvents
	kindForm
	kindParts
	kindTable
	kindHTML
	kindXML
	kindText
)

// inLines reports whether each line of such a body stands for itself.
func (k bodyKind) inLines() bool { return k == kindNDJSON || k == kindEvents }

// kindOf tells the kind of a body by its header. What is in characters that are not read is refused.
func kindOf(contentType string, pass ...string) bodyKind {
	media, params, err := mime.ParseMediaType(contentType)
	if err != nil {
		return kindRefused
	}
	for _, p := range pass {
		if ok, _ := path.Match(strings.ToLower(p), media); ok {
			return kindPass
		}
	}
	if isUTF8, isASCII := charset(params["charset"]); !isUTF8 && !isASCII {
		return kindRefused
	}
	switch {
	case media == "application/x-ndjson" || media == "application/ndjson" || media == "application/jsonl":
		return kindNDJSON
	case media == "text/event-stream":
		return kindEvents
	case media == "application/json" || strings.HasSuffix(media, "+json"):
		return kindJSON
	case media == "application/x-www-form-urlencoded":
		return kindForm
	case media == "multipart/form-data":
		return kindParts
	case media == "text/csv" || media == "text/tab-separated-values":
		return kindTable
	case media == "text/html":
		return kindHTML
	case media == "text/xml" || media == "application/xml" || strings.HasSuffix(media, "+xml"):
		return kindXML
	case strings.HasPrefix(media, "text/"), media == "application/yaml", media == "application/graphql":
		return kindText
	}
	return kindRefused
}

// charset reports whether a name of a set of characters, or none, means UTF-8, and whether it means one in which ASCII
// is itself, and nothing else is spelled in ASCII, as it is in UTF-7 and ISO-2022-JP.
func charset(name string) (isUTF8, isASCII bool) {
	name = strings.ToLower(name)
	switch name {
	case "", "utf-8", "utf8":
		return true, true
	case "us-ascii", "ascii", "latin1":
		return false, true
	}
	return false, strings.HasPrefix(name, "iso-8859-") || strings.HasPrefix(name, "windows-125")
}

// readable reports whether a body is in characters that are read: UTF-8, or ASCII where another set is named. The parts
// of a form are asked one by one.
func readable(contentType string, kind bodyKind, body []byte) bool {
	if kind == kindParts {
		return true
	}
	name := ""
	if _, params, err := mime.ParseMediaType(contentType); err == nil {
		name = params["charset"]
	}
	if _, rest, ok := bytes.Cut(body[:min(len(body), 256)], []byte("encoding=")); kind == kindXML && ok && len(rest) > 0 {
		if inside, _, ok := bytes.Cut(rest[1:], rest[:1]); ok && bytes.HasPrefix(body, []byte("<?xml")) {
			name = string(inside)
		}
	}
	isUTF8, isASCII := charset(name)
	return (isUTF8 || isASCII && !bytes.ContainsFunc(body, func(r rune) bool { return r >= utf8.RuneSelf })) &&
		!bytes.Contains(body, []byte("\x1b$")) // which begins Japanese or Korean in ISO 2022
}

// encoded reports whether a header says that a body is compressed, and whether it is so by gzip.
func encoded(h http.Header) (compressed, known bool) {
	switch strings.ToLower(strings.TrimSpace(strings.Join(h.Values("Content-Encoding"), ","))) {
	case "", "identity":
		return false, true
	case "gzip", "x-gzip":
		return true, true
	}
	return true, false
}

// forget takes the fields out of a header that are about the body as it was.
func forget(h http.Header) {
	for _, name := range [...]string{
		"Content-Length", "Content-Encoding", "Content-MD5", "Digest", "Content-Digest", "Repr-Digest", "ETag", "Accept-Ranges",
	} {
		h.Del(name)
	}
}

// readAll reads a body up to the limit.
func (o *HTTPOptions) readAll(src io.Reader) ([]byte, error) {
	body, err := io.ReadAll(io.LimitReader(src, int64(o.MaxBytes)+1))
	if err == nil && len(body) > o.MaxBytes {
		err = ErrTooLarge
	}
	if err != nil {
		return nil, err
	}
	return body, nil
}

// gunzip decompresses a body.
func (o *HTTPOptions) gunzip(body []byte) ([]byte, error) {
	z, err := gzip.NewReader(bytes.NewReader(body))
	if err != nil {
		return nil, ErrGzip
	}
	plain, err := o.readAll(z)
	if err != nil && err != ErrTooLarge {
		err = ErrGzip
	}
	return plain, err
}

// body gives a body redacted. Its type is asked for its characters and for the boundary between its parts. In JSON its
// values are judged as those of a field of the name, which may be empty.
func (o *HTTPOptions) body(kind bodyKind, contentType, name string, body []byte) ([]byte, error) {
	r := o.Redactor
	if !readable(contentType, kind, body) {
		return nil, ErrUTF8
	}
	switch kind {
	case kindJSON:
		if len(bytes.TrimSpace(body)) == 0 {
			return body, nil
		}
		return r.appendJSON(nil, body, name)
	case kindNDJSON:
		return o.lines(body)
	case kindEvents:
		return o.events(body)
	case kindForm:
		form, err := r.form(string(body))
		return []byte(form), err
	case kindParts:
		return o.parts(contentType, body)
	case kindTable:
		return file(r.masker, "csv", body)
	case kindHTML:
		return file(r.markup, "html", body)
	case kindXML:
		return file(r.markup, "xml", body)
	case kindText:
		return r.appendText(nil, string(body))
	}
	return nil, ErrMediaType
}

// file redacts a body as a file of a format.
func file(m *masker.Masker, format string, body []byte) ([]byte, error) {
	var out bytes.Buffer
	if _, err := m.File(&out, bytes.NewReader(body), &masker.FileOptions{Format: format, Workers: 1, Several: true}); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// lines redacts the lines of NDJSON. The last need not end.
func (o *HTTPOptions) lines(body []byte) ([]byte, error) {
	var out []byte
	for line := range bytes.Lines(body) {
		content := bytes.TrimSpace(line)
		at := bytes.Index(line, content)
		out = append(out, line[:at]...)
		if len(content) > 0 {
			var err error
			if out, err = o.Redactor.AppendJSON(out, content); err != nil {
				return nil, err
			}
		}
		out = append(out, line[at+len(content):]...)
	}
	return out, nil
}

// appendText is text for a body, whose length has been looked at.
func (r *Redactor) appendText(dst []byte, text string) ([]byte, error) {
	out, _, err := r.masker.AppendText(dst, text)
	if err != nil {
		return nil, err
	}
	return out, nil
}
