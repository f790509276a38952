package httpapi

import (
	"iter"
	"slices"
	"strconv"
	"strings"
)

// This file reads the conditions of requests and makes the tags of records (RFC 9110,
// section 13).

// readIf checks the conditions of a read of some version: it returns 412 if If-Match
// names other versions, and makes the answer 304 if If-None-Match names this one.
func (c *call) readIf(version int) *failure {
	if _, versions := ifMatch(c); len(versions) > 0 && !slices.Contains(versions, version) {
		return fail(412, codePreconditionFailed, "there is another version")
	}
	tag := etag(version)
	c.Header().Set("ETag", tag)
	if matchesAny(c.request.Header.Values("If-None-Match"), tag) {
		c.good = 304
	}
	return nil
}

// ifMatch reads the header If-Match. It returns whether the header asks for any
// version, or the versions of which it asks for one. No versions: there is no
// condition.
func ifMatch(c *call) (exists bool, versions []int) {
	switch given := c.request.Header.Values("If-Match"); {
	case len(given) == 0:
	case len(given) == 1 && strings.TrimSpace(given[0]) == "*":
		exists = true
	default:
		// No record has a tag that this package has not made.
		versions = []int{noVersion}
		for tag := range tagsOf(given) {
			if n, ok := versionOf(tag); ok {
				versions = append(versions, n)
			}
		}
	}
	return exists, versions
}

// versionOf returns the version that a tag stands for, if this package has made the
// tag. The quotes may be missing.
func versionOf(tag string) (int, bool) {
	n, err := strconv.Atoi(strings.Trim(tag, `"`))
	return n, err == nil && n > 0 && (tag == etag(n) || tag == strconv.Itoa(n))
}

// noVersion is a version that no record has.
const noVersion = -1

// tagsOf yields the entries of headers with lists of tags (RFC 9110, section 8.8.3),
// with the prefix before the quotes. A comma inside quotes separates nothing.
func tagsOf(headers []string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, h := range headers {
			for h != "" {
				end, quoted := 0, false
				for end < len(h) && (h[end] != ',' || quoted) {
					quoted = quoted != (h[end] == '"')
					end++
				}
				if tag := strings.TrimSpace(h[:end]); tag != "" && !yield(tag) {
					return
				}
				h = h[min(end+1, len(h)):]
			}
		}
	}
}

// etag returns the tag of a version.
func etag(version int) string { return `"` + strconv.Itoa(version) + `"` }

// matchesAny reports whether headers If-None-Match name the tag.
func matchesAny(headers []string, tag string) bool {
	for t := range tagsOf(headers) {
		if t = strings.TrimPrefix(t, "W/"); t == tag || t == "*" {
			return true
		}
	}
	return false
}
