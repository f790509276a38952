package main

import "github.com/privet-go/privet/profiler/internal/corpus"

// This file holds what the page says about the figures; it has no figures that are
// measured.

func writeHead(p *page, texts, tables int) {
	p.say("# Detection: how much is found, and how much of it is right")
	p.say("This page is written by a program, which measures on data that it makes; `-sample`, `-programs` and `-descriptions` fill a section each and change nothing else:")
	p.say("```sh\ngo run ./profiler/internal/figures -o docs/detection.md -n %d -tables %d -sample sentences.json -programs \"$(go env GOROOT)/src\" -descriptions i18n\n```", texts, tables)
	p.say("`privet eval` measures in the same way on data of your own.")

	p.say("## How it is measured")
	p.say(`**What is made.** [Package corpus](../profiler/internal/corpus/corpus.go) makes texts from templates: sentences, letters, forms, log lines in %d languages, whose
slots are filled with names, addresses and numbers. [Package tables](../profiler/internal/tables/tables.go) makes tables of people and of things. The templates,
the headers and the rules for values were written by hand for this project; the words are those of its [word lists](../profiler/internal/wordlists/makelists/README.md),
and 12 names of 100 are invented.`, len(corpus.Languages()))
	p.say(`**The split.** Templates and values belong to one of three parts, Train, Calibrate and Test, of about 80, 10 and 10 percent. The weights of the model are
learned from Train and its probabilities fitted to Calibrate. The figures are of Test, of which neither has seen a template, nor a name of a person, a town or a company, but for the
few that are of two kinds and so of two parts. Countries, states, nationalities, religions and great rivers are few and shared. The lexicon lists names of all parts, as
it lists those of real texts; what it has not got are the invented ones.`)
	p.say(`**Hard negatives.** Many templates hold nothing personal and are written to look as if they did: words that are names as well, products, laws, headlines, titles, code,
shouting, numbers of orders and versions. One text in five is made from several templates, and some are damaged: other letter case, doubled spaces, markup.`)
	p.say(`**What is right.** What is reported matches what is expected when the label is the same and what the two places have in common is 0.9 or more of what they cover
together, in code points; each matches one other at most. Reported is what has a confidence of 0.5 or more, the default. F1 and F2 are the harmonic means of precision and
recall, in which recall weighs as much, and twice as much. Intervals cover 95 percent: those of Wilson for shares; for F from both lower to both upper ends of those at 97.5
percent (Bonferroni). They say what chance does among texts of this kind, and nothing about texts of other kinds. Texts that come from one template are alike, so that
the true intervals are wider.`)
}

func writeLimits(p *page) {
	p.say("## What the figures do not say")
	p.say(`- Templates and tables were written by the people who wrote the recognizers. Real texts have forms that nobody thought of, and figures on them are lower; the sample
  shows by how much they can be.
- The texts hold far more names than usual ones, and what is written in a language has more kinds than its templates: an interval is about chance and not about what a language can look like.
- Nothing is fitted to Test, but tests hold bounds on a part of its tables, and whoever changes the profiler sees these figures.
- A place with other bounds counts twice, as missed and as a false alarm, although most of it would have been masked. The last row of the first table counts places that are
  found under whatever label.
- What counts as a place of a kind is a choice. A role with no name beside it ("a driver said") is nobody's, and is not reported; an age is its number alone; a time of
  the day without a date is no DATE_TIME, and with one it is a part of it; a town that plays in a league is an ORGANIZATION there; a bank's own code and an account number behind another word are two places.
  Data that is labelled otherwise has other figures.`)
}
