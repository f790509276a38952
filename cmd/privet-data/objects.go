package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"gocloud.dev/blob"
	_ "gocloud.dev/blob/azureblob" // azblob://
	_ "gocloud.dev/blob/fileblob"  // file://
	_ "gocloud.dev/blob/gcsblob"   // gs://
	_ "gocloud.dev/blob/s3blob"    // s3://
	"gocloud.dev/gcerrors"
	"google.golang.org/api/googleapi"
)

// A bucket is a place of objects, and a prefix of their names. It is written SCHEME://BUCKET/PREFIX?OPTIONS, where the options are those of
// package blob of gocloud.dev, such as region and endpoint.
type bucket struct {
	*blob.Bucket
	prefix string
	root   string // what the address says but for the prefix
}

// objectSchemes are those of addresses of objects.
var objectSchemes = []string{"s3", "gs", "azblob", "file"}

// isObjects reports whether a name is the address of objects.
func isObjects(name string) bool {
	scheme, _, ok := strings.Cut(name, "://")
	return ok && slices.Contains(objectSchemes, scheme)
}

// openBucket opens the bucket of an address. That it is there is seen when it is used.
func openBucket(ctx context.Context, address string) (*bucket, error) {
	u, err := url.Parse(address)
	if err != nil {
		return nil, errUsage("the address of objects cannot be read")
	}
	b := &bucket{prefix: strings.TrimPrefix(u.Path, "/")}
	if u.Path = ""; u.Scheme == "file" {
		dir, prefix := path.Split("/" + b.prefix)
		u.Path, b.prefix = dir, prefix
		if info, err := os.Stat(filepath.FromSlash("/" + path.Join(dir, prefix))); err == nil && info.IsDir() {
			u.Path, b.prefix = path.Join(dir, prefix)+"/", ""
		}
		q := u.Query()
		q.Set("no_tmp_dir", "true") // so that an object is renamed into its place
		q.Set("metadata", "skip")
		u.RawQuery = q.Encode()
	}
	b.root = strings.TrimSuffix(u.Scheme+"://"+u.Host+u.Path, "/")
	if b.Bucket, err = blob.OpenBucket(ctx, u.String()); err != nil {
		return nil, errors.New("the bucket cannot be opened: an option of the address is wrong, or there are no credentials")
	}
	return b, nil
}

// objectReason is an error of a store of objects without anything that may be data.
func objectReason(err error) error {
	if google := (*googleapi.Error)(nil); errors.As(err, &google) && (google.Code == http.StatusForbidden || google.Code == http.StatusUnauthorized) {
		return errors.New("the credentials are refused, or there is no such bucket") // which of the two Google does not tell
	}
	switch gcerrors.Code(err) {
	case gcerrors.OK:
		return nil
	case gcerrors.NotFound:
		return errors.New("there is no such object or bucket")
	case gcerrors.PermissionDenied:
		return errors.New("the credentials are refused")
	case gcerrors.Canceled:
		return errInterrupted
	}
	text := err.Error()
	for _, said := range []string{"AccessDenied", "InvalidAccessKeyId", "SignatureDoesNotMatch", "ExpiredToken", "Forbidden"} {
		if strings.Contains(text, said) {
			return errors.New("the credentials are refused")
		}
	}
	if strings.Contains(text, "NoSuchBucket") {
		return errors.New("there is no such object or bucket")
	}
	return errors.New("the store of objects cannot be reached, or has failed")
}

// keys lists the objects of the prefix, in the order of their names.
func (b *bucket) keys(ctx context.Context) (keys []string, err error) {
	for list := b.List(&blob.ListOptions{Prefix: b.prefix}); ; {
		one, err := list.Next(ctx)
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, objectReason(err)
		}
		if !one.IsDir && !strings.HasSuffix(one.Key, "/") {
			keys = append(keys, one.Key)
		}
	}
	if len(keys) == 0 {
		return nil, errors.New("there is no object of this prefix")
	}
	return keys, nil
}

