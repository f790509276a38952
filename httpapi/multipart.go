package httpapi

import (
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"slices"
	"strings"
	"unicode/utf8"
)

// The part of a multipart body that holds the JSON of the request, and the one that holds the file in place of content.
const (
	requestPart = "request"
	filePart    = "file"
)

// Attached are the files of a body that is multipart/form-data. They are read as often as needed.
type attached struct {
	body     received
	boundary string
	names    map[string]string // of the files as the client has them, by the names of their parts
}

// boundaryOf returns the boundary of a body that is declared as multipart/form-data, or "".
func boundaryOf(h http.Header) string {
	if types := h["Content-Type"]; len(types) == 1 && len(h["Content-Encoding"]) == 0 {
		if media, params, err := mime.ParseMediaType(types[0]); err == nil && media == "multipart/form-data" {
			return params["boundary"]
		}
	}
	return ""
}

// attach reads the parts of a body: the JSON, which may be left out where the file has a name, and
// files in parts of these names.
func (s *service) attach(body received, boundary string, names []string) (*attached, string, *failure) {
	a := &attached{body: body, boundary: boundary, names: map[string]string{}}
	refuse := func(why string) (*attached, string, *failure) {
		return nil, "", fail(400, codeInvalidRequest, "the body "+why)
	}
	parts := multipart.NewReader(body.reader(), boundary)
	text, has := "", false
	for {
		p, err := parts.NextRawPart()
		if err == io.EOF { // a wrapped one is the end of a body that has no end of its own
			break
		}
		if err != nil {
			return refuse("is not multipart/form-data, or ends too early")
		}
		name := p.FormName()
		_, twice := a.names[name]
		switch {
		case twice, name == requestPart && has:
			return refuse("has a part twice")
		case name == requestPart:
			has = true
			b, err := io.ReadAll(io.LimitReader(p, s.limits.BodyBytes+1))
			if err != nil {
				return refuse("ends too early")
			}
			if int64(len(b)) > s.limits.BodyBytes {
				return nil, "", fail(413, codePayloadTooLarge, fmt.Sprintf("the part %s is larger than the limit (%d bytes)", requestPart, s.limits.BodyBytes))
			}
			text = string(b)
		case slices.Contains(names, name):
			a.names[name] = p.FileName()
		default:
			return refuse("has a part that is none of " + requestPart + ", " + strings.Join(names, ", "))
		}
	}
	if !has {
		text = "{}"
	}
	return a, text, nil
}

// open returns a file from its beginning.
func (a *attached) open(name string) io.Reader {
	parts := multipart.NewReader(a.body.reader(), a.boundary)
	for {
		p, err := parts.NextRawPart()
		if err != nil {
			return strings.NewReader("") // it was there before
		}
		if p.FormName() == name {
			return p
		}
	}
}

// attachedName is the name of a file in a body that has it as a part.
func (o object) attachedName(part string) (name string, ok bool) {
	if o.doc.attached == nil {
		return "", false
	}
	name, ok = o.doc.attached.names[part]
	return name, ok
}

// fileNameOf returns the field fileName of an object, or what the part has.
func (o object) fileNameOf(part string) string {
	if _, given := o.get("fileName"); !given {
		if name, ok := o.attachedName(part); ok && name != "" {
			if len(name) > maxFileName || !utf8.ValidString(name) || !isFileName(name) {
				o.invalid("must name its file in the part " + part + ", without a path and control characters, or by fileName")
			}
			return name
		}
	}
	return readFileName(o)
}
