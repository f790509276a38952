// Package console holds the files of the console: the page at /console for people who do not
// program. The page is a client of the API like any other. Its files show no data, need no
// credential and load nothing from another host; what is typed into it stays in the tab.
package console

import (
	"embed"
	"path"
)

//go:embed page
var page embed.FS

// Policy is the Content-Security-Policy of the page. Scripts and styles come from files of the
// page's own origin alone, requests go nowhere else, and the browser refuses every script that
// would turn text into markup.
const Policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; " +
	"form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

// Index is the name of the page itself. The other files stand below it.
const Index = "index.html"

// types are the media types of the files, by the ends of their names.
var types = map[string]string{
	".html": "text/html; charset=utf-8",
	".css":  "text/css; charset=utf-8",
	".js":   "text/javascript; charset=utf-8",
	".svg":  "image/svg+xml",
}

// File returns a file and its media type. It reports false for a name that no file has.
func File(name string) (body []byte, mediaType string, ok bool) {
	body, err := page.ReadFile("page/" + name)
	if mediaType = types[path.Ext(name)]; err != nil || mediaType == "" {
		return nil, "", false
	}
	return body, mediaType, true
}
