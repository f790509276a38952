package scan

import (
	"slices"
	"strings"

	"github.com/privet-go/privet/internal/labelkey"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/decode"
	"github.com/privet-go/privet/profiler/internal/folding"
	"github.com/privet-go/privet/profiler/internal/halt"
	"github.com/privet-go/privet/profiler/internal/internet"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file finds what web addresses hold: the user and the password before the host, the values of a query by their keys, and
// segments of a path such as an e-mail address. An address is rewritten as the lines of a form, which are searched as any text:
//
//	https://tess:Quorl77@host/a?dob=1980-05-04   user: tess, password: Quorl77, host, a, dob: 1980-05-04
//
// What is found there and is the whole of a value is a finding of its own, and the address ends before the first of them.

// A webPart is a value of an address that has been rewritten.
type webPart struct {
	key, keyEnd int // in the rewritten text; the same where it has none
	from, to    int
	kind        int
}

const (
	webSegment = iota // of the path
	webValue          // of the query or the fragment
	webUser
	webPassword
)

// What the parts before the host are worth, and a value that nothing but its key tells.
const (
	webUserSure     = 0.9
	webPasswordSure = 0.95
	webKeyAlone     = 0.8
	webPartLeast    = 0.9 // from which on a form needs no key
	longestKey      = 32  // bytes of the keys that are looked up
)

// openAddresses adds to the candidates what the web addresses among them hold that begin in text[from:to].
func (s *Scanner) openAddresses(x *Scratch, text string, from, to int) {
	walked := len(x.Candidates)
	for k := range walked {
		c := &x.Candidates[k]
		if c.Start >= from && c.Start < to && s.Recognizers[c.Recognizer].Label == "URL" && strings.ContainsAny(text[c.Start:c.End], "@=?%;#") {
			s.openAddress(x, text, k, walked)
		}
	}
	x.mergeFound(walked)
}

// openAddress does it for the candidate k of those that the walk has found. Names that it would have kept to itself go.
func (s *Scanner) openAddress(x *Scratch, text string, k, walked int) {
	halt.Check(x.Context)
	y := x.within()
	h := &y.hidden
	start, end := x.Candidates[k].Start, x.Candidates[k].End
	h.rewrite(text, start, end)
	plain := chars.Alias(h.plain)
	s.Collect(y, plain, min(x.Least, webPartLeast))
	first := end
	for i := range h.parts {
		p := &h.parts[i]
		c, ok := s.partOf(y, plain, p)
		if !ok {
			continue
		}
		n := len(x.Candidates)
		s.adopt(x, y, plain, &c, h.startOf(c.Start), h.endOf(c.End), folding.ByAddress)
		if len(x.Candidates) > n {
			first = min(first, x.Candidates[n].Start)
		}
	}
	if first == end {
		return
	}
	x.Candidates[k].End = max(first, start+1)
	for k > 0 && x.Candidates[k-1].Start >= start {
		k--
	}
	for ; k < walked && x.Candidates[k].Start < end; k++ {
		if c := &x.Candidates[k]; c.Named && c.End <= end {
			c.Confidence = -1 // it would have yielded to the address
		}
	}
}

// partOf is the candidate that the whole of a part is.
func (s *Scanner) partOf(y *Scratch, plain string, p *webPart) (best spec.Candidate, ok bool) {
	v, by := plain[p.from:p.to], s.addressKeys()
	for i := range y.Candidates {
		c := &y.Candidates[i]
		if c.Start != p.from || c.End != p.to || ok && byRank(c, &best) > 0 {
			continue
		}
		r := s.Recognizers[c.Recognizer]
		switch {
		case slices.Contains(by.never, string(r.Label)):
		case p.kind == webSegment && !slices.Contains(by.segments, string(r.Label)):
		case c.Named || p.kind != webSegment && c.Confidence < webPartLeast:
			if !slices.ContainsFunc(by.of(plain[p.key:p.keyEnd]), func(i int) bool { return s.Recognizers[i].Label == r.Label }) {
				continue
			}
			fallthrough
		default:
			best, ok = *c, true
		}
	}
	key, alone := plain[p.key:p.keyEnd], webKeyAlone
	switch {
	case ok && (p.kind < webUser || best.Confidence >= webUserSure):
		return best, true
	case p.kind == webUser:
		key, alone = "username", webUserSure
	case p.kind == webPassword:
		key, alone = "password", webPasswordSure
	}
	if len(v) < 2 || strings.IndexByte("<{[$*", v[0]) >= 0 || slices.ContainsFunc(by.examples, func(w string) bool { return strings.EqualFold(v, w) }) {
		return best, false // a placeholder
	}
	for _, i := range by.of(key) {
		r := s.Recognizers[i]
		if p.kind >= webUser || slices.Contains(by.cells, string(r.Label)) && len(key) > 4 && r.Cell != nil && r.Cell(v) {
			return spec.Candidate{Match: spec.Match{Start: p.from, End: p.to, Alone: alone}, Recognizer: i, Confidence: alone}, true
		}
	}
	return best, ok
}

// addressKeys are what the keys of values mean.
type addressKeys struct {
	recognizers map[string][]int // by their headers, as package labelkey has them
	segments    []string         // labels that a segment of a path is told to be by itself
	never       []string         // labels that no address is parted for
	cells       []string         // labels that a key and the look of the value tell
	examples    []string         // what stands for the user and the password in examples
}

func newAddressKeys(recognizers []*spec.Recognizer) *addressKeys {
	k := &addressKeys{recognizers: map[string][]int{}, segments: lists.Words("scan", "addressSegments"), never: lists.Words("scan", "addressNever"),
		cells: lists.Words("scan", "addressCells"), examples: lists.Words("scan", "addressExamples")}
	for i, r := range recognizers {
		for _, h := range r.Headers {
			var room [longestKey]byte
			if name, ok := labelkey.Append(room[:0], h); ok {
				k.recognizers[string(name)] = append(k.recognizers[string(name)], i)
			}
		}
	}
	return k
}

// of gives the recognizers that a key is a header of.
func (k *addressKeys) of(key string) []int {
	var room [longestKey]byte
	name, _ := labelkey.Append(room[:0], key)
	return k.recognizers[string(name)]
}

// rewrite makes h.plain of the address text[from:end], and notes its parts.
func (h *hidden) rewrite(text string, from, end int) {
	h.plain, h.escapes, h.parts, h.from, h.again = h.plain[:0], h.escapes[:0], h.parts[:0], from, false
	i := from
	if k := strings.Index(text[from:end], "://"); k >= 0 && k < internet.LongestScheme {
		i = h.rewriteHost(text, from+k+len("://"), end)
	}
	p := h.part(webSegment)
	for i < end {
		switch c := text[i]; {
		case c == '/' && p.kind == webSegment, c == '?' || c == '&' || c == '#' || c == ';':
			h.finish(p)
			i = h.put(i, "\n")
			if c == '/' || c == '&' && p.kind == webSegment {
				p = h.part(webSegment)
			} else {
				p = h.part(webValue)
			}
		case c == '=' && p.kind == webValue && p.keyEnd == p.key && len(h.plain) > p.key:
			p.keyEnd = len(h.plain)
			i = h.put(i, ": ")
			p.from = len(h.plain)
		case c == '+' && p.kind == webValue:
			i = h.put(i, " ")
		default:
			i = h.copyByte(text, i)
		}
	}
	h.finish(p)
}

// rewriteHost does it for what may be a user and a password and the host, from text[host] on, and gives where the path begins.
func (h *hidden) rewriteHost(text string, host, end int) int {
	authority := end
	if k := strings.IndexAny(text[host:end], "/?#"); k >= 0 {
		authority = host + k
	}
	i := host
	if k := strings.LastIndexByte(text[host:authority], '@'); k > 0 && host+k+1 < authority {
		h.put(host-1, "\nuser: ")
		for p := h.part(webUser); ; {
			if i == host+k {
				h.finish(p)
				i = h.put(i, "\n")
				break
			}
			if text[i] == ':' && p.kind == webUser {
				h.finish(p)
				i = h.put(i, "\npassword: ")
				p = h.part(webPassword)
			} else {
				i = h.copyByte(text, i)
			}
		}
	}
	at := len(h.plain)
	h.plain = append(h.plain, text[i:authority]...)
	h.escapes = append(h.escapes, escape{i, authority, at, len(h.plain), folding.ByAddress})
	return authority
}

// put has s stand for the byte at text[i], and gives the place behind it.
func (h *hidden) put(i int, s string) int {
	to := len(h.plain)
	h.plain = append(h.plain, s...)
	h.escapes = append(h.escapes, escape{i, i + 1, to, len(h.plain), folding.ByAddress})
	return i + 1
}

// part is one that begins at the end of what has been written.
func (h *hidden) part(kind int) webPart {
	n := len(h.plain)
	return webPart{key: n, keyEnd: n, from: n, kind: kind}
}

// finish notes a part that ends there, unless it is empty.
func (h *hidden) finish(p webPart) {
	if p.to = len(h.plain); p.to > p.from {
		h.parts = append(h.parts, p)
	}
}

// copyByte takes the byte at text[i], or what is written there with a percent sign, and gives the place behind it.
func (h *hidden) copyByte(text string, i int) int {
	to, n := len(h.plain), 0
	if decode.IsPercent(text, i) {
		h.plain, n = decode.Decodings[folding.ByPercent].Read(h.plain, text, i)
		h.escapes = append(h.escapes, escape{i, i + n, to, len(h.plain), folding.ByPercent})
		return i + n
	}
	h.plain = append(h.plain, text[i])
	return i + 1
}
