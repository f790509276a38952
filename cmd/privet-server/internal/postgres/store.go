// Package postgres keeps the catalogue of a registry in PostgreSQL, for any number of servers
// that all take writes.
package postgres

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/privet-go/privet/registry"
)

// A Store is a registry.Appender in a database. It belongs to one registry. Each write adds a
// number to those before it, by which servers that write at the same time learn who was first,
// and others what is new to them.
type Store struct {
	config  *pgxpool.Config
	pool    *pgxpool.Pool // nil until it is needed
	changed chan struct{}
	known   *contents // as of the revision that was last read or written
}

// How long the database may take.
const (
	connectTime = 3 * time.Second
	readTime    = 3 * time.Second
	writeTime   = 10 * time.Second
)

// keptWrites is how many writes a server may be behind and still read only what has changed.
const keptWrites = 1000

// New makes a store in the database of an address, postgres://user:password@host/database or
// what libpq has in its place. It does not connect. Its error does not repeat the address.
func New(address string) (*Store, error) {
	config, err := pgxpool.ParseConfig(address)
	if err != nil {
		return nil, errors.New("it is no address of a PostgreSQL database")
	}
	config.MaxConns = 4 // two of them for uploads
	config.ConnConfig.ConnectTimeout = connectTime
	// The database ends what a server has left that is no longer there, which others would
	// wait for.
	for name, value := range map[string]string{
		"application_name": "privet", "statement_timeout": "10000", "idle_in_transaction_session_timeout": "10000",
	} {
		if config.ConnConfig.RuntimeParams[name] == "" {
			config.ConnConfig.RuntimeParams[name] = value
		}
	}
	return &Store{config: config, changed: make(chan struct{}, 1)}, nil
}

var _ registry.Appender = (*Store)(nil)

// A revision is a write: its number, and a random word, since a database that was restored
// counts from an earlier number again.
type revision struct {
	number int64
	word   string
}

func (r revision) String() string {
	if r.number == 0 {
		return ""
	}
	return strconv.FormatInt(r.number, 10) + "." + r.word
}

// parseRevision is the inverse of String.
func parseRevision(s string) revision {
	number, word, _ := strings.Cut(s, ".")
	n, _ := strconv.ParseInt(number, 10, 64)
	return revision{n, word}
}

// Load reads what has changed since a revision. At the first time it waits for a database that
// is only just starting, and makes its tables.
func (s *Store) Load(ctx context.Context, since string) (*registry.Catalogue, string, error) {
	if s.pool == nil {
		if err := s.open(ctx); err != nil {
			return nil, "", told(err)
		}
	}
	if since != "" {
		var cancel func()
		ctx, cancel = context.WithTimeout(ctx, readTime)
		defer cancel()
	}
	var now revision
	_, err := s.transact(ctx, pgx.ReadOnly, func(tx pgx.Tx) (err error) {
		now, err = s.catchUp(ctx, tx)
		return err
	})
	switch {
	case err != nil:
		return nil, "", told(err)
	case now.String() == since || now.number == 0:
		return nil, now.String(), nil
	}
	return s.known.catalogue(), now.String(), nil
}

// open connects to the database, and makes its tables what this program needs.
func (s *Store) open(ctx context.Context) error {
	for {
		pool, err := pgxpool.NewWithConfig(ctx, s.config.Copy())
		if err == nil {
			if err = migrate(ctx, pool); err == nil {
				s.pool = pool
				return nil
			}
			pool.Close()
		}
		var said *pgconn.PgError
		if errors.As(err, &said) && said.Code != "57P03" || errors.Is(err, errNewer) { // it is starting
			return err
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(time.Second / 2):
		}
	}
}

// isThere asks whether the database has a write.
const isThere = "SELECT EXISTS (SELECT FROM privet_write WHERE number = $1 AND revision = $2::uuid)"

// head is the last write.
func head(ctx context.Context, tx pgx.Tx) (revision, error) {
	var r revision
	err := tx.QueryRow(ctx, "SELECT number, revision::text FROM privet_write ORDER BY number DESC LIMIT 1").Scan(&r.number, &r.word)
	if errors.Is(err, pgx.ErrNoRows) {
		err = nil
	}
	return r, err
}

// catchUp makes known what the database has, and returns its revision.
func (s *Store) catchUp(ctx context.Context, tx pgx.Tx) (revision, error) {
	now, err := head(ctx, tx)
	if err != nil || s.known != nil && s.known.at == now {
		return now, err
	}
	next := &contents{at: now, records: map[key]record{}}
	after := int64(0)
	if s.known != nil && s.known.at.number > 0 {
		// What is known is a part of what there is, unless the database was restored.
		var there bool
		if err := tx.QueryRow(ctx, isThere, s.known.at.number, s.known.at.word).Scan(&there); err != nil {
			return now, err
		}
		if there {
			after, next.records = s.known.at.number, s.known.records
		}
	}
	if now.number > 0 {
		err := tx.QueryRow(ctx, "SELECT version, floor FROM privet_write WHERE number = $1", now.number).Scan(&next.version, &next.floor)
		if err != nil {
			return now, err
		}
	}
	rows, err := tx.Query(ctx, "SELECT kind, id, version, document::text FROM privet_record WHERE number > $1", after)
	if err != nil {
		return now, err
	}
	changes, err := read(rows)
	if err != nil {
		return now, err
	}
	next.apply(changes)
	s.known = next
	return now, nil
}

