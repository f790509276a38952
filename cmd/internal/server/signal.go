package server

import (
	"context"
	"os"
	"os/signal"
	"syscall"
	"time"
)

// sameSignal is the time within which two signals count as one.
const sameSignal = 50 * time.Millisecond

// Signalled returns a context that ends at the first SIGINT, SIGTERM or SIGHUP. A second one
// ends the process. With rereads a SIGHUP has another meaning, and ends neither.
func Signalled(rereads bool) context.Context {
	ignoreSignals()
	ctx, cancel := context.WithCancel(context.Background())
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	// The end of the terminal stops a command too, unless nohup(1) ignores it.
	if !signal.Ignored(syscall.SIGHUP) && !rereads {
		signal.Notify(signals, syscall.SIGHUP)
	}
	go func() {
		<-signals
		cancel()
		// After the first signal the second has its default effect again. One that comes
		// at once does not count: timeout(1), which signals a process and its group,
		// sends two.
		time.Sleep(sameSignal)
		signal.Stop(signals)
	}()
	return ctx
}
