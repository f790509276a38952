package httpapi

import (
	"errors"
	"sync/atomic"
	"time"
)

// A RenewableLicense is a licence that can be replaced while the service runs. The
// zero RenewableLicense holds the zero [License], which has expired. It is safe for
// concurrent use by multiple goroutines, and must not be copied.
type RenewableLicense struct {
	license atomic.Pointer[License]
}

// Replace replaces the licence, by one that expires later or earlier. The next request
// sees the new one. The licence should come from [VerifyLicense].
func (r *RenewableLicense) Replace(l License) { r.license.Store(&l) }

// License returns the licence that is in force.
func (r *RenewableLicense) License() License {
	if l := r.license.Load(); l != nil {
		return *l
	}
	return License{}
}

// valid reports whether the licence has not expired.
func (r *RenewableLicense) valid(now time.Time) bool {
	l := r.license.Load()
	return l != nil && l.Valid(now)
}

// errTwoLicenses is the error of options with two licences.
var errTwoLicenses = errors.New("Options has both License and Renewable")
