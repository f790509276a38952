// Package tagger finds the names of people, places and organisations in running text, streets with
// their numbers, postcodes, and words for nationalities and religions. What it knows it has learned
// from text that people wrote and labelled; it has no rule.
//
// # How it works
//
// A text is read in stretches: from some tokens before a place where a name can begin, as long as
// such places follow (stretch.go). A token is a word, a number, a sign, or one character of a script
// without spaces (token.go). Of each token some features are seen, such as its last three letters, how
// it is written and what package lexicon says of it (feature.go, alone.go); the features that were
// frequent in what was learned from have a vector of 64 numbers of eight bits each (vocabulary.go). The
// sum of these vectors goes through three layers of a network, of which each looks at the tokens beside
// it too, and the last gives a score to each tag (network.go). The most likely row of tags makes the
// spans, with a probability that is fitted to text which was not learned from (decode.go).
//
// # Speed
//
// On amd64 the layers are computed with the products of bytes of AVX-512 (VNNI) where there are any, or
// with AVX2: 0.42 µs a token, of about five bytes of English, on a server core of 2023, of 0.9 µs that
// a token takes in all. Elsewhere two products are made in one of 64 bits (pairs.go), which takes 5 µs a
// token on the same core, so that a text is searched at about 1 MB/s. Both are held equal to a plain twin,
// to the last bit; that one takes 30 µs.
//
// Stretches of late are remembered by their bytes (memo.go), so that what comes again and again, such as the lines of a log,
// costs a tenth.
//
// # Learning
//
// The program in train turns labelled text into rows and tags; train/learn learns the weights, in 20
// minutes on two cores. See train/learn.sh, which does all of it. The weights are in model.bin, 6.3 MB.
package tagger
