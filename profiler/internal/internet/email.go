package internet

import (
	"math/bits"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads e-mail addresses.

// The longest parts of an e-mail address, in octets (RFC 5321, section 4.5.3.1,
// and RFC 3696, erratum 1690).
const (
	longestLocal   = 64
	longestAddress = 254
)

// emailAlone is how sure an address is without a context word.
const emailAlone = 0.99

var inLocal = chars.SetWhere(func(c byte) bool { return numeral.IsAlnum(c) || strings.IndexByte("._%+-'", c) >= 0 })

// MatchEmail reads an address around its @. Where no dot follows there is none.
func MatchEmail(text string, at int) (spec.Match, bool) {
	plain := at + 1 // the end of the first label, as far as it is in ASCII
	first := text[:min(len(text), at+longestAddress)]
	plain = chars.SetEnd(first, plain, len(first), &inLabel)
	dot := chars.SetEnd(first, plain, len(first), &inName)
	if dot >= len(text) || text[dot] != '.' {
		return spec.Match{}, false
	}
	start, latin, other := at, false, false
	for least := max(0, at-longestLocal); start > least; {
		local := text[least:start]
		for len(local) > 0 && inLocal[local[len(local)-1]] {
			latin = latin || numeral.IsLetter(local[len(local)-1])
			local = local[:len(local)-1]
		}
		start = least + len(local)
		if local == "" || text[start-1] < utf8.RuneSelf {
			break
		}
		r, n := chars.RuneBefore(text, start)
		isLatin := chars.IsLatin(r)
		if !isLatin && (latin || !unicode.Is(unicode.Cyrillic, r) && !unicode.Is(unicode.Greek, r)) || isLatin && other {
			break // no name is in two scripts: a word stands before it without a space
		}
		latin, other = latin || isLatin, other || !isLatin
		start -= n
	}
	for start < at && !numeral.IsAlnum(text[start]) && text[start] != '_' && text[start] < utf8.RuneSelf {
		start++ // a quote, a dot or a dash before it
	}
	if start == at || text[at-1] == '.' || text[at-1] == '\'' {
		return spec.Match{}, false
	}
	limit := start + longestAddress
	end, _ := domainFrom(text, at+1, min(plain, limit), limit)
	if end < 0 {
		return spec.Match{}, false
	}
	if end = mailEnd(text, at+1, end); end < 0 || end+1 < len(text) && text[end] == ':' && text[end+1] > ' ' && remoteUsers.Has(text[start:at]) {
		return spec.Match{}, false
	}
	return spec.Match{Start: start, End: end, Alone: emailAlone}, true
}

// mailEnd is where the domain text[i:end] ends as that of an address, or below 0: behind its last label where that is a
// top-level domain or one of private networks, or before it where a sentence goes on without a space, or a file is named by
// an address. The names of files
// and of units of a system have an @ as well: icon@2x.png, getty@tty1.service.
func mailEnd(text string, i, end int) int {
	dot := strings.LastIndexByte(text[i:end], '.')
	switch last := text[i+dot+1 : end]; {
	case isMailTop(last):
		if numeral.IsDigit(text[i]) && fileDomains.Has(last) && strings.HasSuffix(text[i:i+dot], "x") {
			return -1 // banner@2x.mov
		}
		return end
	case isMailTop(text[i+strings.LastIndexByte(text[i:i+dot], '.')+1:i+dot]) && strings.IndexByte(text[i:i+dot], '.') > 0:
		return i + dot
	}
	return -1
}

// isMailTop reports whether a label in any letter case ends the domains of addresses.
func isMailTop(label string) bool {
	top, _ := topInAnyCase(label)
	return top != NoTopLevel || privateDomains.Has(label)
}

// privateDomains are top-level domains that networks give themselves.
var privateDomains = &wordset.WordList{File: "internet", Set: "privateDomains"}

// remoteUsers are the accounts of repositories, behind which a colon and a path stand: git@github.com:quorl/tools.
var remoteUsers = &wordset.WordList{Text: "git hg svn gitea gitolite"}

// SingleEmail is matchEmail for an address that is a whole text and a block, around its @: of
// letters, digits, dots, hyphens and underscores before that, and of labels behind it.
func SingleEmail(text string, k *lex.Block, at int) (m spec.Match, ok bool) {
	end := len(text)
	before, behind := uint64(1)<<(at&63)-1, (uint64(1)<<(end&63)-1)&^(2<<(at&63)-1)
	words := k.Letters | k.Digits
	if before&^(words|k.Dots|k.Hyphens|k.Underscores) != 0 || behind&^(words|k.Dots|k.Hyphens) != 0 {
		return m, false
	}
	dots := k.Dots & behind
	last := bits.Len64(dots) // where the last label begins
	beside := (k.Dots|k.Hyphens)&behind | 1<<(at&63)
	if last == 0 || end-last < 2 || (behind>>last<<last)&^k.Letters != 0 || dots&(beside<<1|beside>>1) != 0 || k.Hyphens>>(at+1)&1 == 1 {
		return m, false
	}
	if (words|k.Underscores)&1 == 0 || at == 0 || text[at-1] == '.' {
		return m, false
	}
	return spec.Match{Start: 0, End: end, Alone: emailAlone}, mailEnd(text, at+1, end) == end
}

// domainEnd is where the domain that begins at text[i] ends, at most at limit,
// or -1 when there is none: labels of letters, digits and hyphens, a dot
// between them, the last one without digits or in punycode.
func domainEnd(text string, i, limit int) int {
	end, _ := domainWalk(text, i, limit)
	return end
}

// domainWalk is domainEnd, and how far the text has been read for it.
func domainWalk(text string, i, limit int) (end, walked int) { return domainFrom(text, i, i, limit) }

// domainFrom is domainWalk where text[i:j] is known to be of inLabel, with j at most at the
// limit.
func domainFrom(text string, i, j, limit int) (end, walked int) {
	end = -1
	label, dots := i, 0
	limit = min(limit, len(text))
	for {
		for t := text[:limit]; j < len(t) && inLabel[t[j]]; {
			j++
		}
		c := byte(0)
		if j < limit {
			c = text[j]
		}
		if c >= utf8.RuneSelf {
			r, n := chars.RuneAt(text, j)
			if dots > 0 && chars.IsLetterRune(r) && !chars.IsLatin(r) && j > label && chars.IsASCII(text[label:j]) && TopOf(text[label:j]) != NoTopLevel {
				return j, j // another script follows without a space
			}
			if chars.IsLetterRune(r) {
				j += n
				continue
			}
		}
		// The label ends here.
		last := text[label:j]
		if last == "" || last[0] == '-' || last[len(last)-1] == '-' || len(last) > 63 {
			return end, j
		}
		if dots > 0 && isTopLevel(last) {
			end = j
		}
		if c != '.' {
			return end, j
		}
		dots++
		j++
		label = j
	}
}

// inLabel is true for what stands in the label of a domain in ASCII.
var inLabel = chars.SetWhere(func(c byte) bool { return numeral.IsAlnum(c) || c == '-' })

// inName is the same and true for all bytes beyond ASCII.
var inName = chars.SetWhere(func(c byte) bool { return inLabel[c] || c >= utf8.RuneSelf })

// isTopLevel reports whether a label can be the last of a domain.
func isTopLevel(label string) bool {
	if len(label) > 4 && label[:4] == "xn--" {
		return true
	}
	for i := range len(label) {
		if c := label[i]; c < utf8.RuneSelf && !numeral.IsLetter(c) {
			return false
		}
	}
	return len(label) >= 2
}

// doubtfulDomains are countries that end names of files or members of programs,
// or are words that follow a dot where a space is missing, more often than they
// end a domain.
var doubtfulDomains = &wordset.WordList{File: "internet", Set: "doubtfulDomains"}

// fileDomains are the top-level domains that end names of files, in which hyphens are usual.
var fileDomains = &wordset.WordList{File: "internet", Set: "fileDomains"}

// topLevel is what the last label of a domain proves.
type topLevel uint8

const (
	NoTopLevel      topLevel = iota
	doubtfulTop              // such as py, in or name
	commonTop                // a country
	UnmistakableTop          // com, org and their like
)

// TopLevels are all top-level domains: of two letters, which are countries; those beyond ASCII, as they are shown; and longer ones.
//
// The names are facts of the Root Zone Database of the Internet Assigned Numbers
// Authority (https://www.iana.org/domains/root/db), as the ICANN section of the
// Public Suffix List of 9 February 2023 has them (https://publicsuffix.org, of
// which no more than the last labels is taken), with the four names that RFC 2606
// and the one that RFC 7686 set aside.
var TopLevels = lazy.Value[map[string]topLevel]{Make: func() map[string]topLevel {
	m := make(map[string]topLevel, 1600)
	fill := func(list []string, t topLevel) {
		for _, name := range list {
			m[name] = t
		}
	}
	fill(lists.Words("internet", "TopLevels"), commonTop)
	fill(lists.Words("internet", "TopLevels2"), commonTop)
	fill(lists.Words("internet", "TopLevels3"), doubtfulTop)
	fill([]string{"test", "example", "invalid", "localhost", "onion"}, doubtfulTop)
	fill(wordset.WordsOf(doubtfulDomains), doubtfulTop)
	fill(lists.Words("internet", "plainDomains"), commonTop)
	fill(lists.Words("internet", "unmistakableDomains"), UnmistakableTop)
	return m
}}
