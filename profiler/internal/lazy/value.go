package lazy

import (
	"sync"
	"sync/atomic"
)

// A Value is what Make makes. It is safe for concurrent use by multiple goroutines, and must not be copied.
type Value[T any] struct {
	// Make makes the value. It is called once.
	Make func() T

	made  atomic.Bool
	mutex sync.Mutex
	value T
}

// Get gives the value.
func (v *Value[T]) Get() T {
	if !v.made.Load() {
		v.make()
	}
	return v.value
}

func (v *Value[T]) make() {
	v.mutex.Lock()
	defer v.mutex.Unlock()
	if !v.made.Load() {
		v.value = v.Make()
		v.made.Store(true)
	}
}
