package httpapi

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/privet-go/privet/httpapi/internal/credential"
)

// A resource holds all routes of one path.
type resource struct {
	path   string
	routes map[string]*route // by method
	allow  string            // value of the header Allow
}

// A router finds the resource of a path. It is immutable.
type router struct {
	exact    map[string]*resource // by path
	patterns []pattern            // those with parameters
}

// A pattern is a path with parameters, split at its slashes.
type pattern struct {
	segments []string
	*resource
}

// A param is the segment of a path in place of {name}.
type param struct{ name, value string }

// newRouter groups a table of routes by path. A path with GET also has HEAD.
func newRouter(table []route) router {
	paths := router{exact: map[string]*resource{}}
	all := map[string]*resource{}
	for i := range table {
		r := &table[i]
		res := all[r.path]
		if res == nil {
			res = &resource{path: r.path, routes: map[string]*route{}}
			all[r.path] = res
			if strings.Contains(r.path, "{") {
				paths.patterns = append(paths.patterns, pattern{strings.Split(r.path, "/"), res})
			} else {
				paths.exact[r.path] = res
			}
		}
		res.routes[r.method] = r
	}
	for _, res := range all {
		methods := []string{http.MethodOptions}
		for m := range res.routes {
			methods = append(methods, m)
		}
		if get := res.routes[http.MethodGet]; get != nil && res.routes[http.MethodHead] == nil {
			// net/http leaves the body of an answer to HEAD out.
			res.routes[http.MethodHead] = get
			methods = append(methods, http.MethodHead)
		}
		slices.Sort(methods)
		res.allow = strings.Join(methods, ", ")
	}
	return paths
}

// find returns the resource of a path and its parameters, or nil. An exact path wins
// over a pattern, so that /mappings/full is no /mappings/{id}. Of two patterns the
// first in the table wins.
//
// The path is the one that was written, with its escapes, so that it leads where a proxy
// in front that reads paths expects. Escapes are undone in parameters alone, and none may
// stand for a slash or for a character that needs none.
func (t router) find(path string) (*resource, []param) {
	if res := t.exact[path]; res != nil {
		return res, nil
	}
	for i := range t.patterns {
		if params, ok := t.patterns[i].match(path); ok {
			return t.patterns[i].resource, params
		}
	}
	return nil, nil
}

// unescape returns what a segment stands for, unless that is nothing or the segment has an
// escape for a slash or for a character that needs none.
func unescape(segment string) (string, bool) {
	if !strings.Contains(segment, "%") {
		return segment, segment != ""
	}
	value, err := url.PathUnescape(segment)
	if err != nil {
		return "", false
	}
	for rest := segment; ; {
		_, after, more := strings.Cut(rest, "%")
		if !more {
			return value, true
		}
		b, _ := strconv.ParseUint(after[:2], 16, 8) // it was unescaped, so these are digits
		if c := string(rune(b)); b == '/' || b == '~' || credential.IsName(c, 1) {
			return "", false
		}
		rest = after[2:]
	}
}

// match reports whether the path matches the pattern, and returns the parameters.
func (p *pattern) match(path string) ([]param, bool) {
	var params []param
	for i, want := range p.segments {
		segment, rest, more := strings.Cut(path, "/")
		switch {
		case more != (i < len(p.segments)-1):
			return nil, false
		case !strings.HasPrefix(want, "{"):
			if segment != want {
				return nil, false
			}
		default:
			value, ok := unescape(segment)
			if !ok {
				return nil, false
			}
			params = append(params, param{strings.Trim(want, "{}"), value})
		}
		path = rest
	}
	return params, true
}
