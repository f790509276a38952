//go:build !linux

package linear

import "time"

var began = time.Now()

// Now is the time that has passed.
func Now() time.Duration { return time.Since(began) }