// open opens an object as a file. One that has to be read from several places at a time is copied into a file for that, which has no name any
// more once it is open.
func (b *bucket) open(ctx context.Context, key string, how reading) (file, error) {
	r, err := b.NewReader(ctx, key, nil)
	if err != nil {
		return nil, objectReason(err)
	}
	if !isSeeking(key) {
		f, err := openTextOf(&renamed{r, errObject}, r, path.Base(key), how)
		if err != nil {
			_ = r.Close()
		}
		return f, err
	}
	defer r.Close()
	dir, err := os.MkdirTemp("", "privet-")
	if err != nil {
		return nil, failedOutput(err)
	}
	defer os.RemoveAll(dir)
	name := filepath.Join(dir, "object"+strings.ToLower(path.Ext(key)))
	tmp, err := os.OpenFile(name, os.O_CREATE|os.O_WRONLY|os.O_EXCL, 0o600)
	if err != nil {
		return nil, failedOutput(err)
	}
	_, err = io.Copy(tmp, &renamed{r, errObject})
	if e := tmp.Close(); err == nil && e != nil {
		err = failedOutput(e)
	}
	if err != nil {
		return nil, err
	}
	return openFile(name, how)
}

var errObject = errors.New("the object cannot be read to its end")

// profileObjects profiles all objects of an address.
func profileObjects(ctx context.Context, address string, how reading, sample sampling) (profiles []tableProfile, err error) {
	b, err := openBucket(ctx, address)
	if err != nil {
		return nil, err
	}
	defer b.Close()
	keys, err := b.keys(ctx)
	if err != nil {
		return nil, err
	}
	for i, key := range keys {
		f, err := b.open(ctx, key, how)
		if err != nil {
			return nil, fmt.Errorf("object %d: %w", i+1, err)
		}
		of, err := f.profile(how.engine, sample)
		_ = f.Close()
		if err != nil {
			return nil, fmt.Errorf("object %d: %w", i+1, err)
		}
		for j := range of {
			of[j].File = b.root + "/" + key
		}
		profiles = append(profiles, of...)
	}
	return profiles, nil
}

// maskObjects masks all objects of one address to another one. Each appears whole or not at all; what is masked before an error stays.
func maskObjects(ctx context.Context, to, from string, how reading, run *maskRun) error {
	src, err := openBucket(ctx, from)
	if err != nil {
		return err
	}
	defer src.Close()
	dst, err := openBucket(ctx, to)
	if err != nil {
		return err
	}
	defer dst.Close()
	if src.root == dst.root && strings.HasPrefix(dst.prefix, src.prefix) {
		return errUsage("the outputs would be among the inputs")
	}
	keys, err := src.keys(ctx)
	if err != nil {
		return err
	}
	for i, key := range keys {
		if err := run.object(ctx, dst, src, key, how); err != nil {
			return fmt.Errorf("object %d of %d: %w", i+1, len(keys), err)
		}
	}
	return run.policy.checkAbsent()
}

func (r *maskRun) object(ctx context.Context, dst, src *bucket, key string, how reading) error {
	f, err := src.open(ctx, key, how)
	if err != nil {
		return err
	}
	defer f.Close()
	// The name below the prefix, or below its last slash where the prefix is a part of a name.
	rel := strings.TrimPrefix(key, src.prefix[:strings.LastIndexByte(src.prefix, '/')+1])
	// A writer whose context has ended when it is closed makes no object.
	writing, cancel := context.WithCancel(ctx)
	defer cancel()
	w, err := dst.NewWriter(writing, path.Join(dst.prefix, rel), nil)
	if err != nil {
		return objectReason(err)
	}
	before := len(r.reports)
	if err := f.mask(w, r); err != nil {
		cancel()
		_ = w.Close()
		return err
	}
	for i := before; i < len(r.reports); i++ {
		if len(r.reports)-before == 1 {
			r.reports[i].Table = rel
		} else {
			r.reports[i].Table = rel + ", " + r.reports[i].Table
		}
	}
	if err := w.Close(); err != nil {
		return fmt.Errorf("the output: %w", objectReason(err))
	}
	return nil
}
