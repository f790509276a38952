package secrets

import (
	"github.com/privet-go/privet/profiler/internal/lex"
)

var (
	PasswordFields = &lex.WordList{File: "secrets", Set: "PasswordFields"}
)

const (
	LongestPassword = 128
)
