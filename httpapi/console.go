package httpapi

import (
	"net/http"
	"strings"

	"github.com/privet-go/privet/httpapi/internal/console"
)

// consolePage answers with the page of the console.
func (s *service) consolePage(c *call) (any, *failure) { return consoleFile(c, console.Index) }

// consoleFile answers with a file of which the console is made.
func (s *service) consoleFile(c *call) (any, *failure) { return consoleFile(c, c.param("file")) }

func consoleFile(c *call, name string) (any, *failure) {
	body, mediaType, ok := console.File(name)
	if !ok {
		return nil, fail(404, codeNotFound, "there is no such path")
	}
	h := c.Header()
	h.Set("Content-Security-Policy", console.Policy)
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	return rawAnswer{mediaType, body}, nil
}

// leadsToConsole answers a person who has typed no more than the name of the server, and
// reports whether it has. Programs get what they get for any path that is not there.
func leadsToConsole(c *call) bool {
	r := c.request
	if r.URL.Path != "/" || r.Method != http.MethodGet && r.Method != http.MethodHead || !strings.Contains(r.Header.Get("Accept"), "text/html") {
		return false
	}
	c.Header().Set("Location", "console") // relative, for the sake of proxies that take away a prefix
	c.Header().Set("Vary", "Accept")
	c.WriteHeader(http.StatusSeeOther)
	return true
}
