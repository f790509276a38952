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

// scopes lists the scopes. The index of a scope is its bit in a scopeSet.
var scopes = [...]Scope{
	ScopeProfile, ScopeMask, ScopeValidate, ScopeRisk, ScopeAudit, ScopeRegistryRead, ScopeRegistryWrite,
}

// A scopeSet is a set of scopes.
type scopeSet uint8

// allScopes is the set of a credential without scopes.
const allScopes = scopeSet(1<<len(scopes) - 1)

// setOf returns the set of one scope, or the empty set for an unknown scope.
func setOf(s Scope) scopeSet {
	for i, known := range scopes {
		if s == known {
			return 1 << i
		}
	}
	return 0
}

// scopeUploads is the scope of a route that either of two scopes opens.
const scopeUploads Scope = "profile or mask"

// needed returns the scopes of which a route needs one.
func needed(s Scope) scopeSet {
	if s == scopeUploads {
		return setOf(ScopeProfile) | setOf(ScopeMask)
	}
	return setOf(s)
}

// joinScopes returns scopes in the form of a scope claim or of a line for an API key.
func joinScopes(list []Scope, separator string) string {
	names := make([]string, len(list))
	for i, s := range list {
		names[i] = string(s)
	}
	return strings.Join(names, separator)
}
