package columns

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/builtin"
	"github.com/privet-go/privet/profiler/internal/scan"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// judgeWith makes a judge of the built-in kinds that searches texts with a func.
func judgeWith(find func(context.Context, []privet.Finding, string) []privet.Finding) *Judge {
	kinds, kindOf := BuiltInKinds()
	return New(kinds, kindOf, BuiltInHeaders.Get, BuiltInWholes.Get, nil, find)
}

// findNothing searches a text in which there is nothing.
func findNothing(_ context.Context, dst []privet.Finding, _ string) []privet.Finding { return dst }

// TestOthers holds that a recognizer which the index does not know is asked all
// the same.
func TestOthers(t *testing.T) {
	strange := func(text string, at int) (spec.Match, bool) {
		return spec.Match{Start: 0, End: len(text), Alone: 0.9}, text[at] == '~'
	}
	list := append(slices.Clone(builtin.Recognizers()),
		&spec.Recognizer{Name: "strange", Label: "STRANGE", Triggers: []spec.Trigger{spec.OnByte('~')}, Match: strange},
		&spec.Recognizer{Name: "small", Label: "SMALL", Shapes: []spec.Shape{{Pattern: "nr-9999", Alone: 0.7}, {Pattern: "Nr 99", Alone: 0.6}}})
	kinds, kindOf := NewKinds(list)
	index := scan.NewWholeIndex(list, kindOf)
	own := New(kinds, kindOf, sync.OnceValue(func() HeaderIndex { return NewHeaderIndex(kinds, builtin.Recognizers()) }),
		func() *scan.WholeIndex { return index }, nil, findNothing)
	if index.Others == nil || len(index.OtherOf) != 2 {
		t.Fatalf("%d recognizers are not in the index, want 2", len(index.OtherOf))
	}
	if got := own.Append(context.Background(), nil, []Column{{Values: []string{"a~b", "~"}}}, &spec.Demand{}); got[0].Label != "STRANGE" {
		t.Errorf("the column is %s", got[0].Label)
	}
}

// TestNoWholeNumbers holds that amounts, and columns of which only some values are whole numbers, stay as they are.
func TestNoWholeNumbers(t *testing.T) {
	p := judgeWith(findNothing)
	var mixed, amounts []string
	for i := range 60 {
		mixed = append(mixed, fmt.Sprintf("4%015d", (i+1)*7_919_393_077)+[]string{".0", ".37"}[i%2])
		amounts = append(amounts, fmt.Sprintf("%d.0", i*733))
	}
	for _, values := range [][]string{mixed, amounts, nil, {""}} {
		if got := p.wholeNumbers(values); len(got) != len(values) || len(got) > 0 && &got[0] != &values[0] {
			t.Errorf("a column that begins with %q is read as whole numbers", values[:1])
		}
	}
}

// TestAreDialled holds that numbers of one length, amounts and few values are not dialled, and that what is written in
// several ways is.
func TestAreDialled(t *testing.T) {
	p := judgeWith(findNothing)
	if values := []string{"571 402 118", "603771902", "722 014 559", "598330127", "510 902 774", "664118203", "787 455 016", "530661248"}; !p.areDialled(values) {
		t.Errorf("%q are not dialled", values[:2])
	}
	for _, values := range [][]string{
		{"571402118", "603771902", "722014559", "598330127", "510902774", "664118203", "787455016", "530661248"},
		{"-5714021.18", "6037719.02", "-7220145.59", "5983301.27", "-5109027.74", "6641182.03", "-7874550.16", "5306612.48"},
		{"571 402 118", "603771902"},
	} {
		if p.areDialled(values) {
			t.Errorf("%q are dialled", values[:2])
		}
	}
}
