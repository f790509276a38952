package credential

import (
	"crypto/sha256"
	"crypto/subtle"
	"net/netip"
	"sync"
	"time"
)

// A password is short enough to be guessed, so that the tries of the pair are bounded
// whether they are right or wrong: beyond these numbers of wrong ones in a minute, the
// right one is held back as well.
const (
	maxTriesAtAddress = 10  // for one user from one address
	maxTriesOfUser    = 100 // for one user from all addresses
)

// A Password verifies the basic pair. It holds hashes of it, in closures, so that
// printing it shows neither. It is safe for concurrent use.
type Password struct {
	isUser, isPass func(string) bool

	// The tries for the right user are counted apart, so that no number of
	// made-up users makes room among them. Those of other users are counted so
	// that the answers do not tell which user is the right one.
	mu             sync.Mutex
	right, foreign tries
}

// tries count wrong tries.
type tries struct {
	at *Throttle[userAt]
	of *Throttle[userHash]
}

type userHash [sha256.Size]byte

// A userAt is a user at an address.
type userAt struct {
	user userHash
	from netip.Prefix
}

// NewPassword makes a password of the right pair.
func NewPassword(user, pass string) *Password {
	isHashOf := func(want string) func(string) bool {
		hash := sha256.Sum256([]byte(want))
		return func(s string) bool {
			got := sha256.Sum256([]byte(s))
			return subtle.ConstantTimeCompare(got[:], hash[:]) == 1
		}
	}
	newTries := func() tries {
		return tries{NewThrottle[userAt](maxTriesAtAddress), NewThrottle[userHash](maxTriesOfUser)}
	}
	return &Password{isUser: isHashOf(user), isPass: isHashOf(pass), right: newTries(), foreign: newTries()}
}

// Try reports whether a pair is the right one. If there were too many wrong tries, it
// returns false and the time until the next one. Tries come one after the other, so that
// many at a time are no more than the bounds allow.
func (p *Password) Try(user, pass string, from netip.Prefix, now time.Time) (bool, time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	counted, isUser := &p.foreign, p.isUser(user)
	if isUser {
		counted = &p.right
	}
	hash := userHash(sha256.Sum256([]byte(user)))
	if wait := max(counted.at.spent(userAt{hash, from}, now), counted.of.spent(hash, now)); wait > 0 {
		return false, wait
	}
	if p.isPass(pass) && isUser {
		return true, 0
	}
	counted.at.Failed(userAt{hash, from}, now)
	counted.of.Failed(hash, now)
	return false, 0
}