// Save stores a catalogue.
func (s *Store) Save(ctx context.Context, c *registry.Catalogue, over string) (string, error) {
	return s.write(ctx, c, over, func() []record { return s.known.missing(c) })
}

// Append stores a change of some records.
func (s *Store) Append(ctx context.Context, change *registry.Catalogue, _ func() *registry.Catalogue, over string) (string, error) {
	// What the change does not tell is as it was.
	floor := 0
	if s.known != nil {
		floor = s.known.floor
	}
	c := *change
	c.Floor = floor
	return s.write(ctx, &c, over, func() []record { return s.known.replaced(&c) })
}

// write adds a write with the records that differ gives, once known is what it is made over.
func (s *Store) write(ctx context.Context, c *registry.Catalogue, over string, differ func() []record) (string, error) {
	ctx, cancel := context.WithTimeout(ctx, writeTime)
	defer cancel()
	next := revision{parseRevision(over).number + 1, randomUUID()}
	var records []record
	complete, err := s.transact(ctx, pgx.ReadWrite, func(tx pgx.Tx) error {
		now, err := s.catchUp(ctx, tx)
		switch {
		case err != nil:
			return err
		case now.String() != over:
			return registry.ErrRevision
		}
		records = differ()
		batch := &pgx.Batch{}
		batch.Queue("INSERT INTO privet_write (number, revision, version, floor) VALUES ($1, $2::uuid, $3, $4)", next.number, next.word, c.Version, c.Floor)
		for _, r := range records {
			document, err := r.document()
			if err != nil {
				return err
			}
			batch.Queue(`INSERT INTO privet_record (kind, id, version, number, document) VALUES ($1, $2, $3, $4, $5::json)
				ON CONFLICT (kind, id) DO UPDATE SET version = $3, number = $4, document = $5::json`, r.kind, r.id, r.version, next.number, document)
		}
		batch.Queue("DELETE FROM privet_write WHERE number <= $1", next.number-keptWrites)
		batch.Queue("DELETE FROM privet_record WHERE document IS NULL AND number <= $1", next.number-keptWrites)
		batch.Queue("SELECT pg_notify('privet_catalogue', $1)", strconv.FormatInt(next.number, 10))
		return tx.SendBatch(ctx, batch).Close()
	})
	var said *pgconn.PgError
	switch {
	case err == nil:
	case errors.Is(err, registry.ErrRevision):
		return "", registry.ErrRevision
	case errors.As(err, &said) && (said.Code == "23505" || said.Code == "40001"): // another server was first
		return "", registry.ErrRevision
	case !complete, errors.As(err, &said):
		return "", err
	default: // the connection was lost before the end was heard of
		if written, sure := s.isWritten(next); !sure {
			return "", registry.ErrUnsure
		} else if !written {
			return "", err
		}
	}
	s.known.apply(records)
	s.known.at, s.known.version, s.known.floor = next, c.Version, c.Floor
	return next.String(), nil
}

// transact runs f in a transaction, and reports whether all of it was done but, on an error,
// the end of the transaction. Connections that wait in the pool may be of a database that has
// ended since; then f is run again.
func (s *Store) transact(ctx context.Context, mode pgx.TxAccessMode, f func(pgx.Tx) error) (complete bool, err error) {
	for range s.config.MaxConns + 1 {
		complete = false
		err = pgx.BeginTxFunc(ctx, s.pool, pgx.TxOptions{IsoLevel: pgx.RepeatableRead, AccessMode: mode}, func(tx pgx.Tx) error {
			err := f(tx)
			complete = err == nil
			return err
		})
		if err == nil || complete || !isLost(err) || ctx.Err() != nil {
			break
		}
	}
	return complete, err
}

// isLost reports whether an error is that of a connection that was there and is no longer.
func isLost(err error) bool {
	var said *pgconn.PgError
	var connect *pgconn.ConnectError
	switch {
	case errors.As(err, &said):
		return strings.HasPrefix(said.Code, "57P")
	case errors.As(err, &connect), errors.Is(err, registry.ErrRevision), len(registry.Reasons(err)) > 0:
		return false
	}
	return true
}

// isWritten reports whether a write has come about, and whether the database has said so.
func (s *Store) isWritten(r revision) (written, sure bool) {
	ctx, cancel := context.WithTimeout(context.Background(), readTime)
	defer cancel()
	for {
		err := s.pool.QueryRow(ctx, isThere, r.number, r.word).Scan(&written)
		if err == nil {
			return written, true
		}
		select {
		case <-ctx.Done():
			return false, false
		case <-time.After(time.Second / 10):
		}
	}
}

// told is an error of reading, in words that tell nothing of the database's address or its
// user. What is wrong with the records is told as it is.
func told(err error) error {
	if len(registry.Reasons(err)) > 0 {
		return err
	}
	return &registry.Error{Code: registry.Unavailable, Reason: "the store cannot be read: " + reasonOf(err)}
}

// randomUUID makes a UUID of version 4.
func randomUUID() string {
	var b [16]byte
	_, _ = rand.Read(b[:]) // never fails
	b[6], b[8] = b[6]&0x0f|0x40, b[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
}
