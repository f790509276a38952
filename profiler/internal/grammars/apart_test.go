package grammars

import (
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/samples"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// TestSetApart holds numbers in groups that none of their forms has: behind their words, and with a right check digit.
func TestSetApart(t *testing.T) {
	setApart := slices.DeleteFunc(Recognizers(), func(r spec.Recognizer) bool { return !strings.HasSuffix(r.Name, spec.SetApart) })
	for label, marked := range map[privet.Label][]string{
		"PL_PESEL": {
			"PESEL ⟦PL_PESEL:440514-01359⟧, urodzony", "pesel: ⟦PL_PESEL:44 05 14 0 13 59⟧.", "PESEL nr ⟦PL_PESEL:44 0 5 1 4 01359⟧",
			"PESEL 440514-01358", "pesele 440514-01359", "numer 440514-01359", "PESEL 440514-01359-7", "PESEL 44051401359",
		},
		"UK_NHS": {"NHS no: ⟦UK_NHS:94 34 76 59 19⟧", "NHS number is ⟦UK_NHS:943-476-59-19⟧ and"},
		"AR_CBU": {"CBU: ⟦AR_CBU:2850 5909 4009 0418 1352 01⟧"},
	} {
		for _, m := range marked {
			samples.WantLabel(t, setApart, label, m)
		}
	}
}
