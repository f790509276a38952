package lazy

import (
	"sync"
	"sync/atomic"
	"testing"
)

// TestGet holds that a value is made once, however many ask for it at the same time, and not before.
func TestGet(t *testing.T) {
	var made atomic.Int32
	v := Value[*int]{Make: func() *int { made.Add(1); return new(int) }}
	if made.Load() != 0 {
		t.Fatal("it is made before it is asked for")
	}
	var all sync.WaitGroup
	got := make([]*int, 50)
	for i := range got {
		all.Go(func() { got[i] = v.Get() })
	}
	all.Wait()
	if made.Load() != 1 {
		t.Errorf("it is made %d times", made.Load())
	}
	for _, p := range got {
		if p == nil || p != got[0] {
			t.Fatal("not all get the same")
		}
	}
}

// TestGetAgain holds that a Make that panics leaves nothing behind, so that the next to ask has it made.
func TestGetAgain(t *testing.T) {
	times := 0
	v := Value[string]{Make: func() string {
		if times++; times == 1 {
			panic("not yet")
		}
		return "made"
	}}
	func() {
		defer func() {
			if recover() == nil {
				t.Error("the panic does not reach the caller")
			}
		}()
		v.Get()
	}()
	if got := v.Get(); got != "made" || times != 2 {
		t.Errorf("%q after %d times", got, times)
	}
}
