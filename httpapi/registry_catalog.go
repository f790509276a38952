package httpapi

import (
	"github.com/privet-go/privet/internal/strictjson"
	"github.com/privet-go/privet/registry"
)

// getCatalog answers with all records as one document, or with ?changes=true those that
// differ from the built-in ones.
func (s *service) getCatalog(c *call) (any, *failure) {
	var p problems
	changes := false
	switch readQuery(c, &p, "changes")["changes"] {
	case "true", "1":
		changes = true
	case "", "false", "0":
	default:
		p.add(400, codeInvalidRequest, "changes", "must be true or false")
	}
	if f := p.failure(); f != nil {
		return nil, f
	}
	doc := s.registry.Export(changes)
	if f := c.readIf(doc.Version); f != nil {
		return nil, f
	}
	return doc, nil
}

// A catalogAnswer is the answer to a catalogue that was stored.
type catalogAnswer struct {
	DryRun bool            `json:"dryRun,omitempty"`
	Effect registry.Effect `json:"effect"`
}

// putCatalog replaces all records by those of a document.
func (s *service) putCatalog(c *call) (any, *failure) {
	opts, f := readWrite(c)
	if f != nil {
		return nil, f
	}
	var doc registry.Catalogue
	if f := s.readDocument(c, &doc, &strictjson.Options{}); f != nil {
		return nil, f
	}
	effect, err := s.registry.Import(&doc, opts)
	if err != nil {
		return nil, s.refused(c, err)
	}
	if opts.DryRun {
		return catalogAnswer{true, *effect}, nil
	}
	s.audit(c, "import", effect)
	c.Header().Set("ETag", etag(effect.Version))
	return catalogAnswer{false, *effect}, nil
}
