package workbook

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"io"
	"os"
)

// The sizes of a stringTable.
const (
	blockOfStrings  = 64 << 10
	blocksInMemory  = 512 // 32 MiB; what is beyond is in a file
	blocksRead      = 128 // of the file, that are kept
	stringsAPlace   = 16  // of which the first has its place noted
	maxSharedString = 1 << 20
)

// A stringTable has the texts that cells of a workbook refer to by their number. Most of a large one is in a temporary file, which has
// no name once it is open, and under a key that is forgotten with the table.
type stringTable struct {
	count  int
	places []int64 // of each sixteenth string: its length and its bytes
	blocks [][]byte
	size   int64
	file   *os.File // nil: all is in memory
	key    cipher.Block
	cached [blocksRead]struct {
		number int
		data   []byte
	}
}

var errSpill = errors.New("the file for texts of the workbook, in the folder for temporary files, cannot be written or read")

// readStrings reads the part of shared strings.
func readStrings(r io.Reader) (_ *stringTable, err error) {
	t := new(stringTable)
	defer func() {
		if err != nil {
			t.close()
		}
	}()
	s := newScanner(r)
	var text []byte
	for {
		if err := s.next(); err == io.EOF {
			return t, nil
		} else if err != nil {
			return nil, err
		}
		if !s.isStart("si") {
			continue
		}
		if text, err = readText(s, text[:0]); err != nil {
			return nil, err
		}
		if err := t.add(decode(text)); err != nil {
			return nil, err
		}
	}
}

// readText appends the text of an element si or is, of which the start tag has been read: that of t, or of several with looks of their own.
func readText(s *scanner, dst []byte) ([]byte, error) {
	depth, inText := 1, false
	for depth > 0 {
		if err := s.next(); err != nil {
			return dst, errXML
		}
		switch s.kind {
		case startTag:
			if string(s.name) == "rPh" { // how it is pronounced
				if err := s.skipElement(); err != nil {
					return dst, err
				}
				continue
			}
			depth++
			inText = string(s.name) == "t"
		case endTag:
			depth--
			inText = false
		case textToken:
			if inText {
				var err error
				if dst, err = s.appendText(dst); err != nil {
					return dst, err
				}
			}
		}
		if len(dst) > maxSharedString {
			return dst, errXML
		}
	}
	return dst, nil
}

// add appends a string.
func (t *stringTable) add(text []byte) error {
	if t.count%stringsAPlace == 0 {
		t.places = append(t.places, t.size)
	}
	t.count++
	var head [binary.MaxVarintLen64]byte
	if err := t.write(head[:binary.PutUvarint(head[:], uint64(len(text)))]); err != nil {
		return err
	}
	return t.write(text)
}

func (t *stringTable) write(b []byte) error {
	for len(b) > 0 {
		at := int(t.size % blockOfStrings)
		if at == 0 {
			if err := t.spill(); err != nil {
				return err
			}
			t.blocks = append(t.blocks, make([]byte, blockOfStrings))
		}
		n := copy(t.blocks[len(t.blocks)-1][at:], b)
		t.size += int64(n)
		b = b[n:]
	}
	return nil
}

// spill puts the last block into the file, if there are more than memory shall have.
func (t *stringTable) spill() error {
	last := len(t.blocks) - 1
	if last < blocksInMemory {
		return nil
	}
	if t.file == nil {
		f, err := os.CreateTemp("", "privet-*")
		if err != nil {
			return errSpill
		}
		t.file = f
		_ = os.Remove(f.Name()) // it is removed again by close, where a file that is open cannot be
		key := make([]byte, 32)
		rand.Read(key) // never an error
		if t.key, err = aes.NewCipher(key); err != nil {
			return err
		}
	}
	block := t.blocks[last]
	t.stream(last).XORKeyStream(block, block)
	if _, err := t.file.WriteAt(block, int64(last-blocksInMemory)*blockOfStrings); err != nil {
		return errSpill
	}
	t.blocks[last] = nil
	return nil
}

// stream is what a block is encrypted by.
func (t *stringTable) stream(block int) cipher.Stream {
	var iv [aes.BlockSize]byte
	binary.BigEndian.PutUint64(iv[:], uint64(block))
	return cipher.NewCTR(t.key, iv[:])
}

// block gives a block.
func (t *stringTable) block(number int) ([]byte, error) {
	if b := t.blocks[number]; b != nil {
		return b, nil
	}
	c := &t.cached[number%blocksRead]
	if c.data == nil {
		c.data = make([]byte, blockOfStrings)
	} else if c.number == number {
		return c.data, nil
	}
	c.number = -1
	if _, err := t.file.ReadAt(c.data, int64(number-blocksInMemory)*blockOfStrings); err != nil {
		return nil, errSpill
	}
	t.stream(number).XORKeyStream(c.data, c.data)
	c.number = number
	return c.data, nil
}

// append appends a string.
func (t *stringTable) append(dst []byte, number int) ([]byte, error) {
	if t == nil || number < 0 || number >= t.count {
		return dst, ErrBroken
	}
	at := t.places[number/stringsAPlace]
	for skip := number % stringsAPlace; ; skip-- {
		n := 0
		for shift := 0; ; shift += 7 {
			b, err := t.block(int(at / blockOfStrings))
			if err != nil {
				return dst, err
			}
			c := b[at%blockOfStrings]
			at++
			if n |= int(c&0x7f) << shift; c < 0x80 {
				break
			}
		}
		if skip > 0 {
			at += int64(n)
			continue
		}
		for n > 0 {
			b, err := t.block(int(at / blockOfStrings))
			if err != nil {
				return dst, err
			}
			b = b[at%blockOfStrings:]
			b = b[:min(n, len(b))]
			dst = append(dst, b...)
			n -= len(b)
			at += int64(len(b))
		}
		return dst, nil
	}
}

func (t *stringTable) close() {
	if t != nil && t.file != nil {
		_ = t.file.Close()
		_ = os.Remove(t.file.Name())
	}
}
