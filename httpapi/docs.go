package httpapi

import (
	"crypto/sha256"
	_ "embed" // the page
	"encoding/base64"
	"strings"
	"sync"
)

// docsPage is the page of the documentation. It is one file that loads nothing but
// /openapi.json from its own origin.
//
//go:embed docs.html
var docsPage []byte

// docsPolicy returns the Content-Security-Policy of the page. It allows the style and the
// script of the page, by their hashes, and requests to the page's own origin. The page can
// load nothing else, so that a credential typed into it goes nowhere else.
var docsPolicy = sync.OnceValue(func() string {
	return "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
		"style-src " + hashOf("style") + "; script-src " + hashOf("script")
})

// hashOf returns the hash of the text of an element of the page, in the syntax of a
// Content-Security-Policy.
func hashOf(element string) string {
	_, rest, _ := strings.Cut(string(docsPage), "<"+element+">")
	inside, _, _ := strings.Cut(rest, "</"+element+">")
	sum := sha256.Sum256([]byte(inside))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// A rawAnswer is a good answer that is not JSON, or is encoded already.
type rawAnswer struct {
	contentType string
	body        []byte
}

// docs answers with the page.
func (s *service) docs(c *call) (any, *failure) {
	h := c.Header()
	h.Set("Content-Security-Policy", docsPolicy())
	h.Set("Referrer-Policy", "no-referrer")
	return rawAnswer{"text/html; charset=utf-8", docsPage}, nil
}

// handleOpenAPI answers with the document, which the first request makes.
func (s *service) handleOpenAPI(c *call) (any, *failure) {
	doc, err := s.document()
	if err != nil {
		return nil, s.internal(c, err)
	}
	return rawAnswer{"application/json", doc}, nil
}
