package masker

import (
	"slices"

	"github.com/privet-go/privet/internal/strictjson"
	"github.com/privet-go/privet/internal/tabular"
)

// This file keeps the types of values, where the policy says so.

// types are the values of [Policy.Types], the default first.
var types = []string{"string", "keep"}

// types tells the policy at the path what becomes of numbers and booleans.
func (c *preparation) types(p *Policy, ops *operators, path string) {
	switch {
	case p.Types == "" && c.masker != nil && c.masker.base != nil:
		ops.keepTypes = c.masker.base.keepTypes
	case p.Types != "" && !slices.Contains(types, p.Types):
		c.refuse(strictjson.Join(path, "types"), "must be "+quotedChoice(types))
	}
	ops.keepTypes = ops.keepTypes || p.Types == types[1]
}

// typer is who knows the types of the file, or nil where they are not kept.
func (t *table) typer() tabular.Typer {
	if !t.masker.operators.keepTypes {
		return nil
	}
	typer, _ := t.file.Reader.(tabular.Typer)
	return typer
}
