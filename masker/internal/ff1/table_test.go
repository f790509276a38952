package ff1

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
)

// TestTables holds that strings have the same ciphertexts by tables, and come back, whoever makes the tables.
func TestTables(t *testing.T) {
	key := bytes.Repeat([]byte{7}, 32)
	plain, err := NewSmall(key)
	if err != nil {
		t.Fatal(err)
	}
	plain.tables.Store(nil)
	tabled, err := NewSmall(key)
	if err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	for worker := range uint64(4) {
		wg.Go(func() {
			r := rand.New(rand.NewPCG(1, worker))
			for _, n := range []int{7, 8, 15, 16, 20, 27, 28, 29, 30, 64} {
				for _, tweak := range []string{"", "a", "a tweak of more than a block"} {
					for range 6000 {
						x := make([]byte, (n+7)/8)
						for i := range x {
							x[i] = byte(r.Uint32())
						}
						clearAbove(x, n)
						a, b := bytes.Clone(x), bytes.Clone(x)
						if plain.EncryptBits(a, n, []byte(tweak)) != nil || tabled.EncryptBits(b, n, []byte(tweak)) != nil || !bytes.Equal(a, b) {
							t.Errorf("%d bits %x are %x, and %x by a table", n, x, a, b)
							return
						}
						if tabled.DecryptBits(b, n, []byte(tweak)) != nil || !bytes.Equal(b, x) {
							t.Errorf("%d bits %x come back as %x", n, x, b)
							return
						}
					}
				}
			}
		})
	}
	wg.Wait()
	// Under the race detector the counts that lead to a table are forgotten now and then.
	if n := len(*tabled.tables.Load()); n > mostTables || n < mostTables && !longtest.UnderRace {
		t.Errorf("%d tables", n)
	}
}

func BenchmarkBits(b *testing.B) {
	for _, n := range []int{20, 28, 40} {
		c, _ := NewSmall(make([]byte, 32))
		x := make([]byte, (n+7)/8)
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				c.EncryptBits(x, n, nil)
			}
		})
	}
}
