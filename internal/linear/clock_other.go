//go:build !linux

package linear

import "time"

var began = time.Now()

// now is the time that has passed.
func now() time.Duration { return time.Since(began) }
