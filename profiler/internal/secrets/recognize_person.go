package secrets

import (
	"github.com/privet-go/privet/profiler/internal/wordset"
)

var (
	PasswordFields = &wordset.WordList{File: "secrets", Set: "PasswordFields"}
)

const (
	LongestPassword = 128
)
