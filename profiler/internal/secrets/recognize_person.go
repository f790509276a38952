package secrets

import (
	"github.com/privet-go/privet/profiler/internal/lex"
)

var (
	PasswordFields = lex.ListedSet("secrets", "PasswordFields")
)

const (
	LongestPassword = 128
)
