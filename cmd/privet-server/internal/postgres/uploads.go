package postgres

import (
	"context"
	"errors"

	"github.com/jackc/pgx/v5"
	"github.com/privet-go/privet/httpapi"
)

// Uploads is the httpapi.UploadStore of one server in the database of a [Store], which has to have been read from before.
type Uploads struct {
	store  *Store
	holder string
}

var _ httpapi.UploadStore = (*Uploads)(nil)

// Uploads gives what a server with a name of its own keeps of uploads.
func (s *Store) Uploads(holder string) *Uploads { return &Uploads{s, holder} }

// uploadLock is the advisory lock of those who count uploads: "prupload" in ASCII.
const uploadLock = 0x707275706c6f6164

// do works on the table, within the time of a read.
func (u *Uploads) do(ctx context.Context, work func(ctx context.Context, tx pgx.Tx) error) error {
	if u.store.pool == nil {
		return errors.New("the database was not opened yet")
	}
	ctx, cancel := context.WithTimeout(ctx, readTime)
	defer cancel()
	err := pgx.BeginFunc(ctx, u.store.pool, func(tx pgx.Tx) error { return work(ctx, tx) })
	for _, known := range []error{httpapi.ErrTooManyUploads, httpapi.ErrUploadShare, httpapi.ErrNoUpload, httpapi.ErrUploadHeld} {
		if errors.Is(err, known) {
			return known
		}
	}
	if err != nil {
		return errors.New(reasonOf(err))
	}
	return nil
}

// Reserve implements httpapi.UploadStore. Servers count one after the other, so that together they give no more than there may be.
func (u *Uploads) Reserve(ctx context.Context, up httpapi.Upload, most, mostOf int) error {
	return u.do(ctx, func(ctx context.Context, tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, "SELECT pg_advisory_xact_lock($1)", int64(uploadLock)); err != nil {
			return err
		}
		if _, err := tx.Exec(ctx, "DELETE FROM privet_upload WHERE expires_at <= now()"); err != nil {
			return err
		}
		var all, of int
		if err := tx.QueryRow(ctx, "SELECT count(*), count(*) FILTER (WHERE payer = $1) FROM privet_upload", up.Payer).Scan(&all, &of); err != nil {
			return err
		}
		switch {
		case of >= mostOf:
			return httpapi.ErrUploadShare
		case all >= most:
			return httpapi.ErrTooManyUploads
		}
		_, err := tx.Exec(ctx, "INSERT INTO privet_upload (id, owner, payer, size, expires_at, proof) VALUES ($1, $2, $3, $4, $5, $6)",
			up.ID, up.Owner, up.Payer, up.Size, up.Expires, up.Proof)
		return err
	})
}

// Get implements httpapi.UploadStore.
func (u *Uploads) Get(ctx context.Context, id string) (up httpapi.Upload, err error) {
	err = u.do(ctx, func(ctx context.Context, tx pgx.Tx) error {
		up = httpapi.Upload{ID: id}
		err := tx.QueryRow(ctx, "SELECT owner, payer, size, expires_at, proof, holder FROM privet_upload WHERE id = $1 AND expires_at > now()", id).
			Scan(&up.Owner, &up.Payer, &up.Size, &up.Expires, &up.Proof, &up.Holder)
		if errors.Is(err, pgx.ErrNoRows) {
			return httpapi.ErrNoUpload
		}
		return err
	})
	if err != nil {
		return httpapi.Upload{}, err
	}
	return up, nil
}

// Hold implements httpapi.UploadStore.
func (u *Uploads) Hold(ctx context.Context, id string, held bool) error {
	before, after := "", u.holder
	if !held {
		before, after = after, before
	}
	return u.do(ctx, func(ctx context.Context, tx pgx.Tx) error {
		done, err := tx.Exec(ctx, "UPDATE privet_upload SET holder = $3 WHERE id = $1 AND holder = $2", id, before, after)
		if err == nil && done.RowsAffected() == 0 {
			err = httpapi.ErrUploadHeld
		}
		return err
	})
}

// Remove implements httpapi.UploadStore.
func (u *Uploads) Remove(ctx context.Context, id string) error {
	return u.do(ctx, func(ctx context.Context, tx pgx.Tx) error {
		_, err := tx.Exec(ctx, "DELETE FROM privet_upload WHERE id = $1", id)
		return err
	})
}
