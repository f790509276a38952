package postgres

import (
	"context"
	"embed"
	"errors"
	"strconv"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// migrations are the steps by which the tables became what they are, in the order of their
// names, which begin with a number. A step that was released never changes.
//
//go:embed migrations/*.sql
var migrations embed.FS

// errNewer is the error of tables that a newer program has made.
var errNewer = errors.New("the tables of the database are of a newer version of this program")

// migrationLock is the advisory lock that servers take turns by: "privet" in ASCII.
const migrationLock = 0x707269766574

// migrate does the steps that are missing. A user that may not make tables is enough where none
// is.
func migrate(ctx context.Context, pool *pgxpool.Pool) error {
	entries, err := migrations.ReadDir("migrations")
	if err != nil {
		return err
	}
	return pgx.BeginFunc(ctx, pool, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, "SELECT pg_advisory_xact_lock($1)", migrationLock); err != nil {
			return err
		}
		var there bool
		if err := tx.QueryRow(ctx, "SELECT to_regclass('privet_migration') IS NOT NULL").Scan(&there); err != nil {
			return err
		}
		done := 0
		if !there {
			_, err = tx.Exec(ctx, "CREATE TABLE privet_migration (number int PRIMARY KEY, done_at timestamptz NOT NULL DEFAULT now())")
		} else {
			err = tx.QueryRow(ctx, "SELECT coalesce(max(number), 0) FROM privet_migration").Scan(&done)
		}
		if err != nil {
			return err
		}
		if done > len(entries) {
			return errNewer
		}
		for _, entry := range entries[done:] {
			text, err := migrations.ReadFile("migrations/" + entry.Name())
			if err != nil {
				return err
			}
			number, _, _ := strings.Cut(entry.Name(), "_")
			n, err := strconv.Atoi(number)
			if err != nil {
				return err
			}
			if _, err := tx.Exec(ctx, string(text), pgx.QueryExecModeSimpleProtocol); err != nil {
				return err
			}
			if _, err := tx.Exec(ctx, "INSERT INTO privet_migration (number) VALUES ($1)", n); err != nil {
				return err
			}
		}
		return nil
	})
}
