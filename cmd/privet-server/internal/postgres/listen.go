package postgres

import (
	"context"
	"errors"
	"net"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// Changed is sent to when some server has written.
func (s *Store) Changed() <-chan struct{} { return s.changed }

// The least and the longest time between two tries to hear of writes. Until one succeeds they
// are seen when the registry looks for them.
const (
	firstRetry   = time.Second / 2
	longestRetry = 10 * time.Second
)

// Listen hears of what servers write, until ctx ends.
func (s *Store) Listen(ctx context.Context) {
	for wait := firstRetry; ctx.Err() == nil; wait = min(2*wait, longestRetry) {
		if s.listen(ctx) {
			wait = firstRetry
		}
		select {
		case <-ctx.Done():
		case <-time.After(wait):
		}
	}
}

// listen hears of writes on one connection, until that ends, and reports whether it was one.
func (s *Store) listen(ctx context.Context) bool {
	conn, err := pgx.ConnectConfig(ctx, s.config.ConnConfig.Copy())
	if err != nil {
		return false
	}
	defer func() {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), time.Second)
		defer cancel()
		_ = conn.Close(ctx)
	}()
	if _, err := conn.Exec(ctx, "LISTEN privet_catalogue"); err != nil {
		return false
	}
	for {
		// There may have been a write while nobody listened.
		select {
		case s.changed <- struct{}{}:
		default: // it is known that there is one
		}
		if _, err := conn.WaitForNotification(ctx); err != nil {
			return true
		}
	}
}

// reasonOf says why the database cannot be reached, without its address, its user or a
// password.
func reasonOf(err error) string {
	var said *pgconn.PgError
	var op *net.OpError
	var name *net.DNSError
	switch {
	case errors.Is(err, errNewer):
		return err.Error()
	case errors.As(err, &said):
		return strings.TrimSuffix("PostgreSQL says "+said.Code+", "+pgClasses[said.Code[:min(2, len(said.Code))]], ", ")
	case errors.As(err, &name):
		return "its name is not known: " + name.Err
	case errors.As(err, &op):
		return op.Err.Error()
	case errors.Is(err, context.DeadlineExceeded):
		return "it takes too long"
	}
	return "the connection has ended"
}

// pgClasses are the classes of errors that an operator meets, by Appendix A of the manual of
// PostgreSQL.
var pgClasses = map[string]string{
	"08": "the connection", "28": "the user or the password", "3D": "there is no such database", "42": "what the user may do", "53": "too few resources",
	"57": "it is shutting down, or starting",
}
