package tagger

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds what stands beside the name of a person and belongs to it: an age
// and a job. A number or a word for a job alone says little; beside a name it says who.

// The shares of numbers and of words for jobs beside a name that are ages and jobs.
const (
	ageShare = 0.95
	jobShare = 0.75
)

// appendBeside appends what belongs to the person that is the last of the spans. What
// stands before the name takes its place in the order.
func (c *Chain) appendBeside(dst []Span, text string, p float64) []Span {
	person := dst[len(dst)-1]
	done := c.done
	if len(dst) > 1 {
		done = max(done, dst[len(dst)-2].End)
	}
	if from, to := jobBefore(text, person.Start, done); from < to {
		dst = append(dst[:len(dst)-1], Span{from, to, Job, p * jobShare}, person)
	}
	end := person.End
	if from, to := ageBehind(text, end); from < to {
		dst = append(dst, Span{from, to, Age, p * ageShare})
		end = to
	} else if from, to := jobBehind(text, end); from < to {
		dst = append(dst, Span{from, to, Job, p * jobShare})
		end = to
	}
	c.end = max(c.end, end)
	return dst
}

// ageBehind gives the number behind a name that ends at text[i] that can only be an
// age: Anna Meier, 42, or Anna Meier (42).
func ageBehind(text string, i int) (from, to int) {
	ends := ",.;:)\n"
	switch rest := text[i:]; {
	case strings.HasPrefix(rest, ", "):
	case strings.HasPrefix(rest, " ("):
		ends = "),"
	default:
		return i, i
	}
	from = i + 2
	to = from
	for to < len(text) && to-from < 3 && isDigit(text[to]) {
		to++
	}
	if to == from || text[from] == '0' || to-from == 3 && text[from:to] > "119" {
		return i, i
	}
	if to == len(text) && ends[0] == ',' || to < len(text) && strings.IndexByte(ends, text[to]) >= 0 && !(to+1 < len(text) && isDigit(text[to+1])) {
		return from, to
	}
	return i, i
}

// copulas stand between a name and a job.
var copulas = [...]string{", ", " is a ", " is an ", " is the ", " is our ", " was a ", " was an ", " became a ", " works as a ", " works as an ", " worked as a ", " worked as an ",
	" ist ", " arbeitet als ", " est ", " est un ", " est une ", " travaille comme ", " es ", " es un ", " es una ", " trabaja como ", " è un ", " è una ", " è ", " lavora come ",
	" é ", " é um ", " é uma ", " trabalha como ", " is een ", " werkt als ", " jest ", " är ", " är en ", " er ", " er en ", " je "}

// jobBehind gives the job behind a name that ends at text[i]: Anna Meier, teacher, or
// Anna Meier is a software engineer.
func jobBehind(text string, i int) (from, to int) {
	best := 0
	for _, c := range copulas {
		if len(c) > best && strings.HasPrefix(text[i:], c) {
			best = len(c)
		}
	}
	if best == 0 {
		return i, i
	}
	from = i + best
	return from, jobEnd(text, from)
}

// mostJobWords bounds the words of a job.
const mostJobWords = 4

// jobEnd is the end of the job of one to mostJobWords words at text[from], the last of
// which is known, or from.
func jobEnd(text string, from int) int {
	last, i := from, from
	for n := 0; n < mostJobWords; n++ {
		e := wordEnd(text, i)
		if e == i || e-i > longestWord {
			break
		}
		if isJob(text[i:e]) || n > 0 && isJob(text[from:e]) {
			last = e
		} else if isConnector(text[i:e]) || lexicon.Lookup(text[i:e]).Is(lexicon.Demonym) && n == 0 {
			break
		}
		if e >= len(text) || text[e] != ' ' && text[e] != '-' {
			break
		}
		i = e + 1
	}
	return last
}

// jobBefore gives the word for a job right before a name that begins at text[i], in
// lower case or at the beginning of a sentence: our plumber Anna.
func jobBefore(text string, i, done int) (from, to int) {
	if i == 0 || text[i-1] != ' ' {
		return i, i
	}
	from, to = wordBefore(text, i)
	if to != i-1 || from < done || !isJob(text[from:to]) || gluedBefore(text, from) {
		return i, i
	}
	return from, to
}

// isJob reports whether a word is a job before anything else.
func isJob(word string) bool {
	if utf8.RuneCountInString(word) < 3 {
		return false
	}
	c := lexicon.Lookup(word)
	return c.Is(lexicon.Occupation) && !c.Is(lexicon.Title|lexicon.Demonym|lexicon.Religion) && c.Given() < 3
}
