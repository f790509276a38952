package httpapi

import (
	"iter"
	"slices"
	"strconv"
	"strings"
)

// This file reads the conditions of requests, and gives records their tags (RFC 9110, section 13).

// readIf says which version a read answers, and what the conditions of the request
// make of the answer: 412 where If-Match names other versions, and 304 where
// If-None-Match names this one.
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

// ifMatch reads the header If-Match: whether it asks for any version, or the versions
// that it asks for one of. No versions: it asks for none.
func ifMatch(c *call) (exists bool, versions []int) {
	switch given := c.request.Header.Values("If-Match"); {
	case len(given) == 0:
	case len(given) == 1 && strings.TrimSpace(given[0]) == "*":
		exists = true
	default:
		// What is no tag of ours is the tag of no record.
		versions = []int{noVersion}
		for tag := range tagsOf(given) {
			if n, ok := versionOf(tag); ok {
				versions = append(versions, n)
			}
		}
	}
	return exists, versions
}

// versionOf returns the version that a tag stands for, if it is one of ours. Its quotes may be
// missing.
func versionOf(tag string) (int, bool) {
	n, err := strconv.Atoi(strings.Trim(tag, `"`))
	return n, err == nil && n > 0 && (tag == etag(n) || tag == strconv.Itoa(n))
}

// noVersion is a version that no record has.
const noVersion = -1

// tagsOf returns the entries of the lists that a header of tags has (RFC 9110, section
// 8.8.3), with what stands before their quotes. A comma within quotes parts nothing.
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

// matchesAny reports whether a header of If-None-Match names the tag.
func matchesAny(headers []string, tag string) bool {
	for t := range tagsOf(headers) {
		if t = strings.TrimPrefix(t, "W/"); t == tag || t == "*" {
			return true
		}
	}
	return false
}
