package siv

import (
	"bytes"
	"encoding/hex"
	"errors"
	"strings"
	"sync"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
)

// The vectors of RFC 5297 are those of its appendix A. The others were made with
// python's package cryptography 48 (AESSIV, on OpenSSL), which is a second
// implementation, by
//
//	AESSIV(bytes(range(n))).encrypt(bytes(i*7 & 255 for i in range(size)), [b"label", b"scope"])
var vectors = []struct{ name, key, data, plain, want string }{
	{
		"RFC 5297 A.1", "fffefdfcfbfaf9f8f7f6f5f4f3f2f1f0f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff",
		"101112131415161718191a1b1c1d1e1f2021222324252627",
		"112233445566778899aabbccddee",
		"85632d07c6e8f37f950acd320a2ecc9340c02b9690c4dc04daef7f6afe5c",
	},
	{
		"RFC 5297 A.2", "7f7e7d7c7b7a79787776757473727170404142434445464748494a4b4c4d4e4f",
		"00112233445566778899aabbccddeeffdeaddadadeaddadaffeeddccbbaa99887766554433221100 102030405060708090a0 09f911029d74e35bd84156c5635688c0",
		"7468697320697320736f6d6520706c61696e7465787420746f20656e6372797074207573696e67205349562d414553",
		"7bdb6e3b432667eb06f4d14bff2fbd0fcb900f2fddbe404326601965c889bf17dba77ceb094fa663b7a3f748ba8af829ea64ad544a272e9c485b62a3fd5c0d",
	},
	{"1 bytes, key of 32", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "6c6162656c 73636f7065", "00", "93bbeb9cd3ee128cb452233266ad3c231b"},
	{"15 bytes, key of 32", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b62", "7b441d1c8441575e8dca7f81ccf69d027a296243d9935bc7e65649dcc94570"},
	{"16 bytes, key of 32", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b6269", "3614a3e391e97b77fa024161cc6cf4b46e6d74c6a52248f49c83b14b41e35635"},
	{"17 bytes, key of 32", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b626970", "17426b71e84ac116dc6b736df4330521a9355239a85417e4ff362a7a5cd4c4a833"},
	{"31 bytes, key of 32", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b626970777e858c939aa1a8afb6bdc4cbd2", "18004a775add35a1d7d0696577893c0c9e0e09d38b32813455040387f5d67dd49a5bb7138bc71b8acc56c5d1fd3b58"},
	{"32 bytes, key of 32", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b626970777e858c939aa1a8afb6bdc4cbd2d9", "faa595d328551eee3d3b049e641bb3acae6acf02acb3a14ad06e6029b05229a76db245f37b2d41471d56d13ba58f18c8"},
	{"33 bytes, key of 32", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b626970777e858c939aa1a8afb6bdc4cbd2d9e0", "9b13782fbf68cf5a6ed580c607ef342b9c4d751b1357ea238ddc715676c460402c9004245871072148b271c6dedfda3721"},
	{"48 bytes, key of 32", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b626970777e858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b4249", "83e510c3e15d63204ac69a479bdb3fa3cb0313c5890ebf5a9e98019547621d03bec1fce432aa9b24f96977a69b045b46d377e20a4697b7997f1a306c22a9426a"},
	{"100 bytes, key of 32", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b626970777e858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5", "439ff3ee9cb4d95a16285dfa7e7282244c5b17b31b30fa9e79702980d49f85314c226d12f12f7f44da72435c7957ae80a14d4d800dd1600bd0d1f1488c3bf48d9090904ea4f97ada72c324ce5ca23bd2b0b3d5e0a7cac0934be901356833ac0b231d4cf8799cb443b120a3b0fae96cc0340810f9"},
	{"1 bytes, key of 48", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f", "6c6162656c 73636f7065", "00", "1ccdc446b88f19c3df05fed1789ed181aa"},
	{"15 bytes, key of 48", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b62", "732b3acbdbe05a5181f3d49cf2362fa653766388c3c73aea9c06c0228c9df7"},
	{"16 bytes, key of 48", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b6269", "5773fe4a617a3f25695714263e24d7de898059b6c07d21878806d11d832826dd"},
	{"17 bytes, key of 48", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b626970", "7389de8b498a016f422ae3f26f214790ca5a87843c6c66a67cda62a15d01de277c"},
	{"31 bytes, key of 48", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b626970777e858c939aa1a8afb6bdc4cbd2", "90cc28036cd231cc6c6cbce81948727036a12053f94ae67621cad21bfcf3183a2c4c98ee4fa2dd91c76f84944630b6"},
	{"32 bytes, key of 48", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b626970777e858c939aa1a8afb6bdc4cbd2d9", "bdb303e0c8f319c303793501a51fb50ea4fbdd7b91922f9b4dda3354198200485dc64d0c6c5d2cb7ce5899f71dd635d4"},
	{"33 bytes, key of 48", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b626970777e858c939aa1a8afb6bdc4cbd2d9e0", "59f3ea7fb6283ba291c77e29e2ef555d6c9606e801679890cf6ff0357976df033ed7078e7cc9f3bd3cd1eb082a3d2ebe97"},
	{"48 bytes, key of 48", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b626970777e858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b4249", "79d558ff74acd285a8b4934cba4a0746db01dce87211039c8aea37d5ed5e7993556d618a7e5f17738984163e10b6d5c746ac1ae1c14ba6ca63b2c01781909b89"},
	{"100 bytes, key of 48", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b626970777e858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5", "9ac2f29e28c48cbeb19bca47e7fb02f81c1bcee737f8afdfaf95f6c6b266fc7aa206725e5c88f641cf0a38f75640d412310f19001e5c9f3c15f396dd49b7707332e32cc79081002d37f2a1dabdaf4c67df8ed95e19e376850b653083f54bc855e73e5ac1cc5f2c9a23b5ca1cfdf5597be74e63cc"},
	{"1 bytes, key of 64", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f", "6c6162656c 73636f7065", "00", "daae3ecd0dd17130246981eeed011cbb48"},
	{"15 bytes, key of 64", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b62", "15e8cfd715a8a62e0ea80d222e20d001dd8d4368a551bfd088124895d66e5c"},
	{"16 bytes, key of 64", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b6269", "187bd785b4d0c1cb3e8d4cb84e884fcd936568d9d72a9bf315171110a74d2601"},
	{"17 bytes, key of 64", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b626970", "028284f362d3f8aa9c74e3182a0911645ec56c4df30112b7d74553e7b25572e26c"},
	{"31 bytes, key of 64", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b626970777e858c939aa1a8afb6bdc4cbd2", "0b3252fd424554c5e8a8cf0ac71e71db16db3842b13686b9144d614d10e962a4d8d8dcd5ea69a26b21e1604267a3e2"},
	{"32 bytes, key of 64", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b626970777e858c939aa1a8afb6bdc4cbd2d9", "3bdafb22b718cf2d7900710992f5c904fc36b02f1e921a81f855e2ccb1421cefdc0583da8cbe63a7d44ba7481a3963ad"},
	{"33 bytes, key of 64", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b626970777e858c939aa1a8afb6bdc4cbd2d9e0", "5958a14335f47efe274a41f35c2b34b67ff10a81bfdd4500e39e96a295f7aec417b91db45f988258129538710981eaed79"},
	{"48 bytes, key of 64", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b626970777e858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b4249", "40398a3320d7f5f9179e4356ac8cc1fa046c0fde4c90014f754532cb98c0b117d887fe062f74e92b098d284d99c372820cda9b9d3ee1a4ae0a98c56b1df17d42"},
	{"100 bytes, key of 64", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f", "6c6162656c 73636f7065", "00070e151c232a31383f464d545b626970777e858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5", "c4023a44d0bcadce963b2649af8e059f033807050ad88f1927d05d990a4ad871042e0275dbdc6e5eef2aaa7e4f8bdbfc0bf7f1c56d7f1fbaabfeade055f16ab722c535c31eb12d861e19af75957a997544f74566ce1c298322f94663a84183d776d5d1639a901ed9cb4b2bbb29b9b1b430d2cbb9"},
}

func unhex(t testing.TB, s string) []byte {
	t.Helper()
	b, err := hex.DecodeString(s)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestVectors(t *testing.T) {
	for _, tt := range vectors {
		c, err := New(unhex(t, tt.key))
		if err != nil {
			t.Fatal(err)
		}
		var data [][]byte
		for s := range strings.FieldsSeq(tt.data) {
			data = append(data, unhex(t, s))
		}
		got, err := c.Seal([]byte("kept"), unhex(t, tt.plain), data...)
		if err != nil || hex.EncodeToString(got[4:]) != tt.want || string(got[:4]) != "kept" {
			t.Errorf("%s: %x, %v; want %s", tt.name, got[4:], err, tt.want)
			continue
		}
		back, err := c.Open([]byte("kept"), got[4:], data...)
		if err != nil || string(back) != "kept"+string(unhex(t, tt.plain)) {
			t.Errorf("%s back: %x, %v", tt.name, back, err)
		}
		refused(t, tt.name, c, got[4:], data)
	}
}

// refused changes a good ciphertext in many ways, none of which may open.
func refused(t *testing.T, name string, c *Cipher, good []byte, data [][]byte) {
	t.Helper()
	open := func(how string, ciphertext []byte, data ...[]byte) {
		t.Helper()
		if got, err := c.Open(nil, ciphertext, data...); !errors.Is(err, ErrOpen) || got != nil {
			t.Errorf("%s, %s: %x, %v", name, how, got, err)
		}
	}
	for i := range 8 * len(good) {
		bad := bytes.Clone(good)
		bad[i/8] ^= 1 << (i % 8)
		open("a bit turned", bad, data...)
	}
	for n := range good {
		open("cut short", good[:n], data...)
	}
	open("a byte more", append(bytes.Clone(good), 0), data...)
	open("a byte before", append([]byte{0}, good...), data...)
	open("more data", good, append(data[:len(data):len(data)], nil)...)
	if len(data) == 0 {
		return
	}
	open("less data", good, data[1:]...)
	if len(data) > 1 {
		open("data in another order", good, append(data[1:len(data):len(data)], data[0])...)
		joined := append([][]byte{append(bytes.Clone(data[0]), data[1]...)}, data[2:]...)
		open("data joined", good, joined...)
	}
	other := bytes.Clone(data[0])
	if len(other) > 0 {
		other[0] ^= 1
		open("other data", good, append([][]byte{other}, data[1:]...)...)
	}
}

func TestRefused(t *testing.T) {
	for _, n := range []int{0, 16, 24, 31, 33, 63, 65} {
		if _, err := New(make([]byte, n)); !errors.Is(err, ErrKey) {
			t.Errorf("a key of %d bytes: %v", n, err)
		}
	}
	c, _ := New(make([]byte, 64))
	if _, err := c.Seal(nil, nil, make([][]byte, MaxData+1)...); !errors.Is(err, ErrData) {
		t.Errorf("too much data: %v", err)
	}
	if _, err := c.Open(nil, make([]byte, 99), make([][]byte, MaxData+1)...); !errors.Is(err, ErrData) {
		t.Errorf("too much data: %v", err)
	}
	other, _ := New(bytes.Repeat([]byte{1}, 64))
	sealed, _ := c.Seal(nil, []byte("a text"))
	if _, err := other.Open(nil, sealed); !errors.Is(err, ErrOpen) {
		t.Errorf("another key: %v", err)
	}
}

func TestAllocations(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("the race detector allocates")
	}
	c, _ := New(make([]byte, 64))
	plain, data := []byte("a text of more than sixteen bytes"), []byte("label")
	dst := make([]byte, 0, 100)
	if n := testing.AllocsPerRun(100, func() { c.Seal(dst, plain, data) }); n > 0 {
		t.Errorf("Seal: %v allocations", n)
	}
	sealed, _ := c.Seal(nil, plain, data)
	if n := testing.AllocsPerRun(100, func() { c.Open(dst, sealed, data) }); n > 0 {
		t.Errorf("Open: %v allocations", n)
	}
}

func FuzzSeal(f *testing.F) {
	f.Add([]byte("a text"), []byte("data"))
	f.Add(bytes.Repeat([]byte("x"), 31), []byte(nil))
	f.Fuzz(func(t *testing.T, plain, data []byte) {
		c, _ := New([]byte("a key of as many as sixty-four bytes, which is AES with 256 bit."))
		sealed, err := c.Seal(nil, plain, data)
		if err != nil || len(sealed) != len(plain)+Overhead {
			t.Fatalf("%d bytes, %v", len(sealed), err)
		}
		if back, err := c.Open(nil, sealed, data); err != nil || !bytes.Equal(back, plain) {
			t.Fatalf("%x, %v; want %x", back, err, plain)
		}
		if again, _ := c.Seal(nil, plain, data); !bytes.Equal(again, sealed) {
			t.Fatal("two ciphertexts of one text")
		}
		if _, err := c.Open(nil, plain, data); err == nil {
			t.Fatal("a text that is no ciphertext was opened")
		}
	})
}

func TestConcurrent(t *testing.T) {
	c, _ := New(make([]byte, 64))
	want, _ := c.Seal(nil, []byte("a text"), []byte("data"))
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for range 100 {
				if got, _ := c.Seal(nil, []byte("a text"), []byte("data")); !bytes.Equal(got, want) {
					t.Error("another ciphertext")
				}
			}
		})
	}
	wg.Wait()
}
