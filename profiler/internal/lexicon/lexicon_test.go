package lexicon

import (
	"encoding/binary"
	"math/rand/v2"
	"testing"
)

// TestLookup looks up words whose classes everybody can tell.
func TestLookup(t *testing.T) {
	for _, tt := range []struct {
		word   string
		is     func(Class) bool
		reason string
	}{
		{"Maria", func(c Class) bool { return c.Given() == 3 }, "a very common given name"},
		{"MARIA", func(c Class) bool { return c.Given() == 3 }, "letter case does not matter"},
		{"Schmidt", func(c Class) bool { return c.Family() == 3 }, "a very common family name"},
		{"Müller", func(c Class) bool { return c.Family() == 3 }, "a word beyond ASCII"},
		{"Muller", func(c Class) bool { return c.Family() == 3 }, "the same without diacritics"},
		{"London", func(c Class) bool { return c.Place() == 3 }, "a large city"},
		{"Germany", func(c Class) bool { return c.Is(Country) }, "a country"},
		{"Alemania", func(c Class) bool { return c.Is(Country) }, "a country in another language"},
		{"New York", func(c Class) bool { return c.Place() > 0 || c.Is(Region) }, "two words"},
		{"New", func(c Class) bool { return c.Is(Begins) }, "the first of two words"},
		{"the", func(c Class) bool { return c.Common() == 3 && c.Given() == 0 }, "a word that is no name"},
		{"Swedish", func(c Class) bool { return c.Is(Demonym) }, "a nationality"},
		{"Иванов", func(c Class) bool { return c.Family() > 0 }, "a family name in Cyrillic letters"},
		{"", func(c Class) bool { return c == 0 }, "nothing"},
		{"xqzvkwj", func(c Class) bool { return c == 0 }, "no word"},
	} {
		if c := Lookup(tt.word); !tt.is(c) {
			t.Errorf("%s: %q has class %020b", tt.reason, tt.word, c)
		}
	}
}

// TestUnknown checks that few words that are none are taken for one.
func TestUnknown(t *testing.T) {
	taken, all := 0, 0
	word := []byte("zqxjk000")
	for i := range 100_000 {
		for k, v := 7, i; k >= 3; k, v = k-1, v/10 {
			word[k] = byte('0' + v%10)
		}
		all++
		if Lookup(string(word)) != 0 {
			taken++
		}
	}
	if share := float64(taken) / float64(all); share > 0.004 {
		t.Errorf("a share of %.4f of words that are none is known", share)
	}
}

func TestLookupAllocs(t *testing.T) {
	for _, word := range []string{"Johansson", "Jürgensmeyer", "Nguyễn"} {
		if n := testing.AllocsPerRun(100, func() { Lookup(word) }); n != 0 {
			t.Errorf("%q: %v allocations", word, n)
		}
	}
}

// FuzzHash holds the hash of a word that is read eight bytes at a time equal to that
// of the word folded byte by byte.
func FuzzHash(f *testing.F) {
	for _, s := range []string{"", "a", "Anna", "ANNA-LENA", "abcdefgh", "Abcdefghi", "New York", "O'Brien", "Müller", "@[]^_`{|}~", "0123456789abcdefXYZ"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		folded := AppendFolded(nil, s)
		want := Hash(folded)
		if max(len(s), len(folded)) <= LongestWord && HashOf(s) != want {
			t.Errorf("%q: another hash", s)
		}
		if got, ok := HashASCII(s); ok && len(s) <= LongestWord && got != want {
			t.Errorf("%q: %x, and folded %x", s, got, want)
		} else if ascii := isASCII(s); ok != ascii {
			t.Errorf("%q: taken for ASCII: %v", s, ok)
		}
	})
}

func isASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= 0x80 {
			return false
		}
	}
	return true
}

// TestFold writes words as the table spells them.
func TestFold(t *testing.T) {
	for _, tt := range []struct{ word, want string }{
		{"Łódź", "lodz"}, {"Straße", "strasse"}, {"Ærøskøbing", "aeroskobing"}, {"İzmir", "izmir"}, {"Nguyễn", "nguyen"},
		{"O’Brien", "o'brien"}, {"Γιώργος", "γιωργοσ"}, {"Фёдор", "федор"}, {"e\u0301a", "ea"}, {"山田", "山田"},
	} {
		if got := string(AppendFolded(nil, tt.word)); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.word, got, tt.want)
		}
	}
}

func BenchmarkLookup(b *testing.B) {
	words := []string{"Johansson", "Poznan", "Please", "Wisdom", "Geoscape", "Smith", "Anna", "Tuesday"}
	i := 0
	for b.Loop() {
		Lookup(words[i&7])
		i++
	}
}

// plainFind is Find one entry after the other.
func plainFind(hash uint64) Class {
	buckets := uint64(len(table) / BucketBytes)
	b, fingerprint := Place(hash, buckets)
	for {
		bucket := table[b*BucketBytes : (b+1)*BucketBytes]
		for i := range EntriesEach {
			e := binary.LittleEndian.Uint16(bucket[2*i:])
			number := int(e&0xF) + 16*int(bucket[2*EntriesEach+i])
			if e == 0 && number == 0 {
				return 0
			}
			if uint32(e>>4) == fingerprint {
				return Class(binary.LittleEndian.Uint32(classes[4*number:]))
			}
		}
		b = (b + 1) % buckets
	}
}

// TestFind holds Find to its plain twin, on hashes of all kinds and on those that the
// table has.
func TestFind(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	buckets := uint64(len(table) / BucketBytes)
	found := 0
	for range 300_000 {
		hash := r.Uint64()
		switch r.IntN(4) {
		case 0:
			hash &^= fingerprints
		case 1:
			b, _ := Place(hash, buckets)
			at := b*BucketBytes + 2*r.Uint64N(EntriesEach)
			hash = hash&^fingerprints | uint64(binary.LittleEndian.Uint16(table[at:])>>4)
		}
		got, want := Find(hash), plainFind(hash)
		if got != want {
			t.Fatalf("%x: class %020b, and by the plain way %020b", hash, got, want)
		}
		if got != 0 {
			found++
		}
	}
	if found < 50_000 {
		t.Errorf("only %d are found", found)
	}
}
