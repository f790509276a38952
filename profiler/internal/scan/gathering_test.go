package scan

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestListTree holds lists that grow side by side equal to slices of their own, and two of
// them one list when they are alike.
func TestListTree(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	tree := newListTree()
	lists, want := make([]numberList, 50), make([][]int32, 50)
	for number := range int32(40) {
		for i := range lists {
			if r.IntN(3) > 0 {
				continue
			}
			for range 1 + r.IntN(2) { // a number comes once, however often it is added
				lists[i] = tree.with(lists[i], number)
			}
			want[i] = append(want[i], number)
		}
		for i := range lists {
			for k := range lists[:i] {
				if one := lists[i] == lists[k]; one != slices.Equal(want[i], want[k]) {
					t.Fatalf("%v and %v are one list: %v", want[i], want[k], one)
				}
			}
		}
	}
	for i, list := range lists {
		got := tree.appendTo(nil, list)
		slices.Reverse(got)
		if !slices.Equal(got, want[i]) {
			t.Errorf("the list is %v, want %v", got, want[i])
		}
	}
}
