package linear

import (
	"syscall"
	"time"
	"unsafe"
)

// Now is the time for which this thread has run. What getrusage(2) says of it comes
// in ticks of some milliseconds.
func Now() time.Duration {
	const threadTime = 3 // CLOCK_THREAD_CPUTIME_ID of clock_gettime(2)
	var ts syscall.Timespec
	if _, _, errno := syscall.RawSyscall(syscall.SYS_CLOCK_GETTIME, threadTime, uintptr(unsafe.Pointer(&ts)), 0); errno != 0 {
		panic(errno)
	}
	return time.Duration(ts.Nano())
}
