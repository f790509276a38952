package httpapi

import "strings"

// A Scope is something that a credential may be limited to. A credential that
// names no scope may do everything that its API offers.
type Scope string

// The scopes.
const (
	ScopeProfile       Scope = "profile"        // profile columns, texts and files
	ScopeMask          Scope = "mask"           // mask records, texts and files
	ScopeValidate      Scope = "validate"       // check masked values
	ScopeRisk          Scope = "risk"           // score tags
	ScopeAudit         Scope = "audit"          // recommendations and risk summaries
	ScopeRegistryRead  Scope = "registry:read"  // read standards, recognizers, mappings
	ScopeRegistryWrite Scope = "registry:write" // change them
)

// scopes lists the scopes; the place of one is its bit in a scopeSet.
var scopes = [...]Scope{
	ScopeProfile, ScopeMask, ScopeValidate, ScopeRisk, ScopeAudit, ScopeRegistryRead, ScopeRegistryWrite,
}

// A scopeSet is a set of scopes.
type scopeSet uint8

// allScopes is what a credential without scopes may do.
const allScopes = scopeSet(1<<len(scopes) - 1)

// setOf returns the set with one scope, or the empty set for what is no scope.
func setOf(s Scope) scopeSet {
	for i, known := range scopes {
		if s == known {
			return 1 << i
		}
	}
	return 0
}

// scopeUploads is the scope of a route that any of two scopes opens.
const scopeUploads Scope = "profile or mask"

// needed returns the set of scopes of which a route asks for one.
func needed(s Scope) scopeSet {
	if s == scopeUploads {
		return setOf(ScopeProfile) | setOf(ScopeMask)
	}
	return setOf(s)
}

// joinScopes writes scopes the way a scope claim and an API key line hold them.
func joinScopes(list []Scope, separator string) string {
	names := make([]string, len(list))
	for i, s := range list {
		names[i] = string(s)
	}
	return strings.Join(names, separator)
}
