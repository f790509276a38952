package httpapi

import (
	"net/http"
	"slices"
	"strings"
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
// The path is the decoded one: an escaped slash separates like any other, and no
// parameter holds one.
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
		case segment == "":
			return nil, false
		default:
			params = append(params, param{strings.Trim(want, "{}"), segment})
		}
		path = rest
	}
	return params, true
}
