package credential

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

// Scopes lists the scopes. The index of a scope is its bit in a ScopeSet.
var Scopes = [...]Scope{
	ScopeProfile, ScopeMask, ScopeValidate, ScopeRisk, ScopeAudit, ScopeRegistryRead, ScopeRegistryWrite,
}

// A ScopeSet is a set of scopes.
type ScopeSet uint8

// AllScopes is the set of a credential without scopes.
const AllScopes = ScopeSet(1<<len(Scopes) - 1)

// SetOf returns the set of one scope, or the empty set for an unknown scope.
func SetOf(s Scope) ScopeSet {
	for i, known := range Scopes {
		if s == known {
			return 1 << i
		}
	}
	return 0
}

// joinScopes returns scopes in the form of a scope claim or of a line for an API key.
func joinScopes(list []Scope, separator string) string {
	names := make([]string, len(list))
	for i, s := range list {
		names[i] = string(s)
	}
	return strings.Join(names, separator)
}
