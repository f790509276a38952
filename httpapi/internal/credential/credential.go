package credential

// MaxBytes is the length of the longest credential that is looked at.
const MaxBytes = 8 << 10

// MinSecretBytes is the length of the shortest secret for HS256: that of its
// output, as RFC 7518 asks for.
const MinSecretBytes = 32

// A Credential is the result of verifying a request.
type Credential struct {
	Name   string // for the log
	ID     string // tells credentials apart whose names are the same
	Scopes ScopeSet
}

// IsName reports whether s is 1 to max of the characters A-Z a-z 0-9 . _ -, which are
// safe in headers and logs.
func IsName(s string, max int) bool {
	if s == "" || len(s) > max {
		return false
	}
	for i := range len(s) {
		switch c := s[i]; {
		case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', '0' <= c && c <= '9', c == '.', c == '_', c == '-':
		default:
			return false
		}
	}
	return true
}
